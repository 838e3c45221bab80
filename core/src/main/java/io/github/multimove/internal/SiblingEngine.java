package io.github.multimove.internal;

import java.util.Arrays;

/**
 * Answers for the legal turns of single men and siblings. A turn is made and tested only where that can matter: a
 * <em>quiet</em> one (steps, and captures that remove nobody but the men on the square entered) by men of whom none is
 * royal leaves the king safe when no enemy's line to a royal man is blocked by movers alone, for it brings no other man
 * into the open and no royal man elsewhere.
 *
 * <p>must agree with PlainEngine: TwinsCombinationsTest proves it.
 */
final class SiblingEngine implements TurnEngine {
    private final BoardPosition position;
    private final Field field;
    private final SiblingStructure structure;
    private final SiblingMoves moves;
    private final byte[] sets;
    /** By set, and by square for single men, whether their quiet turns may leave the king to be taken. */
    private final boolean[] openSet;

    private final boolean[] openSquare;
    private final boolean allOpen;

    SiblingEngine(BoardPosition position, SiblingStructure structure) {
        this.position = position;
        this.field = position.field;
        this.structure = structure;
        this.moves = new SiblingMoves(structure, field, structure.options());
        this.sets = moves.sets;
        this.openSet = new boolean[256];
        this.openSquare = new boolean[sets.length];
        int[][] groups = structure.royals(field, field.side);
        allOpen = groups.length != 1 || isAnyOpen(groups[0]);
    }

    /** Notes whose turns may leave a royal man to be taken, and answers whether everybody's may. */
    private boolean isAnyOpen(int[] royals) {
        boolean any = false;
        for (int royal : royals) {
            open(royal);
            any |= isOpenLine(royal);
        }
        return any;
    }

    /** Notes the movers of a square: its set, or its single man. */
    private void open(int square) {
        if (sets[square] != 0) {
            openSet[sets[square] & 255] = true;
        } else {
            openSquare[square] = true;
        }
    }

    /** Notes who alone blocks an enemy's line to a royal man, and answers whether there is one that nobody blocks. */
    private boolean isOpenLine(int royal) {
        boolean open = false;
        int enemy = 1 - field.side;
        for (Attack attack : structure.tables.attacks[royal]) {
            int from = attack.from();
            if (field.men[from] == 0 || (field.men[from] & 1) != enemy || !attacks(attack)) {
                continue;
            }
            int blocker = -1;
            boolean one = true;
            for (short s : attack.between()) {
                if (field.men[s] == 0 || isMadeWay(s, from)) {
                    continue;
                }
                one &= (field.men[s] & 1) != enemy && (blocker < 0 || (sets[s] != 0 && sets[s] == sets[blocker]));
                blocker = s;
            }
            if (blocker < 0) {
                open = true;
            } else if (one) {
                open(blocker);
            }
        }
        return open;
    }

    private boolean attacks(Attack attack) {
        for (int code : field.codes(attack.from())) {
            if ((attack.codes() >>> code & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an attacker's sibling could leave his line before him. */
    private boolean isMadeWay(int square, int attacker) {
        return structure.description.sequential() && sets[square] != 0 && sets[square] == sets[attacker];
    }

    private boolean isSafe(long[] turn, int size) {
        return isQuiet(turn, size) || position.rules.isSafe(structure, field, turn, size);
    }

    private boolean isQuiet(long[] turn, int size) {
        int first = Packed.from(turn[0]);
        if (allOpen
                || !position.rules.isBinding()
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

    @Override
    public long count() {
        long n = 0;
        Cursor cursor = cursor();
        while (cursor.next()) {
            n++;
        }
        return n;
    }

    @Override
    public boolean isEmpty() {
        return !cursor().next();
    }

    @Override
    public Cursor cursor() {
        return new SafeCursor(new SiblingCursor(moves), this::isSafe);
    }

    @Override
    public boolean contains(long[] turn) {
        for (int i = 0; i < turn.length; i++) {
            int from = Packed.from(turn[i]);
            boolean found = Arrays.binarySearch(moves.all.at, moves.begin[from], moves.end[from], turn[i]) >= 0;
            if (!found || sets[from] != sets[Packed.from(turn[0])] || (i > 0 && turn[i] < turn[i - 1])) {
                return false;
            }
        }
        return new SiblingCursor(moves).isTurn(turn) && isSafe(turn, turn.length);
    }
}
