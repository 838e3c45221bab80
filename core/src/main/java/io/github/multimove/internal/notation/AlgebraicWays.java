package io.github.multimove.internal.notation;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** The ways to write one sub-move in algebraic form, from the one that names least of its origin to the one that names all. */
record AlgebraicWays(BoardState state) {
    /** The number of ways; the last is coordinate form, for what no other way tells apart. */
    static final int COUNT = 9;

    private static final int LEVEL = 1;
    private static final int FILE = 2;
    private static final int RANK = 4;
    private static final int[] NAMED = {
        0, LEVEL, FILE, RANK, LEVEL | FILE, LEVEL | RANK, FILE | RANK, LEVEL | FILE | RANK
    };
    /** The file that is named like the sign of a capture. */
    private static final int CAPTURE_FILE = 'x' - 'a';
    /** What stands above the sub-move's place in {@link Packed}: all that its coordinate text depends on. */
    private static final int KEY = 22;

    private boolean flat() {
        return state.tables.board.levelNames() == Board.LevelNames.UNNAMED;
    }

    /** Whether two packed sub-moves are one and the same but for facts that depend on the order of their turn. */
    static boolean areSame(long a, long b) {
        return a >>> KEY == b >>> KEY;
    }

    /** The text of a sub-move in one of the ways but the last, or nothing if it is not written in that way. */
    Optional<String> text(long m, int way) {
        if (!isWrittenAsMove(m)) {
            return way == 0 ? Optional.of(special(m)) : Optional.empty();
        }
        return isUsed(m, way)
                ? Optional.of(origin(m, way)
                        + (Packed.is(m, Packed.CAPTURE) ? "x" : "")
                        + square(Packed.to(m))
                        + (Packed.promotion(m) == 0 ? "" : "=" + promotion(m)))
                : Optional.empty();
    }

    /** The first way in which a sub-move can be written that a text could mean, or {@link #COUNT} if there is none. */
    int read(long m, AlgebraicForm.Read read) {
        boolean fits = isWrittenAsMove(m)
                && read.to().equals(square(Packed.to(m)))
                && read.promotion().equals(promotion(m));
        for (int way = 0; fits && way < COUNT - 1; way++) {
            if (isUsed(m, way) && read.origin().equals(origin(m, way))) {
                return way;
            }
        }
        boolean chosen = Packed.kind(m) == Packed.CHOICE
                && read.origin().isEmpty()
                && read.to().equals(square(Packed.to(m)))
                && read.promotion().equals(promotion(m));
        if (chosen || (!isWrittenAsMove(m) && read.whole().equals(special(m)))) {
            return 0;
        }
        boolean likely = read.whole().contains(square(Packed.from(m)));
        return likely && read.whole().equals(Structure.text(state, m)) ? COUNT - 1 : COUNT;
    }

    /** Whether a sub-move is a piece's move; a push is written as that of the pawn (rules/avalanche.md). */
    private static boolean isWrittenAsMove(long m) {
        return Packed.kind(m) == Packed.MOVE || Packed.kind(m) == Packed.PUSH;
    }

    private boolean isUsed(long m, int way) {
        int named = NAMED[way];
        // a pawn's capture names the file, as ever
        boolean file = isPawn(m) && Packed.is(m, Packed.CAPTURE);
        // "Rxa1" is a capture, so a step does not name the file x alone
        boolean sign = (named & (FILE | RANK)) == FILE
                && !Packed.is(m, Packed.CAPTURE)
                && Packed.from(m) % state.tables.board.files() == CAPTURE_FILE;
        return (!flat() || (named & LEVEL) == 0) && (!file || (named & FILE) != 0) && !sign;
    }

    private boolean isPawn(long m) {
        return state.tables.isPawn(Packed.type(m) << 1);
    }

    private String origin(long m, int way) {
        return origin(Packed.from(m), Packed.type(m), NAMED[way]);
    }

    /** The squares of the pieces of the side to move whose letter, and what is named of their square, a text says. */
    int[] origins(BoardState now, AlgebraicForm.Read read) {
        return IntStream.range(0, now.tables.size)
                .filter(from -> Arrays.stream(now.codes(from))
                        .anyMatch(code -> (code & 1) == now.side
                                && Arrays.stream(NAMED)
                                        .anyMatch(named ->
                                                origin(from, code >> 1, named).equals(read.origin()))))
                .toArray();
    }

    private String origin(int square, int type, int named) {
        String letter = state.tables.isPawn(type << 1) ? "" : letter(type);
        if (named == 0) {
            return letter;
        }
        String from = square(square);
        int file = flat() ? 0 : 1;
        return letter
                + ((named & LEVEL) != 0 ? from.substring(0, file) : "")
                + ((named & FILE) != 0 ? from.substring(file, file + 1) : "")
                + ((named & RANK) != 0 ? from.substring(file + 1) : "");
    }

    private String special(long m) {
        return switch (Packed.kind(m)) {
            case Packed.CASTLE -> state.tables.castles[Packed.extra(m)].symbol();
            case Packed.REMOTE -> letter(Packed.type(m)) + Structure.text(state, m);
            case Packed.SWAP -> swap(m) + (Packed.promotion(m) == 0 ? "" : "=" + promotion(m));
            case Packed.CHOICE -> square(Packed.to(m)) + "=" + promotion(m);
            default -> Structure.text(state, m);
        };
    }

    private String swap(long m) {
        return square(Packed.from(m)) + "/" + square(Packed.to(m));
    }

    private String letter(int type) {
        return String.valueOf(state.tables.types[type].letter());
    }

    /** The letters of what a pawn becomes, capitals; empty without promotion. */
    private String promotion(long m) {
        int promotion = Packed.promotion(m);
        if (promotion == 0) {
            return "";
        }
        PieceType into = state.tables.types[state.tables.promotedType(m)];
        return (into.isMarkedBefore() ? into.text() : String.valueOf(into.letter())).repeat((promotion - 1 & 1) + 1);
    }

    private String square(int index) {
        return state.tables.board.square(index).toString();
    }
}
