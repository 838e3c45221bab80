package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What Twinmove and Geminus Chess share: a pawn move and then a piece move, and the capture of the king
 * (`rules/twinmove.md`, `rules/common.md`). Every turn is made on a copy of the board, nothing is remembered.
 */
abstract sealed class PawnThenPieceReference implements ReferenceGame permits TwinmoveReference, GeminusReference {

    /** A turn and the board where it ended, the mover's side still to move there. */
    record Turn(List<PawnThenPieceSubMove> subMoves, PawnThenPiecePosition board) {

        /** The order of turns of `rules/notation.md`: sub-move by sub-move, a turn before its continuations. */
        static final Comparator<Turn> ORDER = (one, other) -> {
            for (int i = 0; i < Math.min(one.subMoves.size(), other.subMoves.size()); i++) {
                int order = PawnThenPieceSubMove.ORDER.compare(one.subMoves.get(i), other.subMoves.get(i));
                if (order != 0) {
                    return order;
                }
            }
            return Integer.compare(one.subMoves.size(), other.subMoves.size());
        };

        boolean capturesKing() {
            return !board.hasKing(!board.white);
        }

        @Override
        public String toString() {
            return subMoves.stream().map(PawnThenPieceSubMove::toString).collect(Collectors.joining(","));
        }
    }

    final boolean optional;
    final boolean balanced;
    final PawnThenPieceSubMoves moves;
    private final PawnThenPieceText text;

    PawnThenPieceReference(Map<String, String> options, PawnThenPieceSubMoves moves, boolean geminus) {
        this.optional = choice(options, "pawn-move", "compelled", "optional").equals("optional");
        this.balanced = choice(options, "balanced", "false", "true").equals("true");
        this.moves = moves;
        this.text = new PawnThenPieceText(geminus);
        if (!Set.of("pawn-move", "balanced", "promotion").containsAll(options.keySet())) {
            throw new IllegalArgumentException("expected pawn-move, balanced or promotion, found: " + options.keySet());
        }
    }

    /** Returns the chosen value of an option, the first of the possible ones where it is absent. */
    static String choice(Map<String, String> options, String name, String... values) {
        String value = options.getOrDefault(name, values[0]);
        if (!List.of(values).contains(value)) {
            throw new IllegalArgumentException(
                    "expected for " + name + " one of " + List.of(values) + ", found: " + value);
        }
        return value;
    }

    /** Returns whether this is White's first turn of play, the one that the opening clauses speak of. */
    abstract boolean isFirstTurn(PawnThenPiecePosition position);

    /** Returns whether under {@code pawn-move=optional} White's first turn must begin with a pawn move. */
    abstract boolean firstTurnNeedsPawn();

    /**
     * Returns every turn as text to turn, in no particular order, before turns that are the same are put together:
     * in Geminus two drops may stand here in both orders.
     */
    private Map<String, Turn> everyTurn(PawnThenPiecePosition position, boolean openingRules) {
        List<Turn> turns = new ArrayList<>();
        if (position.isOver()) {
            return Map.of();
        }
        if (position.hasPiecesInHand(position.white)) {
            addDropTurns(turns, position);
        } else {
            addPlayTurns(turns, position, openingRules && isFirstTurn(position));
        }
        Map<String, Turn> byText = new LinkedHashMap<>();
        turns.forEach(turn -> byText.put(turn.toString(), turn));
        return byText;
    }

    private void addDropTurns(List<Turn> turns, PawnThenPiecePosition position) {
        for (PawnThenPieceSubMove first : moves.drops(position)) {
            PawnThenPiecePosition between = position.with(first);
            for (PawnThenPieceSubMove second : moves.drops(between)) {
                turns.add(new Turn(List.of(first, second), between.with(second)));
            }
        }
    }

    private void addPlayTurns(List<Turn> turns, PawnThenPiecePosition position, boolean firstTurn) {
        List<PawnThenPieceSubMove> pawnMoves = moves.pawnMoves(position);
        for (PawnThenPieceSubMove pawnMove : pawnMoves) {
            PawnThenPiecePosition between = position.with(pawnMove);
            // Decided: capturing the king ends the game at once. Balanced: the first turn is the pawn move alone.
            boolean alone = position.capturesKing(pawnMove) || (balanced && firstTurn);
            List<PawnThenPieceSubMove> pieceMoves = alone ? List.of() : moves.pieceMoves(between);
            if (pieceMoves.isEmpty()) {
                turns.add(new Turn(List.of(pawnMove), between));
            }
            for (PawnThenPieceSubMove pieceMove : pieceMoves) {
                turns.add(new Turn(List.of(pawnMove, pieceMove), between.with(pieceMove)));
            }
        }
        boolean boundToPawn = !optional || (firstTurn && (balanced || firstTurnNeedsPawn()));
        if (pawnMoves.isEmpty() || !boundToPawn) {
            for (PawnThenPieceSubMove pieceMove : moves.pieceMoves(position)) {
                turns.add(new Turn(List.of(pieceMove), position.with(pieceMove)));
            }
        }
    }

