package io.github.multimove.internal.board;

import io.github.multimove.rules.CastlingRight;
import org.jspecify.annotations.Nullable;

/**
 * Lists pseudo-legal sub-moves of a board in the documented order, pieces one by one on the board as it stands. The safety
 * of royal pieces is not looked at, and castling's freedom from attack neither.
 */
public final class Generator {
    /** Leave captures en passant out, as the definition of check asks. */
    public static final int NO_EN_PASSANT = 1;

    public static final int NO_CASTLING = 2;
    /** Siblings may enter each other's squares. */
    public static final int SHARING = 4;
    /** A promotion gives one piece, two pieces, or at the player's choice either. */
    public static final int TWIN_PROMOTION = 8;

    public static final int SINGLE_PROMOTION = 16;
    /** The codes of all pieces. */
    public static final long ANY = -1;

    private final BoardState state;
    /** The pieces by square, or null where the board is asked. */
    private final byte @Nullable [] pieces;

    private final int side;
    private final long codes;
    private final int options;
    private final SubMoves out;

    private Generator(BoardState state, byte @Nullable [] pieces, int side, long codes, int options, SubMoves out) {
        this.state = state;
        this.pieces = pieces;
        this.side = side;
        this.codes = codes;
        this.options = (options & (TWIN_PROMOTION | SINGLE_PROMOTION)) == 0 ? options | SINGLE_PROMOTION : options;
        this.out = out;
    }

    /** Adds all sub-moves of a side's pieces, in order. */
    public static void all(BoardState state, int side, int options, SubMoves out) {
        all(state, side, ANY, options, out);
    }

    /** As {@link #all(BoardState, int, int, SubMoves)}, of those pieces whose codes are in a mask. */
    public static void all(BoardState state, int side, long codes, int options, SubMoves out) {
        // sooner than reading each square off the sets that some piece comes by
        byte[] pieces = state.neutral() < 0 ? state.bySquare() : null;
        Generator generator = new Generator(state, pieces, side, codes, options, out);
        for (int w = 0; w < state.tables.words; w++) {
            for (long left = state.ofSide(side, w); left != 0; left &= left - 1) {
                generator.square(w << 6 | Long.numberOfTrailingZeros(left));
            }
        }
    }

    private int piece(int square) {
        return pieces == null ? state.piece(square) : pieces[square];
    }

    /** Adds the sub-moves of the pieces on one square, in order. */
    public static void from(BoardState state, int square, int options, SubMoves out) {
        new Generator(state, null, state.piece(square) & 1, ANY, options, out).square(square);
    }

    private void square(int from) {
        if (state.isFrozen(from)) {
            return;
        }
        int start = out.size;
        boolean severalWays = false;
        if (!state.hasStacks() || !state.isStack(from)) {
            int code = piece(from);
            piece(from, code, 0);
            severalWays = state.tables.severalWays[code];
        } else {
            int[] codes = state.codes(from);
            boolean mixed = codes[0] != codes[codes.length - 1];
            int before = 0;
            for (int code : codes) {
                if (code != before) {
                    piece(from, code, mixed ? Packed.LETTERED : 0);
                    severalWays |= state.tables.severalWays[code];
                }
                before = code;
            }
        }
        out.sort(start);
        if (severalWays) {
            out.unite(start);
        }
    }

    private void piece(int from, int code, long lettered) {
        if ((codes >>> code & 1) == 0) {
            return;
        }
        boolean pawn = state.tables.isPawn(code);
        for (MovePath path : state.tables.paths[code][from]) {
            path(from, code, path, pawn, lettered);
        }
        if ((state.tables.stayMask >>> code & 1) != 0) {
            add(from, from, code, lettered, 0);
        }
        if (pawn && (options & NO_EN_PASSANT) == 0 && state.hasEnPassantSquares()) {
            enPassant(from, code, lettered);
        }
        if ((options & NO_CASTLING) == 0 && state.castling != 0 && state.tables.castlings.isCastler(code)) {
            castling(from, lettered);
        }
    }

    /** Captures en passant where the pawn may not go otherwise. */
    private void enPassant(int from, int code, long lettered) {
        for (MovePath path : state.tables.passantPaths[code][from]) {
            int last = path.squares().length - 1;
            int to = path.squares()[last];
            if (victim(to) >= 0
                    && state.tables.capturesEnPassant(code, to)
                    && piece(to) == 0
                    && state.isOpen(path, last)) {
                enPassant(from, to, code, victim(to), lettered | Packed.CLOCK | Packed.PAWN);
            }
        }
    }

    private void enPassant(int from, int to, int code, int victim, long flags) {
        long taking = flags | Packed.CAPTURE | Packed.EN_PASSANT;
        out.add(Packed.of(from, to, Packed.MOVE, code >> 1, 0, victim + 1, taking));
    }

