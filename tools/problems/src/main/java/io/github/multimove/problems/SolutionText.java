package io.github.multimove.problems;

import io.github.multimove.problems.Branch.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Prints a solution: {@code !} after a key, {@code ?} after a try, {@code /} between duals. Of many duals that end the
 * matter, of which games of several moves a turn have dozens, the first are written and the rest is counted.
 */
final class SolutionText {
    private static final int MOST_DUALS = 4;

    private final Solution solution;
    private final List<String> lines = new ArrayList<>();

    SolutionText(Solution solution) {
        this.solution = solution;
    }

    String text() {
        if (solution.problem().stipulation().play().isForced()) {
            forced();
        } else {
            helped();
        }
        if (!solution.isSolved()) {
            lines.add("no solution");
        }
        if (!solution.isComplete()) {
            lines.add("... and more");
        }
        return String.join("\n", lines);
    }

    // ---- direct play and selfmate play
    // -----------------------------------------------------------------------------------

    private void forced() {
        if (!solution.setPlay().isEmpty()) {
            lines.add("set play");
            solution.setPlay().forEach(defence -> defence(defence, 1, 1));
        }
        for (Branch attempt : solution.tries()) {
            String refutations = attempt.branches(Kind.REFUTATION).stream()
                    .map(refutation -> "1... " + refutation + "!")
                    .collect(Collectors.joining(", "));
            if (attempt.branches().size() > attempt.branches(Kind.REFUTATION).size()) {
                lines.add("1. " + attempt + "?" + (isZugzwang(attempt) ? " zugzwang" : ""));
                replies(attempt, 1, 1);
                lines.add("  but " + refutations);
            } else {
                lines.add("1. " + attempt + "? but " + refutations);
            }
        }
        for (Branch key : solution.solutions()) {
            if (key.kind() == Kind.DEFENCE) {
                defence(key, 1, 0);
                continue;
            }
            lines.add("1. " + key + "!" + (isZugzwang(key) ? " zugzwang" : ""));
            replies(key, 1, 1);
        }
    }

    private static boolean isZugzwang(Branch attack) {
        return !attack.branches().isEmpty()
                && attack.branches(Kind.THREAT).isEmpty()
                && SideExchange.isSensible(attack.after())
                && SideExchange.of(attack.after()).isPresent();
    }

    private void replies(Branch attack, int number, int depth) {
        List<Branch> threats = attack.branches(Kind.THREAT);
        if (!threats.isEmpty()) {
            attacks("  ".repeat(depth) + "threat", threats, number + 1, depth);
        }
        attack.branches(Kind.DEFENCE).forEach(defence -> defence(defence, number, depth));
    }

    private void defence(Branch defence, int number, int depth) {
        attacks("  ".repeat(depth) + number + "... " + defence, defence.branches(), number + 1, depth);
    }

    /** Writes several turns that end the matter in one line, and one that goes on with its variations below it. */
    private void attacks(String before, List<Branch> attacks, int number, int depth) {
        List<Branch> last =
                attacks.stream().filter(attack -> attack.branches().isEmpty()).toList();
        if (attacks.isEmpty()) {
            lines.add(before);
        }
        if (!last.isEmpty()) {
            lines.add(before + " "
                    + last.stream()
                            .limit(MOST_DUALS)
                            .map(attack -> number + ". " + attack)
                            .collect(Collectors.joining(" / "))
                    + (last.size() > MOST_DUALS ? " / and " + (last.size() - MOST_DUALS) + " more" : ""));
        }
        for (Branch attack : attacks) {
            if (!attack.branches().isEmpty()) {
                lines.add(before + " " + number + ". " + attack + (attack.isDual() ? " /" : "")
                        + (isZugzwang(attack) ? " zugzwang" : ""));
                replies(attack, number, depth + 1);
            }
        }
    }

    // ---- help play and series ---------------------------------------------------------------------------------------

    private void helped() {
        boolean series = solution.problem().stipulation().play().isSeries();
        boolean half = solution.problem().stipulation().isHalfMoveLonger()
                && solution.problem().stipulation().play() != Stipulation.Play.PROOF;
        if (!solution.setPlay().isEmpty()) {
            lines.add("set play");
            solution.setPlay().forEach(line -> line(line, "", 0, false, series || !half));
        }
        if (!solution.shorter().isEmpty()) {
            lines.add("short solutions");
            solution.shorter().forEach(line -> line(line, "", 0, series, false));
        }
        solution.solutions().forEach(line -> line(line, "", 0, series, !series && half));
    }

    /** Writes every line below a branch; in a series each turn of its side has a number, else every second one. */
    private void line(Branch branch, String before, int ply, boolean series, boolean half) {
        boolean parry = branch.kind() == Kind.DEFENCE;
        String number;
        if (series && !parry && ply < solution.problem().stipulation().turns()) {
            number = (ply + 1) + ". ";
        } else if (!series && ply == 0 && half) {
            number = "1... ";
        } else if (!series && ply % 2 == (half ? 1 : 0)) {
            number = (ply / 2 + (half ? 2 : 1)) + ". ";
        } else {
            number = "";
        }
        String text = before + (before.isEmpty() ? "" : " ") + number + branch;
        if (branch.branches().isEmpty()) {
            lines.add(text);
        }
        branch.branches().forEach(next -> line(next, text, parry ? ply : ply + 1, series, half));
    }
}
