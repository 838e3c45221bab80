package io.github.multimove.problems;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import io.github.multimove.problems.Stipulation.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Direct play, selfmate play and reflex play: one side forces the goal against every defence. In reflex play a side that can
 * reach the goal at once must; in the semi-reflex form the defender alone.
 *
 * <p>Every turn of both sides is tried until the answer is certain. What was decisive in a sister position is tried first,
 * which changes how soon an answer is found and not the answer. Not safe to share between threads, unlike the
 * {@link Search} under it.
 */
final class Forced {
    private final Search search;
    /** Whether it is the defender that reaches the goal. */
    private final boolean self;
    /** Whether a defender, or an attacker too, that can reach the goal at once must. */
    private final boolean obliged;

    private final boolean bothObliged;
    /** Whether a goal reached too soon is none. */
    private final boolean exact;

    private final @Nullable Turn[] continuations = new @Nullable Turn[SearchTable.MAX_LEFT + 1];
    private final @Nullable Turn[] refutations = new @Nullable Turn[SearchTable.MAX_LEFT + 1];

    Forced(Search search, Play play) {
        this.search = search;
        this.exact = play == Play.EXACT;
        this.self = !exact && play != Play.DIRECT;
        this.obliged = play == Play.REFLEX || play == Play.SEMI_REFLEX;
        this.bothObliged = play == Play.REFLEX;
    }

    // ---- what is forced ---------------------------------------------------------------------------------------------

    /** Returns the least number of turns, up to one, in which the attacker to move forces the goal; 0 if in none. */
    int shortest(Position attack, int most) {
        long yes = search.table.yes(attack);
        long no = search.table.no(attack);
        for (int turns = exact ? most : 1; turns <= most; turns++) {
            if ((no & (exact ? 1L << turns : -1L << turns)) != 0) {
                continue; // not in so many or more
            }
            boolean forced = ((yes >>> turns) & 1) != 0;
            if (!forced) {
                forced = isForcedIn(attack, turns);
                search.table.put(attack, turns, forced);
            }
            if (forced) {
                return turns;
            }
        }
        return 0;
    }

    /** Whether the goal is forced in so many turns, if it is not in fewer. */
    private boolean isForcedIn(Position attack, int turns) {
        if (turns == 1 && !self && search.findsMates()) {
            return search.reaches(attack);
        }
        if (mustReach(attack)) {
            return false;
        }
        LegalTurns all = search.turns(attack);
        Turn sister = continuations[turns];
        if (sister != null && all.contains(sister) && succeeds(attack, sister, turns - 1)) {
            return true;
        }
        for (Turn turn : all) {
            if (succeeds(attack, turn, turns - 1)) {
                continuations[turns] = turn;
                return true;
            }
        }
        return false;
    }

    /** Whether the attacker would have to reach the goal itself, so that it can force nothing. */
    private boolean mustReach(Position attack) {
        return bothObliged && search.reaches(attack);
    }

    /** Returns whether the attacker's turn reaches the goal, or forces it with no more than so many turns more. */
    boolean succeeds(Position attack, Turn turn, int left) {
        Position after = search.play(attack, turn);
        return reaches(attack, turn, after, left) || !isDefended(after, left);
    }

    /** Whether the attacker's turn reaches what it is to reach itself. */
    private boolean reaches(Position attack, Turn turn, Position after, int left) {
        return !self && (!exact || left == 0) && search.reached(attack, turn, after);
    }

    /** Returns whether the defender, to move, can save itself from so many turns more. */
    boolean isDefended(Position defence, int left) {
        long only = 1L << left;
        if ((search.table.yes(defence) & (exact ? only : 2 * only - 1)) != 0) {
            return false;
        }
        if ((search.table.no(defence) & (exact ? only : -only)) != 0) {
            return true;
        }
        boolean defended = findDefence(defence, left);
        search.table.put(defence, left, !defended);
        return defended;
    }

    private boolean findDefence(Position defence, int left) {
        if (obliged && search.reaches(defence)) {
            return false;
        }
        LegalTurns all = search.turns(defence);
        Turn sister = refutations[left];
        if (sister != null && all.contains(sister) && isDefence(defence, sister, left)) {
            return true;
        }
        boolean any = false;
        for (Turn turn : all) {
            any = true;
            if (isDefence(defence, turn, left)) {
                refutations[left] = turn;
                return true;
            }
        }
        return !any;
    }

    /** Returns whether a turn saves the defender if the attacker has so many turns more. */
    private boolean isDefence(Position defence, Turn turn, int left) {
        if (left == 0 && !self && search.findsMates()) {
            return true;
        }
        Position attack = search.play(defence, turn);
        return !isOver(defence, turn, attack) && (left == 0 || shortest(attack, left) == 0);
    }

    /** Whether a turn of the defender is what the attacker wants. */
    private boolean isOver(Position defence, Turn turn, Position attack) {
        return self ? search.reached(defence, turn, attack) : search.lostAtOnce(defence, attack);
    }

    /** The turns that the defender may play. */
    List<Turn> defences(Position defence) {
        if (obliged && search.reaches(defence)) {
            List<Turn> found = new ArrayList<>();
            search.reaching(defence).forEachRemaining(found::add);
            return found;
        }
        return List.copyOf(search.turns(defence));
    }

    // ---- the tree of what is played ---------------------------------------------------------------------------------

