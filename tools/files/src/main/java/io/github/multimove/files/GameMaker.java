package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes a base game of a draft, or notes what does not fit together. */
final class GameMaker {
    /** A text up to its en passant square. */
    private static final Pattern EN_PASSANT = Pattern.compile("(?:\\S+\\s+){3}([a-z][0-9]+)");

    final Draft draft;
    final String id;
    final Problems problems;
    final Section section;
    final Board board;
    final ArrayText array;
    /** The letters of the array, by square. */
    private final char[] letters;

    final BaseGame.Builder builder;
    final Map<String, PieceType> types = new LinkedHashMap<>();
    private final Set<Square> holes = new LinkedHashSet<>();

    private GameMaker(Draft draft, Section section, Problems problems) {
        this.draft = draft;
        this.id = section.id();
        this.section = section;
        this.problems = problems;
        Board plain = Board.of(draft.files, draft.ranks, draft.levels, draft.levelNames);
        this.board = draft.lightCorner ? plain.withLightCorner() : plain;
        this.array = ArrayText.read(draft.array());
        this.letters = array.on(board);
        this.builder = BaseGame.builder(id, board);
    }

    /** Returns the base game, or nothing after noting why there is none. */
    static Optional<BaseGame> make(Draft draft, Section section, Problems problems) {
        int before = problems.errors();
        try {
            GameMaker maker = new GameMaker(draft, section, problems);
            maker.make();
            return problems.errors() > before ? Optional.empty() : Optional.of(maker.builder.build());
        } catch (BadValue e) {
            problems.add(
                    new Problem(section.line(), 1, section.name(), "", e.kind(), e.expected(), e.found(), e.nearest()));
        } catch (IllegalArgumentException e) {
            BadValue bad = BadValue.of(Kind.COMBINATION, e, "a base game");
            problems.add(section, bad.kind(), bad.expected(), bad.found());
        }
        return Optional.empty();
    }

    /** Whether a piece of a side stands on a square of the array. */
    boolean stands(Square square, char capital, Side side) {
        return letters[square.index()] == (side == Side.WHITE ? capital : Character.toLowerCase(capital));
    }

