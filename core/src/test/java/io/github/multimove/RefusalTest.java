package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.RoyalRefusal.CastlingAttacked;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The values that refusals carry. */
class RefusalTest {
    private static final RuleSet ONE = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
    private static final RuleSet THREE = RuleSet.of("three", Orthodox.game(), TurnStructure.upTo(3));

    private static <T extends Refusal> T refusal(Class<T> kind, RuleSet rules, String position, String turn) {
        return kind.cast(rules.position(position).refusal(turn).orElseThrow());
    }

    private static SubMoveRefusal subMove(SubMoveRefusal.Kind kind, RuleSet rules, String position, String turn) {
        SubMoveRefusal refusal = refusal(SubMoveRefusal.class, rules, position, turn);
        assertThat(refusal.kind()).isEqualTo(kind);
        return refusal;
    }

    @Test
    void legalTurnsHaveNone() {
        Position start = ONE.initialPosition();
        assertThat(start.refusal("e2e4")).isEmpty();
        assertThat(start.refusal("Nf3")).isEmpty();
        assertThat(start.refusal(ONE.parseTurn(start, "e2e4"))).isEmpty();
    }

    @Test
    void theAttackerTheLineAndTheWitness() {
        RoyalLeft left = refusal(RoyalLeft.class, ONE, "4r1k1/8/8/8/8/8/4B3/4K3 w - -", "e2d3");
        Attacker attacker = left.attackers().get(0);
        assertThat(attacker.line().squares()).hasToString("[e8, e7, e6, e5, e4, e3, e2, e1]");
        assertThat(attacker.line().piece()).hasToString("r");
        assertThat(attacker.line().royal()).hasToString("K");
        assertThat(attacker.capture()).hasToString("e8e1");
        assertThat(attacker.witness()).hasToString("e8e1");
        assertThat(attacker.before()).isEmpty();
        assertThat(left.witness()).hasToString("e8e1");
        assertThat(left.isCheckUnanswered()).isFalse();
        assertThat(left.squares()).hasToString("[e1, e8]");
    }

    @Test
    void aCheckLeftUnanswered() {
        RoyalLeft left = refusal(RoyalLeft.class, ONE, "4r1k1/8/8/8/8/8/P7/4K3 w - -", "a2a3");
        assertThat(left.isCheckUnanswered()).isTrue();
        RoyalLeft king = refusal(RoyalLeft.class, ONE, "4r1k1/8/8/8/1b6/8/8/4K3 w - -", "e1d2");
        assertThat(king.attackers()).extracting(Attacker::isUnanswered).containsExactly(true);
    }

    @Test
    void aLeapHasNothingBetween() {
        RoyalLeft left = refusal(RoyalLeft.class, ONE, "6k1/8/8/8/8/5n2/P7/4K3 w - -", "a2a3");
        assertThat(left.attackers().get(0).line().between()).isEmpty();
    }

    @Test
    void aLineOpenedByAPawnMoveBefore() {
        RuleSet pawnThenPiece = RuleSet.of("pawn-then-piece", Orthodox.game(), TurnStructure.pawnThenPiece(false));
        RoyalLeft left = refusal(RoyalLeft.class, pawnThenPiece, "4r1k1/8/8/4p3/3P4/8/8/2R1K3 w - -", "c1c2");
        Attacker attacker = left.attackers().get(0);
        assertThat(attacker.before()).hasToString("[e5d4]");
        assertThat(attacker.witness()).hasToString("e5d4,e8e1");
        assertThat(left.sentence()).isEqualTo("your king on e1 would be left attacked by the rook on e8 after e5d4");
    }

    @Test
    void theSquareOnWhichTheCastlingKingWouldBeAttacked() {
        CastlingAttacked attacked = refusal(CastlingAttacked.class, ONE, "5rk1/8/8/8/8/8/8/4K2R w K -", "O-O");
        assertThat(attacked.on()).hasToString("f1");
        assertThat(attacked.castling()).hasToString("e1g1");
        assertThat(attacked.attackers())
                .extracting(a -> a.line().from().toString())
                .containsExactly("f8");
        assertThat(attacked.attackers().get(0).isUnanswered()).isFalse();
    }

