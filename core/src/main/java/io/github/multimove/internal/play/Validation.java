package io.github.multimove.internal.play;

import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Material;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PositionFeature;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Turns a draft into a position of a rule set, or says everything that is wrong with it. */
final class Validation {
    private final Rules rules;
    private final PositionFeature[] features;
    private final GameTables tables;
    private final Material material;
    /** By square, one bit for every code that nothing speaks against there; an empty square has code 0. */
    private final long[] free;
    /** By side, how many royal pieces the array has; where pieces can become royal, how many pieces. */
    private final int[] royalsOfArray = new int[2];

    Validation(Rules rules) {
        this.rules = rules;
        this.features = rules.features.stream().filter(PositionFeature::isRead).toArray(PositionFeature[]::new);
        this.tables = rules.tables;
        this.material = new Material(
                tables, rules.structures.all().anyMatch(each -> (each.options() & Generator.TWIN_PROMOTION) != 0));
        this.free = new long[tables.size];
        for (int s = 0; s < tables.size; s++) {
            free[s] = 1L | 1L << BoardState.NEUTRAL;
            for (int code = 2; code < tables.codes; code++) {
                boolean isFree = !tables.promotions.isPromoted(code, s) || tables.promotions.isLeftUnpromoted(code, s);
                free[s] |= isFree && !tables.isBarred(code, s) ? 1L << code : 0;
            }
        }
        for (int code = 2; code < tables.codes; code++) {
            royalsOfArray[code & 1] += tables.isRoyal(code) || tables.promotions.toRoyal ? tables.arrayCount[code] : 0;
        }
    }

    /** The position that the game begins with. */
    BoardPosition initial() {
        PositionDraft draft = new PositionDraft(tables);
        System.arraycopy(tables.arrayPieces, 0, draft.pieces, 0, draft.pieces.length);
        System.arraycopy(tables.arrayHand, 0, draft.hand, 0, draft.hand.length);
        draft.extras = tables.arrayExtras;
        draft.side = GameTables.number(tables.game.firstSide());
        draft.castling = tables.arrayCastling;
        rules.structures.judge(0).begin(draft);
        return position(draft);
    }

    /**
     * Returns the position of a draft.
     *
     * @throws PositionException if it is impossible, with every problem
     */
    BoardPosition position(PositionDraft draft) {
        BoardState state = check(draft);
        if (!draft.problems.isEmpty()) {
            throw new PositionException(draft.problems);
        }
        return new BoardPosition(rules, state, draft.clock, draft.number);
    }

    /** Returns the board of a draft, and notes in the draft everything that is wrong with it. */
    BoardState check(PositionDraft draft) {
        BoardState state = BoardState.of(
                tables, draft.pieces, draft.extras, tables.hands ? draft.hand : null, draft.side, draft.castling);
        for (PositionFeature feature : features) {
            feature.set(draft, state);
        }
        pieces(state, draft);
        if (rules.structures.facts.stacks()) {
            // the answers of siblings take a time that a game's material bounds
            material.problems(state).forEach(problem -> draft.problem(Kind.TOO_MUCH_MATERIAL, problem));
        }
        royals(state, draft);
        castling(state, draft);
        short[] passed = PassedSquares.read(
                state,
                draft.passed,
                square -> draft.problem(
                        Kind.EN_PASSANT,
                        "expected a square that an enemy pawn has just passed, found " + tables.board.square(square)));
        for (short each : tables.game.enPassant() ? passed : BoardState.NONE) {
            Structure.addPassed(state, each);
        }
        int mostPassed = rules.structures.facts.mostPassed();
        if (draft.passed.size() > mostPassed
                && draft.passed.stream()
                                .filter(square -> state.piece(square) == 0)
                                .count()
                        > mostPassed) {
            draft.problem(
                    Kind.EN_PASSANT,
                    "expected one en passant square at most, found "
                            + draft.passed.stream()
                                    .map(tables.board::square)
                                    .map(Square::toString)
                                    .collect(Collectors.joining(" and ")));
        }
        rules.structures.checkHands(state, draft);
        if (draft.problems.isEmpty()) {
            exposed(state)
                    .ifPresent(square -> draft.problem(
                            Kind.ROYAL_CAPTURABLE,
                            GameTables.name(1 - state.side) + "'s " + royalName() + " on " + tables.board.square(square)
                                    + " could be captured, but " + GameTables.name(state.side) + " is to move"));
        }
        return state;
    }

