package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.NotationLaws;
import io.github.multimove.testkit.SerialLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A random game with every law of the test kit on; the same from the same rule set and seed. */
final class SoakGame {
    private static final int MOST_TURNS = 300;

    private final RuleSet rules;
    private final Optional<ReferenceAgreement> reference;
    private final long seed;
    private final SplittableRandom random;
    private final List<Position> positions = new ArrayList<>();
    private Position now;

    SoakGame(RuleSet rules, Optional<ReferenceAgreement> reference, long seed) {
        this.rules = rules;
        this.reference = reference;
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.now = start();
    }

    /** The initial position, or one of those that references are tried at. */
    private Position start() {
        List<String> texts = texts();
        if (texts.isEmpty() || random.nextInt(3) > 0) {
            return rules.initialPosition();
        }
        try {
            return rules.position(texts.get(random.nextInt(texts.size())));
        } catch (PositionException e) {
            // not every option has every position
            return rules.initialPosition();
        }
    }

    private List<String> texts() {
        try {
            return ReferencePositions.of(rules.id());
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    /** The position that has been reached. */
    Position position() {
        return now;
    }

    /** How many turns have been played. */
    int turns() {
        return positions.size();
    }

    /**
     * Tries the laws at the position reached, among them agreement with the reference if there is one and the turns are
     * not too many for it.
     *
     * @return whether it was compared with the reference
     * @throws AssertionError if a law is broken
     */
    boolean laws() {
        SplittableRandom dice = random.split();
        Laws.all(now, dice.nextLong());
        NotationLaws.algebraicReadsBack(now, dice, 2);
        NotationLaws.algebraicNamesTheLeast(now, dice, 4);
        NotationLaws.brokenTurnsAreRefused(now, dice, 2);
        SerialLaws.tamperedTextIsRefused(now, dice.nextLong());
        return reference.isPresent() && reference.get().at(now.toString(), dice.nextLong());
    }

    /** Plays a random turn, and answers whether there was one. */
    boolean play() {
        positions.add(now);
        LegalTurns turns = rules.legalTurns(now);
        if (turns.isEmpty() || turns() >= MOST_TURNS) {
            return false;
        }
        now = rules.play(now, turns.sample(random));
        return true;
    }

    /** Tries the laws of games, after the last turn. */
    void end() {
        Laws.idReadsBack(rules);
        Laws.equalityIsThatOfTexts(positions);
        SerialLaws.serializationRestores(positions, seed);
        NotationLaws.gamesReadBack(rules, random.split(), 2, 20);
        NotationLaws.brokenGamesAreRefused(rules, random.split(), 4, 6);
    }
}
