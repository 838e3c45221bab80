package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What holds in every position of Twinmove, Geminus and Twins Chess. */
final class ReferenceLaws {

    private static final int TRIED_TURNS = 10;

    private ReferenceLaws() {}

    static long perft(ReferenceGame game, String position, int depth) {
        List<String> turns = game.legalTurns(position);
        return depth == 1
                ? turns.size()
                : turns.stream()
                        .mapToLong(turn -> perft(game, game.play(position, turn), depth - 1))
                        .sum();
    }

    /** Check, mate, stalemate, outcome, threats and turns of one position agree with one another. */
    static void agree(ReferenceGame game, String position, boolean wonByCapture) {
        List<String> turns = game.legalTurns(position);
        boolean check = game.isCheck(position);
        boolean mate = game.isCheckmate(position);
        boolean stalemate = game.isStalemate(position);

        assertThat(turns).as(position).doesNotHaveDuplicates();
        assertThat(game.threats(position).isEmpty()).as(position).isEqualTo(!check);
        assertThat(game.isBoundByCheck(position)).as(position).isEqualTo(check);
        assertThat(game.isDoubleCheckmate(position)).isFalse();
        if (stalemate) {
            assertThat(turns).as(position).isEmpty();
            assertThat(game.outcome(position)).contains("draw");
        }
        if (mate) {
            assertThat(check || wonByCapture).as(position).isTrue();
            assertThat(turns.isEmpty()).as(position).isEqualTo(!wonByCapture);
        }
        assertThat(game.outcome(position).isPresent()).as(position).isEqualTo(turns.isEmpty());
    }

    /** Turns, and what they lead to, are the same with the colours exchanged and the ranks reversed. */
    static void mirror(ReferenceGame game, String position) {
        String other = mirrored(position);
        assertThat(turnSets(game.legalTurns(other), false))
                .as(other)
                .isEqualTo(turnSets(game.legalTurns(position), true));
        assertThat(game.isCheck(other)).isEqualTo(game.isCheck(position));
        assertThat(game.isCheckmate(other)).isEqualTo(game.isCheckmate(position));
        List<String> turns = game.legalTurns(position);
        for (int i = 0; i < turns.size(); i += 1 + turns.size() / TRIED_TURNS) {
            String next = game.play(position, turns.get(i));
            String otherTurn = otherTurn(game, other, turns.get(i));
            assertThat(board(game.play(other, otherTurn))).isEqualTo(board(mirrored(next)));
        }
    }

    /** The exchange of colours shifts the turn number, so everything but that is compared. */
    private static List<String> board(String position) {
        List<String> fields = new ArrayList<>(Arrays.asList(position.split(" ")));
        fields.remove(5);
        return fields;
    }

    private static String otherTurn(ReferenceGame game, String other, String turn) {
        List<String> wanted = subMoves(turn, true);
        return game.legalTurns(other).stream()
                .filter(candidate -> subMoves(candidate, false).equals(wanted))
                .findFirst()
                .orElseThrow();
    }

    private static Set<List<String>> turnSets(List<String> turns, boolean reversed) {
        return turns.stream().map(turn -> subMoves(turn, reversed)).collect(Collectors.toSet());
    }

    /** Sorting the sub-moves loses no turn: a pawn move and a piece half, exchanged, are never both turns. */
    private static List<String> subMoves(String turn, boolean reversed) {
        return Arrays.stream((reversed ? reversed(turn) : turn).split(","))
                .sorted()
                .toList();
    }

    static String reversed(String squares) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < squares.length(); at++) {
            char letter = squares.charAt(at);
            text.append(letter >= '1' && letter <= '8' ? (char) ('1' + '8' - letter) : letter);
        }
        return text.toString();
    }

    private static String exchanged(String letters) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < letters.length(); at++) {
            char letter = letters.charAt(at);
            text.append(Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter));
        }
        return text.toString();
    }

    static String mirrored(String position) {
        List<String> fields = new ArrayList<>(Arrays.asList(position.split(" ")));
        String hand = fields.get(0).contains("[") ? "[]" : "";
        List<String> ranks = Arrays.asList(fields.get(0).replace("[]", "").split("/"));
        Collections.reverse(ranks);
        fields.set(0, exchanged(String.join("/", ranks)) + hand);
        fields.set(1, fields.get(1).equals("w") ? "b" : "w");
        String rights = exchanged(fields.get(2));
        String ordered = Arrays.stream("KQkq".split(""))
                .filter(right -> rights.contains(right))
                .collect(Collectors.joining());
        fields.set(2, ordered.isEmpty() ? "-" : ordered);
        fields.set(3, reversed(fields.get(3)));
        if (fields.size() == 7 && !fields.get(6).equals("-")) {
            fields.set(6, mirroredSets(fields.get(6)));
        }
        return String.join(" ", fields);
    }

    private static String mirroredSets(String sets) {
        Comparator<String> ascending = Comparator.comparing(square -> "" + square.charAt(1) + square.charAt(0));
        return Arrays.stream(reversed(sets).split(","))
                .map(set -> Arrays.stream(set.split("\\+")).sorted(ascending).collect(Collectors.joining("+")))
                .sorted(ascending)
                .collect(Collectors.joining(","))
                .toLowerCase(Locale.ROOT);
    }
}
