package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSetIdException;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
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

    @Test
    @Tag("budget")
    void compositionsReadBack() {
        SplittableRandom random = new SplittableRandom(1);
        int composed = 0;
        for (int i = 0; i < Budget.of(12, 120); i++) {
            try {
                RuleSet rules =
                        RuleSet.of("composed", RuleSets.of("orthodox").base(), structure(random), royal(random));
                readsBack(rules);
                composed++;
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageStartingWith("expected"); // parts that do not fit together
            }
        }
        assertThat(composed).isGreaterThan(Budget.of(0, 25));
    }

    private static RoyalRule royal(SplittableRandom random) {
        RoyalRule.WithoutTurn without = List.of(RoyalRule.WithoutTurn.values()).get(random.nextInt(4));
        RoyalRule rule = random.nextBoolean()
                ? RoyalRule.capture().strictCastling(random.nextBoolean()).withoutTurn(without)
                : RoyalRule.lastRoyal()
                        .withoutTurn(without)
                        .lenientCastling(random.nextBoolean())
                        .deadDraws(random.nextBoolean())
                        .exposure(random.nextBoolean() ? RoyalRule.Exposure.LOSES : RoyalRule.Exposure.ILLEGAL);
        rule = random.nextInt(4) == 0 ? RoyalRule.lastPiece() : rule;
        return random.nextBoolean() ? rule : rule.claimAfter(1 + random.nextInt(300));
    }

    private static TurnStructure structure(SplittableRandom random) {
        TurnStructure main = random.nextInt(4) == 0
                ? TurnStructure.upTo(2).places(any(random, Step.Pieces.values()), any(random, Step.Pieces.values()))
                : series(random);
        for (int openings = random.nextInt(3); openings > 0; openings--) {
            main = TurnStructure.opening(Series.of(step(random))).then(main);
        }
        return main;
    }

    private static Series series(SplittableRandom random) {
        Series series = random.nextBoolean()
                ? Series.of(step(random), step(random))
                : Series.repeat(length(random), step(random), step(random));
        series = random.nextInt(4) == 0 ? series.inAnyOrder() : series;
        series = random.nextInt(4) == 0 ? series.laterSpareRoyals() : series;
        series = random.nextInt(4) == 0 ? series.atTurn(1 + random.nextInt(3), Series.of(step(random))) : series;
        series = series.next(any(random, Series.Next.values())).passed(any(random, Series.EnPassantSquares.values()));
        if (random.nextBoolean()) {
            series = series.on(any(random, Series.Closing.values()), any(random, Series.Event.values()));
        }
        return random.nextInt(4) == 0 ? series.commuting() : series;
    }

    private static Series.Length length(SplittableRandom random) {
        return switch (random.nextInt(7)) {
            case 0 -> random.nextBoolean() ? Series.Length.growing() : Series.Length.growing(1 + random.nextInt(6));
            case 1 -> Series.Length.kingsRank();
            case 2 -> Series.Length.oneMoreThanLastTurn();
            case 3 -> Series.Length.royalPieces();
            case 4 -> Series.Length.byCheck(2, 1);
            default -> Series.Length.bySide(1 + random.nextInt(3), 1 + random.nextInt(3));
        };
    }

    private static Step step(SplittableRandom random) {
        if (random.nextInt(12) == 0) {
            return random.nextBoolean() ? Step.swap() : Step.swap().safe();
        }
        Step step = random.nextInt(6) == 0 ? Step.place() : Step.move();
        step = switch (random.nextInt(8)) {
            case 0 -> step.pawns();
            case 1 -> step.others();
            case 2 -> step.royals();
            case 3 -> step.neitherPawnsNorRoyals();
            case 4 ->
                step.by(Set.copyOf(List.of(
                        Orthodox.KNIGHT, any(random, Orthodox.game().types().toArray(PieceType[]::new)))));
            default -> step;
        };
        step = random.nextBoolean() ? step.safe() : step;
        step = random.nextInt(4) == 0 ? step.quiet() : step;
        step = random.nextInt(4) == 0 ? step.noDoubleStep() : step;
        return step.duty(any(random, Step.Duty.values())).enPassant(any(random, Step.EnPassant.values()));
    }

    private static <T> T any(SplittableRandom random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}
