package io.github.multimove.internal.endings;

import io.github.multimove.Outcome;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.LosingTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Check, mate, outcome, attacks and threats, composed of the structure, the royal rule and the engines. */
public final class GameEnds {
    private GameEnds() {}

    /** Whether the side to move is mated. */
    public static boolean isCheckmate(BoardPosition p) {
        return p.rules().engine(p).isMate(p);
    }

    /** Whether the side to move has no turn, and that is neither mate nor a win of its own. */
    public static boolean isStalemate(BoardPosition p) {
        return outcomeWithoutTurn(p)
                .filter(outcome -> outcome.reason() == Outcome.Reason.STALEMATE
                        || outcome.reason() == Outcome.Reason.NO_TURN_LOSES)
                .isPresent();
    }

    /** Whether both royal pieces of the side to move are in check and fall whatever is played (rules/double-king.md). */
    public static boolean isDoubleCheckmate(BoardPosition p) {
        Rules rules = p.rules();
        return !rules.royal.isOver(p) && isDouble(p);
    }

    /** How the game has ended in a position by itself, if it has. */
    public static Optional<Outcome> outcome(BoardPosition p) {
        if (p.rules().royal.scoresDoubleMate() && isDoubleCheckmate(p)) {
            return Optional.of(new Outcome(Optional.of(p.side().opposite()), Outcome.Reason.DOUBLE_CHECKMATE, 1.5));
        }
        return outcomeOfNoTurn(p);
    }

    /** As {@link #outcome}, of positions without a legal turn; one of double checkmate has turns. */
    public static Optional<Outcome> outcomeOfNoTurn(BoardPosition p) {
        return p.rules().royal.end(p).or(() -> outcomeWithoutTurn(p));
    }

    /** How the game has ended because the side to move of a position that is not over has no turn, if so. */
    private static Optional<Outcome> outcomeWithoutTurn(BoardPosition p) {
        Rules rules = p.rules();
        return rules.royal.isOver(p) || !rules.engine(p).isEmpty(p)
                ? Optional.empty()
                : Optional.of(rules.royal.withoutTurn(p, rules.engine(p).isBound(p)));
    }

    /** The turns behind a check (rules/common.md, Check). */
    public static List<Turn> threats(BoardPosition p) {
        Rules rules = p.rules();
        int[][] groups = rules.royal.royals(p, p.side);
        if (groups.length == 0 || rules.structures.isBeforePlay(p)) {
            return List.of();
        }
        return shown(p, p.turned(1 - p.side), groups);
    }

    /** Whether both royal pieces are in check and each turn lets one be captured and the other mated (rules/double-king.md). */
    private static boolean isDouble(BoardPosition p) {
        Rules rules = p.rules();
        int[][] groups = rules.royal.royals(p, p.side);
        if (groups.length != 2) {
            return false;
        }
        for (int[] group : groups) {
            if (!rules.royal.canCapture(p, 1 - p.side, new int[][] {group})) {
                return false;
            }
        }
        return LosingTurns.allLead(p, GameEnds::mayLoseOne) && LosingTurns.allLead(p, GameEnds::isMatedByReply);
    }

    /** Whether the side to move could capture a royal piece by this very turn, its own safety aside; pieces in hand may do more. */
    private static boolean mayLoseOne(BoardPosition p) {
        Rules rules = p.rules();
        Structure structure = rules.structureAt(p);
        boolean may = rules.structures.isBeforePlay(p);
        for (int[] group : rules.royal.royals(p, 1 - p.side)) {
            may = may || structure.canCapture(p, p.side, new int[][] {group});
        }
        return may;
    }

    /** Whether the side to move has a turn that captures a royal piece and mates the last one. */
    private static boolean isMatedByReply(BoardPosition p) {
        int[] royals = p.royals(1 - p.side);
        for (TurnCursor cursor = p.rules().turns(p).cursor(); cursor.next(); ) {
            Interruption.check();
            if (Groups.areCaptured(cursor.turn, cursor.size, royals)) {
                BoardPosition next = p.rules().after(p, cursor.toArray());
                if (p.rules().royal.royals(next, next.side).length == 1 && isCheckmate(next)) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- attacks ----------------------------------------------------------------------------------------------------

    /** The squares of a side's pieces that could capture on a square by one sub-move, whatever stands there. */
    public static Set<Square> attackers(BoardState state, int square, int by) {
        Set<Square> found = Arrays.stream(state.tables.attacks[square])
                .filter(attack -> state.isOpen(attack) && !state.isFrozen(attack.from()))
                .filter(attack -> attack.meets(state.piece(square)))
                .filter(attack -> Arrays.stream(state.codes(attack.from()))
                        .anyMatch(code -> (code & 1) == by && (attack.codes() >>> code & 1) != 0))
                .map(attack -> state.tables.board.square(attack.from()))
                .sorted()
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return Collections.unmodifiableSet(found);
    }

    /**
     * The turns by which a side, were it its turn, captures a piece of the other side on a square, one for each sub-move that
     * does, found as the turns behind a check are (rules/common.md, Check); none if no such piece stands there.
     */
    public static List<Turn> threats(BoardPosition p, int square, int by) {
        if (p.rules().structures.isBeforePlay(p) || !p.isEnemy(square, by)) {
            return List.of();
        }
        return shown(p, by == p.side ? p : p.turned(by), new int[][] {{square}});
    }

    /** The turns that show how pieces of groups could be captured, by the side to move on the board: a position's, perhaps turned. */
    private static List<Turn> shown(BoardPosition p, BoardState turned, int[][] groups) {
        Structure structure = p.rules().structures.shown(turned, p.number);
        List<Turn> turns = new ArrayList<>();
        for (long[] threat : structure.threats(turned, groups)) {
            turns.add(new ListedTurn(structure.unpack(turned, threat)));
        }
        return List.copyOf(turns);
    }
}