    private void make() {
        Set<String> used = used();
        if (problemOfArray()) {
            return;
        }
        makeTypes(used);
        if (draft.halfTurn) {
            builder.mirrorsFiles();
        }
        board.squares().stream()
                .filter(square -> letters[square.index()] == '*')
                .forEach(holes::add);
        builder.holes(holes);
        RoyalMaker royalMaker = new RoyalMaker(this);
        royalMaker.problemOfExtinction();
        Set<String> royals = royalMaker.royals();
        for (String slot : inOrder(used)) {
            PieceType type = type(slot);
            promoted(slot, type, royals);
            if (royals.contains(slot)) {
                builder.royal(type);
            } else if (draft.pawns().contains(slot)) {
                builder.pawn(type);
            } else {
                builder.pieces(type);
            }
            if (royals.contains(slot) && draft.pawns().contains(slot)) {
                builder.pawn(type);
            }
        }
        for (String slot : inOrder(used)) {
            PieceType promoted = types.get("+" + slot);
            if (promoted != null && royals.contains(slot)) {
                builder.royal(promoted);
            } else if (promoted != null) {
                builder.pieces(promoted);
            }
        }
        String placement = array.withHandIn(
                inOrder(used).stream().map(slot -> type(slot).letter()).toList());
        builder.array(draft.capturesToHand && placement.indexOf('[') < 0 ? placement + "[]" : placement)
                .firstSide(array.side());
        boolean needsRoyals = draft.royalRule == null
                ? !royalMaker.isWonWithoutRoyals() && royalMaker.isExtinction()
                : draft.royalRule.needsRoyals();
        if (royals.stream().noneMatch(used::contains) && needsRoyals) {
            problem(draft.startFenEntry, Kind.ARRAY, "a royal piece on the array", "none");
        } else if (royals.stream().noneMatch(used::contains)
                && draft.royalRule == null
                && !royalMaker.isWonWithoutRoyals()
                && draft.connected == 0
                && draft.flagRegions.isEmpty()) {
            problem(
                    draft.startFenEntry,
                    Kind.READ_OTHERWISE,
                    "a royal piece on the array",
                    "none, and nothing but a side without a turn ends the game");
        }
        if (!draft.given.containsKey("promotions")) {
            promotions(used);
        }
        if (draft.castling && !draft.given.containsKey("castlingRights")) {
            new CastlingMaker(this).add();
        }
        regions();
        if (hasEnPassant(royals)) {
            builder.enPassant(true);
            capturedEnPassant(royals).forEach(slot -> builder.capturedEnPassant(type(slot)));
            enPassantOn();
        }
        if (drops()) {
            builder.drops(fileDrops());
        }
        if (draft.capturesToHand && !draft.pieceDrops && !draft.given.containsKey("drops")) {
            problem(
                    draft.given.get("capturesToHand"),
                    Kind.UNSUPPORTED,
                    "pieceDrops = true where captures come to hand",
                    "false");
        } else if (((draft.capturesToHand && !(draft.pseudoRoyal && royalMaker.isEveryRoyal()))
                        || draft.flyingGeneral
                        || draft.forbidsChecks
                        || (drops() && !draft.dropChecks))
                && !draft.given.containsKey("royals")
                && royals.stream().anyMatch(slot -> types.containsKey(slot) && !slot.equals("king"))) {
            // in the other program these come to hand, may face one another and be attacked
            problem(
                    draft.given.get("extinctionPieceTypes"),
                    Kind.UNSUPPORTED,
                    "no royal piece but the king where "
                            + (draft.capturesToHand
                                    ? "captures come to hand"
                                    : draft.flyingGeneral ? "kings must not face" : "a turn must not check"),
                    "others");
        } else if (draft.capturesToHand) {
            builder.capturesToHand(!draft.dropLoop);
        }
        if (draft.forbidsChecks && royals.stream().anyMatch(types::containsKey)) {
            builder.forbidsChecks();
        }
        if (draft.flyingGeneral) {
            builder.flyingGeneral();
        }
        if (!draft.passing.isEmpty() && (draft.passing.size() < 2 || !types.containsKey(draft.passer()))) {
            problem(
                    draft.given.get("pass"),
                    Kind.UNSUPPORTED,
                    "both sides with kings, or none, where a side may pass",
                    "others");
        }
        Entry counting = draft.given.get("materialCounting");
        if (!draft.passing.isEmpty() && counting != null && !counting.value().equals("none")) {
            problem(counting, Kind.UNSUPPORTED, "none where a side may pass", Words.quoted(counting.value()));
        }
        if (draft.facingBinds) {
            problem(
                    draft.given.get("bikjangRule"),
                    Kind.UNSUPPORTED,
                    "kings that may face one another",
                    "bikjangRule = true");
        }
        builder.lines(draft.lines.on(board));
        builder.mustCapture(draft.mustCapture);
        builder.goalPieces(draft.flagCount, draft.flagBlockedWin);
        if (draft.connected > 0) {
            builder.connected(draft.connected);
            if (!draft.connectedTypes.isEmpty() && !draft.connectedTypes.containsAll(types.keySet())) {
                problem(
                        draft.given.get("connectPieceTypes"),
                        Kind.UNSUPPORTED,
                        "all pieces of the game",
                        Words.quoted(draft.connectedTypes.toString()));
            }
            if (draft.connectedStraight) {
                builder.connectedStraight();
            }
            if (draft.connectedLoses) {
                builder.connectedLoses();
            }
        }
        builder.royalRule(royalMaker.royalRule(royals));
        for (Draft.Addition addition : draft.additions) {
            addition.to(this);
        }
    }

    /** Notes a problem at a key, or at the section if none has been given. */
    void problem(@Nullable Entry entry, Kind kind, String expected, String found) {
        problem(entry, kind, 0, expected, found);
    }

    private void problem(@Nullable Entry entry, Kind kind, int offset, String expected, String found) {
        if (entry == null || !section.entries().contains(entry)) {
            problems.add(section, kind, expected, found);
        } else {
            problems.add(section.name(), entry, new BadValue(kind, offset, expected, found));
        }
    }