    @Test
    void blackIsToldTheSame() {
        RoyalLeft left = refusal(RoyalLeft.class, ONE, "4k3/4n3/8/8/8/8/8/2K1R3 b - -", "e7c6");
        assertThat(left.sentence()).isEqualTo("your king on e8 would be left attacked by the rook on e1");
        assertThat(left.isCheckUnanswered()).isFalse();
        RoyalLeft king = refusal(RoyalLeft.class, TWO, "4k3/8/8/1B6/8/8/p7/2K1R3 b - -", "a2a1q,e8d7");
        assertThat(king.attackers())
                .extracting(attacker -> attacker.line().from().toString())
                .containsExactly("b5");
        CastlingAttacked attacked = refusal(CastlingAttacked.class, ONE, "r3k3/8/8/8/8/8/8/2KR4 b q -", "O-O-O");
        assertThat(attacked.on()).hasToString("d8");
        assertThat(attacked.castling()).hasToString("e8c8");
        assertThat(attacked.attackers())
                .extracting(attacker -> attacker.witness().toString())
                .containsExactly("d1d8");
    }

    @Test
    void aKingThatCastlesOutOfCheckOrIntoItIsToldApart() {
        CastlingAttacked out = refusal(CastlingAttacked.class, ONE, "k3r3/8/8/8/8/8/8/4K2R w K -", "e1g1");
        assertThat(out.on()).hasToString("e1");
        RoyalLeft into = refusal(RoyalLeft.class, ONE, "k5r1/8/8/8/8/8/8/4K2R w K -", "e1g1");
        assertThat(into.sentence()).isEqualTo("your king on g1 would be left attacked by the rook on g8");
    }

    @Test
    void whatTwoSubMovesClaim() {
        String position = "r3k2r/8/8/3p4/8/2N3N1/8/R3K2R w KQkq -";
        assertThat(refusal(TurnRefusal.class, TWO, position, "c3e4,g3e4").kind())
                .isEqualTo(TurnRefusal.Kind.SAME_DESTINATION);
        assertThat(refusal(TurnRefusal.class, TWO, position, "c3e4,c3e2").kind())
                .isEqualTo(TurnRefusal.Kind.SAME_PIECE);
        TurnRefusal rook = refusal(TurnRefusal.class, THREE, position, "h1h2,e1g1");
        assertThat(rook.kind()).isEqualTo(TurnRefusal.Kind.SAME_PIECE);
        assertThat(rook.on().orElseThrow()).hasToString("h1");
        assertThat(rook.sentence()).isEqualTo("the rook on h1 cannot move twice in one turn");
        TurnRefusal victim = refusal(TurnRefusal.class, TWO, "4k3/8/8/3p4/8/2N5/8/3RK3 w - -", "c3d5,d1d5");
        assertThat(victim.kind()).isEqualTo(TurnRefusal.Kind.SAME_CAPTURE);
        assertThat(victim.on().orElseThrow()).hasToString("d5");
    }

    @Test
    void castlingIsToldApart() {
        assertThat(subMove(SubMoveRefusal.Kind.NO_CASTLING_RIGHT, ONE, "4k3/8/8/8/8/8/8/4K2R w - -", "e1g1")
                        .sentence())
                .isEqualTo("White has no right to castle e1g1");
        assertThat(subMove(SubMoveRefusal.Kind.BLOCKED, ONE, "4k3/8/8/8/8/8/8/4KB1R w K -", "O-O")
                        .squares()
                        .get(1))
                .hasToString("f1");
        assertThat(refusal(TurnRefusal.class, TWO, "4k3/8/8/8/8/8/P7/4K2R w K -", "a2a3,e1g1")
                        .sentence())
                .endsWith("found 3");
    }

