package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code doublemove} with its options {@code en-passant} ({@code both} or {@code none}), {@code balanced} (by
 * default true) and {@code base} (a base game's id, by default {@code orthodox}); {@code bennekom} with the option
 * {@code base}; {@code accelerated} with {@code balanced} (by default false); {@code triplets}, {@code balanced-swap}, {@code extra-move}, {@code two-move} and {@code two-fisted} without options.
 */
public final class DoubleMovesProvider implements RuleSetProvider {
    /** For the service loader. */
    public DoubleMovesProvider() {}

    @Override
    public Set<String> names() {
        return Set.of(
                "doublemove",
                "extra-move",
                "two-move",
                "two-fisted",
                "bennekom",
                "accelerated",
                "triplets",
                "balanced-swap");
    }

    @Override
    public Optional<Description> describe(String name) {
        return switch (name) {
            case "doublemove" ->
                Optional.of(Description.of(
                                "Doublemove Chess",
                                "A turn is two moves, one after the other; capturing the king wins.")
                        .by("Fred Galvin")
                        .in(1957)
                        .withOption(OptionDescription.of(
                                "base", "Base game", "The game whose board, pieces and array are played with."))
                        .withOption(OptionDescription.of(
                                        "en-passant", "En passant", "Whether pawns are captured en passant.")
                                .value("both", "Taken by either move of a turn")
                                .value("none", "Not captured"))
                        .withOption(OptionDescription.of(
                                        "balanced", "Balanced start", "Whether White's first turn is one move.")
                                .value("true", "One move")
                                .value("false", "Two moves")));
            case "extra-move" ->
                Optional.of(Description.of(
                                "Extra Move Chess",
                                "A turn is a move and, if the player likes, one by another piece that captures nothing; checkmate wins.")
                        .by("Fergus Duniho"));
            case "two-move" ->
                Optional.of(Description.of(
                                "Two Move Chess",
                                "A turn is two moves by two pieces, or one strong move, which one move answers; checkmate wins.")
                        .by("Ted Larson Freeman")
                        .in(2021));
            case "two-fisted" ->
                Optional.of(Description.of(
                                "Two-Fisted Chess",
                                "A turn is two moves by two pieces of one kind, and king and queen are one kind; checkmate wins.")
                        .by("Ralph Betza"));
            case "bennekom" ->
                Optional.of(Description.of(
                                "Bennekom Double Move Chess", "A turn is two moves by one piece; checkmate wins.")
                        .by("Bennekom chess club")
                        .in(1996)
                        .withOption(OptionDescription.of(
                                "base", "Base game", "The game whose board, pieces and array are played with.")));
            case "accelerated" ->
                Optional.of(Description.of(
                                "Accelerated Chess",
                                "A turn is one capture, or two moves that capture nothing; checkmate wins.")
                        .withOption(OptionDescription.of(
                                        "balanced", "Balanced start", "Whether White's first turn is one move.")
                                .value("false", "A full turn")
                                .value("true", "One move")));
            case "triplets" ->
                Optional.of(Description.of(
                                "Triplets",
                                "A turn is a pawn, a piece and the king, one move each, in any order; checkmate wins, and"
                                        + " a side that cannot complete its turn has lost.")
                        .by("Adam Sobey"));
            case "balanced-swap" ->
                Optional.of(Description.of(
                                "Balanced Swap Chess",
                                "A turn is a move, then a swap of two pieces; checkmate wins, and a side without a turn has"
                                        + " lost.")
                        .by("João Pedro Neto")
                        .in(1998));
            default -> Optional.empty();
        };
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        boolean overAny = name.equals("doublemove") || name.equals("bennekom");
        BaseGame base = overAny ? options.base("base", "orthodox") : Orthodox.game();
        Doublemove.Options doublemove = name.equals("doublemove") ? doublemove(options) : Doublemove.options();
        boolean balanced = name.equals("accelerated") && options.flag("balanced", false);
        options.id(); // refuses options that the game does not have
        return switch (name) {
            case "extra-move" -> ExtraMove.rules();
            case "two-move" -> TwoMove.rules();
            case "two-fisted" -> TwoFisted.rules();
            case "bennekom" -> Bennekom.over(base);
            case "accelerated" -> Accelerated.options().balanced(balanced).rules();
            case "triplets" -> Triplets.rules();
            case "balanced-swap" -> BalancedSwap.rules();
            default -> doublemove.over(base);
        };
    }

    private static Doublemove.Options doublemove(OptionReader options) {
        String enPassant = options.choice("en-passant", "both", "none");
        return Doublemove.options()
                .balanced(options.flag("balanced", true))
                .enPassant(Doublemove.EnPassant.valueOf(enPassant.toUpperCase(Locale.ROOT)));
    }
}
