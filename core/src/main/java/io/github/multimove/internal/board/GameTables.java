package io.github.multimove.internal.board;

import io.github.multimove.Board;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Movement.Offset;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.text.CastlingTexts;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Freeze;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A base game made ready for play: pieces as small numbers (codes), movement as paths from every square, attacks seen from
 * every square, keys.
 *
 * <p>A code is twice the kind's place in the piece list, from 1, plus 1 for Black; 0 is an empty square.
 */
public final class GameTables {
    private static final int MOST_CACHED = 32;

    /** Tables of the games used last: rule sets over one game share them. */
    private static final Map<BaseGame, GameTables> CACHE = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<BaseGame, GameTables> eldest) {
            return size() > MOST_CACHED;
        }
    };

    public final BaseGame game;
    public final Board board;
    public final int size;
    /** The kinds of the game, and behind them those that some become by promotion and turn back. */
    final List<PieceType> kinds;

    /** Kinds by number, from 1. */
    public final PieceType[] types;
    /** One more than the largest code. */
    public final int codes;

    public final Piece[] pieces;
    /** Texts of sub-moves, which depend on nothing but these tables. */
    public final SubMoveTexts texts = new SubMoveTexts();
    /** The same, and nothing for an empty square and a neutral piece. */
    public final List<Optional<Piece>> optional;

    public final long royalMask;
    public final long pawnMask;
    /** Codes of pieces that can be captured en passant. */
    final long passerMask;
    /** Codes of pieces with a remote capture, and of pieces that freeze. */
    public final long remoteMask;
    /** Codes of pieces by which a side passes, and of those that spare one another. */
    public final long stayMask;

    final long sparingMask;

    public final long freezerMask;
    public final MovePath[][][] paths;
    /** By code and origin the ways of pawns to squares where they may go by en passant alone. */
    final MovePath[][][] passantPaths;
    /** How pieces are told apart by bit sets. */
    public final PlaneCode planes;
    /** How many words of 64 squares the board has. */
    public final int words;
    /** By code, whether a piece can have several paths from one square to another. */
    public final boolean[] severalWays;

    /** Whether a pawn could step to a square on which it captures en passant. */
    final boolean stepsWhereItCaptures;

    public final CapturePath[][] attacks;
    /** The same, of pawns alone. */
    public final CapturePath[][] pawnAttacks;
    /** By code, origin and destination the squares on which the piece can then be captured en passant, or null for none. */
    public final short[][][][] passings;
    /** By code and origin the squares, on boards of one word, from which pawns could capture the piece en passant. */
    final long[][] capturers;

    public final CastlingRight[] castles;
    /** What is known of castling by each right. */
    public final Castlings castlings;
    /** The rights that survive when a square is left or entered. */
    public final int[] keep;

    /** Which pieces promote, where, and to what. */
    public final Promotions promotions;
    /** Kinds by alphabetical place of their letters, and back. */
    public final int[] byLetter;

    public final int[] letterPlace;
    /** Squares that are not part of the board. */
    private final boolean[] holes;
    /** By square, one bit for each piece that never stands there. */
    private final long[] barred;

    /** By code the squares that it may go to, or null for all. */
    final boolean[] @Nullable [] enterable;

    /** By piece the squares on which it captures en passant, if they are restricted. */
    private final boolean[] @Nullable [] enPassantOn;

    public final int[] arrayCount;
    /** By side of the piece held and its square: pairs of square and code of a piece that would hold it. */
    public final int[][][] freezers;
    /** By side of the pawn captured and the square crossed: candidates {pawn's square, its code, squares between...}. */
    public final int[][][][] victims;

    /** What engines keep for the game; they alone know what it is. */
    public volatile @Nullable Object kept;

    /** By code a bit for it, and for the piece of its kind that is marked as promoted. */
    final long[] same;
    /** Whether the game has kinds that are marked by a plus. */
    public final boolean hasSigns;

    public final boolean hands;
    /** By code what a piece captured is in the hand of the other side, by code, or 0; null where captures do not come to hand. */
    public final byte @Nullable [] held;
    /** Whether no turn gives check, or none by some drop, or mates so. */
    public final boolean limitsChecks;
    /** Codes of pieces by whose drop a turn does not mate. */
    private final long notMating;
    /** Of those the ones that do not even give check. */
    private final long notChecking;
    /** Whether the array has pawns in hand. */
    public final boolean pawnsInHand;

    final long[][] piecesKey;
    final long[] handKey;
    public final long[] castleKey;
    public final long[] passKey;
    final long[] setKey;
    public final long sideKey;
    public final long openingKey;
    /** The array itself. */
    public final byte[] arrayPieces;

    public final short[] arrayExtras;
    /** Its pieces alone. */
    final BoardState array;

    public final byte[] arrayHand;
    public final int arrayCastling;

    /** By what a game ends besides its royal pieces. */
    public final Goals goals;

    public static GameTables of(BaseGame game) {
        synchronized (CACHE) {
            GameTables tables = CACHE.get(game);
            if (tables == null) {
                tables = new GameTables(game);
                CACHE.put(game, tables);
            }
            return tables;
        }
    }

    /** Where the facts of a word of squares but the first begin in {@link ExtraPlanes#facts}. */
    int wordStart(int word) {
        return word * planes.count - PlaneCode.KEPT;
    }

    /** More pieces than can come about: pawns alone add to them, by becoming two. */
    public int mostPieces() {
        return 2 * size;
    }

    private GameTables(BaseGame game) {
        this.game = game;
        board = game.board();
        size = board.size();
        words = (size + 63) >> 6;
        kinds = PromotedKinds.all(game);
        types = new PieceType[kinds.size() + 1];
        System.arraycopy(kinds.toArray(), 0, types, 1, kinds.size());
        codes = types.length * 2;
        pieces = new Piece[codes];
        for (int code = 2; code < codes; code++) {
            pieces[code] = new Piece(side(code & 1), types[code >> 1]);
        }
        optional = Arrays.stream(pieces).map(Optional::ofNullable).toList();
        royalMask = mask(game.royals()::contains);
        pawnMask = mask(game.pawns()::contains);
        passerMask = pawnMask | mask(game.capturedEnPassant()::contains);
        remoteMask = mask(type -> moves(type, Kind.REMOTE));
        stayMask = mask(type -> moves(type, Kind.STAY));
        sparingMask = mask(type -> moves(plain(type), Kind.SPARING));
        freezerMask = mask(
                type -> game.freezes().stream().anyMatch(freeze -> freeze.by().equals(type)));
        same = new long[codes];
        for (int code = 2; code < codes; code++) {
            PieceType kind = plain(types[code >> 1]);
            same[code] = mask(kind::equals) & 0x5555555555555555L << (code & 1);
        }
        hands = game.drops().isPresent();
        hasSigns = game.types().stream().anyMatch(PieceType::isMarkedBefore);
        held = game.capturesToHand() ? PromotedKinds.held(this) : null;
        notChecking =
                game.drops().map(drops -> mask(drops.notChecking()::contains)).orElse(0L);
        notMating = notChecking
                | game.drops().map(drops -> mask(drops.notMating()::contains)).orElse(0L);
        limitsChecks = notMating != 0 || game.forbidsChecks();
        pawnsInHand = held != null
                || game.pawns().stream().anyMatch(type -> game.array().matches("(?i).*\\[.*" + type.letter() + ".*"));
        castles = game.castlingRights().toArray(new CastlingRight[0]);
        if (castles.length > 30) {
            throw new IllegalArgumentException("expected at most 30 castling rights, found " + castles.length);
        }
        CastlingTexts.check(game);

        piecesKey = new long[codes][size];
        handKey = new long[codes];
        for (int code = 2; code < codes; code++) {
            for (int s = 0; s < size; s++) {
                piecesKey[code][s] = PositionKeys.of(pieces[code] + "@" + board.square(s));
                piecesKey[BoardState.NEUTRAL][s] = PositionKeys.of("*@" + board.square(s));
            }
            handKey[code] = PositionKeys.of(pieces[code] + "@hand");
        }
        castleKey = Arrays.stream(castles)
                .mapToLong(c -> PositionKeys.of("castling=" + c.side().letter() + c.text()))
                .toArray();
        passKey = new long[size];
        setKey = new long[size];
        for (int s = 0; s < size; s++) {
            passKey[s] = PositionKeys.of("passed=" + board.square(s));
            setKey[s] = PositionKeys.of("sibling=" + board.square(s));
        }
        sideKey = PositionKeys.of("side=b");
        openingKey = PositionKeys.of("opening");

        holes = marked(game.holes());
        barred = new long[size];
        for (int code = 2; code < codes; code++) {
            PieceType type = plain(types[code >> 1]);
            Set<Integer> ranks = game.barredRanks().getOrDefault(type, Set.of());
            for (int s = 0; s < size; s++) {
                boolean isBarred = holes[s]
                        || ranks.contains(board.square(mirror(s, code & 1)).rank())
                        || !standsOn(type, board.square(s).level());
                barred[s] |= isBarred ? 1L << code : 0;
            }
        }
        enterable = new boolean[codes][];
        game.enterable().forEach((piece, squares) -> codes(piece, code -> enterable[code] = marked(squares)));
        goals = new Goals(this);
        PositionDraft placed = new PositionDraft(this);
        PlacementText.read(
                this,
                game.array(),
                game.array().length(),
                placed,
                problem -> new IllegalArgumentException("array of " + game.id() + ": " + problem));
        arrayPieces = placed.pieces;
        arrayHand = placed.hand;
        arrayExtras = placed.extras;
        arrayCount = new int[codes];
        for (int s = 0; s < size; s++) {
            arrayCount[arrayPieces[s]]++;
        }
        for (short extra : arrayExtras) {
            arrayCount[extra & 63]++;
        }
        for (int code = 2; code < codes; code++) {
            arrayCount[code] += arrayHand[code];
        }

        if (held != null && Arrays.stream(arrayCount).sum() > Setup.MAX_IN_HAND) {
            throw new IllegalArgumentException("array of " + game.id() + ": expected at most " + Setup.MAX_IN_HAND
                    + " pieces where captures come to hand");
        }
        byLetter = byLetter(kinds);
        letterPlace = new int[types.length];
        for (int i = 0; i < byLetter.length; i++) {
            letterPlace[byLetter[i]] = i;
        }
        promotions = new Promotions(this);
        paths = new MovePath[codes][size][];
        passantPaths = new MovePath[codes][size][0];
        passings = new short[codes][][][];
        victims = new int[2][size][][];
        PathMaker maker = new PathMaker(this);
        severalWays = new boolean[codes];
        for (int code = 2; code < codes; code++) {
            for (int s = 0; s < size; s++) {
                paths[code][s] = maker.from(code, s);
                severalWays[code] |= MovePath.meet(paths[code][s]);
            }
        }
        Arrays.stream(victims).flatMap(Arrays::stream).filter(Objects::nonNull).forEach(PassedSquares::order);
        planes = PlaneCode.of(this);
        attacks = AttackPaths.of(paths);
        enPassantOn = new boolean[codes][];
        game.enPassantOn().forEach((piece, squares) -> enPassantOn[code(piece)] = marked(squares));
        stepsWhereItCaptures = UnknownToEngines.stepsWhereItCaptures(this);
        pawnAttacks = AttackPaths.by(
                maker.hasPassantPaths() ? AttackPaths.of(maker.withPassantPaths()) : attacks, this::enPassantCodes);
        capturers = new long[codes][size];
        for (int code = 2; words == 1 && code < codes; code++) {
            for (int s = 0; passings[code] != null && s < size; s++) {
                capturers[code][s] = capturers(passings[code][s], 1 - (code & 1));
            }
        }

        freezers = new int[2][size][0];
        for (Freeze freeze : game.freezes()) {
            int type = game.types().indexOf(freeze.by()) + 1;
            for (int side = 0; side < 2; side++) {
                for (int s = 0; s < size; s++) {
                    int held = shift(s, freeze.offset(), side, 1);
                    if (held >= 0) {
                        IntStream by = IntStream.of(s, type << 1 | side);
                        freezers[1 - side][held] = IntStream.concat(Arrays.stream(freezers[1 - side][held]), by)
                                .toArray();
                    }
                }
            }
        }

        castlings = new Castlings(this);
        keep = castlings.keep;
        arrayCastling = (1 << castles.length) - 1;
        array = BoardState.of(this, arrayPieces, arrayExtras, null, 0, 0);
    }

    /** One bit for every code of a kind that passes a test. */
    public long mask(Predicate<PieceType> test) {
        return IntStream.range(1, types.length)
                .filter(type -> test.test(plain(types[type])))
                .mapToLong(type -> 3L << (type << 1))
                .sum();
    }

    /** The numbers of some kinds in the order of their letters. */
    int[] byLetter(Collection<PieceType> some) {
        return some.stream()
                .sorted(Comparator.comparing(PieceType::letter))
                .mapToInt(type -> kinds.indexOf(type) + 1)
                .toArray();
    }

    /** A kind without the mark that it has come about by promotion. */
    public PieceType plain(PieceType type) {
        return type.isPromoted()
                ? game.types().stream()
                        .filter(each -> each.promoted().equals(type))
                        .findFirst()
                        .orElse(type)
                : type;
    }

    /** Gives the code of a piece, and that of the piece of its kind that is marked as promoted. */
    void codes(Piece piece, IntConsumer each) {
        each.accept(code(piece));
        int marked = code(new Piece(piece.side(), piece.type().promoted()));
        if (marked > 1) {
            each.accept(marked);
        }
    }

    /** Returns the square as the other side sees it, if the side is Black's. */
    public int mirror(int square, int side) {
        if (side == 0) {
            return square;
        }
        Square s = board.square(square);
        int level = game.mirrorsLevels() ? board.levels() - 1 - s.level() : s.level();
        int file = game.mirrorsFiles() ? board.files() - 1 - s.file() : s.file();
        return (level * board.ranks() + board.ranks() - 1 - s.rank()) * board.files() + file;
    }

    int shift(int square, Offset by, int side, int times) {
        Square s = board.square(square);
        int forward = side == 0 ? times : -times;
        int up = side == 1 && game.mirrorsLevels() ? -times : times;
        int file = s.file() + by.files() * (side == 1 && game.mirrorsFiles() ? -times : times);
        int rank = s.rank() + by.ranks() * forward;
        int level = s.level() + by.levels() * up;
        return board.has(file, rank, level) ? (level * board.ranks() + rank) * board.files() + file : -1;
    }

    private long capturers(short[][] passed, int side) {
        long all = 0;
        for (short[] crossed : passed) {
            for (short s : crossed == null ? BoardState.NONE : crossed) {
                for (CapturePath attack : pawnAttacks[s]) {
                    all |= (attack.codes() & BoardState.ofSide(side)) == 0 ? 0 : 1L << attack.from();
                }
            }
        }
        return all;
    }

    public boolean standsOn(PieceType type, int level) {
        return game.levels().isEmpty()
                || game.levels().getOrDefault(plain(type), Set.of(level)).contains(level);
    }

    /** Numbers in an array. */
    public static short[] array(IntStream numbers) {
        int[] all = numbers.toArray();
        short[] array = new short[all.length];
        for (int i = 0; i < array.length; i++) {
            array[i] = (short) all[i];
        }
        return array;
    }

    private boolean[] marked(Set<Square> squares) {
        boolean[] all = new boolean[size];
        for (Square square : squares) {
            if (!board.equals(square.board())) {
                throw new IllegalArgumentException(
                        "expected squares of the board of " + game.id() + ", found " + square);
            }
            all[square.index()] = true;
        }
        return all;
    }

    /**
     * Goes on if a square is of the game's board.
     *
     * @throws IllegalArgumentException if it is not
     */
    public void requireSquare(Square square) {
        if (!square.board().equals(board)) {
            throw new IllegalArgumentException(
                    "expected a square of the " + board + " board, found " + square + " of " + square.board());
        }
    }

    /** Whether a square is not part of the board. */
    public boolean isHole(int square) {
        return holes[square];
    }

    /** Whether a piece passes squares, so that it can then be captured there. */
    public boolean passes(int code, int from, int to) {
        short[][][] all = passings[code];
        return all != null && all[from][to] != null;
    }

    /** Whether a piece can be captured en passant. */
    public boolean isPasser(int code) {
        return (passerMask >>> code & 1) != 0;
    }

    private static boolean moves(PieceType type, Kind kind) {
        return type.movement().components().stream().anyMatch(c -> c.kind() == kind);
    }

    /** Whether a turn may not mate by a sub-move: no turn gives check, or it is the drop of a piece that does not mate so. */
    public boolean mustNotMate(long m) {
        return game.forbidsChecks() || isDropOf(notMating, m);
    }

    /** Whether a turn may not give check by a sub-move: no turn does, or it is the drop of a piece that gives none so. */
    public boolean mustNotCheck(long m) {
        return game.forbidsChecks() || isDropOf(notChecking, m);
    }

    private static boolean isDropOf(long codes, long m) {
        return Packed.kind(m) == Packed.DROP && (codes >>> (Packed.type(m) << 1) & 1) != 0;
    }

    /** Whether a pawn captures en passant on a square that has been passed, by the squares of its kind and side. */
    boolean capturesEnPassant(int code, int square) {
        boolean[] squares = enPassantOn[code];
        return isPawn(code) && (squares == null || squares[square]);
    }

    /** One bit for each piece that captures en passant on a square. */
    private long enPassantCodes(int square) {
        return IntStream.range(2, codes)
                .filter(code -> capturesEnPassant(code, square))
                .mapToLong(code -> 1L << code)
                .sum();
    }

    /** Whether a piece may go to a square, by the squares of its kind and side. */
    public boolean mayEnter(int code, int square) {
        boolean[] squares = enterable[code];
        return squares == null || squares[square];
    }

    /** Whether a piece never stands on a square: a hole, or barred by its rank or level. */
    public boolean isBarred(int code, int square) {
        return (barred[square] >>> code & 1) != 0;
    }

    /** Whether a piece may arrive on a square, because it stands there or promotes there. */
    public boolean mayArrive(int code, int square) {
        return !isBarred(code, square) || promotions.covers(code, square);
    }

    /** A side as a number: 0 for White, 1 for Black, as in codes. */
    public static int number(Side side) {
        return side == Side.WHITE ? 0 : 1;
    }

    /** Returns the side of a number: 0 for White, 1 for Black. */
    public static Side side(int number) {
        return number == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The name of a side by its number, as messages write it. */
    public static String name(int side) {
        return side == 0 ? "White" : "Black";
    }

    public int code(Piece piece) {
        return ((kinds.indexOf(piece.type()) + 1) << 1) | number(piece.side());
    }

    /** Returns the code that a letter of position text means, or 0. */
    public int code(char letter) {
        return code(letter, "");
    }

    /** Returns the code that a letter of position text means with a mark, or 0. */
    int code(char letter, String mark) {
        char capital = Character.toUpperCase(letter);
        for (int i = 1; i < types.length; i++) {
            if (types[i].letter() == capital && letter < 128 && types[i].mark().equals(mark)) {
                return i << 1 | (letter == capital ? 0 : 1);
            }
        }
        return 0;
    }

    /** The code of a piece without the mark that it has come about by promotion. */
    public int plain(int code) {
        return code <= BoardState.NEUTRAL || !types[code >> 1].isPromoted()
                ? code
                : code(new Piece(pieces[code].side(), plain(types[code >> 1])));
    }

    /** The codes of both sides' pieces that a capital means in the text of a turn, one bit each. */
    public long codesOf(char letter) {
        return mask(type -> type.letter() == letter);
    }

    /** Whether a pawn's move without capture is a step over other squares from where it stands at home. */
    public boolean isDoubleStep(int code, int from, int to) {
        for (MovePath path : paths[code][from]) {
            boolean steps = path.toEmpty() && !path.capturing() && !path.isScreened();
            for (int i = 1; steps && i < path.squares().length; i++) {
                if (path.squares()[i] == to) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many pieces a side has in hand at first. */
    public int arrayInHand(int side) {
        return Arrays.stream(codes(side, code -> true))
                .map(code -> arrayHand[code])
                .sum();
    }

    /** The codes of a side that pass a test. */
    public int[] codes(int side, IntPredicate test) {
        return IntStream.range(1, codes / 2)
                .map(type -> type << 1 | side)
                .filter(test)
                .toArray();
    }

    /** The piece type that a sub-move which promotes or chooses one brings about. */
    public int promotedType(long m) {
        return byLetter[(Packed.promotion(m) - 1) >> 1];
    }

    public boolean isRoyal(int code) {
        return (royalMask >>> code & 1) != 0;
    }

    public boolean isPawn(int code) {
        return (pawnMask >>> code & 1) != 0;
    }
}
