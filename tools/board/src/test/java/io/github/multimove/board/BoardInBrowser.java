package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** The board in a real browser, and what people do there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BoardInBrowser {
    private static final Path PICTURES = Path.of("target/board");

    BoardServer server;
    Browser browser;

    @BeforeAll
    void start() throws IOException, InterruptedException {
        server = BoardServer.start(0);
        browser = new Browser(1280, 800, false);
    }

    @AfterAll
    void stop() {
        browser.close();
        server.close();
    }

    @BeforeEach
    void window() throws InterruptedException {
        browser.size(1280, 800, false);
    }

    final void open(String fragment) throws InterruptedException {
        browser.open(server.address() + "#" + fragment);
    }

    static String square(String name) {
        return ".cell[data-square=\"" + name + "\"]";
    }

    final void click(String... squares) throws InterruptedException {
        for (String square : squares) {
            browser.click(square(square));
        }
    }

    final void untilStatus(String part) throws InterruptedException {
        browser.until("document.getElementById('status').textContent.includes(" + Json.of(part) + ")");
    }

    final void untilEntered(String part) throws InterruptedException {
        browser.until("document.getElementById('entered').textContent.includes(" + Json.of(part) + ")");
    }

    final void untilProblem(String part) throws InterruptedException {
        browser.until("document.getElementById('problem').textContent.includes(" + Json.of(part) + ")");
    }

    final void picture(String name) throws InterruptedException, IOException {
        Thread.sleep(300); // what takes longer than a look comes after it
        assertThat(browser.picture(PICTURES.resolve(name + ".png"))).isGreaterThan(10_000);
    }
}
