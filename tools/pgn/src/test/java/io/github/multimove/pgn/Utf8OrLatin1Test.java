package io.github.multimove.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8OrLatin1Test {
    private static String read(byte[] bytes) throws IOException {
        StringWriter out = new StringWriter();
        new BufferedReader(new Utf8OrLatin1(new ByteArrayInputStream(bytes))).transferTo(out);
        return out.toString();
    }

    /** With a beginning of any length, so that every character stands once across the end of what is read at once. */
    @ParameterizedTest
    @ValueSource(strings = {"", "e4", "J\u00f6rg \u2658 \ud83d\ude00.", "\ufeff[Event]"})
    void utf8IsRead(String text) throws IOException {
        for (int before = 8180; before < 8194; before++) {
            String whole = "x".repeat(before) + text;
            assertThat(read(whole.getBytes(StandardCharsets.UTF_8))).isEqualTo(whole);
        }
    }

    @Test
    void bytesThatAreNoUtf8AreLatin1() throws IOException {
        byte[] latin1 = new byte[256];
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 256; i++) {
            latin1[i] = (byte) (255 - i);
            expected.append((char) (255 - i));
        }
        assertThat(read(latin1)).isEqualTo(expected.toString());
        for (int before = 8180; before < 8194; before++) {
            String start = "\u00f6".repeat(before / 2);
            byte[] mixed = (start + "J?rg \u2658 ?").getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < mixed.length; i++) {
                mixed[i] = mixed[i] == '?' ? (byte) 0xf6 : mixed[i];
            }
            assertThat(read(mixed)).isEqualTo(start + "J\u00f6rg \u2658 \u00f6");
        }
    }
}
