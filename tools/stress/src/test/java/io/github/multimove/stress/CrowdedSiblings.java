package io.github.multimove.stress;

import io.github.multimove.testkit.Drawn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws positions of Twins Chess that a game can reach, crowded in a corner of the board: three to eight pieces a side, or
 * ten of one kind and a few others against some.
 */
final class CrowdedSiblings {
    private static final int FILES = 5;
    private static final int RANKS = 5;

    private CrowdedSiblings() {}

    /** The text of a position, which may be impossible. */
    static String text(String id, Random random) {
        List<Integer> squares = new ArrayList<>();
        for (int s = 0; s < FILES * RANKS; s++) {
            squares.add(s / FILES * 8 + s % FILES);
        }
        Collections.shuffle(squares, random);
        char[] board = ".".repeat(64).toCharArray();
        List<String> sets = new ArrayList<>();
        boolean isOfTen = random.nextInt(3) == 0;
        for (int side = 0; side < 2; side++) {
            TreeSet<Integer> wing = new TreeSet<>();
            for (char piece : isOfTen && side == 0 ? ten(random) : army(random)) {
                if (piece == 'K' && id.contains("without-kings")) {
                    continue;
                }
                int square = squares.remove(0);
                char kind = piece == 'P' && square < 8 ? 'B' : piece;
                board[square] = side == 0 ? kind : Character.toLowerCase(kind);
                if (kind == 'B' || kind == 'N') {
                    wing.add(square);
                }
            }
            if (wing.size() > 1) {
                sets.add(wing.stream()
                        .map(square -> "" + (char) ('a' + square % 8) + (char) ('1' + square / 8))
                        .collect(Collectors.joining("+")));
            }
        }
        sets.sort(Comparator.comparing(set -> set.substring(1, 2) + set.charAt(0)));
        String placement = IntStream.rangeClosed(0, 7)
                .mapToObj(rank -> new String(board, 56 - 8 * rank, 8))
                .collect(Collectors.joining("\n"));
        String field = !id.contains("fraternal") ? "" : sets.isEmpty() ? " -" : " " + String.join(",", sets);
        return Drawn.placement(placement) + (random.nextBoolean() ? " w" : " b") + " - - 0 30" + field;
    }

    /** A king, ten rooks, bishops or knights, eight of which were pawns, and up to two others. */
    private static List<Character> ten(Random random) {
        char kind = "RBN".charAt(random.nextInt(3));
        List<Character> army = new ArrayList<>(List.of('K', 'Q', kind == 'N' ? 'B' : 'N'));
        army.subList(1 + random.nextInt(3), 3).clear();
        army.addAll(Collections.nCopies(10, kind));
        return army;
    }

    /** A king and some of the other pieces of an array, of whose pawns a third has promoted to one kind. */
    private static List<Character> army(Random random) {
        char promoted = "QRBN".charAt(random.nextInt(4));
        List<Character> army = new ArrayList<>(List.of('Q', 'R', 'R', 'B', 'B', 'N', 'N'));
        for (int pawn = 0; pawn < 8; pawn++) {
            army.add(random.nextInt(3) == 0 ? promoted : 'P');
        }
        Collections.shuffle(army, random);
        army.add(0, 'K');
        return army.subList(0, 3 + random.nextInt(6));
    }
}
