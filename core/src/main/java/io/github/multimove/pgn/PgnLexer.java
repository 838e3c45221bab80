package io.github.multimove.pgn;

import io.github.multimove.internal.text.Quoted;
import java.io.IOException;
import java.io.Reader;

/** Takes a stream of PGN apart, a character ahead and no more; knows nothing of games. */
final class PgnLexer {
    /** What kind of token. */
    enum Kind {
        /** The bracket that begins a tag. */
        TAG,
        /** A comment, its text without braces or semicolon. */
        COMMENT,
        /** The beginning of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        /** A numeric annotation glyph; the text is its number. */
        NAG,
        /** A turn number; the text is its digits. */
        NUMBER,
        /** Dots that stand alone. */
        DOTS,
        /** A turn or a result. */
        WORD,
        /** The end of the stream. */
        END
    }

    /** A token and where it begins. */
    record Token(Kind kind, String text, int line, int column) {
        PgnException refuse(String expected) {
            String found = switch (kind) {
                case END -> "the end";
                case TAG -> "a tag";
                case COMMENT -> "a comment";
                case OPEN -> "\"(\"";
                case CLOSE -> "\")\"";
                case NAG -> Quoted.of("$" + text);
                default -> Quoted.of(text);
            };
            return new PgnException("expected " + expected + ", found " + found, line, column);
        }
    }

    private static final int NOTHING = -2;

    private final Reader in;
    private final char[] buffer = new char[8192];
    private int at;
    private int end;
    /** Whether a word may have dots in it, as {@code e.p.} has, and the value of a tag quotes and backslashes as they are. */
    private final boolean lenient;

    private int ahead = NOTHING;
    private boolean afterReturn;
    private int line = 1;
    private int column = 1;
    private long characters;

    PgnLexer(Reader in, boolean lenient) {
        this.lenient = lenient;
        this.in = in;
    }

