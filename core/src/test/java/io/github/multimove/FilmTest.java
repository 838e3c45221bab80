package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.TurnStructure;
import java.io.StringReader;
import java.time.Duration;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class FilmTest {
    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(3));

    private static Document parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
    }

    @Test
    void aTurnIsShownSubMoveBySubMove() {
        Position position = DUAL.position("r3k3/8/8/8/8/8/4P3/4K2R w K - 0 9");
        Film film = Film.of(position, DUAL.parseTurn(position, "e1g1,e2e4"));
        assertThat(film.captions()).containsExactly("", "O-O", "e4");
        assertThat(film.diagrams().get(1))
                .hasToString(Diagram.of(DUAL.begin(position, "e1g1")).text());
        Document svg = parse(film.animation(Duration.ofMillis(500)));
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
        Document svg = parse(film.strip(2));
        assertThat(svg.getDocumentElement().getAttribute("width"))
                .isEqualTo(DiagramSvg.number(2 * film.diagrams().get(0).width()));
        assertThat(svg.getElementsByTagName("svg").getLength()).isEqualTo(4);
        Element second = (Element) svg.getElementsByTagName("svg").item(2);
        assertThat(second.getAttribute("x"))
                .isEqualTo(DiagramSvg.number(film.diagrams().get(0).width()));
        assertThat(second.getElementsByTagName("text").getLength()).isZero();
        assertThat(film.strip(9)).contains(">1. d4,e4<").contains("class=\"last-turn\"");
        assertThatIllegalArgumentException().isThrownBy(() -> film.strip(0));
        assertThatIllegalArgumentException().isThrownBy(() -> film.animation(Duration.ZERO));
        assertThat(parse(Film.of(Game.of(DUAL)).animation(Duration.ofSeconds(1)))
                        .getElementsByTagName("animate")
                        .getLength())
                .isZero();
    }
}
