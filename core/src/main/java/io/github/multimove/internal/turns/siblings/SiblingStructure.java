package io.github.multimove.internal.turns.siblings;

import io.github.multimove.Effect;
import io.github.multimove.PieceType;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.UnknownToEngines;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.StructureFacts;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One single piece, or siblings of one set (rules/twins.md).
 *
 * <p>A turn is the set of its sub-moves, whatever the order in which they are made: siblings move once each and enemies
 * do not move, so that where all pieces stand in the end, and which pieces were captured, follows from the destinations alone.
 * Sub-moves are therefore described by the board before the turn also where they are made one after the other: one that
 * ends where an enemy stood captures what stood there.
 */
public final class SiblingStructure extends Structure {
    public final Siblings description;
    /** Whether all siblings of a set must move. */
    public final boolean together;

    public final boolean dieTogether;

    /** By kind, the number of a group of kinds of which a piece may come to be another's sibling. */
    private final int[] family;

    private final CheckAccelerator sooner;
    /** Sets are numbered by a byte: no more than squares, and one more while a pawn becomes two. */
    private static final int MOST_SQUARES = 126;

    /** Compiles a description. */
    public SiblingStructure(
            GameTables tables, Siblings description, Function<? super SiblingStructure, CheckAccelerator> checks) {
        super(tables, StructureFacts.ofSet(true));
        if (tables.size > MOST_SQUARES) {
            throw new IllegalArgumentException("expected at most " + MOST_SQUARES
                    + " squares for a game with siblings, found " + tables.size + " in " + tables.game.id());
        }
        if (description.kin().isEmpty() && description.arraySets().isEmpty()) {
            throw new IllegalArgumentException(
                    "expected groups of kin or the sets of the array, such as a1+h1,a8+h8, found neither");
        }
        if (UnknownToEngines.hasScreens(tables)) {
            throw new IllegalArgumentException("expected siblings over a base game whose pieces need no screen, found "
                    + tables.game.id() + ", whose pieces do");
        }
        if (description.sharing() && tables.castlings.nameRooks()) {
            throw new IllegalArgumentException("expected siblings that share no squares over " + tables.game.id()
                    + ", whose castling is written as the king's step to the rook's square, found " + description);
        }
        this.description = description;
        this.together = description.bond() == SiblingBond.CONJOINED || description.bond() == SiblingBond.IDENTICAL;
        this.dieTogether = description.bond() != SiblingBond.IDENTICAL;
        for (Set<PieceType> group : description.kin()) {
            for (PieceType kind : group) {
                if (!tables.game.types().contains(kind) || tables.game.pawns().contains(kind)) {
                    throw new IllegalArgumentException(
                            "expected piece types of " + tables.game.id() + " other than pawns as kin, found " + kind);
                }
            }
        }
        family = families(tables, description);
        sooner = checks.apply(this);
    }

    /** A promoted piece joins all sets with a piece of its kind, so that kinship goes from kind to kind. */
    private static int[] families(GameTables tables, Siblings description) {
        int[] family = new int[tables.types.length];
        for (int type = 1; type < family.length; type++) {
            family[type] = type;
        }
        for (Set<PieceType> group : description.kin()) {
            join(
                    family,
                    group.stream()
                            .mapToInt(kind -> tables.game.types().indexOf(kind) + 1)
                            .toArray());
        }
        for (List<Integer> set : SiblingText.sets(tables, description.arraySets())) {
            join(
                    family,
                    set.stream()
                            .mapToInt(square -> tables.arrayPieces[square] >> 1)
                            .toArray());
        }
        return family;
    }

    private static void join(int[] family, int[] types) {
        for (int type : types) {
            int old = family[type];
            for (int i = 0; i < family.length; i++) {
                family[i] = family[i] == old ? family[types[0]] : family[i];
            }
        }
    }

    /** Whether each piece of a set, 0 for those without siblings, is moved by a turn of its own. */
    boolean movesSingly(int set) {
        return set == 0 || description.bond() == SiblingBond.SEPARATED_SINGLE;
    }

    /** Whether pieces of two kinds can be siblings of each other. */
    boolean areKin(int code, int other) {
        return family[code >> 1] == family[other >> 1];
    }

    @Override
    public boolean isSimultaneous() {
        return true;
    }

