package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Pseudo-legal sub-moves and turns of Twins Chess, castling aside: every combination of sub-moves, tried. */
final class TwinsMoves {

    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    /** A piece and its square. */
    private record Placed(TwinsPiece piece, int square) {}

    private final TwinsRules rules;

    TwinsMoves(TwinsRules rules) {
        this.rules = rules;
    }

    /** Returns where a piece (not a pawn) standing on the given square may go. */
    List<Integer> targets(TwinsBoard board, TwinsPiece piece, int from) {
        List<Integer> targets = new ArrayList<>();
        switch (piece.kind()) {
            case 'K' -> {
                addTargets(targets, board, piece, from, STRAIGHT, 1);
                addTargets(targets, board, piece, from, DIAGONAL, 1);
            }
            case 'Q' -> {
                addTargets(targets, board, piece, from, STRAIGHT, 7);
                addTargets(targets, board, piece, from, DIAGONAL, 7);
            }
            case 'R' -> addTargets(targets, board, piece, from, STRAIGHT, 7);
            case 'B' -> addTargets(targets, board, piece, from, DIAGONAL, 7);
            case 'N' -> addTargets(targets, board, piece, from, KNIGHT, 1);
            default -> throw new IllegalArgumentException(piece + " is not a piece");
        }
        return targets;
    }

