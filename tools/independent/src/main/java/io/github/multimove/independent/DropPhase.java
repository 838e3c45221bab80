package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Pieces are dropped before play begins, so many a turn ({@code rules/geminus.md}, {@code rules/swedish.md}). */
final class DropPhase implements ReferenceGame {
    /** The order of turns: the square dropped on, the piece list, the relocation square. */
    private static final Comparator<Drop> ORDER =
            Comparator.comparingInt(Drop::square).thenComparingInt(Drop::place).thenComparingInt(Drop::relocation);

    /** A piece by its place in the piece list; the relocation square is nowhere unless a pawn stood there. */
    private record Drop(int place, int square, int relocation) {}

    /** The drops of a turn, and the text of what they leave. */
    private record Made(List<Drop> drops, String after) {}

    /** A position: the pieces in hand, White's first; the text without them; what that says. */
    private record Reading(String hand, String rest, PlainPosition plain) {}

    private final PlainBase base;
    private final String kinds;
    private final int each;
    private final ReferenceGame play;
    private final Predicate<String> takesLast;

    /**
     * Takes the kinds in hand in the order of the piece list, how many are dropped in a turn, the game that follows, and
     * whether there the side to move can win by capturing the king.
     */
    DropPhase(PlainBase base, String kinds, int each, ReferenceGame play, Predicate<String> takesLast) {
        this.base = base;
        this.kinds = kinds;
        this.each = each;
        this.play = play;
        this.takesLast = takesLast;
    }

    private static int number(char kind) {
        return kind == 'K' || kind == 'Q' ? 1 : 2;
    }

    @Override
    public String initialPosition() {
        StringBuilder hand = new StringBuilder();
        kinds.chars().forEach(kind -> hand.append(String.valueOf((char) kind).repeat(number((char) kind))));
        return write(base.initialPosition(), hand + hand.toString().toLowerCase(Locale.ROOT));
    }

    @Override
    public List<String> legalTurns(String position) {
        Reading now = read(position);
        if (now.hand().isEmpty()) {
            return play.legalTurns(now.rest());
        }
        Map<String, Made> every = every(now);
        return every.entrySet().stream()
                .filter(turn -> !isWrittenInTheOtherOrder(turn.getValue(), every))
                .map(Map.Entry::getKey)
                .toList();
    }

    @Override
    public String play(String position, String turn) {
        Reading now = read(position);
        if (now.hand().isEmpty()) {
            return write(play.play(now.rest(), turn), "");
        }
        Made made = every(now).get(turn);
        if (made == null) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return made.after();
    }

