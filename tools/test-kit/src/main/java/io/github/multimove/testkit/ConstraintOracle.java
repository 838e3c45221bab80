package io.github.multimove.testkit;

import io.github.multimove.Constraint;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks what one bond states of every legal turn, on those that are listed. */
final class ConstraintOracle {
    private final Position position;
    private final List<Turn> legal;
    private final long seed;

    ConstraintOracle(Position position, List<Turn> legal, long seed) {
        this.position = position;
        this.legal = legal;
        this.seed = seed;
    }

    void check(Constraint bond) {
        if (bond instanceof ConstraintKinds.Check check) {
            check.lines()
                    .forEach(line -> Broken.holds(
                            position,
                            "a check's line is open, or opened: " + line,
                            !check.isClosable() || line.isOpen(position)));
            lines(check.lines(), check.isClosable(), royals(check.lines()), bond);
        } else if (bond instanceof ConstraintKinds.Pin pin) {
            shelter(pin);
            lines(pin.lines(), pin.isClosable(), pin.squares(), bond);
        } else if (bond instanceof ConstraintKinds.Frozen frozen) {
            noneMoves(frozen.squares(), bond);
        } else if (bond instanceof ConstraintKinds.HeldBySibling held) {
            noneMoves(held.squares(), bond);
        } else if (bond instanceof ConstraintKinds.Siblings siblings) {
            Broken.holds(position, "a set: " + siblings, position.siblings().contains(siblings.squares()));
            for (Turn turn : legal) {
                together(turn, siblings);
            }
        } else if (bond instanceof ConstraintKinds.PawnFirst first) {
            Set<?> pawns = position.ruleSet().base().pawns();
            for (Turn turn : legal) {
                Broken.holds(
                        position,
                        turn + " begins with a pawn move: " + first,
                        pawns.contains(
                                turn.subMoves().get(0).actor().orElseThrow().type()));
            }
        } else if (bond instanceof ConstraintKinds.DropsFirst) {
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

    /** The pieces named are all that stand on the lines, and of the side to move. */
    private void shelter(ConstraintKinds.Pin pin) {
        List<Square> found = new ArrayList<>();
        for (Line line : pin.lines()) {
            line.between().stream()
                    .filter(square -> !found.contains(square))
                    .forEach(square -> position.pieces(square).forEach(piece -> found.add(square)));
        }
        found.sort(null);
        Broken.equal(position, "the pieces on the lines of " + pin, found, pin.squares());
        for (Square square : found) {
            Broken.equal(
                    position,
                    "whose pieces shelter: " + pin,
                    position.side(),
                    position.pieces(square).get(0).side());
        }
    }

    /** No legal turn leaves all lines open. */
    private void lines(List<Line> lines, boolean closable, List<Square> pieces, Constraint bond) {
        for (Line line : lines) {
            Broken.holds(
                    position,
                    "the attacker stands there, or comes there by an earlier sub-move: " + line,
                    position.pieces(line.from()).contains(line.piece())
                            || position.ruleSet().structure().isOrdered());
            Broken.holds(
                    position,
                    "the royal piece stands there: " + line,
                    position.pieces(line.on()).contains(line.royal()));
            Broken.holds(
                    position,
                    "they are enemies: " + line,
                    line.piece().side() != line.royal().side());
        }
        for (Turn turn : closable ? ConstraintLaws.some(legal, pieces, seed) : List.<Turn>of()) {
            Position next = position.ruleSet().play(position, turn);
            Broken.holds(
                    position, turn + " closes a line: " + bond, lines.stream().anyMatch(line -> !line.isOpen(next)));
        }
    }

    private void noneMoves(List<Square> pieces, Constraint bond) {
        for (Turn turn : legal) {
            Broken.holds(
                    position,
                    turn + " moves no piece of " + bond,
                    turn.subMoves().stream().noneMatch(m -> pieces.contains(m.start())));
        }
    }

    private void together(Turn turn, ConstraintKinds.Siblings siblings) {
        List<Square> moving = turn.subMoves().stream()
                .map(SubMove::start)
                .filter(siblings.squares()::contains)
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