    /** The type of a piece that other keys name, which may not be in the game. */
    PieceType type(String slot) {
        PieceType type = types.get(slot);
        if (type == null) {
            DraftPiece piece = draft.pieces.get(slot);
            throw new BadValue(
                    Kind.LETTER,
                    0,
                    "a piece on the array or reached by promotion",
                    piece == null ? slot : "the " + NamedPieces.english(slot, piece.letter()));
        }
        return type;
    }

    private boolean problemOfArray() {
        for (int i = 0; i < array.placement().length(); i++) {
            char c = array.placement().charAt(i);
            if (Character.isLetter(c) && draft.slot(c).isEmpty()) {
                String expected = draft.pieces.isEmpty()
                        ? "pieces, which a section without a parent defines"
                        : "the letters of pieces, " + draft.letters();
                problem(draft.startFenEntry, Kind.LETTER, i, expected, Words.quoted(String.valueOf(c)));
                return true;
            }
        }
        boolean isOwn = section.entries().contains(draft.startFenEntry);
        if (!isOwn && !array.fits(board)) { // what is wrong with one of its own is told where it is read
            String found = Words.quoted(array.placement()) + " of the section that it goes on from";
            problem(null, Kind.ARRAY, "startFen for a board of " + board, found);
            return true;
        }
        if (array.placement().chars().noneMatch(Character::isLetter)) {
            problem(draft.startFenEntry, Kind.ARRAY, "pieces on the array", "none");
            return true;
        }
        Matcher passed = EN_PASSANT.matcher(draft.startFen);
        if (isOwn && passed.lookingAt()) {
            String expected = "no en passant square on the array";
            problem(draft.startFenEntry, Kind.READ_OTHERWISE, passed.start(1), expected, Words.quoted(passed.group(1)));
        }
        return false;
    }

    /** Pieces on the array and those that these can become. */
    private Set<String> used() {
        Set<String> used = new LinkedHashSet<>();
        for (DraftPiece piece : draft.pieces.values()) {
            char letter = piece.letter();
            if (array.placement().indexOf(letter) >= 0
                    || array.placement().indexOf(Character.toLowerCase(letter)) >= 0) {
                used.add(piece.slot());
            }
        }
        if (used.stream().anyMatch(draft.pawns()::contains)) {
            draft.promotionTypes.values().forEach(used::addAll);
        }
        used.addAll(draft.order);
        for (DraftPiece piece : draft.pieces.values()) {
            if (!used.contains(piece.slot())
                    && !draft.promotedTypes.containsValue(piece.slot())
                    && section.entries().contains(piece.entry())) {
                problem(piece.entry(), Kind.UNUSED, "a piece on the array or reached by promotion", "neither");
            }
        }
        return used;
    }

    private List<String> inOrder(Set<String> used) {
        List<String> order = new ArrayList<>(draft.order);
        order.retainAll(used);
        List<String> rest = new ArrayList<>(NamedPieces.ORDER);
        draft.pieces.keySet().stream()
                .filter(slot -> !rest.contains(slot))
                .forEach(slot -> rest.add(rest.size() - 1, slot));
        rest.retainAll(used);
        rest.removeAll(order);
        order.addAll(rest);
        return order;
    }

    private void makeTypes(Set<String> used) {
        PawnSteps steps = new PawnSteps(this);
        for (String slot : used) {
            DraftPiece piece = draft.pieces.get(slot);
            if (piece != null) {
                Movement movement = steps.movement(piece);
                boolean isSymmetric = isSideSymmetric(movement)
                        && draft.promotedMoves(slot).stream().allMatch(GameMaker::isSideSymmetric);
                draft.halfTurn |= !draft.given.containsKey("symmetry") && !isSymmetric;
                String name = draft.names.getOrDefault(slot, NamedPieces.english(slot, piece.letter()));
                PieceType type = PieceType.of(name, piece.letter(), movement);
                types.put(slot, type);
                steps.begin(piece, type);
            }
        }
    }

