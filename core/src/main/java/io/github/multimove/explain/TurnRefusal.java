package io.github.multimove.explain;

import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.internal.kinds.AnyRefusal;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Why sub-moves, each of which can be made where it stands, do not make up a turn.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="clash"}
 */
@SuppressWarnings("exports") // hidden on purpose: only the library makes kinds
public sealed interface TurnRefusal extends AnyRefusal permits TurnRefusalKind, StepRefusal {
    @Override
    default Rule rule() {
        return Rule.STRUCTURE;
    }

    @Override
    default <R> R accept(RefusalVisitor<R> visitor) {
        return visitor.turn(this);
    }

    /** Calls the visitor's method for this kind. */
    // a visitor is an object of a named type: a lambda could answer for other kinds only
    @SuppressWarnings("overloads")
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Visits every kind that has no method of its own here or in the implementation. */
        R other(TurnRefusal refusal);

        /** Visits {@link Clash}. */
        default R clash(Clash refusal) {
            return other(refusal);
        }

        /** Visits {@link MovedAlready}. */
        default R movedAlready(MovedAlready refusal) {
            return other(refusal);
        }

        /** Visits {@link ShortReserve}. */
        default R shortReserve(ShortReserve refusal) {
            return other(refusal);
        }

        /** Visits {@link TooManyPieces}. */
        default R tooManyPieces(TooManyPieces refusal) {
            return other(refusal);
        }

        /** Visits {@link NoPlace}. */
        default R noPlace(NoPlace refusal) {
            return other(refusal);
        }

        /** Visits {@link OutOfOrder}. */
        default R outOfOrder(OutOfOrder refusal) {
            return other(refusal);
        }

        /** Visits {@link NotSiblings}. */
        default R notSiblings(NotSiblings refusal) {
            return other(refusal);
        }

        /** Visits {@link SiblingMissing}. */
        default R siblingMissing(SiblingMissing refusal) {
            return other(refusal);
        }

        /** Visits {@link CastlingAlone}. */
        default R castlingAlone(CastlingAlone refusal) {
            return other(refusal);
        }

        /** Visits {@link OnePieceOnly}. */
        default R onePieceOnly(OnePieceOnly refusal) {
            return other(refusal);
        }

        /** Visits {@link NoOrder}. */
        default R noOrder(NoOrder refusal) {
            return other(refusal);
        }

        /** Visits {@link NoContinuation}. */
        default R noContinuation(NoContinuation refusal) {
            return other(refusal);
        }

        /** Visits {@link NotATurn}. */
        default R notATurn(NotATurn refusal) {
            return other(refusal);
        }

