package io.github.multimove.internal.turns.siblings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the search tells about turns of siblings agrees with trying all of them, and what it learns holds for every legal turn. */
@Tag("budget")
class SiblingSearchTest {
    /** As the test kit's Budget has it, which core does not know. */
    private static final int POSITIONS = "small".equals(System.getProperty("multimove.budget")) ? 45 : 300;

    private static final Siblings PIECES = Siblings.of(SiblingBond.CONJOINED)
            .kin(List.of(Set.of(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)));
    private static final Siblings ROYAL = Siblings.of(SiblingBond.CONJOINED)
            .kin(List.of(Set.of(Orthodox.KING, Orthodox.QUEEN, Orthodox.BISHOP), Set.of(Orthodox.ROOK)));

    private static final int MOST_CHOICES = 5_000;

    private int legal;
    private int refuted;
    private int learned;

    @Test
    void siblings() {
        agrees(PIECES, 1);
    }

    @Test
    void siblingsOfTheKing() {
        agrees(ROYAL, 2);
    }

    @Test
    void siblingsThatShareSquares() {
        agrees(PIECES.sharing(true), 3);
        agrees(ROYAL.sharing(true), 4);
    }

    @Test
    void siblingsThatMoveOneAfterTheOther() {
        agrees(PIECES.sequential(true), 5);
        agrees(ROYAL.sequential(true).sharing(true), 6);
    }

    @Test
    void siblingsThatDieAlone() {
        agrees(Siblings.of(SiblingBond.IDENTICAL).kin(PIECES.kin()), 7);
        agrees(Siblings.of(SiblingBond.IDENTICAL).kin(ROYAL.kin()).sequential(true), 8);
        agrees(Siblings.of(SiblingBond.IDENTICAL).kin(ROYAL.kin()).sharing(true), 9);
        agrees(Siblings.of(SiblingBond.IDENTICAL).kin(PIECES.kin()).sequential(true), 13);
        agrees(
                Siblings.of(SiblingBond.IDENTICAL)
                        .kin(PIECES.kin())
                        .sequential(true)
                        .sharing(true),
                14);
    }

    @Test
    void siblingsThatMayStay() {
        agrees(Siblings.of(SiblingBond.SEPARATED).kin(PIECES.kin()), 10);
        agrees(Siblings.of(SiblingBond.SEPARATED).kin(ROYAL.kin()).sequential(true), 11);
        agrees(Siblings.of(SiblingBond.SEPARATED).kin(ROYAL.kin()).sharing(true), 12);
    }

    /** A literal stood twice in a clause, and what was learned from it refuted turns that are legal. */
    @Test
    void siblingsThatWaitForOneAnotherTwice() {
        RuleSet rules = RuleSet.of(
                "searched-siblings",
                Orthodox.game(),
                Siblings.of(SiblingBond.IDENTICAL).kin(ROYAL.kin()).sequential(true));
        String text = "7k/8/8/8/3R4/Qn1K4/qrBrn3/4R3 w - - 0 30 e1+d4,a2+h8,b2+d2,c2+a3+d3";
        agrees((BoardPosition) rules.position(text), new Random(1));
        assertThat(legal).isGreaterThan(250);
    }

    /** Ten rooks, bishops, knights or queens, so crowded that not all of them can move whatever they do. */
    @Test
    void crowdedSetsOfTen() {
        Siblings conjoined = Siblings.of(SiblingBond.CONJOINED)
                .kin(List.of(
                        Set.of(Orthodox.KING, Orthodox.QUEEN),
                        Set.of(Orthodox.ROOK),
                        Set.of(Orthodox.BISHOP),
                        Set.of(Orthodox.KNIGHT)));
        Siblings identical = Siblings.of(SiblingBond.IDENTICAL).kin(conjoined.kin());
        int seed = 21;
        for (Siblings siblings : List.of(conjoined, identical)) {
            for (boolean sequential : new boolean[] {false, true}) {
                for (boolean sharing : new boolean[] {false, true}) {
                    crowded(siblings.sequential(sequential).sharing(sharing), seed++);
                }
            }
        }
    }

    private void crowded(Siblings siblings, long seed) {
        RuleSet rules = RuleSet.of("crowded-siblings", Orthodox.game(), siblings);
        Random random = new Random(seed);
        refuted = 0;
        int found = 0;
        for (int tries = 0; tries < 4_000 && found < POSITIONS / 6; tries++) {
            char kind = "QRBN".charAt(random.nextInt(4));
            List<Character> pieces = new ArrayList<>(List.of('K', 'P', 'P', 'P', 'n', 'p', 'p', '1', '1', '1'));
            List.of('Q', 'R', 'R', 'B', 'B', 'N', 'N').stream()
                    .filter(piece -> piece != kind)
                    .limit(5)
                    .forEach(pieces::add);
            pieces.addAll(Collections.nCopies(25 - pieces.size(), kind));
            Collections.shuffle(pieces, random);
            StringBuilder text = new StringBuilder("1111111k/8/pppppp11");
            for (int rank = 0; rank < 5; rank++) {
                text.append('/');
                pieces.subList(5 * rank, 5 * rank + 5).forEach(text::append);
                text.append("rbnr1".charAt(rank)).append("11");
            }
            try {
                BoardPosition position =
                        (BoardPosition) rules.position(SiblingOrderTest.placement(text + " w - - 0 30"));
                found += agrees(position, random) ? 1 : 0;
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // a pawn on the first rank, or black's king in check
            }
        }
        assertThat(refuted).isGreaterThan(20);
    }

