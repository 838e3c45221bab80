package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.RoyalGuard;
import org.jspecify.annotations.Nullable;

/**
 * Asks of a turn of siblings that it is legal. If it leaves their king to be captured, it says why as a condition on all turns of the
 * set: the reply that captures it can be made after every turn that does not stand in its way, capture one of its pieces, or leave
 * standing what it passes.
 *
 * <p>For games in which both sides move siblings and one king, with its siblings, is royal. What is not understood (a reply by
 * siblings that capture otherwise than they move) rules out the one turn alone.
 */
final class SiblingSafety extends SiblingSearches.Order {
    private final SiblingStructure structure;
    private final BoardState state;
    private final RoyalGuard guard;
    private final byte[] sets;
    /** Whether the other side moves by the same structure, one king is guarded, and the game goes on. */
    private final boolean areRepliesKnown;

    SiblingSafety(SiblingStructure structure, BoardState state, RoyalGuard guard, boolean areBoth) {
        this.structure = structure;
        this.state = state;
        this.guard = guard;
        this.sets = SiblingStructure.sets(state);
        this.areRepliesKnown =
                areBoth && guard.guards() && state.royals(state.side).length == 1 && !guard.isOver(state);
    }

    @Override
    public boolean isSought(SiblingMoves moves, long[] turn) {
        return super.isSought(moves, turn) && guard.isSafe(structure, state, turn, turn.length);
    }

    @Override
    public SiblingCondition reason(SiblingSearch search, long[] turn) {
        if (!super.isSought(search.moves, turn)) {
            return super.reason(search, turn);
        }
        SiblingCondition condition = areRepliesKnown ? exposure(search, turn) : null;
        return condition == null ? search.exactly() : condition;
    }

    private @Nullable SiblingCondition exposure(SiblingSearch search, long[] turn) {
        SiblingCondition condition = new SiblingCondition();
        boolean struck = structure.dieTogether && strikes(search, turn, condition);
        BoardState after = structure.after(state, turn, turn.length, null);
        int[][] groups = structure.royals(after, state.side);
        if (groups.length == 0) {
            return struck ? condition : null;
        }
        BoardState turned = after.turned(1 - state.side);
        SiblingSearches replies = new SiblingSearches(structure, turned);
        for (int royal : groups[0]) {
            for (CapturePath attack : structure.tables.attacks[royal]) {
                long[] reply = structure.capture(turned, attack, royal, replies);
                if (reply != null) {
                    royalThere(search, royal, condition);
                    return isRepeatable(search, turned, reply, attack, royal, struck, condition) ? condition : null;
                }
            }
        }
        return null;
    }

    // ---- captors that are struck ------------------------------------------------------------------------------------

    /** Notes why the movers come off with a captor that is struck, if they do (rules/twins.md, 3b). */
    private boolean strikes(SiblingSearch search, long[] turn, SiblingCondition condition) {
        BoardState stood = structure.midst(state, turn);
        for (long m : turn) {
            int on = Packed.capturedOn(m);
            CapturePath attack = on < 0 ? null : SiblingTurn.guard(stood, on, sets[on]);
            if (attack != null) {
                condition.unless(SiblingCondition.ANY, on);
                condition.mayGoTo(attack.from());
                for (short square : attack.between()) {
                    condition.mayGoTo(square);
                    unlessLeft(search, square, condition);
                }
                return true;
            }
        }
        return false;
    }

    // ---- replies ----------------------------------------------------------------------------------------------------

    /** Notes what brings a royal piece to a square, or keeps it there, if it is of the set. */
    private void royalThere(SiblingSearch search, int royal, SiblingCondition condition) {
        boolean isOfSet = sets[state.royals(state.side)[0]] == sets[search.square[0]];
        boolean all = structure.dieTogether && isOfSet;
        for (int i = 0; i < search.to.length; i++) {
            if (search.to[i] == royal && (all || state.tables.isRoyal(search.type[i] << 1 | state.side))) {
                condition.unless(all ? SiblingCondition.ANY : i, royal);
                return;
            }
            if (search.square[i] == royal && search.to[i] == SiblingSearch.STAY) {
                condition.unless(i, SiblingSearch.STAY);
                return;
            }
        }
    }

    /** Notes what a reply needs; answers false if it may need more. */
    private boolean isRepeatable(
            SiblingSearch search,
            BoardState turned,
            long[] reply,
            CapturePath attack,
            int royal,
            boolean struck,
            SiblingCondition condition) {
        byte set = sets[Packed.from(reply[0])];
        for (int s = 0; set != 0 && s < sets.length; s++) {
            if (sets[s] == set && structure.dieTogether) {
                condition.mayGoTo(s);
            } else if (sets[s] == set && structure.together && !turned.isEnemy(s, state.side)) {
                condition.unless(SiblingCondition.ANY, s); // were it left it would have to move as well
            }
        }
        for (long m : reply) {
            boolean captures = Packed.to(m) == royal;
            boolean alone = reply.length == 1
                    && captures
                    && turned.isClear(attack.between())
                    && !state.tables.promotions.isLimited(Packed.type(m) << 1 | turned.side);
            SiblingWay way = alone ? SiblingWay.of(attack, royal) : SiblingWay.of(turned, m);
            if (Packed.kind(m) != Packed.MOVE || (!alone && !way.isOnly()) || Packed.is(m, Packed.EN_PASSANT)) {
                return false;
            }
            if (captures || !structure.together) { // a sibling that dies alone is not missed by those that capture
                condition.mayGoTo(Packed.from(m));
            }
            for (int s = 0; s < sets.length; s++) {
                boolean passed = SiblingSearch.holds(way.low(), way.high(), s);
                if ((passed || s == way.to()) && !isFree(search, s, set, passed, struck, condition)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Notes what frees a square for a reply, or keeps it free; answers false if it may need more. */
    private boolean isFree(
            SiblingSearch search, int square, byte set, boolean passed, boolean struck, SiblingCondition condition) {
        if (passed && !struck) {
            condition.mayGoTo(square);
        }
        if (state.isEnemy(square, state.side)) {
            if (set == 0 || sets[square] != set) {
                fell(square, condition);
            }
            return true;
        }
        return state.piece(square) == 0 || !passed || struck || unlessLeft(search, square, condition);
    }

    /** Notes what captures an enemy piece, or one of those that it falls with. */
    private void fell(int square, SiblingCondition condition) {
        long low = SiblingSearch.low(square);
        long high = SiblingSearch.high(square);
        for (int s = 0; structure.dieTogether && sets[square] != 0 && s < sets.length; s++) {
            low |= sets[s] == sets[square] ? SiblingSearch.low(s) : 0;
            high |= sets[s] == sets[square] ? SiblingSearch.high(s) : 0;
        }
        condition.unless(SiblingCondition.ANY, low, high);
    }

    /** Notes that siblings leave a square; answers false if a piece stands there that is none. */
    private boolean unlessLeft(SiblingSearch search, int square, SiblingCondition condition) {
        boolean own = false;
        for (int i = 0; i < search.square.length; i++) {
            if (search.square[i] == square) {
                condition.unless(i, search.lows[i], search.highs[i] & ~SiblingSearch.high(SiblingSearch.STAY));
                own = true;
            }
        }
        return own || state.piece(square) == 0;
    }
}
