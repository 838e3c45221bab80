package io.github.multimove.independent;

import java.util.Arrays;

/** Reads and writes positions of Twinmove and Geminus Chess as `rules/notation.md` says. */
final class PawnThenPieceText {

    private final boolean geminus;

    PawnThenPieceText(boolean geminus) {
        this.geminus = geminus;
    }

    String write(PawnThenPiecePosition position) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char piece = position.pieces[rank * 8 + file];
                if (piece == ' ') {
                    empty++;
                } else {
                    text.append(empty > 0 ? String.valueOf(empty) : "").append(piece);
                    empty = 0;
                }
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        if (geminus) {
            text.append('[').append(position.hand).append(']');
        }
        return text + (position.white ? " w " : " b ") + (position.castling.isEmpty() ? "-" : position.castling) + " - "
                + position.clock + " " + position.number;
    }

    PawnThenPiecePosition read(String text) {
        String[] fields = text.split(" ", -1);
        require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        String placement = fields[0];
        String hand = "";
        if (geminus) {
            int bracket = placement.indexOf('[');
            require(bracket >= 0 && placement.endsWith("]"), "pieces in hand in brackets", placement);
            hand = placement.substring(bracket + 1, placement.length() - 1);
            placement = placement.substring(0, bracket);
        }
        require(!fields[2].isEmpty(), "castling rights or -", text);
        require(fields[1].equals("w") || fields[1].equals("b"), "w or b", fields[1]);
        PawnThenPiecePosition position = new PawnThenPiecePosition(
                placement(placement),
                hand,
                fields[1].equals("w"),
                fields[2].equals("-") ? "" : fields[2],
                fields.length == 6 ? Integer.parseInt(fields[4]) : 0,
                fields.length == 6 ? Integer.parseInt(fields[5]) : 1);
        require(position.clock >= 0 && position.number >= 1, "a clock from 0 and a turn number from 1", text);
        checkKings(position);
        checkCastling(position);
        checkEnPassant(position, fields[3]);
        if (geminus) {
            checkHands(position);
        }
        return position;
    }

    private static char[] placement(String placement) {
        char[] pieces = new char[64];
        Arrays.fill(pieces, ' ');
        String[] ranks = placement.split("/", -1);
        require(ranks.length == 8, "eight ranks", placement);
        for (int row = 0; row < 8; row++) {
            int file = 0;
            for (int at = 0; at < ranks[row].length(); at++) {
                char letter = ranks[row].charAt(at);
                if (letter >= '1' && letter <= '8') {
                    file += letter - '0';
                } else {
                    require("KQRBNPkqrbnp".indexOf(letter) >= 0 && file < 8, "a piece or a number", ranks[row]);
                    boolean lastRank = row == 0 || row == 7;
                    require(!(lastRank && (letter == 'P' || letter == 'p')), "no pawn on a last rank", ranks[row]);
                    pieces[(7 - row) * 8 + file] = letter;
                    file++;
                }
            }
            require(file == 8, "eight files", ranks[row]);
        }
        return pieces;
    }

    /** The side that has just moved has its king; a side to move without one has lost (`rules/common.md`). */
    private static void checkKings(PawnThenPiecePosition position) {
        for (boolean side : new boolean[] {true, false}) {
            char king = PawnThenPiecePosition.piece('K', side);
            long kings = (new String(position.pieces) + position.hand)
                    .chars()
                    .filter(piece -> piece == king)
                    .count();
            require(kings == 1 || (kings == 0 && side == position.white), "one king a side", king + " " + kings);
        }
    }

    private void checkCastling(PawnThenPiecePosition position) {
        require(
                position.castling.matches(geminus ? "" : "K?Q?k?q?"),
                "castling rights in the order KQkq, none in Geminus",
                position.castling);
        for (int at = 0; at < position.castling.length(); at++) {
            char right = position.castling.charAt(at);
            boolean side = PawnThenPiecePosition.isWhite(right);
            int king = side ? 4 : 60;
            int rook = Character.toUpperCase(right) == 'K' ? king + 3 : king - 4;
            require(
                    position.pieces[king] == PawnThenPiecePosition.piece('K', side)
                            && position.pieces[rook] == PawnThenPiecePosition.piece('R', side),
                    "king and rook at home for the castling right",
                    String.valueOf(right));
        }
    }

    /** No pawn can use a square in these games, so one that could have been passed is dropped. */
    private void checkEnPassant(PawnThenPiecePosition position, String field) {
        if (field.equals("-")) {
            return;
        }
        require(!geminus && field.matches("([a-h][36])+"), "- for en passant", field);
        for (int i = 0; i < field.length(); i += 2) {
            int square = (field.charAt(i + 1) - '1') * 8 + field.charAt(i) - 'a';
            int step = position.white ? -8 : 8;
            require(
                    field.charAt(i + 1) == (position.white ? '6' : '3')
                            && position.isEmpty(square)
                            && position.pieces[square + step] == PawnThenPiecePosition.piece('P', !position.white),
                    "a square that a pawn has passed",
                    field);
        }
    }

    /** `rules/geminus.md`, Decided: the hands fit the side to move and the turn number. */
    private static void checkHands(PawnThenPiecePosition position) {
        String hand = position.hand;
        require(hand.matches("K?Q?R{0,2}B{0,2}N{0,2}k?q?r{0,2}b{0,2}n{0,2}"), "pieces of the array in hand", hand);
        if (hand.isEmpty()) {
            return;
        }
        int white = (int) hand.chars().filter(Character::isUpperCase).count();
        int black = hand.length() - white;
        require(white % 2 == 0 && black == (position.white ? white : white + 2), "hands that fit the turn", hand);
        require(
                position.number == 1 + (8 - (position.white ? white : black)) / 2,
                "the turn number that follows from the hands",
                String.valueOf(position.number));
        for (boolean side : new boolean[] {true, false}) {
            checkDropped(position, side);
        }
    }

    /** Until all pieces are dropped nothing has been captured, no pawn has moved, and everybody stands where dropped. */
    private static void checkDropped(PawnThenPiecePosition position, boolean side) {
        StringBuilder found = new StringBuilder();
        int bishopColours = 0;
        for (int at = 0; at < position.hand.length(); at++) {
            char piece = position.hand.charAt(at);
            if (PawnThenPiecePosition.isWhite(piece) == side) {
                found.append(Character.toUpperCase(piece));
            }
        }
        for (int square = 0; square < 64; square++) {
            char piece = position.pieces[square];
            if (piece == ' ' || PawnThenPiecePosition.isWhite(piece) != side) {
                continue;
            }
            char kind = Character.toUpperCase(piece);
            int rank = PawnThenPiecePosition.rankFrom(side, square);
            boolean possible = kind == 'P' ? rank == 2 || rank == 3 : kind == 'R' ? rank == 1 : rank <= 3;
            require(possible, "a piece where drops put it", piece + PawnThenPiecePosition.name(square));
            if (kind == 'B') {
                int colour = 1 << ((square / 8 + square % 8) % 2);
                require(
                        (bishopColours & colour) == 0,
                        "bishops on different colours",
                        PawnThenPiecePosition.name(square));
                bishopColours |= colour;
            }
            found.append(kind);
        }
        char[] kinds = found.toString().toCharArray();
        Arrays.sort(kinds);
        require(new String(kinds).equals("BBKNNPPPPPPPPQRR"), "the pieces of the array", new String(kinds));
        int third = side ? 16 : 40;
        for (int square = third; square < third + 8; square++) {
            require(!position.isEmpty(square), "an unbroken third rank", PawnThenPiecePosition.name(square));
        }
    }

    private static void require(boolean condition, String expected, String found) {
        if (!condition) {
            throw new IllegalArgumentException("expected " + expected + ", found: " + found);
        }
    }
}
