package io.github.multimove.problems;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Reads the changes that make a twin, word by word. */
final class TwinReader {
    private static final String CHANGES = "move, exchange, remove, add or stipulation";

    private final RuleSet rules;
    private final Setup.Builder changed;
    private Setup now;
    private Stipulation stipulation;

    TwinReader(Problem problem) {
        rules = problem.position().ruleSet();
        now = Setup.of(problem.position());
        changed = now.toBuilder().noEnPassant();
        stipulation = problem.stipulation();
    }

    Problem read(String changes) {
        Deque<String> words = new ArrayDeque<>(List.of(changes.strip().split("\\s+", -1)));
        while (!words.isEmpty()) {
            String word = words.removeFirst();
            switch (word.toLowerCase(Locale.ROOT)) {
                case "move" -> {
                    Square from = square(words);
                    put(square(words), pieces(from));
                    put(from, List.of());
                }
                case "exchange" -> {
                    Square one = square(words);
                    Square other = square(words);
                    List<Piece> moved = pieces(one);
                    put(one, pieces(other));
                    put(other, moved);
                }
                case "remove" -> {
                    Square emptied = square(words);
                    Objects.requireNonNull(pieces(emptied));
                    put(emptied, List.of());
                }
                case "add" -> add(words);
                case "stipulation" -> stipulation = Stipulation.of(next(words, "a stipulation"));
                default -> throw expected(CHANGES, word);
            }
        }
        return new Problem(rules.position(now.withoutImpossibleCastlingRights(rules)), stipulation);
    }

    private static IllegalArgumentException expected(String what, String found) {
        return new IllegalArgumentException(
                "expected " + what + ", found " + (found.isEmpty() ? "the end" : SolutionWords.shortened(found)));
    }

    private static String next(Deque<String> words, String what) {
        if (words.isEmpty()) {
            throw expected(what, "");
        }
        return words.removeFirst();
    }

    private Square square(Deque<String> words) {
        return rules.base().board().square(next(words, "a square"));
    }

    private List<Piece> pieces(Square square) {
        List<Piece> found = now.pieces(square);
        if (found.isEmpty()) {
            throw expected("a square with a piece", square.toString());
        }
        return found;
    }

    private void put(Square square, List<Piece> pieces) {
        now = changed.pieces(square, pieces).build();
    }

    private void add(Deque<String> words) {
        String colour = next(words, "white or black").toLowerCase(Locale.ROOT);
        if (!colour.equals("white") && !colour.equals("black")) {
            throw expected("white or black", colour);
        }
        String word = next(words, "a piece with its square, such as Pa2");
        Side side = colour.equals("white") ? Side.WHITE : Side.BLACK;
        PieceType type = rules.base().types().stream()
                .filter(each -> !word.isEmpty() && each.letter() == Character.toUpperCase(word.charAt(0)))
                .findFirst()
                .orElseThrow(() -> expected("a piece with its square, such as Pa2", word));
        put(rules.base().board().square(word.substring(1)), List.of(new Piece(side, type)));
    }
}
