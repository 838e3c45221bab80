package io.github.multimove.internal.play;

import io.github.multimove.Piece;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.position.BoardPlacement;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.CastlingRight;
import java.util.Arrays;
import java.util.List;

/** Set-ups as drafts and back. What a draft cannot hold is noted in it as a problem. */
record SetupDraft(Rules rules) {
    /**
     * Returns the draft of a set-up.
     *
     * @throws IllegalArgumentException if it is of another board
     */
    PositionDraft of(Setup setup) {
        if (!setup.board().equals(rules.tables.board)) {
            throw new IllegalArgumentException("expected a set-up of the " + rules.tables.board + " board of "
                    + rules.tables.game.id() + ", found one of " + setup.board());
        }
        PositionDraft draft = new PositionDraft(rules.tables);
        draft.side = setup.side() == Side.WHITE ? 0 : 1;
        draft.clock = setup.halfTurnClock();
        draft.number = setup.turnNumber();
        setup.pieces().forEach((square, pieces) -> pieces(square, pieces, draft));
        Arrays.sort(draft.extras);
        for (CastlingRight right : setup.castlingRights()) {
            int at = Arrays.asList(rules.tables.castles).indexOf(right);
            if (at >= 0) {
                draft.castling |= 1 << at;
            } else {
                draft.problem(
                        Kind.CASTLING_RIGHT, "expected a castling right of the game, found " + Quoted.of(right.text()));
            }
        }
        setup.enPassant().forEach(square -> draft.passed.add(square.index()));
        rules.features.forEach(feature -> feature.read(setup, draft));
        return draft;
    }

    private void pieces(Square square, List<Piece> pieces, PositionDraft draft) {
        int[] codes = new int[pieces.size()];
        int n = 0;
        for (Piece piece : pieces) {
            int code = rules.tables.code(piece);
            if (code >= 2) {
                codes[n++] = code;
            } else {
                draft.problem(
                        Kind.PIECE_OUT_OF_PLACE,
                        "expected a piece of the game, found " + piece + " (" + piece.type() + ") on " + square);
            }
        }
        Arrays.sort(codes, 0, n);
        boolean mixed = false;
        for (int i = 0; i < n; i++) {
            draft.put(square.index(), codes[i]);
            mixed |= (codes[i] & 1) != (codes[0] & 1);
        }
        if (mixed && rules.structures.facts.stacks()) {
            draft.problem(Kind.STACK, "expected pieces of one side on a square, found both sides on " + square);
        }
    }

    /** Returns the set-up of a draft. */
    Setup setup(PositionDraft draft) {
        Setup.Builder builder = Setup.builder(rules.tables.board)
                .side(GameTables.side(draft.side))
                .halfTurnClock(draft.clock)
                .turnNumber(draft.number);
        BoardState state = BoardState.of(rules.tables, draft.pieces, draft.extras, null, 0, 0);
        BoardPlacement.pieces(state).forEach((square, pieces) -> builder.pieces(square, pieces));
        for (int i = 0; i < rules.tables.castles.length; i++) {
            if ((draft.castling >>> i & 1) != 0) {
                builder.castlingRight(rules.tables.castles[i]);
            }
        }
        draft.passed.forEach(square -> builder.enPassant(rules.tables.board.square(square)));
        rules.features.forEach(feature -> feature.write(draft, builder));
        return builder.build();
    }
}
