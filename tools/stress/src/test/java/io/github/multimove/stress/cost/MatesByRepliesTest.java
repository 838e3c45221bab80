package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.testkit.Budget;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mates in games of capture, found with the turns left out that disturb no reply, are those that all turns and replies tell. */
@Tag("budget")
class MatesByRepliesTest {
    private static final int POSITIONS = Budget.of(150, 3_000);
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
            WildPositions wild = new WildPositions(rules, random.nextLong());
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

    /** Whether the turn that led to a position does not win, and all kings of its mover can be captured by the next. */
    private static boolean loses(Position before, Position after) {
        LegalTurns replies = after.legalTurns();
        List<Square> kings = after.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().get(0).side() == before.side()
                        && after.ruleSet()
                                .base()
                                .royals()
                                .contains(entry.getValue().get(0).type()))
                .map(java.util.Map.Entry::getKey)
                .toList();
        for (Square king : kings) {
            replies = replies.capturing(king);
        }
        return after.outcome().flatMap(Outcome::winner).isEmpty() && !replies.isEmpty();
    }
}
