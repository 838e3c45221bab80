package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Drawn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mates in games of capture, found with the turns left out that disturb no reply, are those that all turns and replies tell. */
@Tag("full")
@Tag("budget")
class MatesByRepliesTest {
    private static final int POSITIONS = Budget.of(100, 150);
    private static final int MOST_TURNS = 1_000;
    /** Few mates are drawn: positions like one are more often mates. */
    private static final int LIKE_A_MATE = 3;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doublemove",
                "twinmove",
                "twinmove[base=double-king]",
                "twinmove[base=dragonchess]",
                "geminus",
                "monster[win=capture]",
                "duck"
            })
    void areThoseOfAllTurnsAndReplies(String id) {
        RuleSet rules = RuleSets.of(id);
        SplittableRandom random = new SplittableRandom(id.hashCode());
        int compared = 0;
        int mates = 0;
        Optional<String> mate = Optional.empty();
        for (int i = 0; i < 50 * POSITIONS && (compared < POSITIONS || mates == 0); i++) {
            WildPositions wild = new WildPositions(rules, random.nextLong(), false);
            Optional<Position> drawn = (random.nextInt(LIKE_A_MATE) > 0 ? mate.flatMap(wild::changed) : wild.next())
                    .map(rules::position)
                    .filter(p -> p.outcome().isEmpty() && p.legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS);
            if (drawn.isPresent()) {
                Position position = drawn.get();
                boolean isMate = position.legalTurns().stream().allMatch(turn -> loses(position, position.play(turn)));
                assertThat(position.isCheckmate()).as("%s %s", id, position).isEqualTo(isMate);
                compared++;
                mates += isMate ? 1 : 0;
                mate = isMate ? Optional.of(position.toString()) : mate;
            }
        }
        assertThat(mates).as("mates among " + compared).isPositive();
    }

    /** Two bare kings against queens: where the kings may step to little, many of the positions are mates of both. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "double-king",
                "two-prong[base=double-king]",
                "marseillais[base=double-king]",
                "doublemove[base=double-king]"
            })
    void matesOfBothKingsAreThoseOfAllTurnsAndReplies(String id) {
        RuleSet rules = RuleSets.of(id);
        SplittableRandom random = new SplittableRandom(id.hashCode());
        int compared = 0;
        int mates = 0;
        for (int i = 0; i < 10 * POSITIONS && (compared < POSITIONS / 4 || mates == 0); i++) {
            Position position = rules.position(queensAgainstKings(random));
            if (position.legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS) {
                boolean isMate = isMateOfBoth(position);
                assertThat(position.isDoubleCheckmate())
                        .as("%s %s", id, position)
                        .isEqualTo(isMate);
                compared++;
                mates += isMate ? 1 : 0;
            }
        }
        assertThat(mates).as("mates among " + compared).isPositive();
    }

    private static String queensAgainstKings(SplittableRandom random) {
        char[] board = ".".repeat(80).toCharArray();
        // the kings that may be mated stand in a corner
        board[random.nextInt(4)] = 'k';
        board[10 + random.nextInt(4)] = 'k';
        for (char piece : "KKQQQQQ".substring(0, 5 + random.nextInt(3)).toCharArray()) {
            int at = random.nextInt(80);
            while (board[at] != '.') {
                at = random.nextInt(80);
            }
            board[at] = piece;
        }
        return Drawn.placement(new String(board).replaceAll(".{10}", "$0\n")) + " b - - 0 30";
    }

    private static boolean isMateOfBoth(Position position) {
        List<Square> kings = kings(position, position.side());
        if (kings.size() != 2
                || position.outcome()
                        .filter(o -> o.reason() != Outcome.Reason.DOUBLE_CHECKMATE)
                        .isPresent()) {
            return false;
        }
        RuleSet rules = position.ruleSet();
        Position turned = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture())
                .position(position.toString().replace(" b ", " w "));
        return kings.stream()
                        .noneMatch(king -> turned.legalTurns().capturing(king).isEmpty())
                && !position.legalTurns().isEmpty()
                && position.legalTurns().stream().map(position::play).allMatch(after -> losesOneAndIsMated(after));
    }

    private static boolean losesOneAndIsMated(Position after) {
        return kings(after, after.side().opposite()).stream()
                .flatMap(king -> after.legalTurns().capturing(king).stream())
                .map(after::play)
                .anyMatch(next -> kings(next, next.side()).size() == 1 && next.isCheckmate());
    }

    /** Whether the turn that led to a position does not win, and all kings of its mover can be captured by the next. */
    private static boolean loses(Position before, Position after) {
        LegalTurns replies = after.legalTurns();
        for (Square king : kings(after, before.side())) {
            replies = replies.capturing(king);
        }
        return after.outcome().flatMap(Outcome::winner).isEmpty() && !replies.isEmpty();
    }

    private static List<Square> kings(Position position, Side side) {
        Set<PieceType> royals = position.ruleSet().base().royals();
        return position.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().get(0).side() == side
                        && royals.contains(entry.getValue().get(0).type()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
