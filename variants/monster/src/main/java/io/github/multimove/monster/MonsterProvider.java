package io.github.multimove.monster;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.monster.Monster.EnPassant;
import io.github.multimove.monster.Monster.Win;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code monster} with its options {@code pawns} (4, 2, 3, 6 or 8), {@code win} ({@code checkmate} or
 * {@code capture}), {@code reversed} (by default false) and {@code en-passant} ({@code first} or {@code last}).
 */
public final class MonsterProvider implements RuleSetProvider {
    /** For the service loader. */
    public MonsterProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("monster");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Monster Chess", "White has a king and four pawns and makes two moves a turn; checkmate wins.")
                .alsoCalled("Super King Chess")
                .withOption(OptionDescription.of("pawns", "Pawns", "How many pawns the monster has.")
                        .value("4", "Four, c to f")
                        .value("2", "Two, d and e")
                        .value("3", "Three, d to f")
                        .value("6", "Six, b to g")
                        .value("8", "Eight, a to h"))
                .withOption(OptionDescription.of("win", "Winning", "How the game is won.")
                        .value("checkmate", "By checkmate")
                        .value("capture", "By capturing the king"))
                .withOption(OptionDescription.of("reversed", "Reversed colours", "Whether Black is the monster.")
                        .value("false", "White is the monster")
                        .value("true", "Black is the monster"))
                .withOption(OptionDescription.of(
                                "en-passant", "En passant", "Which pawns of the monster are captured en passant.")
                        .value("first", "Every double step of the turn")
                        .value("last", "Only a double step made last in the turn")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        Monster.Options chosen = Monster.options()
                .pawns(Integer.parseInt(options.choice("pawns", "4", "2", "3", "6", "8")))
                .win(Win.valueOf(constant(options.choice("win", "checkmate", "capture"))))
                .reversed(options.flag("reversed", false))
                .enPassant(EnPassant.valueOf(constant(options.choice("en-passant", "first", "last"))));
        options.id(); // refuses options that are not of Monster Chess
        return chosen.rules();
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT);
    }
}
