package io.github.multimove.problems;

import static io.github.multimove.problems.MateDistance.ANY;
import static io.github.multimove.problems.MateDistance.MATED;
import static io.github.multimove.problems.MateDistance.MATING;
import static io.github.multimove.problems.MateDistance.MOST_SQUARES;
import static io.github.multimove.problems.MateDistance.MOST_TARGETS;
import static io.github.multimove.problems.MateDistance.PEACEFUL;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.problems.MateDistance.Coverage;
import io.github.multimove.problems.MateDistance.Targets;
import java.util.function.BiConsumer;

/** What is asked of {@link MateDistance} for positions one after the other; not to be shared between threads. */
final class MateQuestion implements BiConsumer<Square, Piece> {
    /** After so many choices the question is left open. */
    private static final int MOST_CHOICES = 2000;

    private final MateDistance distance;

    private final int[] sides = new int[MOST_SQUARES];
    private final int[] states = new int[MOST_SQUARES];
    private int size;
    /** How many pieces of the mating side but its king there are. */
    private int officers;
    /** The place of the other side's distances. */
    private int others;

    private long occupied;
    private int kings;
    private int king;

    private int mover;
    /** What each side has left. */
    private final int[] left = new int[2];
    /** How many squares there are turns to leave. */
    private int turns;
    /** How many turns the mating side has. */
    private int mates;
    /** Whether a turn of the side to move may do the work of two. */
    private boolean isSpared;

    /** The square of the king that is asked about, and the steps to it. */
    private int mated;

    private int steps;
    /** The pieces that may come to cover targets of that square: their sides, squares and what they may cover. */
    private final int[] side = new int[MOST_SQUARES];

    private final long[] square = new long[MOST_SQUARES];
    private final Coverage[] coverages = new Coverage[MOST_SQUARES];
    private int coverers;
    /** The targets that they cover as they stand, and those to which something is in the way. */
    private final int[] open = new int[MOST_SQUARES];

    private final int[] blocked = new int[MOST_SQUARES];
    /** The squares in the way of pieces. */
    private long lines;
    /** Those chosen to move, each with its moves and targets that it has to cover. */
    private final int[] chosen = new int[MOST_TARGETS];

    private final int[] moves = new int[MOST_TARGETS];
    private final int[] covered = new int[MOST_TARGETS];
    private int picked;

    private int choices;
    /** The squares on which the king may be mated. */
    private long squares;

    private long from;
    private long[] to = {};

    MateQuestion(MateDistance distance) {
        this.distance = distance;
    }

    @Override
    public void accept(Square square, Piece piece) {
        if (distance.isKing(piece)) { // letters tell types apart
            kings++;
            king = square.index();
            return;
        }
        kings += (int) (occupied >>> square.index() & 1) * 2; // two on a square are left alone
        officers += piece.side() == distance.mating && piece.type().letter() != distance.royal.letter() ? 1 : 0;
        sides[size] = distance.index(piece.side());
        states[size] = distance.distances.get(sides[size]).state(piece.type(), square);
        size++;
        occupied |= 1L << square.index();
    }

