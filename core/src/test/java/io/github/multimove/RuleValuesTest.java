package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * The parts that rule sets are put together from are equal where everything about them is, and say what they are. Equality, hash and
 * text follow from one map of what was said; that of series stands for all.
 */
class RuleValuesTest {
    /** Fails unless each value is equal to itself made anew, in hash and text too, and to none of the others. */
    @SafeVarargs
    private static void areToldApart(Supplier<Object>... values) {
        Map<Class<?>, Set<Integer>> hashes = new HashMap<>();
        Map<Class<?>, Integer> kinds = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            Object one = values[i].get();
            for (int j = 0; j < values.length; j++) {
                Object other = values[j].get();
                assertThat(one.equals(other)).as("%s and %s", one, other).isEqualTo(i == j);
                assertThat(one.toString().equals(other.toString()))
                        .as("%s and %s", one, other)
                        .isEqualTo(i == j);
            }
            assertThat(one).hasSameHashCodeAs(values[i].get()).isNotEqualTo(one.toString());
            hashes.computeIfAbsent(one.getClass(), kind -> new HashSet<>()).add(one.hashCode());
            kinds.merge(one.getClass(), 1, Integer::sum);
        }
        kinds.forEach(
                (kind, number) -> assertThat(hashes.get(kind)).as("%s", kind).hasSizeGreaterThan(number / 2));
    }

    @Test
    void steps() {
        areToldApart(
                Step::move,
                Step::drop,
                Step::push,
                Step::place,
                Step::choose,
                Step::swap,
                () -> Step.move().pawns(),
                () -> Step.move().others(),
                () -> Step.move().royals(),
                () -> Step.move().neitherPawnsNorRoyals(),
                () -> Step.move().duty(Step.Duty.OPTIONAL),
                () -> Step.move().duty(Step.Duty.IF_POSSIBLE),
                () -> Step.move().safe(),
                () -> Step.move().quiet(),
                () -> Step.move().noDoubleStep(),
                () -> Step.move().enPassant(Step.EnPassant.NEVER),
                () -> Step.move().enPassant(Step.EnPassant.AFTER_ANOTHER),
                () -> Step.move().endsTurn());
        assertThat(Step.move().pawns().duty(Step.Duty.OPTIONAL).safe().endsTurn())
                .hasToString("move().pawns().duty(OPTIONAL).safe().endsTurn()");
    }

    @Test
    void series() {
        Step move = Step.move();
        areToldApart(
                () -> Series.of(move),
                () -> Series.of(move, move),
                () -> Series.of(move, move.safe()),
                () -> Series.of(move, move).next(Series.Next.SAME),
                () -> Series.of(move, move).next(Series.Next.KIN),
                () -> Series.of(move, move).next(Series.Next.KIN).kin(Set.of(Orthodox.ROOK, Orthodox.QUEEN)),
                () -> Series.of(move, move).on(Closing.ENDS, Event.CHECK),
                () -> Series.of(move, move).on(Closing.ONLY_LAST, Event.CHECK),
                () -> Series.of(move, move).on(Closing.ENDS, Event.CAPTURE),
                () -> Series.of(move, move).on(Closing.ENDS, Event.CHECK).reply(Series.of(move)),
                () -> Series.of(move, move)
                        .on(Closing.ENDS, Event.CHECK)
                        .reply(Series.of(move))
                        .beginsAsReply(),
                () -> Series.of(move, move).passed(Series.EnPassantSquares.LAST),
                () -> Series.of(move, move).commuting(),
                () -> Series.repeat(Length.of(2), move, move),
                () -> Series.repeat(Length.of(3), move, move),
                () -> Series.repeat(Length.bySide(2, 1), move, move),
                () -> Series.repeat(Length.growing(), move, move),
                () -> Series.repeat(Length.growing(4), move, move),
                () -> Series.repeat(Length.growing(5), move, move),
                () -> Series.repeat(Length.kingsRank(), move, move),
                () -> Series.repeat(Length.oneMoreThanLastTurn(), move, move),
                () -> Series.repeat(Length.royalPieces(), move, move),
                () -> Series.repeat(Length.byCheck(1, 2), move, move),
                () -> Series.repeat(Length.byCheck(2, 1), move, move),
                () -> Series.of(move, move).inAnyOrder(),
                () -> Series.of(move, move).laterSpareRoyals(),
                () -> Series.of(move, move).atTurn(1, Series.of(move)),
                () -> Series.of(move, move).atTurn(2, Series.of(move)),
                () -> Series.of(move, move).atTurn(1, Series.of(move.safe())));
        Series last = Series.repeat(Length.of(2), move, move).on(Closing.ONLY_LAST, Event.CHECK);
        assertThat(last).hasToString("repeat(of(2), move(), move()).on(ONLY_LAST, [CHECK])");
        assertThat(Series.of(Step.drop(), Step.drop()).commuting()).hasToString("of(drop(), drop()).commuting()");
        assertThat(Length.of(2)).isEqualTo(Length.bySide(2, 2)).hasSameHashCodeAs(Length.of(2));
        assertThat(Length.of(2).hashCode()).isNotEqualTo(Length.of(3).hashCode());
        assertThat(Length.bySide(2, 1).at(true, 9)).isEqualTo(2);
        assertThat(Length.bySide(2, 1).at(false, 9)).isEqualTo(1);
        assertThat(Length.growing().at(true, 3)).isEqualTo(5);
        assertThat(Length.growing().at(false, 3)).isEqualTo(6);
        assertThat(Length.growing().at(false, Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Length.growing(4).at(true, 2)).isEqualTo(3);
        assertThat(Length.growing(4).at(false, Integer.MAX_VALUE)).isEqualTo(4);
        assertThat(Length.growing(4)).hasToString("growing(4)");
    }

    @Test
    void structures() {
        TurnStructure one = TurnStructure.one();
        TurnStructure two = TurnStructure.upTo(2);
        areToldApart(
                TurnStructure::one,
                () -> TurnStructure.upTo(2),
                () -> TurnStructure.upTo(3),
                () -> TurnStructure.upTo(2).collision(true),
                () -> TurnStructure.upTo(2).places(Step.Pieces.ALL, Step.Pieces.PAWNS),
                () -> TurnStructure.opening(one).then(two),
                () -> TurnStructure.opening(two).then(two),
                () -> TurnStructure.opening(one).then(one),
                () -> TurnStructure.opening(one).then(TurnStructure.opening(two).then(one)),
                () -> TurnStructure.whileInHand(one).then(two),
                () -> TurnStructure.whileInHand(two).then(two),
                () -> TurnStructure.whileInHand(one).then(one),
                () -> TurnStructure.pawnThenPiece(true),
                () -> TurnStructure.pawnThenPiece(false),
                TurnStructure::pawnAlone,
                TurnStructure::twoDrops);
        assertThat(one).hasToString("one()");
        TurnStructure.UpTo mixed = TurnStructure.upTo(2).places(Step.Pieces.ALL, Step.Pieces.PAWNS);
        assertThat(mixed).hasToString("upTo(2).places(ALL, PAWNS)");
        assertThat(mixed.places()).hasToString("[ALL, PAWNS]");
        assertThat(mixed.places(Step.Pieces.PAWNS, Step.Pieces.PAWNS)).hasToString("upTo(2).places(PAWNS, PAWNS)");
        TurnStructure drops = TurnStructure.twoDrops();
        assertThat(List.of(
                        drops,
                        TurnStructure.opening(drops).then(one),
                        TurnStructure.opening(one).then(drops)))
                .allMatch(TurnStructure::isOrdered);
        assertThat(List.of(
                        TurnStructure.whileInHand(drops).then(one),
                        TurnStructure.whileInHand(one).then(drops)))
                .allMatch(TurnStructure::isOrdered);
        assertThat(List.of(
                        one,
                        two,
                        Siblings.of(SiblingBond.CONJOINED).sequential(true),
                        TurnStructure.opening(one).then(two),
                        TurnStructure.whileInHand(one).then(two)))
                .noneMatch(TurnStructure::isOrdered);
    }

    @Test
    void siblings() {
        Siblings conjoined = Siblings.of(SiblingBond.CONJOINED);
        areToldApart(
                () -> Siblings.of(SiblingBond.CONJOINED),
                () -> Siblings.of(SiblingBond.IDENTICAL),
                () -> conjoined.sharing(true));
        assertThat(conjoined.promotion()).isEqualTo(SiblingPromotion.EITHER);
    }

    @Test
    void royalRules() {
        areToldApart(
                RoyalRule::lastRoyal,
                () -> RoyalRule.lastRoyal().claimAfter(30),
                RoyalRule::capture,
                () -> RoyalRule.capture().claimAfter(30),
                RoyalRule::lastPiece,
                () -> RoyalRule.lastPiece().claimAfter(30));
        assertThat(RoyalRule.lastRoyal()).hasToString("lastRoyal()");
        RoyalRule.LastRoyal lax = RoyalRule.lastRoyal().deadDraws(true).mayLackRoyals(Set.of(Side.BLACK));
        assertThat(lax.deadDraws()).isTrue();
        assertThat(lax.mayLackRoyals()).containsExactly(Side.BLACK);
        assertThat(lax.needsRoyals()).isTrue();
        assertThat(lax.mayLackRoyals(Set.of(Side.values())).needsRoyals()).isFalse();
        assertThat(RoyalRule.capture().strictCastling()).isFalse();
        assertThat(RoyalRule.capture().strictCastling(true).strictCastling()).isTrue();
        assertThat(RoyalRule.capture().withoutTurn()).isEqualTo(RoyalRule.WithoutTurn.DRAWS);
        assertThat(RoyalRule.capture().claimAfter(1)).hasToString("capture().claimAfter(1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoyalRule.capture().claimAfter(0))
                .withMessageContaining("found 0");
    }

    @Test
    void dropsAndPromotions() {
        areToldApart(
                () -> Drops.of(0, 1),
                () -> Drops.of(0),
                () -> Drops.of(0, 1).only(Orthodox.KING, 0),
                () -> Drops.of(0, 1).relocating(Orthodox.PAWN, Set.of(1), 2),
                () -> Drops.of(0, 1).relocating(Orthodox.PAWN, Set.of(1), 3));
        assertThat(Orthodox.game().castlingRights().get(0)).hasToString("WHITE K O-O: king e1 to g1, rook h1 to f1");
        assertThat(Drops.of(0).oppositeColours(Orthodox.BISHOP).oppositeColours())
                .containsExactly(Orthodox.BISHOP);
        Promotion queen = Promotion.of(Orthodox.PAWN, Orthodox.QUEEN);
        areToldApart(
                () -> Promotion.of(Orthodox.PAWN, Orthodox.QUEEN),
                () -> Promotion.of(Orthodox.PAWN, Orthodox.ROOK),
                () -> queen.atMost(Orthodox.QUEEN, 1),
                () -> queen.atMost(Orthodox.QUEEN, 2));
        assertThat(queen.sides()).containsExactlyInAnyOrder(Side.values());
        assertThat(queen.only(Side.BLACK).sides()).containsExactly(Side.BLACK);
        assertThat(queen.into(List.of(Orthodox.ROOK))).isEqualTo(Promotion.of(Orthodox.PAWN, Orthodox.ROOK));
        assertThat(queen.atMost(Orthodox.QUEEN, 1).atMost(Orthodox.QUEEN, 2).limits())
                .isEqualTo(Map.of(Orthodox.QUEEN, 2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> queen.atMost(Orthodox.QUEEN, -1))
                .withMessageContaining("found -1");
    }

    private static Supplier<Object> game(UnaryOperator<BaseGame.Builder> change) {
        return () -> change.apply(Orthodox.game().toBuilder("same")).build();
    }

    @Test
    void baseGames() {
        List<Supplier<Object>> games = List.of(
                game(base -> base),
                game(base -> base.array("4k3/8/8/8/8/8/8/4K3")),
                game(BaseGame.Builder::mirrorsFiles),
                game(base -> base.vital(Orthodox.QUEEN, 0)),
                game(base -> base.vital(Orthodox.QUEEN, 1)),
                game(base -> base.royalRule(RoyalRule.capture())));
        for (Supplier<Object> game : games) {
            Object one = game.get();
            assertThat(games.stream().map(Supplier::get).filter(one::equals)).hasSize(1);
            assertThat(((BaseGame) one).toBuilder("same").build())
                    .isEqualTo(one)
                    .hasSameHashCodeAs(one);
        }
        assertThat(Orthodox.game().hashCode()).isNotEqualTo(games.get(0).get().hashCode());
    }
}
