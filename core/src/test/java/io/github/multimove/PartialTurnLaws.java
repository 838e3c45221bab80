package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Entering a turn sub-move by sub-move reaches exactly the legal turns, whatever the structure and the royal rule. */
class PartialTurnLaws {
    private static final int PLIES = 40;
    private static final BaseGame TWO_ROYALS =
            Orthodox.game().toBuilder("two-royals").royal(Orthodox.QUEEN).build();
    /** Kings in the open: checks, pins and few pieces, so that every walk of four prongs can be gone. */
    private static final List<String> SMALL = List.of(
            "4k3/8/8/8/4r3/8/4N3/2R1K3 w - - 0 5",
            "4k3/8/8/8/8/3n4/4r3/4K2R w K - 0 5",
            "4k3/4r3/8/b7/7b/8/3PNP2/r2QKB2 w - - 0 5",
            "7k/P6p/8/2pP4/8/8/r7/4K2R w K c6 0 5",
            "q3k3/8/8/3r4/8/5n2/4PR2/3BK3 w - - 0 5");

    private static RuleSet upTo(int most, boolean collision) {
        TurnStructure structure = TurnStructure.upTo(most).collision(collision);
        return RuleSet.of("up-to-" + most + (collision ? "-colliding" : ""), Orthodox.game(), structure);
    }

    private static RuleSet rules(int most, boolean collision, int game) {
        TurnStructure structure = TurnStructure.upTo(most).collision(collision);
        return switch (game) {
            case 0 -> upTo(most, collision);
            case 1 -> RuleSet.of("capture", Orthodox.game(), structure, RoyalRule.capture());
            default -> RuleSet.of("two-royals", TWO_ROYALS, structure);
        };
    }

    @Property(tries = 40)
    void everyWalkTogetherReachesExactlyTheLegalTurns(
            @ForAll @IntRange(min = 1, max = 2) int most, @ForAll boolean collision, @ForAll int seed) {
        RuleSet rules = upTo(most, collision);
        Random random = new Random(seed);
        walks(rules, somewhere(rules, random, PLIES));
    }

    @Property(tries = 10)
    void everyWalkInGamesOfOtherRoyalRulesReachesExactlyTheLegalTurns(
            @ForAll @IntRange(min = 1, max = 2) int most,
            @ForAll @IntRange(min = 1, max = 2) int game,
            @ForAll int seed) {
        RuleSet rules = rules(most, false, game);
        // a game of two royal pieces is answered by going through the turns: near its end there are few
        Position position = game == 2
                ? rules.position(SMALL.get(2).replace("3PNP2", "3PN3"))
                : somewhere(rules, new Random(seed), PLIES);
        walks(rules, position);
    }

    @Property(tries = 30)
    void everyWalkOfThreeAndFourProngsReachesExactlyTheLegalTurns(
            @ForAll @IntRange(min = 3, max = 4) int most,
            @ForAll boolean collision,
            @ForAll @IntRange(max = 4) int place) {
        RuleSet rules = upTo(most, collision);
        walks(rules, rules.position(SMALL.get(place)));
    }

    private static void walks(RuleSet rules, Position position) {
        Set<Turn> reached = new HashSet<>();
        walk(rules.begin(position), new HashSet<>(), reached);
        assertThat(reached).isEqualTo(new HashSet<>(new ArrayList<>(rules.legalTurns(position))));
    }

    private static void walk(PartialTurn turn, Set<Set<SubMove>> seen, Set<Turn> reached) {
        if (!seen.add(new HashSet<>(turn.entered()))) {
            return;
        }
        boolean led = turn.mayStop() || !turn.next().isEmpty() || turn.entered().isEmpty();
        assertThat(led).as("%s leads nowhere after %s", turn.position(), turn).isTrue();
        if (turn.mayStop()) {
            reached.add(turn.turn());
        }
        turn.next().forEach(subMove -> walk(turn.then(subMove), seen, reached));
    }

    @Property(tries = 60)
    void everyLegalTurnCanBeEnteredInAnyOrderAndStoredOnTheWay(
            @ForAll @IntRange(min = 1, max = 4) int most, @ForAll boolean collision, @ForAll int seed) {
        RuleSet rules = upTo(most, collision);
        Random random = new Random(seed);
        Position position = somewhere(rules, random, PLIES);
        LegalTurns turns = rules.legalTurns(position);
        for (int i = 0; i < 5 && !turns.isEmpty(); i++) {
            Turn turn = most > 2 && collision ? first(turns, random) : turns.uniform(random);
            List<SubMove> subMoves = new ArrayList<>(turn.subMoves());
            Collections.shuffle(subMoves, random);
            PartialTurn entered = rules.begin(position);
            for (SubMove subMove : subMoves) {
                entered = entered.then(subMove);
                assertThat(position.begin(entered.toString())).isEqualTo(entered);
            }
            assertThat(entered.turn()).isEqualTo(turn);
            assertThat(entered.entered()).isEqualTo(subMoves);
        }
    }

    @Property(tries = 60)
    void aRandomWalkNeverGetsStuckAndOffersWhatTheReferenceGeneratorOffers(
            @ForAll @IntRange(min = 1, max = 2) int most, @ForAll boolean collision, @ForAll int seed) {
        RuleSet rules = upTo(most, collision);
        Random random = new Random(seed);
        Position position = somewhere(rules, random, PLIES);
        PartialTurn turn = rules.begin(position);
        PartialTurn plain = Reference.of(rules).begin(position);
        Optional<SubMove> next = any(turn, random);
        while (next.isPresent()) {
            assertThat(turn.next()).isEqualTo(plain.next());
            turn = turn.then(next.get());
            plain = plain.then(next.get());
            assertThat(turn.mayStop()).isEqualTo(plain.mayStop());
            assertThat(turn.mustStop()).isEqualTo(turn.next().isEmpty());
            next = any(turn, random);
        }
        if (!turn.entered().isEmpty()) {
            assertThat(rules.legalTurns(position).contains(turn.turn())).isTrue();
        }
    }

    private static Optional<SubMove> any(PartialTurn turn, Random random) {
        List<SubMove> all = turn.next();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    /** A turn far from the beginning without counting them all. */
    private static Turn first(LegalTurns turns, Random random) {
        return turns.stream().limit(1 + random.nextInt(200)).reduce((a, b) -> b).orElseThrow();
    }

    /** Plays at random, now and then a walk of a partial turn instead of a turn drawn from all. */
    private static Position somewhere(RuleSet rules, Random random, int plies) {
        Position position = rules.initialPosition();
        for (int ply = random.nextInt(plies); ply > 0; ply--) {
            PartialTurn turn = rules.begin(position);
            Optional<SubMove> next = any(turn, random);
            if (next.isEmpty() || rules.outcome(position).isPresent()) {
                break;
            }
            while (next.isPresent() && !(turn.mayStop() && random.nextInt(3) == 0)) {
                turn = turn.then(next.get());
                next = any(turn, random);
            }
            position = rules.play(position, turn.turn());
        }
        return position;
    }
}
