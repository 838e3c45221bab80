package io.github.multimove.stress;

import io.github.multimove.Position;
import io.github.multimove.testkit.ByteLaws;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.NotationLaws;
import io.github.multimove.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts and bytes of a few positions of each family of games and of their turns, set up from fixed seeds. */
@Tag("mutation")
class SetUpTextsTest {
    private static final int TURNS_WRITTEN = 6;

    static Stream<Arguments> positions() {
        return SetUpPositionsTest.positions(1, """
                        orthodox dragonchess raumschach two-prong[collision=true,prongs=3]
                        two-prong[base=double-king] two-prong[base=grand] twinmove[balanced=true] geminus twins
                        twins[order=sequential,sharing=true] twins[array=royal-queen] marseillais
                        progressive[form=italian] avalanche swedish duck
                        """);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void textsAndBytesReadBack(String id, int firstSeed) {
        Position position = SetUpPositionsTest.position(id, firstSeed);
        List<Position> positions = new ArrayList<>(RandomPlay.game(position, firstSeed, 4));
        for (Position each : positions) {
            Laws.textReadsBack(each);
            ByteLaws.bytesReadBack(each);
        }
        ByteLaws.equalPositionsHaveEqualBytes(positions);
        ByteLaws.brokenBytesAreReadOrRefused(position, firstSeed);
        Laws.equalityIsThatOfTexts(positions);
        Laws.countersFollowTheTurn(position, firstSeed);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnsReadBack(String id, int firstSeed) {
        Position position = SetUpPositionsTest.position(id, firstSeed);
        Laws.turnTextsReadBack(position, firstSeed);
        NotationLaws.algebraicReadsBack(position, new SplittableRandom(firstSeed), TURNS_WRITTEN);
        NotationLaws.algebraicNamesTheLeast(position, new SplittableRandom(firstSeed), TURNS_WRITTEN);
        NotationLaws.looseTextsAreUnderstood(position, new SplittableRandom(firstSeed), 1);
        NotationLaws.brokenTurnsAreRefused(position, new SplittableRandom(firstSeed), TURNS_WRITTEN);
    }
}
