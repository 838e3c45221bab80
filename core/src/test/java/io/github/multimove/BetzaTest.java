package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Betza notation as {@link Movement#betza} describes it; how such pieces move is drawn in {@code pieces.txt}. */
class BetzaTest {
    /** The steps, as file and rank, that a notation has. */
    private static Set<String> steps(String betza) {
        Set<String> steps = new TreeSet<>();
        for (Movement.Component c : Movement.betza(betza).components()) {
            steps.add(c.vector().files() + "," + c.vector().ranks());
        }
        return steps;
    }

    @Test
    void everyAtomHasItsPlace() {
        List<String> rows = new ArrayList<>();
        for (int rank = 3; rank >= -3; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = -3; file <= 3; file++) {
                String found = ".";
                for (String atom : List.of("W", "F", "D", "N", "A", "H", "C", "Z", "G")) {
                    found = steps(atom).contains(file + "," + rank) ? atom : found;
                }
                row.append(found);
            }
            rows.add(row.toString());
        }
        assertThat(rows)
                .containsExactly(
                        "GZCHCZG", //
                        "ZANDNAZ", "CNFWFNC", "HDW.WDH", "CNFWFNC", "ZANDNAZ", "GZCHCZG");
    }

    @Test
    void aRangeIsOneToNinetyNineSteps() {
        assertThat(Movement.betza("W1")).isEqualTo(Movement.betza("W"));
        assertThat(Movement.betza("R1")).isEqualTo(Movement.betza("W"));
        assertThat(Movement.betza("R0")).isEqualTo(Movement.betza("R"));
        for (int steps : new int[] {9, 10, 19, 90, 99}) {
            assertThat(Movement.betza("N" + steps).components())
                    .hasSize(8)
                    .allSatisfy(component -> assertThat(component.range()).isEqualTo(steps));
        }
    }

    @Test
    void zeroMeansWithoutLimit() {
        assertThat(Movement.betza("W0")).isEqualTo(Movement.betza("WW")).isEqualTo(Movement.betza("R"));
        assertThat(Movement.betza("F0")).isEqualTo(Movement.betza("FF")).isEqualTo(Movement.betza("B"));
        assertThat(Movement.betza("N0")).isEqualTo(Movement.betza("NN"));
        assertThat(Movement.betza("K0")).isEqualTo(Movement.betza("Q"));
    }

    @Test
    void bothModesAreTheDefault() {
        assertThat(Movement.betza("mcN")).isEqualTo(Movement.betza("N"));
    }

    @Test
    void onStraightAtomsEachLetterIsADirection() {
        assertThat(steps("fsW")).containsExactlyInAnyOrder("0,1", "-1,0", "1,0");
        assertThat(steps("frW")).containsExactlyInAnyOrder("0,1", "1,0");
        assertThat(steps("vD")).containsExactlyInAnyOrder("0,2", "0,-2");
        assertThat(steps("lH")).containsExactlyInAnyOrder("-3,0");
        assertThat(steps("vsW")).isEqualTo(steps("W"));
        assertThat(steps("blR")).containsExactlyInAnyOrder("0,-1", "-1,0");
    }

    @Test
    void onDiagonalAtomsALetterIsTwoStepsAndAPairOne() {
        assertThat(steps("fF")).containsExactlyInAnyOrder("1,1", "-1,1");
        assertThat(steps("lF")).containsExactlyInAnyOrder("-1,1", "-1,-1");
        assertThat(steps("frF")).containsExactlyInAnyOrder("1,1").isEqualTo(steps("rfF"));
        assertThat(steps("flbrF")).containsExactlyInAnyOrder("-1,1", "1,-1");
        assertThat(steps("fbA")).isEqualTo(steps("A")).isEqualTo(steps("vA")).isEqualTo(steps("sA"));
        assertThat(steps("frbF")).containsExactlyInAnyOrder("1,1", "1,-1", "-1,-1");
        assertThat(steps("fsB")).containsExactlyInAnyOrder("1,1", "-1,1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f  | 1,2 -1,2
            ff | 1,2 -1,2
            b  | 1,-2 -1,-2
            r  | 2,1 2,-1
            ll | -2,1 -2,-1
            v  | 1,2 -1,2 1,-2 -1,-2
            s  | 2,1 -2,1 2,-1 -2,-1
            fb | 1,2 -1,2 1,-2 -1,-2
            fs | 2,1 -2,1
            bs | 2,-1 -2,-1
            fr | 2,1
            rf | 1,2
            fl | -2,1
            lf | -1,2
            br | 2,-1
            rb | 1,-2
            rv | 1,2 1,-2
            lv | -1,2 -1,-2
            fh | 1,2 -1,2 2,1 -2,1
            bh | 1,-2 -1,-2 2,-1 -2,-1
            rh | 1,2 1,-2 2,1 2,-1
            lh | -1,2 -1,-2 -2,1 -2,-1
            hr | 1,2 2,-1 -1,-2 -2,1
            hl | -1,2 -2,-1 1,-2 2,1
            fflb | 1,2 -1,2 -1,-2
            fmr | 1,2 -1,2 2,1 2,-1
            vv | 1,2 -1,2 1,-2 -1,-2
            ss | 2,1 -2,1 2,-1 -2,-1
            sf | 1,2 -1,2
            sb | 1,-2 -1,-2
            vr | 2,1 2,-1
            vl | -2,1 -2,-1
            bl | -2,-1
            lb | -1,-2
            lr | 2,1 -2,1 2,-1 -2,-1
            fff | 1,2 -1,2
            ffrf | 1,2 -1,2
            """)
    void onObliqueAtomsThePairsOfTheField(String directions, String expected) {
        assertThat(steps(directions + "N")).containsExactlyInAnyOrder(expected.split(" "));
        String camels = expected.replace('2', '3');
        assertThat(steps(directions + "C")).containsExactlyInAnyOrder(camels.split(" "));
    }

    @Test
    void onKingAndQueenDirectionsGoToBothAtoms() {
        assertThat(steps("fK")).containsExactlyInAnyOrder("0,1", "1,1", "-1,1");
        assertThat(steps("frQ")).containsExactlyInAnyOrder("0,1", "1,0", "1,1");
        assertThat(steps("sQ")).containsExactlyInAnyOrder("1,0", "-1,0", "1,1", "-1,1", "1,-1", "-1,-1");
    }

    @Test
    void aScreenIsLeaptOverFromAfarAndLandingIsBehindIt() {
        assertThat(Movement.betza("cpR"))
                .isEqualTo(Movement.betza("R").captureOnly().overScreen());
        assertThat(Movement.betza("gQ")).isEqualTo(Movement.betza("K").overScreen());
        assertThat(Movement.betza("fnZ").components().get(0).over())
                .containsExactly(new Movement.Offset(0, 1, 0), new Movement.Offset(1, 2, 0));
    }

    @Test
    void initialMovesAreOnlyForPiecesAtHome() {
        Position start = Orthodox.rules().initialPosition();
        assertThat(start.ruleSet().legalTurns(start).stream().map(Turn::toString))
                .contains("e2e4", "e2e3");
        Position later = start.ruleSet().position("4k3/8/8/8/8/4P3/8/4K3 w - -");
        assertThat(later.ruleSet().legalTurns(later).stream().map(Turn::toString))
                .contains("e3e4")
                .doesNotContain("e3e5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''      | 0",
                "fm      | 2",
                "X       | 0",
                "RNx     | 2",
                "W-      | 1",
                "W W     | 1",
                "(WF)    | 0",
                "N100    | 3",
                "W99999999999 | 3",
                "W01     | 2",
                "WW3     | 2",
                "3W      | 0",
                "WWW     | 2",
                "KK      | 1",
                "RR      | 1",
                "BB3     | 1",
                "mmW     | 1",
                "cmcW    | 2",
                "hN      | 0",
                "hhN     | 1",
                "hfN     | 1",
                "hsN     | 1",
                "shN     | 1",
                "vhN     | 1",
                "vsN     | 1",
                "svC     | 1",
                "fhW     | 1",
                "fhF     | 1",
                "hrK     | 0",
                "nW      | 0",
                "nF      | 0",
                "nK      | 0",
                "mnR     | 1",
                "nC      | 0",
                "fnZZ    | 1",
                "nDD     | 0",
                "nN2     | 0",
                "pN      | 0",
                "pgR     | 1",
                "gQ2     | 0",
                "jD      | 0",
                "W\u0664 | 1",
            })
    void anythingElseIsRefusedWithItsOffset(String betza, int offset) {
        assertThatExceptionOfType(MovementException.class)
                .isThrownBy(() -> Movement.betza(betza))
                .satisfies(e -> assertThat(e.offset()).isEqualTo(offset))
                .withMessageContaining("at offset " + offset + " of \"")
                .withMessageStartingWith("expected ");
    }

    @Test
    void aLongTextIsReadInOneGo() {
        int atoms = 100_000;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Movement.betza("m".repeat(atoms)))
                .withMessageContaining("at offset 1 ");
        assertThat(Movement.betza("WF".repeat(500)).components()).hasSize(8);
    }
}
