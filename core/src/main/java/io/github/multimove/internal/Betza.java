package io.github.multimove.internal;

import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Movement.Offset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads Betza notation: modifiers, an atom, and how far it rides; one after the other. */
public final class Betza {
    private static final String MODIFIERS = "mcinfblrvsh";

    private final String text;
    private int at;

    private Betza(String text) {
        this.text = text;
    }

    /**
     * Returns the components that a text describes.
     *
     * @throws IllegalArgumentException if the text is not Betza notation; the message gives the offset
     */
    public static List<Component> parse(String text) {
        Betza reader = new Betza(text);
        List<Component> all = new ArrayList<>();
        while (reader.at < text.length()) {
            reader.atom(all);
        }
        if (all.isEmpty()) {
            throw reader.refuse("an atom");
        }
        return all;
    }

    private void atom(List<Component> all) {
        int start = at;
        while (at < text.length() && MODIFIERS.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String modifiers = text.substring(start, at);
        if (at == text.length()) {
            throw refuse("an atom");
        }
        char letter = text.charAt(at);
        String simple = switch (letter) {
            case 'W', 'F', 'D', 'N', 'A', 'H', 'C', 'Z', 'G' -> String.valueOf(letter);
            case 'K', 'Q' -> "WF";
            case 'R' -> "W";
            case 'B' -> "F";
            default -> throw refuse("one of m c i n f b l r v s h or W F D N A H C Z G K Q R B");
        };
        at++;
        int range = "QRB".indexOf(letter) >= 0 ? 0 : 1;
        if (at < text.length() && text.charAt(at) == letter && "WFDNAHCZG".indexOf(letter) >= 0) {
            range = 0;
            at++;
        } else if (at < text.length() && Character.digit(text.charAt(at), 10) > 0 && text.charAt(at) <= '9') {
            range = number();
        }
        for (int i = 0; i < simple.length(); i++) {
            expand(simple.charAt(i), modifiers, start, range, all);
        }
    }

    private int number() {
        int value = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = value * 10 + (text.charAt(at) - '0');
            if (value > 99) {
                throw refuse("a range of 1 to 99");
            }
            at++;
        }
        return value;
    }

    private static void expand(char atom, String modifiers, int start, int range, List<Component> all) {
        int[] size = switch (atom) {
            case 'W' -> new int[] {0, 1};
            case 'F' -> new int[] {1, 1};
            case 'D' -> new int[] {0, 2};
            case 'N' -> new int[] {1, 2};
            case 'A' -> new int[] {2, 2};
            case 'H' -> new int[] {0, 3};
            case 'C' -> new int[] {1, 3};
            case 'Z' -> new int[] {2, 3};
            default -> new int[] {3, 3};
        };
        boolean move = modifiers.indexOf('m') >= 0;
        boolean capture = modifiers.indexOf('c') >= 0;
        boolean both = move == capture;
        for (int sign = 0; sign < 4; sign++) {
            for (int order = 0; order < 2; order++) {
                int file = (sign & 1) == 0 ? size[order] : -size[order];
                int rank = (sign & 2) == 0 ? size[1 - order] : -size[1 - order];
                if (allows(modifiers, file, rank)) {
                    all.add(new Component(
                            Kind.TRAVEL,
                            new Offset(file, rank, 0),
                            range,
                            both || move,
                            both || capture,
                            modifiers.indexOf('i') >= 0,
                            modifiers.indexOf('n') >= 0 ? between(file, rank) : List.of(),
                            Set.of()));
                }
            }
        }
    }

    private static List<Offset> between(int file, int rank) {
        List<Offset> squares = new ArrayList<>();
        int steps = Math.max(Math.abs(file), Math.abs(rank));
        for (int i = 1; i < steps; i++) {
            squares.add(new Offset(file * i / steps, rank * i / steps, 0));
        }
        return squares;
    }

    private static boolean allows(String modifiers, int file, int rank) {
        boolean f = modifiers.indexOf('f') >= 0;
        boolean b = modifiers.indexOf('b') >= 0;
        boolean l = modifiers.indexOf('l') >= 0;
        boolean r = modifiers.indexOf('r') >= 0;
        boolean v = modifiers.indexOf('v') >= 0;
        boolean s = modifiers.indexOf('s') >= 0;
        if (!(f || b || l || r || v || s)) {
            return true;
        }
        boolean vertical = (rank > 0 && (f || v)) || (rank < 0 && (b || v));
        boolean horizontal = (file > 0 && (r || s)) || (file < 0 && (l || s));
        if (file == 0 || rank == 0) {
            return vertical || horizontal;
        }
        boolean anyVertical = f || b || v;
        boolean anyHorizontal = l || r || s;
        return (!anyVertical || vertical) && (!anyHorizontal || horizontal);
    }

    private IllegalArgumentException refuse(String expected) {
        String found = at < text.length() ? Quoted.of(text.substring(at, at + 1)) : "the end";
        return new IllegalArgumentException(
                "expected " + expected + ", found " + found + " at offset " + at + " of " + Quoted.of(text));
    }
}
