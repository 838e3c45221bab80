package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Choices of base game, structure and royal rule that no published game makes, and what follows from each. */
class ComposedRulesTest {
    private static final PieceType KING = PieceType.of("king", 'K', "K");

    private static List<String> turns(RuleSet rules, String position) {
        return rules.legalTurns(rules.position(position)).stream()
                .map(Turn::toString)
                .toList();
    }

    private static Siblings twins(SiblingPromotion promotion, PieceType... kin) {
        return Siblings.of(SiblingBond.CONJOINED).promotion(promotion).kin(List.of(Set.of(kin)));
    }

    // ---- a first turn of fewer pieces or more, with two kings -------------------------------------------------------

    @Test
    void aFirstTurnOfOnePieceLeavesTwoKingsSafeFromTwo() {
        for (int files : new int[] {8, 10, 12, 17}) {
            BaseGame game = BaseGame.builder("courts", Board.of(files, 8))
                    .royal(Orthodox.KING)
                    .pieces(Orthodox.ROOK)
                    .array("r1r" + (files - 4) + "k/" + (files - 1) + "k/" + (files + "/").repeat(4) + (files - 1)
                            + "R/K1K" + (files - 3))
                    .build();
            TurnStructure one = TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2));
            RuleSet rules = RuleSet.of("courts", game, one);
            assertThat(rules.legalTurns(rules.initialPosition()))
                    .hasSize(8)
                    .noneMatch(turn -> turn.toString().startsWith("a1a2"));
            for (TurnStructure structure : List.of(
                    one,
                    TurnStructure.opening(TurnStructure.upTo(2)).then(TurnStructure.one()),
                    TurnStructure.opening(TurnStructure.upTo(2)).then(TurnStructure.upTo(3)))) {
                PlainPath.agrees(
                        RuleSet.of("courts", game, structure).initialPosition(), files + " " + structure + " ");
            }
        }
    }

    // ---- a pawn that has no single step -----------------------------------------------------------------------------

    private static BaseGame doubleSteps() {
        return BaseGame.builder("double steps", Board.of(8, 8))
                .royal(KING)
                .pieces(Orthodox.ROOK)
                .pawn(PieceType.of("pawn", 'P', "imfnDcfF"))
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .build();
    }

    @Test
    void aPawnMayHaveDoubleStepsOnlyInEveryStructure() {
        RuleSet one = RuleSet.of("one", doubleSteps(), TurnStructure.one());
        assertThat(one.legalTurns(one.initialPosition())).hasSize(8 + 2 + 2 + 3);
        for (TurnStructure structure : List.of(
                TurnStructure.one(),
                TurnStructure.upTo(2),
                TurnStructure.pawnThenPiece(true),
                TurnStructure.pawnThenPiece(false))) {
            for (RoyalRule royal : List.of(RoyalRule.lastRoyal(), RoyalRule.capture())) {
                PlainPath.agrees(
                        RuleSet.of("double-steps", doubleSteps(), structure, royal)
                                .initialPosition(),
                        structure + " ");
            }
        }
    }

    // ---- many piece types on a board of more than one word --------------------------------------------------------

    /** Nine kinds that do not slide are told apart by more facts than a field keeps for its first squares. */
    @Test
    void manyKindsOfLeapersOnALargerBoardAreThoseOfTheReferenceGenerator() {
        BaseGame.Builder base = BaseGame.builder("leapers", Board.of(9, 8)).royal(KING);
        String[] moves = {"W", "F", "D", "N", "A", "C", "Z", "WF"};
        for (int i = 0; i < moves.length; i++) {
            base.pieces(PieceType.of(moves[i], (char) ('A' + i), moves[i]));
        }
        RuleSet rules = RuleSet.of(
                "leapers", base.array("abcdkefgh/9/9/9/9/9/9/ABCDKEFGH").build(), TurnStructure.one());
        for (String text : List.of(
                "abcdkefgh/9/9/9/9/9/9/ABCDKEFGH w - - 0 1",
                "4k4/3h5/2A3b2/9/1G5f1/4d4/2H6/4K4 w - - 0 1",
                "4k4/3h5/2A3b2/9/1G5f1/4d4/2H6/4K4 b - - 0 1")) {
            PlainPath.agrees(rules.position(text), "");
            PlainPath.agreesOnTwoTurns(rules.position(text), "");
        }
    }

    // ---- pieces that would collide, and one that leaps
    // -------------------------------------------------------------------

    /** A square that can be reached by a leap is leapt to (rules/two-prong.md, Collision), also along a line in space. */
    @Test
    void aLeapThroughSpaceMeetsNoPiece() {
        BaseGame base = BaseGame.builder("space", Board.of(4, 4, 4, Board.LevelNames.LETTERS))
                .royal(KING)
                .pieces(PieceType.of("unicorn", 'U', Movement.slides(1, 1, 1)))
                .pieces(PieceType.of("leaper", 'L', Movement.leaps(2, 2, 2)))
                .array("3k/4/4/4|4/4/4/4|4/4/4/4|4/4/4/K3")
                .build();
        RuleSet rules = RuleSet.of("space", base, TurnStructure.upTo(2).collision(true), RoyalRule.capture());
        Position position = rules.position("3L/4/4/k3|4/4/4/4|4/4/4/4|4/4/4/UK2 w - - 0 1");
        assertThat(turns(rules, position.toString())).contains("Aa1-Cc3,Dd4-Bb2", "Aa1-Cc3,Ab1-Aa2");
        PlainPath.agrees(position, "");
    }

    // ---- a piece that reaches a square in two ways
    // --------------------------------------------------------------------

    private static final PieceType SQUIRK = PieceType.of("squirk", 'S', "RNAD");

    private static BaseGame squirks() {
        return BaseGame.builder("squirks", Board.of(8, 8))
                .royal(KING)
                .pieces(SQUIRK)
                .array("1s1k2s1/8/8/8/8/8/8/1S1K2S1")
                .build();
    }

    @Test
    void aPieceThatReachesASquareInTwoWaysHasOneTurnThere() {
        for (RuleSet rules : List.of(
                RuleSet.of("one", squirks(), TurnStructure.one()),
                Reference.of(RuleSet.of("one", squirks(), TurnStructure.one())))) {
            assertThat(turns(rules, "7k/8/8/8/2S5/8/8/K7 w - - 0 1"))
                    .containsOnlyOnce("c4e4", "c4c6", "c4c2", "c4a4")
                    .doesNotHaveDuplicates()
                    .hasSize(14 + 8 + 4 + 3);
        }
    }

    @Test
    void aPieceInAStackReachesASquareInTwoWaysOnce() {
        Siblings bond = Siblings.of(SiblingBond.SEPARATED)
                .promotion(SiblingPromotion.TWINS)
                .kin(List.of(Set.of(SQUIRK)));
        RuleSet rules = RuleSet.of("stacked", squirks(), bond, RoyalRule.capture());
        assertThat(turns(rules, "7k/8/8/8/2(SS)5/8/8/K7 w - - 0 1 c4+c4"))
                .contains("c4e4", "c4c6", "c4c5")
                .doesNotHaveDuplicates();
    }

    // ---- promotion to captured pieces, of siblings
    // ---------------------------------------------------------------------

    private static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    private static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");

    /** Two rooks a side; a pawn promotes on the last rank to a rook that its side has lost. */
    private static BaseGame captured() {
        Board board = Board.of(6, 6);
        Set<Square> last = board.squares().stream().filter(s -> s.rank() == 5).collect(Collectors.toSet());
        return BaseGame.builder("captured", board)
                .royal(KING)
                .pieces(ROOK)
                .pawn(PAWN)
                .array("r1k2r/6/6/6/PP4/R1K2R")
                .promotion(Promotion.of(PAWN, ROOK).may(last).onlyToCaptured())
                .build();
    }

    @Test
    void twoPiecesComeOfAPromotionOnlyIfTwoWereLost() {
        RuleSet rules =
                RuleSet.of("captured-twins", captured(), twins(SiblingPromotion.EITHER, ROOK), RoyalRule.capture());
        assertThat(turns(rules, "5k/1P4/6/6/6/K5 w - - 0 1 -")).contains("b5b6", "b5b6r", "b5b6rr");
        assertThat(turns(rules, "5k/1P4/6/6/6/K4R w - - 0 1 -"))
                .contains("b5b6", "b5b6r")
                .doesNotContain("b5b6rr");
        assertThat(turns(rules, "5k/1P4/6/6/6/K2R1R w - - 0 1 d1+f1"))
                .contains("b5b6")
                .doesNotContain("b5b6r", "b5b6rr");
    }

    // ---- hands and drops --------------------------------------------------------------------------------------------

    @Test
    void handsAndDropsComeTogether() {
        TurnStructure dropsFirst =
                TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("drops", Orthodox.game(), dropsFirst))
                .withMessage("expected a base game with hands, found orthodox, which has none");
    }

    // ---- a pawn move and then a piece move --------------------------------------------------------------------------

    /** A pawn on its own first rank may stand in the way of castling. */
    @Test
    void aPawnThatClearsTheWayOfCastlingIsCounted() {
        BaseGame base = BaseGame.builder("in the way", Board.of(7, 6))
                .royal(KING)
                .pieces(ROOK)
                .pawn(PAWN)
                .array("rk4r/7/7/7/7/RK3PR")
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("b1", "d1").rook("g1", "c1").symbol("O-O"))
                .build();
        RuleSet rules = RuleSet.of("in-the-way", base, TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        LegalTurns turns = rules.legalTurns(rules.initialPosition());
        assertThat(turns.stream().map(Turn::toString)).contains("f1f2,b1d1");
        assertThat(turns.count()).isEqualTo(turns.stream().count());
    }

    @Test
    void aPawnCapturedEnPassantOpensItsLineForTheCount() {
        RuleSet rules =
                RuleSet.of("en-passant", Orthodox.game(), TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        // the pawn captured stood before a rook
        LegalTurns turns = rules.legalTurns(rules.position("7k/8/8/R2pP2q/8/8/8/K7 w - d6 0 1"));
        assertThat(turns.stream().map(Turn::toString)).contains("e5d6,a5h5", "e5e6,a5d5");
        assertThat(turns.count()).isEqualTo(turns.stream().count());
    }

    @Test
    void aPawnOfEitherSideThatCapturesTheLastKingMovesAlone() {
        RuleSet rules = RuleSet.of(
                "captures-the-king", Orthodox.game(), TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        assertThat(turns(rules, "8/8/3k4/4P3/8/8/8/K7 w - - 0 1"))
                .contains("e5d6", "e5e6,a1a2")
                .doesNotContain("e5d6,a1a2");
        assertThat(turns(rules, "k7/8/8/8/4p3/3K4/8/8 b - - 0 1"))
                .contains("e4d3", "e4e3,a8a7")
                .doesNotContain("e4d3,a8a7");
    }

    @Test
    void onlyAPawnAndAnotherPieceAreSaidToLeaveTogether() {
        RuleSet rules = RuleSet.of("duty", Orthodox.game(), TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        assertThat(rules.position("7k/8/8/8/8/8/P7/K7 w - - 0 1").constraints())
                .filteredOn(Constraint::isDuty)
                .singleElement()
                .isInstanceOfSatisfying(
                        ConstraintKinds.PawnFirst.class,
                        bond -> assertThat(bond).asString().contains("a2a3"));
        assertThat(rules.position("7k/8/8/8/8/p7/P7/1K6 w - - 0 1").constraints())
                .noneMatch(Constraint::isDuty);
    }

    // ---- two kings and siblings -------------------------------------------------------------------------------------

    /** On a board of 100 squares f1 and j7 are 64 squares apart; a sibling goes to the one and another to the other. */
    @Test
    void siblingsGoToSquaresFarFromEachOther() {
        PieceType retreater = PieceType.of("retreater", 'B', "bW");
        BaseGame base = BaseGame.builder("large", Board.of(10, 10))
                .royal(KING)
                .pieces(ROOK, retreater)
                .array("5k4/10/10/10/10/10/10/10/BBB7/K8R")
                .build();
        RuleSet rules = RuleSet.of("large", base, twins(SiblingPromotion.SIBLING, ROOK, retreater));
        Position up = rules.position("k9/10/10/10/10/10/3B6/2B7/5B4/K8R w - - 0 1");
        assertThat(up.legalTurns().stream().map(Turn::toString)).contains("j1j7,f2f1,c3c2,d4d3");
        Position down = rules.position("k9/10/9B/10/10/10/3B6/2B7/10/K8R w - - 0 1");
        assertThat(down.legalTurns().stream().map(Turn::toString)).contains("j1f1,c3c2,d4d3,j8j7");
        PlainPath.agrees(up, "");
        PlainPath.agrees(down, "");
    }

    /** Rooks that move together capture both kings in one turn, or one of them only. */
    @Test
    void siblingsCaptureTwoKingsTogether() {
        BaseGame base = BaseGame.builder("two kings", Board.of(8, 8))
                .royal(KING)
                .pieces(ROOK)
                .array("2rkkr2/8/8/8/8/8/8/2RKKR2")
                .build();
        RuleSet rules = RuleSet.of("two-kings", base, twins(SiblingPromotion.SIBLING, ROOK));
        Position both = rules.position("r3k1kr/8/8/8/8/8/8/K6K w - - 0 1 a8+h8");
        assertThat(rules.isCheck(both)).isTrue();
        assertThat(rules.isBoundByCheck(both)).isTrue();
        assertThat(rules.threats(both)).extracting(Turn::toString).contains("a8a1,h8h1");
        Position one = rules.position("r3k1kr/7R/8/8/8/8/8/K6K w - - 0 1 a8+h8");
        assertThat(rules.isCheck(one)).isTrue();
        assertThat(rules.isBoundByCheck(one)).isFalse();
    }

    // ---- the first and the last letter ------------------------------------------------------------------------------

    /** Pieces A and Z are siblings that may share a square, and a pawn becomes either. */
    @Test
    void textsKnowEveryLetter() {
        PieceType first = PieceType.of("first", 'A', "W");
        PieceType last = PieceType.of("last", 'Z', "W");
        Board board = Board.of(4, 4);
        Set<Square> top = board.squares().stream().filter(s -> s.rank() == 3).collect(Collectors.toSet());
        BaseGame base = BaseGame.builder("letters", board)
                .royal(KING)
                .pieces(first, last)
                .pawn(PAWN)
                .array("k3/P3/4/K1AZ")
                .promotion(Promotion.of(PAWN, first, last).must(top))
                .build();
        RuleSet rules = RuleSet.of(
                "letters",
                base,
                Siblings.of(SiblingBond.SEPARATED)
                        .sharing(true)
                        .kin(List.of(Set.of(first, last)))
                        .arraySets("c1+d1"),
                RoyalRule.capture());
        Position position = rules.position("k3/3P/4/K1(AZ)1 w - - 0 2 c1+c1");
        assertThat(rules.legalTurns(position).stream().map(Turn::toString))
                .contains("Ac1c2", "Zc1c2", "Ac1c2,Zc1c2", "d3d4a", "d3d4aa", "d3d4z", "d3d4zz")
                .allSatisfy(text -> assertThat(rules.parseTurn(position, text)).hasToString(text));
        assertThat(rules.play(position, rules.parseTurn(position, "d3d4zz")))
                .hasToString("k2(ZZ)/4/4/K1(AZ)1 b - - 0 2 c1+c1,d4+d4");
    }

    /** A pawn and a piece in a game won by checkmate: pins, checks, castling, captures en passant and promotions. */
    @Test
    void aPawnAndAPieceWhoseKingMustBeSafeAreThoseOfTheReferenceGenerator() {
        for (boolean compelled : new boolean[] {true, false}) {
            RuleSet pawnThenPiece =
                    RuleSet.of("pawn-then-piece", Orthodox.game(), TurnStructure.pawnThenPiece(compelled));
            for (String text : List.of(
                    "4r1k1/8/8/8/8/4P3/4N3/4K2R w K - 0 9",
                    "4k3/2p5/8/3P4/8/8/8/R3K2R w KQ - 0 9",
                    "3rk3/8/8/2pP4/8/3K4/8/7N w - c6 0 9",
                    "4r1k1/1P6/8/8/8/8/3P4/4K3 w - - 0 9",
                    "K3k3/8/8/7B/8/8/2p2p2/1N4N1 b - - 0 9",
                    "k7/8/8/8/8/8/5q2/7K w - - 0 9")) {
                Position position = pawnThenPiece.position(text);
                PlainPath.agrees(position, "compelled " + compelled + ": ");
                for (Turn turn : pawnThenPiece.legalTurns(position)) {
                    PartialTurn entered = pawnThenPiece.begin(position);
                    for (SubMove subMove : turn.subMoves()) {
                        entered = entered.then(subMove);
                        assertThat(position.begin(entered.toString())).isEqualTo(entered);
                    }
                    assertThat(entered.turn()).isEqualTo(turn);
                }
                assertThat(pawnThenPiece.begin(position).next())
                        .hasSameElementsAs(pawnThenPiece.legalTurns(position).stream()
                                .map(turn -> turn.subMoves().get(0))
                                .collect(Collectors.toSet()));
            }
        }
    }
}
