package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kept positions are what they say, and the references agree with themselves on them. */
class VariantPositionsTest {

    private static final int MANY_TURNS = 150;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "twinmove",
                "geminus",
                "twins",
                "twins[sharing=true]",
                "twins[array=royal-queen]",
                "twins[array=royal-queen,bond=separated,sharing=true]",
                "twins[array=twin-queens]",
                "twins[array=twin-queens-only]",
                "twins[array=fraternal]",
                "twins[array=fraternal,sharing=true]"
            })
    void thereAreEnoughPositions(String id) {
        assertThat(VariantPositions.of(id)).hasSizeGreaterThanOrEqualTo(15).doesNotHaveDuplicates();
    }

    @Test
    void everyKeptPositionIsPossibleSomewhere() {
        List<String> kept = new ArrayList<>();
        for (String pool : List.of(
                PawnThenPiecePositions.TWINMOVE,
                PawnThenPiecePositions.GEMINUS,
                TwinsPositions.STANDARD,
                TwinsPositions.STANDARD_SHARING,
                TwinsPositions.ROYAL_QUEEN,
                TwinsPositions.ROYAL_QUEEN_SHARING,
                TwinsPositions.TWIN_QUEENS,
                TwinsPositions.TWIN_QUEENS_ONLY,
                TwinsPositions.FRATERNAL,
                TwinsPositions.FRATERNAL_SHARING)) {
            pool.lines().filter(line -> !line.startsWith("#")).forEach(kept::add);
        }
        for (String id : List.of(
                "twinmove",
                "geminus",
                "twins[sharing=true]",
                "twins[array=royal-queen]",
                "twins[array=royal-queen,bond=separated,sharing=true]",
                "twins[array=twin-queens]",
                "twins[array=twin-queens-only]",
                "twins[array=fraternal,sharing=true]")) {
            kept.removeAll(VariantPositions.of(id));
        }
        assertThat(kept).isEmpty();
    }

    @Test
    void unknownGamesAreRefused() {
        assertThatThrownBy(() -> VariantPositions.of("two-prong")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> VariantPositions.of("twins[array=")).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"twinmove", "twins", "twins[array=fraternal]", "twins[array=royal-queen,bond=separated]"})
    void everyAnswerAgreesWithTheOthers(String id) {
        checkAll(id);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("everyRuleSet")
    void everyAnswerAgreesWithTheOthersUnderEveryOption(String id) {
        checkAll(id);
    }

    private static void checkAll(String id) {
        ReferenceGame game = ReferenceGames.of(id);
        boolean twins = id.startsWith("twins");
        for (String position : VariantPositions.of(id)) {
            boolean drops = position.contains("[") && !position.contains("[]");
            if (drops || (twins && game.legalTurns(position).size() > MANY_TURNS)) {
                continue;
            }
            ReferenceLaws.agree(game, position, !twins);
            if (position.split(" ").length > (twins ? 6 : 5) && !isOpening(id, position)) {
                ReferenceLaws.mirror(game, position);
            }
        }
    }

    /** Opening clauses are White's alone. */
    private static boolean isOpening(String id, String position) {
        return id.startsWith("geminus")
                ? position.contains(" 5") || position.endsWith(" 4")
                : id.startsWith("twinmove") && position.contains("PPPPPPPP");
    }

    static List<String> everyRuleSet() {
        TreeSet<String> ids = new TreeSet<>();
        for (String game : List.of("twinmove", "geminus")) {
            for (String duty : List.of("compelled", "optional")) {
                for (String promotion : List.of("any", "queen")) {
                    for (boolean balanced : new boolean[] {true, false}) {
                        ids.add("%s[balanced=%b,pawn-move=%s,promotion=%s]".formatted(game, balanced, duty, promotion));
                    }
                }
            }
        }
        for (String array : List.of("standard", "royal-queen", "twin-queens", "twin-queens-only", "fraternal")) {
            for (String bond : List.of("conjoined", "separated", "separated-single", "identical")) {
                for (String order : List.of("simultaneous", "sequential")) {
                    for (boolean sharing : new boolean[] {true, false}) {
                        ids.add("twins[array=%s,bond=%s,order=%s,sharing=%b]".formatted(array, bond, order, sharing));
                    }
                }
            }
        }
        return List.copyOf(ids);
    }
}
