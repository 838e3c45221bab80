package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.explain.StepRefusal;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Steps in any order, later sub-moves that capture no royal piece, other series at turn numbers (rules/more-series.md, New properties). */
class SeriesOfPartsTest {
    private static final Step PAWN = Step.move().pawns();
    private static final Step OTHER = Step.move().others();

    private static RuleSet game(Series series, RoyalRule rule) {
        return RuleSet.of("parts", Orthodox.game(), series, rule);
    }

    private static List<String> turns(Position position) {
        return position.legalTurns().stream().map(Turn::toString).toList();
    }

    @Test
    void aPawnAndAnotherPieceInEitherOrder() {
        RuleSet rules = game(Series.of(PAWN, OTHER).inAnyOrder(), RoyalRule.capture());
        Position position = rules.position("k7/8/8/8/8/8/7P/K7 w - - 0 1");
        assertThat(turns(position))
                .containsExactlyInAnyOrder(
                        "h2h3,a1a2",
                        "h2h3,a1b1",
                        "h2h3,a1b2",
                        "h2h4,a1a2",
                        "h2h4,a1b1",
                        "h2h4,a1b2",
                        "a1a2,h2h3",
                        "a1a2,h2h4",
                        "a1b1,h2h3",
                        "a1b1,h2h4",
                        "a1b2,h2h3",
                        "a1b2,h2h4");
        StepRefusal refusal = (StepRefusal) position.refusal("a1a2,a2a3").orElseThrow();
        assertThat(refusal.sentence()).isEqualTo("the part of the turn that is for the piece on a2 has been made");
        // the rook opens the file by the first sub-move, the queen captures by the second: the whole turn is looked at
        RuleSet rooks = game(
                Series.of(Step.move().neitherPawnsNorRoyals(), Step.move().neitherPawnsNorRoyals())
                        .inAnyOrder(),
                RoyalRule.lastRoyal());
        assertThat(rooks.position("4k3/8/8/8/8/4B3/4Q3/K7 b - - 0 1").isCheck()).isTrue();
    }

    @Test
    void aPartThatMayBeLeftOutIsMadeWhileItCan() {
        RuleSet rules = game(
                Series.of(PAWN.duty(Step.Duty.IF_POSSIBLE), Step.move().royals().safe())
                        .inAnyOrder()
                        .laterSpareRoyals(),
                RoyalRule.lastRoyal());
        assertThat(turns(rules.position("7k/8/8/7p/7P/8/8/K7 w - - 0 1")))
                .containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2");
        assertThat(turns(rules.position("7k/8/8/8/7p/7P/1r6/K7 w - - 0 1"))).containsExactly("a1b2");
    }

    @Test
    void laterSubMovesCaptureNoRoyalPiece() {
        Step move = Step.move();
        RuleSet deep = game(Series.of(move, move), RoyalRule.lastRoyal());
        RuleSet spares = game(Series.of(move, move).laterSpareRoyals(), RoyalRule.lastRoyal());
        String knight = "4k3/8/8/8/4N3/8/8/K7 b - - 0 1";
        assertThat(deep.position(knight).isCheck()).isTrue();
        assertThat(spares.position(knight).isCheck()).isFalse();
        assertThat(spares.position("4k3/8/5N2/8/8/8/8/K7 b - - 0 1").isCheck()).isTrue();
        Position other = spares.position("4k3/8/8/8/4N3/8/8/K7 w - - 0 1");
        assertThat(turns(other)).contains("e4f6,a1a2").doesNotContain("e4f6,f6e8");
        assertThat(other.refusal("e4f6,f6e8").orElseThrow().sentence())
                .contains("only the first move of a turn captures a royal piece");
        // in a game won by capture a later sub-move captures everything else
        RuleSet won = game(Series.of(move, move).laterSpareRoyals(), RoyalRule.capture());
        assertThat(turns(won.position("4k3/3p4/8/8/4N3/8/8/K7 w - - 0 1")))
                .contains("e4f6,f6d7", "e4f6,f6h7")
                .doesNotContain("e4f6,f6e8");
    }

    @Test
    void anotherSeriesAtTurnNumbers() {
        Step safe = Step.move().safe();
        Series two = Series.of(safe, safe.duty(Step.Duty.IF_POSSIBLE).quiet());
        RuleSet rules = game(two.atTurn(2, Series.of(PAWN.safe())), RoyalRule.lastRoyal());
        String text = "k7/8/8/8/8/8/7P/K7 w - - 0 ";
        assertThat(turns(rules.position(text + 2))).containsExactly("h2h3", "h2h4");
        assertThat(rules.position(text + 1).legalTurns().count())
                .isEqualTo(rules.position(text + 3).legalTurns().count());
        // the number is part of the position as long as the clause is in force or to come
        assertThat(rules.position(text + 1)).isNotEqualTo(rules.position(text + 2));
        assertThat(rules.position(text + 2)).isNotEqualTo(rules.position(text + 3));
        assertThat(rules.position(text + 3)).isEqualTo(rules.position(text + 9));
        assertThat(rules.position(text + 2).hash())
                .isNotEqualTo(rules.position(text + 3).hash());
        assertThat(rules.position(text + 3).hash())
                .isEqualTo(rules.position(text + 9).hash());
        // a rook gives check though only a pawn may move
        assertThat(rules.position("k7/8/8/8/8/8/7P/R3K3 b - - 0 2").isCheck()).isTrue();
    }

