package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Side;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A base game while keys change it, one after the other: first those that its section inherits, then its own. It begins as the
 * format's defaults have it. Pieces are remembered by the key that defines them, so that a letter given anew changes nothing else.
 */
final class Draft {
    int files = 8;
    int ranks = 8;
    int levels = 1;
    Board.LevelNames levelNames = Board.LevelNames.UNNAMED;
    boolean lightCorner;
    boolean halfTurn;
    /** Which pieces win on which squares; all without. */
    final Map<Side, Set<String>> flagPieces = new EnumMap<>(Side.class);

    final Map<Side, Zone> flagRegions = new EnumMap<>(Side.class);
    /** How many pieces in a line win; 0 for none. */
    int connected;

    Set<String> connectedTypes = new LinkedHashSet<>();
    boolean connectedStraight;
    boolean connectedLoses;

    boolean forbidsChecks;
    boolean dropsOnTop;

    /** By side and piece the squares that it may enter, if a key restricts them. */
    final Map<String, Zone> regions = new LinkedHashMap<>();

    final Map<String, DraftPiece> pieces = new LinkedHashMap<>();
    final Map<String, String> names = new LinkedHashMap<>();
    List<String> order = List.of();
    String startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @Nullable
    Entry startFenEntry;

    Set<String> royals = new LinkedHashSet<>(Set.of("king"));
    /** By side the pieces that promote; those of either side are pawns. */
    final Map<Side, Set<String>> promotionPawns = new EnumMap<>(Side.class);
    /** By side the pieces that capture en passant. */
    final Map<Side, Set<String>> enPassantTypes = new EnumMap<>(Side.class);

    /** The pieces whose moves say that they capture en passant, if no key says which do. */
    final Set<String> marked = new LinkedHashSet<>(Set.of("pawn"));

    final Map<Side, Set<String>> promotionTypes = new EnumMap<>(Side.class);
    Zone promotionWhite = Zone.rank(7);
    Zone promotionBlack = Zone.rank(0);

    boolean mandatoryPromotion = true;
    /** By side where pawns must promote whatever else is said. */
    final Map<Side, Zone> mustPromoteOn = new EnumMap<>(Side.class);
    /** By piece what it becomes by promotion as in shogi: the piece whose moves it has then, or the moves. */
    final Map<String, String> promotedTypes = new LinkedHashMap<>();

    final Map<String, Movement> promotedMoves = new LinkedHashMap<>();
    boolean mandatoryPiecePromotion;
    boolean promotesByCapture;

    Map<String, Integer> promotionLimits = new LinkedHashMap<>();

    boolean immobilityIllegal;

    boolean doubleStep = true;
    Zone doubleStepWhite = Zone.rank(1);
    Zone doubleStepBlack = Zone.rank(6);

    Zone tripleStepWhite = Zone.NONE;
    Zone tripleStepBlack = Zone.NONE;

    /** By side the squares on which it captures en passant; everywhere without. */
    final Map<Side, Zone> enPassantOn = new EnumMap<>(Side.class);

    Set<String> capturedEnPassant = new LinkedHashSet<>();

    boolean castling = true;
    /** Whether castling ends the other side's castling on the same side. */
    boolean oppositeCastling;

    /** Whether kings and rooks castle from where the array has them, wherever that is. */
    boolean shuffled;

    int castlingRank;
    int castlingKingFile = 4;
    int castlingKingsideFile = 6;
    int castlingQueensideFile = 2;
    int castlingRookKingsideFile = 25;
    int castlingRookQueensideFile;
    /** By side the pieces that castle with the king, and what castles as king. */
    final Map<Side, Set<String>> castlingRooks = new EnumMap<>(Side.class);

    final Map<Side, String> castlingKing = new EnumMap<>(Side.class);

    @Nullable
    Entry castlingEntry;

    boolean pieceDrops;
    boolean capturesToHand;
    boolean mustCapture;
    boolean mustDrop;
    boolean dropChecks = true;
    /** Whether the pieces of {@code oneToAFile} are not dropped at all. */
    boolean neverDropped;

    int flagCount = 1;
    boolean flagBlockedWin;
    boolean flyingGeneral;
    boolean facingBinds;
    /** Which sides may pass. */
    final Set<Side> passing = EnumSet.noneOf(Side.class);

    /** Between which squares some pieces go diagonally as well. */
    Zone lines = Zone.NONE;

    /** Letters that the array may have for others. */
    String synonyms = "";

    /** From which rank on a soldier goes sideways. */
    int soldierRank = 1;

    boolean dropLoop;
    /** By side the squares on which pieces in hand are dropped. */
    final Map<Side, Zone> dropRegions = new EnumMap<>(Side.class);

    boolean firstRankPawnDrops;
    boolean promotionZonePawnDrops;
    boolean rooksDropOnFirstRank;
    boolean pawnDropMateIllegal;
    Set<String> oneToAFile = new LinkedHashSet<>();

    boolean duck;
    /** How many moves the turns of a game have, the last two numbers again and again, and whether one more each turn. */
    List<Integer> lengths = List.of();

    boolean growing;
    /** What only the last move of a turn may do. */
    final Set<Series.Event> onlyLast = new LinkedHashSet<>();

    int claimAfter = 100;
    String extinctionValue = "none";
    Set<String> extinctionTypes = new LinkedHashSet<>();
    int extinctionCount;
    /** Whether the pieces are counted together, of whatever kind. */
    boolean extinctionAll;

    boolean pseudoRoyal;

    boolean dupleCheck;
    String stalemateValue = "draw";
    boolean stalematePieceCount;
    String checkmateValue = "loss";