    @Test
    void movementIsToldApart() {
        String position = "4k3/8/8/8/3p4/8/PN1P4/4K3 w - -";
        assertThat(subMove(SubMoveRefusal.Kind.NO_SUCH_MOVE, ONE, position, "b2b3")
                        .squares()
                        .get(0))
                .hasToString("b2");
        assertThat(subMove(SubMoveRefusal.Kind.NOTHING_TO_CAPTURE, ONE, position, "a2b3")
                        .sentence())
                .endsWith("there is nothing to capture on b3");
        assertThat(subMove(SubMoveRefusal.Kind.CANNOT_CAPTURE, ONE, "4k3/8/8/8/8/p7/P7/4K3 w - -", "a2a3")
                        .sentence())
                .isEqualTo("the White pawn on a2 cannot make the move a2a3: it cannot capture the Black pawn there");
        assertThat(subMove(SubMoveRefusal.Kind.BLOCKED, ONE, "4k3/8/8/8/8/p7/P7/4K3 w - -", "a2a4")
                        .squares()
                        .get(1))
                .hasToString("a3");
        assertThat(subMove(SubMoveRefusal.Kind.ONLY_AS, ONE, "8/P3k3/8/8/8/8/8/4K3 w - -", "a7a8")
                        .possible())
                .hasToString("[a7a8b, a7a8n, a7a8q, a7a8r]");
    }

    private static final PieceType BASILISK = PieceType.of("basilisk", 'B', "W");

    /** Basilisks hold the piece before them; dragons capture two squares ahead and stay. */
    private static final RuleSet BASILISKS = RuleSet.of(
            "basilisks",
            BaseGame.builder("basilisks", Board.of(4, 4))
                    .royal(Orthodox.KING)
                    .pieces(
                            Orthodox.ROOK,
                            BASILISK,
                            PieceType.of(
                                    "dragon",
                                    'D',
                                    Movement.leap(0, 2, 0).remote().and(Movement.betza("F"))))
                    .freeze(BASILISK, 0, 1, 0)
                    .array("3k/4/4/K3")
                    .build(),
            TurnStructure.one());

    @Test
    void aPieceFrozenSaysByWhom() {
        String position = "3k/1b2/1R2/K3 w - -";
        SubMoveRefusal frozen = subMove(SubMoveRefusal.Kind.FROZEN, BASILISKS, position, "b2c2");
        assertThat(frozen.squares()).hasToString("[b2, b3]");
        assertThat(frozen.sentence()).isEqualTo("the White rook on b2 is frozen by the basilisk on b3");
        assertThat(BASILISKS.position(position).constraints())
                .filteredOn(ConstraintKinds.Frozen.class::isInstance)
                .singleElement()
                .satisfies(bond -> assertThat(bond.sentence()).contains("b2").contains("b3"));
        // behind it, beside it, two squares before it, and before one of its own side
        for (String free : new String[] {"3k/1R2/1b2/K3", "3k/1bR1/4/K3", "1b1k/4/1R2/K3", "3k/1R2/1B2/K3"}) {
            Position here = BASILISKS.position(free + " w - -");
            assertThat(here.constraints()).noneMatch(ConstraintKinds.Frozen.class::isInstance);
        }
    }

    @Test
    void aCaptureRemotelyIsToldApartFromAMove() {
        String position = "3k/1r2/2b1/KD2 w - -";
        assertThat(subMove(SubMoveRefusal.Kind.ONLY_AS, BASILISKS, position, "b1b3")
                        .possible())
                .hasToString("[b1*b3]");
        assertThat(subMove(SubMoveRefusal.Kind.ONLY_AS, BASILISKS, position, "b1*c2")
                        .possible())
                .hasToString("[b1c2]");
        assertThat(BASILISKS.position(position).refusal("b1*b3")).isEmpty();
        assertThat(subMove(SubMoveRefusal.Kind.NOTHING_TO_CAPTURE, BASILISKS, "3k/4/4/KD2 w - -", "b1*b3")
                        .sentence())
                .endsWith("there is nothing to capture on b3");
        assertThat(subMove(SubMoveRefusal.Kind.BLOCKED, BASILISKS, "3k/1R2/4/KD2 w - -", "b1*b3")
                        .squares()
                        .get(1))
                .hasToString("b3");
        assertThat(subMove(SubMoveRefusal.Kind.NO_SUCH_MOVE, BASILISKS, "3k/4/4/KD2 w - -", "b1*b4")
                        .squares()
                        .get(0))
                .hasToString("b1");
    }