    @Test
    void threeOnTheFirstTurns() {
        Step move = Step.move();
        Series three = Series.of(move, move, move);
        RuleSet rules = game(Series.of(move).atTurn(1, three), RoyalRule.capture());
        Position start = rules.position("k7/8/8/8/8/8/8/K7 w - - 0 1");
        assertThat(start.legalTurns().stream()).allMatch(turn -> turn.subMoves().size() == 3);
        Position next = start.play("a1b1,b1c1,c1d1").play("a8b8,b8c8,c8d8");
        assertThat(next.turnNumber()).isEqualTo(2);
        assertThat(turns(next)).hasSize(5).allMatch(turn -> turn.length() == 4);
    }

    /** Every end by one sub-move is safe from one capture, but White makes two. */
    @Test
    void aTurnNumberDoesNotChangeWhatJudgesCheck() {
        Step safe = Step.move().safe();
        RuleSet rules = game(Series.of(Step.move(), Step.move()).atTurn(1, Series.of(safe)), RoyalRule.lastRoyal());
        Position position = rules.position("7k/8/8/8/8/8/Q7/K7 b - - 0 1");
        for (Turn turn : position.legalTurns()) {
            assertThat(position.play(turn)
                            .withSideToMove(Side.BLACK)
                            .orElseThrow()
                            .isCheck())
                    .isFalse();
        }
        assertThat(position.legalTurns().count())
                .isEqualTo(position.legalTurns().stream().count());
    }

