package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What happens at the terminal during a game: a line is a turn or a command. A line that is refused changes nothing. The
 * session ends with {@code quit} or the end of input; a game that is over can still be taken back, looked at and saved.
 */
final class Session {
    private static final String HELP = """
            e2e4, e5,Nf6    a turn, in coordinate or algebraic form
            e5,             the beginning of a turn: its sub-moves are entered line by line
            end, done       ends a turn that may end there
            back            takes its last sub-move back
            turns           the legal turns, those that go on with what is entered; turns e2: those with a sub-move from e2
            moves           the game so far
            board           the board again, with what is entered
            undo, redo      takes back what is entered, or the last turn, or how the game was ended; and does it again
            resign          the side to move resigns
            draw            claims a draw by repetition or by fifty turns
            agree           both agree on a draw
            save FILE       saves the game as PGN
            quit            ends the session
            """;

    /** Forms of sub-moves that some games have, each with what tells them from the text of a sub-move. */
    private static final Map<Pattern, String> FORMS = forms();

    /** A person is shown so many turns at most. */
    private static final int MOST_LISTED = 400;

    private final Terminal terminal;
    private final Terminal.Lines lines;
    private final Optional<String> white;
    private final Optional<String> black;
    private final Deque<Game> past = new ArrayDeque<>();
    private final Deque<Game> undone = new ArrayDeque<>();
    private final Optional<Function<Game, Turn>> opponent;
    private final Side person;
    private Game game;
    /** The turn that is being entered. */
    private PartialTurn turn;

    Session(
            Terminal terminal,
            Game start,
            Optional<String> white,
            Optional<String> black,
            Optional<Function<Game, Turn>> opponent,
            Side person) {
        this.terminal = terminal;
        this.lines = terminal.lines();
        this.game = start;
        this.turn = start.position().begin();
        this.white = white;
        this.black = black;
        this.opponent = opponent;
        this.person = person;
    }

    Game game() {
        return game;
    }

