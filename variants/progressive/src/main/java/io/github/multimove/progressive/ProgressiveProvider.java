package io.github.multimove.progressive;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.progressive.Progressive.Form;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code progressive} with its options {@code form} ({@code scottish}, {@code italian} or {@code english}),
 * {@code logical} (by default false) and {@code base} (a base game's id, by default {@code orthodox}).
 */
public final class ProgressiveProvider implements RuleSetProvider {
    /** For the service loader. */
    public ProgressiveProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("progressive");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Progressive Chess", "White makes one move, Black two, White three, and so on; checkmate wins.")
                .in(1947)
                .alsoCalled("Scottish Chess")
                .withOption(OptionDescription.of(
                        "base", "Base game", "The game whose board, pieces, array and royal rule are played with."))
                .withOption(OptionDescription.of(
                                "form", "Form", "What a check does, and which piece may move again in a series.")
                        .value("scottish", "Scottish: a check ends the series")
                        .value("italian", "Italian: only the last move may give check")
                        .value("english", "English: no piece moves again before the others"))
                .withOption(OptionDescription.of(
                                "logical", "Logical", "Whether double steps, en passant and castling are left out.")
                        .value("false", "Orthodox moves")
                        .value("true", "No double step, en passant or castling")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        String form = options.choice("form", "scottish", "italian", "english");
        boolean logical = options.flag("logical", false);
        options.id(); // refuses options that are not of Progressive Chess
        return Progressive.options()
                .form(Form.valueOf(form.toUpperCase(Locale.ROOT)))
                .logical(logical)
                .over(base);
    }
}
