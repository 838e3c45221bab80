package io.github.multimove.command;

import io.github.multimove.Constraint;
import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says how a position stands: check, mate, outcome, the turns behind a check, what binds pieces, claims after the turns played. */
@Command(name = "judge", description = "Says whether a position is check, mate, stalemate or over, and why.")
final class Status implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    Status(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Game game = shown.game();
        RuleSet rules = game.ruleSet();
        Position position = game.position();
        say("position", position);
        say(
                "turns",
                String.format(Locale.ROOT, "%,d", rules.legalTurns(position).count()));
        say("check", yes(rules.isCheck(position)));
        say("bound by check", yes(rules.isBoundByCheck(position)));
        say("checkmate", yes(rules.isCheckmate(position)));
        say("double checkmate", yes(rules.isDoubleCheckmate(position)));
        say("stalemate", yes(rules.isStalemate(position)));
        String threats = rules.threats(position).stream().map(Turn::toString).collect(Collectors.joining("; "));
        say("threats", threats.isEmpty() ? "none" : threats);
        for (Constraint constraint : position.constraints()) {
            say("constraint", constraint.sentence());
        }
        for (Side side : Side.values()) {
            String sets = position.siblings().stream()
                    .filter(set -> position.pieces(set.get(0)).get(0).side() == side)
                    .map(set -> set.stream().map(Square::toString).collect(Collectors.joining("+")))
                    .collect(Collectors.joining(", "));
            if (!sets.isEmpty()) {
                say((side == Side.WHITE ? "White" : "Black") + "'s siblings", sets);
            }
        }
        String claims = game.claims().stream().map(Outcome.Reason::words).collect(Collectors.joining("; "));
        say("draws to claim", claims.isEmpty() ? "none" : claims);
        for (Side side : Side.values()) {
            say(
                    (side == Side.WHITE ? "White" : "Black") + " can win",
                    position.canWin(side).words());
        }
        say("outcome", game.outcome().map(Outcome::words).orElse("the game goes on"));
        return Multimove.DONE;
    }

    private void say(String what, Object answer) {
        terminal.out().printf(Locale.ROOT, "%-17s %s%n", what + ":", answer);
    }

    private static String yes(boolean answer) {
        return answer ? "yes" : "no";
    }
}
