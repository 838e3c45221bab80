package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import java.util.Arrays;

/** Reads and writes positions of Swedish Chess ({@code rules/swedish.md}), whose placement is followed by the hands. */
final class SwedishHands {

    /** The order of drops on one square (rules/notation.md, the order of turns). */
    static final String PIECE_LIST = "QBN";

    /**
     * A position as read.
     *
     * @param hand the pieces in hand, White's first
     * @param rest the text without the hand
     * @param plain what the rest says
     */
    record Reading(String hand, String rest, PlainPosition plain) {}

    private final PlainBase base;

    SwedishHands(PlainBase base) {
        this.base = base;
    }

    static int colour(int square) {
        return (square / 8 + square % 8) % 2;
    }

    String write(String rest, String hand) {
        int space = rest.indexOf(' ');
        return rest.substring(0, space) + "[" + hand + "]" + rest.substring(space);
    }

    Reading read(String text) {
        int open = text.indexOf('[');
        int close = text.indexOf("] ");
        require(open >= 0 && close > open && text.indexOf(' ') > close, "pieces in hand in brackets", text);
        String hand = text.substring(open + 1, close);
        String rest = text.substring(0, open) + text.substring(close + 1);
        require(hand.matches("Q?B{0,2}N{0,2}q?b{0,2}n{0,2}"), "pieces of the array in hand", hand);
        Reading reading = new Reading(hand, rest, PlainText.read(base, rest));
        if (!hand.isEmpty()) {
            checkHands(reading);
        }
        return reading;
    }

    /** White to move has as many as Black, Black to move one more than White, and the turn number follows. */
    private void checkHands(Reading reading) {
        boolean white = reading.plain().white();
        int ours = (int) reading.hand().chars().filter(Character::isUpperCase).count();
        int theirs = reading.hand().length() - ours;
        require(theirs == (white ? ours : ours + 1), "hands that fit the turn", reading.hand());
        int number = white ? 6 - ours : 5 - ours;
        require(
                reading.plain().number() == number,
                "the turn number " + number,
                "" + reading.plain().number());
        for (boolean side : new boolean[] {true, false}) {
            checkPieces(reading, side);
        }
    }

    /** Until all pieces are dropped nothing has been captured, and everybody stands where it began or was dropped. */
    private void checkPieces(Reading reading, boolean side) {
        char[] board = reading.plain().board();
        StringBuilder pieces = new StringBuilder();
        reading.hand()
                .chars()
                .filter(piece -> PlainBase.isOf((char) piece, side))
                .forEach(piece -> pieces.append(Character.toUpperCase((char) piece)));
        int bishops = 0;
        for (int square = 0; square < 64; square++) {
            int rank = side ? square / 8 + 1 : 8 - square / 8;
            if (rank == 3) {
                require(
                        PlainBase.isOf(board[square], side),
                        "an unbroken third rank",
                        base.shape().name(square));
            }
            if (!PlainBase.isOf(board[square], side)) {
                continue;
            }
            char kind = Character.toUpperCase(board[square]);
            require(
                    mayStand(kind, square, rank),
                    "a piece where drops put it",
                    base.shape().name(square));
            if (kind == 'B') {
                require((bishops & 1 << colour(square)) == 0, "bishops on different colours", "" + reading.rest());
                bishops |= 1 << colour(square);
            }
            pieces.append(kind);
        }
        char[] kinds = pieces.toString().toCharArray();
        Arrays.sort(kinds);
        require(new String(kinds).equals("BBKNNPPPPPPPPQRR"), "the pieces of the array", new String(kinds));
    }

    /** Kings and rooks have not moved, and pawns were relocated to the second rank at most. */
    private static boolean mayStand(char kind, int square, int rank) {
        int file = square % 8;
        return switch (kind) {
            case 'K' -> rank == 1 && file == 4;
            case 'R' -> rank == 1 && (file == 0 || file == 7);
            case 'P' -> rank == 2 || rank == 3;
            default -> rank <= 3;
        };
    }
}
