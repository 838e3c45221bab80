package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.position.SelectingAnswers;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one piece or up to two pieces, on boards of one word with one king a side, from bit sets. // must agree
 * with PlainEngine: the fast path's laws prove it
 */
public final class PairAnswers implements SelectingAnswers {
    private final Attacks64 reach;
    /** The structure of every turn, or null if there are several. */
    private final @Nullable SimultaneousStructure only;

    private PairAnswers(Attacks64 reach, @Nullable SimultaneousStructure only) {
        this.reach = reach;
        this.only = only;
    }

    /** Returns the answers for a rule set, or null if its board, pieces, structures or royal rule do not fit. */
    public static @Nullable PairAnswers of(Rules rules) {
        Attacks64 reach = GeometryTables.of(rules.tables).reach;
        return reach != null
                        && reach.isSupported
                        && rules.royal.guards()
                        && rules.structures.judge(0) instanceof SimultaneousStructure
                        && rules.structures.all().allMatch(PairAnswers::fits)
                ? new PairAnswers(reach, only(rules))
                : null;
    }

    private static @Nullable SimultaneousStructure only(Rules rules) {
        return rules.structures.all().count() == 1 && rules.structures.judge(0) instanceof SimultaneousStructure prongs
                ? prongs
                : null;
    }

    private static boolean fits(Structure structure) {
        return structure instanceof SimultaneousStructure prongs && prongs.most <= 2;
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (position.castling != 0) {
            SimultaneousStructure prongs = prongs(position);
            if (prongs.castlingWeight > prongs.most) {
                return false; // one piece at most, and castling counts for two
            }
        }
        long kings = reach.royals(position);
        long black = kings & position.black;
        // of two bare kings no side is to move
        return Long.bitCount(kings) == 2
                && Long.bitCount(black) == 1
                && (position.straight | position.oblique | position.low | position.high) != kings;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return KingConstraints.isKingAttacked(reach, position);
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return isCheck(position);
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
        return prongs(position).most == 1 || count(position) == 0;
    }

    @Override
    public long count(BoardPosition position) {
        SimultaneousStructure prongs = prongs(position);
        return prongs.most == 1 ? SingleMoves64.count(reach, position) : PairPerft.turns(reach, position, prongs);
    }

    @Override
    public long countSelected(BoardPosition position, TurnSelection selection, long limit) {
        boolean mates = selection.kind() == TurnSelection.Kind.MATE;
        if (position.hasEnPassantSquares() || !(mates || selection.kind() == TurnSelection.Kind.CHECK)) {
            return -1;
        }
        SimultaneousStructure prongs = prongs(position);
        boolean pairs = prongs.most > 1;
        long count;
        if (!pairs && !mates) {
            count = SingleMoveChecks.count(reach, position) + CheckPairs.castlings(reach, position, null);
        } else if (!CheckCandidates.mayExist(reach, position, pairs)) {
            return 0;
        } else if (mates) {
            count = mates(position, pairs, null, limit);
        } else {
            count = CheckSums.count(reach, position) + CheckPairs.castlings(reach, position, null);
        }
        // some of these may collide
        return prongs.collision && count > 0 ? -1 : Math.min(limit, count);
    }

    /** The number of turns that mate up to a limit, those that collide among them; lists them if there is a list. */
    private long mates(BoardPosition position, boolean pairs, @Nullable SubMoves found, long limit) {
        MateCandidates mates = new MateCandidates(reach, position, only, found);
        long castlings = CheckPairs.castlings(reach, position, mates);
        return castlings + (castlings < limit ? CheckPairs.count(reach, position, pairs, mates, limit - castlings) : 0);
    }

    @Override
    public SelectingEngine engine(BoardPosition position, TurnSelection selection) {
        SimultaneousStructure prongs = prongs(position);
        boolean mates = selection.kind() == TurnSelection.Kind.MATE;
        if (prongs.most == 1
                || position.hasEnPassantSquares()
                || !(mates || selection.kind() == TurnSelection.Kind.CHECK)) {
            return engine(position).select(selection);
        }
        SubMoves found = new SubMoves(0);
        if (!CheckCandidates.mayExist(reach, position, true)
                || (mates && mates(position, true, found, Long.MAX_VALUE) == 0)) {
            return SingleMoveEngine.none(position, reach);
        }
        PairTable table = new PairTable(position, new PairMatrix(reach, position, prongs));
        return mates ? PairEngine.of(table, found) : new PairEngine(table).select(selection);
    }

    private SimultaneousStructure prongs(BoardPosition position) {
        return (SimultaneousStructure) position.clause.structure;
    }

    @Override
    public SelectingEngine engine(BoardPosition position) {
        return engine(position, -1);
    }

    /** What answers for the turns of the pieces on squares of a set, as if no other could move. */
    private SelectingEngine engine(BoardPosition position, long movers) {
        SimultaneousStructure prongs = prongs(position);
        return prongs.most == 1
                ? SingleMoveEngine.of(position, reach, movers)
                : new PairEngine(new PairTable(position, new PairMatrix(reach, position, prongs, movers)));
    }

    /** Lists the turns of its pieces alone. */
    @Override
    public boolean contains(BoardPosition position, long[] turn) {
        long movers = 0;
        for (long m : turn) {
            movers |= 1L << Packed.from(m);
        }
        return engine(position, movers).contains(turn);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        SimultaneousStructure prongs = prongs(position);
        return prongs.most == 1
                ? new SingleMovePerft(reach, position).count(position, depth)
                : new PairPerft(reach, prongs).count(position, depth);
    }
}
