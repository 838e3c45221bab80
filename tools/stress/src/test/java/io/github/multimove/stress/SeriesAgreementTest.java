package io.github.multimove.stress;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CAPTURABLE_DOUBLE_STEP;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Series.Event.PROMOTION;
import static io.github.multimove.rules.Series.Next.ANOTHER;
import static io.github.multimove.rules.Series.Next.KIN;
import static io.github.multimove.rules.Series.Next.ROUNDS;
import static io.github.multimove.rules.Series.Next.SAME;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OPTIONAL;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;
import static io.github.multimove.rules.Step.EnPassant.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is counted, indexed, tested and completed from sets agrees with the reference generator, in every ordered game with every
 * option and in invented ones that combine what published games do not.
 */
class SeriesAgreementTest {
    /** The reference generator lists what it counts. */
    private static final int MOST_TURNS = 1_500;

    private static final int GAMES = Integer.getInteger("multimove.series.games", 2);
    private static final int TURNS = 3;
    private static final int PLACES = 3;

    /** Few pieces, so that long series can be listed. */
    private static final List<String> FEW_PIECES = List.of(
            "4k3/2p4P/8/8/8/8/p5P1/4K2R w K - 0 5",
            "8/1k1p4/8/2P5/8/8/3K4/8 b - - 0 3",
            "r3k3/1P6/8/8/8/6n1/4P3/4K3 w q - 0 2",
            "4k3/8/8/1pP1p3/3P4/8/8/4K3 w - b6 0 3",
            "4k3/3p1p2/8/2P1P3/8/8/8/4K3 b - - 0 2");

    static Stream<RuleSet> games() {
        return Stream.concat(
                AgreementRules.all().stream()
                        .filter(rules -> rules.structure().isOrdered())
                        .filter(rules -> rules.base().board().levels() == 1),
                invented());
    }

