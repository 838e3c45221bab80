package io.github.multimove.rules;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * A base game: board, pieces and their movement, array, promotion, castling, en passant, drops and special powers. One of
 * the three axes of a rule set; it carries its customary {@link RoyalRule}, which an overlay keeps or replaces.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value, safe to share between threads.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.HouseGame" region="game"}
 */
public final class BaseGame {
    /** The largest number of piece types in one game: each has a letter of its own, A to Z. */
    public static final int MAX_TYPES = 26;

    /** The largest number of kinds with the marked ones. */
    private static final int MAX_MARKED = 31;

    private final String id;
    private final Board board;
    private final List<PieceType> types;
    private final Set<PieceType> royals;
    private final Set<PieceType> pawns;
    private final String array;
    private final Side firstSide;
    private final List<CastlingRight> castlingRights;
    private final boolean enPassant;
    private final Set<PieceType> capturedEnPassant;
    private final Map<Piece, Set<Square>> enPassantOn;
    private final List<Promotion> promotions;
    private final List<Freeze> freezes;
    private final Map<PieceType, Set<Integer>> levels;
    private final Map<PieceType, Set<Integer>> barredRanks;
    private final Map<PieceType, Set<Integer>> initialRanks;
    private final Optional<Drops> drops;
    private final boolean capturesToHand;
    private final boolean promotedTurnBack;
    private final boolean mirrorsLevels;
    private final boolean mirrorsFiles;
    private final Set<Square> holes;
    private final Map<Piece, Map<Component, Set<Square>>> initialFrom;
    private final Map<Piece, Set<Square>> enterable;
    private final Map<Piece, Set<Square>> goals;
    private final Map<PieceType, Integer> vital;
    private final int vitalPieces;
    private final boolean tooFewWins;
    private final boolean mustCapture;
    private final RoyalRule royalRule;

    private BaseGame(Builder builder) {
        this.id = builder.id;
        this.board = builder.board;
        this.types = List.copyOf(builder.types);
        this.royals = Set.copyOf(builder.royals);
        this.pawns = Set.copyOf(builder.pawns);
        this.array = builder.array;
        this.firstSide = builder.firstSide;
        this.castlingRights = List.copyOf(builder.castlingRights);
        this.enPassant = builder.enPassant;
        this.capturedEnPassant = Set.copyOf(builder.capturedEnPassant);
        this.enPassantOn = Map.copyOf(builder.enPassantOn);
        this.promotions = List.copyOf(builder.promotions);
        this.freezes = List.copyOf(builder.freezes);
        this.levels = Map.copyOf(builder.levels);
        this.barredRanks = Map.copyOf(builder.barredRanks);
        this.initialRanks = Map.copyOf(builder.initialRanks);
        this.drops = builder.drops;
        this.capturesToHand = builder.capturesToHand;
        this.promotedTurnBack = builder.promotedTurnBack;
        this.mirrorsLevels = builder.mirrorsLevels;
        this.mirrorsFiles = builder.mirrorsFiles;
        this.holes = Set.copyOf(builder.holes);
        Map<Piece, Map<Component, Set<Square>>> from = new HashMap<>();
        builder.initialFrom.forEach((piece, squares) -> from.put(piece, Map.copyOf(squares)));
        this.initialFrom = Map.copyOf(from);
        this.enterable = Map.copyOf(builder.enterable);
        this.goals = Map.copyOf(builder.goals);
        this.vital = Map.copyOf(builder.vital);
        this.vitalPieces = builder.vitalPieces;
        this.tooFewWins = builder.tooFewWins;
        this.mustCapture = builder.mustCapture;
        this.royalRule = builder.royalRule;
    }

    /**
     * Begins a base game.
     *
     * @param id its id, which {@code base=...} and rule set ids name it by
     * @param board its board
     */
    public static Builder builder(String id, Board board) {
        return new Builder(id, board);
    }

    /** Begins a base game like this one, under another id. */
    public Builder toBuilder(String newId) {
        Builder builder = toBuilder(newId, board);
        builder.array = array;
        builder.castlingRights.addAll(castlingRights);
        builder.enPassantOn.putAll(enPassantOn);
        builder.promotions.addAll(promotions);
        builder.levels.putAll(levels);
        builder.barredRanks.putAll(barredRanks);
        builder.initialRanks.putAll(initialRanks);
        builder.drops = drops;
        builder.capturesToHand = capturesToHand;
        builder.promotedTurnBack = promotedTurnBack;
        builder.holes.addAll(holes);
        initialFrom.forEach((piece, squares) -> builder.initialFrom.put(piece, new LinkedHashMap<>(squares)));
        builder.enterable.putAll(enterable);
        builder.goals.putAll(goals);
        return builder;
    }

