package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Piece KING = new Piece(Side.WHITE, Orthodox.KING);
    private static final Piece BLACK_KING = new Piece(Side.BLACK, Orthodox.KING);
    private static final Piece PAWN = new Piece(Side.WHITE, Orthodox.PAWN);
    private static final Piece ROOK = new Piece(Side.WHITE, Orthodox.ROOK);

    private static Setup.Builder kings() {
        return Setup.builder(Board.of(8, 8)).pieces("e1", KING).pieces("e8", BLACK_KING);
    }

    private static Set<Kind> kinds(Setup setup) {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (Problem problem : RULES.problems(setup)) {
            kinds.add(problem.kind());
        }
        if (kinds.isEmpty()) {
            assertThat(Setup.of(RULES.position(setup)).pieces()).isEqualTo(setup.pieces());
        } else {
            PositionException refusal = catchThrowableOfType(PositionException.class, () -> RULES.position(setup));
            assertThat(refusal.kinds()).isEqualTo(kinds);
        }
        return kinds;
    }

    @Test
    void aSetUpWithoutProblemsBecomesAPosition() {
        Setup setup = kings().pieces("a2", PAWN)
                .side(Side.BLACK)
                .halfTurnClock(3)
                .turnNumber(40)
                .build();
        assertThat(kinds(setup)).isEmpty();
        assertThat(RULES.position(setup)).hasToString("4k3/8/8/8/8/8/P7/4K3 b - - 3 40");
        assertThat(setup).hasToString("4k3/8/8/8/8/8/P7/4K3 b - - 3 40");
    }

    @Property(tries = 100)
    void everyPositionOfAGameIsASetUpAndBack(@ForAll int seed) {
        Random random = new Random(seed);
        Position position = RULES.initialPosition();
        for (int ply = random.nextInt(60);
                ply > 0 && !RULES.legalTurns(position).isEmpty();
                ply--) {
            position = RULES.play(position, RULES.legalTurns(position).uniform(random));
        }
        Setup setup = Setup.of(position);
        assertThat(RULES.problems(setup)).isEmpty();
        assertThat(RULES.position(setup)).isEqualTo(position).hasToString(position.toString());
        assertThat(setup).hasToString(position.toString());
        assertThat(setup.toBuilder().build()).isEqualTo(setup).hasSameHashCodeAs(setup);
        assertThat(RULES.setup(setup.toString())).isEqualTo(setup);
    }

    @Test
    void allProblemsAreToldAtOnce() {
        CastlingRight foreign = CastlingRight.builder(kings().build().board(), Side.WHITE, "X")
                .king(
                        kings().build().board().square("e1"),
                        Orthodox.game().board().square("c1"))
                .rook(
                        Orthodox.game().board().square("d1"),
                        Orthodox.game().board().square("d1"))
                .symbol("O")
                .build();
        Setup setup = Setup.builder(Board.of(8, 8))
                .pieces("a1", PAWN, ROOK)
                .pieces("b2", new Piece(Side.BLACK, PieceType.of("marshal", 'M', "RN")))
                .castlingRights(Orthodox.game().castlingRights())
                .castlingRight(foreign)
                .enPassant(Orthodox.game().board().square("e6"))
                .hand(Side.WHITE, Orthodox.QUEEN, 1)
                .siblings(List.of(List.of(Orthodox.game().board().square("a1"))))
                .build();
        assertThat(kinds(setup))
                .containsExactlyInAnyOrder(
                        Kind.PIECE_OUT_OF_PLACE,
                        Kind.STACK,
                        Kind.NO_ROYAL,
                        Kind.CASTLING_RIGHT,
                        Kind.EN_PASSANT,
                        Kind.HAND,
                        Kind.SIBLINGS);
        assertThat(RULES.problems(setup)).extracting(Problem::message).anyMatch(m -> m.contains("marshal"));
    }

    @Test
    void eachRoyalProblemHasItsKind() {
        assertThat(kinds(kings().pieces("e1").build())).containsExactly(Kind.NO_ROYAL);
        assertThat(kinds(kings().pieces("c1", KING).build())).containsExactly(Kind.TOO_MANY_ROYALS);
        assertThat(kinds(kings().pieces("e5", ROOK).build())).containsExactly(Kind.ROYAL_CAPTURABLE);
    }

    private static List<String> problems(RuleSet rules, Setup setup) {
        return rules.problems(setup).stream().map(Problem::message).toList();
    }

    @Test
    void whoMayNotBeInHandOrShareASquareIsTold() {
        RuleSet drops = PositionTest.DROPS;
        Setup hand = Setup.of(drops.initialPosition()).toBuilder()
                .hand(Side.WHITE, Orthodox.PAWN, 1)
                .hand(Side.BLACK, Orthodox.QUEEN, 1)
                .build();
        assertThat(problems(drops, hand))
                .contains(
                        "expected a piece that can be in hand, found P (pawn)",
                        "expected a piece that can be in hand, found q (queen)");
        assertThat(problems(
                        RULES,
                        kings().pieces("a2", PAWN)
                                .neutral(Board.of(8, 8).square("a2"))
                                .build()))
                .containsExactly("expected the duck on a square of its own, found a2 taken");
        RuleSet siblings = RuleSet.of(
                "siblings",
                Orthodox.game(),
                Siblings.of(SiblingBond.CONJOINED).sharing(true).kin(List.of(Set.of(Orthodox.ROOK))));
        assertThat(problems(
                        siblings,
                        kings().pieces("a4", ROOK, new Piece(Side.BLACK, Orthodox.ROOK))
                                .build()))
                .contains("expected pieces of one side on a square, found both sides on a4");
        assertThat(problems(siblings, kings().pieces("a4", ROOK, ROOK).build())).isEmpty();
    }

    @Test
    void piecesOutOfPlaceAreForgivenByRemovingThem() {
        Setup setup = kings().pieces("a1", PAWN)
                .pieces("c3", new Piece(Side.WHITE, PieceType.of("marshal", 'M', "RN")))
                .pieces("a2", PAWN)
                .build();
        assertThat(kinds(setup)).containsExactly(Kind.PIECE_OUT_OF_PLACE);
        assertThat(RULES.position(setup.withoutPiecesOutOfPlace(RULES))).hasToString("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    }

    @Test
    void onlyImpossibleCastlingRightsAreForgiven() {
        Setup setup = kings().pieces("h1", ROOK)
                .castlingRights(Orthodox.game().castlingRights())
                .build();
        assertThat(kinds(setup)).containsExactly(Kind.CASTLING_RIGHT);
        assertThat(RULES.problems(setup)).hasSizeGreaterThan(1);
        assertThat(RULES.position(setup.withoutImpossibleCastlingRights(RULES)))
                .hasToString("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    @Test
    void onlyImpossibleEnPassantSquaresAreForgiven() {
        Board board = Board.of(8, 8);
        Setup setup = kings().pieces("d5", new Piece(Side.BLACK, Orthodox.PAWN))
                .pieces("e5", PAWN)
                .enPassant(board.square("d6"))
                .enPassant(board.square("a6"))
                .build();
        assertThat(kinds(setup)).containsExactly(Kind.EN_PASSANT);
        assertThat(RULES.position(setup.withoutImpossibleEnPassant(RULES)))
                .hasToString("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    }

    @Test
    void handsSiblingsAndTheWrongSideToMoveAreForgiven() {
        Setup held = kings().hand(Side.BLACK, Orthodox.ROOK, 2).build();
        assertThat(held).hasToString("4k3/8/8/8/8/8/8/4K3[rr] w - - 0 1");
        assertThat(kinds(held)).containsExactly(Kind.HAND);
        assertThat(kinds(held.withEmptyHands())).isEmpty();
        Setup bound =
                kings().siblings(List.of(List.of(Board.of(8, 8).square("e1")))).build();
        assertThat(kinds(bound)).containsExactly(Kind.SIBLINGS);
        assertThat(kinds(bound.withSiblingsByKind())).isEmpty();
        Setup capturable = kings().pieces("e5", ROOK).build();
        assertThat(RULES.position(capturable.withOtherSideToMove())).hasToString("4k3/8/8/4R3/8/8/8/4K3 b - - 0 1");
    }

    @Test
    void forgivingChangesNothingWhereNothingIsWrong() {
        Setup setup = Setup.of(RULES.position("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 5"));
        assertThat(setup.withoutPiecesOutOfPlace(RULES)).isEqualTo(setup);
        assertThat(setup.withoutImpossibleCastlingRights(RULES)).isEqualTo(setup);
        assertThat(setup.withoutImpossibleEnPassant(RULES)).isEqualTo(setup);
        assertThat(setup.withEmptyHands()).isEqualTo(setup);
        assertThat(setup.withSiblingsByKind()).isEqualTo(setup);
    }

    @Test
    void aTextIsReadWhetherThePositionIsPossibleOrNot() {
        Setup setup = RULES.setup("PPP5/8/8/8/8/8/8/8 w KQ e6");
        assertThat(setup).hasToString("PPP5/8/8/8/8/8/8/8 w KQ e6 0 1");
        assertThat(kinds(setup)).contains(Kind.NO_ROYAL, Kind.PIECE_OUT_OF_PLACE, Kind.CASTLING_RIGHT, Kind.EN_PASSANT);
        assertThatThrownBy(() -> RULES.setup("PPP5/8 w")).isInstanceOf(PositionException.class);
        assertThat(RULES.setup("(RN)7/8/8/8/8/8/8/8 w - -").pieces()).hasToString("{a8=[R, N]}");
    }

    @Test
    void theOrderOfPiecesOnASquareMakesNoDifference() {
        Setup one = kings().pieces("a4", PAWN, ROOK).build();
        Setup other = kings().pieces("a4", ROOK, PAWN).build();
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(kings().pieces("a4", ROOK).build());
        assertThat(one.pieces(Board.of(8, 8).square("a4"))).containsExactly(PAWN, ROOK);
    }

    @Test
    void whatAnEditorCannotMeanIsRefusedAtOnce() {
        Square elsewhere = Board.of(5, 5).square("a1");
        assertThatIllegalArgumentException().isThrownBy(() -> kings().pieces(elsewhere, PAWN));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().enPassant(elsewhere));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().siblings(List.of(List.of(elsewhere))));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().pieces("i1", PAWN));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().hand(Side.WHITE, Orthodox.ROOK, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().hand(Side.WHITE, Orthodox.ROOK, 101));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().halfTurnClock(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> kings().turnNumber(0));
        Setup small = Setup.builder(Board.of(5, 5)).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RULES.problems(small))
                .withMessageContaining("5x5");
        assertThatIllegalArgumentException().isThrownBy(() -> kings().build().pieces(elsewhere));
    }
}
