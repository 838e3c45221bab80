package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.bases.Dragonchess;
import io.github.multimove.bases.Grand;
import io.github.multimove.bases.Raumschach;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.doubleking.DoubleKing;
import io.github.multimove.doublemoves.Bennekom;
import io.github.multimove.doublemoves.Doublemove;
import io.github.multimove.duck.Duck;
import io.github.multimove.geminus.Geminus;
import io.github.multimove.marseillais.Marseillais;
import io.github.multimove.progressive.Progressive;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.swedish.Swedish;
import io.github.multimove.twinmove.Twinmove;
import io.github.multimove.twins.Twins;
import io.github.multimove.twoprong.TwoProng;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published games are what their ids, their options and their words say. */
class PublishedGamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "avalanche   | Avalanche Chess (Ralph Betza, 1977)",
                "bennekom    | Bennekom Double Move Chess (Bennekom chess club, 1996)",
                "double-king | Double King Chess (David Moeser, 1970)",
                "doublemove  | Doublemove Chess (Fred Galvin, 1957)",
                "dragonchess | Dragonchess (Gary Gygax, 1985)",
                "duck        | Duck Chess (Tim Paulden, 2016)",
                "extra-move  | Extra Move Chess (Fergus Duniho)",
                "accelerated | Accelerated Chess",
                "kings-progressive | King's Progressive Chess (Sergej Sirotkin, 2001)",
                "moderate-progressive | Moderate Progressive Chess (Adrian Alvarez de la Campa, 2006)",
                "triplets    | Triplets (Adam Sobey)",
                "balanced-swap | Balanced Swap Chess (João Pedro Neto, 1998)",
                "progressive-take-all | Progressive Take-All Chess (G. Dipilato)",
                "geminus     | Geminus Chess (Mats Winther, 2006)",
                "grand       | Grand Chess (Christian Freeling, 1984)",
                "marseillais | Marseillais Chess (ascribed to Albert Fortis, 1925)",
                "monster     | Monster Chess",
                "progressive | Progressive Chess (1947)",
                "raumschach  | Raumschach (Ferdinand Maack, 1907)",
                "swedish     | Swedish Chess (Mats Winther)",
                "twinmove    | Twinmove Chess (Mats Winther, 2006)",
                "twins       | Twins Chess (Edward Jackman, 1998)",
                "two-fisted  | Two-Fisted Chess (Ralph Betza)",
                "two-move    | Two Move Chess (Ted Larson Freeman, 2021)",
                "two-prong   | Two-Prong Chess (John Whelan, 2015)"
            })
    void aGameIsDescribedWithItsOptions(String id, String words) {
        Description description = RuleSets.describe(id).orElseThrow();
        assertThat(description).hasToString(words);
        List<RuleSetOption> options = RuleSets.options(id);
        assertThat(description.options().stream().map(OptionDescription::name))
                .containsExactlyElementsOf(
                        options.stream().map(RuleSetOption::name).toList());
        for (int i = 0; i < options.size(); i++) {
            Set<String> described = description.options().get(i).values().keySet();
            if (!described.isEmpty()) {
                assertThat(described).containsExactlyElementsOf(options.get(i).values());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "avalanche",
        "bennekom",
        "double-king",
        "doublemove",
        "dragonchess",
        "duck",
        "extra-move",
        "geminus",
        "grand",
        "marseillais",
        "monster",
        "progressive",
        "raumschach",
        "swedish",
        "twinmove",
        "twins",
        "two-fisted",
        "two-move",
        "two-prong",
        "accelerated",
        "kings-progressive",
        "moderate-progressive",
        "triplets",
        "balanced-swap",
        "progressive-take-all"
    })
    void everyValueOfAnOptionIsAnotherGameAndTheFirstIsTheUsualOne(String id) {
        RuleSet usual = RuleSets.of(id);
        assertThat(usual.id()).isEqualTo(id);
        for (RuleSetOption option : RuleSets.options(id)) {
            Set<RuleSet> games = new HashSet<>();
            for (String value : option.values()) {
                String written = id + "[" + option.name() + "=" + value + "]";
                RuleSet game = RuleSets.of(written);
                boolean isUsual = value.equals(option.byDefault());
                assertThat(game.id()).isEqualTo(isUsual ? id : written);
                assertThat(game.equals(usual)).as(written).isEqualTo(isUsual);
                games.add(game);
            }
            assertThat(games).hasSameSizeAs(option.values());
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of(id + "[nonsense=1]"))
                .withMessageContaining("expected an option of " + id);
    }

    @Test
    void optionsAreEqualByWhatTheySay() {
        for (Map.Entry<Object, List<Object>> options : Map.<Object, List<Object>>of(
                        DoubleKing.options(),
                        List.of(
                                DoubleKing.options().castling(DoubleKing.Castling.LENIENT),
                                DoubleKing.options().scoreDoubleCheckmate(true)),
                        TwoProng.options(),
                        List.of(TwoProng.options().prongs(3), TwoProng.options().collision(true)),
                        Raumschach.options(),
                        List.of(
                                Raumschach.options().array(Raumschach.Array.CVP),
                                Raumschach.options().pawnCaptures(Raumschach.PawnCaptures.FOUR)),
                        Dragonchess.options(),
                        List.of(Dragonchess.options().elementalRise(Dragonchess.ElementalRise.MOVE)),
                        Twinmove.options(),
                        List.of(
                                Twinmove.options().pawnMove(Twinmove.PawnMove.OPTIONAL),
                                Twinmove.options().promotion(Twinmove.PromotionTo.QUEEN),
                                Twinmove.options().balanced(true)),
                        Geminus.options(),
                        List.of(
                                Geminus.options().pawnMove(Geminus.PawnMove.OPTIONAL),
                                Geminus.options().promotion(Geminus.PromotionTo.ANY),
                                Geminus.options().balanced(true)))
                .entrySet()) {
            Set<Object> all = new HashSet<>(options.getValue());
            all.add(options.getKey());
            assertThat(all).hasSize(1 + options.getValue().size());
            assertThat(options.getValue()).doesNotContain(options.getKey());
            assertThat(options.getKey()).isNotEqualTo(options.getKey().toString());
            assertThat(all.stream().map(Object::hashCode).distinct()).hasSameSizeAs(all);
            assertThat(all.stream().map(Object::toString).distinct()).hasSameSizeAs(all);
        }
        assertThat(TwoProng.options().prongs(3).prongs(2))
                .isEqualTo(TwoProng.options())
                .hasSameHashCodeAs(TwoProng.options());
        assertThat(DoubleKing.options().castling(DoubleKing.Castling.STRICT))
                .isEqualTo(DoubleKing.options())
                .hasToString("double-king");
        assertThat(Raumschach.options().array(Raumschach.Array.CVP)).hasToString("raumschach[array=cvp]");
        assertThat(Raumschach.options().array(Raumschach.Array.MAACK)).isEqualTo(Raumschach.options());
        assertThat(Dragonchess.options()).hasToString("dragonchess").isEqualTo(Dragonchess.options());
        assertThat(Twinmove.options().balanced(false)).isEqualTo(Twinmove.options());
        assertThat(Geminus.options().balanced(false)).isEqualTo(Geminus.options());
        assertThat(TwoProng.options()).hasToString("two-prong");
    }

    @Test
    void gamesAreMadeOverOtherBases() {
        BaseGame grand = Grand.game();
        assertThat(Twinmove.over(grand).id()).isEqualTo("twinmove[base=grand]");
        assertThat(TwoProng.over(grand).id()).isEqualTo("two-prong[base=grand]");
        assertThat(Doublemove.over(grand).id()).isEqualTo("doublemove[base=grand]");
        assertThat(Marseillais.over(grand).id()).isEqualTo("marseillais[base=grand]");
        assertThat(Progressive.over(grand).id()).isEqualTo("progressive[base=grand]");
        assertThat(Bennekom.over(grand).id()).isEqualTo("bennekom[base=grand]");
        assertThat(Duck.over(grand).id()).isEqualTo("duck[base=grand]");
        for (RuleSet over : List.of(
                Twinmove.over(grand),
                TwoProng.over(grand),
                Doublemove.over(grand),
                Marseillais.over(grand),
                Progressive.over(grand),
                Bennekom.over(grand),
                Duck.over(grand))) {
            assertThat(RuleSets.of(over.id())).isEqualTo(over);
            assertThat(over.base().board()).isEqualTo(grand.board());
            assertThat(over.base().array()).isEqualTo(grand.array());
        }
        assertThat(Twinmove.over(Orthodox.game()).id()).isEqualTo("twinmove");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("twinmove[base=dragonchess,promotion=queen]"))
                .withMessageStartingWith("expected a promotion of warrior to queen in dragonchess");
        assertThat(Geminus.game()).isEqualTo(Geminus.rules().base());
        assertThat(Swedish.game()).isEqualTo(Swedish.rules().base());
        assertThat(DoubleKing.game()).isEqualTo(DoubleKing.rules().base());
    }

    @Test
    void twinsRefuseWhatDoesNotGoTogether() {
        assertThat(Twins.options().promotion(SiblingPromotion.TWINS).rules())
                .isEqualTo(RuleSets.of("twins[promotion=twins]"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Twins.options().promotion(SiblingPromotion.SINGLE))
                .withMessageStartingWith("expected promotion either, sibling or twins, found single");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("twins[array=twin-queens-only,promotion=twins]"))
                .withMessageContaining("found promotion=twins");
        assertThat(Twins.options().rules("own", "a1+b1,a8+b8").initialPosition())
                .hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1 a1+b1,a8+b8");
    }
}
