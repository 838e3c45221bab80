package io.github.multimove.pgn;

import io.github.multimove.internal.text.Quoted;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Divides a stream of PGN into games, and a game into tokens, by the grammar alone: tags, movetext with comments and variations, a
 * result. Nothing is asked of the rules, of the form or of what a game before was like, so that a game that is refused ends
 * where it would have ended otherwise.
 *
 * <p>A game ends
 *
 * <ul>
 *   <li>with its result: what stands behind it on its line belongs to it, unless a tag or the number 1 begins another game. A
 *       result within a variation is one of the variation if the variation's end follows;
 *   <li>before a tag at the beginning of a line, where the movetext has no result, and before a tag behind an empty line that
 *       is {@code Event} or has been there, where there is no movetext at all;
 *   <li>before the number 1 at the beginning of a line, where turns have been before and no variation is open; behind an empty
 *       line where one is.
 * </ul>
 *
 * A comment that nothing closes ends before the empty line in front of the next game. Faults of the space behind a game, and of
 * what stands before the tags of the next, are of neither; nor are brackets there that close nothing.
 */
final class PgnLexer {
    enum Kind {
        /** The name of a tag. */
        TAG,
        /** The value of the tag before. */
        VALUE,
        /** A comment, its text without braces. */
        COMMENT,
        /** A comment to the end of the line, its text without the semicolon. */
        REST,
        OPEN,
        CLOSE,
        /** A numeric annotation glyph; the text is its number. */
        NAG,
        /** A turn number; the text is its digits. */
        NUMBER,
        /** Dots that stand alone. */
        DOTS,
        /** A turn, or part of one. */
        WORD,
        /** A result, in whatever form. */
        RESULT,
        /** A character that begins nothing. */
        STRAY,
        /** Something that is forgiven leniently; the text says what was expected and found. */
        FAULT,
        /** Something that is not forgiven; the text says what was expected and found. */
        BROKEN,
        END
    }

    /** A token and where it begins. */
    record Token(Kind kind, String text, int line, int column) {
        PgnException refuse(String expected) {
            return new PgnException(expected(expected), line, column);
        }

        /** What was expected, and that this was found. */
        String expected(String expected) {
            String found = switch (kind) {
                case END -> "the end";
                case TAG -> "a tag";
                case COMMENT, REST -> "a comment";
                case OPEN -> "\"(\"";
                case CLOSE -> "\")\"";
                case NAG -> Quoted.of("$" + text);
                default -> Quoted.of(text);
            };
            return "expected " + expected + ", found " + found;
        }
    }

    private static final Pattern PAWN_TO_LAST_RANK = Pattern.compile("[a-z][^()]*(?:[18]|10)=?");
    /** Signs of evaluation, which may be joined to a turn. */
    private static final String SIGNS = PgnParser.NOTES.keySet().stream()
            .filter(note -> note.length() == 1 && note.charAt(0) > '\u007f')
            .collect(Collectors.joining());

    private static final Pattern RESULT = Pattern.compile(
            "(?:1D0|0D1|(?:1/2|½|0[.,]5)D(?:1/2|½|0[.,]5)|1/2|½)".replace("D", "\\s{0,2}[-‐-―−:]\\s{0,2}"));
    /** More characters than a result can have. */
    private static final int MOST_OF_RESULT = 12;
    /** A text whose first turn stands behind the number 1, as movetext begins. */
    private static final Pattern FIRST_TURN =
            Pattern.compile("1[.\\s]\\s*\\S{0,9}?[a-zA-Z]\\S{0,9}[0-9].*", Pattern.DOTALL);

    private static final int MOST_OF_TURN = 24;
    /** So far ahead the end of a variation is looked for behind a result. */
    private static final int MOST_AHEAD = 1 << 16;

    private static final int LONGEST_NAME = 255;
    private static final int DOS_END = 0x1a;

    private final PgnCharacters in;
    private List<Token> tokens = new ArrayList<>();
    /** The names of its tags. */
    private final Set<String> names = new HashSet<>();
    /** Up to these places of the game no quote ends the value of a tag: none but behind a backslash, and none at all. */
    private int noClosing;

    private int noEscapedClosing;
    /** Whether the game is longer than it may be, and only looked through. */
    private boolean isTooLong;

    PgnLexer(Reader in) {
        this(new PgnCharacters(in, 1, 1));
    }

    private PgnLexer(PgnCharacters in) {
        this.in = in;
    }

    // ---- games ------------------------------------------------------------------------------------------------------

