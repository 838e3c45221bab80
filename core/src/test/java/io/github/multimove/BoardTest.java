package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board.LevelNames;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final Board CHESS = Board.of(8, 8);
    private static final Board GRAND = Board.of(10, 10);
    private static final Board SPACE = Board.of(5, 5, 5, LevelNames.LETTERS);
    private static final Board DRAGONS = Board.of(12, 8, 3, LevelNames.DIGITS);

    @Test
    void squaresAreNamedAsTheRulesName() {
        assertThat(CHESS.square(0)).hasToString("a1");
        assertThat(CHESS.square(63)).hasToString("h8");
        assertThat(GRAND.square(99)).hasToString("j10");
        assertThat(SPACE.square(0)).hasToString("Aa1");
        assertThat(SPACE.square(124)).hasToString("Ee5");
        assertThat(DRAGONS.square(0)).hasToString("1a1");
        assertThat(DRAGONS.square(287)).hasToString("3l8");
    }

    @Test
    void namesReadBackOnEveryBoard() {
        for (Board board : List.of(CHESS, GRAND, SPACE, DRAGONS, Board.of(26, 19), Board.of(1, 99), Board.of(1, 1))) {
            for (Square square : board.squares()) {
                assertThat(board.square(square.toString())).isSameAs(square);
                assertThat(board.square(square.file(), square.rank(), square.level()))
                        .contains(square);
                assertThat(board.square(square.index())).isSameAs(square);
            }
            assertThat(new TreeSet<>(board.squares())).containsExactlyElementsOf(board.squares());
            assertThat(board.size()).isEqualTo(board.files() * board.ranks() * board.levels());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "a", "1", "a0", "a9", "i1", "A1", "a01", "a1 ", " a1", "a+1", "a11", "aa1", "Aa1", "1a1", "a\u0661"
            })
    void otherNamesNameNoSquare(String name) {
        assertThat(CHESS.find(name)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CHESS.square(name))
                .withMessage("expected a square from a1 to h8, found \"" + name + "\" at character 0");
    }

    @Test
    void beyondTheEdgeIsNoSquare() {
        assertThat(CHESS.square(8, 0, 0)).isEmpty();
        assertThat(CHESS.square(0, -1, 0)).isEmpty();
        assertThat(CHESS.square(0, 0, 1)).isEmpty();
        assertThat(CHESS.has(7, 7, 0)).isTrue();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> CHESS.square(64));
        assertThat(SPACE.find("a1")).isEmpty();
        assertThat(SPACE.find("Fa1")).isEmpty();
        assertThat(DRAGONS.find("0a1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 8 | expected 1 to 26 files, found 0
            27 | 8 | expected 1 to 26 files, found 27
            8 | 0 | expected 1 to 99 ranks, found 0
            1 | 100 | expected 1 to 99 ranks, found 100
            26 | 20 | expected 1 to 512 squares, found 520
            """)
    void impossibleSizesAreRefused(int files, int ranks, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(files, ranks))
                .withMessage(message);
    }

    @Test
    void impossibleLevelsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(2, 2, 2, LevelNames.UNNAMED))
                .withMessage("expected 1 to 1 levels (UNNAMED), found 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(2, 2, 10, LevelNames.DIGITS))
                .withMessage("expected 1 to 9 levels (DIGITS), found 10");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(1, 1, 27, LevelNames.LETTERS))
                .withMessage("expected 1 to 26 levels (LETTERS), found 27");
    }

    @Test
    void coloursAlternateInEveryDirection() {
        assertThat(CHESS.square("a1").isLight()).isFalse();
        assertThat(CHESS.square("h1").isLight()).isTrue();
        assertThat(CHESS.withLightCorner().square("a1").isLight()).isTrue();
        assertThat(SPACE.square("Ba1").isLight()).isTrue();
    }

    @Test
    void boardsAndSquaresAreEqualByValue() {
        assertThat(Board.of(8, 8)).isEqualTo(CHESS).hasSameHashCodeAs(CHESS).hasToString("8x8");
        assertThat(CHESS.withLightCorner()).isNotEqualTo(CHESS);
        assertThat(Board.of(8, 8, 1, LevelNames.LETTERS)).isNotEqualTo(CHESS).hasToString("8x8x1");
        assertThat(DRAGONS).hasToString("12x8x3");
        assertThat(Board.of(8, 8).square("e4")).isEqualTo(CHESS.square("e4")).hasSameHashCodeAs(CHESS.square("e4"));
        assertThat(GRAND.square("a1")).isNotEqualTo(CHESS.square("a1"));
    }

    @Test
    void ranksFilesAndLevelsAreSetsOfSquares() {
        Board board = Board.of(3, 2, 2, Board.LevelNames.LETTERS);
        assertThat(board.rank(1)).hasToString("[Aa2, Ab2, Ac2, Ba2, Bb2, Bc2]");
        assertThat(board.file(2)).hasToString("[Ac1, Ac2, Bc1, Bc2]");
        assertThat(board.level(1)).hasToString("[Ba1, Bb1, Bc1, Ba2, Bb2, Bc2]");
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> board.rank(2));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> board.file(-1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> board.level(2));
    }
}
