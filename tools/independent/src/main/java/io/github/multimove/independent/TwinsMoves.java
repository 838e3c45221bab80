package io.github.multimove.independent;

import io.github.multimove.independent.TwinsBoard.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Pseudo-legal sub-moves and turns of Twins Chess, castling aside: every combination of sub-moves, tried. */
final class TwinsMoves {

    private static final PlainBase ORTHODOX = new PlainOrthodox();

    /** So many beginnings of a turn are tried. */
    private static final int MOST_BEGINNINGS = 5_000;

    /** A position takes too long to go through. */
    static final class TooManyBeginnings extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A piece and its square. */
    private record Placed(Piece piece, int square) {}

    private final TwinsRules rules;

    TwinsMoves(TwinsRules rules) {
        this.rules = rules;
    }

    /** Returns where a piece standing on the given square may go; with sharing, it may enter a sibling's square, not pass it. */
    Set<Integer> targets(TwinsBoard board, Piece piece, int from, Set<Integer> enPassant) {
        char[] seen = board.letters();
        for (int square = 0; square < 64 && rules.sharing(); square++) {
            if (!board.isEmpty(square) && board.pieces(square).stream().allMatch(piece::isSiblingOf)) {
                seen[square] = PlainBase.ofSide(seen[square], !piece.white());
            }
        }
        seen[from] = piece.letter();
        PlainPiece plain = new PlainPiece(ORTHODOX, seen, from, enPassant, PlainShape.NOWHERE);
        ORTHODOX.moves(plain);
        return plain.found().stream().map(PlainSubMove::to).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the sub-moves of one piece on a board.
     *
     * @param start the board before the turn, which decides whether the piece's letter is written
     */
    private List<TwinsSubMove> subMoves(TwinsBoard start, TwinsBoard board, Placed placed, Set<Integer> enPassant) {
        List<TwinsSubMove> subMoves = new ArrayList<>();
        Piece piece = placed.piece();
        int from = placed.square();
        for (int to : targets(board, piece, from, enPassant)) {
            boolean promotes = PlainOrthodox.lastRank(ORTHODOX.shape, piece.letter(), to);
            for (String promotion : promotes ? rules.promotions() : List.of("")) {
                subMoves.add(new TwinsSubMove(piece, from, to, promotion, false, start.isMixed(from)));
            }
        }
        return subMoves;
    }

    /**
     * Tries every pseudo-legal turn of a side until one passes the test. A turn may come more than once, where pieces
     * that are alike share a square or where several orders work.
     *
     * @param enPassant the squares that a pawn may be captured on en passant
     * @param test is given the sub-moves in canonical order
     * @return whether a turn passed
     */
    boolean anyTurn(TwinsBoard board, boolean white, Set<Integer> enPassant, Predicate<List<TwinsSubMove>> test) {
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
    private boolean anyTurn(
            TwinsBoard board, List<Placed> movers, Set<Integer> enPassant, Predicate<List<TwinsSubMove>> test) {
        if (rules.sequential()) {
            return anySequence(board, board, movers, enPassant, List.of(), new HashSet<>(), test);
        }
        List<List<TwinsSubMove>> choices = new ArrayList<>();
        movers.forEach(mover -> choices.add(subMoves(board, board, mover, enPassant)));
        choices.sort(Comparator.comparingInt(List::size));
        return anyCombination(choices, new ArrayList<>(), test);
    }

    /**
     * Returns whether a side has a pseudo-legal turn that captures one of these pieces of the other side. Turns are tried
     * only of pieces of which one would reach such a piece if no one else stood on the board.
     */
    boolean anyTurnCaptures(TwinsBoard board, boolean white, List<Piece> taken) {
        Map<Piece, Integer> squares = new HashMap<>();
        taken.forEach(piece -> squares.put(piece, board.squareOf(piece)));
        for (List<Placed> group : groups(board, white)) {
            for (List<Placed> movers : movers(group)) {
                if (movers.stream().anyMatch(mover -> capturesAlone(mover, squares))
                        && anyTurn(
                                board,
                                movers,
                                Set.of(),
                                turn -> turn.stream().anyMatch(subMove -> squares.containsValue(subMove.to())))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean capturesAlone(Placed mover, Map<Piece, Integer> others) {
        TwinsBoard alone = TwinsBoard.empty().with(mover.piece(), mover.square());
        for (Map.Entry<Piece, Integer> other : others.entrySet()) {
            alone = alone.with(other.getKey(), other.getValue());
        }
        return subMoves(alone, alone, mover, Set.of()).stream().anyMatch(subMove -> others.containsValue(subMove.to()));
    }

    /** Returns the single pieces, each alone, and the sets of two or more living siblings. */
    private static Collection<List<Placed>> groups(TwinsBoard board, boolean white) {
        Set<Integer> sets = board.sets(white);
        Map<Object, List<Placed>> groups = new LinkedHashMap<>();
        for (int square = 0; square < 64; square++) {
            for (Piece piece : board.holds(square, white) ? board.pieces(square) : List.<Piece>of()) {
                Object group = sets.contains(piece.set()) ? (Integer) piece.set() : piece;
                groups.computeIfAbsent(group, first -> new ArrayList<>()).add(new Placed(piece, square));
            }
        }
        return groups.values();
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
            Set<Integer> enPassant,
            List<TwinsSubMove> made,
            Set<Set<TwinsSubMove>> seen,
            Predicate<List<TwinsSubMove>> test) {
        if (remaining.isEmpty()) {
            return test.test(made.stream().sorted(TwinsSubMove.ORDER).toList());
        }
        if (!seen.add(Set.copyOf(made))) {
            return false;
        }
        if (seen.size() > MOST_BEGINNINGS) {
            throw new TooManyBeginnings();
        }
        for (Placed next : remaining) {
            List<Placed> rest =
                    remaining.stream().filter(other -> !other.equals(next)).toList();
            for (TwinsSubMove subMove : subMoves(start, board, next, enPassant)) {
                List<TwinsSubMove> longer = new ArrayList<>(made);
                longer.add(subMove);
                Set<Piece> captured = board.holds(subMove.to(), !next.piece().white())
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
