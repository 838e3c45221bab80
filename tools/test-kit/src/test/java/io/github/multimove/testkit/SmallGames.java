package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Games with ways that others do not have: three dimensions, and two ways to one square. */
final class SmallGames {
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType BISHOP = PieceType.of("bishop", 'B', "B");
    private static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");

    private SmallGames() {}

    /** Returns every small game under every structure and royal rule that suits it. */
    static List<RuleSet> all() {
        List<RuleSet> all = new ArrayList<>();
        for (BaseGame base : List.of(cube(), squirks())) {
            all.add(RuleSet.of(base.id(), base, TurnStructure.one()));
            all.add(RuleSet.of(base.id() + "-2", base, opening(TurnStructure.upTo(2))));
            all.add(RuleSet.of(base.id() + "-2c", base, TurnStructure.upTo(2).collision(true)));
            all.add(RuleSet.of(base.id() + "-2k", base, TurnStructure.upTo(2), RoyalRule.capture()));
            all.add(RuleSet.of(base.id() + "-3", base, opening(TurnStructure.upTo(3))));
        }
        return all;
    }

    private static TurnStructure opening(TurnStructure rest) {
        return TurnStructure.opening(TurnStructure.upTo(1)).then(rest);
    }

    /** Three dimensions, levels mirrored. */
    static BaseGame cube() {
        Board board = Board.of(3, 4, 3, Board.LevelNames.LETTERS);
        PieceType king = PieceType.of(
                "king",
                'K',
                Movement.leaps(0, 0, 1).and(Movement.leaps(0, 1, 1)).and(Movement.leaps(1, 1, 1)));
        PieceType rook = PieceType.of("rook", 'R', Movement.slides(0, 0, 1));
        PieceType unicorn = PieceType.of("unicorn", 'U', Movement.slides(1, 1, 1));
        PieceType pawn = PieceType.of(
                "pawn",
                'P',
                Movement.leap(0, 1, 0)
                        .and(Movement.leap(0, 0, 1))
                        .moveOnly()
                        .and(Movement.leap(1, 1, 0)
                                .and(Movement.leap(-1, 1, 0))
                                .and(Movement.leap(0, 1, 1))
                                .captureOnly()));
        return BaseGame.builder("cube", board)
                .royal(king)
                .pieces(rook, unicorn)
                .pawn(pawn)
                .mirrorsLevels()
                .array("rku/ppp/3/3|3/3/3/3|3/3/PPP/RKU")
                .promotion(Promotion.of(pawn, rook, unicorn)
                        .must(Set.of(board.square("Ca4"), board.square("Cb4"), board.square("Cc4"))))
                .build();
    }

    /** Pieces that reach a square in two ways, on the orthodox board. */
    static BaseGame squirks() {
        return BaseGame.builder("squirks", Board.of(8, 8))
                .royal(KING)
                .pieces(PieceType.of("squirk", 'S', "RNAD"), BISHOP, KNIGHT)
                .array("1s1kb1n1/8/8/8/8/8/8/1S1KB1N1")
                .build();
    }
}
