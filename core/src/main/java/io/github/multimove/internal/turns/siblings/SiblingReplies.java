package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The captures of the side to move on one board, what is found out about its siblings kept for the next. Not safe to share. */
final class SiblingReplies {
    final BoardState field;
    private final SiblingStructure structure;
    private final byte[] sets;
    /** Where pieces are to go first, by the squares that they stand on; null for no matter where. */
    private final int @Nullable [] preferred;

    /** By set, 0 for all single pieces. */
    private @Nullable SiblingMoves[] moves = new SiblingMoves[4];

    private @Nullable SiblingSolvers[] solvers = new SiblingSolvers[4];
    /** Whether it was not found out soon whether a capture is part of a turn. */
    private boolean isAnyUnknown;

    SiblingReplies(SiblingStructure structure, BoardState field, int @Nullable [] preferred) {
        this.structure = structure;
        this.field = field;
        this.sets = SiblingStructure.sets(field);
        this.preferred = preferred;
    }

    private SiblingMoves moves(int square) {
        int set = sets[square];
        if (set >= moves.length) {
            moves = Arrays.copyOf(moves, 2 * set);
            solvers = Arrays.copyOf(solvers, 2 * set);
        }
        SiblingMoves known = moves[set];
        if (known == null) {
            known = new SiblingMoves(structure, field, structure.options() | Generator.NO_CASTLING, set);
            moves[set] = known;
        }
        return known;
    }

    private SiblingSolvers solvers(SiblingMoves known, int square) {
        SiblingSolvers before = solvers[sets[square]];
        if (before != null) {
            return before;
        }
        SiblingSolvers made = SiblingSolvers.ofReplies(known);
        if (preferred != null) {
            made.of(square).prefer(preferred);
        }
        solvers[sets[square]] = made;
        return made;
    }

    /** Whether some turn holds a piece's capture on a square; what is not refuted soon may be. */
    boolean isCaptureInTurn(int from, int code, int to) {
        SiblingMoves known = moves(from);
        for (int i = known.begin[from]; i < known.end[from]; i++) {
            long m = known.all.at[i];
            if (Packed.type(m) != code >> 1 || Packed.capturedOn(m) != to) {
                continue;
            }
            if (sets[from] == 0) {
                return true;
            }
            SiblingSolvers asked = solvers(known, from);
            SiblingSolver solver = asked.of(from);
            if (solver.mayHold(m)) {
                return solver.isSupported()
                        || SiblingCursor.holding(known, asked, (turn, size) -> true, i)
                                .next();
            }
        }
        return false;
    }

    /** A turn by which a piece captures on a square along a way, or null if there is none, or none was found soon. */
    long @Nullable [] capturing(CapturePath attack, int code, int to) {
        int from = attack.from();
        boolean clear = field.isClear(attack.between());
        if (field.isFrozen(from) || (!clear && !structure.opens(field, attack))) {
            return null;
        }
        boolean alone = clear && (sets[from] == 0 || !structure.together);
        SiblingMoves known = moves(from);
        for (int i = known.begin[from]; i < known.end[from]; i++) {
            long m = known.all.at[i];
            if (Packed.type(m) == code >> 1 && Packed.capturedOn(m) == to) {
                if (alone) {
                    return new long[] {m};
                }
                SiblingSolver solver = solvers(known, from).of(from);
                long[] turn = solver.find(m);
                isAnyUnknown |= turn == null && !solver.isSure();
                return turn;
            }
        }
        return null;
    }

    /** How many tries that count were needed. */
    int tries() {
        int tries = 0;
        for (SiblingSolvers asked : solvers) {
            tries += asked == null ? 0 : asked.tries();
        }
        return tries;
    }

    /** Whether each capture that was asked for and not found is refuted. */
    boolean areAllRefuted() {
        return !isAnyUnknown;
    }
}
