package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Turns of several pieces at once in check, where more pieces may move than a word has bits: too many turns to list them. */
@Tag("mutation")
class CrowdedBoardsTest {
    private static final int BITS = 63;
    private static final int TURNS = 200;
    private static final int LISTED = 20;

    private final SplittableRandom random = new SplittableRandom(9);

    /** The first drawn position in check, not mate, in which so many pieces may move. */
    private static BoardPosition position(String id) {
        RuleSet rules = RuleSets.of(id);
        WildPositions wild = new WildPositions(rules, 4, false);
        for (int i = 0; i < 10_000; i++) {
            Position position = wild.next().map(rules::position).orElse(rules.initialPosition());
            boolean isFit = position.isCheck() && !position.legalTurns().isEmpty();
            if (isFit && movers((BoardPosition) position) > BITS) {
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

    /** One check, a rook that a rook pins, two wazirs of which one must stay, and many other wazirs. */
    private static BoardPosition pinned(TurnStructure turns) {
        PieceType king = PieceType.of("king", 'K', "K");
        PieceType rook = PieceType.of("rook", 'R', "R");
        PieceType bishop = PieceType.of("bishop", 'B', "B");
        PieceType wazir = PieceType.of("wazir", 'W', "W");
        String row = "W1".repeat(8);
        BaseGame base = BaseGame.builder("crowded", Board.of(16, 12))
                .royal(king)
                .pieces(rook, bishop, wazir)
                .array(String.join(
                        "/", "W1W1W1W1W6k", row, row, row, row, row, row, row, "7r8", "R4b10", "7R8", "7K1W1W3r"))
                .build();
        return (BoardPosition) RuleSet.of("crowded", base, turns).initialPosition();
    }

    static Stream<TurnStructure> pairs() {
        return Stream.of(TurnStructure.upTo(2), TurnStructure.upTo(2).collision(true));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everyPairIsJudgedAsTheReferenceGeneratorDoes(TurnStructure structure) {
        BoardPosition position = pinned(structure);
        assertThat(movers(position)).isGreaterThan(BITS);
        assertThat(position.isCheck()).isTrue();
        Turns turns = position.rules().turns(position);
        TurnCursor cursor = turns.cursor();
        TreeSet<Long> next = new TreeSet<>();
        for (long a : subMoves(position)) {
            long[] alone = {a};
            assertThat(turns.contains(alone)).isEqualTo(isLegal(position, alone));
            List<Long> others = new ArrayList<>();
            if (isLegal(position, alone)) {
                assertThat(cursor.next()).isTrue();
                assertThat(cursor.toArray()).containsExactly(alone);
                next.add(a);
            }
            for (long b : subMoves(position)) {
                long[] both = {Math.min(a, b), Math.max(a, b)};
                if (!isLegal(position, both)) {
                    continue;
                }
                others.add(b);
                next.add(a);
                if (a < b) {
                    assertThat(cursor.next()).isTrue();
                    assertThat(cursor.toArray()).containsExactly(both);
                }
            }
            assertThat(turns.completions(alone))
                    .containsExactly(others.stream().mapToLong(m -> m).toArray());
        }
        assertThat(cursor.next()).isFalse();
        assertThat(turns.completions(new long[0]))
                .containsExactly(next.stream().mapToLong(m -> m).toArray());
    }
}
