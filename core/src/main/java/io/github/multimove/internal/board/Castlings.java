package io.github.multimove.internal.board;

import io.github.multimove.Square;
import io.github.multimove.rules.CastlingRight;
import java.util.Arrays;
import java.util.stream.IntStream;

/** What is known of the castling rights of a game, by their numbers. */
public final class Castlings {
    private final GameTables tables;
    /** Squares that must be empty for a castling, and those that the king crosses. */
    public final short[][] empty;

    public final int[][] crossed;
    /** Whether the text of a castling names the rook's square, since the king stays or could step where it goes. */
    public final boolean[] namesRook;
    /** The rights that are left, as far as castling by each right decides it. */
    public final int[] keptAfter;
    /** By square, the rights that survive when it is left or entered. */
    final int[] keep;
    /** One bit for every code that has a right in the array. */
    private long castlers;

    Castlings(GameTables tables) {
        this.tables = tables;
        int rights = tables.castles.length;
        keep = new int[tables.size];
        Arrays.fill(keep, -1);
        empty = new short[rights][];
        crossed = new int[rights][];
        namesRook = new boolean[rights];
        keptAfter = new int[rights];
        for (int i = 0; i < rights; i++) {
            add(i);
        }
    }

    private void add(int i) {
        CastlingRight right = tables.castles[i];
        int king = right.king().index();
        int rook = right.rook().index();
        int kingTo = right.kingTo().index();
        requireHome(right, right.king());
        requireHome(right, right.rook());
        castlers |= 1L << tables.arrayPieces[king];
        // a step of the king to where it castles would have the same text (rules/notation.md, coordinate form)
        namesRook[i] = king == kingTo
                || Arrays.stream(tables.paths[tables.arrayPieces[king]][king])
                        .anyMatch(path -> path.toEmpty() && path.reaches(kingTo));
        keep[king] &= ~(1 << i);
        keep[rook] &= ~(1 << i);
        keptAfter[i] = -1;
        for (int other = 0; other < tables.castles.length; other++) {
            CastlingRight each = tables.castles[other];
            boolean ended = each.side() != right.side() && right.ends().contains(each.text());
            keptAfter[i] &= ended ? ~(1 << other) : -1;
        }
        int[] ends = {king, rook, kingTo, right.rookTo().index()};
        Arrays.sort(ends);
        empty[i] = GameTables.array(
                IntStream.rangeClosed(ends[0], ends[3]).filter(square -> square != king && square != rook));
        if (IntStream.rangeClosed(ends[0], ends[3]).anyMatch(tables::isHole)) {
            throw new IllegalArgumentException("expected the castling " + right.text() + " of " + tables.game.id()
                    + " within the board, found a hole");
        }
        requireArrival(right, king, right.kingTo());
        requireArrival(right, rook, right.rookTo());
        crossed[i] = IntStream.range(Math.min(king, kingTo) + 1, Math.max(king, kingTo))
                .toArray();
    }

    private void requireHome(CastlingRight right, Square home) {
        int piece = tables.arrayPieces[home.index()];
        int side = GameTables.number(right.side());
        if (piece == 0 || (piece & 1) != side) {
            throw new IllegalArgumentException("expected a piece of " + GameTables.name(side) + " on " + home
                    + " in the array of " + tables.game.id() + " for the castling right " + right.text() + ", found "
                    + (piece == 0 ? "none" : tables.pieces[piece]));
        }
    }

    private void requireArrival(CastlingRight right, int home, Square to) {
        if (!tables.mayArrive(tables.arrayPieces[home], to.index())) {
            throw new IllegalArgumentException("expected the castling " + right.text() + " of " + tables.game.id()
                    + " to squares where its pieces may stand, found " + to);
        }
    }

    /** Whether a piece is one that castles with a rook, if it has not moved. */
    boolean isCastler(int code) {
        return (castlers >>> code & 1) != 0;
    }

    /** Whether the text of some castling names the rook's square. */
    public boolean nameRooks() {
        return IntStream.range(0, namesRook.length).anyMatch(i -> namesRook[i]);
    }
}
