package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.List;

/** Compares the legal turns of a position with those that its rule set's reference generator finds. */
final class PlainPath {
    private PlainPath() {}

    /** Fails if turns, their order, their number or what is decided of them differ. */
    static void agrees(Position position, String what) {
        RuleSet plain = Reference.of(position.ruleSet());
        LegalTurns turns = position.ruleSet().legalTurns(position);
        List<String> expected = texts(plain.legalTurns(plain.position(position.toString())));
        assertThat(texts(turns)).as(what + position).isEqualTo(expected);
        assertThat(turns.count()).as(what + position).isEqualTo(expected.size());
        assertThat(turns.isEmpty()).as(what + position).isEqualTo(expected.isEmpty());
        assertThat(turns).as(what + position).allMatch(turns::contains);
        RuleSet rules = position.ruleSet();
        assertThat(rules.isCheck(position)).as(what + position).isEqualTo(plain.isCheck(position));
        assertThat(rules.isBoundByCheck(position)).as(what + position).isEqualTo(plain.isBoundByCheck(position));
        assertThat(rules.isCheckmate(position)).as(what + position).isEqualTo(plain.isCheckmate(position));
    }

    private static List<String> texts(LegalTurns turns) {
        List<String> texts = new ArrayList<>();
        turns.forEach(turn -> texts.add(turn.toString()));
        return texts;
    }
}
