package io.github.multimove;

import io.github.multimove.rules.CastlingRight;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a set-up like a position (rules/notation.md, Positions), with whatever it holds. */
final class SetupText {
    private SetupText() {}

    static String of(Setup setup) {
        StringBuilder out = new StringBuilder(100);
        Board board = setup.board();
        for (int level = board.levels() - 1; level >= 0; level--) {
            for (int rank = board.ranks() - 1; rank >= 0; rank--) {
                rank(setup, rank, level, out);
                out.append(rank > 0 ? "/" : level > 0 ? "|" : "");
            }
        }
        StringBuilder hands = new StringBuilder();
        for (Side side : Side.values()) {
            for (Map.Entry<PieceType, Integer> held : setup.hand(side).entrySet()) {
                hands.append(new Piece(side, held.getKey()).toString().repeat(held.getValue()));
            }
        }
        if (setup.hasHands()) {
            out.append('[').append(hands).append(']');
        }
        out.append(' ').append(setup.side().letter());
        out.append(' ')
                .append(orDash(
                        setup.castlingRights().stream().map(CastlingRight::text).collect(Collectors.joining())));
        out.append(' ')
                .append(orDash(setup.enPassant().stream().map(Square::toString).collect(Collectors.joining())));
        out.append(' ').append(setup.halfTurnClock()).append(' ').append(setup.turnNumber());
        setup.siblings()
                .ifPresent(sets -> out.append(' ')
                        .append(orDash(sets.stream()
                                .map(set -> set.stream().map(Square::toString).collect(Collectors.joining("+")))
                                .collect(Collectors.joining(",")))));
        setup.variantFields().values().forEach(text -> out.append(' ').append(text));
        return out.toString();
    }

    private static String orDash(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private static void rank(Setup setup, int rank, int level, StringBuilder out) {
        int empty = 0;
        for (int file = 0; file < setup.board().files(); file++) {
            Square square = setup.board().square(file, rank, level).orElseThrow();
            List<Piece> pieces = setup.pieces(square);
            boolean neutral = setup.neutralSquares().contains(square);
            if (pieces.isEmpty() && !neutral) {
                empty++;
                continue;
            }
            if (empty > 0) {
                out.append(empty);
                empty = 0;
            }
            String letters = pieces.stream().map(Piece::toString).collect(Collectors.joining()) + (neutral ? "*" : "");
            out.append(pieces.size() + (neutral ? 1 : 0) == 1 ? letters : "(" + letters + ")");
        }
        if (empty > 0) {
            out.append(empty);
        }
    }
}
