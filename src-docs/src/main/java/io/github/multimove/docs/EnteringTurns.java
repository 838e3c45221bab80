package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import java.time.Duration;

/** Enters turns sub-move by sub-move, and draws; each line says what it prints. */
public final class EnteringTurns {
    private EnteringTurns() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        walk();
        refuse();
        draw();
        film();
    }

    private static void walk() {
        // @start region="walk"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        PartialTurn turn = position.begin();
        Square rook = position.board().square("c5");
        System.out.println(turn.from(rook)); // -> [c5a5]
        turn = turn.then("c5a5");
        System.out.println(turn.mayStop() + " " + turn.next()); // -> false [a1a2, f3d4, f3e5]
        turn = turn.then(turn.next().get(0));
        System.out.println(turn.mustStop() + " " + turn.turn()); // -> true a1a2,c5a5
        // @end
    }

    private static void refuse() {
        // @start region="refuse"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        PartialTurn turn = position.begin().then("Ra5"); // algebraic form, or c5a5
        System.out.println(turn.next().stream().map(turn::label).toList()); // -> [Ka2, Nd4, Ne5]
        System.out.println(turn.refusal("c5b5").orElseThrow().sentence());
        // -> the rook on c5 cannot move twice in one turn
        // @end
    }

    private static void draw() {
        // @start region="draw"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        Diagram diagram = Diagram.of(position)
                .turn(position.parseTurn("d1d8,e1e8"))
                .seenFrom(Side.BLACK)
                .theme(Diagram.Theme.DARK);
        System.out.println(diagram.svg().startsWith("<svg")); // -> true
        System.out.print(diagram.text());
        // @end
    }

    private static void film() {
        // @start region="film"
        Game game = Game.of(RuleSets.of("two-prong")).play("e4").play("e5,Nf6");
        Film film = Film.of(game).drawn(diagram -> diagram.squareSize(32));
        System.out.println(film.captions()); // -> [, 1. e4, 1... e5,Nf6]
        System.out.println(film.animation(Duration.ofSeconds(1)).contains("animateTransform")); // -> true
        // @end
        System.out.println(film.strip(3).startsWith("<svg"));
    }
}
