package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.Answers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedEngine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one man or up to two men, on boards of one word with one king a side, from bit sets. // must agree
 * with PlainEngine: the fast path's laws prove it
 */
public final class SetAnswers implements Answers {
    private final Rules rules;
    private final Reach reach;

    private SetAnswers(Rules rules, Reach reach) {
        this.rules = rules;
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
                ? new SetAnswers(rules, reach)
                : null;
    }

    private static boolean fits(Structure structure) {
        return structure instanceof Prongs prongs && prongs.most <= 2 && !prongs.collision;
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (position.castling != 0) {
            Prongs prongs = prongs(position);
            if (prongs.castlingWeight > prongs.most) {
                return false; // one man at most, and castling counts for two
            }
        }
        long occupied = position.straight | position.oblique | position.low | position.high;
        long kings = reach.royals(position);
        long black = kings & position.black;
        long white = kings ^ black;
        // of two bare kings nobody is to move
        return black != 0 && (black & black - 1) == 0 && white != 0 && (white & white - 1) == 0 && occupied != kings;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return isCheck((Field) position);
    }

    private boolean isCheck(Field field) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        int at = Long.numberOfTrailingZeros(reach.royals(field) & own);
        return Kings.isAttacked(reach, field, at, occupied, occupied ^ own);
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return isCheck((Field) position);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return isCheck((Field) position) && isEmpty(position);
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
        return count(position, prongs(position));
    }

    private long count(Field field, Prongs prongs) {
        if (prongs.most == 1) {
            return OneMan.count(reach, field);
        }
        long count = field.hasPassed() ? -1 : Sums.count(reach, field);
        return count < 0 ? new Rows(reach, field, prongs).count() : count;
    }

    private Prongs prongs(BoardPosition position) {
        return (Prongs) position.clause.structure;
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        Prongs prongs = prongs(position);
        if (prongs.most > 1) {
            return new RowEngine(new RowTable(position, new Rows(reach, position, prongs)));
        }
        SubMoves found = new SubMoves(48);
        OneMan.list(reach, position, found);
        return new ListedEngine(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        if (depth == 1) {
            return count(position);
        }
        return position.clause.opening || rules.structures.mayBegin(position, position.number)
                ? -1
                : new SetPerft(reach, prongs(position)).count(position, depth);
    }
}
