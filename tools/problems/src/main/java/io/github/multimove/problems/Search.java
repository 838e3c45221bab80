package io.github.multimove.problems;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.problems.Stipulation.Goal;
import io.github.multimove.rules.RoyalRule;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.LongAdder;

/** What all searches of one problem share: the rules, the goal, the table, the count of positions. */
final class Search {
    final RuleSet rules;
    final SearchTable table;
    private final Goal goal;
    private final String square;
    private final boolean onlyMateWins;
    private final Optional<ProofTarget> proof;
    private final Optional<MateDistance> mate;
    private final LongAdder positions = new LongAdder();

    Search(Problem problem, int tableEntries) {
        rules = problem.position().ruleSet();
        goal = problem.stipulation().goal();
        square = problem.stipulation().square();
        proof = goal == Goal.POSITION ? Optional.of(new ProofTarget(problem.position())) : Optional.empty();
        table = new SearchTable(tableEntries);
        onlyMateWins = isWonByMateAlone(rules.royalRule())
                && rules.base().goals().isEmpty()
                && rules.base().vital().isEmpty()
                && rules.base().vitalPieces().isEmpty()
                && rules.base().connected().isEmpty();
        mate = problem.stipulation().play().isForced()
                        || ((goal == Goal.MATE || goal == Goal.MATE_OR_STALEMATE) && !onlyMateWins)
                ? Optional.empty()
                : MateDistance.of(rules, goal == Goal.MATE_OR_STALEMATE ? Goal.STALEMATE : goal, problem.winner());
    }

    /** Returns the position after one of its legal turns. */
    Position play(Position position, Turn turn) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while solving");
        }
        positions.increment();
        return rules.playUnchecked(position, turn);
    }

    LegalTurns turns(Position position) {
        return rules.legalTurns(position);
    }

    /** Returns the turns that reach the goal at once; nothing is played where the library finds mates itself. */
    Iterator<Turn> reaching(Position position) {
        if (findsMates()) {
            positions.increment();
            return turns(position).mating().iterator();
        }
        return turns(position).stream()
                .filter(turn -> reached(position, turn, play(position, turn)))
                .iterator();
    }

    /** Returns whether the side to move can reach the goal at once. */
    boolean reaches(Position position) {
        return reaching(position).hasNext();
    }

    /** Returns whether the goal is mate, and games are won by nothing else. */
    boolean findsMates() {
        return goal == Goal.MATE && onlyMateWins;
    }

    /** Returns whether the side that has just moved has reached the goal; one that is stuck in the midst of its turn is still to move. */
    boolean reached(Position before, Turn turn, Position after) {
        boolean isOthersTurn = after.side() != before.side();
        return switch (goal) {
            case STALEMATE -> isOthersTurn && rules.isStalemate(after);
            case MATE -> (isOthersTurn && rules.isCheckmate(after)) || isWon(after, before.side());
            case MATE_OR_STALEMATE ->
                (isOthersTurn && (rules.isStalemate(after) || rules.isCheckmate(after))) || isWon(after, before.side());
            case DOUBLE_MATE -> isOthersTurn && rules.isDoubleCheckmate(after);
            case CHECK -> isOthersTurn && rules.isCheck(after);
            case CAPTURE -> turn.subMoves().stream().anyMatch(SubMove::isCapture);
            case EN_PASSANT -> turn.subMoves().stream().anyMatch(SubMove.EnPassant.class::isInstance);
            case CASTLING -> turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
            case PROMOTION ->
                turn.subMoves().stream()
                        .anyMatch(subMove -> !subMove.promotion().isEmpty());
            case SQUARE -> arrives(before, turn, after);
            case POSITION -> proof.map(target -> target.isReached(after)).orElse(false);
        };
    }

    /** Whether a piece comes to the square asked for and stands there after the turn. */
    private boolean arrives(Position before, Turn turn, Position after) {
        Square asked = rules.base().board().square(square);
        return turn.subMoves().stream().anyMatch(subMove -> subMove.to().equals(asked))
                && after.pieces(asked).stream().anyMatch(piece -> piece.side() == before.side());
    }

    /** Returns what tells from which squares a mate or a stalemate may be reached, if the search knows. */
    Optional<MateQuestion> mateQuestion() {
        return mate.map(MateQuestion::new);
    }

    /** Returns whether the placement of a proof game is certainly too far for so many turns of the side to move and the other. */
    boolean isTooFar(Position position, int own, int others) {
        return proof.isPresent() && proof.get().isTooFar(position, own, others);
    }

    /** Returns whether the side that has just moved has lost by that, where mate is asked for. */
    boolean lostAtOnce(Position before, Position after) {
        return (goal == Goal.MATE || goal == Goal.MATE_OR_STALEMATE)
                && isWon(after, before.side().opposite());
    }

    /** Returns whether the game is over and won in another way than by the mate of the side to move. */
    private boolean isWon(Position position, Side by) {
        if (onlyMateWins) {
            return false;
        }
        Optional<Side> winner = rules.outcome(position).flatMap(Outcome::winner);
        return winner.isPresent() && winner.get() == by;
    }

    long positions() {
        return positions.sum();
    }

    private static boolean isWonByMateAlone(RoyalRule rule) {
        return rule instanceof RoyalRule.LastRoyal last
                && last.exposure() == RoyalRule.Exposure.ILLEGAL
                && !last.scoreDoubleCheckmate()
                && last.withoutTurn() == RoyalRule.WithoutTurn.DRAWS
                && last.mated() == RoyalRule.WithoutTurn.LOSES;
    }
}
