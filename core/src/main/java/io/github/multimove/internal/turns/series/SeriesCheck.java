package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether an ordered turn could capture royal pieces, and the turns that show it (rules/common.md, Check). No side's own safety
 * counts; everything else that the series asks of a turn does.
 *
 * <p>Where check closes the series, or no later sub-move captures, no turn captures a piece which its first sub-move cannot capture,
 * and check is the base game's attack. Otherwise the whole turn is looked at.
 */
final class SeriesCheck {
    /** Steps that repeat are the same from the second on. */
    private static final int LOOKED_AT = 64;

    /** Boards that are known to have been reached, so that they are not gone on from again; of more, some megabytes. */
    private static final int MOST_KEPT = 1 << 17;

    private final SeriesStructure structure;

    SeriesCheck(SeriesStructure structure) {
        this.structure = structure;
    }

    /**
     * Whether check is the base game's attack: the first sub-move can capture a royal piece, and no later one can that it
     * could not.
     */
    boolean isShallow() {
        int first = firstMove();
        if (first < 0 || structure.step(first).isQuiet()) {
            return false;
        }
        int capturing = 0;
        for (int place = first; place < Math.min(structure.length, LOOKED_AT); place++) {
            Step step = structure.step(place);
            if (step.kind() == Step.Kind.MOVE && !step.isQuiet()) {
                capturing++;
                if (step.pieces() != Step.Pieces.ALL) {
                    return false;
                }
            }
        }
        return capturing <= 1 || structure.description.events().contains(Event.CHECK);
    }

    /** The place of the first move, before which a promotion owed may be chosen, or -1 if none is or other steps come before. */
    private int firstMove() {
        for (int place = 0; place < Math.min(structure.length, LOOKED_AT); place++) {
            switch (structure.step(place).kind()) {
                case MOVE -> {
                    return place;
                }
                case CHOOSE -> {}
                default -> {
                    return -1;
                }
            }
        }
        return -1;
    }

    /** The place of the last step that could capture a royal piece, or -1 if none can. */
    private int lastCapturing() {
        int first = firstMove();
        return structure.description.events().contains(Event.CHECK) && first >= 0 ? first : lastCapturingAnybody();
    }

    private int lastCapturingAnybody() {
        int last = -1;
        for (int place = 0; place < structure.length; place++) {
            Step step = structure.step(place);
            if (step.kind() == Step.Kind.MOVE && !step.isQuiet()) {
                last = place;
            }
        }
        return last;
    }

    /** Whether a side, were it its turn, could capture a piece of every group; its en passant squares count only if it is. */
    boolean canCapture(BoardState field, int attacker, int[][] groups) {
        if (structure.drops != null && field.inHand(0) + field.inHand(1) > 0) {
            return false;
        }
        BoardState turned = field.side == attacker ? field : field.turned(attacker);
        if (isShallow()) {
            return groups.length == 1 && isAttackedNow(turned, groups[0]);
        }
        CheckAccelerator.Answer soon = groups.length == 1 && groups[0].length == 1
                ? structure.soon(turned, attacker, groups[0][0])
                : CheckAccelerator.Answer.UNKNOWN;
        return soon == CheckAccelerator.Answer.UNKNOWN
                ? search(SeriesPrefixState.start(turned), lastCapturing(), groups, 0)
                : soon == CheckAccelerator.Answer.YES;
    }