    /** Reads and answers lines until {@code quit} or the end of input. */
    void run() throws IOException {
        board();
        boolean more = true;
        while (more) {
            answerOfOpponent();
            terminal.out().flush();
            String line = lines.next(prompt());
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while playing");
            }
            more = line != null && answer(line.strip());
        }
    }

    private String prompt() {
        String side = game.position().side() == Side.WHITE ? "White" : "Black";
        return game.outcome().map(Outcome::words).orElse(side) + (turn.entered().isEmpty() ? "> " : " " + turn + "> ");
    }

    /** Lets the opponent play, if it is to move. */
    private void answerOfOpponent() {
        if (opponent.isPresent() && game.outcome().isEmpty() && game.position().side() != person) {
            play(opponent.get().apply(game));
        }
    }

    /** Answers a line and returns whether there is to be another. */
    private boolean answer(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        try {
            switch (words[0]) {
                case "" -> {}
                case "help" -> help();
                case "board" -> board();
                case "turns" -> turns(rest);
                case "moves" -> moves();
                case "end", "done" -> play(turn.turn());
                case "back" -> enter(turn.back());
                case "undo" -> undo();
                case "redo" -> redo();
                case "resign" -> change(game.resign(game.position().side()));
                case "agree" -> change(game.agreeDraw());
                case "draw" -> change(claim());
                case "save" -> save(Path.of(rest));
                case "quit" -> {
                    return false;
                }
                default -> read(line);
            }
        } catch (IllegalArgumentException | IllegalStateException | IOException refused) {
            terminal.err().println(Multimove.sentence(refused));
        }
        return true;
    }

    /** Plays a line that is a turn; one that only begins a turn, or goes on with one that has been begun, is entered. */
    private void read(String line) {
        if (game.outcome().isPresent()) {
            throw new IllegalStateException("the game is over; expected undo, board, save FILE or quit");
        }
        if (!turn.entered().isEmpty() || line.endsWith(",")) {
            enter(with(line));
            return;
        }
        try {
            play(game.position().parseTurn(line, Reading.LENIENT));
        } catch (IllegalTurnException refused) {
            PartialTurn begun;
            try {
                begun = with(line);
            } catch (IllegalArgumentException e) {
                throw refused;
            }
            enter(begun);
        }
    }

    /** Returns the turn with the sub-moves of a line entered. */
    private PartialTurn with(String line) {
        PartialTurn more = turn;
        for (String subMove : line.strip().split("[\\s,;]+", -1)) {
            more = subMove.isEmpty() ? more : more.then(withPromotion(more, subMove));
        }
        return more;
    }

    /** Returns a sub-move with what its piece becomes, which is asked for where it is left out. */
    private String withPromotion(PartialTurn begun, String subMove) {
        List<String> kinds = begun.next().stream()
                .map(SubMove::toString)
                .filter(next -> next.startsWith(subMove))
                .map(next -> next.substring(subMove.length()))
                .toList();
        boolean isAlgebraic = kinds.isEmpty();
        if (isAlgebraic) {
            kinds = begun.next().stream()
                    .flatMap(next -> next.promotion().stream())
                    .map(type -> String.valueOf(Character.toLowerCase(type.letter())))
                    .distinct()
                    .filter(kind -> isNext(begun, promoting(subMove, kind)))
                    .toList();
        }
        if (kinds.size() < 2 || !kinds.stream().allMatch(kind -> kind.matches("[a-z]+"))) {
            return subMove;
        }
        String kind;
        try {
            kind = lines.next("which of " + String.join(", ", kinds) + "? ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return kind == null ? subMove : isAlgebraic ? promoting(subMove, kind.strip()) : subMove + kind.strip();
    }

    private static String promoting(String algebraic, String kind) {
        return algebraic + "=" + kind.toUpperCase(Locale.ROOT);
    }

    private static boolean isNext(PartialTurn begun, String subMove) {
        try {
            return !begun.then(subMove).entered().isEmpty();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void enter(PartialTurn entered) {
        turn = entered;
        if (turn.mustStop()) {
            play(turn.turn());
        } else {
            terminal.board(Diagram.of(turn).text());
            terminal.out().println(turn.instruction());
        }
    }

    private void play(Turn played) {
        String algebraic = game.position().algebraic(played);
        change(game.play(played));
        terminal.out().println(played + "  " + algebraic);
        board();
    }

    private void change(Game next) {
        past.push(game);
        show(next);
        undone.clear();
    }

    private Game claim() {
        Outcome.Reason reason = game.claims().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no draw can be claimed now"));
        return game.claimDraw(reason);
    }

    private void undo() {
        if (!turn.entered().isEmpty()) {
            turn = game.position().begin();
            board();
            return;
        }
        Game before = past.isEmpty() ? game.undo() : past.pop();
        undone.push(game);
        show(before);
        if (opponent.isPresent()
                && game.position().side() != person
                && game.length() > 0) { // whose turn it answers is gone too
            undone.push(game);
            show(past.isEmpty() ? game.undo() : past.pop());
        }
        board();
    }

    private void redo() {
        if (undone.isEmpty()) {
            throw new IllegalStateException("expected a turn that was taken back, found none");
        }
        past.push(game);
        show(undone.pop());
        board();
    }

    private void show(Game next) {
        game = next;
        turn = game.position().begin();
    }

    /** Prints the game so far, a turn of either side a line. */
    private void moves() {
        List<Position> positions = game.positions();
        for (int i = 0; i < game.length(); i++) {
            Position before = positions.get(i);
            String number = before.turnNumber() + (before.side() == Side.WHITE ? ". " : "... ");
            terminal.out().println(number + before.algebraic(game.turns().get(i)));
        }
    }

    private void turns(String square) {
        LegalTurns turns = game.position().legalTurns();
        List<SubMove> entered = turn.entered();
        boolean isOrdered = game.ruleSet().structure().isOrdered();
        List<String> listed = (square.isEmpty()
                        ? turns
                        : turns.from(game.position().board().square(square)))
                .stream()
                        .filter(legal -> isOrdered
                                ? legal.subMoves().size() >= entered.size()
                                        && legal.subMoves()
                                                .subList(0, entered.size())
                                                .equals(entered)
                                : legal.subMoves().containsAll(entered))
                        .limit(terminal.shown() ? MOST_LISTED : Long.MAX_VALUE)
                        .map(Turn::toString)
                        .toList();
        terminal.list(listed);
        if (terminal.shown() && listed.size() == MOST_LISTED) {
            terminal.out().println("and more; turns SQUARE lists those from a square");
        }
    }

    private void help() {
        terminal.out().print(HELP);
        Set<String> forms = new LinkedHashSet<>();
        for (SubMove next : game.position().begin().next()) {
            FORMS.forEach((form, words) -> {
                if (form.matcher(next.toString()).matches()) {
                    forms.add(words);
                }
            });
        }
        forms.forEach(terminal.out()::println);
    }

    private static Map<Pattern, String> forms() {
        Map<Pattern, String> forms = new LinkedHashMap<>();
        forms.put(Pattern.compile("[A-Z]@[^>]+"), "N@b1            a drop: the piece, @, its square");
        forms.put(Pattern.compile("[A-Z]@.+>.+"), "N@d3>c2         a drop on a pawn, which goes to the other square");
        forms.put(Pattern.compile("[^@]*[0-9][a-z]"), "e7e8q           a promotion; without its letter you are asked");
        forms.put(Pattern.compile("[^@]*[0-9][a-z]{2}"), "e7e8nn          a promotion to two pieces");
        forms.put(Pattern.compile(".*[*].+"), "3c4*2c5         a remote capture");
        return forms;
    }

    private void board() {
        if (!turn.entered().isEmpty()) {
            enter(turn);
            return;
        }
        Diagram diagram = Diagram.of(game.position()).threats();
        terminal.board(
                (game.length() == 0 ? diagram : diagram.lastTurn(game.turns().get(game.length() - 1))).text());
        if (terminal.shown() && game.outcome().isEmpty()) {
            terminal.out().println(turn.instruction());
        }
    }

    /** Writes the game as PGN. */
    void save(Path file) throws IOException {
        if (file.toString().isEmpty()) {
            throw new IllegalArgumentException("expected save FILE, found no file");
        }
        PgnGame text = PgnGame.of(game);
        if (white.isPresent()) {
            text = text.withTag("White", white.get());
        }
        if (black.isPresent()) {
            text = text.withTag("Black", black.get());
        }
        Files.writeString(file, text + "\n");
        terminal.out().println("saved: " + file);
    }
}
