package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Side;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Keys of base games that other programs read as well. */
final class SharedKeys {
    private static final String FLAG = "`true` or `false`";
    private static final String LETTERS = "letters of pieces, or `-` for none";
    private static final String SQUARES = "squares: `e4`, `*8` a rank, `e*` a file, `-` none";
    private static final String FILE = "a file, by letter or number";

    private SharedKeys() {}

    static void add(Keys.Table table) {
        board(table);
        pieces(table);
        pawns(table);
        castling(table);
        regions(table);
        drops(table);
        goals(table);
        endings(table);
        duties(table);
        passing(table);
        walling(table);
        severalMoves(table);
    }

    /** Turns of several moves, as Fairy-Stockfish-X has them. */
    private static void severalMoves(Keys.Table table) {
        table.shared(
                "multimoves",
                "two numbers or more, from 1 to 99",
                "how many moves the turns have, the last two numbers again and again: each move is safe, the later ones do not capture en"
                        + " passant, and who has none is stalemated; where kings must be safe, with `multimoveCheck = false`",
                (d, v, e) -> {
                    d.lengths = v.words().stream()
                            .map(word -> v.word(word).number(1, Series.MAX_LENGTH))
                            .toList();
                    if (d.lengths.size() < 2) {
                        throw v.expected("two numbers or more");
                    }
                });
        flag(table, "progressiveMultimove", "whether each turn has one such move more", (d, f) -> d.growing = f);
        flag(table, "multimoveCheck", "whether others than the last of them may give check", (d, f) -> {
            d.onlyLast.remove(Series.Event.CHECK);
            d.onlyLast.addAll(f ? Set.of() : Set.of(Series.Event.CHECK));
        });
        flag(table, "multimoveCapture", "whether others than the last of them may capture", (d, f) -> {
            d.onlyLast.remove(Series.Event.CAPTURE);
            d.onlyLast.addAll(f ? Set.of() : Set.of(Series.Event.CAPTURE));
        });
    }

    private static void board(Keys.Table table) {
        table.shared("maxRank", "a number, 1 to 99", "how many ranks", (d, v, e) -> d.ranks = v.number(1, 99));
        table.shared(
                "maxFile",
                "a number, 1 to 26, or the last file's letter",
                "how many files",
                (d, v, e) -> d.files = v.file() + 1);
    }

    private static void pieces(Keys.Table table) {
        NamedPieces.BETZA.forEach((slot, betza) -> table.shared(
                slot,
                slot.equals("king")
                        ? "a letter, or a letter, `:` and Betza notation; `-` removes it"
                        : "a letter; `-` removes it",
                (betza.isEmpty() ? "a piece that cannot move" : "the piece that moves as `" + betza + "`")
                        + (slot.equals("pawn") ? ", with a double step where there is one" : "")
                        + (slot.equals("king") ? ", or as its value says; royal" : ""),
                (d, v, e) -> named(slot, d, v, e)));
        for (int i = 1; i <= BaseGame.MAX_TYPES; i++) {
            String slot = "customPiece" + i;
            table.shared(
                    slot,
                    "a letter, `:` and Betza notation; `-` removes it",
                    "a piece that moves so",
                    (d, v, e) -> custom(slot, d, v, e));
        }
        table.shared(
                "startFen",
                "position text, with `[...]` for hands; side and castling are read of its fields",
                "the array",
                (d, v, e) -> {
                    ArrayText.read(v.text());
                    d.startFen = v.text();
                    d.startFenEntry = e;
                });
    }

    private static void named(String slot, Draft draft, Value value, Entry entry) {
        if (slot.equals("king") && value.text().indexOf(':') == 1) {
            custom(slot, draft, value, entry);
        } else if (value.text().equals("-")) {
            draft.remove(slot);
        } else {
            char letter = letter(value, entry, value.text().length() == 1);
            alone(draft, entry, letter, () -> Draft.movement(slot));
        }
    }

    private static void custom(String slot, Draft draft, Value value, Entry entry) {
        if (value.text().equals("-")) {
            draft.remove(slot);
            return;
        }
        char letter =
                letter(value, entry, value.text().length() > 2 && value.text().charAt(1) == ':');
        Value moves = value.part(2, value.text().length());
        if (PieceText.isMarked(moves)) {
            draft.marked.add(slot);
        } else {
            draft.marked.remove(slot);
        }
        alone(draft, entry, letter, () -> PieceText.read(moves));
    }