    private void addTargets(
            List<Integer> targets, TwinsBoard board, TwinsPiece piece, int from, int[][] directions, int range) {
        for (int[] direction : directions) {
            for (int steps = 1; steps <= range; steps++) {
                int file = from % 8 + steps * direction[0];
                int rank = from / 8 + steps * direction[1];
                if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                    break;
                }
                int to = rank * 8 + file;
                if (board.isEmpty(to) || board.holds(to, !piece.white()) || mayShare(board, piece, to)) {
                    targets.add(to);
                }
                // With sharing a sibling's square may be entered but not passed.
                if (!board.isEmpty(to)) {
                    break;
                }
            }
        }
    }

    private boolean mayShare(TwinsBoard board, TwinsPiece piece, int square) {
        return rules.sharing() && board.pieces(square).stream().allMatch(piece::isSiblingOf);
    }

    private static List<Integer> pawnTargets(TwinsBoard board, TwinsPiece pawn, int from, int enPassant) {
        List<Integer> targets = new ArrayList<>();
        int forward = pawn.white() ? 8 : -8;
        int ahead = from + forward;
        if (board.isEmpty(ahead)) {
            targets.add(ahead);
            boolean second = from / 8 == (pawn.white() ? 1 : 6);
            if (second && board.isEmpty(ahead + forward)) {
                targets.add(ahead + forward);
            }
        }
        for (int side : new int[] {-1, 1}) {
            int file = from % 8 + side;
            if (file >= 0 && file < 8 && (board.holds(ahead + side, !pawn.white()) || ahead + side == enPassant)) {
                targets.add(ahead + side);
            }
        }
        return targets;
    }

    /**
     * Returns the sub-moves of one piece on a board.
     *
     * @param start the board before the turn, which decides whether the piece's letter is written
     */
    private List<TwinsSubMove> subMoves(TwinsBoard start, TwinsBoard board, Placed placed, int enPassant) {
        List<TwinsSubMove> subMoves = new ArrayList<>();
        TwinsPiece piece = placed.piece();
        int from = placed.square();
        boolean pawn = piece.kind() == 'P';
        for (int to : pawn ? pawnTargets(board, piece, from, enPassant) : targets(board, piece, from)) {
            boolean last = to / 8 == (piece.white() ? 7 : 0);
            for (String promotion : pawn && last ? rules.promotions() : List.of("")) {
                subMoves.add(new TwinsSubMove(piece, from, to, promotion, false, start.isMixed(from)));
            }
        }
        return subMoves;
    }

    /**
     * Tries every pseudo-legal turn of a side until one passes the test. A turn may come more than once, where pieces
     * that are alike share a square or where several orders work.
     *
     * @param enPassant the square that a pawn may be captured on en passant, or -1
     * @param test is given the sub-moves in canonical order
     * @return whether a turn passed
     */
    boolean anyTurn(TwinsBoard board, boolean white, int enPassant, Predicate<List<TwinsSubMove>> test) {
        for (List<Placed> group : groups(board, white)) {
            for (List<Placed> movers : movers(group)) {
                if (anyTurn(board, movers, enPassant, test)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tries every pseudo-legal turn in which exactly these pieces move. */
    private boolean anyTurn(TwinsBoard board, List<Placed> movers, int enPassant, Predicate<List<TwinsSubMove>> test) {
        if (rules.sequential()) {
            return anySequence(board, board, movers, enPassant, List.of(), new HashSet<>(), test);
        }
        List<List<TwinsSubMove>> choices = new ArrayList<>();
        movers.forEach(mover -> choices.add(subMoves(board, board, mover, enPassant)));
        return anyCombination(choices, new ArrayList<>(), test);
    }

    /**
     * Returns whether a side has a pseudo-legal turn that captures one of these pieces of the other side. Turns are tried
     * only of pieces of which one would reach such a piece if no one else stood on the board.
     */
    boolean anyTurnCaptures(TwinsBoard board, boolean white, List<TwinsPiece> taken) {
        Map<TwinsPiece, Integer> squares = new HashMap<>();
        taken.forEach(piece -> squares.put(piece, board.squareOf(piece)));
        for (List<Placed> group : groups(board, white)) {
            for (List<Placed> movers : movers(group)) {
                if (movers.stream().anyMatch(mover -> capturesAlone(mover, squares))
                        && anyTurn(
                                board,
                                movers,
                                -1,
                                turn -> turn.stream().anyMatch(subMove -> squares.containsValue(subMove.to())))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean capturesAlone(Placed mover, Map<TwinsPiece, Integer> others) {
        TwinsBoard alone = TwinsBoard.empty().with(mover.piece(), mover.square());
        for (Map.Entry<TwinsPiece, Integer> other : others.entrySet()) {
            alone = alone.with(other.getKey(), other.getValue());
        }
        return subMoves(alone, alone, mover, -1).stream().anyMatch(subMove -> others.containsValue(subMove.to()));
    }

    /** Returns the single pieces, each alone, and the sets of two or more living siblings. */
    private static List<List<Placed>> groups(TwinsBoard board, boolean white) {
        List<List<Placed>> groups = new ArrayList<>();
        Set<Integer> sets = board.sets(white);
        sets.forEach(set -> groups.add(new ArrayList<>()));
        List<Integer> setList = List.copyOf(sets).stream().sorted().toList();
        for (int square = 0; square < 64; square++) {
            for (TwinsPiece piece : board.pieces(square)) {
                if (piece.white() != white) {
                    continue;
                }
                Placed placed = new Placed(piece, square);
                if (sets.contains(piece.set())) {
                    groups.get(setList.indexOf(piece.set())).add(placed);
                } else {
                    groups.add(List.of(placed));
                }
            }
        }
        return groups;
    }

    /** Returns that of a group may move in one turn (`rules/twins.md`, 1 and `bond`). */
    private List<List<Placed>> movers(List<Placed> group) {
        if (rules.moveTogether()) {
            return List.of(group);
        }
        List<List<Placed>> movers = new ArrayList<>();
        for (int chosen = 1; chosen < (1 << group.size()); chosen++) {
            if (rules.onePieceOnly() && Integer.bitCount(chosen) > 1) {
                continue;
            }
            List<Placed> some = new ArrayList<>();
            for (int i = 0; i < group.size(); i++) {
                if (((chosen >> i) & 1) == 1) {
                    some.add(group.get(i));
                }
            }
            movers.add(some);
        }
        return movers;
    }

    /** `order=simultaneous`: each judged on the board before the turn; destinations differ unless siblings share. */
    private boolean anyCombination(
            List<List<TwinsSubMove>> choices, List<TwinsSubMove> made, Predicate<List<TwinsSubMove>> test) {
        if (made.size() == choices.size()) {
            return test.test(made.stream().sorted(TwinsSubMove.ORDER).toList());
        }
        for (TwinsSubMove subMove : choices.get(made.size())) {
            if (!rules.sharing() && made.stream().anyMatch(other -> other.to() == subMove.to())) {
                continue;
            }
            made.add(subMove);
            boolean found = anyCombination(choices, made, test);
            made.remove(made.size() - 1);
            if (found) {
                return true;
            }
        }
        return false;
    }

    /**
     * `order=sequential`: each judged on the board as then stands, captured pieces off and their siblings not yet. The
     * pieces captured are those on the destinations whatever the order, for nothing of the enemy moves in between. The
     * same sub-moves in another order leave the same board, so that what can follow them is tried once.
     *
     * @param seen the sub-moves after which what can follow has been tried
     */
    private boolean anySequence(
            TwinsBoard start,
            TwinsBoard board,
            List<Placed> remaining,
            int enPassant,
            List<TwinsSubMove> made,
            Set<Set<TwinsSubMove>> seen,
            Predicate<List<TwinsSubMove>> test) {
        if (remaining.isEmpty()) {
            return test.test(made.stream().sorted(TwinsSubMove.ORDER).toList());
        }
        if (!seen.add(Set.copyOf(made))) {
            return false;
        }
        for (Placed next : remaining) {
            List<Placed> rest =
                    remaining.stream().filter(other -> !other.equals(next)).toList();
            for (TwinsSubMove subMove : subMoves(start, board, next, enPassant)) {
                List<TwinsSubMove> longer = new ArrayList<>(made);
                longer.add(subMove);
                Set<TwinsPiece> captured = board.holds(subMove.to(), !next.piece().white())
                        ? new HashSet<>(board.pieces(subMove.to()))
                        : Set.of();
                TwinsBoard after = board.without(captured).moved(next.piece(), subMove.to());
                if (anySequence(start, after, rest, enPassant, longer, seen, test)) {
                    return true;
                }
            }
        }
        return false;
    }
}
