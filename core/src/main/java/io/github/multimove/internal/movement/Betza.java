package io.github.multimove.internal.movement;

import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.MovementException;
import io.github.multimove.internal.text.Quoted;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads Betza notation: modifiers, an atom, and how far it rides; one after the other. What is understood stands at
 * {@link io.github.multimove.Movement#betza}.
 */
public final class Betza {
    private static final String MODES = "mcinpg";
    private static final String DIRECTIONS = "fblrvsh";

    private final String text;
    private int at;

    private Betza(String text) {
        this.text = text;
    }

    /**
     * Returns the components that a text describes.
     *
     * @throws MovementException if the text is not Betza notation; the message gives the offset
     */
    public static List<Component> parse(String text) {
        Betza reader = new Betza(text);
        List<Component> all = new ArrayList<>();
        while (reader.at < text.length()) {
            if (reader.at >= Movement.MAX_CHARACTERS) {
                throw reader.refuse("at most " + Movement.MAX_CHARACTERS + " characters");
            }
            reader.atom(all);
        }
        if (all.isEmpty()) {
            throw reader.refuse("an atom");
        }
        return all;
    }

    private void atom(List<Component> all) {
        int start = at;
        modifiers();
        String modifiers = text.substring(start, at);
        char letter = at < text.length() ? text.charAt(at) : 0;
        String simple = switch (letter) {
            case 'W', 'F', 'D', 'N', 'A', 'H', 'C', 'Z', 'G' -> String.valueOf(letter);
            case 'K', 'Q' -> "WF";
            case 'R' -> "W";
            case 'B' -> "F";
            default -> throw refuse("one of m c i n p g f b l r v s h or W F D N A H C Z G K Q R B");
        };
        at++;
        int read = at;
        int range = range(letter);
        refuseLame(letter, range, start, modifiers);
        boolean screened = modifiers.indexOf('p') >= 0 || modifiers.indexOf('g') >= 0;
        if (screened) {
            refuseScreened(letter, read, range, start, modifiers);
            range = modifiers.indexOf('g') >= 0 ? 1 : at > read ? range : 0;
        }
        boolean move = modifiers.indexOf('m') >= 0;
        boolean capture = modifiers.indexOf('c') >= 0;
        for (int i = 0; i < simple.length(); i++) {
            for (int[] step : directed(BetzaAtom.of(simple.charAt(i)), start, modifiers)) {
                Component one = Component.leap(new Offset(step[0], step[1], 0)).range(range);
                one = move == capture ? one : move ? one.moveOnly() : one.captureOnly();
                one = modifiers.indexOf('i') >= 0 ? one.initialOnly() : one;
                one = screened ? one.overScreen() : one;
                all.add(modifiers.indexOf('n') >= 0 ? one.over(between(step[0], step[1])) : one);
            }
        }
    }

    private void modifiers() {
        int start = at;
        while (at < text.length() && (MODES + DIRECTIONS).indexOf(text.charAt(at)) >= 0) {
            char modifier = text.charAt(at);
            if (MODES.indexOf(modifier) >= 0 && text.substring(start, at).indexOf(modifier) >= 0) {
                throw refuse(modifier + " once before an atom");
            }
            at++;
        }
    }

    /** Reads how far an atom rides: 1 step, that many, or 0 for no limit. */
    private int range(char letter) {
        boolean slider = "QRB".indexOf(letter) >= 0;
        if (at < text.length() && text.charAt(at) == letter) {
            if (slider || letter == 'K') {
                throw refuse("no doubled " + letter);
            }
            at++;
            if (at < text.length() && text.charAt(at) == letter) {
                throw refuse("at most two of " + letter);
            }
            return 0;
        }
        return at < text.length() && isDigit(text.charAt(at)) ? number() : slider ? 0 : 1;
    }

    private int number() {
        int start = at;
        int value = 0;
        while (at < text.length() && isDigit(text.charAt(at))) {
            value = value * 10 + (text.charAt(at) - '0');
            if (value > 99 || (at > start && text.charAt(start) == '0')) {
                throw refuse("a range of 1 to 99, or 0 for no limit");
            }
            at++;
        }
        return value;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** A screen is leapt over along lines of single steps, however far. */
    private void refuseScreened(char letter, int read, int range, int start, String modifiers) {
        int both = modifiers.indexOf('p') >= 0 && modifiers.indexOf('g') >= 0 ? modifiers.lastIndexOf('g') : -1;
        if (both >= 0) {
            at = start + both;
            throw refuse("one of p and g before an atom");
        }
        boolean isLong = at == read || (modifiers.indexOf('p') >= 0 && isDigit(text.charAt(at - 1)) && range > 1);
        if ("RBQWFK".indexOf(letter) < 0 || !isLong) {
            at = start + Math.max(modifiers.indexOf('p'), modifiers.indexOf('g'));
            throw refuse("p and g only before R B Q W F K without a range, and p with one from 2");
        }
    }

    /** Lameness is defined where one way leads over squares to jump, and for the horse's and the elephant's steps. */
    private void refuseLame(char letter, int range, int start, String modifiers) {
        int lame = modifiers.indexOf('n');
        if (lame >= 0 && ("DNAHGZ".indexOf(letter) < 0 || range != 1)) {
            at = start + lame;
            throw refuse("n only before a single leap D N A H G Z");
        }
    }

    /** The squares jumped, nearest first; a horse's is the one straight ahead of its longer side, an elephant's go on from there. */
    private static List<Offset> between(int file, int rank) {
        List<Offset> squares = new ArrayList<>();
        int steps = Math.max(Math.abs(file), Math.abs(rank));
        for (int i = 1; i < steps; i++) {
            squares.add(new Offset(file * i / steps, rank * i / steps, 0));
        }
        return squares;
    }

    /** The steps of an atom in the directions that modifiers name, in all directions if they name none. */
    private List<int[]> directed(BetzaAtom atom, int start, String modifiers) {
        boolean[] chosen = new boolean[8];
        boolean any = false;
        for (int i = 0; i < modifiers.length(); i++) {
            char first = modifiers.charAt(i);
            if (DIRECTIONS.indexOf(first) < 0) {
                continue;
            }
            any = true;
            char second = i + 1 < modifiers.length() ? modifiers.charAt(i + 1) : 0;
            if (atom.isPair(first, second)) {
                i++;
            } else {
                second = first;
            }
            if (!atom.choose(first, second, chosen)) {
                at = start + i;
                throw refuse("a direction of the atom that follows");
            }
        }
        List<int[]> steps = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            if (chosen[i] || !any) {
                steps.add(atom.step(i));
            }
        }
        return steps;
    }

    private MovementException refuse(String expected) {
        String found = at < text.length() ? Quoted.of(text.substring(at, at + 1)) : "the end";
        return new MovementException(
                "expected " + expected + ", found " + found + " at offset " + at + " of " + Quoted.of(text), at);
    }
}
