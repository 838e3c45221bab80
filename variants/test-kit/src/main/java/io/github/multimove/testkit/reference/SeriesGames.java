package io.github.multimove.testkit.reference;

import static io.github.multimove.testkit.reference.ReferenceGames.allow;
import static io.github.multimove.testkit.reference.ReferenceGames.base;
import static io.github.multimove.testkit.reference.ReferenceGames.choice;
import static io.github.multimove.testkit.reference.ReferenceGames.value;

import io.github.multimove.testkit.reference.SeriesRules.Between;
import io.github.multimove.testkit.reference.SeriesRules.Effect;
import io.github.multimove.testkit.reference.SeriesRules.Event;
import io.github.multimove.testkit.reference.SeriesRules.InPassing;
import io.github.multimove.testkit.reference.SeriesRules.Length;
import io.github.multimove.testkit.reference.SeriesRules.Next;
import io.github.multimove.testkit.reference.SeriesRules.Passed;
import io.github.multimove.testkit.reference.SeriesRules.WhenShort;
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
                .inPassing(
                        passing.equals("first") ? InPassing.FIRST : InPassing.BOTH,
                        passing.equals("last") ? Passed.LAST : Passed.ALL)
                .clauses(!choice(options, "balanced", "true", "false"), false);
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/progressive.md}. */
    static ReferenceGame progressive(Map<String, String> options) {
        allow(options, Set.of("base", "form", "logical"));
        String form = value(options, "form", "scottish", "italian", "english");
        boolean english = form.equals("english");
        SeriesRules rules = SeriesRules.of(Length.growing())
                .next(english ? Next.ROUNDS : Next.ANY)
                .closing(form.equals("italian") ? Effect.LAST : Effect.ENDS, Event.CHECK)
                .shortTurn(WhenShort.DRAWS)
                .inPassing(english ? InPassing.NONE : InPassing.FIRST, english ? Passed.NONE : Passed.ALL);
        PlainVariation base = PlainVariation.of(base(options));
        if (!choice(options, "logical", "false", "true")) {
            return new SeriesGame(base, rules);
        }
        String[] fields = base.initialPosition().split(" ", -1);
        fields[2] = "-";
        return new SeriesGame(
                base.from(String.join(" ", fields)).castling(List.of()).withoutDoubleStep(), rules);
    }

    /** {@code rules/monster.md}. */
    static ReferenceGame monster(Map<String, String> options) {
        allow(options, Set.of("pawns", "win", "reversed", "en-passant"));
        boolean reversed = choice(options, "reversed", "false", "true");
        SeriesRules rules = SeriesRules.of(reversed ? Length.of(1, 2) : Length.of(2, 1))
                .between(Between.END)
                .inPassing(InPassing.FIRST, choice(options, "en-passant", "first", "last") ? Passed.LAST : Passed.ALL)
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
        return new SeriesGame(PlainVariation.of(new PlainOrthodox()).from(array), rules);
    }

    /** {@code rules/doublemove.md}, Doublemove Chess. */
    static ReferenceGame doublemove(Map<String, String> options) {
        allow(options, Set.of("base", "balanced", "en-passant"));
        boolean none = choice(options, "en-passant", "both", "none");
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .inPassing(none ? InPassing.NONE : InPassing.BOTH, none ? Passed.NONE : Passed.ALL)
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
                .inPassing(InPassing.FIRST, Passed.ALL)
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
                .inPassing(InPassing.FIRST, Passed.ALL)
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
                .inPassing(InPassing.FIRST, Passed.ALL);
        return new SeriesGame(base(options), rules);
    }
}
