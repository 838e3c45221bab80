package io.github.multimove.testkit;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.SplittableRandom;

/** Compares a rule set with a second opinion on everything that it says about a position. */
public final class Comparisons {
    private static final int TRIED = 12;
    /** Of turns that are too many to count these are asked for by place. */
    private static final int FIRST_PLACES = 1_000;
    /** The reference generator lists what it counts. */
    private static final int MOST_GAMES = 5_000;

    private Comparisons() {}

    /**
     * Compares the fast paths with {@link Reference}: turns in order, count, membership, places, playing,
     * check, mate, outcome and threats, and what is offered to a player who enters a turn.
     */
    public static void fastWithReference(Position position, long seed) {
        RuleSet fast = position.ruleSet();
        RuleSet plain = Reference.of(fast);
        LegalTurns fastTurns = fast.legalTurns(position);
        LegalTurns plainTurns = plain.legalTurns(position);
        int most = TurnTraits.mostListed(position);
        List<Turn> listed = plainTurns.stream().limit(most + 1L).toList();
        Broken.equalTexts(
                position,
                "the fast path has the turns of the reference generator",
                texts(listed),
                texts(fastTurns.stream().limit(most + 1L).toList()));
        Broken.equal(position, "isEmpty() of the fast path", listed.isEmpty(), fastTurns.isEmpty());
        if (listed.size() <= most) {
            Broken.equal(position, "count() of the fast path", (long) listed.size(), fastTurns.count());
        }
        SplittableRandom random = new SplittableRandom(seed);
        int places = TurnTraits.isTooMany(position) ? Math.min(listed.size(), FIRST_PLACES) : listed.size();
        for (int i = 0; i < TRIED && !listed.isEmpty(); i++) {
            int place = random.nextInt(places);
            Turn turn = listed.get(place);
            Broken.equal(position, "at(" + place + ") of the fast path", turn, fastTurns.at(place));
            Broken.holds(position, "contains() of the fast path: " + turn, fastTurns.contains(turn));
            Broken.equal(
                    position,
                    "play() of the fast path: " + turn,
                    plain.play(position, turn).toString(),
                    fast.play(position, turn).toString());
            Broken.equal(
                    position,
                    "effects() of the fast path: " + turn,
                    plain.effects(position, turn),
                    fast.effects(position, turn));
        }
        EntryLaws.offersAreThoseOfTheReferenceGenerator(position, seed);
        Broken.equal(position, "isCheck()", plain.isCheck(position), fast.isCheck(position));
        Broken.equal(position, "isBoundByCheck()", plain.isBoundByCheck(position), fast.isBoundByCheck(position));
        Broken.equal(position, "isCheckmate()", plain.isCheckmate(position), fast.isCheckmate(position));
        Broken.equal(position, "isStalemate()", plain.isStalemate(position), fast.isStalemate(position));
        Broken.equal(position, "outcome()", plain.outcome(position), fast.outcome(position));
        Broken.equalTexts(position, "threats()", texts(plain.threats(position)), texts(fast.threats(position)));
    }

    /**
     * Compares the number of games of two turns with the reference generator's. Nothing is compared in a position of more turns than
     * a number, or if the reference generator had to list more than {@value #MOST_GAMES} of them.
     */
    public static void perftWithReference(Position position, int mostTurns) {
        RuleSet plain = Reference.of(position.ruleSet());
        List<Turn> turns =
                plain.legalTurns(position).stream().limit(mostTurns + 1L).toList();
        if (turns.size() > mostTurns) {
            return;
        }
        long games = 0;
        for (Turn turn : turns) {
            Position after = plain.play(position, turn);
            games += plain.legalTurns(after).stream().limit(MOST_GAMES + 1L).count();
            if (games > MOST_GAMES) {
                return;
            }
        }
        Broken.equal(position, "games of two turns", games, Perft.count(position, 2));
    }

    /**
     * Compares with an independent implementation: turns in order, playing some of them, check, bound, mate, stalemate, outcome and
     * threats, all as texts.
     */
    public static void withReference(Position position, ReferenceGame reference, long seed) {
        RuleSet rules = position.ruleSet();
        String text = position.toString();
        Broken.equalTexts(
                position, "the turns of the reference", reference.legalTurns(text), texts(rules.legalTurns(position)));
        Broken.equal(position, "isCheck()", reference.isCheck(text), rules.isCheck(position));
        Broken.equal(position, "isBoundByCheck()", reference.isBoundByCheck(text), rules.isBoundByCheck(position));
        Broken.equal(position, "isCheckmate()", reference.isCheckmate(text), rules.isCheckmate(position));
        Broken.equal(position, "isStalemate()", reference.isStalemate(text), rules.isStalemate(position));
        Broken.equal(
                position,
                "outcome()",
                reference.outcome(text).orElse("none"),
                rules.outcome(position).map(Comparisons::text).orElse("none"));
        Broken.equalTexts(position, "threats()", reference.threats(text), texts(rules.threats(position)));
        for (Turn turn : Laws.some(position, seed)) {
            Broken.equal(
                    position,
                    "play(" + turn + ")",
                    reference.play(text, turn.toString()),
                    rules.play(position, turn).toString());
        }
    }

    /** Compares {@code isDoubleCheckmate} with an independent implementation, which takes long. */
    public static void doubleCheckmateWithReference(Position position, ReferenceGame reference) {
        Broken.equal(
                position,
                "isDoubleCheckmate()",
                reference.isDoubleCheckmate(position.toString()),
                position.ruleSet().isDoubleCheckmate(position));
    }

    private static String text(Outcome outcome) {
        return outcome.winner().map(side -> side == Side.WHITE ? "w" : "b").orElse("draw");
    }

    private static List<String> texts(Iterable<Turn> turns) {
        List<String> texts = new java.util.ArrayList<>();
        turns.forEach(turn -> texts.add(turn.toString()));
        return texts;
    }
}
