package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pieces that are no pawns, and pawns that leap, are captured en passant; definitions.perft has counts of such games. */
final class EnPassantOfPiecesTest {
    private static final String GAME = """
            [passing]
            maxFile = 5
            maxRank = 6
            king = k
            pawn = p
            rook = r
            customPiece1 = t:WimA
            customPiece2 = s:WimR
            promotionPieceTypes = r
            promotionRegionWhite = *6
            startFen = tk2s/2p2/1p1p1/1P1P1/2P2/TK2S w - - 0 1
            doubleStepRegionWhite = *1 *2
            doubleStepRegionBlack = *5 *6
            """;

    @Test
    void aPieceIsCapturedOnASquareThatItHasPassed() {
        RuleSet rules = VariantFile.read(GAME).ruleSet("passing");
        assertThat(rules.base().capturedEnPassant())
                .extracting(type -> type.letter())
                .containsExactlyInAnyOrder('T', 'S');
        Position slid = rules.position("k4/5/3pp/5/5/K3S w - - 0 1").play("e1e3");
        assertThat(slid).hasToString("k4/5/3pp/4S/5/K4 b - - 1 1");
        Position past = rules.position("k4/5/5/3p1/5/K3S w - - 0 1").play("e1e3");
        assertThat(past).hasToString("k4/5/5/3pS/5/K4 b - e2 1 1");
        assertThat(past.play("d3e2")).hasToString("k4/5/5/5/4p/K4 w - - 0 2");
        assertThat(rules.position(past.toString())).isEqualTo(past);
        // a leap over a piece passes the square on which that stands, and nothing can be captured there
        Position leapt = rules.position("k4/5/5/pp3/1P3/T2K1 w - - 0 1").play("a1c3");
        assertThat(leapt).hasToString("k4/5/5/ppT2/1P3/3K1 b - - 1 1");
        assertThat(rules.position("k4/5/5/p4/5/T2K1 w - - 0 1").play("a1c3").play("a3b2"))
                .hasToString("k4/5/5/5/1p3/3K1 w - - 0 2");
    }

    /** As Fairy-Stockfish has it, too: the pawn promotes with its next move. */
    @Test
    void aPawnThatCapturesEnPassantWhereItPromotesStaysAPawn() {
        RuleSet rules = VariantFile.read("""
                        [early:chess]
                        promotionRegionBlack = *3 *2 *1
                        """).ruleSet("early");
        Position captured =
                rules.position("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1").play("d2d4").play("e4d3");
        assertThat(captured).hasToString("4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
        assertThat(rules.position(captured.toString())).isEqualTo(captured);
        assertThat(rules.position(captured.toBytes())).isEqualTo(captured);
        Position next = captured.play("e1f1");
        assertThat(next.legalTurns().stream().map(Object::toString))
                .contains("d3d2q", "d3d2n")
                .doesNotContain("d3d2");
    }

    @Test
    void noneIsCapturedSoWhereTheFileSaysSo() {
        assertThat(VariantFile.read(GAME + "capturedEnPassant = -\n")
                        .baseGame("passing")
                        .capturedEnPassant())
                .isEmpty();
        assertThat(VariantFile.read(GAME).describe("passing").sentence()).contains("with en passant, also of");
    }

    @Test
    void itIsWrittenAndReadBack() {
        var base = VariantFile.read(GAME).baseGame("passing");
        String text = VariantFile.write(RuleSet.of("passing", base, io.github.multimove.rules.TurnStructure.one()));
        assertThat(VariantFile.read(text).baseGame("passing").capturedEnPassant())
                .hasSize(2);
    }

    /** More ways lead over a square than a position has numbers for, and every position still reads back. */
    @Test
    void thePieceThatPassedIsToldOnALargeBoardToo() {
        RuleSet rules = VariantFile.read("""
                [wide]
                maxFile = 12
                maxRank = 12
                king = k
                pawn = p
                customPiece1 = s:WimQ
                promotionPieceTypes = s
                promotionRegionWhite = *12
                startFen = k4ss4s/1s4s5/1p1p1p1p1p1p/12/1P3P3P2/12/12/2p3p3p1/12/P1P1P1P1P1P1/5S4S1/S4SS4K w - - 0 1
                doubleStepRegionWhite = **
                doubleStepRegionBlack = **
                """).ruleSet("wide");
        int named = 0;
        for (long seed = 0; seed < 9; seed++) {
            for (Position position : RandomPlay.game(rules, seed, 20)) {
                assertThat(rules.position(position.toString())).isEqualTo(position);
                named += position.toString().split(" ", -1)[3].length() > 3 ? 1 : 0;
            }
        }
        assertThat(named).isGreaterThan(3);
    }

    @Test
    @Tag("budget")
    void theLawsHoldWithSeveralMovesATurnToo() {
        VariantFile file = VariantFile.read(GAME);
        for (String id : List.of("passing", "marseillais[base=passing]", "two-prong[base=passing]")) {
            RuleSet rules = RuleSets.of(id, file.library());
            for (long seed = 0; seed < 1; seed++) {
                List<Position> game = RandomPlay.game(rules, seed, 12);
                for (int i = 1; i < game.size(); i += Budget.of(4, 2)) {
                    Laws.all(game.get(i), seed);
                }
            }
        }
    }
}
