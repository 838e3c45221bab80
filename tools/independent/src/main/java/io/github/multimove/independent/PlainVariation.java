package io.github.multimove.independent;

import java.util.List;

/**
 * A base game with another array, without castling or the pawn's double step, or with a neutral piece on its board.
 * Everything else is the base game's.
 */
final class PlainVariation extends PlainBase {

    private final PlainBase base;
    private final String initialPosition;
    private final List<PlainCastling> castlings;
    private final boolean doubleStep;
    private final boolean neutral;

    private PlainVariation(
            PlainBase base,
            String initialPosition,
            List<PlainCastling> castlings,
            boolean doubleStep,
            boolean neutral) {
        this.base = base;
        this.initialPosition = initialPosition;
        this.castlings = List.copyOf(castlings);
        this.doubleStep = doubleStep;
        this.neutral = neutral;
    }

    static PlainVariation of(PlainBase base) {
        return new PlainVariation(base, base.initialPosition(), base.castlings(), base.crossedRank(true) >= 0, false);
    }

    PlainVariation from(String position) {
        return new PlainVariation(base, position, castlings, doubleStep, neutral);
    }

    PlainVariation castling(List<PlainCastling> ways) {
        return new PlainVariation(base, initialPosition, ways, doubleStep, neutral);
    }

    PlainVariation withoutDoubleStep() {
        return new PlainVariation(base, initialPosition, castlings, false, neutral);
    }

    PlainVariation withNeutral() {
        return new PlainVariation(base, initialPosition, castlings, doubleStep, true);
    }

    @Override
    PlainShape shape() {
        return base.shape();
    }

    @Override
    String initialPosition() {
        return initialPosition;
    }

    @Override
    String pieces() {
        return base.pieces();
    }

    @Override
    void moves(PlainPiece piece) {
        base.moves(piece);
        if (!doubleStep) {
            piece.found().removeIf(subMove -> subMove.crossed() != PlainShape.NOWHERE);
        }
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        return base.promotions(board, from, to, taken);
    }

    @Override
    boolean promotionsFit(char[] board, boolean white, List<String> promotions) {
        return base.promotionsFit(board, white, promotions);
    }

    @Override
    boolean isFrozen(char[] board, int square) {
        return base.isFrozen(board, square);
    }

    @Override
    List<PlainCastling> castlings() {
        return castlings;
    }

    @Override
    boolean castlesLeniently() {
        return base.castlesLeniently();
    }

    @Override
    boolean mayStand(char piece, int square) {
        return base.mayStand(piece, square);
    }

    @Override
    int crossedRank(boolean white) {
        return doubleStep ? base.crossedRank(white) : -1;
    }

    @Override
    char clockPiece() {
        return base.clockPiece();
    }

    @Override
    boolean hasNeutral() {
        return neutral;
    }

    @Override
    int royals() {
        return base.royals();
    }

    @Override
    boolean scoresDoubleCheckmate() {
        return base.scoresDoubleCheckmate();
    }
}
