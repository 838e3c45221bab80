package io.github.multimove.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.Optional;

/**
 * Why a step of an ordered turn, which could be made on the board, is not allowed in its place (rules/series.md).
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="step"}
 *
 * @param subMove the sub-move
 * @param place its place in the turn, from 1
 * @param property the property of the turn that it breaks
 * @param because the other sub-move that shows it, if there is one: the one that ended the turn or moved the same piece,
 *     the one that moved first, one that could be made instead, or the enemy's capture of the royal piece
 */
public record StepRefusal(SubMove subMove, int place, Property property, Optional<SubMove> because) implements Refusal {
    @Override
    public Rule rule() {
        return property == Property.EXPOSED_IN_BETWEEN ? Rule.ROYAL_LEFT_ATTACKED : Rule.STRUCTURE;
    }

    @Override
    public List<Square> squares() {
        return List.of(isEnded() ? because.orElse(subMove).start() : subMove.start());
    }

    /** Returns whether the turn has ended before this step. */
    public boolean isEnded() {
        return switch (property) {
            case ENDED_BY_CHECK, ENDED_BY_CAPTURE, ENDED_BY_PROMOTION, ENDED_BY_DOUBLE_STEP, ENDED_BY_ROYAL_CAPTURE ->
                true;
            default -> false;
        };
    }

    @Override
    public String sentence() {
        String before = because.map(SubMove::toString).orElse("the move before");
        return switch (property) {
            case ANOTHER_PIECE -> "the piece on " + subMove.start() + " has moved in this turn, by " + before;
            case SAME_PIECE -> "only the piece that has just moved, by " + before + ", moves on";
            case KIND ->
                "the piece on " + subMove.start() + " is not of the kind that moved first in this turn, by " + before;
            case ROUND ->
                "the piece on " + subMove.start() + " has moved in this round while others have not"
                        + because.map(other -> ", which can make moves such as " + other)
                                .orElse("");
            case ONE_PAWN_MOVE -> "never two pawn moves in a turn";
            case ONLY_AFTER_PAWN_MOVE -> "without a pawn move before it only one piece moves in a turn";
            case NO_CAPTURE -> here() + "capture";
            case NO_ROYAL_CAPTURE_LATER ->
                "only the first move of a turn captures "
                        + subMove.captured().stream()
                                .findFirst()
                                .map(piece -> "a " + piece.type().name())
                                .orElse("a royal piece");
            case PART_MADE -> "the part of the turn that is for the piece on " + subMove.start() + " has been made";
            case NO_DOUBLE_STEP -> here() + "make a double step";
            case NO_EN_PASSANT -> here() + "capture en passant";
            case EN_PASSANT_ONLY_AFTER_ANOTHER -> here() + "capture en passant only right after a move that did";
            case CHECK_ONLY_LAST -> "only the last move of a full turn gives check";
            case CAPTURE_ONLY_LAST -> "only the last move of a full turn captures";
            case PROMOTION_ONLY_LAST -> "only the last move of a full turn promotes";
            case DOUBLE_STEP_ONLY_LAST ->
                "only the last move of a full turn is a double step that can be captured en passant";
            case ENDED_BY_CHECK -> before + " gives check and ends the turn";
            case ENDED_BY_CAPTURE -> before + " captures and ends the turn";
            case ENDED_BY_PROMOTION -> before + " promotes and ends the turn";
            case ENDED_BY_DOUBLE_STEP ->
                before + " is a double step that can be captured en passant, and ends the turn";
            case ENDED_BY_ROYAL_CAPTURE ->
                because.map(StepRefusal::taking).orElse("the move before captures the last royal piece")
                        + " and ends the game: the turn "
                        + (place == 2 ? "is that move alone" : "ends with that move");
            case EXPOSED_IN_BETWEEN ->
                "after " + subMove + " your "
                        + because.flatMap(capture -> capture.captured().stream().findFirst())
                                .map(piece -> piece.type().name())
                                .orElse("last royal piece")
                        + " could be captured"
                        + because.map(capture -> " by " + capture).orElse("")
                        + ", and move " + place + " of the turn must leave it safe";
            case MUST_CAPTURE ->
                "a capture is mandatory"
                        + because.map(other -> ", such as " + other).orElse("") + ", and " + subMove
                        + " captures nothing";
            case NOTHING_FOLLOWS ->
                "after " + subMove + " no sub-move can be made that the turn needs as move " + (place + 1);
            case NO_STEP -> "move " + place + " of this turn cannot be " + subMove;
        };
    }

