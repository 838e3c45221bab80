package io.github.multimove.stress;

import io.github.multimove.testkit.ConstraintLaws;
import io.github.multimove.testkit.OfferLaws;
import io.github.multimove.testkit.QuestionLaws;
import io.github.multimove.testkit.RefusalLaws;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Refusals, bonds, offers and questions at a few positions of each family of games, set up from fixed seeds. */
@Tag("mutation")
class SetUpExplanationsTest extends SetUps {
    @ParameterizedTest
    @MethodSource("positions")
    void refusalsAreTrue(String id, String seed) {
        RefusalLaws.refusalsAreTrue(position(id, seed), seed.hashCode());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void constraintsHold(String id, String seed) {
        ConstraintLaws.constraintsHold(position(id, seed), seed.hashCode());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void whatIsNotOfferedIsRefused(String id, String seed) {
        OfferLaws.whatIsNotOfferedIsRefused(position(id, seed), seed.hashCode());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void questionsAgree(String id, String seed) {
        QuestionLaws.questionsAgree(position(id, seed), seed.hashCode());
    }
}
