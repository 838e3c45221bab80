package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.choice;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Twinmove Chess, from {@code rules/twinmove.md}; and Geminus Chess after the drops: a pawn move and then a piece move. */
final class PawnThenPieceReference extends CapturedGame {
    private final boolean optional;
    private final boolean balanced;
    private final boolean strict;
    private final boolean geminus;

    private PawnThenPieceReference(PlainBase base, Map<String, String> options, boolean geminus) {
        super(base);
        this.optional = choice(options, "pawn-move", "compelled", "optional");
        this.balanced = choice(options, "balanced", "false", "true");
        this.strict = !geminus && choice(options, "castling", "lenient", "strict");
        this.geminus = geminus;
    }

    static ReferenceGame twinmove(Map<String, String> options) {
        boolean queen = choice(options, "promotion", "any", "queen");
        return new PawnThenPieceReference(new PlainOrthodox(queen ? "q" : "qrbn"), options, false);
    }

    /** {@code rules/geminus.md}. */
    static ReferenceGame geminus(Map<String, String> options) {
        PlainBase base = new PlainOrthodox(choice(options, "promotion", "queen", "any") ? "qrbn" : "q")
                .from("8/8/pppppppp/8/8/PPPPPPPP/8/8 w - - 0 1")
                .castling()
                .withoutDoubleStep();
        PawnThenPieceReference play = new PawnThenPieceReference(base, options, true);
        return new DropPhase(base, "KQRBN", 2, play, play::takesLast);
    }

    @Override
    PlainPosition read(String text) {
        return PlainText.read(base, text, true, false);
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        boolean afterDrops = geminus && position.white() && position.number() == 5;
        return visit(position, geminus ? afterDrops : isArray(position), strict, visitor);
    }

    @Override
    boolean visitAsked(PlainPosition turned, Predicate<Turn> visitor) {
        return visit(turned, false, false, visitor);
    }

    private boolean visit(PlainPosition position, boolean first, boolean judged, Predicate<Turn> visitor) {
        if (isOver(position)) {
            return false;
        }
        List<PlainSubMove> moves = base.ordered(position);
        moves.removeIf(move -> judged && castlesByAttack(position, move));
        boolean hasPawnMove = moves.stream().anyMatch(move -> isOfPawn(position.board(), move));
        // In Geminus Chess pawn-move=optional holds in the first turn too, unless balanced.
        boolean pieceAlone = !hasPawnMove || (optional && !(first && (balanced || !geminus)));
        for (PlainSubMove move : moves) {
            SeriesPrefix made = SeriesPrefix.begin(position).with(base, move);
            boolean begins = isOfPawn(position.board(), move);
            // Decided: capturing the king ends the game at once. Balanced: the first turn is the pawn move alone.
            boolean whole = !begins || !made.royalCapturers().isEmpty() || (balanced && first);
            List<PlainSubMove> further = whole
                    ? List.of()
                    : base.ordered(made.board(), position.white(), made.rights(), List.of()).stream()
                            .filter(piece -> !isOfPawn(made.board(), piece)
                                    && !(judged && castlesByAttack(position.on(made.board()), piece)))
                            .toList();
            if (further.isEmpty() && (begins || pieceAlone) && visitor.test(recorded(made))) {
                return true;
            }
            for (PlainSubMove piece : further) {
                if (visitor.test(recorded(made.with(base, piece)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** castling=strict: whether the king, there where it stands, passes or goes, could be captured by a turn of the opponent. */
    private boolean castlesByAttack(PlainPosition now, PlainSubMove move) {
        return move.castling().isPresent()
                && move.castling().get().asked().stream().anyMatch(square -> {
                    char[] with = now.board().clone();
                    with[move.from()] = PlainBase.EMPTY;
                    with[square] = now.board()[move.from()];
                    return visitAsked(
                            now.on(with).turned(),
                            turn -> turn.capturers().stream().anyMatch(capture -> capture.taken() == square));
                });
    }

    private static boolean isOfPawn(char[] board, PlainSubMove move) {
        return Character.toUpperCase(board[move.from()]) == 'P';
    }

    /** There is no capture en passant, so that no square is recorded. */
    private Turn recorded(SeriesPrefix made) {
        return turn(made, made.text(base), made.board(), made.rights(), List.of(), made.resets());
    }
}
