package io.github.multimove.testkit;

import io.github.multimove.Bond;
import io.github.multimove.Line;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks what one bond states of every legal turn, on those that are listed. */
final class BondTruth {
    private final Position position;
    private final List<Turn> legal;
    private final long seed;

    BondTruth(Position position, List<Turn> legal, long seed) {
        this.position = position;
        this.legal = legal;
        this.seed = seed;
    }

    void check(Bond bond) {
        if (bond instanceof Bond.Check check) {
            check.lines()
                    .forEach(line -> Broken.holds(
                            position,
                            "a check's line is open, or opened: " + line,
                            !check.isClosable() || line.isOpen(position)));
            lines(check.lines(), check.isClosable(), royals(check.lines()), bond);
        } else if (bond instanceof Bond.Pin pin) {
            shelter(pin);
            lines(pin.lines(), pin.isClosable(), pin.men(), bond);
        } else if (bond instanceof Bond.Frozen frozen) {
            noneMoves(frozen.men(), bond);
        } else if (bond instanceof Bond.Motionless) {
            return; // exactly those, as BondLaws has it
        } else if (bond instanceof Bond.HeldBySibling held) {
            noneMoves(held.men(), bond);
        } else if (bond instanceof Bond.Siblings siblings) {
            Broken.holds(position, "a set: " + siblings, position.siblings().contains(siblings.squares()));
            for (Turn turn : legal) {
                together(turn, siblings);
            }
        } else if (bond instanceof Bond.PawnFirst first) {
            Set<?> pawns = position.ruleSet().base().pawns();
            for (Turn turn : legal) {
                Broken.holds(
                        position,
                        turn + " begins with a pawn move: " + first,
                        pawns.contains(
                                turn.subMoves().get(0).actor().orElseThrow().type()));
            }
        } else if (bond instanceof Bond.DropsFirst) {
            for (Turn turn : legal) {
                Broken.holds(
                        position,
                        turn + " is drops",
                        turn.subMoves().stream()
                                .allMatch(m -> m instanceof SubMove.Drop || m instanceof SubMove.RelocatingDrop));
            }
        }
    }

    private static List<Square> royals(List<Line> lines) {
        return lines.stream().map(Line::on).toList();
    }

    /** The men named are all who stand on the lines, and of the side to move. */
    private void shelter(Bond.Pin pin) {
        List<Square> found = new ArrayList<>();
        for (Line line : pin.lines()) {
            line.between().stream()
                    .filter(square -> !found.contains(square))
                    .forEach(square -> position.men(square).forEach(man -> found.add(square)));
        }
        found.sort(null);
        Broken.equal(position, "the men on the lines of " + pin, found, pin.men());
        for (Square square : found) {
            Broken.equal(
                    position,
                    "whose men shelter: " + pin,
                    position.side(),
                    position.men(square).get(0).side());
        }
    }

    /** No legal turn leaves all lines open. */
    private void lines(List<Line> lines, boolean closable, List<Square> men, Bond bond) {
        for (Line line : lines) {
            Broken.holds(
                    position,
                    "the attacker stands there, or comes there by an earlier sub-move: " + line,
                    position.men(line.from()).contains(line.piece())
                            || position.ruleSet().structure().isOrdered());
            Broken.holds(
                    position,
                    "the royal man stands there: " + line,
                    position.men(line.on()).contains(line.royal()));
            Broken.holds(
                    position,
                    "they are enemies: " + line,
                    line.piece().side() != line.royal().side());
        }
        for (Turn turn : closable ? BondLaws.some(legal, men, seed) : List.<Turn>of()) {
            Position next = position.ruleSet().play(position, turn);
            Broken.holds(
                    position, turn + " closes a line: " + bond, lines.stream().anyMatch(line -> !line.isOpen(next)));
        }
    }

    private void noneMoves(List<Square> men, Bond bond) {
        for (Turn turn : legal) {
            Broken.holds(
                    position,
                    turn + " moves nobody of " + bond,
                    turn.subMoves().stream().noneMatch(m -> men.contains(m.start())));
        }
    }

    private void together(Turn turn, Bond.Siblings siblings) {
        List<Square> moving = turn.subMoves().stream()
                .map(SubMove::start)
                .filter(siblings.men()::contains)
                .toList();
        if (!moving.isEmpty()) {
            Broken.equal(
                    position,
                    turn + " moves all siblings",
                    siblings.squares(),
                    moving.stream().sorted().toList());
        }
    }
}
