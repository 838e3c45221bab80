package io.github.multimove.doubleking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.independent.DrawnMoves;
import org.junit.jupiter.api.Test;

/** How the squirk moves, drawn on an empty and on a crowded board (rules/double-king.md).  */
class SquirkTest {
    private static final RuleSet RULES = DoubleKing.rules();

    private static void assertDrawn(String drawing) {
        assertThat(DrawnMoves.redraw(RULES, drawing)).isEqualTo(drawing);
    }

    @Test
    void squirk() {
        assertDrawn("""
                . . . . .*. . . . k
                . . . . .*. . . . .
                . . .*.*.*.*.*. . .
                . . .*. .*. .*. . .
                .*.*.*.*S@.*.*.*.*.*
                . . .*. .*. .*. . .
                . . .*.*.*.*.*. . .
                K . . . .*. . . . .
                """);
        assertDrawn("""
                . . . . . . . . . k
                . . . . . . . . . .
                . . P .*nx.*px. . .
                . . .*P pxp .*. . .
                . . .*nxS@P P . . .
                . . px. P . .*. . .
                . . .*.*.*.*.*. . .
                K . . . . . . . . .
                """);
    }
}
