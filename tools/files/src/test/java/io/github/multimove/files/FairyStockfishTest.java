package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that Fairy-Stockfish and PyChess write. */
class FairyStockfishTest {
    private static final RuleSet DUCK = RuleSets.of("duck");
    private static final String KING_EN_PRISE = "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1";

    /** Position, number of legal moves, and some with their algebraic form, as Fairy-Stockfish wrote them. */
    static Stream<String[]> recorded() throws IOException {
        try (InputStream in = FairyStockfishTest.class.getResourceAsStream("fairy-stockfish-duck.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1)).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void positionsAndTurnsAreReadAndWritten(String text, int moves, String some) {
        Position position = DUCK.position(text);
        assertThat(position).hasToString(text);
        Set<String> written = new HashSet<>();
        position.legalTurns().forEach(turn -> written.add(FairyStockfish.uci(position, turn)));
        assertThat(written).hasSize(position.legalTurns().size());
        assertThat(moves(position)).isEqualTo(moves);
        for (String pair : some.isEmpty() ? new String[0] : some.split(" ", -1)) {
            String uci = pair.substring(0, pair.indexOf('='));
            String algebraic = pair.substring(pair.indexOf('=') + 1);
            Turn turn = position.parseTurn(uci, Reading.LENIENT);
            assertThat(position.parseTurn(algebraic, Reading.LENIENT)).isEqualTo(turn);
            assertThat(turn.subMoves().size() == 1 || written.contains(uci)).isTrue();
            if (turn.subMoves().size() > 1) {
                assertThat(FairyStockfish.uci(position, turn)).isEqualTo(uci);
                assertThat(FairyStockfish.algebraic(position, turn)).isEqualTo(algebraic);
            }
        }
    }

    /** The number of moves that Fairy-Stockfish has in a position. */
    static long moves(Position position) {
        return position.legalTurns().stream()
                .mapToLong(turn -> moves(position, turn))
                .sum();
    }

    /** The number of moves that a turn is there: it sets the duck once more when the king has been captured. */
    static int moves(Position position, Turn turn) {
        boolean capturesKing =
                position.ruleSet().equals(DUCK) && turn.subMoves().size() == 1;
        return capturesKing ? emptyAfter(position, turn) - (position.toString().indexOf('*') < 0 ? 0 : 1) : 1;
    }

    /** The squares without piece after a turn. */
    private static int emptyAfter(Position position, Turn turn) {
        Position next = position.play(turn);
        return (int) next.board().squares().stream()
                .filter(square -> next.pieces(square).isEmpty())
                .count();
    }

    @Test
    void castlingGoesToTheRookWhereChess960IsAsked() {
        Position position = RuleSets.of("orthodox").position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        for (String[] each : new String[][] {{"e1g1", "e1h1"}, {"e1c1", "e1a1"}, {"e1e2", "e1e2"}}) {
            Turn turn = position.parseTurn(each[0]);
            assertThat(FairyStockfish.uci(position, turn)).isEqualTo(each[0]);
            assertThat(FairyStockfish.uci(position, turn, true)).isEqualTo(each[1]);
            assertThat(position.parseTurn(each[1], Reading.LENIENT)).isEqualTo(turn);
        }
    }

    @Test
    void aKingThatCastlesWhereItStandsGoesThereUnlessChess960IsAsked() {
        Position position = VariantFile.read("[g-file:chess]\nstartFen = 6kr/8/8/8/8/8/8/6KR w Kk - 0 1\n")
                .ruleSet("g-file")
                .initialPosition();
        Turn turn = position.parseTurn("O-O", Reading.LENIENT);
        assertThat(FairyStockfish.uci(position, turn)).isEqualTo("g1g1");
        assertThat(FairyStockfish.uci(position, turn, true)).isEqualTo("g1h1");
    }

    @Test
    void theCaptureOfTheKingHasADuckThereAndNoneHere() {
        Position position = DUCK.position(KING_EN_PRISE);
        Turn turn = position.parseTurn("e7e8");
        assertThat(FairyStockfish.uci(position, turn)).isEqualTo("e7e8,e8e7");
        assertThat(FairyStockfish.algebraic(position, turn)).isEqualTo("Qxe8,e7");
        for (String text : new String[] {"e7e8,e8e7", "e7e8,e8a1", "Qxe8,e7", "Qxe8,a1"}) {
            assertThat(position.parseTurn(text, Reading.LENIENT)).as(text).isEqualTo(turn);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"e7e8,e8e9", "e7e8,Qa1", "e7d7,e8a1", "e7d7,d7e8", "e7d7", "e7d7,d7d7", "e7d7,d7a1,a2", ",e7"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> DUCK.position(KING_EN_PRISE).parseTurn(text, Reading.LENIENT))
                .isInstanceOf(io.github.multimove.InputException.class);
        assertThatThrownBy(() -> DUCK.position(KING_EN_PRISE).parseTurn("e7d7,d7a1")) // not strictly
                .isInstanceOf(IllegalTurnException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1, 'e1g1 e1c1 b7b8q a1a6 h1h8', 'O-O O-O-O b8=Q Ra6 Rxh8+'",
        "orthodox, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6"
    })
    void turnsOfOneMoveAreTheSame(String id, String text, String uci, String algebraic) {
        Position position = RuleSets.of(id).position(text);
        String[] written = algebraic.split(" ", -1);
        int at = 0;
        for (String word : uci.split(" ", -1)) {
            Turn turn = position.parseTurn(word);
            assertThat(FairyStockfish.uci(position, turn)).isEqualTo(word);
            assertThat(FairyStockfish.algebraic(position, turn)).startsWith(written[at++].replace("+", ""));
        }
    }

    /** Written by ffish 0.7.10 after an initial move of a piece that is no pawn. */
    @Test
    void anEnPassantFieldThatMeansNothingIsPassedOver() {
        RuleSet rules = VariantFile.read("""
                        [initial:chess]
                        customPiece1 = t:WimNN
                        startFen = t3k3/8/8/8/8/8/8/T3K3 w - - 0 1
                        doubleStepRegionWhite = *1 *2
                        pawn = p
                        promotionPieceTypes = -
                        pieceOrder = ktp
                        """).ruleSet("initial");
        String text = "4k3/8/8/2p5/2p5/1Tp5/8/4K3 b - b3 1 1";
        assertThatThrownBy(() -> rules.position(text)).isInstanceOf(PositionException.class);
        assertThat(FairyStockfish.position(rules, text)).hasToString(text.replace("b3", "-"));
        assertThatThrownBy(() -> FairyStockfish.position(rules, text.replace("4K3", "8")))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining("king of White");
    }

    /** Written by ffish 0.7.10 where no castling is possible, since the king is of another kind. */
    @Test
    void castlingRightsOfAGameWithoutCastlingArePassedOver() {
        RuleSet rules = VariantFile.read("""
                        [walking:chess]
                        king = k:W
                        castling = false
                        """).ruleSet("walking");
        assertThat(FairyStockfish.position(rules, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"))
                .hasToString("r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1");
    }

    /** The marshal is C and the cardinal A there and here. */
    @Test
    void grandChessHasTheSameLetters() {
        String text = "r8r/1nbqkcabn1/1ppppppppp/10/10/10/10/PPPPPPPPPP/1N1QKC1BN1/R8R w - - 0 1";
        PgnGame game = PgnGame.of(Game.of(RuleSets.of("grand").position(text)).play("f2g4"));
        assertThat(FairyStockfish.pgn(game))
                .contains("[Variant \"Grand\"]\n", "[FEN \"" + text + "\"]\n", "\n1. Cg4 *\n");
        assertThat(Pgn.lenient().read(FairyStockfish.pgn(game))).isEqualTo(game);
        Position promoting = RuleSets.of("grand").position("4k5/P9/10/10/10/10/10/10/1NBQKCABN1/R9 w - - 0 1");
        assertThat(promoting.legalTurns().moving(promoting.board().square("a9")).stream())
                .extracting(turn -> FairyStockfish.uci(promoting, turn))
                .containsExactly("a9a10r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess960", "chess960[array=0]", "chess960[array=959]"})
    void gamesOfChess960NameTheirArrayInFen(String id) {
        PgnGame game = PgnGame.of(Game.of(RuleSets.of(id)).play("g2g3"));
        String written = FairyStockfish.pgn(game);
        assertThat(written)
                .contains("[Variant \"Chess960\"]", "[FEN \"" + game.game().start() + "\"]");
        assertThat(Pgn.strict().read(written)).isEqualTo(game);
    }

    @Test
    void turnsThatItDoesNotKnowAreRefused() {
        Position position = RuleSets.of("two-prong").initialPosition().play("e2e4");
        Turn turn = position.parseTurn("e7e5,g8f6");
        assertThatThrownBy(() -> FairyStockfish.uci(position, turn))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one move, or one move and a placement, found e7e5,g8f6");
        assertThatThrownBy(() -> FairyStockfish.algebraic(position, turn)).isInstanceOf(IllegalArgumentException.class);
    }

    /** The tag has PyChess's name of the game, and the last turn a square for the duck that is of no use. */
    @Test
    void gamesOfPychessAreReadAndWritten() {
        assertThat(Pgn.lenient()
                        .read("[Variant \"Duck\"]\n\n1. e4,e6 d5,a3 2. Bb5,d7 a6,h3 3. Bxe8,f1 1-0\n")
                        .game())
                .satisfies(game -> {
                    assertThat(game.ruleSet().id()).isEqualTo("duck");
                    assertThat(game.turns()).hasToString("[e2e4,@e6, d7d5,@a3, f1b5,@d7, a7a6,@h3, b5e8]");
                    assertThat(game.outcome()).isPresent();
                });
        PgnGame game = PgnGame.of(
                        Game.of(DUCK).play("e2e4,@e6").play("d7d5,@a3").resign(Side.WHITE))
                .withTag("White", "A \\ \"B\"");
        String written = FairyStockfish.pgn(game);
        assertThat(written).contains("[Variant \"Duck\"]", "\n1. e4,e6 d5,a3 0-1\n");
        assertThat(Pgn.lenient().read(written)).isEqualTo(game);
        PgnGame black = PgnGame.of(
                Game.of(DUCK.position("4k3/8/8/8/8/8/4*3/4K3 b - - 3 9")).play("e8e7,@e8"));
        assertThat(FairyStockfish.pgn(black)).contains("\n9... Ke7,e8 *\n");
        assertThat(Pgn.lenient().read(FairyStockfish.pgn(black))).isEqualTo(black);
        assertThatThrownBy(() -> FairyStockfish.pgn(PgnGame.of(Game.of(RuleSets.of("twins")))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected a game of [chess960, duck, grand, orthodox], found twins");
        assertThat(List.of("Duck", "Chess", "Grand", "duck", "chess"))
                .extracting(name -> RuleSets.ofLeniently(name).id())
                .containsExactly("duck", "orthodox", "grand", "duck", "orthodox");
    }

    /** The text, as it is written there without and with its option UCI_Chess960; what is written is read as that turn. */
    @ParameterizedTest
    @CsvSource({
        "next-square, d1f1, d1f1", "next-square, d1a1, d1a1", "stays, d1d1, d1f1", "stays, d1a1, d1a1",
        "far-king, d1f1, d1f1", "swap, d1e1, d1e1", "to-the-rook, d1f1, d1f1", "rook-stays, b1d1, b1e1",
        "rook-stays, b1a1, b1a1",
    })
    void castlingIsReadAsFairyStockfishWritesIt(String name, String uci, String chess960) throws IOException {
        RuleSet rules =
                VariantFile.read(VariantFileTest.resource("castling.ini")).ruleSet(name);
        Position position = rules.initialPosition();
        Turn castling = position.parseTurn(uci, Reading.LENIENT);
        assertThat(castling.subMoves()).hasSize(1).allMatch(SubMove.Castling.class::isInstance);
        assertThat(FairyStockfish.uci(position, castling)).isEqualTo(uci);
        assertThat(FairyStockfish.uci(position, castling, true)).isEqualTo(chess960);
        assertThat(position.parseTurn(chess960, Reading.LENIENT)).isEqualTo(castling);
        for (Turn turn : position.legalTurns()) {
            assertThat(position.parseTurn(FairyStockfish.uci(position, turn), Reading.LENIENT))
                    .isEqualTo(turn);
        }
    }

    /** The king's way to the rook is not read as the king's step where castling is not legal. */
    @Test
    void theWayToTheRookIsNoStep() throws IOException {
        RuleSet rules =
                VariantFile.read(VariantFileTest.resource("castling.ini")).ruleSet("next-square");
        Position position = rules.position("r2k1r/p4p/4p1/4r1/P4P/R2K1R w K - 0 1");
        assertThatThrownBy(() -> position.parseTurn("d1f1", Reading.LENIENT)).isInstanceOf(IllegalTurnException.class);
    }
}
