package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.board.Walk;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.SoonerCheck;
import io.github.multimove.internal.turns.Structure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pawn move and then a move of another man, the second judged on the board after the first (rules/twinmove.md); or a
 * pawn move alone.
 *
 * <p>The pawn half is the whole turn if it takes the last royal man of the other side, or if no other man can move after
 * it (rules/twinmove.md, Decided).
 */
public final class Halves extends Structure {
    /** Whether a turn begins with a pawn move as long as there is one. */
    public final boolean compelled;
    /** Whether another man moves after the pawn. */
    public final boolean paired;

    public Halves(Tables tables, boolean compelled, boolean paired) {
        super(tables);
        this.compelled = compelled;
        this.paired = paired;
    }

    @Override
    public boolean isSimultaneous() {
        return false;
    }

    /** The sub-moves that a turn may begin with, in order. */
    public SubMoves firsts(Field field, int options) {
        SubMoves firsts = new SubMoves();
        Generator.all(field, field.side, options | (compelled ? Generator.PAWNS_ONLY : 0), firsts);
        if (compelled && firsts.size == 0) {
            Generator.all(field, field.side, options | Generator.NO_PAWNS, firsts);
        }
        return firsts;
    }

    /** Adds the sub-moves that may follow a first one, in order; without any, the first is a turn by itself. */
    public void seconds(Field field, long first, SubMoves seconds) {
        Field after = between(field, first);
        if (after != null) {
            Generator.all(after, after.side, Generator.NO_PAWNS, seconds);
        }
    }

    /** The field that another man moves on after a first half, or null if that is a turn by itself whoever could move. */
    @Nullable
    public Field between(Field field, long first) {
        if (!paired || !Packed.is(first, Packed.PAWN)) {
            return null;
        }
        Field after = after(field, first);
        return takesLastRoyal(field, after, first) ? null : after;
    }

    /** Whether the side to move has a sub-move, options of {@link Generator} given; looks no further than the first. */
    public static boolean hasMove(Field field, int options) {
        return new Walk(field, options).next() >= 0;
    }

    /** The field after the first half, the same side to move. */
    public static Field after(Field field, long first) {
        Field after = field.copy(Field.NONE);
        after.apply(first);
        return after;
    }

    public static boolean takesLastRoyal(Field field, Field after, long first) {
        return Packed.is(first, Packed.CAPTURE)
                && after.royalCount(1 - field.side) == 0
                && field.royalCount(1 - field.side) > 0;
    }

    @Override
    public Cursor cursor(Field field) {
        SubMoves firsts = firsts(field, 0);
        return new Cursor() {
            private final SubMoves seconds = new SubMoves();
            private int first = -1;
            private int second;

            @Override
            public boolean next() {
                if (second < seconds.size) {
                    turn[1] = seconds.at[second++];
                    return true;
                }
                if (first + 1 >= firsts.size) {
                    return false;
                }
                first++;
                turn[0] = firsts.at[first];
                size = 1;
                second = 0;
                seconds.clear();
                seconds(field, turn[0], seconds);
                if (seconds.size > 0) {
                    turn[1] = seconds.at[second++];
                    size = 2;
                }
                return true;
            }
        };
    }

    // ---- check ------------------------------------------------------------------------------------------------------

    @Override
    public boolean canTake(Field field, int attacker, int[][] groups) {
        SoonerCheck.Answer soon = groups.length == 1 && groups[0].length == 1
                ? sooner(field, attacker, SoonerCheck.ANY, groups[0][0])
                : SoonerCheck.Answer.UNKNOWN;
        if (soon != SoonerCheck.Answer.UNKNOWN) {
            return soon == SoonerCheck.Answer.YES;
        }
        // a copy even if nothing differs: it is changed and put back
        Field turned = field.copy(Field.NONE);
        turned.side = attacker;
        return groups.length == 1 ? canTakeOne(turned, groups[0]) : canTakeAll(turned, groups);
    }

