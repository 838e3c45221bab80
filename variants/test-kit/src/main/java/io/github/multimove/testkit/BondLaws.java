package io.github.multimove.testkit;

import io.github.multimove.Bond;
import io.github.multimove.Line;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RoyalRefusal.Attacker;
import io.github.multimove.RoyalRefusal.RoyalLeft;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** What must hold of that which binds the side to move. */
public final class BondLaws {
    private static final int MOST_PLAYED = 150;
    private static final int MOST_UNSAFE = 60;

    private BondLaws() {}

    /**
     * Each bond states something of every legal turn, and it is so of each that is listed; a man is said to be motionless
     * exactly when no turn moves it; the side is bound by check exactly when a check is named; and every turn that only the
     * safety of royal men forbids, and that takes no shelter away but by men who leave, breaks a bond that is named.
     */
    public static void bondsHold(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        List<Bond> bonds = rules.bonds(position);
        if (rules.outcome(position).isPresent() && rules.isStalemate(position) == rules.isCheckmate(position)) {
            Broken.equal(position, "nothing binds when the game is over", List.of(), bonds);
            return;
        }
        List<Turn> legal = rules.legalTurns(position).stream()
                .limit(TurnTraits.mostListed(position))
                .toList();
        for (Bond bond : bonds) {
            Broken.holds(
                    position, "a bond says something: " + bond, bond.sentence().length() > 10);
            Broken.equal(position, "a duty names no men: " + bond, bond.men().isEmpty(), bond.isDuty());
            new BondTruth(position, legal, seed).check(bond);
        }
        bySquares(position, bonds);
        motionless(position, bonds, legal);
        if (rules.royalRule() instanceof RoyalRule.LastRoyal rule
                && rule.exposure() == RoyalRule.Exposure.ILLEGAL // else a turn may end in it
                && Unbound.royals(position, position.side()).size() == 1) {
            Broken.equal(
                    position,
                    "bound by check exactly when a check is named",
                    rules.isBoundByCheck(position),
                    bonds.stream().anyMatch(Bond.Check.class::isInstance));
        }
        for (Turn turn : new Unbound(position).some(MOST_UNSAFE, seed)) {
            rules.refusal(position, Turn.of(turn.subMoves())).ifPresent(refusal -> {
                if (refusal instanceof RoyalLeft left) {
                    unsafe(position, turn, left, bonds);
                }
            });
        }
    }

    private static void bySquares(Position position, List<Bond> bonds) {
        position.men()
                .forEach((square, men) -> Broken.equal(
                        position,
                        "what binds the men on " + square,
                        bonds.stream()
                                .filter(bond -> men.get(0).side() == position.side()
                                        && (bond.isDuty() || bond.men().contains(square)))
                                .toList(),
                        position.ruleSet().bonds(position, square)));
    }

    private static void motionless(Position position, List<Bond> bonds, List<Turn> legal) {
        Set<String> moved = new HashSet<>();
        for (Turn turn : legal) {
            for (SubMove m : turn.subMoves()) {
                if (!(m instanceof SubMove.Drop) && !(m instanceof SubMove.RelocatingDrop)) {
                    m.actor().ifPresent(man -> moved.add(man + "@" + m.start()));
                    if (m instanceof SubMove.Castling castling) {
                        moved.add(castling.rook() + "@" + castling.rookFrom());
                    }
                }
            }
        }
        boolean drops = bonds.stream().anyMatch(Bond.DropsFirst.class::isInstance);
        Set<String> expected = new TreeSet<>();
        position.men().forEach((square, men) -> {
            for (Piece man : men) {
                if (man.side() == position.side() && !moved.contains(man + "@" + square) && !drops) {
                    expected.add(man + "@" + square);
                }
            }
        });
        Set<String> found = new TreeSet<>();
        for (Bond bond : bonds) {
            if (bond instanceof Bond.Motionless motionless) {
                found.add(motionless.piece() + "@" + motionless.on());
            }
        }
        if (legal.size() == TurnTraits.mostListed(position)) {
            Broken.holds(position, "motionless men do not move in the turns listed", expected.containsAll(found));
        } else {
            Broken.equal(position, "the men whom no turn moves", expected, found);
        }
    }

    /** A turn that leaves a line open, which was shut by nobody but men who leave in it, breaks a bond that is named. */
    private static void unsafe(Position position, Turn turn, RoyalLeft left, List<Bond> bonds) {
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
                List<Piece> men = position.men(square);
                own &= men.isEmpty() || men.get(0).side() == position.side();
                if (!men.isEmpty()) {
                    shelter.add(square);
                }
            }
            boolean stays = position.men(line.on()).contains(line.royal()) && !leaving.contains(line.on());
            boolean stood = position.men(line.from()).contains(line.piece());
            boolean alone =
                    position.men(line.from()).size() == 1 && attacker.before().isEmpty();
            boolean held = rules(position).base().freezes().isEmpty();
            if (!own || !stays || !stood || !alone || !held || !leaving.containsAll(shelter)) {
                continue;
            }
            boolean named = bonds.stream()
                    .anyMatch(bond -> (bond instanceof Bond.Pin pin
                                    && Set.copyOf(pin.men()).equals(shelter)
                                    && pin.lines().equals(List.of(line)))
                            || (bond instanceof Bond.Check check
                                    && shelter.isEmpty()
                                    && check.lines().equals(List.of(line))));
            Broken.holds(
                    position,
                    turn + " breaks a bond that is named, on the line " + line.squares() + " of " + bonds,
                    named || (shelter.isEmpty() && !attacker.isUnanswered()));
        }
    }

    private static RuleSet rules(Position position) {
        return position.ruleSet();
    }

    /** Some of the turns, by the seed, those first that move a man on one of the squares. */
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
