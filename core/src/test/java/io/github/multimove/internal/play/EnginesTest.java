package io.github.multimove.internal.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.fast.series.SeriesEngine;
import io.github.multimove.internal.fast.sets.PairEngine;
import io.github.multimove.internal.fast.siblings.SiblingEngine;
import io.github.multimove.internal.fast.wide.WideAnswers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each kind of game is answered for by what is soonest for it; which it is, no answer shows. */
class EnginesTest {
    private static Engine engine(RuleSet rules) {
        BoardPosition position = (BoardPosition) rules.initialPosition();
        return position.clause.engines[0];
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
        assertThat(engine(Orthodox.rules())).isInstanceOf(PairEngine.class);
        assertThat(engine(rooks(10, 8))).isInstanceOf(WideAnswers.class);
        assertThat(engine(rooks(12, 12))).isInstanceOf(WideAnswers.class);
    }

    @Test
    void structuresAreAnsweredForByTheirKind() {
        RuleSet siblings = RuleSet.of(
                "siblings", Orthodox.game(), Siblings.of(SiblingBond.CONJOINED).kin(List.of(Set.of(Orthodox.ROOK))));
        assertThat(engine(siblings)).isInstanceOf(SiblingEngine.class);
        BaseGame quiet = Orthodox.game().toBuilder("quiet").enPassant(false).build();
        assertThat(engine(RuleSet.of("pawn-then-piece", quiet, TurnStructure.pawnThenPiece(true), RoyalRule.capture())))
                .isInstanceOf(SeriesEngine.class);
        Series series = Series.repeat(Series.Length.of(2), Step.move(), Step.move());
        assertThat(engine(RuleSet.of("series", Orthodox.game(), series))).isInstanceOf(SeriesEngine.class);
    }
}
