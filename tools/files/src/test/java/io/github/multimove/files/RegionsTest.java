package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holes, squares that pieces may enter and half a turn, written as sections and under the laws of the test kit. */
final class RegionsTest {
    private static final List<String> NAMES =
            List.of("gustav3", "omicron", "troitzky", "pawnback", "legan", "kingofthehill", "caparandom", "chigorin");

    @Test
    void theyReadBack() {
        for (String name : NAMES) {
            RuleSet rules = VariantFile.bases().ruleSet(name);
            String text = VariantFile.write(rules);
            VariantFile file = VariantFile.read(text);
            assertThat(file.baseGame(file.names().get(0)).toBuilder("x").build())
                    .as(text)
                    .isEqualTo(rules.base().toBuilder("x").build());
        }
    }

    @Test
    void halfATurnIsTheUsualAndTheMirrorIsSaid() {
        VariantFile file = VariantFile.read("""
                [left]
                king = k
                customPiece1 = h:flF
                startFen = k7/8/8/8/8/8/8/K6H w - - 0 1
                castling = false
                [mirrored:left]
                symmetry = mirror
                """);
        assertThat(file.baseGame("left").mirrorsFiles()).isTrue();
        assertThat(file.baseGame("mirrored").mirrorsFiles()).isFalse();
    }

    @Test
    void theyAreDescribed() {
        assertThat(VariantFile.bases().describe("gustav3").sentence()).contains("12 squares");
        assertThat(VariantFile.bases().describe("pawnback").sentence()).contains("closed to piece P");
        assertThat(VariantFile.bases().describe("legan").sentence()).contains("half a turn");
        assertThat(VariantFile.bases().describe("sortofalmost").sentence())
                .contains("White's pawn promotes to", "Black's pawn promotes to");
        VariantFile narrowed = VariantFile.read("""
                [narrowed:chess]
                enPassantRegionWhite = c6 d6
                enPassantRegionBlack = -
                oppositeCastling = true
                """);
        assertThat(narrowed.describe("narrowed").sentence())
                .contains("White's pawn captures en passant on c6 d6 only.")
                .contains("Black's pawn captures en passant nowhere.")
                .contains("Castling ends rights of the other side.");
    }

    @Test
    void shuffledCastlingToTheNextSquareNamesTheRook() {
        String section = "[a:fischerandom]\nstartFen = ";
        assertThat(VariantFile.readLeniently(section + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Dd - 0 1")
                        .problems())
                .extracting(VariantFileException.Problem::kind)
                .containsExactly(VariantFileException.Kind.CASTLING);
        Position stays = VariantFile.read(section + "rnbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/RNBBQNKR w H - 0 1")
                .ruleSet("a")
                .position("4k3/8/8/8/8/8/8/R5KR w H - 0 1");
        assertThat(stays).hasToString("4k3/8/8/8/8/8/8/R5KR w K - 0 1");
        assertThat(stays.play(stays.ruleSet().parseTurn(stays, "g1h1"))).hasToString("4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
        assertThat(VariantFile.read("[a:fischerandom]\n").ruleSet("a").initialPosition())
                .hasToString(Orthodox.game().array() + " w KQkq - 0 1");
    }

    @Test
    void theLawsHoldWhereSidesPromoteDifferently() {
        VariantFile file = VariantFile.read("""
                [pair:chigorin]
                turn = up-to 2
                [series:chigorin]
                turn = move safe, move safe if-possible
                """);
        for (String name : List.of("pair", "series")) {
            Laws.all(file.ruleSet(name).position("1n6/P1P5/8/7K/8/8/p1p3k1/1N6 w - - 0 30"), 1);
            Laws.all(file.ruleSet(name).position("1n6/P1P5/8/7K/8/8/p1p3k1/1N6 b - - 0 30"), 1);
        }
        assertThat(
                        VariantFile.bases()
                                .ruleSet("chigorin")
                                .position("1n6/P1P5/8/7K/8/8/p1p3k1/1N6 b - - 0 30")
                                .legalTurns()
                                .stream()
                                .map(Object::toString))
                .contains("a2a1q", "a2b1b")
                .doesNotContain("a2a1n", "a2a1c");
    }

    @Test
    @Tag("budget")
    void theLawsHold() {
        for (String name : NAMES) {
            RuleSet rules = VariantFile.bases().ruleSet(name);
            for (long seed = 0; seed < Budget.of(1, 2); seed++) {
                List<Position> game = RandomPlay.game(rules, seed, 20);
                for (int i = 0; i < game.size(); i += Budget.of(10, 4)) {
                    Laws.all(game.get(i), seed);
                }
            }
        }
    }
}
