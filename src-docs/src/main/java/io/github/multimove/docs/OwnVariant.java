package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Composes rule sets over the house game, and announces it. */
public final class OwnVariant {
    private OwnVariant() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        compose();
        series();
        found();
        declared();
    }

    private static void compose() {
        // @start region="compose"
        RuleSet duel = RuleSet.of(
                "house-duel", // an id of the program's own
                HouseGame.game(),
                TurnStructure.opening(TurnStructure.upTo(1)).then(TurnStructure.upTo(2)), // two pieces a turn
                RoyalRule.capture()); // the king is there to be captured
        Position position = duel.initialPosition();
        System.out.println(position.legalTurns().count()); // -> 23
        System.out.println(
                position.play(position.legalTurns().at(0)).legalTurns().count()); // -> 239
        // @end
    }

    private static void series() {
        // @start region="series"
        Step safe = Step.move().safe(); // the king must be safe after it
        Step second = safe.duty(Step.Duty.IF_POSSIBLE) // left out only if no sub-move is allowed
                .enPassant(Step.EnPassant.AFTER_ANOTHER); // captures en passant only right after the first did
        TurnStructure marseillais = TurnStructure.opening(Series.of(safe)) // White begins with one sub-move
                .then(Series.of(safe, second).on(Series.Closing.ENDS, Series.Event.CHECK)); // a check ends the turn
        RuleSet composed = RuleSet.of("my-marseillais", Orthodox.game(), marseillais);
        System.out.println(Perft.count(composed.initialPosition(), 2)); // -> 8902
        // @end
        // @start region="series-over"
        RuleSet house = RuleSet.of("house-marseillais", HouseGame.game(), marseillais); // over the house game
        Position start = house.initialPosition();
        Position next = start.play(start.legalTurns().at(0));
        System.out.println(next.legalTurns().isEmpty()); // -> false
        // @end
        // @start region="series-invented"
        // A game of its own: up to three sub-moves by three pieces, the first of them a pawn's if a pawn can move.
        TurnStructure march = Series.of(
                        Step.move().pawns().duty(Step.Duty.IF_POSSIBLE),
                        Step.move().others().duty(Step.Duty.OPTIONAL),
                        Step.move().others().quiet().duty(Step.Duty.OPTIONAL))
                .next(Series.Next.ANOTHER);
        RuleSet marching = RuleSet.of("march", Orthodox.game(), march, RoyalRule.capture());
        Position first = marching.initialPosition();
        System.out.println(first.legalTurns().contains(first.parseTurn("e4,Nf3,Bc4"))); // -> true
        // @end
    }

    private static void found() {
        // @start region="announced"
        RuleSet found = RuleSets.of("two-prong[base=house,prongs=3]");
        System.out.println(found.base().equals(HouseGame.game())); // -> true
        // @end
    }

    // @start region="variant"
    private static final Option<Integer> PIECES =
            Option.number("pieces", "Pieces", "How many pieces may move in a turn.", 2, 1, 4);

    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether the first turn is one move.")
            .value(true, "One move") // the first value is the default
            .value(false, "A full turn");

    static final Variant DUEL = Variant.of(
                    "house-duel",
                    "House Duel",
                    "A turn is a move of several pieces at once; capturing the king wins.",
                    OwnVariant::duel)
            .with(PIECES, BALANCED);

    private static RuleSet duel(Choice choice) {
        TurnStructure turns = TurnStructure.upTo(choice.of(PIECES));
        return RuleSet.of(
                choice.id(), // "house-duel", with the options that differ from their defaults
                HouseGame.game(),
                choice.of(BALANCED)
                        ? TurnStructure.opening(TurnStructure.upTo(1)).then(turns)
                        : turns,
                RoyalRule.capture());
    }
    // @end

    private static void declared() {
        // @start region="declared"
        RuleSetLibrary library = RuleSetLibrary.of(List.of(new Games()), List.of());
        RuleSet three = RuleSets.of("house-duel[balanced=true,pieces=3]", library);
        System.out.println(three.id()); // -> house-duel[pieces=3]
        System.out.println(
                RuleSets.describe("house-duel", library).options()); // -> [pieces=1|2|3|4, balanced=true|false]
        System.out.println(three.equals(DUEL.choice().with(PIECES, 3).rules())); // -> true
        // @end
    }

    // @start region="provider"
    /** Announces the house duel: a line for each game. */
    public static final class Games implements RuleSetProvider {
        /** For the service loader. */
        public Games() {}

        @Override
        public List<Variant> variants() {
            return List.of(DUEL);
        }
    }

    /** Announces the house game, so that {@code base=house} finds it. */
    public static final class Provider implements BaseGameProvider {
        private static final Variant HOUSE = Variant.ofBase(
                "house", "House", "A turn is one move on two floors; checkmate wins.", choice -> HouseGame.game());

        /** For the service loader. */
        public Provider() {}

        @Override
        public List<Variant> variants() {
            return List.of(HOUSE);
        }
    }
    // @end
}
