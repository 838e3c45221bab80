package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import java.util.Set;
import java.util.stream.Collectors;

/** Castling, promotion and drops of a base game, as data. */
public final class PartsOfGames {
    private PartsOfGames() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        castling();
        promotion();
        drops();
    }

    private static void castling() {
        // @start region="castling"
        Board board = Orthodox.game().board();
        CastlingRight kingside = CastlingRight.builder(board, Side.WHITE, "K")
                .king("e1", "g1")
                .rook("h1", "f1")
                .symbol("O-O")
                .build();
        System.out.println(kingside.rook()); // -> h1
        // @end
    }

    private static void promotion() {
        // @start region="promotion"
        Set<Square> lastRank = Orthodox.game().board().squares().stream()
                .filter(square -> square.rank() == 7)
                .collect(Collectors.toUnmodifiableSet());
        Promotion promotion =
                Promotion.of(Orthodox.PAWN, Orthodox.QUEEN, Orthodox.KNIGHT).must(lastRank);
        System.out.println(promotion.into().size()); // -> 2
        // @end
    }

    private static void drops() {
        // @start region="drops"
        Drops drops = Drops.of(0, 1) // on the first and second rank, counted from the owner's side
                .oppositeColours(Orthodox.BISHOP)
                .relocating(Orthodox.PAWN, Set.of(1), 2); // a pawn of the third rank goes to the second
        System.out.println(drops.equals(Drops.of(0, 1))); // -> false
        // @end
    }
}
