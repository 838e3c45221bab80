package io.github.multimove.problems;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Direct play and selfplay: one side forces the goal against every defence.
 *
 * <p>Every turn of both sides is tried until the answer is certain. What was decisive in a sister position is tried first,
 * which changes how soon an answer is found and not the answer. Not safe to share between threads, unlike the
 * {@link Search} under it.
 */
final class Forced {
    private final Search search;
    private final boolean self;
    private final @Nullable Turn[] continuations = new @Nullable Turn[SearchTable.MAX_LEFT + 1];
    private final @Nullable Turn[] refutations = new @Nullable Turn[SearchTable.MAX_LEFT + 1];

    Forced(Search search, boolean self) {
        this.search = search;
        this.self = self;
    }

    // ---- what is forced ---------------------------------------------------------------------------------------------

    /** Returns the least number of turns, up to one, in which the attacker to move forces the goal; 0 if in none. */
    int shortest(Position attack, int most) {
        long yes = search.table.yes(attack);
        long no = search.table.no(attack);
        for (int turns = 1; turns <= most; turns++) {
            if ((no >>> turns) != 0) {
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
        LegalTurns all = search.turns(attack);
        Turn sister = continuations[turns];
        if (sister != null && all.contains(sister) && succeeds(search.rules.play(attack, sister), turns - 1)) {
            return true;
        }
        for (Turn turn : all) {
            if (succeeds(search.play(attack, turn), turns - 1)) {
                continuations[turns] = turn;
                return true;
            }
        }
        return false;
    }

    /** Returns whether the attacker, which has just moved, reaches the goal with no more than so many turns more. */
    boolean succeeds(Position after, int left) {
        return (!self && search.reached(after)) || !isDefended(after, left);
    }

    private boolean isDefended(Position defence, int left) {
        long yes = search.table.yes(defence);
        if ((yes & ((2L << left) - 1)) != 0) {
            return false;
        }
        if ((search.table.no(defence) >>> left) != 0) {
            return true;
        }
        boolean defended = findDefence(defence, left);
        search.table.put(defence, left, !defended);
        return defended;
    }

    private boolean findDefence(Position defence, int left) {
        LegalTurns all = search.turns(defence);
        Turn sister = refutations[left];
        if (sister != null && all.contains(sister) && isDefence(search.rules.play(defence, sister), left)) {
            return true;
        }
        boolean any = false;
        for (Turn turn : all) {
            any = true;
            if (isDefence(search.play(defence, turn), left)) {
                refutations[left] = turn;
                return true;
            }
        }
        return !any;
    }

    /** Returns whether a turn of the defender that led here saves it if the attacker has so many turns more. */
    private boolean isDefence(Position attack, int left) {
        if (self ? search.reached(attack) : search.lostAtOnce(attack)) {
            return false;
        }
        return left == 0 || shortest(attack, left) == 0;
    }

    // ---- the tree of what is played ---------------------------------------------------------------------------------

    /** Returns the first turn as a key with what follows, or nothing if it does not force the goal. */
    Optional<Branch> key(Position attack, Turn turn, int turns, Solver.Detail detail, SolutionLines lines) {
        Position after = search.play(attack, turn);
        if (!succeeds(after, turns - 1)) {
            return Optional.empty();
        }
        lines.more();
        return Optional.of(new Branch(Kind.KEY, attack, turn, false, replies(after, turns - 1, detail, lines)));
    }

    /** Returns the first turn as a try with its refutations, or nothing if they are none or more than so many. */
    Optional<Branch> attempt(Position attack, Turn turn, int turns, int mostRefutations) {
        Position after = search.play(attack, turn);
        if (!self && search.reached(after)) {
            return Optional.empty();
        }
        List<Branch> found = new ArrayList<>();
        for (Turn defence : search.turns(after)) {
            if (isDefence(search.play(after, defence), turns - 1)) {
                if (found.size() == mostRefutations) {
                    return Optional.empty();
                }
                found.add(new Branch(Kind.REFUTATION, after, defence, false, List.of()));
            }
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(new Branch(Kind.TRY, attack, turn, false, found));
    }

    /** Returns the defences of a position that is not the attacker's to move but is looked at as if it were not. */
    List<Branch> setPlay(Position defence, int left, SolutionLines lines) {
        List<Branch> found = new ArrayList<>();
        for (Turn turn : search.turns(defence)) {
            Position attack = search.play(defence, turn);
            boolean answered = (self && search.reached(attack)) || (left > 0 && shortest(attack, left) > 0);
            if (answered && lines.more()) {
                found.add(new Branch(
                        Kind.DEFENCE, defence, turn, false, answers(attack, left, Solver.Detail.VARIATIONS, lines)));
            }
        }
        return found;
    }

    /** The threats and the defences after a turn that succeeds with so many turns more. */
    private List<Branch> replies(Position after, int left, Solver.Detail detail, SolutionLines lines) {
        if (detail == Solver.Detail.KEYS || (!self && (left == 0 || search.reached(after)))) {
            return List.of();
        }
        List<Branch> branches = new ArrayList<>(threats(after, left, detail, lines));
        List<Turn> threats = branches.stream().map(Branch::turn).toList();
        for (Turn turn : search.turns(after)) {
            Position attack = search.play(after, turn);
            if (detail == Solver.Detail.VARIATIONS && isMetByAny(threats, attack, left)) {
                continue;
            }
            if (!lines.more()) {
                break;
            }
            branches.add(new Branch(Kind.DEFENCE, after, turn, false, answers(attack, left, detail, lines)));
        }
        return branches;
    }

    private List<Branch> threats(Position after, int left, Solver.Detail detail, SolutionLines lines) {
        if (left == 0 || !SideExchange.isSensible(after)) {
            return List.of();
        }
        return SideExchange.of(after)
                .filter(passed -> !passed.isUnderOpeningRule() && shortest(passed, left) > 0)
                .map(passed -> attacks(Kind.THREAT, passed, left, detail, lines))
                .orElse(List.of());
    }

    private boolean isMetByAny(List<Turn> threats, Position attack, int left) {
        if (threats.isEmpty() || (self && search.reached(attack))) {
            return false;
        }
        LegalTurns legal = search.turns(attack);
        return threats.stream()
                .anyMatch(threat -> legal.contains(threat) && succeeds(search.rules.play(attack, threat), left - 1));
    }

    private List<Branch> answers(Position attack, int left, Solver.Detail detail, SolutionLines lines) {
        boolean over = self ? search.reached(attack) : search.lostAtOnce(attack);
        return over ? List.of() : attacks(Kind.CONTINUATION, attack, left, detail, lines);
    }

    /** The turns that force the goal soonest. */
    private List<Branch> attacks(Kind kind, Position attack, int most, Solver.Detail detail, SolutionLines lines) {
        int turns = shortest(attack, most);
        List<Turn> found = new ArrayList<>();
        for (Turn turn : search.turns(attack)) {
            if (succeeds(search.play(attack, turn), turns - 1)) {
                found.add(turn);
            }
        }
        List<Branch> branches = new ArrayList<>();
        for (Turn turn : found) {
            if (!lines.more()) {
                break;
            }
            Position after = search.play(attack, turn);
            branches.add(new Branch(kind, attack, turn, found.size() > 1, replies(after, turns - 1, detail, lines)));
        }
        return branches;
    }
}
