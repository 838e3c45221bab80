package io.github.multimove.independent;

import io.github.multimove.independent.TwinsBoard.Piece;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a turn of Twins Chess does to the board, in the order of `rules/twins.md`, 3. */
final class TwinsAftermath {

    private final TwinsRules rules;
    private final TwinsMoves moves;

    TwinsAftermath(TwinsRules rules, TwinsMoves moves) {
        this.rules = rules;
        this.moves = moves;
    }

    /** Returns the pieces that the sub-moves capture directly, and the square where each fell. */
    static Map<Piece, Integer> captured(TwinsBoard before, List<TwinsSubMove> turn, Set<Integer> enPassant) {
        Map<Piece, Integer> captured = new LinkedHashMap<>();
        for (TwinsSubMove subMove : turn) {
            Piece piece = subMove.piece();
            int fell = subMove.to();
            if (piece.kind() == 'P' && enPassant.contains(subMove.to()) && subMove.from() % 8 != subMove.to() % 8) {
                fell = subMove.to() - (piece.white() ? 8 : -8);
            }
            if (before.holds(fell, !piece.white())) {
                for (Piece victim : before.pieces(fell)) {
                    captured.put(victim, fell);
                }
            }
        }
        return captured;
    }

    /** Returns the board after the turn and everything that follows from it. */
    TwinsBoard after(TwinsBoard before, List<TwinsSubMove> turn, Set<Integer> enPassant) {
        Map<Piece, Integer> captured = captured(before, turn, enPassant);
        TwinsBoard made = afterSubMoves(before, turn, captured.keySet());
        TwinsBoard cleared = rules.dieTogether() ? made.without(leaving(made, captured)) : made;
        // Decided: promotion comes after (b) to (d), and only to a pawn that survived.
        TwinsBoard promoted = cleared;
        for (TwinsSubMove subMove : turn) {
            if (!subMove.promotion().isEmpty() && promoted.contains(subMove.piece())) {
                promoted = promoted(promoted, subMove);
            }
        }
        return promoted;
    }

    /** Step (a): all sub-moves are on the board and every directly captured piece is off. */
    private static TwinsBoard afterSubMoves(TwinsBoard before, List<TwinsSubMove> turn, Set<Piece> captured) {
        Set<Piece> lifted = new HashSet<>(captured);
        turn.forEach(subMove -> lifted.add(subMove.piece()));
        TwinsBoard board = before.without(lifted);
        for (TwinsSubMove subMove : turn) {
            board = board.with(subMove.piece(), subMove.to());
            if (subMove.castling()) {
                int corner = subMove.from() + (subMove.to() > subMove.from() ? 3 : -4);
                board = board.moved(before.piece(corner, 'R'), (subMove.from() + subMove.to()) / 2);
            }
        }
        return board;
    }

    /** Steps (b) to (d): what comes off at the end of the turn. */
    private Set<Piece> leaving(TwinsBoard made, Map<Piece, Integer> captured) {
        Set<Piece> struck = new HashSet<>();
        // (b) for each captured twin, if a sibling that was not itself captured could now capture where it fell
        captured.forEach((twin, fell) -> {
            for (Piece sibling : made.siblings(twin)) {
                if (!made.isEmpty(fell)
                        && moves.targets(made, sibling, made.squareOf(sibling), Set.of())
                                .contains(fell)) {
                    struck.addAll(made.pieces(fell));
                }
            }
        });
        Set<Piece> leaving = new HashSet<>(struck);
        // (c) struck pieces and all their siblings
        struck.forEach(piece -> leaving.addAll(made.siblings(piece)));
        // (d) the siblings of every captured twin
        captured.keySet().forEach(twin -> leaving.addAll(made.siblings(twin)));
        return leaving;
    }

    /** `rules/twins.md`, 4. */
    private TwinsBoard promoted(TwinsBoard board, TwinsSubMove subMove) {
        Piece pawn = subMove.piece();
        char kind = Character.toUpperCase(subMove.promotion().charAt(0));
        TwinsBoard without = board.without(List.of(pawn));
        int unused = board.unused();
        if (subMove.promotion().length() == 2) {
            // Two pieces of the kind, stacked, siblings of each other only.
            return without.with(new Piece(unused, pawn.white(), kind, unused), subMove.to())
                    .with(new Piece(unused + 1, pawn.white(), kind, unused), subMove.to());
        }
        Set<Piece> family = new HashSet<>();
        if (rules.joinsOnPromotion()) {
            // Decided: all friendly sets that contain a piece of the kind, and its single pieces, become one set.
            for (Piece friend : without.pieces(pawn.white())) {
                if (friend.kind() == kind) {
                    family.add(friend);
                    family.addAll(without.siblings(friend));
                }
            }
        }
        int set = family.isEmpty() ? 0 : unused;
        return without.joined(family, set).with(new Piece(unused, pawn.white(), kind, set), subMove.to());
    }
}