        /** Visits a step of an ordered turn. */
        default R step(StepRefusal refusal) {
            return other(refusal);
        }
    }

    /** What sub-moves of one turn lay claim to, each for itself. More may come in a minor version. */
    enum Claim {
        /** A piece moves, in castling the rook too. */
        PIECE,
        /** A piece arrives on a square, in castling the rook too. */
        DESTINATION,
        /** A piece is captured. */
        CAPTURED_PIECE,
        /** A piece travels over squares (rules/two-prong.md, Collision). */
        WAY
    }

    /**
     * Two sub-moves claim the same.
     *
     * @param first the sub-move that comes first
     * @param second the other
     * @param claim what both claim
     * @param on the square: of the piece that would move twice, of the destination, of the piece captured, or the first of the
     *     first piece's way on which they would meet
     */
    record Clash(SubMove first, SubMove second, Claim claim, Square on) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.clash(this);
        }

        @Override
        public Rule rule() {
            return Rule.COMBINATION;
        }

        @Override
        public List<Square> squares() {
            return List.of(second.start(), first.start());
        }

        @Override
        public String sentence() {
            String pieces = "the pieces on " + first.start() + " and " + second.start();
            return switch (claim) {
                case PIECE -> "the " + mover() + " on " + on + " cannot move twice in one turn";
                case DESTINATION -> pieces + " cannot both go to " + on + " in one turn";
                case CAPTURED_PIECE -> pieces + " cannot both capture the piece on " + on;
                case WAY -> pieces + " would collide on " + on;
            };
        }

        private String mover() {
            return Stream.of(first, second)
                    .filter(subMove -> subMove.start().equals(on))
                    .findFirst()
                    .flatMap(SubMove::actor)
                    .map(piece -> piece.type().name())
                    .orElse("piece");
        }
    }

    /**
     * A piece would move a second time, from where an earlier sub-move of the turn has brought it.
     *
     * @param subMove the text of the sub-move
     * @param before the sub-move that the piece has made
     */
    record MovedAlready(String subMove, SubMove before) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.movedAlready(this);
        }

        @Override
        public Rule rule() {
            return Rule.COMBINATION;
        }

        @Override
        public List<Square> squares() {
            return List.of(before.to(), before.start());
        }

        @Override
        public String sentence() {
            return "the " + before.actor().map(piece -> piece.type().name()).orElse("piece")
                    + " has moved already, from " + before.start() + " to " + before.to()
                    + ", and a piece moves only once in a turn";
        }
    }

    /**
     * There are not enough captured pieces for the promotions (rules/base-games.md, Grand Chess).
     *
     * @param kind what the pieces would become
     * @param promoting the sub-moves that would promote to it
     * @param captured how many of the kind there are
     */
    record ShortReserve(PieceType kind, List<SubMove> promoting, int captured) implements TurnRefusalKind {
        /** Copies the list. */
        public ShortReserve {
            promoting = List.copyOf(promoting);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.shortReserve(this);
        }

        @Override
        public Rule rule() {
            return Rule.COMBINATION;
        }

        @Override
        public List<Square> squares() {
            return promoting.stream().map(SubMove::start).toList();
        }

        @Override
        public String sentence() {
            return "there are not enough captured pieces for these promotions: " + promoting.size() + " to "
                    + kind.name() + ", " + captured + " captured";
        }
    }

    /**
     * More pieces would move than a turn has here.
     *
     * @param most how many pieces move at most
     * @param castling for how many castling counts
     * @param found how many would move, castling counted like that
     * @param isOpening whether it is an opening rule that allows no more
     */
    record TooManyPieces(int most, int castling, int found, boolean isOpening) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tooManyPieces(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return (isOpening ? "the first turn" : "this turn") + " may move at most " + most
                    + (most == 1 ? " piece" : " pieces") + " (castling counts for " + castling + "), found " + found;
        }
    }

    /**
     * The pieces that would move have no places of their own: of a turn's places some are kept for pawns or for other pieces.
     *
     * @param subMoves the sub-moves of the turn
     * @param places which pieces each place is for
     * @see io.github.multimove.rules.TurnStructure.UpTo#places
     */
    record NoPlace(List<SubMove> subMoves, List<Step.Pieces> places) implements TurnRefusalKind {
        /** Copies the lists. */
        public NoPlace {
            subMoves = List.copyOf(subMoves);
            places = List.copyOf(places);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noPlace(this);
        }

        @Override
        public List<Square> squares() {
            return subMoves.stream().map(SubMove::start).toList();
        }

        @Override
        public String sentence() {
            return "the places of a turn are for "
                    + places.stream()
                            .map(pieces -> switch (pieces) {
                                case ALL -> "any piece";
                                case PAWNS -> "a pawn";
                                case OTHERS -> "a piece other than a pawn";
                                case ROYALS -> "a royal piece";
                                case NEITHER -> "a piece that is neither a pawn nor royal";
                                case TYPES -> "a piece of some types";
                            })
                            .collect(Collectors.joining(" and "))
                    + ", and these pieces do not all find one";
        }
    }

    /**
     * The sub-moves are the right ones in the wrong order.
     *
     * @param late the sub-move that comes too early
     * @param early the one that comes before it in a turn
     * @param order which order is meant
     */
    record OutOfOrder(SubMove late, SubMove early, Order order) implements TurnRefusalKind {
        /** Why sub-moves come in an order. More may come in a minor version. */
        public enum Order {
            /** A set is written in ascending order of squares. */
            ASCENDING,
            /** Drops, and others, that can be made in either order are written in ascending order of squares. */
            DROPS_ASCENDING,
            /** The pawn moves first. */
            PAWN_FIRST,
            /** The promotion owed is chosen first (rules/avalanche.md, 3). */
            CHOICE_FIRST,
            /** The enemy pawn is pushed after the move (rules/avalanche.md). */
            PUSH_LAST,
            /** The neutral piece is set after the move (rules/duck.md). */
            PLACEMENT_LAST
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outOfOrder(this);
        }

        @Override
        public Rule rule() {
            return Rule.ORDER;
        }

        @Override
        public List<Square> squares() {
            return List.of(early.start());
        }

        @Override
        public String sentence() {
            return switch (order) {
                case ASCENDING -> "the sub-moves are not in ascending order of their squares";
                case DROPS_ASCENDING ->
                    (late instanceof SubMove.Drop ? "drops" : "sub-moves")
                            + " that can be made in either order stand in ascending order of their squares";
                case PAWN_FIRST -> "the pawn move comes first, then the move of another piece";
                case CHOICE_FIRST -> "the promotion owed is chosen first, then a piece moves";
                case PUSH_LAST -> "a piece moves first, then an enemy pawn is pushed";
                case PLACEMENT_LAST -> "a piece moves first, then the duck is set on a square";
            };
        }
    }

    /**
     * Two pieces move that are not siblings (rules/twins.md, 1).
     *
     * @param first a sub-move of one
     * @param second a sub-move of the other
     */
    record NotSiblings(SubMove first, SubMove second) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.notSiblings(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(first.start(), second.start());
        }

        @Override
        public String sentence() {
            return "the pieces on " + first.start() + " and " + second.start()
                    + " are not siblings and move in turns of their own";
        }
    }

    /**
     * A sibling that must move as well does not (rules/twins.md, 1).
     *
     * @param sibling the piece
     * @param on where it stands
     */
    record SiblingMissing(Piece sibling, Square on) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.siblingMissing(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "the " + sibling.type().name() + " on " + on + " must move in the same turn, for it is a sibling";
        }
    }

    /**
     * Castling and another sub-move, where castling is always a turn by itself.
     *
     * @param castling the castling
     */
    record CastlingAlone(SubMove castling) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.castlingAlone(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(castling.start());
        }

        @Override
        public String sentence() {
            return "castling is a turn by itself";
        }
    }

    /**
     * Several siblings move where one piece moves in a turn.
     *
     * @param found how many sub-moves there are
     */
    record OnePieceOnly(int found) implements TurnRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.onePieceOnly(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "one piece moves in a turn, found " + found;
        }
    }

    /**
     * Siblings that move one after the other cannot make these sub-moves in any order.
     *
     * @param subMoves the sub-moves
     */
    record NoOrder(List<SubMove> subMoves) implements TurnRefusalKind {
        /** Copies the list. */
        public NoOrder {
            subMoves = List.copyOf(subMoves);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noOrder(this);
        }

        @Override
        public List<Square> squares() {
            return subMoves.stream().map(SubMove::start).toList();
        }

        @Override
        public String sentence() {
            return "siblings cannot make these moves one after the other in any order";
        }
    }

    /**
     * A sub-move of a partial turn breaks no rule itself, the turn would have to go on, and no sub-move makes it legal.
     *
     * @param subMove the sub-move
     * @param tried sub-moves that could follow but for the reason; empty if none could
     * @param why why the turn with those is not legal
     * @see PartialTurn#refusal(SubMove)
     */
    record NoContinuation(SubMove subMove, List<SubMove> tried, Refusal why) implements TurnRefusalKind {
        /** Copies the list. */
        public NoContinuation {
            tried = List.copyOf(tried);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noContinuation(this);
        }

        @Override
        public List<Square> squares() {
            return why.squares();
        }

        @Override
        public String sentence() {
            StringBuilder text = new StringBuilder("after ").append(subMove).append(" no legal turn remains");
            for (int i = 0; i < tried.size(); i++) {
                text.append(i == 0 ? "; with " : " and ").append(tried.get(i));
            }
            return text.append(tried.isEmpty() ? "; " : ", for example, ")
                    .append(why.sentence())
                    .toString();
        }
    }

    /**
     * The sub-moves do not make up a turn, and no more can be said.
     *
     * @param subMoves the sub-moves
     */
    record NotATurn(List<SubMove> subMoves) implements TurnRefusalKind {
        /** Copies the list. */
        public NotATurn {
            subMoves = List.copyOf(subMoves);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.notATurn(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return subMoves.stream().map(SubMove::toString).collect(Collectors.joining(","))
                    + " is no turn of this game in this position";
        }
    }
}
