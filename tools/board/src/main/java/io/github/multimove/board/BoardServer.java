package io.github.multimove.board;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.regex.Pattern;

/**
 * The board's server. It listens on the loopback address only, and answers only requests whose {@code Host} is that address,
 * so that no page from elsewhere can speak with it. It keeps nothing that a request needs: each one tells its whole game.
 *
 * <p>Whatever is sent, what is read is bounded, and the status is below 500. A question that the rules refuse, that takes too
 * long or that comes while too many wait is answered by <code>{"problem": ...}</code> with a sentence and status 200.
 */
public final class BoardServer implements AutoCloseable {
    /** The largest body that is read, in bytes. */
    public static final int MAX_BODY = 2_097_152;

    private static final int HANDLERS = 64;
    private static final int WORKERS = 2;
    private static final int BEATS = 40;
    private static final long BEAT_MILLIS = 250;
    private static final String QUESTIONS = "/ask/";
    private static final Pattern FILES =
            Pattern.compile("/((board|squares|editor|replay|kept|linked|asking)[.]js|board[.]css)");

    private final HttpServer server;
    private final ExecutorService handlers;
    private final BackgroundWork work;
    private final BoardAnswers answers;

    private BoardServer(HttpServer server, BackgroundWork work, BoardAnswers answers) {
        this.server = server;
        this.work = work;
        this.answers = answers;
        this.handlers = Executors.newFixedThreadPool(HANDLERS, task -> {
            Thread thread = new Thread(task, "board-http");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Starts a server.
     *
     * @param port the port, or 0 for any that is free
     * @throws IOException if the port cannot be listened on
     */
    public static BoardServer start(int port) throws IOException {
        return start(port, BoardAnswers.onThreads());
    }

    /** The same with answers of one's own. */
    public static BoardServer start(int port, BoardAnswers answers) throws IOException {
        return start(port, new BackgroundWork(WORKERS, BEATS, BEAT_MILLIS), answers);
    }

    static BoardServer start(int port, BackgroundWork work, BoardAnswers answers) throws IOException {
        unlessSet("sun.net.httpserver.maxReqTime", "20"); // seconds that a request may take to arrive
        unlessSet("sun.net.httpserver.maxRspTime", "20"); // seconds that an answer may take, writing it included
        unlessSet("sun.net.httpserver.nodelay", "true"); // else small answers wait for the page's acknowledgment
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        BoardServer board = new BoardServer(server, work, answers);
        server.setExecutor(board.handlers);
        server.createContext("/", board::handle);
        server.start();
        // what the first page asks for is loaded before it asks
        Future<?> unused = board.handlers.submit(
                () -> List.of("rules", "look").forEach(each -> board.answers.answer(each, "rules=two-prong")));
        return board;
    }

    private static void unlessSet(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /** Returns the address of the page. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        server.stop(0);
        work.close();
        handlers.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            HttpEndpoint.dress(exchange);
            int refused = HttpEndpoint.refusal(exchange, server.getAddress().getPort());
            String path = String.valueOf(exchange.getRequestURI().getPath());
            if (refused != 0) {
                status(exchange, refused);
            } else if (path.equals("/") || FILES.matcher(path).matches()) {
                page(exchange, path.equals("/") ? "board.html" : path.substring(1));
            } else if (path.startsWith(QUESTIONS) && answers.has(path.substring(QUESTIONS.length()))) {
                question(exchange, path.substring(QUESTIONS.length()));
            } else {
                status(exchange, 404);
            }
        }
    }

    private static void page(HttpExchange exchange, String name) throws IOException {
        if (refusesOther(exchange, "GET", "HEAD")) {
            return;
        }
        boolean isHead = exchange.getRequestMethod().equals("HEAD");
        try (InputStream in = BoardServer.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is missing");
            }
            byte[] bytes = in.readAllBytes();
            exchange.getResponseHeaders().set("Content-Type", HttpEndpoint.type(name));
            exchange.sendResponseHeaders(200, isHead ? -1 : bytes.length);
            if (!isHead) {
                exchange.getResponseBody().write(bytes);
            }
        }
    }

    // @start region="question"
    private void question(HttpExchange exchange, String name) throws IOException {
        if (refusesOther(exchange, "POST")) {
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY + 1);
        if (body.length > MAX_BODY) {
            status(exchange, 413);
            return;
        }
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, 0);
        OutputStream out = exchange.getResponseBody();
        String answer;
        try {
            answer = work.result(() -> answers.answer(name, new String(body, StandardCharsets.UTF_8)), () -> {
                out.write(' '); // white space before JSON means nothing, and cannot be sent to a page that was closed
                out.flush();
            });
        } catch (CancellationException | RejectedExecutionException e) {
            answer = BoardAnswers.problem(
                    e instanceof CancellationException
                            ? String.valueOf(e.getMessage())
                            : "the server is busy: try again");
        } catch (ExecutionException e) {
            answer = Json.of(Map.of("problem", "internal error of the board", "fault", String.valueOf(e.getCause())));
        }
        out.write(answer.getBytes(StandardCharsets.UTF_8));
    }

    // @end

    /** Refuses a request of another method than those, and tells whether it is one. */
    private static boolean refusesOther(HttpExchange exchange, String... methods) throws IOException {
        boolean isOther = !List.of(methods).contains(exchange.getRequestMethod());
        if (isOther) {
            exchange.getResponseHeaders().set("Allow", String.join(", ", methods));
            status(exchange, 405);
        }
        return isOther;
    }

    private static void status(HttpExchange exchange, int status) throws IOException {
        exchange.sendResponseHeaders(status, -1);
    }
}
