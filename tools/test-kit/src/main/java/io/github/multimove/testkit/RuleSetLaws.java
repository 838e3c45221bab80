package io.github.multimove.testkit;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Every law of {@link Laws} as a test for JUnit 5. A subclass names a rule set and has the whole suite; it may say more
 * about how long and from where the random games go. With a small {@link Budget} one of the games is played, a short one, and
 * a sixth of the positions is set up. The tag {@code budget} is for a run that tries all.
 *
 * <p>JUnit is needed by this class alone; all else of the test kit is plain Java.
 */
@SuppressWarnings("exports") // not every program that reads this module has JUnit
@Tag("budget")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RuleSetLaws {
    private static final long WORK = 200_000;
    private static final int TURNS_WRITTEN = 3;
    private static final int TURNS_NAMED = 20;
    private static final int EACH_VIEWED = 10;
    /** In a position of more turns not every one is played. */
    private static final int TURNS_PLAYED = Budget.of(8, 60);
    /** Positions set up with so many turns are passed over by laws that ask much of each. */
    private static final int TURNS_LOOKED_AT = 400;
    /** With a small budget a game has no more turns. */
    private static final int MOST_TURNS_OF_ONE = 10;

    /** Positions of more turns are not compared with the reference generator where pieces are set up. */
    private static final int TURNS_COMPARED = Budget.of(300, Integer.MAX_VALUE);

    /** With a small budget so many rule sets share the laws that ask of the rules little, such as how megabytes are read. */
    private static final int ONE_OF_MANY = 150;

    private static final int ONE_OF_FEW = 4;

    /** By rule set and seed, for every law plays the same ones. */
    private final Map<String, List<Position>> played = new HashMap<>();

    /** For subclasses. */
    protected RuleSetLaws() {}

    /** Returns the rule set whose laws are tried. */
    protected abstract RuleSet ruleSet();

    /** Returns the texts of positions to begin random games from, in turn; none for the initial position alone. */
    protected List<String> starts() {
        return List.of();
    }

    /** Returns how many random games are played; their seeds are 0, 1, 2 and so on. */
    protected int games() {
        return 5;
    }

    /** Returns how many turns a game has at most. */
    protected int turns() {
        return 40;
    }

    /** Returns how many positions are set up at random ({@link RandomSetup}). */
    protected int setUps() {
        return 30;
    }

    /** Returns whether the rule set's id is one that {@code RuleSets} finds. */
    protected boolean isPublished() {
        return false;
    }

    /**
     * Returns how much work the positions of one law are together at most; the others are left out, but never the first. The work
     * of a position is the number of its turns, a hundredfold where the safety of each takes a search through whole turns
     * ({@link io.github.multimove.rules.Series#MAX_DEEP_LENGTH}). A rule set that is published has no limit unless a subclass says so.
     */
    protected long work() {
        return isPublished() ? Long.MAX_VALUE : WORK;
    }

    /** All games, or with a small budget one of them, which one by the id: rule sets begin from different texts. */
    private LongStream seeds() {
        long one = Math.floorMod(ruleSet().id().hashCode(), games());
        return LongStream.range(Budget.of((int) one, 0), Budget.of((int) one + 1, games()));
    }

    /** Megabytes. */
    private List<String> hopeless() {
        return isChosen(ONE_OF_MANY) ? BrokenText.hopeless() : List.of();
    }

    /** Whether with a small budget this is the one of so many rule sets; without one, all are. */
    private boolean isChosen(int ofSoMany) {
        return Math.floorMod(ruleSet().id().hashCode(), Budget.of(ofSoMany, 1)) == 0;
    }

    private int setUpsTried() {
        return Budget.of((setUps() + 5) / 6, setUps());
    }

    private int turnsTried() {
        return Math.min(turns(), Budget.of(MOST_TURNS_OF_ONE, Integer.MAX_VALUE));
    }

    private void everywhere(BiConsumer<Position, Long> law) {
        long left = work();
        for (long seed : seeds().toArray()) {
            for (Position position : game(seed)) {
                if (left <= 0) {
                    return;
                }
                left -= left == Long.MAX_VALUE ? 0 : TurnTraits.work(position);
                law.accept(position, seed);
            }
        }
    }

    /** Positions set up at random, each with its number, that have fewer turns. */
    private void setUps(IntFunction<Optional<Position>> make, int most, int turns, BiConsumer<Position, Integer> law) {
        long left = work();
        for (int i = 0; i < most && left > 0; i++) {
            Optional<Position> setUp = make.apply(i);
            if (setUp.isPresent()
                    && !TurnTraits.isTooMany(setUp.get())
                    && setUp.get().legalTurns().countUpTo(turns) < turns) {
                left -= left == Long.MAX_VALUE ? 0 : TurnTraits.work(setUp.get());
                law.accept(setUp.get(), i);
            }
        }
    }

    /** In one of twelve positions: for laws that ask much of each. */
    private void hereAndThere(BiConsumer<Position, Long> law) {
        inOneOf(12, law);
    }

    private void inOneOf(int positions, BiConsumer<Position, Long> law) {
        everywhere((position, seed) -> {
            if (Math.floorMod(position.hash(), positions) == 0) {
                law.accept(position, seed);
            }
        });
    }

    private List<Position> game(long seed) {
        return played.computeIfAbsent(ruleSet().id() + " " + seed, unplayed -> play(seed));
    }

    private List<Position> play(long seed) {
        RuleSet rules = ruleSet();
        List<Position> game = starts().isEmpty()
                ? RandomPlay.game(rules, seed, turnsTried())
                : RandomPlay.game(rules.position(starts().get((int) (seed % starts().size()))), seed, turnsTried());
        if (work() == Long.MAX_VALUE) {
            return game;
        }
        long left = work();
        int tried = 0;
        while (tried < game.size() && left > 0) {
            left -= TurnTraits.work(game.get(tried++));
        }
        return game.subList(0, tried);
    }

    /** Tries {@link Laws#turnsAreAnOrderedSet}. */
    @Test
    public void turnsAreAnOrderedSet() {
        everywhere(Laws::turnsAreAnOrderedSet);
    }

    /** Tries {@link Laws#onlyListedTurnsAreLegal}. */
    @Test
    public void onlyListedTurnsAreLegal() {
        everywhere(Laws::onlyListedTurnsAreLegal);
    }

    /** Tries {@link EntryLaws#partialTurnsReachTheLegalTurns}. */
    @Test
    public void partialTurnsReachTheLegalTurns() {
        everywhere(EntryLaws::partialTurnsReachTheLegalTurns);
    }

    /** Tries {@link OfferLaws#squaresOfferWhatMayComeNext}. */
    @Test
    public void squaresOfferWhatMayComeNext() {
        hereAndThere(OfferLaws::squaresOfferWhatMayComeNext);
    }

    /** Tries {@link OfferLaws#labelsAreUniqueAndReadBack}. */
    @Test
    public void labelsAreUniqueAndReadBack() {
        hereAndThere(OfferLaws::labelsAreUniqueAndReadBack);
    }

    /** Tries {@link OfferLaws#whatIsNotOfferedIsRefused}. */
    @Test
    public void whatIsNotOfferedIsRefused() {
        hereAndThere(OfferLaws::whatIsNotOfferedIsRefused);
    }

    /** Tries {@link Comparisons#fastWithReference} and {@link Comparisons#perftWithReference} on positions set up at random. */
    @Test
    public void theFastPathAgreesWherePiecesAreSetUp() {
        setUps(i -> RandomSetup.position(ruleSet(), i), setUpsTried(), TURNS_COMPARED, (setUp, i) -> {
            Comparisons.fastWithReference(setUp, i);
            Comparisons.perftWithReference(setUp, TURNS_PLAYED);
        });
    }

    /** Tries refusals, bonds, offers, views and questions on positions set up at random, one kind of law on each. */
    @Test
    public void lawsHoldWherePiecesAreSetUp() {
        int first = ruleSet().id().hashCode(); // so that of one position a rule set each kind has some
        setUps(i -> RandomSetup.position(ruleSet(), ~i), setUpsTried(), TURNS_LOOKED_AT, (setUp, i) -> {
            switch (Math.floorMod(first + i, 5)) {
                case 0 -> RefusalLaws.refusalsAreTrue(setUp, i);
                case 1 -> ConstraintLaws.constraintsHold(setUp, i);
                case 2 -> OfferLaws.squaresOfferWhatMayComeNext(setUp, i);
                case 3 -> ViewLaws.viewsAreFilters(setUp, i);
                default -> QuestionLaws.questionsAgree(setUp, i);
            }
        });
    }

    /** Tries what binds pieces and why turns are refused on positions in which royal pieces have shelter. */
    @Test
    public void constraintsHoldWhereRoyalPiecesHaveShelter() {
        setUps(i -> RandomSetup.sheltered(ruleSet(), i), setUpsTried() / 3, TURNS_LOOKED_AT, (setUp, i) -> {
            ConstraintLaws.constraintsHold(setUp, i);
            RefusalLaws.refusalsAreTrue(setUp, i);
        });
    }

    /** Tries {@link RefusalLaws#refusalsAreTrue}. */
    @Test
    public void refusalsAreTrue() {
        inOneOf(2, RefusalLaws::refusalsAreTrue);
    }

    /** Tries {@link ConstraintLaws#constraintsHold}. */
    @Test
    public void constraintsHold() {
        everywhere(ConstraintLaws::constraintsHold);
    }

    /** Tries {@link ViewLaws#viewsAreFilters} and {@link QuestionLaws#questionsAgree} on every tenth position of the first game. */
    @Test
    public void viewsAndQuestionsAgree() {
        long seed = seeds().findFirst().orElseThrow();
        List<Position> game = game(seed);
        for (int i = 0; i < game.size(); i += EACH_VIEWED) {
            ViewLaws.viewsAreFilters(game.get(i), seed + i);
            QuestionLaws.questionsAgree(game.get(i), seed + i);
        }
    }

    /** Tries {@link NotationLaws#algebraicReadsBack}. */
    @Test
    public void algebraicReadsBack() {
        everywhere((position, seed) ->
                NotationLaws.algebraicReadsBack(position, new SplittableRandom(seed), TURNS_WRITTEN));
    }

    /** Tries {@link NotationLaws#algebraicNamesTheLeast}. */
    @Test
    public void algebraicNamesTheLeast() {
        hereAndThere((position, seed) ->
                NotationLaws.algebraicNamesTheLeast(position, new SplittableRandom(seed), TURNS_NAMED));
    }

    /** Tries {@link NotationLaws#brokenTurnsAreRefused}. */
    @Test
    public void brokenTurnsAreRefused() {
        inOneOf(2, (position, seed) -> NotationLaws.brokenTurnsAreRefused(position, new SplittableRandom(seed), 1));
    }

    /** Tries {@link NotationLaws#brokenGamesAreRefused}. */
    @Test
    public void brokenGamesAreRefused() {
        if (isChosen(ONE_OF_MANY)) {
            NotationLaws.brokenGamesAreRefused(ruleSet(), new SplittableRandom(games()), 2, turnsTried());
        }
    }

    /** Tries {@link NotationLaws#looseTextsAreUnderstood}. */
    @Test
    public void looseTextsAreUnderstood() {
        hereAndThere((position, seed) -> NotationLaws.looseTextsAreUnderstood(position, new SplittableRandom(seed), 1));
    }

    /** Tries {@link NotationLaws#gamesReadBack}. */
    @Test
    public void gamesReadBack() {
        if (isChosen(ONE_OF_FEW)) {
            NotationLaws.gamesReadBack(ruleSet(), new SplittableRandom(games()), (int) seeds().count(), turnsTried());
        }
    }

    /** Tries {@link Laws#playLeavesItsInputAlone}. */
    @Test
    public void playLeavesItsInputAlone() {
        everywhere(Laws::playLeavesItsInputAlone);
    }

    /** Tries {@link Laws#countersFollowTheTurn}. */
    @Test
    public void countersFollowTheTurn() {
        everywhere(Laws::countersFollowTheTurn);
    }

    /** Tries {@link Laws#effectsLeadToTheNextPosition}. */
    @Test
    public void effectsLeadToTheNextPosition() {
        everywhere(Laws::effectsLeadToTheNextPosition);
    }

    /** Tries {@link Laws#textReadsBack}. */
    @Test
    public void textReadsBack() {
        everywhere((position, seed) -> Laws.textReadsBack(position));
    }

    /** Tries {@link Laws#turnTextsReadBack}. */
    @Test
    public void turnTextsReadBack() {
        everywhere(Laws::turnTextsReadBack);
    }

    /** Tries {@link Laws#idReadsBack} if the rule set is published. */
    @Test
    public void idReadsBack() {
        if (isPublished()) {
            Laws.idReadsBack(ruleSet());
        }
    }

    /** Tries {@link ByteLaws#bytesReadBack}. */
    @Test
    public void bytesReadBack() {
        everywhere((position, seed) -> ByteLaws.bytesReadBack(position));
    }

    /** Tries {@link ByteLaws#equalPositionsHaveEqualBytes}. */
    @Test
    public void equalPositionsHaveEqualBytes() {
        seeds().forEach(seed -> ByteLaws.equalPositionsHaveEqualBytes(game(seed)));
    }

    /** Tries {@link ByteLaws#brokenBytesAreReadOrRefused}. */
    @Test
    public void brokenBytesAreReadOrRefused() {
        everywhere(ByteLaws::brokenBytesAreReadOrRefused);
    }

    /** Tries {@link SerialLaws#serializationRestores}. */
    @Test
    public void serializationRestores() {
        seeds().filter(seed -> isChosen(ONE_OF_FEW))
                .forEach(seed -> SerialLaws.serializationRestores(game(seed), seed));
    }

    /** Tries {@link SerialLaws#tamperedTextIsRefused}. */
    @Test
    public void tamperedSerialTextIsRefused() {
        seeds().filter(seed -> isChosen(ONE_OF_MANY)).forEach(seed -> {
            List<Position> game = game(seed);
            SerialLaws.tamperedTextIsRefused(game.get(game.size() - 1), seed);
        });
    }

    /** Tries {@link Laws#endingsAgree}. */
    @Test
    public void endingsAgree() {
        everywhere((position, seed) -> Laws.endingsAgree(position));
    }

    /** Tries {@link Laws#coloursCanBeExchanged}. */
    @Test
    public void coloursCanBeExchanged() {
        everywhere((position, seed) -> Laws.coloursCanBeExchanged(position));
    }

    /** Tries {@link Laws#equalityIsThatOfTexts}. */
    @Test
    public void equalityIsThatOfTexts() {
        List<Position> all = new ArrayList<>();
        everywhere((position, seed) -> all.add(position));
        Laws.equalityIsThatOfTexts(all);
    }

    /** Tries {@link Laws#positionTextIsReadOrRefused}. */
    @Test
    public void positionTextIsReadOrRefused() {
        hopeless().forEach(text -> Laws.positionTextIsReadOrRefused(ruleSet(), text));
        everywhere((position, seed) -> BrokenText.of(position.toString(), seed, 20)
                .forEach(text -> Laws.positionTextIsReadOrRefused(ruleSet(), text)));
    }

    /** Tries {@link Laws#turnTextIsReadOrRefused}. */
    @Test
    public void turnTextIsReadOrRefused() {
        Position start = ruleSet().initialPosition();
        hopeless().forEach(text -> Laws.turnTextIsReadOrRefused(start, text));
        everywhere((position, seed) -> {
            for (Turn turn : Laws.some(position, seed)) {
                BrokenText.of(turn.toString(), seed, 1).forEach(text -> Laws.turnTextIsReadOrRefused(position, text));
            }
        });
    }

    /** Tries {@link Comparisons#fastWithReference}. */
    @Test
    public void fastAgreesWithPlain() {
        everywhere(Comparisons::fastWithReference);
    }

    /** Tries {@link Comparisons#perftWithReference}. */
    @Test
    public void perftAgreesWithPlain() {
        inOneOf(4, (position, seed) -> Comparisons.perftWithReference(position, TURNS_PLAYED));
    }
}
