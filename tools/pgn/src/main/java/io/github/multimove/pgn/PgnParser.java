package io.github.multimove.pgn;

import io.github.multimove.Game;
import io.github.multimove.GameException;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Nag;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import io.github.multimove.pgn.PgnGame.Forgiven;
import io.github.multimove.pgn.PgnLexer.Kind;
import io.github.multimove.pgn.PgnLexer.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads one game. */
final class PgnParser {
    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
    /** Chess with a shuffled array, which may be the array of orthodox chess. */
    private static final Pattern SHUFFLED = Pattern.compile(
            "chess ?960|fische?r ?(?:andom|random)(?: ?chess)?|freestyle(?: ?chess)?", Pattern.CASE_INSENSITIVE);

    private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");
    /** What people write behind a turn, as annotations; 0 where it only says what the turn shows. */
    static final Map<String, Integer> NOTES = Map.ofEntries(
            Map.entry("\u25a1", 7),
            Map.entry("=", 10),
            Map.entry("\u221e", 13),
            Map.entry("+=", 14),
            Map.entry("+/=", 14),
            Map.entry("=+", 15),
            Map.entry("=/+", 15),
            Map.entry("+/-", 16),
            Map.entry("\u00b1", 16),
            Map.entry("-/+", 17),
            Map.entry("\u2213", 17),
            Map.entry("+-", 18),
            Map.entry("-+", 19),
            Map.entry("\u2a72", 14),
            Map.entry("\u2a71", 15),
            Map.entry("\u2191", 36),
            Map.entry("\u2192", 40),
            Map.entry("\u21c6", 132),
            Map.entry("N", 146),
            Map.entry("TN", 146),
            Map.entry("RR", 145),
            Map.entry("ch", 0),
            Map.entry("ch.", 0),
            Map.entry("mate", 0),
            Map.entry("+", 0),
            Map.entry("++", 0),
            Map.entry("#", 0));
    /** What stands between sub-moves, apart from both. */
    private static final Set<String> SEPARATORS = Set.of("&", "and");

    private static final String SEPARATOR_CHARACTERS = ",/";
    private static final Pattern EN_PASSANT = Pattern.compile("e\\.?p\\.?", Pattern.CASE_INSENSITIVE);
    private static final Pattern DASH = Pattern.compile("[\u2010-\u2015\u2212]");
    static final String LANGUAGE = "Language";
    private static final Reading ENGLISH = Reading.lenient(Locale.ENGLISH);
    /** What stands behind the language in its tag. */
    private static final Pattern REGION = Pattern.compile("[-_].*", Pattern.DOTALL);

    private static final int DRAW = 2;
    /** Longer texts are no turns. */
    private static final int MAX_TURN = 4096;
    /** Of so many words, apart by spaces, may a turn be. */
    private static final int MAX_WORDS = 32;

    private final Pgn form;
    private final PgnRuleSets ruleSets;
    private final List<Token> tokens;
    private final Map<String, Token> tags = new LinkedHashMap<>();
    private final List<Forgiven> forgiven = new ArrayList<>();
    private final Reading reading;
    /** The token that is looked at next. */
    private int next;
    /** The words that are read as one turn. */
    private final List<Token> words = new ArrayList<>();
    /** How many of them were refused together. */
    private int refusedWords;

    private int turns;
    private Game game;
    private final Line main;
    private final Deque<Line> lines = new ArrayDeque<>();

    PgnParser(Pgn form, PgnRuleSets ruleSets, List<Token> tokens) {
        this.form = form;
        this.ruleSets = ruleSets;
        this.tokens = new ArrayList<>(tokens);
        readTags();
        this.reading = reading();
        this.game = Game.of(start());
        this.main = new Line(game.position());
        lines.push(main);
    }

    /** A line that is being read: the game, or a variation, whose turns are played without looking at draws. */
    private static final class Line {
        final List<Comment> comments = new ArrayList<>();
        final List<PgnTurn> turns = new ArrayList<>();
        final List<PgnAnnotation> annotations = new ArrayList<>();
        /** Before and after the last turn. */
        Position before;

        Position now;
        /** The last turn, whose annotations are being read. */
        @Nullable
        Turn last;

        Line(Position start) {
            this.before = start;
            this.now = start;
        }

        void annotate(PgnAnnotation annotation) {
            if (last == null && annotation instanceof Comment comment) {
                comments.add(comment);
            } else {
                annotations.add(annotation); // before the first turn: of that turn
            }
        }

