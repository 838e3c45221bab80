package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.RoyalRefusal.CastlingAttacked;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The values that refusals carry. */
class RefusalTest {
    private static final RuleSet ONE = Orthodox.rules();

    private static <T extends Refusal> T refusal(Class<T> kind, RuleSet rules, String position, String turn) {
        return kind.cast(rules.position(position).refusal(turn).orElseThrow());
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
}
