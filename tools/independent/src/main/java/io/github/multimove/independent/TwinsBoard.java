package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The pieces of a Twins Chess position, a list for each square; never changed after construction. */
final class TwinsBoard {
    /** The order in which the pieces of a stack are written (`rules/twins.md`, Decided). */
    static final String STACK_ORDER = "KQRBNP";

    /**
     * A piece: those of one side with the same set number are siblings while two or more of them live.
     *
     * @param id tells pieces apart that are alike in everything else
     * @param white whether White's
     * @param kind the letter in upper case
     * @param set the set, or 0 for a piece that is in none
     */
    record Piece(int id, boolean white, char kind, int set) {
        boolean isSiblingOf(Piece other) {
            return set != 0 && set == other.set && white == other.white && id != other.id;
        }

        char letter() {
            return PlainBase.ofSide(kind, white);
        }
    }

    private final List<List<Piece>> squares;

    private TwinsBoard(List<List<Piece>> squares) {
        this.squares = squares;
    }

    static TwinsBoard empty() {
        List<List<Piece>> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            squares.add(List.of());
        }
        return new TwinsBoard(squares);
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    /** Returns the first piece of each square. */
    char[] letters() {
        char[] letters = new char[64];
        for (int square = 0; square < 64; square++) {
            letters[square] =
                    isEmpty(square) ? PlainBase.EMPTY : pieces(square).get(0).letter();
        }
        return letters;
    }

    /** Returns the pieces on a square, in the order of being written. */
    List<Piece> pieces(int square) {
        return squares.get(square);
    }

    List<Piece> pieces(boolean white) {
        return squares.stream()
                .flatMap(List::stream)
                .filter(piece -> piece.white() == white)
                .toList();
    }

    boolean isEmpty(int square) {
        return squares.get(square).isEmpty();
    }

    /** Returns whether pieces of the given side stand on the square; no square ever holds pieces of both. */
    boolean holds(int square, boolean white) {
        return !isEmpty(square) && squares.get(square).get(0).white() == white;
    }

    /** Returns a piece of a kind on a square; if several share it, which one makes no difference. */
    Piece piece(int square, char kind) {
        return pieces(square).stream()
                .filter(piece -> piece.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    Piece king(boolean white) {
        return pieces(white).stream()
                .filter(piece -> piece.kind() == 'K')
                .findFirst()
                .orElseThrow();
    }

    /** Returns whether pieces of different kinds share the square. */
    boolean isMixed(int square) {
        return squares.get(square).stream().map(Piece::kind).distinct().count() > 1;
    }

    boolean contains(Piece piece) {
        return squares.stream().anyMatch(pieces -> pieces.contains(piece));
    }

    int squareOf(Piece piece) {
        return IntStream.range(0, 64)
                .filter(square -> squares.get(square).contains(piece))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the siblings of a piece on this board, without itself. */
    List<Piece> siblings(Piece piece) {
        return piece.set() == 0
                ? List.of()
                : pieces(piece.white()).stream().filter(piece::isSiblingOf).toList();
    }

    TwinsBoard without(Collection<Piece> gone) {
        List<List<Piece>> next = new ArrayList<>(squares);
        for (int square = 0; square < 64; square++) {
            List<Piece> pieces = squares.get(square);
            if (!pieces.isEmpty() && pieces.stream().anyMatch(gone::contains)) {
                next.set(
                        square,
                        pieces.stream().filter(piece -> !gone.contains(piece)).toList());
            }
        }
        return new TwinsBoard(next);
    }

    /** Returns the board with one piece more, standing where the order of a stack puts it. */
    TwinsBoard with(Piece piece, int square) {
        List<Piece> pieces = new ArrayList<>(squares.get(square));
        int place = 0;
        while (place < pieces.size()
                && STACK_ORDER.indexOf(pieces.get(place).kind()) <= STACK_ORDER.indexOf(piece.kind())) {
            place++;
        }
        pieces.add(place, piece);
        List<List<Piece>> next = new ArrayList<>(squares);
        next.set(square, List.copyOf(pieces));
        return new TwinsBoard(next);
    }

    TwinsBoard moved(Piece piece, int to) {
        return without(List.of(piece)).with(piece, to);
    }

    /** Returns the board with everybody's set renamed by the given rule. */
    TwinsBoard joined(Set<Piece> members, int set) {
        List<List<Piece>> next = new ArrayList<>(64);
        for (List<Piece> pieces : squares) {
            next.add(pieces.stream()
                    .map(piece ->
                            members.contains(piece) ? new Piece(piece.id(), piece.white(), piece.kind(), set) : piece)
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
        Set<Integer> met = new TreeSet<>(Set.of(0));
        return pieces(white).stream()
                .map(Piece::set)
                .filter(set -> !met.add(set) && set != 0)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
