package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The pieces of a Twins Chess position, a list for each square; never changed after construction. */
final class TwinsBoard {

    private final List<List<TwinsPiece>> squares;

    private TwinsBoard(List<List<TwinsPiece>> squares) {
        this.squares = squares;
    }

    static TwinsBoard empty() {
        List<List<TwinsPiece>> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            squares.add(List.of());
        }
        return new TwinsBoard(squares);
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    /** Returns the pieces on a square, in the order of being written. */
    List<TwinsPiece> pieces(int square) {
        return squares.get(square);
    }

    List<TwinsPiece> pieces(boolean white) {
        List<TwinsPiece> all = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (holds(square, white)) {
                all.addAll(squares.get(square));
            }
        }
        return all;
    }

    boolean isEmpty(int square) {
        return squares.get(square).isEmpty();
    }

    /** Returns whether pieces of the given side stand on the square; no square ever holds pieces of both. */
    boolean holds(int square, boolean white) {
        return !isEmpty(square) && squares.get(square).get(0).white() == white;
    }

    boolean holds(int square, boolean white, char kind) {
        return squares.get(square).stream().anyMatch(piece -> piece.white() == white && piece.kind() == kind);
    }

    /** Returns whether pieces of different kinds share the square. */
    boolean isMixed(int square) {
        return squares.get(square).stream().map(TwinsPiece::kind).distinct().count() > 1;
    }

    boolean contains(TwinsPiece piece) {
        return squares.stream().anyMatch(pieces -> pieces.contains(piece));
    }

    int squareOf(TwinsPiece piece) {
        for (int square = 0; square < 64; square++) {
            if (squares.get(square).contains(piece)) {
                return square;
            }
        }
        throw new IllegalArgumentException(piece + " is not on the board");
    }

    /** Returns the siblings of a piece on this board, without itself. */
    List<TwinsPiece> siblings(TwinsPiece piece) {
        return piece.set() == 0
                ? List.of()
                : pieces(piece.white()).stream().filter(piece::isSiblingOf).toList();
    }

    TwinsBoard without(Collection<TwinsPiece> gone) {
        List<List<TwinsPiece>> next = new ArrayList<>(squares);
        for (int square = 0; square < 64; square++) {
            List<TwinsPiece> pieces = squares.get(square);
            if (!pieces.isEmpty() && pieces.stream().anyMatch(gone::contains)) {
                next.set(
                        square,
                        pieces.stream().filter(piece -> !gone.contains(piece)).toList());
            }
        }
        return new TwinsBoard(next);
    }

    /** Returns the board with one piece more, standing where the order of a stack puts it. */
    TwinsBoard with(TwinsPiece piece, int square) {
        List<TwinsPiece> pieces = new ArrayList<>(squares.get(square));
        int place = 0;
        while (place < pieces.size()
                && TwinsPiece.STACK_ORDER.indexOf(pieces.get(place).kind())
                        <= TwinsPiece.STACK_ORDER.indexOf(piece.kind())) {
            place++;
        }
        pieces.add(place, piece);
        List<List<TwinsPiece>> next = new ArrayList<>(squares);
        next.set(square, List.copyOf(pieces));
        return new TwinsBoard(next);
    }

    TwinsBoard moved(TwinsPiece piece, int to) {
        return without(List.of(piece)).with(piece, to);
    }

    /** Returns the board with everybody's set renamed by the given rule. */
    TwinsBoard joined(Set<TwinsPiece> members, int set) {
        List<List<TwinsPiece>> next = new ArrayList<>(64);
        for (List<TwinsPiece> pieces : squares) {
            next.add(pieces.stream()
                    .map(piece -> members.contains(piece) ? piece.inSet(set) : piece)
                    .toList());
        }
        return new TwinsBoard(next);
    }

    /** Returns a number that no piece or set on this board has. */
    int unused() {
        return squares.stream()
                        .flatMap(List::stream)
                        .mapToInt(piece -> Math.max(piece.id(), piece.set()))
                        .max()
                        .orElse(0)
                + 1;
    }

    /** Returns the numbers of the given side's sets of two or more living siblings, ascending. */
    Set<Integer> sets(boolean white) {
        Set<Integer> sets = new TreeSet<>();
        for (TwinsPiece piece : pieces(white)) {
            if (!siblings(piece).isEmpty()) {
                sets.add(piece.set());
            }
        }
        return sets;
    }
}