    private static Stream<RuleSet> invented() {
        Step move = Step.move();
        Step safe = move.safe();
        Step later = safe.duty(IF_POSSIBLE).enPassant(NEVER);
        return Stream.of(
                lastRoyal(
                        "three-until-check",
                        Series.repeat(Length.of(3), safe, later).on(ENDS, CHECK)),
                lastRoyal(
                        "three-others",
                        Series.repeat(Length.of(3), safe, later).next(ANOTHER).on(ONLY_LAST, CHECK)),
                lastRoyal(
                        "three-of-kin",
                        Series.repeat(Length.of(3), safe, later)
                                .next(KIN)
                                .kin(Set.of(Orthodox.ROOK, Orthodox.QUEEN, Orthodox.KING))
                                .on(ENDS, CHECK, CAPTURE)),
                lastRoyal(
                        "four-in-rounds",
                        Series.repeat(Length.of(4), safe, later.duty(OR_STALEMATE))
                                .next(ROUNDS)
                                .on(ENDS, CHECK, PROMOTION)),
                lastRoyal(
                        "three-quiet-afterwards",
                        Series.repeat(
                                Length.of(3), safe, safe.quiet().noDoubleStep().duty(OPTIONAL))),
                lastRoyal(
                        "two-required-until-event",
                        Series.of(safe, safe.enPassant(AFTER_ANOTHER)).on(ENDS, CHECK, CAPTURABLE_DOUBLE_STEP)),
                lastRoyal(
                        "parts-that-may-be-left-out",
                        Series.of(move.pawns().duty(IF_POSSIBLE), move.others().duty(OPTIONAL))
                                .inAnyOrder()
                                .laterSpareRoyals()
                                .atTurn(3, Series.of(safe))),
                lastRoyal(
                        "rank-of-the-king-quiet-afterwards",
                        Series.repeat(Length.kingsRank(), safe, later.quiet()).next(ANOTHER)),
                lastRoyal(
                        "two-in-check",
                        Series.repeat(Length.byCheck(2, 1), safe, later)
                                .on(ENDS, CHECK)
                                .atTurn(5, Series.of(safe, later.quiet()))),
                lastRoyal(
                        "one-more-than-before",
                        Series.repeat(Length.oneMoreThanLastTurn(), safe, later)
                                .next(SAME)
                                .on(ENDS, CHECK)),
                lastRoyal(
                        "passing-any-time",
                        Series.of(safe, safe.duty(IF_POSSIBLE)).on(ENDS, CHECK)),
                lastRoyal(
                        "unsafe-against-one",
                        Series.repeat(
                                Length.bySide(3, 1),
                                move,
                                move.duty(IF_POSSIBLE).enPassant(NEVER))),
                RuleSet.of(
                        "three-to-capture",
                        Orthodox.game(),
                        Series.repeat(Length.of(3), move, move.duty(OPTIONAL).enPassant(AFTER_ANOTHER)),
                        RoyalRule.capture()),
                RuleSet.of(
                        "three-by-one-to-capture",
                        Orthodox.game(),
                        Series.repeat(Length.of(3), move, move.duty(IF_POSSIBLE))
                                .next(SAME),
                        RoyalRule.capture()),
                RuleSet.of(
                        "two-exposed",
                        Orthodox.game(),
                        Series.of(safe, move.duty(IF_POSSIBLE).enPassant(NEVER)).on(ENDS, CHECK),
                        RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES)));
    }

    private static RuleSet lastRoyal(String id, Series series) {
        return RuleSet.of(id, Orthodox.game(), series, RoyalRule.lastRoyal());
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreesWithTheReferenceGenerator(RuleSet rules) {
        SplittableRandom random = new SplittableRandom(rules.id().hashCode());
        ExtremePositions extremes = new ExtremePositions(rules, random.nextLong());
        int compared = 0;
        for (int i = 0; i < GAMES; i++) {
            Position few = few(rules, i, random);
            Position now = i % 2 == 0 ? few : extremes.next().orElse(few);
            for (int ply = 0; ply < TURNS; ply++) {
                compared += compare(now, random, ply == 1) ? 1 : 0;
                LegalTurns turns = rules.legalTurns(now);
                if (turns.isEmpty()) {
                    break;
                }
                now = rules.play(now, turns.sample(random));
            }
        }
        assertThat(compared > 0 || !rules.initialPosition().hand(Side.WHITE).isEmpty())
                .as("positions of %s compared", rules)
                .isTrue();
    }

    /** A position with few pieces, or the initial one where no text is a position of the game. */
    private static Position few(RuleSet rules, int game, SplittableRandom random) {
        for (int i = 0; i < FEW_PIECES.size() * 2; i++) {
            try {
                return rules.position(FEW_PIECES.get(game == 0 && i == 0 ? 1 : random.nextInt(FEW_PIECES.size())));
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // another board, or pieces that the game has not
            }
        }
        return rules.initialPosition();
    }

    private static boolean compare(Position position, SplittableRandom random, boolean closely) {
        RuleSet plain = Reference.of(position.ruleSet());
        List<Turn> listed =
                plain.legalTurns(position).stream().limit(MOST_TURNS + 1L).toList();
        LegalTurns turns = position.ruleSet().legalTurns(position);
        assertThat(turns.isEmpty()).as("isEmpty at %s", position).isEqualTo(listed.isEmpty());
        if (listed.size() > MOST_TURNS) {
            return false;
        }
        assertThat(position.ruleSet().isCheck(position))
                .as("check at %s", position)
                .isEqualTo(plain.isCheck(position));
        assertThat(turns.count()).as("count at %s of %s", position, plain).isEqualTo(listed.size());
        for (int i = 0; i < PLACES && !listed.isEmpty(); i++) {
            int place = random.nextInt(listed.size());
            Turn turn = turns.at(place);
            assertThat(turn)
                    .as("at(%d) at %s", place, position)
                    .hasToString(listed.get(place).toString());
            assertThat(turns.contains(turn)).isTrue();
            assertThat(turns.contains(turns.sample(random)))
                    .as("drawn at %s", position)
                    .isTrue();
        }
        if (closely) {
            completions(position, plain, random);
        }
        return true;
    }

    private static void completions(Position position, RuleSet plain, SplittableRandom random) {
        PartialTurn fast = position.ruleSet().begin(position);
        PartialTurn slow = plain.begin(position);
        while (true) {
            String when = position + " after " + fast;
            assertThat(fast.next().toString())
                    .as("offers at %s", when)
                    .isEqualTo(slow.next().toString());
            assertThat(fast.mayStop()).as("stop at %s", when).isEqualTo(slow.mayStop());
            if (fast.next().isEmpty()) {
                return;
            }
            int place = random.nextInt(fast.next().size());
            fast = fast.then(fast.next().get(place));
            slow = slow.then(slow.next().get(place));
        }
    }
}
