package io.github.multimove.internal.turns.siblings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ways in which questions about siblings are decided without trying everything agree with trying everything. */
class SiblingOrderTest {
    private static final Siblings PIECES = Siblings.of(SiblingBond.CONJOINED)
            .kin(List.of(Set.of(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)));
    private static final String LETTERS = "QRRBBNNrbnqp";

    /** A position with at least so many white pieces but the king, and up to three more pieces, on few squares. */
    private static BoardPosition random(RuleSet rules, int pieces, Random random) {
        while (true) {
            List<Integer> squares = new ArrayList<>();
            for (int s = 0; s < 64; s++) {
                if (s % 8 < 4 && s / 8 < 4 && s / 8 > 0) {
                    squares.add(s);
                }
            }
            Collections.shuffle(squares, random);
            char[] board = "1".repeat(64).toCharArray();
            board[63] = 'k';
            board[7] = 'K';
            for (int i = 0, n = pieces + random.nextInt(4); i < n; i++) {
                board[squares.get(i)] = LETTERS.charAt(random.nextInt(i < pieces ? 7 : LETTERS.length()));
            }
            StringBuilder text = new StringBuilder();
            for (int rank = 7; rank >= 0; rank--) {
                text.append(board, 8 * rank, 8).append(rank == 0 ? " w - - 0 30" : "/");
            }
            try {
                return (BoardPosition) rules.position(placement(text.toString()));
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // a king stands in check, or its siblings do
            }
        }
    }

    /** Adjacent ones as their sum. */
    static String placement(String text) {
        return java.util.regex.Pattern.compile("1+(?=[^ ]* w)")
                .matcher(text)
                .replaceAll(ones -> Integer.toString(ones.group().length()));
    }

    @Test
    void precedenceTellsWhatTryingOrdersTells() {
        precedenceTellsWhatTryingOrdersTells(PIECES, 1);
    }

    /** Where siblings may stay, one that does blocks the others' way. */
    @Test
    void precedenceOfSomeSiblingsTellsWhatTryingOrdersTells() {
        precedenceTellsWhatTryingOrdersTells(Siblings.of(SiblingBond.SEPARATED).kin(PIECES.kin()), 2);
    }

    /** Siblings that share squares may end where another stands, and must not pass it. */
    @Test
    void precedenceOfSharingSiblingsTellsWhatTryingOrdersTells() {
        precedenceTellsWhatTryingOrdersTells(PIECES.sharing(true), 5);
    }

    private static void precedenceTellsWhatTryingOrdersTells(Siblings siblings, long seed) {
        RuleSet rules = RuleSet.of("ordered-siblings", Orthodox.game(), siblings.sequential(true));
        Random random = new Random(seed);
        int possible = 0;
        int impossible = 0;
        for (int n = 0; n < 400; n++) {
            BoardPosition position = random(rules, 4, random);
            SiblingStructure structure = (SiblingStructure) position.clause.structure;
            SiblingMoves moves = new SiblingMoves(structure, position, structure.options());
            // sets are numbered anew from the first square on
            int set = IntStream.range(1, moves.members.length)
                    .filter(i -> moves.members[i] != null)
                    .findFirst()
                    .orElseThrow();
            if (moves.stuck[set]) {
                continue;
            }
            for (int k = 0; k < 30; k++) {
                long[] turn = Arrays.stream(moves.members[set])
                        .filter(square ->
                                structure.together || (moves.end[square] > moves.begin[square] && random.nextBoolean()))
                        .mapToLong(square -> moves.all
                                .at[moves.begin[square] + random.nextInt(moves.end[square] - moves.begin[square])])
                        .toArray();
                if (turn.length == 0
                        || (!siblings.sharing()
                                && Arrays.stream(turn)
                                                .map(Packed::to)
                                                .distinct()
                                                .count()
                                        < turn.length)) {
                    continue;
                }
                assertThat(new SiblingOrder(moves, turn, turn.length).isByPrecedence())
                        .isTrue();
                boolean works = new SiblingOrder(moves, turn, turn.length).isFoundByTrying();
                assertThat(SiblingOrder.works(moves, turn, turn.length))
                        .as("%s %s", position, structure.unpack(position, turn))
                        .isEqualTo(works);
                possible += works ? 1 : 0;
                impossible += works ? 0 : 1;
            }
        }
        assertThat(possible).isGreaterThan(100);
        assertThat(impossible).isGreaterThan(100);
    }

