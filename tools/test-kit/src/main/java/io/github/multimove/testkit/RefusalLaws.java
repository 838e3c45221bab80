package io.github.multimove.testkit;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.RoyalRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** What must hold of the reasons why turns are refused. */
public final class RefusalLaws {
    private static final int TRIED = 40;

    private RefusalLaws() {}

    /**
     * Exactly the legal turns have no refusal, {@code play} throws the same, and what a refusal says is so: the named piece
     * really captures the named royal piece along the named line after the turn, the named clash is one, the named piece stands in
     * the way. Tried on turns put together of sub-moves of this and of other positions, and on turns that only the safety
     * of royal pieces forbids.
     */
    public static void refusalsAreTrue(Position position, long seed) {
        LegalTurns turns = position.ruleSet().legalTurns(position);
        List<Turn> listed =
                turns.stream().limit(TurnTraits.mostListed(position)).toList();
        Unbound unbound = new Unbound(position);
        List<Turn> tried = new ArrayList<>(unbound.some(TRIED, seed));
        if (!listed.isEmpty()) {
            tried.addAll(Laws.putTogether(position, listed, seed));
        }
        for (Turn turn : tried) {
            Turn described = Turn.of(turn.subMoves());
            Optional<Refusal> refusal = position.refusal(described);
            Broken.equal(
                    position, "a legal turn has no refusal: " + turn, turns.contains(described), refusal.isEmpty());
            refusal.ifPresent(why -> {
                thrownAlike(position, described, why);
                boolean pseudo = unbound.turns().contains(described);
                boolean over = why.rule() == Refusal.Rule.GAME_OVER;
                boolean safety = why.rule() == Refusal.Rule.ROYAL_LEFT_ATTACKED || why instanceof RoyalRefusal;
                Broken.holds(
                        position,
                        "only safety, or the duty to capture, refuses what is pseudo-legal: " + turn + ": "
                                + why.sentence(),
                        safety || !pseudo || over || position.ruleSet().base().mustCapture());
                // a sub-move in the midst of a series may be unsafe and have ended it as well; castling that attack
                // forbids
                // is refused where it stands, though what should follow it is missing
                // a series may be whole only because no safe sub-move follows
                boolean stopped = StepOracle.isSafeBetween(position.ruleSet());
                boolean castling = position.ruleSet().structure().isOrdered() && castles(turn);
                Broken.holds(
                        position,
                        "safety refuses only what is pseudo-legal: " + turn + ": " + why.sentence(),
                        pseudo || castling || stopped || !(why instanceof RoyalRefusal));
                if (pseudo || !stopped || !(why instanceof RoyalRefusal)) {
                    new RefusalOracle(position, unbound, described).check(why);
                }
            });
            textAgrees(position, turn.toString());
        }
    }

    private static boolean castles(Turn turn) {
        return turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
    }

    private static void thrownAlike(Position position, Turn turn, Refusal refusal) {
        try {
            position.ruleSet().play(position, turn);
            throw Broken.law(position, "play() refuses " + turn, refusal, "a position");
        } catch (IllegalTurnException e) {
            Broken.equal(position, "play() throws the refusal of " + turn, refusal, e.refusal());
            Broken.equal(position, "the message", turn + ": " + refusal.sentence(), String.valueOf(e.getMessage()));
            Broken.equal(position, "the rule", refusal.rule(), e.rule());
            Broken.equal(position, "the squares", refusal.squares(), e.squares());
        }
    }

    /** Whatever {@code parseTurn} does with a text, {@code refusal} says without throwing it. */
    static void textAgrees(Position position, String text) {
        RuleSet rules = position.ruleSet();
        Optional<Refusal> found = position.refusal(text);
        try {
            Turn turn = rules.parseTurn(position, text);
            Broken.equal(position, "a text that is read has no refusal: " + turn, Optional.empty(), found);
        } catch (IllegalTurnException e) {
            Broken.equal(position, "the refusal of " + text, Optional.of(e.refusal()), found);
        } catch (TurnFormatException e) {
            Broken.equal(
                    position,
                    "the refusal of " + text,
                    Optional.of(new GeneralRefusal(
                            Refusal.Rule.FORM,
                            List.of(),
                            OptionalInt.of(e.offset()),
                            Objects.requireNonNull(e.getMessage()))),
                    found);
        }
    }
}