    /** Adds a piece; of two that a section gives one letter, the king or the later one has it, as in the other program. */
    private static void alone(Draft draft, Entry entry, char letter, Supplier<Movement> moves) {
        String slot = entry.key();
        String other = draft.slot(letter).orElse(slot);
        Entry before = draft.given.get(other);
        Entry twin = before != null && draft.current.contains(before) && !other.equals(slot) ? before : null;
        boolean isKept = twin != null && other.equals("king");
        if (!isKept) {
            Movement movement = Movement.none(); // its letter is known whatever its moves
            try {
                movement = moves.get();
            } finally {
                draft.add(new DraftPiece(slot, letter, movement, entry));
            }
        }
        if (twin != null) {
            throw new BadValue(
                    Kind.READ_OTHERWISE,
                    0,
                    "a letter of its own for each piece",
                    Character.toLowerCase(letter) + ", which line " + twin.line() + " gives to " + other + ", and "
                            + (isKept ? slot : other) + " is left out");
        }
    }

    private static char letter(Value value, Entry entry, boolean form) {
        char letter = value.text().isEmpty()
                ? ' '
                : Character.toUpperCase(value.text().charAt(0));
        if (!form || letter < 'A' || letter > 'Z') {
            Key key = Keys.find(entry.key());
            throw value.expected(key == null ? "a letter" : key.grammar().replace("`", "\""));
        }
        return letter;
    }

    private static void pawns(Keys.Table table) {
        letters(
                table,
                "pawnTypes",
                "pieces that promote, cross squares, are captured en passant and reset the half-turn clock, besides the `pawn`",
                (d, v) -> {
                    for (Side side : Side.values()) {
                        d.promotionPawns.put(side, andPawn(v));
                        d.enPassantTypes.put(side, andPawn(v));
                    }
                });
        for (String name : new String[] {"promotionPawnTypes", "promotionPawnTypesWhite", "promotionPawnTypesBlack"}) {
            letters(
                    table,
                    name,
                    "pieces that promote, of both sides or of that one; pawns on both",
                    (d, v) -> sides(name).forEach(side -> d.promotionPawns.put(side, andPawn(v))));
        }
        for (String name : new String[] {"enPassantTypes", "enPassantTypesWhite", "enPassantTypesBlack"}) {
            letters(
                    table,
                    name,
                    "pieces that promote and capture en passant, of both sides or of that one",
                    (d, v) -> sides(name).forEach(side -> d.enPassantTypes.put(side, andPawn(v))));
        }
        for (String name :
                new String[] {"promotionPieceTypes", "promotionPieceTypesWhite", "promotionPieceTypesBlack"}) {
            letters(
                    table,
                    name,
                    "what pawns become, of both sides or of that one",
                    (d, v) -> sides(name).forEach(side -> d.promotionTypes.put(side, v.pieces())));
        }
        table.shared(
                "promotionRank",
                "a rank, 1 to 99",
                "pawns promote on this rank and beyond; `promotionRegion` replaces it",
                (d, v, e) -> {
                    int rank = v.number(1, 99);
                    d.promotionWhite = Zone.ranks(rank - 1, d.ranks - 1);
                    d.promotionBlack = Zone.ranks(0, d.ranks - rank);
                });
        zone(table, "promotionRegionWhite", "where White's pawns promote", (d, z) -> d.promotionWhite = z);
        zone(table, "promotionRegionBlack", "where Black's pawns promote", (d, z) -> d.promotionBlack = z);
        for (String name : new String[] {
            "mandatoryPromotionRegion", "mandatoryPromotionRegionWhite", "mandatoryPromotionRegionBlack"
        }) {
            zone(
                    table,
                    name,
                    "where pawns of both sides, or of that one, must promote, whatever the next key says",
                    (d, z) -> sides(name).forEach(side -> d.mustPromoteOn.put(side, z)));
        }
        flag(
                table,
                "mandatoryPawnPromotion",
                "whether a pawn must promote in its region",
                (d, f) -> d.mandatoryPromotion = f);
        table.shared(
                "promotedPieceType",
                "a letter, `:` and a letter or `-`, for each piece",
                "the piece whose moves a piece has when it has promoted, as in shogi: it may promote where it moves into, within or out"
                        + " of the region, is written `+` and its letter then, and turns back when it is captured to hand",
                (d, v, e) -> {
                    for (int i = 0; i < v.text().length(); i++) {
                        if (!Character.isWhitespace(v.text().charAt(i))) {
                            String slot = v.piece(i);
                            if (!v.text().startsWith(":", i + 1)) {
                                throw v.expected("a letter, \":\" and a letter or \"-\"");
                            }
                            d.promotedMoves.remove(slot);
                            d.promotedTypes.remove(slot);
                            i += 2;
                            if (!v.text().startsWith("-", i)) {
                                d.promotedTypes.put(slot, v.piece(i));
                            }
                        }
                    }
                });
        flag(
                table,
                "mandatoryPiecePromotion",
                "whether a piece of `promotedPieceType` must promote where it may",
                (d, f) -> d.mandatoryPiecePromotion = f);
        flag(
                table,
                "piecePromotionOnCapture",
                "whether a piece of `promotedPieceType` promotes by a capture alone",
                (d, f) -> d.promotesByCapture = f);
        flag(
                table,
                "immobilityIllegal",
                "whether a pawn must promote where it could not move, and other pieces may not go there",
                (d, f) -> d.immobilityIllegal = f);
        table.shared(
                "promotionLimit",
                "a letter, `:` and a number, for each piece",
                "how many pieces of a kind a side may have by promotion; kinds that are not named keep what they inherit",
                (d, v, e) -> {
                    for (Value.Word word : v.words()) {
                        Value one = v.word(word);
                        if (!word.text().matches(".:[0-9]{1,2}")) {
                            throw one.expected("a letter, \":\" and a number");
                        }
                        d.promotionLimits.put(
                                one.piece(0), Integer.parseInt(word.text().substring(2)));
                    }
                });
        flag(table, "doubleStep", "whether the `pawn` steps twice", (d, f) -> d.doubleStep = f);
        table.shared(
                "doubleStepRankMin",
                "a rank, 1 to 99",
                "double steps begin from this rank to the second; `doubleStepRank` replaces it",
                (d, v, e) -> doubleStepRanks(d, v.number(1, 99), 2));
        table.shared(
                "doubleStepRank",
                "a rank, 1 to 99",
                "double steps begin from the second rank to this one",
                (d, v, e) -> doubleStepRanks(d, 2, v.number(1, 99)));
        zone(table, "doubleStepRegionWhite", "where White's double steps begin", (d, z) -> d.doubleStepWhite = z);
        zone(table, "doubleStepRegionBlack", "where Black's double steps begin", (d, z) -> d.doubleStepBlack = z);
        zone(table, "tripleStepRegionWhite", "where White's triple steps begin", (d, z) -> d.tripleStepWhite = z);
        zone(table, "tripleStepRegionBlack", "where Black's triple steps begin", (d, z) -> d.tripleStepBlack = z);
        for (String name : new String[] {"enPassantRegion", "enPassantRegionWhite", "enPassantRegionBlack"}) {
            zone(
                    table,
                    name,
                    "where pawns of both sides, or of that one, capture en passant",
                    (d, z) -> sides(name).forEach(side -> d.enPassantOn.put(side, z)));
        }
    }

