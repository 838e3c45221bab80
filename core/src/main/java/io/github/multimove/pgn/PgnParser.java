package io.github.multimove.pgn;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Nag;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import io.github.multimove.pgn.PgnLexer.Kind;
import io.github.multimove.pgn.PgnLexer.Token;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads one game. */
final class PgnParser {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Set<PositionException.Kind> FORGIVEN =
            Set.of(PositionException.Kind.CASTLING_RIGHT, PositionException.Kind.EN_PASSANT);
    private static final Pattern NUMBER_0 = Pattern.compile("^((?:[^ ]+ ){5})0($| )");
    private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");

    private static final String SEPARATORS = ",/";
    private static final Pattern EN_PASSANT = Pattern.compile("e\\.?p\\.?", Pattern.CASE_INSENSITIVE);
    /** Longer texts are no turns. */
    private static final int MAX_TURN = 4096;
    /** Of so many words, apart by spaces, may a turn be. */
    private static final int MAX_WORDS = 32;

    private final Pgn form;
    private final PgnRuleSets ruleSets;
    private final PgnLexer lexer;
    private boolean inTags = true;
    private int turns;

    PgnParser(Pgn form, PgnRuleSets ruleSets, PgnLexer lexer) {
        this.form = form;
        this.ruleSets = ruleSets;
        this.lexer = lexer;
    }

    /** Whether reading has not come further than the tags. */
    boolean isInTags() {
        return inTags;
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
            if (last != null) {
                annotations.add(annotation);
            } else if (annotation instanceof Comment comment) {
                comments.add(comment);
            }
        }

        void play(Turn turn, Position next) {
            end();
            last = turn;
            before = now;
            now = next;
        }

