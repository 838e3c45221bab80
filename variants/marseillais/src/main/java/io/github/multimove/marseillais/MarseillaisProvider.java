package io.github.multimove.marseillais;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.marseillais.Marseillais.EarlyCheck;
import io.github.multimove.marseillais.Marseillais.EnPassant;
import io.github.multimove.marseillais.Marseillais.Stuck;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code marseillais} with its options {@code balanced} (by default true), {@code stuck} ({@code passes} or
 * {@code draws}), {@code early-check} ({@code ends} or {@code last}), {@code en-passant} ({@code both}, {@code first} or
 * {@code last}) and {@code base} (a base game's id, by default {@code orthodox}).
 */
public final class MarseillaisProvider implements RuleSetProvider {
    /** For the service loader. */
    public MarseillaisProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("marseillais");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Marseillais Chess",
                        "A turn is two moves by one piece or two; check ends it, and checkmate wins.")
                .by("ascribed to Albert Fortis")
                .in(1925)
                .withOption(OptionDescription.of(
                        "base", "Base game", "The game whose board, pieces, array and royal rule are played with."))
                .withOption(
                        OptionDescription.of("balanced", "Balanced start", "Whether White's first turn is one move.")
                                .value("true", "One move")
                                .value("false", "Two moves"))
                .withOption(OptionDescription.of(
                                "stuck",
                                "No second move",
                                "What follows when a side can make a first move but no second.")
                        .value("passes", "The second is left out")
                        .value("draws", "Stalemate, a draw"))
                .withOption(OptionDescription.of("early-check", "Early check", "What a check by the first move does.")
                        .value("ends", "It ends the turn")
                        .value("last", "It is not allowed"))
                .withOption(OptionDescription.of(
                                "en-passant", "En passant", "Which pawns are captured en passant, and when.")
                        .value("both", "Any double step, by either move")
                        .value("first", "One pawn a turn, by the first move")
                        .value("last", "Only a double step made last in its turn")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        Marseillais.Options chosen = Marseillais.options()
                .balanced(options.flag("balanced", true))
                .stuck(Stuck.valueOf(constant(options.choice("stuck", "passes", "draws"))))
                .earlyCheck(EarlyCheck.valueOf(constant(options.choice("early-check", "ends", "last"))))
                .enPassant(EnPassant.valueOf(constant(options.choice("en-passant", "both", "first", "last"))));
        options.id(); // refuses options that are not of Marseillais
        return chosen.over(base);
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT);
    }
}
