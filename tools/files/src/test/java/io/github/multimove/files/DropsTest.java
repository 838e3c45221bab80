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
import java.io.IOException;
import java.util.Map;
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
    @CsvSource(
            delimiter = '|',
            value = {
                "two-prong-house | N@d4,N@e4 | true",
                "two-prong-house | e1e2,N@e4 | true",
                "two-prong-house | a7a8q,N@a7 | false",
                "marseillais-house | d5c4,N@d5 | true",
                "twinmove-house | P@d4,N@e5 | true",
                "twinmove-house | N@d4,P@e5 | false",
            })
    void turnsOfSeveralMovesDropWhatTheyHave(String game, String turn, boolean isLegal) throws IOException {
        RuleSet rules = games().ruleSet(game);
        String second = rules.initialPosition().toString().replaceFirst("1$", "2"); // no first turn's rule is in force
        assertThat(isLegal(rules.position(second), turn)).isEqualTo(isLegal);
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
    @CsvSource(
            delimiter = '|',
            value = {
                "promotionLimit = q:1 | promotions without limits",
                "turn = siblings conjoined; turnKin = r b n | expected a structure without siblings",
                "king = -; commoner = k; extinctionValue = loss; extinctionPieceTypes = k | no royal piece but the king",
                "pieceDrops = false | pieceDrops = true where captures come to hand",
            })
    void whatDoesNotGoTogetherIsRefused(String keys, String why) {
        assertThatThrownBy(() -> VariantFile.read("[a:crazyhouse]\n" + keys.replace("; ", "\n") + "\n"))
                .hasMessageContaining(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2Q~/QPn w | [QPn]",
                "4k3/8/8/8/8/8/8/4K2Q~[nPQ] w - - 0 1 | [QPn]",
                "4k3/8/8/8/8/8/8/4K2Q~ w - - | []",
            })
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
