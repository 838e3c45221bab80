package io.github.multimove.testkit.reference;

import io.github.multimove.LegalTurns;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Compares the paths of a rule set with each other and check with its definition, for any rule set: the listing of turns
 * with count, place and membership, the fast path with {@link RuleSet#reference()}, and check with the turns that the
 * opponent has where it is its turn. Unlike {@link ReferenceAgreement} it needs no plain reference of the game. Every
 * method throws an {@link AssertionError} that names rule set, position and question at the first difference.
 *
 * <p>Immutable and thread-safe.
 */
public final class PathAgreement {
    private static final int TURNS_TRIED = 20;

    private final RuleSet rules;
    private final RuleSet plain;

    private PathAgreement(RuleSet rules) {
        this.rules = rules;
        this.plain = rules.reference();
    }

    /** Compares a rule set with itself. */
    public static PathAgreement of(RuleSet rules) {
        return new PathAgreement(rules);
    }

    /**
     * Compares the turns of a position on both paths, and on each with what is said of them without listing.
     *
     * @throws AssertionError at the first difference
     */
    public void turns(Position position, Random random) {
        LegalTurns turns = rules.legalTurns(position);
        LegalTurns slow = plain.legalTurns(plain.position(position.toString()));
        List<Turn> listed = new ArrayList<>(turns);
        same(position, "turns on the plain path", List.copyOf(slow), listed);
        same(position, "count", (long) listed.size(), turns.count());
        same(position, "different turns", listed.size(), new HashSet<>(texts(listed)).size());
        same(position, "isEmpty", listed.isEmpty(), turns.isEmpty());
        for (int i = 0; i < TURNS_TRIED && !listed.isEmpty(); i++) {
            int index = random.nextInt(listed.size());
            Turn turn = listed.get(index);
            same(position, "at(" + index + ")", turn, turns.at(index));
            same(position, "contains " + turn, true, turns.contains(Turn.of(turn.subMoves())));
            same(position, "reads " + turn, turn, rules.parseTurn(position, turn.toString()));
            for (Turn other : others(turn, listed.get(random.nextInt(listed.size())))) {
                same(position, "contains " + other, listed.contains(other), turns.contains(other));
                same(position, "contains, plainly, " + other, listed.contains(other), slow.contains(other));
            }
        }
    }

    private static List<Turn> others(Turn turn, Turn other) {
        SubMove first = turn.subMoves().get(0);
        SubMove last = other.subMoves().get(other.subMoves().size() - 1);
        return List.of(Turn.of(first), Turn.of(last), Turn.of(first, last), Turn.of(last, first));
    }

    private static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::toString).toList();
    }

    /**
     * Compares check, bound by check and threats with the turns that the opponent has with the move. Positions without
     * that turned position (somebody has men in hand, or no royal man) are passed over.
     *
     * @return whether the position was compared
     * @throws AssertionError at the first difference
     */
    public boolean check(Position position) {
        Position turned;
        try {
            String[] fields = position.toString().split(" ", -1);
            fields[1] = fields[1].equals("w") ? "b" : "w";
            fields[3] = "-";
            fields[5] = "99";
            turned = plain.position(String.join(" ", fields));
        } catch (PositionException e) {
            return false;
        }
        Set<Square> royals = royals(position);
        if (royals.isEmpty() || !position.hand(position.side()).isEmpty()) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        List<Turn> threats = new ArrayList<>();
        boolean all = false;
        for (Turn turn : plain.legalTurns(turned)) {
            Set<Square> taken = new LinkedHashSet<>();
            boolean isNew = false;
            for (SubMove subMove : turn.subMoves()) {
                if (subMove.isCapture() && royals.contains(subMove.capturedOn())) {
                    taken.add(subMove.capturedOn());
                    isNew |= seen.add(subMove.toString());
                }
            }
            boolean firstOfAll = taken.size() == royals.size() && royals.size() > 1 && !all;
            all |= taken.size() == royals.size();
            if (isNew || firstOfAll) {
                threats.add(turn);
            }
        }
        same(position, "isCheck", !seen.isEmpty(), rules.isCheck(position));
        same(position, "isBoundByCheck", all, rules.isBoundByCheck(position));
        same(position, "threats", threats, rules.threats(position));
        return true;
    }

    private Set<Square> royals(Position position) {
        Set<PieceType> kinds = rules.base().royals();
        Set<Square> squares = new LinkedHashSet<>();
        position.men().forEach((square, men) -> {
            for (Piece man : men) {
                if (man.side() == position.side() && kinds.contains(man.type())) {
                    squares.add(square);
                }
            }
        });
        return squares;
    }

    private void same(Position position, String question, Object expected, Object found) {
        if (!expected.equals(found)) {
            throw new AssertionError(
                    rules.id() + " at " + position + ": " + question + ": expected " + expected + ", found " + found);
        }
    }
}
