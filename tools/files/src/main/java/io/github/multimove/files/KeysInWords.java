package io.github.multimove.files;

import io.github.multimove.files.Key.Sort;
import io.github.multimove.rules.BaseGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Every key in words, made from the keys themselves. */
final class KeysInWords {
    private static final Pattern PIECE = Pattern.compile("the piece that moves as (`\\w+`)");

    private static final String NOTES = """

            What values mean:

            - Betza notation is read as `Movement.betza` reads it, with `L` for `C`, `J` for `Z`, and `e` skipped. Two letters before `K` or `Q` are read as before `N`: `frK`
              steps to the right and to the front right. Of two steps, slides or leaps over a screen along one line the later holds (`F4Q3`). Refused is what Fairy-Stockfish mixes up: riders of
              other leaps than `N` (`AA`), `nH`, `nG`, `i` without `m`, and `p`, `g` and slides in different directions of one line; `slide 2 2 0` says
              `AA`, and a `+` between parts joins what would be mixed.
            - The mark `i` and the `pawn`'s double step begin on the double step region, and are left out with `doubleStep = false`. A piece that never goes
              back does not begin behind its rank of the array. On squares crossed so, also by a leap along a line (`imA`), pawns capture en passant.
            - Castling rights are those of `startFen`'s castling field with king and rook at home, written `KQkq`. The king goes where the keys say; where it
              could step there, or stays, the castling is written as its step to the rook, `g1h1`. A piece that is not royal castles through attack, but
              not out of check.
            - Several royal pieces bind by one turn that captures them all (`last-royal`), by any one attacked (`bound-any`, as in `coregal`), or by each
              attacked (`bound-each`, as in `spartan`); Fairy-Stockfish's keys are `extinctionPseudoRoyal` with a large `extinctionPieceCount`, and
              `dupleCheck`. A castled king of these games is judged alone while it crosses, and a piece that has become royal counts from the end of the turn on.
            """;

    private KeysInWords() {}

    /** Returns every key, with its values and what it says, in the order in which keys take effect. */
    static String text() {
        StringBuilder out = new StringBuilder("""
                Of values, *letters* are those of pieces, *squares* are `e4`, `*8` for a rank and `e*` for a file, a *file* is a letter or
                a number, and a *rank* is a number; `-` is none. The parts of a *list* stand with `;` between. `[White|Black]` stands for neither or one of these endings,
                `(White|Black)` for one of them.

                Keys that Fairy-Stockfish reads as well, in the order in which they take effect:

                """);
        list(out, Sort.SHARED);
        out.append("\nKeys of base games that Multimove alone reads:\n\n");
        list(out, Sort.OWN);
        out.append("\nKeys for turns, which Multimove alone reads:\n\n");
        list(out, Sort.TURN);
        out.append("\nAccepted and not looked at: ").append(names(Sort.LOOKS)).append(".\n");
        out.append("\nAccepted with a warning, since they do not change the turns of a position: ")
                .append(names(Sort.NOT_APPLIED))
                .append(".\n");
        out.append("""

                Refused, unless the value is the one that changes nothing: `false`, `-`, `none` or `0`, whichever suits the key, or the
                value that stands with it here.

                """);
        Map<String, List<String>> refused = new LinkedHashMap<>();
        for (Key key : Keys.all()) {
            if (key.sort() == Sort.UNSUPPORTED) {
                boolean isPlain = Set.of("false", "-", "none", "0").contains(key.grammar());
                refused.computeIfAbsent(key.meaning(), meaning -> new ArrayList<>())
                        .add(key.name() + (isPlain ? "" : " = " + key.grammar()));
            }
        }
        refused.forEach((meaning, keys) -> out.append("- ")
                .append(meaning)
                .append(": ")
                .append(joined(keys))
                .append("\n"));
        return out.append(NOTES).toString();
    }

    private static void list(StringBuilder out, Sort sort) {
        String pieces = pieces(sort);
        if (!pieces.isEmpty()) {
            out.append(
                            "- a piece's letter, or `-` to remove the piece; its move is that of the Betza notation beside it: ")
                    .append(pieces)
                    .append("\n");
        }
        entries(sort)
                .forEach((entry, names) -> out.append("- ")
                        .append(joined(names))
                        .append(" ")
                        .append(entry)
                        .append("\n"));
    }

    /** Returns the keys of pieces with a move of their own, each with its Betza notation. */
    static String pieces(Sort sort) {
        return Keys.all().stream()
                .filter(key -> key.sort() == sort)
                .map(key -> move(key).map(move -> "`" + key.name() + "` " + move))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    private static Optional<String> move(Key key) {
        Matcher piece = PIECE.matcher(key.meaning());
        return key.grammar().equals("a letter; `-` removes it") && piece.matches()
                ? Optional.of(piece.group(1))
                : Optional.empty();
    }

    /** Returns the other keys of a sort: what they say, each with the keys that say it. */
    static Map<String, List<String>> entries(Sort sort) {
        Map<String, List<String>> entries = new LinkedHashMap<>();
        for (Key key : Keys.all()) {
            if (key.sort() == sort && move(key).isEmpty()) {
                String name = key.name()
                        .replaceAll("^customPiece[0-9]+$", "customPiece1` … `customPiece" + BaseGame.MAX_TYPES)
                        .replaceAll(
                                "^mobilityRegion(White|Black).+$",
                                "mobilityRegion$1King` … `…CustomPiece" + BaseGame.MAX_TYPES);
                String meaning = name.endsWith("White") || name.endsWith("Black")
                        ? key.meaning().replace("White's", "that side's").replace("Black's", "that side's")
                        : key.meaning();
                List<String> names =
                        entries.computeIfAbsent("(" + value(key.grammar()) + "): " + meaning, row -> new ArrayList<>());
                if (!names.contains(name)) {
                    names.add(name);
                }
            }
        }
        return entries;
    }

    /** Returns what a value is, in the words that the page defines. */
    static String value(String grammar) {
        return grammar.replace("squares: `e4`, `*8` a rank, `e*` a file, `-` none", "squares")
                .replace("squares: `e4`, `*8` a rank, `e*` a file, `-` all", "squares; `-` is all")
                .replace("letters of pieces, or `-` for none", "letters")
                .replace("a rank, 1 to 99", "a rank")
                .replace("a file, by letter or number", "a file")
                .replace("with `;` between: ", "list: ")
                .replace("`true` or `false`", "boolean");
    }

    static String joined(List<String> names) {
        return names.stream()
                .filter(name -> !isEnding(name, names))
                .map(name -> name.endsWith("White") && names.contains(other(name))
                        ? name.substring(0, name.length() - "White".length()) + "(White|Black)"
                        : name + (names.contains(name + "White") ? "[White|Black]" : ""))
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", "));
    }

    /** Whether a name is said by the one without its ending, or by the one that ends on White. */
    private static boolean isEnding(String name, List<String> names) {
        boolean isSided = name.endsWith("White") || name.endsWith("Black");
        return isSided
                && (names.contains(name.substring(0, name.length() - "White".length()))
                        || (name.endsWith("Black") && names.contains(other(name))));
    }

    private static String other(String name) {
        String stem = name.substring(0, name.length() - "White".length());
        return stem + (name.endsWith("White") ? "Black" : "White");
    }

    static String names(Sort sort) {
        return joined(Keys.all().stream()
                .filter(key -> key.sort() == sort)
                .map(Key::name)
                .toList());
    }
}
