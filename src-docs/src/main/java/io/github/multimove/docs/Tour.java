package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.PgnGame;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The guided tour: Two-Prong Chess as the library understands it, and a look at every other game. Positions are given;
 * whatever is said about them has been asked of the rules.
 */
public final class Tour {
    /** White's king stands in check by a rook and a bishop, and has no square to go to. */
    static final String DOUBLE_CHECK = "r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20";

    /** Two rooks against the last rank. */
    static final String LAST_RANK = "2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20";

    /** The seed of the random game. */
    static final long SEED = 34;

    private final PrintStream out;
    private final RuleSet rules = RuleSets.of("two-prong");

    private Tour(PrintStream out) {
        this.out = out;
    }

    /** Prints the tour. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        show(out);
        out.flush();
    }

    static void show(PrintStream out) {
        Tour tour = new Tour(out);
        tour.start();
        tour.onlyDualTurns();
        tour.dualMate();
        tour.game();
        new TourOfGames(out).show();
        out.println();
        out.println(
                "Next: README.md, then the guide in src-docs/guide (mvn -q -Dfast -Pguide compile makes it a site).");
    }

    private void start() {
        heading("Two-Prong Chess: a turn is a move by one piece, or by two different pieces at once");
        Position start = rules.initialPosition();
        out.print(Diagram.of(start));
        LegalTurns first = start.legalTurns();
        say("White begins with a single move: %d turns. The first ones: %s ...", first.size(), few(first, 8));
        Turn opening = start.parseTurn("e2e4");
        Position next = start.play(opening);
        LegalTurns replies = next.legalTurns();
        out.println();
        out.print(Diagram.of(next).turn(opening));
        say(
                "After %s Black has %d turns, of which %d move two pieces. The first ones: %s ...",
                opening, replies.size(), replies.stream().filter(Tour::isDual).count(), few(replies, 8));
    }

    private void onlyDualTurns() {
        heading("A check that only a dual move answers");
        Position position = rules.position(DOUBLE_CHECK);
        out.print(Diagram.of(position).threats());
        LegalTurns turns = position.legalTurns();
        long dual = turns.stream().filter(Tour::isDual).count();
        say("%s stands in check, and %d turns answer it: %s.", name(position), turns.size(), few(turns, 8));
        if (dual == turns.size()) {
            say("All of them move two pieces: one piece alone does not stop both attackers.");
        }
    }

    private void dualMate() {
        heading("A mate by two pieces at once");
        Position position = rules.position(LAST_RANK);
        LegalTurns turns = position.legalTurns();
        Predicate<Turn> mates = turn -> rules.play(position, turn).isCheckmate();
        List<Turn> mating = turns.stream().filter(mates).toList();
        for (Turn turn : mating) {
            out.print(Diagram.of(position).turn(turn));
            say(
                    "%s (%s) mates; of %d legal turns %s.",
                    turn,
                    position.algebraic(turn),
                    turns.size(),
                    mating.size() == 1 ? "no other does" : mating.size() + " do");
            turn.subMoves().stream()
                    .map(Turn::of)
                    .filter(turns::contains)
                    .forEach(half -> say(
                            "%s alone does not: Black has %d answers.",
                            half, rules.play(position, half).legalTurns().size()));
            out.println();
            out.print(Diagram.of(position.play(turn)));
        }
    }

    private void game() {
        heading("A game of random turns, played to its end");
        Random random = new Random(SEED);
        Game game = Game.of(rules);
        while (game.outcome().isEmpty()) {
            game = game.play(game.position().legalTurns().uniform(random));
        }
        PgnGame written = PgnGame.of(game);
        out.print(movetext(written));
        out.println();
        out.print(Diagram.of(game.position()));
        say("%d turns, then: %s.", game.length(), game.outcome().orElseThrow().words());
    }

    private static String movetext(PgnGame game) {
        String text = game.toString();
        return text.substring(text.indexOf("\n\n") + 2);
    }

    private static boolean isDual(Turn turn) {
        return turn.subMoves().size() == 2;
    }

    private static String name(Position position) {
        String name = position.side().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    static String few(LegalTurns turns, int most) {
        return turns.stream().limit(most).map(Turn::toString).collect(Collectors.joining("  "));
    }

    private void heading(String text) {
        out.println();
        out.println("== " + text);
        out.println();
    }

    private void say(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