    /** The tokens of the next game, with {@link Kind#END} at their end; none if only space and comments are left. */
    List<Token> game() {
        forget();
        isTooLong = false;
        in.begin();
        boolean isInTags = true;
        boolean isOver = false; // whether the last that counts was the result
        boolean hasTurned = false; // whether the line or variation has had a turn
        boolean isEmpty = true;
        int depth = 0;
        while (true) {
            int before = tokens.size();
            int newlines = space();
            int c = peek(0);
            boolean isFirst = c == '1' && beginsNumbering();
            boolean begins = c < 0
                    || (c == '[' && (isOver || (isInTags ? newlines > 1 && isTagOfNext() : newlines > 0 && isTag())))
                    || (isFirst && (isOver || (hasTurned && newlines > (depth == 0 ? 0 : 1))))
                    || (isOver && newlines > (c == '1' || !isDigit(c) || result() > 0 ? 0 : 1));
            if (begins || isEmpty) {
                tokens.subList(Math.min(before, tokens.size()), tokens.size())
                        .removeIf(token -> token.kind() == Kind.FAULT);
            }
            if (begins && !(isEmpty && c >= 0)) {
                in.place();
                add(Kind.END, "");
                return isEmpty ? List.of() : tokens;
            }
            if (isEmpty && c == '[') {
                tokens.removeIf(token -> token.kind() != Kind.COMMENT && token.kind() != Kind.REST);
                names.clear();
            }
            in.place();
            Kind kind = token(isInTags && c == '[');
            isEmpty &= kind == Kind.COMMENT || kind == Kind.REST || c == ']' || c == '}' || c == ')';
            isInTags &= isEmpty || kind == Kind.COMMENT || kind == Kind.REST || kind == Kind.TAG || kind == Kind.STRAY;
            depth = kind == Kind.OPEN ? depth + 1 : kind == Kind.CLOSE ? Math.max(0, depth - 1) : depth;
            switch (kind) {
                case OPEN, CLOSE, WORD -> {
                    hasTurned = kind != Kind.OPEN;
                    isOver = false;
                }
                case NUMBER -> isOver = false;
                case RESULT -> isOver |= depth == 0 || !isVariationClosed();
                default -> {}
            }
        }
    }

    private void forget() {
        tokens = new ArrayList<>();
        names.clear();
        noClosing = 0;
        noEscapedClosing = 0;
    }

    /** The tokens of a line within a game. */
    static List<Token> ofLine(Token comment) {
        PgnLexer lexer =
                new PgnLexer(new PgnCharacters(new StringReader(comment.text()), comment.line(), comment.column() + 1));
        for (lexer.space(); lexer.peek(0) >= 0; lexer.space()) {
            lexer.in.place();
            lexer.token(false);
        }
        return lexer.tokens;
    }

    /** Whether a turn number 1 follows, but not before a turn of Black. */
    private boolean beginsNumbering() {
        int dots = 0;
        for (int i = 1; i < MOST_OF_RESULT; i++) {
            int c = peek(i);
            dots += c == '.' ? 1 : c == '…' ? 3 : 0;
            if (c < 0 || (!isBlank(c) && c != '.' && c != '…')) {
                break;
            }
        }
        return dots < 2 && !isPartOfWord(peek(1)) && result() == 0;
    }

    /** Whether a bracket is followed by a name and then something else than the end of the bracket. */
    private boolean isTag() {
        return isBlank(peek(nameAhead())) || peek(nameAhead()) == '"';
    }

    private boolean isTagOfNext() {
        String name = in.ahead(1, nameAhead() - 1).strip();
        return name.equals("Event") || names.contains(name);
    }

    /** Where the name behind a bracket ends; 1 if what is there begins no name. */
    private int nameAhead() {
        int from = 1;
        while (isBlank(peek(from)) && from < LONGEST_NAME) {
            from++;
        }
        int to = from;
        while (isPartOfWord(peek(to)) && to - from < LONGEST_NAME) {
            to++;
        }
        return Character.isLetterOrDigit(peek(from)) ? to : 1;
    }

    /** Whether a closing parenthesis comes next, behind comments perhaps. */
    private boolean isVariationClosed() {
        int close = 0;
        for (int i = 0; i < MOST_AHEAD; i++) {
            int c = peek(i);
            if (close != 0) {
                close = c == close || (close == '\n' && c == '\r') ? 0 : close;
            } else if (c == '{' || c == ';') {
                close = c == '{' ? '}' : '\n';
            } else if (!isSpace(c)) {
                return c == ')';
            }
            if (c < 0) {
                return false;
            }
        }
        return false;
    }

