package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.allow;
import static io.github.multimove.independent.ReferenceGames.base;
import static io.github.multimove.independent.ReferenceGames.choice;
import static io.github.multimove.independent.ReferenceGames.value;

import io.github.multimove.independent.SeriesRules.Between;
import io.github.multimove.independent.SeriesRules.Effect;
import io.github.multimove.independent.SeriesRules.EnPassant;
import io.github.multimove.independent.SeriesRules.EnPassantSquares;
import io.github.multimove.independent.SeriesRules.Event;
import io.github.multimove.independent.SeriesRules.Length;
import io.github.multimove.independent.SeriesRules.LengthFrom;
import io.github.multimove.independent.SeriesRules.Next;
import io.github.multimove.independent.SeriesRules.WhenShort;
import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The published games whose turn is an ordered series: each page's base, properties and royal rule. */
final class SeriesGames {

    private SeriesGames() {}

    /** {@code rules/marseillais.md}. */
    static ReferenceGame marseillais(Map<String, String> options) {
        allow(options, Set.of("base", "balanced", "stuck", "early-check", "en-passant"));
        Effect check = choice(options, "early-check", "ends", "last") ? Effect.LAST : Effect.ENDS;
        String passing = value(options, "en-passant", "both", "first", "last");
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .closing(check, Event.CHECK)
                .shortTurn(choice(options, "stuck", "passes", "draws") ? WhenShort.DRAWS : WhenShort.PASSES)
                .enPassant(
                        passing.equals("first") ? EnPassant.FIRST : EnPassant.BOTH,
                        passing.equals("last") ? EnPassantSquares.LAST : EnPassantSquares.ALL)
                .clauses(!choice(options, "balanced", "true", "false"), false);
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/progressive.md}. */
    static ReferenceGame progressive(Map<String, String> options) {
        allow(options, Set.of("base", "form", "logical"));
        String form = value(options, "form", "scottish", "italian", "english", "portuguese");
        boolean portuguese = form.equals("portuguese");
        boolean english = form.equals("english");
        SeriesRules rules = SeriesRules.of(Length.growing())
                .next(english ? Next.ROUNDS : portuguese ? Next.ANOTHER : Next.ANY)
                .closing(form.equals("italian") ? Effect.LAST : Effect.ENDS, Event.CHECK)
                .shortTurn(portuguese ? WhenShort.PASSES : WhenShort.DRAWS)
                .enPassant(
                        english ? EnPassant.NONE : EnPassant.FIRST,
                        english ? EnPassantSquares.NONE : EnPassantSquares.ALL);
        PlainBase base = base(options);
        if (!choice(options, "logical", "false", "true")) {
            return new SeriesGame(base, rules);
        }
        String[] fields = base.initialPosition().split(" ", -1);
        fields[2] = "-";
        return new SeriesGame(base.from(String.join(" ", fields)).castling().withoutDoubleStep(), rules);
    }

    /** {@code rules/monster.md}. */
    static ReferenceGame monster(Map<String, String> options) {
        allow(options, Set.of("pawns", "win", "reversed", "en-passant"));
        boolean reversed = choice(options, "reversed", "false", "true");
        SeriesRules rules = SeriesRules.of(reversed ? Length.of(1, 2) : Length.of(2, 1))
                .between(Between.END)
                .enPassant(
                        EnPassant.FIRST,
                        choice(options, "en-passant", "first", "last") ? EnPassantSquares.LAST : EnPassantSquares.ALL)
                .wonByCapture(choice(options, "win", "checkmate", "capture"));
        String pawns = switch (value(options, "pawns", "4", "2", "3", "6", "8")) {
            case "2" -> "3PP3";
            case "3" -> "3PPP2";
            case "6" -> "1PPPPPP1";
            case "8" -> "PPPPPPPP";
            default -> "2PPPP2";
        };
        String array = reversed
                ? "4k3/" + pawns.toLowerCase(java.util.Locale.ROOT) + "/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
                : "rnbqkbnr/pppppppp/8/8/8/8/" + pawns + "/4K3 w kq - 0 1";
        PlainBase base = new PlainOrthodox().from(array);
        return new SeriesGame(
                reversed
                        ? base.castling("K e1 h1 g1 f1", "Q e1 a1 c1 d1")
                        : base.castling("k e8 h8 g8 f8", "q e8 a8 c8 d8"),
                rules);
    }