    private String here() {
        return "as move " + place + " of this turn the piece on " + subMove.start()
                + (property == Property.EN_PASSANT_ONLY_AFTER_ANOTHER ? " may " : " may not ");
    }

    private static String taking(SubMove subMove) {
        return "the " + subMove.actor().map(piece -> piece.type().name()).orElse("piece") + " captures the "
                + (subMove.captured().isEmpty()
                        ? "last royal piece"
                        : subMove.captured().get(0).type().name());
    }

    /** A property of ordered turns that a step breaks by its place; of several the later one is told. More may come in a minor version. */
    public enum Property {
        /** A piece moves that has moved in this turn (rules/series.md, next: another). */
        ANOTHER_PIECE,
        /** Another piece moves than the one that has just moved (rules/series.md, next: same). */
        SAME_PIECE,
        /** The piece is not of the kind that moved first (rules/series.md, next: kin). */
        KIND,
        /** The piece has moved in this round, and others have not (rules/progressive.md, 6). */
        ROUND,
        /** A second pawn moves (rules/twinmove.md). */
        ONE_PAWN_MOVE,
        /** A second piece moves, and no pawn before it (rules/twinmove.md). */
        ONLY_AFTER_PAWN_MOVE,
        /** It is not what the turn asks for in its place. */
        NO_STEP,
        /** The step that the piece could make has been made (rules/more-series.md, New properties). */
        PART_MADE,
        /** A double step in a place where it is not allowed (rules/series.md, by place). */
        NO_DOUBLE_STEP,
        /** A capture in a place where the piece may not capture (rules/series.md, by place). */
        NO_CAPTURE,
        /** En passant in a place where it is not allowed (rules/series.md, by place). */
        NO_EN_PASSANT,
        /** En passant as a later sub-move, and not right after one (rules/series.md, by place). */
        EN_PASSANT_ONLY_AFTER_ANOTHER,
        /** A later sub-move captures a royal piece (rules/more-series.md, New properties). */
        NO_ROYAL_CAPTURE_LATER,
        /** Check before the last sub-move of a full series (rules/series.md, closing: last). */
        CHECK_ONLY_LAST,
        /** A capture before the last sub-move of a full series (rules/series.md, closing: last). */
        CAPTURE_ONLY_LAST,
        /** A promotion before the last sub-move of a full series (rules/series.md, closing: last). */
        PROMOTION_ONLY_LAST,
        /** A double step that can be answered en passant before the last sub-move (rules/series.md, closing: last). */
        DOUBLE_STEP_ONLY_LAST,
        /** The royal piece could be captured after it, before the turn goes on (rules/series.md, between: each). */
        EXPOSED_IN_BETWEEN,
        /** Captures are mandatory ({@link io.github.multimove.rules.BaseGame#mustCapture()}), and another sub-move captures. */
        MUST_CAPTURE,
        /** The sub-move before gave check (rules/series.md, closing: ends). */
        ENDED_BY_CHECK,
        /** The sub-move before captured (rules/series.md, closing: ends). */
        ENDED_BY_CAPTURE,
        /** The sub-move before promoted (rules/series.md, closing: ends). */
        ENDED_BY_PROMOTION,
        /** The sub-move before was a double step that can be answered en passant (rules/series.md, closing: ends). */
        ENDED_BY_DOUBLE_STEP,
        /** The sub-move before captured the last royal piece (rules/series.md, 3). */
        ENDED_BY_ROYAL_CAPTURE,
        /** No sub-move that the turn needs can follow it. */
        NOTHING_FOLLOWS
    }
}
