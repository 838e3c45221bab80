package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Movement;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.Epd;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.pgn.PgnReader;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What must hold of any text whatever: it is read, and then reads back, or it is refused with the documented exception.
 * Other exceptions are let through: they are findings.
 */
final class TextLaws {
    private TextLaws() {}

    static void position(FuzzInput input) {
        Laws.positionTextIsReadOrRefused(input.rules(), input.text());
    }

    static void setup(FuzzInput input) {
        RuleSet rules = input.rules();
        Setup setup;
        try {
            setup = rules.setup(input.text());
        } catch (PositionException e) {
            require(e.kinds().equals(Set.of(PositionException.Kind.TEXT)), input, "a set-up is refused for its text");
            require(position(rules, input.text()).isEmpty(), input, "what is no set-up is no position");
            return;
        }
        require(rules.setup(setup.toString()).equals(setup), input, "a set-up reads back: " + setup);
        boolean possible = rules.problems(setup).isEmpty();
        try {
            Position position = rules.position(setup);
            require(possible, input, "what has problems is refused");
            Laws.textReadsBack(position);
            Epd epd = new Epd(position, Map.of());
            require(Epd.read(rules, epd.toString()).equals(epd), input, "EPD reads back");
            require(position(rules, input.text()).equals(Optional.of(position)), input, "the text is that position");
        } catch (PositionException e) {
            require(!possible, input, "what is refused has problems");
            require(position(rules, input.text()).isEmpty(), input, "and its text is refused");
        }
    }

    private static Optional<Position> position(RuleSet rules, String text) {
        try {
            return Optional.of(rules.position(text));
        } catch (PositionException e) {
            return Optional.empty();
        }
    }

    static void turn(FuzzInput input) {
        Laws.turnTextIsReadOrRefused(input.position(), input.text());
    }

    static void lenientTurn(FuzzInput input) {
        Position position = input.position();
        RuleSet rules = position.ruleSet();
        Optional<Turn> strict = strictly(position, input.text());
        try {
            Turn turn = position.parseTurn(input.text(), Reading.LENIENT);
            require(rules.legalTurns(position).contains(turn), input, turn + " is legal");
            require(strict.isEmpty() || strict.get().equals(turn), input, turn + " is what is read strictly");
            require(
                    rules.parseTurn(position, position.algebraic(turn)).equals(turn),
                    input,
                    turn + " reads back in algebraic form");
        } catch (TurnFormatException e) {
            require(e.offset() >= 0 && e.offset() <= input.text().length(), input, "a place in the text");
            require(strict.isEmpty(), input, "what is read strictly is read leniently");
        } catch (IllegalTurnException e) {
            require(strict.isEmpty(), input, "what is read strictly is read leniently");
        }
    }

    private static Optional<Turn> strictly(Position position, String text) {
        try {
            return Optional.of(position.ruleSet().parseTurn(position, text));
        } catch (TurnFormatException | IllegalTurnException e) {
            return Optional.empty();
        }
    }

    static void partialTurn(FuzzInput input) {
        Position position = input.position();
        RuleSet rules = position.ruleSet();
        try {
            PartialTurn partial = position.begin(input.text());
            require(position.begin(partial.toString()).equals(partial), input, "reads back: " + partial);
            boolean goesOn = partial.mayStop() || !partial.next().isEmpty();
            boolean isOver =
                    partial.entered().isEmpty() && rules.legalTurns(position).isEmpty();
            require(goesOn != isOver, input, partial + " can be completed");
        } catch (TurnFormatException e) {
            require(e.offset() >= 0 && e.offset() <= input.text().length(), input, "a place in the text");
        } catch (IllegalTurnException e) {
            require(!e.turn().isEmpty(), input, "the refusal names the turn");
        }
    }

    static void ruleSetId(FuzzInput input) {
        RuleSet rules;
        try {
            rules = RuleSets.of(input.text());
        } catch (IllegalArgumentException e) {
            require(e.getMessage() != null && !e.getMessage().isBlank(), input, "the refusal says why");
            return;
        }
        Laws.idReadsBack(rules);
    }

    /** What is read as a movement can be played with, and on every path alike. */
    static void betza(FuzzInput input) {
        Movement movement;
        try {
            movement = Movement.betza(input.text());
        } catch (IllegalArgumentException e) {
            require(e.getMessage() != null && e.getMessage().matches("(?s).*\\d.*"), input, "the refusal says where");
            return;
        }
        require(movement.equals(Movement.betza(input.text())), input, "the same text is the same movement");
        PieceType piece = PieceType.of("piece", 'M', movement);
        playable(piece, "m4k/1m4/6/6/4M1/K4M", RoyalRule.capture(), input);
        playable(piece, "5k/6/6/6/6/K5", RoyalRule.lastRoyal(), input);
    }

    private static void playable(PieceType piece, String array, RoyalRule royal, FuzzInput input) {
        BaseGame base = BaseGame.builder("fuzzed", Board.of(6, 6))
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(piece)
                .array(array)
                .build();
        RuleSet rules = RuleSet.of("fuzzed", base, TurnStructure.upTo(2), royal);
        position(rules, "m4k/1m4/2m3/3M2/4M1/K4M w - - 0 1")
                .ifPresent(position ->
                        Comparisons.fastWithReference(position, input.text().length()));
    }

    static void pgn(FuzzInput input) {
        for (Pgn form : new Pgn[] {Pgn.strict(), Pgn.lenient()}) {
            PgnReader reader = form.reader(new StringReader(input.text()));
            for (int n = 0; reader.hasNext(); n++) {
                require(n <= input.text().length(), input, "reading ends");
                try {
                    PgnGame read = reader.next();
                    PgnGame again = Pgn.strict().read(read.toString());
                    require(again.equals(read), input, "what is read reads back:\n" + read);
                    require(again.toString().equals(read.toString()), input, "to the same text:\n" + read);
                } catch (PgnException e) {
                    require(e.line() > 0 && e.column() > 0, input, "a place in the text");
                }
            }
        }
    }

    private static final String ONE_GAME =
            "[Event \"[one]\"]\n[White \"\"]\n\n1. e4 (1. d4 d5) 1... e5 2. Nf3 {[well]} 1-0\n";

    /** No text takes anything from the games before and after it, and none of it becomes another game because of them. */
    static void games(FuzzInput input) {
        for (Pgn form : new Pgn[] {Pgn.strict(), Pgn.lenient()}) {
            List<String> between = new ArrayList<>();
            String one = outcomes(form, ONE_GAME).get(0);
            between.add(one);
            between.addAll(outcomes(form, input.text()));
            between.add(one);
            List<String> all = outcomes(form, ONE_GAME + "\n" + input.text() + "\n\n" + ONE_GAME);
            require(all.equals(between), input, "expected " + between + ", found " + all);
        }
    }

    /** What comes out of a stream: tags and turns of each game, or that it is refused; what is told as found may be what comes next. */
    private static List<String> outcomes(Pgn form, String text) {
        List<String> outcomes = new ArrayList<>();
        PgnReader reader = form.reader(new StringReader(text));
        while (reader.hasNext()) {
            try {
                PgnGame game = reader.next();
                outcomes.add(game.tags() + " " + game.game().turns());
            } catch (PgnException e) {
                outcomes.add("refused");
            }
        }
        return outcomes;
    }

    static void require(boolean holds, FuzzInput input, String law) {
        if (!holds) {
            String text = input.text();
            throw new AssertionError(law + "\nin " + input.rules() + " at " + input.position() + "\ntext: "
                    + text.substring(0, Math.min(500, text.length())));
        }
    }
}
