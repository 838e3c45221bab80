package io.github.multimove.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.rules.TurnStructure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class FilmTest {
    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(3));

    @Test
    void aTurnIsShownSubMoveBySubMove() {
        Position position = DUAL.position("r3k3/8/8/8/8/8/4P3/4K2R w K - 0 9");
        Film film = Film.of(position, DUAL.parseTurn(position, "e1g1,e2e4"));
        assertThat(film.captions()).containsExactly("", "O-O", "e4");
        assertThat(film.diagrams().get(1))
                .hasToString(Diagram.of(position.begin("e1g1")).text());
        Document svg = DiagramTest.parse(film.animation(Duration.ofMillis(500)));
        NodeList motions = svg.getElementsByTagName("animateTransform");
        assertThat(motions.getLength()).isEqualTo(3); // king, rook, pawn
        assertThat(((Element) motions.item(2)).getAttribute("values")).isEqualTo("0 96;0 96;0 0;0 0");
        assertThat(((Element) motions.item(2)).getAttribute("dur")).isEqualTo("1.5s");
        assertThat(((Element) motions.item(2)).getAttribute("keyTimes")).isEqualTo("0;0.666667;0.8;1");
        assertThat(svg.getElementsByTagName("animate").getLength()).isEqualTo(3);
        Turn foreign = DUAL.parseTurn(position, "e2e4,h1h8");
        assertThatThrownBy(() -> Film.of(DUAL.initialPosition(), foreign)).isInstanceOf(IllegalTurnException.class);
    }

    @Test
    void aGameIsShownTurnByTurn() {
        Game game = Game.of(DUAL).play("e2e4,d2d4").play("e7e5");
        Film film = Film.of(game).drawn(diagram -> diagram.squareSize(20).withoutCoordinates());
        assertThat(film.captions()).containsExactly("", "1. d4,e4", "1... e5");
        Document svg = DiagramTest.parse(film.strip(2));
        assertThat(svg.getDocumentElement().getAttribute("width"))
                .isEqualTo(DiagramSvg.number(2 * film.diagrams().get(0).width()));
        assertThat(svg.getElementsByTagName("svg").getLength()).isEqualTo(4);
        Element second = (Element) svg.getElementsByTagName("svg").item(2);
        assertThat(second.getAttribute("x"))
                .isEqualTo(DiagramSvg.number(film.diagrams().get(0).width()));
        assertThat(second.getElementsByTagName("text").getLength()).isZero();
        assertThat(film.strip(9)).contains(">1. d4,e4<").contains("class=\"last-turn\"");
        assertThatIllegalArgumentException().isThrownBy(() -> film.strip(0));
        assertThat(film.strip(Integer.MAX_VALUE)).isEqualTo(film.strip(9));
        assertThatIllegalArgumentException().isThrownBy(() -> film.animation(Duration.ZERO));
        assertThat(DiagramTest.parse(Film.of(Game.of(DUAL)).animation(Duration.ofSeconds(1)))
                        .getElementsByTagName("animate")
                        .getLength())
                .isZero();
    }

    private static double at(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static List<Element> frames(Document svg) {
        List<Element> frames = new ArrayList<>();
        NodeList groups = svg.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            if (group.getAttribute("class").equals("frame")) {
                frames.add(group);
            }
        }
        return frames;
    }

    private static Element child(Element parent, String name) {
        NodeList children = parent.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i).getNodeName().equals(name)) {
                return (Element) children.item(i);
            }
        }
        throw new AssertionError("no " + name);
    }

    @Test
    void picturesStandInRowsWithTheirCaptionsBelow() {
        Game game = Game.of(DUAL).play("e2e4").play("e7e5").play("f1c4").play("b8c6");
        Film film = Film.of(game);
        double across = film.diagrams().get(0).width();
        double high = film.diagrams().get(0).height();
        double caption = Diagram.SQUARE_SIZE * 0.7;
        double down = high + caption;
        for (int columns : new int[] {1, 2, 5, 9}) {
            Element svg = DiagramTest.parse(film.strip(columns)).getDocumentElement();
            int wide = Math.min(columns, 5);
            int rows = columns == 1 ? 5 : columns == 2 ? 3 : 1;
            assertThat(at(svg, "width")).isCloseTo(wide * across, within(0.001));
            assertThat(at(svg, "height")).isCloseTo(rows * down, within(0.001));
            assertThat(svg.getAttribute("viewBox"))
                    .isEqualTo("0 0 " + svg.getAttribute("width") + " " + svg.getAttribute("height"));
            Element ground = child(svg, "rect");
            assertThat(ground.getAttribute("width")).isEqualTo(svg.getAttribute("width"));
            assertThat(ground.getAttribute("height")).isEqualTo(svg.getAttribute("height"));
            assertThat(ground.getAttribute("fill")).isEqualTo(Diagram.Colour.GROUND.usual(Diagram.Theme.LIGHT));
            assertThat(child(svg, "title").getTextContent())
                    .isEqualTo(DUAL.initialPosition().toString());
            List<Element> frames = frames(svg.getOwnerDocument());
            assertThat(frames).hasSize(5);
            for (int i = 0; i < 5; i++) {
                Element frame = frames.get(i);
                int column = i % columns;
                int row = i / columns;
                assertThat(frame.getAttribute("data-frame")).isEqualTo(Integer.toString(i));
                assertThat(frame.getAttribute("visibility")).isEmpty();
                Element picture = child(frame, "svg");
                assertThat(at(picture, "x")).isCloseTo(column * across, within(0.001));
                assertThat(at(picture, "y")).isCloseTo(row * down, within(0.001));
                Element text = child(frame, "text");
                assertThat(text.getTextContent()).isEqualTo(film.captions().get(i));
                assertThat(at(text, "x")).isCloseTo(column * across + across / 2, within(0.001));
                assertThat(at(text, "y")).isCloseTo(row * down + high + caption * 0.6, within(0.001));
                assertThat(at(text, "font-size")).isCloseTo(caption * 0.55, within(0.001));
            }
        }
        assertThat(film.captions()).containsExactly("", "1. e4", "1... e5", "2. Bc4", "2... Nc6");
    }

    @Test
    void eachPictureIsShownInItsPartOfTheTime() {
        Film film =
                Film.of(Game.of(DUAL).play("e2e4").play("e7e5").play("f1c4")).drawn(Diagram::withoutCoordinates);
        Element svg = DiagramTest.parse(film.animation(Duration.ofMillis(1250))).getDocumentElement();
        assertThat(at(svg, "width")).isCloseTo(film.diagrams().get(0).width(), within(0.001));
        assertThat(at(svg, "height"))
                .isCloseTo(film.diagrams().get(0).height() + Diagram.SQUARE_SIZE * 0.7, within(0.001));
        List<String> hidden = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        for (Element frame : frames(svg.getOwnerDocument())) {
            hidden.add(frame.getAttribute("visibility"));
            Element animate = child(frame, "animate");
            shown.add(animate.getAttribute("values") + " at " + animate.getAttribute("keyTimes"));
            assertThat(animate.getAttribute("dur")).isEqualTo("5s");
            assertThat(animate.getAttribute("repeatCount")).isEqualTo("indefinite");
            assertThat(at(child(frame, "svg"), "x")).isZero();
            assertThat(at(child(frame, "svg"), "y")).isZero();
        }
        assertThat(hidden).containsExactly("", "hidden", "hidden", "hidden");
        assertThat(shown)
                .containsExactly(
                        "visible;hidden;hidden at 0;0.25;1",
                        "hidden;visible;hidden at 0;0.25;0.5",
                        "hidden;visible;hidden at 0;0.5;0.75",
                        "hidden;visible;hidden at 0;0.75;1.0");
        NodeList motions = svg.getElementsByTagName("animateTransform");
        assertThat(motions.getLength()).isEqualTo(3);
        Element bishop = (Element) motions.item(2);
        assertThat(bishop.getAttribute("values")).isEqualTo("144 144;144 144;0 0;0 0");
        assertThat(bishop.getAttribute("keyTimes")).isEqualTo("0;0.75;0.85;1");
        Element moving = (Element) bishop.getParentNode();
        assertThat(moving.getAttribute("class")).isEqualTo("moving");
        assertThat(child(moving, "g").getAttribute("data-square")).isEqualTo("c4");
    }

    @Test
    void aPictureIsShownForATenthOfASecondUpToAMinute() {
        Film film = Film.of(Game.of(DUAL).play("e2e4"));
        assertThat(film.animation(Duration.ofMillis(100))).contains("dur=\"0.2s\"");
        assertThat(film.animation(Duration.ofMinutes(1))).contains("dur=\"120s\"");
        for (long millis : new long[] {99, 60_001, Long.MAX_VALUE}) {
            assertThatIllegalArgumentException().isThrownBy(() -> film.animation(Duration.ofMillis(millis)));
        }
    }

    @Test
    void picturesOfDifferentSizesHaveThePlaceOfTheLargest() {
        Film film = Film.of(Game.of(DUAL).play("e2e4"));
        Position start = DUAL.initialPosition();
        String first = Diagram.of(start).text();
        Film mixed = film.drawn(diagram -> diagram.text().equals(first) ? diagram.squareSize(20) : diagram);
        Element svg = DiagramTest.parse(mixed.strip(2)).getDocumentElement();
        double large = film.diagrams().get(0).width();
        assertThat(at(svg, "width")).isCloseTo(2 * large, within(0.001));
        assertThat(at(svg, "height")).isCloseTo(film.diagrams().get(0).height() + 14, within(0.001));
    }
}
