package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Kings that must not face one another, by the definition: other turns are those of the game in which they may. */
class FlyingGeneralTest {
    private static final String DEFINED =
            "[%s]\nmaxRank = 6\nmaxFile = 6\nking = k\nknight = n\nrook = r\ncastling = false\n"
                    + "startFen = 2kr2/1nn3/6/6/2NN2/2KR2 w - - 0 1\nflyingGeneral = %s\n%s";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "turn = one",
                "turn = up-to 2",
                "turn = move safe, move safe; only-last check",
                "turn = move safe, move safe optional; ends check",
                "rules = progressive"
            })
    void noMoveAndNoTurnAtOnceLeavesThemFacing(String turn) {
        RuleSet bound = VariantFile.read(DEFINED.formatted("a", true, turn)).ruleSet("a");
        RuleSet free = VariantFile.read(DEFINED.formatted("b", false, turn)).ruleSet("b");
        int narrowed = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (Position position : RandomPlay.game(bound, seed, turn.contains("rules") ? 2 : 9)) {
                Position same = free.position(position.toString());
                List<Turn> all = same.legalTurns().stream().toList();
                List<String> kept = all.stream()
                        .filter(each -> IntStream.rangeClosed(
                                        turn.contains("up-to") ? each.subMoves().size() : 1,
                                        each.subMoves().size())
                                .noneMatch(made ->
                                        face(same.begin(Turn.of(each.subMoves().subList(0, made))
                                                        .toString())
                                                .placement())))
                        .map(Turn::toString)
                        .toList();
                assertThat(position.legalTurns().stream().map(Turn::toString))
                        .as("%s", position)
                        .isEqualTo(kept);
                assertThat(position.isCheck()).isEqualTo(same.isCheck());
                narrowed += kept.size() < all.size() ? 1 : 0;
            }
        }
        assertThat(narrowed).isPositive();
    }

    private static boolean face(Map<Square, List<Piece>> placement) {
        List<Square> kings = placement.keySet().stream()
                .filter(square -> placement.get(square).get(0).type().letter() == 'K')
                .sorted()
                .toList();
        Square a = kings.get(0);
        Square b = kings.get(1);
        return (a.file() == b.file() || a.rank() == b.rank())
                && placement.keySet().stream()
                        .noneMatch(s -> s.index() > a.index()
                                && s.index() < b.index()
                                && (a.file() == b.file() ? s.file() == a.file() : s.rank() == a.rank()));
    }
}