    /** Begins to count the characters of a game. */
    void begin() {
        characters = 0;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    int peek() throws IOException {
        if (ahead == NOTHING) {
            if (at == end) {
                end = in.read(buffer);
                at = 0;
                while (end == 0) {
                    end = in.read(buffer);
                }
            }
            if (end < 0) {
                end = 0;
                at = 0;
                return -1;
            }
            ahead = buffer[at++];
        }
        return ahead;
    }

    private int next() throws IOException {
        int c = peek();
        ahead = NOTHING;
        if (c >= 0) {
            if (c == '\n' && afterReturn) {
                afterReturn = false;
                return c;
            }
            afterReturn = c == '\r';
            if (c == '\n' || c == '\r') {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
        return c;
    }

    /** The next character of a game, which is counted. */
    private int take() throws IOException {
        if (++characters > Pgn.MAX_CHARACTERS) {
            throw new PgnException("expected a game of at most " + Pgn.MAX_CHARACTERS + " characters", line, column);
        }
        return next();
    }

    /** Skips space, and lines that begin with a percent sign. */
    void skipSpace() throws IOException {
        while (true) {
            int c = peek();
            if (c == '%' && column == 1) {
                skipLine();
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0x0b || c == '\f') {
                next();
            } else if (c == 0xfeff && line == 1 && column == 1) {
                next();
                column = 1;
            } else {
                return;
            }
        }
    }

    /** Skips what is left of a line. */
    void skipLine() throws IOException {
        int c = peek();
        while (c >= 0 && c != '\n' && c != '\r') {
            next();
            c = peek();
        }
        if (c == '\r') {
            next();
            c = peek();
        }
        if (c == '\n') {
            next();
        }
    }

    Token token() throws IOException {
        skipSpace();
        int atLine = line;
        int atColumn = column;
        int c = peek();
        if (c < 0) {
            return new Token(Kind.END, "", atLine, atColumn);
        }
        if (c == '[') {
            // not taken: the next game may begin here
            return new Token(Kind.TAG, "[", atLine, atColumn);
        }
        return switch (c) {
            case '{' -> new Token(Kind.COMMENT, comment(atLine, atColumn), atLine, atColumn);
            case ';' -> new Token(Kind.COMMENT, restOfLine(), atLine, atColumn);
            case '(' -> new Token(Kind.OPEN, one(), atLine, atColumn);
            case ')' -> new Token(Kind.CLOSE, one(), atLine, atColumn);
            case '$' -> {
                take();
                yield new Token(Kind.NAG, run(new StringBuilder(), PgnLexer::isDigit), atLine, atColumn);
            }
            case '.' -> new Token(Kind.DOTS, run(new StringBuilder(), ch -> ch == '.'), atLine, atColumn);
            default -> word(atLine, atColumn);
        };
    }

    /** Whether a word follows that begins with a letter, or a {@code ;} at once, which then parts two sub-moves, and a word. */
    boolean hasWord() throws IOException {
        if (peek() == ';') {
            take();
        }
        skipSpace();
        return Character.isLetter(peek());
    }

    private String one() throws IOException {
        return Character.toString((char) take());
    }

    private Token word(int atLine, int atColumn) throws IOException {
        StringBuilder text = new StringBuilder();
        run(text, PgnLexer::isDigit);
        if (text.length() > 0 && (peek() == '.' || !isWord(peek()))) {
            run(new StringBuilder(), ch -> ch == '.');
            return new Token(Kind.NUMBER, text.toString(), atLine, atColumn);
        }
        run(text, c -> isWord(c) || (lenient && c == '.'));
        run(text, ch -> ch == '!' || ch == '?');
        if (text.length() == 0) {
            throw new PgnException(
                    "expected a turn, found " + Quoted.of(Character.toString((char) peek())), atLine, atColumn);
        }
        return new Token(Kind.WORD, text.toString(), atLine, atColumn);
    }

    /** Characters of a run. */
    @FunctionalInterface
    private interface Run {
        boolean has(int c);
    }

    private String run(StringBuilder text, Run run) throws IOException {
        while (run.has(peek())) {
            text.append((char) take());
        }
        return text.toString();
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWord(int c) {
        return c > ' ' && c < 0x7f && "(){}[];$.\"!?".indexOf(c) < 0;
    }

    private String comment(int atLine, int atColumn) throws IOException {
        take();
        StringBuilder text = new StringBuilder();
        while (peek() != '}') {
            if (peek() < 0) {
                throw new PgnException("expected } at the end of the comment, found the end", atLine, atColumn);
            }
            text.append((char) take());
        }
        take();
        return text.toString();
    }

    private String restOfLine() throws IOException {
        take();
        return run(new StringBuilder(), c -> c >= 0 && c != '\n' && c != '\r');
    }

    /** Reads a tag, name first and then value, from its bracket on. */
    Token[] tag() throws IOException {
        take();
        blanks();
        int nameColumn = column;
        String name = run(
                new StringBuilder(), c -> isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_');
        require(!name.isEmpty() && name.length() <= 255, "the name of a tag");
        blanks();
        int valueColumn = column;
        int valueLine = line;
        require(peek() == '"', "\" before the value of the tag");
        take();
        String value = value();
        take();
        return new Token[] {
            new Token(Kind.WORD, name, valueLine, nameColumn), new Token(Kind.WORD, value, valueLine, valueColumn)
        };
    }

    /** Reads the value of a tag and the quote behind it, up to the bracket; leniently quotes are part of it if no bracket follows. */
    private String value() throws IOException {
        StringBuilder value = new StringBuilder();
        while (true) {
            while (peek() != '"') {
                if (peek() == '\\') {
                    escaped(value);
                }
                require(peek() >= 0 && !Character.isISOControl(peek()), "\" after the value of the tag");
                value.append((char) take());
            }
            take();
            String blanks = blanks();
            if (!lenient || peek() == ']' || peek() < ' ') {
                require(peek() == ']', "] at the end of the tag");
                return value.toString();
            }
            value.append('"').append(blanks);
        }
    }

    /** Takes the backslash before a quote or backslash; leniently any other stands for itself. */
    private void escaped(StringBuilder value) throws IOException {
        take();
        boolean escapes = peek() == '"' || peek() == '\\';
        require(escapes || lenient, "\\\" or \\\\");
        if (!escapes) {
            value.append('\\');
        }
    }

    private String blanks() throws IOException {
        return run(new StringBuilder(), c -> c == ' ' || c == '\t');
    }

    private void require(boolean holds, String expected) throws IOException {
        if (!holds) {
            String found = peek() < 0 ? "the end" : Quoted.of(Character.toString((char) peek()));
            throw new PgnException("expected " + expected + ", found " + found, line, column);
        }
    }
}