    private void agrees(Siblings siblings, long seed) {
        RuleSet rules = RuleSet.of("searched-siblings", Orthodox.game(), siblings);
        Random random = new Random(seed);
        legal = 0;
        refuted = 0;
        learned = 0;
        for (int n = 0; n < POSITIONS; n++) {
            agrees(position(rules, random), random);
        }
        assertThat(legal).isGreaterThan(20);
        assertThat(refuted).isGreaterThan(20);
        assertThat(learned).isGreaterThan(20);
    }

    /** Up to four white pieces and the king, and as many black ones, in a corner. */
    private static BoardPosition position(RuleSet rules, Random random) {
        while (true) {
            List<Integer> squares = new ArrayList<>();
            for (int s = 0; s < 64; s++) {
                if (s % 8 < 5 && s / 8 < 4) {
                    squares.add(s);
                }
            }
            Collections.shuffle(squares, random);
            char[] board = "1".repeat(64).toCharArray();
            board[63] = 'k';
            board[squares.remove(0)] = 'K';
            for (int i = 0, n = 2 + random.nextInt(3); i < n; i++) {
                board[squares.remove(0)] = "QRRBBN".charAt(random.nextInt(6));
            }
            for (int i = 0, n = 1 + random.nextInt(6); i < n; i++) {
                board[squares.remove(0)] = "qrrbbnp".charAt(random.nextInt(7));
            }
            StringBuilder text = new StringBuilder();
            for (int rank = 7; rank >= 0; rank--) {
                text.append(board, 8 * rank, 8).append(rank == 0 ? " w - - 0 30" : "/");
            }
            try {
                return (BoardPosition) rules.position(SiblingOrderTest.placement(text.toString()));
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // black's king stands in check, or a pawn on the first rank
            }
        }
    }

    /** Answers false if it is left out because there are too many turns. */
    private boolean agrees(BoardPosition position, Random random) {
        SiblingStructure structure = (SiblingStructure) position.clause.structure;
        SiblingMoves moves = new SiblingMoves(structure, position, structure.options());
        SiblingSearches searches = new SiblingSearches(structure, position, position.rules().royal, true);
        for (int[] members : moves.members) {
            List<long[]> turns = new ArrayList<>();
            if (members == null) {
                continue;
            }
            double choices = 1;
            for (int square : members) {
                choices *= moves.end[square] - moves.begin[square] + (structure.together ? 0 : 1);
            }
            if (choices > MOST_CHOICES || !collect(moves, members, 0, new long[0], turns)) {
                return false;
            }
            SiblingSearch search = searches.of(members[0]);
            for (int i = 0; i < moves.all.size; i++) {
                long m = moves.all.at[i];
                if (moves.sets[Packed.from(m)] == moves.sets[members[0]] && Packed.kind(m) != Packed.CASTLE) {
                    boolean held = turns.stream().anyMatch(turn -> TurnCursor.times(m, turn, turn.length) > 0);
                    assertThat(search.find(m) != null)
                            .as(() -> position + " " + text(position, m))
                            .isEqualTo(held);
                    refuted += held ? 0 : 1;
                }
            }
            for (long[] turn : turns) {
                int size = 1 + random.nextInt(turn.length);
                assertThat(search.mayBegin(turn, size)).isTrue();
                int[] destinations = destinations(search, turn);
                assertThat(search.conditions.stream().allMatch(condition -> isMet(condition, destinations)))
                        .as(() -> position + " " + text(position, turn))
                        .isTrue();
            }
            assertThat(search.first())
                    .isEqualTo(turns.stream().min(Packed::compare).orElse(null));
            legal += turns.size();
            learned += search.conditions.size();
        }
        return true;
    }

    /** Where the siblings go by a turn. */
    private static int[] destinations(SiblingSearch search, long[] turn) {
        int[] to = new int[search.square.length];
        Arrays.fill(to, SiblingSearch.STAY);
        for (long m : turn) {
            int i = 0;
            while (to[i] != SiblingSearch.STAY || !search.isBy(i, m)) {
                i++;
            }
            to[i] = Packed.to(m);
        }
        return to;
    }

    private static boolean isMet(SiblingCondition condition, int[] to) {
        long low = Arrays.stream(to).mapToLong(SiblingSearch::low).reduce(0, (a, b) -> a | b);
        long high = Arrays.stream(to).mapToLong(SiblingSearch::high).reduce(0, (a, b) -> a | b);
        return condition.isMet(to, low, high);
    }

    private static Object text(BoardPosition position, long... turn) {
        return position.rules().structureAt(position).unpack(position, turn);
    }

    /** Adds all legal turns of siblings; answers false where they are too many. */
    private static boolean collect(SiblingMoves moves, int[] members, int place, long[] before, List<long[]> turns) {
        if (turns.size() > 3_000) {
            return false;
        }
        if (place == members.length) {
            BoardPosition position = (BoardPosition) moves.state;
            long[] turn = before.clone();
            Arrays.sort(turn);
            if (turn.length > 0
                    && moves.structure.isPseudoLegal(position, turn)
                    && position.rules().royal.isSafe(moves.structure, position, turn, turn.length)) {
                turns.add(turn);
            }
            return true;
        }
        if (!moves.structure.together && !collect(moves, members, place + 1, before, turns)) {
            return false;
        }
        for (int i = moves.begin[members[place]]; i < moves.end[members[place]]; i++) {
            long[] more = Arrays.copyOf(before, before.length + 1);
            more[before.length] = moves.all.at[i];
            if (Packed.kind(moves.all.at[i]) != Packed.CASTLE && !collect(moves, members, place + 1, more, turns)) {
                return false;
            }
        }
        return true;
    }
}
