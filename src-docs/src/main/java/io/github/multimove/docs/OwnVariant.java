package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.twinmove.Twinmove;
import io.github.multimove.twoprong.TwoProng;
import java.util.Set;

/** Composes rule sets over the house game, and announces it. */
public final class OwnVariant {
    private OwnVariant() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        compose();
        over();
        found();
    }

    private static void compose() {
        // @start region="compose"
        RuleSet duel = RuleSet.of(
                "house-duel", // an id of the program's own
                HouseGame.game(),
                TurnStructure.opening(TurnStructure.upTo(1)).then(TurnStructure.upTo(2)), // two men a turn
                RoyalRule.capture()); // the king is there to be captured
        Position position = duel.initialPosition();
        System.out.println(duel.legalTurns(position).count()); // -> 23
        position = duel.play(position, duel.legalTurns(position).at(0));
        System.out.println(duel.legalTurns(position).count()); // -> 239
        // @end
    }

    private static void over() {
        // @start region="over"
        RuleSet twoProng = TwoProng.over(HouseGame.game()); // the published variants accept any base game
        RuleSet twinmove = Twinmove.over(HouseGame.game());
        System.out.println(twoProng.id()); // -> two-prong[base=house]
        System.out.println(twinmove.legalTurns(twinmove.initialPosition()).count()); // -> 142
        // @end
    }

    private static void found() {
        // @start region="announced"
        RuleSet found = RuleSets.of("two-prong[base=house,prongs=3]");
        System.out.println(found.base().equals(HouseGame.game())); // -> true
        // @end
    }

    // @start region="provider"
    /** Announces the house game, so that {@code base=house} finds it. */
    public static final class Provider implements BaseGameProvider {
        /** For the service loader. */
        public Provider() {}

        @Override
        public Set<String> names() {
            return Set.of("house");
        }

        @Override
        public BaseGame create(String name, OptionReader options) {
            options.id(); // refuses options that nobody asked for: this game has none
            return HouseGame.game();
        }
    }
    // @end
}
