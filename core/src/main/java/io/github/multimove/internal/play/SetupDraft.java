package io.github.multimove.internal.play;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Set-ups as drafts and back. What a draft cannot hold is noted in it as a problem. */
final class SetupDraft {
    private final GameTables tables;
    private final boolean siblings;

    SetupDraft(GameTables tables, boolean siblings) {
        this.tables = tables;
        this.siblings = siblings;
    }

    /**
     * Returns the draft of a set-up.
     *
     * @throws IllegalArgumentException if it is of another board
     */
    PositionDraft of(Setup setup) {
        if (!setup.board().equals(tables.board)) {
            throw new IllegalArgumentException("expected a set-up of the " + tables.board + " board of "
                    + tables.game.id() + ", found one of " + setup.board());
        }
        PositionDraft draft = new PositionDraft(tables);
        draft.side = setup.side() == Side.WHITE ? 0 : 1;
        draft.clock = setup.halfTurnClock();
        draft.number = setup.turnNumber();
        setup.pieces().forEach((square, pieces) -> pieces(square, pieces, draft));
        Arrays.sort(draft.extras);
        for (CastlingRight right : setup.castlingRights()) {
            int at = Arrays.asList(tables.castles).indexOf(right);
            if (at >= 0) {
                draft.castling |= 1 << at;
            } else {
                draft.problem(
                        Kind.CASTLING_RIGHT, "expected a castling right of the game, found " + Quoted.of(right.text()));
            }
        }
        setup.enPassant().forEach(square -> draft.passed.add(square.index()));
        for (Side side : Side.values()) {
            hand(side, setup.hand(side), draft);
        }
        setup.siblings().ifPresent(sets -> siblings(sets, draft));
        setup.neutralSquares().forEach(square -> neutral(square, draft));
        draft.reply = setup.reply().orElse(null);
        return draft;
    }

    private static void neutral(Square square, PositionDraft draft) {
        if (draft.pieces[square.index()] != 0) {
            draft.problem(Kind.STACK, "expected the neutral piece on a square of its own, found " + square + " taken");
        } else {
            draft.pieces[square.index()] = BoardState.NEUTRAL;
        }
    }

    private void pieces(Square square, List<Piece> pieces, PositionDraft draft) {
        int[] codes = new int[pieces.size()];
        int n = 0;
        for (Piece piece : pieces) {
            int code = tables.code(piece);
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
            if (i == 0) {
                draft.pieces[square.index()] = (byte) codes[0];
            } else {
                draft.extras = Arrays.copyOf(draft.extras, draft.extras.length + 1);
                draft.extras[draft.extras.length - 1] = (short) (square.index() << 6 | codes[i]);
                mixed |= (codes[i] & 1) != (codes[0] & 1);
            }
        }
        if (mixed && siblings) {
            draft.problem(Kind.STACK, "expected pieces of one side on a square, found both sides on " + square);
        }
    }

    private void hand(Side side, Map<PieceType, Integer> hand, PositionDraft draft) {
        hand.forEach((type, count) -> {
            Piece piece = new Piece(side, type);
            int code = tables.code(piece);
            if (!tables.hands) {
                draft.problem(Kind.HAND, "expected no pieces in hand in this game, found " + piece);
            } else if (code < 2 || tables.isPawn(code)) {
                draft.problem(Kind.HAND, "expected a piece that can be in hand, found " + piece + " (" + type + ")");
            } else {
                draft.hand[code] = count.byteValue();
            }
        });
    }

    private void siblings(List<List<Square>> sets, PositionDraft draft) {
        if (siblings) {
            List<List<Integer>> all = new ArrayList<>();
            for (List<Square> set : sets) {
                List<Integer> squares = new ArrayList<>();
                set.forEach(square -> squares.add(square.index()));
                all.add(squares);
            }
            draft.sets = all;
        } else if (!sets.isEmpty()) {
            draft.problem(Kind.SIBLINGS, "expected no siblings in this game, found " + sets);
        }
    }

    /** Returns the set-up of a draft. */
    Setup setup(PositionDraft draft) {
        Setup.Builder builder = Setup.builder(tables.board)
                .side(draft.side == 0 ? Side.WHITE : Side.BLACK)
                .halfTurnClock(draft.clock)
                .turnNumber(draft.number);
        BoardState field = BoardState.of(tables, draft.pieces, draft.extras, null, 0, 0);
        BoardPosition.pieces(field).forEach((square, pieces) -> builder.pieces(square, pieces));
        // a position has one neutral piece at most, a set-up as many as its text names
        builder.neutral(IntStream.range(0, draft.pieces.length)
                .filter(square -> draft.pieces[square] == BoardState.NEUTRAL)
                .mapToObj(tables.board::square)
                .toArray(Square[]::new));
        Boolean reply = draft.reply;
        if (reply != null) {
            builder.reply(reply);
        }
        for (int i = 0; i < tables.castles.length; i++) {
            if ((draft.castling >>> i & 1) != 0) {
                builder.castlingRight(tables.castles[i]);
            }
        }
        draft.passed.forEach(square -> builder.enPassant(tables.board.square(square)));
        for (int code = 2; tables.hands && code < tables.codes; code++) {
            Piece piece = tables.pieces[code];
            builder.hand(piece.side(), piece.type(), draft.hand[code]);
        }
        List<List<Integer>> sets = draft.sets;
        if (sets != null) {
            builder.siblings(sets.stream()
                    .map(set -> set.stream().map(tables.board::square).toList())
                    .toList());
        }
        return builder.build();
    }
}
