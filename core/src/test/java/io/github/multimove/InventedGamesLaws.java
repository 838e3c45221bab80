package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * The fast path and the plain one agree whatever the board and the pieces: which of the fast paths is captured follows from what
 * a game declares, so games are invented that declare much.
 */
class InventedGamesLaws {
    private static final int PLIES = 30;

    @Property(tries = 150)
    void singleSubMovesAreThoseOfTheReferenceGenerator(@ForAll int seed, @ForAll boolean capture) {
        agree(TurnStructure.one(), capture, new Random(seed), 1);
    }

    @Property(tries = 40)
    void turnsOfTwoPiecesAreThoseOfTheReferenceGenerator(@ForAll int seed, @ForAll boolean collision) {
        agree(TurnStructure.upTo(2).collision(collision), false, new Random(seed), 4);
    }

    @Property(tries = 8)
    void turnsOfThreePiecesAreThoseOfTheReferenceGenerator(@ForAll int seed, @ForAll @IntRange(max = 1) int royal) {
        agree(TurnStructure.upTo(3), royal == 1, new Random(seed), 15);
    }

    @Property(tries = 60)
    void turnsOfAPawnAndAPieceAreThoseOfTheReferenceGenerator(@ForAll int seed, @ForAll boolean compelled) {
        agree(TurnStructure.pawnThenPiece(compelled), true, new Random(seed), 4);
    }

    @Property(tries = 25)
    void gamesOfTwoTurnsAreAsManyAsOnTheReferenceGenerator(@ForAll int seed, @ForAll boolean capture) {
        Random random = new Random(seed);
        RuleSet rules = invented(TurnStructure.one(), capture ? RoyalRule.capture() : RoyalRule.lastRoyal(), random);
        Position position = rules.initialPosition();
        for (int ply = 0; ply < PLIES && rules.outcome(position).isEmpty(); ply++) {
            if (ply % 10 == 9) {
                PlainPath.agreesOnTwoTurns(position, InventedGames.describe(rules.base()) + " ");
            }
            position = rules.play(position, rules.legalTurns(position).uniform(random));
        }
    }

    private static void agree(TurnStructure structure, boolean capture, Random random, int every) {
        RoyalRule royal = capture ? RoyalRule.capture() : RoyalRule.lastRoyal();
        RuleSet rules = invented(structure, royal, random);
        BaseGame game = rules.base();
        Position position = rules.initialPosition();
        for (int ply = 0; ply < PLIES && rules.outcome(position).isEmpty(); ply++) {
            if (ply % every == every - 1) {
                PlainPath.agrees(position, InventedGames.describe(game) + " ");
            }
            position = rules.play(position, rules.legalTurns(position).uniform(random));
        }
    }

    /** A game that may begin: one whose array leaves the king of the side not to move in check is refused by its rule set. */
    private static RuleSet invented(TurnStructure structure, RoyalRule royal, Random random) {
        InventedGames games = new InventedGames(random);
        while (true) {
            BaseGame game = games.next();
            try {
                return RuleSet.of("invented", game, structure, royal);
            } catch (PositionException e) {
                assertThat(e.problems())
                        .extracting(PositionException.Problem::kind)
                        .containsOnly(PositionException.Kind.ROYAL_CAPTURABLE);
            }
        }
    }
}
