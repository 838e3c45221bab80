package io.github.multimove.bases;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.OptionReader;
import java.util.Set;

/**
 * Announces the base games {@code grand}, {@code raumschach} with its options {@code array} ({@code maack}, or
 * {@code cvp}) and {@code pawn-captures} ({@code five}, or {@code four}), and {@code dragonchess} with its option
 * {@code elemental-rise} ({@code capture}, or {@code move}).
 */
public final class LargerBaseGames implements BaseGameProvider {
    /** For the service loader. */
    public LargerBaseGames() {}

    @Override
    public Set<String> names() {
        return Set.of("grand", "raumschach", "dragonchess");
    }

    /** {@inheritDoc} */
    @Override
    public BaseGame create(String name, OptionReader options) {
        BaseGame game = read(name, options);
        options.id();
        return game;
    }

    static BaseGame read(String name, OptionReader options) {
        return switch (name) {
            case "grand" -> Grand.game();
            case "raumschach" ->
                Raumschach.options()
                        .array(
                                options.choice("array", "maack", "cvp").equals("cvp")
                                        ? Raumschach.Array.CVP
                                        : Raumschach.Array.MAACK)
                        .pawnCaptures(
                                options.choice("pawn-captures", "five", "four").equals("four")
                                        ? Raumschach.PawnCaptures.FOUR
                                        : Raumschach.PawnCaptures.FIVE)
                        .game();
            case "dragonchess" ->
                Dragonchess.options()
                        .elementalRise(
                                options.choice("elemental-rise", "capture", "move")
                                                .equals("move")
                                        ? Dragonchess.ElementalRise.MOVE
                                        : Dragonchess.ElementalRise.CAPTURE)
                        .game();
            default -> throw new IllegalArgumentException("expected grand, raumschach or dragonchess, found " + name);
        };
    }
}