    /** Whether a movement is the same with left and right exchanged, so that mirroring ranks and half a turn agree. */
    private static boolean isSideSymmetric(Movement movement) {
        Set<Component> all = new HashSet<>(movement.components());
        return all.stream()
                .allMatch(c -> all.contains(c.vector(new Movement.Offset(
                                -c.vector().files(),
                                c.vector().ranks(),
                                c.vector().levels()))
                        .over(c.over().stream()
                                .map(o -> new Movement.Offset(-o.files(), o.ranks(), o.levels()))
                                .toList())));
    }

    private void regions() {
        Set<String> told = new HashSet<>();
        for (Side side : Side.values()) {
            Set<Square> flags = draft.flagRegions.getOrDefault(side, Zone.NONE).on(board);
            Set<String> winning = draft.flagPieces.getOrDefault(side, draft.pieces.keySet());
            types.forEach((slot, type) -> {
                String moves = draft.movesOf(slot);
                if (!flags.isEmpty() && winning.contains(moves)) {
                    builder.goal(side, type, flags);
                }
                Zone zone = draft.regions.get(Draft.regionKey(side, moves));
                Set<Square> squares =
                        new LinkedHashSet<>(zone == null || zone.isNone() ? board.squares() : zone.on(board));
                if (draft.immobilityIllegal) {
                    boolean promotes = draft.promotionPawns(side).contains(slot) || types.containsKey("+" + slot);
                    Set<Square> promoting = promotes ? promotionZone(side) : Set.of();
                    Set<Square> stuck = new LinkedHashSet<>(squares);
                    stuck.removeIf(to -> promoting.contains(to) || canMove(type, side, to));
                    squares.removeAll(stuck);
                    if (reaches(type, side, stuck) && told.add(slot)) {
                        problem(
                                draft.given.get("immobilityIllegal"),
                                Kind.UNSUPPORTED,
                                "pieces that capture nothing on squares where they could not move",
                                "the " + type.name());
                    }
                }
                if (squares.size() < board.size()) {
                    builder.mayEnter(side, type, squares);
                }
            });
        }
    }

    /** Whether pieces in hand are dropped as the format has it. */
    boolean drops() {
        return draft.pieceDrops && (draft.capturesToHand || array.placement().indexOf('[') >= 0);
    }

    /** Whether a side may come to drop a piece of a letter. */
    boolean mayDrop(char capital, Side side) {
        return drops() && (draft.capturesToHand || array.isInHand(capital, side));
    }

    /** The kinds that some side may drop. */
    private PieceType[] inHand() {
        return types.values().stream()
                .filter(type ->
                        !type.isPromoted() && Stream.of(Side.values()).anyMatch(side -> mayDrop(type.letter(), side)))
                .toArray(PieceType[]::new);
    }

    private Drops fileDrops() {
        Drops drops = Drops.of(IntStream.range(0, board.ranks()).boxed().toArray(Integer[]::new));
        for (Side side : Side.values()) {
            Zone region = draft.dropRegions.get(side);
            Set<Square> all = new LinkedHashSet<>(region == null ? board.squares() : region.on(board));
            int first = side == Side.WHITE ? 0 : board.ranks() - 1;
            for (Map.Entry<String, PieceType> each : types.entrySet()) {
                if (!mayDrop(each.getValue().letter(), side)) {
                    continue;
                }
                Set<Square> squares = new LinkedHashSet<>(all);
                boolean pawn = each.getKey().equals("pawn");
                if (pawn && !draft.promotionZonePawnDrops) {
                    squares.removeAll(promotionZone(side));
                }
                if (pawn && !draft.firstRankPawnDrops) {
                    squares.removeAll(board.rank(first));
                }
                if (draft.neverDropped && draft.oneToAFile.contains(each.getKey())) {
                    squares.clear();
                }
                if (each.getKey().equals("rook") && draft.rooksDropOnFirstRank) {
                    squares.retainAll(board.rank(first));
                }
                // a pawn is dropped where it would have to promote only if that is said
                if (squares.size() < board.size() || draft.promotionPawns(side).contains(each.getKey())) {
                    drops = drops.within(side, each.getValue(), squares);
                }
            }
        }
        PieceType[] alone = draft.oneToAFile.stream()
                .map(types::get)
                .filter(Objects::nonNull)
                .toArray(PieceType[]::new);
        drops = alone.length == 0 ? drops : drops.oneToAFile(alone);
        if (draft.dropsOnTop) {
            drops = drops.onTop();
        }
        if (!draft.dropChecks) {
            drops = drops.notChecking(inHand());
        }
        PieceType pawn = types.get("shogiPawn");
        return pawn == null || !draft.pawnDropMateIllegal ? drops : drops.notMating(pawn);
    }

