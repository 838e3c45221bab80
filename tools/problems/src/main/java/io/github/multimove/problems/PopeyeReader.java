package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Reads Popeye's input line by line, and keeps what has been said of the problem that it is in. */
final class PopeyeReader {
    private static final int WIDTH = 8;
    /** Commands and options that change no answer. */
    private static final List<String> PASSED_OVER =
            List.of("noboard", "intelligent", "movenumbers", "nothreat", "noshortvariations", "maxtime", "remark");

    private static final List<String> COMMANDS = List.of(
            "beginproblem",
            "nextproblem",
            "endproblem",
            "author",
            "origin",
            "title",
            "remark",
            "forsyth",
            "pieces",
            "stipulation",
            "option",
            "twin");
    private static final List<String> OPTIONS = List.of(
            "whitetoplay",
            "setplay",
            "try",
            "variation",
            "maxsolutions",
            "duplex",
            "nocastling",
            "enpassant",
            "noboard",
            "intelligent",
            "movenumbers",
            "nothreat",
            "noshortvariations",
            "maxtime");

    private final RuleSet rules;
    private String author = "";
    private String origin = "";
    private String title = "";
    private String stipulation = "";
    private char[] board = empty();
    private boolean hasBoard;
    private boolean isWhiteToPlay;
    private boolean isSetPlay;
    private boolean isTry;
    private boolean isVariation;
    private boolean isDuplex;
    private boolean isNoCastling;
    private String enPassant = "";
    /** The changes of each twin, as they are written. */
    private final List<String> twins = new ArrayList<>();

    private int maxSolutions = Integer.MAX_VALUE;
    /** The command in force, which may go on over lines. */
    private String command = "";

    private char side = 'w';

    PopeyeReader(RuleSet rules) {
        this.rules = rules;
    }

    private static char[] empty() {
        char[] squares = new char[WIDTH * WIDTH];
        Arrays.fill(squares, '1');
        return squares;
    }

    void line(String line, List<PopeyeInput> found) {
        Deque<String> words = new ArrayDeque<>(List.of(line.strip().split("\\s+", -1)));
        while (!words.isEmpty() && !words.getFirst().isEmpty()) {
            String word = words.removeFirst();
            String next = command(word);
            if (next.isEmpty()) {
                go(word, words);
                continue;
            }
            command = next;
            switch (command) {
                case "author", "origin", "title", "remark" -> {
                    keep(String.join(" ", words));
                    return;
                }
                case "nextproblem", "endproblem" -> end(found);
                case "twin" -> twins.add("");
                default -> {}
            }
        }
    }

    /** The command that a word is, or the empty text; a word within pieces or a position is none. */
    private String command(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        boolean inPieces = command.equals("pieces") && (word.length() % 2 == 1 || "white".startsWith(lower));
        boolean isArgument =
                (command.equals("forsyth") && !hasBoard) || (command.equals("stipulation") && stipulation.isEmpty());
        boolean inTwin = command.equals("twin") && lower.length() > 3 && "stipulation".startsWith(lower);
        return inPieces || isArgument || inTwin || lower.length() < 3 ? "" : longest(COMMANDS, lower);
    }

    private static String longest(List<String> words, String beginning) {
        return words.stream()
                .filter(word -> word.startsWith(beginning))
                .findFirst()
                .orElse("");
    }

    private void keep(String text) {
        switch (command) {
            case "author" -> author = text;
            case "origin" -> origin = text;
            case "title" -> title = text;
            default -> {}
        }
        command = "";
    }

    private void go(String word, Deque<String> words) {
        switch (command) {
            case "forsyth" -> forsyth(word);
            case "stipulation" -> stipulation = word.endsWith(".0") ? word.substring(0, word.length() - 2) : word;
            case "twin" -> twins.set(twins.size() - 1, (twins.get(twins.size() - 1) + " " + word).strip());
            case "pieces" -> pieces(word);
            case "option" -> option(word, words);
            default ->
                throw new IllegalArgumentException("expected a command of Popeye's that can be read ("
                        + String.join(", ", COMMANDS) + "), found " + SolutionWords.shortened(word));
        }
    }