    // ---- tokens -----------------------------------------------------------------------------------------------------

    private Kind token(boolean isTag) {
        int c = peek(0);
        if (c == '[' && isTag) {
            tag();
            return Kind.TAG;
        }
        return switch (c) {
            case '{' -> comment();
            case ';' -> {
                take();
                yield add(Kind.REST, run(ch -> ch >= 0 && ch != '\n' && ch != '\r'));
            }
            case '(' -> add(Kind.OPEN, one());
            case ')' -> add(Kind.CLOSE, one());
            case '[', ']', '}', '"' -> add(Kind.STRAY, one());
            case '$' -> {
                take();
                yield add(Kind.NAG, run(PgnLexer::isDigit));
            }
            case '.', '…' -> add(Kind.DOTS, run(ch -> ch == '.' || ch == '…'));
            default -> word();
        };
    }

    private Kind word() {
        int length = result();
        if (length > 0) {
            String text = in.ahead(0, length);
            in.skip(length);
            return add(Kind.RESULT, text);
        }
        StringBuilder text = new StringBuilder();
        run(text, PgnLexer::isDigit);
        if (text.length() > 0 && !isPartOfWord(peek(0))) {
            run(ch -> ch == '.' || ch == '…');
            return add(Kind.NUMBER, text.toString());
        }
        while ((isPartOfWord(peek(0)) && (text.length() == 0 || SIGNS.indexOf(peek(0)) < 0))
                || peek(0) == '.'
                || isRemoteCapture()) {
            append(text, take());
        }
        for (int i = isPromotion(text) ? 3 : 0; i > 0; i--) {
            append(text, take());
        }
        run(text, ch -> ch == '!' || ch == '?');
        return text.length() == 0 ? add(Kind.STRAY, one()) : add(Kind.WORD, text.toString());
    }

    /** Whether the letter of a piece follows a pawn's move to its last rank in parentheses, which no variation is: {@code e8(Q)}. */
    private boolean isPromotion(StringBuilder word) {
        return PAWN_TO_LAST_RANK.matcher(word).matches()
                && peek(0) == '('
                && Character.isLetter(peek(1))
                && peek(2) == ')';
    }

    /** Whether an asterisk stands between squares, and not in front of a turn number. */
    private boolean isRemoteCapture() {
        return peek(0) == '*' && Character.isLetterOrDigit(peek(1)) && peek(2) != '.';
    }

    /** The length of the result that follows, or 0. */
    private int result() {
        int c = peek(0);
        if (c != '0' && c != '1' && c != '½') {
            return c == '*' ? 1 : 0;
        }
        Matcher result = RESULT.matcher(in.ahead(0, MOST_OF_RESULT));
        return result.lookingAt() && !isJoinedToResult(peek(result.end())) ? result.end() : 0;
    }

    /** Whether a character behind what looks like a result makes it another word. */
    private static boolean isJoinedToResult(int c) {
        int type = c < 0 ? Character.UNASSIGNED : Character.getType(c);
        return Character.isLetterOrDigit(c)
                || type == Character.OTHER_NUMBER
                || type == Character.LETTER_NUMBER
                || (c >= '\u2010' && c <= '\u2015')
                || "/:-\u2212".indexOf(c) >= 0;
    }

    /**
     * Reads a comment to its brace. Braces within each other belong to it if as many close it as open it. If none closes it, or a
     * brace opens another one in what looks like the next game, it ends before that game.
     */
    private Kind comment() {
        Token from = here(Kind.FAULT, "");
        take();
        StringBuilder text = new StringBuilder();
        int next = -1; // where the next game seems to begin, and how long the text is there
        int length = 0;
        int open = 0;
        boolean isNested = false;
        boolean isLineOpen = true; // no line has ended since the last that is to be seen
        while (true) {
            int c = peek(0);
            if (c < 0 || (next >= 0 && (c == '{' || in.taken() >= Pgn.MAX_CHARACTERS))) {
                in.skip(next >= 0 ? next - in.taken() : 0);
                text.setLength(next >= 0 ? length : text.length());
                add(Kind.FAULT, "expected } at the end of the comment, found the end", from);
                return add(Kind.COMMENT, text.toString(), from);
            }
            boolean isLineEnd = c == '\n' || c == '\r';
            if (next < 0 && isLineEnd && isLineOpen && isEmptyLineBeforeGame()) {
                next = in.taken();
                length = text.length();
            }
            isLineOpen = !isLineEnd && (isLineOpen || !isSpace(c));
            take();
            open += c == '{' ? 1 : 0;
            if (c == '}') {
                if (open == 0 || !isClosedAgain()) {
                    break;
                }
                open--;
                isNested = true;
            }
            append(text, c);
        }
        if (isNested) {
            add(Kind.FAULT, "expected a comment without braces in it, found " + Quoted.of(text.toString()), from);
        }
        return add(Kind.COMMENT, text.toString(), from);
    }