    @Test
    void whatTextsCannotCarryIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        game(Series.of(PAWN, OTHER.duty(Step.Duty.OR_STALEMATE)).inAnyOrder(), RoyalRule.capture()))
                .withMessageContaining("in any order");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Series.of(PAWN).atTurn(0, Series.of(PAWN)))
                .withMessageContaining("found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnStructure.upTo(2).places(Step.Pieces.ROYALS, Step.Pieces.ALL))
                .withMessageContaining("found ROYALS");
    }

    @Test
    void aLengthGrowsToALimitAndStays() {
        Step move = Step.move();
        Series growing = Series.repeat(Series.Length.growing(2), move, move);
        RuleSet rules = game(growing.on(Series.Closing.ENDS, Series.Event.CHECK), RoyalRule.capture());
        Position position = rules.position("k7/8/8/8/8/8/8/K7 w - - 0 1");
        for (int length : new int[] {1, 2, 2, 2, 2}) {
            assertThat(position.legalTurns().stream())
                    .allMatch(turn -> turn.subMoves().size() == length);
            position = position.play(position.legalTurns().at(0));
        }
        assertThat(position.legalTurns().count())
                .isEqualTo(position.legalTurns().stream().count());
    }

    @Test
    void stepsByTypes() {
        Step knight = Step.move().by(Set.of(Orthodox.KNIGHT, Orthodox.BISHOP));
        RuleSet rules = game(Series.of(knight, Step.move().by(Set.of(Orthodox.KING))), RoyalRule.capture());
        Position position = rules.position("k7/8/8/8/8/8/7P/K6N w - - 0 1");
        assertThat(turns(position))
                .containsExactlyInAnyOrder(
                        "h1f2,a1a2", "h1f2,a1b1", "h1f2,a1b2", "h1g3,a1a2", "h1g3,a1b1", "h1g3,a1b2");
        assertThat(position.refusal("h2h3,a1a2").orElseThrow().sentence())
                .isEqualTo("move 1 of this turn has to be a move of a bishop or a knight, such as h1f2");
        assertThat(position.legalTurns().count()).isEqualTo(6);
        RuleSet royal = game(Series.of(knight), RoyalRule.lastRoyal());
        // a pawn captures nothing in this game: it gives no check
        assertThat(royal.position("8/8/8/8/8/k7/1P6/K7 b - - 0 1").isCheck()).isFalse();
        assertThat(royal.position("8/8/8/8/8/k7/8/1N1K4 b - - 0 1").isCheck()).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Step.move().by(Set.of()))
                .withMessageContaining("found none");
        PieceType unknown = new PieceType("unknown", 'S', Orthodox.KNIGHT.movement());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game(Series.of(Step.move().by(Set.of(unknown))), RoyalRule.capture()))
                .withMessageContaining("found unknown");
    }

    @Test
    void partsThatNoTurnOfAnyTimeCanHaveAreRefused() {
        Step safe = Step.move().safe();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("drops", Orthodox.game(), TurnStructure.twoDrops()))
                .withMessageContaining("expected a structure of one turn that is not drops alone, found ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of(
                        "drops",
                        Orthodox.game(),
                        TurnStructure.whileInHand(TurnStructure.one()).then(TurnStructure.one())))
                .withMessageContaining("expected a series of drops, found ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of(
                        "last-turn",
                        Orthodox.game(),
                        TurnStructure.opening(Series.of(safe))
                                .then(Series.repeat(
                                                Series.Length.oneMoreThanLastTurn(),
                                                safe,
                                                safe.duty(Step.Duty.IF_POSSIBLE))
                                        .on(Series.Closing.ENDS, Series.Event.CHECK))))
                .withMessageContaining(
                        "expected no opening and no drops before a series whose length comes from the last"
                                + " turn, found ");
        BaseGame game = Orthodox.game();
        BaseGame withHole = game.toBuilder("hole")
                .holes(List.of(game.board().square("d5")))
                .array("rnbqkbnr/pppppppp/8/3*4/8/8/PPPPPPPP/RNBQKBNR")
                .build();
        Series duck = Series.of(Step.move(), Step.place());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("duck-hole", withHole, duck, RoyalRule.capture()))
                .withMessageContaining("expected a structure that places no neutral piece over hole, whose board has"
                        + " holes, found ");
        assertThat(RuleSet.of("hole", withHole, Series.of(Step.move()), RoyalRule.capture())
                        .initialPosition()
                        .legalTurns()
                        .count())
                .isEqualTo(20);
    }

    /** One, two, three sub-moves, then one again: recognised by turn number and side, but for the first. */
    @Test
    void openingsWithinOpenings() {
        Step safe = Step.move().safe();
        Step later = safe.duty(Step.Duty.IF_POSSIBLE);
        for (TurnStructure rest : List.of(TurnStructure.one(), Series.of(safe))) {
            RuleSet rules = RuleSet.of(
                    "openings",
                    Orthodox.game(),
                    TurnStructure.opening(Series.of(safe))
                            .then(TurnStructure.opening(TurnStructure.upTo(2))
                                    .then(TurnStructure.opening(Series.of(safe, later, later))
                                            .then(rest))));
            Position position = rules.initialPosition();
            assertThat(position.isUnderOpeningRule()).isTrue();
            for (int length : new int[] {1, 2, 3, 1, 1}) {
                assertThat(position.legalTurns().stream()
                                .mapToInt(turn -> turn.subMoves().size())
                                .max())
                        .hasValue(length);
                assertThat(position.legalTurns().count())
                        .isEqualTo(position.legalTurns().stream().count());
                Position same = rules.position(position.toString());
                assertThat(same).isEqualTo(position);
                assertThat(same.hash()).isEqualTo(position.hash());
                position = position.play(position.legalTurns().at(0));
            }
            Position start = rules.initialPosition();
            long sum = 0;
            for (Turn turn : start.legalTurns()) {
                sum += start.play(turn).legalTurns().count();
            }
            assertThat(Perft.count(start, 2)).isEqualTo(sum);
            String board = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 ";
            assertThat(rules.position(board + 2)).isNotEqualTo(rules.position(board + 3));
            assertThat(rules.position(board + 3)).isEqualTo(rules.position(board + 4));
            assertThat(rules.position(board + 2).legalTurns().stream()
                            .mapToInt(turn -> turn.subMoves().size())
                            .max())
                    .hasValue(3);
        }
        Series growing =
                Series.repeat(Series.Length.growing(), safe, later).on(Series.Closing.ENDS, Series.Event.CHECK);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of(
                        "openings",
                        Orthodox.game(),
                        TurnStructure.opening(Series.of(safe))
                                .then(TurnStructure.opening(growing).then(Series.of(safe))),
                        RoyalRule.capture()))
                .withMessageContaining("fixed length");
    }

    /** A capture of the last royal piece ends the turn, and is its last sub-move (rules/series.md, 3). */
    @Test
    void whereOnlyTheLastSubMoveCapturesTheKingIsCapturedByTheFirstToo() {
        Step move = Step.move();
        Series series = Series.repeat(Series.Length.of(2), move, move)
                .on(Series.Closing.ONLY_LAST, Series.Event.CHECK, Series.Event.CAPTURE);
        Position attacked = game(series, RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES))
                .position("4r1k1/8/8/8/8/8/8/4K3 w - - 0 9");
        assertThat(attacked.isCheck()).isTrue();
        assertThat(attacked.threats()).extracting(Turn::toString).containsExactly("e8e1");
        Position won = game(series, RoyalRule.capture()).position("4r1k1/8/8/8/8/8/8/4K3 b - - 0 9");
        assertThat(turns(won)).contains("e8e1").doesNotContain("e8e1,e1e2");
    }
}
