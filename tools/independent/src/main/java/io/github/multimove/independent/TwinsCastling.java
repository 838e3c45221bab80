package io.github.multimove.independent;

import java.util.List;

/** Castling rights of Twins Chess (`rules/twins.md`, Castling), attack aside. */
final class TwinsCastling {

    private TwinsCastling() {}

    static int kingHome(boolean white) {
        return white ? 4 : 60;
    }

    static int rookHome(boolean white, boolean kingSide) {
        return kingHome(white) + (kingSide ? 3 : -4);
    }

    /** Returns the letter of the right to castle on one wing. */
    static char right(boolean white, boolean kingSide) {
        char right = kingSide ? 'K' : 'Q';
        return white ? right : Character.toLowerCase(right);
    }

    static TwinsPiece king(TwinsBoard board, boolean white) {
        return board.pieces(white).stream()
                .filter(piece -> piece.kind() == 'K')
                .findFirst()
                .orElseThrow();
    }

    /** Returns a rook on its home square; if several share it, which one makes no difference. */
    static TwinsPiece rook(TwinsBoard board, boolean white, boolean kingSide) {
        return board.pieces(rookHome(white, kingSide)).stream()
                .filter(piece -> piece.white() == white && piece.kind() == 'R')
                .findFirst()
                .orElseThrow();
    }

    static boolean atHome(TwinsBoard board, boolean white, boolean kingSide) {
        return board.holds(kingHome(white), white, 'K') && board.holds(rookHome(white, kingSide), white, 'R');
    }

    static boolean wayIsClear(TwinsBoard board, boolean white, boolean kingSide) {
        List<Integer> between = kingSide ? List.of(1, 2) : List.of(-1, -2, -3);
        return between.stream().allMatch(step -> board.isEmpty(kingHome(white) + step));
    }

    /** A right ends when the king moves, when a rook leaves the rook's home, and when none is left there. */
    static String rightsAfter(String rights, TwinsBoard after, List<TwinsSubMove> turn) {
        StringBuilder kept = new StringBuilder();
        for (int at = 0; at < rights.length(); at++) {
            char letter = rights.charAt(at);
            boolean white = Character.isUpperCase(letter);
            boolean kingSide = Character.toUpperCase(letter) == 'K';
            boolean moved = turn.stream()
                    .filter(subMove -> subMove.piece().white() == white)
                    .anyMatch(subMove -> subMove.piece().kind() == 'K'
                            || (subMove.piece().kind() == 'R' && subMove.from() == rookHome(white, kingSide)));
            if (!moved && atHome(after, white, kingSide)) {
                kept.append(letter);
            }
        }
        return kept.toString();
    }
}
