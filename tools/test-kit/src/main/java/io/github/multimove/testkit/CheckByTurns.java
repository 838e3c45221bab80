package io.github.multimove.testkit;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares check, bound by check and threats with their definition, word for word: with the turns that the opponent has
 * where it is its turn (rules/common.md, Check). For games won by capture whose royal pieces fall alone; in games won by
 * checkmate the turned position is refused.
 */
public final class CheckByTurns {
    private CheckByTurns() {}

    /**
     * Compares, unless there is no such turned position: somebody has pieces in hand, or the side to move has no royal piece.
     *
     * @return whether the position was compared
     * @throws AssertionError at the first difference
     */
    public static boolean agrees(Position position) {
        RuleSet rules = position.ruleSet();
        RuleSet plain = Reference.of(rules);
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
        Set<Square> royals = royals(rules, position);
        if (royals.isEmpty() || !position.hand(position.side()).isEmpty() || Unbound.isOver(turned)) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        Set<Square> fallen = new HashSet<>();
        List<Turn> threats = new ArrayList<>();
        Map<PieceType, List<Square>> byKind = royals.stream()
                .collect(Collectors.groupingBy(
                        square -> position.pieces(square).get(0).type()));
        boolean ofKind = false;
        boolean all = false;
        for (Turn turn : plain.legalTurns(turned)) {
            Set<Square> taken = new LinkedHashSet<>();
            boolean isNew = false;
            for (Square royal : royals) {
                for (SubMove capture : Unbound.capturing(turn, royal)) {
                    taken.add(royal);
                    fallen.add(royal);
                    isNew |= seen.add(capture.toString());
                }
            }
            boolean firstOfAll = taken.size() == royals.size() && royals.size() > 1 && !all;
            all |= taken.size() == royals.size();
            ofKind |= byKind.values().stream().anyMatch(taken::containsAll);
            if (isNew || firstOfAll) {
                threats.add(turn);
            }
        }
        boolean bound = switch (TurnTraits.bound(rules)) {
            case TOGETHER -> all;
            case ANY -> !fallen.isEmpty();
            case EACH -> fallen.size() == royals.size();
            case LAST_OF_KIND -> ofKind;
        };
        Broken.equal(position, "isCheck", !seen.isEmpty(), rules.isCheck(position));
        Broken.equal(position, "isBoundByCheck", bound, rules.isBoundByCheck(position));
        Broken.equal(position, "threats", threats, rules.threats(position));
        return true;
    }

    private static Set<Square> royals(RuleSet rules, Position position) {
        Set<PieceType> kinds = rules.base().royals();
        Set<Square> squares = new LinkedHashSet<>();
        position.pieces().forEach((square, pieces) -> {
            for (Piece piece : pieces) {
                if (piece.side() == position.side() && kinds.contains(piece.type())) {
                    squares.add(square);
                }
            }
        });
        return squares;
    }
}
