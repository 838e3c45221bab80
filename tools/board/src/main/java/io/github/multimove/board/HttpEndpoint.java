package io.github.multimove.board;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which requests are let in, and what every answer carries. */
final class HttpEndpoint {
    private HttpEndpoint() {}

    /** Sets the headers of every answer: nothing but the board's own files is loaded, run, framed or kept. */
    static void dress(HttpExchange exchange) {
        Headers headers = exchange.getResponseHeaders();
        headers.set(
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
                        + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
    }

    /**
     * Returns the status with which a request is refused, or 0 if it is let in: its {@code Host} must be the loopback address
     * under one of its names, its {@code Origin}, if it has one, the board itself, and its body a form.
     */
    static int refusal(HttpExchange exchange, int port) {
        Headers headers = exchange.getRequestHeaders();
        List<String> hosts = List.of("localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port);
        String host = Optional.ofNullable(headers.getFirst("Host")).orElse("").toLowerCase(Locale.ROOT);
        if (!hosts.contains(host)) {
            return 403;
        }
        String origin = headers.getFirst("Origin");
        if (origin != null && !origin.equals("http://" + host)) {
            return 403;
        }
        String type = Optional.ofNullable(headers.getFirst("Content-Type")).orElse("");
        if (exchange.getRequestMethod().equals("POST") && !type.startsWith("application/x-www-form-urlencoded")) {
            return 415;
        }
        return 0;
    }

    /** Returns the type of a file of the page. */
    static String type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            default -> "text/html; charset=utf-8";
        };
    }
}
