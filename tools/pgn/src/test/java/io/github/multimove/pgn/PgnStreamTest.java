package io.github.multimove.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a game ends in a stream follows from its grammar: no game is lost, and none is made of a part of another. */
class PgnStreamTest {
    private static final List<Pgn> FORMS = List.of(Pgn.strict(), Pgn.lenient());

    /** What comes out of a stream: of each game the tag {@code Event} and the number of turns, or {@code refused}. */
    private static List<String> read(Pgn form, String text) {
        List<String> read = new ArrayList<>();
        PgnReader reader = form.reader(new StringReader(text));
        while (reader.hasNext()) {
            try {
                PgnGame game = reader.next();
                read.add(game.tags().get("Event") + " " + game.turns().size());
            } catch (PgnException e) {
                read.add("refused");
            }
        }
        return read;
    }

    /** Each text, what comes out strictly, and what comes out leniently if that is another thing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "' [Event \"1\"] 1. e4 e4 *\n [Event \"2\"] 1. d4 *\n [Event \"3\"] 1. c4 *' | refused, 2 1, 3 1 | ",
                "'1. e4 e4 *\n\n1. d4 d5 *'                                     | refused, ? 2       | ",
                "'1. e4 e4 *\n1. d4 d5 *'                                       | refused, ? 2       | ",
                "'1. e4 e4\n\n1. d4 d5 *'                                       | refused, ? 2       | ",
                "'1. e4 * 1. d4 d5 *'                                           | ? 1, ? 2           | ",
                "'[Event \"1\"] [Variant \"nonsense\"] [Event \"x\"] 1. e4 e5 *'   | refused            | ",
                "'[Event \"1\"] [Variant \"nonsense\"] [Bad-Tag \"x\"] 1. e4 e5 *' | refused            | ",
                "'[Event \"1\"]\n\n1. e4 e4 {[Event \"never played\"]\n[Result \"1-0\"]\n\n1. a3 1-0} 2. a3 *' | refused | ",
                "'1. e4 e4\n[Bad-Tag \"x\"]\n[Event \"2\"]\n\n1. d4 *'          | refused, refused   | refused, 2 1",
                "'1. e4 e5 1-0 {good}'                                          | ? 2                | ",
                "'1. e4 e5 1-0 ; good\n1. d4 *'                                 | ? 2, ? 1           | ",
                "'1. e4 e5 1-0\n{good}'                                         | ? 2                | ",
                "'; a file\n\n{of} [Event \"1\"]\n; remark\n[Variant \"orthodox\"]\n{more}\n\n1. e4 *\n; end' | 1 1 | ",
                "'\uFEFF[Event \"1\"]\n\n1. e4 *\n\uFEFF[Event \"2\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Ra5 *' | 1 1, 2 1 | ",
                "'1. e4 e5 1-0 1-0'                                             | refused            | ? 2",
                "'1. e4 e5 1-0 2. Nf3 *'                                        | refused            | ? 3",
                "'1. e4 e5 1-0\n2. Nf3 *'                                       | refused            | ? 3",
                "'1. e4 e5 1-0\n\u001a'                                         | ? 2                | ",
                "'1. e4 e5 1-0\u001a1. d4 *'                                    | ? 2, ? 1           | ",
                "'1. e4 *\n]\n[Event \"2\"]\n\n1. d4 *\n\n}\n)\n'          | ? 1, 2 1           | ",
                "'1. e4 *\n\n]\n\n1. d4 *'                                   | ? 1, refused       | ? 1, ? 1",
                "' ] '                                                          | ''                 | ",
                "'*\n*\n1-0\n0-1'                                               | ? 0, ? 0, ? 0, ? 0 | ",
                "'1. e4 (1. d4 d5 *\n1. d4 *'                                   | refused, ? 1       | ? 1, ? 1",
                "'1. e4 (1. d4 d5\n\n[Event \"2\"]\n\n1. d4 *'                  | refused, 2 1       | ? 1, 2 1",
                "'1. e4 (1. d4 d5\n\n1. d4 *'                                   | refused, ? 1       | ? 1, ? 1",
                "'1. e4 (1. d4 d5 1-0) 1... e5 *'                               | refused            | ? 2",
                "'1. e4 (1. d4 d5 1-0 {there} ) 1... e5 *'                      | refused            | ? 2",
                "'1. e4 {open\n\n[Event \"2\"]\n\n1. d4 *'                      | refused, 2 1       | ? 1, 2 1",
                "'1. e4 {open\n\n1. d4 {white} *'                               | refused, ? 1       | ? 1, ? 1",
                "'1. e4 {open\n\n[Event \"2\"]\n\n1. d4 {white} *'              | refused, 2 1       | ? 1, 2 1",
                "'1. e4 {a {nested} one} e5 *'                                  | refused            | ? 2",
                "'1. e4 {not { nested} e5 {x} *'                                | ? 2                | ",
                "'1. e4 {first\n\n1... and more} e5 *'                          | ? 2                | ",
                "'1. e4\n\n1... e5\n\n2. d4 *'                                  | ? 3                | ",
                "'[Event \"1\"]\n\n[Event \"2\"]\n\n1. e4 *'                    | refused, 2 1       | 1 0, 2 1",
                "'[Event \"1\"]\n\n[White \"x\"]\n\n1. e4 *'                    | 1 1                | ",
                "'[Event \"1]\n[White \"x\"]\n\n1. e4 *\n[Event \"2\"] *'       | refused, 2 0       | ",
                "'[White \"x\n]\n[Event \"1\"]\n\n1. e4 *\n[Event \"2\"] *'     | refused, 2 0       | ",
                "'[Event \"two\nlines\"]\n[White \"x\"]\n\n1. e4 *'             | refused            | two lines 1",
                "']\n\n[Event \"2\"]\n\n1. d4 *'                            | 2 1                | ",
                "'[Event \"1\n\n[Event \"2\"]\n\n1. d4 *'                 | refused, 2 1       | ",
                "'1. e4 {open \n\n[Event \"2\"]\n\n1. d4 {white} *'       | refused, 2 1       | ? 1, 2 1",
                "'1. e4 *\n\n{open\n\n[Event \"2\"]\n\n1. d4 *'          | ? 1, 2 1           | ",
                "'1. e4 *\n\u00a0\n[Event \"2\"]\n\n1. d4 *'             | ? 1, 2 1           | ",
                "'1. e4 e5*1. d4*'                                              | ? 2, ? 1           | ? 2, ? 1"
            })
    void aGameEndsWhereItsGrammarSays(String text, String strictly, String leniently) {
        assertThat(String.join(", ", read(Pgn.strict(), text))).isEqualTo(strictly);
        assertThat(String.join(", ", read(Pgn.lenient(), text))).isEqualTo(leniently == null ? strictly : leniently);
    }

    private static final List<String> MOVETEXTS = List.of(
            "1. e4 e5 2. Nf3 *",
            "1. e4 {a comment} e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 1-0",
            "1. e4 e4 *",
            "1. e4 e5 2. Ke3 {[Event \"never\"]\n[Result \"1-0\"]\n\n1. a3 1-0} Nf6 0-1",
            "1. e4 $1 ; (never closed {nor this\n1... e5 1/2-1/2",
            "{before} 1. d4 d5 1-0 {behind}",
            "1. e4 (1. d4 d5 *",
            "1. e4 ) e5 *",
            "*");
    private static final List<String> TAGS = List.of(
            "",
            "[White \"a ] \\\" b\"]",
            "[Variant \"nonsense\"]",
            "[Bad-Tag \"x\"]",
            "; remark",
            "[Round 3]",
            "[Result \"win\"]");
    private static final List<String> JOINTS =
            List.of("\n", "\n\n", "\n\n\n  ", "\n\uFEFF", " ", "\n{[between]}\n", "\n%escaped\n\t", "\n\u001a");

    @Property(tries = 500)
    void asManyGamesComeOutAsWentInEachWithItsOwnTags(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        List<String> events = new ArrayList<>();
        int games = 1 + random.nextInt(6);
        for (int i = 0; i < games; i++) {
            String tag = TAGS.get(random.nextInt(TAGS.size()));
            String blank = tag.startsWith(";") || random.nextBoolean() ? "\n" : " ";
            boolean isTagged = i == 0 || random.nextInt(4) > 0;
            String event = isTagged ? Integer.toString(i) : "?";
            events.add(event);
            text.append(isTagged ? "[Event \"" + event + "\"]" + blank + tag + "\n\n" : "")
                    .append(MOVETEXTS.get(random.nextInt(MOVETEXTS.size() - (isTagged ? 0 : 1))))
                    .append(JOINTS.get(random.nextInt(JOINTS.size())));
        }
        String whole = random.nextBoolean() ? text.toString() : text.toString().replace("\n", "\r\n");
        for (Pgn form : FORMS) {
            List<String> read = read(form, whole);
            assertThat(read).as(whole).hasSize(games);
            for (int i = 0; i < games; i++) {
                assertThat(read.get(i))
                        .as(whole)
                        .matches("refused|" + events.get(i).replace("?", "[?]") + " [0-9]+");
            }
        }
    }
}