    /**
     * Returns the squares, a bit for each, from which the side to move may begin to reach the goal with so many turns of
     * both sides: none where they are certainly too few, {@link MateDistance#ANY} where a turn is to spare. Where none is, each turn
     * brings a piece to where it is needed.
     *
     * @param own the turns that the side to move has left
     * @param other the turns that the other side has left
     * @param among the squares on which alone the king may be mated, {@link #squares told} of a position from which this one
     *     has come
     * @param destinations takes for each of the squares those to which a turn may go from there, a bit for each
     */
    long movers(Position position, int own, int other, long among, long[] destinations) {
        squares = among;
        size = 0;
        occupied = 0;
        kings = 0;
        officers = 0;
        position.forEachPiece(this);
        others = distance.isMate && officers == 1 ? PEACEFUL : MATED;
        if (kings != 1) {
            return ANY;
        }
        mover = distance.index(position.side());
        isSpared = false;
        boolean castles = !position.castlingRights().isEmpty();
        for (int each = MATING; each <= MATED; each++) {
            int had = each == mover ? own : other;
            int saved = had == 0 || !castles ? 0 : distance.distances.get(each).castling(position);
            left[each] = had + saved;
            isSpared |= saved > 0 && each == mover;
        }
        turns = left[MATING] + left[MATED] + (position.enPassant().isEmpty() ? 0 : 1);
        mates = left[MATING];
        choices = 0;
        from = 0;
        to = destinations;
        boolean spares = false;
        long[] rings = distance.rings(king);
        for (steps = 0; steps <= left[MATED] && steps < rings.length; steps++) {
            for (long rest = rings[steps] & among; rest != 0; rest &= rest - 1) {
                mated = Long.numberOfTrailingZeros(rest);
                squares &= ~(1L << mated);
                if (sparesTurn(distance.targets(mated))) {
                    squares |= 1L << mated;
                    spares = true;
                }
            }
        }
        return spares ? ANY : from;
    }

    /**
     * Returns the squares on which the last answer leaves a mate open. No line from that position ends in a mate on another
     * square, so the positions on its lines need not be asked about those.
     */
    long squares() {
        return squares;
    }

    /** Whether the targets may be covered with a turn of the side to move to spare; where they may be without, adds them. */
    private boolean sparesTurn(Targets targets) {
        left[MATED] -= steps;
        collect(targets);
        boolean spares = sparesTurn(targets.all, 0L, 0L, 0L);
        left[MATED] += steps;
        return spares;
    }

    private Coverage coverage(Targets targets, int piece) {
        return targets.coverage(sides[piece] == MATED ? others : MATING, states[piece]);
    }

    /** Collects the pieces that may come to cover targets. */
    private void collect(Targets targets) {
        coverers = 0;
        lines = 0;
        for (int i = 0; i < size; i++) {
            Coverage coverage = coverage(targets, i);
            if (coverage.ever(left[sides[i]]) != 0) {
                int closed = 0;
                for (int now = coverage.slides(); now != 0; now &= now - 1) {
                    long between = coverage.between()[Integer.numberOfTrailingZeros(now)] & occupied;
                    closed |= between != 0 ? now & -now : 0;
                    lines |= between;
                }
                blocked[coverers] = closed;
                // before the last turn no line to the king is open; a pawn taken en passant may have closed one
                boolean opens = !distance.isPlain || mates > 1 || (steps == 0 && mover == MATED);
                open[coverers] = coverage.now() & ~closed & (opens ? -1 : ~targets.check);
                coverages[coverers] = coverage;
                side[coverers] = sides[i];
                square[coverers++] = 1L << states[i] % distance.board.size();
            }
        }
        picked = 0;
    }