    /**
     * Begins a base game like this one on another board, such as a larger one: with its pieces, which of them are royal or
     * pawns, and its royal rule. What names squares or ranks is not taken over: array, castling rights, promotions, en passant
     * squares, zones, ranks of double steps, drops and holes.
     */
    public Builder toBuilder(String newId, Board newBoard) {
        Builder builder =
                new Builder(Objects.requireNonNull(newId, "newId"), Objects.requireNonNull(newBoard, "newBoard"));
        builder.types.addAll(types);
        builder.royals.addAll(royals);
        builder.pawns.addAll(pawns);
        builder.firstSide = firstSide;
        builder.enPassant = enPassant;
        builder.capturedEnPassant.addAll(capturedEnPassant);
        builder.freezes.addAll(freezes);
        builder.mirrorsLevels = mirrorsLevels;
        builder.mirrorsFiles = mirrorsFiles;
        builder.vital.putAll(vital);
        builder.vitalPieces = vitalPieces;
        builder.tooFewWins = tooFewWins;
        builder.mustCapture = mustCapture;
        builder.royalRule = royalRule;
        return builder;
    }

    /** Returns the id, with options that differ from their defaults in brackets. */
    public String id() {
        return id;
    }

    /** Returns the board. */
    public Board board() {
        return board;
    }

    /** Returns the piece types in the order of the piece list, in which hands and stacks are written. */
    public List<PieceType> types() {
        return types;
    }

    /** Returns the kinds that are royal. */
    public Set<PieceType> royals() {
        return royals;
    }

    /** Returns the kinds that count as pawns: their moves reset the half-turn clock and they have no letter. */
    public Set<PieceType> pawns() {
        return pawns;
    }

    /** Returns the placement of the array, with the hands in brackets if the game has hands. */
    public String array() {
        return array;
    }

    /** Returns the side that begins. */
    public Side firstSide() {
        return firstSide;
    }

    /** Returns the castling rights of both sides, in the order in which position text writes them. */
    public List<CastlingRight> castlingRights() {
        return castlingRights;
    }

    /** Returns whether a pawn that passes a square may be captured on it. */
    public boolean enPassant() {
        return enPassant;
    }

    /** Returns the kinds, apart from pawns, that pawns capture en passant: on squares that an initial move of theirs has passed. */
    public Set<PieceType> capturedEnPassant() {
        return capturedEnPassant;
    }

    /** Returns the squares on which pawns of a side and kind capture en passant; those that are not named do so everywhere. */
    public Map<Piece, Set<Square>> enPassantOn() {
        return enPassantOn;
    }

    /** Returns the promotions. */
    public List<Promotion> promotions() {
        return promotions;
    }

    /** Returns the powers to hold enemy pieces fast. */
    public List<Freeze> freezes() {
        return freezes;
    }

    /** Returns the levels, counted from 0, on which a kind can stand; a kind that is not named stands on all. */
    public Map<PieceType, Set<Integer>> levels() {
        return levels;
    }

    /** Returns the ranks, counted from 0 at the owner's side, on which a kind can never stand. */
    public Map<PieceType, Set<Integer>> barredRanks() {
        return barredRanks;
    }

    /**
     * Returns the ranks, counted from 0 at the owner's side, from which a kind makes its initial moves besides those on which the
     * array has its pawns; the squares that it passes from there are not captured on en passant.
     */
    public Map<PieceType, Set<Integer>> initialRanks() {
        return initialRanks;
    }

    /** Returns how pieces in hand are dropped, if the game has hands. */
    public Optional<Drops> drops() {
        return drops;
    }

    /** Returns whether a captured piece comes to the hand of the side that captures it; royal pieces do not. */
    public boolean capturesToHand() {
        return capturesToHand;
    }

    /** Returns whether a piece that came about by promotion comes to hand as the kind that promoted, and is marked until then. */
    public boolean promotedTurnBack() {
        return promotedTurnBack;
    }

    /** Returns whether Black's movement and promotion mirror levels as well as ranks. */
    public boolean mirrorsLevels() {
        return mirrorsLevels;
    }

    /** Returns whether Black's movement and promotion mirror files as well as ranks, so that Black sees the board by half a turn. */
    public boolean mirrorsFiles() {
        return mirrorsFiles;
    }

