package io.github.multimove.internal.turns;

import io.github.multimove.PieceType;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.rules.Drops;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;

/** Where pieces in hand may be dropped: what {@link Drops} says, square by square. */
public final class DropSquares {
    private static final byte ON_EMPTY = 1;
    private static final byte ON_PIECE = 2;

    private final GameTables tables;
    public final Drops drops;
    /** By code and square, whether it may be dropped there on an empty square and on a friendly piece. */
    private final byte[][] allowed;
    /** By code, the squares where it may be dropped at all, ascending. */
    public final int[][] squares;
    /** By side, the squares that pieces dropped on may be relocated to, ascending. */
    public final int[][] relocations;
    /** The kind that may be dropped on, by number. */
    private final int on;

    private final long opposite;
    /** The codes of which no two stand on a file by drops, one bit each. */
    private final long oneToAFile;

    public DropSquares(GameTables tables, Drops drops) {
        this.tables = tables;
        this.drops = drops;
        on = drops.on().map(kind -> tables.game.types().indexOf(kind) + 1).orElse(0);
        allowed = new byte[tables.codes][tables.size];
        squares = new int[tables.codes][0];
        relocations = new int[2][];
        long colours = 0;
        long files = 0;
        for (int code = 2; code < tables.codes; code++) {
            PieceType type = tables.types[code >> 1];
            colours |= drops.oppositeColours().contains(type) ? 1L << code : 0;
            files |= drops.oneToAFile().contains(type) ? 1L << code : 0;
            byte[] here = allowed[code];
            for (int s = 0; s < tables.size; s++) {
                if (mayStand(code, s) && isWithin(code, s) && isIn(drops.only().get(type), code, s)) {
                    here[s] |= isIn(drops.zone(), code, s) ? ON_EMPTY : 0;
                    here[s] |= isIn(drops.onRanks(), code, s) ? ON_PIECE : 0;
                }
            }
            squares[code] =
                    IntStream.range(0, tables.size).filter(s -> here[s] != 0).toArray();
        }
        opposite = colours;
        oneToAFile = files;
        for (int side = 0; side < 2; side++) {
            int code = on << 1 | side;
            relocations[side] = IntStream.range(0, on == 0 ? 0 : tables.size)
                    .filter(s -> mayStand(code, s) && drops.relocatedTo().orElseThrow() == rank(code, s))
                    .toArray();
        }
    }

    /** The rank of a square as the side of a code sees it, from 0. */
    public int rank(int code, int square) {
        return tables.board.square(tables.mirror(square, code & 1)).rank();
    }

    private boolean isIn(@org.jspecify.annotations.Nullable Set<Integer> ranks, int code, int square) {
        return ranks == null || ranks.contains(rank(code, square));
    }

    private boolean isWithin(int code, int square) {
        Set<Square> within = drops.within().get(tables.pieces[code]);
        return within == null || within.contains(tables.board.square(square));
    }

    private boolean mayStand(int code, int square) {
        return !tables.isBarred(code, square)
                && !tables.promotions.isPromoted(code, square)
                && tables.mayEnter(code, square);
    }

    /** Whether a piece could be dropped that could then be dropped on; no published game has that. */
    public boolean mayDropRelocated(BoardState state) {
        byte[] hand = state.hand();
        return hand != null && on > 0 && hand[on << 1 | state.side] > 0;
    }

    /** Whether a piece of a kind may be dropped on a square by its rank: on an empty one, or on a piece to relocate. */
    public boolean allows(int code, int square, boolean empty) {
        return (allowed[code][square] & (empty ? ON_EMPTY : ON_PIECE)) != 0;
    }

    /** Whether a friendly piece stands on a square that another may be dropped on. */
    public boolean isRelocatable(BoardState state, int square, int side) {
        return on > 0 && state.piece(square) == (on << 1 | side);
    }

    /** Whether a kind in hand may come to stand on a square. */
    public boolean mayDrop(BoardState state, int code, int square) {
        return mayDrop(state, code, square, barredColours(state, code));
    }

    /** As {@link #mayDrop(BoardState, int, int)}, for colours of squares that the kind is barred from. */
    public boolean mayDrop(BoardState state, int code, int square, int barred) {
        int piece = state.piece(square);
        int wanted = piece == 0 ? ON_EMPTY : on > 0 && piece == (on << 1 | (code & 1)) ? ON_PIECE : 0;
        int below = square - tables.board.files();
        return (allowed[code][square] & wanted) != 0
                && (!drops.isOnTop() || below < 0 || state.piece(below) != 0 || tables.isHole(below))
                && (barred == 0 || (barred >>> colour(square) & 1) == 0)
                && !isBarredByFile(state, code, square);
    }

    /** Whether a piece of the code bars others of it from the file of a square, on its level. */
    public boolean isBarredByFile(BoardState state, int code, int square) {
        if ((oneToAFile >>> code & 1) == 0) {
            return false;
        }
        int files = tables.board.files();
        int level = files * tables.board.ranks();
        int end = square - square % level + level;
        for (int s = square - square % level + square % files; s < end; s += files) {
            if (tables.plain(state.piece(s)) == code) {
                return true;
            }
        }
        return false;
    }

    /** One bit for each colour of squares on which a piece of the kind stands that may not have another on it. */
    public int barredColours(BoardState state, int code) {
        int barred = 0;
        for (int s = 0; (opposite >>> code & 1) != 0 && s < state.tables.size; s++) {
            barred |= tables.plain(state.piece(s)) == code ? 1 << colour(s) : 0;
        }
        return barred;
    }