    @Nullable
    RoyalRule royalRule;

    /** What keys of our own add to the builder, after everything else. */
    final List<Addition> additions = new ArrayList<>();

    /** Changes the base game that is being made. */
    @FunctionalInterface
    interface Addition {
        void to(GameMaker maker);
    }

    /** Which keys have been given, with the last value of each. */
    final Map<String, Entry> given = new LinkedHashMap<>();

    /** The keys of the section that is being read, without what it inherits. */
    Collection<Entry> current = List.of();

    /** Puts the pieces of orthodox chess in, as every game has them that inherits from one of the format's own. */
    void orthodoxPieces() {
        Entry entry = new Entry(0, "", "", 1);
        String[] known = {"king", "queen", "rook", "bishop", "knight", "pawn"};
        for (String slot : known) {
            add(new DraftPiece(
                    slot, slot.equals("knight") ? 'N' : Character.toUpperCase(slot.charAt(0)), movement(slot), entry));
        }
        for (Side side : Side.values()) {
            promotionTypes.put(side, new LinkedHashSet<>(List.of("queen", "rook", "bishop", "knight")));
        }
    }

    static Movement movement(String slot) {
        String betza = NamedPieces.BETZA.get(slot);
        Movement movement = betza == null || betza.isEmpty() ? Movement.none() : Movement.betza(betza);
        return slot.equals("janggiCannon")
                ? Movement.of(
                        movement.components().stream().map(Component::sparing).toList())
                : movement;
    }

    /**
     * Adds a piece; the one that has its letter goes, from promotions too, even if it is the same; under another letter what other
     * keys say of it stays.
     */
    void add(DraftPiece piece) {
        slot(piece.letter()).ifPresent(this::remove);
        pieces.remove(piece.slot());
        pieces.put(piece.slot(), piece);
    }

    /** Removes a piece, from promotions as well. */
    void remove(String slot) {
        pieces.remove(slot);
        promotionTypes.values().forEach(types -> types.remove(slot));
    }

    /** The moves of a piece that has promoted as in shogi, if it promotes so. */
    Optional<Movement> promotedMoves(String slot) {
        DraftPiece into = pieces.get(promotedTypes.getOrDefault(slot, ""));
        return Optional.ofNullable(into == null ? promotedMoves.get(slot) : withLines(into));
    }

    /** The moves of a piece, with those along diagonal lines. */
    Movement withLines(DraftPiece piece) {
        String diagonal = NamedPieces.LINED.get(piece.slot());
        return lines.isNone() || diagonal == null
                ? piece.movement()
                : piece.movement()
                        .and(Movement.of(Movement.betza(diagonal).components().stream()
                                .map(Component::lined)
                                .toList()));
    }

    /** The array with the letters that pieces have. */
    String array() {
        // marks of what is promoted say what comes to hand, and nothing where nothing does
        StringBuilder text = new StringBuilder(capturesToHand ? startFen : startFen.replace("~", ""));
        for (int i = 0; i < startFen.length() && startFen.charAt(i) != ' '; i++) {
            char c = startFen.charAt(i);
            int other = synonyms.indexOf(Character.toLowerCase(c) + ":");
            if (other >= 0 && slot(c).isEmpty()) {
                char letter = synonyms.charAt(other + 2);
                text.setCharAt(i, Character.isUpperCase(c) ? Character.toUpperCase(letter) : letter);
            }
        }
        return text.toString();
    }

    /** The piece whose moves a piece has, by its own name or, behind a plus, by that of what it was before it promoted. */
    String movesOf(String slot) {
        return slot.startsWith("+") ? promotedTypes.getOrDefault(slot.substring(1), slot) : slot;
    }

    /** The pieces of a side that promote. */
    Set<String> promotionPawns(Side side) {
        return promotionPawns.getOrDefault(side, Set.of("pawn"));
    }

    /** The pieces of a side that capture en passant. */
    Set<String> enPassantTypes(Side side) {
        return enPassantTypes.getOrDefault(side, marked);
    }

    /** The pieces that promote on some side. */
    Set<String> pawns() {
        Set<String> all = new LinkedHashSet<>(promotionPawns(Side.WHITE));
        all.addAll(promotionPawns(Side.BLACK));
        return all;
    }

    /** What castles as king. */
    String castlingKing(Side side) {
        return castlingKing.getOrDefault(side, "king");
    }

    /** The pieces with which a side castles. */
    Set<String> castlingRooks(Side side) {
        return castlingRooks.getOrDefault(side, Set.of("rook"));
    }

    /** What the pawns of a side become. */
    Set<String> promotionTypes(Side side) {
        return promotionTypes.getOrDefault(side, Set.of());
    }

    Optional<String> slot(char letter) {
        char capital = Character.toUpperCase(letter);
        return pieces.values().stream()
                .filter(piece -> piece.letter() == capital)
                .map(DraftPiece::slot)
                .findFirst();
    }

    String letters() {
        return pieces.values().stream()
                .map(piece -> String.valueOf(Character.toLowerCase(piece.letter())))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /** The piece whose stay is a pass: the king, or the only royal piece of a game that has no piece of that key. */
    String passer() {
        return pieces.containsKey("king") || royals.size() != 1
                ? "king"
                : royals.iterator().next();
    }

    /** The key that restricts a side's pieces to squares. */
    static String regionKey(Side side, String slot) {
        return "mobilityRegion" + (side == Side.WHITE ? "White" : "Black") + Character.toUpperCase(slot.charAt(0))
                + slot.substring(1);
    }
}
