package io.github.multimove.stress;

import io.github.multimove.Position;
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
    void everyAnswerIsTrue(String id, String seed) {
        Position position = position(id, seed);
        RefusalLaws.refusalsAreTrue(position, seed.hashCode());
        ConstraintLaws.constraintsHold(position, seed.hashCode());
        OfferLaws.whatIsNotOfferedIsRefused(position, seed.hashCode());
        QuestionLaws.questionsAgree(position, seed.hashCode());
    }
}
