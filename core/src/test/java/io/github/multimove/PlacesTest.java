package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Step.Pieces;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.rules.TurnStructure.UpTo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Turns whose places are kept for some pieces are found here by trying every distribution of the pieces of every free turn, and
 * check by trying every answer.
 */
class PlacesTest {
    private static final int PLIES = "full".equals(System.getProperty("multimove.budget")) ? 12 : 2;

    /** Two kings a side, few pieces, pawns next to each other. */
    private static final BaseGame KINGS = BaseGame.builder("two-kings", Board.of(5, 5))
            .royal(Orthodox.KING)
            .pieces(Orthodox.ROOK)
            .pawn(PieceType.of("pawn", 'P', "mfWcfF"))
            .array("kr1rk/p3p/5/P3P/KR1RK")
            .build();

    static List<UpTo> structures() {
        UpTo two = TurnStructure.upTo(2);
        return List.of(
                two.places(Pieces.ALL, Pieces.PAWNS),
                two.places(Pieces.PAWNS, Pieces.PAWNS),
                two.places(Pieces.PAWNS, Pieces.OTHERS),
                two.places(Pieces.OTHERS, Pieces.ALL).collision(true),
                TurnStructure.upTo(1).places(Pieces.OTHERS));
    }

    @ParameterizedTest
    @MethodSource("structures")
    void turnsWithoutASafeKingAreThoseOfFreePiecesWithPlaces(UpTo structure) {
        RuleSet rules = RuleSet.of("places", Orthodox.game(), structure, RoyalRule.capture());
        play(rules, rules.initialPosition(), 1);
        play(rules, rules.position("r3k2r/pP4p1/8/4Pp2/8/8/P5PP/R3K2R w KQkq f6 0 1"), 2);
    }

    @ParameterizedTest
    @MethodSource("structures")
    void safeTurnsAreThoseThatNoAnswerPunishes(UpTo structure) {
        RuleSet rules = RuleSet.of("places", Orthodox.game(), structure);
        play(rules, rules.position("4k3/3p4/2n2r2/1b6/4P3/2N5/3P1R2/4K3 w - - 0 1"), 3);
        play(rules, rules.position("4k3/1P1p4/8/8/4r3/8/2p1Q3/4K3 b - - 0 1"), 4);
    }

    @ParameterizedTest
    @MethodSource("structures")
    void ofTwoKingsOneMayBeLeft(UpTo structure) {
        RuleSet rules = RuleSet.of("places", KINGS, structure);
        play(rules, rules.initialPosition(), 5);
    }

    private static void play(RuleSet rules, Position start, long seed) {
        Random random = new Random(seed);
        Position position = start;
        for (int ply = 0; ply < PLIES && rules.outcome(position).isEmpty(); ply++) {
            List<Turn> expected = legal(rules, position);
            assertThat(rules.legalTurns(position)).as(position.toString()).containsExactlyElementsOf(expected);
            PlainPath.agrees(position, rules.structure() + " ");
            assertThat(rules.isCheck(position)).as(position.toString()).isEqualTo(isCheck(rules, position));
            refusesTheOthers(rules, position);
            position = rules.play(position, expected.get(random.nextInt(expected.size())));
        }
    }

    // ---- by trying -------------------------------------------------------------------------------------------------

    private static RuleSet free(RuleSet rules) {
        UpTo structure = (UpTo) rules.structure();
        return RuleSet.of(
                "free",
                rules.base(),
                TurnStructure.upTo(structure.most()).collision(structure.collision()),
                RoyalRule.capture());
    }

    /** The turns of a position under the structure, no piece's safety asked. */
    private static List<Turn> turns(RuleSet rules, Position position) {
        RuleSet free = free(rules);
        return free.legalTurns(free.position(position.toString())).stream()
                .filter(turn -> hasPlaces(rules, turn))
                .toList();
    }

    private static boolean hasPlaces(RuleSet rules, Turn turn) {
        List<Boolean> pawns = new ArrayList<>();
        for (SubMove m : turn.subMoves()) {
            pawns.add(rules.base().pawns().contains(m.actor().orElseThrow().type()));
            if (m instanceof SubMove.Castling) {
                pawns.add(false);
            }
        }
        return isPlaced(pawns, new ArrayList<>(((UpTo) rules.structure()).places()));
    }

    private static boolean isPlaced(List<Boolean> pawns, List<Pieces> places) {
        if (pawns.isEmpty()) {
            return true;
        }
        for (Pieces place : places) {
            List<Pieces> others = new ArrayList<>(places);
            others.remove(place);
            boolean fits = place == Pieces.ALL || (place == Pieces.PAWNS) == pawns.get(0);
            if (fits && isPlaced(pawns.subList(1, pawns.size()), others)) {
                return true;
            }
        }
        return false;
    }

    private static List<Turn> legal(RuleSet rules, Position position) {
        return turns(rules, position).stream()
                .filter(turn -> rules.royalRule().equals(RoyalRule.capture()) || isSafe(rules, position, turn))
                .map(turn -> Turn.of(turn.subMoves()))
                .toList();
    }

    /** Whether no answer captures every king that the mover has left. */
    private static boolean isSafe(RuleSet rules, Position position, Turn turn) {
        RuleSet free = free(rules);
        Position after = free.play(free.position(position.toString()), turn);
        Set<Square> kings = kings(after, position.side());
        return !kings.isEmpty()
                && turns(rules, after).stream()
                        .noneMatch(answer -> taken(answer).containsAll(kings));
    }

    private static boolean isCheck(RuleSet rules, Position position) {
        Set<Square> kings = kings(position, position.side());
        RuleSet free = free(rules);
        Position turned = free.position(position.toString())
                .withSideToMove(position.side().opposite())
                .orElseThrow();
        return turns(rules, turned).stream()
                .anyMatch(turn -> taken(turn).stream().anyMatch(kings::contains));
    }

    private static Set<Square> kings(Position position, Side side) {
        return position.squares(new Piece(side, Orthodox.KING));
    }

    private static Collection<Square> taken(Turn turn) {
        return turn.subMoves().stream()
                .filter(SubMove::isCapture)
                .map(SubMove::capturedOn)
                .toList();
    }

    private static void refusesTheOthers(RuleSet rules, Position position) {
        RuleSet free = free(rules);
        free.legalTurns(free.position(position.toString())).stream()
                .filter(turn -> !hasPlaces(rules, turn))
                .limit(20)
                .forEach(turn -> assertThat(position.refusal(turn))
                        .as(turn + " in " + position)
                        .get()
                        .extracting("kind")
                        .isEqualTo(TurnRefusal.Kind.NO_PLACE));
    }

    // ---- the description -------------------------------------------------------------------------------------------

    @Test
    void placesAreASet() {
        UpTo two = TurnStructure.upTo(2);
        assertThat(two.places(Pieces.PAWNS, Pieces.ALL))
                .isEqualTo(two.places(Pieces.ALL, Pieces.PAWNS))
                .hasSameHashCodeAs(two.places(Pieces.ALL, Pieces.PAWNS))
                .isNotEqualTo(two)
                .hasToString("upTo(2).places(ALL, PAWNS)");
        assertThat(two.places(Pieces.ALL, Pieces.ALL)).isEqualTo(two).hasToString("upTo(2)");
        assertThat(two.places()).containsExactly(Pieces.ALL, Pieces.ALL);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> two.places(Pieces.PAWNS))
                .withMessage("expected 2 places, found 1");
    }
}
