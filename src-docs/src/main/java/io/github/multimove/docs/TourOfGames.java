package io.github.multimove.docs;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Random;

/** The part of the tour that looks at every other game. */
final class TourOfGames {
    private final PrintStream out;

    TourOfGames(PrintStream out) {
        this.out = out;
    }

    void show() {
        twinmove();
        geminus();
        twins();
        series();
        duck();
        doubleKing();
        chess960();
        grand();
        raumschach();
        dragonchess();
    }

    private void twinmove() {
        RuleSet rules =
                open("twinmove", "Twinmove Chess: a pawn move, then a piece move; the king is there to be captured");
        Position position = rules.position("4k3/8/8/8/8/3p4/4P3/4RK2 w - - 0 20");
        Turn takes = position.parseTurn("e2d3,e1e8");
        say(
                "In %s the pawn move opens the line: %s, and %s.",
                position,
                takes,
                rules.play(position, takes).outcome().orElseThrow().words());
    }

    private void geminus() {
        RuleSet rules =
                open("geminus", "Geminus Chess: every piece but the pawns is dropped, two a turn; then as Twinmove");
        LegalTurns turns = rules.initialPosition().legalTurns();
        say("One of the turns, drawn at random without listing them: %s.", turns.uniform(new Random(7)));
    }

    private void twins() {
        RuleSet rules = open("twins", "Twins Chess: siblings move together and die together");
        Position position = rules.position("4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3");
        Turn turn = position.parseTurn("c3d2,d3c2");
        say("The inventor's first example, %s: %s leads to %s.", position, turn, position.play(turn));
    }

    private void series() {
        RuleSet rules =
                open("marseillais", "Marseillais Chess: two sub-moves, one after the other; a check ends the turn");
        Position passed = rules.position("k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9");
        Turn both = passed.parseTurn("b4c3,g4f3");
        say("Two pawns captured en passant by one turn, %s: %s leads to %s.", passed, both, passed.play(both));

        RuleSet progressive = open("progressive", "Progressive Chess: one sub-move, then two, then three");
        Position draws = progressive.position("8/8/8/8/8/5k2/5q2/6K1 w - - 0 2");
        Turn saves = draws.parseTurn("g1h1");
        say(
                "Three sub-moves are due in %s, and %s saves the game: %s.",
                draws,
                saves,
                progressive.play(draws, saves).outcome().orElseThrow().words());

        RuleSet monster = open("monster", "Monster Chess: a king and four pawns, two sub-moves a turn");
        Position mates = monster.position("4k3/8/4P3/8/3P4/8/2q5/7K w - - 0 30");
        Turn mate = mates.parseTurn("d4d5,d5d6");
        say(
                "In %s the pawns mate by %s: %s.",
                mates, mate, monster.play(mates, mate).outcome().orElseThrow().words());

        RuleSet avalanche = open("avalanche", "Avalanche Chess: a move, then a push of an enemy pawn");
        Position exposes = avalanche.position("7k/p5pp/5b2/8/3p4/8/8/K3R3 w - - 0 30");
        Turn loses = exposes.parseTurn("e1e8,d4d3");
        say(
                "Pushing oneself into check loses even after mating, %s: %s, and %s.",
                exposes,
                loses,
                avalanche.play(exposes, loses).outcome().orElseThrow().words());

        RuleSet doublemove =
                open("doublemove", "Doublemove Chess: two sub-moves, and the king is there to be captured");
        Position forked = doublemove.position("4k3/8/8/8/4N3/8/8/K7 b - - 4 30");
        say("In %s the knight threatens the king in two moves: %s.", forked, forked.threats());
        doubleMoves();
        swapsAndTakeAll();
        swedish();
    }

    private void doubleMoves() {
        open("extra-move", "Extra Move Chess: a second sub-move if you like, that captures nothing");
        RuleSet two = open("two-move", "Two Move Chess: two quiet sub-moves, or one that is answered by one");
        Position alone = two.position("7r/2k5/8/2p5/1pP5/1P6/2K5/8 w - - 1 50 -");
        say("A lone king cannot move twice, %s: stalemate (%s).", alone, alone.isStalemate());
        open("two-fisted", "Two-Fisted Chess: two pieces of one kind");
        open("bennekom", "Bennekom Double Move Chess: one piece twice");
        open("accelerated", "Accelerated Chess: one capture, or two quiet moves");
        RuleSet triplets = open("triplets", "Triplets: a pawn, a piece and the king, in any order");
        Position lost = triplets.position("k1r5/8/8/8/8/p7/P1N5/K7 w - - 0 9");
        say(
                "Without a pawn move there is no turn, %s: %s.",
                lost, lost.outcome().orElseThrow().words());
        open("kings-progressive", "King's Progressive Chess: as many moves as the king's rank");
        open("moderate-progressive", "Moderate Progressive Chess: one move more than the last turn, at most");
    }