    private int victim(int crossed) {
        int passed = state.passedAt(crossed);
        return passed < 0 ? -1 : state.victim(passed, 1 - side);
    }

    private void path(int from, int code, MovePath path, boolean pawn, long lettered) {
        GameTables tables = state.tables;
        long flags = lettered | (pawn ? Packed.CLOCK | Packed.PAWN : 0);
        short[] squares = path.squares();
        int first = path.firstLanding();
        int start = 0;
        int end = squares.length;
        if (path.isScreened()) {
            start = behindScreen(path);
            end = Math.min(start + path.behind(), end);
        }
        for (int i = start; i < end; i++) {
            int to = squares[i];
            int piece = piece(to);
            if (piece == 0) {
                if (i < first || path.remote()) {
                    continue;
                }
                if (pawn
                        && path.capturing()
                        && (options & NO_EN_PASSANT) == 0
                        && state.hasEnPassantSquares()
                        && tables.capturesEnPassant(code, to)
                        && !(tables.stepsWhereItCaptures && state.canStep(from, to))
                        && victim(to) >= 0) { // gone if an earlier sub-move of the turn took it
                    enPassant(from, to, code, victim(to), flags);
                } else if (path.toEmpty()) {
                    boolean passes = path.passing() && tables.passes(code, from, to);
                    arrive(from, to, code, flags | (passes ? Packed.PASSING : 0), false);
                }
                continue;
            }
            if (i >= first) {
                if (piece == BoardState.NEUTRAL) {
                    return;
                }
                if ((piece & 1) != side) {
                    if (path.remote()) {
                        out.add(Packed.of(
                                from, to, Packed.REMOTE, code >> 1, 0, 0, flags | Packed.CAPTURE | Packed.CLOCK));
                    } else if (path.capturing() && path.meets(piece)) {
                        arrive(from, to, code, flags | Packed.CAPTURE | Packed.CLOCK, tables.isRoyal(piece));
                    }
                } else if ((options & SHARING) != 0 && path.toEmpty() && areSiblings(from, to)) {
                    add(from, to, code, flags, 0);
                }
            }
            return;
        }
    }

    /** The place on a way next behind the first piece on it, or its end where that is no screen. */
    private int behindScreen(MovePath path) {
        short[] squares = path.squares();
        int screen = 0;
        while (screen < squares.length && piece(squares[screen]) == 0) {
            screen++;
        }
        return screen == squares.length || path.meets(piece(squares[screen])) ? screen + 1 : squares.length;
    }

    private boolean areSiblings(int a, int b) {
        byte[] sets = state.sets();
        return sets != null && sets[a] != 0 && sets[a] == sets[b];
    }

    private void arrive(int from, int to, int code, long flags, boolean capturesRoyal) {
        GameTables tables = state.tables;
        int here = tables.promotions.due(code, from, to, (flags & Packed.CAPTURE) != 0);
        if (here == 0) {
            add(from, to, code, flags, 0);
            return;
        }
        boolean any = false;
        for (int type : tables.promotions.types[code]) {
            if (state.reserve(code, type) <= 0) {
                continue;
            }
            int before = out.size;
            int place = 1 + 2 * tables.letterPlace[type];
            if ((options & SINGLE_PROMOTION) != 0) {
                add(from, to, code, flags, place);
            }
            if ((options & TWIN_PROMOTION) != 0 && state.reserve(code, type) > 1) {
                add(from, to, code, flags, place + 1);
            }
            any |= out.size > before;
        }
        if (here == 1 || (!any && capturesRoyal)) {
            add(from, to, code, flags, 0);
        }
    }

    private void add(int from, int to, int code, long flags, int promotion) {
        out.add(Packed.of(from, to, Packed.MOVE, code >> 1, promotion, 0, flags));
    }

    private void castling(int from, long lettered) {
        CastlingRight[] castles = state.tables.castles;
        for (int i = 0; i < castles.length; i++) {
            if (castles[i].king().index() == from) {
                castling(i, castles[i], lettered);
            }
        }
    }

    private void castling(int i, CastlingRight right, long lettered) {
        boolean has = (state.castling >>> i & 1) != 0 && GameTables.number(right.side()) == side;
        if (has && state.isClear(state.tables.castlings.empty[i])) {
            int from = right.king().index();
            out.add(Packed.of(from, right.kingTo().index(), Packed.CASTLE, piece(from) >> 1, 0, i, lettered));
        }
    }

    /** Adds the castlings of the side to move, in the order of the game's. */
    public static void castlings(BoardState state, SubMoves out) {
        Generator generator = new Generator(state, null, state.side, ANY, 0, out);
        CastlingRight[] castles = state.tables.castles;
        for (int i = 0; i < castles.length; i++) {
            generator.castling(i, castles[i], 0);
        }
    }
}
