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
    void attackedTwinQueenIsCheck() {
        RuleSet royal = rules("array=royal-queen");
        Position attacked = position(royal, """
                r..qk...
                ........
                ........
                ...n....
                ........
                ..Q.....
                ........
                ....K..n
                """, "w - - 0 1 e1+c3,h1+d5,d8+e8");
        assertThat(royal.isCheck(attacked)).isTrue();
        assertThat(royal.threats(attacked)).hasToString("[h1f2,d5c3]");
        assertThat(rules("array=royal-queen,bond=identical")
                        .isCheck(rules("array=royal-queen,bond=identical").position(attacked.toString())))
                .isFalse();
    }

    @Test
    void kingStaysWhileTheQueenIsWalledIn() {
        RuleSet royal = rules("array=royal-queen");
        Position kingsMeet = position(royal, """
                qn......
                pp......
                ........
                ...kK...
                ........
                ........
                ......PP
                ......NQ
                """, "w - - 0 1 h1+e5,d5+a8");
        assertThat(royal.isCheck(kingsMeet)).isFalse();
        assertThat(turns(royal, kingsMeet)).noneMatch(turn -> turn.contains("e5"));
    }

    @Test
    void guardingNeedNotBeMutual() {
        RuleSet fraternal = rules("array=fraternal");
        String drawn = """
                k.......
                ........
                ........
                ...b....
                ....n...
                ...P.P..
                ........
                ....K...
                """;
        Position before = position(fraternal, drawn, "w - - 0 1 e4+d5");
        // The bishop on d5 guards e4: the pawn that captures the knight is struck.
        assertThat(board(play(fraternal, before, "d3e4"))).isEqualTo("""
                k.......
                ........
                ........
                ........
                ........
                .....P..
                ........
                ....K...
                """);
        // The knight on e4 does not guard d5: the rook that captures the bishop survives.
        Position rook = position(fraternal, drawn.replace("...P.P..", "...R...."), "w - - 0 1 e4+d5");
        assertThat(board(play(fraternal, rook, "d3d5"))).isEqualTo("""
                k.......
                ........
                ........
                ...R....
                ........
                ........
                ........
                ....K...
                """);
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

    // ---- bond -------------------------------------------------------------------------------------------------------

    private static final String TWO_ROOKS = """
            ..k.....
            ........
            ........
            .....n..
            ........
            ......R.
            ......R.
            ....K...
            """;

    @Test
    void separatedMoveOneSomeOrAllAndDieTogether() {
        RuleSet separated = rules("bond=separated");
        Position white = position(separated, TWO_ROOKS, "w - - 0 1 g2+g3");
        assertThat(turns(separated, white))
                .contains("g2h2", "g3g4", "g2h2,g3g4")
                .doesNotContain("g2g3");
        Position black = position(separated, TWO_ROOKS, "b - - 0 1 g2+g3");
        assertThat(play(separated, black, "f5g3")).hasToString("2k5/8/8/8/8/8/8/4K3 w - - 0 2 -");
    }

    @Test
    void separatedSingleMoveOnePieceAndDieTogether() {
        RuleSet single = rules("bond=separated-single");
        Position white = position(single, TWO_ROOKS, "w - - 0 1 g2+g3");
        assertThat(turns(single, white)).contains("g2h2", "g3g4").noneMatch(turn -> turn.contains(","));
        assertThatThrownBy(() -> single.parseTurn(white, "g2h2,g3g4"))
                .hasMessage("g2h2,g3g4: one piece moves in a turn, found 2");
        Position black = position(single, TWO_ROOKS, "b - - 0 1 g2+g3");
        assertThat(play(single, black, "f5g3")).hasToString("2k5/8/8/8/8/8/8/4K3 w - - 0 2 -");
    }

    @Test
    void identicalMoveTogetherAndDieAloneWithoutRecapture() {
        RuleSet identical = rules("bond=identical");
        Position white = position(identical, TWO_ROOKS, "w - - 0 1 g2+g3");
        assertThat(turns(identical, white)).contains("g2h2,g3g4").doesNotContain("g2h2", "g3g4");
        Position black = position(identical, TWO_ROOKS, "b - - 0 1 g2+g3");
        Position after = play(identical, black, "f5g3");
        assertThat(board(after)).isEqualTo("""
                ..k.....
                ........
                ........
                ........
                ........
                ......n.
                ......R.
                ....K...
                """);
        assertThat(fields(after)).isEqualTo("w - - 0 2 -");
        assertThat(turns(identical, after)).contains("g2g3");
    }

    @Test
    void squaresPiecesAreCapturedTogetherUnderIdenticalToo() {
        RuleSet identical = rules("bond=identical");
        Position before = position(identical, """
                k.......
                ........
                .n......
                ........
                N.(NN).....
                ........
                ........
                ....K...
                """, "b - - 0 1 a4+c4+c4");
        assertThat(play(identical, before, "b6c4")).hasToString("k7/8/8/8/N1n5/8/8/4K3 w - - 0 2 -");
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
    void severalSiblingsCaptureOnOneSquareAndAreStruckTogether() {
        RuleSet sharing = rules("sharing=true");
        Position both = position(sharing, """
                .k......
                ........
                R..r...r
                ........
                ........
                ........
                ........
                ...R..K.
                """, "w - - 0 1 d1+a6,d6+h6");
        assertThat(turns(sharing, both)).contains("d1d6,a6d6");
        assertThat(play(sharing, both, "d1d6,a6d6")).hasToString("1k6/8/8/8/8/8/8/6K1 b - - 0 1 -");
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

    private static final String BATTERY = """
            ...k....
            ...p....
            ........
            ........
            ........
            ...R....
            ........
            ...R..K.
            """;

    @Test
    void simultaneousSiblingsBlockOnTheirOriginsAndNotOnTheirDestinations() {
        RuleSet twins = RuleSets.of("twins");
        Position before = position(twins, BATTERY, "w - - 0 1 d1+d3");
        assertThat(turns(twins, before)).contains("d1a1,d3d7", "d1d2,d3d4").doesNotContain("d1d4,d3a3", "d1d3,d3a3");
        assertThatThrownBy(() -> twins.parseTurn(before, "d1d2,d3d2"))
                .hasMessage("d1d2,d3d2: the pieces on d1 and d3 cannot both go to d2 in one turn");
    }

    @Test
    void sequentialSiblingsMoveInWhateverOrderWorks() {
        RuleSet sequential = rules("order=sequential");
        Position before = position(sequential, BATTERY, "w - - 0 1 d1+d3");
        assertThat(turns(sequential, before)).contains("d1d4,d3a3", "d1d3,d3a3", "d1d7,d3a3");
        assertThat(play(sequential, before, "d3a3,d1d7")).isEqualTo(play(sequential, before, "d1d7,d3a3"));
        // Neither may go first: each goes where the other stands in the way.
        assertThat(turns(sequential, before)).doesNotContain("d1d4,d3d2", "d1d3,d3d1", "d1d4,d3d1");
    }

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

    @Test
    void promotedPiecesAreSingleWhereOnlyQueensAreTwins() {
        RuleSet only = rules("array=twin-queens-only");
        Position before = only.position("8/P5k1/8/8/8/8/8/2Q1K2Q w - - 0 1 c1+h1");
        assertThat(fields(play(only, before, "a7a8q"))).isEqualTo("b - - 0 1 c1+h1");
    }

    @Test
    void twinsOfAPromotionNeverShareAgainUnlessSiblingsDo() {
        String text = "2(NN)5/6k1/8/8/8/8/8/4K3 w - - 0 1 c8+c8";
        RuleSet twins = RuleSets.of("twins");
        assertThat(turns(twins, twins.position(text))).contains("c8b6,c8a7").doesNotContain("c8a7,c8a7");
        RuleSet sharing = rules("sharing=true");
        assertThat(turns(sharing, sharing.position(text))).contains("c8b6,c8a7", "c8a7,c8a7");
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

    @Test
    void castlingAsksWhetherAWholeTurnCouldCaptureTheKing() {
        RuleSet twins = RuleSets.of("twins");
        String drawn = """
                ....k...
                ........
                ........
                .....r..
                ........
                ........
                p.......
                rn..K..R
                """;
        assertThat(turns(twins, position(twins, drawn, "w K - 0 1 a1+f5"))).contains("e1g1");
        assertThat(turns(twins, position(twins, drawn, "w K - 0 1 -"))).doesNotContain("e1g1");
    }

    @Test
    void unmovedRookCastlesAfterItsTwinIsGone() {
        RuleSet identical = rules("bond=identical");
        Position before = identical.position("4k3/8/8/8/8/1n6/8/R3K2R b KQ - 0 1 a1+h1");
        Position after = play(identical, before, "b3a1");
        assertThat(fields(after)).isEqualTo("w K - 0 2 -");
        assertThat(turns(identical, after)).contains("e1g1");
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

    @Test
    void onlySiblingsShareASquare() {
        RuleSet sharing = rules("sharing=true");
        Position position = position(sharing, """
                ....k...
                ........
                ........
                ........
                ...N....
                .B......
                ....NB..
                ....K...
                """, "w - - 0 1 e2+d4,f2+b3");
        assertThat(turns(sharing, position))
                .contains("e2g3,d4e2", "e2d4,d4f5", "f2e3,b3c4")
                .noneMatch(turn -> turn.contains("d4b3") || turn.contains("f2d4"));
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
