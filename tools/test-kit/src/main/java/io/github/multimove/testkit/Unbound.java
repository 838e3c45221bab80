package io.github.multimove.testkit;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A position under the same rules with the safety of royal pieces and the duty to capture left aside: its legal turns are the pseudo-legal ones, found
 * by composing the same game with the royal rule of capture.
 */
final class Unbound {
    private final RuleSet rules;
    private final Position position;

    Unbound(Position bound) {
        rules = withoutSafety(bound.ruleSet());
        position = rules.position(bound.toString());
    }

    /** With a side to move, no reply owed, and nothing to capture en passant for the other side. */
    Unbound(Position bound, Side side) {
        rules = withoutSafety(bound.ruleSet());
        Setup setup = Setup.of(bound);
        Setup.Builder turned = setup.toBuilder().side(side);
        if (side != bound.side()) {
            turned.noEnPassant();
        }
        if (setup.variantFields().containsKey("reply")) {
            turned.variantField("reply", "-");
        }
        position = rules.position(turned.build());
    }

    private static RuleSet withoutSafety(RuleSet of) {
        return RuleSet.of(
                of.id(),
                of.base().toBuilder(of.base().id()).mustCapture(false).build(),
                of.structure(),
                of.royalRule().hasRoyals() ? RoyalRule.capture() : of.royalRule());
    }

    RuleSet rules() {
        return rules;
    }

    LegalTurns turns() {
        return rules.legalTurns(position);
    }

    /** The turn entered so far, safety aside. */
    PartialTurn entered(List<SubMove> subMoves) {
        PartialTurn entered = rules.begin(position);
        for (SubMove subMove : subMoves) {
            entered = entered.then(subMove);
        }
        return entered;
    }

    /** Some pseudo-legal turns, by the seed. */
    List<Turn> some(int most, long seed) {
        LegalTurns turns = turns();
        List<Turn> listed =
                turns.stream().limit(TurnTraits.mostListed(position)).toList();
        if (listed.size() <= most) {
            return listed;
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Turn> some = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            some.add(listed.get(random.nextInt(listed.size())));
        }
        return some;
    }

    /** The position after a turn. */
    Position played(Turn turn) {
        return rules.play(position, turn);
    }

    /** The position after a turn, with nothing to capture en passant, as the definition of check has it. */
    Position after(Turn turn) {
        String[] fields = played(turn).toString().split(" ", -1);
        fields[3] = "-";
        return rules.position(String.join(" ", fields));
    }

    /** Whether what stands on the board ends the game: there are no turns to hold an answer against. */
    static boolean isOver(Position position) {
        Set<Reason> ends = Set.of(Reason.GOAL_REACHED, Reason.TOO_FEW_PIECES, Reason.PIECES_CONNECTED);
        return position.outcome().stream().anyMatch(end -> ends.contains(end.reason()));
    }

    /** The sub-moves of a turn that capture the piece that stands on a square before it: a swap moves two. */
    static List<SubMove> capturing(Turn turn, Square square) {
        List<SubMove> captures = new ArrayList<>();
        Square on = square;
        for (SubMove m : turn.subMoves()) {
            if (m.isCapture() && m.capturedOn().equals(on)) {
                captures.add(m);
            }
            on = !(m instanceof SubMove.Swap) ? on : on.equals(m.to()) ? m.start() : on.equals(m.start()) ? m.to() : on;
        }
        return captures;
    }

    /** Whether a side has no royal piece, with which it would have lost the same game won by capture. */
    static boolean lacksKing(Position position) {
        return royals(position, Side.WHITE).isEmpty()
                || royals(position, Side.BLACK).isEmpty();
    }

    /** The squares of a side's royal pieces, a stacked piece's square repeated. */
    static List<Square> royals(Position position, Side side) {
        List<Square> squares = new ArrayList<>();
        position.pieces().forEach((square, pieces) -> {
            for (Piece piece : pieces) {
                if (piece.side() == side && position.ruleSet().base().royals().contains(piece.type())) {
                    squares.add(square);
                }
            }
        });
        return squares;
    }
}
