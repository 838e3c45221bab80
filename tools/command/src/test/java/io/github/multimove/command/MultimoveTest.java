package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.files.VariantFile;
import io.github.multimove.perft.Perft;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every sub-command answers what the library answers, with the exit code that its help states. */
@Isolated
class MultimoveTest {
    private static final String PINNED = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";

    @TempDir
    private Path folder;

    static Stream<String> ids() {
        return RuleSets.ids().stream();
    }

    static String[] commands() {
        return "variants check show turns judge explain perft positions solve playouts games play".split(" ", -1);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHelps(String name) {
        Ran help = Ran.command(name, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: multimove " + name)
                .contains("-h, --help", "Exit codes:", "130")
                .doesNotContain("DEFAULT-VALUE");
        assertThat(Ran.command("--help").out()).containsPattern("(?m)^  " + name + " ");
    }

    @Test
    void variantsAreListedWithTheirOptions() {
        List<String> lines = new ArrayList<>();
        for (String id : RuleSets.ids()) {
            lines.add(id + "  " + RuleSets.describe(id));
            lines.add("    " + RuleSets.describe(id).sentence());
            for (RuleSetOption option : RuleSets.describe(id).options()) {
                lines.add("    " + option + " (" + option.byDefault() + ")");
            }
        }
        assertThat(lines).hasSizeGreaterThan(20).contains("    prongs=2|3|...|64 (2)");
        assertThat(Ran.command("variants")).isEqualTo(new Ran(Multimove.DONE, String.join("\n", lines) + "\n", ""));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyVariantIsShownCountedListedAndJudged(String id) {
        RuleSet rules = RuleSets.of(id);
        Position start = rules.initialPosition();
        LegalTurns turns = rules.legalTurns(start);
        Position next = rules.play(start, turns.at(0));
        String first = turns.at(0).toString();

        assertThat(Ran.command("show", id).out()).isEqualTo(Diagram.of(start).text() + start + "\n");
        assertThat(Ran.command("turns", id, "--count").out()).isEqualTo(turns.count() + "\n");
        assertThat(Ran.command("turns", id, "--limit", "2").out()).isEqualTo(turns.at(0) + "\n" + turns.at(1) + "\n");
        assertThat(Ran.command("judge", id, "--after", first).out())
                .contains("position:         " + next + "\n")
                .contains("check:            " + (rules.isCheck(next) ? "yes" : "no") + "\n")
                .contains("outcome:          the game goes on\n");
        assertThat(Ran.command("explain", id, first))
                .isEqualTo(Ran.command("explain", id, start.algebraic(turns.at(0))))
                .satisfies(ran -> assertThat(ran.code()).isZero())
                .satisfies(ran -> assertThat(ran.out()).endsWith("leads to: " + next + "\n"));
        assertThat(Ran.command("perft", id, "1").out()).isEqualTo(turns.count() + "\n");
        assertThat(Ran.command("playouts", id, "--games", "2", "--longest", "3").out())
                .startsWith("2 games of " + id + ", seed 1\n");
    }

    @Test
    void picturesGoToAFile() throws IOException {
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.play(rules.initialPosition(), rules.parseTurn(rules.initialPosition(), "e2e4"));
        Path file = folder.resolve("board.svg");
        Ran ran = Ran.command(
                "show", "two-prong", "-a", "e2e4", "-t", "e5,Nf6", "--black", "--dark", "--svg", file.toString());
        assertThat(ran).isEqualTo(new Ran(Multimove.DONE, "", ""));
        assertThat(file)
                .hasContent(Diagram.of(position)
                        .seenFrom(Side.BLACK)
                        .theme(Diagram.Theme.DARK)
                        .turn(rules.parseTurn(position, "e5,Nf6"))
                        .svg());
    }

    @Test
    void turnsAreReadOneAfterTheOther() {
        String line = "e2e4; e5,Nf6 ;Nc3";
        assertThat(Ran.command("judge", "two-prong", "-a", line).out())
                .isEqualTo(Ran.command("judge", "two-prong", "-a", "e2e4", "-a", "e7e5,g8f6", "-a", "b1c3")
                        .out())
                .contains(" b KQkq ");
    }

    @Test
    void perftDividesOnThreadsAndShowsProgressOnStandardErrorAlone() {
        Position start = RuleSets.of("orthodox").initialPosition();
        List<String> lines = new ArrayList<>();
        Perft.of(start).divide(3).forEach((turn, count) -> lines.add(turn + " " + count));
        Ran ran = Ran.command("perft", "orthodox", "3", "--divide", "--threads", "2", "--progress");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo(String.join("\n", lines) + "\ntotal 8902\n");
        assertThat(ran.err()).contains("perft 3", "100%", "8,902");
        assertThat(Ran.command("perft", "orthodox", "3")).isEqualTo(new Ran(Multimove.DONE, "8902\n", ""));
        assertThat(Ran.command("perft", "orthodox", "3", "--no-progress").err()).isEmpty();
    }

    @Test
    void positionsAreCountedLevelByLevelWithinTheMemory() {
        Ran bounded = Ran.command("positions", "orthodox", "4", "--memory", "2");
        assertThat(bounded.code()).isEqualTo(Multimove.FAILED);
        assertThat(bounded.out()).startsWith("0 1\n1 20\n");
        assertThat(bounded.err()).startsWith("multimove: expected positions in at most 2,097,152 bytes, found ");
    }

    @Test
    void playoutsAreTheSameForASeedAndReadBack() throws IOException {
        Path file = folder.resolve("games.pgn");
        String[] args = {"playouts", "twinmove", "--games", "5", "--seed", "7", "--pgn", file.toString()};
        Ran ran = Ran.command(args);
        assertThat(ran.code()).isZero();
        String games = Files.readString(file);
        assertThat(Ran.command(args)).isEqualTo(ran);
        assertThat(file).hasContent(games);

        List<PgnGame> read = new ArrayList<>();
        try (var in = Files.newBufferedReader(file)) {
            Pgn.strict().reader(in).forEachRemaining(read::add);
        }
        assertThat(read).hasSize(5).allMatch(game -> game.game().outcome().isPresent());
        int turns = read.stream().mapToInt(game -> game.game().length()).sum();
        assertThat(ran.out())
                .startsWith("5 games of twinmove, seed 7\n" + turns / 5 + "." + turns % 5 * 2 + " turns a game\n");
        int ends = ran.out()
                .lines()
                .skip(3)
                .mapToInt(line -> Integer.parseInt(line.strip().split(" ", 2)[0]))
                .sum();
        assertThat(ends).isEqualTo(5);
        assertThat(Ran.command("playouts", "twinmove", "-g", "3", "--longest", "1")
                        .out())
                .endsWith("     3  broken off\n");
    }

    /** The exit code, what is written on either output, and that nothing is on the other; an argument has _ for a blank. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            show nonsense                   | 2 | expected a rule set, one of accelerated
            variants nonesuch               | 2 | expected a rule set, one of ~ found "nonesuch"
            show two-prong[prongs=65]       | 2 | expected a number from 2 to 64 for prongs of two-prong
            show orthodox -p 8/8            | 2 | expected
            show orthodox -a e2e5           | 2 | e2e5:
            turns orthodox --from z9        | 2 | expected
            turns orthodox --limit -1       | 2 | expected a limit of 0 or more, found -1
            perft orthodox -1               | 2 | expected a depth of 0 or more, found -1
            perft orthodox 1 --threads 0    | 2 | expected 1 to 1024 threads, found 0
            playouts orthodox --games 0     | 2 | expected 1 game or more of 1 turn or more, found 0 of 1000
            positions orthodox 1 --memory 0 | 2 | expected a bound of 1 byte or more, found 0
            solve two-prong #1 --tries -1   | 2 | expected 0 to ~ refutations, found -1
            show                            | 2 | Missing required parameter: 'VARIANT'
            explain orthodox                | 2 | Missing required parameter: 'TURN'
            perft orthodox many             | 2 | 'many' is not an int
            turns orthodox --colour         | 2 | Unknown option: '--colour'
            dance                           | 2 | Unmatched argument
            ''                              | 2 | Missing required subcommand
            perft                           | 2 | multimove: Missing required parameters: 'VARIANT', 'DEPTH'\\nSee multimove perft --help.\\n
            variant                         | 2 | Did you mean: multimove variants ~ See multimove --help.\\n
            explain orthodox e2%c3          | 2 | multimove: expected ~ at character 2
            explain orthodox e2c3 -p PINNED | 1 | refused: e2c3: ~ rook on e8 ~ rule: ROYAL_LEFT_ATTACKED
            explain two-prong Ke3           | 1 | refused: Ke3: no piece of White can make the move Ke3 ~ why: the White king on e1 cannot
            explain orthodox Nd5            | 1 | why: the White knight on b1 cannot ~ why: the White knight on g1 cannot
            variants monster                | 0 | monster  Monster Chess\\nWhite has a king and four pawns and makes two moves a turn; ~ \\nAlso called Super King Chess.\\n ~ \\n\\nwin=checkmate\u00a6capture (checkmate)\\nHow the game is won.\\n    checkmate: By checkmate\\n
            turns orthodox --from g1 --algebraic          | 0 | g1f3  Nf3\\ng1h3  Nh3\\n
            turns two-prong --after e2e4 --from g8 -c     | 0 | 36\\n
            judge orthodox -a f2f3;_e7e5;_g2g4;_d8h4      | 0 | check:            yes ~ checkmate:        yes ~ threats:          h4e1 ~ outcome:          checkmate, black wins
            judge orthodox -p 4k3/8/8/8/8/8/8/3BK3_w_-_-_0_1 | 0 | White can win:    no\\n
            judge orthodox -a Nf3;Nf6;Ng1;Ng8;Nf3;Nf6;Ng1;Ng8 | 0 | draws to claim:   threefold repetition\\n
            --version                       | 0 | multimove
            """)
    void whatIsAskedIsAnswered(String line, int code, String told) {
        Ran ran = Ran.command(Stream.of(line.split(" ", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> word.equals("PINNED") ? PINNED : word.replace('_', ' '))
                .toArray(String[]::new));
        assertThat(ran.code()).isEqualTo(code);
        String[] parts = told.replace("\\n", "\n").replace('\u00a6', '|').split(" ~ ", -1);
        assertThat(code == Multimove.USAGE ? ran.err() : ran.out()).contains(parts);
        assertThat(code == Multimove.USAGE ? ran.out() : ran.err()).isEmpty();
    }

    @Test
    void aFileThatCannotBeWrittenIsAFailure() {
        Ran ran = Ran.command(
                "show", "orthodox", "--svg", folder.resolve("none/board.svg").toString());
        assertThat(ran.code()).isEqualTo(Multimove.FAILED);
        assertThat(ran.err()).startsWith("multimove: ").endsWith(": there is no such file or folder\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "perft two-prong 5 --threads 1",
                "perft two-prong 5 --threads 2",
                "turns geminus",
                "playouts twins"
            })
    void anInterruptEndsTheCommand(String line) {
        Thread.currentThread().interrupt();
        try {
            Ran ran = Ran.command(line.split(" "));
            assertThat(ran.code()).isEqualTo(Multimove.INTERRUPTED);
            assertThat(ran.err()).startsWith("multimove: interrupted while ");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void variantsAreFoundByTheirTitles() {
        assertThat(Ran.command("count", "Duck Chess").out())
                .isEqualTo(Ran.command("count", "duck").out());
        assertThat(Ran.command("variants", "Avalanche").out())
                .isEqualTo(Ran.command("variants", "avalanche").out());
        assertThat(Ran.command("count", "Nonsense").code()).isEqualTo(Multimove.USAGE);
    }

    @Test
    void gamesAreReadAndRefusedOnesNamed() throws IOException {
        String past = "[Variant \"Standard\"]\n\n" + "Nf3 Nf6 Ng1 Ng8 ".repeat(5) + "e4 1/2-1/2\n\n";
        String others = "[Variant \"Two-Prong Chess\"]\n\n1. e4 e5, Nf6 *\n\n[Event \"?\"]\n\n1. e4 Ke7 *\n";
        Path file = Files.writeString(folder.resolve("others.pgn"), past + others);
        Ran read = Ran.command("games", file.toString());
        assertThat(read.code()).isEqualTo(Multimove.NO);
        assertThat(read.out().lines())
                .hasSize(5)
                .contains(
                        "2 games, 23 turns, 1 refused",
                        "      1  orthodox",
                        "      1  two-prong",
                        "      1  went on past fivefold repetition")
                .anyMatch(line -> line.startsWith("others.pgn: ") && line.contains("line 11"));
        assertThat(Ran.command("games", "--strict", file.toString()).out()).contains("0 games, 0 turns, 3 refused");
        Files.writeString(file, past);
        assertThat(Ran.command("games", file.toString()).code()).isEqualTo(Multimove.DONE);
    }

    @Test
    void theBoardTellsItsAddressReadsNoInputAndEndsWhenItIsInterrupted() {
        Thread.currentThread().interrupt();
        Ran ran = Ran.command("board", "--port", "0");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(ran.code()).isEqualTo(Multimove.INTERRUPTED);
        assertThat(ran.out()).matches("http://localhost:\\d+/\n");
        assertThat(ran.err()).isEqualTo("Ctrl-C ends it.\nmultimove: interrupted while the board was open\n");
        assertThat(Ran.command("board", "--port", "70000").err())
                .contains("expected a port of 0 to 65535, found 70000");
    }

    @Test
    void aPortThatIsTakenIsToldInWords() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Ran ran = Ran.command("board", "--port", String.valueOf(taken.getLocalPort()));
            assertThat(ran.code()).isEqualTo(Multimove.FAILED);
            assertThat(ran.err())
                    .isEqualTo("multimove: port " + taken.getLocalPort() + " is taken; --port 0 takes a free one\n");
        }
    }

    @Test
    void gamesOfAFileArePlayedLikeOthers() throws IOException {
        Path file = Files.writeString(
                folder.resolve("own.ini"), "[small:gardner]\nturn = move, move if-possible\nroyalRule = capture\n");
        Ran count = Ran.command("perft", "small", "1", "--variants", file.toString());
        assertThat(count.out().strip()).isEqualTo("67");
        assertThat(Ran.command("perft", "two-prong[base=small]", "1", "--variants", file.toString())
                        .out()
                        .strip())
                .isEqualTo("7");
        assertThat(Ran.command("perft", "small", "1").code()).isEqualTo(Multimove.USAGE);
        assertThat(Ran.command("variants", "small", "--variants", file.toString())
                        .out())
                .startsWith(
                        "small  Small\nA turn is a move, then a move if there is one; capturing the last king wins.");
    }

    @Test
    void sectionsThatCannotBeReadAreLeftOutAndTold() throws IOException {
        Path file = Files.writeString(
                folder.resolve("some.ini"), "[good:gardner]\n[bad:chess]\nmaxFil = 7\nmaxRnk = 7\n[worse:nothing]\n");
        Ran count = Ran.command("perft", "good", "1", "--variants", file.toString());
        assertThat(count.out().strip()).isEqualTo("7");
        assertThat(count.err().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith(file + ": left out: line "))
                .anyMatch(line -> line.endsWith("(the nearest is maxFile), and one more problem"));
        Ran strict = Ran.command("perft", "good", "1", "--variants", file.toString(), "--strict-variants");
        assertThat(strict.code()).isEqualTo(Multimove.USAGE);
        assertThat(strict.err()).contains("line 5").doesNotContain("left out");
        Path none = Files.writeString(folder.resolve("none.ini"), "[bad:nothing]\n");
        assertThat(Ran.command("perft", "bad", "1", "--variants", none.toString())
                        .err())
                .contains("expected a section above");
    }

    @Test
    void checkPrintsTheKeysOfVariantFiles() {
        Ran keys = Ran.command("check", "--keys");
        assertThat(keys.code()).isZero();
        assertThat(keys.out())
                .isEqualTo(VariantFile.keys())
                .contains("- `maxRank` (a number, 1 to 99): how many ranks\n");
        Ran nothing = Ran.command("check");
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.err()).contains("Missing required parameter: 'FILE'");
    }

    @Test
    void checkTellsWhatIsWrongAndTriesLaws() throws IOException {
        Path file = Files.writeString(folder.resolve("own.ini"), "[small:gardner]\nturn = move, push\nmaxFil = 5\n");
        Ran wrong = Ran.command("check", file.toString());
        assertThat(wrong.code()).isEqualTo(Multimove.NO);
        assertThat(wrong.out())
                .isEqualTo(
                        "line 3, column 1, [small] maxFil: expected a key, found \"maxFil\" (the nearest is maxFile)\n");
        Files.writeString(file, "[small:gardner]\nturn = up-to 2\n");
        Ran good = Ran.command("check", file.toString(), "--laws", "1", "--turns", "1", "--print");
        assertThat(good.code()).isZero();
        assertThat(good.out()).contains("small: the laws hold in 2 positions").contains("\nturn = up-to 2\n");
        Files.writeString(file, "[marseillais:chess]\nturn = up-to 2\n");
        Ran named = Ran.command("check", file.toString());
        assertThat(named.code()).isEqualTo(Multimove.NO);
        assertThat(named.out())
                .startsWith("warning: line 1, column 2, [marseillais]: expected a name by which ids find the game")
                .contains("found marseillais, which is the name of a published game\n");
        assertThat(Ran.command("check", folder.resolve("none.ini").toString()).code())
                .isEqualTo(Multimove.FAILED);
    }

    /** Whose twin a piece is, both sides and stacks: {@code show} draws it and {@code judge} says it. */
    @Test
    void siblingsAreSeen() {
        String stack = "4k3/8/3n1n2/8/8/8/8/R2(NN)K2R w - - 0 20 a1+h1,d1+d1,d6+f6";
        assertThat(Ran.command("show", "twins", "-p", stack).out())
                .contains("White has siblings: a1+h1, d1+d1\nBlack has siblings: d6+f6\n");
        assertThat(Ran.command("judge", "twins", "-p", stack).out())
                .contains("White's siblings: a1+h1, d1+d1\nBlack's siblings: d6+f6\n");
        assertThat(Diagram.of(RuleSets.of("twins").position(stack)).svg())
                .contains(">1</text>", ">2</text>", ">3</text>");
        assertThat(Ran.command("judge", "orthodox").out()).doesNotContain("siblings");
    }

    @Test
    void problemsAreSolvedWithTwinsAndWrittenAsPages(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        Path games = folder.resolve("games.pgn");
        Ran ran = Ran.command(
                "solve",
                "orthodox",
                "h#2",
                "--position",
                "r3k3/pb1N4/8/8/1K5B/8/8/8",
                "--twin",
                "exchange e8 a8",
                "--author",
                "Gy. Bakcsi",
                "--diagram",
                "--html",
                page.toString(),
                "--pgn",
                games.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .startsWith("Gy. Bakcsi\n")
                .contains("h#2 (3+4)", "1. a6 Bg3 2. O-O-O Nb6#", "1. Rh8 Nb6+ 2. Kb8 Bg3#");
        assertThat(page).content().contains("<svg", "Nb6#", "Bg3#");
        assertThat(games).content().contains("[White \"Gy. Bakcsi\"]", "O-O-O");
    }

    @Test
    void problemsOfPopeyeAreSolvedFromAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("two.inp"),
                "begin forsyth kbK5/pp6/1P6/8/8/8/8/R7 stip #2 next forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 end");
        Ran ran = Ran.command("solve", "orthodox", "--popeye", file.toString(), "--begins", "white", "--play", "keys");
        assertThat(ran.out()).contains("1. Ra6!", "1. Be4 Rxg2 2. Bb1 Rg1=");
        assertThat(Ran.command("solve", "orthodox", "h=2", "-p", "8/8/2b3R1/8/8/1K6/6p1/k7", "--begins", "white")
                        .out())
                .isEqualTo("1. Rg5 g1=Q 2. Rc5 Qxc5=\n");
    }

    /** A byte that is not UTF-8, and a problem or a game that is refused: the others are answered. */
    @Test
    void collectionsAreReadOneByOne(@TempDir Path folder) throws IOException {
        Path problems = Files.writeString(
                folder.resolve("three.inp"),
                "begin author J\u00f6rg\nforsyth kbK5/pp6/1P6/8/8/8/8/R7 stip #2\nnext cond Circe\nnext\n"
                        + "forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 end",
                StandardCharsets.ISO_8859_1);
        Ran ran = Ran.command("solve", "orthodox", "--popeye", problems.toString(), "--diagram");
        assertThat(ran.out()).contains("J\u00f6rg", "1. Ra6!", "1. Be4 Rxg2 2. Bb1 Rg1=");
        assertThat(ran.err()).isEqualTo("multimove: problem 2, line 3: expected a problem without conditions\n");
        assertThat(ran.code()).isEqualTo(Multimove.NO);

        Path games = Files.writeString(
                folder.resolve("three.pgn"),
                "[White \"J\u00f6rg\"]\n\n1. e4 *\n\n[White \"x\"]\n\n1. e9 {\u00e9} *\n\n[White \"y\"]\n\n1. d4 {\u00fc} *\n",
                StandardCharsets.ISO_8859_1);
        assertThat(Ran.command("games", games.toString()).out()).contains("2 games, 2 turns, 1 refused");
    }

    @Test
    void otherNamesOfWhatPeopleLookForAreKnown() {
        assertThat(Ran.command("version")).isEqualTo(Ran.command("--version"));
        assertThat(Ran.command("list")).isEqualTo(Ran.command("variants"));
        assertThat(Ran.command("help")).isEqualTo(Ran.command("--help"));
    }
}
