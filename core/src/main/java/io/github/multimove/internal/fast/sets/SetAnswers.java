package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
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

    private SetAnswers(Reach reach) {
        this.reach = reach;
    }

    /** Returns the answers for a rule set, or null if its board, men, structures or royal rule do not fit. */
    public static @Nullable SetAnswers of(Rules rules) {
        Reach reach = FastTables.of(rules.tables).reach;
        return reach != null
                        && reach.isServed
                        && rules.royal.guards()
                        && rules.structures.judge(0) instanceof Prongs
                        && rules.structures.all().allMatch(SetAnswers::fits)
                ? new SetAnswers(reach)
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
        if (position.hasPassed()
                || prongs(position).collision
                || !(mates || selection.kind() == Selection.Kind.CHECK)) {
            return -1;
        }
        boolean pairs = prongs(position).most > 1;
        if (!pairs && !mates) {
            long count = OneManChecks.count(reach, position) + CheckSums.castlings(reach, position, null);
            return Math.min(limit, count);
        }
        return CheckSums.count(reach, position, pairs, mates ? new Mating(reach, position) : null, limit);
    }

    /** Whether turns that give check mate: the king's steps and other ways out of one man are looked at first. */
    private static final class Mating implements CheckSums.Test {
        private final Reach reach;
        private final BoardPosition position;
        private final Field after;

        Mating(Reach reach, BoardPosition position) {
            this.reach = reach;
            this.position = position;
            this.after = position.copy();
        }

        @Override
        public boolean wants(long first, long second) {
            after.become(position);
            after.apply(first);
            if (second != first) {
                after.apply(second);
            }
            after.side = 1 - position.side;
            return !OneMan.exists(reach, after) && position.rules().isMate(made(first, second));
        }

        private BoardPosition made(long first, long second) {
            long[] turn = first == second ? new long[] {first} : new long[] {first, second};
            return position.rules().after(position, turn);
        }
    }

    private Prongs prongs(BoardPosition position) {
        return (Prongs) position.clause.structure;
    }

    @Override
    public SelectingEngine engine(BoardPosition position) {
        Prongs prongs = prongs(position);
        return prongs.most == 1
                ? OneManEngine.of(position, reach)
                : new RowEngine(new RowTable(position, new Rows(reach, position, prongs)));
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        Prongs prongs = prongs(position);
        return prongs.most == 1
                ? new OneManPerft(reach, position).count(position, depth)
                : new PairPerft(reach, prongs).count(position, depth);
    }
}
