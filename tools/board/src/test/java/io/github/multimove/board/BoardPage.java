package io.github.multimove.board;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What a page in a browser does with the server, without a browser. */
final class BoardPage {
    private final URI address;
    private final HttpClient client = HttpClient.newHttpClient();

    BoardPage(BoardServer server) {
        this.address = server.address();
    }

    /** Asks a question and returns the answer, a refusal too. */
    Map<String, Object> ask(String question, Map<String, String> fields) throws IOException, InterruptedException {
        HttpResponse<String> response = post("ask/" + question, body(fields));
        if (response.statusCode() != 200) {
            throw new IOException("expected status 200, found " + response.statusCode());
        }
        return JsonReader.object(response.body());
    }

    /** Returns a field of an answer. */
    static Object field(Map<String, Object> answer, String name) {
        return Objects.requireNonNull(answer.get(name), () -> name + " of " + answer);
    }

    /** Returns a field of an answer as text. */
    static String text(Map<String, Object> answer, String name) {
        return field(answer, name).toString();
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address.resolve(path))
                .header("Content-Type", "application/x-www-form-urlencoded;charset=UTF-8")
                .POST(BodyPublishers.ofString(body)));
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address.resolve(path)));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    URI address() {
        return address;
    }

    static String body(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
