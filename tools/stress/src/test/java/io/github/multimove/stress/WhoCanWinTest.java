package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.CanWin;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.testkit.Budget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of few pieces by random turns: a side of which it was once told that it cannot win wins none. */
@Tag("budget")
class WhoCanWinTest {
    private static final int GAMES = Budget.of(3, 10);
    private static final int LAST_TURN = 9;
    private static final int MOST_PIECES = 4;

    @ParameterizedTest
    @MethodSource("io.github.multimove.stress.AgreementRules#all")
    void noSideWinsThatCannot(RuleSet rules) {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            fewPieces(rules, random).ifPresent(start -> play(start, new SplittableRandom(random.nextLong())));
        }
    }

    private static void play(Position start, SplittableRandom random) {
        Set<Side> cannot = EnumSet.noneOf(Side.class);
        Position position = start;
        while (position.turnNumber() <= LAST_TURN) {
            Position now = position;
            now.outcome()
                    .flatMap(Outcome::winner)
                    .ifPresent(winner ->
                            assertThat(cannot).as("%s to %s", start, now).doesNotContain(winner));
            for (Side side : Side.values()) {
                CanWin told = now.canWin(side);
                assertThat(told == CanWin.YES && cannot.contains(side))
                        .as("%s", now)
                        .isFalse();
                if (told == CanWin.NO) {
                    cannot.add(side);
                }
            }
            if (now.legalTurns().isEmpty()) {
                return;
            }
            // of some turns one that wins if there is one, so that games come to their ends
            position = drawn(now, random);
            for (int tries = 0; tries < 5 && position.outcome().isEmpty(); tries++) {
                position = drawn(now, random);
            }
        }
    }

    private static Position drawn(Position position, SplittableRandom random) {
        return position.playUnchecked(position.legalTurns().sample(random));
    }

    /** A position of royal pieces as in the array and a few others, each on any square; of many tries none may be possible. */
    private static Optional<Position> fewPieces(RuleSet rules, Random random) {
        List<Piece> royals = new ArrayList<>();
        rules.initialPosition().forEachPiece((square, piece) -> {
            if (rules.base().royals().contains(piece.type())) {
                royals.add(piece);
            }
        });
        List<PieceType> types = rules.base().types();
        for (int i = 0; i < 60; i++) {
            List<Square> squares = new ArrayList<>(rules.base().board().squares());
            Collections.shuffle(squares, random);
            Setup.Builder setup = Setup.builder(rules.base().board())
                    .side(random.nextBoolean() ? Side.WHITE : Side.BLACK)
                    .turnNumber(2);
            int next = 0;
            for (Piece royal : royals) {
                setup.pieces(squares.get(next++), royal);
            }
            for (int n = random.nextInt(MOST_PIECES); n > 0; n--) {
                PieceType type = types.get(random.nextInt(types.size()));
                setup.pieces(squares.get(next++), new Piece(random.nextBoolean() ? Side.WHITE : Side.BLACK, type));
            }
            if (rules.problems(setup.build()).isEmpty()) {
                return Optional.of(rules.position(setup.build()));
            }
        }
        return Optional.empty();
    }
}
