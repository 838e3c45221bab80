package io.github.multimove.problems;

import io.github.multimove.Orthodox;
import io.github.multimove.Piece;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one problem of Popeye's input, word by word; of one that is refused only the end is looked for. */
final class PopeyeReader {
    private static final int WIDTH = 8;
    /** What stands between words as well as spaces. */
    private static final Pattern SEPARATORS = Pattern.compile("[,;]");

    /** The options of problems without a white or a black king. */
    private static final Pattern KINGLESS =
            Pattern.compile("(?:no|ohne)(?:(w(?:hite)?)|b(?:lack)?|s)k(?:ing)?", Pattern.CASE_INSENSITIVE);

    private static final String EXACT = "exact-";
    private static final String CASTLING = "00";
    private static final String ENGLISH_BEGINNING = "beginproblem";
    private static final String GERMAN_BEGINNING = "anfangproblem";
    private static final List<String> SIDES = List.of("white", "black");
    /** Commands and options that change no answer. */
    private static final List<String> PASSED_OVER =
            List.of("noboard", "movenumbers", "nothreat", "noshortvariations", "maxtime", "beep");

    /** Commands whose text goes to the end of the line. */
    private static final Set<String> TEXTS =
            Set.of("author", "origin", "title", "award", "remark", "protocol", "latex");

    private static final List<String> COMMANDS = List.of(
            "beginproblem",
            "nextproblem",
            "endproblem",
            "author",
            "origin",
            "title",
            "award",
            "remark",
            "protocol",
            "latex",
            "initialgamearray",
            "forsyth",
            "pieces",
            "stipulation",
            "option",
            "twin",
            "zeroposition",
            "condition");
    /** Words of twins that may be shortened. */
    private static final List<String> CHANGES = List.of(
            "continued",
            "move",
            "exchange",
            "remove",
            "add",
            "white",
            "black",
            "substitute",
            "rotate",
            "mirror",
            "shift",
            "polishtype",
            "stipulation");

    private static final List<String> OPTIONS = List.of(
            "whitetoplay",
            "setplay",
            "try",
            "defence",
            "variations",
            "maxsolutions",
            "duplex",
            "halfduplex",
            "nocastling",
            "enpassant",
            "postkeyplay",
            "noboard",
            "intelligent",
            "movenumbers",
            "nothreat",
            "noshortvariations",
            "maxtime",
            "beep");

    private final RuleSet rules;
    private String author = "";
    private String origin = "";
    private String title = "";
    private String stipulation = "";
    private final char[] board = empty();
    private boolean hasBoard;
    private boolean isWhiteToPlay;
    private boolean isSetPlay;
    private int tries;
    private boolean isVariation;
    private boolean isDuplex;
    private boolean isHalfDuplex;
    private boolean isPostKey;
    /** The sides that have no king. */
    private final Set<Side> kingless = EnumSet.noneOf(Side.class);
    /** The squares whose pieces may not castle; empty if that was not said. */
    private Optional<List<String>> noCastling = Optional.empty();

    private List<String> enPassant = List.of();
    /** Whether the first of the twins stands in the place of the problem. */
    private boolean isZero;
    /** The changes of each twin, as they are written. */
    private final List<String> twins = new ArrayList<>();

    private int maxSolutions = Integer.MAX_VALUE;
    /** The command in force, which may go on over lines. */
    private String command = "";

    private char side = 'w';
    private boolean isGerman;

    private final int number;
    /** The line in which the problem begins, or 0. */
    private int begins;
    /** Whether the last problem has come, so that nothing counts before another begins. */
    private boolean isBehindEnd;

    private Optional<PopeyeException> refusal = Optional.empty();

    /**
     * @param number which problem it is, from 1
     * @param isGerman whether a German problem came before it
     */
    PopeyeReader(RuleSet rules, int number, boolean isGerman) {
        this.rules = rules;
        this.number = number;
        this.isGerman = isGerman;
    }

