package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of one sub-move, on any board: what binds the mover's royal man is found once, and then each man is asked
 * where it may land. Sub-moves that do more than land are made and judged one by one. // must agree with PlainEngine: the
 * fast path's laws prove it
 */
abstract class Singles {
    private static final int NOT_FOUND = -1;

    public final Field field;
    public final Tables tables;
    public final int side;
    /** The mover's only royal man, or -1 if nothing has to be safe. */
    public final int king;

    private final BoardPosition position;
    private final Prongs prongs;
    private final int options;
    private final SubMoves found = new SubMoves(0);

    public Singles(BoardPosition position, Prongs prongs, int king) {
        this.position = position;
        this.field = position;
        this.prongs = prongs;
        this.tables = field.tables;
        this.side = field.side;
        this.king = king;
        this.options = prongs.castlingWeight > prongs.most ? Generator.NO_CASTLING : 0;
    }

    /** Returns what answers for a position, or null if single sub-moves cannot be judged like that. */
    public static @Nullable Singles of(BoardPosition position, Prongs prongs) {
        Field field = position;
        return field.extras().length > 0 ? null : PathSingles.of(position, prongs, field.royals(field.side));
    }

    /** Whether a mover with so many royal men can be judged like that. */
    public static boolean canJudge(Rules rules, int royals) {
        return !rules.royal.guards()
                || (rules.structures.judge(0) instanceof Prongs judge
                        && (royals == 1 || (royals == 2 && judge.most == 1)));
    }

    /** The royal man that has to be safe, or -1 if none has. */
    public static int king(Rules rules, int royals, int first) {
        return rules.royal.guards() && royals == 1 ? first : NOT_FOUND;
    }

    /** The number of squares on which a man may land. */
    public abstract long landings(int from, int code);

    /** Lists a man's sub-moves that only land. */
    public abstract void listLandings(int from, int code, SubMoves out);

    /** Whether a man, not the king, may land on a square that it can reach. */
    public abstract boolean mayLand(int from, int to);

    /** Whether the king could be taken on a square that it steps to. */
    public abstract boolean isAttacked(int to);

    /** Whether a man's sub-moves are not as many as the squares on which it may land. */
    public abstract boolean isListed(int from, int code);

    /** The number of legal turns with the man on a square of the mover's. */
    public final long count(int from) {
        int code = field.man(from);
        if (isSpecial(from, code)) {
            return oneByOne(from);
        }
        long landings = landings(from, code);
        return field.castling != 0 && tables.isRoyal(code) ? landings + castlings(from) : landings;
    }

    private long castlings(int from) {
        found.clear();
        if (options != Generator.NO_CASTLING) {
            Generator.castlings(field, from, found);
            keepSafe(found);
        }
        return found.size;
    }

    private boolean isSpecial(int from, int code) {
        long bit = 1L << code;
        return (king >= 0 && ((tables.freezerMask | tables.remoteMask) & bit) != 0)
                || ((tables.pawnMask & bit) != 0 && field.passed().length > 0)
                || isListed(from, code);
    }

    private long oneByOne(int from) {
        found.clear();
        generate(from, found);
        return found.size;
    }

    /** Lists the legal turns with the man on a square of the mover's, in the documented order. */
    public final void list(int from, SubMoves out) {
        out.clear();
        int code = field.man(from);
        if (isSpecial(from, code)) {
            generate(from, out);
            return;
        }
        listLandings(from, code, out);
        if (field.castling != 0 && tables.isRoyal(code) && castlings(from) > 0) {
            for (int i = 0; i < found.size; i++) {
                out.add(found.at[i]);
            }
            out.sort(0);
        }
    }

    /** Lists what {@link Generator} finds and judges each by itself. */
    private void generate(int from, SubMoves out) {
        Generator.from(field, from, options, out);
        keepSafe(out);
    }

    public final void keepSafe(SubMoves out) {
        int kept = 0;
        for (int i = 0; i < out.size; i++) {
            long m = out.at[i];
            if (isSafe(m)) {
                out.at[kept++] = m;
            }
        }
        out.size = kept;
    }

    private boolean isSafe(long m) {
        boolean landing = Packed.kind(m) == Packed.MOVE
                && !Packed.is(m, Packed.EN_PASSANT)
                && (king < 0 || (tables.freezerMask >>> (Packed.type(m) << 1 | side) & 1) == 0);
        if (!landing) {
            return position.rules().royal.isSafe(prongs, field, new long[] {m}, 1);
        }
        int from = Packed.from(m);
        return from == king ? !isAttacked(Packed.to(m)) : mayLand(from, Packed.to(m));
    }

    /** The first square of a man of the mover's from a square on, or -1. */
    public int next(int square) {
        for (int s = square; s < field.tables.size; s++) {
            if (field.man(s) != 0 && (field.man(s) & 1) == side && !field.isFrozen(s)) {
                return s;
            }
        }
        return NOT_FOUND;
    }

    /** The number of legal turns. */
    public final long count() {
        long total = 0;
        for (int s = next(0); s >= 0; s = next(s + 1)) {
            total += count(s);
        }
        return total;
    }

    public final boolean exists() {
        for (int s = next(0); s >= 0; s = next(s + 1)) {
            if (count(s) > 0) {
                return true;
            }
        }
        return false;
    }
}