    @Override
    public int options() {
        int sharing = description.sharing() ? Generator.SHARING : 0;
        return switch (description.promotion()) {
            case SIBLING, SINGLE -> sharing | Generator.SINGLE_PROMOTION;
            case TWINS -> sharing | Generator.TWIN_PROMOTION;
            case EITHER -> sharing | Generator.SINGLE_PROMOTION | Generator.TWIN_PROMOTION;
        };
    }

    public boolean joinsSiblings() {
        return description.promotion() != SiblingPromotion.SINGLE;
    }

    /** Whether the rules of the bond let king and rook castle (rules/twins.md, Castling). */
    boolean isFreeToCastle(BoardState state, long castling) {
        byte[] sets = sets(state);
        return !together
                || (sets[Packed.from(castling)] == 0
                        && sets[tables.castles[Packed.extra(castling)].rook().index()] == 0);
    }

    /** Those that the king crosses and the one that it reaches, the rook at home (rules/twins.md, Castling). */
    @Override
    public int[] castlingSquares(int right) {
        int[] crossed = tables.castlings.crossed[right];
        int[] all = Arrays.copyOf(crossed, crossed.length + 1);
        all[crossed.length] = tables.castles[right].kingTo().index();
        return all;
    }

    public static byte[] sets(BoardState state) {
        byte[] sets = state.sets();
        return sets == null ? new byte[state.tables.size] : sets;
    }

    @Override
    public TurnCursor cursor(BoardState state) {
        return new SiblingCursor(
                new SiblingMoves(this, state, options()), new SiblingSearches(this, state), (turn, size) -> true);
    }

    /**
     * Whether sub-moves that can be made one by one, in their order, are a pseudo-legal turn: where each of them stands
     * among those of its piece, and whether they fit.
     */
    public boolean isPseudoLegal(BoardState state, long[] turn) {
        if (turn.length == 0) {
            return false;
        }
        byte[] sets = sets(state);
        int first = Packed.from(turn[0]);
        SiblingMoves moves = new SiblingMoves(this, state, options(), sets[first]);
        for (int i = 0; i < turn.length; i++) {
            int from = Packed.from(turn[i]);
            boolean known = Arrays.binarySearch(moves.all.at, moves.begin[from], moves.end[from], turn[i]) >= 0;
            if (!known || (i > 0 && (sets[first] == 0 || turn[i] < turn[i - 1]))) {
                return false;
            }
        }
        return new SiblingCursor(moves).isTurn(turn);
    }

    /** Adds, for sequential order, also the sub-moves that siblings must clear the way for. */
    @Override
    public void candidates(BoardState state, int square, SubMoves found) {
        if (state.piece(square) != 0 && (state.piece(square) & 1) == state.side) {
            SiblingMoves.from(this, state, square, options(), found);
        }
    }

    @Override
    public BoardState after(BoardState state, long[] turn, int size, @Nullable List<Effect> effects) {
        boolean simple = effects == null && isSimple(state, turn, size);
        return simple ? moved(state, turn, size) : new SiblingTurn(this, state, turn, size, effects).after();
    }

    @Override
    public BoardState midst(BoardState state, long[] entered) {
        return new SiblingTurn(this, state, entered, entered.length, null).midst();
    }

    /** The aftermath looks back at the board before the turn. */
    @Override
    public boolean makesInPlace(int size) {
        return false;
    }

