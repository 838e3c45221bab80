package io.github.multimove.testkit;

import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What must hold of the questions about squares and pieces: what attacks, what stands where, what binds, what a turn captures. */
public final class QuestionLaws {
    private static final int FEW = 6;
    private static final int FEW_SQUARES = 3;
    private static final int MOST_GONE_THROUGH = 3_000;
    /** Of more turns, one after the other, what binds is long to find. */
    private static final int MOST_BOUND = 500;

    private QuestionLaws() {}

    /** Tries every law of this class. */
    public static void questionsAgree(Position position, long seed) {
        piecesAreCounted(position);
        turnsSayWhoAttacksAndWhatTheyCapture(position, seed);
        threatsCapture(position, seed);
        threatsAreFirstTurns(position, seed);
        sidesAreExchanged(position);
        algebraicFormsAgree(position);
    }

    /**
     * Squares and numbers of pieces by side and kind are those of the board gone through square by square, between turns and in
     * the midst of one.
     */
    public static void piecesAreCounted(Position position) {
        PartialTurn now = position.begin();
        PlacementLaws.piecesAreRead(position, position);
        for (int i = 0; i < 3 && !now.next().isEmpty(); i++) {
            now = now.then(now.next().get(now.next().size() / 2));
            PlacementLaws.piecesAreRead(position, now);
        }
    }

    /**
     * What captures on a square by the first sub-move of a turn, or by any where they are judged on the board before it,
     * attacks the square, captures en passant aside; and the pieces captured are those that the sub-moves name.
     */
    public static void turnsSayWhoAttacksAndWhatTheyCapture(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        boolean ordered = rules.structure().isOrdered();
        for (Turn turn : firstAndSome(position, seed)) {
            Map<Square, List<Piece>> byName = new LinkedHashMap<>();
            boolean first = true;
            for (SubMove subMove : turn.subMoves()) {
                if (subMove.isCapture()) {
                    byName.put(
                            subMove.capturedOn(),
                            subMove.captured()); // siblings that share a square take the same pieces
                }
                boolean judged = (first || !ordered) && !TurnTraits.hasSiblings(rules);
                if (judged && subMove.isCapture() && !(subMove instanceof SubMove.EnPassant)) {
                    Square on = subMove.capturedOn();
                    Broken.holds(
                            position,
                            subMove + " of " + turn + " is by an attacker",
                            position.attackers(on, position.side())
                                    .contains(subMove.origin().orElseThrow()));
                }
                first = false;
            }
            List<String> named = new ArrayList<>();
            byName.forEach((on, pieces) -> pieces.forEach(piece -> named.add(piece + " " + on)));
            List<String> taken = new ArrayList<>();
            position.effects(turn).forEach(effect -> {
                if (effect instanceof Effect.Captured captured) {
                    taken.add(captured.piece() + " " + captured.on());
                }
            });
            Collections.sort(named);
            Collections.sort(taken);
            Broken.equal(position, turn + " captures the pieces named", named, taken);
        }
    }

    private static List<Turn> firstAndSome(Position position, long seed) {
        return position.legalTurns().stream()
                .skip(Math.floorMod(seed, FEW))
                .limit(FEW)
                .toList();
    }

    /**
     * Each threat to a piece captures it and can be written; the threats to the only king are those
     * behind a check.
     */
    public static void threatsCapture(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        for (Side side : Side.values()) {
            for (Square square : some(position.squares(side.opposite()), seed)) {
                if (!rules.structure().isOrdered()) { // a long series captures nearly everything
                    threatsCapture(position, square, side);
                }
                Broken.equal(
                        position,
                        "no piece threatens its own side on " + square,
                        List.of(),
                        position.threats(square, side.opposite()));
            }
        }
        List<Square> kings = Unbound.royals(position, position.side());
        if (kings.size() == 1 && !TurnTraits.hasSiblings(rules)) {
            Broken.equal(
                    position,
                    "the threats to the king are those behind a check",
                    position.threats(),
                    position.threats(kings.get(0), position.side().opposite()));
        }
    }