    /** Whether the side to move can take one man of a group; changes the field and puts it back. */
    private boolean canTakeOne(Field field, int[] group) {
        long own = field.side == 0 ? 0x5555555555555555L : 0xaaaaaaaaaaaaaaaaL;
        long pawns = own & tables.pawnMask;
        long others = own & ~tables.pawnMask;
        if (isAttacked(field, group, pawns) || (!compelled && isAttacked(field, group, others))) {
            return true;
        }
        SubMoves halves = new SubMoves();
        Generator.all(field, field.side, Generator.PAWNS_ONLY | Generator.NO_EN_PASSANT, halves);
        if (halves.size == 0) {
            return compelled && isAttacked(field, group, others);
        }
        for (int i = 0; paired && i < halves.size; i++) {
            if (isAttackedAfter(field, halves.at[i], group, others)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedAfter(Field field, long first, int[] group, long codes) {
        if (Packed.kind(first) != Packed.MOVE || field.extras().length > 0) {
            return isAttacked(after(field, first), group, codes);
        }
        int from = Packed.from(first);
        int to = Packed.to(first);
        int pawn = field.set(from, 0);
        int taken = field.set(to, arrived(field, first));
        boolean attacked = isAttacked(field, group, codes);
        field.set(from, pawn);
        field.set(to, taken);
        return attacked;
    }

    /** The man, by code, that stands on the destination of a move afterwards. */
    public static int arrived(Field field, long m) {
        int promotion = Packed.promotion(m);
        int type = promotion == 0 ? Packed.type(m) : field.tables.byLetter[(promotion - 1) >> 1];
        return type << 1 | field.side;
    }

    private static boolean isAttacked(Field field, int[] group, long codes) {
        for (int square : group) {
            if (field.isAttacked(square, codes)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side to move can take a man of every group: the pawn one and the piece another. */
    private boolean canTakeAll(Field field, int[][] groups) {
        SubMoves firsts = firsts(field, Generator.NO_EN_PASSANT);
        SubMoves seconds = new SubMoves();
        for (int i = 0; i < firsts.size; i++) {
            long fallen = fallen(firsts.at[i], groups);
            seconds.clear();
            if (Long.bitCount(fallen) + 1 >= groups.length) {
                seconds(field, firsts.at[i], seconds);
            }
            boolean all = Long.bitCount(fallen) == groups.length;
            for (int j = 0; j < seconds.size && !all; j++) {
                all = Long.bitCount(fallen | fallen(seconds.at[j], groups)) == groups.length;
            }
            if (all) {
                return true;
            }
        }
        return false;
    }

    /** One bit for each group of which a sub-move takes a man. */
    private static long fallen(long m, int[][] groups) {
        int on = Packed.takenOn(m);
        long fallen = 0;
        for (int g = 0; g < groups.length && on >= 0; g++) {
            for (int square : groups[g]) {
                fallen |= square == on ? 1L << g : 0;
            }
        }
        return fallen;
    }

    /** Only turns of which a sub-move takes are looked at; of those that the first half takes by, the first. */
    @Override
    public List<long[]> threats(Field field, int[][] groups) {
        Cursor all = cursor(field);
        return threats(field, groups, new Cursor() {
            private long first = -1;

            @Override
            public boolean next() {
                while (all.next()) {
                    boolean isFirst = all.turn[0] != first;
                    first = all.turn[0];
                    if ((isFirst && fallen(first, groups) != 0) || (all.size > 1 && fallen(all.turn[1], groups) != 0)) {
                        turn = all.turn;
                        size = all.size;
                        return true;
                    }
                }
                return false;
            }
        });
    }

    /** Whether sub-moves, whatever they are, make up a turn. */
    public boolean isTurn(Field field, long[] turn) {
        if (turn.length < 1 || turn.length > 2 || !begins(field, turn[0])) {
            return false;
        }
        Field after = between(field, turn[0]);
        if (after == null || turn.length == 1) {
            return turn.length == 1 && (after == null || !hasMove(after, Generator.NO_PAWNS));
        }
        return !Packed.is(turn[1], Packed.PAWN) && isListed(after, turn[1]);
    }

    /** Whether a turn may begin with a sub-move, whatever it is. */
    public boolean begins(Field field, long first) {
        return isListed(field, first)
                && (Packed.is(first, Packed.PAWN) || !compelled || !hasMove(field, Generator.PAWNS_ONLY));
    }

    private boolean isListed(Field field, long m) {
        SubMoves found = new SubMoves();
        candidates(field, Packed.from(m), found);
        return found.has(m);
    }

    /** The first pawn move in order, or -1. */
    public long firstPawnMove(Field field) {
        SubMoves found = new SubMoves();
        for (int s = 0; s < tables.size && found.size == 0; s++) {
            int man = field.man(s);
            if (man != 0 && (man & 1) == field.side && tables.isPawn(man)) {
                Generator.from(field, s, Generator.PAWNS_ONLY, found);
            }
        }
        return found.size == 0 ? -1 : found.at[0];
    }
}
