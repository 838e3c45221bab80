package io.github.multimove.docs.guide;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * One page of the guide or of the rules.
 *
 * @param name the file's name without its ending; for a page of the rules {@code rules/} stands before it
 * @param title the text of the first heading
 * @param document the page, parsed
 */
record Page(String name, String title, Node document) {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final String RULES = "rules/";
    private static final Pattern ID = Pattern.compile("<a id=\"([^\"]*)\">");
    private static final Pattern LINK = Pattern.compile("(\\.\\./guide/|\\.\\./rules/|)([\\w-]+)\\.md(#.*)?");

    static Page read(String name, String markdown) {
        Node document = PARSER.parse(markdown);
        return new Page(name, document.getFirstChild() instanceof Heading heading ? text(heading) : "", document);
    }

    private static String text(Heading heading) {
        StringBuilder text = new StringBuilder();
        heading.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }
        });
        return text.toString();
    }

    /** Returns whether this is a page of the rules. */
    boolean isOfRules() {
        return name.startsWith(RULES);
    }

    /**
     * Returns the anchors of the page, in order: its headings, {@linkplain #anchor(String) as anchors}, and the elements
     * {@code <a id="...">} of its text. A rules page has one for each numbered point.
     */
    List<String> anchors() {
        List<String> anchors = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                anchors.add(anchor(text(heading)));
                super.visit(heading);
            }

            @Override
            public void visit(HtmlInline html) {
                Matcher id = ID.matcher(html.getLiteral());
                if (id.find()) {
                    anchors.add(id.group(1));
                }
            }
        });
        return anchors;
    }

    /** Returns the anchor of a heading's or point's name: lower case, {@code -} for all that is no letter and no digit. */
    static String anchor(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replace("'", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }

    /** Returns the sections that headings begin, in order, each with its text, for the search. */
    List<SiteSearch.Section> sections() {
        List<SiteSearch.Section> sections = new ArrayList<>();
        String address = name + ".html";
        String heading = title;
        StringBuilder text = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading next && node != document.getFirstChild()) {
                sections.add(new SiteSearch.Section(address, heading, text.toString()));
                String words = text(next);
                address = name + ".html#" + anchor(words);
                heading = title + ": " + words;
                text.setLength(0);
            } else {
                text.append(words(node));
            }
        }
        sections.add(new SiteSearch.Section(address, heading, text.toString()));
        return sections;
    }

    /** Returns what a reader sees of a block, without marks and HTML. */
    private static String words(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(FencedCodeBlock block) {
                words.append(block.getLiteral()).append(' ');
            }

            @Override
            public void visit(SoftLineBreak end) {
                words.append(' ');
            }

            @Override
            public void visit(Paragraph paragraph) {
                super.visit(paragraph);
                words.append(' ');
            }

            @Override
            public void visit(CustomNode cell) { // of a table
                super.visit(cell);
                words.append(' ');
            }
        });
        return words.toString();
    }

    /** Returns the examples, in order. */
    List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(FencedCodeBlock block) {
                if (block.getInfo().equals("example")) {
                    Optional<Example> before =
                            examples.isEmpty() ? Optional.empty() : Optional.of(examples.get(examples.size() - 1));
                    examples.add(Example.read(block.getLiteral(), before));
                }
            }
        });
        return examples;
    }

    /** Returns where the links go and the images are, as they stand. */
    List<String> links() {
        List<String> links = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                links.add(link.getDestination());
                super.visit(link);
            }

            @Override
            public void visit(Image image) {
                links.add(image.getDestination());
                super.visit(image);
            }
        });
        return links;
    }

    /** Returns the heading that each link stands under, by where it goes; of a link that stands twice, the first. */
    Map<String, String> headingsOfLinks() {
        Map<String, String> headings = new LinkedHashMap<>();
        document.accept(new AbstractVisitor() {
            private String heading = title;

            @Override
            public void visit(Heading next) {
                heading = text(next);
            }

            @Override
            public void visit(Link link) {
                headings.putIfAbsent(link.getDestination().replaceFirst("#.*", ""), heading);
            }
        });
        return headings;
    }

    /** Returns the page's body as HTML: links go to the other pages' HTML, headings are anchors, examples are drawn. */
    String html() {
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(context -> Page::attributes)
                .nodeRendererFactory(context -> new Examples(context, examples().iterator()))
                .build()
                .render(document);
    }

    private static void attributes(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Link) {
            attributes.computeIfPresent("href", (name, href) -> ofSite(href));
        } else if (node instanceof Heading heading) {
            attributes.put("id", anchor(text(heading)));
        }
    }

    /** Returns where a link goes on the site: the guide's pages are at its top, those of the rules in a folder. */
    private static String ofSite(String href) {
        Matcher link = LINK.matcher(href);
        if (!link.matches()) {
            return href;
        }
        String folder = switch (link.group(1)) {
            case "../guide/" -> "../";
            case "../rules/" -> RULES;
            default -> "";
        };
        return folder + link.group(2) + ".html" + (link.group(3) == null ? "" : link.group(3));
    }

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Draws examples, and leaves other blocks of code what they are. */
    private static final class Examples implements NodeRenderer {
        private final HtmlNodeRendererContext context;
        private final Iterator<Example> examples;

        Examples(HtmlNodeRendererContext context, Iterator<Example> examples) {
            this.context = context;
            this.examples = examples;
        }

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(FencedCodeBlock.class);
        }

        @Override
        public void render(Node node) {
            FencedCodeBlock block = (FencedCodeBlock) node;
            context.getWriter().line();
            context.getWriter()
                    .raw(
                            block.getInfo().equals("example")
                                    ? examples.next().html()
                                    : "<pre><code>" + escape(block.getLiteral()) + "</code></pre>");
            context.getWriter().line();
        }
    }
}
