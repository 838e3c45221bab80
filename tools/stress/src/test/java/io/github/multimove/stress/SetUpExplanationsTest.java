package io.github.multimove.stress;

import io.github.multimove.testkit.ConstraintLaws;
import io.github.multimove.testkit.OfferLaws;
import io.github.multimove.testkit.QuestionLaws;
import io.github.multimove.testkit.RefusalLaws;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Refusals, bonds, offers and questions at a few positions of each family of games, set up from fixed seeds. */
@Tag("mutation")
class SetUpExplanationsTest {
    static Stream<Arguments> positions() {
        return SetUpPositionsTest.positions(1, """
                        orthodox dragonchess two-prong two-prong[collision=true] two-prong[base=double-king]
                        two-prong[base=grand] twinmove geminus twins twins[order=sequential,sharing=true]
                        twins[array=royal-queen] twins[bond=identical] marseillais progressive[form=italian]
                        progressive[form=english] three-quiet-afterwards monster avalanche doublemove extra-move
                        swedish duck
                        """);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void refusalsAreTrue(String id, int firstSeed) {
        RefusalLaws.refusalsAreTrue(SetUpPositionsTest.position(id, firstSeed), firstSeed);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void constraintsHold(String id, int firstSeed) {
        ConstraintLaws.constraintsHold(SetUpPositionsTest.position(id, firstSeed), firstSeed);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void whatIsNotOfferedIsRefused(String id, int firstSeed) {
        OfferLaws.whatIsNotOfferedIsRefused(SetUpPositionsTest.position(id, firstSeed), firstSeed);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void questionsAgree(String id, int firstSeed) {
        QuestionLaws.questionsAgree(SetUpPositionsTest.position(id, firstSeed), firstSeed);
    }
}