    private static void threatsCapture(Position position, Square square, Side side) {
        for (Turn threat : position.threats(square, side)) {
            boolean captures = !Unbound.capturing(threat, square).isEmpty();
            Broken.holds(position, threat + " captures what stands on " + square, captures);
            Broken.holds(
                    position,
                    threat + " is written",
                    !position.algebraic(threat).isEmpty());
        }
    }

    private static List<Square> some(Set<Square> of, long seed) {
        List<Square> all = List.copyOf(of);
        List<Square> some = new ArrayList<>();
        for (int i = 0; i < Math.min(FEW_SQUARES, all.size()); i++) {
            some.add(all.get(Math.floorMod(seed + 7L * i, all.size())));
        }
        return some;
    }

    /**
     * The threats to a piece are, of all turns of a side gone through in order, safety aside, the first for each sub-move that
     * captures it.
     */
    public static void threatsAreFirstTurns(Position position, long seed) {
        boolean opens = position.turnNumber() == 1
                || (position.ruleSet().structure() instanceof Series series
                        && series.atTurns().containsKey(position.turnNumber()));
        if (opens || holdsPieces(position) || Unbound.lacksKing(position)) {
            return;
        }
        for (Side side : Side.values()) {
            LegalTurns turns;
            try {
                turns = new Unbound(position, side).turns();
            } catch (PositionException e) {
                continue; // a pawn of the other side waits to be promoted
            }
            if (Unbound.isOver(turns.position()) || turns.countUpTo(MOST_GONE_THROUGH + 1L) > MOST_GONE_THROUGH) {
                continue;
            }
            for (Square square : some(position.squares(side.opposite()), seed)) {
                Broken.equal(
                        position,
                        "the threats of " + side + " on " + square,
                        firstToCapture(turns, square),
                        position.threats(square, side).stream()
                                .map(Turn::toString)
                                .toList());
                if (position.ruleSet().structure().isOrdered()) { // of others it is told at every position
                    threatsCapture(position, square, side);
                }
            }
        }
    }

    private static boolean holdsPieces(Position position) {
        return !position.hand(Side.WHITE).isEmpty()
                || !position.hand(Side.BLACK).isEmpty();
    }

    private static List<String> firstToCapture(LegalTurns turns, Square square) {
        Set<String> seen = new HashSet<>();
        List<String> first = new ArrayList<>();
        for (Turn turn : turns) {
            boolean isNew = false;
            for (SubMove capture : Unbound.capturing(turn, square)) {
                isNew |= seen.add(capture.toString());
            }
            if (isNew) {
                first.add(turn.toString());
            }
        }
        return first;
    }

    /** With the other side to move the pieces are the same, the text is read back, and what binds is what binds either side. */
    public static void sidesAreExchanged(Position position) {
        Side other = position.side().opposite();
        Broken.equal(
                position,
                "with the same side to move",
                Optional.of(position),
                position.withSideToMove(position.side()));
        boolean many = position.ruleSet().structure().isOrdered()
                && position.legalTurns().countUpTo(MOST_BOUND + 1L) > MOST_BOUND;
        if (!many) {
            Broken.equal(
                    position,
                    "what binds the side to move",
                    position.constraints(),
                    position.constraints(position.side()));
        }
        Optional<Position> turned = position.withSideToMove(other);
        boolean exposed = position.isBoundByCheck() && TurnTraits.isExposureImpossible(position.ruleSet());
        Broken.holds(position, "no exchange for a side bound by check", !exposed || turned.isEmpty());
        if (turned.isPresent()) {
            Position next = turned.get();
            Broken.equal(position, "the side to move", other, next.side());
            Broken.equal(position, "the same pieces", position.pieces(), next.pieces());
            Broken.equal(position, "the same rights", position.castlingRights(), next.castlingRights());
            Broken.equal(
                    position, "the text is read back", next, position.ruleSet().position(next.toString()));
            if (!many) {
                Broken.equal(position, "what binds the other side", next.constraints(), position.constraints(other));
            }
        }
    }

    /** The algebraic forms of all turns are those of each turn by itself. */
    public static void algebraicFormsAgree(Position position) {
        List<String> each = position.legalTurns().stream()
                .limit(FEW)
                .map(position::algebraic)
                .toList();
        Broken.equalTexts(
                position,
                "algebraic forms together and one by one",
                each,
                position.legalTurns().algebraic().limit(FEW).toList());
    }
}
