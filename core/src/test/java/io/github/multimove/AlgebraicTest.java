package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlgebraicTest {
    private static final RuleSet RULES = Orthodox.rules();

    private static Position at(String text) {
        return RULES.position(text);
    }

    private static String written(String position, String turn) {
        Position p = at(position);
        return p.algebraic(RULES.parseTurn(p, turn));
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4, e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, exd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1, e3d5, Nxd5",
        "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8q, a8=Q+",
        "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8n, axb8=N",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, O-O",
        "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, O-O-O+",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, a1a8, Ra8#"
    })
    void eachKindOfMoveHasItsText(String position, String turn, String text) {
        assertThat(written(position, turn)).isEqualTo(text);
        assertThat(RULES.parseTurn(at(position), text)).hasToString(turn);
    }

    /** Knights on b1 and f3 both reach d2; rooks on a1 and a7 both reach a4; queens on e4, h4 and h1 all reach e1. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1, b1d2, Nbd2",
        "4k3/R7/8/8/8/8/8/R3K3 w - - 0 1, a1a4, R1a4",
        "8/6k1/8/8/4Q2Q/8/K7/7Q w - - 0 1, h4e1, Qh4e1",
        "8/6k1/8/8/4Q2Q/8/K7/7Q w - - 0 1, e4e1, Qee1",
        "8/6k1/8/8/4Q2Q/8/K7/7Q w - - 0 1, h1e1, Q1e1"
    })
    void theFileTellsApartThenTheRankThenBoth(String position, String turn, String text) {
        assertThat(written(position, turn)).isEqualTo(text);
        assertThat(RULES.parseTurn(at(position), text)).hasToString(turn);
    }

    @Test
    void aPieceThatMayNotMoveIsNotToldApart() {
        // the knight on e3 is pinned by the rook
        String pinned = """
                4r1k1/8/8/8/8/2N1N3/8/4K3 w - - 0 1""";
        assertThat(written(pinned, "c3d5")).isEqualTo("Nd5");
        assertThat(RULES.parseTurn(at(pinned), "Nd5")).hasToString("c3d5");
        assertThatThrownBy(() -> RULES.parseTurn(at(pinned), "Ncd5"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected Nd5, found \"Ncd5\" at character 0");
        assertThat(at(pinned).parseTurn("Ncd5", Reading.LENIENT)).hasToString("c3d5");
    }

    @ParameterizedTest
    @CsvSource({"Ngf3, Nf3, 0", "Nf3+, the end, 3", "Ng1f3, Nf3, 0", "Nxf3, Nf3, 0", "N-f3, Nf3, 0", "ee4, e4, 0"})
    void readingIsStrict(String text, String expected, int offset) {
        TurnFormatException refusal =
                catchThrowableOfType(TurnFormatException.class, () -> RULES.parseTurn(RULES.initialPosition(), text));
        assertThat(refusal).hasMessageStartingWith("expected " + expected + ", found");
        assertThat(refusal.offset()).isEqualTo(offset);
    }

    @Test
    void aMissingMarkIsRefusedAndLenientlyForgiven() {
        Position mate = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        assertThatThrownBy(() -> RULES.parseTurn(mate, "Ra8"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected #, found the end at character 3");
        assertThatThrownBy(() -> RULES.parseTurn(mate, "Ra8+")).hasMessage("expected #, found \"+\" at character 3");
        assertThat(mate.parseTurn("Ra8", Reading.LENIENT)).hasToString("a1a8");
        assertThat(mate.parseTurn("Ra8++", Reading.LENIENT)).hasToString("a1a8");
    }

    @ParameterizedTest
    @CsvSource({
        "3k4/P7/8/8/8/8/8/R3K2R w KQ - 0 1, 0-0, e1g1",
        "3k4/P7/8/8/8/8/8/R3K2R w KQ - 0 1, 0-0-0, e1c1",
        "3k4/P7/8/8/8/8/8/R3K2R w KQ - 0 1, a8Q, a7a8q",
        "3k4/P7/8/8/8/8/8/R3K2R w KQ - 0 1, a7a8=N, a7a8n",
        "3k4/P7/8/8/8/8/8/R3K2R w KQ - 0 1, Rh1-h4, h1h4",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, ed5, e4d5",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4xd5, e4d5"
    })
    void lenientReadingTakesWhatPeopleWrite(String position, String text, String turn) {
        assertThat(at(position).parseTurn(text, Reading.LENIENT)).hasToString(turn);
    }

    @Test
    void whatCouldBeTwoPiecesIsRefused() {
        Position position = at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        IllegalTurnException refusal =
                catchThrowableOfType(IllegalTurnException.class, () -> RULES.parseTurn(position, "Nd2"));
        assertThat(refusal.rule()).isEqualTo(Refusal.Rule.AMBIGUOUS);
        assertThat(refusal).hasMessage("Nd2: Nd2 could mean b1d2 or f3d2");
        assertThat(refusal.squares()).extracting(Square::toString).containsExactly("b1", "f3");
    }

    @Test
    void anIllegalMoveSaysWhichRuleItBreaks() {
        IllegalTurnException refusal = catchThrowableOfType(
                IllegalTurnException.class, () -> RULES.parseTurn(at("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1"), "Nd5"));
        assertThat(refusal.rule()).isEqualTo(Refusal.Rule.ROYAL_LEFT_ATTACKED);
        assertThat(refusal).hasMessage("e3d5: your king on e1 would be left attacked by the rook on e8");
        assertThatThrownBy(() -> RULES.parseTurn(at("4r1k1/8/8/b7/8/2N1N3/8/4K3 w - - 0 1"), "Nd5"))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessageStartingWith("c3d5: your king on e1 would be left attacked by the bishop on a5");
        IllegalTurnException none =
                catchThrowableOfType(IllegalTurnException.class, () -> RULES.parseTurn(RULES.initialPosition(), "Nd5"));
        assertThat(none.rule()).isEqualTo(Refusal.Rule.MOVEMENT);
        IllegalTurnException over = catchThrowableOfType(
                IllegalTurnException.class, () -> RULES.parseTurn(at("4k2R/8/4K3/8/8/8/8/8 b - - 0 1"), "Kd8"));
        assertThat(over.rule()).isEqualTo(Refusal.Rule.GAME_OVER);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\'',
            value = {
                "'', 0",
                "X, 0",
                "N, 1",
                "Nf9, 2",
                "Nf, 2",
                "e8=, 3",
                "e8=Z, 3",
                "e8=QQQ, 5",
                "Nf3;, 3",
                "'e4,', 3",
                "'e4,Nz', 4",
                "N@, 2",
                "Ne@e4, 1",
                "--, 0",
                "Nf3+e4, 3",
                "+, 0",
                "N@e4>, 5",
                "e4*, 3",
                "e4e5*, 2",
                "' e4', 0"
            })
    void brokenTextNamesTheCharacter(String text, int offset) {
        TurnFormatException refusal =
                catchThrowableOfType(TurnFormatException.class, () -> RULES.parseTurn(RULES.initialPosition(), text));
        assertThat(refusal.offset()).as(refusal.getMessage()).isEqualTo(offset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"N@e4", "N@e4,Nf3", "Ne1*e4", "O-O-O-O+", "O-O"})
    void formsOfOtherGamesAreIllegalHere(String text) {
        assertThatThrownBy(() -> RULES.parseTurn(RULES.initialPosition(), text))
                .isInstanceOf(IllegalTurnException.class);
    }

    @Test
    void whereTheKingIsCapturedThatIsTheMark() {
        RuleSet capture = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        Position position = capture.position("4k3/8/8/8/8/8/4R3/K7 w - - 0 1");
        assertThat(position.algebraic(capture.parseTurn(position, "e2e8"))).isEqualTo("Rxe8#");
        assertThat(position.algebraic(capture.parseTurn(position, "a1b1"))).isEqualTo("Kb1+");
        Position mate = capture.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        assertThat(mate.algebraic(capture.parseTurn(mate, "a1a8"))).isEqualTo("Ra8+");
    }

    @Test
    void aTurnOfAnotherPositionIsNotWritten() {
        Turn turn = RULES.parseTurn(RULES.initialPosition(), "e4");
        Position later = RULES.play(RULES.initialPosition(), turn);
        assertThatThrownBy(() -> later.algebraic(turn)).isInstanceOf(IllegalTurnException.class);
    }

    @Test
    void goingThroughManyTurnsCanBeInterrupted() {
        // the knight on e2 is pinned whatever seven partners do, and only all turns can tell
        RuleSet rules = Reference.of(RuleSet.of("eight", Orthodox.game(), TurnStructure.upTo(8)));
        Position position = rules.position("7k/8/8/1N6/8/4r3/PP1NNNPP/3RKR2 w - - 0 9");
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> rules.parseTurn(position, "Nc3")).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    // ---- other boards -----------------------------------------------------------------------------------------------

    private static RuleSet space(Board.LevelNames names) {
        return space(names, 'Q');
    }

    /** Queens in space; the bishop's letter is a level's too. */
    private static RuleSet space(Board.LevelNames names, char letter) {
        PieceType queen = PieceType.of(
                "queen",
                letter,
                Movement.slides(0, 0, 1).and(Movement.slides(0, 1, 1)).and(Movement.slides(1, 1, 1)));
        PieceType bishop = PieceType.of("bishop", 'B', Movement.slides(0, 1, 1));
        PieceType pawn = PieceType.of(
                "pawn",
                'P',
                Movement.leap(0, 0, 1).moveOnly().and(Movement.leap(1, 0, 1).captureOnly()));
        BaseGame base = BaseGame.builder("space", Board.of(4, 4, 4, names))
                .royal(PieceType.of("king", 'K', Movement.leaps(0, 0, 1)))
                .pieces(queen, bishop)
                .pawn(pawn)
                .array("4/4/k3/4|4/4/4/4|4/4/4/4|3K/4/4/4")
                .build();
        return RuleSet.of("space", base, TurnStructure.one(), RoyalRule.capture());
    }

    private static final RuleSet SPACE = space(Board.LevelNames.LETTERS);

    private static Position with(RuleSet rules, String... pieces) {
        Setup.Builder setup = Setup.of(rules.initialPosition()).toBuilder();
        for (String piece : pieces) {
            char letter = piece.charAt(0);
            PieceType type = rules.base().types().stream()
                    .filter(t -> t.letter() == Character.toUpperCase(letter))
                    .findFirst()
                    .orElseThrow();
            setup.pieces(piece.substring(1), new Piece(Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK, type));
        }
        return rules.position(setup.build());
    }

    private static void readsBack(Position position, String turn, String text) {
        RuleSet rules = position.ruleSet();
        assertThat(position.algebraic(rules.parseTurn(position, turn))).isEqualTo(text);
        assertThat(rules.parseTurn(position, text)).hasToString(turn);
    }

    /** In three dimensions the level tells apart first; then file, rank, and two and three of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "QBc3                          | Bc3-Bb2 | QBb2",
                "QAa1 QDd4                     | Aa1-Bb2 | QABb2",
                "QBa1 QBc3                     | Ba1-Bb2 | QaBb2",
                "QBa1 QBa3                     | Ba1-Bb2 | Q1Bb2",
                "QAa1 QAb3 QBa3 QCc1           | Aa1-Bb2 | QAaBb2",
                "QAa1 QAa3 QCc1                | Aa1-Bb2 | QA1Bb2",
                "QAa1 QAa3 QAc1                | Aa1-Bb2 | Qa1Bb2",
                "QAa1 QAa3 QAc1 QBa1           | Aa1-Bb2 | QAa1Bb2",
                "QAa1 QAa3 QAc1 QBa1 qBb2      | Aa1-Bb2 | QAa1xBb2"
            })
    void inSpaceTheLevelTellsApartFirst(String pieces, String turn, String text) {
        readsBack(with(SPACE, pieces.split(" ")), turn, text);
    }

    /** As coordinate form "Ca1xBb2" would be a capture from Ca1. */
    @Test
    void whatLooksLikeTheMoveOfAnotherSquareIsNotWritten() {
        RuleSet rules = space(Board.LevelNames.LETTERS, 'C');
        readsBack(with(rules, "CAa1", "CAa3", "CAc1"), "Aa1-Bb2", "Ca1Bb2");
        readsBack(with(rules, "CAa1", "CAa3", "CAc1", "cBb2"), "Aa1-Bb2", "CAa1xBb2");
    }

    @Test
    void aDigitMayBeALevelOrARankAndTheLevelComesFirst() {
        Position position = with(space(Board.LevelNames.DIGITS), "Q2a1", "Q2a3", "Q1b3");
        readsBack(position, "1b3-2b2", "Q12b2");
        readsBack(position, "2a1-2b2", "Q212b2");
        readsBack(position, "2a3-2b2", "Q232b2");
    }

    @Test
    void aPawnOnALevelNamedLikeABishopIsNoBishop() {
        Position position = with(SPACE, "PAb2", "BAa2", "PAc2", "qBd2", "qBa3");
        readsBack(position, "Ab2-Bb2", "Bb2");
        readsBack(position, "Aa2-Bb2", "BBb2");
        readsBack(position, "Ac2-Bd2", "cxBd2");
        readsBack(position, "Aa2-Ba3", "BxBa3");
    }

    @ParameterizedTest
    @CsvSource({"QEBb2, 1", "QeBb2, 1", "Q5Bb2, 1", "Q0Bb2, 1", "QAa5Bb2, 3", "QEb2, 1", "QBb5, 3", "QBe2, 2"})
    void whatIsNotOnABoardInSpaceIsRefusedAtItsCharacter(String text, int offset) {
        TurnFormatException refusal =
                catchThrowableOfType(TurnFormatException.class, () -> SPACE.parseTurn(with(SPACE, "QAa1"), text));
        assertThat(refusal.offset()).as(refusal.getMessage()).isEqualTo(offset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"QDBb2", "QdBb2", "Q4Bb2", "QDd4Bb2", "BBb2"})
    void whatIsOnABoardInSpaceIsOnlyIllegal(String text) {
        assertThatThrownBy(() -> SPACE.parseTurn(with(SPACE, "QAa1"), text)).isInstanceOf(IllegalTurnException.class);
    }

    private static RuleSet rooks(int files, int ranks) {
        String empty = Integer.toString(files);
        BaseGame base = BaseGame.builder("rooks", Board.of(files, ranks))
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, Orthodox.ROOK)
                .array("1k" + (files == 2 ? "" : "" + (files - 2)) + ("/" + empty).repeat(ranks - 2) + "/1K"
                        + (files == 2 ? "" : "" + (files - 2)))
                .build();
        return RuleSet.of("rooks", base, TurnStructure.one(), RoyalRule.capture());
    }

    @Test
    void ranksOfTwoFiguresTellApart() {
        Position position = with(rooks(2, 12), "Ra11", "Ra9");
        readsBack(position, "a11a10", "R11a10");
        readsBack(position, "a9a10", "R9a10");
        RuleSet rules = position.ruleSet();
        assertThatThrownBy(() -> rules.parseTurn(position, "R12a10")).isInstanceOf(IllegalTurnException.class);
        for (String text : new String[] {"R13a10", "R0a10", "R01a10", "Rc10"}) {
            TurnFormatException refusal =
                    catchThrowableOfType(TurnFormatException.class, () -> rules.parseTurn(position, text));
            assertThat(refusal.offset()).as(text).isEqualTo(text.startsWith("R13") ? 2 : 1);
        }
    }

    @Test
    void theFileXIsNotTheSignOfACapture() {
        Position steps = with(rooks(24, 4), "Ra3", "Rx3");
        readsBack(steps, "a3c3", "Rac3");
        readsBack(steps, "x3c3", "Rx3c3");
        readsBack(steps, "a3a1", "Ra1");
        readsBack(steps, "x3x1", "Rx1");
        Position captures = with(rooks(24, 4), "Ra3", "Rx3", "rc3", "rx1");
        readsBack(captures, "a3c3", "Raxc3");
        readsBack(captures, "x3c3", "Rxxc3");
        readsBack(captures, "x3x1", "Rxx1");
    }

    // ---- turns of several sub-moves ---------------------------------------------------------------------------------

    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));

    @Test
    void partsOfASetAreReadInAnyOrderAndWrittenInTheirs() {
        Position start = DUAL.initialPosition();
        assertThat(start.algebraic(DUAL.parseTurn(start, "e2e4,g1f3"))).isEqualTo("Nf3,e4");
        assertThat(DUAL.parseTurn(start, "e4,Nf3")).hasToString("g1f3,e2e4");
        assertThat(start.parseTurn("e2e4,Ngf3", Reading.LENIENT)).hasToString("g1f3,e2e4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Nf3,ee4  | expected e4, found \"ee4\" at character 4",
                "ee4,Nf3  | expected e4, found \"ee4\" at character 0",
                "e4,Ngf3  | expected Nf3, found \"Ngf3\" at character 3",
                "Nf3,e2e4+ | expected e4, found \"e2e4\" at character 4",
                "Nf3,e4+  | expected the end, found \"+\" at character 6",
                "Nf3+,e4  | expected the end of the sub-move, found \"+\" at character 3"
            })
    void everyPartIsReadStrictly(String text, String message) {
        assertThatThrownBy(() -> DUAL.parseTurn(DUAL.initialPosition(), text))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage(message);
    }

    /** A pawn move opens the way of a second rook, which is then told apart. */
    @Test
    void whereOrderMattersPiecesAreToldApartOnTheBoardOfTheirTurn() {
        RuleSet pawnThenPiece =
                RuleSet.of("pawn-then-piece", Orthodox.game(), TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        Position position = pawnThenPiece.position("6k1/8/8/8/P6R/3p4/2P5/R6K w - - 0 1");
        readsBack(position, "c2c3,h4b4", "c3,Rb4");
        readsBack(position, "a4a5,h4a4", "a5,Rha4");
        readsBack(position, "a4a5,a1a4", "a5,Raa4");
        readsBack(position, "c2d3,a1b1", "cxd3,Rb1");
    }

    @Test
    void aTextHasAtMostAsManyPartsAsAnyTurn() {
        Position start = DUAL.initialPosition();
        assertThatThrownBy(() -> DUAL.parseTurn(start, "e4" + ",e4".repeat(511)))
                .isInstanceOf(IllegalTurnException.class);
        assertThatThrownBy(() -> DUAL.parseTurn(start, "e4" + ",e4".repeat(512)))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected at most 512 sub-moves, found more at character 0");
    }

    @Test
    void aTurnIsBegunInEitherForm() {
        Position start = DUAL.initialPosition();
        assertThat(start.begin("e2e4")).hasToString("e2e4");
        assertThat(start.begin("")).hasToString("");
        assertThat(start.begin("e4,Nf3")).hasToString("e2e4,g1f3");
        assertThat(start.begin("Nf3 and e4", Reading.LENIENT)).hasToString("g1f3,e2e4");
        assertThat(start.begin("nf3", Reading.LENIENT)).hasToString("g1f3");
        assertThatThrownBy(() -> start.begin("e2e4,zzzz"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected a piece's letter or a square, found \"zzzz\" at character 5");
        assertThatThrownBy(() -> start.begin("e4,Ngf3"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected Nf3, found \"Ngf3\" at character 3");
        assertThatThrownBy(() -> start.begin("e2e4,e2e5"))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessage("e2e4,e2e5: the White pawn on e2 cannot make the move e2e5: it does not move like that");
        assertThatThrownBy(() -> start.begin("g1f3,e2e4,b1c3"))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessageStartingWith("b1c3,g1f3,e2e4: this turn may move at most 2 pieces (castling");
    }

    private static final RuleSet THREE = RuleSet.of(
            "three",
            Orthodox.game(),
            Series.repeat(Series.Length.of(3), Step.move(), Step.move()),
            RoyalRule.capture());

    /** The stream shares what turns have in common: the texts are those of each turn alone. */
    @Test
    void manyTurnsAreWrittenAsEachAlone() {
        List<Position> positions = List.of(
                at("4r1k1/5ppp/8/8/8/2N1N3/8/R3K2R w KQ - 0 1"),
                DUAL.position("6k1/5ppp/8/8/8/5N2/7P/RN2K3 w - - 0 1"),
                THREE.position("7k/8/8/8/8/1p6/1P6/RK5R w - - 0 1"));
        for (Position position : positions) {
            RuleSet rules = position.ruleSet();
            LegalTurns turns = rules.legalTurns(position);
            assertThat(turns.algebraic().limit(60))
                    .containsExactlyElementsOf(turns.stream()
                            .limit(60)
                            .map(turn -> position.algebraic(turn))
                            .toList());
        }
    }

    @Test
    void threatsAreWrittenAsTheirSideWouldPlayThem() {
        Position check = at("4k3/8/8/8/8/2n5/4r3/R3K2R w KQ - 0 1");
        assertThat(check.threats().stream().map(check::algebraic)).containsExactly("Rxe1");
        Position both = at("4k3/8/8/8/1n6/8/8/R1n1K2R w KQ - 0 1");
        Square d3 = both.board().square("d3");
        assertThat(both.threats(d3, Side.BLACK)).isEmpty();
        Position taken = at("4k3/8/8/8/1n6/3R4/8/2n1K2R w K - 0 1");
        assertThat(taken.threats(d3, Side.BLACK).stream().map(taken::algebraic))
                .containsExactlyInAnyOrder("Nbxd3", "Ncxd3");
        Turn foreign = Turn.of(new SubMove.Step(
                new Piece(Side.WHITE, Orthodox.QUEEN), d3, both.board().square("d4"), false));
        assertThatThrownBy(() -> both.algebraic(foreign)).isInstanceOf(IllegalTurnException.class);
    }
}
