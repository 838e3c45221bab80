package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.independent.DrawnMoves;
import org.junit.jupiter.api.Test;

/** How the pieces of Grand Chess move, drawn (rules/base-games.md, Grand Chess).  */
class GrandPiecesTest {
    private static final RuleSet RULES = Grand.rules();

    private static void assertDrawn(String drawing) {
        assertThat(DrawnMoves.redraw(RULES, drawing)).isEqualTo(drawing);
    }

    @Test
    void marshal() {
        assertDrawn("""
                . . . . .*. . . . .
                . . . . .*. . . . k
                . . . . .*. . . . .
                . . . .*.*.*. . . .
                . . .*. .*. .*. . .
                .*.*.*.*C@.*.*.*.*.*
                . . .*. .*. .*. . .
                . . . .*.*.*. . . .
                . . . . .*. . . . .
                K . . . .*. . . . .
                """);
        assertDrawn("""
                . . . . . . . . . .
                . . . . . . . . . k
                . . . . . . . . . .
                . . . pxpxP . . . .
                . . .*. .*. .*. . .
                . . . nxC@.*P . . .
                . . .*. P . .*. . .
                . . . .*. .*. . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
    }

    @Test
    void cardinal() {
        assertDrawn("""
                . . . . . . . . . .*
                .*. . . . . . . .*k
                . .*. . . . . .*. .
                . . .*.*. .*.*. . .
                . . .*.*. .*.*. . .
                . . . . A@. . . . .
                . . .*.*. .*.*. . .
                . . .*.*. .*.*. . .
                . .*. . . . . .*. .
                .*K . . . . . . .*.
                """);
        assertDrawn("""
                . . . . . . . . . .
                . . . . . . . . . k
                . . . . . . . . . .
                . . . px. P px. . .
                . . .*P p .*.*. . .
                . . . . A@. . . . .
                . . .*.*. nx.*. . .
                . . .*.*. .*. . . .
                . .*. . . . . . . .
                .*K . . . . . . . .
                """);
    }

    @Test
    void pawn() {
        assertDrawn("""
                . . . . . . . . . .
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . .*. . . . .
                . . . . .*. . . . .
                . . . . P@. . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertDrawn("""
                . . . . . . . . . .
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . p . . . . .
                . . . px.*P . . . .
                . . . . P@. . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertDrawn("""
                . . . . . . . . . .
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . nx.*nx. . . .
                . . . . P@. . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
    }
}
