package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.ConstraintLaws;
import io.github.multimove.testkit.EntryLaws;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RefusalLaws;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Few positions of every published game, always the same, against the independent implementation and against the reference generator: what the
 * laws try on many, in the time that a mutant may take.
 */
class FewGamesOfEveryVariantTest {
    private static final int MOST_TURNS = 350;

    static List<String> compared() {
        return List.of(
                "orthodox",
                "grand",
                "raumschach",
                "raumschach[pawn-captures=four]",
                "dragonchess",
                "dragonchess[elemental-rise=move]",
                "double-king",
                "double-king[castling=lenient]",
                "two-prong",
                "two-prong[collision=true]",
                "two-prong[base=double-king]",
                "twinmove",
                "twinmove[pawn-move=optional]",
                "twinmove[promotion=queen]",
                "geminus",
                "geminus[promotion=any]",
                "twins",
                "twins[array=royal-queen]",
                "twins[array=fraternal]",
                "twins[bond=separated]",
                "twins[bond=identical]",
                "twins[sharing=true]",
                "twins[order=sequential]",
                "twins[promotion=twins]");
    }

    @ParameterizedTest
    @MethodSource("compared")
    void keptPositionsAgreeWithTheReference(String id) {
        RuleSet rules = RuleSets.of(id);
        ReferenceAgreement agreement = ReferenceAgreement.of(rules).upTo(MOST_TURNS);
        int compared = 0;
        for (String position : ReferencePositions.of(id)) {
            if (compared < 5 && agreement.at(position, compared)) {
                compared++;
                LegalTurns turns = rules.legalTurns(rules.position(position));
                assertThat(turns.count()).isEqualTo(turns.stream().count());
            }
        }
        assertThat(compared).isGreaterThan(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-prong",
                "two-prong[base=grand]",
                "two-prong[base=double-king]",
                "two-prong[base=raumschach,collision=true]",
                "orthodox",
                "grand",
                "dragonchess",
                "twinmove",
                "twins",
                "twins[array=fraternal]",
                "twins[array=royal-queen]",
                "twins[bond=separated]",
                "twins[sharing=true]"
            })
    void oneGameIsThatOfTheReferenceGenerator(String id) {
        RuleSet rules = RuleSets.of(id);
        List<Position> game = RandomPlay.game(rules, 7, 60);
        for (int i = 3; i < game.size(); i += 14) {
            Comparisons.fastWithReference(game.get(i), i);
        }
        assertThat(game).hasSizeGreaterThan(17);
    }

