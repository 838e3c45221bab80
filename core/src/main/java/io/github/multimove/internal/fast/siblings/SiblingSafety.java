package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import org.jspecify.annotations.Nullable;

/**
 * Which turns of single pieces and siblings leave the king safe. A turn is made and tested only where that can matter: a
 * <em>quiet</em> one (steps, and captures that remove no piece but the pieces on the square entered) by pieces of which none is
 * royal leaves the king safe when no enemy's line to a royal piece is blocked by movers alone, for it brings no other piece
 * into the open and no royal piece elsewhere. Others are judged by {@link BitSiblings} where that can.
 *
 * <p>must agree with PlainEngine: TwinsCombinationsTest proves it.
 */
final class SiblingSafety {
    private final BoardPosition position;
    private final BoardState field;
    private final SiblingStructure structure;
    private final byte[] sets;
    private final @Nullable BitSiblings bits;
    private long royals;
    /** By set, and by square for single pieces, whether their quiet turns may leave the king to be captured. */
    private final boolean[] openSet = new boolean[256];

    private final boolean[] openSquare;
    private boolean allOpen;

    SiblingSafety(BoardPosition position, SiblingStructure structure) {
        this.position = position;
        this.field = position;
        this.structure = structure;
        this.sets = SiblingStructure.sets(field);
        this.openSquare = new boolean[sets.length];
        int[][] groups = structure.royals(field, field.side);
        allOpen = groups.length != 1;
        bits = allOpen ? null : BitSiblings.of(structure, field, field.side);
        for (int i = 0; i < groups.length && groups.length == 1; i++) {
            for (int royal : groups[i]) {
                royals |= 1L << royal;
                open(royal);
                lines(royal);
            }
        }
    }

    /** Whether a pseudo-legal turn is legal. */
    boolean isSafe(long[] turn, int size) {
        if (!position.rules().royal.guards() || isQuiet(turn, size)) {
            return true;
        }
        if (bits != null && isPlain(turn, size)) {
            return bits.isSafe(turn, size, royals);
        }
        return position.rules().royal.isSafe(structure, field, turn, size);
    }

    /** Whether the sub-moves change no more than where their pieces stand; a new piece may be a sibling of the king. */
    private boolean isPlain(long[] turn, int size) {
        boolean siblings = (royals & royals - 1) != 0;
        for (int i = 0; i < size; i++) {
            if (Packed.kind(turn[i]) != Packed.MOVE
                    || Packed.is(turn[i], Packed.EN_PASSANT)
                    || (siblings && Packed.promotion(turn[i]) != 0)) {
                return false;
            }
        }
        return true;
    }

    /** Notes the movers of a square: its set, or its single piece. */
    private void open(int square) {
        if (sets[square] != 0) {
            openSet[sets[square] & 255] = true;
        } else {
            openSquare[square] = true;
        }
    }

    /** Finds the enemy's lines to a royal piece that no piece blocks, or no piece but pieces that move in one turn. */
    private void lines(int royal) {
        int enemy = 1 - field.side;
        for (CapturePath attack : structure.tables.attacks[royal]) {
            int from = attack.from();
            if (field.piece(from) == 0 || (field.piece(from) & 1) != enemy || !attacks(attack)) {
                continue;
            }
            int blocker = -1;
            boolean one = true;
            for (short s : attack.between()) {
                if (field.piece(s) == 0 || isMadeWay(s, from)) {
                    continue;
                }
                one &= (field.piece(s) & 1) != enemy && (blocker < 0 || (sets[s] != 0 && sets[s] == sets[blocker]));
                blocker = s;
            }
            if (blocker < 0) {
                allOpen = true;
            } else if (one) {
                open(blocker);
            }
        }
    }

    private boolean attacks(CapturePath attack) {
        for (int code : field.codes(attack.from())) {
            if ((attack.codes() >>> code & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an attacker's sibling could leave its line before it. */
    private boolean isMadeWay(int square, int attacker) {
        return structure.description.sequential() && sets[square] != 0 && sets[square] == sets[attacker];
    }

    private boolean isQuiet(long[] turn, int size) {
        int first = Packed.from(turn[0]);
        if (allOpen
                || !position.rules().royal.guards()
                || (sets[first] != 0 ? openSet[sets[first] & 255] : openSquare[first])) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            long m = turn[i];
            boolean plain = Packed.kind(m) == Packed.MOVE
                    && !Packed.is(m, Packed.EN_PASSANT)
                    && Packed.promotion(m) == 0
                    && (!Packed.is(m, Packed.CAPTURE) || !structure.dieTogether || sets[Packed.to(m)] == 0);
            if (!plain) {
                return false;
            }
        }
        return true;
    }
}
