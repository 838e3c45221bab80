package io.github.multimove.testkit.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The men of a Twins Chess position, a list for each square; never changed after construction. */
final class TwinsBoard {

    private final List<List<TwinsMan>> squares;

    private TwinsBoard(List<List<TwinsMan>> squares) {
        this.squares = squares;
    }

    static TwinsBoard empty() {
        List<List<TwinsMan>> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            squares.add(List.of());
        }
        return new TwinsBoard(squares);
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    /** Returns the men on a square, in the order of being written. */
    List<TwinsMan> men(int square) {
        return squares.get(square);
    }

    List<TwinsMan> men(boolean white) {
        List<TwinsMan> all = new ArrayList<>();
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

    /** Returns whether men of the given side stand on the square; no square ever holds men of both. */
    boolean holds(int square, boolean white) {
        return !isEmpty(square) && squares.get(square).get(0).white() == white;
    }

    boolean holds(int square, boolean white, char kind) {
        return squares.get(square).stream().anyMatch(man -> man.white() == white && man.kind() == kind);
    }

    /** Returns whether men of different kinds share the square. */
    boolean isMixed(int square) {
        return squares.get(square).stream().map(TwinsMan::kind).distinct().count() > 1;
    }

    boolean contains(TwinsMan man) {
        return squares.stream().anyMatch(men -> men.contains(man));
    }

    int squareOf(TwinsMan man) {
        for (int square = 0; square < 64; square++) {
            if (squares.get(square).contains(man)) {
                return square;
            }
        }
        throw new IllegalArgumentException(man + " is not on the board");
    }

    /** Returns the siblings of a man on this board, without himself. */
    List<TwinsMan> siblings(TwinsMan man) {
        return man.set() == 0
                ? List.of()
                : men(man.white()).stream().filter(man::isSiblingOf).toList();
    }

    TwinsBoard without(Collection<TwinsMan> gone) {
        List<List<TwinsMan>> next = new ArrayList<>(squares);
        for (int square = 0; square < 64; square++) {
            List<TwinsMan> men = squares.get(square);
            if (!men.isEmpty() && men.stream().anyMatch(gone::contains)) {
                next.set(square, men.stream().filter(man -> !gone.contains(man)).toList());
            }
        }
        return new TwinsBoard(next);
    }

    /** Returns the board with one man more, standing where the order of a stack puts him. */
    TwinsBoard with(TwinsMan man, int square) {
        List<TwinsMan> men = new ArrayList<>(squares.get(square));
        int place = 0;
        while (place < men.size()
                && TwinsMan.STACK_ORDER.indexOf(men.get(place).kind()) <= TwinsMan.STACK_ORDER.indexOf(man.kind())) {
            place++;
        }
        men.add(place, man);
        List<List<TwinsMan>> next = new ArrayList<>(squares);
        next.set(square, List.copyOf(men));
        return new TwinsBoard(next);
    }

    TwinsBoard moved(TwinsMan man, int to) {
        return without(List.of(man)).with(man, to);
    }

    /** Returns the board with everybody's set renamed by the given rule. */
    TwinsBoard joined(Set<TwinsMan> members, int set) {
        List<List<TwinsMan>> next = new ArrayList<>(64);
        for (List<TwinsMan> men : squares) {
            next.add(men.stream()
                    .map(man -> members.contains(man) ? man.inSet(set) : man)
                    .toList());
        }
        return new TwinsBoard(next);
    }

    /** Returns a number that no man or set on this board has. */
    int unused() {
        return squares.stream()
                        .flatMap(List::stream)
                        .mapToInt(man -> Math.max(man.id(), man.set()))
                        .max()
                        .orElse(0)
                + 1;
    }

    /** Returns the numbers of the given side's sets of two or more living siblings, ascending. */
    Set<Integer> sets(boolean white) {
        Set<Integer> sets = new TreeSet<>();
        for (TwinsMan man : men(white)) {
            if (!siblings(man).isEmpty()) {
                sets.add(man.set());
            }
        }
        return sets;
    }
}