    /**
     * Whether some targets may be covered with a turn to spare.
     *
     * @param targets the targets
     * @param moved the squares of the pieces that move to cover others
     * @param stay the squares of the pieces that stay to cover others
     * @param cleared the squares that have to be left for that
     */
    private boolean sparesTurn(int targets, long moved, long stay, long cleared) {
        if (choices++ > MOST_CHOICES) {
            return true;
        }
        int idle = 0;
        int once = 0;
        int twice = 0;
        int thrice = 0;
        int standing = 0;
        int attacked = 0;
        int filled = 0;
        for (int i = 0; i < coverers; i++) {
            if ((moved & square[i]) == 0) {
                int goes = goes(i, stay);
                int now = open[i] | blocked[i];
                int may = now | goes;
                idle |= goes == 0 && (lines & square[i]) == 0 ? open[i] : 0; // nothing is lost if it stays
                thrice |= twice & may;
                twice |= once & may;
                once |= may;
                standing |= now;
                attacked |= side[i] == MATING ? may : 0;
                filled |= side[i] == MATED ? may : 0;
            }
        }
        int rest = targets & ~idle;
        if (rest == 0) {
            if (left[mover] > 0 || isSpared) {
                return true;
            }
            addTurns();
            return false;
        }
        // what the mating side cannot attack takes a turn of the other side each, for a piece to come there
        if ((rest & ~once) != 0 || Integer.bitCount(rest & ~attacked & ~standing) > left[MATED]) {
            return false;
        }
        int single = rest & ~twice;
        int few = single != 0 ? single : rest & ~thrice;
        int bit = Integer.highestOneBit(few != 0 ? few : rest);
        for (int i = 0; i < coverers; i++) {
            if ((moved & square[i]) == 0) {
                int now = open[i] | blocked[i];
                int goes = goes(i, stay);
                // what no other piece covers, and what none covers if this one takes the last turn of its side
                int must = bit | (single & (now | goes));
                int last = rest & ~standing & ~(side[i] == MATING ? filled : attacked);
                if (((must & ~now) == 0 && staysFor(bit, i, rest, moved, stay, cleared))
                        || ((must & ~goes) == 0 && movesFor(must, last, i, rest, moved, stay, cleared))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The targets that a piece may cover after moves, none if it stays. */
    private int goes(int i, long stay) {
        return (stay & square[i]) != 0 ? 0 : coverages[i].within(left[side[i]]);
    }

    /** Whether a piece that stays covers a target, and others what is left. */
    private boolean staysFor(int bit, int i, int rest, long moved, long stay, long cleared) {
        long lines = cleared;
        if ((blocked[i] & bit) != 0) {
            lines |= coverages[i].between()[Integer.numberOfTrailingZeros(bit)] & occupied;
        }
        long staying = stay | square[i];
        return (lines & staying) == 0
                && areLeft(lines, moved)
                && sparesTurn(rest & ~open[i] & ~bit, moved, staying, lines);
    }

    /**
     * Whether a piece that moves covers some targets and perhaps more, and others what is left.
     *
     * @param must the targets that it has to cover
     * @param last those that it has to cover if its side has no turn left then
     */
    private boolean movesFor(int must, int last, int i, int rest, long moved, long stay, long cleared) {
        long moving = moved | square[i];
        if (!areLeft(cleared, moving)) {
            return false;
        }
        int[][] sets = coverages[i].sets();
        int had = left[side[i]];
        boolean spares = false;
        int place = picked++;
        chosen[place] = i;
        for (int k = 1; !spares && k <= had && k < sets.length; k++) {
            left[side[i]] = had - k;
            moves[place] = k;
            covered[place] = k == had ? must | last : must;
            for (int set : sets[k]) {
                if ((covered[place] & ~set) == 0 && sparesTurn(rest & ~set, moving, stay, cleared)) {
                    spares = true;
                    break;
                }
            }
        }
        picked--;
        left[side[i]] = had;
        return spares;
    }

    /** Whether there are turns enough to leave some squares, a turn for each, when the pieces on others move. */
    private boolean areLeft(long squares, long moved) {
        return Long.bitCount(squares | moved) + (steps > 0 ? 1 : 0) <= turns;
    }

    /** Adds the turns by which the side to move may begin with what was chosen. */
    private void addTurns() {
        if (steps > 0 && mover == MATED) {
            add(king, distance.first(MATED, distance.royalOn(king), distance.royalOn(mated), steps));
        }
        squares |= 1L << mated;
        for (int c = 0; c < picked; c++) {
            int i = chosen[c];
            if (side[i] == mover) {
                long first = ANY;
                for (int rest = covered[c]; rest != 0; rest &= rest - 1) {
                    first &= coverages[i].first()[moves[c]][Integer.numberOfTrailingZeros(rest)];
                }
                add(Long.numberOfTrailingZeros(square[i]), first);
            }
        }
    }

    private void add(int start, long squares) {
        to[start] = (from >>> start & 1) == 0 ? squares : to[start] | squares;
        from |= 1L << start;
    }
}