        void end() {
            if (last != null) {
                turns.add(new PgnTurn(last, annotations));
                annotations.clear();
            }
        }
    }

    PgnGame game() throws IOException {
        Map<String, Token> tags = tags();
        inTags = false;
        Game game = Game.from(start(tags));
        Line main = new Line(game.position());
        Deque<Line> lines = new ArrayDeque<>();
        lines.push(main);
        Optional<Token> number = Optional.empty();
        while (true) {
            Token token = lexer.token();
            Line line = lines.getFirst();
            boolean isResult = token.kind() == Kind.WORD && RESULTS.contains(token.text());
            if (number.isPresent() && (isResult || (token.kind() != Kind.WORD && token.kind() != Kind.COMMENT))) {
                if (token.kind() == Kind.DOTS) {
                    continue;
                }
                if (!isResult || !form.isLenient()) {
                    throw token.refuse("a turn after its number");
                }
            }
            if (isResult || token.kind() == Kind.END || token.kind() == Kind.TAG) {
                if (lines.size() > 1) {
                    throw token.refuse("\")\" at the end of the variation");
                }
                if (!isResult && !form.isLenient()) {
                    throw token.refuse("a result at the end of the game");
                }
                main.end();
                Game ended = end(game, tags, token, isResult);
                return PgnGame.read(ended, values(tags), main.comments, main.turns);
            }
            switch (token.kind()) {
                case COMMENT -> line.annotate(new Comment(token.text()));
                case NUMBER -> number = Optional.of(number(token, line));
                case NAG -> line.annotate(nag(token, line));
                case OPEN -> lines.push(open(token, line, lines.size()));
                case CLOSE -> close(token, lines);
                case WORD -> {
                    number = Optional.empty();
                    if (!isNote(token, line)) {
                        game = turn(token, line, line == main, game);
                    }
                }
                default -> throw token.refuse("a turn");
            }
        }
    }

    /** Whether a word only says that the turn before captures en passant, or how good it is. */
    private boolean isNote(Token token, Line line) {
        if (!form.isLenient() || line.last == null) {
            return false;
        }
        int suffix = SUFFIXES.indexOf(token.text());
        if (suffix >= 0) {
            line.annotate(new Nag(suffix + 1));
        }
        return suffix >= 0 || EN_PASSANT.matcher(token.text()).matches();
    }

    // ---- tags -------------------------------------------------------------------------------------------------------

    private Map<String, Token> tags() throws IOException {
        Map<String, Token> tags = new LinkedHashMap<>();
        while (lexer.peek() == '[') {
            Token[] tag = lexer.tag();
            if (tags.putIfAbsent(tag[0].text(), tag[1]) != null && !form.isLenient()) {
                throw tag[0].refuse("each tag once");
            }
            lexer.skipSpace();
        }
        return tags;
    }

    private static Map<String, String> values(Map<String, Token> tags) {
        Map<String, String> values = new LinkedHashMap<>();
        tags.forEach((name, value) -> values.put(name, value.text()));
        return values;
    }

    private Position start(Map<String, Token> tags) {
        Token variant = tags.get("Variant");
        RuleSet rules;
        try {
            rules = ruleSets.of(variant == null ? "orthodox" : variant.text());
        } catch (IllegalArgumentException e) {
            throw new PgnException(
                    e,
                    variant == null ? lexer.line() : variant.line(),
                    variant == null ? lexer.column() : variant.column());
        }
        Token fen = tags.get("FEN");
        Token setUp = tags.get("SetUp");
        if (setUp != null && !setUp.text().equals(fen == null ? "0" : "1") && !form.isLenient()) {
            throw setUp.refuse(fen == null ? "the tag FEN besides" : "1 besides FEN");
        }
        if (fen == null) {
            return rules.initialPosition();
        }
        if (setUp == null && !form.isLenient()) {
            throw fen.refuse("the tag SetUp besides FEN");
        }
        try {
            return form.isLenient() ? forgiven(rules, numbered(fen.text())) : rules.position(fen.text());
        } catch (IllegalArgumentException e) {
            throw new PgnException(e, fen.line(), fen.column());
        }
    }

    /** The position of a text, without castling rights and en passant squares that it cannot have. */
    private static Position forgiven(RuleSet rules, String text) {
        try {
            return rules.position(text);
        } catch (PositionException e) {
            if (!FORGIVEN.containsAll(e.kinds())) {
                throw e;
            }
            return rules.position(
                    rules.setup(text).withoutImpossibleCastlingRights(rules).withoutImpossibleEnPassant(rules));
        }
    }

    /** The text of a position with the turn number 1 in place of 0, which many programs write where they know none. */
    private static String numbered(String position) {
        return NUMBER_0.matcher(position).replaceFirst("$11$2");
    }

    // ---- movetext ---------------------------------------------------------------------------------------------------

    private Token number(Token token, Line line) {
        String expected = Integer.toString(line.now.turnNumber());
        if (!token.text().equals(expected) && !form.isLenient()) {
            throw token.refuse("the number " + expected);
        }
        return token;
    }

    private static Nag nag(Token token, Line line) {
        boolean good = !token.text().isEmpty() && token.text().length() <= 3 && Integer.parseInt(token.text()) <= 255;
        if (!good) {
            throw token.refuse("an annotation $0 to $255");
        }
        if (line.last == null) {
            throw token.refuse("a turn before its annotation");
        }
        return new Nag(Integer.parseInt(token.text()));
    }

    private static Line open(Token token, Line line, int depth) {
        if (line.last == null) {
            throw token.refuse("a turn before a variation on it");
        }
        if (depth > Pgn.MAX_DEPTH) {
            throw token.refuse("variations within each other at most " + Pgn.MAX_DEPTH + " deep");
        }
        return new Line(line.before);
    }

    private void close(Token token, Deque<Line> lines) {
        Line line = lines.pop();
        line.end();
        if (lines.isEmpty()) {
            throw token.refuse("a turn or a result");
        }
        if (line.turns.isEmpty() && form.isLenient()) {
            line.comments.forEach(
                    lines.getFirst()::annotate); // what a variation without a turn says is said of the turn
            return;
        }
        if (line.turns.isEmpty()) {
            throw token.refuse("a turn in the variation");
        }
        lines.getFirst().annotate(new Variation(line.comments, line.turns));
    }

    /** A turn's text; leniently with what follows a separator at its end. */
    private String whole(Token token) throws IOException {
        StringBuilder text = new StringBuilder(token.text());
        while (form.isLenient() && SEPARATORS.indexOf(text.charAt(text.length() - 1)) >= 0) {
            Token more = lexer.token();
            if (more.kind() != Kind.WORD || text.length() > MAX_TURN) {
                throw more.refuse("another sub-move of the turn");
            }
            text.append(more.text());
        }
        return text.toString();
    }

    private Game turn(Token token, Line line, boolean isMain, Game game) throws IOException {
        if (++turns > Pgn.MAX_TURNS) {
            throw token.refuse("at most " + Pgn.MAX_TURNS + " turns");
        }
        Game next = game;
        int suffix;
        try {
            WrittenTurn read = read(token, whole(token), line.now);
            suffix = SUFFIXES.indexOf(
                    read.text.substring(withoutSuffix(token, read.text).length()));
            if (isMain) {
                next = form.isLenient() ? game.playOn(read.turn) : game.play(read.turn);
                line.play(read.turn, next.position());
            } else {
                line.play(read.turn, line.now.ruleSet().playUnchecked(line.now, read.turn));
            }
        } catch (TurnFormatException e) {
            throw new PgnException(e, token.line(), token.column() + e.offset());
        } catch (IllegalTurnException e) {
            throw new PgnException(e, token.line(), token.column());
        }
        if (suffix >= 0) {
            line.annotate(new Nag(suffix + 1));
        }
        return next;
    }

    /** The text of a turn without the ! or ? after it. */
    private static String withoutSuffix(Token token, String text) {
        int end = text.length();
        while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
            end--;
        }
        if (end == 0 || (end < text.length() && !SUFFIXES.contains(text.substring(end)))) {
            throw token.refuse("a turn, perhaps with ! or ? after it");
        }
        return text.substring(0, end);
    }

    /** A turn and the text that it was read from. */
    private record WrittenTurn(String text, Turn turn) {}

    /**
     * The turn of a text; leniently of the shortest text that is a legal turn with words that follow it, as people write ordered
     * turns: {@code 2. e5 Nf6}, {@code 2. e5; Nf6}. If there is none the text is refused for what it is by itself.
     */
    private WrittenTurn read(Token token, String text, Position position) throws IOException {
        if (!form.isLenient()) {
            return new WrittenTurn(text, position.parseTurn(withoutSuffix(token, text)));
        }
        StringBuilder longer = new StringBuilder(text);
        InputException alone = null;
        for (int words = 1; ; words++) {
            try {
                String written = longer.toString();
                return new WrittenTurn(written, position.parseTurn(withoutSuffix(token, written), Reading.LENIENT));
            } catch (TurnFormatException | IllegalTurnException e) {
                alone = alone == null ? e : alone;
                if (words == MAX_WORDS || longer.length() > MAX_TURN || !lexer.hasWord()) {
                    throw alone;
                }
                longer.append(' ').append(lexer.token().text());
            }
        }
    }

    // ---- the result -------------------------------------------------------------------------------------------------

    private Game end(Game game, Map<String, Token> tags, Token token, boolean isResult) {
        Token tag = tags.get("Result");
        if (tag != null && !RESULTS.contains(tag.text())) {
            throw tag.refuse("1-0, 0-1, 1/2-1/2 or *");
        }
        String result = isResult ? token.text() : tag != null ? tag.text() : "*";
        String own = PgnTermination.result(game.outcome());
        if (!form.isLenient()) {
            if (tag != null && !tag.text().equals(result)) {
                throw token.refuse(tag.text() + " as the tag Result has it");
            }
            if (game.outcome().isPresent() && !own.equals(result)) {
                String why = game.outcome().map(o -> o.reason().words()).orElse("");
                throw token.refuse(own + " because of " + why);
            }
        }
        Token termination = tags.get("Termination");
        if (game.outcome().isPresent() || result.equals("*")) {
            return game;
        }
        Optional<Outcome> outcome = PgnTermination.read(result, termination == null ? "normal" : termination.text());
        if (outcome.isEmpty() && (termination == null || !form.isLenient())) {
            throw (termination == null ? token : termination)
                    .refuse("a reason for " + result + " at the last position");
        }
        try {
            return game.end(
                    outcome.or(() -> PgnTermination.read(result, "normal")).orElseThrow());
        } catch (IllegalStateException e) {
            if (form.isLenient()) {
                return game.end(PgnTermination.read(result, "normal").orElseThrow());
            }
            throw (termination == null ? token : termination).refuse("another reason, since " + e.getMessage());
        }
    }
}
