package io.github.multimove.board;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/**
 * Chooses a turn for a side without a person: any, or one that wins at once or else leaves that side with the most pieces by
 * worth, as far as one turn shows it. It is there to have somebody to play with, not to play well.
 */
public final class Opponent {
    /** So many turns are looked at; of more, as many drawn at random. */
    private static final int MOST_LOOKED_AT = 1500;

    private static final Map<String, Integer> WORTH =
            Map.of("knight", 3, "bishop", 3, "rook", 5, "queen", 9, "marshal", 8, "cardinal", 7, "squirk", 8);
    private static final int WORTH_OF_OTHERS = 4;
    private static final int WIN = 1_000_000;

    private final RandomGenerator random;

    /** Chooses with a generator of random numbers. */
    public Opponent(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Returns a turn of any kind.
     *
     * @throws IllegalStateException if the game is over
     */
    public Turn anyTurn(Game game) {
        LegalTurns turns = turns(game);
        return few(turns) ? turns.uniform(random) : turns.sample(random);
    }

    // @start region="ahead"
    /**
     * Returns a turn that looks best one turn ahead; of several equal ones, any.
     *
     * @throws IllegalStateException if the game is over
     * @throws CancellationException if the thread is interrupted
     */
    public Turn bestTurn(Game game) {
        Position position = game.position();
        List<Turn> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Turn turn : looked(turns(game))) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while choosing a turn");
            }
            int worth = worth(position.play(turn), position.side());
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(turn);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    private static int worth(Position position, Side side) {
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            return outcome.get()
                    .winner()
                    .map(winner -> winner == side ? WIN : -WIN)
                    .orElse(0);
        }
        BaseGame base = position.ruleSet().base();
        int worth = 0;
        for (List<Piece> pieces : position.pieces().values()) {
            for (Piece piece : pieces) {
                worth += piece.side() == side ? worth(piece.type(), base) : -worth(piece.type(), base);
            }
        }
        return worth;
    }
    // @end

    private static int worth(PieceType type, BaseGame base) {
        if (base.royals().contains(type)) {
            return 0;
        }
        return base.pawns().contains(type) ? 1 : WORTH.getOrDefault(type.name(), WORTH_OF_OTHERS);
    }

    private List<Turn> looked(LegalTurns turns) {
        if (few(turns)) {
            return turns.stream().toList();
        }
        List<Turn> drawn = new ArrayList<>();
        for (int i = 0; i < MOST_LOOKED_AT; i++) {
            drawn.add(turns.sample(random));
        }
        return drawn;
    }

    private static boolean few(LegalTurns turns) {
        return turns.countUpTo(MOST_LOOKED_AT) < MOST_LOOKED_AT;
    }

    private static LegalTurns turns(Game game) {
        if (game.outcome().isPresent()) {
            throw new IllegalStateException("the game is over");
        }
        return game.ruleSet().legalTurns(game.position());
    }
}
