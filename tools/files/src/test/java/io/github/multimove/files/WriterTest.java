package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSetIdException;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written as a section reads back as the same rules. */
final class WriterTest {
    private static void readsBack(RuleSet rules) {
        String text = VariantFile.write(rules);
        VariantFile file = VariantFile.read(text);
        RuleSet read = file.ruleSet(file.names().get(0));
        assertThat(read.structure()).as(text).isEqualTo(rules.structure());
        assertThat(read.royalRule()).as(text).isEqualTo(rules.royalRule());
        assertThat(read.base().toBuilder("x").build())
                .as(text)
                .isEqualTo(
                        rules.base().toBuilder("x").royalRule(rules.royalRule()).build());
        assertThat(VariantFile.write(read)).isEqualTo(text);
    }

    @Test
    @Tag("budget")
    void everyPublishedGameReadsBack() {
        List<String> ids = new ArrayList<>(RuleSets.ids());
        for (String id : RuleSets.ids()) {
            for (RuleSetOption option : RuleSets.describe(id).options()) {
                List<String> values = option.values();
                for (int i = 0; i < values.size(); i += 1 + values.size() / 65) { // of many some all over them
                    ids.add(id + "[" + option.name() + "=" + values.get(i) + "]");
                }
            }
        }
        int written = 0;
        for (int i = 0; i < ids.size(); i += Budget.of(50, 3)) {
            String id = ids.get(i);
            RuleSet rules;
            try {
                rules = RuleSets.of(id);
            } catch (RuleSetIdException e) {
                continue; // a value that needs another option beside it
            }
            readsBack(rules);
            written++;
        }
        assertThat(written).isGreaterThan(Budget.of(0, 30));
    }

    @Test
    @Tag("budget")
    void baseGamesOfTheModuleReadBack() {
        VariantFile bases = VariantFile.bases();
        List<String> names = bases.names();
        for (int i = 0; i < names.size(); i += Budget.of(8, 1)) {
            readsBack(bases.ruleSet(names.get(i)));
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.multimove.files.VariantFileTest#resources")
    void gamesOfTheTestsReadBack(String resource) throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource(resource));
        file.names().forEach(name -> readsBack(file.ruleSet(name)));
    }

    /** What Betza notation means to the library and not to this format is written in other words. */
    @Test
    void movementOfWhichTheFormatHasAnotherReadingReadsBack() {
        for (String betza : List.of("fsQ", "frKlfK2", "AAD2", "R3R5mlR2", "fpRbR", "gQpB", "nHnG", "icN", "R12")) {
            PieceType piece = PieceType.of("piece x", 'X', Movement.betza(betza));
            var base = RuleSets.of("orthodox").base().toBuilder("x")
                    .pieces(piece)
                    .array("rnbqkbnr/pppppppp/8/8/8/x7/PPPPPPPP/RNBQKBNR")
                    .build();
            readsBack(RuleSet.of("x", base, TurnStructure.one()));
        }
    }

    @Test
    void furtherRanksOfInitialMovesReadBack() {
        var orthodox = RuleSets.of("orthodox").base();
        readsBack(RuleSet.of(
                "horde",
                orthodox.toBuilder("horde").initialOnRanks(Orthodox.PAWN, 0, 2).build(),
                TurnStructure.one()));
    }

    /** Names that no key can say are refused, and long clocks and all the kinds that there may be are written. */
    @Test
    void whatIsWrittenIsReadBackOrRefused() {
        var orthodox = RuleSets.of("orthodox").base();
        readsBack(RuleSet.of(
                "long", orthodox, TurnStructure.one(), RoyalRule.lastRoyal().claimAfter(12_345)));
        PieceType[] all = IntStream.rangeClosed('A', 'Z')
                .mapToObj(letter -> PieceType.of("kind " + (char) letter, (char) letter, "W"))
                .toArray(PieceType[]::new);
        var kinds = BaseGame.builder("kinds", Board.of(5, 5))
                .royal(all[0])
                .pieces(all)
                .array("a4/5/5/5/4A");
        readsBack(RuleSet.of("kinds", kinds.build(), TurnStructure.one()));
        RuleSet comma = RuleSet.of(
                "comma",
                orthodox.toBuilder("comma")
                        .pieces(PieceType.of("a, b", 'X', "W"))
                        .build(),
                TurnStructure.one());
        assertThatIllegalArgumentException().isThrownBy(() -> VariantFile.write(comma));
    }

    @Test
    @Tag("budget")
    void compositionsReadBack() {
        int composed = 0;
        for (long seed = 1; seed <= Budget.of(20, 400); seed++) {
            try {
                for (RuleSet rules : RandomGame.of(seed).stream().toList()) {
                    readsBack(rules);
                    composed++;
                }
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageContaining("that keys can say");
            }
        }
        assertThat(composed).isGreaterThan(Budget.of(4, 120));
    }
}
