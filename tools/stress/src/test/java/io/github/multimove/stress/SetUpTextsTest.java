package io.github.multimove.stress;

import io.github.multimove.Position;
import io.github.multimove.testkit.ByteLaws;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.NotationLaws;
import io.github.multimove.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts and bytes of a few positions of each family of games and of their turns, set up from fixed seeds. */
@Tag("mutation")
class SetUpTextsTest extends SetUps {
    private static final int TURNS_WRITTEN = 6;

    @ParameterizedTest
    @MethodSource("positions")
    void textsBytesAndTurnsReadBack(String id, String seed) {
        Position position = position(id, seed);
        List<Position> positions = new ArrayList<>(RandomPlay.game(position, seed.hashCode(), 4));
        for (Position each : positions) {
            Laws.textReadsBack(each);
            ByteLaws.bytesReadBack(each);
        }
        ByteLaws.equalPositionsHaveEqualBytes(positions);
        ByteLaws.brokenBytesAreReadOrRefused(position, seed.hashCode());
        Laws.equalityIsThatOfTexts(positions);
        Laws.countersFollowTheTurn(position, seed.hashCode());
        Laws.turnTextsReadBack(position, seed.hashCode());
        NotationLaws.algebraicReadsBack(position, new SplittableRandom(seed.hashCode()), TURNS_WRITTEN);
        NotationLaws.algebraicNamesTheLeast(position, new SplittableRandom(seed.hashCode()), TURNS_WRITTEN);
        NotationLaws.looseTextsAreUnderstood(position, new SplittableRandom(seed.hashCode()), 1);
        NotationLaws.brokenTurnsAreRefused(position, new SplittableRandom(seed.hashCode()), TURNS_WRITTEN);
    }
}