    /** Whether siblings have a turn is told as by trying all choices of sub-moves in all orders; none if some wait for each other. */
    @Test
    void whetherSiblingsCanMoveIsToldAsByTryingAllChoices() {
        RuleSet rules = RuleSet.of("ordered-siblings", Orthodox.game(), PIECES.sequential(true));
        Random random = new Random(7);
        int waiting = 0;
        for (int n = 0; n < 2_000; n++) {
            BoardPosition position = pocket(rules, random);
            SiblingStructure structure = (SiblingStructure) position.clause.structure;
            SiblingMoves moves = new SiblingMoves(structure, position, structure.options());
            for (int[] squares : moves.members) {
                boolean canEachMove = squares != null
                        && java.util.Arrays.stream(squares).allMatch(s -> moves.begin[s] < moves.end[s]);
                if (canEachMove) {
                    boolean may = new SiblingSearches(structure, position)
                                    .of(squares[0])
                                    .find()
                            != null;
                    waiting += may ? 0 : 1;
                    if (!may || n % 10 == 0) { // trying is slow
                        assertThat(isAnyChoicePossible(moves, squares, new long[squares.length], 0))
                                .as("%s", position)
                                .isEqualTo(may);
                    }
                }
            }
        }
        assertThat(waiting).isGreaterThan(20);
    }

    /** White's king, five pieces and pawns, crowded on two ranks. */
    private static BoardPosition pocket(RuleSet rules, Random random) {
        List<Character> first = new ArrayList<>(List.of('K', 'R', 'R', 'B', 'R', 'Q', '1', '1'));
        List<Character> second = new ArrayList<>(List.of('P', 'P', 'P', 'P', 'P', 'P', '1', '1'));
        Collections.shuffle(first, random);
        Collections.shuffle(second, random);
        StringBuilder text = new StringBuilder("7k/7p/8/8/8/8/");
        second.forEach(text::append);
        first.forEach(text.append('/')::append);
        try {
            return (BoardPosition) rules.position(placement(text + " w - - 0 30"));
        } catch (PositionException e) {
            return pocket(rules, random); // the king on h8 could be captured
        }
    }

