package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Clients that ask and never read, and clients that never finish asking. */
final class SilentClientsTest {
    private static final int ASKED = 400;
    private static final int TRIES = 10;

    /** Asks for pages again and again and reads none. */
    private static final String SILENT = "GET /board.js HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n".repeat(ASKED);

    /** Has more to say, as it seems, for ever. */
    private static final String UNFINISHED = "GET /board.js HTTP/1.1\r\nHost: local";

    @Test
    void twentyOfThemHoldNoOtherUp() throws Exception {
        assertThat(isAnsweredBesides(SILENT, 20, 1)).isTrue();
        assertThat(isAnsweredBesides(UNFINISHED, 20, 1)).isTrue();
    }

    /** More of them than the server has threads: they are sent away after the time that an answer may take. */
    @Test
    @Tag("full")
    void manyOfThemAreSentAway() throws Exception {
        assertThat(isAnsweredBesides(SILENT, 100, TRIES)).isTrue();
        assertThat(isAnsweredBesides(UNFINISHED, 100, TRIES)).isTrue();
    }

    /** A client whose request has not arrived after the time that it may take hears the end of its connection. */
    @Test
    @Tag("full")
    void halfSentHeadersAreNotWaitedForWithoutEnd() throws Exception {
        try (BoardServer server = BoardServer.start(0);
                Socket client = client(server.address().getPort(), UNFINISHED)) {
            client.setSoTimeout(60_000);
            assertThat(client.getInputStream().readAllBytes()).isEmpty();
        }
    }

    private static boolean isAnsweredBesides(String said, int silent, int tries)
            throws IOException, InterruptedException {
        List<Socket> clients = new ArrayList<>();
        try (BoardServer server = BoardServer.start(0)) {
            for (int i = 0; i < silent; i++) {
                clients.add(client(server.address().getPort(), said));
            }
            for (int i = 0; i < tries; i++) {
                if (isAnswered(server.address())) {
                    return true;
                }
            }
            return false;
        } finally {
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    private static boolean isAnswered(URI page) throws InterruptedException {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(page).timeout(Duration.ofSeconds(30)).build();
            return HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode()
                    == 200;
        } catch (IOException e) {
            return false; // sent away as well, or no answer in time
        }
    }

    private static Socket client(int port, String said) throws IOException {
        Socket client = new Socket();
        client.setReceiveBufferSize(1_024);
        client.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        client.getOutputStream().write(said.replace("PORT", "" + port).getBytes(StandardCharsets.US_ASCII));
        return client;
    }
}
