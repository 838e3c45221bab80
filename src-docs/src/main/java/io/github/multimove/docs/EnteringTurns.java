package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.Game;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import java.time.Duration;
import java.util.List;

/** Enters turns sub-move by sub-move, and draws; each line says what it prints. */
public final class EnteringTurns {
    private EnteringTurns() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        walk();
        hand();
        refuse();
        store();
        draw();
        mark();
        film();
    }

    private static void walk() {
        // @start region="walk"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        PartialTurn turn = rules.begin(position);
        Square rook = position.board().square("c5");
        List<SubMove> offered = turn.from(rook); // what the rook may do in some legal turn
        System.out.println(offered); // -> [c5a5]
        turn = turn.then(offered.get(0));
        System.out.println(turn.mayStop()); // -> false
        System.out.println(turn.next()); // -> [a1a2, f3d4, f3e5]
        turn = turn.back().then(offered.get(0)).then(turn.next().get(0));
        System.out.println(turn.mustStop() + " " + turn.turn()); // -> true a1a2,c5a5
        // @end
    }

    private static void hand() {
        // @start region="hand"
        RuleSet rules = RuleSets.of("geminus");
        PartialTurn turn = rules.begin(rules.initialPosition());
        Board board = turn.position().board();
        System.out.println(turn.drops().size() + " " + turn.origins()); // -> 5 []
        List<SubMove> pawn = turn.clicked(List.of(board.square("d3"), board.square("c2")));
        System.out.println(pawn.get(0) + " " + pawn.size()); // -> K@d3>c2 4
        turn = turn.then(pawn.get(0)).then("N@b1"); // the answer to a question, and a text
        System.out.println(turn.mustStop() + " " + turn); // -> true K@d3>c2,N@b1
        // @end
    }

    private static void refuse() {
        // @start region="refuse"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        PartialTurn turn = rules.begin(position).then("Ra5"); // algebraic form, or c5a5
        System.out.println(turn.next().stream().map(turn::label).toList()); // -> [Ka2, Nd4, Ne5]
        System.out.println(turn.refusal("f3h4").orElseThrow().sentence());
        // -> your king on a1 would be left attacked by the bishop on h8
        System.out.println(turn.refusal("c5b5").orElseThrow().sentence());
        // -> the rook on c5 cannot move twice in one turn
        // @end
    }

    private static void store() {
        // @start region="store"
        RuleSet rules = RuleSets.of("geminus");
        PartialTurn turn = rules.initialPosition().begin("N@b1");
        System.out.println(turn.next().size()); // -> 323
        System.out.println(turn.equals(turn.position().begin(turn.toString()))); // -> true
        // @end
    }

    private static void draw() {
        // @start region="draw"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        Diagram diagram = Diagram.of(position)
                .turn(rules.parseTurn(position, "d1d8,e1e8"))
                .seenFrom(Side.BLACK)
                .theme(Diagram.Theme.DARK);
        System.out.println(diagram.svg().startsWith("<svg")); // -> true
        System.out.print(diagram.text());
        // @end
    }

    private static void mark() {
        // @start region="mark"
        RuleSet rules = RuleSets.of("two-prong");
        Turn last = rules.parseTurn(rules.initialPosition(), "e2e4");
        PartialTurn turn =
                rules.begin(rules.play(rules.initialPosition(), last)).then("e5");
        Square knight = turn.position().board().square("g8");
        Diagram diagram = Diagram.of(turn)
                .lastTurn(last)
                .mark(Diagram.Mark.CHOSEN, List.of(knight))
                .mark(turn.targets(knight))
                .colour(Diagram.Colour.DARK_SQUARE, "#769656");
        System.out.println(diagram.svg().contains("class=\"chosen\"")); // -> true
        Diagram.Area area = diagram.area(knight); // in the units of the SVG
        System.out.println(diagram.squareAt(area.x() + 5, area.y() + 5)); // -> Optional[g8]
        // @end
    }

    private static void film() {
        // @start region="film"
        Game game = Game.of(RuleSets.of("two-prong")).play("e4").play("e5,Nf6");
        Film film = Film.of(game).drawn(diagram -> diagram.squareSize(32));
        System.out.println(film.captions()); // -> [, 1. e4, 1... e5,Nf6]
        String strip = film.strip(3); // three boards a row
        String animation = film.animation(Duration.ofSeconds(1));
        System.out.println(animation.contains("animateTransform")); // -> true
        // @end
        System.out.println(strip.length() > animation.length() / 2);
    }
}
