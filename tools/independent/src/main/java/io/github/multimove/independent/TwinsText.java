package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads and writes positions of Twins Chess (`rules/notation.md`; `rules/twins.md`, Position text). */
final class TwinsText {

    private final TwinsRules rules;

    TwinsText(TwinsRules rules) {
        this.rules = rules;
    }

    static String write(TwinsPosition position) {
        return placement(position.board()) + (position.white() ? " w " : " b ")
                + (position.castling().isEmpty() ? "-" : position.castling()) + " "
                + (position.enPassant() < 0 ? "-" : TwinsBoard.name(position.enPassant())) + " "
                + position.clock() + " " + position.number() + " " + sets(position.board());
    }

    private static String placement(TwinsBoard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                List<TwinsPiece> pieces = board.pieces(rank * 8 + file);
                if (pieces.isEmpty()) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? String.valueOf(empty) : "");
                empty = 0;
                String letters = pieces.stream()
                        .map(piece -> String.valueOf(piece.letter()))
                        .collect(Collectors.joining());
                text.append(pieces.size() > 1 ? "(" + letters + ")" : letters);
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static String sets(TwinsBoard board) {
        List<List<Integer>> sets = new ArrayList<>();
        for (boolean white : new boolean[] {true, false}) {
            for (int set : board.sets(white)) {
                List<Integer> squares = new ArrayList<>();
                for (int square = 0; square < 64; square++) {
                    for (TwinsPiece piece : board.pieces(square)) {
                        if (piece.white() == white && piece.set() == set) {
                            squares.add(square);
                        }
                    }
                }
                sets.add(squares);
            }
        }
        // A square is in one set only, so the first squares decide.
        sets.sort((one, other) -> Integer.compare(one.get(0), other.get(0)));
        return sets.isEmpty()
                ? "-"
                : sets.stream()
                        .map(set -> set.stream().map(TwinsBoard::name).collect(Collectors.joining("+")))
                        .collect(Collectors.joining(","));
    }

    TwinsPosition read(String text) {
        List<String> fields = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
        if (fields.size() == 4 || fields.size() == 5) {
            fields.addAll(4, List.of("0", "1"));
        }
        require(fields.size() == 6 || fields.size() == 7, "four to seven fields", text);
        TwinsBoard board = readPlacement(fields.get(0));
        board = fields.size() == 7 ? withSets(board, fields.get(6)) : withCustomarySets(board);
        for (int square = 0; square < 64; square++) {
            List<TwinsPiece> pieces = board.pieces(square);
            boolean family =
                    pieces.stream().allMatch(piece -> piece.equals(pieces.get(0)) || piece.isSiblingOf(pieces.get(0)));
            require(family, "a stack wholly in one set", TwinsBoard.name(square));
        }
        for (boolean white : new boolean[] {true, false}) {
            long kings = board.pieces(white).stream()
                    .filter(piece -> piece.kind() == 'K')
                    .count();
            require(kings == 1, "one king a side", text);
        }
        String side = fields.get(1);
        require(side.equals("w") || side.equals("b"), "w or b", side);
        int clock = Integer.parseInt(fields.get(4));
        int number = Integer.parseInt(fields.get(5));
        require(clock >= 0 && number >= 1, "a clock from 0 and a turn number from 1", text);
        String castling = readCastling(board, fields.get(2));
        int enPassant = readEnPassant(board, side.equals("w"), fields.get(3));
        return new TwinsPosition(board, side.equals("w"), castling, enPassant, clock, number);
    }