    private static void doubleStepRanks(Draft draft, int from, int to) {
        draft.doubleStepWhite = Zone.ranks(from - 1, to - 1);
        draft.doubleStepBlack = Zone.ranks(draft.ranks - to, draft.ranks - from);
    }

    /** The pieces of a value and the {@code pawn}, which promotes and captures en passant whatever the keys say. */
    private static Set<String> andPawn(Value value) {
        Set<String> all = value.pieces();
        all.add("pawn");
        return all;
    }

    private static void castling(Keys.Table table) {
        flag(
                table,
                "chess960",
                "whether the castling field of `startFen` may name the files of rooks, as `HAha`; king and rook go where they go"
                        + " in chess, from where this array has them",
                (d, f) -> d.shuffled = f);
        flag(
                table,
                "oppositeCastling",
                "whether a side that castles takes the right to castle on the same side from the other",
                (d, f) -> d.oppositeCastling = f);
        flag(
                table,
                "castling",
                "whether there is castling; the castling field of `startFen` says which",
                (d, f) -> d.castling = f);
        table.shared(
                "castlingRank",
                "a rank, 1 to 99",
                "the rank of White's castling",
                (d, v, e) -> d.castlingRank = v.number(1, 99) - 1);
        file(
                table,
                "castlingKingsideFile",
                "where the king goes on the king's side, the rook beside it",
                (d, f) -> d.castlingKingsideFile = f);
        file(
                table,
                "castlingQueensideFile",
                "where the king goes on the queen's side",
                (d, f) -> d.castlingQueensideFile = f);
        file(table, "castlingKingFile", "where the king stands", (d, f) -> d.castlingKingFile = f);
        file(
                table,
                "castlingRookKingsideFile",
                "where the rook of the king's side stands, if it is not in the corner",
                (d, f) -> d.castlingRookKingsideFile = f);
        file(
                table,
                "castlingRookQueensideFile",
                "where the rook of the queen's side stands",
                (d, f) -> d.castlingRookQueensideFile = f);
        for (String name : new String[] {"castlingKingPiece", "castlingKingPieceWhite", "castlingKingPieceBlack"}) {
            table.shared(
                    name,
                    "a letter",
                    "the piece that castles; if it is not royal, only check forbids it",
                    (d, v, e) -> sides(name).forEach(side -> d.castlingKing.put(side, v.onePiece())));
        }
        for (String name : new String[] {
            "castlingRookPiece", "castlingRookPieces", "castlingRookPiecesWhite", "castlingRookPiecesBlack"
        }) {
            letters(
                    table,
                    name,
                    "the pieces with which it castles",
                    (d, v) -> sides(name).forEach(side -> d.castlingRooks.put(side, v.pieces())));
        }
    }

