package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Promotion as in shogi, and what is dropped there. */
final class PromotedKindsTest {
    private static final String SEVERAL = """
            [marseillais-shogi:minishogi]
            turn = move safe, move safe if-possible
            turnEnds = check

            [prongs:minishogi]
            rules = two-prong

            [whole-game:minishogi]
            rules = marseillais
            """;

    private static Position minishogi(String text) {
        return VariantFile.bases().ruleSet("minishogi").position(text);
    }

    private static List<String> turns(Position position, String from) {
        return position.legalTurns().stream()
                .map(Turn::toString)
                .filter(turn -> turn.startsWith(from))
                .sorted()
                .collect(Collectors.toList());
    }

    /** It may promote where it moves into, within or out of the region, and must where it could not move on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k/5/1S3/5/4K[] w | b3 | b3a2 b3a4 b3b4 b3c2 b3c4",
                "4k/1S3/5/5/4K[] w | b4 | b4a3 b4a5 b4a5+ b4b5 b4b5+ b4c3 b4c5 b4c5+",
                "1S2k/5/5/5/4K[] w | b5 | b5a4 b5a4+ b5c4 b5c4+",
                "4k/P4/5/5/4K[] w | a4 | a4a5+",
                "1+S2k/5/5/5/4K[] w | b5 | b5a5 b5b4 b5c5",
            })
    void itPromotesInTheRegion(String position, String from, String turns) {
        assertThat(String.join(" ", turns(minishogi(position + " - - 0 1"), from)))
                .isEqualTo(turns);
    }

    @Test
    void itTurnsBackWhenItIsCaptured() {
        Position position = minishogi("4k/P4/5/4K/r4[] w - - 0 1").play("a4a5+");
        assertThat(position).hasToString("+P3k/5/5/4K/r4[] b - - 1 1");
        assertThat(Setup.of(position)).hasToString(position.toString());
        assertThat(position.play("a1a5+")).hasToString("+r3k/5/5/4K/5[p] w - - 0 2");
        assertThat(position.hasTooMuchMaterial()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a4a5+ | Pa5=+P | a4a5+",
                "e2d2 | Kd2 | e2-d2",
            })
    void aTurnIsReadAsItIsWritten(String coordinates, String algebraic, String loose) {
        Position position = minishogi("2k2/P4/5/4K/r4[] w - - 0 1");
        Turn turn = position.parseTurn(coordinates);
        assertThat(turn).hasToString(coordinates);
        String written = position.algebraic(turn);
        assertThat(written).isEqualTo(algebraic);
        assertThat(position.parseTurn(written)).isEqualTo(turn);
        assertThat(position.parseTurn(loose, Reading.LENIENT)).isEqualTo(turn);
    }

    /** No mate by a pawn's drop, by the last sub-move of a turn; any other piece may mate so. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k4/2G2/1G3/5/4K[PG] w | P@a4 | false",
                "k4/2G2/1G3/5/4K[PG] w | G@a4 | true",
                "k4/5/5/5/4K[PG] w | P@a4 | true",
            })
    void aPawnThatIsDroppedDoesNotMate(String text, String turn, boolean isLegal) {
        Position position = minishogi(text + " - - 0 1");
        assertThat(turns(position, turn).isEmpty()).isEqualTo(!isLegal);
        if (!isLegal) {
            assertThatThrownBy(() -> position.parseTurn(turn))
                    .isInstanceOf(IllegalTurnException.class)
                    .hasMessageContaining("must not mate");
        }
    }

    @Test
    void pawnsDoNotMateByDropsInTurnsOfSeveralMoves() {
        VariantFile file = VariantFile.read(SEVERAL);
        Position series = file.ruleSet("marseillais-shogi").position("k4/2G2/5/1G3/4K[P] w - - 0 2");
        assertThat(turns(series, "b2b3,P@a4")).isEmpty();
        assertThat(turns(series, "P@a4")).isNotEmpty();
        Position prongs = file.ruleSet("prongs").position("k4/2G2/5/1G3/4K[P] w - - 0 2");
        assertThat(turns(prongs, "b2b3,P@a4").size()
                        + turns(prongs, "P@a4,b2b3").size())
                .isZero();
        assertThat(turns(prongs, "b2b3")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"marseillais-shogi", "prongs", "whole-game"})
    void positionsAndTurnsAreWrittenAndRead(String name) {
        RuleSet rules = VariantFile.read(SEVERAL).ruleSet(name);
        VariantFile written = VariantFile.read(VariantFile.write(rules));
        assertThat(written.ruleSet(written.names().get(written.names().size() - 1)))
                .isEqualTo(rules);
        for (Position position : RandomPlay.game(rules, 5, Budget.of(60, 12))) {
            assertThat(rules.position(position.toString())).isEqualTo(position);
            assertThat(rules.position(position.toBytes())).isEqualTo(position);
            position.legalTurns().stream().limit(5).forEach(turn -> {
                assertThat(position.parseTurn(turn.toString())).isEqualTo(turn);
                assertThat(position.parseTurn(position.algebraic(turn))).isEqualTo(turn);
            });
        }
    }

    /** Turns of two moves are moves of the game of one, which agrees with Fairy-Stockfish, until one gives check. */
    @Tag("budget")
    @Test
    void turnsOfSeveralMovesAreMovesOneAfterTheOther() {
        RuleSet several = VariantFile.read(SEVERAL).ruleSet("marseillais-shogi");
        RuleSet one = VariantFile.bases().ruleSet("minishogi");
        int left = Budget.of(20, 3);
        for (Position reached : RandomPlay.game(one, 3, 200)) {
            if (reached.legalTurns().count() < 30 && left-- > 0) {
                Position from = several.position(reached.toString());
                Map<String, String> found = new TreeMap<>();
                from.legalTurns().forEach(turn -> found.put(turn.toString(), placement(from.play(turn))));
                Map<String, String> expected = new TreeMap<>();
                for (Turn first : reached.legalTurns()) {
                    Position next = reached.play(first);
                    Position again = next.isCheck() ? next : next.ruleSet().position(turned(next));
                    if (next.isCheck() || again.legalTurns().isEmpty()) {
                        expected.put(first.toString(), placement(next));
                    } else {
                        again.legalTurns()
                                .forEach(second -> expected.put(first + "," + second, placement(again.play(second))));
                    }
                }
                assertThat(found).as(from.toString()).isEqualTo(expected);
            }
        }
        assertThat(left).isNegative();
    }

    private static String turned(Position position) {
        String text = position.toString();
        return text.contains(" w ") ? text.replace(" w ", " b ") : text.replace(" b ", " w ");
    }

    private static String placement(Position position) {
        return position.toString().replaceFirst(" .*", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "promotedPieceType = g:h | promote once",
                "promotionLimit = h:1 | without promotionLimit",
                "promotedPieceType = k:g | that are not royal",
                "multimoves = 1 2 2 | turnFirst = move safe",
                "promotedPieceType = p | a letter, \":\" and",
                "pieceDemotion = true | promotion of other pieces",
                "rules = progressive | do not depend on their number",
            })
    void whatIsNotKnownIsRefused(String keys, String why) {
        assertThatThrownBy(() -> VariantFile.read("[a:minishogi]\n" + keys + "\n"))
                .hasMessageContaining(why);
    }

    @Test
    void theRulesAreSaid() {
        assertThat(VariantFile.bases().describe("minishogi").sentence())
                .contains("no shogi pawn to mate")
                .contains("may promote to promoted silver where it moves into, within or out of the region");
    }
}
