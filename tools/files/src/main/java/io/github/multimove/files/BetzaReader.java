package io.github.multimove.files;

import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.MovementException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads Betza notation as this format has it, which differs from {@link Movement#betza} in these points:
 *
 * <ul>
 *   <li>a pair of directions before K or Q names the straight line of its second letter and the diagonal of both, so that
 *       {@code frK} steps to the right and to the front right;
 *   <li>of two steps, two slides or two leaps over a screen along one line the later holds: {@code F4Q3} slides three squares;
 *   <li>what Fairy-Stockfish gives no moves, or those of other lines as well, is refused.
 * </ul>
 */
final class BetzaReader {
    private static final Pattern ATOM = Pattern.compile("([a-z]*)([A-Z])(\\2|[0-9]*)");
    private static final Set<String> WITHOUT_MOVES = Set.of("sf", "sb", "sv", "vs", "vl", "vr");

    /** A component and where its atom stands, and whether it is a slide, if only of one square. */
    private record Part(Component component, boolean slides, int offset) {
        /** Whether two parts are of one kind and line, so that the later replaces the earlier. */
        boolean replaces(Part other) {
            return component.screened() == other.component.screened()
                    && (slides == other.slides || component.screened())
                    && component.initial() == other.component.initial()
                    && component.vector().equals(other.component.vector());
        }

        /** What of the moves along its line it has: one of slide, leap over a screen, lame leap, or nothing that is confused. */
        String manner() {
            return component.screened()
                    ? component.range() == 1 ? "g" : "p" + component.range()
                    : slides ? "slide" + component.range() : component.over().isEmpty() ? "" : "lame";
        }
    }

    private final String text;
    private final List<Part> parts = new ArrayList<>();

    private BetzaReader(String text) {
        this.text = text;
    }

    /**
     * Returns the components that a text describes.
     *
     * @throws MovementException if it is not Betza notation, or not of this format
     */
    static List<Component> read(String text) {
        Objects.requireNonNull(Movement.betza(text)); // refuses what is not Betza notation
        BetzaReader reader = new BetzaReader(text);
        Matcher matcher = ATOM.matcher(text);
        while (matcher.find()) {
            reader.atom(matcher.start(), matcher.group(1), matcher.group(2), matcher.group(3));
        }
        reader.refuseConfused();
        return reader.parts.stream().map(Part::component).distinct().toList();
    }

    private void atom(int start, String modifiers, String atom, String range) {
        int at = start + modifiers.length();
        boolean slides = !range.isEmpty() || "RBQ".contains(atom);
        if (range.length() > 1) {
            throw refuse(at + 2, "a range of one digit");
        }
        if (slides && !"WFKRBQN".contains(atom)) {
            throw refuse(at, "an atom without range, but for W F K R B Q N");
        }
        if (modifiers.contains("n") && ("HG".contains(atom) || !range.isEmpty())) {
            throw refuse(at, "n only before D N A Z without a range");
        }
        if (modifiers.contains("i") && (!modifiers.contains("m") || modifiers.contains("c"))) {
            throw refuse(start + modifiers.indexOf('i'), "i only with m");
        }
        StringBuilder modes = new StringBuilder();
        List<String> directions = new ArrayList<>();
        for (int i = 0; i < modifiers.length(); i++) {
            char c = modifiers.charAt(i);
            char next = i + 1 < modifiers.length() ? modifiers.charAt(i + 1) : ' ';
            if ("fbvlrsh".indexOf(c) < 0) {
                modes.append(c);
            } else if (c == next || isCrossed(c, next) || isCrossed(next, c)) {
                String pair = modifiers.substring(i, i + 2);
                if (WITHOUT_MOVES.contains(pair) && !"WDHR".contains(atom)) {
                    throw refuse(start + i, "directions that this format has (fs, bs, rv, lv, not sf, sb, vr, vl)");
                }
                directions.add(pair);
                i++;
            } else {
                directions.add(String.valueOf(c));
            }
        }
        // one by one: "ffs" is "ff" and "s", not "f" and "fs"
        for (String direction : directions.isEmpty() ? List.of("") : directions) {
            boolean crossed = direction.length() > 1 && direction.charAt(0) != direction.charAt(1);
            if (crossed && "KQ".contains(atom)) {
                String straight = atom.equals("K") ? "W" : "R";
                String diagonal = atom.equals("K") ? "F" : "B";
                add(at, slides, modes + direction.substring(1) + straight + range);
                add(at, slides, modes + direction + diagonal + range);
            } else {
                add(at, slides, modes + direction + atom + range);
            }
        }
    }

    private static boolean isCrossed(char vertical, char sideways) {
        return "fbvh".indexOf(vertical) >= 0 && "lrsh".indexOf(sideways) >= 0;
    }

    private void add(int offset, boolean slides, String betza) {
        for (Component component : Movement.betza(betza).components()) {
            Part part = new Part(component, slides, offset);
            List<Part> before = List.copyOf(parts);
            parts.clear();
            for (Part other : before) {
                Component c = other.component();
                boolean replaced = part.replaces(other);
                boolean moves = c.toEmpty() && !(replaced && component.toEmpty());
                boolean captures = c.capturing() && !(replaced && component.capturing());
                if (moves || captures) {
                    Component left = moves && captures ? c : moves ? c.moveOnly() : c.captureOnly();
                    parts.add(new Part(left, other.slides(), other.offset()));
                }
            }
            parts.add(part);
        }
    }

    /** Refuses leaps over a screen, and lame leaps beside riders, whose directions the other program would confuse. */
    private void refuseConfused() {
        for (boolean capture : new boolean[] {false, true}) {
            Map<String, Map<Offset, Set<String>>> groups = new HashMap<>();
            for (Part part : parts) {
                Component c = part.component();
                if (!part.manner().isEmpty() && (capture ? c.capturing() : c.toEmpty())) {
                    groups.computeIfAbsent(line(c) + c.initial(), key -> new HashMap<>())
                            .computeIfAbsent(unit(c.vector()), key -> new HashSet<>())
                            .add(part.manner());
                }
            }
            if (isLameBesideScreens(groups)
                    || groups.entrySet().stream()
                            .anyMatch(group -> isConfused(group.getKey().startsWith("oblique"), group.getValue()))) {
                throw refuse(
                        parts.get(parts.size() - 1).offset(),
                        "slides, lame leaps and leaps over a screen alike in all directions of a line");
            }
        }
    }

    private static boolean isConfused(boolean oblique, Map<Offset, Set<String>> group) {
        Set<String> manners = new HashSet<>();
        group.values().forEach(manners::addAll);
        boolean limited = manners.size() > 1 && manners.stream().anyMatch(m -> m.matches("p[1-9].*"));
        boolean differ = new HashSet<>(group.values()).size() > 1 && manners.size() > 1;
        boolean shorter =
                isScreened(manners) && manners.stream().anyMatch(m -> m.startsWith("slide") && !m.equals("slide0"));
        return (differ && (isScreened(manners) || (oblique && manners.contains("lame")))) || shorter || limited;
    }

    private static boolean isScreened(Set<String> manners) {
        return manners.stream().anyMatch(m -> m.startsWith("p") || m.equals("g"));
    }

    /** Whether lame leaps in some of the directions of files and ranks stand beside leaps over a screen in others. */
    private static boolean isLameBesideScreens(Map<String, Map<Offset, Set<String>>> groups) {
        Set<Offset> lame = new HashSet<>();
        boolean screened = false;
        for (String line : new String[] {"filefalse", "filetrue", "rankfalse", "ranktrue"}) {
            for (Map.Entry<Offset, Set<String>> direction :
                    groups.getOrDefault(line, Map.of()).entrySet()) {
                screened |= isScreened(direction.getValue());
                if (direction.getValue().contains("lame")) {
                    lame.add(direction.getKey());
                }
            }
        }
        return screened && !lame.isEmpty() && lame.size() < 4;
    }

    /** Lines that are confused with one another. */
    private static String line(Component c) {
        Offset v = c.vector();
        return v.files() == 0
                ? "file"
                : v.ranks() == 0 ? "rank" : Math.abs(v.files()) == Math.abs(v.ranks()) ? "diagonal" : "oblique";
    }

    private static Offset unit(Offset v) {
        int most = Math.max(Math.abs(v.files()), Math.abs(v.ranks()));
        boolean queen = v.files() == 0 || v.ranks() == 0 || Math.abs(v.files()) == Math.abs(v.ranks());
        return queen ? new Offset(v.files() / most, v.ranks() / most, 0) : v;
    }

    private MovementException refuse(int offset, String expected) {
        String found = offset < text.length() ? Words.quoted(text.substring(offset, offset + 1)) : "the end";
        return new MovementException(
                "expected " + expected + ", found " + found + " at offset " + offset + " of " + Words.quoted(text),
                offset);
    }
}
