package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Outcome.Reason;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {
    private static final List<String> THERE_AND_BACK = List.of("Nf3", "Nf6", "Ng1", "Ng8");

    private static Game play(Game start, String... turns) {
        Game game = start;
        for (String turn : turns) {
            game = game.play(turn);
        }
        return game;
    }

    private static Game from(String position) {
        return Game.of(Orthodox.rules().position(position));
    }

    private static Game repeat(Game start, int times) {
        Game game = start;
        for (int i = 0; i < times; i++) {
            game = play(game, THERE_AND_BACK.toArray(String[]::new));
        }
        return game;
    }

    @Test
    void aTurnLeadsToANewGameAndTheOldOneIsStillThere() {
        Game start = Game.of(Orthodox.rules());
        Game one = start.play("e4");
        Game two = one.play(Orthodox.rules().parseTurn(one.position(), "e7e5"));
        assertThat(start.turns()).isEmpty();
        assertThat(two.turns()).extracting(Turn::toString).containsExactly("e2e4", "e7e5");
        assertThat(two.positions()).containsExactly(start.position(), one.position(), two.position());
        assertThat(two.undo()).isSameAs(one);
        assertThat(two.undo().play("e5")).isEqualTo(two);
        assertThat(two.at(0)).isEqualTo(start);
        assertThat(two.at(2)).isSameAs(two);
        assertThat(two.start()).isEqualTo(Orthodox.rules().initialPosition());
        assertThat(two.outcome()).isEmpty();
        assertThat(two)
                .hasToString("orthodox after 2 turns, going on: "
                        + "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assertThatThrownBy(start::undo).isInstanceOf(GameException.class);
        assertThatThrownBy(() -> two.at(3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void gamesAreEqualByWholeStartTurnsAndDeclaredResult() {
        Game a = play(Game.of(Orthodox.rules()), "e4", "e5", "Nf3");
        Game b = play(Game.of(Orthodox.rules()), "e2e4", "e7e5", "g1f3");
        Game otherOrder = play(Game.of(Orthodox.rules()), "Nf3", "e5", "e4");
        assertThat(a).isEqualTo(b).hasSameHashCodeAs(b).isNotEqualTo(otherOrder);
        assertThat(a.agreeDraw()).isEqualTo(b.agreeDraw()).isNotEqualTo(a);
        assertThat(from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")).isNotEqualTo(from("4k3/8/8/8/8/8/8/R3K3 w - - 7 1"));
    }

    @Test
    void theThirdTimeCanBeClaimedAndTheFifthEndsTheGame() {
        Game twice = repeat(Game.of(Orthodox.rules()), 1);
        assertThat(twice.repetitions()).isEqualTo(2);
        assertThat(twice.claims()).isEmpty();
        assertThatThrownBy(() -> twice.claimDraw(Reason.THREEFOLD_REPETITION))
                .isInstanceOf(GameException.class)
                .hasMessage("no draw by threefold repetition can be claimed now");
        Game thrice = repeat(twice, 1);
        assertThat(thrice.claims()).containsExactly(Reason.THREEFOLD_REPETITION);
        assertThat(thrice.claimDraw(Reason.THREEFOLD_REPETITION).outcome())
                .contains(Outcome.draw(Reason.THREEFOLD_REPETITION));
        Game five = repeat(thrice, 2);
        assertThat(five.undo().outcome()).isEmpty();
        assertThat(five.outcome()).contains(Outcome.draw(Reason.FIVEFOLD_REPETITION));
        assertThat(five.claims()).isEmpty();
        assertThat(Orthodox.rules().outcome(five.position())).isEmpty();
        assertThatThrownBy(() -> five.play("e4"))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessage("e4: the game is over (fivefold repetition)");
    }

    @Test
    void aPositionWithOtherCastlingRightsIsAnother() {
        Game game = from("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
        game = play(game, "Rg1", "Kd7", "Rh1", "Ke8");
        assertThat(game.repetitions()).isEqualTo(1);
        game = play(game, "Rg1", "Kd7", "Rh1", "Ke8");
        assertThat(game.repetitions()).isEqualTo(2);
    }

    @Test
    void fiftyTurnsCanBeClaimedAndSeventyFiveEndTheGame() {
        Game game = from("4k3/8/8/8/8/8/8/R3K3 w - - 99 80").play("Ra2");
        assertThat(game.undo().claims()).isEmpty();
        assertThat(game.claims()).containsExactly(Reason.FIFTY_TURNS);
        assertThat(game.claimDraw(Reason.FIFTY_TURNS).outcome()).contains(Outcome.draw(Reason.FIFTY_TURNS));
        Game end = from("4k3/8/8/8/8/8/8/R3K3 w - - 149 99").play("Ra2");
        assertThat(end.outcome()).contains(Outcome.draw(Reason.SEVENTY_FIVE_TURNS));
        assertThat(end.at(1)).isEqualTo(end);
    }

    @Test
    void mateComesBeforeTheClock() {
        Game mate = from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 99").play("Ra8#");
        assertThat(mate.position().halfTurnClock()).isEqualTo(150);
        assertThat(mate.outcome()).contains(Outcome.win(Side.WHITE, Reason.CHECKMATE));
    }

    /** Whether White and Black can win: NO where no moves mate, whatever both play (FIDE Laws of Chess, 5.2.2). */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w,             NO,        NO",
        "4k3/8/8/8/8/8/8/2N1K3 w,           NO,        NO",
        "4k3/8/8/8/8/8/8/2B1K3 b,           NO,        NO",
        "4k3/8/8/8/8/B7/8/B1B1K3 w,         NO,        NO",
        "4k3/8/8/8/8/8/8/1BB1K3 w,          NOT_KNOWN, NO",
        "4k3/8/8/8/8/8/8/1NN1K3 w,          NOT_KNOWN, NO",
        "2b1k3/8/8/8/8/8/8/3BK3 w,          NO,        NO",
        "1b2k3/8/8/8/8/8/8/3BK3 w,          NOT_KNOWN, NOT_KNOWN",
        "1n2k3/8/8/8/8/8/8/3NK3 w,          NOT_KNOWN, NOT_KNOWN",
        "q3k3/8/8/8/8/8/8/3NK3 w,           NO,        NOT_KNOWN",
        "r3k3/8/8/8/8/8/8/3NK3 w,           NOT_KNOWN, NOT_KNOWN",
        "r3k3/8/8/8/8/8/8/3BK3 w,           NO,        NOT_KNOWN",
        "4k3/p7/8/8/8/8/8/3BK3 w,           NOT_KNOWN, NOT_KNOWN",
        "4k3/p7/8/8/8/8/8/4K3 w,            NO,        NOT_KNOWN",
        "4k3/8/8/8/8/8/8/3QK3 w,            YES,       NO",
        "4k3/8/8/8/8/8/8/3RK3 w,            YES,       NO",
        "R5k1/5ppp/8/8/8/8/8/4K3 b,         YES,       NO",
        "k7/8/1Q6/8/8/8/8/4K3 b,            NO,        NO"
    })
    void whoCanStillWinIsTold(String position, Outcome.CanWin white, Outcome.CanWin black) {
        Game game = from(position + " - - 0 80");
        assertThat(game.position().canWin(Side.WHITE)).isEqualTo(white);
        assertThat(game.position().canWin(Side.BLACK)).isEqualTo(black);
        if (game.outcome().isEmpty()) {
            assertThat(game.timeout(Side.BLACK).outcome())
                    .contains(
                            white == Outcome.CanWin.NO
                                    ? Outcome.draw(Reason.TIME)
                                    : Outcome.win(Side.WHITE, Reason.TIME));
        }
    }

    @Test
    void aDeadPositionEndsAGameWhoseRulesSaySo() {
        String rookBeforeKnight = "4k3/8/8/8/8/8/3r4/2N1K3 w - - 0 80";
        Game draws = Game.of(RuleSets.of("orthodox[dead-draws=true]").position(rookBeforeKnight));
        assertThat(draws.outcome()).isEmpty();
        Game drawn = draws.play("Kxd2");
        assertThat(drawn.outcome()).contains(Outcome.draw(Reason.DEAD_POSITION));
        assertThat(drawn.position().outcome()).isEmpty();
        assertThat(drawn.position().legalTurns().isEmpty()).isFalse();
        assertThatThrownBy(() -> drawn.timeout(Side.WHITE)).isInstanceOf(GameException.class);
        Game on = drawn.playOn(drawn.position().parseTurn("Kf7"));
        assertThat(on.outcome()).isEmpty();
        assertThat(on.playedPast()).containsExactly(Reason.DEAD_POSITION);
        assertThat(from(rookBeforeKnight).play("Kxd2").outcome()).isEmpty();
    }

    @Test
    void gamesWonByCaptureHaveTheSameDraws() {
        RuleSet capture = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        assertThat(repeat(Game.of(capture), 4).outcome()).contains(Outcome.draw(Reason.FIVEFOLD_REPETITION));
        Game won =
                Game.of(capture.position("4k3/8/8/8/8/8/4R3/K7 w - - 149 99")).play("Rxe8#");
        assertThat(won.outcome()).contains(Outcome.win(Side.WHITE, Reason.KING_CAPTURED));
    }

    @Test
    void somebodyMayEndTheGame() {
        Game game = play(Game.of(Orthodox.rules()), "e4", "e5");
        assertThat(game.resign(Side.WHITE).outcome()).contains(Outcome.win(Side.BLACK, Reason.RESIGNATION));
        assertThat(game.agreeDraw().outcome()).contains(Outcome.draw(Reason.AGREEMENT));
        assertThat(game.end(Outcome.win(Side.WHITE, Reason.TIME)).outcome())
                .contains(Outcome.win(Side.WHITE, Reason.TIME));
        assertThat(game.end(Outcome.draw(Reason.TIME)).outcome()).contains(Outcome.draw(Reason.TIME));
        Game resigned = game.resign(Side.WHITE);
        assertThat(resigned.at(2)).isEqualTo(game);
        assertThat(resigned.undo()).isEqualTo(game.undo());
        assertThat(resigned.turns()).isEqualTo(game.turns());
        assertThatThrownBy(() -> resigned.play("Nf3")).isInstanceOf(IllegalTurnException.class);
        assertThatThrownBy(resigned::agreeDraw)
                .isInstanceOf(GameException.class)
                .hasMessage("the game is over (resignation)");
    }

    @Test
    void aResultThatCannotBeDeclaredIsRefused() {
        Game game = Game.of(Orthodox.rules());
        List<Outcome> impossible = new ArrayList<>(List.of(
                Outcome.win(Side.WHITE, Reason.CHECKMATE),
                Outcome.draw(Reason.STALEMATE),
                Outcome.draw(Reason.RESIGNATION),
                Outcome.win(Side.WHITE, Reason.AGREEMENT),
                Outcome.win(Side.BLACK, Reason.FIFTY_TURNS),
                Outcome.draw(Reason.FIVEFOLD_REPETITION),
                new Outcome(Optional.of(Side.WHITE), Reason.TIME, 1.5)));
        for (Outcome outcome : impossible) {
            assertThatThrownBy(() -> game.end(outcome))
                    .as(outcome.toString())
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> game.claimDraw(Reason.AGREEMENT)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.claimDraw(Reason.FIFTY_TURNS)).isInstanceOf(GameException.class);
    }

    @Test
    void aVeryLongGameIsComparedAndListedWithoutDeepCalls() {
        RuleSet capture = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        String start = "r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 0 1";
        Game game = walk(Game.of(capture.position(start)));
        Game same = walk(Game.of(capture.position(start)));
        assertThat(game.length()).isGreaterThan(500);
        assertThat(game).isEqualTo(same);
        assertThat(game.positions()).hasSize(game.length() + 1);
    }

    /** An en passant square counts exactly if some legal turn captures there; with two moves at once a partner can see to that. */
    @ParameterizedTest
    @CsvSource({
        "4r1k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1, d5 Ng3 Kf8 Nh1 Kg8 Ng3 Kf8 Nh1 Kg8,        3, 2",
        "6k1/2p5/8/KP5r/8/8/8/7N b - - 0 1,    c5 Ng3 Kf8 Nh1 Kg8 Ng3 Kf8 Nh1 Kg8,        3, 2",
        "4b1k1/3p4/8/4P3/K7/8/8/8 b - - 0 1,   d5+ Kb3 Bf7 Ka4 Be8+ Kb3 Bf7 Ka4 Be8+,     3, 2",
        "6k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1,   d5 Ng3 Kf8 Nh1 Kg8 Ng3 Kf8 Nh1 Kg8,        2, 2"
    })
    void repetitionCountsEnPassantWhereItIsLegal(String position, String turns, int oneMove, int upToTwo) {
        RuleSet two = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
        for (RuleSet rules : List.of(Orthodox.rules(), two)) {
            Game game = Game.of(rules.position(position)).play(turns);
            assertThat(game.repetitions()).isEqualTo(rules.equals(two) ? upToTwo : oneMove);
        }
    }

    @Test
    void repetitionsAreThoseOfAllPositionsBefore() {
        RuleSet rules = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        Game game = Game.of(rules.position("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1"));
        Game most = game;
        SplittableRandom random = new SplittableRandom(7);
        while (game.outcome().isEmpty()) {
            LegalTurns turns = rules.legalTurns(game.position());
            // back again as often as not, so that positions come about again
            Game next = game.play(turns.uniform(random));
            game = next.claims().isEmpty() && random.nextInt(40) > 0 ? next : game.length() > 1 ? game.undo() : next;
            int found = java.util.Collections.frequency(game.positions(), game.position());
            assertThat(game.repetitions()).isEqualTo(found);
            most = found > most.repetitions() ? game : most;
            if (game.length() > 300) {
                break;
            }
        }
        assertThat(most.repetitions()).isGreaterThan(1);
    }

    @Test
    void countingRepetitionsLooksAtFewNodesHoweverLongTheGame() {
        RuleSet rules = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        Position position = rules.position("4k2r/1q6/8/8/8/8/6Q1/R3K3 w - - 0 1");
        SplittableRandom random = new SplittableRandom(5);
        java.util.Map<Position, Integer> counts = new java.util.HashMap<>();
        counts.put(position, 1);
        Occurrences all = Occurrences.of(position);
        int deepest = 0;
        for (int i = 0; i < 20_000; i++) {
            Occurrences before = all;
            all = all.with(position);
            assertThat(all.count(position)).isEqualTo(counts.merge(position, 1, Integer::sum));
            assertThat(before.count(position)).isEqualTo(all.count(position) - 1);
            Occurrences node = all;
            for (int depth = 0; !node.position().equals(position); depth++) {
                node = Objects.requireNonNull(node.below(position.hash(), depth));
                deepest = Math.max(deepest, depth + 1);
            }
            LegalTurns turns = rules.legalTurns(position);
            position = turns.isEmpty()
                    ? rules.position("4k2r/1q6/8/8/8/8/6Q1/R3K3 w - - 0 1")
                    : rules.playUnchecked(position, turns.uniform(random));
        }
        assertThat(counts.size()).isBetween(1_000, 19_999);
        assertThat(deepest).isBetween(10, 40);
    }

    /** Kings and rooks go about at random, always alike; now and then a pawn moves. */
    private static Game walk(Game start) {
        SplittableRandom random = new SplittableRandom(3);
        Game game = start;
        while (game.outcome().isEmpty() && game.length() < 1_000) {
            boolean pawn = game.position().halfTurnClock() > 60;
            List<Turn> quiet = game.ruleSet().legalTurns(game.position()).stream()
                    .filter(turn -> turn.subMoves().get(0) instanceof SubMove.Move step
                            && pawn == step.piece().type().equals(Orthodox.PAWN))
                    .toList();
            if (quiet.isEmpty()) {
                return game;
            }
            game = game.play(quiet.get(random.nextInt(quiet.size())));
        }
        return game;
    }

    /** What is not one turn is several, each for its side; a turn whose sub-moves are all understood is refused as a whole. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            e4,d4 Nf6,d6           | [d2d4,e2e4, d7d6,g8f6]
            e2e4 d2d4 g1f3         | this turn may move at most 2 pieces
            e2e4 e4e5              | no piece of Black stands on e4
            e2e4,d2d4 g8f6,g1f3    | no piece of Black stands on g1
            """)
    void turnsWithSpacesBetweenThem(String text, String played) {
        Game game = Game.of(RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2)));
        if (played.startsWith("[")) {
            assertThat(game.play(text).turns()).hasToString(played);
        } else {
            assertThatThrownBy(() -> game.play(text)).hasMessageContaining(played);
        }
    }
}
