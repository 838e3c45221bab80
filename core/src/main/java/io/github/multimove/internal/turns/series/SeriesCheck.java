package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.CaptureWitness;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Whether an ordered turn could capture royal pieces, and the turns that show it (rules/common.md, Check). No side's own safety
 * counts; everything else that the series asks of a turn does.
 *
 * <p>Where check closes the series, or no later sub-move captures, no turn captures a piece which its first sub-move cannot capture,
 * and check is the base game's attack. Otherwise the whole turn is looked at.
 */
final class SeriesCheck {
    /** Boards that are known to have been reached, so that they are not gone on from again; of more, some megabytes. */
    private static final int MOST_KEPT = 1 << 17;

    private final SeriesStructure structure;
    /** The place of the last step that could capture, and could capture a royal piece, or -1 if none can. */
    private final int lastCapturing;

    private final int lastCapturingRoyal;
    /**
     * Whether check is the base game's attack: the first sub-move can capture a royal piece, and no later one can that it
     * could not.
     */
    final boolean isShallow;

    /** Of a structure whose description and length are known. */
    SeriesCheck(SeriesStructure structure) {
        this.structure = structure;
        Series series = structure.description;
        boolean closes = series.events().contains(Event.CHECK);
        int[] capturing = IntStream.range(0, structure.length)
                .filter(place -> structure.step(place).kind() == Step.Kind.MOVE)
                .filter(place -> !structure.step(place).isQuiet())
                .toArray();
        int first = firstMove();
        int last = capturing.length == 0 ? -1 : capturing[capturing.length - 1];
        this.lastCapturing = series.isInAnyOrder() ? structure.length - 1 : last;
        this.lastCapturingRoyal = closes && first >= 0 ? first : lastCapturing;
        boolean byAny = series.isInAnyOrder()
                ? mayAnyPieceCaptureFirst()
                : first >= 0
                        && !structure.step(first).isQuiet()
                        && Arrays.stream(capturing)
                                .limit(series.sparesRoyalsLater() ? 1 : capturing.length)
                                .allMatch(place -> structure.step(place).pieces() == Step.Pieces.ALL);
        boolean isAlone = capturing.length <= 1 && !series.isInAnyOrder();
        this.isShallow = byAny && (isAlone || closes || series.sparesRoyalsLater());
    }

    /** Whether, steps made in any order, every piece may move first and capture. */
    private boolean mayAnyPieceCaptureFirst() {
        EnumSet<Step.Pieces> able = EnumSet.noneOf(Step.Pieces.class);
        structure.description.steps().stream().filter(step -> !step.isQuiet()).forEach(step -> able.add(step.pieces()));
        boolean others = able.contains(Step.Pieces.OTHERS)
                || (able.contains(Step.Pieces.ROYALS) && able.contains(Step.Pieces.NEITHER));
        return able.contains(Step.Pieces.ALL) || (able.contains(Step.Pieces.PAWNS) && others);
    }

    /** The place of the first move, before which a promotion owed may be chosen, or -1 if none is or other steps come before. */
    private int firstMove() {
        int place = 0;
        while (place < structure.length && structure.step(place).kind() == Step.Kind.CHOOSE) {
            place++;
        }
        return place < structure.length && structure.step(place).kind() == Step.Kind.MOVE ? place : -1;
    }

    /** Whether a side, were it its turn, could capture a piece of every group; its en passant squares count only if it is. */
    boolean canCapture(BoardState state, int attacker, int[][] groups) {
        boolean mayDrop = structure.drops != null && state.inHand(0) + state.inHand(1) > 0;
        if (mayDrop && structure.facts.dropsPerTurn() > 0) {
            return false;
        }
        BoardState turned = state.side == attacker ? state : state.turned(attacker);
        if (isShallow) {
            return groups.length == 1 && isAttackedNow(turned, groups[0]);
        }
        CheckAccelerator.Answer soon = !mayDrop && groups.length == 1 && groups[0].length == 1
                ? structure.sooner.takes(turned, attacker, CheckAccelerator.ANY, groups[0][0])
                : CheckAccelerator.Answer.UNKNOWN;
        return soon == CheckAccelerator.Answer.UNKNOWN
                ? capture(turned, groups) != null
                : soon == CheckAccelerator.Answer.YES;
    }