    /** Whether a turn does no more than that pieces go to squares, of which no piece has to leave one first, and capture single pieces. */
    private boolean isSimple(BoardState state, long[] turn, int size) {
        byte[] sets = state.sets();
        if (sets == null || state.hasStacks() || description.sharing()) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            int to = Packed.to(turn[i]);
            if (!Packed.isStep(turn[i]) || sets[to] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The board after a simple turn; must agree with {@link SiblingTurn}: EveryRuleSetLaws */
    private static BoardState moved(BoardState state, long[] turn, int size) {
        BoardState next = state.sharing();
        for (int i = 0; i < size; i++) {
            next.apply(turn[i]);
        }
        byte[] sets = sets(state);
        if (sets[Packed.from(turn[0])] != 0) {
            SiblingSets.moved(next, sets, turn, size);
        }
        endTurn(next, turn, size);
        return next;
    }

    // ---- royal pieces
    // --------------------------------------------------------------------------------------------------

    /** The king first, then, where siblings die together, its siblings, one entry a piece (rules/twins.md, Check). */
    @Override
    public int[][] royals(BoardState state, int side) {
        byte[] sets = sets(state);
        List<int[]> groups = new ArrayList<>();
        boolean[] seen = new boolean[256];
        for (int king : state.royals(side)) {
            int set = sets[king] & 255;
            if (set == 0 || !dieTogether) {
                groups.add(new int[] {king});
            } else if (!seen[set]) {
                seen[set] = true;
                groups.add(group(state, king, set));
            }
        }
        return groups.toArray(new int[0][]);
    }

    private static int[] group(BoardState state, int king, int set) {
        byte[] sets = sets(state);
        int[] group = {king};
        for (int s = 0; s < state.tables.size; s++) {
            int pieces = (sets[s] & 255) == set ? state.codes(s).length - (s == king ? 1 : 0) : 0;
            for (; pieces > 0; pieces--) {
                group = Arrays.copyOf(group, group.length + 1);
                group[group.length - 1] = s;
            }
        }
        return group;
    }

    @Override
    public boolean canCapture(BoardState state, int attacker, int[][] groups) {
        if (groups.length != 1) {
            return new SiblingThreats(this, state.turned(attacker), groups, true).isAnyOfAll();
        }
        for (int square : groups[0]) {
            if (canCapture(state, attacker, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean canCapture(BoardState state, int attacker, int square) {
        SiblingSearches searches = null;
        for (CapturePath attack : tables.attacks[square]) {
            int from = attack.from();
            if (!isOpen(state, attacker, attack)) {
                continue;
            }
            boolean alone = isAlone(state, attack);
            for (int code : state.codes(from)) {
                if ((attack.codes() >>> code & 1) == 0) {
                    continue;
                }
                CheckAccelerator.Answer answer =
                        alone ? CheckAccelerator.Answer.YES : sooner.takes(state, attacker, from, square);
                if (answer == CheckAccelerator.Answer.UNKNOWN) {
                    searches = searches == null ? new SiblingSearches(this, state.turned(attacker)) : searches;
                    if (searches.capturing(from, code, square, false) != null) {
                        return true;
                    }
                } else if (answer == CheckAccelerator.Answer.YES) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns a turn of the side to move that captures on a square along a way, or null if there is none. */
    long @Nullable [] capture(BoardState state, CapturePath attack, int square, SiblingSearches searches) {
        int from = attack.from();
        if (isOpen(state, state.side, attack)) {
            for (int code : state.codes(from)) {
                long[] turn = (attack.codes() >>> code & 1) == 0
                        ? null
                        : searches.capturing(from, code, square, isAlone(state, attack));
                if (turn != null) {
                    return turn;
                }
            }
        }
        return null;
    }

    /** Whether a side's piece may capture along a way, as far as the way tells. */
    private boolean isOpen(BoardState state, int side, CapturePath attack) {
        int piece = state.piece(attack.from());
        return piece != 0
                && (piece & 1) == side
                && !state.isFrozen(attack.from())
                && (state.isClear(attack.between()) || opens(state, attack));
    }

    /** Whether a piece captures along an open way by a turn of its own. */
    private boolean isAlone(BoardState state, CapturePath attack) {
        return (sets(state)[attack.from()] == 0 || !together) && state.isClear(attack.between());
    }

    /** Whether the way is blocked by no piece but siblings that may leave it first. */
    private boolean opens(BoardState state, CapturePath attack) {
        byte[] sets = sets(state);
        int set = sets[attack.from()];
        if (!description.sequential() || description.bond() == SiblingBond.SEPARATED_SINGLE || set == 0) {
            return false;
        }
        for (short s : attack.between()) {
            if (state.piece(s) != 0 && sets[s] != set) {
                return false;
            }
        }
        return true;
    }

    /**
     * As everywhere, for each sub-move that captures a royal piece the first turn; where king and siblings can fall together
     * also the first turn that captures two of them (rules/common.md, Check).
     */
    @Override
    public List<long[]> threats(BoardState state, int[][] groups) {
        return new SiblingThreats(this, state, groups, false).list();
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    @Override
    public void begin(PositionDraft array) {
        SiblingText.begin(this, array);
    }

    @Override
    public void siblings(BoardState state, PositionDraft draft) {
        new SiblingText(this, state, draft).read();
    }
}
