package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.MissingStep.Kind;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.StepRefusal.Property;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sentences of refused steps, of every kind and property. */
class StepRefusalTest {
    private static final Board BOARD = Orthodox.game().board();
    private static final SubMove FIRST = step(Orthodox.ROOK, "a1", "a5");
    private static final SubMove SECOND = step(Orthodox.ROOK, "a5", "c5");

    private static SubMove step(PieceType type, String from, String to) {
        return new SubMove.Move(new Piece(Side.WHITE, type), BOARD.square(from), BOARD.square(to), false);
    }

    private static String sentence(Property property) {
        return new StepRefusal(SECOND, 2, property, Optional.of(FIRST)).sentence();
    }

    @Test
    void everyPropertyHasASentenceOfItsOwn() {
        Set<String> sentences = new HashSet<>();
        for (Property property : Property.values()) {
            StepRefusal refusal = new StepRefusal(SECOND, 2, property, Optional.of(FIRST));
            assertThat(sentences.add(refusal.sentence())).as("%s", property).isTrue();
            assertThat(new StepRefusal(SECOND, 2, property, Optional.empty()).sentence())
                    .as("%s", property)
                    .isNotBlank();
        }
    }

    @Test
    void aStepThatIsStepRefusalSaysWhichPropertyItBreaks() {
        assertThat(sentence(Property.ANOTHER_PIECE)).isEqualTo("the piece on a5 has moved in this turn, by a1a5");
        assertThat(sentence(Property.SAME_PIECE)).isEqualTo("only the piece that has just moved, by a1a5, moves on");
        assertThat(sentence(Property.NO_CAPTURE)).isEqualTo("as move 2 of this turn the piece on a5 may not capture");
        assertThat(sentence(Property.CHECK_ONLY_LAST)).isEqualTo("only the last move of a full turn gives check");
        assertThat(sentence(Property.ENDED_BY_CHECK)).isEqualTo("a1a5 gives check and ends the turn");
        assertThat(sentence(Property.EXPOSED_IN_BETWEEN))
                .isEqualTo(
                        "after a5c5 your last royal piece could be captured by a1a5, and move 2 of the turn must leave it safe");
    }

    @Test
    void aTurnThatHasEndedPointsAtTheMoveThatEndedIt() {
        Set<Property> ending = EnumSet.noneOf(Property.class);
        for (Property property : Property.values()) {
            StepRefusal refusal = new StepRefusal(SECOND, 2, property, Optional.of(FIRST));
            assertThat(refusal.squares()).containsExactly(refusal.isEnded() ? FIRST.start() : SECOND.start());
            if (refusal.isEnded()) {
                ending.add(property);
            }
        }
        assertThat(ending)
                .containsExactlyInAnyOrder(
                        Property.ENDED_BY_CHECK,
                        Property.ENDED_BY_CAPTURE,
                        Property.ENDED_BY_PROMOTION,
                        Property.ENDED_BY_DOUBLE_STEP,
                        Property.ENDED_BY_ROYAL_CAPTURE);
    }

    @Test
    void onlyExposureBreaksTheRoyalRule() {
        for (Property property : Property.values()) {
            assertThat(new StepRefusal(SECOND, 2, property, Optional.of(FIRST)).rule())
                    .as("%s", property)
                    .isEqualTo(
                            property == Property.EXPOSED_IN_BETWEEN
                                    ? Refusal.Rule.ROYAL_LEFT_ATTACKED
                                    : Refusal.Rule.STRUCTURE);
        }
    }

    @Test
    void aMissingStepNamesOneThatCouldBeMade() {
        SubMove placement = new SubMove.Place(BOARD.square("c6"));
        assertThat(new MissingStep(Kind.PLACE, 2, placement, false, Set.of()).sentence())
                .isEqualTo("after the move the duck has to be set on another square, such as @c6");
        assertThat(new MissingStep(Kind.MOVE, 2, SECOND, false, Set.of()).sentence())
                .isEqualTo("a second move is required, such as a5c5");
        assertThat(new MissingStep(Kind.PAWN_MOVE, 1, step(Orthodox.PAWN, "e2", "e4"), true, Set.of()).sentence())
                .isEqualTo("this turn is a pawn move while a pawn can move, such as e2e4");
        for (Kind kind : Kind.values()) {
            assertThat(new MissingStep(kind, 2, SECOND, false, Set.of()).sentence())
                    .endsWith(", such as a5c5");
        }
    }
}
