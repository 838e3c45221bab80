package io.github.multimove.testkit;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnAnnotation;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.pgn.PgnReader;
import io.github.multimove.pgn.PgnTurn;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * What must hold of algebraic form and of games as text in every rule set (rules/notation.md). Each method states one law
 * and throws an {@link AssertionError} that says where it is broken.
 */
public final class NotationLaws {
    /** Only positions with at most that many turns are compared with a writer that lists them. */
    public static final int MAX_LISTED = 20_000;

    /** Turns of more sub-moves are not tried in every spelling. */
    private static final int LONG = 4;

    private static final String COMMENT = " abc;()[]{\"\\%$1.é\n\r";

    private NotationLaws() {}

    /**
     * Algebraic form reads back to the same turn, strictly, leniently and without its mark leniently; other turns have
     * other texts; it reads as coordinate form does.
     */
    public static void algebraicReadsBack(Position position, SplittableRandom random, int howMany) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        Map<String, Turn> texts = new HashMap<>();
        for (int i = 0; i < howMany && !turns.isEmpty(); i++) {
            Turn turn = TurnTraits.draw(position, turns, random);
            String text = position.algebraic(turn);
            String bare = text.replaceAll("[+#]$", "");
            require(rules.parseTurn(position, text).equals(turn), position, text + " reads back as " + turn);
            require(rules.parseTurn(position, turn.toString()).equals(turn), position, turn + " reads back");
            boolean isEntered = turn.subMoves().size() <= LONG;
            require(!isEntered || position.begin(text).turn().equals(turn), position, text + " begins " + turn);
            // where a file is named x, text without the sign of a capture may lack a file
            String plain = position.board().files() < 24 ? bare.replace("x", "") : bare;
            for (String loose : List.of(text, bare, bare + "+", plain.replace("=", ""))) {
                require(position.parseTurn(loose, Reading.LENIENT).equals(turn), position, loose + " means " + turn);
            }
            Turn before = texts.put(text, turn);
            require(before == null || before.equals(turn), position, text + " is one turn, not also " + before);
            require(
                    turn.equals(rules.parseTurn(position, position.algebraic(Turn.of(turn.subMoves())))),
                    position,
                    turn + " put together is written alike");
        }
    }

    /**
     * Turns written as people write them are read as the same turn; with small letters throughout, as a legal turn, or
     * refused as ambiguous. Strictly they are refused.
     */
    public static void looseTextsAreUnderstood(Position position, SplittableRandom random, int howMany) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        for (int i = 0; i < howMany && !turns.isEmpty(); i++) {
            Turn turn = TurnTraits.draw(position, turns, random);
            if (turn.subMoves().size() > LONG) {
                continue;
            }
            String algebraic = position.algebraic(turn);
            String text = random.nextBoolean() ? algebraic : turn.toString();
            String spaced = " " + text.replace(",", List.of(", ", " ; ", " / ").get(random.nextInt(3))) + " ";
            String small = spaced.replace("O", "o");
            for (String strange : List.of(spaced, spaced.replace("=", " = "), small)) {
                require(
                        position.parseTurn(strange, Reading.LENIENT).equals(turn),
                        position,
                        strange + " means " + turn);
                require(position.refusal(strange).isPresent(), position, strange + " is not the form");
            }
            String other = random.nextBoolean() ? spaced.toLowerCase(Locale.ROOT) : spaced.toUpperCase(Locale.ROOT);
            try {
                require(turns.contains(position.parseTurn(other, Reading.LENIENT)), position, other + " is legal");
            } catch (IllegalTurnException e) {
                boolean levels = position.board().levels() > 1; // whose letters are capitals
                boolean ambiguous = e.rule() == Refusal.Rule.AMBIGUOUS;
                require(levels || ambiguous, position, other + " is ambiguous or " + turn + ", not " + e.getMessage());
            } catch (TurnFormatException e) {
                require(position.board().levels() > 1, position, other + " is read, not: " + e.getMessage());
            }
        }
    }

    /** Each sub-move names as little of its origin as all legal turns, listed, allow. */
    public static void algebraicNamesTheLeast(Position position, SplittableRandom random, int howMany) {
        Objects.requireNonNull(random, "random");
        RuleSet rules = position.ruleSet();
        LegalTurns legal = rules.legalTurns(position);
        if (legal.countUpTo(MAX_LISTED + 1L) > MAX_LISTED || legal.isEmpty()) {
            return;
        }
        List<Turn> turns = List.copyOf(legal);
        PlainAlgebraic plain = new PlainAlgebraic(position, turns);
        for (int i = 0; i < howMany; i++) {
            // where there are few, each in turn: what may not be played matters seldom
            int place = turns.size() <= 100 ? i % turns.size() : random.nextInt(turns.size());
            Turn turn = turns.get(place);
            String text = position.algebraic(turn);
            String expected = plain.write(turn);
            require(
                    text.replaceAll("[+#]$", "").equals(expected),
                    position,
                    turn + " is " + expected + ", not " + text);
            boolean check = rules.isCheck(rules.play(position, turn));
            require(!check || text.matches(".*[+#]"), position, text + " has a mark");
        }
    }

    /** Text that is not a turn's is refused by the documented exceptions, or means a legal turn. */
    public static void brokenTurnsAreRefused(Position position, SplittableRandom random, int howMany) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        for (int i = 0; i < howMany && !turns.isEmpty(); i++) {
            String text = broken(position.algebraic(TurnTraits.draw(position, turns, random)), random);
            try {
                Turn turn = random.nextBoolean()
                        ? rules.parseTurn(position, text)
                        : position.parseTurn(text, Reading.LENIENT);
                require(turns.contains(turn), position, text + " means a legal turn");
            } catch (TurnFormatException e) {
                require(e.offset() >= 0 && e.offset() <= text.length(), position, "offset within " + text);
            } catch (IllegalTurnException e) {
                require(!String.valueOf(e.getMessage()).isEmpty(), position, "a reason");
            }
        }
    }

    /** A game of random turns with random annotations is the same after it has been written and read. */
    public static void gamesReadBack(RuleSet rules, SplittableRandom random, int howMany, int length) {
        Pgn strict = knowing(rules, Pgn.strict());
        Pgn lenient = knowing(rules, Pgn.lenient());
        List<PgnGame> games = new ArrayList<>();
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < howMany; i++) {
            PgnGame game = annotated(played(rules, random, random.nextInt(length + 1)), random);
            PgnGame read = strict.read(game.toString());
            Position end = game.game().position();
            require(read.game().equals(game.game()), end, "the game reads back:\n" + game);
            require(read.equals(game), end, "the annotations read back:\n" + game + "\nas\n" + read);
            require(read.toString().equals(game.toString()), end, "the text is the same:\n" + game + "\nas\n" + read);
            require(read.game().outcome().equals(game.game().outcome()), end, "the outcome is the same");
            require(lenient.read(game.toString()).equals(game), end, "and leniently");
            games.add(game);
            try {
                game.writeTo(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        List<PgnGame> all =
                strict.reader(new StringReader(file.toString())).games().toList();
        require(all.equals(games), rules.initialPosition(), "a file of games reads back");
    }

    /** A game with something broken is refused by PgnException, or is a game; either way reading goes on. */
    public static void brokenGamesAreRefused(RuleSet rules, SplittableRandom random, int howMany, int length) {
        Pgn strict = knowing(rules, Pgn.strict());
        Pgn lenient = knowing(rules, Pgn.lenient());
        for (int i = 0; i < howMany; i++) {
            PgnGame game = annotated(played(rules, random, random.nextInt(length + 1)), random);
            String text = broken(game.toString(), random);
            PgnReader reader = (random.nextBoolean() ? strict : lenient).reader(new StringReader(text));
            for (int n = 0; reader.hasNext(); n++) {
                require(n <= text.length(), rules.initialPosition(), "reading ends: " + text);
                try {
                    PgnGame read = reader.next();
                    require(
                            strict.read(read.toString()).equals(read),
                            read.game().position(),
                            "what has been read reads back:\n" + read);
                } catch (PgnException e) {
                    require(e.line() > 0 && e.column() > 0, rules.initialPosition(), "a place in the text");
                }
            }
        }
    }

    /** A form that also knows a rule set that no module announces. */
    private static Pgn knowing(RuleSet rules, Pgn form) {
        return RuleSets.ids().contains(rules.id().replaceFirst("\\[.*", ""))
                ? form
                : form.withRuleSets(id -> id.equals(rules.id()) ? rules : RuleSets.of(id));
    }

    // ---- games ------------------------------------------------------------------------------------------------------

    /** Returns a game of random turns, perhaps ended by a result that somebody declared. */
    public static Game played(RuleSet rules, SplittableRandom random, int length) {
        Game game = Game.of(rules);
        Position skipped = rules.initialPosition();
        if (random.nextInt(4) == 0) {
            for (int i = 0; i < 3 && rules.outcome(skipped).isEmpty(); i++) {
                skipped = rules.play(skipped, TurnTraits.draw(skipped, rules.legalTurns(skipped), random));
            }
            game = Game.of(skipped);
        }
        while (game.length() < length && game.outcome().isEmpty()) {
            game = game.play(TurnTraits.draw(game.position(), rules.legalTurns(game.position()), random));
        }
        if (game.outcome().isPresent()) {
            return game;
        }
        return switch (random.nextInt(6)) {
            case 0 -> game.resign(game.position().side());
            case 1 -> game.agreeDraw();
            case 2 -> game.end(Outcome.win(game.position().side(), Outcome.Reason.TIME));
            case 3 -> game.end(Outcome.draw(Outcome.Reason.ADJUDICATION));
            default -> game;
        };
    }

    /** Returns a game with tags, comments, numeric annotations and variations at random. */
    public static PgnGame annotated(Game game, SplittableRandom random) {
        PgnGame text = PgnGame.of(game).withTag("White", "A \"B\" \\ C");
        if (random.nextBoolean()) {
            text = text.withTag("Annotator", "").withComments(List.of(comment(random), comment(random)));
        }
        for (int i = 0; i < game.length(); i++) {
            if (random.nextInt(3) == 0) {
                text = text.withAnnotations(i, annotations(game.at(i).position(), random, 0));
            }
        }
        return text;
    }

    private static List<PgnAnnotation> annotations(Position before, SplittableRandom random, int depth) {
        List<PgnAnnotation> all = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            switch (random.nextInt(depth < 3 ? 3 : 2)) {
                case 0 -> all.add(comment(random));
                case 1 -> all.add(new PgnAnnotation.Nag(random.nextInt(256)));
                default -> all.add(variation(before, random, depth));
            }
        }
        return all;
    }

    private static PgnAnnotation variation(Position start, SplittableRandom random, int depth) {
        RuleSet rules = start.ruleSet();
        List<PgnTurn> turns = new ArrayList<>();
        Position position = start;
        int length = 1 + random.nextInt(3);
        while (turns.size() < length && !rules.legalTurns(position).isEmpty()) {
            Turn turn = TurnTraits.draw(position, rules.legalTurns(position), random);
            turns.add(new PgnTurn(turn, random.nextInt(3) == 0 ? annotations(position, random, depth + 1) : List.of()));
            position = rules.play(position, turn);
        }
        return new PgnAnnotation.Variation(random.nextBoolean() ? List.of() : List.of(comment(random)), turns);
    }

    private static PgnAnnotation.Comment comment(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        boolean brace = random.nextInt(4) == 0;
        for (int i = random.nextInt(40); i > 0; i--) {
            char c = COMMENT.charAt(random.nextInt(COMMENT.length()));
            boolean isOther = brace ? c == '\n' || c == '\r' : c == '{';
            text.append(isOther ? brace ? '}' : ' ' : c);
        }
        return new PgnAnnotation.Comment(text.toString());
    }

    private static String broken(String text, SplittableRandom random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0 && out.length() > 0; i--) {
            int at = random.nextInt(out.length());
            String pool = text + "(){}[];$.,*+#=xO0-\"\\ \n\u0000\uffff";
            char c = pool.charAt(random.nextInt(pool.length()));
            switch (random.nextInt(4)) {
                case 0 -> out.deleteCharAt(at);
                case 1 -> out.insert(at, c);
                case 2 -> out.setCharAt(at, c);
                default -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(20)));
            }
        }
        return out.toString();
    }

    private static void require(boolean holds, Position position, String law) {
        if (!holds) {
            throw new AssertionError(position.ruleSet().id() + " at " + position + ": " + law);
        }
    }
}