    /** Stags leap two ahead and one aside, by either of the two squares on the way; cannons capture over a screen. */
    private static final RuleSet STAGS = RuleSet.of(
            "stags",
            BaseGame.builder("stags", Board.of(4, 4))
                    .royal(Orthodox.KING)
                    .pieces(
                            Orthodox.ROOK,
                            PieceType.of(
                                    "stag",
                                    'S',
                                    Movement.leap(-1, 2, 0)
                                            .over(0, 1, 0)
                                            .and(Movement.leap(-1, 2, 0).over(-1, 1, 0))),
                            PieceType.of("cannon", 'C', "mRcpR"))
                    .array("3k/4/4/K3")
                    .build(),
            TurnStructure.one());

    @Test
    void theWayThatIsOpenIsTold() {
        for (String[] turnAndWay : new String[][] {{"a2a3", "a2"}, {"b2d2", "b2"}}) {
            RoyalLeft left = refusal(RoyalLeft.class, STAGS, "3k/1s2/RR2/K3 w - -", turnAndWay[0]);
            assertThat(left.attackers().get(0).line().between()).hasToString("[" + turnAndWay[1] + "]");
        }
    }

    @Test
    void aScreenIsToldApartFromTheSquaresBetween() {
        RoyalLeft left = refusal(RoyalLeft.class, STAGS, "c2k/1R2/4/K3 w - -", "b3a3");
        assertThat(left.attackers().get(0).line().screen())
                .map(Square::toString)
                .hasValue("a3");
        assertThat(left.attackers().get(0).line().between()).hasToString("[a2]");
        assertThat(STAGS.position("c2k/R3/4/K3 w - -").constraints())
                .filteredOn(ConstraintKinds.Check.class::isInstance)
                .singleElement()
                .satisfies(check -> assertThat(
                                ((ConstraintKinds.Check) check).lines().get(0).screen())
                        .map(Square::toString)
                        .hasValue("a3"));
    }

    @Test
    void textsThatAreNoTurns() {
        GeneralRefusal form =
                (GeneralRefusal) ONE.initialPosition().refusal("e2e9").orElseThrow();
        assertThat(form.offset()).hasValue(2);
        assertThat(form.rule()).isEqualTo(Refusal.Rule.FORM);
        Position two = ONE.position("4k3/8/8/8/8/8/4K3/R6R w - -");
        GeneralRefusal ambiguous = (GeneralRefusal) two.refusal("Rd1").orElseThrow();
        assertThat(ambiguous.sentence()).startsWith("Rd1 could mean a1d1 or ");
    }

    @Test
    void theExceptionCarriesItAndTellsItAgainWhenItHasBeenSerialized() throws IOException, ClassNotFoundException {
        Position position = ONE.position("4r1k1/8/8/8/8/8/4B3/4K3 w - -");
        IllegalTurnException thrown =
                catchThrowableOfType(IllegalTurnException.class, () -> ONE.parseTurn(position, "e2d3"));
        assertThat(thrown.refusal()).isEqualTo(position.refusal("e2d3").orElseThrow());
        IllegalTurnException read = (IllegalTurnException) Streams.read(Streams.written(thrown));
        assertThat(read).hasMessage(thrown.getMessage());
        assertThat(read.rule()).isEqualTo(thrown.rule());
        assertThat(read.refusal())
                .isEqualTo(new GeneralRefusal(
                        thrown.rule(),
                        List.of(),
                        OptionalInt.empty(),
                        thrown.refusal().sentence()));
        assertThat(read.squares()).isEmpty();
    }

    @Test
    void positionsOfOtherRuleSetsAreRefused() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> ONE.parseTurn(TWO.initialPosition(), "e2e4"))
                .withMessageContaining("expected a position of orthodox, found one of two");
    }
}
