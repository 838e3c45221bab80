package io.github.multimove.twins;

import static io.github.multimove.twins.Drawn.board;
import static io.github.multimove.twins.Drawn.fields;
import static io.github.multimove.twins.Drawn.play;
import static io.github.multimove.twins.Drawn.position;
import static io.github.multimove.twins.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.SubMove;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.spi.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawn positions for the options, and for the points that belong to options (rules/twins.md, Variations, Castling and Decided). */
class TwinsVariationsTest {
    private static RuleSet rules(String options) {
        return RuleSets.of("twins[" + options + "]");
    }

    // ---- array ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            array=royal-queen      | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 a1+h1,b1+g1,c1+f1,d1+e1,a8+h8,b8+g8,c8+f8,d8+e8
            array=twin-queens      | rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR w - - 0 1 a1+h1,b1+g1,c1+f1,d1+d1,a8+h8,b8+g8,c8+f8,d8+d8
            array=twin-queens-only | rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR w KQkq - 0 1 d1+d1,d8+d8
            array=fraternal        | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 b1+c1,f1+g1,b8+c8,f8+g8
            bond=separated         | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 a1+h1,b1+g1,c1+f1,a8+h8,b8+g8,c8+f8
            bond=separated-single  | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 a1+h1,b1+g1,c1+f1,a8+h8,b8+g8,c8+f8
            bond=identical         | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 a1+h1,b1+g1,c1+f1,a8+h8,b8+g8,c8+f8
            array=royal-queen,bond=separated | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 a1+h1,b1+g1,c1+f1,d1+e1,a8+h8,b8+g8,c8+f8,d8+e8
            array=fraternal,bond=identical   | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 b1+c1,f1+g1,b8+c8,f8+g8
            """)
    void arrays(String options, String text) {
        assertThat(rules(options).initialPosition()).hasToString(text);
        assertThat(rules(options).position(text)).isEqualTo(rules(options).initialPosition());
    }

    @Test
    void otherFraternalPairingsByApi() {
        RuleSet rules = Twins.options().rules("rooks-and-knights", "a1+b1,g1+h1,a8+b8,g8+h8");
        assertThat(fields(rules.initialPosition())).isEqualTo("w - - 0 1 a1+b1,g1+h1,a8+b8,g8+h8");
        assertThat(rules.legalTurns(rules.initialPosition())).hasSize(16);
        assertThatThrownBy(() -> Twins.options().rules("pawns", "a2+b2"))
                .hasMessageContaining("expected no pawn among siblings, found one on a2");
        assertThatThrownBy(() -> Twins.options().rules("empty", "b1+a4"))
                .hasMessageContaining("expected a sibling on a4, found the square empty");
    }

    // ---- sharing ----------------------------------------------------------------------------------------------------

    private static final String QUEENS = """
            k.......
            ........
            ........
            ........
            ........
            ........
            .p......
            .(QQ).Q.K..
            """;

    @Test
    void siblingsShareSquaresAndNeverPassThem() {
        RuleSet sharing = rules("array=twin-queens,bond=separated,sharing=true");
        Position before = position(sharing, QUEENS, "w - - 0 1 b1+b1+d1");
        assertThat(turns(sharing, before))
                .contains("b1c1,b1c1", "b1c1,b1c1,d1c1", "b1d1", "b1b2,b1b2", "b1b2,d1b3")
                .doesNotContain("b1e1");
        assertThat(board(play(sharing, before, "b1c1,b1c1,d1c1"))).endsWith("..(QQQ)..K..\n");
        assertThat(turns(
                        rules("array=twin-queens,bond=separated"),
                        rules("array=twin-queens,bond=separated").position(before.toString())))
                .doesNotContain("b1c1,b1c1", "b1d1")
                .contains("b1c1", "b1a1,b1c1,d1e2");
    }

    @Test
    void mixedStackIsWrittenWithLetters() {
        RuleSet sharing = rules("array=royal-queen,sharing=true");
        Position before = position(sharing, """
                ....k...
                ........
                ........
                ........
                ........
                ........
                ........
                ...(KQ)....
                """, "w - - 0 1 d1+d1");
        assertThat(turns(sharing, before))
                .contains("Qd1e1,Kd1d2", "Kd1d2,Qd1d2")
                .allMatch(turn -> turn.contains("Kd1"));
        assertThat(board(play(sharing, before, "Kd1d2,Qd1d2"))).contains("...(KQ)....\n........\n");
    }

    @Test
    void castlingOutOfASharedSquareIsLettered() {
        RuleSet sharing = rules("array=royal-queen,bond=separated,sharing=true");
        Position before = position(sharing, """
                ...k....
                ........
                ........
                ........
                ........
                ........
                ........
                R...(KQ)..R
                """, "w KQ - 0 1 a1+h1,e1+e1");
        assertThat(turns(sharing, before)).contains("Ke1g1", "Qe1g1", "Ke1c1");
        Position castled = play(sharing, before, "Ke1g1");
        assertThat(board(castled)).endsWith("R...QRK.\n");
        assertThat(fields(castled)).isEqualTo("b - - 1 1 a1+f1,e1+g1");
        assertThat(play(sharing, before, "Ke1g1")).isEqualTo(play(sharing, before, "O-O"));
        // The king itself has not moved when its queen leaves the square or comes to it.
        Position left = play(sharing, before, "Qe1e4");
        assertThat(fields(left)).startsWith("b KQ ");
    }

    // ---- order ------------------------------------------------------------------------------------------------------

    @Test
    void sequentialBatteryGivesCheckThroughTheSibling() {
        String drawn = """
                ...k....
                ........
                ........
                ...R....
                ........
                ........
                ........
                ...R..K.
                """;
        RuleSet sequential = rules("order=sequential");
        Position check = position(sequential, drawn, "b - - 0 1 d1+d5");
        assertThat(sequential.threats(check))
                .isNotEmpty()
                .anyMatch(turn -> turn.toString().startsWith("d1d8"));
        assertThat(RuleSets.of("twins").threats(RuleSets.of("twins").position(check.toString())))
                .isNotEmpty()
                .noneMatch(turn -> turn.toString().startsWith("d1d8"));
    }

    // ---- promotion --------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            promotion=either       | a7a8b a7a8bb a7a8n a7a8nn a7a8q a7a8qq a7a8r a7a8rr
            promotion=sibling      | a7a8b a7a8n a7a8q a7a8r
            promotion=twins        | a7a8bb a7a8nn a7a8qq a7a8rr
            array=twin-queens-only | a7a8b a7a8n a7a8q a7a8r
            """)
    void promotions(String options, String expected) {
        Position before = rules(options).position("8/P5k1/8/8/8/8/8/2Q1K2Q w - - 0 1 c1+h1");
        assertThat(turns(rules(options), before))
                .filteredOn(turn -> turn.startsWith("a7"))
                .containsExactly(expected.split(" "));
    }

    // ---- castling ---------------------------------------------------------------------------------------------------

    private static final String ROOKS = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 a1+h1,a8+h8";

    @Test
    void castlingIsClosedToPiecesWhoMustMoveTogether() {
        for (String id : new String[] {"twins", "twins[bond=identical]"}) {
            RuleSet rules = RuleSets.of(id);
            assertThat(turns(rules, rules.position(ROOKS))).doesNotContain("e1g1", "e1c1");
            assertThat(turns(rules, rules.position(ROOKS.replace("a1+h1,a8+h8", "-"))))
                    .contains("e1g1", "e1c1");
        }
        for (String id : new String[] {"twins[bond=separated]", "twins[bond=separated-single]"}) {
            RuleSet rules = RuleSets.of(id);
            assertThat(turns(rules, rules.position(ROOKS)))
                    .contains("e1g1", "e1c1")
                    .noneMatch(t -> t.contains("e1g1,"));
            assertThat(fields(play(rules, rules.position(ROOKS), "e1g1"))).isEqualTo("b kq - 1 1 a1+f1,a8+h8");
        }
    }

    // ---- ids --------------------------------------------------------------------------------------------------------

    @Test
    void idsAreCanonicalAndMakeEqualRules() {
        assertThat(rules("sharing=true,bond=separated,array=standard,order=simultaneous")
                        .id())
                .isEqualTo("twins[bond=separated,sharing=true]");
        assertThat(Twins.options().sharing(true).bond(SiblingBond.SEPARATED).rules())
                .isEqualTo(rules("bond=separated,sharing=true"));
        assertThat(Twins.options().rules()).isEqualTo(RuleSets.of("twins"));
        assertThat(Twins.options()
                        .array(Twins.Array.TWIN_QUEENS_ONLY)
                        .bond(SiblingBond.SEPARATED_SINGLE)
                        .order(Twins.Order.SEQUENTIAL)
                        .rules()
                        .id())
                .isEqualTo("twins[array=twin-queens-only,bond=separated-single,order=sequential]");
        assertThat(Twins.options()
                        .promotion(SiblingPromotion.TWINS)
                        .promotion(SiblingPromotion.EITHER)
                        .rules())
                .isEqualTo(RuleSets.of("twins"));
    }

    @Test
    void onlyQueensAsTwinsRefusesAPromotionByName() {
        for (String promotion : new String[] {"either", "sibling", "twins"}) {
            assertThatThrownBy(() -> rules("array=twin-queens-only,promotion=" + promotion))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "expected no promotion option of twins with array=twin-queens-only, where promoted pieces are"
                                    + " single, found promotion=" + promotion);
        }
        assertThatThrownBy(() -> Twins.options().promotion(SiblingPromotion.SINGLE))
                .hasMessageContaining("found single");
        assertThatThrownBy(() -> rules("bond=loose")).hasMessageContaining("one of conjoined, separated");
        assertThatThrownBy(() -> rules("twins=2")).hasMessageContaining("array, bond, sharing, order, promotion");
    }

    /** Entering the second of them used to be refused: the sub-move had been chosen already. */
    @Test
    void twoPiecesOfAStackWhoMayShareEnterTheSameSubMoveTwice() {
        RuleSet rules = RuleSets.of("twins[array=twin-queens,sharing=true]");
        Position position = rules.position("4k3/8/8/8/8/8/8/(QQ)3K3 w - - 0 1 a1+a1");
        PartialTurn one = position.begin("a1a5");
        assertThat(one.mayStop()).isFalse();
        assertThat(one.next()).extracting(SubMove::toString).contains("a1a5", "a1b2");
        PartialTurn both = one.then(one.next().stream()
                .filter(m -> m.toString().equals("a1a5"))
                .findFirst()
                .orElseThrow());
        assertThat(both.turn()).isEqualTo(rules.parseTurn(position, "a1a5,a1a5"));
        assertThat(both.mustStop()).isTrue();
        assertThat(Reference.of(rules)
                        .position(position.toString())
                        .begin("a1a5")
                        .next())
                .isEqualTo(one.next());
    }
}