    private void swapsAndTakeAll() {
        open("balanced-swap", "Balanced Swap Chess: a move, then two pieces change places");
        open("progressive-take-all", "Progressive Take-All: one, two, three sub-moves; capture everything");
    }

    private void swedish() {
        RuleSet rules = open("swedish", "Swedish Chess: five drops, then orthodox chess");
        Turn relocates = rules.initialPosition().parseTurn("N@d3>c2");
        say(
                "A drop on a pawn relocates it: %s leads to %s.",
                relocates, rules.initialPosition().play(relocates));
    }

    private void duck() {
        RuleSet rules = open("duck", "Duck Chess: a move, and then the duck is set on an empty square");
        Position wins = rules.position("7k/7*/7P/8/p1p5/PpPp4/RP1P4/KN6 w - - 0 30");
        say(
                "A side without a move wins, %s: %s.",
                wins, wins.outcome().orElseThrow().words());
    }

    private void doubleKing() {
        RuleSet rules = open("double-king", "Double King Chess: two royal kings a side");
        Position position = rules.position("4k1k3/10/10/10/10/4r5/10/4K1K3 w - - 0 30");
        say(
                "In %s a king is attacked (in check: %s), which binds to nothing while the other lives (bound: %s).",
                position, position.isCheck(), position.isBoundByCheck());
    }

    private void chess960() {
        RuleSet rules = open("chess960", "Chess960: orthodox chess from one of 960 arrays");
        Position position = RuleSets.of("chess960[array=959]").position("rkr5/ppp5/8/8/8/8/PPP5/RKR5 w CAca - 0 9");
        say(
                "From array 959 king and rook go to where they go in %s: %s.",
                rules.id(), position.algebraic(position.parseTurn("b1g1")));
    }

    private void grand() {
        RuleSet rules = open("grand", "Grand Chess: 10x10 squares, marshal and cardinal, promotion to captured pieces");
        Position position = rules.position("1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1");
        say(
                "In %s the pawn has nothing to become and may not go on, yet gives check (%s): Black has %d turns.",
                position, position.isCheck(), position.legalTurns().size());
    }

    private void raumschach() {
        RuleSet rules = open("raumschach", "Raumschach: a cube of five boards");
        RuleSet prongs = RuleSets.of("two-prong[base=raumschach]");
        Position next = prongs.initialPosition()
                .play(prongs.initialPosition().legalTurns().at(0));
        say(
                "After %s: %d replies; with two pieces at once (%s) %d.",
                prongs.initialPosition().legalTurns().at(0),
                rules.position(next.toString()).legalTurns().size(),
                prongs.id(),
                next.legalTurns().size());
    }

    private void dragonchess() {
        RuleSet rules = open("dragonchess", "Dragonchess: sky, ground and underworld, fifteen piece types");
        Position dragon = rules.position(
                "12/12/12/12/4R7/12/12/12|6k5/12/12/12/4o7/12/12/6K5|12/12/12/12/12/12/12/12 w - - 0 30");
        Turn remote = dragon.parseTurn("3e4*2e4");
        say("A dragon in the sky captures remotely and stays: %s leads to %s.", remote, dragon.play(remote));
        RuleSet four = RuleSets.of("two-prong[base=dragonchess,prongs=4]");
        Position next =
                four.initialPosition().play(four.initialPosition().legalTurns().at(0));
        LegalTurns turns = next.legalTurns();
        say(
                "With four pieces at once (%s) Black answers by one of %,d turns, counted and not listed; one of them:"
                        + " %s.",
                four.id(), turns.count(), turns.uniform(new Random(4)));
    }

    private RuleSet open(String id, String title) {
        RuleSet rules = RuleSets.of(id);
        Position start = rules.initialPosition();
        out.println();
        out.println("== " + title);
        out.println();
        out.print(Diagram.of(start));
        say(
                "%s: %,d turns. The first ones: %s ...",
                rules.id(), start.legalTurns().count(), Tour.few(start.legalTurns(), 4));
        return rules;
    }

    private void say(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