    private static void regions(Keys.Table table) {
        List<String> slots = new ArrayList<>(NamedPieces.BETZA.keySet());
        IntStream.rangeClosed(1, BaseGame.MAX_TYPES).forEach(i -> slots.add("customPiece" + i));
        for (Side side : Side.values()) {
            for (String slot : slots) {
                table.shared(
                        Draft.regionKey(side, slot),
                        SQUARES.replace("none", "all") + "; `none`",
                        "where that side's pieces of the kind may go; castling apart",
                        (d, v, e) -> {
                            Zone zone = v.text().equals("none") ? Zone.nowhere() : read(d, v);
                            d.regions.put(e.key(), zone);
                        });
            }
        }
    }

    private static void drops(Keys.Table table) {
        flag(
                table,
                "pieceDrops",
                "whether pieces in hand are dropped: without keys for turns a turn is `move safe or-drop`",
                (d, f) -> d.pieceDrops = f);
        flag(
                table,
                "capturesToHand",
                "whether a captured piece comes to the captor's hand, where `pieceDrops` or `drops` says how it is dropped; every move"
                        + " of a turn may then be a drop",
                (d, f) -> d.capturesToHand = f);
        table.shared(
                "captureType",
                "`out` or `hand`",
                "`hand` is `capturesToHand = true`, and `out` is `false`",
                (d, v, e) -> d.capturesToHand = v.choice("out", "hand").equals("hand"));
        flag(
                table,
                "dropLoop",
                "whether a captured piece that came about by promotion is dropped as it is, and not as the pawn that it was",
                (d, f) -> d.dropLoop = f);
        for (String name : new String[] {"whiteDropRegion", "blackDropRegion", "dropRegionWhite", "dropRegionBlack"}) {
            zone(
                    table,
                    name,
                    "where that side drops its pieces",
                    (d, z) -> sides(name).forEach(side -> d.dropRegions.put(side, z)));
        }
        flag(
                table,
                "firstRankPawnDrops",
                "whether the `pawn` is dropped on its first rank",
                (d, f) -> d.firstRankPawnDrops = f);
        flag(
                table,
                "promotionZonePawnDrops",
                "whether the `pawn` is dropped where it may or must promote",
                (d, f) -> d.promotionZonePawnDrops = f);
        flag(
                table,
                "sittuyinRookDrop",
                "whether the `rook` is dropped on the first rank alone",
                (d, f) -> d.rooksDropOnFirstRank = f);
        flag(
                table,
                "shogiPawnDropMateIllegal",
                "whether a turn that ends with the drop of the `shogiPawn` must not mate",
                (d, f) -> d.pawnDropMateIllegal = f);
        letters(
                table,
                "dropNoDoubled",
                "pieces that are not dropped on a file with another",
                (d, v) -> d.oneToAFile = v.pieces());
        table.shared(
                "dropNoDoubledCount",
                "`0` or `1`",
                "`0`: the pieces of `dropNoDoubled` are not dropped at all",
                (d, v, e) -> d.neverDropped = v.number(0, 1) == 0);
        table.shared(
                "enclosingDrop",
                "`none` or `top`",
                "`top`: pieces are dropped on the first rank and straight above pieces and holes alone",
                (d, v, e) -> {
                    if (!List.of("none", "top").contains(v.text())) {
                        throw new BadValue(Kind.UNSUPPORTED, 0, "none or top", Words.quoted(v.text()));
                    }
                    d.dropsOnTop = v.text().equals("top");
                });
        flag(table, "dropOnTop", "as `enclosingDrop = top`", (d, f) -> d.dropsOnTop = f);
        flag(table, "dropChecks", "whether a turn that ends with a drop may give check", (d, f) -> d.dropChecks = f);
        flag(
                table,
                "mustDrop",
                "whether a side with pieces in hand drops one: its turn is then `drop safe`; where captures come to hand, and beside keys for turns, it is refused",
                (d, f) -> d.mustDrop = f);
    }

