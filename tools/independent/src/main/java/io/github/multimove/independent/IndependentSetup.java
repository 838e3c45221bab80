package io.github.multimove.independent;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Sets up positions of a base game at random, some of which it can have. */
final class IndependentSetup {
    private IndependentSetup() {}

    /** Returns the text of a position, its castling rights and en passant squares now and then wrong. */
    static String text(BaseGame base, Random random) {
        Board board = base.board();
        Map<Square, Piece> pieces = new HashMap<>();
        List<PieceType> royals =
                base.types().stream().filter(base.royals()::contains).toList();
        boolean atHome = random.nextInt(3) == 0;
        for (CastlingRight right : base.castlingRights()) {
            if (atHome && random.nextInt(3) > 0) {
                pieces.put(right.king(), new Piece(right.side(), royals.get(0)));
                pieces.put(right.rook(), new Piece(right.side(), letter(base, 'R')));
            }
        }
        for (Side side : Side.values()) {
            if (pieces.values().stream()
                            .noneMatch(piece ->
                                    piece.side() == side && base.royals().contains(piece.type()))
                    || random.nextInt(4) == 0) {
                put(base, pieces, new Piece(side, royals.get(0)), random);
            }
        }
        int more = 1 + random.nextInt(random.nextBoolean() ? 6 : 24);
        for (int i = 0; i < more; i++) {
            List<PieceType> types = random.nextInt(4) == 0 ? List.copyOf(base.pawns()) : base.types();
            PieceType type = types.get(random.nextInt(types.size()));
            if (!base.royals().contains(type) || random.nextInt(4) == 0) {
                put(base, pieces, new Piece(random.nextBoolean() ? Side.WHITE : Side.BLACK, type), random);
            }
        }
        StringBuilder rights = new StringBuilder();
        for (CastlingRight right : base.castlingRights()) {
            boolean fits = isPiece(pieces, right.king(), right.side(), royals.get(0))
                    && isPiece(pieces, right.rook(), right.side(), letter(base, 'R'));
            rights.append((fits && random.nextInt(4) > 0) || random.nextInt(200) == 0 ? right.text() : "");
        }
        boolean white = random.nextBoolean();
        return placement(board, pieces) + (white ? " w " : " b ") + (rights.isEmpty() ? "-" : rights) + " "
                + passed(base, pieces, white, random) + " " + random.nextInt(60) + " " + (1 + random.nextInt(60));
    }

    private static PieceType letter(BaseGame base, char letter) {
        return base.types().stream()
                .filter(type -> type.letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isPiece(Map<Square, Piece> pieces, Square square, Side side, PieceType type) {
        return new Piece(side, type).equals(pieces.get(square));
    }

    private static void put(BaseGame base, Map<Square, Piece> pieces, Piece piece, Random random) {
        Square square = base.board().square(random.nextInt(base.board().size()));
        Set<Integer> levels = base.levels().getOrDefault(piece.type(), Set.of(square.level()));
        if (!pieces.containsKey(square) && levels.contains(square.level())) {
            pieces.put(square, piece);
        } else {
            put(base, pieces, piece, random);
        }
    }

    /** Squares behind enemy pawns, which can have passed them or not. */
    private static String passed(BaseGame base, Map<Square, Piece> pieces, boolean white, Random random) {
        List<Square> passed = new ArrayList<>();
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            Piece piece = entry.getValue();
            boolean enemy = (piece.side() == Side.WHITE) != white;
            if (base.enPassant() && enemy && base.pawns().contains(piece.type()) && random.nextInt(3) == 0) {
                Square pawn = entry.getKey();
                int rank = pawn.rank() + (white ? 1 : -1);
                boolean near = rank == (white ? base.board().ranks() - 3 : 2)
                        || rank == (white ? base.board().ranks() - 4 : 3);
                if (near || random.nextInt(20) == 0) {
                    base.board().square(pawn.file(), rank, 0).ifPresent(passed::add);
                }
            }
        }
        passed.sort(null);
        return passed.isEmpty()
                ? "-"
                : String.join("", passed.stream().map(Square::toString).toList());
    }

    private static String placement(Board board, Map<Square, Piece> pieces) {
        StringBuilder text = new StringBuilder();
        for (int level = board.levels() - 1; level >= 0; level--) {
            for (int rank = board.ranks() - 1; rank >= 0; rank--) {
                for (int file = 0; file < board.files(); file++) {
                    Piece piece = pieces.get(board.square(file, rank, level).orElseThrow());
                    text.append(piece == null ? "." : piece.toString());
                }
                text.append(rank > 0 ? "/" : level > 0 ? "|" : "");
            }
        }
        StringBuilder shorter = new StringBuilder();
        int empty = 0;
        for (char c : (text + " ").toCharArray()) {
            if (c == '.') {
                empty++;
                continue;
            }
            shorter.append(empty > 0 ? String.valueOf(empty) : "").append(c);
            empty = 0;
        }
        return shorter.toString().strip();
    }
}
