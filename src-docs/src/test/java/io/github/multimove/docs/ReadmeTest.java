package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.diagram.Film;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What README.md shows beside its Java block: the picture. */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final Path PICTURE = Path.of("guide/two-rooks.svg");

    @Test
    void pictureShowsTheTurnOfTheExampleAsTheLibraryDrawsIt() throws IOException {
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        assertThat(Files.readString(README)).contains("src-docs/" + PICTURE, position.toString());
        String drawn = Film.of(position, rules.parseTurn(position, "Rd8,Re8#")).animation(Duration.ofMillis(1500));
        assertThat(Files.readString(PICTURE).strip())
                .as("guide/two-rooks.svg; when the drawing has changed, copy: " + drawn)
                .isEqualTo(drawn.strip());
    }
}