    // ---- promotion --------------------------------------------------------------------------------------------------

    private void promotions(Set<String> used) {
        for (Entry entry : section.entries()) {
            if (entry.key().startsWith("promotionPieceTypes") && draft.royals.contains("king")) {
                DraftPiece king = draft.pieces.get("king");
                int at = king == null
                        ? -1
                        : entry.value().toUpperCase(Locale.ROOT).indexOf(king.letter());
                if (at >= 0) {
                    // the other program looks for one king
                    problem(entry, Kind.READ_OTHERWISE, at, "pieces that are no king", "the king");
                }
            }
        }
        boolean limited = !drops() && isLimitedByArray();
        for (String slot : inOrder(used)) {
            promotesInShogi(slot);
            if (draft.pawns().contains(slot) && !types.containsKey("+" + slot)) {
                PieceType pawn = type(slot);
                Promotion white = promotion(slot, Side.WHITE, limited, used);
                Promotion black = promotion(slot, Side.BLACK, limited, used);
                for (Side side : Side.values()) {
                    Promotion promotion = side == Side.WHITE ? white : black;
                    if (!isEmpty(promotion) && promotion.into().isEmpty()) {
                        problems.add(
                                section,
                                Kind.UNUSED,
                                "pieces that pawns become where they promote",
                                "none for" + RulesInWords.whose(side) + pawn.name());
                    }
                }
                Side without = isEmpty(white) ? Side.WHITE : Side.BLACK;
                if (isEmpty(white) != isEmpty(black) && array.count(pawn.letter(), without) > 0) {
                    problems.add(
                            section,
                            Kind.UNUSED,
                            "promotions of both sides",
                            "none of" + RulesInWords.whose(without) + pawn.name());
                }
                addBoth(white, black);
                Set<Square> must = new LinkedHashSet<>(white.must());
                must.retainAll(black.must());
                barRanks(pawn, must);
            }
        }
    }

    /** Makes the kind that a piece becomes by promotion as in shogi, if it does. */
    private void promoted(String slot, PieceType type, Set<String> royals) {
        draft.promotedMoves(slot).ifPresent(moves -> {
            String into = draft.movesOf("+" + slot);
            boolean isAlone = draft.promotionTypes.values().stream().allMatch(Set::isEmpty);
            boolean isPlain = !draft.pawns().contains(into)
                    && draft.promotionLimits.getOrDefault(slot, 0) == 0
                    && (!draft.pawns().contains(slot)
                            || (slot.equals("pawn") && isAlone)
                            || draft.given.containsKey("promotions"))
                    && royals.contains(slot) == royals.contains(into)
                    && (draft.promotionLimits.getOrDefault(into, 0) == 0 || isOnlyPromotedTo(into));
            boolean isKept = (draft.dropLoop && draft.capturesToHand) // there it is dropped as what it has become
                    || (draft.soldierRank > 1 && into.equals("soldier")); // and goes sideways beyond the rank alone
            if (!isPlain || isKept || draft.promotedTypes.containsKey(into)) {
                problem(
                        draft.given.get("promotedPieceType"),
                        Kind.UNSUPPORTED,
                        "in promotedPieceType pieces as royal as what they become, no pawns but the `pawn` without promotionPieceTypes, each limited kind by one promotion alone, without dropLoop and soldierPromotionRank, and promote once",
                        "the " + NamedPieces.english(slot, type.letter()));
            }
            types.put("+" + slot, type.promoted(moves));
        });
    }