    private static void goals(Keys.Table table) {
        for (String name : new String[] {"flagPiece", "flagPieceWhite", "flagPieceBlack"}) {
            table.shared(
                    name,
                    "letters of pieces, or `*` for all",
                    "the pieces that win on the squares of `flagRegion` at the end of a turn of theirs; all without the key",
                    (d, v, e) -> {
                        if (v.text().equals("-")) { // for other programs all pieces
                            throw v.expected("letters of pieces, or * for all");
                        }
                        if (v.text().equals("*")) {
                            d.flagPieces.keySet().removeAll(sides(name));
                        } else {
                            sides(name).forEach(side -> d.flagPieces.put(side, v.pieces()));
                        }
                    });
        }
        for (String name :
                new String[] {"whiteFlag", "blackFlag", "flagRegion", "flagRegionWhite", "flagRegionBlack"}) {
            zone(
                    table,
                    name,
                    "the squares on which those pieces win",
                    (d, z) -> sides(name).forEach(side -> d.flagRegions.put(side, z)));
        }
        table.shared(
                "flagPieceCount",
                "a number from 1",
                "how many pieces have to stand on those squares to win",
                (d, v, e) -> d.flagCount = v.number(1, 99));
        flag(
                table,
                "flagPieceBlockedWin",
                "whether fewer of them, one at least, win where the other squares are occupied",
                (d, f) -> d.flagBlockedWin = f);
        table.shared(
                "connectN",
                "a number, 0 for none",
                "how many pieces of a side in a line, along a rank, file or diagonal, win at the end of a turn of theirs",
                (d, v, e) -> {
                    d.connected = v.number(0, 99);
                    if (d.connected == 1) {
                        throw v.expected("0, or 2 to 99");
                    }
                });
        letters(
                table,
                "connectPieceTypes",
                "the pieces that count for that, if not all; fewer kinds than the game has are refused",
                (d, v) -> d.connectedTypes = v.text().equals("*") ? Set.of() : v.pieces());
        flag(table, "connectDiagonal", "whether diagonals count for that", (d, f) -> d.connectedStraight = !f);
        table.shared(
                "connectValue",
                "`win` or `loss`",
                "what the side has that has them",
                (d, v, e) -> d.connectedLoses = v.choice("win", "loss").equals("loss"));
    }

    private static List<Side> sides(String key) {
        String name = key.toLowerCase(Locale.ROOT);
        return Stream.of(Side.values())
                .filter(side -> (!name.contains("white") || side == Side.WHITE)
                        && (!name.contains("black") || side == Side.BLACK))
                .toList();
    }

