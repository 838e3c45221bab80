package io.github.multimove.independent;

import static io.github.multimove.independent.SeriesRules.EnPassant;
import static io.github.multimove.independent.SeriesRules.Event;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What one sub-move of an ordered series may be, its maker's safety left aside, and what follows from it
 * ({@code rules/series.md}: next, closing, by place; check).
 */
final class SeriesSubMoves {

    private final PlainBase base;
    private final SeriesRules rules;

    SeriesSubMoves(PlainBase base, SeriesRules rules) {
        this.base = base;
        this.rules = rules;
    }

    /** Returns the pseudo-legal sub-moves that may come next, in order; of castling only the way is looked at. */
    List<PlainSubMove> following(SeriesPrefix prefix, int length) {
        List<PlainSubMove> all = base.ordered(prefix.board(), prefix.white(), prefix.rights(), enPassant(prefix));
        all.removeIf(subMove -> !mayFollow(prefix, subMove, length) || !isPartLeft(prefix, subMove));
        return all;
    }

    /** Returns the squares that the next sub-move may capture on en passant. */
    private SortedSet<Integer> enPassant(SeriesPrefix prefix) {
        SortedSet<Integer> squares = new TreeSet<>(prefix.before().enPassant());
        if (rules.enPassant == EnPassant.ANY) {
            squares.removeIf(square -> !isStillCrossed(prefix, square));
            return squares;
        }
        if (prefix.size() == 0 && rules.enPassant != EnPassant.NONE) {
            return squares;
        }
        boolean second = prefix.size() == 1
                && rules.enPassant == EnPassant.BOTH
                && prefix.last().isEnPassant();
        if (second) {
            squares.remove(prefix.last().to());
            return squares;
        }
        return new TreeSet<>();
    }

    /** The square is empty and the pawn still stands where its double step ended (rules/more-series.md, any). */
    private boolean isStillCrossed(SeriesPrefix prefix, int square) {
        int beyond = base.shape.shifted(square, 0, prefix.white() ? -1 : 1, 0);
        char pawn = prefix.white() ? 'p' : 'P';
        return prefix.board()[square] == PlainBase.EMPTY && prefix.board()[beyond] == pawn;
    }

    /** Parts (rules/more-series.md): the group of the piece, as it is now, has not moved. */
    private boolean isPartLeft(SeriesPrefix prefix, PlainSubMove subMove) {
        List<String> parts = parts(prefix.before());
        char kind = Character.toUpperCase(prefix.board()[subMove.from()]);
        return parts.isEmpty()
                || parts.stream()
                        .anyMatch(group -> group.indexOf(kind) >= 0
                                && prefix.kinds().stream().noneMatch(moved -> group.indexOf(moved) >= 0));
    }

    /** Returns the parts of a turn; in asking check those of a number do not count. */
    List<String> parts(PlainPosition position) {
        List<String> all = rules.parts;
        return position.asked() ? all : rules.partsAt.getOrDefault(position.number(), all);
    }

    /** The properties next (but for rounds, which ask what else is allowed) and by place. */
    private boolean mayFollow(SeriesPrefix prefix, PlainSubMove subMove, int length) {
        if (prefix.size() == 0) {
            return !(rules.lateDoubleStep && length > 1 && subMove.crossed() != PlainShape.NOWHERE);
        }
        if (rules.quietLater && subMove.takes()) {
            return false;
        }
        if (rules.sparesRoyals && subMove.takes() && Character.toUpperCase(prefix.board()[subMove.taken()]) == 'K') {
            return false;
        }
        boolean another = subMove.movers().stream().noneMatch(prefix.moved()::contains);
        return switch (rules.next) {
            case ANY, ROUNDS -> true;
            case ANOTHER -> another;
            case SAME -> subMove.from() == prefix.lastPlace();
            case KIN -> another && areKin(prefix.firstKind(), Character.toUpperCase(prefix.board()[subMove.from()]));
        };
    }

    private boolean areKin(char one, char other) {
        return one == other
                || rules.kinds.stream().anyMatch(group -> group.indexOf(one) >= 0 && group.indexOf(other) >= 0);
    }

    /** Tells whether an event of the last sub-move ends the series. */
    boolean closes(SeriesPrefix prefix) {
        return rules.closing.stream().anyMatch(event -> happens(event, prefix));
    }

    boolean happens(Event event, SeriesPrefix prefix) {
        PlainSubMove last = prefix.last();
        return switch (event) {
            case CHECK ->
                base.royals(prefix.board(), !prefix.white()).stream()
                        .anyMatch(royal -> isCapturable(prefix.board(), royal, prefix.white()));
            case CAPTURE -> last.takes();
            case PROMOTION -> !last.promotion().isEmpty();
            case CAPTURABLE_DOUBLE_STEP -> last.crossed() != PlainShape.NOWHERE && canBePassedBy(prefix);
        };
    }

    /** Tells whether one sub-move of a side captures the piece on a square. */
    boolean isCapturable(char[] board, int square, boolean bySide) {
        return !base.capturers(board, bySide, square).isEmpty();
    }

    /** Tells whether the opponent could legally capture en passant the pawn that has just made its double step. */
    private boolean canBePassedBy(SeriesPrefix prefix) {
        if (rules.enPassant == EnPassant.NONE) {
            return false;
        }
        int crossed = prefix.last().crossed();
        PlainPosition next = prefix.before().on(prefix.board()).turned();
        for (PlainSubMove subMove : base.subMoves(prefix.board(), !prefix.white(), List.of(crossed))) {
            if (subMove.isEnPassant() && subMove.to() == crossed) {
                SeriesPrefix taken = SeriesPrefix.begin(next).with(base, subMove);
                if (rules.capture || !isExposed(taken)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether an enemy piece stands ready to capture the mover's last royal by one sub-move. */
    boolean isExposed(SeriesPrefix prefix) {
        List<Integer> royals = base.royals(prefix.board(), prefix.white());
        return royals.size() == 1 && isCapturable(prefix.board(), royals.get(0), !prefix.white());
    }

    /**
     * Tells whether the piece on a square can be captured in the rest of a turn, its maker's safety left aside. How deep this
     * looks is stated under "check".
     */
    boolean canCapture(SeriesPrefix prefix, int length, int square) {
        for (PlainSubMove capturer : base.capturers(prefix.board(), prefix.white(), square)) {
            if (mayFollow(prefix, capturer, length)) {
                return true;
            }
        }
        if (rules.capturesFirst() || prefix.size() + 1 >= length) {
            return false;
        }
        for (PlainSubMove subMove : following(prefix, length)) {
            SeriesPrefix longer = prefix.with(base, subMove);
            if (!closes(longer) && canCapture(longer, length, square)) {
                return true;
            }
        }
        return false;
    }
}
