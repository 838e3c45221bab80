package io.github.multimove.stress;

import io.github.multimove.Constraint;
import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Everything that rules answer about a position, as text. Only words that players and programs read are taken, no types,
 * so that answers of libraries with other classes can be compared.
 */
final class AnswerSheet {
    /** Takes the answers one by one. */
    interface Listener {
        /**
         * Takes an answer.
         *
         * @param column what kind of answer it is
         * @param question what was asked
         * @param text the answer
         */
        void answer(TableColumn column, String question, String text);
    }

    /** So many turns are taken from the beginning of the order, and so many from all over it. */
    private static final int FIRST_TURNS = 400;

    private static final int SPREAD_TURNS = 8;

    /** So many turns are played, written and explained. */
    private static final int SOME_TURNS = 3;

    private static final int MOST_OFFERS = 200;
    private static final int MOST_ENTERED = 8;
    private static final int MOST_THREATS = 100;

    /** The names of components in the text of a value. */
    private static final Pattern COMPONENT = Pattern.compile("[A-Za-z]+=");

    private final RuleSet rules;
    private final RefusedTexts refused;
    private final Listener listener;

    AnswerSheet(RuleSet rules, Listener listener) {
        this.rules = rules;
        this.refused = new RefusedTexts(rules);
        this.listener = listener;
    }

    /**
     * Asks everything about a position.
     *
     * @param given the position, of these rules or of equal ones
     * @param last the turn that led to it, if one did
     * @param seed chooses the turns that are looked at more closely
     */
    void of(Position given, Optional<Turn> last, long seed) {
        // questions to a position are answered by its own rule set, which may not be the one on the reference generator
        Position position = rules.positionUnchecked(given.toBytesWithCounters());
        RandomSource dice = new RandomSource(seed);
        say(TableColumn.TURNS, "position", position);
        say(TableColumn.TURNS, "hash", Long.toHexString(position.hash()));
        judgments(position, "");
        say(TableColumn.JUDGMENTS, "double checkmate", rules.isDoubleCheckmate(position));
        rules.threats(position).stream()
                .limit(MOST_THREATS)
                .forEach(turn -> say(TableColumn.JUDGMENTS, "threat", turn));
        for (Constraint bond : position.constraints()) {
            say(TableColumn.EXPLANATIONS, "bond", bond.sentence());
        }
        for (Turn turn : turns(rules.legalTurns(position), dice)) {
            closely(position, turn);
        }
        entered(rules.begin(position), dice);
        refused.of(position, last, dice).forEach(text -> say(TableColumn.EXPLANATIONS, text, read(position, text)));
    }

    /** Tells number and texts of the turns, and returns some. */
    private List<Turn> turns(LegalTurns turns, RandomSource dice) {
        Countable countable = new Countable(turns);
        say(
                TableColumn.TURNS,
                "turns",
                countable.count().isPresent() ? countable.count().getAsLong() : "more than " + Countable.MOST);
        try (Stream<Turn> first = turns.stream().limit(FIRST_TURNS)) {
            first.forEach(turn -> say(TableColumn.TURNS, "turn", turn));
        }
        List<Turn> some = new ArrayList<>();
        for (int i = 0; !turns.isEmpty() && i < SPREAD_TURNS; i++) {
            Turn turn = countable.any(dice).orElseThrow();
            say(TableColumn.TURNS, "some turn", turn);
            if (i < SOME_TURNS) {
                some.add(turn);
            }
        }
        return some;
    }

    private void closely(Position position, Turn turn) {
        Position after = rules.play(position, turn);
        say(TableColumn.TURNS, "after " + turn, after);
        say(TableColumn.TURNS, "hash after " + turn, Long.toHexString(after.hash()));
        say(TableColumn.NOTATION, turn.toString(), position.algebraic(turn));
        judgments(after, " after " + turn);
        for (Effect effect : rules.effects(position, turn)) {
            say(
                    TableColumn.EFFECTS,
                    turn.toString(),
                    COMPONENT.matcher(effect.toString()).replaceAll(""));
        }
    }

    private void judgments(Position position, String when) {
        say(TableColumn.JUDGMENTS, "check" + when, rules.isCheck(position));
        say(TableColumn.JUDGMENTS, "bound by check" + when, rules.isBoundByCheck(position));
        say(TableColumn.JUDGMENTS, "checkmate" + when, rules.isCheckmate(position));
        say(TableColumn.JUDGMENTS, "stalemate" + when, rules.isStalemate(position));
        say(TableColumn.JUDGMENTS, "outcome" + when, outcome(rules.outcome(position)));
    }

    private static String outcome(Optional<Outcome> outcome) {
        return outcome.map(how ->
                        how.reason() + " " + how.winner().map(Side::toString).orElse("no side") + " " + how.score())
                .orElse("none");
    }

    /** Enters a turn at random, and tells what is offered at every step. */
    private void entered(PartialTurn begun, RandomSource dice) {
        PartialTurn turn = begun;
        for (int i = 0; i < MOST_ENTERED; i++) {
            List<SubMove> offers = turn.next();
            String when = " after " + turn;
            say(TableColumn.TURNS, "may stop" + when, turn.mayStop());
            say(TableColumn.TURNS, "offers" + when, offers.size());
            offers.stream().limit(MOST_OFFERS).forEach(offer -> say(TableColumn.TURNS, "offer", offer));
            if (offers.isEmpty()) {
                return;
            }
            turn = turn.then(offers.get(dice.below(offers.size())));
        }
    }

    /** What reading a text answers, as a turn or as the beginning of one: the sentence if it is refused. */
    private String read(Position position, String text) {
        return reading(() -> rules.parseTurn(position, text)) + "; " + reading(() -> position.begin(text));
    }

    private static String reading(Supplier<?> reader) {
        try {
            return "read " + reader.get();
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private void say(TableColumn column, String question, Object answer) {
        listener.answer(column, question, answer.toString());
    }
}
