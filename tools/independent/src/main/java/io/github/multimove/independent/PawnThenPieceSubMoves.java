package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.List;

/** Pseudo-legal sub-moves of Twinmove and Geminus Chess on one board, for the side to move there. */
final class PawnThenPieceSubMoves {

    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private final boolean doubleStep;
    private final String promotions;

    /**
     * Builds the moves of a game.
     *
     * @param doubleStep whether a pawn on the second rank may go two squares
     * @param promotions the letters, in lower case, of what a pawn may become
     */
    PawnThenPieceSubMoves(boolean doubleStep, String promotions) {
        this.doubleStep = doubleStep;
        this.promotions = promotions;
    }

    /** Returns every pawn move, captures and promotions included; there is no en passant. */
    List<PawnThenPieceSubMove> pawnMoves(PawnThenPiecePosition position) {
        List<PawnThenPieceSubMove> moves = new ArrayList<>();
        int forward = position.white ? 8 : -8;
        for (int from = 0; from < 64; from++) {
            if (position.pieces[from] != PawnThenPiecePosition.piece('P', position.white)) {
                continue;
            }
            int ahead = from + forward;
            if (position.isEmpty(ahead)) {
                addPawnMove(moves, position, from, ahead);
                boolean second = PawnThenPiecePosition.rankFrom(position.white, from) == 2;
                if (doubleStep && second && position.isEmpty(ahead + forward)) {
                    addPawnMove(moves, position, from, ahead + forward);
                }
            }
            for (int side : new int[] {-1, 1}) {
                int file = from % 8 + side;
                if (file >= 0 && file < 8 && position.isEnemy(ahead + side)) {
                    addPawnMove(moves, position, from, ahead + side);
                }
            }
        }
        return moves;
    }

    private void addPawnMove(List<PawnThenPieceSubMove> moves, PawnThenPiecePosition position, int from, int to) {
        if (PawnThenPiecePosition.rankFrom(position.white, to) < 8) {
            moves.add(PawnThenPieceSubMove.step(from, to));
            return;
        }
        for (int at = 0; at < promotions.length(); at++) {
            char letter = promotions.charAt(at);
            moves.add(PawnThenPieceSubMove.promotion(from, to, letter));
        }
    }

    /** Returns every move of king, queen, rook, bishop and knight, castling included. */
    List<PawnThenPieceSubMove> pieceMoves(PawnThenPiecePosition position) {
        List<PawnThenPieceSubMove> moves = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (!position.isFriend(from)) {
                continue;
            }
            switch (Character.toUpperCase(position.pieces[from])) {
                case 'K' -> {
                    addMoves(moves, position, from, STRAIGHT, 1);
                    addMoves(moves, position, from, DIAGONAL, 1);
                    addCastling(moves, position, from);
                }
                case 'Q' -> {
                    addMoves(moves, position, from, STRAIGHT, 7);
                    addMoves(moves, position, from, DIAGONAL, 7);
                }
                case 'R' -> addMoves(moves, position, from, STRAIGHT, 7);
                case 'B' -> addMoves(moves, position, from, DIAGONAL, 7);
                case 'N' -> addMoves(moves, position, from, KNIGHT, 1);
                default -> {
                    // A pawn: not a piece.
                }
            }
        }
        return moves;
    }

    private static void addMoves(
            List<PawnThenPieceSubMove> moves, PawnThenPiecePosition position, int from, int[][] directions, int range) {
        for (int[] direction : directions) {
            for (int steps = 1; steps <= range; steps++) {
                int file = from % 8 + steps * direction[0];
                int rank = from / 8 + steps * direction[1];
                if (file < 0 || file > 7 || rank < 0 || rank > 7 || position.isFriend(rank * 8 + file)) {
                    break;
                }
                moves.add(PawnThenPieceSubMove.step(from, rank * 8 + file));
                if (position.isEnemy(rank * 8 + file)) {
                    break;
                }
            }
        }
    }

    /** `rules/twinmove.md`: king and rook unmoved and the way clear; attack does not matter. */
    private static void addCastling(List<PawnThenPieceSubMove> moves, PawnThenPiecePosition position, int king) {
        boolean kingSide = position.castling.indexOf(PawnThenPiecePosition.piece('K', position.white)) >= 0;
        boolean queenSide = position.castling.indexOf(PawnThenPiecePosition.piece('Q', position.white)) >= 0;
        if (kingSide && position.isEmpty(king + 1) && position.isEmpty(king + 2)) {
            moves.add(PawnThenPieceSubMove.castles(king, king + 2));
        }
        if (queenSide && position.isEmpty(king - 1) && position.isEmpty(king - 2) && position.isEmpty(king - 3)) {
            moves.add(PawnThenPieceSubMove.castles(king, king - 2));
        }
    }

    /** Returns every single drop of the drop phase of `rules/geminus.md`. */
    List<PawnThenPieceSubMove> drops(PawnThenPiecePosition position) {
        List<PawnThenPieceSubMove> drops = new ArrayList<>();
        for (int at = 0; at < PawnThenPiecePosition.PIECE_LIST.length(); at++) {
            char kind = PawnThenPiecePosition.PIECE_LIST.charAt(at);
            if (position.hand.indexOf(PawnThenPiecePosition.piece(kind, position.white)) < 0) {
                continue;
            }
            for (int to = 0; to < 64; to++) {
                int rank = PawnThenPiecePosition.rankFrom(position.white, to);
                boolean allowed = kind == 'R' ? rank == 1 : rank <= 3;
                if (!allowed || (kind == 'B' && hasBishopOnColourOf(position, to))) {
                    continue;
                }
                if (rank <= 2 && position.isEmpty(to)) {
                    drops.add(PawnThenPieceSubMove.drop(kind, to));
                } else if (position.pieces[to] == PawnThenPiecePosition.piece('P', position.white)) {
                    addDropsOnPawn(drops, position, kind, to);
                }
            }
        }
        return drops;
    }

    /** Decided: to any empty square of the second rank; the one just dropped on is not empty. */
    private static void addDropsOnPawn(
            List<PawnThenPieceSubMove> drops, PawnThenPiecePosition position, char kind, int to) {
        int second = position.white ? 8 : 48;
        for (int relocation = second; relocation < second + 8; relocation++) {
            if (position.isEmpty(relocation)) {
                drops.add(PawnThenPieceSubMove.drop(kind, to, relocation));
            }
        }
    }

    private static boolean hasBishopOnColourOf(PawnThenPiecePosition position, int square) {
        for (int other = 0; other < 64; other++) {
            boolean sameColour = (other / 8 + other % 8) % 2 == (square / 8 + square % 8) % 2;
            if (sameColour && position.pieces[other] == PawnThenPiecePosition.piece('B', position.white)) {
                return true;
            }
        }
        return false;
    }
}