    private static void endings(Keys.Table table) {
        table.shared(
                "nMoveRule",
                "a number, 0 for never",
                "after how many turns of each side without capture or pawn move a draw may be claimed",
                (d, v, e) -> {
                    int number = v.number(0, 1000);
                    d.claimAfter = number == 0 ? Integer.MAX_VALUE : 2 * number;
                });
        table.shared(
                "stalemateValue",
                "`win`, `draw` or `loss`",
                "what a stalemated side has",
                (d, v, e) -> d.stalemateValue = v.choice("win", "draw", "loss"));
        flag(
                table,
                "stalematePieceCount",
                "whether instead, if a stalemated side wins, the side with fewer pieces does",
                (d, f) -> d.stalematePieceCount = f);
        table.shared(
                "checkmateValue",
                "`win`, `draw` or `loss`",
                "what a checkmated side has",
                (d, v, e) -> d.checkmateValue = v.choice("win", "draw", "loss"));
        table.shared(
                "extinctionValue",
                "`none`, `win`, `draw` or `loss`",
                "what a side has that loses its pieces of `extinctionPieceTypes`",
                (d, v, e) -> d.extinctionValue = v.choice("none", "loss", "win", "draw"));
        table.shared(
                "extinctionPieceTypes",
                LETTERS,
                "the kinds whose loss ends the game; one kind other than pawns is royal, and captured",
                (d, v, e) -> {
                    d.extinctionAll = v.text().equals("*");
                    if (d.extinctionAll) {
                        d.extinctionTypes.clear();
                        d.extinctionTypes.addAll(d.pieces.keySet());
                    } else {
                        d.extinctionTypes = v.pieces();
                    }
                });
        flag(
                table,
                "extinctionPseudoRoyal",
                "whether that kind must not be exposed, as a king must not",
                (d, f) -> d.pseudoRoyal = f);
        flag(
                table,
                "dupleCheck",
                "whether a side is in check only when each of its pieces of `extinctionPieceTypes` is attacked",
                (d, f) -> d.dupleCheck = f);
        table.shared(
                "extinctionPieceCount",
                "a number",
                "how many pieces of the kind are as good as none",
                (d, v, e) -> d.extinctionCount = v.number(0, 99));
    }

    private static void duties(Keys.Table table) {
        flag(
                table,
                "flyingGeneral",
                "whether the kings must not face one another on a file or rank with nothing between: each captures the other so",
                (d, f) -> d.flyingGeneral = f);
        table.shared(
                "soldierPromotionRank",
                "a rank, 1 to 99",
                "from which rank of its own side on the `soldier` goes sideways as well",
                (d, v, e) -> d.soldierRank = v.number(1, 99));
        flag(table, "checking", "whether a turn may give check", (d, f) -> d.forbidsChecks = !f);
        flag(
                table,
                "mustCapture",
                "whether captures are mandatory: a turn captures if a legal one does, and of moves one after the other each",
                (d, f) -> d.mustCapture = f);
    }

    private static void passing(Keys.Table table) {
        for (String name : new String[] {"pass", "passWhite", "passBlack"}) {
            flag(table, name, "whether a side may pass: its king moves to its own square, `e1e1`", (d, f) -> {
                d.passing.removeAll(sides(name));
                d.passing.addAll(f ? sides(name) : List.of());
            });
        }
        flag(
                table,
                "bikjangRule",
                "whether kings that face one another bind the side to move, which is not supported",
                (d, f) -> d.facingBinds = f);
        zone(
                table,
                "diagonalLines",
                "squares between which `rook`, `wazir`, `soldier` and `janggiCannon` go diagonally as they go straight",
                (d, z) -> d.lines = z);
    }

    private static void walling(Keys.Table table) {
        table.shared(
                "wallingRule",
                "`none` or `duck`",
                "`duck`: without keys for turns a turn is `move, place`",
                (d, v, e) -> {
                    if (!List.of("none", "duck").contains(v.text())) {
                        throw new BadValue(Kind.UNSUPPORTED, 0, "none or duck", Words.quoted(v.text()));
                    }
                    d.duck = v.text().equals("duck");
                });
    }

    private static void flag(Keys.Table table, String name, String meaning, BiConsumer<Draft, Boolean> effect) {
        table.shared(name, FLAG, meaning, (d, v, e) -> effect.accept(d, v.flag()));
    }

    private static void file(Keys.Table table, String name, String meaning, BiConsumer<Draft, Integer> effect) {
        table.shared(name, FILE, meaning, (d, v, e) -> {
            int file = v.file();
            if (file >= d.files) {
                throw new BadValue(Kind.SQUARE, 0, "one of " + d.files + " files", Words.quoted(v.text()));
            }
            effect.accept(d, file);
            d.castlingEntry = e;
        });
    }

    private static void letters(Keys.Table table, String name, String meaning, BiConsumer<Draft, Value> effect) {
        table.shared(name, LETTERS, meaning, (d, v, e) -> effect.accept(d, v));
    }

    private static void zone(Keys.Table table, String name, String meaning, BiConsumer<Draft, Zone> effect) {
        table.shared(name, SQUARES, meaning, (d, v, e) -> effect.accept(d, read(d, v)));
    }

    private static Zone read(Draft draft, Value value) {
        Zone zone = Zone.read(value);
        zone.requireOn(Board.of(draft.files, draft.ranks, draft.levels, draft.levelNames));
        return zone;
    }
}