    /** A beginning of a turn that captures a piece of every group, if there is one. */
    private @Nullable SeriesPrefixState capture(BoardState turned, int[][] groups) {
        SeriesPrefixState[] found = new SeriesPrefixState[1];
        new Captures(lastCapturingRoyal, groups, groups.length, true, false, (all, then) -> {
                    found[0] = all && then.firstTurn() != null ? then : null;
                    return found[0] != null;
                })
                .exist(turned);
        return found[0];
    }

    /**
     * What shows that {@link #canCapture} is true of all royal pieces: moves of some pieces one after the other, which no hand, event or
     * other move has a say in.
     */
    @Nullable
    CaptureWitness witness(BoardState state, int attacker, int[][] groups) {
        Series series = structure.description;
        GameTables tables = structure.tables;
        boolean isFixed = series.next() == Next.ANY && series.events().isEmpty() && !series.isInAnyOrder();
        if (!isFixed || tables.hands || tables.promotions.toRoyal || state.hasStacks()) {
            return null;
        }
        BoardState turned = state.turned(attacker);
        BitSet squares = new BitSet();
        SeriesPrefixState at = capture(turned, groups);
        boolean isShown = at != null && at.ended;
        for (; isShown && at != null && at.before != null; at = at.before) {
            isShown = at.lastPlace == at.before.step && addSquares(at.before.state, at.last, squares);
        }
        return isShown ? new CaptureWitness(turned, squares) : null;
    }

