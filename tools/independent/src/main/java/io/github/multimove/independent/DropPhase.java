package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Pieces are dropped before play begins, so many a turn ({@code rules/geminus.md}, {@code rules/swedish.md}). */
final class DropPhase extends ListedGame {
    /** The order of turns: the square dropped on, the piece list, the relocation square. */
    private static final Comparator<Drop> ORDER =
            Comparator.comparingInt(Drop::square).thenComparingInt(Drop::place).thenComparingInt(Drop::relocation);

    /** A piece by its place in the piece list; the relocation square is nowhere unless a pawn stood there. */
    private record Drop(int place, int square, int relocation) {}

    /** The drops of a turn, and what they leave. */
    private record Made(List<Drop> drops, PlainPosition after) {}

    private final String kinds;
    private final int each;
    private final ListedGame play;
    private final Predicate<PlainPosition> takesLast;

    /**
     * Takes the kinds in hand in the order of the piece list, how many are dropped in a turn, the game that follows, and
     * whether there the side to move can win by capturing the king.
     */
    DropPhase(PlainBase base, String kinds, int each, ListedGame play, Predicate<PlainPosition> takesLast) {
        super(base);
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
        return write(PlainText.readFreely(base, base.array, true)
                .with(hand + hand.toString().toLowerCase(Locale.ROOT)));
    }

    private static boolean isPlay(PlainPosition now) {
        return now.more().hand().isEmpty();
    }

    @Override
    boolean visit(PlainPosition now, Predicate<Turn> visitor) {
        if (isPlay(now)) {
            return play.visit(now, visitor);
        }
        Map<String, Made> every = every(now);
        return every.entrySet().stream()
                .filter(turn -> !isWrittenInTheOtherOrder(turn.getValue(), every))
                .anyMatch(turn ->
                        visitor.test(new Turn(turn.getKey(), turn.getValue().after(), List.of())));
    }

    /** Two drops are read in either order. */
    @Override
    boolean visit(PlainPosition now, String text, Predicate<Turn> visitor) {
        Made made = isPlay(now) ? null : every(now).get(text);
        return made == null ? visit(now, visitor) : visitor.test(new Turn(text, made.after(), List.of()));
    }

    @Override
    boolean isOver(PlainPosition now) {
        return isPlay(now) && play.isOver(now);
    }

    /** No check exists while any piece of either side is in hand. */
    @Override
    boolean isCheck(PlainPosition now) {
        return isPlay(now) && play.isCheck(now);
    }

    /** The last drops may leave the king where it is captured, whichever they are. */
    @Override
    boolean isCheckmate(PlainPosition now) {
        return isPlay(now)
                ? play.isCheckmate(now)
                : every(now).values().stream().allMatch(made -> isPlay(made.after()) && takesLast.test(made.after()));
    }

    /** A side with a piece in hand can always drop it somewhere. */
    @Override
    boolean hasTurn(PlainPosition now) {
        return !isPlay(now) || play.hasTurn(now);
    }

    @Override
    boolean isStalemate(PlainPosition now) {
        return isPlay(now) && play.isStalemate(now);
    }

    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        return isPlay(now) ? play.threats(PlainText.write(base, now)) : List.of();
    }

    // ---- Drops ----

    /** Returns every way of making the drops of a turn, by its text, in order. */
    private Map<String, Made> every(PlainPosition now) {
        Map<String, Made> every = new LinkedHashMap<>();
        for (Drop first : drops(now)) {
            PlainPosition between = after(now, first);
            if (each == 1) {
                every.put(text(first), new Made(List.of(first), ended(between)));
                continue;
            }
            for (Drop second : drops(between)) {
                every.put(
                        text(first) + "," + text(second),
                        new Made(List.of(first, second), ended(after(between, second))));
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
        return other != null && write(other.after()).equals(write(made.after()));
    }

    private List<Drop> drops(PlainPosition now) {
        String hand = now.more().hand();
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
        char bishop = PlainBase.ofSide('B', now.white());
        return IntStream.range(0, 64)
                .anyMatch(other -> now.board()[other] == bishop && colour(other) == colour(square));
    }

    private static int colour(int square) {
        return (square / 8 + square % 8) % 2;
    }

    private static int rank(boolean white, int square) {
        return white ? square / 8 + 1 : 8 - square / 8;
    }

    private PlainPosition after(PlainPosition now, Drop drop) {
        char[] board = now.board().clone();
        char piece = PlainBase.ofSide(kinds.charAt(drop.place()), now.white());
        if (drop.relocation() != PlainShape.NOWHERE) {
            board[drop.relocation()] = board[drop.square()];
        }
        board[drop.square()] = piece;
        String hand = now.more().hand();
        return now.on(board)
                .with(new StringBuilder(hand).deleteCharAt(hand.indexOf(piece)).toString());
    }

    private PlainPosition ended(PlainPosition now) {
        return now.next(base, now.board(), now.rights(), List.of(), true)
                .with(now.more().hand());
    }

    private String text(Drop drop) {
        String relocation = drop.relocation() < 0 ? "" : ">" + base.shape.name(drop.relocation());
        return kinds.charAt(drop.place()) + "@" + base.shape.name(drop.square()) + relocation;
    }

    // ---- Text ----

    @Override
    String write(PlainPosition position) {
        return PlainText.write(base, position)
                .replaceFirst(" ", "[" + position.more().hand() + "] ");
    }

    @Override
    PlainPosition read(String text) {
        int open = text.indexOf('[');
        int close = text.indexOf("] ");
        require(open >= 0 && close > open && text.indexOf(' ') > close, "pieces in hand in brackets", text);
        String hand = text.substring(open + 1, close);
        String rest = text.substring(0, open) + text.substring(close + 1);
        String white = kinds.chars()
                .mapToObj(kind -> (char) kind + "{0," + number((char) kind) + "}")
                .collect(Collectors.joining());
        require(hand.matches(white + white.toLowerCase(Locale.ROOT)), "pieces of the array in hand", hand);
        if (hand.isEmpty()) {
            return play.read(rest);
        }
        return PlainText.readFreely(base, rest, true).with(hand);
    }
}
