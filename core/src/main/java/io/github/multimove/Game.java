package io.github.multimove;

import io.github.multimove.Outcome.Reason;
import io.github.multimove.internal.kinds.RootRefusals;
import io.github.multimove.internal.notation.TurnText.Leading;
import io.github.multimove.internal.play.Composition;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game: a line of play from a position, and how it has ended.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads: a turn leads to a new game, and the old one is still there. {@link #undo()} is the
 * game before the last turn; to redo, keep a reference to the game before {@code undo()}. Games share what they have in common. Two games are
 * equal when they begin with equal positions of equal text, their turns are equal, and the same result was declared.
 *
 * <h2>Cost</h2>
 *
 * {@link #play}, {@link #undo}, {@link #start}, {@link #repetitions}, {@link #claims} and {@link #outcome} cost the same
 * after the ten-thousandth turn as after the first: no turn looks through those before it. {@link #at} goes back turn by
 * turn; {@link #turns}, {@link #positions} and {@link #equals} go through the game.
 *
 * <h2>How a game ends</h2>
 *
 * By its last position ({@link RuleSet#outcome}), which comes first; by itself with bare kings, where the royal rule says so
 * with a dead position, with the fifth repetition and seventy-five turns by each side without capture or pawn move; or by {@link #end}: resignation, agreement, time,
 * adjudication, and the draws that a player may claim after a third repetition and after fifty such turns. Positions are
 * the same as equality of {@link Position} has it, but for en passant squares on which no legal turn captures; only positions
 * between turns count. A game that has ended takes no turn,
 * unless it is {@linkplain #playOn played on} past one of these draws.
 *
 * <p>Source: rules/common.md, Draws.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="game"}
 */
public final class Game {
    private static final int SEVENTY_FIVE_TURNS = 150;
    private static final Pattern WORD = Pattern.compile("(\\S+)");
    /** A word without the turn number before it. */
    private static final Pattern NUMBERED_WORD =
            Pattern.compile("(?<!\\S)(?![0-9]++\\.++(?!\\S))(?:[0-9]++\\.++)?+(\\S+)");

    /** The draws that end a game whose position has turns, the first that has come about. */
    private static final List<Reason> DRAWS =
            List.of(Reason.BARE_KINGS, Reason.DEAD_POSITION, Reason.FIVEFOLD_REPETITION, Reason.SEVENTY_FIVE_TURNS);

    private final @Nullable Game before;
    private final @Nullable Turn last;
    private final Position position;
    private final int length;
    private final @Nullable Outcome declared;
    /** The position that the game began with. */
    private final Position start;
    /** The position as repetition sees it. */
    private final Position counted;
    /** How often each position has come about, the one reached among them. */
    private final Occurrences occurrences;

    /** The draws that do not end it any more. */
    private final Set<Reason> playedPast;

    private @Nullable Known known;

    /** The outcome once it has been asked for: an object of its own, so that threads see all of it or nothing. */
    private record Known(Optional<Outcome> outcome) {}

    private Game(@Nullable Game before, @Nullable Turn last, Position position, Set<Reason> playedPast) {
        this.playedPast = playedPast;
        this.before = before;
        this.last = last;
        this.position = position;
        this.length = before == null ? 0 : before.length + 1;
        this.declared = null;
        this.start = before == null ? position : before.start;
        this.counted = repeatable(position);
        this.occurrences = before == null ? Occurrences.of(counted) : before.occurrences.with(counted);
    }

    /**
     * The position as repetition sees it: without the en passant squares on which no legal turn captures, since such a square lets
     * nothing be done (rules/common.md, Draws).
     */
    private static Position repeatable(Position position) {
        if (position.enPassant().isEmpty()) {
            return position;
        }
        Setup.Builder used = Setup.of(position).toBuilder().noEnPassant();
        boolean isLater = mayCaptureLater(position.ruleSet().structure());
        for (Square square : position.enPassant()) {
            if (isCapturedOn(square, position.begin(), isLater)) {
                used.enPassant(square);
            }
        }
        return position.ruleSet().position(used.build());
    }

    /** Whether another step than the first may capture en passant, whatever the step before it was. */
    private static boolean mayCaptureLater(TurnStructure structure) {
        if (structure instanceof TurnStructure.Opening opening) {
            return mayCaptureLater(opening.first()) || mayCaptureLater(opening.then());
        }
        if (structure instanceof TurnStructure.WhileInHand inHand) {
            return mayCaptureLater(inHand.drops()) || mayCaptureLater(inHand.then());
        }
        return structure instanceof Series series
                && (series.steps().stream()
                                .skip(series.isInAnyOrder() ? 0 : 1)
                                .anyMatch(step -> step.enPassant() == Step.EnPassant.ALLOWED)
                        || series.reply().filter(Game::mayCaptureLater).isPresent()
                        || series.atTurns().values().stream().anyMatch(Game::mayCaptureLater));
    }

    /** Whether some legal turn that begins so captures en passant on a square, in a later step only where one may. */
    private static boolean isCapturedOn(Square square, PartialTurn begun, boolean isLater) {
        boolean isOrdered = begun.position().ruleSet().structure().isOrdered();
        for (SubMove m : begun.next()) {
            boolean isEnPassant = m instanceof SubMove.EnPassant;
            if ((isEnPassant && m.to().equals(square))
                    || (isOrdered && (isLater || isEnPassant) && isCapturedOn(square, begun.then(m), isLater))) {
                return true;
            }
        }
        return false;
    }

    /** The same line of play with another declared result, or none. */
    private Game(Game line, @Nullable Outcome declared) {
        this.playedPast = line.playedPast;
        this.before = line.before;
        this.last = line.last;
        this.position = line.position;
        this.length = line.length;
        this.declared = declared;
        this.start = line.start;
        this.counted = line.counted;
        this.occurrences = line.occurrences;
    }

    /** Returns the game of a rule set before its first turn. */
    public static Game of(RuleSet rules) {
        return of(rules.initialPosition());
    }

    /** Returns a game that begins with a position, which counts as the first time that it came about. */
    public static Game of(Position position) {
        return new Game(null, null, position, Set.of());
    }

    /** Returns the rule set that is played by. */
    public RuleSet ruleSet() {
        return position.ruleSet();
    }

    /** Returns the position that has been reached. */
    public Position position() {
        return position;
    }

    /** Returns the position that the game began with. */
    public Position start() {
        return start;
    }

    /** Returns the number of turns played, of either side. */
    public int length() {
        return length;
    }

    /** Returns the turns played, in order; unmodifiable, listed at each call. */
    public List<Turn> turns() {
        List<Turn> turns = new ArrayList<>(length);
        for (Game game = this; game.before != null; game = game.before) {
            if (game.last != null) {
                turns.add(game.last);
            }
        }
        Collections.reverse(turns);
        return Collections.unmodifiableList(turns);
    }

    /** Returns the positions from the first to the one reached, one more than turns; unmodifiable, listed at each call. */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>(length + 1);
        for (Game game = this; game != null; game = game.before) {
            positions.add(game.position);
        }
        Collections.reverse(positions);
        return Collections.unmodifiableList(positions);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /**
     * Returns the game after one more turn.
     *
     * @throws IllegalTurnException if the turn is not legal or the game is over
     */
    public Game play(Turn turn) {
        if (outcome().isPresent()) {
            throw over(turn.toString());
        }
        return new Game(this, turn, ruleSet().play(position, turn), playedPast);
    }

    /**
     * Returns the game after one more turn, or several with spaces between them, read as {@link Reading#STRICT} says.
     *
     * @throws TurnFormatException if the text is not of the form of turns
     * @throws IllegalTurnException if a turn is not legal or the game is over before it
     */
    public Game play(String turns) {
        return play(turns, Reading.STRICT);
    }

    /**
     * Returns the game after one more turn that a text means, as {@link Position#parseTurn(String, Reading)} reads it. A text
     * that is not one turn is read as several with spaces between them ({@code e4 e5 Nf3}), leniently also with their numbers;
     * either all are played or the text is refused.
     *
     * @throws TurnFormatException if the text is not of the form of turns
     * @throws IllegalTurnException if a turn is not legal, could be several, or the game is over before it
     */
    public Game play(String turns, Reading reading) {
        Objects.requireNonNull(turns, "turns");
        if (outcome().isPresent()) {
            throw over(turns);
        }
        Turn one;
        try {
            one = position.parseTurn(turns, reading);
        } catch (InputException e) {
            return playAll(turns, reading, e);
        }
        return play(one);
    }

    /** Plays the turns of a text that is not one turn, or says why it is neither. */
    private Game playAll(String turns, Reading reading, InputException asOne) {
        List<String> words = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (Matcher word = (reading.isLenient() ? NUMBERED_WORD : WORD).matcher(turns); word.find(); ) {
            words.add(word.group(1));
            places.add(word.start(1));
        }
        Game game = this;
        int at = 0;
        try {
            while (at < words.size()) {
                Leading next =
                        Composition.of(game.position).leading(game.position, words.subList(at, words.size()), reading);
                game = game.play(next.turn());
                at += next.words();
            }
        } catch (InputException e) {
            // sub-moves that all are understood make up a turn that is refused as a whole
            boolean isWhole = at == 0 || RootRefusals.isOfWholeTurn(asOne);
            throw isWhole ? asOne : e instanceof TurnFormatException format ? format.after(places.get(at)) : e;
        }
        if (at == 0) {
            throw asOne;
        }
        return game;
    }

    /**
     * Returns the game after one more turn, even if bare kings, a dead position, a fivefold repetition or seventy-five turns have ended it: for
     * games that were played before there was such a rule, or without it. A draw that has been played past ends the game no more; see
     * {@link #playedPast()}. Any other end stands.
     *
     * @throws IllegalTurnException if the turn is not legal, or the game is over for another reason
     */
    public Game playOn(Turn turn) {
        Optional<Outcome> end = outcome();
        if (end.isEmpty()) {
            return play(turn);
        }
        if (!end.equals(drawn())) {
            throw over(turn.toString());
        }
        Set<Reason> past = EnumSet.of(end.get().reason());
        past.addAll(playedPast);
        return new Game(this, turn, ruleSet().play(position, turn), Collections.unmodifiableSet(past));
    }

    /**
     * Returns the draws that this game has been played past ({@link #playOn}): {@link Reason#BARE_KINGS},
     * {@link Reason#DEAD_POSITION}, {@link Reason#FIVEFOLD_REPETITION} and {@link Reason#SEVENTY_FIVE_TURNS}, or some of them, or none.
     */
    public Set<Reason> playedPast() {
        return playedPast;
    }

    private IllegalTurnException over(String turn) {
        return new IllegalTurnException(
                turn, RootRefusals.gameOver(outcome().orElseThrow().reason()));
    }

    /**
     * Returns the game before the last turn, without the result that may have been declared since. To redo the turn, keep
     * this game.
     *
     * @throws GameException if no turn has been played
     */
    public Game undo() {
        if (before == null) {
            throw new GameException("expected a turn to take back, found none");
        }
        return before;
    }

    /**
     * Returns the game as it was after that many turns, without a declared result; {@code at(length())} is this game
     * before the result was declared.
     *
     * @throws IndexOutOfBoundsException if there were not as many
     */
    public Game at(int turns) {
        if (turns < 0 || turns > length) {
            throw new IndexOutOfBoundsException("expected 0 to " + length + " turns, found " + turns);
        }
        Game game = declared == null ? this : new Game(this, null);
        while (game.length > turns && game.before != null) {
            game = game.before;
        }
        return game;
    }

    // ---- draws and results ------------------------------------------------------------------------------------------

    /** Returns how often the position reached has come about in this game, this time included. */
    public int repetitions() {
        return occurrences.count(counted);
    }

    /**
     * Returns the draws that can be claimed now: {@link Reason#THREEFOLD_REPETITION} from the third time that the
     * position has come about, {@link Reason#FIFTY_TURNS} from a half-turn clock of 100, or of what the royal rule says
     * ({@link io.github.multimove.rules.RoyalRule#claimAfter()}). Empty when the game is over.
     */
    public Set<Reason> claims() {
        Set<Reason> claims = EnumSet.noneOf(Reason.class);
        if (outcome().isEmpty()) {
            if (repetitions() >= 3) {
                claims.add(Reason.THREEFOLD_REPETITION);
            }
            if (position.halfTurnClock() >= ruleSet().royalRule().claimAfter()) {
                claims.add(Reason.FIFTY_TURNS);
            }
        }
        return Collections.unmodifiableSet(claims);
    }

    /** Returns how the game has ended, or nothing if it goes on. */
    public Optional<Outcome> outcome() {
        Known k = known;
        if (k == null) {
            k = new Known(declared != null ? Optional.of(declared) : ownOutcome());
            known = k;
        }
        return k.outcome();
    }

    private Optional<Outcome> ownOutcome() {
        return ruleSet().outcome(position).or(this::drawn);
    }

    /** The draw that has come about though the position has turns (rules/common.md, Draws), unless it is played past. */
    private Optional<Outcome> drawn() {
        for (Reason reason : DRAWS) {
            boolean hasComeAbout = switch (reason) {
                case BARE_KINGS -> Composition.of(position).isDrawnByBareKings(position);
                case DEAD_POSITION -> Composition.of(position).isDrawnDead(position);
                case FIVEFOLD_REPETITION -> repetitions() >= 5;
                default -> position.halfTurnClock() >= SEVENTY_FIVE_TURNS;
            };
            if (hasComeAbout && !playedPast.contains(reason)) {
                return Optional.of(Outcome.draw(reason));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the game ended by something that no position shows: {@link Reason#RESIGNATION} (which somebody wins),
     * {@link Reason#AGREEMENT} (a draw), {@link Reason#TIME} and {@link Reason#ADJUDICATION} (either), and the draws of
     * {@link #claims()}.
     *
     * @throws IllegalArgumentException if the reason is not among these, or winner and score do not fit it
     * @throws GameException if the game is over, or the draw cannot be claimed now
     */
    public Game end(Outcome result) {
        boolean fits = result.score() == (result.isDraw() ? 0.5 : 1)
                && switch (result.reason()) {
                    case RESIGNATION -> !result.isDraw();
                    case AGREEMENT, THREEFOLD_REPETITION, FIFTY_TURNS -> result.isDraw();
                    case TIME, ADJUDICATION -> true;
                    default -> false;
                };
        if (!fits) {
            throw new IllegalArgumentException("expected a result that can be declared, found " + result);
        }
        if (outcome().isPresent()) {
            throw new GameException(
                    "the game is over (" + outcome().get().reason().words() + ")");
        }
        boolean claimed = result.reason() == Reason.THREEFOLD_REPETITION || result.reason() == Reason.FIFTY_TURNS;
        if (claimed && !claims().contains(result.reason())) {
            throw new GameException("no draw by " + result.reason().words() + " can be claimed now");
        }
        return new Game(this, result);
    }

    /**
     * Returns the game ended by a side's resignation.
     *
     * @throws GameException if the game is over
     */
    public Game resign(Side side) {
        return end(Outcome.win(side.opposite(), Reason.RESIGNATION));
    }

    /**
     * Returns the game ended because a side's time ran out: won by the opponent, or a draw if the opponent cannot win any more
     * ({@link Position#canWin} says {@link Outcome.CanWin#NO}; FIDE Laws of Chess, 6.9).
     *
     * @throws GameException if the game is over
     */
    public Game timeout(Side side) {
        Side opponent = side.opposite();
        return end(
                position.canWin(opponent) == Outcome.CanWin.NO
                        ? Outcome.draw(Reason.TIME)
                        : Outcome.win(opponent, Reason.TIME));
    }

    /**
     * Returns the game ended by agreement on a draw.
     *
     * @throws GameException if the game is over
     */
    public Game agreeDraw() {
        return end(Outcome.draw(Reason.AGREEMENT));
    }

    /**
     * Returns the game ended by a draw that is claimed.
     *
     * @param reason one of {@link #claims()}
     * @throws IllegalArgumentException if no draw is ever claimed for that reason
     * @throws GameException if the game is over, or the draw cannot be claimed now
     */
    public Game claimDraw(Reason reason) {
        Objects.requireNonNull(reason, "reason");
        if (reason != Reason.THREEFOLD_REPETITION && reason != Reason.FIFTY_TURNS) {
            throw new IllegalArgumentException("expected a draw that can be claimed, found " + reason);
        }
        return end(Outcome.draw(reason));
    }

    // ---- values -----------------------------------------------------------------------------------------------------

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Game game)
                || length != game.length
                || !position.equals(game.position)
                || !Objects.equals(declared, game.declared)) {
            return false;
        }
        Game a = this;
        Game b = game;
        while (a != b && a.before != null && b.before != null) {
            if (!Objects.equals(a.last, b.last)) {
                return false;
            }
            a = a.before;
            b = b.before;
        }
        return a == b || (a.position.equals(b.position) && a.position.toString().equals(b.position.toString()));
    }

    @Override
    public int hashCode() {
        return 31 * position.hashCode() + length;
    }

    /** Returns one line: the rule set, the number of turns, the position reached, and how the game has ended. */
    @Override
    public String toString() {
        String end = outcome().map(o -> o.reason().words()).orElse("going on");
        return ruleSet().id() + " after " + length + " turns, " + end + ": " + position;
    }
}
