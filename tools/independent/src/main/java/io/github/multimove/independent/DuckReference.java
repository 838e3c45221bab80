package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Duck Chess over any base game, from {@code rules/duck.md}: a move, then the neutral piece on another empty square. */
final class DuckReference implements ReferenceGame {

    /** A whole turn: the move, and where the duck was put, or nowhere when the move took the last royal. */
    private record Turn(SeriesPrefix move, int duck) {}

    private final PlainBase base;

    private DuckReference(PlainBase base) {
        this.base = PlainVariation.of(base).withNeutral();
    }

    /**
     * Returns the game over the base game that the option names.
     *
     * @throws IllegalArgumentException if there is no such option or base game
     */
    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of("base"));
        return new DuckReference(ReferenceGames.base(options));
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
        List<Turn> found = new ArrayList<>();
        visit(read(position), legal -> text(legal).equals(turn) && found.add(legal));
        if (found.isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return PlainText.write(base, after(found.get(0)));
    }

    @Override
    public boolean isCheck(String position) {
        PlainPosition now = read(position);
        return base.royals(now.board(), now.white()).stream()
                .anyMatch(royal ->
                        !base.capturers(now.board(), !now.white(), royal).isEmpty());
    }

    /** One sub-move captures one royal, so that only the last one binds; and in this game it binds no piece. */
    @Override
    public boolean isBoundByCheck(String position) {
        PlainPosition now = read(position);
        return canLoseLast(now.board(), now.white());
    }

    /** There is a turn, every one lets the last royal be captured on the next, and none captures the enemy's last. */
    @Override
    public boolean isCheckmate(String position) {
        return isCheckmate(read(position));
    }

    private boolean isCheckmate(PlainPosition now) {
        return hasTurn(now)
                && !visit(
                        now, turn -> turn.duck() == PlainShape.NOWHERE || !canLoseLast(boardAfter(turn), now.white()));
    }

    /** A side without a move has won (6). */
    @Override
    public boolean isStalemate(String position) {
        read(position);
        return false;
    }

    /** By the very words of rules/double-king.md. */
    @Override
    public boolean isDoubleCheckmate(String position) {
        return isDoubleCheckmate(read(position));
    }

    private boolean isDoubleCheckmate(PlainPosition now) {
        List<Integer> royals = base.royals(now.board(), now.white());
        boolean bothInCheck = royals.size() == 2
                && royals.stream()
                        .noneMatch(royal ->
                                base.capturers(now.board(), !now.white(), royal).isEmpty());
        return bothInCheck && hasTurn(now) && !visit(now, turn -> !canMateByCapturing(after(turn)));
    }

    private boolean canMateByCapturing(PlainPosition now) {
        return visit(
                now,
                turn -> !turn.move().royalCapturers().isEmpty()
                        && turn.duck() != PlainShape.NOWHERE
                        && isCheckmate(after(turn)));
    }

    @Override
    public Optional<String> outcome(String position) {
        PlainPosition now = read(position);
        if (isOver(now)) {
            return Optional.of(now.white() ? "b" : "w");
        }
        if (!hasTurn(now)) {
            return Optional.of(now.white() ? "w" : "b");
        }
        return Optional.empty();
    }

    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        PlainPosition turned =
                new PlainPosition(now.board(), !now.white(), now.rights(), new TreeSet<>(), now.clock(), now.number());
        Set<String> seen = new HashSet<>();
        Set<String> witnesses = new LinkedHashSet<>();
        visit(turned, turn -> {
            boolean takes = !turn.move().royalCapturers().isEmpty();
            if (takes && seen.add(turn.move().last().text(base.shape()))) {
                witnesses.add(text(turn));
            }
            return false;
        });
        return List.copyOf(witnesses);
    }

    // ---- Turns ----

    /** Tells whether the side to move has no royal left. */
    private boolean isOver(PlainPosition position) {
        return base.royals(position.board(), position.white()).isEmpty();
    }

    private boolean hasTurn(PlainPosition position) {
        return visit(position, turn -> true);
    }

    /** Shows the turns, in order, until the visitor says true. */
    private boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        if (isOver(position)) {
            return false;
        }
        SeriesPrefix begin = SeriesPrefix.begin(new SeriesPosition(position, false));
        int stood = duck(position.board());
        for (PlainSubMove subMove : moves(position)) {
            SeriesPrefix move = begin.with(base, subMove);
            if (base.royals(move.board(), !position.white()).isEmpty()) {
                // 5: the turn is that move alone.
                if (visitor.test(new Turn(move, PlainShape.NOWHERE))) {
                    return true;
                }
                continue;
            }
            for (int square = 0; square < move.board().length; square++) {
                if (move.board()[square] == PlainBase.EMPTY
                        && square != stood
                        && visitor.test(new Turn(move, square))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the moves, in order; castling asks nothing about attack (3). */
    private List<PlainSubMove> moves(PlainPosition position) {
        List<PlainSubMove> all = base.subMoves(position.board(), position.white(), position.enPassant());
        for (PlainCastling castling : base.castlings()) {
            if (castling.white() == position.white()
                    && position.rights().contains(castling.right())
                    && castling.way().stream().allMatch(square -> position.board()[square] == PlainBase.EMPTY)) {
                all.add(PlainSubMove.of(castling));
            }
        }
        all.sort(PlainSubMove.ORDER);
        return all;
    }

    private boolean canLoseLast(char[] board, boolean white) {
        List<Integer> royals = base.royals(board, white);
        return royals.size() == 1
                && !base.capturers(board, !white, royals.get(0)).isEmpty();
    }

    private static int duck(char[] board) {
        for (int square = 0; square < board.length; square++) {
            if (board[square] == PlainBase.NEUTRAL) {
                return square;
            }
        }
        return PlainShape.NOWHERE;
    }

    private static char[] boardAfter(Turn turn) {
        char[] board = turn.move().board().clone();
        int stood = duck(board);
        if (turn.duck() != PlainShape.NOWHERE) {
            if (stood != PlainShape.NOWHERE) {
                board[stood] = PlainBase.EMPTY;
            }
            board[turn.duck()] = PlainBase.NEUTRAL;
        }
        return board;
    }

    private PlainPosition after(Turn turn) {
        PlainPosition before = turn.move().before().plain();
        char[] board = boardAfter(turn);
        List<Integer> crossed = turn.move().doubleSteps().values().stream()
                .filter(square -> board[square] == PlainBase.EMPTY)
                .toList();
        return new PlainPosition(
                board,
                !before.white(),
                turn.move().rights(),
                PlainPosition.usable(base, board, !before.white(), crossed),
                turn.move().resets() ? 0 : before.clock() + 1,
                before.white() ? before.number() : before.number() + 1);
    }

    // ---- Text ----

    private String text(Turn turn) {
        String move = turn.move().last().text(base.shape());
        return turn.duck() == PlainShape.NOWHERE
                ? move
                : move + ",@" + base.shape().name(turn.duck());
    }

    private PlainPosition read(String text) {
        String[] fields = text.split(" ", -1);
        PlainText.require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        PlainText.require(
                fields[0].chars().filter(piece -> piece == PlainBase.NEUTRAL).count() <= 1, "one duck", text);
        return SeriesText.plain(base, fields, true, true);
    }
}
