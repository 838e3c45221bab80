package io.github.multimove.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A real browser without a window, driven by its own protocol (Chrome DevTools): Chromium, or whatever the system property
 * {@code chromium} names. It clicks and types as people do and takes pictures.
 */
final class Browser implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("\"documentURL\".*?\"url\":\"([^\"]*)\"");
    private static final int TRIES = 400;
    private static final long PAUSE = 50;

    private final Process process;
    private final Path folder;
    private final WebSocket socket;
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final List<String> requests = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private int last;

    /** Starts the browser with an empty page. */
    Browser(int width, int height, boolean dark) throws IOException, InterruptedException {
        folder = Files.createTempDirectory("board-browser");
        ProcessBuilder start = new ProcessBuilder(
                System.getProperty("chromium", "chromium"),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank");
        start.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        process = start.start();
        String port = portOf(folder.resolve("DevToolsActivePort"));
        HttpClient client = HttpClient.newHttpClient();
        String tabs = client.send(
                        java.net.http.HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json"))
                                .build(),
                        java.net.http.HttpResponse.BodyHandlers.ofString())
                .body();
        String address = ((List<?>) JsonReader.value(tabs))
                .stream()
                        .map(Map.class::cast)
                        .filter(tab -> "page".equals(tab.get("type")))
                        .map(tab -> (String) tab.get("webSocketDebuggerUrl"))
                        .findFirst()
                        .orElseThrow();
        socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(address), new Messages())
                .join();
        call("Page.enable", Map.of());
        call("Runtime.enable", Map.of());
        call("Log.enable", Map.of());
        call("Network.enable", Map.of());
        size(width, height, dark);
    }

    private static String portOf(Path file) throws IOException, InterruptedException {
        for (int i = 0; i < TRIES; i++) {
            if (Files.exists(file) && !Files.readString(file).isBlank()) {
                return Files.readAllLines(file).get(0);
            }
            Thread.sleep(PAUSE);
        }
        throw new IOException("the browser did not start");
    }

    private final class Messages implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            text.append(data);
            if (isLast) {
                messages.add(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return java.util.concurrent.CompletableFuture.completedStage(null);
        }
    }

    private Map<?, ?> call(String method, Map<String, Object> params) throws InterruptedException {
        int id = ++last;
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("id", id);
        message.put("method", method);
        message.put("params", params);
        socket.sendText(Json.of(message), true).join();
        while (true) {
            String text = messages.poll(30, TimeUnit.SECONDS);
            if (text == null) {
                throw new IllegalStateException("no answer to " + method);
            }
            note(text);
            Map<String, Object> answer = JsonReader.object(text);
            if (Double.valueOf(id).equals(answer.get("id"))) {
                if (!(answer.get("result") instanceof Map<?, ?> result)) {
                    throw new IllegalStateException(method + ": " + text);
                }
                return result;
            }
        }
    }

    private void note(String message) {
        if (message.contains("\"Network.requestWillBeSent\"")) {
            Matcher address = ADDRESS.matcher(message);
            requests.add(address.find() ? address.group(1) : message);
        } else if (message.contains("\"Runtime.exceptionThrown\"") || message.contains("\"Log.entryAdded\"")) {
            problems.add(message);
        }
    }

    /** Returns the addresses that pages have asked for since the browser was started, and forgets them. */
    List<String> requests() {
        List<String> all = List.copyOf(requests);
        requests.clear();
        return all;
    }

    /** Returns what the browser has found wrong with pages since it was started. */
    List<String> problems() {
        return List.copyOf(problems);
    }

    /** Sets the size of the window and whether the system is dark. */
    void size(int width, int height, boolean dark) throws InterruptedException {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    /** Runs a script before those of every page that is opened from now on. */
    void before(String script) throws InterruptedException {
        call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** Opens any page, of a server or from disk. */
    void go(String address) throws InterruptedException {
        call("Page.navigate", Map.of("url", "about:blank"));
        until("location.href === 'about:blank'");
        call("Page.navigate", Map.of("url", address));
        until("location.href !== 'about:blank' && document.readyState === 'complete'");
    }

    /** Opens an address of the board, and waits for the list of games; the same page with another fragment is loaded anew. */
    void open(String address) throws InterruptedException {
        go(address);
        until("document.querySelector('.cell') !== null && document.querySelectorAll('#game option').length > 20");
    }

    /** Returns the value of an expression of JavaScript. */
    Object value(String expression) throws InterruptedException {
        Map<?, ?> answer =
                call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (answer.containsKey("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
        }
        Object value = answer.get("result") instanceof Map<?, ?> result ? result.get("value") : null;
        return value == null ? "" : value;
    }

    /** Waits until an expression is true. */
    void until(String expression) throws InterruptedException {
        for (int i = 0; i < TRIES; i++) {
            if (Boolean.TRUE.equals(value(expression))) {
                return;
            }
            Thread.sleep(PAUSE);
        }
        throw new IllegalStateException("never came true: " + expression + "; problem: "
                + value("document.getElementById('problem')?.textContent") + "; status: "
                + value("document.getElementById('status')?.textContent"));
    }

    private double[] middle(String selector) throws InterruptedException {
        until("document.querySelector(" + Json.of(selector) + ") !== null");
        List<?> middle = (List<?>) value("(() => { const e = document.querySelector(" + Json.of(selector)
                + "); e.scrollIntoView({block: 'nearest', inline: 'nearest'}); const b = e.getBoundingClientRect();"
                + " return [b.x + b.width / 2, b.y + b.height / 2]; })()");
        return new double[] {(Double) middle.get(0), (Double) middle.get(1)};
    }

    private void mouse(String type, double[] at) throws InterruptedException {
        mouse(type, at, "left");
    }

    private void mouse(String type, double[] at, String button) throws InterruptedException {
        int buttons = button.equals("left") ? 1 : 2;
        call(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", at[0], "y", at[1], "button", button, "buttons", buttons, "clickCount", 1));
    }

    /** Clicks in the middle of an element. */
    void click(String selector) throws InterruptedException {
        double[] at = middle(selector);
        mouse("mousePressed", at);
        mouse("mouseReleased", at);
    }

    /** Drags from the middle of an element to that of another. */
    void drag(String from, String to) throws InterruptedException {
        drag(from, to, "left");
    }

    /** Drags with a button of the mouse, {@code left} or {@code right}. */
    void drag(String from, String to, String button) throws InterruptedException {
        middle(to);
        double[] start = middle(from);
        double[] end = middle(to);
        mouse("mousePressed", start, button);
        mouse("mouseMoved", new double[] {(start[0] + end[0]) / 2, (start[1] + end[1]) / 2}, button);
        mouse("mouseMoved", end, button);
        mouse("mouseReleased", end, button);
    }

    /** Presses and lets go of a key, such as {@code Enter}. */
    void key(String key) throws InterruptedException {
        String text = key.equals("Enter") ? "\r" : "";
        int code = switch (key) {
            case "Enter" -> 13;
            case "Escape" -> 27;
            case "ArrowLeft" -> 37;
            case "ArrowUp" -> 38;
            case "ArrowRight" -> 39;
            case "ArrowDown" -> 40;
            case "Backspace" -> 8;
            default -> 0;
        };
        for (String type : List.of("keyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type",
                            type,
                            "key",
                            key,
                            "code",
                            key,
                            "windowsVirtualKeyCode",
                            code,
                            "text",
                            type.equals("keyDown") ? text : ""));
        }
    }

    /** Types text where the focus is. */
    void type(String text) throws InterruptedException {
        call("Input.insertText", Map.of("text", text));
    }

    /** Writes what is seen as a PNG file, and returns its number of bytes. */
    int picture(Path file) throws InterruptedException, IOException {
        String data =
                (String) call("Page.captureScreenshot", Map.of("format", "png")).get("data");
        byte[] bytes = Base64.getDecoder().decode(data);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        return bytes.length;
    }

    @Override
    public void close() {
        socket.abort();
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor(5, TimeUnit.SECONDS);
            }
            // they still delete what they have cached
            for (ProcessHandle child : children) {
                child.onExit().completeOnTimeout(child, 5, TimeUnit.SECONDS).join();
            }
            try (var files = Files.walk(folder)) {
                files.sorted(java.util.Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
