package io.github.multimove.internal.text;

import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import java.util.List;

/** What castling rights must be like for positions and turns to read back (rules/notation.md). */
public final class CastlingTexts {
    /** As {@link AlgebraicForm} reads it. */
    private static final String SYMBOL = "O-O(-O){0,3}";

    private CastlingTexts() {}

    /**
     * Checks the castling rights of a game.
     *
     * @throws IllegalArgumentException if one cannot be written, or could be read as another
     */
    public static void check(BaseGame game) {
        List<CastlingRight> rights = game.castlingRights();
        for (int i = 0; i < rights.size(); i++) {
            CastlingRight right = rights.get(i);
            alone(game, right);
            for (CastlingRight other : rights.subList(0, i)) {
                together(game, right, other);
            }
        }
    }

    private static void alone(BaseGame game, CastlingRight right) {
        if (!right.text().matches("[A-Za-z]+")) {
            throw refuse(game, "letters for a castling right", Quoted.of(right.text()));
        }
        if (!right.symbol().matches(SYMBOL)) {
            throw refuse(game, "a castling written O-O, with up to three more -O", Quoted.of(right.symbol()));
        }
        if (right.king().equals(right.kingTo()) && right.rook().equals(right.rookTo())) {
            throw refuse(game, "a castling " + right.text() + " that moves king or rook", "neither");
        }
        for (Square square : List.of(right.king(), right.rook(), right.kingTo(), right.rookTo())) {
            boolean sameRank = square.rank() == right.king().rank()
                    && square.level() == right.king().level();
            if (!square.board().equals(game.board()) || !sameRank) {
                throw refuse(
                        game,
                        "the castling " + right.text() + " on one rank of the " + game.board() + " board",
                        square + " of " + square.board());
            }
        }
    }

    private static void together(BaseGame game, CastlingRight right, CastlingRight other) {
        if (right.text().startsWith(other.text()) || other.text().startsWith(right.text())) {
            throw refuse(
                    game, "castling rights of which none begins with another", other.text() + " and " + right.text());
        }
        if (right.king().equals(other.king()) && right.kingTo().equals(other.kingTo())) {
            throw refuse(
                    game,
                    "one castling of a king to a square",
                    other.text() + " and " + right.text() + ", both " + right.king() + right.kingTo());
        }
    }

    private static IllegalArgumentException refuse(BaseGame game, String expected, String found) {
        return new IllegalArgumentException("expected " + expected + " in " + game.id() + ", found " + found);
    }
}
