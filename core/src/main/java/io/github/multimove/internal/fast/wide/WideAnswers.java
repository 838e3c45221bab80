package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
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

    /** The board of a position, only to be read. */
    private static WideBoard read(Tables128 wide, BoardState position) {
        return new WideBoard(wide, position, position.bySquare());
    }

    /** The board of a position, on which sub-moves can be tried. */
    private PathBoard board(BoardState position) {
        byte[] piece = position.bySquare().clone();
        return wide == null ? new PathBoard(rules.tables.words, position, piece) : new WideBoard(wide, position, piece);
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
        boolean isSingle = simultaneous(position).most == 1;
        boolean isTurn = isSingle || position.royalCount(position.side) == 1;
        return !(isTurn && singles(position) > 0)
                && (isSingle || turns(position).isEmpty());
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
        WideBoard board = read(wide, position);
        long count = new WidePairCount(simultaneous, special(position), board).count(board);
        return count == WidePairCount.UNKNOWN ? turns(position).count() : count;
    }

    /** The number of safe sub-moves of one piece. */
    private long singles(BoardPosition position) {
        if (wide == null) {
            PathBoard board = board(position);
            return new PathMoves(special(position), board).count(board);
        }
        WideBoard board = read(wide, position);
        return new SingleMoves128(special(position), board).count(board);
    }

    @Override
    public Turns turns(BoardPosition position) {
        if (simultaneous(position).most > 1) {
            return SimultaneousEngine.of(position, simultaneous(position));
        }
        SubMoves found = new SubMoves(64);
        PathBoard board = board(position);
        new PathMoves(special(position), board).list(board, found);
        return new ListedTurns(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        if (simultaneous(position).most > 1) {
            return -1;
        }
        BoardState bare = position.copy(BoardState.NONE);
        bare.castling = 0;
        PathBoard after = board(bare);
        JudgedMoves special = special(position);
        PathMoves moves = new PathMoves(special, after);
        SingleMoves128 bySets = wide == null ? null : new SingleMoves128(special, read(wide, position));
        PathNext answers = wide == null ? new PathNext(special, after, captures()) : null;
        return new BulkPerft.Listed(position) {
            @Override
            protected long turns(BoardState state) {
                return wide == null || bySets == null ? moves.count(board(state)) : bySets.count(read(wide, state));
            }

            @Override
            protected void list(BoardState state, SubMoves into) {
                moves.list(board(state), into);
            }

            /** The answers to turns of which nothing is left but where pieces stand are counted on one board. */
            @Override
            protected long through(BoardState state, SubMoves all, BoardState next, int depth) {
                if (depth > 2) {
                    return super.through(state, all, next, depth);
                }
                PathBoard before = board(state);
                boolean isLearnt = answers != null && answers.learn(before);
                long total = 0;
                for (int i = 0; i < all.size; i++) {
                    long m = all.at[i];
                    boolean isRare = Packed.kind(m) == Packed.CASTLE
                            || Packed.is(m, Packed.PASSING)
                            || Packed.is(m, Packed.EN_PASSANT);
                    if (!isRare) {
                        after.become(before, m);
                    }
                    if (isRare || after.mayCastle(state.castling)) {
                        total += through(state, m, next, depth);
                    } else {
                        total += bySets != null && after instanceof WideBoard sets
                                ? bySets.count(sets)
                                : answers != null && isLearnt ? answers.after(m, after) : moves.count(after);
                    }
                }
                return total;
            }
        }.count(position, depth);
    }
}