    private static boolean isAnyChoicePossible(SiblingMoves moves, int[] squares, long[] turn, int size) {
        if (size == squares.length) {
            return new SiblingOrder(moves, turn, size).isFoundByTrying();
        }
        for (int i = moves.begin[squares[size]]; i < moves.end[squares[size]]; i++) {
            turn[size] = moves.all.at[i];
            if (isAnyChoicePossible(moves, squares, turn, size + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Two rooks in a pocket, each on the other's only way out, and eight more that could move. */
    @Test
    void siblingsWhoWaitForEachOtherAreNotTriedWithAllOthers() {
        RuleSet rules = RuleSet.of("ordered-siblings", Orthodox.game(), PIECES.sequential(true));
        BoardPosition position = (BoardPosition) rules.position("7k/7p/8/8/1R1R1R2/R1R1R3/PP6/RRK5 w - - 0 30");
        SiblingStructure structure = (SiblingStructure) position.clause.structure;
        SiblingMoves moves = new SiblingMoves(structure, position, structure.options());
        int[] rooks = moves.members[moves.sets[0]];
        assertThat(rooks).hasSize(8);
        assertThat(new SiblingSearches(structure, position).of(rooks[0]).find()).isNull();
        assertThat(position.legalTurns()).noneMatch(turn -> turn.toString().contains(","));
        BoardPosition open = (BoardPosition) rules.position("7k/7p/8/8/1R1R1R2/R1R1R3/1P6/RRK5 w - - 0 30");
        assertThat(open.legalTurns().iterator().next().subMoves()).hasSize(8);
    }

    @Test
    void manyPiecesGoToAsManySquaresAndNoMore() {
        for (int pieces = 1; pieces < 40; pieces++) {
            DestinationMatching destinations = new DestinationMatching();
            for (int piece = 0; piece < pieces; piece++) {
                long squares = -1L >>> (64 - pieces);
                destinations.add(piece % 2 == 0 ? squares : 0, piece % 2 == 0 ? 0 : squares);
            }
            assertThat(destinations.exist()).isTrue();
            destinations.clear();
            for (int piece = 0; piece <= pieces; piece++) {
                destinations.add(0, -1L >>> (64 - pieces));
            }
            assertThat(destinations.exist()).isFalse();
        }
    }

    @Test
    void matchingTellsWhatTryingAllDestinationsTells() {
        Random random = new Random(2);
        int exist = 0;
        for (int n = 0; n < 3_000; n++) {
            DestinationMatching destinations = new DestinationMatching();
            long[] squares = new long[1 + random.nextInt(5)];
            for (int i = 0; i < squares.length; i++) {
                int some = random.nextInt(64);
                squares[i] = some & random.nextInt(64);
                // the lower bits stand for squares far up the board
                destinations.add(squares[i] >>> 3 << 61, squares[i] & 7);
            }
            boolean found = tries(squares, 0, 0);
            assertThat(destinations.exist()).isEqualTo(found);
            exist += found ? 1 : 0;
        }
        assertThat(exist).isBetween(300, 2_700);
    }

    private static boolean tries(long[] squares, int piece, long taken) {
        if (piece == squares.length) {
            return true;
        }
        for (long left = squares[piece] & ~taken; left != 0; left &= left - 1) {
            if (tries(squares, piece + 1, taken | (left & -left))) {
                return true;
            }
        }
        return false;
    }

    /** The first turn with each capture of a royal piece, and the first with two, found by going through all turns. */
    @Test
    void threatsAreThoseFoundByGoingThroughAllTurns() {
        int several = 0;
        for (boolean together : new boolean[] {true, false}) {
            SiblingBond bond = together ? SiblingBond.CONJOINED : SiblingBond.SEPARATED;
            Siblings siblings = Siblings.of(bond)
                    .kin(List.of(Set.of(Orthodox.QUEEN, Orthodox.ROOK), Set.of(Orthodox.BISHOP, Orthodox.KNIGHT)));
            RuleSet rules = RuleSet.of("threatening-siblings", Orthodox.game(), siblings);
            Random random = new Random(3);
            for (int n = 0; n < 400; n++) {
                BoardPosition position = random(rules, 3, random);
                SiblingStructure structure = (SiblingStructure) position.clause.structure;
                int[] black = java.util.stream.IntStream.range(0, 64)
                        .filter(s -> position.isEnemy(s, 0))
                        .toArray();
                List<long[]> found = structure.threats(position, new int[][] {black});
                assertThat(found)
                        .usingElementComparator(java.util.Arrays::compare)
                        .as("%s", position)
                        .containsExactlyElementsOf(all(structure, position, black));
                several += found.size() > 2 ? 1 : 0;
            }
        }
        assertThat(several).isGreaterThan(20);
    }

    private static List<long[]> all(SiblingStructure structure, BoardPosition position, int[] royals) {
        List<long[]> found = new ArrayList<>();
        Set<Long> seen = new java.util.HashSet<>();
        boolean two = false;
        var cursor = structure.cursor(position);
        while (cursor.next()) {
            boolean isNew = false;
            Set<Integer> taken = new java.util.HashSet<>();
            for (long m : cursor.toArray()) {
                for (int royal : royals) {
                    if (Packed.capturedOn(m) == royal) {
                        taken.add(royal);
                        isNew |= seen.add(m);
                    }
                }
            }
            if (isNew || (taken.size() > 1 && !two)) {
                found.add(cursor.toArray());
            }
            two |= taken.size() > 1;
        }
        return found;
    }
}