    /** How many squares a piece of the side to move could be relocated to. */
    public int room(BoardState state) {
        int room = 0;
        for (int s : relocations[state.side]) {
            room += state.piece(s) == 0 ? 1 : 0;
        }
        return room;
    }

    /** The squares of a board of one word on which a kind may be dropped if they are empty. */
    public long onEmpty(int code) {
        return allowing(code, ON_EMPTY);
    }

    /** The squares of a board of one word on which a kind may be dropped if a piece to relocate stands there. */
    public long onPieces(int code) {
        return on == 0 ? 0 : allowing(code, ON_PIECE);
    }

    private long allowing(int code, byte what) {
        long found = 0;
        for (int s : squares[code]) {
            found |= (allowed[code][s] & what) != 0 ? 1L << s : 0;
        }
        return found;
    }

    /** The squares of a board of one word with a piece of the side to move that may be dropped on. */
    public long pieces(BoardState state) {
        return on == 0 ? 0 : state.of(on << 1 | state.side);
    }

    /** The squares of a board of one word that pieces of a side may be relocated to. */
    public long relocations(int side) {
        long found = 0;
        for (int s : relocations[side]) {
            found |= 1L << s;
        }
        return found;
    }

    /** Whether a piece of the kind bars others of it from squares of its colour. */
    public boolean barsItsColour(int code) {
        return (opposite >>> code & 1) != 0;
    }

    /** The square of a piece of the same kind, side and colour of square, or -1. */
    public int friend(BoardState state, int code, int square) {
        for (int s = 0; s < state.tables.size; s++) {
            if (tables.plain(state.piece(s)) == code && colour(s) == colour(square)) {
                return s;
            }
        }
        return -1;
    }

    private int colour(int square) {
        Square s = tables.board.square(square);
        return (s.file() + s.rank() + s.level()) & 1;
    }

    /** Adds the drops of the side to move on one square, in order. */
    public void add(BoardState state, int square, SubMoves found) {
        add(state, square, barred(state), found);
    }

    /** By code the colours of squares that a kind in hand of the side to move is barred from; none for others. */
    private int[] barred(BoardState state) {
        byte[] hand = state.hand();
        int[] barred = new int[hand == null ? 0 : hand.length];
        for (int code = 2 + state.side; code < barred.length; code += 2) {
            barred[code] = hand != null && hand[code] > 0 ? barredColours(state, code) : -1;
        }
        return barred;
    }

    private void add(BoardState state, int square, int[] barred, SubMoves found) {
        for (int code = 2 + state.side; code < barred.length; code += 2) {
            if (barred[code] >= 0) {
                add(state, square, code, barred[code], found);
            }
        }
    }

    /** Adds the drops of one kind on one square; its barred colours of squares are given. */
    private void add(BoardState state, int square, int code, int barred, SubMoves found) {
        if (!mayDrop(state, code, square, barred)) {
            return;
        }
        if (state.piece(square) == 0) {
            found.add(drop(square, code, 0));
            return;
        }
        for (int relocation : relocations[state.side]) {
            if (state.piece(relocation) == 0) {
                found.add(drop(square, code, 1 + relocation));
            }
        }
    }

    /** The drops that one board allows, in order. */
    public SubMoves all(BoardState state) {
        SubMoves found = new SubMoves();
        add(state, found);
        return found;
    }

    /** Adds the drops that one board allows, in order. */
    public void add(BoardState state, SubMoves found) {
        int[] barred = barred(state);
        for (int s = 0; s < tables.size; s++) {
            add(state, s, barred, found);
        }
    }

    /** Whether a board allows any drop; looks no further than the first square with one. */
    public boolean any(BoardState state) {
        SubMoves found = new SubMoves();
        int[] barred = barred(state);
        for (int s = 0; s < tables.size && found.size == 0; s++) {
            add(state, s, barred, found);
        }
        return found.size > 0;
    }

    /** Notes pieces that stand where, while there are pieces in hand, neither the array nor a drop can have put them. */
    public void checkPlaces(BoardState state, PositionDraft draft) {
        for (int s = 0; s < state.tables.size; s++) {
            int code = state.piece(s);
            int array = tables.arrayPieces[s];
            boolean piece = code > BoardState.NEUTRAL;
            if (array != 0 && (!piece || (code & 1) != (array & 1))) {
                draft.problem(
                        Kind.HAND,
                        "while there are pieces in hand a piece of " + GameTables.name(array & 1) + " must stand on "
                                + tables.board.square(s) + ", found "
                                + (piece ? tables.pieces[code].toString() : code == 0 ? "none" : "a neutral piece"));
            } else if (piece && code != array && !isWherePut(state, code, s)) {
                draft.problem(
                        Kind.PIECE_OUT_OF_PLACE,
                        "while there are pieces in hand no "
                                + tables.pieces[code].type().name() + " of " + GameTables.name(code & 1)
                                + " can stand on " + tables.board.square(s));
            }
        }
    }

    private boolean isWherePut(BoardState state, int code, int square) {
        if (code >> 1 == on) {
            return Arrays.stream(relocations[code & 1]).anyMatch(relocation -> relocation == square);
        }
        int friend = (opposite >>> code & 1) == 0 ? -1 : friend(state, code, square);
        return allowed[code][square] != 0 && (friend < 0 || friend >= square);
    }

    private static long drop(int square, int code, int extra) {
        return Packed.of(square, square, Packed.DROP, code >> 1, 0, extra, Packed.CLOCK);
    }
}
