package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import io.github.multimove.problems.Stipulation.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Help play and series: there is no defence, and every line of exactly so many turns that reaches the goal is a solution. In a
 * series the turn is handed back after each move but the last. Where the end is forced (helpself, helpreflex,
 * series-helpself, series-self, series-reflex), the last turn but one leaves the opponent nothing else than to reach the
 * goal.
 */
final class Helped {
    private static final int ALWAYS_ASKED = 64;
    /** What is so for one position in so many is always asked. */
    private static final int WORTHWHILE = 8;

    private final Search search;
    private final Play play;
    private final int unbroken;
    /** How the last two turns are played; without it, they are helped like the rest. */
    private final Optional<Forced> end;
    /** What tells from where a mate or a stalemate may be reached. */
    private final Optional<MateQuestion> question;
    /** By the number of turns left and by square, the squares to which a turn may go from there. */
    private final long[] @Nullable [] destinations = new long[SearchTable.MAX_LEFT + 1][];
    /** By the number of turns left, the squares on which the king may be mated. */
    private final long[] squares = new long[SearchTable.MAX_LEFT + 2];
    /** By the number of turns left, of how many positions it was asked which pieces may move. */
    private final int[] asked = new int[SearchTable.MAX_LEFT + 1];
    /** By the number of turns left, for about how many of them that left something out. */
    private final int[] told = new int[SearchTable.MAX_LEFT + 1];

    /** Makes a search for a way to play; in a series its last turns, one to three, follow without the turn handed back. */
    Helped(Search search, Play play) {
        this.search = search;
        this.play = play;
        question = search.mateQuestion();
        Arrays.fill(squares, MateDistance.ANY);
        unbroken = play.isSeries() ? 1 + play.after() : Integer.MAX_VALUE;
        end = switch (play) {
            case HELP_SELF, SERIES_HELP_SELF, SERIES_SELF, PARRY_SERIES_SELF, PARRY_HELP_SERIES_SELF ->
                Optional.of(new Forced(search, Play.SELF));
            case HELP_REFLEX, SERIES_REFLEX -> Optional.of(new Forced(search, Play.REFLEX));
            default -> Optional.empty();
        };
    }

    /** Returns the turn with all lines that go on with it, or nothing if none reaches the goal at the last turn. */
    Optional<Branch> line(Position position, Turn turn, int left, SolutionLines lines) {
        Position after = search.play(position, turn);
        if (left == 1) {
            return search.reached(position, turn, after) && lines.more()
                    ? Optional.of(new Branch(Kind.HELP, position, turn, false, List.of()))
                    : Optional.empty();
        }
        if (left == 2 && end.isPresent()) {
            return forced(end.get(), position, turn, after, lines);
        }
        if (play.isParried() && left > unbroken && search.rules.isCheck(after)) {
            return parried(position, turn, after, left, lines);
        }
        return next(after, left)
                .map(next -> lines(next, left - 1, lines))
                .filter(following -> !following.isEmpty())
                .map(following -> new Branch(Kind.HELP, position, turn, false, following));
    }

    /** A check of a parry series: every parry, or in help play some, must let the series go on to the goal. */
    private Optional<Branch> parried(Position position, Turn turn, Position after, int left, SolutionLines lines) {
        List<Branch> parries = new ArrayList<>();
        for (Turn parry : search.turns(after)) {
            List<Branch> following = lines(search.play(after, parry), left - 1, lines);
            if (!following.isEmpty()) {
                parries.add(new Branch(Kind.DEFENCE, after, parry, false, following));
            } else if (play.isParriedAnyhow()) {
                return Optional.empty();
            }
        }
        return parries.isEmpty()
                ? Optional.empty()
                : Optional.of(new Branch(Kind.HELP, position, turn, false, parries));
    }

    /** The last turn but one with all turns that the opponent is left with. */
    private Optional<Branch> forced(Forced how, Position position, Turn turn, Position after, SolutionLines lines) {
        if (how.isDefended(after, 0)) {
            return Optional.empty();
        }
        List<Branch> replies = new ArrayList<>();
        for (Turn reply : how.defences(after)) {
            if (lines.more()) {
                replies.add(new Branch(Kind.HELP, after, reply, false, List.of()));
            }
        }
        return replies.isEmpty()
                ? Optional.empty()
                : Optional.of(new Branch(Kind.HELP, position, turn, false, replies));
    }

