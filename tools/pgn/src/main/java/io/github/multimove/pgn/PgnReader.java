package io.github.multimove.pgn;

import io.github.multimove.pgn.PgnLexer.Token;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The games of a stream, one after the other; only the one asked for is in memory.
 *
 * <p>{@link #next} throws {@link PgnException} for a game that is refused. One may go on after that with the next game: where
 * a game ends follows from tags, comments, variations and results alone, so that no game is lost behind one that is refused, and
 * none is made of a part of it. What the stream itself throws comes as {@link UncheckedIOException}. Not safe to share
 * between threads.
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="collection"}
 */
public final class PgnReader implements Iterator<PgnGame>, Closeable {
    private final Pgn form;
    private final Reader in;
    private final PgnLexer lexer;
    private final PgnRuleSets ruleSets;
    private @Nullable List<Token> ahead;

    PgnReader(Pgn form, Reader in) {
        this.form = form;
        this.in = in;
        this.lexer = new PgnLexer(in);
        this.ruleSets = new PgnRuleSets(form);
    }

    /** Returns whether there is more in the stream than space and comments. */
    @Override
    public boolean hasNext() {
        return !ahead().isEmpty();
    }

    private List<Token> ahead() {
        List<Token> tokens = ahead == null ? lexer.game() : ahead;
        ahead = tokens;
        return tokens;
    }

    /**
     * Returns the next game.
     *
     * @throws PgnException if it is refused
     * @throws NoSuchElementException if there is none
     */
    @Override
    public PgnGame next() {
        List<Token> tokens = ahead();
        if (tokens.isEmpty()) {
            throw new NoSuchElementException("no more games");
        }
        ahead = null;
        return new PgnParser(form, ruleSets, tokens).game();
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
            Token next = ahead().get(0);
            throw new PgnException("expected the end after one game", next.line(), next.column());
        }
    }
}
