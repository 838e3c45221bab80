package io.github.multimove.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.GameException;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What lenient reading forgives: each row is refused strictly, read leniently, and told where it was forgiven. */
class LenientPgnTest {
    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));

    /** A text, what it is read as (tags without the roster's unknown ones, and movetext), and what was forgiven. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "[Result \"\"] 1. e4 *                   | 1. e4 *                 | expected 1-0, 0-1, 1/2-1/2 or *, found \"\" at 1:9",
                "[Result \"?\"] 1. e4 *                  | 1. e4 *                 | expected 1-0, 0-1, 1/2-1/2 or *, found \"?\" at 1:9",
                "[Result \"1/2\"] 1. e4 1/2-1/2          | 1. e4 1/2-1/2           | expected 1-0, 0-1, 1/2-1/2 or *, found \"1/2\" at 1:9",
                "[Result \"½-½\"] 1. e4                  | 1. e4 1/2-1/2           | expected 1-0, 0-1, 1/2-1/2 or *, found \"½-½\" at 1:9; expected a result at the end of the game, found the end at 1:21",
                "1. e4 1/2                               | 1. e4 1/2-1/2           | expected 1-0, 0-1, 1/2-1/2 or *, found \"1/2\" at 1:7",
                "1. e4 ½-½                               | 1. e4 1/2-1/2           | expected 1-0, 0-1, 1/2-1/2 or *, found \"½-½\" at 1:7",
                "1. e4 1–0                               | 1. e4 1-0               | expected 1-0, 0-1, 1/2-1/2 or *, found \"1–0\" at 1:7",
                "1. e4 1:0                               | 1. e4 1-0               | expected 1-0, 0-1, 1/2-1/2 or *, found \"1:0\" at 1:7",
                "[SetUp \"1\"] [FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"] 1. a8(N)! * | [FEN 7k/P7/8/8/8/8/8/K7 w - - 0 1] [SetUp 1] 1. a8=N $1 * | expected a8=N, found \"a8(N)\" at 1:53",
                "1. e4 0 : 1                             | 1. e4 0-1               | expected 1-0, 0-1, 1/2-1/2 or *, found \"0 : 1\" at 1:7",
                "$1 1. e4 *                              | 1. e4 $1 *              | expected a turn before its annotation, found \"$1\" at 1:1",
                "1. e4 $256 *                            | 1. e4 {$256} *          | expected an annotation $0 to $255, found \"$256\" at 1:7",
                "1. e4 $ *                               | 1. e4 {$} *             | expected an annotation $0 to $255, found \"$\" at 1:7",
                "1. e4!!! *                              | 1. e4 $3 *              | expected a turn, perhaps with ! or ? after it, found \"e4!!!\" at 1:4",
                "1. e4 !? *                              | 1. e4 $5 *              | expected a turn, found \"!?\" at 1:7",
                "1. e4 +/- e5 = *                        | 1. e4 $16 e5 $10 *      | expected a turn, found \"+/-\" at 1:7; expected a turn, found \"=\" at 1:14",
                "1. e4 N e5 2. N f3 N c6 *               | 1. e4 $146 e5 2. Nf3 Nc6 * | expected a turn, found \"N\" at 1:7; expected Nf3, found \"N f3\" at 1:15; expected Nc6, found \"N c6\" at 1:20",
                "1. e4 e5 2. Qh5 Nc6 3. Qxf7 ch *        | 1. e4 e5 2. Qh5 Nc6 3. Qxf7+ * | expected Qxf7+, found \"Qxf7\" at 1:24; expected a turn, found \"ch\" at 1:29",
                "1.\u00a0e4\u200be5 *                    | 1. e4 e5 *              | expected a space, found \"\u00a0\" at 1:3; expected a space, found \"\u200b\" at 1:6",
                "1. e2–e4 *                              | 1. e4 *                 | expected e4, found \"e2–e4\" at 1:4",
                "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. OO O–O * | 1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O * | expected O-O, found \"OO\" at 1:35; expected O-O, found \"O–O\" at 1:38",
                "1. Pe4 pe7-e5 *                         | 1. e4 e5 *              | expected e4, found \"Pe4\" at 1:4; expected e5, found \"pe7-e5\" at 1:8",
                "1. ♘f3 ♞f6 2. ♙e4 *                     | 1. Nf3 Nf6 2. e4 *      | expected Nf3, found \"♘f3\" at 1:4; expected Nf6, found \"♞f6\" at 1:8; expected e4, found \"♙e4\" at 1:15",
                "1. e4 {a {b {c} d} e} e5 *              | 1. e4 ;a {b {c} d} e    |",
                "1. e4 {never closed *                   | 1. e4 {never closed *} *  | expected } at the end of the comment, found the end at 1:7; expected a result at the end of the game, found the end at 1:22",
                "1. e4 (1. d4 *                          | 1. e4 (1. d4) *         | expected \")\" at the end of the variation, found \"*\" at 1:14",
                "1. e4 ) e5 *                            | 1. e4 e5 *              | expected a turn or a result, found \")\" at 1:7",
                "1. e4 } e5 ] *                          | 1. e4 e5 *              | expected a turn, found \"}\" at 1:7; expected a turn, found \"]\" at 1:12",
                "1. e4 (1. d4 1-0) e5 *                  | 1. e4 (1. d4) 1... e5 * | expected \")\" at the end of the variation, found \"1-0\" at 1:14",
                "[Round 3] 1. e4 *                       | [Round 3] 1. e4 *       | expected \" before the value of the tag, found \"3\" at 1:8",
                "[White \"a\tb\"] 1. e4 *                | [White a b] 1. e4 *     | expected \" after the value of the tag, found \"\\u0009\" at 1:10",
                "[White \"C:\\games\"] 1. e4 *           | [White C:\\games] 1. e4 * | expected \\\" or \\\\, found \"g\" at 1:12",
                "[White \"C:\\\"] 1. e4 *                | [White C:\\] 1. e4 *    | expected \\\" or \\\\, found \"\"\" at 1:12",
                "[Bad-Tag \"x\"] 1. e4 *                 | 1. e4 *                 | expected the name of a tag, found \"-\" at 1:5",
                "1. e4 e5 (1... -- 2. d4) 2. Nf3 *       | 1. e4 e5 2. Nf3 *       | expected a piece's letter or a square, found \"--\" at 1:16; expected a turn in the variation, found \")\" at 1:24",
                "1. e4 e5 (1... c5 2. Ke3 Nf6 (2... a6)) 2. Nf3 * | 1. e4 e5 (1... c5) 2. Nf3 * |",
                "[SetUp \"1\"] [FEN \"4k3/44/8/8/8/8/8/4K2R  w\tK - 0 0 \"] 1. O-O * | [FEN 4k3/8/8/8/8/8/8/4K2R w K - 0 1] [SetUp 1] 1. O-O * |",
                "[Variant \"From Position\"] 1. e4 *      | 1. e4 *                 | expected orthodox, found \"From Position\" at 1:10",
                "[Variant \"Regular\"] 1. e4 *            | 1. e4 *                 | expected orthodox, found \"Regular\" at 1:10",
                "1. e4 () e5 *                           | 1. e4 e5 *              | expected a turn in the variation, found \")\" at 1:8",
                "1. e4 e5 2. *                           | 1. e4 e5 *              | expected a turn after its number, found \"*\" at 1:13",
                "1. e4 e5 2. Nf3 3. Nc6 *                | 1. e4 e5 2. Nf3 Nc6 *   | expected the number 2, found \"3\" at 1:17"
            })
    void isReadAndTold(String text, String read, String told) {
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Pgn.strict().read(text));
        PgnGame game = Pgn.lenient().read(text);
        StringBuilder shown = new StringBuilder();
        game.tags()
                .forEach((name, value) -> shown.append(
                        value.startsWith("?") || name.equals("Result") || name.equals("Termination")
                                ? ""
                                : "[" + name + " " + value + "] "));
        String written = game.toString();
        shown.append(written.substring(written.indexOf("\n\n") + 2).strip());
        assertThat(shown.toString()).startsWith(read);
        if (told != null) {
            assertThat(String.join(
                            "; ",
                            game.forgiven().stream()
                                    .map(f -> f.message() + " at " + f.line() + ":" + f.column())
                                    .toList()))
                    .isEqualTo(told);
        }
        assertThat(game.forgiven()).isNotEmpty();
        assertThat(Pgn.strict().read(written)).isEqualTo(game);
        assertThat(Pgn.strict().read(written).forgiven()).isEmpty();
    }

    /** Letters of a language that a tag or the program names. */
    @Test
    void lettersOfALanguageAreRead() {
        String movetext = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. O-O Dg5 *";
        String expected = "[e2e4, e7e5, g1f3, b8c6, f1b5, a7a6, e1g1, d8g5]";
        assertThat(Pgn.lenient()
                        .withLanguage(Locale.ITALIAN)
                        .read(movetext)
                        .game()
                        .turns())
                .hasToString(expected);
        PgnGame tagged = Pgn.lenient().read("[Language \"it\"]\n\n" + movetext);
        assertThat(tagged.game().turns()).hasToString(expected);
        assertThat(Pgn.strict().read(tagged.toString())).isEqualTo(tagged);
        assertThat(Pgn.lenient().read(tagged.toString())).isEqualTo(tagged);
        assertThatExceptionOfType(GameException.class).isThrownBy(() -> tagged.withTag("Language", "it"));
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Pgn.strict().read("[Language \"it\"]\n\n*"));
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Pgn.lenient().read(movetext));
        assertThat(Pgn.lenient()
                        .withLanguage(Locale.ITALIAN)
                        .read("[Language \"en\"]\n\n1. Nf3 *")
                        .tags())
                .containsEntry("Language", "en");
        assertThat(Pgn.lenient().read("[Language \"tlh\"]\n\n1. e4 *").forgiven())
                .hasSize(1);
    }

    @Test
    void aWordOfATurnIsRefusedWhereItStands() {
        RuleSet two = RuleSet.of("two", Orthodox.game(), Series.of(Step.move(), Step.move()), RoyalRule.capture());
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Pgn.lenient().withRuleSets(id -> two).read("1. e4 d4 e5\n\n  Nz6 *"))
                .satisfies(e -> assertThat(e.line() + ":" + e.column()).isEqualTo("3:3"));
    }

    /** Sub-moves apart by what {@code parseTurn} reads between them. */
    @ParameterizedTest
    @ValueSource(strings = {"e5 / Nf6", "e5/Nf6", "e5, Nf6", "e5 and Nf6", "e5 & Nf6", "e5 ,Nf6"})
    void separatorsBetweenSubMovesMayStandApart(String turn) {
        RuleSet dual = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));
        PgnGame read = Pgn.lenient().withRuleSets(id -> dual).read("1. e4 " + turn + " 2. d4 *");
        assertThat(read.game().turns()).hasToString("[e2e4, e7e5,g8f6, d2d4]");
    }

    @Test
    void pgnOfUntrustedInputIsReadLeniently() {
        PgnGame game = Pgn.lenient().read("1. e4 d5 2. e5 f5 3. exf6 e.p. gxf6 4. nf3 BH6 *");
        assertThat(game.game().turns()).hasToString("[e2e4, d7d5, e4e5, f7f5, e5f6, g7f6, g1f3, f8h6]");
        assertThatThrownBy(() -> Pgn.strict().read("1. e4 d5 2. e5 f5 3. exf6 e.p. gxf6 *"))
                .isInstanceOf(PgnException.class);
        Pgn dual = Pgn.lenient().withRuleSets(id -> DUAL);
        assertThat(dual.read("[Variant \"dual\"]\n\n1. e4, d4 Nf6/ nc6 *")
                        .game()
                        .length())
                .isEqualTo(2);
        assertThatThrownBy(() -> dual.read("[Variant \"dual\"]\n\n1. e4, *")).isInstanceOf(PgnException.class);
    }

    /** Each is found in collections of real games. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[White \"\"Mirage\"\"]|\"Mirage\"",
                "[White \"the \"Turk\" of Vienna\"]|the \"Turk\" of Vienna",
                "[White \"C:\\games\\one\"]|C:\\games\\one",
                "[White \"a \\\"quoted\\\" name\"]|a \"quoted\" name",
                "[White \"x\" y \"]|x\" y"
            })
    void quotesWithinATagArePartOfIt(String tag, String value) {
        PgnGame read = Pgn.lenient().read(tag + "\n[Result \"*\"]\n\n1. e4 *");
        assertThat(read.tag("White").orElseThrow().strip()).isEqualTo(value);
        assertThat(Pgn.strict().read(read.toString())).isEqualTo(read);
        assertThat(read.game().length()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[White \"x\"\n]", "[White \"x", "[White \"x\"", "[White \"x\\"})
    void aTagThatDoesNotEndIsRefused(String tag) {
        assertThatThrownBy(() -> Pgn.lenient().read(tag + "\n\n1. e4 *")).isInstanceOf(PgnException.class);
    }

    @Test
    void rightsThatAPositionCannotHaveAreLeftOut() {
        String tags = "[SetUp \"1\"]\n[FEN \"1rr3k1/8/8/8/8/8/8/4K2R b KQkq e3 0 1\"]\n\n";
        PgnGame read = Pgn.lenient().read(tags + "1... Rb1+ *");
        assertThat(read.game().start()).hasToString("1rr3k1/8/8/8/8/8/8/4K2R b K - 0 1");
        assertThat(Pgn.strict().read(read.toString())).isEqualTo(read);
        assertThatThrownBy(() -> Pgn.strict().read(tags + "1... Rb1+ *"))
                .isInstanceOf(PgnException.class)
                .hasMessageContaining("castling right");
        assertThatThrownBy(() -> Pgn.lenient().read("[FEN \"1rr3k1/8/8/8/8/8/8/7R b KQkq - 0 1\"]\n\n*"))
                .isInstanceOf(PgnException.class)
                .hasMessageContaining("expected at least one king of White");
    }

    @Test
    void aTagGivenTwiceCountsOnceAndAVariationWithoutATurnIsAComment() {
        String text = "[White \"Ann\"]\n[White \"Bob\"]\n\n1. e4 ({quiet}) () e5 *";
        PgnGame read = Pgn.lenient().read(text);
        assertThat(read.tag("White")).contains("Ann");
        assertThat(read.turns().get(0).annotations()).containsExactly(new PgnAnnotation.Comment("quiet"));
        assertThat(read.game().length()).isEqualTo(2);
        assertThatThrownBy(() -> Pgn.strict().read(text)).isInstanceOf(PgnException.class);
        assertThatThrownBy(() -> Pgn.strict().read("1. e4 () e5 *")).isInstanceOf(PgnException.class);
    }

    @Test
    void gamesPlayedPastADrawAreReadToTheirEnd() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            text.append("Nf3 Nf6 Ng1 Ng8 ");
        }
        String pgn = text + "e4 1-0";
        PgnGame read = Pgn.lenient().read(pgn);
        assertThat(read.game().length()).isEqualTo(21);
        assertThat(read.game().playedPast()).containsExactly(Outcome.Reason.FIVEFOLD_REPETITION);
        assertThat(read.game().outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.RESIGNATION));
        assertThatThrownBy(() -> Pgn.strict().read(pgn)).isInstanceOf(PgnException.class);
        Game ended = read.game().at(16);
        assertThat(ended.outcome()).contains(Outcome.draw(Outcome.Reason.FIVEFOLD_REPETITION));
        assertThat(ended.playedPast()).isEmpty();
    }
}
