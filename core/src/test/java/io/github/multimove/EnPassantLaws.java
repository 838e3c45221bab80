package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Captures en passant, alone and with partners, on open boards full of lines: the fast path and the plain one agree. */
class EnPassantLaws {
    private static final String PIECES = "QRRBBNqrrbbn";

    @Property(tries = 200)
    void turnsAfterDoubleStepsAreThoseOfTheReferenceGenerator(
            @ForAll int seed, @ForAll @IntRange(min = 1, max = 2) int most) {
        RuleSet rules = RuleSet.of("up-to-" + most, Orthodox.game(), TurnStructure.upTo(most));
        Random random = new Random(seed);
        Position before = somewhere(rules, random);
        Position[] after = rules.legalTurns(before).stream()
                .filter(turn -> turn.subMoves().stream().anyMatch(EnPassantLaws::isDoubleStep))
                .map(turn -> rules.play(before, turn))
                .filter(position -> !position.enPassant().isEmpty())
                .toArray(Position[]::new);
        for (int i = 0; i < Math.min(8, after.length); i++) {
            PlainPath.agrees(after[random.nextInt(after.length)], "");
        }
    }

    private static boolean isDoubleStep(SubMove subMove) {
        return Math.abs(subMove.to().rank() - subMove.start().rank()) == 2
                && subMove.actor().orElseThrow().type().equals(Orthodox.PAWN);
    }

    /** Black pawns at home, white ones ready beside their way, kings and lines anywhere. */
    private static Position somewhere(RuleSet rules, Random random) {
        while (true) {
            char[] board = new char[64];
            for (int file = 0; file < 8; file++) {
                put(board, 6, file, random.nextInt(2) == 0 ? 'p' : 0);
                put(board, 4, file, random.nextInt(2) == 0 ? 'P' : 0);
            }
            List<Integer> free = new ArrayList<>();
            for (int s = 0; s < 64; s++) {
                if (board[s] == 0) {
                    free.add(s);
                }
            }
            Collections.shuffle(free, random);
            board[free.remove(0)] = 'K';
            board[free.remove(0)] = 'k';
            for (int i = random.nextInt(7); i > 0; i--) {
                board[free.remove(0)] = PIECES.charAt(random.nextInt(PIECES.length()));
            }
            try {
                return rules.position(text(board) + " b - - 0 5");
            } catch (PositionException e) {
                assertThat(e.problems())
                        .extracting(PositionException.Problem::kind)
                        .containsOnly(PositionException.Kind.ROYAL_CAPTURABLE);
            }
        }
    }

    private static void put(char[] board, int rank, int file, int piece) {
        board[rank * 8 + file] = (char) piece;
    }

    private static String text(char[] board) {
        List<String> rows = new ArrayList<>();
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char piece = board[rank * 8 + file];
                empty += piece == 0 ? 1 : 0;
                if (piece != 0) {
                    row.append(empty == 0 ? "" : empty).append(piece);
                    empty = 0;
                }
            }
            rows.add(row.append(empty == 0 ? "" : empty).toString());
        }
        return String.join("/", rows);
    }
}
