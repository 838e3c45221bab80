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
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

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

    /** Makes an opponent that chooses by a source of randomness among turns that look alike. */
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
        return bestTurn(game, lookedAt(game), turn -> {});
    }

    /**
     * Returns the turn that looks best one turn ahead, of some legal turns.
     *
     * @param among the turns, one or more
     * @param better is shown each turn that looks better than those before it
     * @throws CancellationException if the thread is interrupted
     */
    public Turn bestTurn(Game game, Stream<Turn> among, Consumer<Turn> better) {
        Position position = game.position();
        List<Turn> best = new ArrayList<>();
        int highest = Integer.MIN_VALUE;
        for (Iterator<Turn> looked = among.iterator(); looked.hasNext(); ) {
            Turn turn = looked.next();
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while choosing a turn");
            }
            int worth = worth(position.play(turn), position.side());
            if (worth > highest) {
                best.clear();
                highest = worth;
                better.accept(turn);
            }
            if (worth == highest) {
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

    /**
     * Returns the turns that an opponent looks at: all, or of very many some drawn at random.
     *
     * @throws IllegalStateException if the game is over
     */
    public Stream<Turn> lookedAt(Game game) {
        LegalTurns turns = turns(game);
        return few(turns)
                ? turns.stream()
                : Stream.generate(() -> turns.sample(random)).limit(MOST_LOOKED_AT);
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
