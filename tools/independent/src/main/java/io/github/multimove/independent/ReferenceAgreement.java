package io.github.multimove.independent;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.ReferenceGame;
import java.util.Random;

/**
 * Compares a rule set with its independent implementation, and its fast path with its plain one, by the {@link Comparisons} of the
 * test kit: on positions given, met in random play, or set up at random. Every method throws an {@link AssertionError}
 * that names rule set, position and question at the first difference.
 *
 * <p>Immutable and thread-safe.
 */
public final class ReferenceAgreement {
    private final RuleSet rules;
    /** The same game without safety: all pseudo-legal turns, which plain ways go through. */
    private final RuleSet free;

    private final ReferenceGame reference;
    private final int mostTurns;

    private ReferenceAgreement(RuleSet rules, RuleSet free, ReferenceGame reference, int mostTurns) {
        this.rules = rules;
        this.free = free;
        this.reference = reference;
        this.mostTurns = mostTurns;
    }

    /**
     * Compares a rule set, without hands, with the reference of its id; positions of more than 100,000 pseudo-legal turns
     * are passed over.
     *
     * @throws IllegalArgumentException if there is no reference of its id
     */
    public static ReferenceAgreement of(RuleSet rules) {
        return of(rules, rules.id());
    }

    /**
     * Compares a rule set with the reference of another id, for a game that is no published one.
     *
     * @throws IllegalArgumentException if there is no reference of that id
     */
    public static ReferenceAgreement of(RuleSet rules, String id) {
        RuleSet free = RuleSet.of(
                "free",
                rules.base(),
                rules.structure(),
                rules.royalRule().hasRoyals() ? RoyalRule.capture() : rules.royalRule());
        return new ReferenceAgreement(rules, free, ReferenceGames.of(id), 100_000);
    }

    /**
     * Returns the same comparison, which passes over positions of more than that many pseudo-legal turns, and over mates of
     * two royal pieces where a turn has more replies than that.
     */
    public ReferenceAgreement upTo(int turns) {
        return new ReferenceAgreement(rules, free, reference, turns);
    }

    /**
     * Compares everything that is asked of a position, if both accept it, and whether both do. Pieces where they cannot have
     * come are the rule set's to refuse, and nothing is compared then, nor if the reference finds it too long.
     *
     * @return whether the position was compared
     * @throws AssertionError at the first difference
     */
    public boolean at(String text, long seed) {
        try {
            return hasFewTurns(text) && isCompared(text, seed);
        } catch (TwinsMoves.TooManyBeginnings e) {
            return false;
        }
    }

    private boolean isCompared(String text, long seed) {
        Position position;
        try {
            position = rules.position(text);
        } catch (PositionException e) {
            if (!e.kinds().contains(PositionException.Kind.PIECE_OUT_OF_PLACE)
                    && ReferencePositions.isPosition(reference, text)) {
                throw new AssertionError(rules.id() + " refuses " + text + ", which its reference accepts", e);
            }
            return false;
        }
        if (!ReferencePositions.isPosition(reference, text)) {
            throw new AssertionError(rules.id() + " accepts " + text + ", which its reference refuses");
        }
        Comparisons.withReference(position, reference, seed);
        Comparisons.fastWithReference(position, seed);
        if (hasFewReplies(position)) {
            Comparisons.doubleCheckmateWithReference(position, reference);
        }
        return true;
    }

    /** As {@link #at}, passing over positions in which the other side would have too many turns. */
    public boolean ofBothSides(String text, long seed) {
        return hasFewTurns(text.contains(" w ") ? text.replace(" w ", " b ") : text.replace(" b ", " w "))
                && at(text, seed);
    }

    /** Whether a position, possible or not, has no more pseudo-legal turns than are gone through. */
    private boolean hasFewTurns(String text) {
        try {
            return free.position(text).legalTurns().stream()
                    .skip(mostTurns)
                    .findAny()
                    .isEmpty();
        } catch (PositionException impossible) {
            return true;
        }
    }

    /** Whether no turn of a position in check has too many replies, all of which a mate of two royal pieces is told by. */
    private boolean hasFewReplies(Position position) {
        return !rules.isCheck(position)
                || position.legalTurns().stream()
                        .map(position::play)
                        .noneMatch(after -> after.legalTurns().countUpTo(mostTurns + 1L) > mostTurns);
    }

    /**
     * Compares at positions set up at random ({@link SeriesSetup}).
     *
     * @param id the id to set up for: the rule set's, or that of the base game of an invented one
     * @param tries how many positions are set up; many are impossible, which is compared too
     * @return how many positions were compared
     * @throws AssertionError at the first difference
     */
    public int setUp(String id, long seed, int tries) {
        Random random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < tries; i++) {
            compared += at(SeriesSetup.text(id, random), random.nextLong()) ? 1 : 0;
        }
        return compared;
    }
}
