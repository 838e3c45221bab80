package io.github.multimove.testkit;

import io.github.multimove.Constraint;
import io.github.multimove.Outcome;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.Line;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** What must hold of that which binds the side to move. */
public final class ConstraintLaws {
    private static final int MOST_PLAYED = 150;
    private static final int MOST_UNSAFE = 60;

    private ConstraintLaws() {}

    /**
     * Each constraint holds in every legal turn that is listed; the side is bound by check exactly when a check is named; and every turn that only the
     * safety of royal pieces forbids, and that takes no shelter away but by pieces that leave, breaks a bond that is named.
     */
    public static void constraintsHold(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        List<Constraint> constraints = position.constraints();
        boolean over = rules.outcome(position)
                .filter(outcome -> outcome.reason() != Outcome.Reason.WITHOUT_TURN) // what binds says why there is none
                .isPresent();
        if (over && rules.isStalemate(position) == rules.isCheckmate(position)) {
            Broken.equal(position, "nothing binds when the game is over", List.of(), constraints);
            return;
        }
        List<Turn> legal = rules.legalTurns(position).stream()
                .limit(TurnTraits.mostListed(position))
                .toList();
        for (Constraint bond : constraints) {
            Broken.holds(
                    position, "a bond says something: " + bond, bond.sentence().length() > 10);
            Broken.equal(
                    position, "a duty names no pieces: " + bond, bond.squares().isEmpty(), bond.isDuty());
            new ConstraintOracle(position, legal, seed).check(bond);
        }
        bySquares(position, constraints);
        if (rules.royalRule() instanceof RoyalRule.LastRoyal rule
                && rule.exposure() == RoyalRule.Exposure.ILLEGAL // else a turn may end in it
                && Unbound.royals(position, position.side()).size() == 1) {
            Broken.equal(
                    position,
                    "bound by check exactly when a check is named",
                    rules.isBoundByCheck(position),
                    constraints.stream().anyMatch(ConstraintKinds.Check.class::isInstance));
        }
        for (Turn turn : new Unbound(position).some(MOST_UNSAFE, seed)) {
            position.refusal(Turn.of(turn.subMoves())).ifPresent(refusal -> {
                if (refusal instanceof RoyalLeft left) {
                    unsafe(position, turn, left, constraints);
                }
            });
        }
    }

    private static void bySquares(Position position, List<Constraint> constraints) {
        position.pieces()
                .forEach((square, pieces) -> Broken.equal(
                        position,
                        "what binds the pieces on " + square,
                        constraints.stream()
                                .filter(bond -> pieces.get(0).side() == position.side()
                                        && (bond.isDuty() || bond.squares().contains(square)))
                                .toList(),
                        position.constraints(square)));
    }

    /** A turn that leaves a line without screen open, which was shut by no piece but pieces that leave in it, breaks a bond that is named. */
    private static void unsafe(Position position, Turn turn, RoyalLeft left, List<Constraint> constraints) {
        if (Unbound.royals(position, position.side()).size() != 1) {
            return;
        }
        Set<Square> leaving = new HashSet<>();
        for (SubMove m : turn.subMoves()) {
            if (!(m instanceof SubMove.RemoteCapture)) {
                leaving.add(m.start());
            }
        }
        for (Attacker attacker : left.attackers()) {
            Line line = attacker.line();
            Set<Square> shelter = new TreeSet<>();
            boolean own = true;
            for (Square square : line.between()) {
                List<Piece> pieces = position.pieces(square);
                own &= pieces.isEmpty() || pieces.get(0).side() == position.side();
                if (!pieces.isEmpty()) {
                    shelter.add(square);
                }
            }
            boolean stays = position.pieces(line.on()).contains(line.royal()) && !leaving.contains(line.on());
            boolean stood = position.pieces(line.from()).contains(line.piece());
            boolean alone = position.pieces(line.from()).size() == 1
                    && attacker.before().isEmpty();
            boolean held = rules(position).base().freezes().isEmpty();
            if (line.screen().isPresent()
                    || !own
                    || !stays
                    || !stood
                    || !alone
                    || !held
                    || !leaving.containsAll(shelter)) {
                continue;
            }
            boolean named = constraints.stream()
                    .anyMatch(bond -> (bond instanceof ConstraintKinds.Pin pin
                                    && Set.copyOf(pin.squares()).equals(shelter)
                                    && pin.lines().equals(List.of(line)))
                            || (bond instanceof ConstraintKinds.Check check
                                    && shelter.isEmpty()
                                    && check.lines().equals(List.of(line))));
            Broken.holds(
                    position,
                    turn + " breaks a bond that is named, on the line " + line.squares() + " of " + constraints,
                    named || (shelter.isEmpty() && !attacker.isUnanswered()));
        }
    }

    private static RuleSet rules(Position position) {
        return position.ruleSet();
    }

    /** Some of the turns, by the seed, those first that move a piece on one of the squares. */
    static List<Turn> some(List<Turn> legal, List<Square> squares, long seed) {
        List<Turn> all = new ArrayList<>(legal);
        Collections.shuffle(all, new Random(seed));
        List<Turn> some = new ArrayList<>(all.stream()
                .filter(turn -> turn.subMoves().stream().anyMatch(m -> squares.contains(m.start())))
                .limit(MOST_PLAYED)
                .toList());
        all.stream().limit(MOST_PLAYED).forEach(some::add);
        return some;
    }
}
