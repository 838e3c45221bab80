package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.NotationLaws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every law on boards as large as there can be, of two dimensions and three, with pieces on the last squares. */
class LargestBoardsTest {
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType NIGHTRIDER = PieceType.of("nightrider", 'N', "NN");
    private static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    private static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWimfnDcfF");

    static Stream<Board> boards() {
        return Stream.of(
                Board.of(26, 19),
                Board.of(16, 32),
                Board.of(5, 99),
                Board.of(8, 8, 8, Board.LevelNames.DIGITS),
                Board.of(4, 4, 26, Board.LevelNames.LETTERS));
    }

    /** White in the first corner and Black in the last: kings, rooks, riders, and pawns before them. */
    private static BaseGame game(Board board) {
        String none = Integer.toString(board.files());
        String white = "KNR" + rest(board, 3);
        String black = rest(board, 3) + "rnk";
        String level = Stream.generate(() -> none).limit(board.ranks()).collect(Collectors.joining("/"));
        String empty = Stream.generate(() -> none).limit(board.ranks() - 2L).collect(Collectors.joining("/"));
        String top = black + "/" + rest(board, 3) + "ppp/" + empty;
        String bottom = empty + "/PPP" + rest(board, 3) + "/" + white;
        String between = ("|" + level).repeat(Math.max(0, board.levels() - 2)) + "|";
        String whole = black + "/" + rest(board, 3) + "ppp/" + (none + "/").repeat(board.ranks() - 4) + "PPP"
                + rest(board, 3) + "/" + white;
        return BaseGame.builder("largest", board)
                .royal(KING)
                .pieces(ROOK, NIGHTRIDER)
                .pawn(PAWN)
                .array(board.levels() == 1 ? whole : top + between + bottom)
                .enPassant(true)
                .promotion(Promotion.of(PAWN, ROOK, NIGHTRIDER)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == board.ranks() - 1)
                                .collect(Collectors.toSet())))
                .build();
    }

    private static String rest(Board board, int pieces) {
        return board.files() == pieces ? "" : Integer.toString(board.files() - pieces);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyLawHolds(Board board) {
        BaseGame base = game(board);
        for (RuleSet rules : List.of(
                RuleSet.of("one", base, TurnStructure.one()),
                RuleSet.of("two", base, TurnStructure.upTo(2)),
                RuleSet.of("three", base, TurnStructure.upTo(3)),
                RuleSet.of("pawn-then-piece", base, TurnStructure.pawnThenPiece(true), RoyalRule.capture()))) {
            Position start = rules.initialPosition();
            assertThat(start.pieces(board.square(board.size() - 1)))
                    .containsExactly(new io.github.multimove.Piece(Side.BLACK, KING));
            List<Position> game = RandomPlay.game(rules, 3, 12);
            assertThat(game).hasSizeGreaterThan(5);
            for (int i = 0; i < game.size(); i += 6) {
                Laws.all(game.get(i), i);
                NotationLaws.algebraicReadsBack(game.get(i), new SplittableRandom(i), 3);
            }
        }
    }
}