    /** Whether a side has pieces that move as a kind by the promotion of one other kind alone. */
    private boolean isOnlyPromotedTo(String into) {
        return !types.containsKey(into)
                && draft.promotedTypes.values().stream().filter(into::equals).count() == 1;
    }

    /** Adds how pieces of a kind promote as in shogi, if they do. */
    private void promotesInShogi(String slot) {
        PieceType type = type(slot);
        if (!types.containsKey("+" + slot)) {
            return;
        }
        addBoth(promotesInShogi(slot, Side.WHITE), promotesInShogi(slot, Side.BLACK));
        if (draft.promotesByCapture && isDue(slot, type)) {
            problem(
                    draft.given.get("piecePromotionOnCapture"),
                    Kind.UNSUPPORTED,
                    "pieces that may stay what they are where they capture nothing",
                    "the " + type.name());
        }
        Set<Integer> barred = new LinkedHashSet<>();
        for (int rank = 0; draft.immobilityIllegal && board.levels() == 1 && rank < board.ranks(); rank++) {
            if (board.rank(rank).stream().noneMatch(square -> canMove(type, Side.WHITE, square))) {
                barred.add(rank);
            }
        }
        if (!barred.isEmpty() && !draft.given.containsKey("neverOnRanks")) {
            builder.neverOnRanks(type, barred.toArray(new Integer[0]));
        }
    }

    private Promotion promotesInShogi(String slot, Side side) {
        PieceType type = type(slot);
        boolean pawn = draft.pawns().contains(slot);
        Set<Square> must = new LinkedHashSet<>();
        Set<Square> may = new LinkedHashSet<>();
        for (Square square : promotionZone(side)) {
            boolean stuck = draft.immobilityIllegal && !canMove(type, side, square);
            boolean isMandatory = pawn ? draft.mandatoryPromotion : draft.mandatoryPiecePromotion;
            (isMandatory || stuck ? must : may).add(side == Side.WHITE ? square : mirrored(square));
        }
        PieceType promoted = type("+" + slot);
        Promotion promotion = Promotion.of(type, promoted).may(may).must(must);
        int limit = draft.promotionLimits.getOrDefault(draft.promotedTypes.getOrDefault(slot, slot), 0);
        if (limit > 0) {
            promotion = promotion.atMost(promoted, limit);
        }
        promotion = pawn ? promotion : promotion.orLeaving();
        return draft.promotesByCapture ? promotion.onlyCapturing() : promotion;
    }

    /** Adds the promotions of both sides, with the squares as White sees them. */
    private void addBoth(Promotion white, Promotion black) {
        if (white.equals(black)) {
            add(white);
        } else {
            add(white.only(Side.WHITE));
            add(black.only(Side.BLACK));
        }
    }

    private void add(Promotion promotion) {
        if (!isEmpty(promotion)) {
            builder.promotion(promotion);
        }
    }

    private static boolean isEmpty(Promotion promotion) {
        return promotion.may().isEmpty() && promotion.must().isEmpty();
    }

    /** How a side's pawns promote, with the squares as White sees them. */
    private Promotion promotion(String slot, Side side, boolean limited, Set<String> used) {
        PieceType pawn = type(slot);
        if (!draft.promotionPawns(side).contains(slot)) {
            return Promotion.of(pawn);
        }
        List<PieceType> into = inOrder(used).stream()
                .filter(draft.promotionTypes(side)::contains)
                .map(this::type)
                .toList();
        Set<Square> zone = new LinkedHashSet<>();
        Set<Square> due = new LinkedHashSet<>();
        promotionZone(side).forEach(square -> zone.add(side == Side.WHITE ? square : mirrored(square)));
        draft.mustPromoteOn
                .getOrDefault(side, Zone.NONE)
                .on(board)
                .forEach(square -> due.add(side == Side.WHITE ? square : mirrored(square)));
        Set<Square> must = new LinkedHashSet<>();
        Set<Square> may = new LinkedHashSet<>();
        for (Square square : zone) {
            boolean stuck = draft.immobilityIllegal && !canMove(pawn, Side.WHITE, square);
            (draft.mandatoryPromotion || stuck || due.contains(square) ? must : may).add(square);
        }
        Promotion promotion = Promotion.of(pawn, into).may(may).must(must);
        if (limited) {
            return promotion.onlyToCaptured();
        }
        for (Map.Entry<String, Integer> limit : draft.promotionLimits.entrySet()) {
            if (limit.getValue() > 0 && used.contains(limit.getKey()) && into.contains(type(limit.getKey()))) {
                promotion = promotion.atMost(type(limit.getKey()), limit.getValue());
            }
        }
        return promotion;
    }

