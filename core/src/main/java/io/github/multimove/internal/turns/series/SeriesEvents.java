package io.github.multimove.internal.turns.series;

import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.Series.Event;
import java.util.List;
import java.util.Optional;

/** What closes a series, in order (rules/series.md, closing). */
public record SeriesEvents(GameTables tables, List<Event> all) {
    /** The first event that closes the series and happens by a sub-move (rules/series.md, closing). */
    public Optional<Event> by(BoardState before, BoardState after, long m) {
        for (int i = 0; i < all.size(); i++) {
            if (happens(all.get(i), before, after, m)) {
                return Optional.of(all.get(i));
            }
        }
        return Optional.empty();
    }

    /** Whether an event happens by a sub-move. */
    public boolean happens(Event event, BoardState before, BoardState after, long m) {
        return switch (event) {
            case CHECK -> attacksRoyal(after, before.side);
            case CAPTURE -> Packed.is(m, Packed.CAPTURE);
            case PROMOTION -> Packed.promotion(m) != 0;
            case CAPTURABLE_DOUBLE_STEP -> isDoubleStep(m) && canBeCapturedEnPassant(after, m);
        };
    }

    static boolean attacksRoyal(BoardState state, int by) {
        return state.isAnyAttacked(state.royals(1 - by), by);
    }

    /** Whether the opponent could capture the pawn en passant and leave its last royal piece safe. */
    private static boolean canBeCapturedEnPassant(BoardState after, long m) {
        BoardState next = after.copy(BoardState.NONE);
        Structure.endTurn(next, new long[] {m}, 1);
        if (!next.hasEnPassantSquares()) {
            return false;
        }
        SubMoves replies = new SubMoves();
        Generator.all(next, next.side, next.tables.pawnMask, 0, replies);
        for (int i = 0; i < replies.size; i++) {
            if (Packed.is(replies.at[i], Packed.EN_PASSANT)) {
                BoardState taken = next.copy(BoardState.NONE);
                taken.apply(replies.at[i]);
                int[] royals = taken.royals(next.side);
                if (royals.length != 1 || !taken.isAttacked(royals[0], 1 - next.side)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a pawn's move is one that begins at its home square and passes another. */
    boolean isDoubleStep(long m) {
        if (Packed.is(m, Packed.PASSING)) {
            return true;
        }
        // a step from a further rank passes no square that counts
        return (!tables.game.enPassant() || !tables.game.initialRanks().isEmpty())
                && Packed.is(m, Packed.PAWN)
                && !Packed.is(m, Packed.CAPTURE)
                && (tables.isDoubleStep(Packed.type(m) << 1, Packed.from(m), Packed.to(m))
                        || tables.isDoubleStep(Packed.type(m) << 1 | 1, Packed.from(m), Packed.to(m)));
    }

    /** What a sub-move breaks: after one by which an event has happened, or by an event of its own before the last of a full series. */
    public static Property broken(Event event, boolean hasHappened) {
        return switch (event) {
            case CHECK -> hasHappened ? Property.ENDED_BY_CHECK : Property.CHECK_ONLY_LAST;
            case CAPTURE -> hasHappened ? Property.ENDED_BY_CAPTURE : Property.CAPTURE_ONLY_LAST;
            case PROMOTION -> hasHappened ? Property.ENDED_BY_PROMOTION : Property.PROMOTION_ONLY_LAST;
            case CAPTURABLE_DOUBLE_STEP -> hasHappened ? Property.ENDED_BY_DOUBLE_STEP : Property.DOUBLE_STEP_ONLY_LAST;
        };
    }
}