    /** Whether nothing is wrong with a board of pieces alone: no rights, no en passant squares, no hands, no siblings. */
    boolean isPossible(BoardState state) {
        for (int w = 0; w < tables.words; w++) {
            for (long left = state.occupied(w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                if (isOutOfPlace(state, s, state.piece(s))) {
                    return false;
                }
            }
        }
        PositionDraft draft = new PositionDraft(tables);
        royals(state, draft);
        return draft.problems.isEmpty() && exposed(state).isEmpty();
    }

    /** The square of a royal piece that the side to move could capture, but must not be able to. */
    private OptionalInt exposed(BoardState state) {
        List<int[][]> exposed = rules.royal.guards()
                ? rules.royal.exposed(
                        state, state.side, rules.structures.judge(0).royals(state, 1 - state.side))
                : List.of();
        return exposed.isEmpty() ? OptionalInt.empty() : OptionalInt.of(exposed.get(0)[0][0]);
    }

    /** Whether a side has more pieces than can come from the array. */
    boolean hasTooMuchMaterial(BoardState state) {
        return !material.problems(state).isEmpty();
    }

    private void pieces(BoardState state, PositionDraft draft) {
        if (state.extras().length > 0 && !rules.structures.facts.stacks()) {
            draft.problem(
                    Kind.STACK,
                    "expected one piece on a square, found several on " + tables.board.square(state.extras()[0] >> 6));
        }
        if (state.extras().length > tables.mostPieces() - tables.size
                && state.extras().length + state.occupied() > tables.mostPieces()) {
            draft.problem(
                    Kind.STACK,
                    "expected at most " + tables.mostPieces() + " pieces on the board, found "
                            + (state.extras().length + state.occupied()));
        }
        if (state.hasStacks() || !areFree(draft)) {
            places(state, draft);
        }
    }

    private boolean areFree(PositionDraft draft) {
        long out = 0;
        for (int s = 0; s < tables.size; s++) {
            out |= ~free[s] >>> draft.pieces[s] & 1;
        }
        return out == 0;
    }

    private void places(BoardState state, PositionDraft draft) {
        for (int s = 0; s < state.tables.size; s++) {
            for (int code : state.codes(s)) {
                if (isOutOfPlace(state, s, code)) {
                    var piece = tables.pieces[code];
                    draft.problem(
                            Kind.PIECE_OUT_OF_PLACE,
                            "expected no " + piece.type() + " of " + GameTables.name(code & 1) + " on "
                                    + tables.board.square(s));
                }
            }
        }
    }

    private boolean isOutOfPlace(BoardState state, int square, int code) {
        if ((free[square] >>> code & 1) != 0) {
            return false;
        }
        boolean isNever = tables.isHole(square)
                || !tables.standsOn(
                        tables.pieces[code].type(), tables.board.square(square).level());
        return isNever || !(rules.structures.isOwed(state, square) || mayHaveCapturedRoyal(state, square, code));
    }

    /** Whether a piece can stand where it must promote: it took a royal piece and found none to become (rules/base-games.md, Grand). */
    private boolean mayHaveCapturedRoyal(BoardState state, int square, int code) {
        byte[] zone = tables.promotions.zone[code];
        int opponent = 1 - (code & 1);
        return zone != null
                && zone[square] != 0
                && tables.promotions.isLimited(code)
                && state.royalCount(opponent) < royalsOfArray[opponent];
    }

    private String royalName() {
        var royals = tables.game.royals();
        return royals.size() == 1 ? royals.iterator().next().name() : "royal piece";
    }

    private void royals(BoardState state, PositionDraft draft) {
        String name = royalName();
        for (int side = 0; side < 2; side++) {
            int found = state.royalCount(side);
            int most = tables.promotions.toRoyal ? Long.SIZE : royalsOfArray[side]; // no more are told apart
            if (found < rules.royal.fewestRoyals(side, side == state.side)) {
                draft.problem(
                        Kind.NO_ROYAL,
                        "expected at least one " + name + " of " + GameTables.name(side) + ", found none");
            } else if (found > most) {
                String many = most + " " + name + (most == 1 ? "" : "s") + " of " + GameTables.name(side);
                draft.problem(Kind.TOO_MANY_ROYALS, "expected at most " + many + ", found " + found);
            }
        }
    }

    private void castling(BoardState state, PositionDraft draft) {
        for (int rights = state.castling; rights != 0; rights &= rights - 1) {
            var right = tables.castles[Integer.numberOfTrailingZeros(rights)];
            for (Square home : new Square[] {right.king(), right.rook()}) {
                int expected = tables.arrayPieces[home.index()];
                if (Arrays.stream(state.codes(home.index())).noneMatch(code -> code == expected)) {
                    draft.problem(
                            Kind.CASTLING_RIGHT,
                            "expected " + tables.pieces[expected] + " on " + home + " for the castling right "
                                    + right.text());
                }
            }
        }
    }
}
