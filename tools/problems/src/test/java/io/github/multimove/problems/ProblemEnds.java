package io.github.multimove.problems;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** All positions of some pieces, made one by one: what {@link EndingTable}s are held against. */
final class ProblemEnds {
    /** The most pieces of an ending. */
    private static final int MAX_PIECES = 5;

    /** A turn number at which no opening rule is in force. */
    private static final int TURN_NUMBER = 20;

    private ProblemEnds() {}

    /**
     * Returns every possible position of exactly those pieces, each on a square of its own, with either side to move, no
     * castling right and nothing to capture en passant. Positions that the pieces alone tell apart come once each.
     *
     * @param rules a game without pieces in hand
     * @param letters the letters of the pieces, White's in upper case, such as {@code KRk}
     * @throws IllegalArgumentException if there are no pieces or more than {@value #MAX_PIECES}, or the game has no piece of a
     *     letter
     */
    static Stream<Position> of(RuleSet rules, String letters) {
        Objects.requireNonNull(rules, "rules");
        if (letters.isEmpty() || letters.length() > MAX_PIECES) {
            throw new IllegalArgumentException("expected 1 to " + MAX_PIECES + " pieces, found " + letters.length());
        }
        List<Piece> pieces = new ArrayList<>();
        letters.chars().sorted().forEach(letter -> pieces.add(piece(rules, (char) letter)));
        return place(rules, pieces, 0, List.of());
    }

    static Piece piece(RuleSet rules, char letter) {
        String upper = String.valueOf(letter).toUpperCase(Locale.ROOT);
        for (PieceType type : rules.base().types()) {
            if (String.valueOf(type.letter()).equals(upper)) {
                return new Piece(upper.charAt(0) == letter ? Side.WHITE : Side.BLACK, type);
            }
        }
        throw new IllegalArgumentException("expected pieces of " + rules.base().id() + ", found " + letter);
    }

    private static Stream<Position> place(RuleSet rules, List<Piece> pieces, int next, List<Square> placed) {
        if (next == pieces.size()) {
            return Stream.of(Side.WHITE, Side.BLACK).flatMap(side -> position(rules, pieces, placed, side));
        }
        // Pieces of one kind go up the board, so that their exchange gives no second position.
        int from = next > 0 && pieces.get(next).equals(pieces.get(next - 1))
                ? placed.get(next - 1).index() + 1
                : 0;
        return rules.base().board().squares().stream()
                .skip(from)
                .filter(square -> !placed.contains(square))
                .flatMap(square -> {
                    List<Square> more = new ArrayList<>(placed);
                    more.add(square);
                    return place(rules, pieces, next + 1, more);
                });
    }

    private static Stream<Position> position(RuleSet rules, List<Piece> pieces, List<Square> placed, Side side) {
        Setup.Builder setup = Setup.builder(rules.base().board()).side(side).turnNumber(TURN_NUMBER);
        Set<Square> squares = new HashSet<>();
        for (int i = 0; i < pieces.size(); i++) {
            setup.pieces(placed.get(i), pieces.get(i));
            squares.add(placed.get(i));
        }
        Setup built = setup.build();
        return squares.size() == pieces.size() && rules.problems(built).isEmpty()
                ? Stream.of(rules.position(built))
                : Stream.empty();
    }
}