    /** A pawn stands neither where it must have promoted nor behind every square on which it can begin. */
    private void barRanks(PieceType pawn, Set<Square> must) {
        Set<Integer> barred = new LinkedHashSet<>();
        boolean forward =
                pawn.movement().components().stream().allMatch(c -> c.vector().ranks() > 0);
        boolean atHome = board.rank(0).stream().anyMatch(square -> stands(square, pawn.letter(), Side.WHITE))
                || board.rank(board.ranks() - 1).stream().anyMatch(square -> stands(square, pawn.letter(), Side.BLACK));
        boolean anywhere = drops() && !pawn.equals(types.get("pawn"));
        boolean dropped = drops() && (draft.firstRankPawnDrops || anywhere);
        boolean isPromotedTo = Stream.of(Side.values())
                .flatMap(side -> draft.promotionTypes(side).stream())
                .anyMatch(slot -> pawn.equals(types.get(slot)));
        if (isPromotedTo || board.levels() > 1) {
            return;
        }
        if (forward && !atHome && !dropped) {
            barred.add(0);
        }
        boolean stays = !draft.immobilityIllegal && drops() && (draft.promotionZonePawnDrops || anywhere);
        if (must.containsAll(board.rank(board.ranks() - 1)) && !stays) {
            barred.add(board.ranks() - 1);
        }
        if (!barred.isEmpty() && !draft.given.containsKey("neverOnRanks")) {
            builder.neverOnRanks(pawn, barred.toArray(new Integer[0]));
        }
    }

    private Set<Square> promotionZone(Side side) {
        return new LinkedHashSet<>((side == Side.WHITE ? draft.promotionWhite : draft.promotionBlack).on(board));
    }

    /** Whether a piece must promote somewhere, by its kind or since it could not move from there. */
    private boolean isDue(String slot, PieceType type) {
        return (draft.mandatoryPromotion && draft.pawns().contains(slot))
                || (draft.immobilityIllegal
                        && Stream.of(Side.values())
                                .anyMatch(side ->
                                        !promotionZone(side).stream().allMatch(square -> canMove(type, side, square))));
    }

    /** Whether a piece that stands there would have a move without capture, initial ones but a soldier's apart, if the board were empty. */
    private boolean canMove(PieceType type, Side side, Square from) {
        return type.movement().components().stream()
                .anyMatch(c -> c.toEmpty()
                        && (!c.initial() || new PawnSteps(this).crosses(type, side, from))
                        && !reached(c, side, from).isEmpty());
    }

    /** Whether a piece could capture on one of those squares, wherever it stands. */
    private boolean reaches(PieceType type, Side side, Set<Square> squares) {
        List<Component> captures = type.movement().components().stream()
                .filter(Component::capturing)
                .toList();
        return !squares.isEmpty()
                && board.squares().stream()
                        .anyMatch(from -> captures.stream()
                                .anyMatch(c -> reached(c, side, from).stream().anyMatch(squares::contains)));
    }

    /** The squares along a line, whatever stands there. */
    private List<Square> reached(Component c, Side side, Square from) {
        int forward = side == Side.WHITE ? 1 : -1;
        int right = draft.halfTurn ? forward : 1;
        boolean far = c.range() == 0 || c.screened();
        int most = Math.min(far ? Board.MAX_SQUARES : c.range(), Math.max(board.files(), board.ranks()));
        List<Square> squares = new ArrayList<>();
        for (int n = 1; n <= most; n++) {
            board.square(
                            from.file() + n * right * c.vector().files(),
                            from.rank() + n * forward * c.vector().ranks(),
                            from.level() + n * c.vector().levels())
                    .filter(square -> !holes.contains(square))
                    .ifPresent(squares::add);
        }
        return squares;
    }