    /** Adds the squares that decide whether a move can be made; answers whether they alone do. */
    private static boolean addSquares(BoardState board, long m, BitSet squares) {
        GameTables tables = board.tables;
        int code = Packed.type(m) << 1 | board.side;
        int from = Packed.from(m);
        if (Packed.kind(m) > Packed.REMOTE || Packed.is(m, Packed.EN_PASSANT) || tables.promotions.isLimited(code)) {
            return false;
        }
        squares.set(from);
        int[] freezers = tables.freezers[board.side][from];
        for (int i = 0; i < freezers.length; i += 2) {
            squares.set(freezers[i]);
        }
        boolean captures = Packed.is(m, Packed.CAPTURE);
        for (MovePath path : tables.paths[code][from]) {
            // what may be captured en passant where a pawn could step is no mere step
            boolean fits = captures ? path.capturing() : path.toEmpty() && !(path.capturing() && tables.isPawn(code));
            for (int i = path.firstLanding(); fits && i < path.squares().length; i++) {
                if (path.squares()[i] == Packed.to(m) && board.isOpen(path, i)) {
                    for (int j = 0; j <= i; j++) {
                        squares.set(path.squares()[j]);
                    }
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the side to move could capture a piece of a group by its first move, a promotion owed chosen before. */
    private boolean isAttackedNow(BoardState state, int[] group) {
        boolean isAttacked = state.isAnyAttacked(group, state.side);
        if (isAttacked || !structure.has(Step.Kind.CHOOSE)) {
            return isAttacked;
        }
        SubMoves choices = new SubMoves();
        SpecialMoves.all(state, Step.Kind.CHOOSE, choices);
        return choices.stream().anyMatch(m -> SeriesStructure.made(state, m).isAnyAttacked(group, state.side));
    }

    private static boolean isAnyAttacked(BoardState state, int[][] groups, long fallen) {
        for (int g = 0; g < groups.length; g++) {
            if ((fallen >>> g & 1) == 0 && state.isAnyAttacked(groups[g], state.side)) {
                return true;
            }
        }
        return false;
    }

    // ---- threats ----------------------------------------------------------------------------------------------------

    /**
     * For each sub-move that captures one of some pieces the first turn, and the first that captures of two groups. Pieces that are not
     * royal may be captured later in a turn than any king.
     */
    List<long[]> threats(BoardState state, int[][] groups) {
        boolean royal = true;
        for (int[] group : groups) {
            for (int square : group) {
                royal &= structure.tables.isRoyal(state.piece(square));
            }
        }
        Threats threats = new Threats(groups);
        new Captures(royal ? lastCapturingRoyal : lastCapturing, groups, 2, royal, true, threats).exist(state);
        return threats.found;
    }

    /** Answers whether to stop at a beginning whose last sub-move captures of a group, with those before it of enough or not. */
    @FunctionalInterface
    private interface Capture {
        boolean stopsAt(boolean enough, SeriesPrefixState then);
    }

    /** Goes through the beginnings that end with a capture out of some groups. */
    private final class Captures {
        private final int lastCapturing;
        private final int[][] first;
        /** Of how many groups a turn is asked for. */
        private final int enough;
        /** Whether pieces may be captured en passant where no piece attacks them. */
        private final boolean enPassant;

        /** Whether the pieces to be captured are all royal. */
        private final boolean royal;

        private final Capture capture;
        private final Set<SeriesBoardKey> reached = new HashSet<>();

        Captures(int lastCapturing, int[][] groups, int enough, boolean royal, boolean enPassant, Capture capture) {
            this.enough = enough;
            this.royal = royal;
            this.lastCapturing = lastCapturing;
            this.first = groups;
            this.enPassant = enPassant;
            this.capture = capture;
        }

        /** Whether there is one to stop at. */
        boolean exist(BoardState state) {
            return exist(SeriesPrefixState.start(structure, state, null), first, 0);
        }

        private boolean exist(SeriesPrefixState prefix, int[][] groups, long fallen) {
            boolean spares = royal && prefix.made > 0 && structure.description.sparesRoyalsLater();
            if (prefix.ended || spares || prefix.step > lastCapturing || isKnown(prefix)) {
                return false;
            }
            boolean atLast = prefix.step == lastCapturing;
            boolean passed = enPassant && prefix.state.hasEnPassantSquares();
            if (atLast && !passed && !isAnyAttacked(prefix.state, groups, fallen)) {
                return false;
            }
            if (enPassant) {
                return exist(prefix, groups, fallen, true, !atLast);
            }
            // where any turn will do, captures come before what prepares them
            return exist(prefix, groups, fallen, true, false)
                    || (!atLast && exist(prefix, groups, fallen, false, true));
        }

        private boolean exist(SeriesPrefixState prefix, int[][] groups, long fallen, boolean captures, boolean others) {
            for (int i = 0; i < prefix.size(); i++) {
                long takes = Groups.taken(prefix.subMove(i), groups);
                if (takes != 0 ? !captures : !others) {
                    continue;
                }
                SeriesPrefixState then = prefix.then(i);
                int taken = Long.bitCount(fallen | takes);
                if ((takes != 0 && capture.stopsAt(taken >= enough, then))
                        || (taken < groups.length && exist(then, Groups.after(groups, then.last), fallen | takes))) {
                    return true;
                }
            }
            return false;
        }

        /** Whether other sub-moves have led to the same: what can follow has been tried, in turns that come before. */
        private boolean isKnown(SeriesPrefixState prefix) {
            if (first.length > 1 || prefix.made < 2 || structure.facts.swaps()) {
                return false;
            }
            SeriesBoardKey now = new SeriesBoardKey(prefix);
            return reached.size() < MOST_KEPT ? !reached.add(now) : reached.contains(now);
        }
    }

    private static final class Threats implements Capture {
        final List<long[]> found = new ArrayList<>();
        private final Set<String> seen = new HashSet<>();
        private boolean together;

        Threats(int[][] groups) {
            this.together = groups.length < 2;
        }

        @Override
        public boolean stopsAt(boolean two, SeriesPrefixState then) {
            BoardState before = Objects.requireNonNull(then.before).state;
            String text = SeriesStructure.unpack(before, then.last).toString();
            SeriesPrefixState whole = seen.contains(text) && (!two || together) ? null : then.firstTurn();
            if (whole == null) {
                return false;
            }
            boolean isNew = seen.add(text);
            long[] witness = whole.turn();
            boolean isListed = found.stream().anyMatch(known -> Arrays.equals(known, witness));
            if (!isListed && (isNew || (two && !together))) {
                found.add(witness);
            }
            together |= two;
            return false;
        }
    }
}
