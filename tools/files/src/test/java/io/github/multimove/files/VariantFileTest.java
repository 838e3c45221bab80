package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSetIdException;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The six examples, and how a file is asked. */
final class VariantFileTest {
    static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(VariantFileTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The variant files of the tests. */
    static List<String> resources() {
        return List.of(
                "castling.ini",
                "drops.ini",
                "examples.ini",
                "more-series.ini",
                "passing.ini",
                "regions.ini",
                "royals.ini",
                "screens.ini",
                "steps.ini",
                "ten.ini");
    }

    /** In the small budget two games of a file, in the full one every other. */
    @ParameterizedTest
    @MethodSource("resources")
    @Tag("budget")
    void theLawsHold(String resource) throws IOException {
        VariantFile file = VariantFile.read(resource(resource));
        List<String> names = file.names();
        for (int i = 0; i < names.size(); i += Budget.of((names.size() + 1) / 2, 2)) {
            for (Position position : RandomPlay.game(file.ruleSet(names.get(i)), i, 1)) {
                Laws.all(position, i);
            }
        }
    }

    @Test
    void tenGamesAreOfTwelveLinesOrFewer() throws IOException {
        assertThat(VariantFile.read(resource("ten.ini")).names()).hasSize(10);
        for (String section : resource("ten.ini").split("\n\n", -1)) {
            assertThat(section.lines().filter(line -> !line.isBlank())).hasSizeLessThanOrEqualTo(12);
        }
    }

    @Test
    void halfATurnIsTheUsualAndTheMirrorIsSaid() {
        VariantFile file = VariantFile.read("""
                [left]
                king = k
                customPiece1 = h:flF
                startFen = k7/8/8/8/8/8/8/K6H w - - 0 1
                castling = false
                [mirrored:left]
                symmetry = mirror
                """);
        assertThat(file.baseGame("left").mirrorsFiles()).isTrue();
        assertThat(file.baseGame("mirrored").mirrorsFiles()).isFalse();
    }

    @Test
    void javaAndTheFileSayTheSameOfDrops() {
        BaseGame game = Orthodox.game().toBuilder("pocket")
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn]")
                .drops(Drops.of(0, 1, 2, 3, 4, 5, 6, 7))
                .build();
        RuleSet java = RuleSet.of("pocket", game, Series.of(Step.move().orDrop().safe()), RoyalRule.lastRoyal());
        RuleSet file = VariantFile.bases().ruleSet("pocketknight");
        assertThat(file.structure()).isEqualTo(java.structure());
        assertThat(file.initialPosition().legalTurns().count())
                .isEqualTo(java.initialPosition().legalTurns().count());
    }

    @ParameterizedTest
    @CsvSource({
        "two-prong-capablanca, 28, 10752",
        "marseillais-losalamos, 10, 1212",
        "monster3, 993, 18532",
        "duck-gothic, 1120, 1181544",
        "twinmove-berolina, 222, 48580",
        "sevenfold, 592, 350464",
        "balanced-alternation, 20, 8902",
        "one-in-check, 445, 196646",
        "triplet-queens, 20, 400",
        "other-fraternal, 16, 256",
        "twins-without-kings, 21, 441",
        "chess-refuge, 20, 400",
    })
    void theExamplesHaveTheirCounts(String name, long first, long second) throws IOException {
        RuleSet rules = VariantFile.read(resource("examples.ini")).ruleSet(name);
        assertThat(Perft.count(rules.initialPosition(), 1)).isEqualTo(first);
        assertThat(Perft.count(rules.initialPosition(), 2)).isEqualTo(second);
    }

    /** The inventor's second diagram as it was drawn, without kings (rules/twins.md, 3). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c3d2,d3c2 | 8/8/8/8/8/8/8/8 w - - 0 2 -
            c3a1,d3c2 | 8/8/8/8/8/8/2bP4/b7 w - - 0 2 a1+c2
            """)
    void diagramsWithoutKingsAreAskedForEffects(String turn, String after) throws IOException {
        RuleSet rules = VariantFile.read(resource("examples.ini")).ruleSet("twins-without-kings");
        Position diagram = rules.position("8/8/8/8/8/2bb4/2NP4/N7 b - - 0 1 a1+c2,c3+d3");
        assertThat(diagram.isCheck()).isFalse();
        assertThat(diagram.play(turn)).hasToString(after);
    }

    /** Words that some files use for en passant, beside those of the Java algebra. */
    @Test
    void otherWordsForEnPassant() {
        String file = "[a:chess]\nturn = move, move %s-never, move %s-after-another\nturnEnds = check %s-double-step\n";
        assertThat(VariantFile.read(file.formatted("in-passing", "in-passing", "takeable"))
                        .ruleSet("a")
                        .structure())
                .isEqualTo(VariantFile.read(file.formatted("en-passant", "en-passant", "capturable"))
                        .ruleSet("a")
                        .structure());
    }

    @Test
    void aSectionWithoutKeysIsItsParentUnderAnotherName() {
        RuleSet rules = VariantFile.read("[a:chess]\n").ruleSet("a");
        assertThat(rules.base())
                .isEqualTo(RuleSets.of("orthodox").base().toBuilder("a").build());
        assertThat(rules.structure()).isEqualTo(RuleSets.of("orthodox").structure());
    }

