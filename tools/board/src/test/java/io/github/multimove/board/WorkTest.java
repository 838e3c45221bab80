package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.LegalTurns;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Work that no one waits for, or that takes too long, is stopped. */
class WorkTest {
    private final CountDownLatch working = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    /** Works until it is interrupted, as a long count does. */
    private String forever() {
        try {
            working.countDown();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            stopped.countDown();
        }
        return "stopped";
    }

    /** Work that has not begun is not begun, and nothing stops it. */
    private void waitForWork() {
        try {
            working.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void workOfAClosedPageIsInterrupted() throws InterruptedException {
        try (BackgroundWork work = new BackgroundWork(1, 1000, 1)) {
            assertThatThrownBy(() -> work.result(this::forever, () -> {
                        waitForWork();
                        throw new IOException("the page has gone");
                    }))
                    .isInstanceOf(IOException.class)
                    .hasMessage("the page has gone");
            stopped.await();
        }
    }

    @Test
    void workThatTakesTooLongIsInterrupted() throws InterruptedException {
        int[] beats = {0};
        try (BackgroundWork work = new BackgroundWork(1, 3, 1)) {
            assertThatThrownBy(() -> work.result(this::forever, () -> {
                        waitForWork();
                        beats[0]++;
                    }))
                    .isInstanceOf(CancellationException.class)
                    .hasMessage("this takes longer than 0 seconds");
            stopped.await();
        }
        assertThat(beats[0]).isEqualTo(3);
    }

    @Test
    void waitingForOthersDoesNotCount() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        int[] beats = {0};
        try (BackgroundWork work = new BackgroundWork(1, 3, 1)) {
            Thread other = new Thread(() -> first(work, release));
            other.start();
            waitForWork();
            assertThat(work.result(() -> 42, () -> {
                        if (++beats[0] == 10) {
                            release.countDown();
                        }
                    }))
                    .isEqualTo(42);
            other.join();
        }
        assertThat(beats[0]).isGreaterThanOrEqualTo(10);
    }

    @Test
    void tooMuchWorkIsRefused() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        List<Thread> others = new ArrayList<>();
        AtomicInteger waiting = new AtomicInteger();
        try (BackgroundWork work = new BackgroundWork(1, 3, 1)) {
            others.add(new Thread(() -> first(work, release)));
            others.get(0).start();
            waitForWork();
            CountDownLatch allWait = new CountDownLatch(8);
            for (int i = 0; i < 8; i++) {
                Thread other = new Thread(() -> {
                    boolean[] told = {false};
                    try {
                        work.result(() -> waiting.incrementAndGet(), () -> {
                            if (!told[0]) {
                                told[0] = true;
                                allWait.countDown();
                            }
                        });
                    } catch (IOException | ExecutionException e) {
                        throw new IllegalStateException(e);
                    }
                });
                others.add(other);
                other.start();
            }
            allWait.await();
            assertThatThrownBy(() -> work.result(() -> 42, () -> {})).isInstanceOf(RejectedExecutionException.class);
            release.countDown();
            for (Thread other : others) {
                other.join();
            }
        }
        assertThat(waiting).hasValue(8);
    }

    /** Requests that wait for others are told so by white space; one too many is answered at once, in words. */
    @Test
    void tooManyRequestsAreToldThatTheServerIsBusy() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        BackgroundWork work = new BackgroundWork(1, 30_000, 1);
        try (BoardServer server = BoardServer.start(0, work, BoardAnswers.onThreads())) {
            Thread other = new Thread(() -> first(work, release));
            other.start();
            waitForWork();
            HttpClient client = HttpClient.newHttpClient();
            HttpRequest look = HttpRequest.newBuilder(server.address().resolve("ask/look"))
                    .header("Content-Type", "application/x-www-form-urlencoded;charset=UTF-8")
                    .POST(HttpRequest.BodyPublishers.ofString("rules=duck"))
                    .build();
            List<InputStream> waiting = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                InputStream answer = client.send(look, HttpResponse.BodyHandlers.ofInputStream())
                        .body();
                assertThat(answer.read()).isEqualTo(' ');
                waiting.add(answer);
            }
            assertThat(client.send(look, HttpResponse.BodyHandlers.ofString()).body())
                    .isEqualTo(BoardAnswers.problem("the server is busy: try again"));
            release.countDown();
            for (InputStream answer : waiting) {
                assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8))
                        .contains("\"position\"")
                        .doesNotContain("problem");
            }
            other.join();
        }
    }

    /** Works until it is released; its beats wait too, so that it is not interrupted before. */
    private void first(BackgroundWork work, CountDownLatch release) {
        try {
            work.result(
                    () -> {
                        working.countDown();
                        release.await();
                        return 1;
                    },
                    () -> {
                        try {
                            release.await();
                        } catch (InterruptedException e) {
                            throw new IOException(e);
                        }
                    });
        } catch (IOException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void workThatFailsAndWorkThatIsDoneAreTold() throws IOException, ExecutionException {
        try (BackgroundWork work = new BackgroundWork(1, 1000, 10)) {
            assertThat(work.result(() -> 42, () -> {})).isEqualTo(42);
            assertThatThrownBy(() -> work.result(
                            () -> {
                                throw new IOException("no");
                            },
                            () -> {}))
                    .isInstanceOf(ExecutionException.class)
                    .hasRootCauseMessage("no");
        }
    }

    @Test
    void workAfterTheEndIsRefused() {
        BackgroundWork work = new BackgroundWork(1, 1000, 10);
        work.close();
        assertThatThrownBy(() -> work.result(() -> 42, () -> {})).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void aLongCountOfTheLibraryIsStoppedWhenThePageGoes() throws InterruptedException {
        RuleSet dragons = RuleSets.of("two-prong[base=dragonchess,prongs=8]");
        LegalTurns turns = dragons.legalTurns(
                dragons.position(dragons.initialPosition().toString().replace(" 0 1", " 0 2")));
        CountDownLatch begun = new CountDownLatch(1);
        try (BackgroundWork work = new BackgroundWork(1, 1000, 1)) {
            assertThatThrownBy(() -> work.result(
                            () -> {
                                begun.countDown();
                                try {
                                    while (turns.stream().count() > 0) {
                                        begun.countDown();
                                    }
                                    return "none";
                                } catch (CancellationException e) {
                                    stopped.countDown();
                                    throw e;
                                }
                            },
                            () -> {
                                if (begun.getCount() == 0) {
                                    throw new IOException("the page has gone");
                                }
                            }))
                    .hasMessage("the page has gone");
            stopped.await();
        }
    }
}
