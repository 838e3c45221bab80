package io.github.multimove.stress;

import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.testkit.NotationLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** What untrusted clients may send, each with its law and with texts to begin from. */
@SuppressWarnings("ImmutableEnumChecker") // its fields are method references, which have no state
enum FuzzTarget {
    /** Position text. */
    POSITION(TextLaws::position, (position, random) -> position.toString()),
    /** The same text, possible or not. */
    SETUP(TextLaws::setup, (position, random) -> position.toString()),
    /** A turn in coordinate or algebraic form. */
    TURN(TextLaws::turn, FuzzTarget::turn),
    /** The same, read leniently. */
    LENIENT_TURN(TextLaws::lenientTurn, FuzzTarget::turn),
    /** The beginning of a turn. */
    PARTIAL_TURN(TextLaws::partialTurn, FuzzTarget::beginning),
    /** The id of a rule set. */
    RULE_SET_ID(TextLaws::ruleSetId, (position, random) -> position.ruleSet().id()),
    /** Betza notation. */
    BETZA(TextLaws::betza, FuzzTarget::movement),
    /** Games. */
    PGN(TextLaws::pgn, FuzzTarget::game),
    /** Whatever stands between two games. */
    GAMES(TextLaws::games, FuzzTarget::game);

    private static final List<String> MOVEMENTS = List.of(
            "RNAD", "mfWcfF", "K", "NN", "B3", "fR4cbR", "nAnD", "imfW2", "fsN", "rfNlbN", "cvA0", "hrC", "WW", "F0",
            "GHZ");

    private static final int[] PLACES = {0, 9, 30};

    private final Consumer<FuzzInput> law;
    private final BiFunction<Position, SplittableRandom, String> seed;

    FuzzTarget(Consumer<FuzzInput> law, BiFunction<Position, SplittableRandom, String> seed) {
        this.law = law;
        this.seed = seed;
    }

    /** Tries the law on the text that bytes stand for. */
    void accept(byte[] bytes) {
        law.accept(FuzzInput.of(bytes));
    }

    /** Returns whether the text is read by a rule set, rather than naming one. */
    boolean isOfOneRuleSet() {
        return this != RULE_SET_ID && this != BETZA && this != PGN && this != GAMES;
    }

    /**
     * Returns bytes that stand for texts in order, some of each rule set; the same each time.
     *
     * @param each 1 for all, 2 for every other, and so on: to make one, a game is played
     */
    List<byte[]> seeds(int each) {
        List<byte[]> seeds = new ArrayList<>();
        for (int i = 0; i < PLACES.length * FuzzInput.ruleSets().size(); i += each) {
            int place = PLACES[i % PLACES.length];
            FuzzInput input = FuzzInput.of(FuzzInput.bytes(i / PLACES.length, place, ""));
            if (!input.rules().legalTurns(input.position()).isEmpty()) {
                String text = seed.apply(input.position(), new SplittableRandom(i));
                seeds.add(FuzzInput.bytes(i / PLACES.length, place, text));
            }
        }
        return seeds;
    }

    private static String turn(Position position, SplittableRandom random) {
        Turn turn = FuzzInput.pick(position, random).orElseThrow();
        return random.nextBoolean() ? turn.toString() : position.algebraic(turn);
    }

    private static String beginning(Position position, SplittableRandom random) {
        String turn = FuzzInput.pick(position, random).orElseThrow().toString();
        int comma = turn.indexOf(',');
        return random.nextBoolean() || comma < 0 ? turn : turn.substring(0, comma);
    }

    private static String movement(Position position, SplittableRandom random) {
        return MOVEMENTS.get(random.nextInt(MOVEMENTS.size())) + MOVEMENTS.get(random.nextInt(MOVEMENTS.size()));
    }

    private static String game(Position position, SplittableRandom random) {
        return NotationLaws.annotated(NotationLaws.played(position.ruleSet(), random, 6), random)
                .toString();
    }
}
