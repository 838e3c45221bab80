package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.RoyalGuard;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Says why a turn of siblings leaves their king to be captured, as a condition on all turns of the set: the reply that captures it
 * can be made after every turn that does not stand in its way, capture one of its pieces, or leave standing what it passes.
 *
 * <p>For games in which both sides move siblings and one king, with its siblings, is royal. What is not understood (a reply by
 * siblings that capture otherwise than they move) rules out the one turn alone.
 */
final class SiblingExposure implements SiblingSolver.Judge {
    private final SiblingStructure structure;
    private final BoardState field;
    private final RoyalGuard guard;
    private final byte[] sets;
    /**
     * Whether what the other side could capture is looked for here: it moves by the same structure, one king is guarded, and
     * the game goes on.
     */
    private final boolean areRepliesKnown;
    /** By the square where a piece of the other side stands, where it went in the last reply found, or -1. */
    private final int[] lastReply;

    SiblingExposure(SiblingStructure structure, BoardState field, RoyalGuard guard, boolean areBoth) {
        this.structure = structure;
        this.field = field;
        this.guard = guard;
        this.sets = SiblingStructure.sets(field);
        this.areRepliesKnown =
                areBoth && guard.guards() && field.royals(field.side).length == 1 && !guard.isOver(field);
        this.lastReply = new int[field.tables.size];
        Arrays.fill(lastReply, -1);
    }

    @Override
    public boolean isLegal(SiblingSolver solver, int[] to, long[] turn) {
        if (SiblingSolvers.isOutOfOrder(solver, to, turn)) {
            return false;
        }
        return areRepliesKnown ? isSafe(solver, to, turn) : guard.isSafe(structure, field, turn, turn.length);
    }

    /** Whether no reply captures a royal piece; one that does teaches the solver what speaks against the turn. */
    private boolean isSafe(SiblingSolver solver, int[] to, long[] turn) {
        SiblingCondition condition = new SiblingCondition();
        boolean struck = structure.dieTogether && strikes(solver, turn, condition);
        BoardState after = structure.after(field, turn, turn.length, null);
        int[][] groups = structure.royals(after, field.side);
        if (groups.length == 0) {
            if (struck) {
                solver.learn(condition);
            }
            return false;
        }
        if (structure.together && !structure.dieTogether && takesSiblings(turn)) {
            SiblingReplies whole =
                    new SiblingReplies(structure, standing(turn, true).turned(1 - field.side), lastReply);
            if (isRefuted(solver, to, whole, groups[0], false, new SiblingCondition(), true)) {
                return false;
            }
        }
        SiblingReplies replies = new SiblingReplies(structure, after.turned(1 - field.side), lastReply);
        return !isRefuted(solver, to, replies, groups[0], struck, condition, false)
                && (replies.areAllRefuted() || guard.isSafe(structure, field, turn, turn.length));
    }