    private void forsyth(String word) {
        hasBoard = true;
        int at = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= '1' && c <= '9') {
                at += c - '0';
            } else if (c != '/') {
                put(at++, c);
            }
        }
    }

    private void put(int at, char letter) {
        if (at >= board.length || !Character.isLetter(letter)) {
            throw new IllegalArgumentException("expected pieces on 64 squares, found " + letter + " at " + (at + 1));
        }
        char piece = letter == 'S' ? 'N' : letter == 's' ? 'n' : letter;
        board[at] = piece;
    }

    /** A side, or a letter with the squares of such pieces. */
    private void pieces(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.length() > 2 && ("white".startsWith(lower) || "black".startsWith(lower))) {
            side = lower.charAt(0);
            return;
        }
        hasBoard = true;
        if (lower.length() < 3 || lower.length() % 2 == 0) {
            throw new IllegalArgumentException(
                    "expected a piece with its squares, found " + SolutionWords.shortened(word));
        }
        for (int i = 1; i < lower.length(); i += 2) {
            int file = lower.charAt(i) - 'a';
            int rank = lower.charAt(i + 1) - '1';
            if (file < 0 || file >= WIDTH || rank < 0 || rank >= WIDTH) {
                throw new IllegalArgumentException("expected a square, found " + SolutionWords.shortened(word));
            }
            char letter = side == 'w' ? Character.toUpperCase(lower.charAt(0)) : lower.charAt(0);
            put((WIDTH - 1 - rank) * WIDTH + file, letter);
        }
    }

    private void option(String word, Deque<String> words) {
        String option = longest(OPTIONS, word.toLowerCase(Locale.ROOT));
        switch (option) {
            case "whitetoplay" -> isWhiteToPlay = true;
            case "setplay" -> isSetPlay = true;
            case "try" -> isTry = true;
            case "variation" -> isVariation = true;
            case "maxsolutions" -> maxSolutions = number(words);
            case "duplex" -> isDuplex = true;
            case "nocastling" -> isNoCastling = true;
            case "enpassant" -> enPassant = words.isEmpty() ? "" : words.removeFirst();
            case "maxtime" -> number(words);
            default -> {
                if (option.isEmpty() || !PASSED_OVER.contains(option)) {
                    throw new IllegalArgumentException("expected an option of Popeye's that can be read ("
                            + String.join(", ", OPTIONS) + "), found " + SolutionWords.shortened(word));
                }
            }
        }
    }

    private static int number(Deque<String> words) {
        String word = words.isEmpty() ? "" : words.removeFirst();
        if (!word.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException("expected a number, found " + SolutionWords.shortened(word));
        }
        return Integer.parseInt(word);
    }

    /** Makes the problem that has been described, if there is one, and forgets it. */
    void end(List<PopeyeInput> found) {
        if (hasBoard || !stipulation.isEmpty()) {
            if (!hasBoard || stipulation.isEmpty()) {
                throw new IllegalArgumentException("expected forsyth or pieces, and a stipulation, in each problem");
            }
            Problem problem = problem();
            found.add(new PopeyeInput(
                    problem,
                    author,
                    origin,
                    title,
                    isSetPlay,
                    isTry,
                    isVariation,
                    isDuplex,
                    twins(problem),
                    maxSolutions));
        }
        author = "";
        origin = "";
        title = "";
        stipulation = "";
        board = empty();
        hasBoard = false;
        isWhiteToPlay = false;
        isSetPlay = false;
        isTry = false;
        isVariation = false;
        isDuplex = false;
        isNoCastling = false;
        enPassant = "";
        twins.clear();
        maxSolutions = Integer.MAX_VALUE;
        command = "";
        side = 'w';
    }

    private Problem problem() {
        StringBuilder placement = new StringBuilder();
        for (int rank = 0; rank < WIDTH; rank++) {
            placement.append(rank == 0 ? "" : "/").append(board, rank * WIDTH, WIDTH);
        }
        String text = placement.toString();
        for (int n = WIDTH; n > 1; n--) {
            text = text.replace("1".repeat(n), String.valueOf(n));
        }
        Problem problem = Problem.of(rules, text, stipulation);
        if (isWhiteToPlay) {
            problem = problem.begunBy(Side.WHITE);
        }
        if (isNoCastling) {
            problem = problem.withoutCastling();
        }
        return enPassant.isEmpty() ? problem : problem.withEnPassant(enPassant);
    }

    private List<Problem> twins(Problem problem) {
        List<Problem> made = new ArrayList<>();
        Problem last = problem;
        for (String changes : twins) {
            int space = changes.indexOf(' ');
            String first = space < 0 ? changes : changes.substring(0, space);
            boolean continues = first.length() > 2 && "continued".startsWith(first.toLowerCase(Locale.ROOT));
            last = continues ? last.twin(changes.substring(first.length()).strip()) : problem.twin(changes);
            made.add(last);
        }
        return made;
    }
}