    private static char[] empty() {
        char[] squares = new char[WIDTH * WIDTH];
        Arrays.fill(squares, '1');
        return squares;
    }

    /** Reads words of a line up to the end of the problem, and returns whether it has come. */
    boolean read(Deque<String> words, int line) {
        while (hasWord(words)) {
            String word = words.removeFirst();
            String next = command(word);
            isBehindEnd &= !next.equals("beginproblem");
            if (isBehindEnd) {
                continue;
            }
            if (next.equals("nextproblem") || next.equals("endproblem")) {
                command = next;
                return true;
            }
            if (next.equals("beginproblem") && begins > 0) {
                words.addFirst(word);
                return true;
            }
            read(word, next, words, line);
        }
        return false;
    }

    /** Whether a word is left, which is then the first, apart from what stands between words. */
    private static boolean hasWord(Deque<String> words) {
        while (!words.isEmpty()) {
            String word = words.removeFirst();
            if (!word.isEmpty() && !SEPARATORS.matcher(word).find()) {
                words.addFirst(word);
                return true;
            }
            List<String> parts = List.of(SEPARATORS.split(word));
            for (int i = parts.size() - 1; i >= 0; i--) {
                if (!parts.get(i).isEmpty()) {
                    words.addFirst(parts.get(i));
                }
            }
        }
        return false;
    }

    private void read(String word, String next, Deque<String> words, int line) {
        if (begins == 0 && !TEXTS.contains(next) && !next.equals("beginproblem")) {
            begins = line;
        }
        try {
            if (TEXTS.contains(next)) {
                keep(next, String.join(" ", words));
                words.clear();
            } else if (refusal.isEmpty() && next.isEmpty()) {
                go(word, words);
            } else if (refusal.isEmpty()) {
                begin(next);
            }
        } catch (IllegalArgumentException e) {
            refusal = Optional.of(new PopeyeException(number, line, e));
            command = "";
        }
    }

    private void begin(String next) {
        command = next;
        switch (next) {
            case "twin" -> twins.add("");
            case "zeroposition" -> zero();
            case "initialgamearray" -> array();
            case "condition" -> throw new IllegalArgumentException("expected a problem without conditions");
            default -> {}
        }
    }

    private void array() {
        requireBoard();
        for (Square square : rules.base().board().squares()) {
            for (Piece piece : rules.initialPosition().pieces(square)) {
                char letter = piece.type().letter();
                int at = (WIDTH - 1 - square.rank()) * WIDTH + square.file();
                board[at] = piece.side() == Side.WHITE ? letter : Character.toLowerCase(letter);
            }
        }
        hasBoard = true;
    }

    private void requireBoard() {
        if (!rules.base().board().equals(Orthodox.game().board())) {
            throw new IllegalArgumentException("expected a game on Popeye's board of 8x8 squares, found " + rules.id());
        }
    }

    private void zero() {
        if (!twins.isEmpty()) {
            throw new IllegalArgumentException("expected zeroposition before every twin");
        }
        isZero = true;
        twins.add("");
        command = "twin";
    }

