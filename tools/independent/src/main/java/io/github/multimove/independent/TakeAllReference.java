package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Progressive Take-All Chess, from {@code rules/more-series.md}: one sub-move more each turn, no piece is royal, and the
 * side that captures all enemy pieces wins.
 */
final class TakeAllReference implements ReferenceGame {

    /** A turn, and whether it is stalemate in the midst: further sub-moves are due and there is none. */
    private record Turn(SeriesPrefix made, boolean stuck) {}

    private final PlainBase base = PlainVariation.of(new Promotions());

    private TakeAllReference() {}

    /**
     * Returns the game, which has no options.
     *
     * @throws IllegalArgumentException if an option is given
     */
    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of());
        return new TakeAllReference();
    }

    /** Orthodox pieces, but a pawn may become a king too. */
    private static final class Promotions extends PlainOrthodox {
        @Override
        List<String> promotions(char[] board, int from, int to, int taken) {
            List<String> usual = super.promotions(board, from, to, taken);
            return usual.size() > 1 ? List.of("q", "r", "b", "n", "k") : usual;
        }
    }

    @Override
    public String initialPosition() {
        return base.initialPosition();
    }

    @Override
    public List<String> legalTurns(String position) {
        return firstTurns(position, Integer.MAX_VALUE);
    }

    @Override
    public List<String> firstTurns(String position, int most) {
        List<String> texts = new ArrayList<>();
        PlainPosition now = read(position);
        if (most > 0) {
            visit(now, turn -> {
                texts.add(text(turn));
                return texts.size() >= most;
            });
        }
        return texts;
    }

    @Override
    public String play(String position, String turn) {
        PlainPosition now = read(position);
        SeriesPrefix made = SeriesPrefix.begin(new SeriesPosition(now, false));
        for (String word : turn.split(",", -1)) {
            SeriesPrefix longer = null;
            for (PlainSubMove subMove : isWhole(made, length(now)) ? List.<PlainSubMove>of() : following(made)) {
                longer = subMove.text(base.shape()).equals(word) ? made.with(base, subMove) : longer;
            }
            if (longer == null) {
                throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
            }
            made = longer;
        }
        boolean whole = isWhole(made, length(now));
        if (!whole && !following(made).isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return PlainText.write(base, after(new Turn(made, !whole)));
    }

    @Override
    public boolean isCheck(String position) {
        read(position);
        return false;
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isCheckmate(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isStalemate(String position) {
        PlainPosition now = read(position);
        return !isOver(now) && !visit(now, turn -> true);
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        return isCheck(position);
    }

    @Override
    public Optional<String> outcome(String position) {
        PlainPosition now = read(position);
        if (isOver(now)) {
            // On an empty board the side to move has lost.
            boolean lost = !hasPieces(now.board(), now.white());
            return Optional.of(now.white() == lost ? "b" : "w");
        }
        return visit(now, turn -> true) ? Optional.empty() : Optional.of("draw");
    }

    @Override
    public List<String> threats(String position) {
        read(position);
        return List.of();
    }

    // ---- Turns ----

    /** As in Progressive Chess: White's turns have 1, 3, 5 sub-moves and so on, Black's 2, 4, 6. */
    private static int length(PlainPosition position) {
        return position.white() ? 2 * position.number() - 1 : 2 * position.number();
    }

    private static boolean hasPieces(char[] board, boolean white) {
        for (char piece : board) {
            if (PlainBase.isOf(piece, white)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOver(PlainPosition position) {
        return !hasPieces(position.board(), true) || !hasPieces(position.board(), false);
    }

    /** Shows the turns, in order, until the visitor says true. */
    private boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        return !isOver(position)
                && visit(SeriesPrefix.begin(new SeriesPosition(position, false)), length(position), visitor);
    }

    private boolean visit(SeriesPrefix made, int length, Predicate<Turn> visitor) {
        if (isWhole(made, length)) {
            return visitor.test(new Turn(made, false));
        }
        List<PlainSubMove> further = following(made);
        if (further.isEmpty()) {
            return made.size() > 0 && visitor.test(new Turn(made, true));
        }
        for (PlainSubMove subMove : further) {
            if (visit(made.with(base, subMove), length, visitor)) {
                return true;
            }
        }
        return false;
    }

    /** The capture of the last piece ends the turn, whatever is still due. */
    private static boolean isWhole(SeriesPrefix made, int length) {
        return made.size() == length || !hasPieces(made.board(), !made.white());
    }

    /** Returns what may be played next, in order; a pawn is captured en passant by the first sub-move alone. */
    private List<PlainSubMove> following(SeriesPrefix made) {
        SortedSet<Integer> passed = made.size() == 0 ? made.before().plain().enPassant() : new TreeSet<>();
        List<PlainSubMove> all = new ArrayList<>(base.subMoves(made.board(), made.white(), passed));
        for (PlainCastling castling : base.castlings()) {
            if (castling.white() == made.white()
                    && made.rights().contains(castling.right())
                    && castling.way().stream().allMatch(square -> made.board()[square] == PlainBase.EMPTY)) {
                all.add(PlainSubMove.of(castling));
            }
        }
        all.sort(PlainSubMove.ORDER);
        return all;
    }

    private PlainPosition after(Turn turn) {
        SeriesPrefix made = turn.made();
        PlainPosition before = made.before().plain();
        boolean white = before.white();
        int clock = made.resets() ? 0 : before.clock() + 1;
        if (turn.stuck()) {
            // rules/series.md, short, draws: the same side is to move, at the same number, and is stalemated.
            return new PlainPosition(made.board(), white, made.rights(), new TreeSet<>(), clock, before.number());
        }
        List<Integer> crossed = made.doubleSteps().values().stream()
                .filter(square -> made.board()[square] == PlainBase.EMPTY)
                .toList();
        return new PlainPosition(
                made.board(),
                !white,
                made.rights(),
                PlainPosition.usable(base, made.board(), !white, crossed),
                clock,
                white ? before.number() : before.number() + 1);
    }

    // ---- Text ----

    private String text(Turn turn) {
        return String.join(
                ",",
                turn.made().made().stream()
                        .map(subMove -> subMove.text(base.shape()))
                        .toList());
    }

    /** Kings are read like other pieces: none, one or several. */
    private PlainPosition read(String text) {
        String[] fields = text.split(" ", -1);
        PlainText.require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        char[] board = PlainText.placement(base, fields[0]);
        PlainText.require(fields[1].equals("w") || fields[1].equals("b"), "w or b", fields[1]);
        boolean white = fields[1].equals("w");
        List<String> rights = PlainText.rights(base, board, fields[2]);
        List<Integer> crossed = PlainText.crossed(base, board, white, fields[3]);
        int clock = fields.length > 4 ? Integer.parseInt(fields[4]) : 0;
        int number = fields.length > 4 ? Integer.parseInt(fields[5]) : 1;
        PlainText.require(clock >= 0 && number >= 1, "a clock from 0 and a turn number from 1", text);
        return new PlainPosition(
                board, white, rights, PlainPosition.usable(base, board, white, crossed), clock, number);
    }
}
