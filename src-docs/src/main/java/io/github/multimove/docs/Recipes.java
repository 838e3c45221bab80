package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solver;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Short answers to what programs need first; each line says what it prints. */
public final class Recipes {
    private Recipes() {}

    /** Prints what its lines say. */
    public static void main(String[] args) throws Exception {
        whoseTurn();
        squares();
        store();
        reject();
        draw();
        serve();
    }

    private static void whoseTurn() {
        // @start region="whose-turn"
        Game game = Game.of(RuleSets.of("marseillais")).play("e4").play("e5,Nf6");
        String line = game.outcome()
                .map(outcome -> "over: " + outcome.reason())
                .orElse(game.position().side() == Side.WHITE ? "White to move" : "Black to move");
        System.out.println(line); // -> White to move
        // @end
    }

    private static void squares() {
        // @start region="squares"
        Position position = RuleSets.of("two-prong").initialPosition().play("e2e4");
        PartialTurn turn = position.begin("e7e5"); // one piece has been moved, one may follow
        Square knight = position.board().square("g8");
        List<Square> offered = turn.from(knight).stream().map(SubMove::to).toList();
        System.out.println(offered + " or stop: " + turn.mayStop()); // -> [f6, h6] or stop: true
        // @end
    }

    private static void store() {
        // @start region="store"
        Game game = Game.of(RuleSets.of("duck")).play("e4@c6").play("e5@d4").resign(Side.BLACK);
        String text = PgnGame.of(game).withTag("White", "Ann").toString();
        PgnGame read = Pgn.strict().read(text);
        System.out.println(read.game().equals(game) + " " + read.tag("White").orElseThrow()); // -> true Ann
        byte[] bytes = game.position().toBytes(); // a position alone, for a table of a database
        System.out.println(game.ruleSet().position(bytes).equals(game.position())); // -> true
        // @end
    }

    private static void reject() {
        // @start region="reject"
        Position position = RuleSets.of("two-prong").position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        Optional<Refusal> refusal = position.refusal("c5a5"); // what a client has sent
        System.out.println(refusal.map(Refusal::rule)); // -> Optional[ROYAL_LEFT_ATTACKED]
        System.out.println(position.refusal("c5a5,f3d4")); // -> Optional.empty
        // @end
    }

    private static void draw() {
        // @start region="draw"
        Problem problem = Problem.of(RuleSets.of("orthodox"), "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 #2");
        String svg = Diagram.of(problem.position()).withoutCoordinates().svg();
        System.out.println(svg.startsWith("<svg")); // -> true
        System.out.println(Solver.of(problem).solve().solutions()); // -> [Ra6]
        // @end
    }

    private static void serve() throws InterruptedException, ExecutionException {
        // @start region="serve"
        RuleSet rules = RuleSets.of("two-prong[base=dragonchess,prongs=4]"); // shared between all threads
        Position position = rules.initialPosition();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Future<Long> count = threads.submit(() -> position.legalTurns().count());
        try {
            System.out.println(count.get(1, TimeUnit.MINUTES) > 0); // -> true
        } catch (TimeoutException | CancellationException e) {
            count.cancel(true); // long work answers the interruption
        } finally {
            threads.shutdownNow();
        }
        // @end
    }
}
