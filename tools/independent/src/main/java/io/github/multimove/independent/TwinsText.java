package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import io.github.multimove.independent.TwinsBoard.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** Reads and writes positions of Twins Chess (`rules/notation.md`; `rules/twins.md`, Position text). */
final class TwinsText {

    private static final PlainBase ORTHODOX = new PlainOrthodox();

    private final TwinsRules rules;

    TwinsText(TwinsRules rules) {
        this.rules = rules;
    }

    static String write(PlainPosition position) {
        TwinsBoard board = position.more().twins();
        String placement = PlainText.placement(ORTHODOX.shape, square -> {
            String letters = board.pieces(square).stream()
                    .map(piece -> String.valueOf(piece.letter()))
                    .collect(Collectors.joining());
            return letters.length() > 1 ? "(" + letters + ")" : letters;
        });
        return PlainText.write(ORTHODOX.shape, position, placement) + " " + sets(board);
    }

    private static String sets(TwinsBoard board) {
        List<List<Integer>> sets = new ArrayList<>();
        for (boolean white : new boolean[] {true, false}) {
            for (int set : board.sets(white)) {
                List<Integer> squares = new ArrayList<>();
                for (int square = 0; square < 64; square++) {
                    for (Piece piece : board.pieces(square)) {
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

    PlainPosition read(String text) {
        List<String> fields = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
        if (fields.size() == 4 || fields.size() == 5) {
            fields.addAll(4, List.of("0", "1"));
        }
        require(fields.size() == 6 || fields.size() == 7, "four to seven fields", text);
        TwinsBoard board = readPlacement(fields.get(0));
        board = fields.size() == 7 ? withSets(board, fields.get(6)) : withCustomarySets(board);
        for (int square = 0; square < 64; square++) {
            List<Piece> pieces = board.pieces(square);
            boolean family =
                    pieces.stream().allMatch(piece -> piece.equals(pieces.get(0)) || piece.isSiblingOf(pieces.get(0)));
            require(family, "a stack wholly in one set", TwinsBoard.name(square));
        }
        for (boolean white : new boolean[] {true, false}) {
            long kings = board.pieces(white).stream()
                    .filter(piece -> piece.kind() == 'K')
                    .count();
            require(kings == (rules.hasKings() ? 1 : 0), "as many kings as the array has", text);
        }
        String side = fields.get(1);
        require(side.equals("w") || side.equals("b"), "w or b", side);
        int clock = Integer.parseInt(fields.get(4));
        int number = Integer.parseInt(fields.get(5));
        require(clock >= 0 && number >= 1, "a clock from 0 and a turn number from 1", text);
        List<String> castling = PlainText.rights(ORTHODOX, board.letters(), fields.get(2));
        SortedSet<Integer> enPassant = readEnPassant(board, side.equals("w"), fields.get(3));
        return new PlainPosition(board.letters(), side.equals("w"), castling, enPassant, clock, number).with(board);
    }

    private static TwinsBoard readPlacement(String text) {
        TwinsBoard[] board = {TwinsBoard.empty()};
        PlainText.placement(ORTHODOX.shape, text, (square, stack) -> {
            require(stack.matches("K?Q*R*B*N*|k?q*r*b*n*|P|p"), "a piece, or a stack in order", stack);
            int rank = ORTHODOX.shape.rank(square);
            require(!stack.matches("P|p") || (rank > 0 && rank < 7), "no pawn on a last rank", text);
            stack.chars()
                    .forEach(piece -> board[0] = board[0].with(
                            new Piece(
                                    board[0].unused(),
                                    Character.isUpperCase(piece),
                                    (char) Character.toUpperCase(piece),
                                    0),
                            square));
        });
        return board[0];
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
            Set<Piece> members = new HashSet<>();
            for (String name : new HashSet<>(names)) {
                require(name.matches("[a-h][1-8]") && seen.add(name), "a square, in one set only", field);
                List<Piece> pieces = board.pieces(ORTHODOX.shape.named(name));
                require(pieces.size() == Collections.frequency(names, name), "each piece of a square once", set);
                members.addAll(pieces);
            }
            require(members.size() >= 2, "two or more siblings", set);
            for (Piece one : members) {
                for (Piece other : members) {
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
                Set<Piece> members = board.pieces(white).stream()
                        .filter(piece -> kinds.indexOf(piece.kind()) >= 0)
                        .collect(Collectors.toSet());
                next = members.size() > 1 ? next.joined(members, number) : next;
                number++;
            }
        }
        return next;
    }

    /** Reads the en passant square: the pawn has come from beyond it. */
    private static SortedSet<Integer> readEnPassant(TwinsBoard board, boolean white, String field) {
        List<Integer> crossed = PlainText.crossed(ORTHODOX, board.letters(), white, field);
        boolean passed = crossed.stream().allMatch(square -> board.isEmpty(square + (white ? 8 : -8)));
        require(passed && crossed.size() <= 1, "a square that a pawn has passed", field);
        return PlainPosition.usable(ORTHODOX, board.letters(), white, crossed);
    }
}
