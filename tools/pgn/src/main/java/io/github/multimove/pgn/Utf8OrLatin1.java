package io.github.multimove.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Text in UTF-8 in which bytes that are not UTF-8 are read as Latin-1, as in files joined of old and new ones. Asked for two characters or more at a time. */
final class Utf8OrLatin1 extends Reader {
    private static final int BYTES = 8192;
    private static final int UNSIGNED = 0xff;

    private final InputStream in;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder(); // it reports what is malformed
    private final ByteBuffer bytes = ByteBuffer.allocate(BYTES);
    private boolean ended;

    Utf8OrLatin1(InputStream in) {
        this.in = in;
        flip(0);
    }

    @Override
    public int read(char[] to, int from, int length) throws IOException {
        CharBuffer chars = CharBuffer.wrap(to, from, length);
        CoderResult result = decoder.decode(bytes, chars, ended);
        while (!result.isOverflow() && (chars.position() == from || result.isMalformed())) {
            if (result.isMalformed() && chars.hasRemaining()) {
                chars.put((char) (bytes.get() & UNSIGNED));
            } else if (ended || !chars.hasRemaining()) {
                break;
            } else {
                bytes.compact();
                int found = in.read(bytes.array(), bytes.position(), bytes.remaining());
                ended = found < 0;
                flip(bytes.position() + Math.max(found, 0));
            }
            result = decoder.decode(bytes, chars, ended);
        }
        return chars.position() == from && length > 0 ? -1 : chars.position() - from;
    }

    /** Makes so many bytes at the beginning ready to be decoded. */
    @SuppressWarnings("RedundantCast") // without it Android before level 33 lacks the methods
    private void flip(int end) {
        ((Buffer) bytes).position(0);
        ((Buffer) bytes).limit(end);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