    /**
     * Returns the squares that are not part of the board: nothing stands on them or slides over them, a leap passes them. Position
     * text has {@code *} there.
     */
    public Set<Square> holes() {
        return holes;
    }

    /** Returns the squares from which initial moves begin, where they are not those that the array says; see {@link Builder#initialFrom}. */
    public Map<Piece, Map<Component, Set<Square>>> initialFrom() {
        return initialFrom;
    }

    /** Returns where the pieces of a side and kind may go; a piece that is not named goes everywhere. */
    public Map<Piece, Set<Square>> enterable() {
        return enterable;
    }

    /**
     * Returns the squares on which a piece wins: its side has won when it stands on one of them at the end of a turn of its own,
     * besides what the royal rule says.
     */
    public Map<Piece, Set<Square>> goals() {
        return goals;
    }

    /**
     * Returns the kinds of which a side must keep pieces, each with the most that are too few: a side that has no more of them at the
     * end of a turn has lost, besides what the royal rule says.
     */
    public Map<PieceType, Integer> vital() {
        return vital;
    }

    /** Returns the most pieces, whatever their kinds, that are too few for a side to have at the end of a turn, if the game says so. */
    public OptionalInt vitalPieces() {
        return vitalPieces < 0 ? OptionalInt.empty() : OptionalInt.of(vitalPieces);
    }

    /** Returns whether a side that has too few pieces, by {@link #vital} or {@link #vitalPieces}, has won and not lost. */
    public boolean tooFewWins() {
        return tooFewWins;
    }

    /** Returns whether captures are mandatory; see {@link Builder#mustCapture}. */
    public boolean mustCapture() {
        return mustCapture;
    }

    /** Returns the royal rule that the game has by itself. */
    public RoyalRule royalRule() {
        return royalRule;
    }

    private List<Object> parts() {
        return List.of(
                id,
                board,
                types,
                royals,
                pawns,
                array,
                firstSide,
                castlingRights,
                enPassant,
                promotions,
                freezes,
                levels,
                barredRanks,
                initialRanks,
                drops,
                List.of(mirrorsLevels, mirrorsFiles, holes, initialFrom, enterable, goals, vital),
                List.of(capturedEnPassant, enPassantOn, capturesToHand, promotedTurnBack),
                List.of(vitalPieces, tooFewWins, mustCapture),
                royalRule);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof BaseGame game && parts().equals(game.parts()));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** Returns the id. */
    @Override
    public String toString() {
        return id;
    }

    /** Collects the parts of a base game; not safe to share between threads. */
    public static final class Builder {
        private final String id;
        private final Board board;
        private final Set<PieceType> types = new LinkedHashSet<>();
        private final Set<PieceType> royals = new LinkedHashSet<>();
        private final Set<PieceType> pawns = new LinkedHashSet<>();
        private String array = "";
        private Side firstSide = Side.WHITE;
        private final List<CastlingRight> castlingRights = new ArrayList<>();
        private boolean enPassant;
        private final Set<PieceType> capturedEnPassant = new LinkedHashSet<>();
        private final Map<Piece, Set<Square>> enPassantOn = new LinkedHashMap<>();
        private final List<Promotion> promotions = new ArrayList<>();
        private final List<Freeze> freezes = new ArrayList<>();
        private final Map<PieceType, Set<Integer>> levels = new LinkedHashMap<>();
        private final Map<PieceType, Set<Integer>> barredRanks = new LinkedHashMap<>();
        private final Map<PieceType, Set<Integer>> initialRanks = new LinkedHashMap<>();
        private Optional<Drops> drops = Optional.empty();
        private boolean capturesToHand;
        private boolean promotedTurnBack;
        private boolean mirrorsLevels;
        private boolean mirrorsFiles;
        private final Set<Square> holes = new LinkedHashSet<>();
        private final Map<Piece, Map<Component, Set<Square>>> initialFrom = new LinkedHashMap<>();
        private final Map<Piece, Set<Square>> enterable = new LinkedHashMap<>();
        private final Map<Piece, Set<Square>> goals = new LinkedHashMap<>();
        private final Map<PieceType, Integer> vital = new LinkedHashMap<>();
        private int vitalPieces = -1;
        private boolean tooFewWins;
        private boolean mustCapture;
        private RoyalRule royalRule = RoyalRule.lastRoyal();

        private Builder(String id, Board board) {
            this.id = Objects.requireNonNull(id, "id");
            this.board = Objects.requireNonNull(board, "board");
        }

