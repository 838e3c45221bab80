package io.github.multimove.internal.turns.siblings;

import io.github.multimove.PieceType;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.text.Quoted;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads the sets of siblings that position text names, or says which they are (rules/twins.md, Position text). */
final class SiblingText {
    private final SiblingStructure structure;
    private final GameTables tables;
    private final BoardState state;
    private final PositionDraft draft;
    private final byte[] sets;

    SiblingText(SiblingStructure structure, BoardState state, PositionDraft draft) {
        this.structure = structure;
        this.tables = structure.tables;
        this.state = state;
        this.draft = draft;
        this.sets = new byte[tables.size];
    }

    /** Completes the array: its sets, and castling rights only for pieces that are free to castle. */
    static void begin(SiblingStructure structure, PositionDraft array) {
        GameTables tables = structure.tables;
        String text = structure.description.arraySets();
        if (!text.isEmpty()) {
            array.sets = sets(tables, text);
        }
        BoardState state = BoardState.of(tables, array.pieces, array.extras, null, array.side, 0);
        PositionDraft scratch = new PositionDraft(tables);
        scratch.sets = array.sets;
        structure.siblings(state, scratch);
        for (int i = 0; i < tables.castles.length; i++) {
            int king = tables.castles[i].king().index();
            if (!structure.isFreeToCastle(state, Packed.of(king, king, Packed.CASTLE, 0, 0, i, 0))) {
                array.castling &= ~(1 << i);
            }
        }
    }

    static List<List<Integer>> sets(GameTables tables, String text) {
        return SiblingSets.read(
                tables,
                text.isEmpty() ? "-" : text,
                (expected, at) -> new IllegalArgumentException(
                        "expected sets of siblings such as a1+h1,b1+g1 for the array, found " + Quoted.of(text)));
    }

    /** Sets the board's sets, and notes every problem in the draft. */
    void read() {
        state.sets(sets);
        List<List<Integer>> named = draft.sets;
        if (named != null) {
            for (int i = 0; i < named.size(); i++) {
                set(named.get(i), (byte) (i + 1));
            }
        } else if (structure.description.kin().isEmpty()) {
            problem("expected the sets of siblings as the last field, such as a1+h1, or -; found none");
        } else {
            kin();
        }
        stacks();
        if (draft.problems.isEmpty()) {
            SiblingSets.normalise(state);
        }
    }

    /** Notes one set, whose squares may come in any order. */
    private void set(List<Integer> squares, byte number) {
        String name = name(squares);
        if (squares.size() < 2) {
            problem("expected two pieces or more in a set of siblings, found " + name);
        }
        int side = -1;
        for (int i = 0; i < squares.size(); i++) {
            int s = squares.get(i);
            if (state.piece(s) == 0) {
                problem("expected a sibling on " + square(s) + ", found the square empty");
                continue;
            }
            if (sets[s] != 0 && sets[s] != number) {
                problem("expected " + square(s) + " in one set of siblings, found it in two");
            }
            if (side >= 0 && side != (state.piece(s) & 1)) {
                problem("expected siblings of one side, found " + name);
            }
            kinds(squares, s, name);
            side = state.piece(s) & 1;
            sets[s] = number;
            count(squares, i, s);
        }
    }

    private void kinds(List<Integer> squares, int square, String name) {
        for (int code : state.codes(square)) {
            if (tables.isPawn(code)) {
                problem("expected no pawn among siblings, found one on " + square(square));
            } else if (!structure.areKin(code, Math.max(state.piece(squares.get(0)), code & 1))) {
                problem("expected siblings of kinds that can be twins of each other here, found " + name + " with a "
                        + tables.pieces[code].type() + " on " + square(square));
            }
        }
    }

    /** Compares, at the first mention of a square, how often it is named with how many pieces stand there. */
    private void count(List<Integer> squares, int place, int square) {
        if (squares.indexOf(square) != place) {
            return;
        }
        int named = 0;
        for (int s : squares) {
            named += s == square ? 1 : 0;
        }
        int pieces = state.codes(square).length;
        if (named > pieces) {
            problem("expected " + square(square) + " named " + (pieces == 1 ? "once" : pieces + " times")
                    + ", once for each piece there, found it " + named + " times");
        } else if (named < pieces) {
            draft.problem(
                    Kind.STACK,
                    "expected all " + pieces + " pieces on " + square(square) + " in one set of siblings, found "
                            + named + " named");
        }
    }

    /** The pieces of each group of kin, side by side. */
    private void kin() {
        byte number = 0;
        for (Set<PieceType> group : structure.description.kin()) {
            for (int side = 0; side < 2; side++) {
                number++;
                for (int s = 0; s < sets.length; s++) {
                    for (int code : state.codes(s)) {
                        if ((code & 1) == side && group.contains(tables.types[code >> 1])) {
                            sets[s] = number;
                        }
                    }
                }
            }
        }
        for (int s = 0; s < sets.length; s++) {
            if (!state.isStack(s)) {
                continue;
            }
            PieceType first = tables.types[state.piece(s) >> 1];
            boolean areKin = IntStream.of(state.codes(s))
                    .allMatch(code -> structure.description.kin().stream()
                            .anyMatch(group -> group.containsAll(List.of(tables.types[code >> 1], first))));
            sets[s] = areKin ? sets[s] : 0;
        }
    }

    private void stacks() {
        for (int s = 0; s < sets.length; s++) {
            if (!state.isStack(s)) {
                continue;
            }
            int[] codes = state.codes(s);
            if (sets[s] == 0) {
                draft.problem(
                        Kind.STACK,
                        "expected all pieces on " + square(s) + " in one set of siblings, found them in none");
            }
            if (!structure.description.sharing() && (codes.length > 2 || codes[0] != codes[1])) {
                draft.problem(
                        Kind.STACK,
                        "expected at most two pieces of one kind on " + square(s)
                                + ", where siblings do not share squares," + " found " + codes.length
                                + (codes.length > 2 ? "" : " of two kinds"));
            }
        }
    }

    private String name(List<Integer> squares) {
        return squares.stream().map(this::square).collect(Collectors.joining("+"));
    }

    private String square(int index) {
        return tables.board.square(index).toString();
    }

    private void problem(String message) {
        draft.problem(Kind.SIBLINGS, message);
    }
}