    /** Returns all lines of exactly so many turns that reach the goal. */
    List<Branch> lines(Position position, int left, SolutionLines lines) {
        // mates in one, and placements one turn away, are sooner found than looked up
        boolean isKept = left > 1 || !(search.findsMates() || play.isProof());
        if ((isKept && ((search.table.no(position) >>> left) & 1) != 0) || isObliged(position, left)) {
            return List.of();
        }
        long movers = movers(position, left);
        if (movers == 0) {
            return List.of();
        }
        List<Branch> found = new ArrayList<>();
        if (left == 1) {
            for (Iterator<Turn> last = search.reaching(position); last.hasNext() && lines.more(); ) {
                found.add(new Branch(Kind.HELP, position, last.next(), false, List.of()));
            }
        } else if (left == 2 && play.isReciprocal()) {
            found.addAll(reciprocal(position, lines));
        } else {
            for (Turn turn : search.turns(position)) {
                if (lines.isCut()) {
                    return found;
                }
                if (isAmong(movers, turn, left)) {
                    line(position, turn, left, lines).ifPresent(found::add);
                }
            }
        }
        if (isKept && found.isEmpty() && !lines.isCut()) {
            search.table.put(position, left, false);
        }
        return found;
    }

    /** The last two turns with the turns that reach the goal in their place; nothing if there are none of either. */
    private List<Branch> reciprocal(Position position, SolutionLines lines) {
        if (!search.reaches(position)) {
            return List.of();
        }
        List<Branch> found = new ArrayList<>();
        for (Turn turn : search.turns(position)) {
            line(position, turn, 2, lines).ifPresent(found::add);
        }
        if (!found.isEmpty()) {
            for (Iterator<Turn> ends = search.reaching(position); ends.hasNext() && lines.more(); ) {
                found.add(new Branch(Kind.HELP, position, ends.next(), false, List.of()));
            }
        }
        return found;
    }

    /** The squares that a turn may begin from, none if the goal is too far; asked the seldomer, the seldomer that is so. */
    private long movers(Position position, int left) {
        int every = asked[left] <= ALWAYS_ASKED
                ? 1
                : Integer.highestOneBit(Math.max(1, asked[left] / (told[left] + 1) / WORTHWHILE));
        asked[left]++;
        squares[left] = squares[left + 1];
        if (asked[left] % every != 0) {
            return MateDistance.ANY;
        }
        long movers = asked(position, left);
        boolean isTold = movers == 0 || (movers != MateDistance.ANY && left > 1); // mates are found without it
        told[left] += isTold ? every : 0;
        return movers;
    }

    private long asked(Position position, int left) {
        int own = own(left);
        int others = others(left);
        if (search.isTooFar(position, own, others)) {
            return 0;
        }
        if (question.isEmpty()) {
            return MateDistance.ANY;
        }
        long movers = question.get().movers(position, own, others, squares[left], destinations(left));
        squares[left] = question.get().squares();
        return movers;
    }

    private long[] destinations(int left) {
        long[] known = destinations[left];
        if (known == null) {
            known = new long[MateDistance.MOST_SQUARES];
            destinations[left] = known;
        }
        return known;
    }

    private boolean isAmong(long movers, Turn turn, int left) {
        if (movers == MateDistance.ANY) {
            return true;
        }
        SubMove subMove = turn.subMoves().get(0);
        int from = subMove.start().index();
        return (movers >>> from & 1) != 0
                && (destinations(left)[from] >>> subMove.to().index() & 1) != 0;
    }

    /** How many turns the side to move makes at most when so many are left. */
    private int own(int left) {
        return (Math.min(left, unbroken) + 1) / 2 + Math.max(0, left - unbroken);
    }

    /** How many turns the other side makes at most when so many are left, parries among them. */
    private int others(int left) {
        return Math.min(left, unbroken) / 2 + (play.isParried() ? Math.max(0, left - unbroken) : 0);
    }

    /** Returns whether the side to move would have to reach the goal itself: in reflex play before the last turn. */
    boolean isObliged(Position position, int left) {
        boolean asked = (play == Play.SERIES_REFLEX && left > 1) || (play == Play.HELP_REFLEX && left == 2);
        return asked && search.reaches(position);
    }

    /** The position of the next turn; none if a series gives check before its last move. */
    private Optional<Position> next(Position after, int left) {
        if (left <= unbroken) {
            return Optional.of(after);
        }
        return search.rules.isCheck(after) ? Optional.empty() : SideExchange.of(after);
    }
}
