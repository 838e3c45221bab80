package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.choice;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Avalanche Chess, from {@code rules/avalanche.md}: the choice owed, an orthodox sub-move, a push. */
final class AvalancheReference implements ReferenceGame {

    /** What the pawn pushed to its last rank may become, in the order of turns. */
    private static final List<String> CHOICES = List.of("b", "n", "q", "r");

    /** A whole turn and what it left. */
    private record Turn(String text, PlainPosition after) {}

    private final PlainBase base;
    private final boolean balanced;
    private final char[] array;

    private AvalancheReference(PlainBase base, boolean balanced) {
        this.base = base;
        this.balanced = balanced;
        this.array = PlainText.placement(base, base.initialPosition().split(" ", -1)[0]);
    }

    /**
     * Returns the game with the given options, defaults for those that are absent.
     *
     * @throws IllegalArgumentException if there is no such option or value
     */
    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of("balanced", "array"));
        PlainVariation base = PlainVariation.of(new PlainOrthodox());
        if (choice(options, "array", "standard", "reversed")) {
            PlainShape shape = base.shape();
            List<PlainCastling> ways = new ArrayList<>(base.castlings().subList(0, 2));
            ways.add(
                    new PlainCastling("k", shape.named("d8"), shape.named("h8"), shape.named("f8"), shape.named("e8")));
            ways.add(
                    new PlainCastling("q", shape.named("d8"), shape.named("a8"), shape.named("b8"), shape.named("c8")));
            base = base.from("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                    .castling(ways);
        }
        return new AvalancheReference(base, choice(options, "balanced", "false", "true"));
    }

    @Override
    public String initialPosition() {
        return base.initialPosition();
    }

    @Override
    public List<String> legalTurns(String position) {
        List<String> texts = new ArrayList<>();
        visit(read(position), turn -> {
            texts.add(turn.text());
            return false;
        });
        return texts;
    }

    @Override
    public String play(String position, String turn) {
        List<Turn> found = new ArrayList<>();
        visit(read(position), legal -> legal.text().equals(turn) && found.add(legal));
        if (found.isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return PlainText.write(base, found.get(0).after());
    }

    @Override
    public boolean isCheck(String position) {
        PlainPosition now = read(position);
        return isAttacked(now.board(), now.white());
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isCheckmate(String position) {
        PlainPosition now = read(position);
        return !isOver(now) && isAttacked(now.board(), now.white()) && !hasTurn(now);
    }

    @Override
    public boolean isStalemate(String position) {
        PlainPosition now = read(position);
        return !isOver(now) && !isAttacked(now.board(), now.white()) && !hasTurn(now);
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        read(position);
        return false;
    }

    @Override
    public Optional<String> outcome(String position) {
        PlainPosition now = read(position);
        if (isExposed(now)) {
            // 5: pushing oneself into check loses at once.
            return Optional.of(now.white() ? "w" : "b");
        }
        if (isBareKings(now)) {
            return Optional.of("draw");
        }
        if (hasTurn(now)) {
            return Optional.empty();
        }
        return Optional.of(isAttacked(now.board(), now.white()) ? (now.white() ? "b" : "w") : "draw");
    }

    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        int king = base.royals(now.board(), now.white()).get(0);
        // A sub-move that captures the king is the whole turn; only the side to move can owe a choice.
        return base.capturers(now.board(), !now.white(), king).stream()
                .sorted(PlainSubMove.ORDER)
                .map(capturer -> capturer.text(base.shape()))
                .toList();
    }

    // ---- Turns ----

    private boolean hasTurn(PlainPosition position) {
        return visit(position, turn -> true);
    }

    /** Shows the legal turns, in order, until the visitor says true. */
    private boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        if (isOver(position)) {
            return false;
        }
        List<Integer> owed = pawnsOnLastRanks(position.board());
        if (owed.isEmpty()) {
            return visitFirstParts(position, "", false, visitor);
        }
        // 3: the choice comes first, and the pawn so promoted may move at once.
        int pawn = owed.get(0);
        for (String letter : CHOICES) {
            PlainPosition chosen = withPiece(position, pawn, letter);
            String text = base.shape().name(pawn) + base.shape().name(pawn) + letter + ",";
            if (visitFirstParts(chosen, text, true, visitor)) {
                return true;
            }
        }
        return false;
    }

    private boolean visitFirstParts(PlainPosition position, String before, boolean resets, Predicate<Turn> visitor) {
        SeriesPrefix begin = SeriesPrefix.begin(new SeriesPosition(position, false));
        for (PlainSubMove subMove : firstParts(position)) {
            SeriesPrefix made = begin.with(base, subMove);
            String text = before + subMove.text(base.shape());
            // 1: the king must be safe after it; the push cannot repair that.
            if (!isAttacked(made.board(), position.white())
                    && visitPushes(position, made, text, resets || made.resets(), visitor)) {
                return true;
            }
        }
        return false;
    }

    private List<PlainSubMove> firstParts(PlainPosition position) {
        List<PlainSubMove> all = base.subMoves(position.board(), position.white(), List.of());
        for (PlainCastling castling : base.castlings()) {
            List<Integer> asked = new ArrayList<>(castling.passed());
            asked.add(castling.kingFrom());
            asked.add(castling.kingTo());
            if (castling.white() == position.white()
                    && position.rights().contains(castling.right())
                    && castling.way().stream().allMatch(square -> position.board()[square] == PlainBase.EMPTY)
                    && asked.stream().noneMatch(square -> isAttackedAt(position, square))) {
                all.add(PlainSubMove.of(castling));
            }
        }
        all.sort(PlainSubMove.ORDER);
        return all;
    }

    private boolean visitPushes(
            PlainPosition before, SeriesPrefix made, String text, boolean resets, Predicate<Turn> visitor) {
        boolean none = balanced && before.white() && before.number() == 1 && Arrays.equals(before.board(), array);
        List<Integer> pawns = none ? List.of() : pushable(made.board(), before.white());
        if (pawns.isEmpty()) {
            return visitor.test(new Turn(text, after(before, made, made.board(), resets)));
        }
        for (int pawn : pawns) {
            int to = pushed(pawn, before.white());
            char[] board = made.board().clone();
            board[to] = board[pawn];
            board[pawn] = PlainBase.EMPTY;
            String whole = text + "," + base.shape().name(pawn) + base.shape().name(to);
            if (visitor.test(new Turn(whole, after(before, made, board, true)))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the enemy pawns that can be pushed toward the mover, in order. */
    private List<Integer> pushable(char[] board, boolean white) {
        List<Integer> pawns = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            int to = pushed(square, white);
            if (board[square] == (white ? 'p' : 'P') && board[to] == PlainBase.EMPTY) {
                pawns.add(square);
            }
        }
        return pawns;
    }

    private int pushed(int pawn, boolean white) {
        return base.shape().shifted(pawn, 0, white ? -1 : 1, 0);
    }

    private static PlainPosition after(PlainPosition before, SeriesPrefix made, char[] board, boolean resets) {
        return new PlainPosition(
                board,
                !before.white(),
                made.rights(),
                new TreeSet<>(),
                resets ? 0 : before.clock() + 1,
                before.white() ? before.number() : before.number() + 1);
    }

    // ---- Attack ----

    private boolean isOver(PlainPosition position) {
        return isExposed(position) || isBareKings(position);
    }

    /** Tells whether the side that has just moved stands attacked (5). */
    private boolean isExposed(PlainPosition position) {
        if (isAttacked(position.board(), !position.white())) {
            return true;
        }
        // A pawn on its last rank attacks as everything that it may become.
        return pawnsOnLastRanks(position.board()).stream()
                .anyMatch(pawn -> CHOICES.stream()
                        .anyMatch(letter ->
                                isAttacked(withPiece(position, pawn, letter).board(), !position.white())));
    }

    private boolean isAttacked(char[] board, boolean white) {
        int king = base.royals(board, white).get(0);
        return !base.capturers(board, !white, king).isEmpty();
    }

    private boolean isAttackedAt(PlainPosition position, int square) {
        char[] with = position.board().clone();
        with[square] = position.white() ? 'K' : 'k';
        return !base.capturers(with, !position.white(), square).isEmpty();
    }

    private static boolean isBareKings(PlainPosition position) {
        int pieces = 0;
        for (char piece : position.board()) {
            pieces += piece == PlainBase.EMPTY ? 0 : 1;
        }
        return pieces == 2;
    }

    private static PlainPosition withPiece(PlainPosition position, int square, String letter) {
        char[] board = position.board().clone();
        char piece = letter.charAt(0);
        board[square] = position.white() ? Character.toUpperCase(piece) : piece;
        return new PlainPosition(
                board, position.white(), position.rights(), new TreeSet<>(), position.clock(), position.number());
    }

    // ---- Text ----

    private PlainPosition read(String text) {
        String[] fields = text.split(" ", -1);
        PlainText.require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        PlainPosition position = SeriesText.plain(base, fields, false, false);
        List<Integer> owed = pawnsOnLastRanks(position.board());
        PlainText.require(owed.size() <= 1, "one pawn on a last rank", fields[0]);
        for (int pawn : owed) {
            boolean own = position.board()[pawn] == (position.white() ? 'P' : 'p');
            boolean last = base.shape().rank(pawn) == (position.white() ? 7 : 0);
            PlainText.require(own && last, "a pawn of the side to move on its last rank", fields[0]);
        }
        return position;
    }

    private List<Integer> pawnsOnLastRanks(char[] board) {
        List<Integer> pawns = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            int rank = base.shape().rank(square);
            if (Character.toUpperCase(board[square]) == 'P' && (rank == 0 || rank == 7)) {
                pawns.add(square);
            }
        }
        return pawns;
    }
}
