package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions that play reaches are read back, from text and from bytes, whatever pieces promote to and where. */
final class RandomDefinitionsTest {
    @ParameterizedTest
    @CsvSource({
        "pr, qrbn, *8, 4k3/8/8/8/8/8/8/R3K3, a1a8r",
        "pr, qrbn, *8 b4, 4k3/8/8/8/8/8/1P6/R3K3, b2b4r",
        "pb, qrbn, *6 *7 *8, 4k3/8/8/8/8/8/8/B3K3, a1f6b",
        "pr, qp, *8, 4k3/8/8/8/8/8/8/R3K3, a1a8p",
        "pr, qrbn, *1 *8, 4k3/8/8/8/8/8/8/R3K3, e1c1",
    })
    void aKindThatPromotesAndIsPromotedToStandsWhereItPromotes(
            String pawns, String into, String region, String placement, String turn) {
        RuleSet rules = VariantFile.read("[a:chess]\nstartFen = " + placement + " w Q - 0 1\npromotionPawnTypes = "
                        + pawns + "\npromotionPieceTypes = " + into + "\npromotionRegionWhite = " + region + "\n"
                        + "castling = " + placement.contains("R3K3") + "\n")
                .ruleSet("a");
        Position next = rules.initialPosition().play(turn);
        assertThat(rules.position(next.toString())).isEqualTo(next);
        assertThat(rules.position(next.toBytes())).isEqualTo(next);
    }

    /** As ffish 0.7.10 has it: a letter given anew, even by its own piece, takes the piece from what pawns are known to become. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            queen = q                                 | b n r
            queen = a                                 | a b n r
            rook = r;knight = n                       | b q
            knight = q;queen = n                      | b q r
            amazon = q                                | b n r
            queen = q;promotionPieceTypes = qrbn      | b n q r
            promotionPieceTypes = qrbn;queen = q      | b n q r
            """)
    void aLetterGivenAnewIsNoLongerPromotedTo(String keys, String into) {
        String array =
                keys.contains("= a") ? "startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n" : "";
        RuleSet rules = VariantFile.readLeniently("[x:chess]\n" + array + keys.replace(";", "\n") + "\n")
                .ruleSet("x");
        assertThat(rules.position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").legalTurns().stream()
                        .map(Object::toString)
                        .filter(turn -> turn.startsWith("a7a8"))
                        .map(turn -> turn.substring(4))
                        .sorted())
                .containsExactly(into.split(" ", -1));
    }

    @Test
    @Tag("budget")
    void whatPlayReachesIsReadBack() {
        int read = 0;
        for (long seed = 0; seed < Budget.of(40, 900); seed++) {
            String text = RandomDefinition.of("a", seed)
                    + (seed % 3 == 0
                            ? "turn = move safe, move safe if-possible\n"
                            : seed % 3 == 1 ? "turn = up-to 2\n" : "");
            VariantFile file = VariantFile.readLeniently(text);
            for (String name : file.names()) {
                RuleSet rules = file.ruleSet(name);
                for (Position position : RandomPlay.game(rules, seed, 30)) {
                    assertThat(rules.position(position.toString())).as(text).isEqualTo(position);
                    assertThat(rules.position(position.toBytes())).as(text).isEqualTo(position);
                    read++;
                }
            }
        }
        assertThat(read).isGreaterThan(Budget.of(40, 900));
    }
}
