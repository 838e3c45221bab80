package io.github.multimove.internal.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.fast.halves.PawnThenPieceAnswers;
import io.github.multimove.internal.fast.sets.PairAnswers;
import io.github.multimove.internal.fast.siblings.SiblingAnswers;
import io.github.multimove.internal.fast.singles.PathAnswers;
import io.github.multimove.internal.fast.wide.WideAnswers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.RuleSetAnswers;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each kind of game is answered for by what is soonest for it; which it is, no answer shows. */
class EnginesTest {
    private static @Nullable RuleSetAnswers answers(RuleSet rules) {
        return new Engines().answers(((BoardPosition) rules.initialPosition()).rules());
    }

    private static RuleSet rooks(int files, int ranks) {
        String kings = "k" + (files - 1) + ("/" + files).repeat(ranks - 2) + "/" + (files - 1) + "K";
        BaseGame base = BaseGame.builder("rooks", Board.of(files, ranks))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array(kings)
                .build();
        return RuleSet.of("rooks", base, TurnStructure.one());
    }

    @Test
    void boardsAreAnsweredForByTheirSize() {
        assertThat(answers(Orthodox.rules())).isInstanceOf(PairAnswers.class);
        assertThat(answers(rooks(10, 8))).isInstanceOf(WideAnswers.class);
        assertThat(answers(rooks(12, 12))).isInstanceOf(PathAnswers.class);
    }

    @Test
    void structuresAreAnsweredForByTheirKind() {
        RuleSet siblings = RuleSet.of(
                "siblings", Orthodox.game(), Siblings.of(SiblingBond.CONJOINED).kin(List.of(Set.of(Orthodox.ROOK))));
        assertThat(answers(siblings)).isInstanceOf(SiblingAnswers.class);
        BaseGame quiet = Orthodox.game().toBuilder("quiet").enPassant(false).build();
        assertThat(answers(
                        RuleSet.of("pawn-then-piece", quiet, TurnStructure.pawnThenPiece(true), RoyalRule.capture())))
                .isInstanceOf(PawnThenPieceAnswers.class);
        Series series = Series.repeat(Series.Length.of(2), Step.move(), Step.move());
        assertThat(answers(RuleSet.of("series", Orthodox.game(), series))).isNull();
    }
}
