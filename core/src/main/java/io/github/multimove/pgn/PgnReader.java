package io.github.multimove.pgn;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The games of a stream, one after the other; only the one asked for is in memory.
 *
 * <p>{@link #next} throws {@link PgnException} for a game that is refused. One may go on after that: the next game is the
 * one whose tags come next, at the beginning of a line. What the stream itself throws comes as
 * {@link UncheckedIOException}. Not safe to share between threads.
 *
 * {@snippet file="io/github/multimove/docs/GameExample.java" region="stream"}
 */
public final class PgnReader implements Iterator<PgnGame>, Closeable {
    private final Pgn form;
    private final Reader in;
    private final PgnLexer lexer;
    private final PgnRuleSets ruleSets;
    private boolean refused;
    private boolean refusedInTags;

    PgnReader(Pgn form, Reader in) {
        this.form = form;
        this.in = in;
        this.lexer = new PgnLexer(in, form.isLenient());
        this.ruleSets = new PgnRuleSets(form);
    }

    /** Returns whether there is more in the stream than space. */
    @Override
    public boolean hasNext() {
        try {
            if (refused) {
                skipRefused();
            }
            lexer.skipSpace();
            return lexer.peek() >= 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the next game.
     *
     * @throws PgnException if it is refused
     * @throws NoSuchElementException if there is none
     */
    @Override
    public PgnGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more games");
        }
        lexer.begin();
        PgnParser parser = new PgnParser(form, ruleSets, lexer);
        try {
            return parser.game();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (PgnException e) {
            refused = true;
            refusedInTags = parser.isInTags();
            throw e;
        }
    }

    /** Returns the games that are left as a stream, which ends with an exception at a game that is refused. */
    public Stream<PgnGame> games() {
        return StreamSupport.stream(
                        Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL), false)
                .onClose(() -> {
                    try {
                        close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    /** Closes the stream. */
    @Override
    public void close() throws IOException {
        in.close();
    }

    void requireEnd() {
        if (hasNext()) {
            throw new PgnException("expected the end after one game", lexer.line(), lexer.column());
        }
    }

    private void skipRefused() throws IOException {
        refused = false;
        if (refusedInTags) {
            lexer.skipLine();
            while (lexer.peek() == '[') {
                lexer.skipLine();
            }
        } else if (lexer.column() > 1) {
            lexer.skipLine();
        }
        while (lexer.peek() >= 0 && lexer.peek() != '[') {
            lexer.skipLine();
        }
    }
}