    private boolean takesSiblings(long[] turn) {
        for (long m : turn) {
            if (Packed.capturedOn(m) >= 0 && sets[Packed.capturedOn(m)] != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a reply captures a royal piece, which teaches the solver what speaks against the turn if it can be repeated.
     *
     * @param isWhole whether captured siblings stand there yet, so that only a reply that can be repeated is one to the turn
     */
    private boolean isRefuted(
            SiblingSolver solver,
            int[] to,
            SiblingReplies replies,
            int[] royals,
            boolean struck,
            SiblingCondition condition,
            boolean isWhole) {
        for (int royal : royals) {
            for (CapturePath attack : structure.tables.attacks[royal]) {
                int from = attack.from();
                boolean isTaken = isWhole && Arrays.stream(to).anyMatch(square -> square == from);
                long[] reply = isTaken ? null : reply(replies, attack, royal);
                if (reply != null) {
                    solver.spend(replies.tries());
                    boolean isRepeatable = isRoyalThere(solver, to, royal, condition)
                            && isRepeatable(solver, to, replies.field, reply, royal, struck, condition);
                    if (isRepeatable) {
                        solver.learn(condition);
                    }
                    return isRepeatable || !isWhole;
                }
            }
        }
        solver.spend(replies.tries());
        return false;
    }

    // ---- captors that are struck ------------------------------------------------------------------------------------

    /** Notes why the movers come off with a captor that is struck, if they do (rules/twins.md, 3b). */
    private boolean strikes(SiblingSolver solver, long[] turn, SiblingCondition condition) {
        BoardState stood = standing(turn, false);
        for (long m : turn) {
            int on = Packed.capturedOn(m);
            if (on < 0 || sets[on] == 0) {
                continue;
            }
            for (CapturePath attack : structure.tables.attacks[on]) {
                if (guards(stood, attack, sets[on])) {
                    condition.unless(SiblingCondition.ANY, on);
                    condition.mayGoTo(attack.from());
                    for (short square : attack.between()) {
                        condition.mayGoTo(square);
                        unlessLeft(solver, square, condition);
                    }
                    return true;
                }
            }
        }
        return false;
    }

    /** The board when all have arrived and those captured are off, or, where siblings are left, these in place of their captors. */
    private BoardState standing(long[] turn, boolean areSiblingsLeft) {
        BoardState stood = field.copy();
        stood.passed(BoardState.NONE);
        for (long m : turn) {
            stood.remove(Packed.from(m), Packed.type(m) << 1 | field.side);
        }
        for (long m : turn) {
            int on = Packed.capturedOn(m);
            boolean isLeft = areSiblingsLeft && on >= 0 && sets[on] != 0;
            if (on >= 0 && !isLeft && stood.isEnemy(on, field.side)) {
                stood.clear(on);
            }
            if (!isLeft) {
                stood.put(Packed.to(m), Packed.type(m) << 1 | field.side);
            }
        }
        return stood;
    }

    private boolean guards(BoardState stood, CapturePath attack, byte set) {
        int from = attack.from();
        if (sets[from] != set || !stood.isEnemy(from, field.side) || !stood.isClear(attack.between())) {
            return false;
        }
        for (int code : stood.codes(from)) {
            if ((attack.codes() >>> code & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    // ---- replies ----------------------------------------------------------------------------------------------------

    /** A turn of the other side that captures on a square along a way, or null. */
    private long @Nullable [] reply(SiblingReplies replies, CapturePath attack, int royal) {
        if (replies.field.isEnemy(attack.from(), field.side)) {
            for (int code : replies.field.codes(attack.from())) {
                long[] reply = (attack.codes() >>> code & 1) != 0 ? replies.capturing(attack, code, royal) : null;
                if (reply != null) {
                    for (long m : reply) {
                        lastReply[Packed.from(m)] = Packed.to(m);
                    }
                    return reply;
                }
            }
        }
        return null;
    }

    /** Notes what brings a royal piece to a square, or keeps it there. */
    private boolean isRoyalThere(SiblingSolver solver, int[] to, int royal, SiblingCondition condition) {
        boolean all = structure.dieTogether && isOfKing(solver);
        for (int i = 0; i < to.length; i++) {
            boolean arrives = to[i] == royal && (all || field.tables.isRoyal(solver.type[i] << 1 | field.side));
            if (arrives) {
                condition.unless(all ? SiblingCondition.ANY : i, royal);
                return true;
            }
            if (solver.square[i] == royal && to[i] == SiblingSolver.STAY) {
                condition.unless(i, SiblingSolver.STAY);
                return true;
            }
        }
        // a royal piece that is not of the set
        return sets[royal] == 0 || sets[royal] != sets[solver.square[0]];
    }

    private boolean isOfKing(SiblingSolver solver) {
        return sets[field.royals(field.side)[0]] == sets[solver.square[0]];
    }

    /** Notes what a reply needs; answers false if it may need more. */
    private boolean isRepeatable(
            SiblingSolver solver,
            int[] to,
            BoardState turned,
            long[] reply,
            int royal,
            boolean struck,
            SiblingCondition condition) {
        long[] taken = new long[2];
        SiblingWay[] ways = new SiblingWay[reply.length];
        for (int i = 0; i < reply.length; i++) {
            taken[0] |= SiblingSolver.low(Packed.to(reply[i]));
            taken[1] |= SiblingSolver.high(Packed.to(reply[i]));
            ways[i] = SiblingWay.of(turned, reply[i]);
        }
        byte set = sets[Packed.from(reply[0])];
        if (set != 0 && structure.dieTogether) {
            kin(set, condition::mayGoTo);
        }
        for (int i = 0; i < reply.length; i++) {
            long m = reply[i];
            SiblingWay way = ways[i];
            int from = Packed.from(m);
            boolean alone = reply.length == 1
                    && Packed.to(m) == royal
                    && !field.tables.isPromotionLimited(Packed.type(m) << 1 | turned.side);
            if (Packed.kind(m) != Packed.MOVE || (!alone && !way.isOnly()) || Packed.is(m, Packed.EN_PASSANT)) {
                return false;
            }
            boolean captures = Packed.to(m) == royal;
            if (captures || !structure.together) { // a sibling that dies alone is not missed by those that capture
                condition.mayGoTo(from);
            }
            if (captures && set != 0 && structure.together && !structure.dieTogether) {
                kin(set, s -> {
                    if (s != from && !turned.isEnemy(s, field.side) && !mayMoveAsWell(ways, s, taken)) {
                        fell(s, condition); // were it left it would have to move as well
                    }
                });
            }
            if (!isWayFree(solver, way, set, struck, condition)) {
                return false;
            }
        }
        return !condition.isMet(to);
    }

    /** Does something with each square of a set before the turn. */
    private void kin(byte set, IntConsumer action) {
        for (int s = 0; s < field.tables.size; s++) {
            if (sets[s] == set) {
                action.accept(s);
            }
        }
    }

    /** Notes what keeps a way free, and frees its end; answers false if it may need more. */
    private boolean isWayFree(
            SiblingSolver solver, SiblingWay way, byte set, boolean struck, SiblingCondition condition) {
        long[] squares = {way.low() | SiblingSolver.low(way.to()), way.high() | SiblingSolver.high(way.to())};
        for (int word = 0; word < squares.length; word++) {
            for (long left = squares[word]; left != 0; left &= left - 1) {
                int s = 64 * word + Long.numberOfTrailingZeros(left);
                boolean passed = SiblingSolver.holds(way.low(), way.high(), s);
                if (passed && !struck) {
                    condition.mayGoTo(s);
                }
                if (!isFree(solver, s, set, passed, struck, condition)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Whether siblings on a square that have been captured could, were they left, move to squares next to them at the same time,
     * other than those in {@code taken}, to which theirs are added.
     */
    private boolean mayMoveAsWell(SiblingWay[] ways, int square, long[] taken) {
        for (SiblingWay way : ways) {
            if (way.leadsOver(square, !structure.description.sharing())) {
                return false;
            }
        }
        for (int code : field.codes(square)) {
            int next = nextTo(square, code, taken);
            if (next < 0) {
                return false;
            }
            taken[0] |= SiblingSolver.low(next);
            taken[1] |= SiblingSolver.high(next);
        }
        return true;
    }

    /** A square that a piece can go to whatever the turn of siblings does, others aside; or -1. */
    private int nextTo(int square, int code, long[] taken) {
        boolean sharing = structure.description.sharing();
        for (MovePath path : field.tables.paths[code][square]) {
            int to = path.squares()[0];
            boolean alike = path.firstLanding() == 0 && path.toEmpty() && path.capturing() && !path.remote();
            boolean open = !field.isEnemy(to, field.side) || (sharing && sets[to] == sets[square]);
            if (alike && open && (sharing || !SiblingSolver.holds(taken[0], taken[1], to))) {
                return to;
            }
        }
        return -1;
    }

    /** Notes what frees a square for a reply, before which something else stood there. */
    private boolean isFree(
            SiblingSolver solver, int square, byte set, boolean passed, boolean struck, SiblingCondition condition) {
        if (field.isEnemy(square, field.side)) {
            if (set == 0 || sets[square] != set) {
                fell(square, condition);
            }
            return true;
        }
        if (field.piece(square) == 0 || !passed || struck) {
            return true;
        }
        return unlessLeft(solver, square, condition);
    }

    /** Notes what captures an enemy piece, or one of those that it falls with. */
    private void fell(int square, SiblingCondition condition) {
        long low = SiblingSolver.low(square);
        long high = SiblingSolver.high(square);
        for (int s = 0; structure.dieTogether && sets[square] != 0 && s < field.tables.size; s++) {
            low |= sets[s] == sets[square] ? SiblingSolver.low(s) : 0;
            high |= sets[s] == sets[square] ? SiblingSolver.high(s) : 0;
        }
        condition.unless(SiblingCondition.ANY, low, high);
    }

    /** Notes that siblings leave a square; answers false if a piece stands there that is none. */
    private boolean unlessLeft(SiblingSolver solver, int square, SiblingCondition condition) {
        boolean own = false;
        for (int i = 0; i < solver.square.length; i++) {
            if (solver.square[i] == square) {
                solver.unlessMoves(condition, i);
                own = true;
            }
        }
        return own || field.piece(square) == 0;
    }
}
