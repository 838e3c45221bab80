package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Piece;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;

/** Sets up anything, and names every problem; each line says what it prints. */
public final class SettingUp {
    private SettingUp() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        // @start region="edit"
        RuleSet rules = RuleSets.of("orthodox");
        Setup setup = Setup.of(rules.initialPosition()).toBuilder()
                .pieces("h1") // the rook goes
                .pieces("a8", new Piece(Side.WHITE, Orthodox.PAWN))
                .build();
        rules.problems(setup).forEach(problem -> System.out.println(problem.kind()));
        Setup repaired = setup.withoutPiecesOutOfPlace(rules).withoutImpossibleCastlingRights(rules);
        System.out.println(rules.position(repaired)); // -> 1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qk - 0 1
        // @end
    }
}
