package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import java.util.Set;
import java.util.stream.Collectors;

/** A base game of a program's own, in a page: a small house of two floors, played alone or with several pieces a turn. */
public final class HouseGame {
    private HouseGame() {}

    /** Returns the base game: 5x5 squares on two floors. */
    public static BaseGame game() {
        // @start region="pieces"
        // Within a floor Betza notation says how pieces move, between floors vectors do: files, ranks, levels.
        PieceType king = PieceType.of("king", 'K', Movement.betza("K").and(Movement.leaps(0, 0, 1)));
        PieceType cat = PieceType.of(
                "cat", 'C', Movement.betza("N").and(Movement.betza("W").rising(1)));
        PieceType lift = PieceType.of("lift", 'L', Movement.betza("W2").and(Movement.slides(0, 0, 1)));
        PieceType mouse = PieceType.of(
                "mouse",
                'M',
                Movement.betza("mfWcfF").and(Movement.leap(0, 0, 1).moveOnly()));
        // @end
        // @start region="game"
        Board house = Board.of(5, 5, 2, Board.LevelNames.DIGITS);
        Set<Square> lastRank =
                house.squares().stream().filter(square -> square.rank() == 4).collect(Collectors.toUnmodifiableSet());
        return BaseGame.builder("house", house)
                .royal(king)
                .pieces(lift, cat)
                .pawn(mouse)
                .array("5/5/5/5/5|lckcl/mmmmm/5/MMMMM/LCKCL")
                .promotion(Promotion.of(mouse, cat, lift).must(lastRank))
                .build();
        // @end
    }

    /** Returns the game with up to two pieces a turn, the first turn of all a single move. */
    public static RuleSet rules() {
        return RuleSet.of(
                "house-two",
                game(),
                TurnStructure.opening(TurnStructure.upTo(1)).then(TurnStructure.upTo(2)));
    }

    /** Returns orthodox pieces on another array: a base game made from another. */
    public static BaseGame knightsOnly() {
        return Orthodox.game().toBuilder("knights-only")
                .array("nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/NNNNKNNN")
                .noCastling()
                .build();
    }
}
