package io.github.multimove.internal.explain;

import io.github.multimove.Refusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Explains turns of several pieces at once (rules/two-prong.md). */
final class SimultaneousExplainer extends Explainer {
    private final SimultaneousStructure simultaneous;

    SimultaneousExplainer(SimultaneousStructure simultaneous) {
        super(simultaneous);
        this.simultaneous = simultaneous;
    }

    @Override
    String instruction(Instruction now) {
        int made = Arrays.stream(now.entered()).mapToInt(simultaneous::weight).sum();
        int left = simultaneous.most - made;
        if (now.next().length == 0) {
            return Instruction.complete(left > 0 && simultaneous.most > 1);
        }
        if (made > 0) {
            return "Move " + (left == 1 ? "one more piece" : "up to " + left + " more pieces") + now.stop();
        }
        String drop = now.position().inHand(now.position().side) > 0 ? " or drop one" : "";
        String opening = now.position().clause.opening ? " The first turn of the game has a rule of its own." : "";
        return switch (simultaneous.most) {
                    case 1 -> "Move a piece" + drop + ".";
                    case 2 -> "Move one piece or two" + drop + ".";
                    default -> "Move up to " + simultaneous.most + " pieces" + drop + ".";
                }
                + opening;
    }

    @Override
    Optional<Refusal> reason(BoardState now, ParsedSubMove subMove) {
        String text = subMove.canonical();
        return Optional.ofNullable(simultaneous.drops)
                .filter(drops -> text.indexOf('@') == 1)
                .flatMap(drops -> subMove.from().map(from -> new DropObstacles(drops, now).refusal(text, from)));
    }

    @Override
    Optional<Refusal> misfit(Rules rules, BoardState state, long[] turn, boolean isOpening) {
        return new CombinationRefusals(simultaneous, state)
                .refusal(turn, isOpening)
                .map(Refusal.class::cast);
    }

    @Override
    boolean mayLeaveTogether(BoardState state, int[] squares) {
        int pawns = (int) Arrays.stream(squares)
                .filter(square -> simultaneous.tables.isPawn(state.piece(square)))
                .count();
        return simultaneous.havePlaces(pawns, squares.length - pawns);
    }

    @Override
    boolean capturesAlone(BoardState state, int from, int code) {
        return simultaneous.tables.isPawn(code) ? simultaneous.havePlaces(1, 0) : simultaneous.havePlaces(0, 1);
    }

    /** Promotion to captured pieces aside, for what fits together now may then not do so after a turn. */
    @Override
    boolean fitTogether(BoardState state, long[] captures) {
        return !simultaneous.tables.promotions.areLimited()
                && IntStream.range(0, captures.length)
                        .allMatch(i -> simultaneous.fits(state, captures, i, captures[i]));
    }
}