    /** The command that a word is, or the empty text; a word within pieces or a position is none. */
    private String command(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.length() > 2 && (GERMAN_BEGINNING.startsWith(lower) || ENGLISH_BEGINNING.startsWith(lower))) {
            isGerman = GERMAN_BEGINNING.startsWith(lower);
        }
        boolean inPieces = command.equals("pieces")
                && (isPieceWithSquares(lower) || !longest(SIDES, lower).isEmpty());
        boolean isArgument =
                (command.equals("forsyth") && !hasBoard) || (command.equals("stipulation") && stipulation.isEmpty());
        boolean inTwin = command.equals("twin") && !longest(CHANGES, lower).isEmpty();
        return inPieces || isArgument || inTwin || lower.length() < 3 ? "" : longest(COMMANDS, lower);
    }

    /** Whether a letter and squares are written, though there may be no such squares. */
    private static boolean isPieceWithSquares(String word) {
        boolean found = word.length() > 2 && word.length() % 2 == 1;
        for (int i = 2; found && i < word.length(); i += 2) {
            found = Character.isDigit(word.charAt(i));
        }
        return found;
    }

    /** The first of some words that begins so, or the empty text; one or two letters are no beginning. */
    private String longest(List<String> words, String beginning) {
        if (beginning.length() < 3) {
            return "";
        }
        return isGerman
                ? PopeyeGerman.english(words, beginning)
                : words.stream()
                        .filter(word -> word.startsWith(beginning))
                        .findFirst()
                        .orElse("");
    }

    private void keep(String what, String text) {
        switch (what) {
            case "author" -> author = joined(author, text);
            case "origin" -> origin = joined(origin, text);
            case "title" -> title = joined(title, text);
            default -> {}
        }
        command = "";
    }

    /** What several lines say, such as those of several authors. */
    private static String joined(String before, String text) {
        return before.isEmpty() ? text : before + "; " + text;
    }

    private void go(String word, Deque<String> words) {
        switch (command) {
            case "forsyth" -> forsyth(word);
            case "stipulation" -> {
                stipulation = stipulation(withNumber(word, words));
                command = "";
            }
            case "twin" ->
                twins.set(twins.size() - 1, (twins.get(twins.size() - 1) + " " + change(word, words)).strip());
            case "pieces" -> pieces(word);
            case "option" -> option(word, words);
            default ->
                throw new IllegalArgumentException("expected a command of Popeye's that can be read ("
                        + String.join(", ", COMMANDS) + "), found " + SolutionWords.shortened(word));
        }
    }

    /** A stipulation with its number, which may be a word of its own. */
    private static String withNumber(String word, Deque<String> words) {
        boolean ends = Character.isDigit(word.charAt(word.length() - 1)) && !word.endsWith(CASTLING);
        boolean isApart =
                !ends && hasWord(words) && Character.isDigit(words.getFirst().charAt(0));
        return isApart ? word + words.removeFirst() : word;
    }

    /** A stipulation as {@link Stipulation} reads it; Popeye's double mate and games between two positions are of other kinds. */
    private static String stipulation(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.contains("##") || lower.contains("a=>b")) {
            throw new IllegalArgumentException("expected a stipulation that can be read, found " + word
                    + (lower.contains("##")
                            ? ": the kings of both sides are not mated at once"
                            : ": a game leads from the initial position to one position, not from one to another"));
        }
        String whole = lower.endsWith(".0") ? lower.substring(0, lower.length() - 2) : lower;
        return whole.startsWith(EXACT) ? exact(whole) : whole;
    }

    /** A stipulation that is to be met in exactly so many turns, as in help play and series it is anyhow. */
    private static String exact(String whole) {
        String asked = whole.substring(EXACT.length());
        return switch (Stipulation.of(asked).play()) {
            case DIRECT -> whole;
            case SELF, REFLEX, SEMI_REFLEX ->
                throw new IllegalArgumentException(
                        "expected " + EXACT + " before direct play, help play or a series, found it before " + asked);
            default -> asked;
        };
    }

    /** A word of a twin, written out; what follows {@code stipulation} is one. */
    private String change(String word, Deque<String> words) {
        String full = longest(CHANGES, word.toLowerCase(Locale.ROOT));
        boolean asks = twins.get(twins.size() - 1).endsWith("stipulation");
        boolean isPiece = isGerman && word.length() % 2 == 1 && word.indexOf('>') < 0;
        return asks
                ? stipulation(withNumber(word, words))
                : !full.isEmpty() ? full : isPiece ? PopeyeGerman.letter(word.charAt(0)) + word.substring(1) : word;
    }

    private void forsyth(String word) {
        hasBoard = true;
        int at = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= '1' && c <= '9') {
                // two digits are one number, which may go on over ranks
                int end = i + 1 < word.length() && Character.isDigit(word.charAt(i + 1)) ? i + 2 : i + 1;
                at += Integer.parseInt(word.substring(i, end));
                i = end - 1;
            } else if (c != '/') {
                put(at++, c);
            }
        }
        if (at > board.length) {
            throw new IllegalArgumentException("expected 64 squares, found " + at);
        }
    }

    private void put(int at, char letter) {
        if (at >= board.length || !Character.isLetter(letter)) {
            throw new IllegalArgumentException("expected pieces on 64 squares, found " + letter + " at " + (at + 1));
        }
        char piece = isGerman ? PopeyeGerman.letter(letter) : letter;
        board[at] = piece == 'S' ? 'N' : piece == 's' ? 'n' : piece;
    }

    /** A side, or a letter with the squares of such pieces. */
    private void pieces(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String named = longest(SIDES, lower);
        if (!named.isEmpty()) {
            side = named.charAt(0);
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
            int at = (WIDTH - 1 - rank) * WIDTH + file;
            if (board[at] != '1') {
                throw new IllegalArgumentException("expected an empty square for " + lower.charAt(0)
                        + ", found one piece more on " + lower.substring(i, i + 2));
            }
            put(at, letter);
        }
    }

    private void option(String word, Deque<String> words) {
        String option = longest(OPTIONS, word.toLowerCase(Locale.ROOT));
        switch (option) {
            case "whitetoplay" -> isWhiteToPlay = true;
            case "setplay" -> isSetPlay = true;
            case "try" -> tries = Math.max(tries, 1);
            case "defence" -> tries = number(words);
            case "variations" -> isVariation = true;
            case "maxsolutions" -> maxSolutions = number(words);
            case "duplex" -> isDuplex = true;
            case "halfduplex" -> isHalfDuplex = true;
            case "postkeyplay" -> isPostKey = true;
            case "nocastling" -> noCastling = Optional.of(squares(words));
            case "enpassant" -> enPassant = squares(words);
            case "maxtime" -> number(words);
            case "intelligent" -> {
                if (hasWord(words) && Character.isDigit(words.getFirst().charAt(0))) {
                    number(words);
                }
            }
            default -> {
                Matcher without = KINGLESS.matcher(word);
                if (without.matches()) {
                    kingless.add(without.group(1) != null ? Side.WHITE : Side.BLACK);
                } else if (option.isEmpty() || !PASSED_OVER.contains(option)) {
                    throw new IllegalArgumentException("expected an option of Popeye's that can be read ("
                            + String.join(", ", OPTIONS) + "), found " + SolutionWords.shortened(word));
                }
            }
        }
    }

    /** The squares of the next word, such as {@code e2e3e4}; none if it is none of squares. */
    private static List<String> squares(Deque<String> words) {
        List<String> found = new ArrayList<>();
        if (hasWord(words) && words.getFirst().toLowerCase(Locale.ROOT).matches("(?:[a-h][1-8])++")) {
            String word = words.removeFirst().toLowerCase(Locale.ROOT);
            for (int i = 0; i < word.length(); i += 2) {
                found.add(word.substring(i, i + 2));
            }
        }
        return found;
    }

    private static int number(Deque<String> words) {
        String word = hasWord(words) ? words.removeFirst() : "";
        if (!word.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException("expected a number, found " + SolutionWords.shortened(word));
        }
        return Integer.parseInt(word);
    }

    /** Tells of the problem that has been described, if there is one, and returns what reads the next. */
    PopeyeReader end(List<PopeyeInput> found, Consumer<PopeyeException> refused) {
        if (refusal.isEmpty() && (hasBoard || !stipulation.isEmpty())) {
            try {
                found.add(input());
            } catch (IllegalArgumentException e) {
                refusal = Optional.of(new PopeyeException(number, begins, e));
            }
        }
        refusal.ifPresent(refused);
        PopeyeReader next = new PopeyeReader(rules, begins == 0 ? number : number + 1, isGerman);
        next.isBehindEnd = command.equals("endproblem");
        return next;
    }

    private PopeyeInput input() {
        if (!hasBoard || stipulation.isEmpty()) {
            throw new IllegalArgumentException("expected forsyth or pieces, and a stipulation, in each problem");
        }
        requireBoard();
        List<Problem> asked =
                problems().stream().map(this::kingless).map(this::forOtherSide).toList();
        return new PopeyeInput(
                asked.get(0),
                author,
                origin,
                title,
                isSetPlay,
                tries,
                isVariation,
                isDuplex,
                isPostKey,
                asked.subList(1, asked.size()),
                maxSolutions);
    }

    /** The game, in which the sides that are said to be without a king may be so. */
    private RuleSet game() {
        if (kingless.isEmpty()) {
            return rules;
        }
        if (!(rules.royalRule() instanceof RoyalRule.LastRoyal last)) {
            throw new IllegalArgumentException(
                    "expected a game won by checkmate for a problem without a king, found " + rules.id());
        }
        return RuleSet.of("kingless-" + rules.id(), rules.base(), rules.structure(), last.mayLackRoyals(kingless));
    }

    /** A problem whose sides have no king where that was said: another program may hold such a king for no king at all. */
    private Problem kingless(Problem problem) {
        problem.position().forEachPiece((square, piece) -> {
            if (kingless.contains(piece.side()) && rules.base().royals().contains(piece.type())) {
                throw new IllegalArgumentException(
                        "expected no " + piece + " on " + square + " of a side that has no king");
            }
        });
        return problem;
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
        Stipulation asked = Stipulation.of(whiteBegins(stipulation));
        Side customary = Problem.customarySide(asked);
        Problem problem = Problem.of(game(), text, asked, isPostKey ? customary.opposite() : customary);
        if (noCastling.isPresent()) {
            problem = problem.withoutCastling(noCastling.get());
        }
        // departure, crossed squares and arrival, or the crossed square alone
        List<String> crossed = enPassant.size() < 3 ? enPassant : enPassant.subList(1, enPassant.size() - 1);
        return crossed.isEmpty() ? problem : problem.withEnPassant(crossed.get(0));
    }

    /** Popeye's h#3 in which White begins and mates with the third move is h#2.5. */
    private String whiteBegins(String asked) {
        Stipulation read = Stipulation.of(asked);
        boolean longer = isWhiteToPlay && isHelpToTheEnd(read.play()) && !read.isHalfMoveLonger();
        return longer ? asked.replaceFirst(read.turns() + "$", read.turns() - 1 + ".5") : asked;
    }

    private static boolean isHelpToTheEnd(Stipulation.Play play) {
        return play == Stipulation.Play.HELP || play == Stipulation.Play.RECIPROCAL;
    }

    private Problem forOtherSide(Problem problem) {
        return isHalfDuplex
                ? problem.duplex()
                        .orElseThrow(() -> new IllegalArgumentException(
                                "expected a position in which the other side may be to move, found " + problem))
                : problem;
    }

    /** The problem and its twins. */
    private List<Problem> problems() {
        Problem problem = problem();
        List<Problem> made = new ArrayList<>(isZero ? List.of() : List.of(problem));
        Problem last = problem;
        for (String changes : twins) {
            int space = changes.indexOf(' ');
            String first = space < 0 ? changes : changes.substring(0, space);
            boolean continues = first.length() > 2 && "continued".startsWith(first.toLowerCase(Locale.ROOT));
            String rest = continues ? changes.substring(first.length()).strip() : changes;
            last = (continues ? last : problem).twin(rest);
            made.add(last);
        }
        return made;
    }
}
