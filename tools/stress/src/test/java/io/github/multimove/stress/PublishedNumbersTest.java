package io.github.multimove.stress;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The numbers of turns that the rules pages publish, all tables of all games: each says where its numbers come from. */
class PublishedNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        StringBuilder all = new StringBuilder();
        try {
            for (String table : NumbersByMerging.tables(Path.of("../.."))) {
                all.append(table);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ByteArrayInputStream(all.toString().getBytes(StandardCharsets.UTF_8));
    }
}
