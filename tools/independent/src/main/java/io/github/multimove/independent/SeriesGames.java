package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.base;
import static io.github.multimove.independent.ReferenceGames.choice;
import static io.github.multimove.independent.ReferenceGames.value;

import io.github.multimove.independent.SeriesRules.EnPassant;
import io.github.multimove.independent.SeriesRules.Event;
import io.github.multimove.independent.SeriesRules.LengthFrom;
import io.github.multimove.independent.SeriesRules.Next;
import io.github.multimove.independent.SeriesRules.WhenShort;
import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;

/** The published games whose turn is an ordered series: each page's base, properties and royal rule. */
final class SeriesGames {

    private SeriesGames() {}

    /** {@code rules/marseillais.md}. */
    static ReferenceGame marseillais(Map<String, String> options) {
        String passing = value(options, "en-passant", "both", "first", "last");
        SeriesRules rules = new SeriesRules(2, 2);
        rules.check(choice(options, "early-check", "ends", "last"));
        rules.shortTurn = choice(options, "stuck", "passes", "draws") ? WhenShort.DRAWS : WhenShort.PASSES;
        rules.enPassant = passing.equals("first") ? EnPassant.FIRST : EnPassant.BOTH;
        rules.lastPassed = passing.equals("last");
        rules.opening = !choice(options, "balanced", "true", "false");
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/progressive.md}. */
    static ReferenceGame progressive(Map<String, String> options) {
        String form = value(options, "form", "scottish", "italian", "english", "portuguese");
        boolean portuguese = form.equals("portuguese");
        boolean english = form.equals("english");
        SeriesRules rules = new SeriesRules(0, 0);
        rules.lengthFrom = LengthFrom.NUMBER;
        rules.next = english ? Next.ROUNDS : portuguese ? Next.ANOTHER : Next.ANY;
        rules.check(form.equals("italian"));
        rules.shortTurn = portuguese ? WhenShort.PASSES : WhenShort.DRAWS;
        rules.enPassant = english ? EnPassant.NONE : EnPassant.FIRST;
        PlainBase base = base(options);
        if (!choice(options, "logical", "false", "true")) {
            return new SeriesGame(base, rules);
        }
        String[] fields = base.array.split(" ", -1);
        fields[2] = "-";
        return new SeriesGame(base.from(String.join(" ", fields)).castling().withoutDoubleStep(), rules);
    }

    /** {@code rules/monster.md}. */
    static ReferenceGame monster(Map<String, String> options) {
        boolean reversed = choice(options, "reversed", "false", "true");
        SeriesRules rules = reversed ? new SeriesRules(1, 2) : new SeriesRules(2, 1);
        rules.safeBetween = false;
        rules.lastPassed = choice(options, "en-passant", "first", "last");
        rules.capture = choice(options, "win", "checkmate", "capture");
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
        SeriesRules rules = new SeriesRules(2, 2);
        rules.enPassant = choice(options, "en-passant", "both", "none") ? EnPassant.NONE : EnPassant.BOTH;
        rules.opening = !choice(options, "balanced", "true", "false");
        rules.capture = true;
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/doublemove.md}, Extra Move Chess. */
    static ReferenceGame extraMove() {
        SeriesRules rules = new SeriesRules(2, 2);
        rules.next = Next.ANOTHER;
        rules.shortTurn = WhenShort.MAY;
        rules.quietLater = true;
        rules.lateDoubleStep = true;
        rules.opening = true;
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Two Move Chess. */
    static ReferenceGame twoMove() {
        SeriesRules rules = new SeriesRules(2, 2);
        rules.next = Next.ANOTHER;
        rules.shortTurn = WhenShort.REFUSED;
        rules.closing.addAll(List.of(Event.values()));
        rules.reply = true;
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Two-Fisted Chess. */
    static ReferenceGame twoFisted() {
        SeriesRules rules = new SeriesRules(2, 2);
        rules.next = Next.KIN;
        rules.kinds = List.of("KQ");
        rules.enPassant = EnPassant.BOTH;
        rules.closing.add(Event.CHECK);
        rules.opening = true;
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/doublemove.md}, Bennekom Double Move Chess. */
    static ReferenceGame bennekom(Map<String, String> options) {
        SeriesRules rules = new SeriesRules(2, 2);
        rules.next = Next.SAME;
        rules.closing.add(Event.CHECK);
        return new SeriesGame(base(options), rules);
    }

    /** {@code rules/more-series.md}, Triplets. */
    static ReferenceGame triplets() {
        SeriesRules rules = new SeriesRules(3, 3);
        rules.safeBetween = false;
        rules.shortTurn = WhenShort.REFUSED;
        rules.enPassant = EnPassant.ANY;
        rules.parts = List.of("P", "QRBN", "K");
        rules.partsAt = Map.of(1, List.of("P"), 2, List.of("P", "QRBN"));
        // Later parts spare kings, and a side without a turn has lost.
        rules.sparesRoyals = true;
        rules.loses = true;
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/more-series.md}, King's Progressive Chess. */
    static ReferenceGame kingsProgressive(Map<String, String> options) {
        SeriesRules rules = new SeriesRules(1, 1);
        rules.check(choice(options, "form", "scottish", "italian"));
        rules.lengthFrom = LengthFrom.KINGS_RANK;
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/more-series.md}, Moderate and Conservative Progressive Chess. */
    static ReferenceGame moderateProgressive(Map<String, String> options) {
        SeriesRules rules = new SeriesRules(1, 1);
        rules.next = Next.ANOTHER;
        rules.closing.add(Event.CHECK);
        rules.shortTurn = WhenShort.MAY;
        rules.lengthFrom = LengthFrom.LAST_TURN;
        if (choice(options, "conservative", "false", "true")) {
            rules.closing.add(Event.CAPTURE);
        }
        return new SeriesGame(new PlainOrthodox(), rules);
    }

    /** {@code rules/more-series.md}, Accelerated Chess. */
    static ReferenceGame accelerated(Map<String, String> options) {
        SeriesRules rules = new SeriesRules(2, 2);
        rules.closing.add(Event.CAPTURE);
        rules.quietLater = true;
        rules.opening = choice(options, "balanced", "false", "true");
        return new SeriesGame(new PlainOrthodox(), rules);
    }
}
