package io.github.multimove.internal.turns.series;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.Side;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.turns.DropSquares;

/** Whether pieces in hand fit the turn, where every turn drops so many (rules/geminus.md and rules/swedish.md, Decided). */
record HandProblems(GameTables tables, DropSquares squares, int perTurn) {
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four"};

    /** Notes in a draft what is wrong with the pieces in hand. */
    void check(BoardState state, PositionDraft draft) {
        int side = state.side;
        int mover = state.inHand(side);
        int other = state.inHand(1 - side);
        if (mover + other == 0) {
            return;
        }
        int problems = draft.problems.size();
        for (int s = 0; s < 2; s++) {
            if (state.inHand(s) % perTurn != 0) {
                draft.problem(
                        Kind.HAND,
                        "expected " + (perTurn == 2 ? "an even number" : "a multiple of " + perTurn)
                                + " of pieces in hand of " + GameTables.name(s) + ", found " + state.inHand(s));
            }
        }
        boolean begins = (side == 0) == (tables.game.firstSide() == Side.WHITE);
        int ahead = begins ? 0 : perTurn;
        if (mover != other + ahead) {
            String number = perTurn < NUMBERS.length ? NUMBERS[perTurn] : Integer.toString(perTurn);
            draft.problem(
                    Kind.HAND,
                    GameTables.name(side) + " to move must have "
                            + (begins
                                    ? "as many pieces in hand as "
                                    : number + (perTurn == 1 ? " more piece" : " more pieces") + " in hand than ")
                            + GameTables.name(1 - side) + ", found " + mover + " and " + other);
        }
        if (draft.problems.size() == problems) {
            checkNumber(draft, side, mover);
        }
        checkPieces(state, draft);
        squares.checkPlaces(state, draft);
    }

    /** Until all pieces are dropped none is captured and none promotes. */
    private void checkPieces(BoardState state, PositionDraft draft) {
        for (int code = 2; code < tables.codes; code++) {
            int found = state.count(code) + draft.hand[code];
            if (found != tables.arrayCount[code]) {
                draft.problem(
                        Kind.HAND,
                        GameTables.name(code & 1) + " has " + found + " "
                                + tables.pieces[code].type().name() + (found == 1 ? "" : "s")
                                + " on the board and in hand, but the game starts with " + tables.arrayCount[code]);
            }
        }
    }

    private void checkNumber(PositionDraft draft, int side, int inHand) {
        // The number goes up after Black: if Black begins, White's first turn has the number 2.
        int first = side == 0 && tables.game.firstSide() == Side.BLACK ? 2 : 1;
        int expected = first + (tables.arrayInHand(side) - inHand) / perTurn;
        if (draft.number != expected) {
            draft.problem(
                    Kind.HAND,
                    GameTables.name(side) + " to move with " + inHand + (inHand == 1 ? " piece" : " pieces")
                            + " in hand must have turn number " + expected + ", found " + draft.number);
        }
    }
}