        void play(Turn turn, Position after) {
            end();
            last = turn;
            before = now;
            now = after;
        }

        void end() {
            if (last != null) {
                turns.add(new PgnTurn(last, annotations));
                annotations.clear();
            }
        }
    }

    PgnGame game() {
        Optional<Token> number = Optional.empty();
        Optional<Token> result = Optional.empty();
        while (true) {
            Token token = tokens.get(next++);
            Line line = lines.getFirst();
            boolean isWord = token.kind() == Kind.WORD;
            if (number.isPresent() && !isWord && !isBetween(token)) {
                forgive(token, "a turn after its number");
                number = Optional.empty();
            }
            if (result.isPresent() && token.kind() != Kind.END && !isBetween(token)) {
                forgive(token, "the end of the game");
            }
            switch (token.kind()) {
                case COMMENT, REST -> line.annotate(comment(token));
                case NUMBER -> number = Optional.of(number(token, line));
                case NAG -> nag(token, line);
                case OPEN -> open(token, line);
                case CLOSE -> close(token);
                case WORD -> {
                    number = Optional.empty();
                    if (!isNote(token, line)) {
                        turn(token, line);
                    }
                }
                case RESULT -> result = result(token, result);
                case END -> {
                    while (lines.size() > 1) {
                        forgive(token, "\")\" at the end of the variation");
                        close(token);
                    }
                    main.end();
                    end(token, result);
                    return PgnGame.read(game, values(), main.comments, main.turns, forgiven);
                }
                case DOTS -> {
                    if (number.isEmpty()) {
                        forgive(token, "a turn");
                    }
                }
                case FAULT, BROKEN, STRAY -> fault(token);
                default -> throw token.refuse("a turn");
            }
        }
    }

    /** Whether a token may stand between a number and its turn, or behind the result. */
    private static boolean isBetween(Token token) {
        return switch (token.kind()) {
            case COMMENT, REST, DOTS, FAULT, BROKEN, STRAY -> true;
            default -> false;
        };
    }

    /** Refuses, or leniently notes what is forgiven. */
    private void forgive(Token token, String expected) {
        if (!form.isLenient()) {
            throw token.refuse(expected);
        }
        forgiven.add(new Forgiven(token.expected(expected), token.line(), token.column()));
    }

    private void fault(Token token) {
        if (token.kind() == Kind.STRAY) {
            if (token.text().equals("[") || token.text().equals("\"")) {
                throw token.refuse("a turn");
            }
            forgive(token, "a turn");
        } else if (token.kind() == Kind.BROKEN || !form.isLenient()) {
            throw new PgnException(token.text(), token.line(), token.column());
        } else {
            forgiven.add(new Forgiven(token.text(), token.line(), token.column()));
        }
    }

    /** A comment, which has a brace only if it is on one line. */
    private static Comment comment(Token token) {
        String text = token.text();
        return new Comment(Comment.hasBrace(text) ? text.replaceAll("\r\n?|\n", " ") : text);
    }

    /** Whether a word only says what its turn shows already, or how good it is. */
    private boolean isNote(Token token, Line line) {
        int nag = NOTES.getOrDefault(token.text(), nag(token.text()));
        boolean isNote = nag >= 0 || EN_PASSANT.matcher(token.text()).matches();
        if (!isNote || !form.isLenient() || isPiece(token, line)) {
            return false;
        }
        forgive(token, "a turn");
        if (nag > 0) {
            line.annotate(new Nag(nag));
        }
        return true;
    }

    /** Whether the sign of a novelty is a knight's letter: with the word behind it, it begins a turn. */
    private boolean isPiece(Token token, Line line) {
        if (!token.text().equals("N") || tokens.get(next).kind() != Kind.WORD) {
            return false;
        }
        try {
            return !line.now
                    .begin("N" + tokens.get(next).text(), reading)
                    .entered()
                    .isEmpty();
        } catch (TurnFormatException | IllegalTurnException e) {
            return false;
        }
    }

    /** The annotation that exclamation and question marks mean, 0 for none, -1 if there are other characters. */
    private static int nag(String marks) {
        if (!marks.chars().allMatch(c -> c == '!' || c == '?')) {
            return -1;
        }
        return 1 + SUFFIXES.indexOf(marks.length() > 2 ? marks.substring(0, 2) : marks);
    }

    // ---- tags -------------------------------------------------------------------------------------------------------