        /** Adds piece types, in the order of the piece list. */
        public Builder pieces(PieceType... kinds) {
            Objects.requireNonNull(kinds, "kinds");
            types.addAll(List.of(kinds));
            return this;
        }

        /** Adds a royal piece type. */
        public Builder royal(PieceType kind) {
            Objects.requireNonNull(kind, "kind");
            royals.add(kind);
            return pieces(kind);
        }

        /** Makes no piece royal, for games with a royal rule that knows none ({@link RoyalRule#hasRoyals()}). */
        public Builder noRoyals() {
            royals.clear();
            return this;
        }

        /** Adds a piece type that counts as a pawn. */
        public Builder pawn(PieceType kind) {
            Objects.requireNonNull(kind, "kind");
            pawns.add(kind);
            return pieces(kind);
        }

        /** Sets the placement of the array, as in position text, with hands in brackets if the game has hands. */
        public Builder array(String placement) {
            Objects.requireNonNull(placement, "placement");
            this.array = placement;
            return this;
        }

        /** Sets the side that begins; White if this is not called. */
        public Builder firstSide(Side side) {
            Objects.requireNonNull(side, "side");
            this.firstSide = side;
            return this;
        }

        /** Adds a castling right; position text writes rights in the order in which they are added. */
        public Builder castling(CastlingRight right) {
            Objects.requireNonNull(right, "right");
            castlingRights.add(right);
            return this;
        }

        /**
         * Adds a castling right whose king, rook and symbol are said on a builder for the board of this game:
         * {@code castling(Side.WHITE, "K", right -> right.king("e1", "g1").rook("h1", "f1").symbol("O-O"))}.
         *
         * @param side whose right it is
         * @param text the right in position text, such as {@code K}
         * @param parts sets king, rook and symbol
         * @throws IllegalArgumentException if the name of a square is not of the board
         * @throws IllegalStateException if king, rook or symbol is not set
         */
        public Builder castling(Side side, String text, UnaryOperator<CastlingRight.Builder> parts) {
            return castling(
                    parts.apply(CastlingRight.builder(board, side, text)).build());
        }

        /** Removes all castling rights. */
        public Builder noCastling() {
            castlingRights.clear();
            return this;
        }

        /** Sets whether pawns may be captured en passant. */
        public Builder enPassant(boolean allowed) {
            this.enPassant = allowed;
            return this;
        }

        /**
         * Lets pawns capture further kinds en passant, on the squares that an initial move of theirs passes; a leap of several squares
         * along a line passes those between, as a pawn's own does.
         */
        public Builder capturedEnPassant(PieceType... kinds) {
            Objects.requireNonNull(kinds, "kinds");
            capturedEnPassant.addAll(List.of(kinds));
            return this;
        }

        /** Lets pawns of one kind and side capture en passant on those squares only, or nowhere. */
        public Builder enPassantOn(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            enPassantOn.put(piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
            return this;
        }

        /** Adds a promotion. */
        public Builder promotion(Promotion promotion) {
            Objects.requireNonNull(promotion, "promotion");
            promotions.add(promotion);
            return this;
        }

        /** Replaces all promotions by none. */
        public Builder noPromotion() {
            promotions.clear();
            return this;
        }

        /** Adds a power to hold enemy pieces fast at that offset. */
        public Builder freeze(PieceType by, int files, int ranks, int levelsUp) {
            Objects.requireNonNull(by, "by");
            freezes.add(new Freeze(by, new Offset(files, ranks, levelsUp)));
            return this;
        }

        /** Restricts a kind to levels, counted from 0. */
        public Builder standsOn(PieceType kind, Integer... onLevels) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(onLevels, "onLevels");
            levels.put(kind, Set.of(onLevels));
            return this;
        }

        /** Bars a kind from ranks, counted from 0 at the owner's side. */
        public Builder neverOnRanks(PieceType kind, Integer... ranks) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(ranks, "ranks");
            barredRanks.put(kind, Set.copyOf(new TreeSet<>(List.of(ranks))));
            return this;
        }

