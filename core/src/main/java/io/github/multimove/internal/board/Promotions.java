package io.github.multimove.internal.board;

import io.github.multimove.Square;
import io.github.multimove.rules.Promotion;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Which pieces of a game promote, where, and to what, by code. */
public final class Promotions {
    private final GameTables tables;
    /** By code and square: 0 no promotion, 1 may, 2 must; null for a piece that never promotes. */
    public final byte[][] zone;
    /** By code, the kinds by number. */
    public final int[][] types;
    /** Whether some piece can become royal. */
    public final boolean toRoyal;
    /** By code whether a piece promotes only to kinds of which its side has lost pieces. */
    final boolean[] toCaptured;
    /** By code, where promotion is limited, and by kind: how many pieces a side may have on the board after it; else null. */
    private final int[][] limits;
    /** By code whether a move from its zone promotes it as well, and whether captures alone do. */
    private final boolean[] leaving;

    private final boolean[] capturing;

    /** Reads a game's promotions, when its pieces and its array are known. */
    Promotions(GameTables tables) {
        this.tables = tables;
        zone = new byte[tables.codes][];
        types = new int[tables.codes][];
        toCaptured = new boolean[tables.codes];
        limits = new int[tables.codes][];
        leaving = new boolean[tables.codes];
        capturing = new boolean[tables.codes];
        tables.game.promotions().forEach(this::add);
        toRoyal = Arrays.stream(types)
                .filter(Objects::nonNull)
                .flatMapToInt(Arrays::stream)
                .anyMatch(type -> tables.isRoyal(type << 1));
    }

    private void add(Promotion promotion) {
        int type = tables.kinds.indexOf(promotion.from()) + 1;
        for (int side = 0; side < 2; side++) {
            if (!promotion.sides().contains(GameTables.side(side))) {
                continue;
            }
            int code = type << 1 | side;
            byte[] squares = new byte[tables.size];
            for (Square square : promotion.may()) {
                squares[tables.mirror(square.index(), side)] = 1;
            }
            for (Square square : promotion.must()) {
                squares[tables.mirror(square.index(), side)] = 2;
            }
            zone[code] = squares;
            limits[code] = limits(promotion, side);
            toCaptured[code] = promotion.isOnlyToCaptured();
            leaving[code] = promotion.isLeaving();
            capturing[code] = promotion.isOnlyCapturing();
            types[code] = tables.byLetter(promotion.into().stream()
                    .map(into -> tables.kinds.contains(into.promoted()) ? into.promoted() : into)
                    .toList());
            if (Arrays.stream(types[code]).anyMatch(into -> into == 0)) {
                throw new IllegalArgumentException("a promotion of " + promotion.from() + " in " + tables.game.id()
                        + " to a kind not in the game");
            }
            requireStanding(code);
        }
    }

    /** Refuses promotions after which, or without which, a piece would stand where its kind may not. */
    private void requireStanding(int code) {
        for (int s = 0; s < tables.size; s++) {
            int due = zone[code][s];
            if (tables.isHole(s) || (due == 0 && !leaving[code])) {
                continue;
            }
            if (tables.isBarred(code, s) && (due == 1 || capturing[code])) {
                throw refuse(code, "that must be made", code, s);
            }
            for (int type : types[code]) {
                int promoted = type << 1 | (code & 1);
                if (tables.isBarred(promoted, s)) {
                    throw refuse(code, "to kinds that may stand where they are made", promoted, s);
                }
            }
        }
    }

    private IllegalArgumentException refuse(int code, String expected, int found, int square) {
        return new IllegalArgumentException("expected promotions of " + tables.pieces[code] + " in " + tables.game.id()
                + " " + expected + ", found " + tables.board.square(square) + ", where " + tables.pieces[found]
                + " may not stand");
    }

    private int @Nullable [] limits(Promotion promotion, int side) {
        if (!promotion.isOnlyToCaptured() && promotion.limits().isEmpty()) {
            return null;
        }
        int[] most = new int[tables.types.length];
        for (int type = 1; type < most.length; type++) {
            int captured = promotion.isOnlyToCaptured() ? tables.arrayCount[type << 1 | side] : Integer.MAX_VALUE;
            most[type] = Math.min(
                    captured, promotion.limits().getOrDefault(tables.plain(tables.types[type]), Integer.MAX_VALUE));
        }
        return most;
    }

    /** Whether some piece promotes to a kind only while its side has few of it. */
    public boolean areLimited() {
        return Arrays.stream(limits).anyMatch(Objects::nonNull);
    }

    /** Whether a piece promotes to some kind only while its side has few of it. */
    public boolean isLimited(int code) {
        return limits[code] != null;
    }

    /** How many pieces of a kind the side of a piece that promotes may have on the board after it. */
    public int most(int code, int type) {
        int[] most = limits[code];
        return most == null ? Integer.MAX_VALUE : most[type];
    }

    /** Whether a move of a piece promotes it: 0 no, 1 it may, 2 it must. */
    int due(int code, int from, int to, boolean captures) {
        byte[] squares = zone[code];
        if (squares == null || (capturing[code] && !captures)) {
            return 0;
        }
        return leaving[code] ? Math.max(squares[from], squares[to]) : squares[to];
    }

    /** Whether a piece that arrives on a square may or must promote there. */
    public boolean covers(int code, int square) {
        byte[] squares = zone[code];
        return squares != null && squares[square] != 0;
    }

    /** Whether a piece on a square must have promoted there: it neither begins there nor gets there by en passant, without promoting. */
    public boolean isPromoted(int code, int square) {
        byte[] squares = zone[code];
        if (squares == null
                || squares[square] != 2
                || tables.arrayPieces[square] == code
                || capturing[code]
                || mayBeDropped(code, square)) {
            return false;
        }
        boolean passed = tables.game.enPassant() && tables.victims[1 - (code & 1)][square] != null;
        return !passed
                || Arrays.stream(tables.pawnAttacks[square]).noneMatch(attack -> (attack.codes() >>> code & 1) != 0);
    }

    /** Whether a piece may come from the hand to where it would promote; pawns only where the drops name squares for them. */
    private boolean mayBeDropped(int code, int square) {
        if (!tables.hands || !tables.isPawn(code)) {
            return tables.hands;
        }
        Set<Square> on = tables.game.drops().orElseThrow().within().get(tables.pieces[code]);
        return on != null && on.contains(tables.board.square(square));
    }

    /** Whether a piece that must promote on a square stands there all the same: another has become it, or it has castled. */
    public boolean isLeftUnpromoted(int code, int square) {
        int side = code & 1;
        return IntStream.range(1, tables.types.length)
                        .map(type -> type << 1 | side)
                        .anyMatch(other -> covers(other, square)
                                && Arrays.stream(types[other]).anyMatch(into -> into == code >> 1))
                || Arrays.stream(tables.castles)
                        .anyMatch(right -> (right.kingTo().index() == square
                                        && tables.arrayPieces[right.king().index()] == code)
                                || (right.rookTo().index() == square
                                        && tables.arrayPieces[right.rook().index()] == code));
    }
}