    /** Whether the next brace closes, and comes before the next game. */
    private boolean isClosedAgain() {
        for (int i = 0; i < MOST_AHEAD; i++) {
            int c = peek(i);
            if (c < 0 || c == '{' || c == '}') {
                return c == '}';
            }
            if (i > 0 && c == '[' && (peek(i - 1) == '\n' || peek(i - 1) == '\r')) {
                return false;
            }
        }
        return false;
    }

    /** Whether the line break here ends a line, an empty one follows, and then a tag or the first turn of a game. */
    private boolean isEmptyLineBeforeGame() {
        int lines = 0;
        int i = 0;
        for (; isSpace(peek(i)) && i < LONGEST_NAME; i++) {
            lines += peek(i) == '\n' || (peek(i) == '\r' && peek(i + 1) != '\n') ? 1 : 0;
        }
        if (lines < 2 || (peek(i) != '[' && peek(i) != '1')) {
            return false;
        }
        String ahead = in.ahead(i, MOST_OF_TURN);
        return FIRST_TURN.matcher(ahead).matches() || ahead.matches("(?s)\\[\\s*\\w+\\s+\".*");
    }

    // ---- tags -------------------------------------------------------------------------------------------------------

    /**
     * Reads a tag: its value ends with a quote that a closing bracket follows, in this line or a later one of the same paragraph.
     * Without such a quote the tag ends with its line, or with a bracket before.
     */
    private void tag() {
        take();
        blanks();
        in.place();
        Token name = here(Kind.TAG, "");
        String text = run(PgnLexer::isName);
        boolean isNamed = !text.isEmpty() && text.length() <= LONGEST_NAME && (isBlank(peek(0)) || peek(0) == '"');
        if (!isNamed) {
            in.place();
            fault("the name of a tag");
            run(c -> c >= ' ' && c != '"' && c != ']');
        }
        blanks();
        in.place();
        Token value = here(Kind.VALUE, "");
        int close = peek(0) == '"' ? closing() : -1;
        if (close < 0) {
            unquoted(isNamed, name, text);
            return;
        }
        in.skip(1);
        close += in.taken() - 1;
        StringBuilder read = new StringBuilder();
        while (in.taken() < close) {
            part(read, close);
        }
        in.skip(1);
        blanks();
        take();
        if (isNamed) {
            add(Kind.TAG, text, name);
            add(Kind.VALUE, read.toString(), value);
        }
    }

    /** How far ahead the quote at the end of a value is, or -1. What was looked at for a tag before is not looked at again. */
    private int closing() {
        int escaped = -1; // the first behind a backslash, which ends the value if none else does
        int i = Math.max(1, noEscapedClosing - in.taken());
        for (; i < MOST_AHEAD; i++) {
            int c = peek(i);
            if (c < 0 || ((c == '\n' || c == '\r') && isEndOfTag(i + 1))) {
                break;
            }
            boolean isEscaped = c == '\\' && (peek(i + 1) == '"' || peek(i + 1) == '\\');
            i += isEscaped ? 1 : 0;
            int behind = i + 1;
            while (peek(i) == '"' && isBlank(peek(behind))) {
                behind++;
            }
            if (peek(i) == '"' && peek(behind) == ']') {
                if (!isEscaped) {
                    return i;
                }
                escaped = escaped < 0 ? i : escaped;
                i = Math.max(i, noClosing - in.taken() - 1);
            }
        }
        noClosing = Math.max(noClosing, in.taken() + i);
        noEscapedClosing = escaped < 0 ? noClosing : noEscapedClosing;
        return escaped;
    }

    /** Whether an empty line or a bracket follows. */
    private boolean isEndOfTag(int ahead) {
        int i = peek(ahead) == '\n' && peek(ahead - 1) == '\r' ? ahead + 1 : ahead;
        while (isBlank(peek(i))) {
            i++;
        }
        return peek(i) < 0 || peek(i) == '[' || peek(i) == '\n' || peek(i) == '\r';
    }

