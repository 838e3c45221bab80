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
    @CsvSource(delimiter = '|', textBlock = """
            QBc3                          | Bc3-Bb2 | QBb2
            QAa1 QDd4                     | Aa1-Bb2 | QABb2
            QBa1 QBc3                     | Ba1-Bb2 | QaBb2
            QBa1 QBa3                     | Ba1-Bb2 | Q1Bb2
            QAa1 QAb3 QBa3 QCc1           | Aa1-Bb2 | QAaBb2
            QAa1 QAa3 QCc1                | Aa1-Bb2 | QA1Bb2
            QAa1 QAa3 QAc1                | Aa1-Bb2 | Qa1Bb2
            QAa1 QAa3 QAc1 QBa1           | Aa1-Bb2 | QAa1Bb2
            QAa1 QAa3 QAc1 QBa1 qBb2      | Aa1-Bb2 | QAa1xBb2
            """)
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
        Turn foreign = Turn.of(new SubMove.Move(
                new Piece(Side.WHITE, Orthodox.QUEEN), d3, both.board().square("d4"), false));
        assertThatThrownBy(() -> both.algebraic(foreign)).isInstanceOf(IllegalTurnException.class);
    }
}
