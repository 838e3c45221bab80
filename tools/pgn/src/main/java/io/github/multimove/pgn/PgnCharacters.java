package io.github.multimove.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * The characters of a stream of PGN: as many as are looked at are read ahead, and those of the game that is being read are kept.
 * What the stream throws comes as {@link UncheckedIOException}.
 */
final class PgnCharacters {
    static final int BYTE_ORDER_MARK = 0xfeff;

    private final Reader in;
    private char[] chars = new char[8192];
    private int end;
    private boolean isEnded;
    private int at;
    /** Where the game begins. */
    private int start;
    /** What has line and column. */
    private int placed;

    private int line;
    private int column;
    private boolean afterReturn;

    PgnCharacters(Reader in, int line, int column) {
        this.in = in;
        this.line = line;
        this.column = column;
    }

    /** Begins a game at the next character. */
    void begin() {
        if (at > chars.length / 2) {
            place();
            forget();
        }
        start = at;
    }

    /** Returns the character that so many others come before, or -1 behind the end. */
    int peek(int ahead) {
        while (at + ahead >= end && !isEnded) {
            if (end == chars.length) {
                chars = Arrays.copyOf(chars, 2 * end);
            }
            try {
                int read = in.read(chars, end, chars.length - end);
                isEnded = read < 0;
                end += Math.max(0, read);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return at + ahead < end ? chars[at + ahead] : -1;
    }

    /** Returns the characters from there, as many as asked for or fewer at the end. */
    String ahead(int from, int length) {
        peek(from + length - 1);
        return new String(chars, at + from, Math.max(0, Math.min(length, end - at - from)));
    }

    int take() {
        int c = peek(0);
        at++;
        return c;
    }

    /** Goes on by so many characters that have been looked at, or back. */
    void skip(int characters) {
        at += characters;
    }

    /** Returns how many characters of the game have been taken, of those that are kept. */
    int taken() {
        return at - start;
    }

    /** Keeps nothing of what has been taken, which must have its place. */
    void forget() {
        System.arraycopy(chars, at, chars, 0, end - at);
        end -= at;
        at = 0;
        placed = 0;
        start = 0;
    }

    /** Moves line and column to the character that comes next; byte order marks have no column. */
    void place() {
        for (; placed < at; placed++) {
            char c = chars[placed];
            if (c == '\n' && afterReturn) {
                afterReturn = false;
                continue;
            }
            afterReturn = c == '\r';
            line += c == '\n' || c == '\r' ? 1 : 0;
            column = c == '\n' || c == '\r' ? 1 : c == BYTE_ORDER_MARK ? column : column + 1;
        }
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }
}