    /** A tag whose value is not in quotes: it ends with its line or before, and is broken if no bracket closes it. */
    private void unquoted(boolean isNamed, Token name, String text) {
        boolean isOpen = peek(0) == '"';
        Token value = here(Kind.VALUE, "");
        if (!isOpen && isNamed) {
            fault("\" before the value of the tag");
        }
        String read = run(c -> c >= 0 && c != '\n' && c != '\r' && (isOpen || c != ']'));
        in.place();
        if (peek(0) != ']') {
            refuse(Kind.BROKEN, isOpen ? "\" after the value of the tag" : "] at the end of the tag");
            return;
        }
        take();
        if (isNamed) {
            add(Kind.TAG, text, name);
            add(Kind.VALUE, read.strip().replaceAll("\\p{Cntrl}", " "), value);
        }
    }

    /** The next character of a value, of which some are not as the standard has them. */
    private void part(StringBuilder value, int close) {
        int c = peek(0);
        in.place();
        if (Character.isISOControl(c)) {
            fault("\" after the value of the tag");
        }
        in.skip(1);
        boolean escapes = c == '\\' && in.taken() < close && (peek(0) == '"' || peek(0) == '\\');
        if (c == '"' || (c == '\\' && !escapes)) {
            in.place();
            fault(c == '"' ? "] at the end of the tag" : "\\\" or \\\\");
        }
        append(value, Character.isISOControl(c) ? ' ' : escapes ? in.take() : c);
    }

    private void fault(String expected) {
        refuse(Kind.FAULT, expected);
    }

    private void refuse(Kind kind, String expected) {
        String found = peek(0) < 0 ? "the end" : Quoted.of(Character.toString((char) peek(0)));
        add(kind, "expected " + expected + ", found " + found);
    }

    // ---- characters -------------------------------------------------------------------------------------------------

    private int peek(int ahead) {
        return in.peek(ahead);
    }

    /** The next character of a game, which must not have too many of them: what is before is then forgotten. */
    private int take() {
        int c = in.take();
        if (in.taken() > Pgn.MAX_CHARACTERS) {
            in.place();
            if (!isTooLong) {
                forget();
                add(Kind.BROKEN, "expected a game of at most " + Pgn.MAX_CHARACTERS + " characters");
            }
            isTooLong = true;
            in.forget();
            noClosing = 0;
            noEscapedClosing = 0;
        }
        return c;
    }

    private String one() {
        return Character.toString((char) take());
    }

    private String run(IntPredicate run) {
        return run(new StringBuilder(), run);
    }

    private String run(StringBuilder text, IntPredicate run) {
        while (run.test(peek(0))) {
            append(text, take());
        }
        return text.toString();
    }

    private void append(StringBuilder text, int c) {
        if (!isTooLong) {
            text.append((char) c);
        }
    }

    /** Skips space, and lines that begin with a percent sign; returns how many lines have ended. */
    private int space() {
        int lines = 0;
        while (true) {
            int c = peek(0);
            if (c == '%') {
                in.place();
                if (in.column() > 1) {
                    return lines;
                }
                run(ch -> ch >= 0 && ch != '\n' && ch != '\r');
            } else if (!isSpace(c)) {
                return lines;
            } else {
                if (c > '~' && c != PgnCharacters.BYTE_ORDER_MARK) {
                    in.place();
                    fault("a space");
                }
                take();
                lines += c == '\n' || (c == '\r' && peek(0) != '\n') ? 1 : 0;
            }
        }
    }

    private void blanks() {
        run(PgnLexer::isBlank);
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t';
    }

    /** Whether nothing is to be seen of a character: space, a byte order mark, the end of a file of DOS. */
    private static boolean isSpace(int c) {
        return c == ' '
                || (c >= '\t' && c <= '\r')
                || c == DOS_END
                || (c > '~' && (Character.isSpaceChar(c) || Character.getType(c) == Character.FORMAT));
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isName(int c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }

    private static boolean isPartOfWord(int c) {
        return c > ' ' && !Character.isISOControl(c) && !isSpace(c) && "(){}[];$.\"!?*…".indexOf(c) < 0;
    }

    // ---- tokens and places ------------------------------------------------------------------------------------------

    private Token here(Kind kind, String text) {
        return new Token(kind, text, in.line(), in.column());
    }

    private Kind add(Kind kind, String text) {
        return add(kind, text, here(kind, text));
    }

    private Kind add(Kind kind, String text, Token place) {
        if (!isTooLong || kind == Kind.END) {
            if (kind == Kind.TAG) {
                names.add(text);
            }
            tokens.add(new Token(kind, text, place.line(), place.column()));
        }
        return kind;
    }
}
