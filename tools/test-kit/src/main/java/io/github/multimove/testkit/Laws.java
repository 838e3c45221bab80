package io.github.multimove.testkit;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * What must hold in every position of every rule set. Each method states one law, tries it on one position and throws an
 * {@link AssertionError} that names rule set, position, what was expected and what was found.
 *
 * <h2>Cost</h2>
 *
 * Up to {@value #MAX_LISTED} turns of a position are listed; of more, the first ones and some at random places are looked
 * at, and of the long series of some ordered games still fewer. Where a law is about single turns, some are taken by the
 * seed.
 *
 * @see Comparisons
 */
public final class Laws {
    /** How many turns of a position are listed at most. */
    public static final int MAX_LISTED = 20_000;

    private static final int TRIED = 12;
    /** As many of more turns than are counted. */
    private static final int MOST_LISTED_OF_MANY = 500;

    private Laws() {}

    /** Tries every law of this class, of {@link EntryLaws}, {@link RefusalLaws}, {@link ConstraintLaws}, {@link ViewLaws} and {@link QuestionLaws} on a position, and {@link Comparisons#fastWithReference}. */
    public static void all(Position position, long seed) {
        turnsAreAnOrderedSet(position, seed);
        onlyListedTurnsAreLegal(position, seed);
        EntryLaws.partialTurnsReachTheLegalTurns(position, seed);
        EntryLaws.beginningsAreTakenUpOrRefused(position, seed);
        if (!(position.ruleSet().royalRule() instanceof RoyalRule.LastRoyal) || !Unbound.lacksKing(position)) {
            RefusalLaws.refusalsAreTrue(position, seed);
            ConstraintLaws.constraintsHold(position, seed);
        }
        ViewLaws.viewsAreFilters(position, seed);
        QuestionLaws.questionsAgree(position, seed);
        playLeavesItsInputAlone(position, seed);
        countersFollowTheTurn(position, seed);
        effectsLeadToTheNextPosition(position, seed);
        textReadsBack(position);
        turnTextsReadBack(position, seed);
        endingsAgree(position);
        coloursCanBeExchanged(position);
        for (String text : BrokenText.of(position.toString(), seed, TRIED)) {
            positionTextIsReadOrRefused(position.ruleSet(), text);
        }
        for (Turn turn : some(position, seed)) {
            BrokenText.of(turn.toString(), seed, 2).forEach(text -> turnTextIsReadOrRefused(position, text));
        }
        Comparisons.fastWithReference(position, seed);
    }

    // ---- the set of turns -------------------------------------------------------------------------------------------

    /**
     * Count, size, emptiness, membership and places agree with iteration; iteration is the same each time, without
     * repetition and in the documented order.
     */
    public static void turnsAreAnOrderedSet(Position position, long seed) {
        LegalTurns turns = position.ruleSet().legalTurns(position);
        List<Turn> listed =
                turns.stream().limit(TurnTraits.mostListed(position) + 1L).toList();
        if (TurnTraits.isTooMany(position)) {
            firstTurnsAreAnOrderedSet(position, turns, listed, seed);
            return;
        }
        long count = turns.count();
        if (listed.size() <= MAX_LISTED) {
            Broken.equal(position, "count() is the number iterated", (long) listed.size(), count);
        } else {
            Broken.holds(position, "count() is not less than the number iterated", count >= listed.size());
        }
        Broken.equal(position, "size() is count() up to the largest int", Math.min(count, Integer.MAX_VALUE), (long)
                turns.size());
        Broken.equal(position, "isEmpty() agrees with iteration", listed.isEmpty(), turns.isEmpty());
        Broken.equal(
                position,
                "iteration is the same each time",
                listed,
                turns.stream().limit(MAX_LISTED + 1L).toList());
        orderedAndContained(position, turns, listed);
        placesAgree(position, turns, listed, count, seed);
    }

    /** Of more turns than are counted the first ones are in order, and one drawn from all is a member. */
    private static void firstTurnsAreAnOrderedSet(Position position, LegalTurns turns, List<Turn> listed, long seed) {
        Broken.holds(position, "isEmpty() agrees with iteration", !turns.isEmpty());
        orderedAndContained(position, turns, listed.subList(0, Math.min(listed.size(), MOST_LISTED_OF_MANY)));
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 3; i++) {
            Turn drawn = TurnTraits.draw(position, turns, random);
            Broken.holds(position, "contains() has the turn entered " + drawn, turns.contains(drawn));
            Broken.equal(position, "at(" + i + ") is the turn of that place", listed.get(i), turns.at(i));
        }
    }

    private static void orderedAndContained(Position position, LegalTurns turns, List<Turn> listed) {
        Set<String> texts = new HashSet<>();
        DocumentedOrder order = new DocumentedOrder(position.ruleSet());
        Turn before = null;
        for (Turn turn : listed) {
            Broken.holds(position, "no two turns have the text " + turn, texts.add(turn.toString()));
            Broken.holds(position, "contains() has the iterated turn " + turn, turns.contains(turn));
            Turn again = Turn.of(turn.subMoves());
            Broken.holds(
                    position, "contains() has the turn put together from sub-moves " + turn, turns.contains(again));
            Broken.equal(position, "a turn has the text of its sub-moves", again.toString(), turn.toString());
            if (before != null && order.compare(before, turn) >= 0) {
                throw Broken.law(position, "turns come in the documented order", before + " after " + turn, before);
            }
            before = turn;
        }
    }

    private static void placesAgree(Position position, LegalTurns turns, List<Turn> listed, long count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < TRIED && !listed.isEmpty(); i++) {
            int place = i == 0 ? 0 : i == 1 ? listed.size() - 1 : random.nextInt(listed.size());
            Broken.equal(position, "at(" + place + ") is the turn of that place", listed.get(place), turns.at(place));
            Broken.holds(position, "uniform() gives legal turns", turns.contains(turns.uniform(random)));
        }
        drawnTurnsAreLegal(position, seed);
        for (long outside : new long[] {-1, count, Long.MAX_VALUE, Long.MIN_VALUE}) {
            try {
                Turn turn = turns.at(outside);
                throw Broken.law(position, "at(" + outside + ") is refused", "IndexOutOfBoundsException", turn);
            } catch (IndexOutOfBoundsException e) {
                Broken.holds(position, "the refusal names the index", message(e).contains("" + outside));
            }
        }
    }

    /** What is drawn without counting is a legal turn; where there is none, drawing is refused. */
    public static void drawnTurnsAreLegal(Position position, long seed) {
        LegalTurns turns = position.ruleSet().legalTurns(position);
        SplittableRandom random = new SplittableRandom(seed);
        if (turns.isEmpty()) {
            try {
                Turn turn = turns.sample(random);
                throw Broken.law(position, "sample() is refused without a turn", "NoSuchElementException", turn);
            } catch (NoSuchElementException e) {
                Broken.holds(
                        position, "the refusal names the position", message(e).contains(position.toString()));
            }
            return;
        }
        for (int i = 0; i < TRIED; i++) {
            Broken.holds(position, "sample() gives legal turns", turns.contains(turns.sample(random)));
        }
    }

    /**
     * Whatever sub-moves are put together, be they of this position or of those around it: {@code contains}, {@code
     * play} and {@code parseTurn} take the turn exactly when it is iterated.
     */
    public static void onlyListedTurnsAreLegal(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        List<Turn> listed = turns.stream().limit(MAX_LISTED + 1L).toList();
        if (listed.isEmpty() || listed.size() > MAX_LISTED) {
            return;
        }
        Set<Turn> legal = new HashSet<>();
        Set<String> texts = new HashSet<>();
        listed.forEach(turn -> {
            legal.add(Turn.of(turn.subMoves()));
            texts.add(turn.toString());
        });
        for (Turn turn : putTogether(position, listed, seed)) {
            boolean expected = legal.contains(turn);
            Broken.equal(position, "contains(" + turn + ") agrees with iteration", expected, turns.contains(turn));
            LegalTurns fresh = rules.legalTurns(position);
            Broken.equal(position, "contains(" + turn + ") asked first agrees", expected, fresh.contains(turn));
            playAgrees(position, turn, expected);
            parsingAgrees(position, turn.toString(), texts);
        }
    }

    /** Turns of one to three sub-moves of legal turns, of this position and of those around it; most are not legal. */
    static List<Turn> putTogether(Position position, List<Turn> listed, long seed) {
        RuleSet rules = position.ruleSet();
        SplittableRandom random = new SplittableRandom(seed);
        List<SubMove> known = new ArrayList<>();
        for (int i = 0; i < TRIED; i++) {
            known.addAll(listed.get(random.nextInt(listed.size())).subMoves());
        }
        for (Turn turn : some(position, seed)) {
            Position next = rules.play(position, turn);
            LegalTurns replies = rules.legalTurns(next);
            if (!replies.isEmpty()) {
                Position later = rules.play(next, replies.iterator().next());
                rules.legalTurns(later).stream().limit(3).forEach(other -> known.addAll(other.subMoves()));
                known.addAll(replies.iterator().next().subMoves());
            }
        }
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < 10 * TRIED; i++) {
            SubMove[] chosen = new SubMove[1 + random.nextInt(3)];
            Arrays.setAll(chosen, place -> known.get(random.nextInt(known.size())));
            turns.add(Turn.of(chosen));
        }
        return turns;
    }

    private static void playAgrees(Position position, Turn turn, boolean expected) {
        try {
            position.ruleSet().play(position, turn);
            Broken.holds(position, "play() refuses what is not iterated: " + turn, expected);
        } catch (IllegalTurnException e) {
            Broken.holds(position, "play() takes what is iterated: " + e.getMessage(), !expected);
            Broken.equal(position, "the refusal names the turn", turn.toString(), e.turn());
            Broken.holds(
                    position,
                    "the refusal begins with the turn and says why: " + e.getMessage(),
                    message(e).startsWith(turn + ": ")
                            && message(e).length() > turn.toString().length() + 10);
        }
    }

    private static void parsingAgrees(Position position, String text, Set<String> texts) {
        try {
            Turn turn = position.ruleSet().parseTurn(position, text);
            Broken.holds(position, "parseTurn gives iterated turns: " + turn, texts.contains(turn.toString()));
        } catch (IllegalTurnException e) {
            Broken.holds(position, "parseTurn takes what is iterated: " + e.getMessage(), !texts.contains(text));
        }
    }

    // ---- playing ------------------------------------------------------------------------------------------------

    /**
     * {@code play} never changes its input, gives the same each time, agrees with {@code playUnchecked}, gives the other
     * side the move, and keeps the hash that the position has when it is read afresh.
     */
    public static void playLeavesItsInputAlone(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        String text = position.toString();
        long hash = position.hash();
        for (Turn turn : some(position, seed)) {
            Position next = rules.play(position, turn);
            Broken.equal(position, "play() changes its input: " + turn, text, position.toString());
            Broken.equal(position, "play() changes its input's hash: " + turn, hash, position.hash());
            Broken.equal(position, "play() gives the same each time: " + turn, next, rules.play(position, turn));
            Broken.equal(
                    position,
                    "a turn put together plays alike: " + turn,
                    next.toString(),
                    rules.play(position, Turn.of(turn.subMoves())).toString());
            Broken.equal(
                    position,
                    "playUnchecked() agrees: " + turn,
                    next.toString(),
                    rules.playUnchecked(position, turn).toString());
            if (next.side() == position.side()) {
                Broken.holds(
                        position,
                        "the same side is to move only where it has stalemated itself: " + turn,
                        TurnTraits.mayStalemateItself(rules)
                                && rules.isStalemate(next)
                                && next.enPassant().isEmpty()
                                && next.turnNumber() == position.turnNumber());
            }
            textReadsBack(next);
        }
    }

    /** Clock and turn number count turns: the number goes up after Black, the clock back on a capture, pawn move or drop. */
    public static void countersFollowTheTurn(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        for (Turn turn : some(position, seed)) {
            Position next = rules.play(position, turn);
            boolean resets = turn.subMoves().stream()
                    .anyMatch(subMove -> subMove.isCapture()
                            || subMove.actor().stream()
                                    .anyMatch(piece -> rules.base().pawns().contains(piece.type()))
                            || (subMove instanceof SubMove.Swap swap
                                    && rules.base()
                                            .pawns()
                                            .contains(swap.other().type()))
                            || subMove instanceof SubMove.Drop
                            || subMove instanceof SubMove.RelocatingDrop);
            int clock = resets ? 0 : Math.max(position.halfTurnClock(), position.halfTurnClock() + 1);
            boolean counts = position.side() == Side.BLACK && next.side() == Side.WHITE;
            int number = position.turnNumber() + (counts ? 1 : 0);
            Broken.equal(position, "the half-turn clock after " + turn, clock, next.halfTurnClock());
            Broken.equal(position, "the turn number after " + turn, Math.max(number, 1), next.turnNumber());
        }
    }

    /** The effects of a turn, one after the other, lead from the pieces of a position to those of the next. */
    public static void effectsLeadToTheNextPosition(Position position, long seed) {
        for (Turn turn : some(position, seed)) {
            EffectBoard board = new EffectBoard(position);
            position.ruleSet().effects(position, turn).forEach(board::apply);
            Position next = position.ruleSet().play(position, turn);
            Broken.equal(
                    position, "the effects of " + turn + " lead to the next position", new EffectBoard(next), board);
        }
    }

    // ---- texts --------------------------------------------------------------------------------------------------

    /** The text of a position reads back to an equal position with the same text, counters, hash and number of turns. */
    public static void textReadsBack(Position position) {
        Position read = position.ruleSet().position(position.toString());
        Broken.equal(position, "the text reads back to an equal position", position, read);
        Broken.equal(position, "the text reads back to the same text", position.toString(), read.toString());
        Broken.equal(position, "the hash kept is the hash computed afresh", read.hash(), position.hash());
        Broken.equal(position, "equal positions have equal hash codes", read.hashCode(), position.hashCode());
        Broken.equal(
                position, "the opening rule is read back", position.isUnderOpeningRule(), read.isUnderOpeningRule());
    }

    /** The coordinate text of a turn, and its sub-moves, read back to an equal turn. */
    public static void turnTextsReadBack(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        for (Turn turn : some(position, seed)) {
            Turn read = rules.parseTurn(position, turn.toString());
            Broken.equal(position, "the text of a turn reads back to an equal turn", turn, read);
            Broken.equal(position, "equal turns have equal hash codes", turn.hashCode(), read.hashCode());
            Broken.equal(position, "sub-moves make up the turn", turn, position.turn(turn.subMoves()));
        }
    }

    /** The id of a published rule set gives an equal rule set. */
    public static void idReadsBack(RuleSet rules) {
        Position start = rules.initialPosition();
        RuleSet read = RuleSets.of(rules.id());
        Broken.equal(start, "the id gives an equal rule set", rules, read);
        Broken.equal(start, "the id is canonical", rules.id(), read.id());
    }

    /** Any text whatever is a position that reads back, or is refused with the documented exception. */
    public static void positionTextIsReadOrRefused(RuleSet rules, String text) {
        try {
            textReadsBack(rules.position(text));
        } catch (PositionException e) {
            Broken.holds(
                    rules.initialPosition(),
                    "a refusal lists problems: " + e.getMessage(),
                    !e.problems().isEmpty()
                            && e.problems().stream().noneMatch(p -> p.message().isBlank()));
        } catch (RuntimeException e) {
            throw Broken.law(rules.initialPosition(), "position text is read or refused: " + shown(text), e);
        }
    }

    /** Any text whatever is a legal turn, or is refused with one of the two documented exceptions. */
    public static void turnTextIsReadOrRefused(Position position, String text) {
        RuleSet rules = position.ruleSet();
        try {
            Turn turn = rules.parseTurn(position, text);
            Broken.holds(
                    position,
                    "what is parsed is legal: " + text,
                    rules.legalTurns(position).contains(turn));
        } catch (TurnFormatException e) {
            Broken.holds(position, "offset within " + shown(text), e.offset() >= 0 && e.offset() <= text.length());
        } catch (IllegalTurnException e) {
            Broken.holds(
                    position, "refusal says why: " + e.getMessage(), message(e).contains(": "));
        } catch (RuntimeException e) {
            throw Broken.law(position, "turn text is read or refused: " + shown(text), e);
        }
    }

    private static String shown(String text) {
        return text.length() > 100 ? text.substring(0, 100) + "... of " + text.length() : text;
    }

    // ---- endings ------------------------------------------------------------------------------------------------

    /** Check, bound, mate, stalemate, outcome and threats do not contradict each other or the turns. */
    public static void endingsAgree(Position position) {
        RuleSet rules = position.ruleSet();
        boolean empty = rules.legalTurns(position).isEmpty();
        boolean check = rules.isCheck(position);
        boolean bound = rules.isBoundByCheck(position);
        boolean mate = rules.isCheckmate(position);
        boolean stalemate = rules.isStalemate(position);
        Broken.equal(
                position, "a check has threats", check, !rules.threats(position).isEmpty());
        Broken.holds(position, "bound implies check", !bound || check);
        Broken.holds(position, "mate and stalemate exclude each other", !(mate && stalemate));
        Broken.holds(position, "stalemate has no turn", !stalemate || empty);
        boolean byMate = rules.royalRule() instanceof RoyalRule.LastRoyal;
        Broken.holds(position, "mate has no turn, or in games won by capture one", !mate || empty == byMate);
        Broken.holds(position, "mate where the game is won by mate is bound", !mate || !byMate || bound);
        boolean scored = byMate && ((RoyalRule.LastRoyal) rules.royalRule()).scoreDoubleCheckmate();
        Broken.holds(
                position,
                "without a turn the game is over",
                !empty || rules.outcome(position).isPresent());
        Broken.holds(
                position,
                "with a turn it is not",
                empty || scored || rules.outcome(position).isEmpty());
        rules.outcome(position).ifPresent(outcome -> {
            if (mate && byMate) {
                Optional<Side> winner = switch (((RoyalRule.LastRoyal) rules.royalRule()).mated()) {
                    case WINS -> Optional.of(position.side());
                    case LOSES -> Optional.of(position.side().opposite());
                    case FEWER_WIN -> outcome.winner();
                    default -> Optional.empty();
                };
                Broken.equal(position, "mate wins, unless the royal rule says otherwise", winner, outcome.winner());
            }
            if (stalemate) {
                Broken.holds(
                        position,
                        "stalemate is a draw, or lost where no turn loses",
                        outcome.isDraw()
                                || (outcome.reason() == Outcome.Reason.NO_TURN_LOSES
                                        && outcome.winner()
                                                .equals(Optional.of(
                                                        position.side().opposite()))));
            }
        });
    }

    /**
     * Exchanging colours and reversing ranks (and levels) maps the turns onto each other, order left aside; check and
     * mate stay. Nothing is tried under an opening rule, where the array is not the same from both sides, or while there
     * are pieces in hand, which say that dropped first.
     */
    public static void coloursCanBeExchanged(Position position) {
        RuleSet rules = position.ruleSet();
        boolean inHand = !position.hand(Side.WHITE).isEmpty()
                || !position.hand(Side.BLACK).isEmpty();
        if (inHand || TurnTraits.countsTurns(rules) || !ColourExchange.isPossible(rules)) {
            return;
        }
        Position other = rules.position(ColourExchange.position(position));
        if (position.isUnderOpeningRule() || other.isUnderOpeningRule()) {
            return;
        }
        Broken.equal(position, "exchanged twice it is the same", position.toString(), ColourExchange.position(other));
        Broken.equal(position, "check for the other colour", rules.isCheck(position), rules.isCheck(other));
        Broken.equal(position, "mate for the other colour", rules.isCheckmate(position), rules.isCheckmate(other));
        LegalTurns turns = rules.legalTurns(position);
        LegalTurns others = rules.legalTurns(other);
        Broken.equal(position, "as many turns for the other colour", turns.count(), others.count());
        if (turns.countUpTo(MAX_LISTED + 1L) <= MAX_LISTED) {
            Broken.equalTexts(
                    position,
                    "the same turns for the other colour",
                    turns.stream()
                            .map(turn -> ColourExchange.subMoves(rules, turn).toString())
                            .sorted()
                            .toList(),
                    others.stream()
                            .map(turn -> Arrays.stream(turn.toString().split(","))
                                    .map(ColourExchange::unordered)
                                    .sorted()
                                    .toList()
                                    .toString())
                            .sorted()
                            .toList());
        }
    }

    // ---- many positions -----------------------------------------------------------------------------------------

    /** Positions are equal exactly when their texts agree apart from the counters, and the opening rule; so are hashes. */
    public static void equalityIsThatOfTexts(Collection<Position> positions) {
        Map<Position, String> byEquality = new HashMap<>();
        Map<String, Position> byText = new HashMap<>();
        Map<Long, String> byHash = new HashMap<>();
        for (Position position : positions) {
            String[] fields = position.toString().split(" ");
            fields[4] = "";
            fields[5] = TurnTraits.countsTurns(position.ruleSet()) ? fields[5] : "";
            String text = String.join(" ", fields) + position.isUnderOpeningRule();
            String sameEquality = byEquality.put(position, text);
            Position sameText = byText.put(text, position);
            String sameHash = byHash.put(position.hash(), text);
            Broken.holds(
                    position, "equal positions have equal texts", sameEquality == null || sameEquality.equals(text));
            Broken.holds(position, "equal texts are equal positions", sameText == null || sameText.equals(position));
            Broken.holds(position, "no two positions have one hash", sameHash == null || sameHash.equals(text));
        }
    }

    /** Some legal turns of a position, none if it has none: the first, the last, and others by the seed. */
    static List<Turn> some(Position position, long seed) {
        List<Turn> listed = position.ruleSet().legalTurns(position).stream()
                .limit(TurnTraits.mostListed(position))
                .toList();
        if (listed.size() <= TRIED) {
            return listed;
        }
        List<Turn> some = new ArrayList<>(listed);
        Collections.shuffle(some, new Random(seed));
        some = new ArrayList<>(some.subList(0, TRIED - 2));
        some.add(listed.get(0));
        some.add(listed.get(listed.size() - 1));
        return some;
    }

    /** What a refusal says; nothing if it says nothing, which the laws then find. */
    private static String message(RuntimeException refusal) {
        String message = refusal.getMessage();
        return message == null ? "" : message;
    }
}
