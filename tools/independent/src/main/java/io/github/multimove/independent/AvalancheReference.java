package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.choice;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Avalanche Chess, from {@code rules/avalanche.md}: the choice owed, an orthodox sub-move, a push. */
final class AvalancheReference extends ListedGame {
    /** What the pawn pushed to its last rank may become, in the order of turns. */
    private static final List<String> CHOICES = List.of("b", "n", "q", "r");

    private final boolean balanced;

    private AvalancheReference(PlainBase base, boolean balanced) {
        super(base);
        this.balanced = balanced;
    }

    static ReferenceGame of(Map<String, String> options) {
        PlainBase base = new PlainOrthodox();
        if (choice(options, "array", "standard", "reversed")) {
            base.from("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                    .castling("K e1 h1 g1 f1", "Q e1 a1 c1 d1", "k d8 h8 f8 e8", "q d8 a8 b8 c8");
        }
        return new AvalancheReference(base, choice(options, "balanced", "false", "true"));
    }

    @Override
    PlainPosition read(String text) {
        PlainPosition position = PlainText.read(base, text, false, false);
        List<Integer> owed = pawnsOnLastRanks(position.board());
        PlainText.require(owed.size() <= 1, "one pawn on a last rank", text);
        for (int pawn : owed) {
            boolean own = position.board()[pawn] == PlainBase.ofSide('P', position.white());
            boolean last = base.shape.rank(pawn) == (position.white() ? 7 : 0);
            PlainText.require(own && last, "a pawn of the side to move on its last rank", text);
        }
        return position;
    }

    private List<Integer> pawnsOnLastRanks(char[] board) {
        return IntStream.range(0, board.length)
                .filter(square -> Character.toUpperCase(board[square]) == 'P' && base.shape.rank(square) % 7 == 0)
                .boxed()
                .toList();
    }

    /** Tells whether the side that has just moved stands attacked (5); a pawn on its last rank attacks as all it may become. */
    @Override
    boolean isOver(PlainPosition position) {
        return base.isInCheck(position.board(), !position.white())
                || pawnsOnLastRanks(position.board()).stream()
                        .anyMatch(pawn -> CHOICES.stream()
                                .anyMatch(letter -> base.isInCheck(
                                        chosen(position, pawn, letter).board(), !position.white())));
    }

    private static PlainPosition chosen(PlainPosition position, int square, String letter) {
        char[] board = position.board().clone();
        board[square] = PlainBase.ofSide(letter.charAt(0), position.white());
        return position.on(board);
    }

    @Override
    Optional<String> outcome(PlainPosition now) {
        // 5: pushing oneself into check loses at once.
        return isOver(now) ? Optional.of(side(now.white())) : super.outcome(now);
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        if (isOver(position)) {
            return false;
        }
        List<Integer> owed = pawnsOnLastRanks(position.board());
        if (owed.isEmpty()) {
            return visitFirstParts(position, "", false, visitor);
        }
        // 3: the choice comes first, and the pawn so promoted may move at once.
        String square = base.shape.name(owed.get(0));
        return CHOICES.stream()
                .anyMatch(letter -> visitFirstParts(
                        chosen(position, owed.get(0), letter), square + square + letter + ",", true, visitor));
    }

    private boolean visitFirstParts(PlainPosition position, String before, boolean resets, Predicate<Turn> visitor) {
        for (PlainSubMove subMove : base.ordered(position)) {
            SeriesPrefix made = SeriesPrefix.begin(position).with(base, subMove);
            String text = before + subMove.text(base.shape);
            // 1: the king must be safe after it; the push cannot repair that.
            if (base.passesNoAttack(position.board(), subMove)
                    && !base.isInCheck(made.board(), position.white())
                    && visitPushes(position, made, text, resets || made.resets(), visitor)) {
                return true;
            }
        }
        return false;
    }

    private boolean visitPushes(
            PlainPosition before, SeriesPrefix made, String text, boolean resets, Predicate<Turn> visitor) {
        boolean pushed = false;
        for (int pawn = 0; pawn < made.board().length && !(balanced && isArray(before)); pawn++) {
            int to = base.shape.shifted(pawn, 0, before.white() ? -1 : 1, 0);
            if (made.board()[pawn] != PlainBase.ofSide('P', !before.white()) || made.board()[to] != PlainBase.EMPTY) {
                continue;
            }
            pushed = true;
            char[] board = made.board().clone();
            board[to] = board[pawn];
            board[pawn] = PlainBase.EMPTY;
            String whole = text + "," + base.shape.name(pawn) + base.shape.name(to);
            if (visitor.test(turn(made, whole, board, made.rights(), List.of(), true))) {
                return true;
            }
        }
        return !pushed && visitor.test(turn(made, text, made.board(), made.rights(), List.of(), resets));
    }
}
