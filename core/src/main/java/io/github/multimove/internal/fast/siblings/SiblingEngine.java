package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.fast.BulkPerft;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.internal.turns.siblings.SiblingTurns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of single pieces and siblings, on boards of one word with one king a side, from bit sets. Siblings that
 * move one after the other are left to the reference generator. // must agree with ReferenceTurns: EveryRuleSetLaws prove it
 */
public final class SiblingEngine implements Engine {
    private final Attacks64 reach;
    private final SiblingStructure structure;
    private final RoyalLaw law;

    private SiblingEngine(Attacks64 reach, SiblingStructure structure, RoyalLaw law) {
        this.reach = reach;
        this.structure = structure;
        this.law = law;
    }

    /** Returns the engine of a structure of a rule set, or null if its board, pieces, structures or royal rule do not fit. */
    public static @Nullable SiblingEngine of(Rules rules, SiblingStructure structure) {
        Attacks64 reach = GeometryTables.of(rules.tables).reach;
        return reach != null
                        && reach.isSupported
                        && rules.royal.guards()
                        && rules.structures.all().allMatch(structure::equals)
                        && !structure.description.sequential()
                ? new SiblingEngine(reach, structure, rules.royal)
                : null;
    }

    /** What tells check of a structure by its board of sets. */
    public static CheckAccelerator check(SiblingStructure siblings) {
        return (state, attacker, from, on) -> {
            if (!SiblingBoard.holds(siblings, state)) {
                return CheckAccelerator.Answer.UNKNOWN;
            }
            SiblingBoard board = SiblingBoard.of(siblings, state);
            long attackers = attacker == state.side ? board.own : board.enemy;
            return board.completes(from, on, attackers, board.occupied)
                    ? CheckAccelerator.Answer.YES
                    : CheckAccelerator.Answer.NO;
        };
    }

    @Override
    public boolean supports(BoardPosition position) {
        long kings = reach.royals(position);
        long occupied = position.straight | position.oblique | position.low | position.high;
        return Long.bitCount(kings) == 2
                && Long.bitCount(kings & position.black) == 1
                && occupied != kings
                && SiblingBoard.holds(structure, position)
                && areKinServed(position, kings);
    }

    private boolean areKinServed(BoardPosition position, long kings) {
        byte[] sets = position.sets();
        if (sets == null
                || (sets[Long.numberOfTrailingZeros(kings)] | sets[63 - Long.numberOfLeadingZeros(kings)]) == 0) {
            return true;
        }
        for (short extra : position.extras()) {
            if ((kings >>> (extra >> 6) & 1) != 0) {
                return false;
            }
        }
        // a promoted piece may become a sibling of the king and royal with it
        return !(structure.joinsSiblings() && mayPromote(position, 1));
    }

    /** Whether some pawn may promote by its so manieth turn. */
    private boolean mayPromote(BoardState state, int turns) {
        for (int side = 0; side < 2; side++) {
            long from = reach.beforePromotion[side];
            for (int i = 1; i < turns; i++) {
                from |= reach.pawnsBefore(side, from);
            }
            if ((reach.pawns(state) & (state.black ^ (side - 1L)) & from) != 0) {
                return true;
            }
        }
        return false;
    }

    private SiblingBoard board(BoardPosition position) {
        return SiblingBoard.of(structure, position);
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return board(position).isCheck();
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return isCheck(position);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return isCheck(position) && isEmpty(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        return turns(position).isEmpty();
    }

    @Override
    public long count(BoardPosition position) {
        SiblingBoard board = board(position);
        return new SiblingCount(board).count(board);
    }

    @Override
    public Turns turns(BoardPosition position) {
        return new SiblingTurns(structure, position, law, true) {
            @Override
            public long count() {
                return SiblingEngine.this.count(position);
            }

            @Override
            public SiblingTurnList cursor() {
                return new SiblingTurnList(board(position), searches());
            }
        };
    }

    /** Where pieces stand on one square, or a pawn may promote before the last turn, games are gone through turn by turn. */
    @Override
    public long perft(BoardPosition position, int depth) {
        if (structure.description.sharing() || position.hasStacks() || mayPromote(position, depth / 2)) {
            return -1;
        }
        SiblingBoard board = board(position);
        SiblingCount last = new SiblingCount(board);
        List<SiblingTurnList> lists = new ArrayList<>();
        return new BulkPerft() {
            @Override
            protected SiblingBoard newBoard() {
                lists.add(new SiblingTurnList(board, null));
                return board.another();
            }

            @Override
            protected long turns(BoardState of) {
                return last.count((SiblingBoard) of);
            }

            @Override
            protected long through(BoardState of, BoardState next, int left) {
                SiblingTurnList turns = lists.get(left - 1);
                turns.begin((SiblingBoard) of);
                long total = 0;
                while (turns.next()) {
                    ((SiblingBoard) next).make((SiblingBoard) of, turns.turn, turns.size);
                    total = Math.addExact(total, below(next, left - 1));
                }
                return total;
            }
        }.count(board, depth);
    }
}
