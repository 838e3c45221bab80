package io.github.multimove.doubleking;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.OptionReader;
import java.util.Set;

/**
 * Announces the base game {@code double-king} with its options {@code castling} ({@code strict}, or {@code lenient}) and
 * {@code score-double-checkmate} (by default false).
 */
public final class DoubleKingBaseGames implements BaseGameProvider {
    /** For the service loader. */
    public DoubleKingBaseGames() {}

    @Override
    public Set<String> names() {
        return Set.of("double-king");
    }

    /** {@inheritDoc} */
    @Override
    public BaseGame create(String name, OptionReader options) {
        BaseGame game = read(options);
        options.id();
        return game;
    }

    static BaseGame read(OptionReader options) {
        return DoubleKing.options()
                .castling(
                        options.choice("castling", "strict", "lenient").equals("lenient")
                                ? DoubleKing.Castling.LENIENT
                                : DoubleKing.Castling.STRICT)
                .scoreDoubleCheckmate(options.flag("score-double-checkmate", false))
                .game();
    }
}
