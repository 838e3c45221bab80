package consumer;

import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Positions and turns are drawn as text and as SVG, whole. */
final class Pictures {
    private Pictures() {}

    static void check(Position position, Turn turn) {
        Diagram diagram = Diagram.of(position).turn(turn).threats();
        int pieces = position.pieces().values().stream().mapToInt(List::size).sum();
        Element light = parse(diagram.svg());
        Element dark =
                parse(diagram.seenFrom(Side.BLACK).theme(Diagram.Theme.DARK).svg());
        for (Element svg : List.of(light, dark)) {
            Expect.equal(svg.getTagName(), "svg", "the picture");
            Expect.equal(count(svg, "rect", "square"), position.board().size(), "squares drawn");
            Expect.equal(count(svg, "g", "piece"), pieces, "pieces drawn");
        }
        String text = diagram.text();
        Expect.that(text.contains(position.side() == Side.WHITE ? "White to move" : "Black to move"), text);
        turn.subMoves().forEach(subMove -> Expect.that(text.contains(subMove.toString()), text));
    }

    private static Element parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
    }

    private static int count(Element svg, String tag, String kind) {
        NodeList all = svg.getElementsByTagName(tag);
        int count = 0;
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (List.of(element.getAttribute("class").split(" ")).contains(kind)) {
                count++;
            }
        }
        return count;
    }
}
