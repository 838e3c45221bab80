package io.github.multimove;

import io.github.multimove.internal.movement.Betza;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * How a piece type moves, as data: a list of {@linkplain Component components}, each one direction or leap.
 *
 * <p>Vectors are (file, rank, level) seen from White: +rank is forward. A <em>leap</em> ignores what stands between; a
 * <em>slide</em> stops before a friend and on an enemy. Within a level {@link #betza Betza notation} says most
 * movements; between levels {@link #leap} and {@link #slide} do, restricted and combined by the methods of this class,
 * each of which returns a new movement.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value (components in order), safe to share between threads.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.HouseGame" region="pieces"}
 */
public final class Movement {
    /** The largest number of characters of a text in Betza notation. */
    public static final int MAX_CHARACTERS = 1000;

    /** An offset in files, ranks and levels. */
    public record Offset(int files, int ranks, int levels) {}

    /** The ways in which a component reaches its target. More may come in a minor version. */
    public enum Kind {
        /** Travels along the vector and stands on the target. */
        TRAVEL,
        /** Takes the piece on the target remotely and stays. */
        REMOTE,
        /** Goes to any empty square on which the array has a piece of this kind and side; the vector is not used. */
        HOME,
        /** Travels, but begins and ends on squares of {@link io.github.multimove.rules.BaseGame.Builder#lines} alone. */
        LINED,
        /** Travels, and the piece neither captures nor leaps over those of either side that have such moves, as the cannons of Janggi. */
        SPARING,
        /** Stays where it is, as a side does that passes; the vector is not used. */
        STAY
    }

    /**
     * One direction or leap.
     *
     * <p>Immutable, equal by value. {@link #leap} gives one that may go to empty squares and capture, from everywhere; its
     * other methods restrict and change that, each returning a new component.
     *
     * @param kind how the target is reached
     * @param vector one step of the movement
     * @param range how many steps at most; 1 is a leap, or goes over a screen to the square next behind it, 0 has no limit
     * @param toEmpty whether it may go to an empty square
     * @param capturing whether it may capture
     * @param initial whether it is only for a piece on a square where the array has one of its kind and side
     * @param over the squares, from the origin, that must be empty (a lame leap); in order
     * @param levels the levels, counted from 0, on which it may begin; empty for all
     * @param screened whether it needs a screen to leap over
     */
    public record Component(
            Kind kind,
            Offset vector,
            int range,
            boolean toEmpty,
            boolean capturing,
            boolean initial,
            List<Offset> over,
            Set<Integer> levels,
            boolean screened) {
        /**
         * Copies the collections.
         *
         * @throws IllegalArgumentException if the range is negative
         */
        public Component {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(vector, "vector");
            over = List.copyOf(Objects.requireNonNull(over, "over"));
            levels = Collections.unmodifiableSet(new TreeSet<>(Objects.requireNonNull(levels, "levels")));
            if (range < 0) {
                throw new IllegalArgumentException("expected a range of 0 (no limit) or more, found " + range);
            }
        }

        /** Returns one leap by that vector, to an empty square or as a capture, from everywhere. */
        public static Component leap(Offset vector) {
            return new Component(Kind.TRAVEL, vector, 1, true, true, false, List.of(), Set.of(), false);
        }

        /** Returns a move to any empty square where the array has a piece of this kind and side. */
        public static Component home() {
            return new Component(Kind.HOME, new Offset(0, 0, 0), 1, true, false, false, List.of(), Set.of(), false);
        }

        /** Returns a move that goes nowhere: a side passes by it. It is written with one square twice, {@code e2e2}. */
        public static Component stay() {
            return new Component(Kind.STAY, new Offset(0, 0, 0), 1, true, false, false, List.of(), Set.of(), false);
        }

        /**
         * Returns this component with that many steps at most; 1 is a leap, 0 has no limit.
         *
         * @throws IllegalArgumentException if the number is negative
         */
        public Component range(int steps) {
            return new Component(kind, vector, steps, toEmpty, capturing, initial, over, levels, screened);
        }

        /** Returns this component along another vector. */
        public Component vector(Offset other) {
            Objects.requireNonNull(other, "other");
            return new Component(kind, other, range, toEmpty, capturing, initial, over, levels, screened);
        }

        /** Returns this component, only to empty squares. */
        public Component moveOnly() {
            return new Component(kind, vector, range, true, false, initial, over, levels, screened);
        }

        /** Returns this component, only as captures. */
        public Component captureOnly() {
            return new Component(kind, vector, range, false, true, initial, over, levels, screened);
        }

        /** Returns this component, only from a square where the array has a piece of this kind and side. */
        public Component initialOnly() {
            return new Component(kind, vector, range, toEmpty, capturing, true, over, levels, screened);
        }

        /** Returns this component as a lame leap: those squares, counted from the origin, must be empty. */
        public Component over(List<Offset> squares) {
            Objects.requireNonNull(squares, "squares");
            return new Component(kind, vector, range, toEmpty, capturing, initial, squares, levels, screened);
        }

        /** Returns this component, beginning only on those levels, counted from 0; an empty set means all. */
        public Component levels(Set<Integer> begin) {
            Objects.requireNonNull(begin, "begin");
            return new Component(kind, vector, range, toEmpty, capturing, initial, over, begin, screened);
        }

        /**
         * Returns this component over a screen: along the line it leaps over exactly one piece of either side, as far away as
         * that may be, and lands behind it, next behind if {@link #range} is 1; all other squares that it passes must be empty. A
         * neutral piece and a square that is not of the board are screens as well. Siblings are refused over games with such pieces.
         */
        public Component overScreen() {
            return new Component(kind, vector, range, toEmpty, capturing, initial, over, levels, true);
        }

        /** Returns this component between squares of {@link io.github.multimove.rules.BaseGame.Builder#lines} alone. */
        public Component lined() {
            return new Component(Kind.LINED, vector, range, toEmpty, capturing, initial, over, levels, screened);
        }

        /** Returns this component as one by which the piece spares those with such moves ({@link Kind#SPARING}). */
        public Component sparing() {
            return new Component(Kind.SPARING, vector, range, toEmpty, capturing, initial, over, levels, screened);
        }

        /** Returns this component as remote captures: the piece on the target is captured and the capturer stays. */
        public Component remote() {
            return new Component(Kind.REMOTE, vector, range, false, true, initial, over, levels, screened);
        }
    }

    private final List<Component> components;

    private Movement(List<Component> components) {
        this.components = List.copyOf(new LinkedHashSet<>(components));
    }

    /** Returns the movement of those components. */
    public static Movement of(List<Component> components) {
        Objects.requireNonNull(components, "components");
        return new Movement(components);
    }

    /** Returns the movement of a piece that cannot move. */
    public static Movement none() {
        return new Movement(List.of());
    }

    /**
     * Returns the movement that a text in Betza notation describes, within one level: one or more atoms, each with
     * modifiers before it and its range after it, such as {@code RNAD} or {@code mfWcfF}. The piece has all their moves.
     *
     * <table>
     *   <caption>Atoms by the step that they are, one way and its mirror images</caption>
     *   <tr><td>{@code W} 1,0</td><td>{@code F} 1,1</td><td>{@code D} 2,0</td><td>{@code N} 2,1</td><td>{@code A} 2,2</td></tr>
     *   <tr><td>{@code H} 3,0</td><td>{@code C} 3,1</td><td>{@code Z} 3,2</td><td>{@code G} 3,3</td><td></td></tr>
     *   <tr><td>{@code K} is WF</td><td>{@code R} is WW</td><td>{@code B} is FF</td><td>{@code Q} is RB</td><td></td></tr>
     * </table>
     *
     * <p><strong>Range.</strong> A doubled atom ({@code WW}, {@code NN}) repeats its step without limit while the squares
     * that it reaches are empty; so does an atom with {@code 0}. A number, 1 to 99, gives the most steps: {@code R4},
     * {@code N2}.
     *
     * <p><strong>Modifiers.</strong> {@code m} only to empty squares, {@code c} only captures, both or neither: either;
     * {@code i} only from a square where the array has a piece of this kind and side; {@code n} lame: the leaps {@code D A H
     * G} need every square that they cross empty, {@code N} the one straight ahead on its longer side, {@code Z} those of
     * one straight step along its longer side and a diagonal one after it; {@code p} over a screen: exactly one piece along a line of
     * {@code R B Q} (or {@code W F K}, which are lines then), and on behind it without limit; {@code g} the same, to the square
     * next behind it.
     *
     * <p><strong>Directions</strong>, forward being away from the owner: {@code f b l r}, {@code v} for {@code f} or
     * {@code b}, {@code s} for {@code l} or {@code r}. All that are named are joined; none means every direction. Letters
     * that stand side by side are read in pairs from the left where a pair has a meaning:
     *
     * <ul>
     *   <li>straight atoms ({@code W D H R}): each letter is a direction, {@code fs} is {@code f}, {@code l} and {@code r};
     *   <li>diagonal atoms ({@code F A G B}): one letter names two steps, {@code fF} both forward ones; a vertical and a
     *       sideways letter, in any order, the one step that is both, {@code frF};
     *   <li>oblique atoms ({@code N C Z}): one letter, or the same twice, names the two steps that go farthest that way,
     *       {@code fN} or {@code ffN}; of a pair the second letter says where the step goes farther: {@code rfN} is one to
     *       the right and two forward, {@code frN} two to the right and one forward, {@code fsN} both wide forward steps;
     *       a direction and {@code h} is that half, four steps, {@code fhN}; {@code hr} the four steps that quarter turns
     *       make of {@code rfN}, {@code hl} their mirror images;
     *   <li>{@code K} and {@code Q}: as their two atoms.
     * </ul>
     *
     * <p>Source: Ralph Betza's notation as the XBoard project describes it. Refused are its other atoms and modifiers;
     * {@code h} but on oblique atoms; {@code vs} and {@code sv} on those, which could mean two things; {@code n} where
     * nothing is jumped or it is not one way ({@code W F K Q R B C} and everything with a range); {@code p} and {@code g} on other
     * atoms, {@code g} with a range; a mode given twice; {@code K Q R B} doubled; more than {@value #MAX_CHARACTERS} characters.
     *
     * @throws MovementException if anything else stands in the text; it gives the offset
     */
    public static Movement betza(String text) {
        return new Movement(Betza.parse(text));
    }

    /** Returns a leap by that vector. */
    public static Movement leap(int files, int ranks, int levels) {
        return one(files, ranks, levels, 1);
    }

    /** Returns a slide along that vector, without limit. */
    public static Movement slide(int files, int ranks, int levels) {
        return one(files, ranks, levels, 0);
    }

    private static Movement one(int files, int ranks, int levels, int range) {
        if (files == 0 && ranks == 0 && levels == 0) {
            throw new IllegalArgumentException("expected a vector other than (0, 0, 0)");
        }
        return new Movement(
                List.of(Component.leap(new Offset(files, ranks, levels)).range(range)));
    }

    /** Returns leaps by that vector with its parts in every order and with every sign, across all three dimensions. */
    public static Movement leaps(int a, int b, int c) {
        return every(a, b, c, 1);
    }

    /** Returns slides along that vector with its parts in every order and with every sign. */
    public static Movement slides(int a, int b, int c) {
        return every(a, b, c, 0);
    }

    private static Movement every(int a, int b, int c, int range) {
        int[][] orders = {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}};
        Movement all = none();
        for (int[] order : orders) {
            for (int signs = 0; signs < 8; signs++) {
                all = all.and(one(
                        (signs & 1) == 0 ? order[0] : -order[0],
                        (signs & 2) == 0 ? order[1] : -order[1],
                        (signs & 4) == 0 ? order[2] : -order[2],
                        range));
            }
        }
        return all;
    }

    /** Returns a move, without capture, to any empty square where the array has a piece of this kind and side. */
    public static Movement toHomeSquares() {
        return new Movement(List.of(Component.home()));
    }

    /** Returns this movement or the other. */
    public Movement and(Movement other) {
        List<Component> both = new ArrayList<>(components);
        both.addAll(other.components);
        return new Movement(both);
    }

    /** Returns this movement, only to empty squares. */
    public Movement moveOnly() {
        return map(Component::moveOnly);
    }

    /** Returns this movement, only as captures. */
    public Movement captureOnly() {
        return map(Component::captureOnly);
    }

    /** Returns this movement, only from a square where the array has a piece of this kind and side. */
    public Movement initialOnly() {
        return map(Component::initialOnly);
    }

    /**
     * Returns this movement with that many steps at most.
     *
     * @throws IllegalArgumentException if the number is negative; 0 means no limit
     */
    public Movement range(int steps) {
        return map(c -> c.range(steps));
    }

    /**
     * Returns this movement with that many levels added to every vector: {@code betza("F").rising(-1)} is a step of one
     * file, one rank and one level down at once. Squares to pass over stay where they are.
     */
    public Movement rising(int levels) {
        return map(c -> c.vector(new Offset(c.vector.files, c.vector.ranks, c.vector.levels + levels)));
    }

    /** Returns this movement as a lame leap: also the square at that offset from the origin must be empty. */
    public Movement over(int files, int ranks, int levels) {
        return map(c -> {
            List<Offset> over = new ArrayList<>(c.over);
            over.add(new Offset(files, ranks, levels));
            return c.over(over);
        });
    }

    /** Returns this movement, beginning only on those levels, counted from 0. */
    public Movement fromLevels(Integer... levels) {
        Objects.requireNonNull(levels, "levels");
        Set<Integer> set = Set.of(levels);
        return map(c -> c.levels(set));
    }

    /** Returns this movement over a screen ({@link Component#overScreen}). */
    public Movement overScreen() {
        return map(Component::overScreen);
    }

    /** Returns this movement as remote captures: the piece on the target is captured and the capturer stays. */
    public Movement remote() {
        return map(Component::remote);
    }

    private Movement map(UnaryOperator<Component> change) {
        return new Movement(components.stream().map(change).toList());
    }

    /** Returns the components, without repetition; unmodifiable. */
    public List<Component> components() {
        return components;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Movement movement && components.equals(movement.components);
    }

    @Override
    public int hashCode() {
        return Objects.hash(components);
    }

    /** Returns the components, for messages; not a notation. */
    @Override
    public String toString() {
        return components.toString();
    }
}
