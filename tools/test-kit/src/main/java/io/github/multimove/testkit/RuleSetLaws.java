package io.github.multimove.testkit;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.function.Executable;

/**
 * Every law of {@link Laws} as a test for JUnit 5, a row of a list each. A subclass names a rule set and has the whole suite; it may say more
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
    private static final int TURNS_PLAYED = Budget.of(8, 20);
    /** Positions set up with so many turns are passed over by laws that ask much of each. */
    private static final int TURNS_LOOKED_AT = 400;
    /** With a small budget a game has no more turns. */
    private static final int MOST_TURNS_OF_ONE = 10;

    /** Positions of more turns are not compared with the reference generator where pieces are set up. */
    private static final int TURNS_COMPARED = Budget.of(300, Integer.MAX_VALUE);

    /** So many rule sets share the laws that ask of the rules little, such as how megabytes are read; with a full budget fewer do. */
    private static final int ONE_OF_MANY = 150;

    private static final int ONE_OF_FEW = 4;

    /** By seed, for every law plays the same ones. */
    private final Map<Long, List<Position>> played = new HashMap<>();

    private final List<Map.Entry<Position, Long>> positions = new ArrayList<>();

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

    /** Whether with a small budget this is the one of so many rule sets; with a full one, of a twentieth of them. */
    private boolean isChosen(int ofSoMany) {
        return Math.floorMod(ruleSet().id().hashCode(), Budget.of(ofSoMany, Math.max(1, ofSoMany / 20))) == 0;
    }

    private int setUpsTried() {
        return Budget.of((setUps() + 5) / 6, setUps());
    }

    private int turnsTried() {
        return Math.min(turns(), Budget.of(MOST_TURNS_OF_ONE, Integer.MAX_VALUE));
    }

    /** The positions of the games, each with the seed of its game, as many as the work allows. */
    private List<Map.Entry<Position, Long>> positions() {
        if (positions.isEmpty()) {
            long left = work();
            for (long seed : seeds().toArray()) {
                for (Position position : game(seed)) {
                    if (left > 0) {
                        left -= left == Long.MAX_VALUE ? 0 : TurnTraits.work(position);
                        positions.add(Map.entry(position, seed));
                    }
                }
            }
        }
        return positions;
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

    private List<Position> game(long seed) {
        return played.computeIfAbsent(seed, this::play);
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

    // ---- The laws ----

    private static DynamicTest law(String name, Executable tried) {
        return DynamicTest.dynamicTest(name, tried);
    }

    private DynamicTest everywhere(String name, BiConsumer<Position, Long> law) {
        return inOneOf(1, name, law);
    }

    /** In one of twelve positions: for laws that ask much of each. */
    private DynamicTest hereAndThere(String name, BiConsumer<Position, Long> law) {
        return inOneOf(12, name, law);
    }

    private DynamicTest inOneOf(int ofSoMany, String name, BiConsumer<Position, Long> law) {
        return law(
                name,
                () -> positions().stream()
                        .filter(tried -> Math.floorMod(tried.getKey().hash(), ofSoMany) == 0)
                        .forEach(tried -> law.accept(tried.getKey(), tried.getValue())));
    }

    /** Returns every law as a test, named as the method that states it. */
    @TestFactory
    public List<DynamicTest> laws() {
        return List.of(
                everywhere("turnsAreAnOrderedSet", Laws::turnsAreAnOrderedSet),
                everywhere("onlyListedTurnsAreLegal", Laws::onlyListedTurnsAreLegal),
                everywhere("partialTurnsReachTheLegalTurns", EntryLaws::partialTurnsReachTheLegalTurns),
                hereAndThere("squaresOfferWhatMayComeNext", OfferLaws::squaresOfferWhatMayComeNext),
                hereAndThere("labelsAreUniqueAndReadBack", OfferLaws::labelsAreUniqueAndReadBack),
                hereAndThere("whatIsNotOfferedIsRefused", OfferLaws::whatIsNotOfferedIsRefused),
                law("theFastPathAgreesWherePiecesAreSetUp", this::theFastPathAgreesWherePiecesAreSetUp),
                law("lawsHoldWherePiecesAreSetUp", this::lawsHoldWherePiecesAreSetUp),
                law("constraintsHoldWhereRoyalPiecesHaveShelter", this::constraintsHoldWhereRoyalPiecesHaveShelter),
                inOneOf(2, "refusalsAreTrue", RefusalLaws::refusalsAreTrue),
                everywhere("constraintsHold", ConstraintLaws::constraintsHold),
                law("viewsAndQuestionsAgree", this::viewsAndQuestionsAgree),
                everywhere(
                        "algebraicReadsBack",
                        (position, seed) ->
                                NotationLaws.algebraicReadsBack(position, new SplittableRandom(seed), TURNS_WRITTEN)),
                hereAndThere(
                        "algebraicNamesTheLeast",
                        (position, seed) ->
                                NotationLaws.algebraicNamesTheLeast(position, new SplittableRandom(seed), TURNS_NAMED)),
                inOneOf(
                        2,
                        "brokenTurnsAreRefused",
                        (position, seed) ->
                                NotationLaws.brokenTurnsAreRefused(position, new SplittableRandom(seed), 1)),
                law("gamesReadBack", this::gamesReadBack),
                hereAndThere(
                        "looseTextsAreUnderstood",
                        (position, seed) ->
                                NotationLaws.looseTextsAreUnderstood(position, new SplittableRandom(seed), 1)),
                everywhere("playLeavesItsInputAlone", Laws::playLeavesItsInputAlone),
                everywhere("countersFollowTheTurn", Laws::countersFollowTheTurn),
                everywhere("effectsLeadToTheNextPosition", Laws::effectsLeadToTheNextPosition),
                everywhere("textReadsBack", (position, seed) -> Laws.textReadsBack(position)),
                everywhere("turnTextsReadBack", Laws::turnTextsReadBack),
                everywhere("bytesReadBack", (position, seed) -> ByteLaws.bytesReadBack(position)),
                law(
                        "equalPositionsHaveEqualBytes",
                        () -> seeds().forEach(seed -> ByteLaws.equalPositionsHaveEqualBytes(game(seed)))),
                everywhere("brokenBytesAreReadOrRefused", ByteLaws::brokenBytesAreReadOrRefused),
                law("serializationRestores", this::serializationRestores),
                everywhere("endingsAgree", (position, seed) -> Laws.endingsAgree(position)),
                everywhere("coloursCanBeExchanged", (position, seed) -> Laws.coloursCanBeExchanged(position)),
                law("equalityIsThatOfTexts", this::equalityIsThatOfTexts),
                everywhere(
                        "positionTextIsReadOrRefused",
                        (position, seed) -> BrokenText.of(position.toString(), seed, 20)
                                .forEach(text -> Laws.positionTextIsReadOrRefused(ruleSet(), text))),
                everywhere(
                        "turnTextIsReadOrRefused",
                        (position, seed) -> Laws.some(position, seed)
                                .forEach(turn -> BrokenText.of(turn.toString(), seed, 1)
                                        .forEach(text -> Laws.turnTextIsReadOrRefused(position, text)))),
                law("textsWithoutEndAreReadOrRefused", this::textsWithoutEndAreReadOrRefused),
                everywhere("fastWithReference", Comparisons::fastWithReference),
                inOneOf(
                        4,
                        "perftWithReference",
                        (position, seed) -> Comparisons.perftWithReference(position, TURNS_PLAYED)));
    }

    private void theFastPathAgreesWherePiecesAreSetUp() {
        setUps(i -> RandomSetup.position(ruleSet(), i), setUpsTried(), TURNS_COMPARED, (setUp, i) -> {
            Comparisons.fastWithReference(setUp, i);
            Comparisons.perftWithReference(setUp, TURNS_PLAYED);
        });
    }

    /** Refusals, bonds, offers, views and questions on positions set up at random, one kind of law on each. */
    private void lawsHoldWherePiecesAreSetUp() {
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

    private void constraintsHoldWhereRoyalPiecesHaveShelter() {
        setUps(i -> RandomSetup.sheltered(ruleSet(), i), setUpsTried() / 3, TURNS_LOOKED_AT, (setUp, i) -> {
            ConstraintLaws.constraintsHold(setUp, i);
            RefusalLaws.refusalsAreTrue(setUp, i);
        });
    }

    /** On every tenth position of the first game. */
    private void viewsAndQuestionsAgree() {
        long seed = seeds().findFirst().orElseThrow();
        List<Position> game = game(seed);
        for (int i = 0; i < game.size(); i += EACH_VIEWED) {
            ViewLaws.viewsAreFilters(game.get(i), seed + i);
            QuestionLaws.questionsAgree(game.get(i), seed + i);
        }
    }

    private void gamesReadBack() {
        if (isChosen(ONE_OF_MANY)) {
            NotationLaws.brokenGamesAreRefused(ruleSet(), new SplittableRandom(games()), 2, turnsTried());
        }
        if (isChosen(ONE_OF_FEW)) {
            NotationLaws.gamesReadBack(ruleSet(), new SplittableRandom(games()), (int) seeds().count(), turnsTried());
        }
    }

    private void serializationRestores() {
        seeds().forEach(seed -> {
            List<Position> game = game(seed);
            if (isChosen(ONE_OF_FEW)) {
                SerialLaws.serializationRestores(game, seed);
            }
            if (isChosen(ONE_OF_MANY)) {
                SerialLaws.tamperedTextIsRefused(game.get(game.size() - 1), seed);
            }
        });
    }

    private void equalityIsThatOfTexts() {
        Laws.equalityIsThatOfTexts(positions().stream().map(Map.Entry::getKey).toList());
        if (isPublished()) {
            Laws.idReadsBack(ruleSet());
        }
    }

    /** Megabytes. */
    private void textsWithoutEndAreReadOrRefused() {
        Position start = ruleSet().initialPosition();
        for (String text : isChosen(ONE_OF_MANY) ? BrokenText.hopeless() : List.<String>of()) {
            Laws.positionTextIsReadOrRefused(ruleSet(), text);
            Laws.turnTextIsReadOrRefused(start, text);
        }
    }
}
