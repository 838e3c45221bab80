package io.github.multimove.files;

import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.MovementException;
import io.github.multimove.files.VariantFileException.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a piece moves, as a file writes it: Betza notation, with the letters L for C and J for Z and the mark {@code e}, which
 * other programs have; or parts joined by {@code +}, of which those between levels are written
 * {@code leap 0 1 1}, {@code slide 1 0 -1}, {@code range 2 ...} and {@code home}, then any of {@code move}, {@code capture},
 * {@code initial}, {@code remote}, {@code screen}, {@code lined}, {@code sparing}, {@code over 0 1 0} and {@code levels 1,2}; or {@code stay}.
 */
final class PieceText {
    private static final String NONE = "none";

    private PieceText() {}

    static Movement read(Value value) {
        List<Component> all = new ArrayList<>();
        for (Value part : value.parts('+')) {
            List<Value.Word> words = part.words();
            if (isInWords(words)) {
                all.add(component(part, words));
            } else if (!part.text().equals(NONE)) {
                all.addAll(betza(part));
            }
        }
        return Movement.of(all);
    }

    /** Whether Betza notation says by {@code e} that the piece captures en passant. */
    static boolean isMarked(Value value) {
        return value.parts('+').stream()
                .anyMatch(part -> part.text().indexOf('e') >= 0
                        && !isInWords(part.words())
                        && !part.text().equals(NONE));
    }

    private static boolean isInWords(List<Value.Word> words) {
        return !words.isEmpty() && words.get(0).text().matches("leap|slide|range|home|stay");
    }

    private static List<Component> betza(Value value) {
        StringBuilder text = new StringBuilder();
        List<Integer> offsets = new ArrayList<>();
        for (int i = 0; i < value.text().length(); i++) {
            char c = value.text().charAt(i);
            if (c != 'e') {
                text.append(c == 'L' ? 'C' : c == 'J' ? 'Z' : c);
                offsets.add(i);
            }
        }
        try {
            return BetzaReader.read(text.toString());
        } catch (MovementException e) {
            int offset = e.offset() < offsets.size()
                    ? offsets.get(e.offset())
                    : value.text().length();
            String message = String.valueOf(e.getMessage());
            int comma = message.indexOf(", found ");
            throw new BadValue(
                    Kind.BETZA,
                    value.start() + offset,
                    comma < 0 ? "Betza notation" : message.substring("expected ".length(), comma),
                    offset < value.text().length()
                            ? Words.quoted(value.text().substring(offset, offset + 1))
                            : "the end");
        }
    }

    private static Component component(Value part, List<Value.Word> words) {
        Numbers numbers = new Numbers(part, words);
        String kind = numbers.word();
        Component component;
        if (kind.equals("home") || kind.equals("stay")) {
            component = kind.equals("home") ? Component.home() : Component.stay();
        } else {
            int range = kind.equals("leap") ? 1 : kind.equals("slide") ? 0 : numbers.number(0, 99);
            component = Component.leap(numbers.offset()).range(range);
        }
        List<Offset> over = new ArrayList<>();
        Set<Integer> levels = new LinkedHashSet<>();
        while (numbers.more()) {
            String word = numbers.word();
            switch (word) {
                case "move" -> component = component.moveOnly();
                case "capture" -> component = component.captureOnly();
                case "initial" -> component = component.initialOnly();
                case "remote" -> component = component.remote();
                case "screen" -> component = component.overScreen();
                case "lined" -> component = component.lined();
                case "sparing" -> component = component.sparing();
                case "over" -> over.add(numbers.offset());
                case "level" -> levels.add(numbers.number(1, 26) - 1);
                default ->
                    throw numbers.refuse("move, capture, initial, remote, screen, lined, sparing, over or level");
            }
        }
        component = over.isEmpty() ? component : component.over(over);
        return levels.isEmpty() ? component : component.levels(levels);
    }

    /** Writes a movement so that it reads back with its components in order. */
    static String write(Movement movement) {
        List<Component> rest = movement.components();
        if (rest.isEmpty()) {
            return NONE;
        }
        StringBuilder out = new StringBuilder();
        String betza = "";
        while (!rest.isEmpty()) {
            String atom = BetzaAtoms.longest(rest);
            List<Component> read = BetzaAtoms.components(atom);
            List<Component> joined = new ArrayList<>(BetzaAtoms.components(betza));
            joined.addAll(read);
            // atoms of one part may replace or confuse one another
            boolean joins = !atom.isEmpty() && !betza.isEmpty() && joined.equals(BetzaAtoms.components(betza + atom));
            out.append(out.length() == 0 || joins ? "" : " + ");
            out.append(atom.isEmpty() ? component(rest.get(0)) : atom);
            betza = joins ? betza + atom : atom;
            rest = rest.subList(Math.max(1, read.size()), rest.size());
        }
        return out.toString();
    }

    private static String component(Component c) {
        StringBuilder out = new StringBuilder();
        boolean isTold = c.kind() == Movement.Kind.HOME || c.kind() == Movement.Kind.STAY;
        if (isTold) {
            out.append(c.kind() == Movement.Kind.HOME ? "home" : "stay");
        } else {
            String range = c.range() == 1 ? "leap " : c.range() == 0 ? "slide " : "range " + c.range() + " ";
            out.append(range).append(offset(c.vector()));
        }
        boolean remote = c.kind() == Movement.Kind.REMOTE;
        if (!remote && !isTold && c.toEmpty() != c.capturing()) {
            out.append(c.toEmpty() ? " move" : " capture");
        }
        out.append(c.initial() ? " initial" : "")
                .append(remote ? " remote" : "")
                .append(c.screened() ? " screen" : "")
                .append(c.kind() == Movement.Kind.LINED ? " lined" : "")
                .append(c.kind() == Movement.Kind.SPARING ? " sparing" : "");
        c.over().forEach(offset -> out.append(" over ").append(offset(offset)));
        c.levels().stream().sorted().forEach(level -> out.append(" level ").append(level + 1));
        return out.toString();
    }

    private static String offset(Offset offset) {
        return offset.files() + " " + offset.ranks() + " " + offset.levels();
    }

    /** Words and numbers of a part, one after the other. */
    private static final class Numbers {
        private final Value part;
        private final List<Value.Word> words;
        private int at;

        Numbers(Value part, List<Value.Word> words) {
            this.part = part;
            this.words = words;
        }

        boolean more() {
            return at < words.size();
        }

        String word() {
            if (!more()) {
                at++;
                throw refuse("a word");
            }
            return words.get(at++).text();
        }

        int number(int least, int most) {
            String text = word();
            if (!text.matches("-?[0-9]{1,2}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
                throw refuse("a number from " + least + " to " + most);
            }
            return Integer.parseInt(text);
        }

        Offset offset() {
            Offset offset = new Offset(number(-26, 26), number(-99, 99), number(-26, 26));
            if (offset.equals(new Offset(0, 0, 0))) {
                throw refuse("an offset other than 0 0 0");
            }
            return offset;
        }

        /** Refuses the word read last. */
        BadValue refuse(String expected) {
            return at > words.size()
                    ? new BadValue(Kind.VALUE, part.start() + part.text().length(), expected, "the end")
                    : new BadValue(
                            Kind.VALUE,
                            words.get(at - 1).offset(),
                            expected,
                            Words.quoted(words.get(at - 1).text()));
        }
    }
}