    /** Returns the first turn as a key with what follows, or nothing if it does not force the goal. */
    Optional<Branch> key(Position attack, Turn turn, int turns, Solver.Detail detail, SolutionLines lines) {
        if (mustReach(attack) || !succeeds(attack, turn, turns - 1)) {
            return Optional.empty();
        }
        lines.more();
        return Optional.of(new Branch(Kind.KEY, attack, turn, false, replies(attack, turn, turns - 1, detail, lines)));
    }

    /**
     * Returns the first turn as a try with its refutations, or nothing if they are none or more than so many.
     *
     * @param told whether the threats and the defences that fail are told as well
     */
    Optional<Branch> attempt(
            Position attack, Turn turn, int turns, int mostRefutations, boolean told, SolutionLines lines) {
        Position after = search.play(attack, turn);
        if (mustReach(attack) || reaches(attack, turn, after, turns - 1)) {
            return Optional.empty();
        }
        List<Branch> found = new ArrayList<>();
        List<Turn> answered = new ArrayList<>();
        for (Turn defence : defences(after)) {
            if (!isDefence(after, defence, turns - 1)) {
                answered.add(defence);
            } else if (found.size() == mostRefutations) {
                return Optional.empty();
            } else {
                found.add(new Branch(Kind.REFUTATION, after, defence, false, List.of()));
            }
        }
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<Branch> branches = new ArrayList<>();
        if (told && turns > 1) {
            branches.addAll(threats(after, turns - 1, Solver.Detail.KEYS, lines));
            branches.addAll(unmet(after, answered, turns - 1, branches, Solver.Detail.KEYS, lines));
        }
        branches.addAll(found);
        return Optional.of(new Branch(Kind.TRY, attack, turn, false, branches));
    }

    /** Returns the defences of a position that is not the attacker's to move but is looked at as if it were not. */
    List<Branch> setPlay(Position defence, int left, SolutionLines lines) {
        List<Branch> found = new ArrayList<>();
        for (Turn turn : defences(defence)) {
            Position attack = search.play(defence, turn);
            boolean answered =
                    (self && search.reached(defence, turn, attack)) || (left > 0 && shortest(attack, left) > 0);
            if (answered && lines.more()) {
                found.add(new Branch(
                        Kind.DEFENCE,
                        defence,
                        turn,
                        false,
                        answers(defence, turn, attack, left, Solver.Detail.VARIATIONS, lines)));
            }
        }
        return found;
    }

    /** The threats and the defences after a turn that succeeds with so many turns more. */
    private List<Branch> replies(Position attack, Turn turn, int left, Solver.Detail detail, SolutionLines lines) {
        Position after = search.play(attack, turn);
        if (detail == Solver.Detail.KEYS || (!self && (left == 0 || reaches(attack, turn, after, left)))) {
            return List.of();
        }
        List<Branch> branches = new ArrayList<>(threats(after, left, detail, lines));
        branches.addAll(unmet(after, defences(after), left, branches, detail, lines));
        return branches;
    }

    /** The defences that no threat answers, or all of them, with the answers. */
    private List<Branch> unmet(
            Position after,
            List<Turn> defences,
            int left,
            List<Branch> threats,
            Solver.Detail detail,
            SolutionLines lines) {
        List<Turn> threatened = threats.stream().map(Branch::turn).toList();
        List<Branch> branches = new ArrayList<>();
        for (Turn turn : defences) {
            Position attack = search.play(after, turn);
            boolean wanted = self && search.reached(after, turn, attack);
            if (detail != Solver.Detail.FULL && !wanted && isMetByAny(threatened, attack, left)) {
                continue;
            }
            if (!lines.more()) {
                break;
            }
            branches.add(
                    new Branch(Kind.DEFENCE, after, turn, false, answers(after, turn, attack, left, detail, lines)));
        }
        return branches;
    }

    private List<Branch> threats(Position after, int left, Solver.Detail detail, SolutionLines lines) {
        if (left == 0 || obliged || !SideExchange.isSensible(after)) {
            return List.of();
        }
        return SideExchange.of(after)
                .filter(passed -> !passed.isUnderOpeningRule() && shortest(passed, left) > 0)
                .map(passed -> attacks(Kind.THREAT, passed, left, detail, lines))
                .orElse(List.of());
    }

    private boolean isMetByAny(List<Turn> threats, Position attack, int left) {
        if (threats.isEmpty()) {
            return false;
        }
        LegalTurns legal = search.turns(attack);
        return threats.stream().anyMatch(threat -> legal.contains(threat) && succeeds(attack, threat, left - 1));
    }

    private List<Branch> answers(
            Position defence, Turn turn, Position attack, int left, Solver.Detail detail, SolutionLines lines) {
        return isOver(defence, turn, attack) ? List.of() : attacks(Kind.CONTINUATION, attack, left, detail, lines);
    }

    private List<Turn> successes(Position attack, int turns) {
        List<Turn> found = new ArrayList<>();
        if (turns == 1 && !self && search.findsMates()) {
            search.reaching(attack).forEachRemaining(found::add);
            return found;
        }
        for (Turn turn : search.turns(attack)) {
            if (succeeds(attack, turn, turns - 1)) {
                found.add(turn);
            }
        }
        return found;
    }

    /** The turns that force the goal soonest. */
    private List<Branch> attacks(Kind kind, Position attack, int most, Solver.Detail detail, SolutionLines lines) {
        int turns = shortest(attack, most);
        List<Turn> found = successes(attack, turns);
        List<Branch> branches = new ArrayList<>();
        for (Turn turn : found) {
            if (!lines.more()) {
                break;
            }
            branches.add(
                    new Branch(kind, attack, turn, found.size() > 1, replies(attack, turn, turns - 1, detail, lines)));
        }
        return branches;
    }
}