    /** No check exists while any piece of either side is in hand. */
    @Override
    public boolean isCheck(String position) {
        Reading now = read(position);
        return now.hand().isEmpty() && play.isCheck(now.rest());
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    /** The last drops may leave the king where it is captured, whichever they are. */
    @Override
    public boolean isCheckmate(String position) {
        Reading now = read(position);
        if (now.hand().isEmpty()) {
            return play.isCheckmate(now.rest());
        }
        return every(now).values().stream()
                .map(made -> parts(made.after()))
                .allMatch(after -> after[0].isEmpty() && takesLast.test(after[1]));
    }

    /** A side with a piece in hand can always drop it somewhere. */
    @Override
    public boolean isStalemate(String position) {
        Reading now = read(position);
        return now.hand().isEmpty() && play.isStalemate(now.rest());
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        Reading now = read(position);
        return now.hand().isEmpty() && play.isDoubleCheckmate(now.rest());
    }

    @Override
    public Optional<String> outcome(String position) {
        Reading now = read(position);
        return now.hand().isEmpty() ? play.outcome(now.rest()) : Optional.empty();
    }

    @Override
    public List<String> threats(String position) {
        Reading now = read(position);
        return now.hand().isEmpty() ? play.threats(now.rest()) : List.of();
    }

    // ---- Drops ----

    /** Returns every way of making the drops of a turn, by its text, in order. */
    private Map<String, Made> every(Reading now) {
        Map<String, Made> every = new LinkedHashMap<>();
        for (Drop first : drops(now.hand(), now.plain())) {
            String hand = handAfter(now.hand(), first, now.plain().white());
            PlainPosition between = now.plain().on(boardAfter(now.plain(), first));
            if (each == 1) {
                every.put(text(first), new Made(List.of(first), ended(between, hand)));
                continue;
            }
            for (Drop second : drops(hand, between)) {
                String left = handAfter(hand, second, now.plain().white());
                PlainPosition whole = between.on(boardAfter(between, second));
                every.put(text(first) + "," + text(second), new Made(List.of(first, second), ended(whole, left)));
            }
        }
        return every;
    }

    /** rules/geminus.md, Decided: possible in either order and to the same position, they are one turn. */
    private boolean isWrittenInTheOtherOrder(Made made, Map<String, Made> every) {
        if (each == 1 || made.drops().get(0).square() <= made.drops().get(1).square()) {
            return false;
        }
        Made other =
                every.get(text(made.drops().get(1)) + "," + text(made.drops().get(0)));
        return other != null && other.after().equals(made.after());
    }

    private List<Drop> drops(String hand, PlainPosition now) {
        List<Drop> drops = new ArrayList<>();
        for (int place = 0; place < kinds.length(); place++) {
            char kind = kinds.charAt(place);
            for (int square = 0; square < 64 && hand.indexOf(PlainBase.ofSide(kind, now.white())) >= 0; square++) {
                int rank = rank(now.white(), square);
                boolean allowed = kind == 'R' ? rank == 1 : rank <= 3;
                if (!allowed || (kind == 'B' && hasBishopOfColour(now, square))) {
                    continue;
                }
                if (rank <= 2 && now.board()[square] == PlainBase.EMPTY) {
                    drops.add(new Drop(place, square, PlainShape.NOWHERE));
                } else if (now.board()[square] == PlainBase.ofSide('P', now.white())) {
                    addOnPawn(drops, now, place, square);
                }
            }
        }
        drops.sort(ORDER);
        return drops;
    }

    /** Decided: the pawn goes to any empty square of the second rank; the one just dropped on is not empty. */
    private static void addOnPawn(List<Drop> drops, PlainPosition now, int place, int square) {
        for (int second = now.white() ? 8 : 48; second < (now.white() ? 16 : 56); second++) {
            if (now.board()[second] == PlainBase.EMPTY) {
                drops.add(new Drop(place, square, second));
            }
        }
    }

    private static boolean hasBishopOfColour(PlainPosition now, int square) {
        for (int other = 0; other < 64; other++) {
            if (now.board()[other] == PlainBase.ofSide('B', now.white()) && colour(other) == colour(square)) {
                return true;
            }
        }
        return false;
    }

    private static int colour(int square) {
        return (square / 8 + square % 8) % 2;
    }

    private static int rank(boolean white, int square) {
        return white ? square / 8 + 1 : 8 - square / 8;
    }

    private char[] boardAfter(PlainPosition now, Drop drop) {
        char[] board = now.board().clone();
        if (drop.relocation() != PlainShape.NOWHERE) {
            board[drop.relocation()] = board[drop.square()];
        }
        board[drop.square()] = PlainBase.ofSide(kinds.charAt(drop.place()), now.white());
        return board;
    }

    private String handAfter(String hand, Drop drop, boolean white) {
        char piece = PlainBase.ofSide(kinds.charAt(drop.place()), white);
        return new StringBuilder(hand).deleteCharAt(hand.indexOf(piece)).toString();
    }

    private String ended(PlainPosition now, String hand) {
        return write(PlainText.write(base, now.next(base, now.board(), now.rights(), List.of(), true)), hand);
    }

    private String text(Drop drop) {
        String relocation = drop.relocation() < 0 ? "" : ">" + base.shape().name(drop.relocation());
        return kinds.charAt(drop.place()) + "@" + base.shape().name(drop.square()) + relocation;
    }

    // ---- Text ----

    private static String write(String rest, String hand) {
        int space = rest.indexOf(' ');
        return rest.substring(0, space) + "[" + hand + "]" + rest.substring(space);
    }

    /** Returns the hand, and the text without it. */
    private static String[] parts(String text) {
        int open = text.indexOf('[');
        int close = text.indexOf("] ");
        require(open >= 0 && close > open && text.indexOf(' ') > close, "pieces in hand in brackets", text);
        return new String[] {text.substring(open + 1, close), text.substring(0, open) + text.substring(close + 1)};
    }

    private Reading read(String text) {
        String[] parts = parts(text);
        String white = kinds.chars()
                .mapToObj(kind -> (char) kind + "{0," + number((char) kind) + "}")
                .collect(Collectors.joining());
        require(parts[0].matches(white + white.toLowerCase(Locale.ROOT)), "pieces of the array in hand", parts[0]);
        Reading reading = new Reading(parts[0], parts[1], PlainText.readFreely(base, parts[1], true));
        if (!reading.hand().isEmpty()) {
            checkHands(reading);
        }
        return reading;
    }

    /** White to move has as many as Black, Black to move those of a turn more, and the turn number follows. */
    private void checkHands(Reading reading) {
        boolean white = reading.plain().white();
        int ours = (int) reading.hand().chars().filter(Character::isUpperCase).count();
        int theirs = reading.hand().length() - ours;
        require(ours % each == 0 && theirs == (white ? ours : ours + each), "hands that fit the turn", reading.hand());
        int all = kinds.chars().map(kind -> number((char) kind)).sum();
        int number = 1 + (all - (white ? ours : theirs)) / each;
        require(reading.plain().number() == number, "the turn number " + number, reading.rest());
        for (boolean side : new boolean[] {true, false}) {
            checkPieces(reading, side);
        }
    }

    /** Until all pieces are dropped nothing has been captured, and everybody stands where it began or was dropped. */
    private void checkPieces(Reading reading, boolean side) {
        char[] board = reading.plain().board();
        char[] array = PlainText.placement(base, base.initialPosition().split(" ", -1)[0]);
        StringBuilder pieces = new StringBuilder();
        reading.hand()
                .chars()
                .filter(piece -> PlainBase.isOf((char) piece, side))
                .forEach(piece -> pieces.append(Character.toUpperCase((char) piece)));
        int bishops = 0;
        for (int square = 0; square < 64; square++) {
            int rank = rank(side, square);
            String name = base.shape().name(square);
            require(rank != 3 || PlainBase.isOf(board[square], side), "an unbroken third rank", name);
            if (!PlainBase.isOf(board[square], side)) {
                continue;
            }
            char kind = Character.toUpperCase(board[square]);
            boolean dropped = kinds.indexOf(kind) >= 0 && (kind == 'R' ? rank == 1 : rank <= 3);
            boolean relocated = kind == 'P' && (rank == 2 || rank == 3);
            require(dropped || relocated || board[square] == array[square], "a piece where drops put it", name);
            if (kind == 'B') {
                require((bishops & 1 << colour(square)) == 0, "bishops on different colours", name);
                bishops |= 1 << colour(square);
            }
            pieces.append(kind);
        }
        char[] sorted = pieces.toString().toCharArray();
        Arrays.sort(sorted);
        require(new String(sorted).equals("BBKNNPPPPPPPPQRR"), "the pieces of the array", new String(sorted));
    }
}
