package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position text (rules/notation.md), what positions say, and which ones are refused. */
class PositionTest {
    private static final RuleSet RULES = Orthodox.rules();
    /** How many games have been made to be new. */
    private static int gamesMade;

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** Small games with what orthodox chess has not. */
    static final RuleSet DROPS = RuleSet.of(
            "drops",
            BaseGame.builder("drops", Board.of(4, 4))
                    .royal(Orthodox.KING)
                    .pieces(Orthodox.ROOK)
                    .pawn(Orthodox.PAWN)
                    .array("4/p3/P3/4[KKRRkkrr]")
                    .drops(Drops.of(0).relocating(Orthodox.PAWN, Set.of(1), 1))
                    .build(),
            TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one()),
            RoyalRule.capture());

    private static final RuleSet OPENING = RuleSet.of(
            "opening",
            BaseGame.builder("rook", Board.of(4, 4))
                    .royal(Orthodox.KING)
                    .pieces(Orthodox.ROOK)
                    .array("3k/4/4/KR2")
                    .build(),
            TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2)));

    static final RuleSet SIBLINGS = RuleSet.of(
            "siblings",
            BaseGame.builder("knights", Board.of(4, 4))
                    .royal(Orthodox.KING)
                    .pieces(Orthodox.KNIGHT)
                    .array("3k/4/NN2/KNN1")
                    .build(),
            Siblings.of(SiblingBond.CONJOINED)
                    .sharing(true)
                    .promotion(SiblingPromotion.TWINS)
                    .kin(List.of(Set.of(Orthodox.KNIGHT))));

    @ParameterizedTest
    @ValueSource(
            strings = {
                START,
                "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 99 2147483647",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5",
                "4k3/8/8/8/1pPp1PpP/8/8/4K3 b - c3f3h3 2147483647 20",
                "8/8/8/8/8/8/8/k1K5 w - - 0 1"
            })
    void canonicalTextIsReadAndWrittenUnchanged(String text) {
        assertThat(RULES.position(text)).hasToString(text);
    }

    @Test
    void looserTextIsReadAndWrittenCanonically() {
        assertThat(RULES.position("4k3/8/8/8/8/8/8/4K3 w - -")).hasToString("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(RULES.position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"))
                .hasToString("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    @Test
    void blanksAtTheEndAreRefused() {
        for (String text : List.of("", "4k3/8/8/8/8/8/8/4K3 w - ", "4k3/8/8/8/8/8/8/4K3 w - - 0 ")) {
            assertThatExceptionOfType(PositionException.class)
                    .isThrownBy(() -> RULES.position(text))
                    .withMessageContaining(
                            text.isEmpty() ? "expected 4 or 6 fields" : "expected one space between fields")
                    .satisfies(e -> assertThat(e.problems()).extracting("kind").containsExactly(Kind.TEXT));
        }
    }

    @Test
    void everyProblemIsListed() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("P7/8/8/8/8/8/8/KK5p w KQ d6 0 1"))
                .satisfies(e -> assertThat(e.kinds())
                        .containsExactlyInAnyOrder(
                                Kind.PIECE_OUT_OF_PLACE,
                                Kind.NO_ROYAL,
                                Kind.TOO_MANY_ROYALS,
                                Kind.CASTLING_RIGHT,
                                Kind.EN_PASSANT))
                .satisfies(e -> assertThat(e.problems())
                        .hasSizeGreaterThan(6)
                        .allSatisfy(problem -> assertThat(e.getMessage()).contains(problem.message())));
    }

    @Test
    void bareKingsEndAGameAndNoPosition() {
        Position position = RULES.position("4k3/8/8/8/8/8/8/4K3 w - -");
        assertThat(RULES.outcome(position)).isEmpty();
        assertThat(RULES.legalTurns(position)).hasSize(5);
        Game drawn = Game.of(RULES.position("4k3/8/8/8/8/8/4p3/4K3 w - -")).play("e1e2");
        assertThat(drawn.outcome()).contains(Outcome.draw(Outcome.Reason.BARE_KINGS));
        assertThatThrownBy(() -> drawn.play("e8e7")).hasMessageContaining("the game is over (bare kings)");
        Game on = drawn.playOn(RULES.parseTurn(drawn.position(), "e8e7"));
        assertThat(on.outcome()).isEmpty();
        assertThat(on.playedPast()).containsExactly(Outcome.Reason.BARE_KINGS);
        assertThat(RULES.isStalemate(position)).isFalse();
        assertThat(RULES.isCheckmate(position)).isFalse();
    }

    @Test
    void aPositionSaysWhatStandsWhere() {
        Position position = RULES.position("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 7 30");
        Board board = position.board();
        assertThat(position.side()).isEqualTo(Side.WHITE);
        assertThat(position.pieces(board.square("e5"))).containsExactly(new Piece(Side.WHITE, Orthodox.PAWN));
        assertThat(position.pieces(board.square("e4"))).isEmpty();
        assertThat(position.pieces().keySet().stream().map(Square::toString))
                .containsExactly("e1", "h1", "d5", "e5", "a8", "e8");
        assertThat(position.squares(Side.WHITE)).extracting(Square::toString).containsExactly("e1", "h1", "e5");
        assertThat(position.squares(Side.BLACK)).extracting(Square::toString).containsExactly("d5", "a8", "e8");
        assertThat(position.squares(new Piece(Side.BLACK, Orthodox.ROOK)))
                .extracting(Square::toString)
                .containsExactly("a8");
        assertThat(position.count(Side.WHITE)).isEqualTo(3);
        assertThat(position.count(Side.BLACK)).isEqualTo(3);
        assertThat(position.count(new Piece(Side.BLACK, Orthodox.ROOK))).isEqualTo(1);
        assertThat(position.count(new Piece(Side.BLACK, Orthodox.QUEEN))).isZero();
        assertThat(position.castlingRights()).extracting(right -> right.text()).containsExactly("K", "q");
        assertThat(position.enPassant()).containsExactly(board.square("d6"));
        assertThat(position.halfTurnClock()).isEqualTo(7);
        assertThat(position.turnNumber()).isEqualTo(30);
        assertThat(position.hand(Side.WHITE)).isEmpty();
        assertThat(position.siblings()).isEmpty();
        assertThat(position.isUnderOpeningRule()).isFalse();
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> position.pieces().clear());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> position.pieces(Board.of(9, 9).square("a1")))
                .withMessage("expected a square of the 8x8 board, found a1 of 9x9");
    }

    @Test
    void equalityIsThatOfRepetition() {
        Position position = RULES.position("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 7 30");
        assertThat(RULES.position("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 1"))
                .isEqualTo(position)
                .hasSameHashCodeAs(position);
        for (String other : List.of(
                "r3k3/8/8/3pP3/8/8/8/4K2R w K d6 7 30",
                "r3k3/8/8/3pP3/8/8/8/4K2R w Kq - 7 30",
                "r3k3/8/8/3pP3/8/8/8/4K2R b Kq - 7 30",
                "r3k3/8/8/3pP3/7R/8/8/4K3 w q d6 7 30")) {
            assertThat(RULES.position(other)).isNotEqualTo(position);
            assertThat(RULES.position(other).hash()).isNotEqualTo(position.hash());
        }
    }

    /** A turn is played on the position that it is given with, also where an equal one handed it out. */
    @Test
    void aTurnOfAnEqualPositionTakesTheCountersOfTheOneItIsPlayedOn() {
        Position early = RULES.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
        Position late = RULES.position("4k3/8/8/8/8/8/8/R3K3 b - - 7 30");
        Turn turn = early.legalTurns().at(0);
        assertThat(late).isEqualTo(early);
        assertThat(late.play(turn)).hasToString("8/3k4/8/8/8/8/8/R3K3 w - - 8 31");
        assertThat(early.play(turn)).hasToString("8/3k4/8/8/8/8/8/R3K3 w - - 1 2");
    }

    @Test
    void theHashIsTheSameForever() {
        // documented at Position.hash(): a change here breaks stored hashes
        assertThat(RULES.position(START).hash()).isEqualTo(freshHash(RULES.position(START)));
        assertThat(RULES.position("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1").hash())
                .isEqualTo(mix("K@e1") + mix("R@a1") + mix("k@e8") + mix("side=b") + mix("castling=wQ"));
        assertThat(RULES.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").hash())
                .isEqualTo(mix("K@e1") + mix("P@e5") + mix("p@d5") + mix("k@e8") + mix("passed=d6"));
    }

    private static long freshHash(Position position) {
        long sum = mix("castling=wK") + mix("castling=wQ") + mix("castling=bk") + mix("castling=bq");
        for (Map.Entry<Square, List<Piece>> pieces : position.pieces().entrySet()) {
            Piece piece = pieces.getValue().get(0);
            String letter = String.valueOf(piece.type().letter());
            sum += mix((piece.side() == Side.WHITE ? letter : letter.toLowerCase(java.util.Locale.ROOT)) + "@"
                    + pieces.getKey());
        }
        return sum;
    }

    /** Keys are made with a game's tables: of a game that was not made before they are the same. */
    @Test
    void theHashOfANewGameIsThatOfTheSamePieces() {
        BaseGame base = BaseGame.builder("new " + ++gamesMade, Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array("4k3/8/8/8/8/8/8/R3K3")
                .build();
        assertThat(RuleSet.of("new", base, TurnStructure.one())
                        .initialPosition()
                        .hash())
                .isEqualTo(RULES.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").hash())
                .isEqualTo(mix("K@e1") + mix("R@a1") + mix("k@e8"));
    }

    @Test
    void theHashNamesHandsOpeningAndSiblings() {
        Position drops = DROPS.initialPosition();
        assertThat(drops.hash())
                .isEqualTo(mix("P@a2")
                        + mix("p@a3")
                        + 2 * mix("K@hand")
                        + 2 * mix("k@hand")
                        + mix("R@hand") * 2
                        + mix("r@hand") * 2);
        Position opening = OPENING.initialPosition();
        assertThat(opening.hash()).isEqualTo(mix("K@a1") + mix("R@b1") + mix("k@d4") + mix("opening"));
        Position siblings = SIBLINGS.position("3k/4/4/KN(NN)1 b - - 0 1 b1+c1+c1");
        assertThat(siblings.hash())
                .isEqualTo(mix("K@a1")
                        + mix("N@b1")
                        + 2 * mix("N@c1")
                        + mix("k@d4")
                        + mix("side=b")
                        + finalised(mix("sibling=b1") + mix("sibling=c1")));
    }

    @Test
    void positionsDifferInHandsOpeningStacksSiblingsAndRules() {
        assertThat(OPENING.position("3k/4/4/KR2 w - - 0 1").isUnderOpeningRule())
                .isTrue();
        assertThat(OPENING.position("3k/4/4/KR2 w - - 0 2"))
                .isNotEqualTo(OPENING.position("3k/4/4/KR2 w - - 0 1"))
                .isEqualTo(OPENING.position("3k/4/4/KR2 w - - 9 3"));
        Position stacked = SIBLINGS.position("3k/4/4/KN(NN)1 w - - 0 1 b1+c1+c1");
        assertThat(SIBLINGS.position("3k/4/4/KN(NN)1 w - -")).isEqualTo(stacked).returns(4, p -> p.count(Side.WHITE));
        for (String other : List.of(
                "3k/4/4/KN(NN)1 w - - 0 1 c1+c1",
                "3k/4/4/K(NN)N1 w - - 0 1 b1+b1+c1",
                "3k/4/4/KNN1 w - - 0 1 b1+c1",
                "3k/4/4/KN(NNN)1 w - - 0 1 b1+c1+c1+c1")) {
            assertThat(SIBLINGS.position(other)).as(other).isNotEqualTo(stacked);
        }
        assertThat(RULES.initialPosition())
                .isNotEqualTo(RuleSet.of("other", Orthodox.game(), TurnStructure.one())
                        .initialPosition())
                .isNotEqualTo(START);
    }

    @Test
    void handsAreReadWrittenAndTold() {
        Position start = DROPS.initialPosition();
        assertThat(start).hasToString("4/p3/P3/4[KKRRkkrr] w - - 0 1");
        assertThat(DROPS.position(start.toString())).isEqualTo(start);
        assertThat(start.hand(Side.WHITE)).isEqualTo(Map.of(Orthodox.KING, 2, Orthodox.ROOK, 2));
        Position next = DROPS.play(start, DROPS.parseTurn(start, "R@b1,R@d1"));
        assertThat(next).hasToString("4/p3/P3/1R1R[KKkkrr] b - - 0 1").isNotEqualTo(start);
        assertThat(next.hand(Side.WHITE)).isEqualTo(Map.of(Orthodox.KING, 2));
        assertThat(next.hand(Side.BLACK)).isEqualTo(Map.of(Orthodox.KING, 2, Orthodox.ROOK, 2));
        assertThat(DROPS.position(next.toString())).isEqualTo(next);
        assertThat(Setup.of(next)).hasToString(next.toString());
        assertThat(DROPS.position(Setup.of(next))).isEqualTo(next);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4/p3/P3/4 | \"[\", found \" \" at character 9",
                "4/p3/P3/4[K | a piece in hand or ] (pieces are KRP), found \" \" at character 11",
                "4/p3/P3/4[RK] | White's pieces and then Black's, in the order of the piece list, no pawns, found \"K\" at character 11",
                "4/p3/P3/4[kK] | White's pieces and then Black's, in the order of the piece list, no pawns, found \"K\" at character 11",
                "4/p3/P3/4[P] | White's pieces and then Black's, in the order of the piece list, no pawns, found \"P\" at character 10",
                "4/p3/P3/4[]] | the end of the placement, found \"]\" at character 11"
            })
    void brokenHandsAreRefusedAtTheirCharacter(String placement, String expected) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> DROPS.setup(placement + " w - -"))
                .withMessage("expected " + expected);
    }

    /** The SplitMix64 finaliser of the 64-bit FNV-1a hash of a name, as the documentation says. */
    private static long mix(String name) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
        }
        return finalised(hash);
    }

    private static long finalised(long hash) {
        long z = hash + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Test
    void aPositionOfAnotherRuleSetIsRefusedNamingBoth() {
        RuleSet two = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
        Position foreign = two.initialPosition();
        Turn turn = two.legalTurns(foreign).at(0);
        List<org.assertj.core.api.ThrowableAssert.ThrowingCallable> all = List.of(
                () -> RULES.legalTurns(foreign),
                () -> RULES.begin(foreign),
                () -> RULES.play(foreign, turn),
                () -> RULES.playUnchecked(foreign, turn),
                () -> RULES.isCheck(foreign),
                () -> RULES.isBoundByCheck(foreign),
                () -> RULES.isCheckmate(foreign),
                () -> RULES.isStalemate(foreign),
                () -> RULES.isDoubleCheckmate(foreign),
                () -> RULES.outcome(foreign),
                () -> RULES.threats(foreign),
                () -> RULES.parseTurn(foreign, "e2e4"),
                () -> RULES.effects(foreign, turn));
        assertThat(all)
                .allSatisfy(call -> assertThatIllegalArgumentException()
                        .isThrownBy(call)
                        .withMessage("expected a position of orthodox, found one of two"));
        Position equal =
                RuleSet.of("orthodox", Orthodox.game(), TurnStructure.one()).initialPosition();
        assertThat(RULES.legalTurns(equal)).hasSize(20);
    }

    /** Two letters beyond ASCII have a capital among A to Z. */
    @Test
    void onlyLettersOfAsciiArePieces() {
        BaseGame base = BaseGame.builder("letters", Board.of(4, 4))
                .royal(Orthodox.KING)
                .pieces(PieceType.of("squirk", 'S', "RNAD"), PieceType.of("idler", 'I', "W"))
                .array("ksi1/4/4/KSI1")
                .build();
        RuleSet rules = RuleSet.of("letters", base, TurnStructure.one(), RoyalRule.capture());
        for (String piece : List.of("\u017f", "\u0131")) {
            assertThatExceptionOfType(PositionException.class)
                    .isThrownBy(() -> rules.position("k" + piece + "2/4/4/K3 w - - 0 1"))
                    .withMessage("expected a piece, a run of empty squares (pieces are KSI), found \"" + piece
                            + "\" at character 1");
        }
    }

    @Test
    void aSwitchOverPositionsAndPartialTurnsCoversEveryPlacement() {
        assertThat(isCovered(Placement.class)).isTrue();
        assertThat(isCovered(Comparable.class)).isFalse();
    }

    /** Whether a switch that has cases for positions and partial turns needs no default, as a compiler sees it. */
    private static boolean isCovered(Class<?> type) {
        return Position.class.isAssignableFrom(type)
                || PartialTurn.class.isAssignableFrom(type)
                || (type.isSealed()
                        && (type.isInterface() || Modifier.isAbstract(type.getModifiers()))
                        && Stream.of(type.getPermittedSubclasses()).allMatch(PositionTest::isCovered));
    }
}
