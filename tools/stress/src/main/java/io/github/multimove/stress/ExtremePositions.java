package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Draws positions of a rule set that play seldom reaches: many strong pieces, many pieces about to promote, many pieces about one
 * king, several en passant squares at once, several pieces on a square. Not safe to share between threads.
 */
final class ExtremePositions {
    private static final int KINDS = 5;
    private static final int TRIES = 20;

    private final RuleSet rules;
    private final BaseGame game;
    private final Board board;
    private final Random random;
    private final List<PieceType> strong = new ArrayList<>();

    ExtremePositions(RuleSet rules, long seed) {
        this.rules = rules;
        this.game = rules.base();
        this.board = game.board();
        this.random = new Random(seed);
        for (PieceType type : game.types()) {
            if (!game.royals().contains(type) && !game.pawns().contains(type)) {
                strong.add(type);
            }
        }
    }

    /** Returns a position, or nothing if none of some drawn ones is possible. */
    Optional<Position> next() {
        for (int i = 0; i < TRIES; i++) {
            Setup drawn = setup(random.nextInt(KINDS));
            if (rules.problems(drawn).isEmpty()) { // most draws leave a king to be captured
                return Optional.of(rules.position(drawn));
            }
        }
        return Optional.empty();
    }

    private Setup setup(int kind) {
        List<Square> free = new ArrayList<>(board.squares());
        Collections.shuffle(free, random);
        Setup.Builder setup = Setup.builder(board).side(random.nextBoolean() ? Side.WHITE : Side.BLACK);
        for (PieceType royal : game.royals()) {
            for (Side side : Side.values()) {
                for (int n = number(royal, side); n > 0; n--) {
                    setup.pieces(take(free), new Piece(side, royal));
                }
            }
        }
        int pieces = 2 + random.nextInt(Math.min(24, board.size() / 3));
        for (int i = 0; i < pieces && !free.isEmpty(); i++) {
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            piece(setup, free, side, kind);
        }
        if (kind == 3) {
            board.squares().stream().filter(square -> random.nextInt(3) == 0).forEach(setup::enPassant);
        }
        game.castlingRights().forEach(setup::castlingRight);
        if (kind == 4) {
            setup.siblingsByKind();
        }
        Setup drawn = setup.build().withoutPiecesOutOfPlace(rules);
        return RandomSetup.withReachableMaterial(rules, drawn)
                .withoutImpossibleCastlingRights(rules)
                .withoutImpossibleEnPassant(rules);
    }

    private void piece(Setup.Builder setup, List<Square> free, Side side, int kind) {
        boolean pawn = !game.pawns().isEmpty()
                && (strong.isEmpty()
                        || random.nextInt(kind == 1 || kind == 3 ? 4 : 12) > (kind == 1 || kind == 3 ? 0 : 9));
        List<PieceType> kinds = pawn ? List.copyOf(game.pawns()) : strong;
        if (kinds.isEmpty()) {
            return;
        }
        PieceType type = kinds.get(random.nextInt(kinds.size()));
        Square square = pawn ? rank(free, side, kind) : take(free);
        if (kind == 4 && !pawn && random.nextInt(3) == 0) {
            setup.pieces(square, List.of(new Piece(side, type), new Piece(side, type)));
        } else {
            setup.pieces(square, new Piece(side, type));
        }
    }

    /** A square where a pawn is about to promote, or has just gone two squares, if there is one. */
    private Square rank(List<Square> free, Side side, int kind) {
        int forward = kind == 1 ? 1 : kind == 3 ? board.ranks() - 4 - random.nextInt(2) : random.nextInt(board.ranks());
        int rank = side == Side.WHITE ? board.ranks() - 1 - forward : forward;
        for (Square square : free) {
            if (square.rank() == rank) {
                free.remove(square);
                return square;
            }
        }
        return take(free);
    }

    private static Square take(List<Square> free) {
        return free.remove(free.size() - 1);
    }

    /** How many pieces of a kind a side begins with. */
    private int number(PieceType type, Side side) {
        Piece piece = new Piece(side, type);
        return (int) rules.initialPosition().pieces().values().stream()
                .flatMap(List::stream)
                .filter(piece::equals)
                .count();
    }
}
