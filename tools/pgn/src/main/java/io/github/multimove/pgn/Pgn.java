package io.github.multimove.pgn;

import io.github.multimove.Game;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/**
 * The text form of games, PGN, with turns in algebraic form: how it is to be read. {@link PgnGame} writes it.
 *
 * <h2>What is read</h2>
 *
 * Any layout that the standard allows: space and line ends anywhere between tokens, turn numbers with dots or without or
 * not at all, comments in braces and to the end of the line wherever they stand, {@code !} and {@code ?} after a turn (kept as
 * numeric annotations 1 to 6), escaped lines ({@code %}), byte order marks between games. Turns in algebraic or coordinate form. A
 * missing {@code Variant} is {@code orthodox}. A won or drawn game whose last position shows no reason, and whose
 * {@code Termination} names none, counts as ended by resignation or agreement.
 *
 * <p>Where a game ends follows from tags, comments, variations and results alone. A game is then read or refused as a whole.
 *
 * <p>{@link #strict} refuses what contradicts itself: a wrong turn number, turns not written as {@link RuleSet#parseTurn}
 * demands, a result that is not that of the last position or of the tag {@code Result}, no result at the end,
 * {@code FEN} without {@code SetUp}, a {@code Termination} that names another reason. {@link #lenient} forgives these and
 * believes the rules first, then the result at the end, then the tag. {@link PgnGame#forgiven} lists what it has forgiven. It
 * reads as well
 *
 * <ul>
 *   <li>variants by other names ({@link RuleSets#ofLeniently});
 *   <li>turns as {@link io.github.multimove.Reading#LENIENT} says, with spaces, {@code /}, {@code and} or {@code ;} between the
 *       sub-moves of an ordered turn ({@code 2. e5 Nf6}), figurines, {@code Pe4}, {@code OO}, dashes for hyphens, and {@code e.p.} after them;
 *   <li>{@code !} and {@code ?} that stand apart or are too many, {@code ch}, {@code +/-}, {@code =}, {@code N} and the like, and
 *       annotations before the first turn (they are that turn's) or above 255 (they are comments);
 *   <li>results such as {@code 1/2}, {@code 1:0}, {@code 1 - 0}, with dashes, given twice, before more turns or within a
 *       variation, and a tag {@code Result} that is none;
 *   <li>spaces that do not break and those without width;
 *   <li>in {@code FEN} a turn number 0 (as 1), and castling rights and en passant squares that the position cannot have (as if
 *       they were not there);
 *   <li>the value of a tag without quotes, or with quotes, backslashes and control characters in it (a space), a tag given
 *       twice (the first counts) and a tag whose name is none (it is left out);
 *   <li>braces within a comment, comments and variations that nothing closes, closing brackets of all kinds that nothing
 *       opens, variations without a turn (their comments are kept);
 *   <li>what is no legal turn in a variation (the variation ends before it);
 *   <li>games that went on past bare kings, a dead position, a fivefold repetition or seventy-five turns ({@link Game#playedPast()}; such a game is read back
 *       leniently only).
 * </ul>
 *
 * Both refuse illegal turns of the game itself, turns after any other end of the game, unknown variants and broken text.
 *
 * <h2>Limits</h2>
 *
 * A game has at most {@value #MAX_CHARACTERS} characters and {@value #MAX_TURNS} turns, those of variations among them;
 * variations are within each other at most {@value #MAX_DEPTH} deep. A stream may have any number of games: one at a time
 * is in memory.
 *
 * <p>Immutable and safe to share between threads. Source: rules/notation.md, Games.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="pgn"}
 */
public final class Pgn {
    /** The largest number of characters of a game. */
    public static final int MAX_CHARACTERS = 1 << 22;

    /** The largest number of turns of a game, those of variations among them. */
    public static final int MAX_TURNS = 100_000;

    /** The largest number of variations that are within each other. */
    public static final int MAX_DEPTH = 64;

    private static final Function<String, RuleSet> BY_SERVICE = RuleSets::of;
    private static final Pgn STRICT = new Pgn(Reading.STRICT, BY_SERVICE);
    private static final Function<String, RuleSet> BY_NAME = RuleSets::ofLeniently;
    private static final Pgn LENIENT = new Pgn(Reading.LENIENT, BY_NAME);

    private final Reading reading;
    private final Function<String, RuleSet> ruleSets;

    private Pgn(Reading reading, Function<String, RuleSet> ruleSets) {
        this.reading = reading;
        this.ruleSets = ruleSets;
    }

    /** Returns the form that refuses what contradicts itself. */
    public static Pgn strict() {
        return STRICT;
    }

    /** Returns the form that forgives small contradictions. */
    public static Pgn lenient() {
        return LENIENT;
    }

    /**
     * Returns the same form with other means to find the rule set of a tag {@code Variant} than {@link RuleSets#of(String)}:
     * for rule sets that a program has composed, and for other programs' names.
     *
     * @param newRuleSets finds a rule set by id; refuses with {@link IllegalArgumentException}
     */
    public Pgn withRuleSets(Function<String, RuleSet> newRuleSets) {
        return new Pgn(reading, Objects.requireNonNull(newRuleSets, "newRuleSets"));
    }

    /**
     * Returns the lenient form for games whose pieces have the letters of a language, as {@link Reading#lenient(Locale)} reads
     * them. A tag {@code Language} of a game ({@code it}) says the same of that game, which then has no such tag: it is written
     * with English letters. Strict reading refuses the tag.
     *
     * @throws IllegalArgumentException if the letters of the language are not known
     */
    public Pgn withLanguage(Locale language) {
        return new Pgn(Reading.lenient(language), ruleSets == BY_SERVICE ? BY_NAME : ruleSets);
    }

    /**
     * Returns the one game of a text.
     *
     * @throws PgnException if the text is not of the form, breaks the rules, or has not exactly one game
     */
    public PgnGame read(String text) {
        Objects.requireNonNull(text, "text");
        PgnReader reader = reader(new StringReader(text));
        if (!reader.hasNext()) {
            throw new PgnException("expected a game, found the end", 1, 1);
        }
        PgnGame game = reader.next();
        reader.requireEnd();
        return game;
    }

    /** Returns the games of a stream, read one by one as they are asked for. */
    public PgnReader reader(Reader in) {
        return new PgnReader(this, Objects.requireNonNull(in, "in"));
    }

    /**
     * Opens a text file, of games or of anything else: it is read as UTF-8, and bytes that are none as Latin-1; as UTF-16 if it begins
     * with the mark of that.
     *
     * @throws IOException if it cannot be opened
     */
    public static BufferedReader open(Path file) throws IOException {
        Objects.requireNonNull(file, "file");
        InputStream in = new BufferedInputStream(Files.newInputStream(file));
        in.mark(2);
        int mark = in.read() << Byte.SIZE | in.read();
        in.reset();
        boolean isWide = mark == 0xfeff || mark == 0xfffe;
        return new BufferedReader(isWide ? new InputStreamReader(in, StandardCharsets.UTF_16) : new Utf8OrLatin1(in));
    }

    Reading reading() {
        return reading;
    }

    boolean isLenient() {
        return reading.isLenient();
    }

    /** Whether rule sets are found as {@link RuleSets#of(String)} finds them, and not by means of the program's own. */
    boolean findsByService() {
        return ruleSets == BY_SERVICE || ruleSets == BY_NAME;
    }

    RuleSet ruleSet(String id) {
        return Objects.requireNonNull(ruleSets.apply(id), "no rule set found");
    }
}
