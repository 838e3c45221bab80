package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Budget;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first positions of every rule set are answered as they were when the fingerprints were kept. */
class FingerprintsTest {
    private static final int POSITIONS = 5;

    private static Map<TableColumn, String> keys(RuleSet rules, boolean reference) {
        Map<TableColumn, String> last = new EnumMap<>(TableColumn.class);
        new Fingerprints(POSITIONS, reference, 500).rows(rules, (id, positions, keys) -> {
            last.putAll(keys);
        });
        return last;
    }

    @Tag("budget")
    @Test
    void everyAnswerIsAsKept() {
        FingerprintTable kept = FingerprintTable.kept();
        List<RuleSet> all = FingerprintRules.all();
        for (int i = 0; i < all.size(); i += Budget.of(8, 1)) {
            RuleSet rules = all.get(i);
            if (!FingerprintRules.isSlow(rules)) {
                assertThat(kept.get(rules.id(), POSITIONS))
                        .as(
                                "%s, whose new keys are kept by -Pfingerprints -Dwrite=true -Donly=%s",
                                rules.id(), rules.id())
                        .hasValue(keys(rules, false));
            }
        }
    }

    @Test
    void everyRuleSetThatIsKeptIsStillAsked() {
        assertThat(FingerprintRules.all().stream().map(RuleSet::id).toList())
                .containsAll(FingerprintTable.kept().ids());
    }

    @Test
    void theReferenceGeneratorAnswersTheSame() {
        for (String id : List.of("orthodox", "two-prong", "twinmove", "twins")) {
            RuleSet rules = RuleSets.of(id);
            assertThat(keys(rules, true)).as(id).isEqualTo(keys(rules, false));
        }
    }

    @Test
    void anotherRuleIsAnotherKey() {
        assertThat(keys(RuleSets.of("twinmove[pawn-move=optional]"), false).get(TableColumn.TURNS))
                .isNotEqualTo(keys(RuleSets.of("twinmove"), false).get(TableColumn.TURNS));
    }

    @Test
    void aChangedSentenceIsADifferenceOfExplanationsAlone() {
        Fingerprint before = new Fingerprint();
        Fingerprint after = new Fingerprint();
        before.answer(TableColumn.TURNS, "turn", "e2e4");
        after.answer(TableColumn.TURNS, "turn", "e2e4");
        before.answer(TableColumn.EXPLANATIONS, "e2e5", "the pawn does not move like that");
        after.answer(TableColumn.EXPLANATIONS, "e2e5", "the pawn on e2 does not move like that");
        FingerprintTable table = new FingerprintTable();
        table.put("game", 1, before.texts());
        assertThat(table.differences("game", 1, before.texts())).isEmpty();
        assertThat(table.differences("game", 1, after.texts())).containsExactly(TableColumn.EXPLANATIONS);
    }

    @Test
    void rowsThatWereWrittenWithOtherAnswersAreForgotten() {
        FingerprintTable table = new FingerprintTable();
        table.put("game", 5, new Fingerprint().texts());
        table.put("game", 20, new Fingerprint().texts());
        table.put("games", 5, new Fingerprint().texts());
        table.remove("game");
        assertThat(table.ids()).containsExactly("games");
    }

    @Test
    void theTableReadsBack(@TempDir Path folder) throws Exception {
        FingerprintTable table = new FingerprintTable();
        Map<TableColumn, String> keys = keys(RuleSets.of("orthodox"), false);
        table.put("orthodox", POSITIONS, keys);
        table.write(folder.resolve("table.tsv"));
        FingerprintTable read = FingerprintTable.of(folder.resolve("table.tsv"));
        assertThat(read.ids()).containsExactly("orthodox");
        assertThat(read.get("orthodox", POSITIONS)).hasValue(keys);
    }
}