    /** {@code rules/doublemove.md}, Doublemove Chess. */
    static ReferenceGame doublemove(Map<String, String> options) {
        allow(options, Set.of("base", "balanced", "en-passant"));
        boolean none = choice(options, "en-passant", "both", "none");
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .enPassant(none ? EnPassant.NONE : EnPassant.BOTH, none ? EnPassantSquares.NONE : EnPassantSquares.ALL)
                .clauses(!choice(options, "balanced", "true", "false"), false)
                .wonByCapture(true);
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/doublemove.md}, Extra Move Chess. */
    static ReferenceGame extraMove(Map<String, String> options) {
        allow(options, Set.of());
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .next(Next.ANOTHER)
                .shortTurn(WhenShort.MAY)
                .byPlace(true, true)
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL)
                .clauses(true, false);
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Two Move Chess. */
    static ReferenceGame twoMove(Map<String, String> options) {
        allow(options, Set.of());
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .next(Next.ANOTHER)
                .shortTurn(WhenShort.REFUSED)
                .closing(Effect.ENDS, Event.values())
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL)
                .clauses(false, true);
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Two-Fisted Chess. */
    static ReferenceGame twoFisted(Map<String, String> options) {
        allow(options, Set.of());
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .next(Next.KIN, "KQ")
                .closing(Effect.ENDS, Event.CHECK)
                .clauses(true, false);
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Bennekom Double Move Chess. */
    static ReferenceGame bennekom(Map<String, String> options) {
        allow(options, Set.of("base"));
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .next(Next.SAME)
                .closing(Effect.ENDS, Event.CHECK)
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL);
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/more-series.md}, Triplets. */
    static ReferenceGame triplets(Map<String, String> options) {
        allow(options, Set.of());
        SeriesRules rules = SeriesRules.of(Length.of(3))
                .between(Between.END)
                .shortTurn(WhenShort.REFUSED)
                .enPassant(EnPassant.ANY, EnPassantSquares.ALL)
                .parts(List.of("P", "QRBN", "K"), Map.of(1, List.of("P"), 2, List.of("P", "QRBN")));
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/more-series.md}, King's Progressive Chess. */
    static ReferenceGame kingsProgressive(Map<String, String> options) {
        allow(options, Set.of("form"));
        boolean italian = choice(options, "form", "scottish", "italian");
        SeriesRules rules = SeriesRules.of(Length.of(1))
                .closing(italian ? Effect.LAST : Effect.ENDS, Event.CHECK)
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL)
                .lengthFrom(LengthFrom.KINGS_RANK);
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/more-series.md}, Moderate and Conservative Progressive Chess. */
    static ReferenceGame moderateProgressive(Map<String, String> options) {
        allow(options, Set.of("conservative"));
        SeriesRules rules = SeriesRules.of(Length.of(1))
                .next(Next.ANOTHER)
                .closing(Effect.ENDS, Event.CHECK)
                .shortTurn(WhenShort.MAY)
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL)
                .lengthFrom(LengthFrom.LAST_TURN);
        boolean conservative = choice(options, "conservative", "false", "true");
        return new SeriesGame(new PlainOrthodox(), conservative ? rules.closing(Effect.ENDS, Event.CAPTURE) : rules);
    }

    /** {@code rules/more-series.md}, Accelerated Chess. */
    static ReferenceGame accelerated(Map<String, String> options) {
        allow(options, Set.of("balanced"));
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .closing(Effect.ENDS, Event.CAPTURE)
                .byPlace(true, false)
                .enPassant(EnPassant.FIRST, EnPassantSquares.ALL)
                .clauses(choice(options, "balanced", "false", "true"), false);
        return new SeriesGame(new PlainOrthodox(), rules);
    }
}
