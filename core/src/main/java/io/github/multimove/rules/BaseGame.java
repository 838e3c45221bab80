package io.github.multimove.rules;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.Parts.Part;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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

    private final String id;
    private final Board board;
    private final Parts parts;

    private BaseGame(String id, Board board, Parts parts) {
        this.id = Objects.requireNonNull(id, "id");
        this.board = Objects.requireNonNull(board, "board");
        this.parts = parts;
    }

    /**
     * Begins a base game.
     *
     * @param id its id, which {@code base=...} and rule set ids name it by
     * @param board its board
     */
    public static Builder builder(String id, Board board) {
        return new Builder(new BaseGame(id, board, GameParts.USUAL));
    }

    /** Begins a base game like this one, under another id. */
    public Builder toBuilder(String newId) {
        return new Builder(new BaseGame(Objects.requireNonNull(newId, "newId"), board, parts));
    }

    /**
     * Begins a base game like this one on another board, such as a larger one: with its pieces, which of them are royal or
     * pawns, and its royal rule. What names squares or ranks is not taken over: array, castling rights, promotions, en passant
     * squares, zones, ranks of double steps, drops and holes.
     */
    public Builder toBuilder(String newId, Board newBoard) {
        Objects.requireNonNull(newId, "newId");
        Objects.requireNonNull(newBoard, "newBoard");
        return new Builder(new BaseGame(newId, newBoard, parts.withoutBoard()));
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
        return parts.get(GameParts.TYPES);
    }

    /** Returns the kinds that are royal. */
    public Set<PieceType> royals() {
        return parts.get(GameParts.ROYALS);
    }

    /** Returns the kinds that count as pawns: their moves reset the half-turn clock and they have no letter. */
    public Set<PieceType> pawns() {
        return parts.get(GameParts.PAWNS);
    }

    /** Returns the placement of the array, with the hands in brackets if the game has hands. */
    public String array() {
        return parts.get(GameParts.ARRAY);
    }

    /** Returns the side that begins. */
    public Side firstSide() {
        return parts.get(GameParts.FIRST_SIDE);
    }

    /** Returns the castling rights of both sides, in the order in which position text writes them. */
    public List<CastlingRight> castlingRights() {
        return parts.get(GameParts.CASTLING_RIGHTS);
    }

    /** Returns whether a pawn that passes a square may be captured on it. */
    public boolean enPassant() {
        return parts.get(GameParts.EN_PASSANT);
    }

    /** Returns the kinds, apart from pawns, that pawns capture en passant: on squares that an initial move of theirs has passed. */
    public Set<PieceType> capturedEnPassant() {
        return parts.get(GameParts.CAPTURED_EN_PASSANT);
    }

    /** Returns the squares on which pawns of a side and kind capture en passant; those that are not named do so everywhere. */
    public Map<Piece, Set<Square>> enPassantOn() {
        return parts.get(GameParts.EN_PASSANT_ON);
    }

    /** Returns the promotions. */
    public List<Promotion> promotions() {
        return parts.get(GameParts.PROMOTIONS);
    }

    /** Returns the powers to hold enemy pieces fast. */
    public List<Freeze> freezes() {
        return parts.get(GameParts.FREEZES);
    }

    /** Returns the levels, counted from 0, on which a kind can stand; a kind that is not named stands on all. */
    public Map<PieceType, Set<Integer>> levels() {
        return parts.get(GameParts.LEVELS);
    }

    /** Returns the ranks, counted from 0 at the owner's side, on which a kind can never stand. */
    public Map<PieceType, Set<Integer>> barredRanks() {
        return parts.get(GameParts.BARRED_RANKS);
    }

    /** Returns the further ranks, counted from 0, from which a kind makes its initial moves; see {@link Builder#initialOnRanks}. */
    public Map<PieceType, Set<Integer>> initialRanks() {
        return parts.get(GameParts.INITIAL_RANKS);
    }

    /** Returns how pieces in hand are dropped, if the game has hands. */
    public Optional<Drops> drops() {
        return parts.get(GameParts.DROPS);
    }

    /** Returns whether a captured piece comes to the hand of the side that captures it; royal pieces do not. */
    public boolean capturesToHand() {
        return parts.get(GameParts.CAPTURES_TO_HAND);
    }

    /** Returns whether a piece that came about by promotion comes to hand as the kind that promoted, and is marked until then. */
    public boolean promotedTurnBack() {
        return parts.get(GameParts.PROMOTED_TURN_BACK);
    }

    /** Returns whether Black's movement and promotion mirror levels as well as ranks. */
    public boolean mirrorsLevels() {
        return parts.get(GameParts.MIRRORS_LEVELS);
    }

    /** Returns whether Black's movement and promotion mirror files as well as ranks, so that Black sees the board by half a turn. */
    public boolean mirrorsFiles() {
        return parts.get(GameParts.MIRRORS_FILES);
    }

    /**
     * Returns the squares that are not part of the board: nothing stands on them or slides over them, a leap passes them. Position
     * text has {@code *} there.
     */
    public Set<Square> holes() {
        return parts.get(GameParts.HOLES);
    }

    /** Returns the squares from which initial moves begin, where they are not those that the array says; see {@link Builder#initialFrom}. */
    public Map<Piece, Map<Component, Set<Square>>> initialFrom() {
        return parts.get(GameParts.INITIAL_FROM);
    }

    /** Returns where the pieces of a side and kind may go; a piece that is not named goes everywhere. */
    public Map<Piece, Set<Square>> enterable() {
        return parts.get(GameParts.ENTERABLE);
    }

    /** Returns the squares on which a piece of a side wins at the end of a turn of that side; see {@link Builder#goal}. */
    public Map<Piece, Set<Square>> goals() {
        return parts.get(GameParts.GOALS);
    }

    /** Returns the kinds of which a side must keep pieces, each with the most that are too few; see {@link Builder#vital}. */
    public Map<PieceType, Integer> vital() {
        return parts.get(GameParts.VITAL);
    }

    /** Returns the most pieces, whatever their kinds, that are too few for a side to have at the end of a turn, if the game says so. */
    public OptionalInt vitalPieces() {
        return parts.get(GameParts.VITAL_PIECES);
    }

    /** Returns whether a side that has too few pieces, by {@link #vital} or {@link #vitalPieces}, has won and not lost. */
    public boolean tooFewWins() {
        return parts.get(GameParts.TOO_FEW_WINS);
    }

    /** Returns how many pieces of a side on squares of {@link #goals} win; see {@link Builder#goalPieces}. */
    public int goalPieces() {
        return parts.get(GameParts.GOAL_PIECES);
    }

    /** Returns whether fewer pieces win where no such square is empty; see {@link Builder#goalPieces}. */
    public boolean fullGoalWins() {
        return parts.get(GameParts.FULL_GOAL_WINS);
    }

    /** Returns how many pieces of a side in a line win at the end of a turn of theirs, if that wins. */
    public OptionalInt connected() {
        return parts.get(GameParts.CONNECTED);
    }

    /** Returns whether captures are mandatory; see {@link Builder#mustCapture}. */
    public boolean mustCapture() {
        return parts.get(GameParts.MUST_CAPTURE);
    }

    /** Returns the squares between which moves go that are {@linkplain Component#lined() lined}; see {@link Builder#lines}. */
    public Set<Square> lines() {
        return parts.get(GameParts.LINES);
    }

    /** Returns whether no turn may give check; see {@link Builder#forbidsChecks}. */
    public boolean forbidsChecks() {
        return parts.get(GameParts.FORBIDS_CHECKS);
    }

    /** Returns whether pieces side by side along a diagonal do not count; see {@link Builder#connectedStraight}. */
    public boolean connectedStraight() {
        return parts.get(GameParts.CONNECTED_STRAIGHT);
    }

    /** Returns whether a side loses by its pieces in a line; see {@link Builder#connectedLoses}. */
    public boolean connectedLoses() {
        return parts.get(GameParts.CONNECTED_LOSES);
    }

    /** Returns whether royal pieces must not face one another; see {@link Builder#flyingGeneral}. */
    public boolean flyingGeneral() {
        return parts.get(GameParts.FLYING_GENERAL);
    }

    /** Returns the royal rule that the game has by itself. */
    public RoyalRule royalRule() {
        return parts.get(GameParts.ROYAL_RULE);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof BaseGame game
                        && id.equals(game.id)
                        && board.equals(game.board)
                        && parts.equals(game.parts));
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
        private BaseGame game;

        private Builder(BaseGame game) {
            this.game = game;
        }

        private Builder with(Parts parts) {
            game = new BaseGame(game.id, game.board, parts);
            return this;
        }

        private <T> Builder with(Part<T> part, T value) {
            return with(game.parts.with(part, value));
        }

        private <K, V> Builder with(Part<Map<K, V>> part, K key, V value) {
            return with(game.parts.with(part, key, value));
        }

        /** Adds piece types, in the order of the piece list. */
        public Builder pieces(PieceType... kinds) {
            Objects.requireNonNull(kinds, "kinds");
            Stream<PieceType> all = Stream.concat(game.types().stream(), List.of(kinds).stream());
            return with(GameParts.TYPES, all.distinct().toList());
        }

        /** Adds a royal piece type. */
        public Builder royal(PieceType kind) {
            Objects.requireNonNull(kind, "kind");
            return with(game.parts.and(GameParts.ROYALS, List.of(kind))).pieces(kind);
        }

        /** Makes no piece royal, for games with a royal rule that knows none ({@link RoyalRule#hasRoyals()}). */
        public Builder noRoyals() {
            return with(GameParts.ROYALS, Set.of());
        }

        /** Adds a piece type that counts as a pawn. */
        public Builder pawn(PieceType kind) {
            Objects.requireNonNull(kind, "kind");
            return with(game.parts.and(GameParts.PAWNS, List.of(kind))).pieces(kind);
        }

        /** Sets the placement of the array, as in position text, with hands in brackets if the game has hands. */
        public Builder array(String placement) {
            return with(GameParts.ARRAY, Objects.requireNonNull(placement, "placement"));
        }

        /** Sets the side that begins; White if this is not called. */
        public Builder firstSide(Side side) {
            return with(GameParts.FIRST_SIDE, Objects.requireNonNull(side, "side"));
        }

        /** Adds a castling right; position text writes rights in the order in which they are added. */
        public Builder castling(CastlingRight right) {
            return with(game.parts.and(GameParts.CASTLING_RIGHTS, Objects.requireNonNull(right, "right")));
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
                    parts.apply(CastlingRight.builder(game.board, side, text)).build());
        }

        /** Removes all castling rights. */
        public Builder noCastling() {
            return with(GameParts.CASTLING_RIGHTS, List.of());
        }

        /** Sets whether pawns may be captured en passant. */
        public Builder enPassant(boolean allowed) {
            return with(GameParts.EN_PASSANT, allowed);
        }

        /**
         * Lets pawns capture further kinds en passant, on the squares that an initial move of theirs passes; a leap of several squares
         * along a line passes those between, as a pawn's own does.
         */
        public Builder capturedEnPassant(PieceType... kinds) {
            Objects.requireNonNull(kinds, "kinds");
            return with(game.parts.and(GameParts.CAPTURED_EN_PASSANT, List.of(kinds)));
        }

        /** Lets pawns of one kind and side capture en passant on those squares only, or nowhere; everywhere if this is not called. */
        public Builder enPassantOn(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            Map<Piece, Set<Square>> on = new HashMap<>(game.enPassantOn());
            on.put(piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
            on.values().removeIf(all -> all.size() == game.board().size());
            return with(GameParts.EN_PASSANT_ON, on);
        }

        /** Adds a promotion. */
        public Builder promotion(Promotion promotion) {
            return with(game.parts.and(GameParts.PROMOTIONS, Objects.requireNonNull(promotion, "promotion")));
        }

        /** Replaces all promotions by none. */
        public Builder noPromotion() {
            return with(GameParts.PROMOTIONS, List.of());
        }

        /** Adds a power to hold enemy pieces fast at that offset. */
        public Builder freeze(PieceType by, int files, int ranks, int levelsUp) {
            Objects.requireNonNull(by, "by");
            return with(game.parts.and(GameParts.FREEZES, new Freeze(by, new Offset(files, ranks, levelsUp))));
        }

        /** Restricts a kind to levels, counted from 0. */
        public Builder standsOn(PieceType kind, Integer... onLevels) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(onLevels, "onLevels");
            return with(GameParts.LEVELS, kind, Set.of(onLevels));
        }

        /**
         * Bars a kind from ranks, counted from 0 at the owner's side: it moves there only where it must promote, and castles, swaps
         * and promotes to nothing that would stand there.
         */
        public Builder neverOnRanks(PieceType kind, Integer... ranks) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(ranks, "ranks");
            return with(GameParts.BARRED_RANKS, kind, Set.copyOf(List.of(ranks)));
        }

        /**
         * Lets a kind make its initial moves from further ranks, counted from 0 at the owner's side, such as a pawn's double step
         * from the first rank; the squares that it passes from there are not captured on en passant.
         */
        public Builder initialOnRanks(PieceType kind, Integer... ranks) {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(ranks, "ranks");
            return with(GameParts.INITIAL_RANKS, kind, Set.copyOf(List.of(ranks)));
        }

        /** Sets how pieces in hand are dropped; position text then always has hands. */
        public Builder drops(Drops how) {
            Objects.requireNonNull(how, "how");
            return with(GameParts.DROPS, Optional.of(how));
        }

        /**
         * Lets captured pieces come to the hand of the side that captures them, to be dropped as {@link #drops} says; royal pieces
         * do not. In every turn structure a move may then be a drop.
         *
         * @param promotedTurnBack whether a piece that came about by promotion comes to hand as the kind that promoted; position text
         *     marks it, {@code Q~} ({@link PieceType#promoted()})
         */
        public Builder capturesToHand(boolean promotedTurnBack) {
            return with(GameParts.CAPTURES_TO_HAND, true).with(GameParts.PROMOTED_TURN_BACK, promotedTurnBack);
        }

        /** Lets Black's movement and promotion mirror levels as well as ranks. */
        public Builder mirrorsLevels() {
            return with(GameParts.MIRRORS_LEVELS, true);
        }

        /** Lets Black's movement and promotion mirror files as well as ranks: Black sees the board by half a turn. */
        public Builder mirrorsFiles() {
            return with(GameParts.MIRRORS_FILES, true);
        }

        /**
         * Takes squares out of the board: nothing stands on them or slides over them, a leap passes them. The array and position
         * text have {@code *} there. Structures that place a neutral piece are refused over such a game when a rule set is made.
         */
        public Builder holes(Collection<Square> squares) {
            Set<Square> all = new HashSet<>(game.holes());
            all.addAll(Objects.requireNonNull(squares, "squares"));
            return with(GameParts.HOLES, Set.copyOf(all));
        }

        /**
         * Lets the pieces of one kind and side make one of their initial moves from those squares, instead of those that the array
         * says: a pawn's double step from wherever it stands, a triple step from the first rank. The squares that a pawn passes
         * are captured on en passant. What is not a move of the kind that is {@linkplain Component#initial() initial} changes nothing.
         */
        public Builder initialFrom(Side side, PieceType kind, Component move, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            Map<Component, Set<Square>> from = new HashMap<>(game.initialFrom().getOrDefault(piece, Map.of()));
            from.put(Objects.requireNonNull(move, "move"), Set.copyOf(Objects.requireNonNull(squares, "squares")));
            return with(GameParts.INITIAL_FROM, piece, Map.copyOf(from));
        }

        /**
         * Lets the pieces of one kind and side go to those squares only. They slide over others and capture nothing there; where
         * they are set up, and castling, en passant and drops, are not restricted.
         */
        public Builder mayEnter(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            return with(GameParts.ENTERABLE, piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
        }

        /**
         * Lets a side win as soon as a turn of its own ends with a piece of that kind on one of those squares, besides what the
         * royal rule says. A piece may pass them in the midst of a turn, and the turn must be legal by the royal rule.
         */
        public Builder goal(Side side, PieceType kind, Collection<Square> squares) {
            Piece piece = new Piece(Objects.requireNonNull(side, "side"), Objects.requireNonNull(kind, "kind"));
            return with(GameParts.GOALS, piece, Set.copyOf(Objects.requireNonNull(squares, "squares")));
        }

        /**
         * Lets so many pieces of a side win on the squares of {@link #goal}, or fewer, one at least, if no such square is empty.
         *
         * @param orFull whether fewer win so
         * @throws IllegalArgumentException if the number is not 1 to 99
         */
        public Builder goalPieces(int pieces, boolean orFull) {
            return with(GameParts.GOAL_PIECES, GameProblems.pieces(pieces, 1, "on squares"))
                    .with(GameParts.FULL_GOAL_WINS, orFull);
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
            return with(GameParts.VITAL, kind, GameProblems.few(most));
        }

        /**
         * Lets a side lose as soon as, at the end of a turn of either side, it has no more than that many pieces in all, on the board and
         * in hand, as {@link #vital(PieceType, int)} does for one kind.
         *
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder vitalPieces(int most) {
            return with(GameParts.VITAL_PIECES, OptionalInt.of(GameProblems.few(most)));
        }

        /** Lets a side win, and not lose, that has too few pieces, as in Giveaway Chess. */
        public Builder tooFewWins() {
            return with(GameParts.TOO_FEW_WINS, true);
        }

        /**
         * Lets a side win that has so many pieces side by side along a rank, a file or a diagonal of one level at the end of its turn,
         * whichever they are. That comes before what the royal rule says, and after what {@link #goal} says.
         *
         * @throws IllegalArgumentException if the number is not 2 to 99
         */
        public Builder connected(int pieces) {
            return with(GameParts.CONNECTED, OptionalInt.of(GameProblems.pieces(pieces, 2, "in a line")));
        }

        /** Lets pieces side by side along a diagonal not count for {@link #connected}. */
        public Builder connectedStraight() {
            return with(GameParts.CONNECTED_STRAIGHT, true);
        }

        /** Lets a side lose, and not win, by {@link #connected}. */
        public Builder connectedLoses() {
            return with(GameParts.CONNECTED_LOSES, true);
        }

        /** Forbids every turn after which the other side is in check, as in racing games. */
        public Builder forbidsChecks() {
            return with(GameParts.FORBIDS_CHECKS, true);
        }

        /**
         * Makes captures mandatory, or not, as in Giveaway Chess. Where sub-moves are made at once, and where a turn is one move, a turn
         * captures if a legal turn could. Where they are made one after the other, this holds for each: if one that captures can
         * come next and be gone on from to a legal turn, the turn neither ends there nor goes on without capture. Check does not ask it:
         * a piece is attacked whatever the attacker would have to capture.
         */
        public Builder mustCapture(boolean isMandatory) {
            return with(GameParts.MUST_CAPTURE, isMandatory);
        }

        /**
         * Lets royal pieces face one another no more, as in Xiangqi: each captures a royal piece of the other side, and nothing else,
         * along a rank or file on which nothing stands between them, wherever {@link #mayEnter} lets it go.
         */
        public Builder flyingGeneral() {
            return with(GameParts.FLYING_GENERAL, true);
        }

        /** Sets the squares between which moves go that are {@linkplain Component#lined() lined}, as in the palace of Janggi. */
        public Builder lines(Collection<Square> squares) {
            return with(GameParts.LINES, Set.copyOf(Objects.requireNonNull(squares, "squares")));
        }

        /** Sets the customary royal rule; {@link RoyalRule#lastRoyal()} if this is not called. */
        public Builder royalRule(RoyalRule royalRule) {
            return with(GameParts.ROYAL_RULE, royalRule);
        }

        /**
         * Returns the base game. The array is read when a rule set is made of it.
         *
         * @throws IllegalArgumentException if there are no pieces, too many kinds, two kinds of one letter, or no royal kind where the
         * royal rule needs one, or if a kind that promotes, freezes pieces, is dropped on, wins on a square, must be kept or is
         * restricted to squares is not in the game, if pieces of a kind must be kept and there are hands, or if captures come to hand and
         * something does not go together with that
         */
        public BaseGame build() {
            GameProblems.refuse(game);
            return game;
        }
    }
}
