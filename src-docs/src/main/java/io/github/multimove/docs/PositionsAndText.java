package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;

/** Reads, writes and compares positions; each line says what it prints. */
public final class PositionsAndText {
    private PositionsAndText() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        read();
        refuse();
    }

    private static void read() {
        // @start region="read"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("4k3/8/8/8/4P3/8/8/4K3 b - e3");
        Square e4 = position.board().square("e4");
        System.out.println(position); // -> 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1
        System.out.println(position.pieces(e4).get(0).type().name()); // -> pawn
        System.out.println(position.side() + " " + position.turnNumber()); // -> BLACK 1
        // @end
    }

    private static void refuse() {
        // @start region="refuse"
        RuleSet rules = RuleSets.of("two-prong");
        try {
            rules.position("P3k3/8/8/8/8/8/8/8 w K - 0 1");
        } catch (PositionException e) {
            System.out.println(e.kinds()); // -> [PIECE_OUT_OF_PLACE, NO_ROYAL, CASTLING_RIGHT]
            System.out.println(e.problems().get(1)); // -> expected at least one king of White, found none
        }
        // @end
    }
}
