package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.problems.Endings;
import io.github.multimove.testkit.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The board by its HTTP face: games are played through it, and untrusted clients get nothing but answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BoardServerTest {
    private BoardServer server;
    private BoardPage page;

    @BeforeAll
    void start() throws IOException {
        server = BoardServer.start(0);
        page = new BoardPage(server);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    // ---- games --------------------------------------------------------------------------------------------------

    @Test
    void gamesOfAVariantFileArePlayedLikeOthers() throws IOException, InterruptedException {
        String file =
                "[small:gardner]\nturn = move, move if-possible\nroyalRule = capture\n[wrong:chess]\nmaxFil = 7\n";
        Map<String, Object> told = page.ask("file", Map.of("variants", file));
        assertThat(told.get("problems"))
                .asString()
                .isEqualTo("[line 5, column 1, [wrong] maxFil: expected a key, found \"maxFil\" (the nearest is"
                        + " maxFile)]");
        assertThat(told.get("games")).asString().contains("id=small").doesNotContain("id=wrong");
        Map<String, String> fields = new LinkedHashMap<>(line("small", List.of("a2a3,b2b3")));
        fields.put("variants", file);
        assertThat(BoardPage.text(page.ask("look", fields), "side")).isEqualTo("black");
        fields.put("rules", "two-prong[base=small]");
        fields.put("turns", "a2a3");
        assertThat(BoardPage.text(page.ask("look", fields), "side")).isEqualTo("black");
        String pgn = BoardPage.text(page.ask("pgn", fields), "pgn");
        assertThat(BoardPage.text(page.ask("read", Map.of("pgn", pgn, "variants", file)), "rules"))
                .isEqualTo("two-prong[base=small]");
        fields.put("variants", "");
        assertThat(page.ask("look", fields)).containsKey("problem");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "orthodox",
                "two-prong",
                "two-prong[base=grand,prongs=3]",
                "twinmove",
                "geminus",
                "twins",
                "twins[array=fraternal,order=sequential,sharing=true]",
                "marseillais",
                "progressive",
                "monster",
                "avalanche",
                "two-move",
                "swedish",
                "duck",
                "double-king",
                "raumschach",
                "dragonchess"
            })
    void aGameIsPlayedSubMoveBySubMove(String id) throws IOException, InterruptedException {
        Random random = new Random(id.hashCode());
        Game game = Game.of(RuleSets.of(id));
        List<String> turns = new ArrayList<>();
        while (turns.size() < 6 && game.outcome().isEmpty()) {
            String turn = entered(id, turns, random);
            game = game.play(game.ruleSet().parseTurn(game.position(), turn));
            turns.add(turn);
        }
        Map<String, Object> seen = page.ask("look", line(id, turns));
        assertThat(seen)
                .containsEntry("position", game.position().toString())
                .containsEntry("check", game.ruleSet().isCheck(game.position()));
        assertThat(seen.get("outcome")).isEqualTo("null");
        String pgn = BoardPage.text(page.ask("pgn", line(id, turns)), "pgn");
        assertThat(page.ask("read", Map.of("pgn", pgn)))
                .containsEntry("rules", game.ruleSet().id())
                .containsEntry(
                        "turns", game.turns().stream().map(Turn::toString).collect(Collectors.joining(";")));
    }

    /** Enters sub-moves that are offered until a turn is whole, as a page does, and returns it. */
    private String entered(String id, List<String> turns, Random random) throws IOException, InterruptedException {
        List<String> entered = new ArrayList<>();
        while (true) {
            Map<String, String> fields = line(id, turns);
            fields.put("entered", String.join(",", entered));
            Map<String, Object> look = page.ask("look", fields);
            assertThat(look).doesNotContainKey("problem");
            List<?> next = (List<?>) BoardPage.field(look, "next");
            boolean mayStop = BoardPage.field(look, "mayStop").equals(true);
            if (mayStop && (next.isEmpty() || random.nextBoolean())) {
                return BoardPage.text(look, "turn");
            }
            Map<?, ?> chosen = (Map<?, ?>) next.get(random.nextInt(next.size()));
            entered.add(String.valueOf(chosen.get("text")));
        }
    }

    private static Map<String, String> line(String id, List<String> turns) {
        return new HashMap<>(Map.of("rules", id, "turns", String.join(";", turns)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"any", "ahead"})
    void anOpponentPlaysALegalTurnInEveryRuleSet(String who) throws IOException, InterruptedException {
        for (String id : RuleSets.ids()) {
            Position start = RuleSets.of(id).initialPosition();
            String turn = BoardPage.text(page.ask("opponent", Map.of("rules", id, "who", who)), "turn");
            assertThat(start.legalTurns()).contains(start.parseTurn(turn));
        }
    }

    @Test
    void anOpponentThatLooksAheadMatesAndCaptures() throws IOException, InterruptedException {
        String mate = "2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20";
        RuleSet rules = RuleSets.of("two-prong");
        String turn = BoardPage.text(
                page.ask("opponent", Map.of("rules", "two-prong", "position", mate, "who", "ahead")), "turn");
        Position position = rules.position(mate);
        assertThat(position.play(position.parseTurn(turn)).isCheckmate()).isTrue();
        String queen = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1";
        assertThat(page.ask("opponent", Map.of("rules", "orthodox", "position", queen, "who", "ahead")))
                .containsEntry("turn", "e4d5");
    }

    @Test
    void refusalsThreatsAndConstraintsAreSaid() throws IOException, InterruptedException {
        Map<String, String> fields =
                new HashMap<>(Map.of("rules", "two-prong", "position", "r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20"));
        assertThat((List<?>) page.ask("more", fields).get("threats")).asString().isEqualTo("[Rb1,Rxa1, Rb1,Bxa1]");
        assertThat(BoardPage.text(page.ask("more", fields), "constraints"))
                .contains("must answer the check by the rook on a8");
        fields.put("from", "c5");
        fields.put("to", "c8");
        assertThat(BoardPage.text(page.ask("why", fields), "why")).startsWith("your king on a1 would be left attacked");
        fields.put("from", "h2");
        fields.put("to", "");
        assertThat(BoardPage.text(page.ask("why", fields), "why"))
                .contains("every turn must answer the check by the rook");
        assertThat(page.ask("offer", fields)).containsKeys("turns");
    }

    @Test
    void refusedDropsAndDucksAreExplained() throws IOException, InterruptedException {
        Map<String, String> drop = line("geminus", List.of());
        drop.putAll(Map.of("hand", "N", "to", "e8"));
        assertThat(BoardPage.text(page.ask("why", drop), "why"))
                .isNotEmpty()
                .doesNotContain("can be entered", "is no sub-move");
        Map<String, String> duck = line("duck", List.of());
        duck.putAll(Map.of("entered", "e2e4", "to", "d2"));
        assertThat(BoardPage.text(page.ask("why", duck), "why"))
                .isNotEmpty()
                .doesNotContain("can be entered", "is no sub-move");
    }

    @Test
    void theDuckStandsWhereItHasBeenSet() throws IOException, InterruptedException {
        Map<String, String> fields = line("duck", List.of("e2e4,@c6"));
        assertThat(page.ask("look", fields)).containsEntry("neutral", List.of("c6"));
        fields.put("entered", "e7e5,@d4");
        assertThat(page.ask("look", fields)).containsEntry("neutral", List.of("d4"));
    }

    @Test
    void theTurnBeforeIsMarkedBesideWhatIsEntered() throws IOException, InterruptedException {
        Map<String, String> fields = line("two-prong", List.of("e2e4"));
        fields.put("last", "true");
        assertThat(BoardPage.text(page.ask("look", fields), "svg")).contains("class=\"arrow\"");
        fields.put("entered", "e7e5");
        assertThat(BoardPage.text(page.ask("look", fields), "svg"))
                .containsPattern("class=\"last-turn\"[^>]* data-square=\"e2\"")
                .contains("data-sub-move=\"e7e5\"")
                .doesNotContain("data-sub-move=\"e2e4\"");
    }

    @Test
    void gamesOfUntrustedInputAreReadAndGoOnPastADraw() throws IOException, InterruptedException {
        String pgn = "[Variant \"Standard\"]\n\n" + "Nf3 Nf6 Ng1 Ng8 ".repeat(5) + "e4 *";
        Map<String, Object> read = page.ask("read", Map.of("pgn", pgn));
        assertThat(read).containsEntry("rules", "orthodox");
        Map<String, String> fields = new HashMap<>(Map.of("rules", "orthodox", "turns", BoardPage.text(read, "turns")));
        assertThat(page.ask("look", fields))
                .containsEntry("past", List.of("fivefold repetition"))
                .containsEntry("side", "black");
        assertThat(page.ask("read", Map.of("pgn", "[Variant \"Nonsense\"]\n\n1. e4 *")))
                .containsOnlyKeys("problem");
    }

    @Test
    void aTypedTurnIsReadLeniently() throws IOException, InterruptedException {
        Map<String, String> fields = line("two-prong", List.of("e2e4"));
        fields.put("text", "Ngf6,e7-e5");
        assertThat(page.ask("turn", fields)).containsEntry("turn", "e7e5,g8f6").hasSize(1);
        fields.put("text", "nf6; e5");
        assertThat(page.ask("turn", fields)).containsEntry("turn", "e7e5,g8f6").hasSize(1);
        fields.put("text", "Nf6 or e5");
        assertThat(page.ask("turn", fields)).containsOnlyKeys("problem");
    }

    @ParameterizedTest
    @CsvSource({
        "white-resigns, 'resignation, black wins'",
        "black-resigns, 'resignation, white wins'",
        "agreed, 'agreement, a draw'",
        "white-wins-on-time, 'time, white wins'",
        "draw-adjudged, 'adjudication, a draw'"
    })
    void aGameIsEndedByThePlayersAndKeptAsPgn(String end, String outcome) throws IOException, InterruptedException {
        Map<String, String> fields = line("duck", List.of("e2e4,@c6"));
        fields.put("end", end);
        assertThat(page.ask("look", fields)).containsEntry("outcome", outcome).containsEntry("next", List.of());
        assertThat(page.ask("read", Map.of("pgn", BoardPage.text(page.ask("pgn", fields), "pgn"))))
                .containsEntry("end", end);
        fields.put("end", "claimed");
        assertThat(page.ask("look", fields)).containsEntry("problem", "no draw can be claimed now");
    }

    @Test
    void positionsAreEditedStepByStep() throws IOException, InterruptedException {
        Map<String, Object> cleared = page.ask("edit", Map.of("rules", "duck", "change", "clear"));
        assertThat(BoardPage.text(cleared, "problems")).contains("expected at least one king of Black, found none");
        String setup = BoardPage.text(cleared, "setup");
        for (String put : List.of("K e1", "k e8", "R a1", "* d4")) {
            String[] words = put.split(" ", -1);
            setup = BoardPage.text(
                    page.ask(
                            "edit",
                            Map.of(
                                    "rules", "duck", "setup", setup, "change", "put", "piece", words[0], "square",
                                    words[1])),
                    "setup");
        }
        assertThat(setup).isEqualTo("4k3/8/8/8/3*4/8/8/R3K3 w - - 0 1");
        Map<String, Object> right =
                page.ask("edit", Map.of("rules", "duck", "setup", setup, "change", "right", "right", "Q"));
        assertThat(right).containsEntry("position", "4k3/8/8/8/3*4/8/8/R3K3 w Q - 0 1");
        assertThat(page.ask(
                        "edit", Map.of("rules", "duck", "setup", setup, "change", "put", "piece", "", "square", "d4")))
                .containsEntry("neutral", List.of());
        Map<String, Object> hand =
                page.ask("edit", Map.of("rules", "geminus", "change", "hand", "piece", "q", "count", "0"));
        assertThat(BoardPage.text(hand, "setup")).contains("[KQRRBBNNkrrbbnn]");
        assertThat(page.ask("edit", Map.of("rules", "geminus", "change", "hand", "piece", "q", "count", "many")))
                .containsKey("problem");
    }

    @Test
    void whatATableOfAFolderSaysIsToldAndNothingIsSolved(@TempDir Path folder)
            throws IOException, InterruptedException {
        Endings.of(RuleSets.of("two-prong")).folder(folder).table("KQk");
        String won = "8/8/8/8/8/1k6/8/K6Q w - - 0 20";
        try (BoardServer withTables = BoardServer.start(0, BoardAnswers.onThreads(folder))) {
            BoardPage tables = new BoardPage(withTables);
            assertThat(tables.ask("more", Map.of("rules", "two-prong", "position", won)))
                    .containsEntry("ending", "Table: win, turns: 7")
                    .containsKey("best");
            for (String other :
                    List.of("two-prong;" + won.replace('Q', 'R'), "two-prong;", "orthodox;" + won, "duck;")) {
                String[] asked = other.split(";", -1);
                assertThat(tables.ask("more", Map.of("rules", asked[0], "position", asked[1])))
                        .containsKey("turns")
                        .doesNotContainKey("ending");
            }
        }
    }

    // ---- untrusted clients --------------------------------------------------------------------------------------

    @Test
    @Tag("budget")
    void thousandsOfStrangeRequestsGetAnswers() throws IOException, InterruptedException {
        Random random = new Random(20);
        String[] questions = """
                games file rules look why turn more opponent pgn read turns edit offer solve
                """.strip().split("\\s+", -1);
        String[] names = """
                rules variants position turns end entered from to text who pgn setup change piece square count right
                hand
                """.strip().split("\\s+", -1);
        String[] values = ("two-prong | duck | twins | raumschach | geminus | e2e4 | e2e4,@c6 | ;;; | e2 | Ba2 | put | "
                        + "clear | hand | K | * | \u0131\u017f | \ud800 | % | \0 | -1 | 99999999999 | "
                        + "8/8/8/8/8/8/8/8 w - - 0 1 | [Variant \"duck\"]\n\n1. e4 * | "
                        + "[Variant \"Standard\"]\n\n1. e4 e.p. * | two-prong[base=two-prong[base=x]] | "
                        + "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | add | repair | claimed | agreed | K@e1")
                .split(" \\| ", -1);
        for (int i = 0; i < Budget.of(500, 1_000); i++) {
            Map<String, String> fields = new HashMap<>();
            for (int n = random.nextInt(7); n > 0; n--) {
                fields.put(names[random.nextInt(names.length)], values[random.nextInt(values.length)]);
            }
            if (random.nextInt(3) > 0) {
                fields.put("rules", values[random.nextInt(5)]);
            }
            Map<String, Object> answer = page.ask(questions[random.nextInt(questions.length)], fields);
            assertThat(answer).as(fields.toString()).doesNotContainKey("fault");
        }
    }

    @Test
    void brokenBodiesGetAnswers() throws IOException, InterruptedException {
        Random random = new Random(21);
        for (int i = 0; i < 500; i++) {
            StringBuilder body = new StringBuilder();
            for (int n = random.nextInt(60); n > 0; n--) {
                body.append("%&=+rules[]2\u00e9;".charAt(random.nextInt(14)));
            }
            HttpResponse<String> response = page.post("ask/look", body.toString());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(JsonReader.object(response.body())).as(body.toString()).containsOnlyKeys("problem");
        }
        assertThat(page.post("ask/look", "a&".repeat(100)).body()).contains("each field once");
        assertThat(page.post("ask/look", body(100)).body()).contains("at most 40 fields");
    }

    private static String body(int fields) {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < fields; i++) {
            all.put("f" + i, "");
        }
        return BoardPage.body(all);
    }

    @Test
    void whatIsReadIsBounded() throws IOException, InterruptedException {
        assertThat(page.post("ask/look", "x".repeat(BoardServer.MAX_BODY)).statusCode())
                .isEqualTo(200);
        assertThat(page.post("ask/look", "x".repeat(BoardServer.MAX_BODY + 1)).statusCode())
                .isEqualTo(413);
        assertThat(page.ask("look", Map.of("rules", "orthodox", "turns", "e2e4;".repeat(BoardGames.MAX_TURNS))))
                .containsEntry("problem", "expected at most 1000 turns, found 1001");
    }

    @Test
    void piecesHaveNames() throws IOException, InterruptedException {
        assertThat(BoardPage.text(page.ask("rules", Map.of("rules", "raumschach")), "kinds"))
                .contains("U unicorn", "P pawn");
    }

    @Test
    void gamesHaveWordsForPeople() throws IOException, InterruptedException {
        List<?> games = (List<?>) BoardPage.field(page.ask("games", Map.of()), "games");
        Map<?, ?> twins = games.stream()
                .map(game -> (Map<?, ?>) game)
                .filter(game -> "twins".equals(game.get("id")))
                .findFirst()
                .orElseThrow();
        assertThat(twins.get("title")).isEqualTo("Twins Chess");
        assertThat(twins.get("called")).isEqualTo("Twins Chess (Edward Jackman, 1998)");
        assertThat(String.valueOf(twins.get("sentence"))).endsWith("checkmate wins.");
        Map<?, ?> order = (Map<?, ?>) ((List<?>) Objects.requireNonNull(twins.get("options"))).get(3);
        assertThat(order.get("title")).isEqualTo("Order");
        assertThat(order.get("sentence")).isEqualTo("How the siblings of a turn move.");
        assertThat(titlesOfBases(games)).containsEntry("double-king", "Double King Chess");
        assertThat(order.get("titles"))
                .isEqualTo(Map.of("simultaneous", "At once", "sequential", "One after the other"));
    }

    private static Map<String, Object> titlesOfBases(List<?> games) {
        Map<String, Object> titles = new HashMap<>();
        for (Object game : games) {
            for (Object option : (List<?>) Objects.requireNonNull(((Map<?, ?>) game).get("options"))) {
                if ("base".equals(((Map<?, ?>) option).get("name"))) {
                    ((Map<?, ?>) Objects.requireNonNull(((Map<?, ?>) option).get("titles")))
                            .forEach((value, title) -> titles.put((String) value, title));
                }
            }
        }
        return titles;
    }

    @Test
    void onlyTheBoardsOwnPageIsServed() throws IOException, InterruptedException {
        for (String path :
                List.of("", "board.js", "squares.js", "editor.js", "replay.js", "kept.js", "linked.js", "board.css")) {
            HttpResponse<String> response = page.get(path);
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .startsWith("default-src 'none'");
        }
        assertThat(page.get("board.html").statusCode()).isEqualTo(404);
        assertThat(page.get("..%2f..%2fetc/passwd").statusCode()).isEqualTo(404);
        assertThat(page.post("ask/nothing", "").statusCode()).isEqualTo(404);
        assertThat(page.get("ask/look").statusCode()).isEqualTo(405);
        assertThat(page.post("", "").statusCode()).isEqualTo(405);
        assertThat(send("Content-Type", "text/plain")).isEqualTo(415);
        assertThat(send("Content-Type", "application/x-www-form-urlencoded", "Origin", "http://elsewhere.invalid"))
                .isEqualTo(403);
        String own = page.address().toString().replaceFirst("/$", "");
        assertThat(send("Content-Type", "application/x-www-form-urlencoded", "Origin", own))
                .isEqualTo(200);
    }

    private int send(String... headers) throws IOException, InterruptedException {
        return page.send(HttpRequest.newBuilder(page.address().resolve("ask/games"))
                        .headers(headers)
                        .POST(BodyPublishers.noBody()))
                .statusCode();
    }

    @ParameterizedTest
    @CsvSource({
        "GET / HTTP/1.1|Host: elsewhere.invalid, 403",
        "GET / HTTP/1.0, 403",
        "GET / HTTP/1.1|Host: localhost:PORT, 200",
        "GET http://elsewhere.invalid/ HTTP/1.1|Host: localhost:PORT, 200",
        "DELETE / HTTP/1.1|Host: 127.0.0.1:PORT, 405",
        "NONSENSE, 400"
    })
    void otherHostsAndOtherWordsAreRefused(String lines, int status) throws IOException {
        int port = page.address().getPort();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write((lines.replace("PORT", String.valueOf(port)).replace("|", "\r\n") + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
            assertThat(answer).startsWith("HTTP/1.1 " + status);
        }
    }
}
