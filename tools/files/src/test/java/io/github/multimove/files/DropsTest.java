package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drops of captured pieces (rules/series.md, Drops); points/variant-files.txt has those of pieces of the array. */
final class DropsTest {
    private static VariantFile games() throws IOException {
        return VariantFile.read(VariantFileTest.resource("drops.ini"));
    }

    private static boolean isLegal(Position position, String turn) {
        try {
            return position.legalTurns().contains(position.parseTurn(turn));
        } catch (IllegalTurnException e) {
            return false;
        }
    }

    /** As Fairy-Stockfish has it: a promoted piece is marked, and comes to hand as a pawn; where it stays promoted, as it is. */
    @ParameterizedTest
    @CsvSource({"crazyhouse, Q~, p", "loop, Q, q"})
    void aCapturedPieceComesToHand(String game, String promoted, String inHand) {
        RuleSet rules = VariantFile.bases().ruleSet(game);
        Position position =
                rules.position("rnbqkbnr/P7/8/8/8/8/8/4K3[] w kq - 0 1").play("a7b8q");
        assertThat(position).hasToString("r" + promoted + "bqkbnr/8/8/8/8/8/8/4K3[N] b kq - 0 1");
        assertThat(Setup.of(position)).hasToString(position.toString());
        Position next = position.play("a8b8");
        assertThat(next).hasToString("1rbqkbnr/8/8/8/8/8/8/4K3[N" + inHand + "] w k - 0 2");
        assertThat(next.hand(Side.WHITE)).containsExactly(Map.entry(Orthodox.KNIGHT, 1));
        assertThat(next.hasTooMuchMaterial()).isFalse();
    }

    /** Each prong is judged on the board before the turn: what it captures is not yet in hand, what is in hand is dropped once. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            two-prong-house | N@d4,N@e4 | true
            two-prong-house | e1e2,N@e4 | true
            two-prong-house | a7a8q,N@a7 | false
            marseillais-house | d5c4,N@d5 | true
            twinmove-house | P@d4,N@e5 | true
            twinmove-house | N@d4,P@e5 | false
            """)
    void turnsOfSeveralMovesDropWhatTheyHave(String game, String turn, boolean isLegal) throws IOException {
        RuleSet rules = games().ruleSet(game);
        String second = rules.initialPosition().toString().replaceFirst("1$", "2"); // no first turn's rule is in force
        assertThat(isLegal(rules.position(second), turn)).isEqualTo(isLegal);
    }

    /** The turns of several moves are moves of the game of one, which agrees with Fairy-Stockfish, until one gives check. */
    @Tag("budget")
    @ParameterizedTest
    @CsvSource({
        "marseillais-house, w, 2, 2",
        "marseillais-house, b, 2, 2",
        "progressive-house, b, 1, 2",
        "progressive-house, w, 2, 3"
    })
    void turnsOfSeveralMovesAreMovesOneAfterTheOther(String game, String side, int number, int length)
            throws IOException {
        RuleSet several = games().ruleSet(game);
        RuleSet one = VariantFile.bases().ruleSet("crazyhouse");
        RuleSet start = VariantFile.read("[few:crazyhouse]\nstartFen = 2b1k3/P7/8/8/2n5/8/6p1/4K2R[Np] w K - 0 1\n")
                .ruleSet("few");
        int left = Budget.of(20, 3);
        for (Position reached : RandomPlay.game(start, length, 200)) {
            boolean isWanted = reached.toString().contains(" " + side + " ")
                    && reached.legalTurns().count() < (length > 2 ? 15 : 40);
            if (isWanted && left-- > 0) {
                Position from = several.position(placement(reached) + " " + side + " - - 0 " + number);
                Map<String, String> found = new TreeMap<>();
                from.legalTurns().forEach(turn -> found.put(turn.toString(), placement(from.play(turn))));
                Map<String, String> expected = new TreeMap<>();
                compose(one.position(from.toString()), length, "", expected);
                assertThat(found).as(from.toString()).isEqualTo(expected);
            }
        }
        assertThat(left).isNegative();
    }

    private static void compose(Position now, int left, String before, Map<String, String> found) {
        for (Turn move : now.legalTurns()) {
            Position next = now.play(move);
            String sides = now.side() == Side.WHITE ? " w $1 - " : " b $1 - ";
            boolean isLast = left == 1 || next.isCheck();
            Position again =
                    isLast ? next : next.ruleSet().position(next.toString().replaceFirst(" [wb] (\\S+) \\S+ ", sides));
            if (isLast || again.legalTurns().isEmpty()) {
                found.put(before + move, placement(next));
            } else {
                compose(again, left - 1, before + move + ",", found);
            }
        }
    }

    private static String placement(Position position) {
        return position.toString().replaceFirst(" .*", "");
    }

    @Test
    void aPawnCapturedInATurnMayBeDroppedInIt() throws IOException {
        RuleSet rules = games().ruleSet("progressive-house");
        Position position = rules.initialPosition().play("e2e4").play("d7d5,b8c6");
        assertThat(isLegal(position, "e4d5,P@h3,d5c6")).isTrue();
        assertThat(isLegal(position, "P@h3,e4d5,d5c6")).isFalse();
        assertThat(position.play("e4d5,P@h3,d5c6").toString()).contains("[N]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/4K2Q~/QPn w | [QPn]
            4k3/8/8/8/8/8/8/4K2Q~[nPQ] w - - 0 1 | [QPn]
            4k3/8/8/8/8/8/8/4K2Q~ w - - | []
            """)
    void handsAreReadLenientlyAsOthersWriteThem(String text, String hands) {
        RuleSet rules = VariantFile.bases().ruleSet("crazyhouse");
        String read = rules.positionLeniently(text, forgiven -> {}).toString();
        assertThat(read).isEqualTo("4k3/8/8/8/8/8/8/4K2Q~" + hands + " w - - 0 1");
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K3[Q~] w - - 0 1"))
                .isInstanceOf(PositionException.class);
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K~3[] w - - 0 1"))
                .isInstanceOf(PositionException.class);
    }
}
