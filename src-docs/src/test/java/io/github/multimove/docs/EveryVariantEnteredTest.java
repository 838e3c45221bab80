package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.testkit.Budget;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Entering turns, setting positions up and drawing them works in every variant there is, by random play. */
@Tag("budget")
class EveryVariantEnteredTest {
    private static final int PLIES = Budget.of(5, 15);
    /** As many turns as every walk is gone of. */
    private static final int FEW = 400;

    static Stream<String> ids() {
        return Stream.concat(RuleSets.ids().stream(), Stream.of("""
                        two-prong[base=double-king] two-prong[base=grand] two-prong[base=raumschach]
                        two-prong[base=dragonchess,collision=true] two-prong[prongs=3] twinmove[pawn-move=optional]
                        twins[bond=separated] twins[array=fraternal,order=sequential,sharing=true] twins[array=royal-queen]
                        """.strip().split("\\s+", -1)));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void aBoardOnScreenAndAnEditorWorkInEveryVariant(String id) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(id.hashCode());
        Position position = rules.initialPosition();
        int walked = 0;
        for (int ply = 0; ply < PLIES && rules.outcome(position).isEmpty(); ply++) {
            LegalTurns turns = rules.legalTurns(position);
            Turn turn = turns.sample(random);
            PartialTurn entered = rules.begin(position);
            for (SubMove subMove : turn.subMoves()) {
                entered = entered.then(subMove);
                assertThat(position.begin(entered.toString())).isEqualTo(entered);
            }
            assertThat(entered.turn()).isEqualTo(turn);
            if (ply % 8 == 0) {
                draw(
                        Diagram.of(entered),
                        entered.placement().values().stream()
                                .mapToInt(List::size)
                                .sum());
                draw(Diagram.of(position).turn(turn).seenFrom(Side.BLACK), pieces(position));
            }
            if (turns.stream().limit(FEW).count() < FEW && walked++ % 10 == 0) {
                Set<Turn> reached = new HashSet<>();
                walk(rules.begin(position), reached);
                assertThat(reached).isEqualTo(new HashSet<>(new ArrayList<>(turns)));
            }
            assertThat(rules.position(Setup.of(position))).isEqualTo(position).hasToString(position.toString());
            position = rules.play(position, turn);
        }
    }

    private static int pieces(Position position) {
        return position.pieces().values().stream().mapToInt(List::size).sum();
    }

    private static void walk(PartialTurn turn, Set<Turn> reached) {
        if (turn.mayStop()) {
            reached.add(turn.turn());
        }
        assertThat(turn.mayStop() || !turn.next().isEmpty())
                .as("%s leads nowhere", turn)
                .isTrue();
        turn.next().forEach(subMove -> walk(turn.then(subMove), reached));
    }

    private static void draw(Diagram diagram, int pieces) {
        String svg = diagram.svg();
        NodeList groups;
        try {
            groups = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getElementsByTagName("g");
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
        int drawn = 0;
        for (int i = 0; i < groups.getLength(); i++) {
            boolean piece = groups.item(i).getAttributes().getNamedItem("class") != null
                    && groups.item(i)
                            .getAttributes()
                            .getNamedItem("class")
                            .getNodeValue()
                            .equals("piece");
            drawn += piece ? 1 : 0;
        }
        assertThat(drawn).isEqualTo(pieces);
    }
}
