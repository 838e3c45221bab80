package io.github.multimove.docs.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * One page of the guide.
 *
 * @param name the file's name without its ending
 * @param title the text of the first heading
 * @param document the page, parsed
 */
record Page(String name, String title, Node document) {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    static Page read(String name, String markdown) {
        Node document = PARSER.parse(markdown);
        StringBuilder title = new StringBuilder();
        if (document.getFirstChild() instanceof Heading heading) {
            heading.accept(new AbstractVisitor() {
                @Override
                public void visit(Text text) {
                    title.append(text.getLiteral());
                }
            });
        }
        return new Page(name, title.toString(), document);
    }

    /** Returns the examples, in order. */
    List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(FencedCodeBlock block) {
                if (block.getInfo().equals("example")) {
                    examples.add(Example.read(block.getLiteral()));
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

    /** Returns the page's body as HTML: links go to the other pages' HTML, examples are drawn. */
    String html() {
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(context -> Page::link)
                .nodeRendererFactory(Examples::new)
                .build()
                .render(document);
    }

    private static void link(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Link) {
            attributes.computeIfPresent(
                    "href", (name, href) -> href.replaceFirst("^([\\w-]+)\\.md(#.*)?$", "$1.html$2"));
        }
    }

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Draws examples, and leaves other blocks of code what they are. */
    private static final class Examples implements NodeRenderer {
        private final HtmlNodeRendererContext context;

        Examples(HtmlNodeRendererContext context) {
            this.context = context;
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
                                    ? Example.read(block.getLiteral()).html()
                                    : "<pre><code>" + escape(block.getLiteral()) + "</code></pre>");
            context.getWriter().line();
        }
    }
}
