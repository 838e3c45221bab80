package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Turns of several pieces at once in check, where more pieces may move than a word has bits: too many turns to list them. */
class CrowdedBoardsTest {
    private static final int BITS = 63;
    private static final int TURNS = 200;
    private static final int LISTED = 20;

    private final SplittableRandom random = new SplittableRandom(9);

    /** The first drawn position in check in which so many pieces may move. */
    private static BoardPosition position(String id) {
        RuleSet rules = RuleSets.of(id);
        WildPositions wild = new WildPositions(rules, 4);
        for (int i = 0; i < 10_000; i++) {
            Position position = wild.next().map(rules::position).orElse(rules.initialPosition());
            if (position.isCheck() && movers((BoardPosition) position) > BITS) {
                return (BoardPosition) position;
            }
        }
        throw new IllegalStateException("no such position of " + id);
    }

    private static long movers(BoardPosition position) {
        return Arrays.stream(subMoves(position)).map(Packed::from).distinct().count();
    }

    private static long[] subMoves(BoardPosition position) {
        return ((SimultaneousStructure) position.clause.structure)
                .subMoves(position)
                .toArray();
    }

    /** Whether sub-moves fit together and leave the royal piece safe, found by making them, as the reference generator does. */
    private static boolean isLegal(BoardPosition position, long... turn) {
        SimultaneousStructure prongs = (SimultaneousStructure) position.clause.structure;
        for (int i = 0; i < turn.length; i++) {
            if (!prongs.fits(position, turn, i, turn[i])) {
                return false;
            }
        }
        return position.rules().royal.isSafe(prongs, position, turn, turn.length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-prong[base=dragonchess]",
                "two-prong[base=dragonchess,prongs=4]",
                "two-prong[base=dragonchess,collision=true]"
            })
    void turnsAreThoseOfTheReferenceGenerator(String id) {
        BoardPosition position = position(id);
        Turns turns = position.rules().turns(position);
        long[] all = subMoves(position);
        long[] next = turns.completions(new long[0]);
        assertThat(turns.isEmpty()).isEqualTo(next.length == 0);
        int most = ((SimultaneousStructure) position.clause.structure).most;
        for (int i = 0; i < TURNS; i++) {
            long[] turn = random.ints(1 + random.nextInt(most), 0, all.length)
                    .mapToLong(place -> all[place])
                    .sorted()
                    .distinct()
                    .toArray();
            boolean isLegal = isLegal(position, turn);
            assertThat(turns.contains(turn)).isEqualTo(isLegal);
            for (long m : turn) {
                assertThat(!isLegal || Arrays.binarySearch(next, m) >= 0).isTrue();
            }
        }
        TurnCursor cursor = turns.cursor();
        for (int i = 0; i < LISTED && cursor.next(); i++) {
            assertThat(isLegal(position, cursor.toArray())).isTrue();
        }
        for (int i = 0; i < next.length; i += 1 + next.length / LISTED) {
            long[] begun = {next[i]};
            assertThat(isLegal(position, begun) || turns.completions(begun).length > 0)
                    .isTrue();
        }
    }

    /** A sub-move is offered if, and only if, it is a turn alone or with another one. */
    @ParameterizedTest
    @ValueSource(strings = {"two-prong[base=dragonchess]", "two-prong[base=dragonchess,collision=true]"})
    void subMovesOfferedAreThoseOfSomeTurn(String id) {
        BoardPosition position = position(id);
        long[] next = position.rules().turns(position).completions(new long[0]);
        long[] all = subMoves(position);
        for (int i = 0; i < 6; i++) {
            long m = i % 2 == 0 || next.length == 0
                    ? all[random.nextInt(all.length)]
                    : next[random.nextInt(next.length)];
            boolean is = isLegal(position, m)
                    || Arrays.stream(all)
                            .filter(other -> other != m)
                            .anyMatch(other -> isLegal(position, Math.min(m, other), Math.max(m, other)));
            assertThat(Arrays.binarySearch(next, m) >= 0).isEqualTo(is);
        }
    }
}
