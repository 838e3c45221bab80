package io.github.multimove.pgn;

import io.github.multimove.Game;
import io.github.multimove.GameException;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A game as its text has it: the line of play and how it ended, tags, comments, numeric annotations and variations.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Equal when games, tags and annotations are. {@link #toString()} is PGN in
 * export format, and {@link Pgn#read} of it gives an equal game as long as it keeps within the limits of {@link Pgn}.
 *
 * <h2>Tags</h2>
 *
 * The seven of the roster are always there. {@code Result}, {@code Variant} (the rule set's id with its options; orthodox chess has none),
 * {@code SetUp} and {@code FEN} (only from other than the initial position) and {@code Termination} follow from the game
 * and cannot be set. {@code Termination} is {@code normal} where a position ended the game, and for resignation and
 * agreement; {@code time forfeit}, {@code adjudication}, {@code unterminated}, and otherwise the reason in words:
 * {@code threefold repetition}, {@code double checkmate}. A scored 2K checkmate is {@code 1-0} as any win is.
 *
 * <p>Source: rules/notation.md, Games.
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="pgn"}
 */
public final class PgnGame {
    /** Written with every character escaped, it is still read. */
    private static final int LONGEST_VALUE = 32_000;

    static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");
    static final Set<String> DERIVED = Set.of("Result", "Variant", "SetUp", "FEN", "Termination");

    private final Game game;
    private final Map<String, String> own;
    private final @Nullable String termination;
    private final List<Comment> comments;
    private final List<PgnTurn> turns;
    private final List<Forgiven> forgiven;

    /**
     * Something that lenient reading has forgiven.
     *
     * @param message what was expected and what was found
     * @param line the line of the stream, counted from 1
     * @param column the character of the line, counted from 1
     */
    public record Forgiven(String message, int line, int column) {
        /** Requires the sentence. */
        public Forgiven {
            Objects.requireNonNull(message, "message");
        }
    }

    private PgnGame(
            Game game,
            Map<String, String> own,
            @Nullable String termination,
            List<Comment> comments,
            List<PgnTurn> turns,
            List<Forgiven> forgiven) {
        this.forgiven = forgiven;
        this.game = game;
        this.own = own;
        this.termination = termination;
        this.comments = comments;
        this.turns = turns;
    }

    /** Returns a game's text without annotations, the roster unknown. */
    public static PgnGame of(Game game) {
        List<PgnTurn> turns = new ArrayList<>();
        game.turns().forEach(turn -> turns.add(new PgnTurn(turn, List.of())));
        return new PgnGame(game, roster(), null, List.of(), List.copyOf(turns), List.of());
    }

    private static Map<String, String> roster() {
        Map<String, String> tags = new TreeMap<>();
        ROSTER.forEach(name -> tags.put(name, name.equals("Date") ? "????.??.??" : "?"));
        tags.keySet().removeAll(DERIVED);
        return tags;
    }

    /** What has been read, and found to be right. */
    static PgnGame read(
            Game game, Map<String, String> tags, List<Comment> comments, List<PgnTurn> turns, List<Forgiven> forgiven) {
        Map<String, String> own = roster();
        own.putAll(tags);
        own.keySet().removeAll(DERIVED);
        String termination = tags.get("Termination");
        boolean kept = termination != null
                && !termination.equals(PgnTermination.word(game.outcome()))
                && isTrue(game, termination);
        return new PgnGame(
                game, own, kept ? termination : null, List.copyOf(comments), List.copyOf(turns), List.copyOf(forgiven));
    }

    private static boolean isTrue(Game game, String termination) {
        return game.outcome().isEmpty()
                || game.at(game.length()).outcome().isPresent()
                || PgnTermination.read(PgnTermination.result(game.outcome()), termination)
                        .equals(game.outcome());
    }

    /** Returns the line of play and how it ended. */
    public Game game() {
        return game;
    }

    /** Returns the comments before the first turn. */
    public List<Comment> comments() {
        return comments;
    }

    /** Returns the turns played, each with what stands after it. */
    public List<PgnTurn> turns() {
        return turns;
    }

    /**
     * Returns what the text had that strict reading refuses, in the order in which it was read; empty for a game that was read
     * strictly or not read. It is no part of the game: equality does not look at it.
     */
    public List<Forgiven> forgiven() {
        return forgiven;
    }

    /** Returns the beginning of the game's tree: its first position, with the line of play and the variations from there. */
    public PgnNode root() {
        return PgnNode.root(this);
    }

    /** Returns all tags: the roster in its order, then the others in that of their names; unmodifiable. */
    public Map<String, String> tags() {
        Map<String, String> others = new TreeMap<>(own);
        others.put("Result", PgnTermination.result(game.outcome()));
        Optional<String> variant =
                PgnRuleSets.tag(game.ruleSet().id(), game.start().toString());
        variant.ifPresent(name -> others.put("Variant", name));
        Position start = game.start();
        if (variant.filter(PgnRuleSets.SHUFFLED::equals).isPresent()
                || !start.toString().equals(game.ruleSet().initialPosition().toString())) {
            others.put("SetUp", "1");
            others.put("FEN", start.toString());
        }
        others.put("Termination", termination != null ? termination : PgnTermination.word(game.outcome()));
        Map<String, String> tags = new LinkedHashMap<>();
        ROSTER.forEach(name -> tags.put(name, Objects.requireNonNull(others.get(name))));
        tags.putAll(others);
        return Collections.unmodifiableMap(tags);
    }

    /** Returns the value of a tag, or nothing if there is none of that name. */
    public Optional<String> tag(String name) {
        Objects.requireNonNull(name, "name");
        return Optional.ofNullable(tags().get(name));
    }

    /**
     * Returns the same with a tag of that value, in place of one of that name.
     *
     * @param name letters, digits and {@code _}
     * @param value any text without control characters, at most 32000 of them
     * @throws GameException if the name or the value is not possible, the tag follows from the game, or it names a language with other
     *     letters than English, which turns are written with
     */
    public PgnGame withTag(String name, String value) {
        Objects.requireNonNull(name, "name");
        if (DERIVED.contains(name)) {
            throw new GameException("the tag " + name + " follows from the game");
        }
        if (!name.matches("[A-Za-z0-9_]{1,255}")) {
            throw new GameException("expected a name of letters, digits and _");
        }
        if (name.equals(PgnParser.LANGUAGE) && PgnParser.isForeign(value)) {
            throw new GameException("expected en, the language of the letters of pieces, found " + Quoted.of(value));
        }
        if (value.chars().anyMatch(Character::isISOControl)) {
            throw new GameException("expected a value without control characters");
        }
        if (value.length() > LONGEST_VALUE) {
            throw new GameException("expected a value of at most " + LONGEST_VALUE + " characters");
        }
        Map<String, String> tags = new TreeMap<>(own);
        tags.put(name, value);
        return new PgnGame(game, tags, termination, comments, turns, forgiven);
    }

    /** Returns the same without a tag of that name; one of the roster becomes unknown. Without such a tag, the same. */
    public PgnGame withoutTag(String name) {
        Objects.requireNonNull(name, "name");
        Map<String, String> tags = new TreeMap<>(own);
        tags.remove(name);
        roster().forEach(tags::putIfAbsent);
        return new PgnGame(game, tags, termination, comments, turns, forgiven);
    }

    /** Returns the same with those comments before the first turn, in place of what was there. */
    public PgnGame withComments(List<Comment> newComments) {
        Objects.requireNonNull(newComments, "newComments");
        return new PgnGame(game, own, termination, List.copyOf(newComments), turns, forgiven);
    }

    /**
     * Returns the same with those annotations after a turn, in place of what was there.
     *
     * @param turn the turn's place in {@link #turns()}, from 0
     * @throws IndexOutOfBoundsException if there is no such turn
     * @throws IllegalTurnException if a variation has a turn that is not legal
     * @throws IllegalArgumentException if variations are within each other more than {@value Pgn#MAX_DEPTH} deep
     */
    public PgnGame withAnnotations(int turn, List<PgnAnnotation> annotations) {
        Objects.requireNonNull(annotations, "annotations");
        PgnTurn annotated = new PgnTurn(turns.get(turn).turn(), annotations);
        check(game.at(turn).position(), annotated, 1);
        List<PgnTurn> changed = new ArrayList<>(turns);
        changed.set(turn, annotated);
        return new PgnGame(game, own, termination, comments, List.copyOf(changed), forgiven);
    }

    /**
     * Returns another game with the tags of this one and, if both begin at the same position, with its comments and with the
     * annotations of the turns that both begin with: what this game says of one that has been played on or taken back.
     */
    public PgnGame withGame(Game other) {
        Objects.requireNonNull(other, "other");
        boolean same = other.start().equals(game.start());
        List<PgnTurn> line = new ArrayList<>(of(other).turns);
        int common = same ? Math.min(line.size(), turns.size()) : 0;
        for (int i = 0; i < common && line.get(i).turn().equals(turns.get(i).turn()); i++) {
            line.set(i, turns.get(i));
        }
        return new PgnGame(
                other,
                own,
                other.equals(game) ? termination : null,
                same ? comments : List.of(),
                List.copyOf(line),
                List.of());
    }

    private static void check(Position before, PgnTurn turn, int depth) {
        for (PgnAnnotation annotation : turn.annotations()) {
            if (annotation instanceof Variation variation) {
                if (depth > Pgn.MAX_DEPTH) {
                    throw new IllegalArgumentException(
                            "expected variations within each other " + Pgn.MAX_DEPTH + " deep, found more");
                }
                Position position = before;
                for (PgnTurn next : variation.turns()) {
                    check(position, next, depth + 1);
                    position = position.ruleSet().play(position, next.turn());
                }
            }
        }
    }

    /**
     * Writes the game in PGN export format, and an empty line after it: a file of games is one after the other.
     *
     * @throws IOException if it cannot be written there
     */
    public void writeTo(Appendable out) throws IOException {
        out.append(toString()).append('\n');
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof PgnGame text
                        && game.equals(text.game)
                        && own.equals(text.own)
                        && Objects.equals(termination, text.termination)
                        && comments.equals(text.comments)
                        && turns.equals(text.turns));
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, own);
    }

    /** Returns the game in PGN export format: the tags, an empty line, the movetext. */
    @Override
    public String toString() {
        try {
            StringBuilder out = new StringBuilder();
            new PgnWriter(out).write(this);
            return out.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