    @Test
    void aGameOfAFileIsTheBaseOfAPublishedVariant() {
        VariantFile file =
                VariantFile.read("[fast:chess]\ndoubleStep = false\n[slow:fast]\nrules = two-prong[prongs=3]\n");
        RuleSet over = RuleSets.of("two-prong[base=fast,prongs=3]", file.library());
        assertThat(over.structure()).isEqualTo(file.ruleSet("slow").structure());
        assertThat(over.base()).isEqualTo(file.baseGame("fast"));
        assertThat(over.id()).isEqualTo("two-prong[base=fast,prongs=3]");
        assertThat(RuleSets.ids()).doesNotContain("fast");
    }

    @Test
    void gamesAndBytesOfAFileAreReadThroughItsLibrary() throws IOException {
        VariantFile file = VariantFile.read(resource("ten.ini"));
        RuleSet rules = RuleSets.of("two-prong[base=wazir-storm]", file.library());
        Game game = Game.of(rules);
        for (int i = 0; i < 6; i++) {
            game = game.play(game.position().legalTurns().at(i));
        }
        String text = PgnGame.of(game).toString();
        PgnGame read =
                Pgn.strict().withRuleSets(id -> RuleSets.of(id, file.library())).read(text);
        assertThat(read.game().position()).isEqualTo(game.position());
        assertThat(RuleSets.of("two-prong[base=wazir-storm]", file.library())
                        .position(game.position().toBytes()))
                .isEqualTo(game.position());
        assertThatThrownBy(() -> Pgn.strict().read(text)).isInstanceOf(PgnException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "marseillais, true",
        "grand, true",
        "raumschach, true",
        "orthodox, true",
        "My_Game, true",
        "a-, true",
        "chess, false",
        "capablanca, false",
        "my-game, false",
        "3check, false",
    })
    void aNameThatIdsDoNotFindIsWarnedOf(String name, boolean expected) {
        VariantFile file = VariantFile.read("\n[" + name + ":chess]\n");
        assertThat(file.warnings())
                .extracting(VariantFileException.Problem::kind)
                .isEqualTo(expected ? List.of(VariantFileException.Kind.NOT_AN_ID) : List.of());
        file.warnings()
                .forEach(warning -> assertThat(warning.toString())
                        .startsWith("line 2, column 2, [" + name + "]: expected a name by which ids find the game")
                        .contains("found "
                                + (name.matches("[a-z]+")
                                        ? name + ", which is the name of a published game"
                                        : "\"" + name)));
        assertThat(file.ruleSet(name).id())
                .isEqualTo(name.toLowerCase(Locale.ROOT).replaceAll("_", "-").replaceAll("-$", ""));
        boolean found = RuleSets.ids(file.library()).contains(name);
        assertThat(found).isTrue();
        if (expected) {
            assertThatThrownBy(() -> RuleSets.of(name, file.library())).isInstanceOf(RuleSetIdException.class);
        } else {
            assertThat(RuleSets.of(name, file.library())).isEqualTo(file.ruleSet(name));
        }
    }

    @Test
    void aNameThatIsPublishedAsWellIsRefusedInIds() {
        VariantFile file = VariantFile.read("[duck:chess]\ncastling = false\n");
        assertThat(file.ruleSet("duck").base().castlingRights()).isEmpty();
        assertThatThrownBy(() -> RuleSets.of("duck", file.library()))
                .isInstanceOf(RuleSetIdException.class)
                .hasMessage("expected one rule set of the name duck, found a published one and 1 of the library");
        assertThatThrownBy(() -> RuleSets.of(
                        "two-prong[base=duck]", VariantFile.library(List.of(file, VariantFile.read("[duck:chess]\n")))))
                .hasMessage("expected one base game of the name duck, found 2 of the library");
        assertThatThrownBy(() -> RuleSets.of(
                        "two-prong[base=grand]",
                        VariantFile.read("[grand:chess]\n").library()))
                .hasMessage("expected one base game of the name grand, found a published one and 1 of the library");
        VariantFile other = VariantFile.read("[mine:duck]\n");
        assertThat(other.ruleSet("mine").structure())
                .isEqualTo(RuleSets.of("duck").structure());
        assertThat(RuleSets.of("marseillais[base=gothic]", other.library()).base())
                .isEqualTo(VariantFile.bases().baseGame("gothic"));
    }

    @Test
    void aChildTakesTurnsAsOneGroup() {
        VariantFile file = VariantFile.read("""
                [two:chess]
                turn = move, move
                turnNext = another
                royalRule = capture
                [same:two]
                doubleStep = false
                [one:two]
                turn = move
                [raised:raumschach]
                turn = up-to 2
                """);
        assertThat(file.ruleSet("same").structure())
                .isEqualTo(file.ruleSet("two").structure());
        assertThat(file.ruleSet("one").structure()).hasToString("of(move())");
        assertThat(file.ruleSet("one").royalRule())
                .isEqualTo(file.ruleSet("two").royalRule());
        assertThat(file.baseGame("raised").board())
                .isEqualTo(RuleSets.of("raumschach").base().board());
    }
}
