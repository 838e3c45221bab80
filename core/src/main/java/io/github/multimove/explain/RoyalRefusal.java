package io.github.multimove.explain;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Why a turn, right by movement and structure, leaves its own royal pieces unsafe (rules/common.md, Legal turn). More kinds
 * may come in a minor version; only the library makes them.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="refusal"}
 */
public interface RoyalRefusal extends Refusal {
    @Override
    default Rule rule() {
        return Rule.ROYAL_LEFT_ATTACKED;
    }

    /**
     * A piece that would capture a royal piece after the turn.
     *
     * @param line from where, and over which squares
     * @param capture the sub-move by which it captures
     * @param before the sub-moves of that turn that are made before it, where they are made one after the other: on the
     *     board after them the line is judged; empty where sub-moves are simultaneous
     * @param witness the first turn of the opponent, in the documented order, that holds that sub-move
     * @param isUnanswered whether this piece, from the same square, gave check before the turn already
     */
    record Attacker(Line line, SubMove capture, List<SubMove> before, Turn witness, boolean isUnanswered) {
        /** Copies the list. */
        public Attacker {
            before = List.copyOf(before);
        }

        /** Returns the piece in words, with what is made before its capture. */
        private String words() {
            return "the " + line.piece().type().name() + " on " + line.from()
                    + (before.isEmpty() ? "" : " after " + before.get(before.size() - 1));
        }
    }

    /**
     * The opponent would have a turn that captures the royal pieces that must not fall: the last ones, or the king that has just
     * castled.
     *
     * @param attackers all pieces that could capture one of them, by royal piece and then by square
     * @param witness a turn of the opponent that captures them: with one royal piece the first that captures it, with several the
     *     first that captures two or more
     */
    record RoyalLeft(List<Attacker> attackers, Turn witness) implements RoyalRefusal {
        /** Copies the list. */
        public RoyalLeft {
            attackers = List.copyOf(attackers);
        }

        @Override
        public List<Square> squares() {
            Set<Square> squares = new LinkedHashSet<>();
            attackers.forEach(attacker -> {
                squares.add(attacker.line().on());
                squares.add(attacker.line().from());
            });
            return List.copyOf(squares);
        }

        /** Returns whether the side to move was in check already, by a piece that still attacks. */
        public boolean isCheckUnanswered() {
            return attackers.stream().anyMatch(Attacker::isUnanswered);
        }

        @Override
        public String sentence() {
            Map<Square, List<Attacker>> byRoyal = new LinkedHashMap<>();
            attackers.forEach(
                    attacker -> byRoyal.computeIfAbsent(attacker.line().on(), on -> new ArrayList<>())
                            .add(attacker));
            return byRoyal.values().stream()
                    .map(by -> "your " + by.get(0).line().royal().type().name() + " on "
                            + by.get(0).line().on() + " would be left attacked by " + words(by))
                    .collect(Collectors.joining(" and "));
        }
    }

    /**
     * The king castles out of or through attack (rules/common.md, Check, the one definition).
     *
     * @param castling the sub-move
     * @param on the first square, the king's own or one that it crosses, on which it would be in check; where a piece that is not
     *     royal castles, the square of the royal piece that is in check
     * @param attackers the pieces that attack there
     */
    record CastlingAttacked(SubMove castling, Square on, List<Attacker> attackers) implements RoyalRefusal {
        /** Copies the list. */
        public CastlingAttacked {
            attackers = List.copyOf(attackers);
        }

        @Override
        public Rule rule() {
            return Rule.CASTLING_ATTACKED;
        }

        @Override
        public List<Square> squares() {
            Set<Square> squares = new LinkedHashSet<>();
            squares.add(castling.start());
            attackers.forEach(attacker -> squares.add(attacker.line().from()));
            return List.copyOf(squares);
        }

        @Override
        public String sentence() {
            Piece king = castling.actor().orElseThrow();
            boolean another =
                    !attackers.isEmpty() && !attackers.get(0).line().royal().equals(king);
            return "the " + king.type().name() + " may not castle "
                    + (on.equals(castling.to()) ? "into" : "out of or through") + " attack: on " + on + " "
                    + (another ? "the " + attackers.get(0).line().royal().type().name() : "it")
                    + " would be attacked by "
                    + words(attackers);
        }
    }

    /**
     * The turn takes its own last royal piece off the board (rules/twins.md, Check and royalty).
     *
     * @param royal that piece
     * @param how how it comes off
     */
    record RoyalRemoved(Piece royal, Effect how) implements RoyalRefusal {
        @Override
        public List<Square> squares() {
            if (how instanceof Effect.Struck struck) {
                return List.of(struck.on());
            }
            return how instanceof Effect.RemovedWithSibling removed ? List.of(removed.on()) : List.of();
        }

        @Override
        public String sentence() {
            String why = how instanceof Effect.Struck struck
                    ? ", struck on " + struck.on()
                    : how instanceof Effect.RemovedWithSibling removed
                            ? ", removed from " + removed.on() + " with a sibling"
                            : "";
            return "your own " + royal.type().name() + " would come off the board" + why;
        }
    }

    private static String words(List<Attacker> attackers) {
        return attackers.stream().map(Attacker::words).collect(Collectors.joining(" and "));
    }
}
