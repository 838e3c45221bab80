package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.UndecidedException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The solvers of a position's sets of siblings, made when they are first asked. Not safe to share between threads. */
public final class SiblingSolvers {
    private final Supplier<SiblingMoves> all;
    private final SiblingSolver.Judge judge;
    /** Whether the search for the next turn is given up where it is not decided soon. */
    private final boolean isBounded;

    private final int tries;
    private @Nullable SiblingMoves moves;
    private @Nullable SiblingSolver[] solvers = {};

    /** For legal turns of a position, both sides of which may move siblings of the structure or not. */
    public SiblingSolvers(SiblingStructure structure, BoardState field, RoyalGuard guard, boolean areBoth) {
        this(
                () -> new SiblingMoves(structure, field, structure.options()),
                new SiblingExposure(structure, field, guard, areBoth),
                true,
                SiblingSolver.MOST_TRIES);
    }

    /** For pseudo-legal turns. */
    SiblingSolvers(SiblingMoves moves) {
        this(moves, turn -> null);
    }

    /** For pseudo-legal turns that capture, each soon found or not known to be none. */
    static SiblingSolvers ofReplies(SiblingMoves moves) {
        return new SiblingSolvers(moves, turn -> null, SiblingSolver.MOST_TRIES_FOR_REPLY);
    }

    /** For pseudo-legal turns of which nothing else is wrong: a condition that those which will do meet, or null. */
    SiblingSolvers(SiblingMoves moves, Function<long[], @Nullable SiblingCondition> wrong) {
        this(moves, wrong, SiblingSolver.MOST_TRIES);
    }

    private SiblingSolvers(SiblingMoves moves, Function<long[], @Nullable SiblingCondition> wrong, int tries) {
        this(
                () -> moves,
                (solver, to, turn) -> {
                    if (isOutOfOrder(solver, to, turn)) {
                        return false;
                    }
                    SiblingCondition condition = wrong.apply(turn);
                    if (condition != null) {
                        solver.learn(condition);
                    }
                    return condition == null;
                },
                false,
                tries);
    }

    private SiblingSolvers(Supplier<SiblingMoves> all, SiblingSolver.Judge judge, boolean isBounded, int tries) {
        this.all = all;
        this.judge = judge;
        this.isBounded = isBounded;
        this.tries = tries;
    }

    /**
     * As {@link SiblingSolver#mayBegin}, of the set of the first sub-move.
     *
     * @throws UndecidedException if legal turns are asked for and the tries since the last one are used up
     */
    public boolean mayBegin(long[] prefix, int size, long... held) {
        SiblingSolver solver = of(Packed.from(prefix[0]));
        boolean may = solver.mayBegin(prefix, size, held);
        if (isBounded && solver.isUsedUp()) {
            throw new UndecidedException(
                    "given up after many tries: neither a next turn of these siblings was found nor that there is none");
        }
        return may;
    }

    /** Whether siblings cannot make their sub-moves in any order, which teaches their solver why. */
    static boolean isOutOfOrder(SiblingSolver solver, int[] to, long[] turn) {
        return solver.structure.description.sequential() && SiblingOrder.learn(solver, to, turn);
    }

    /** Gives every solver its tries again; what they have learned stays. */
    public void renew() {
        for (SiblingSolver solver : solvers) {
            if (solver != null) {
                solver.renew();
            }
        }
    }

    /** How many tries that count all solvers have needed. */
    int tries() {
        int tries = 0;
        for (SiblingSolver solver : solvers) {
            tries += solver == null ? 0 : solver.tries();
        }
        return tries;
    }

    /** The solver of the set of the piece on a square, which has siblings. */
    public SiblingSolver of(int square) {
        SiblingMoves known = moves;
        if (known == null) {
            known = all.get();
            moves = known;
            solvers = new SiblingSolver[known.members.length];
        }
        int set = known.sets[square];
        SiblingSolver solver = solvers[set];
        if (solver == null) {
            solver = new SiblingSolver(known, set, judge, tries);
            solvers[set] = solver;
        }
        return solver;
    }
}
