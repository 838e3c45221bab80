package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Texts of turns of which most are refused, for a different reason each: moves from anywhere to anywhere, legal turns with
 * too much, two turns as one, turns that leave a royal piece to be captured, the turn before once more, broken form.
 */
final class RefusedTexts {
    private final RuleSet unbound;

    RefusedTexts(RuleSet rules) {
        this.unbound = RuleSet.of(
                "unbound",
                rules.base(),
                rules.structure(),
                rules.royalRule().hasRoyals() ? RoyalRule.capture() : rules.royalRule());
    }

    /** Returns some texts for a position. */
    List<String> of(Position position, Optional<Turn> last, RandomSource dice) {
        List<String> texts = new ArrayList<>();
        texts.add(move(position, dice));
        texts.add(move(position, dice));
        last.ifPresent(turn -> texts.add(turn.toString()));
        LegalTurns pseudo = unbound.legalTurns(unbound.position(position.toString()));
        Countable countable = new Countable(pseudo);
        if (!pseudo.isEmpty()) {
            String one = countable.any(dice).orElseThrow().toString();
            String other = countable.any(dice).orElseThrow().toString();
            texts.add(one);
            texts.add(other);
            texts.add(one + "," + move(position, dice));
            texts.add(one + "," + other);
            texts.add(one.substring(0, one.length() - 1));
        }
        return texts;
    }

    /** A piece of the side to move, and any square. */
    private static String move(Position position, RandomSource dice) {
        List<Square> from = position.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(piece -> piece.side() == position.side()))
                .map(entry -> entry.getKey())
                .toList();
        List<Square> to = position.board().squares();
        String between = position.board().levels() > 1 ? "-" : "";
        return from.isEmpty() ? "a1a1" : from.get(dice.below(from.size())) + between + to.get(dice.below(to.size()));
    }
}
