package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Piece;
import io.github.multimove.Side;
import io.github.multimove.Square;
import org.junit.jupiter.api.Test;

class PositionEditorTest {
    private static Square square(String name) {
        return Orthodox.game().board().square(name);
    }

    @Test
    void problemsAreToldUntilThePositionIsPossible() {
        PositionEditor editor = new PositionEditor(Orthodox.rules());
        assertThat(editor.problems()).isEmpty();
        editor.clear();
        assertThat(editor.problems())
                .containsExactly(
                        "expected at least one king of White, found none",
                        "expected at least one king of Black, found none");
        editor.put(square("e1"), new Piece(Side.WHITE, Orthodox.KING));
        editor.put(square("e8"), new Piece(Side.BLACK, Orthodox.KING));
        assertThat(editor.position()).hasToString("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }

    @Test
    void castlingRightsThatAreGoneAreForgiven() {
        PositionEditor editor = new PositionEditor(Orthodox.rules());
        editor.put(square("h1"), new Piece(Side.WHITE, Orthodox.KNIGHT));
        assertThat(editor.problems()).hasSize(1);
        assertThat(editor.position()).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNN w Qkq - 0 1");
        assertThat(editor.setup().castlingRights()).hasSize(4);
    }
}
