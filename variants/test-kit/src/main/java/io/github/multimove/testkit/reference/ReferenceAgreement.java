package io.github.multimove.testkit.reference;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Compares a rule set with its plain reference, and its fast path with its plain one, on positions given, met in random
 * play, or set up at random. Every method throws an {@link AssertionError} that names rule set, position and question at
 * the first difference.
 *
 * <p>Immutable and thread-safe.
 */
public final class ReferenceAgreement {
    private static final int TURNS_PLAYED = 12;

    private final RuleSet rules;
    private final RuleSet plain;
    private final ReferenceGame reference;
    private final int mostTurns;

    private ReferenceAgreement(RuleSet rules, ReferenceGame reference, int mostTurns) {
        this.rules = rules;
        this.plain = rules.reference();
        this.reference = reference;
        this.mostTurns = mostTurns;
    }

    /** Compares a rule set with the reference of its id; positions of more than 100,000 turns are passed over. */
    public static ReferenceAgreement of(RuleSet rules) {
        return new ReferenceAgreement(rules, ReferenceGames.of(rules.id()), 100_000);
    }

    /** Returns the same comparison, which passes over positions of more than that many turns. */
    public ReferenceAgreement upTo(int turns) {
        return new ReferenceAgreement(rules, reference, turns);
    }

    /**
     * Compares everything that is asked of a position, if both accept it, and whether both do. Men where they cannot have
     * come are the rule set's to refuse, and nothing is compared then.
     *
     * @return whether the position was compared
     * @throws AssertionError at the first difference
     */
    public boolean at(String text, Random random) {
        Position position;
        try {
            position = rules.position(text);
        } catch (PositionException e) {
            if (!e.kinds().contains(PositionException.Kind.MAN_OUT_OF_PLACE)) {
                same(text, "is a position (" + e.getMessage() + ")", false, isPosition(text));
            }
            return false;
        }
        same(text, "is a position", true, isPosition(text));
        if (rules.legalTurns(position).stream().limit(mostTurns + 1L).count() > mostTurns) {
            return false;
        }
        turns(position.toString(), position, reference.legalTurns(text), random);
        ends(position.toString(), position);
        return true;
    }

    private boolean isPosition(String text) {
        try {
            reference.isCheck(text);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * Compares at the positions of games of random turns.
     *
     * @param games how many games
     * @param length the most turns of each
     * @return how many positions were compared
     * @throws AssertionError at the first difference
     */
    public int play(long seed, int games, int length) {
        Random random = new Random(seed);
        int compared = 0;
        for (int game = 0; game < games; game++) {
            Position position = rules.initialPosition();
            for (int i = 0; i < length; i++) {
                compared += at(position.toString(), random) ? 1 : 0;
                LegalTurns turns = rules.legalTurns(position);
                if (turns.isEmpty()) {
                    break;
                }
                position = rules.play(position, turns.uniform(random));
            }
        }
        return compared;
    }

    /**
     * Compares at positions set up at random: few men or many, anywhere, with castling rights and passed squares that fit
     * or do not.
     *
     * @param tries how many positions are set up; many are impossible, which is compared too
     * @return how many positions were compared
     * @throws AssertionError at the first difference
     */
    public int setUp(long seed, int tries) {
        Random random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < tries; i++) {
            compared += at(RandomSetup.text(rules.base(), random), random) ? 1 : 0;
        }
        return compared;
    }

    private void turns(String text, Position p, List<String> expected, Random random) {
        LegalTurns turns = rules.legalTurns(p);
        List<Turn> listed = new ArrayList<>(turns);
        same(text, "turns", expected, listed.stream().map(Turn::toString).toList());
        same(text, "count", (long) expected.size(), turns.count());
        same(text, "isEmpty", expected.isEmpty(), turns.isEmpty());
        LegalTurns slow = plain.legalTurns(plain.position(text));
        same(text, "plain count", (long) expected.size(), slow.count());
        Set<String> known = new HashSet<>(expected);
        for (int i = 0; i < TURNS_PLAYED && !listed.isEmpty(); i++) {
            int index = random.nextInt(listed.size());
            Turn turn = listed.get(index);
            same(text, "at(" + index + ")", turn, turns.at(index));
            same(text, "contains " + turn, true, turns.contains(Turn.of(turn.subMoves())));
            same(text, "play " + turn, reference.play(text, turn.toString()), rules.play(p, turn).toString());
            same(text, "parse " + turn, turn, rules.parseTurn(p, turn.toString()));
            Turn other = listed.get(random.nextInt(listed.size()));
            List<io.github.multimove.SubMove> both = new ArrayList<>(turn.subMoves());
            both.addAll(other.subMoves());
            Turn joined = Turn.of(both);
            same(text, "contains " + joined, known.contains(joined.toString()), turns.contains(joined));
        }
    }

    private void ends(String text, Position p) {
        same(text, "isCheck", reference.isCheck(text), rules.isCheck(p));
        same(text, "isBoundByCheck", reference.isBoundByCheck(text), rules.isBoundByCheck(p));
        same(text, "isCheckmate", reference.isCheckmate(text), rules.isCheckmate(p));
        same(text, "isStalemate", reference.isStalemate(text), rules.isStalemate(p));
        same(text, "isDoubleCheckmate", reference.isDoubleCheckmate(text), rules.isDoubleCheckmate(p));
        Optional<String> outcome = rules.outcome(p)
                .map(o -> o.winner()
                        .map(side -> side == Side.WHITE ? "w" : "b")
                        .orElse("draw"));
        same(text, "outcome", reference.outcome(text), outcome);
        same(
                text,
                "threats",
                reference.threats(text),
                rules.threats(p).stream().map(Turn::toString).toList());
    }

    private void same(String text, String question, Object expected, Object found) {
        if (!expected.equals(found)) {
            String detail = expected instanceof List<?> one && found instanceof List<?> other
                    ? "missing " + without(one, other) + ", too many " + without(other, one)
                    : "expected " + expected + ", found " + found;
            throw new AssertionError(rules.id() + " at " + text + ": " + question + ": " + detail);
        }
    }

    private static List<?> without(List<?> all, List<?> some) {
        Set<?> gone = new HashSet<>(some);
        return all.stream().filter(one -> !gone.contains(one)).limit(10).toList();
    }
}