    /** The first kept position with some turns and not too many. */
    private static Position kept(RuleSet rules) {
        return ReferencePositions.of(rules.id()).stream()
                .map(rules::position)
                .filter(kept -> rules.legalTurns(kept).count() > 5)
                .filter(kept -> rules.legalTurns(kept).count() < MOST_TURNS)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("compared")
    void onePositionKeepsTheLaws(String id) {
        RuleSet rules = RuleSets.of(id);
        Position position = kept(rules);
        Laws.turnsAreAnOrderedSet(position, 1);
        Laws.onlyListedTurnsAreLegal(position, 2);
        EntryLaws.partialTurnsReachTheLegalTurns(position, 3);
        EntryLaws.beginningsAreTakenUpOrRefused(position, 6);
        RefusalLaws.refusalsAreTrue(position, 4);
        ConstraintLaws.constraintsHold(position, 5);
        EntryLaws.beginningsAreTakenUpOrRefused(Reference.of(rules).position(position.toString()), 7);
    }

    @ParameterizedTest
    @MethodSource("compared")
    void playedPositionsAreThoseThatAreRead(String id) {
        RuleSet rules = RuleSets.of(id);
        List<Position> played = new ArrayList<>(RandomPlay.game(rules, 5, 30));
        Position kept = kept(rules);
        rules.legalTurns(kept).forEach(turn -> played.add(rules.play(kept, turn)));
        for (Position position : played) {
            Position read = rules.position(position.toString());
            assertThat(read).isEqualTo(position);
            assertThat(read.hash()).as(position.toString()).isEqualTo(position.hash());
        }
        assertThat(played).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void lastDropsKeepTheLaws(int turns) {
        RuleSet rules = RuleSets.of("geminus");
        List<Position> drops = RandomPlay.game(rules, 3, turns);
        Position position = drops.get(turns);
        Laws.turnsAreAnOrderedSet(position, 1);
        Laws.onlyListedTurnsAreLegal(position, 2);
        EntryLaws.partialTurnsReachTheLegalTurns(position, 3);
        EntryLaws.beginningsAreTakenUpOrRefused(position, 6);
        RefusalLaws.refusalsAreTrue(position, 4);
        Comparisons.fastWithReference(position, 5);
        assertThat(position.constraints()).containsExactly(new ConstraintKinds.DropsFirst(2));
        assertThat(rules.isCheck(position)).isFalse();
    }

    /** Two pieces that face each other over n empty squares collide in n(n - 1)/2 ways, if each may move without the other. */
    @ParameterizedTest
    @CsvSource({
        "'', 4k3/8/8/5B2/8/R6R/8/1B2K3 w - - 0 1, 18",
        "base=double-king, 3k2k3/10/10/10/R8R/10/10/2BK2K2B w - - 0 1, 28",
        "base=grand, 4k5/10/10/10/10/10/R7R1/10/5K4/1B8 w - - 0 1, 21",
        "base=raumschach, 5/5/5/5/R4|2k2/5/5/5/5|5/5/5/5/5|5/5/5/5/5|R4/5/5/5/RK3 w - - 0 9, 6",
        "base=dragonchess, 12/12/12/12/12/12/12/12|6k5/12/12/12/12/O10O/12/6K5|12/12/12/12/12/12/12/12 w - - 0 9, 45"
    })
    void piecesThatFaceEachOtherCollide(String base, String text, long colliding) {
        RuleSet rules = RuleSets.of(id(base, "collision=true"));
        RuleSet passing = RuleSets.of(id(base, "collision=false"));
        Comparisons.fastWithReference(rules.position(text), 1);
        assertThat(passing.legalTurns(passing.position(text)).count()
                        - rules.legalTurns(rules.position(text)).count())
                .isEqualTo(colliding);
    }

    @ParameterizedTest
    @CsvSource({
        "collision=true, 4r1k1/8/8/5B2/8/R6R/8/1B2K3 w - - 0 1",
        "'collision=true,prongs=3', 4r1k1/3P4/8/5B2/8/R6R/8/4K3 w - - 0 1",
        "'collision=true,prongs=3', 2k5/8/8/8/8/R6R/R7/4K3 w - - 0 1",
        "'base=double-king,collision=true', 3k2k3/10/3r2r3/10/R8R/10/10/2BK2K2B w - - 0 1",
        "'base=double-king,prongs=3', 3k2k3/10/3r2r3/10/10/10/3P2P3/3K2K2R w GJ - 0 1",
        "'base=double-king,collision=true,prongs=3', 3k2k3/10/3r6/10/10/6b3/3P6/R2K2K3 w DAGA - 0 1",
        "'base=grand,collision=true', 4k5/10/2P6Q/10/10/10/R7R1/p9/5K4/1B8 w - - 0 1",
        "'base=grand,prongs=3', 4k5/1P2P5/10/10/10/10/10/10/5K4/8R1 w - - 0 1",
        "prongs=3, 4k3/1p1r4/8/3q4/3P4/4B3/1P6/R3K3 w Q - 0 1",
        "prongs=3, r3k3/8/2b5/3pP3/8/4N3/4R3/4K3 w - d6 0 1",
        "prongs=3, 3rk3/3q1p2/8/1b6/8/3P4/3Q1P2/3RK3 b - - 0 1",
        "'collision=true,prongs=3', 4k3/1p1r4/8/3q4/3P4/4B3/1P6/R3K3 w Q - 0 1",
        "'collision=true,prongs=3', r3k3/8/2b5/3pP3/8/4N3/4R3/4K3 w - d6 0 1",
        "'collision=true,prongs=3', 3rk3/3q1p2/8/1b6/8/3P4/3Q1P2/3RK3 b - - 0 1"
    })
    void piecesOfOneTurnMoveAsOnTheReferenceGenerator(String options, String text) {
        RuleSet rules = RuleSets.of("two-prong[" + options + "]");
        Comparisons.fastWithReference(rules.position(text), 1);
        assertThat(Reference.of(rules).legalTurns(rules.position(text)).stream().count())
                .isGreaterThan(100);
    }

    private static String id(String base, String option) {
        return "two-prong[" + (base.isEmpty() ? "" : base + ",") + option + "]";
    }
}