    /** Whether limits are those of the array, so that a pawn becomes only what its side has lost. */
    private boolean isLimitedByArray() {
        if (draft.promotionLimits.isEmpty()) {
            return false;
        }
        Set<String> kinds = new LinkedHashSet<>(draft.promotionTypes(Side.WHITE));
        kinds.addAll(draft.promotionTypes(Side.BLACK));
        for (String slot : kinds) {
            DraftPiece piece = draft.pieces.get(slot);
            int limit = draft.promotionLimits.getOrDefault(slot, 0); // 0 is no limit
            if (piece == null
                    || limit == 0
                    || limit != array.count(piece.letter(), Side.WHITE)
                    || limit != array.count(piece.letter(), Side.BLACK)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a side captures en passant on some square. */
    private boolean isEnPassant() {
        return Stream.of(Side.values())
                .anyMatch(side -> !draft.enPassantOn.containsKey(side)
                        || !draft.enPassantOn.get(side).isNone());
    }

    private boolean hasEnPassant(Set<String> royals) {
        boolean crosses = !capturedEnPassant(royals).isEmpty()
                || types.entrySet().stream()
                        .anyMatch(type -> draft.pawns().contains(type.getKey()) && PawnSteps.passes(type.getValue()));
        Set<String> kinds = new LinkedHashSet<>(draft.enPassantTypes(Side.WHITE));
        kinds.addAll(draft.enPassantTypes(Side.BLACK));
        kinds.retainAll(types.keySet());
        if (isEnPassant() && crosses && !draft.pawns().containsAll(kinds)) {
            problem(
                    draft.given.get("enPassantTypes"),
                    Kind.UNSUPPORTED,
                    "pieces that promote in enPassantTypes",
                    "others");
        }
        boolean screened = types.values().stream()
                .flatMap(type -> type.movement().components().stream())
                .anyMatch(c -> c.initial() && c.screened());
        if (isEnPassant() && screened && !kinds.isEmpty()) {
            problem(
                    draft.given.get("enPassantRegion"),
                    Kind.UNSUPPORTED,
                    "i without p and g, or \"-\" as enPassantRegion",
                    "a leap over a screen that passes squares");
        }
        return isEnPassant() && crosses && !kinds.isEmpty();
    }

    /** Says where the pawns of each kind and side capture en passant, if not everywhere. */
    private void enPassantOn() {
        for (Side side : Side.values()) {
            Set<Square> zone = draft.enPassantOn.getOrDefault(side, Zone.all()).on(board);
            for (String slot : draft.pawns()) {
                Set<Square> squares = draft.enPassantTypes(side).contains(slot) ? new LinkedHashSet<>(zone) : Set.of();
                Zone region = draft.regions.get(Draft.regionKey(side, slot));
                if (!squares.isEmpty() && region != null && !region.isNone() && !slot.equals("pawn")) {
                    squares.retainAll(region.on(board)); // the pawn alone captures so wherever it may not go
                }
                if (types.containsKey(slot)) {
                    builder.enPassantOn(side, type(slot), squares);
                }
            }
        }
    }

    /** The pieces besides pawns that are captured en passant. */
    private Set<String> capturedEnPassant(Set<String> royals) {
        Set<String> captured = new LinkedHashSet<>(draft.capturedEnPassant);
        if (!draft.given.containsKey("capturedEnPassant") && !draft.given.containsKey("initial")) {
            types.forEach((slot, type) -> {
                if (!royals.contains(slot) && !draft.pawns().contains(slot) && PawnSteps.passes(type)) {
                    captured.add(slot);
                }
            });
        }
        captured.retainAll(types.keySet());
        return captured;
    }

    private Square mirrored(Square square) {
        int file = draft.halfTurn ? board.files() - 1 - square.file() : square.file();
        return board.square(file, board.ranks() - 1 - square.rank(), square.level())
                .orElse(square);
    }
}
