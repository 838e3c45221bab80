package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.position.SelectingAnswers;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.Selection;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one man or up to two men, on boards of one word with one king a side, from bit sets. // must agree
 * with PlainEngine: the fast path's laws prove it
 */
public final class SetAnswers implements SelectingAnswers {
    private final Reach reach;
    /** The structure of every turn, or null if there are several. */
    private final @Nullable Prongs only;

    private SetAnswers(Reach reach, @Nullable Prongs only) {
        this.reach = reach;
        this.only = only;
    }

    /** Returns the answers for a rule set, or null if its board, men, structures or royal rule do not fit. */
    public static @Nullable SetAnswers of(Rules rules) {
        Reach reach = FastTables.of(rules.tables).reach;
        return reach != null
                        && reach.isServed
                        && rules.royal.guards()
                        && rules.structures.judge(0) instanceof Prongs
                        && rules.structures.all().allMatch(SetAnswers::fits)
                ? new SetAnswers(reach, only(rules))
                : null;
    }

    private static @Nullable Prongs only(Rules rules) {
        return rules.structures.all().count() == 1 && rules.structures.judge(0) instanceof Prongs prongs
                ? prongs
                : null;
    }

    private static boolean fits(Structure structure) {
        return structure instanceof Prongs prongs && prongs.most <= 2;
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (position.castling != 0) {
            Prongs prongs = prongs(position);
            if (prongs.castlingWeight > prongs.most) {
                return false; // one man at most, and castling counts for two
            }
        }
        long kings = reach.royals(position);
        long black = kings & position.black;
        // of two bare kings nobody is to move
        return Long.bitCount(kings) == 2
                && Long.bitCount(black) == 1
                && (position.straight | position.oblique | position.low | position.high) != kings;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return Kings.isKingAttacked(reach, position);
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
        if (OneMan.exists(reach, position)) {
            return false;
        }
        return prongs(position).most == 1 || count(position) == 0;
    }

    @Override
    public long count(BoardPosition position) {
        Prongs prongs = prongs(position);
        return prongs.most == 1 ? OneMan.count(reach, position) : PairPerft.turns(reach, position, prongs);
    }

    @Override
    public long countSelected(BoardPosition position, Selection selection, long limit) {
        boolean mates = selection.kind() == Selection.Kind.MATE;
        if (position.hasPassed() || !(mates || selection.kind() == Selection.Kind.CHECK)) {
            return -1;
        }
        Prongs prongs = prongs(position);
        boolean pairs = prongs.most > 1;
        long count;
        if (!pairs && !mates) {
            count = OneManChecks.count(reach, position) + CheckPairs.castlings(reach, position, null);
        } else if (!Attack.mayExist(reach, position, pairs)) {
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
        Mates mates = new Mates(reach, position, only, found);
        long castlings = CheckPairs.castlings(reach, position, mates);
        return castlings + (castlings < limit ? CheckPairs.count(reach, position, pairs, mates, limit - castlings) : 0);
    }

    @Override
    public SelectingEngine engine(BoardPosition position, Selection selection) {
        Prongs prongs = prongs(position);
        boolean mates = selection.kind() == Selection.Kind.MATE;
        if (prongs.most == 1 || position.hasPassed() || !(mates || selection.kind() == Selection.Kind.CHECK)) {
            return engine(position).select(selection);
        }
        SubMoves found = new SubMoves(0);
        if (!Attack.mayExist(reach, position, true) || (mates && mates(position, true, found, Long.MAX_VALUE) == 0)) {
            return OneManEngine.none(position, reach);
        }
        RowTable table = new RowTable(position, new Rows(reach, position, prongs));
        return mates ? RowEngine.of(table, found) : new RowEngine(table).select(selection);
    }

    private Prongs prongs(BoardPosition position) {
        return (Prongs) position.clause.structure;
    }

    @Override
    public SelectingEngine engine(BoardPosition position) {
        return engine(position, -1);
    }

    /** What answers for the turns of the men on squares of a set, as if no other could move. */
    private SelectingEngine engine(BoardPosition position, long movers) {
        Prongs prongs = prongs(position);
        return prongs.most == 1
                ? OneManEngine.of(position, reach, movers)
                : new RowEngine(new RowTable(position, new Rows(reach, position, prongs, movers)));
    }

    /** Lists the turns of its men alone. */
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
        Prongs prongs = prongs(position);
        return prongs.most == 1
                ? new OneManPerft(reach, position).count(position, depth)
                : new PairPerft(reach, prongs).count(position, depth);
    }
}