    /** Takes the tags out of the tokens. */
    private void readTags() {
        int rest = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.kind() == Kind.TAG) {
                if (tags.putIfAbsent(token.text(), tokens.get(++i)) != null) {
                    forgive(token, "each tag once");
                }
            } else if (token.kind() == Kind.FAULT || token.kind() == Kind.BROKEN) {
                fault(token);
            } else {
                tokens.set(rest++, token);
            }
        }
        tokens.subList(rest, tokens.size()).clear();
    }

    /**
     * How turns are read: with the letters of a language if a tag names one. The tag goes, since turns are written with English
     * letters; strict reading, which knows these alone, refuses it.
     */
    private Reading reading() {
        Token language = tags.get(LANGUAGE);
        if (language == null) {
            return form.reading();
        }
        Reading named;
        try {
            named = named(language.text());
        } catch (IllegalArgumentException e) {
            if (form.isLenient()) {
                forgiven.add(new Forgiven(String.valueOf(e.getMessage()), language.line(), language.column()));
            }
            return form.reading();
        }
        if (!named.equals(ENGLISH)) {
            if (!form.isLenient()) {
                throw language.refuse("en, the language of the letters of pieces");
            }
            tags.remove(LANGUAGE);
        }
        return form.isLenient() ? named : form.reading();
    }

    /** The reading of a language; refused if its letters are not known. */
    private static Reading named(String language) {
        return Reading.lenient(new Locale(REGION.matcher(language.strip()).replaceFirst("")));
    }

    /** Whether the letters of a language are known and are not the English ones. */
    static boolean isForeign(String language) {
        try {
            return !named(language).equals(ENGLISH);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        tags.forEach((name, value) -> values.put(name, value.text()));
        return values;
    }

    private Position start() {
        Token variant = tags.get("Variant");
        RuleSet rules;
        try {
            String name = variant == null ? "orthodox" : variant.text();
            boolean isShuffled =
                    form.isLenient() ? SHUFFLED.matcher(name).matches() : name.equals(PgnRuleSets.SHUFFLED);
            rules = isShuffled ? ruleSets.shuffled(values().getOrDefault("FEN", "")) : ruleSets.of(name);
            String written = PgnRuleSets.tag(rules.id()).orElse(rules.id());
            if (variant != null
                    && form.isLenient()
                    && form.findsByService()
                    && !List.of(written, rules.id()).contains(name)) {
                forgive(variant, written);
            }
        } catch (IllegalArgumentException e) {
            Token place = variant == null ? tokens.get(0) : variant;
            throw new PgnException(e, place.line(), place.column());
        }
        Token fen = tags.get("FEN");
        Token setUp = tags.get("SetUp");
        if (setUp != null && !setUp.text().equals(fen == null ? "0" : "1")) {
            forgive(setUp, fen == null ? "the tag FEN besides" : "1 besides FEN");
        }
        if (fen == null) {
            return rules.initialPosition();
        }
        if (setUp == null) {
            forgive(fen, "the tag SetUp besides FEN");
        }
        try {
            return form.isLenient()
                    ? rules.positionLeniently(
                            fen.text(), said -> forgiven.add(new Forgiven(said, fen.line(), fen.column())))
                    : rules.position(fen.text());
        } catch (IllegalArgumentException e) {
            throw new PgnException(e, fen.line(), fen.column());
        }
    }

    // ---- movetext ---------------------------------------------------------------------------------------------------

    private Token number(Token token, Line line) {
        String expected = Integer.toString(line.now.turnNumber());
        if (!token.text().equals(expected)) {
            forgive(token, "the number " + expected);
        }
        return token;
    }

    private void nag(Token token, Line line) {
        boolean good = !token.text().isEmpty() && token.text().length() <= 3 && Integer.parseInt(token.text()) <= 255;
        if (!good) {
            forgive(token, "an annotation $0 to $255");
            line.annotate(new Comment("$" + token.text()));
            return;
        }
        if (line.last == null) {
            forgive(token, "a turn before its annotation");
        }
        line.annotate(new Nag(Integer.parseInt(token.text())));
    }

    private void open(Token token, Line line) {
        if (line.last == null) {
            forgive(token, "a turn before a variation on it");
        }
        if (lines.size() > Pgn.MAX_DEPTH) {
            throw token.refuse("variations within each other at most " + Pgn.MAX_DEPTH + " deep");
        }
        lines.push(new Line(line.before));
    }

    private void close(Token token) {
        if (lines.size() == 1) {
            forgive(token, "a turn or a result");
            return;
        }
        Line line = lines.pop();
        line.end();
        Line above = lines.getFirst();
        if (line.turns.isEmpty() || above.last == null) {
            // what a variation without a turn says is said of the turn
            forgive(token, line.turns.isEmpty() ? "a turn in the variation" : "a turn before a variation on it");
            line.comments.forEach(above::annotate);
            return;
        }
        above.annotate(new Variation(line.comments, line.turns));
    }

    private void turn(Token token, Line line) {
        if (++turns > Pgn.MAX_TURNS) {
            throw token.refuse("at most " + Pgn.MAX_TURNS + " turns");
        }
        WrittenTurn read;
        try {
            read = read(token, line.now);
            if (line == main) {
                game = form.isLenient() ? game.playOn(read.turn) : game.play(read.turn);
                line.play(read.turn, game.position());
            } else {
                line.play(read.turn, line.now.ruleSet().playUnchecked(line.now, read.turn));
            }
        } catch (TurnFormatException | IllegalTurnException refused) {
            InputException e = line == main && !form.isLenient() ? over(token).orElse(refused) : refused;
            Token word = token;
            int offset = e instanceof TurnFormatException format ? format.offset() : 0;
            for (int i = 1; i < refusedWords && offset >= word.text().length(); i++) {
                offset = Math.max(0, offset - word.text().length() - 1);
                word = words.get(i);
            }
            if (line == main || !form.isLenient()) {
                throw new PgnException(e, word.line(), word.column() + offset);
            }
            forgiven.add(new Forgiven(PgnException.sentence(e), word.line(), word.column() + offset));
            cut();
            return;
        }
        if (read.nag > 0) {
            line.annotate(new Nag(read.nag));
        }
    }

    /** Refuses whatever stands behind the end of the game. */
    private Optional<InputException> over(Token token) {
        if (game.outcome().isEmpty()) {
            return Optional.empty();
        }
        try {
            game.play(token.text());
            return Optional.empty();
        } catch (IllegalTurnException e) {
            return Optional.of(e);
        }
    }

    /** Goes on at the end of a variation, of which the rest cannot be read. */
    private void cut() {
        for (int depth = 0; tokens.get(next).kind() != Kind.END; next++) {
            Kind kind = tokens.get(next).kind();
            if (kind == Kind.CLOSE && depth == 0) {
                return;
            }
            depth += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE ? -1 : 0;
        }
    }

    /** A turn, and the annotation that the marks behind it mean, or 0. */
    private record WrittenTurn(Turn turn, int nag) {}

    /**
     * The turn of a word; leniently of the fewest words that are a legal turn together, as people write ordered turns:
     * {@code 2. e5 Nf6}, {@code 2. e5 / Nf6}, {@code 2. e5; Nf6}. If there is none the first words are refused that cannot begin one.
     */
    private WrittenTurn read(Token token, Position position) {
        int dot = token.text().indexOf('.');
        if (dot >= 0 && !form.isLenient()) {
            throw new Token(Kind.STRAY, ".", token.line(), token.column() + dot).refuse("a turn");
        }
        words.clear();
        words.add(token);
        StringBuilder text = new StringBuilder(token.text());
        InputException refused = null;
        int from = next;
        for (int tries = 1; ; tries++) {
            while (form.isLenient() && isJoined(text) && text.length() <= MAX_TURN) {
                text.append(' ').append(word());
            }
            int end = text.length();
            while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
                end--;
            }
            String marks = text.substring(end);
            if (end == 0 || (nag(marks) == 0 && !marks.isEmpty()) || marks.length() > 2) {
                forgive(token, "a turn, perhaps with ! or ? after it");
            }
            try {
                return new WrittenTurn(read(token, text.substring(0, end), position), nag(marks));
            } catch (TurnFormatException | IllegalTurnException e) {
                if (refused == null || TurnText.isUnfinished(refused)) {
                    refused = e;
                    refusedWords = words.size();
                }
                if (!form.isLenient() || tries == MAX_WORDS || text.length() > MAX_TURN || !hasWord()) {
                    next = from;
                    throw refused;
                }
                text.append(' ').append(word());
            }
        }
    }

    private String word() {
        words.add(tokens.get(next));
        return tokens.get(next++).text();
    }

    private Turn read(Token token, String text, Position position) {
        if (!form.isLenient()) {
            return position.parseTurn(text);
        }
        Turn turn;
        try {
            // letters of a language mean other pieces in English
            return position.parseTurn(text, reading.letters().isEmpty() ? Reading.STRICT : reading);
        } catch (TurnFormatException | IllegalTurnException e) {
            turn = position.parseTurn(text, reading);
        }
        forgiven.add(new Forgiven(
                "expected " + position.algebraic(turn) + ", found " + Quoted.of(text), token.line(), token.column()));
        return turn;
    }

    /** Whether a sub-move more must follow, or a sign that one follows stands next. */
    private boolean isJoined(CharSequence text) {
        Token more = tokens.get(next);
        return more.kind() == Kind.WORD
                && (SEPARATOR_CHARACTERS.indexOf(text.charAt(text.length() - 1)) >= 0
                        || text.toString().endsWith(" and")
                        || text.charAt(text.length() - 1) == '&'
                        || SEPARATOR_CHARACTERS.indexOf(more.text().charAt(0)) >= 0
                        || SEPARATORS.contains(more.text()));
    }

    /** Whether a word follows, or a semicolon at once, which then parts two sub-moves and is no comment. */
    private boolean hasWord() {
        Token more = tokens.get(next);
        if (more.kind() == Kind.REST && next > 0) {
            Token last = tokens.get(next - 1);
            if (more.line() == last.line()
                    && more.column() == last.column() + last.text().length()) {
                tokens.remove(next);
                tokens.addAll(next, PgnLexer.ofLine(more));
                more = tokens.get(next);
            }
        }
        return more.kind() == Kind.WORD;
    }

    // ---- the result -------------------------------------------------------------------------------------------------

    /** The result of a text, in the form that is written, or nothing. */
    private static Optional<String> canonical(String text) {
        String plain = DASH.matcher(text).replaceAll("-").replaceAll("\\s", "").replace(':', '-');
        return switch (plain) {
            case "1-0", "0-1", "*" -> Optional.of(plain);
            case "1/2-1/2", "1/2", "\u00bd", "\u00bd-\u00bd", "0.5-0.5", "0,5-0,5" -> Optional.of(RESULTS.get(DRAW));
            default -> Optional.empty();
        };
    }

    private Token canonical(Token token) {
        if (RESULTS.contains(token.text())) {
            return token;
        }
        forgive(token, "1-0, 0-1, 1/2-1/2 or *");
        return new Token(token.kind(), canonical(token.text()).orElse("*"), token.line(), token.column());
    }

    /** The result that counts: the last one that is not open, and none that stands in a variation. */
    private Optional<Token> result(Token token, Optional<Token> before) {
        Token read = canonical(token);
        int behind = next;
        while (isBetween(tokens.get(behind))) {
            behind++;
        }
        if (tokens.get(behind).kind() == Kind.CLOSE && lines.size() > 1) {
            forgive(token, "\")\" at the end of the variation");
            return before;
        }
        while (lines.size() > 1) {
            forgive(token, "\")\" at the end of the variation");
            close(token);
        }
        return before.isPresent() && read.text().equals("*") ? before : Optional.of(read);
    }

    /** Ends the game by what the rules say, then by the result at the end, then by the tag. */
    private void end(Token end, Optional<Token> result) {
        Token said = tags.get("Result");
        String meant = said == null ? "*" : canonical(said).text();
        Token token = result.orElse(end);
        if (result.isEmpty()) {
            forgive(end, "a result at the end of the game");
        }
        String text = result.map(Token::text).orElse(meant);
        if (said != null && !meant.equals(text)) {
            forgive(token, said.text() + " as the tag Result has it");
        }
        Optional<Outcome> own = game.outcome();
        if (own.isPresent()) {
            String known = PgnTermination.result(own);
            if (!known.equals(text)) {
                forgive(token, known + " because of " + own.get().reason().words());
            }
            return;
        }
        if (text.equals("*")) {
            return;
        }
        Token termination = tags.get("Termination");
        Optional<Outcome> outcome = PgnTermination.read(text, termination == null ? "normal" : termination.text());
        if (outcome.isEmpty()) {
            forgive(termination == null ? token : termination, "a reason for " + text + " at the last position");
            outcome = PgnTermination.read(text, "normal");
        }
        try {
            game = game.end(outcome.orElseThrow());
        } catch (GameException e) {
            forgive(termination == null ? token : termination, "another reason, since " + e.getMessage());
            game = game.end(PgnTermination.read(text, "normal").orElseThrow());
        }
    }
}
