package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;
import io.github.multimove.internal.fast.simultaneous.SimultaneousEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.ListedTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one piece on boards of any size, along paths; on boards of up to 128 squares, from bit sets of two words,
 * for turns of several pieces too. One or two royal pieces a side. // must agree with ReferenceTurns: the fast path's laws prove it
 */
public final class WideAnswers implements Engine {
    private static final int MOST_ROYALS = 2;

    private final Rules rules;
    /** The sets, or null if board or pieces do not fit. */
    private final @Nullable Tables128 wide;

    /** For {@link PathNext}, made when a perft first asks; two threads may make it twice, which is harmless. */
    private volatile long @Nullable [][][] captures;

    private WideAnswers(Rules rules, @Nullable Tables128 wide) {
        this.rules = rules;
        this.wide = wide;
    }

    /**
     * Returns the answers for a rule set, or null if its pieces, structures or royal rule do not fit: without sets turns of one
     * piece in games without castling, captures en passant and hands.
     */
    public static @Nullable WideAnswers of(Rules rules, @Nullable Tables128 wide) {
        boolean isPlain = !rules.tables.hands && rules.tables.castles.length == 0 && !rules.tables.game.enPassant();
        int most = wide != null ? Integer.MAX_VALUE : isPlain ? 1 : 0;
        return rules.royal.guards()
                        && fits(rules.structures.judge(0), most)
                        && fits(rules.structures.judge(1), most)
                        && rules.structures.all().allMatch(structure -> fits(structure, most))
                ? new WideAnswers(rules, wide)
                : null;
    }

    private static boolean fits(Structure structure, int most) {
        SimultaneousStructure simultaneous = SimultaneousStructure.free(structure);
        return simultaneous != null && simultaneous.most <= most;
    }

    /** One sub-move leaves one royal piece in safety only where the opponent captures one: of two, nothing binds then. */
    @Override
    public boolean supports(BoardPosition position) {
        if (wide == null ? !position.isPlain() : !wide.fits(position)) {
            return false;
        }
        int own = position.royalCount(position.side);
        int others = position.royalCount(1 - position.side);
        boolean isOneTaken = own < 2 || simultaneous(position).most > 1 || !capturesTwo(1 - position.side);
        return own > 0 && own <= MOST_ROYALS && others > 0 && isOneTaken;
    }

    private long[][][] captures() {
        long[][][] known = captures;
        if (known == null) {
            known = PathNext.captures(rules.tables);
            captures = known;
        }
        return known;
    }

    private JudgedMoves special(BoardPosition position) {
        return new JudgedMoves(rules.tables, rules.royal, simultaneous(position));
    }

    private static SimultaneousStructure simultaneous(BoardPosition position) {
        return (SimultaneousStructure) position.clause.structure;
    }

    private boolean capturesTwo(int side) {
        SimultaneousStructure judge = SimultaneousStructure.free(rules.structures.judge(side));
        return judge != null && judge.most > 1;
    }

    /** A safe sub-move of one piece is a turn, unless two royal pieces could be captured at once. */
    @Override
    public boolean isEmpty(BoardPosition position) {
        boolean isTurn = simultaneous(position).most == 1 || position.royalCount(position.side) == 1;
        return !(isTurn && singles(position) > 0) && turns(position).isEmpty();
    }

    @Override
    public long count(BoardPosition position) {
        SimultaneousStructure simultaneous = simultaneous(position);
        if (simultaneous.most == 1) {
            return singles(position);
        }
        if (wide == null || !WidePairCount.serves(simultaneous)) {
            return turns(position).count();
        }
        long count = new WidePairCount(simultaneous, special(position), new WideBoard(wide, position)).count();
        return count == WidePairCount.UNKNOWN ? turns(position).count() : count;
    }

    /** The number of safe sub-moves of one piece. */
    private long singles(BoardPosition position) {
        return wide == null
                ? new PathMoves(special(position), position).count(position)
                : new SingleMoves128(special(position), new WideBoard(wide, position)).count();
    }

    @Override
    public Turns turns(BoardPosition position) {
        if (simultaneous(position).most > 1) {
            return SimultaneousEngine.of(position, simultaneous(position));
        }
        SubMoves found = new SubMoves(64);
        new PathMoves(special(position), position).list(position, found);
        return new ListedTurns(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        if (simultaneous(position).most > 1) {
            return -1;
        }
        JudgedMoves special = special(position);
        PathMoves moves = new PathMoves(special, position);
        SingleMoves128 bySets = wide == null ? null : new SingleMoves128(special, new WideBoard(wide, position));
        PathNext answers = wide == null ? new PathNext(special, position, captures()) : null;
        return new BulkPerft.Listed(position) {
            @Override
            protected long turns(BoardState state) {
                return bySets == null ? moves.count(state) : bySets.count(state);
            }

            @Override
            protected void list(BoardState state, SubMoves into) {
                moves.list(state, into);
            }

            /** The answers to the turns of one board are counted together, where they are found along paths. */
            @Override
            protected long through(BoardState state, SubMoves all, BoardState next, int depth) {
                if (answers == null || depth > 2 || !answers.learn(state)) {
                    return super.through(state, all, next, depth);
                }
                long total = 0;
                for (int i = 0; i < all.size; i++) {
                    next.become(state, all.at[i]);
                    next.side = 1 - state.side;
                    total += answers.after(all.at[i], next);
                }
                return total;
            }
        }.count(position, depth);
    }
}