    /** Returns the turns in order, each once. */
    private List<Turn> turns(PawnThenPiecePosition position, boolean openingRules) {
        Map<String, Turn> every = everyTurn(position, openingRules);
        Set<String> dropped = new HashSet<>();
        for (Turn turn : every.values()) {
            // rules/geminus.md, Decided: possible in either order and to the same position, they are one turn.
            Turn reversed = every.get(reversed(turn));
            if (reversed != null
                    && turn.subMoves().get(0).isDrop()
                    && reversed.board().sameBoard(turn.board())
                    && turn.subMoves().get(0).to() > turn.subMoves().get(1).to()) {
                dropped.add(turn.toString());
            }
        }
        return every.values().stream()
                .filter(turn -> !dropped.contains(turn.toString()))
                .sorted(Turn.ORDER)
                .toList();
    }

    private static String reversed(Turn turn) {
        List<PawnThenPieceSubMove> subMoves = turn.subMoves();
        return subMoves.size() == 2 ? subMoves.get(1) + "," + subMoves.get(0) : turn.toString();
    }

    private PawnThenPiecePosition after(PawnThenPiecePosition position, Turn turn) {
        boolean reset = false;
        PawnThenPiecePosition board = position;
        for (PawnThenPieceSubMove subMove : turn.subMoves()) {
            reset |= subMove.isDrop() || board.captures(subMove) || board.isPawnMove(subMove);
            board = board.with(subMove);
        }
        return board.endOfTurn(reset);
    }

    @Override
    public List<String> legalTurns(String position) {
        return turns(text.read(position), true).stream().map(Turn::toString).toList();
    }

    @Override
    public String play(String position, String turn) {
        PawnThenPiecePosition before = text.read(position);
        Turn found = everyTurn(before, true).get(turn);
        if (found == null) {
            throw new IllegalArgumentException("expected a legal turn of " + position + ", found: " + turn);
        }
        return text.write(after(before, found));
    }

    /** The opponent's turns that capture the king of the side to move, were it the opponent's turn, in order. */
    private List<Turn> takingTurns(PawnThenPiecePosition position) {
        // rules/geminus.md: no check exists while any piece of either side is in hand.
        if (position.isOver() || !position.hand.isEmpty()) {
            return List.of();
        }
        return turns(position.withOtherSide(), false).stream()
                .filter(Turn::capturesKing)
                .toList();
    }

    @Override
    public boolean isCheck(String position) {
        return !takingTurns(text.read(position)).isEmpty();
    }

    /** With one royal the same as check (`rules/common.md`), though in these games it binds no piece to anything. */
    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    /**
     * Returns whether there is a turn, every one lets the king be captured on the next, and none captures the enemy
     * king (`rules/common.md`).
     */
    @Override
    public boolean isCheckmate(String position) {
        PawnThenPiecePosition before = text.read(position);
        Map<String, Turn> turns = everyTurn(before, true);
        for (Turn turn : turns.values()) {
            PawnThenPiecePosition next = after(before, turn);
            if (turn.capturesKing() || everyTurn(next, true).values().stream().noneMatch(Turn::capturesKing)) {
                return false;
            }
        }
        return !turns.isEmpty();
    }

    @Override
    public boolean isStalemate(String position) {
        PawnThenPiecePosition before = text.read(position);
        return !before.isOver() && everyTurn(before, true).isEmpty();
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        text.read(position);
        return false;
    }

    @Override
    public Optional<String> outcome(String position) {
        PawnThenPiecePosition before = text.read(position);
        if (before.isOver()) {
            return Optional.of(before.white ? "b" : "w");
        }
        return isStalemate(position) ? Optional.of("draw") : Optional.empty();
    }

    @Override
    public List<String> threats(String position) {
        Set<String> seen = new HashSet<>();
        List<String> witnesses = new ArrayList<>();
        for (Turn turn : takingTurns(text.read(position))) {
            // Only the last sub-move can capture the king: a pawn move that does is the whole turn.
            String capturer = turn.subMoves().get(turn.subMoves().size() - 1).toString();
            if (seen.add(capturer)) {
                witnesses.add(turn.toString());
            }
        }
        return witnesses;
    }
}
