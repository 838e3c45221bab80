package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions drawn for long ordered turns of few pieces: boards that several beginnings reach, a piece that comes back to where it
 * was, kings captured amid a turn, pawns passed, castling and promotion within a turn.
 */
@Tag("mutation")
class SetUpLongTurnsTest {
    private static final List<String> LONG =
            List.of("four-any", "four-another", "four-same", "four-kin", "four-rounds");
    private static final List<String> GROWING =
            List.of("progressive", "progressive[form=italian]", "progressive[form=english]");
    private static final List<String> SHORT =
            List.of("marseillais", "monster[win=capture]", "doublemove", "two-required");

    private static final List<String> FEW_PIECES = List.of(
            "k7/8/8/8/8/8/p7/K6N w - - 0 2",
            "k7/8/8/8/8/7p/7P/6NK w - - 0 2",
            "k7/8/4P3/8/8/8/P6p/K7 w - - 0 2",
            "8/8/8/k1pP4/8/8/8/7K w - c6 0 2",
            "8/p6k/8/8/8/8/8/K7 w - - 0 2",
            "7k/8/8/8/p7/8/8/K7 b - - 0 2");

    private static final List<String> MORE_PIECES = List.of(
            "4k3/8/8/8/8/8/3R4/K7 w - - 0 9",
            "r3k3/8/8/2pP4/8/8/8/4K3 w q c6 0 9",
            "7r/P6k/8/8/3n4/8/6P1/4K3 b - - 0 9",
            "3rk3/8/8/B7/3R3R/8/8/3K4 w - - 0 9",
            "k7/2P5/8/1K6/8/8/1p6/8 w - - 0 9");

    static Stream<Arguments> positions() {
        return Stream.of(
                        SetUpDrawnGames.pairs(LONG, FEW_PIECES),
                        SetUpDrawnGames.pairs(GROWING, FEW_PIECES),
                        SetUpDrawnGames.pairs(SHORT, MORE_PIECES))
                .flatMap(pairs -> pairs);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAreThoseOfTheReferenceGenerator(String id, String text) {
        RuleSet rules = InventedGames.made(id);
        Position position = rules.position(text);
        RuleSet plain = Reference.of(rules);
        List<String> expected = SetUpDrawnGames.texts(plain.legalTurns(position));
        LegalTurns turns = rules.legalTurns(position);
        assertThat(turns.count()).isEqualTo(expected.size());
        assertThat(SetUpDrawnGames.texts(turns)).isEqualTo(expected);
        assertThat(turns.at(expected.size() - 1)).hasToString(expected.get(expected.size() - 1));
        assertThat(rules.isCheck(position)).isEqualTo(plain.isCheck(position));
        assertThat(rules.isCheckmate(position)).isEqualTo(plain.isCheckmate(position));
    }
}
