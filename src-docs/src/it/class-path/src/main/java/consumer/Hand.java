package consumer;

import io.github.multimove.Game;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.catalogue.Description;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What a hand does at a graphical board, a person's loose text, and a menu that names games in words. */
final class Hand {
    private static final int TURNS = 6;

    private Hand() {}

    static void check(RuleSet rules, Game game) {
        named(rules);
        for (int i = 0; i < Math.min(TURNS, game.length()); i++) {
            Position position = game.positions().get(i);
            Turn turn = game.turns().get(i);
            clicked(rules, position, turn);
            pointed(position, turn);
            read(rules, position, turn);
        }
        film(game);
    }

    /** Each sub-move is found by the squares that are clicked for it, entered by its label, and refused a second time with a reason. */
    private static void clicked(RuleSet rules, Position position, Turn turn) {
        PartialTurn entered = rules.begin(position);
        for (SubMove subMove : turn.subMoves()) {
            List<Square> clicks = subMove.clicks();
            Expect.that(entered.clicked(clicks).contains(subMove), subMove + " is meant by " + clicks);
            for (int n = 1; n < clicks.size(); n++) {
                Expect.that(
                        entered.clicked(clicks.subList(0, n)).contains(subMove),
                        subMove + " may be meant by " + clicks.subList(0, n));
            }
            if (subMove.origin().isEmpty() && subMove.actor().isPresent()) {
                PieceType kind = subMove.actor().orElseThrow().type();
                Expect.that(entered.drops().contains(kind), kind + " may be dropped after " + entered);
                Expect.that(entered.drops(kind).contains(subMove), subMove + " is a drop of " + kind);
            }
            subMove.origin().ifPresent(origin -> offered(position.begin(entered(turn, subMove)), origin));
            Expect.equal(entered.refusal(subMove).isEmpty(), true, "no reason against " + subMove);
            String label = entered.label(subMove);
            Expect.equal(entered.then(label), entered.then(subMove), "entered as " + label);
            entered = entered.then(subMove);
        }
        if (entered.mustStop()) {
            Expect.that(entered.refusal(turn.subMoves().get(0)).isPresent(), "why nothing follows " + entered);
        }
    }

    /** The text of the sub-moves before one. */
    private static String entered(Turn turn, SubMove subMove) {
        List<SubMove> before = turn.subMoves().subList(0, turn.subMoves().indexOf(subMove));
        return String.join(",", before.stream().map(SubMove::toString).toList());
    }

    private static void offered(PartialTurn entered, Square origin) {
        Expect.that(entered.origins().contains(origin), origin + " is offered after " + entered);
        Expect.that(!entered.targets(origin).isEmpty(), "targets of " + origin + " after " + entered);
    }

    /** The middle of a square's place in the picture is that square; what is marked is drawn. */
    private static void pointed(Position position, Turn turn) {
        List<Square> marked = turn.subMoves().get(0).clicks();
        Diagram diagram = Diagram.of(position).mark(Diagram.Mark.CHOSEN, marked);
        for (Square square : position.board().squares()) {
            Diagram.Area area = diagram.area(square);
            double half = area.size() / 2;
            Expect.equal(
                    diagram.squareAt(area.x() + half, area.y() + half).orElseThrow(), square, "the square at " + area);
        }
        Expect.that(diagram.svg().length() > Diagram.of(position).svg().length(), "marks of " + marked);
        dressed(position, turn);
    }

    /** A picture with the program's own size, colours, pieces and order of levels; a piece in hand is found where it is drawn. */
    private static void dressed(Position position, Turn turn) {
        Diagram diagram = Diagram.of(position)
                .lastTurn(turn)
                .squareSize(30)
                .levels(Diagram.Levels.COLUMN)
                .colour(Diagram.Colour.DARK_SQUARE, "var(--board-dark)")
                .pictures(piece -> Optional.of("<circle class=\"own\" r=\"9\"/>"));
        String svg = diagram.svg();
        Expect.equal(diagram.area(turn.subMoves().get(0).to()).size(), 30.0, "the size of a square");
        Expect.that(
                svg.contains("class=\"own\"") && svg.contains("var(--board-dark)"), "pieces and colours of one's own");
        boolean inHand = !position.hand(Side.WHITE).isEmpty();
        boolean found = false;
        for (double x = 0; x < diagram.width(); x += 10) {
            for (double y = 0; y < diagram.height(); y += 10) {
                found |= diagram.handAt(x, y).isPresent();
                Expect.that(
                        diagram.handAt(x, y).isEmpty() || diagram.squareAt(x, y).isEmpty(), "a hand is no square");
            }
        }
        Expect.equal(found, inHand || !position.hand(Side.BLACK).isEmpty(), "pieces in hand are found");
    }

    /** A turn with spaces around its commas is understood, and the strict reader refuses it. */
    private static void read(RuleSet rules, Position position, Turn turn) {
        String loose = " " + turn.toString().replace(",", " , ") + " ";
        Expect.equal(position.parseTurn(loose, Reading.LENIENT), turn, "read loosely: " + loose);
        Expect.equal(Game.of(position).play(loose, Reading.LENIENT).turns(), List.of(turn), "played loosely: " + loose);
    }

    private static void film(Game game) {
        Film film = Film.of(game);
        Expect.equal(film.diagrams().size(), film.captions().size(), "a caption for each board");
        Expect.that(film.diagrams().size() > game.length(), "a board for each turn at least");
        Expect.that(film.animation(Duration.ofSeconds(1)).startsWith("<svg"), "an animated picture");
    }

    /** The title finds the game, and every option is told in words. */
    private static void named(RuleSet rules) {
        Description words = RuleSets.describe(rules.id());
        Expect.equal(RuleSets.ofLeniently(words.title()), rules, "found by title: " + words);
        words.options().forEach(option -> Expect.that(!option.title().isEmpty(), "words of " + option));
    }
}