        /**
         * Lets a kind make its initial moves from further ranks, counted from 0 at the owner's side, such as a pawn's double step
         * from the first rank; the squares that it passes from there are not captured on en passant.
         */
        public Builder initialOnRanks(PieceType kind, Integer... ranks) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(ranks, "ranks");
            initialRanks.put(kind, Set.copyOf(new TreeSet<>(List.of(ranks))));
            return this;
        }

        /** Sets how pieces in hand are dropped; position text then always has hands. */
        public Builder drops(Drops how) {
            Objects.requireNonNull(how, "how");
            this.drops = Optional.of(how);
            return this;
        }

        /**
         * Lets captured pieces come to the hand of the side that captures them, to be dropped as {@link #drops} says; royal pieces
         * do not. In every turn structure a move may then be a drop.
         *
         * @param promotedTurnBack whether a piece that came about by promotion comes to hand as the kind that promoted; position text
         *     marks it, {@code Q~} ({@link PieceType#promoted()})
         */
        public Builder capturesToHand(boolean promotedTurnBack) {
            this.capturesToHand = true;
            this.promotedTurnBack = promotedTurnBack;
            return this;
        }

        /** Lets Black's movement and promotion mirror levels as well as ranks. */
        public Builder mirrorsLevels() {
            this.mirrorsLevels = true;
            return this;
        }

        /** Lets Black's movement and promotion mirror files as well as ranks: Black sees the board by half a turn. */
        public Builder mirrorsFiles() {
            this.mirrorsFiles = true;
            return this;
        }

        /**
         * Takes squares out of the board: nothing stands on them or slides over them, a leap passes them. The array and position
         * text have {@code *} there. Structures that place a neutral piece are refused over such a game when a rule set is made.
         */
        public Builder holes(Collection<Square> squares) {
            holes.addAll(List.copyOf(Objects.requireNonNull(squares, "squares")));
            return this;
        }

        /**
         * Lets the pieces of one kind and side make one of their initial moves from those squares, instead of those that the array
         * says: a pawn's double step from wherever it stands, a triple step from the first rank. The squares that a pawn passes
         * are captured on en passant. What is not a move of the kind that is {@linkplain Component#initial() initial} changes nothing.
         */
        public Builder initialFrom(Side side, PieceType kind, Component move, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            initialFrom
                    .computeIfAbsent(piece, key -> new LinkedHashMap<>())
                    .put(Objects.requireNonNull(move, "move"), Set.copyOf(Objects.requireNonNull(squares, "squares")));
            return this;
        }

        /**
         * Lets the pieces of one kind and side go to those squares only. They slide over others and capture nothing there; where
         * they are set up, and castling, en passant and drops, are not restricted.
         */
        public Builder mayEnter(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            enterable.put(piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
            return this;
        }

        /**
         * Lets a side win as soon as a turn of its own ends with a piece of that kind on one of those squares, besides what the
         * royal rule says. A piece may pass them in the midst of a turn, and the turn must be legal by the royal rule.
         */
        public Builder goal(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            goals.put(piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
            return this;
        }

        /**
         * Lets a side lose as soon as, at the end of a turn of either side, it has no more than that many pieces of a kind, besides
         * what the royal rule says. Where both sides do, the one that has just moved has lost. Captures of such pieces are not check,
         * and nothing has to be safe; {@link RoyalRule#lastPiece()} is the royal rule of games without royal pieces.
         *
         * @param most the most that are too few: 0 where a side loses with the last piece of the kind
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder vital(PieceType kind, int most) {
            Objects.requireNonNull(kind, "kind");
            vital.put(kind, few(most));
            return this;
        }

        private static int few(int most) {
            if (most < 0) {
                throw new IllegalArgumentException("expected a number of pieces from 0, found " + most);
            }
            return most;
        }

        /**
         * Lets a side lose as soon as, at the end of a turn of either side, it has no more than that many pieces in all, as
         * {@link #vital(PieceType, int)} does for one kind.
         *
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder vitalPieces(int most) {
            this.vitalPieces = few(most);
            return this;
        }

        /** Lets a side win, and not lose, that has too few pieces, as in Giveaway Chess. */
        public Builder tooFewWins() {
            this.tooFewWins = true;
            return this;
        }

        /**
         * Makes captures mandatory, or not, as in Giveaway Chess. Where sub-moves are made at once, and where a turn is one move, a turn
         * captures if a legal turn could. Where they are made one after the other, this holds for each: if one that captures can
         * come next and be gone on from to a legal turn, the turn neither ends there nor goes on without capture. Check does not ask it:
         * a piece is attacked whatever the attacker would have to capture.
         */
        public Builder mustCapture(boolean isMandatory) {
            this.mustCapture = isMandatory;
            return this;
        }

        /** Sets the customary royal rule; {@link RoyalRule#lastRoyal()} if this is not called. */
        public Builder royalRule(RoyalRule rule) {
            Objects.requireNonNull(rule, "rule");
            this.royalRule = rule;
            return this;
        }

        /**
         * Returns the base game. The array is read when a rule set is made of it.
         *
         * @throws IllegalArgumentException if there are no pieces, too many kinds, two kinds of one letter, or no royal kind
         *     where the royal rule needs one,
         *     or if a kind that promotes, freezes pieces, is dropped on, wins on a square, must be kept or is restricted to squares is
         *     not in the game, if pieces must be kept and there are hands, or if captures come to hand and something does not go
         *     together with that
         */
        public BaseGame build() {
            long plain = types.stream().filter(type -> !type.isPromoted()).count();
            if (plain == 0 || plain > MAX_TYPES || types.size() > MAX_MARKED) {
                throw new IllegalArgumentException("expected 1 to " + MAX_TYPES + " piece types in " + id
                        + (plain < types.size() ? ", " + MAX_MARKED + " with promoted ones" : "") + ", found "
                        + types.size());
            }
            Set<String> letters = new TreeSet<>();
            for (PieceType type : types) {
                boolean isKept = type.isMarkedBefore()
                        && types.stream().noneMatch(each -> !each.isPromoted() && each.letter() == type.letter());
                if (isKept || type.mark().equals("~")) {
                    throw new IllegalArgumentException("expected in " + id
                            + " beside each kind that is marked as promoted the one that it was, found " + type.text());
                }
                if (!letters.add(type.text())) {
                    throw new IllegalArgumentException("expected a letter of its own for every piece type in " + id
                            + ", found two of " + type.text());
                }
            }
            if (royals.isEmpty() && royalRule.hasRoyals()) {
                throw new IllegalArgumentException("expected a royal piece type in " + id + ", found none");
            }
            promotions.forEach(promotion -> requireKind(promotion.from(), "that promotes"));
            capturedEnPassant.forEach(kind -> requireKind(kind, "that is captured en passant"));
            enPassantOn.keySet().forEach(piece -> requireKind(piece.type(), "that captures en passant"));
            freezes.forEach(freeze -> requireKind(freeze.by(), "that freezes pieces"));
            initialFrom.keySet().forEach(piece -> requireKind(piece.type(), "whose initial moves begin elsewhere"));
            enterable.keySet().forEach(piece -> requireKind(piece.type(), "whose squares are restricted"));
            goals.keySet().forEach(piece -> requireKind(piece.type(), "that wins on a square"));
            vital.keySet().forEach(kind -> requireKind(kind, "that a side must keep"));
            if (drops.isPresent() && (!vital.isEmpty() || vitalPieces >= 0)) {
                throw new IllegalArgumentException(
                        "expected no pieces in hand in " + id + ", where a side must keep pieces");
            }
            if (capturesToHand) {
                requireTurningBack();
            }
            drops.flatMap(Drops::on).ifPresent(kind -> requireKind(kind, "that is dropped on"));
            return new BaseGame(this);
        }

        /** Refuses what captured pieces in hand do not go together with, and promoted kinds that could turn back to several. */
        private void requireTurningBack() {
            Map<PieceType, PieceType> origins = new HashMap<>();
            boolean plain = drops.isPresent() && drops.flatMap(Drops::on).isEmpty() && freezes.isEmpty();
            for (Promotion promotion : promotions) {
                plain &= !promotion.isOnlyToCaptured() && promotion.limits().isEmpty();
                for (PieceType into : promotedTurnBack ? promotion.into() : List.<PieceType>of()) {
                    PieceType other = origins.putIfAbsent(into, promotion.from());
                    plain &= other == null || other.equals(promotion.from());
                    plain &= promotions.stream().noneMatch(each -> each.from().equals(into))
                            && into.movement().components().stream().noneMatch(Component::initial);
                }
            }
            long marked =
                    origins.keySet().stream().filter(type -> !type.isPromoted()).count();
            if (!plain || types.size() + marked > MAX_MARKED) {
                throw new IllegalArgumentException(
                        "expected in " + id + ", where captures come to hand, drops on empty squares,"
                                + " no freezes, promotions without limits, at most " + MAX_MARKED
                                + " kinds with the promoted ones, and where these turn back kinds that one kind alone becomes,"
                                + " without initial moves and promotions of their own");
            }
        }

        private void requireKind(PieceType kind, String what) {
            if (!types.contains(kind)) {
                throw new IllegalArgumentException(
                        "expected a piece type in " + id + " " + what + ", found " + kind + ", which is not in it");
            }
        }
    }
}