    /** Whether the side to move could capture a piece of a group by its first move, a promotion owed chosen before. */
    private boolean isAttackedNow(BoardState field, int[] group) {
        if (isAttacked(field, group)) {
            return true;
        }
        SubMoves choices = new SubMoves();
        if (structure.has(Step.Kind.CHOOSE)) {
            SpecialMoves.choices(field, choices);
        }
        for (int i = 0; i < choices.size; i++) {
            if (isAttacked(SeriesStructure.made(field, choices.at[i]), group)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAttacked(BoardState field, int[] group) {
        for (int square : group) {
            if (field.isAttacked(square, field.side)) {
                return true;
            }
        }
        return false;
    }

    private boolean search(SeriesPrefixState prefix, int lastCapturing, int[][] groups, long fallen) {
        if (prefix.ended || prefix.step > lastCapturing) {
            return false;
        }
        Interruption.check();
        boolean atLast = prefix.step == lastCapturing;
        if (atLast && (groups.length - Long.bitCount(fallen) > 1 || !isAnyAttacked(prefix.field, groups, fallen))) {
            return false;
        }
        SeriesContinuations next = structure.continuations(prefix, null);
        for (int i = 0; i < next.size(); i++) {
            long m = next.subMoves.at[i];
            long now = fallen | fallen(m, groups);
            if (atLast && now == fallen) {
                continue;
            }
            SeriesPrefixState then = structure.then(prefix, m, next.step(i), next.newRound);
            boolean all = Long.bitCount(now) == groups.length;
            if (all ? isCompletable(then) : search(then, lastCapturing, groups, now)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnyAttacked(BoardState field, int[][] groups, long fallen) {
        for (int g = 0; g < groups.length; g++) {
            if ((fallen >>> g & 1) == 0 && isAttacked(field, groups[g])) {
                return true;
            }
        }
        return false;
    }

    private static long fallen(long m, int[][] groups) {
        int on = Packed.capturedOn(m);
        long fallen = 0;
        for (int g = 0; g < groups.length && on >= 0; g++) {
            for (int square : groups[g]) {
                fallen |= square == on ? 1L << g : 0;
            }
        }
        return fallen;
    }

    private boolean isCompletable(SeriesPrefixState prefix) {
        return first(prefix, new ArrayList<>());
    }

    /** Goes on to the first turn, in the documented order, that has a beginning; adds its sub-moves. */
    private boolean first(SeriesPrefixState prefix, List<Long> turn) {
        Interruption.check();
        SeriesContinuations next = structure.continuations(prefix, null);
        if (next.stop != SeriesContinuations.Stop.NO) {
            return true;
        }
        for (int i = 0; i < next.size(); i++) {
            turn.add(next.subMoves.at[i]);
            if (first(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound), turn)) {
                return true;
            }
            turn.remove(turn.size() - 1);
        }
        return false;
    }

    // ---- threats ----------------------------------------------------------------------------------------------------

    /**
     * For each sub-move that captures one of some pieces the first turn, and the first that captures of every group. Pieces that are not
     * royal may be captured later in a turn than any king.
     */
    List<long[]> threats(BoardState field, int[][] groups) {
        boolean royal = true;
        for (int[] group : groups) {
            for (int square : group) {
                royal &= structure.tables.isRoyal(field.piece(square));
            }
        }
        List<long[]> found = new ArrayList<>();
        new Threats(royal ? lastCapturing() : lastCapturingAnybody(), groups, found)
                .go(SeriesPrefixState.start(field), new ArrayList<>(), 0);
        return found;
    }

    private final class Threats {
        private final int lastCapturing;
        private final int[][] groups;
        private final List<long[]> found;
        private final Set<String> seen = new HashSet<>();
        private final Set<SeriesBoardKey> reached = new HashSet<>();
        private boolean together;

        Threats(int lastCapturing, int[][] groups, List<long[]> found) {
            this.lastCapturing = lastCapturing;
            this.groups = groups;
            this.found = found;
            this.together = groups.length < 2;
        }

        void go(SeriesPrefixState prefix, List<Long> turn, long fallen) {
            Interruption.check();
            if (prefix.ended || prefix.step > lastCapturing || isKnown(prefix)) {
                return;
            }
            boolean atLast = prefix.step == lastCapturing;
            if (atLast && !prefix.field.hasEnPassantSquares() && !isAnyAttacked(prefix.field, groups, fallen)) {
                return;
            }
            SeriesContinuations next = structure.continuations(prefix, null);
            for (int i = 0; i < next.size(); i++) {
                long m = next.subMoves.at[i];
                long takes = fallen(m, groups);
                if (atLast && takes == 0) {
                    continue;
                }
                SeriesPrefixState then = structure.then(prefix, m, next.step(i), next.newRound);
                turn.add(m);
                if (takes != 0) {
                    report(prefix, then, turn, fallen | takes);
                }
                if (Long.bitCount(fallen | takes) < groups.length) {
                    go(then, turn, fallen | takes);
                }
                turn.remove(turn.size() - 1);
            }
        }

        /** Whether other sub-moves have led to the same: what can follow has been tried, in turns that come before. */
        private boolean isKnown(SeriesPrefixState prefix) {
            if (groups.length > 1 || prefix.made < 2) {
                return false;
            }
            SeriesBoardKey now = new SeriesBoardKey(prefix);
            return reached.size() < MOST_KEPT ? !reached.add(now) : reached.contains(now);
        }

        private void report(SeriesPrefixState prefix, SeriesPrefixState then, List<Long> turn, long fallen) {
            boolean all = Long.bitCount(fallen) == groups.length;
            String text = SeriesStructure.unpack(prefix.field, then.last).toString();
            List<Long> whole = new ArrayList<>(turn);
            if ((seen.contains(text) && (!all || together)) || !first(then, whole)) {
                return;
            }
            boolean isNew = seen.add(text);
            long[] witness = whole.stream().mapToLong(Long::longValue).toArray();
            boolean isListed = found.stream().anyMatch(known -> java.util.Arrays.equals(known, witness));
            if (!isListed && (isNew || (all && !together))) {
                found.add(witness);
            }
            together |= all;
        }
    }
}
