package io.github.multimove;

import io.github.multimove.IllegalTurnException.Rule;
import java.util.List;

/** Why sub-moves, each of which can be made where it stands, do not make up a turn. */
public sealed interface TurnRefusal extends Refusal {
    @Override
    default Rule rule() {
        return Rule.STRUCTURE;
    }

    /** What sub-moves of one turn lay claim to, each for itself. */
    enum Claim {
        /** A man moves, in castling the rook too. */
        MAN,
        /** A man arrives on a square, in castling the rook too. */
        DESTINATION,
        /** A man is taken. */
        VICTIM,
        /** A man travels over squares (rules/two-prong.md, Collision). */
        WAY
    }

    /**
     * Two sub-moves claim the same.
     *
     * @param first the sub-move that comes first
     * @param second the other
     * @param claim what both claim
     * @param on the square: of the man that would move twice, of the destination, of the man taken, or the first of the
     *     first man's way on which they would meet
     */
    record Clash(SubMove first, SubMove second, Claim claim, Square on) implements TurnRefusal {
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
            String men = "the men on " + first.start() + " and " + second.start();
            return switch (claim) {
                case MAN -> "one man, on " + on + ", moves only once in a turn";
                case DESTINATION -> men + " cannot both go to " + on + " in one turn";
                case VICTIM -> men + " cannot both take the man on " + on;
                case WAY -> men + " would collide on " + on;
            };
        }
    }

    /**
     * There are not enough captured men for the promotions (rules/base-games.md, Grand Chess).
     *
     * @param kind what the men would become
     * @param promoting the sub-moves that would promote to it
     * @param captured how many of the kind there are
     */
    record ShortReserve(PieceType kind, List<SubMove> promoting, int captured) implements TurnRefusal {
        /** Copies the list. */
        public ShortReserve {
            promoting = List.copyOf(promoting);
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
            return "there are not enough captured men for these promotions: " + promoting.size() + " to " + kind.name()
                    + ", " + captured + " captured";
        }
    }

    /**
     * More men would move than a turn has here.
     *
     * @param most how many men move at most
     * @param castling for how many castling counts
     * @param found how many would move, castling counted like that
     * @param isOpening whether it is an opening rule that allows no more
     */
    record TooManyMen(int most, int castling, int found, boolean isOpening) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return (isOpening ? "the first turn" : "this turn") + " has at most " + most + (most == 1 ? " man" : " men")
                    + " move (castling counts for " + castling + "), found " + found;
        }
    }

    /**
     * The sub-moves are the right ones in the wrong order.
     *
     * @param late the sub-move that comes too early
     * @param early the one that comes before it in a turn
     * @param order which order is meant
     */
    record OutOfOrder(SubMove late, SubMove early, Order order) implements TurnRefusal {
        /** Why sub-moves come in an order. */
        public enum Order {
            /** A set is written in ascending order of squares. */
            ASCENDING,
            /** Drops that can be made in either order are written in ascending order of squares. */
            DROPS_ASCENDING,
            /** The pawn moves first. */
            PAWN_FIRST
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
                    "drops that can be made in either order stand in ascending order of their squares";
                case PAWN_FIRST -> "the pawn move comes first, then the move of another man";
            };
        }
    }

    /**
     * A pawn can move, and so a pawn has to (rules/twinmove.md, compelled).
     *
     * @param possible a pawn move that can be made
     * @param isWholeTurn whether the turn is that pawn move alone
     */
    record PawnMoveMissing(SubMove possible, boolean isWholeTurn) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(possible.start());
        }

        @Override
        public String sentence() {
            return (isWholeTurn ? "this turn is a pawn move" : "a turn begins with a pawn move")
                    + " while a pawn can move, such as " + possible;
        }
    }

    /**
     * Another man can move after the pawn, and so one has to.
     *
     * @param possible a sub-move that can be made after the pawn move
     */
    record PieceMoveMissing(SubMove possible) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(possible.start());
        }

        @Override
        public String sentence() {
            return "after the pawn move another man has to move, such as " + possible;
        }
    }

    /**
     * Two pawn moves in one turn.
     *
     * @param second the second of them
     */
    record SecondPawnMove(SubMove second) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(second.start());
        }

        @Override
        public String sentence() {
            return "never two pawn moves in a turn";
        }
    }

    /**
     * A second man moves and the first was no pawn.
     *
     * @param second the second sub-move
     */
    record SecondPieceMove(SubMove second) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(second.start());
        }

        @Override
        public String sentence() {
            return "without a pawn move before it only one man moves in a turn";
        }
    }

    /**
     * A pawn takes the last royal man and the turn goes on.
     *
     * @param taking the pawn move that ends the game
     */
    record EndsTheGame(SubMove taking) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(taking.start());
        }

        @Override
        public String sentence() {
            return "the pawn takes the king and ends the game: the turn is that move alone";
        }
    }

    /**
     * More moves than a turn has.
     *
     * @param most how many a turn has
     * @param found how many there are
     * @param from where the first one too many begins
     */
    record TooManyMoves(int most, int found, Square from) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return (most == 2 ? "a turn is a pawn move and then a move of another man" : "this turn is one move alone")
                    + ", found " + found + " moves";
        }
    }

    /**
     * Not two drops while there are men in hand.
     *
     * @param found how many drops there are
     */
    record DropCount(int found) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "while there are men in hand a turn is two drops, found " + found;
        }
    }

    /**
     * Two men move that are not siblings (rules/twins.md, 1).
     *
     * @param first a sub-move of one
     * @param second a sub-move of the other
     */
    record NotSiblings(SubMove first, SubMove second) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of(first.start(), second.start());
        }

        @Override
        public String sentence() {
            return "the men on " + first.start() + " and " + second.start()
                    + " are not siblings and move in turns of their own";
        }
    }

    /**
     * A sibling that must move as well does not (rules/twins.md, 1).
     *
     * @param sibling the man
     * @param on where it stands
     */
    record SiblingMissing(Piece sibling, Square on) implements TurnRefusal {
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
    record CastlingAlone(SubMove castling) implements TurnRefusal {
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
     * Several siblings move where one man moves in a turn.
     *
     * @param found how many sub-moves there are
     */
    record OneManOnly(int found) implements TurnRefusal {
        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "one man moves in a turn, found " + found;
        }
    }

    /**
     * Siblings that move one after the other cannot make these sub-moves in any order.
     *
     * @param subMoves the sub-moves
     */
    record NoOrder(List<SubMove> subMoves) implements TurnRefusal {
        /** Copies the list. */
        public NoOrder {
            subMoves = List.copyOf(subMoves);
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
     * The sub-moves do not make up a turn, and no more can be said.
     *
     * @param subMoves the sub-moves
     */
    record NotATurn(List<SubMove> subMoves) implements TurnRefusal {
        /** Copies the list. */
        public NotATurn {
            subMoves = List.copyOf(subMoves);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "these sub-moves do not make up a turn of this game here";
        }
    }
}
