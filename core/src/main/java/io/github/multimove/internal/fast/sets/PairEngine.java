package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.ListedTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one piece or up to two pieces, on boards of one word with one king a side, from bit sets. // must agree
 * with ReferenceTurns: the fast path's laws prove it
 */
public final class PairEngine implements Engine {
    private final Attacks64 reach;
    private final SimultaneousStructure simultaneous;

    private PairEngine(Attacks64 reach, SimultaneousStructure simultaneous) {
        this.reach = reach;
        this.simultaneous = simultaneous;
    }

    /** Returns the engine of a structure of a rule set, or null if its board, pieces, structures or royal rule do not fit. */
    public static @Nullable PairEngine of(Rules rules, SimultaneousStructure simultaneous) {
        Attacks64 reach = GeometryTables.of(rules.tables).reach;
        return reach != null
                        && reach.isSupported
                        && rules.royal.guards()
                        && SimultaneousStructure.free(rules.structures.judge(0)) != null
                        && rules.structures.all().allMatch(PairEngine::fits)
                ? new PairEngine(reach, simultaneous)
                : null;
    }

    private static boolean fits(Structure structure) {
        SimultaneousStructure simultaneous = SimultaneousStructure.free(structure);
        return simultaneous != null && simultaneous.most <= simultaneous.castlingWeight; // castling has no partner
    }

    @Override
    public boolean supports(BoardPosition position) {
        if (position.castling != 0 && simultaneous.castlingWeight > simultaneous.most) {
            return false; // one piece at most, and castling counts for two
        }
        long kings = reach.royals(position);
        return isOne(kings & position.black) && isOne(kings & ~position.black);
    }

    /** Whether a set has one square; in JavaScript a long's bits are counted slowly. */
    private static boolean isOne(long set) {
        return set != 0 && (set & set - 1) == 0;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return KingConstraints.isKingAttacked(reach, position);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return isCheck(position) && isEmpty(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        if (SingleMoves64.exists(reach, position)) {
            return false;
        }
        return simultaneous.most == 1 || count(position) == 0;
    }

    @Override
    public long count(BoardPosition position) {
        return turns((BoardState) position);
    }

    private long turns(BoardState state) {
        return simultaneous.most == 1 ? SingleMoves64.count(reach, state) : PairCount.turns(reach, state, simultaneous);
    }

    @Override
    public Turns turns(BoardPosition position) {
        return turns(position, -1);
    }

    /** What answers for the turns of the pieces on squares of a set, as if no other could move. */
    private Turns turns(BoardPosition position, long movers) {
        if (simultaneous.most > 1) {
            return new PairTurns(position, new PairMatrix(reach, position, simultaneous, movers), List.of());
        }
        SubMoves found = new SubMoves(48);
        SingleMoves64.list(reach, position, movers, SingleMoves64.SAFE, found);
        return new ListedTurns(position, found);
    }

    /** Lists the turns of its pieces alone. */
    @Override
    public boolean contains(BoardPosition position, long[] turn) {
        long movers = 0;
        for (long m : turn) {
            movers |= 1L << Packed.from(m);
        }
        return turns(position, movers).contains(turn);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        return new BulkPerft.Listed(position) {
            @Override
            protected long turns(BoardState state) {
                return PairEngine.this.turns(state);
            }

            @Override
            protected void list(BoardState state, SubMoves into) {
                SingleMoves64.list(reach, state, -1, SingleMoves64.SAFE, into);
            }

            @Override
            protected long through(BoardState state, BoardState next, int left) {
                if (simultaneous.most == 1) {
                    return super.through(state, next, left);
                }
                PairMatrix rows = new PairMatrix(reach, state, simultaneous, -1);
                long[] row = new long[rows.words];
                long total = 0;
                for (int i = 0; i < rows.subs.length; i++) {
                    rows.row(i, row);
                    for (int w = i >> 6; w < row.length; w++) {
                        for (long bits = row[w]; bits != 0; bits &= bits - 1) {
                            int j = w << 6 | Long.numberOfTrailingZeros(bits);
                            rows.make(next, i, j);
                            rows.pass(next, i, j);
                            total = Math.addExact(total, below(next, left - 1));
                        }
                    }
                }
                return total;
            }
        }.count(position, depth);
    }
}