    private static TwinsBoard readPlacement(String text) {
        TwinsBoard board = TwinsBoard.empty();
        String[] ranks = text.split("/", -1);
        require(ranks.length == 8, "eight ranks", text);
        int id = 1;
        for (int row = 0; row < 8; row++) {
            int file = 0;
            String rank = ranks[row];
            for (int i = 0; i < rank.length(); i++) {
                char letter = rank.charAt(i);
                if (letter >= '1' && letter <= '8') {
                    file += letter - '0';
                    continue;
                }
                String stack = String.valueOf(letter);
                if (letter == '(') {
                    int end = rank.indexOf(')', i);
                    require(end >= 0, "a closing parenthesis", rank);
                    stack = rank.substring(i + 1, end);
                    i = end;
                    require(stack.matches("K?Q*R*B*N*|k?q*r*b*n*") && stack.length() > 1, "a stack in order", stack);
                }
                require(file < 8, "eight files", rank);
                for (int at = 0; at < stack.length(); at++) {
                    char piece = stack.charAt(at);
                    require("KQRBNPkqrbnp".indexOf(piece) >= 0, "a piece or a number", rank);
                    require("Pp".indexOf(piece) < 0 || (row > 0 && row < 7), "no pawn on a last rank", rank);
                    boolean white = Character.isUpperCase(piece);
                    board = board.with(new TwinsPiece(id, white, Character.toUpperCase(piece), 0), (7 - row) * 8 + file);
                    id++;
                }
                file++;
            }
            require(file == 8, "eight files", rank);
        }
        return board;
    }

    private TwinsBoard withSets(TwinsBoard board, String field) {
        if (field.equals("-")) {
            return board;
        }
        TwinsBoard next = board;
        int number = 1;
        Set<String> seen = new HashSet<>();
        for (String set : field.split(",", -1)) {
            List<String> names = Arrays.asList(set.split("\\+", -1));
            Set<TwinsPiece> members = new HashSet<>();
            for (String name : new HashSet<>(names)) {
                require(name.matches("[a-h][1-8]") && seen.add(name), "a square, in one set only", field);
                List<TwinsPiece> pieces = board.pieces(square(name));
                require(pieces.size() == Collections.frequency(names, name), "each piece of a square once", set);
                members.addAll(pieces);
            }
            require(members.size() >= 2, "two or more siblings", set);
            for (TwinsPiece one : members) {
                for (TwinsPiece other : members) {
                    boolean fits = one.white() == other.white()
                            && (one.equals(other) || rules.canBeSiblings(one.kind(), other.kind()));
                    require(fits, "pieces of one side that can be siblings", set);
                }
            }
            next = next.joined(members, number);
            number++;
        }
        require(sets(next).equals(field), "sets and their squares ascending", field);
        return next;
    }

    /** Where the field is missing, pieces of a side of the same kind are one set, for the array's twin kinds. */
    private TwinsBoard withCustomarySets(TwinsBoard board) {
        require(!rules.needsSets(), "the seventh field", "none");
        TwinsBoard next = board;
        int number = 1;
        for (boolean white : new boolean[] {true, false}) {
            for (String kinds : rules.twinKinds()) {
                Set<TwinsPiece> members = board.pieces(white).stream()
                        .filter(piece -> kinds.indexOf(piece.kind()) >= 0)
                        .collect(Collectors.toSet());
                next = members.size() > 1 ? next.joined(members, number) : next;
                number++;
            }
        }
        return next;
    }

    private static String readCastling(TwinsBoard board, String field) {
        require(field.equals("-") || (field.matches("K?Q?k?q?") && !field.isEmpty()), "castling rights", field);
        String rights = field.equals("-") ? "" : field;
        for (int at = 0; at < rights.length(); at++) {
            char right = rights.charAt(at);
            boolean white = Character.isUpperCase(right);
            boolean kingSide = Character.toUpperCase(right) == 'K';
            require(TwinsCastling.atHome(board, white, kingSide), "king and rook at home", field);
        }
        return rights;
    }

    private static int readEnPassant(TwinsBoard board, boolean white, String field) {
        if (field.equals("-")) {
            return -1;
        }
        require(field.matches(white ? "[a-h]6" : "[a-h]3"), "an en passant square or -", field);
        int square = square(field);
        int step = white ? 8 : -8;
        boolean passed =
                board.isEmpty(square) && board.isEmpty(square + step) && board.holds(square - step, !white, 'P');
        require(passed, "a square that a pawn has passed", field);
        return TwinsPosition.usable(board, white, square);
    }

    private static int square(String name) {
        return (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a';
    }

    private static void require(boolean condition, String expected, String found) {
        if (!condition) {
            throw new IllegalArgumentException("expected " + expected + ", found: " + found);
        }
    }
}
