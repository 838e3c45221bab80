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
 * Announces {@code progressive} with its options {@code form} ({@code scottish}, {@code italian}, {@code english} or
 * {@code portuguese}),
 * {@code logical} (by default false) and {@code base} (a base game's id, by default {@code orthodox});
 * {@code kings-progressive} with {@code form} ({@code scottish} or {@code italian}); {@code moderate-progressive} with
 * {@code conservative} (by default false); {@code progressive-take-all} without options.
 */
public final class ProgressiveProvider implements RuleSetProvider {
    /** For the service loader. */
    public ProgressiveProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("progressive", "kings-progressive", "moderate-progressive", "progressive-take-all");
    }

    @Override
    public Optional<Description> describe(String name) {
        return switch (name) {
            case "progressive" -> Optional.of(progressive());
            case "kings-progressive" ->
                Optional.of(Description.of(
                                "King's Progressive Chess",
                                "A turn has as many moves as the rank of the mover's king; checkmate wins.")
                        .by("Sergej Sirotkin")
                        .in(2001)
                        .withOption(OptionDescription.of("form", "Form", "What a check does.")
                                .value("scottish", "Scottish: a check ends the turn")
                                .value("italian", "Italian: only the last move may give check")));
            case "moderate-progressive" ->
                Optional.of(Description.of(
                                "Moderate Progressive Chess",
                                "A turn has at most one move more than the opponent's last turn, by different pieces; checkmate"
                                        + " wins.")
                        .by("Adrian Alvarez de la Campa")
                        .in(2006)
                        .alsoCalled("Conservative Progressive Chess")
                        .withOption(OptionDescription.of(
                                        "conservative",
                                        "Conservative",
                                        "Whether only the last move of a turn captures.")
                                .value("false", "Any move captures")
                                .value("true", "Only the last move captures")));
            case "progressive-take-all" ->
                Optional.of(Description.of(
                                "Progressive Take-All Chess",
                                "White makes one move, Black two, White three, and so on; capturing all enemy pieces wins.")
                        .by("G. Dipilato"));
            default -> Optional.empty();
        };
    }

    private static Description progressive() {
        return Description.of(
                        "Progressive Chess", "White makes one move, Black two, White three, and so on; checkmate wins.")
                .in(1947)
                .alsoCalled("Scottish Chess")
                .withOption(OptionDescription.of(
                        "base", "Base game", "The game whose board, pieces, array and royal rule are played with."))
                .withOption(OptionDescription.of(
                                "form", "Form", "What a check does, and which piece may move again in a series.")
                        .value("scottish", "Scottish: a check ends the series")
                        .value("italian", "Italian: only the last move may give check")
                        .value("english", "English: no piece moves again before the others")
                        .value("portuguese", "Portuguese: no piece moves again"))
                .withOption(OptionDescription.of(
                                "logical", "Logical", "Whether double steps, en passant and castling are left out.")
                        .value("false", "Orthodox moves")
                        .value("true", "No double step, en passant or castling"));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        return switch (name) {
            case "kings-progressive" -> {
                String form = options.choice("form", "scottish", "italian");
                options.id(); // refuses options that the game does not have
                yield KingsProgressive.options()
                        .form(KingsProgressive.Form.valueOf(form.toUpperCase(Locale.ROOT)))
                        .rules();
            }
            case "moderate-progressive" -> {
                boolean conservative = options.flag("conservative", false);
                options.id(); // refuses options that the game does not have
                yield ModerateProgressive.options().conservative(conservative).rules();
            }
            case "progressive-take-all" -> {
                options.id(); // refuses options that the game does not have
                yield ProgressiveTakeAll.rules();
            }
            default -> progressive(options);
        };
    }

    private static RuleSet progressive(OptionReader options) {
        var base = options.base("base", "orthodox");
        String form = options.choice("form", "scottish", "italian", "english", "portuguese");
        boolean logical = options.flag("logical", false);
        options.id(); // refuses options that are not of Progressive Chess
        return Progressive.options()
                .form(Form.valueOf(form.toUpperCase(Locale.ROOT)))
                .logical(logical)
                .over(base);
    }
}
