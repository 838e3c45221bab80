package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Drawn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions of Twins Chess that a game can reach, crowded in a corner of the board: three to eight pieces a side, or ten of one
 * kind and a few others against some. {@code -Dmultimove.crowded=20} tries so many of each set of options.
 */
@Tag("budget")
class CrowdedSiblingsTest {
    private static final int CROWDED = Integer.getInteger("multimove.crowded", 1);
    /** Positions with more turns of either side are passed over: the independent implementation finds them among many that are none. */
    private static final int FEW_TURNS = 100;

    private static final int FILES = 5;
    private static final int RANKS = 5;

    /** Every set of options; in the small budget some with every value of each. */
    static Stream<String> twins() {
        List<String> all = StressRules.twins();
        return IntStream.range(0, all.size())
                .filter(i -> i % Budget.of(13, 1) == 0)
                .mapToObj(all::get);
    }

    /** Mate, stalemate, threats and what may follow a sub-move of siblings are what going through all turns tells. */
    @ParameterizedTest
    @MethodSource("twins")
    void crowdedSiblings(String id) {
        crowded(ReferenceAgreement.of(StressRules.of(id)), id, new Random(11));
    }

    private static void crowded(ReferenceAgreement agreement, String id, Random random) {
        assertThat(IntStream.range(0, 100 * CROWDED)
                        .filter(i -> agreement.upTo(FEW_TURNS).ofBothSides(text(id, random), i))
                        .limit(CROWDED))
                .hasSize(CROWDED);
    }

    /** Two values of {@code array} at once, and no kings, as variant files make them (rules/twins.md, refused-combinations). */
    static Stream<Arguments> twinsOfFiles() {
        BaseGame stacked = RuleSets.of("twins[array=twin-queens]").base();
        BaseGame bare = RuleSets.of("twins").base().toBuilder("bare")
                .array("rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR")
                .noCastling()
                .build();
        List<Set<PieceType>> kin = List.of(Set.of(Orthodox.ROOK), Set.of(Orthodox.BISHOP), Set.of(Orthodox.KNIGHT));
        List<Set<PieceType>> more = new ArrayList<>(kin);
        more.add(Set.of(Orthodox.KING, Orthodox.QUEEN));
        Siblings siblings = Siblings.of(SiblingBond.CONJOINED);
        return Stream.of(
                Arguments.of(
                        "twins[array=royal-queen+twin-queens]",
                        RuleSet.of("triplet-queens", stacked, siblings.kin(more), RoyalRule.lastRoyal())),
                Arguments.of(
                        "twins[array=standard-without-kings]",
                        RuleSet.of("without-kings", bare, siblings.kin(kin), RoyalRule.lastPiece())));
    }

    @ParameterizedTest
    @MethodSource("twinsOfFiles")
    void twinsAsVariantFilesMakeThem(String id, RuleSet rules) {
        assertThat(rules.initialPosition()).hasToString(ReferenceGames.of(id).initialPosition());
        crowded(ReferenceAgreement.of(rules, id), id, new Random(12));
    }

    /** The text of a position, which may be impossible. */
    private static String text(String id, Random random) {
        List<Integer> squares = new ArrayList<>();
        for (int s = 0; s < FILES * RANKS; s++) {
            squares.add(s / FILES * 8 + s % FILES);
        }
        Collections.shuffle(squares, random);
        char[] board = ".".repeat(64).toCharArray();
        List<String> sets = new ArrayList<>();
        boolean isOfTen = random.nextInt(3) == 0;
        for (int side = 0; side < 2; side++) {
            TreeSet<Integer> wing = new TreeSet<>();
            for (char piece : isOfTen && side == 0 ? ten(random) : army(random)) {
                if (piece == 'K' && id.contains("without-kings")) {
                    continue;
                }
                int square = squares.remove(0);
                char kind = piece == 'P' && square < 8 ? 'B' : piece;
                board[square] = side == 0 ? kind : Character.toLowerCase(kind);
                if (kind == 'B' || kind == 'N') {
                    wing.add(square);
                }
            }
            if (wing.size() > 1) {
                sets.add(wing.stream()
                        .map(square -> "" + (char) ('a' + square % 8) + (char) ('1' + square / 8))
                        .collect(Collectors.joining("+")));
            }
        }
        sets.sort(Comparator.comparing(set -> set.substring(1, 2) + set.charAt(0)));
        String placement = IntStream.rangeClosed(0, 7)
                .mapToObj(rank -> new String(board, 56 - 8 * rank, 8))
                .collect(Collectors.joining("\n"));
        String field = !id.contains("fraternal") ? "" : sets.isEmpty() ? " -" : " " + String.join(",", sets);
        return Drawn.placement(placement) + (random.nextBoolean() ? " w" : " b") + " - - 0 30" + field;
    }

    /** A king, ten rooks, bishops or knights, eight of which were pawns, and up to two others. */
    private static List<Character> ten(Random random) {
        char kind = "RBN".charAt(random.nextInt(3));
        List<Character> army = new ArrayList<>(List.of('K', 'Q', kind == 'N' ? 'B' : 'N'));
        army.subList(1 + random.nextInt(3), 3).clear();
        army.addAll(Collections.nCopies(10, kind));
        return army;
    }

    /** A king and some of the other pieces of an array, of whose pawns a third has promoted to one kind. */
    private static List<Character> army(Random random) {
        char promoted = "QRBN".charAt(random.nextInt(4));
        List<Character> army = new ArrayList<>(List.of('Q', 'R', 'R', 'B', 'B', 'N', 'N'));
        for (int pawn = 0; pawn < 8; pawn++) {
            army.add(random.nextInt(3) == 0 ? promoted : 'P');
        }
        Collections.shuffle(army, random);
        army.add(0, 'K');
        return army.subList(0, 3 + random.nextInt(6));
    }
}
