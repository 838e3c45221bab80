package io.github.multimove.internal.notation;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Reading;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Reads turns in coordinate form (rules/notation.md), and hands what is not in that form to the algebraic reader. */
public record TurnText(BoardPosition position) {
    /** More sub-moves than any turn can have. */
    private static final int MAX_SUB_MOVES = 512;
    /** Of so many words, apart by spaces, may a turn be. */
    private static final int MAX_WORDS = 32;
    /** Longer texts of several words are no turns. */
    private static final int MAX_CHARACTERS = 4096;

    private static final String FOUND = "found \"";
    private static final String SEPARATORS = ",;/+&";

    /** One sub-move's text and where it stands. */
    public record Part(String text, int offset) {}

    /** The turn that words begin with, and how many of them it is. */
    public record Leading(Turn turn, int words) {}

    /** The sub-moves of a text in coordinate form. */
    public List<ParsedSubMove> written(String text) {
        return parts(text).stream()
                .map(part -> form().read(part.text()).orElseThrow())
                .toList();
    }

    /** Refuses a text in coordinate form that is neither a legal turn nor the beginning of one. */
    public IllegalTurnException refuse(String text) {
        List<ParsedSubMove> written = written(text);
        return refuse(text, written, match(written));
    }

    /**
     * The parts of a turn's text, one for each sub-move: commas stand between them, and none before a placement of the neutral
     * piece in algebraic form (rules/notation.md, Turns: algebraic form).
     *
     * @throws TurnFormatException if there are more parts than any turn can have
     */
    public List<Part> parts(String turn) {
        List<Part> parts = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= turn.length(); at++) {
            boolean comma = at < turn.length() && turn.charAt(at) == ',';
            // behind one letter the sign is that of a drop
            boolean joined = at > start + 1
                    && at < turn.length()
                    && turn.charAt(at) == '@'
                    && position.rules().structures.placesNeutral();
            if (comma || joined || at == turn.length()) {
                if (parts.size() == MAX_SUB_MOVES) {
                    throw new TurnFormatException("expected at most " + MAX_SUB_MOVES + " sub-moves, found more", 0);
                }
                parts.add(new Part(turn.substring(start, at), start));
                start = comma ? at + 1 : at;
            }
        }
        return parts;
    }

    /** Reads a legal turn. */
    public Turn parse(String text, Reading reading) {
        return inEnglish(text, reading, english -> parse(english, reading.isLenient()));
    }

    private Turn parse(String text, boolean lenient) {
        try {
            return parseAsItStands(text, lenient);
        } catch (InputException e) {
            if (lenient) {
                return new LenientReader(position, false).read(text, e).turn();
            }
            throw withCommas(e, text, text.strip(), apart -> parseAsItStands(apart, true));
        }
    }

    /** Reads a text with the letters of a language, which may be those of other pieces in English; refusals name it as it is. */
    public <T> T inEnglish(String text, Reading reading, Function<String, T> read) {
        String english = LenientSpellings.english(position.board(), reading.letters(), text);
        try {
            return read.apply(english);
        } catch (IllegalTurnException e) {
            throw english.equals(text) ? e : new IllegalTurnException(text, e.refusal());
        } catch (TurnFormatException e) {
            throw english.equals(text) ? e : asWritten(e, english, text);
        }
    }

    /** A refusal with what it has found in the letters of the text. */
    private static TurnFormatException asWritten(TurnFormatException refused, String english, String text) {
        String message = String.valueOf(refused.getMessage());
        int offset = refused.offset();
        int from = message.lastIndexOf(FOUND) + FOUND.length();
        int to = Math.max(from, message.lastIndexOf('"'));
        String found = message.substring(from, to);
        String said = english.startsWith(found, offset) ? text.substring(offset, offset + found.length()) : found;
        int end = message.lastIndexOf(" at character ");
        return new TurnFormatException(message.substring(0, from) + said + message.substring(to, end), offset);
    }

    /**
     * The sub-moves that a text begins a turn with, in the order of entry.
     *
     * @throws InputException if it could mean several beginnings, or {@code asItStands} if it means none
     */
    public long[] begin(String text, InputException asItStands) {
        return new LenientReader(position, true).read(text, asItStands).subMoves();
    }

    /**
     * Reads the turn that words begin with: the shortest text that is one, as people write ordered turns ({@code e5 Nf6},
     * {@code e5 / Nf6}). What stands before or after a separator belongs to it.
     *
     * @throws InputException if there is none; it says what is wrong with the first words that cannot begin one
     */
    public Leading leading(List<String> words, Reading reading) {
        StringBuilder text = new StringBuilder();
        InputException refused = null;
        for (int i = 0; i < Math.min(words.size(), MAX_WORDS) && text.length() <= MAX_CHARACTERS; i++) {
            text.append(i == 0 ? "" : " ").append(words.get(i));
            boolean goesOn =
                    i + 1 < words.size() && (isSeparated(words.get(i), -1) || isSeparated(words.get(i + 1), 0));
            if (goesOn) {
                continue;
            }
            try {
                return new Leading(parse(text.toString(), reading), i + 1);
            } catch (TurnFormatException | IllegalTurnException e) {
                refused = refused == null || isUnfinished(refused) ? e : refused;
            }
        }
        throw refused == null ? new TurnFormatException("expected a turn, found the end", 0) : refused;
    }

    /** Whether a word is, ends with or begins with what stands between sub-moves; a plus may be a sign of check. */
    private static boolean isSeparated(String word, int at) {
        if (word.equals("+") || word.equalsIgnoreCase("and")) {
            return true;
        }
        char c = word.charAt(at < 0 ? word.length() - 1 : 0);
        return SEPARATORS.indexOf(c) >= 0 && (c != '+' || at == 0);
    }

    /** Whether a text is refused for nothing but sub-moves that are missing behind it. */
    public static boolean isUnfinished(InputException refused) {
        return refused instanceof IllegalTurnException illegal
                && RefusalFinder.isUnfinished(illegal.refusal(), illegal.turn().split(",").length);
    }

    /**
     * What a text is refused for that has spaces where commas belong: the same as with commas, or the spaces.
     *
     * @param separated the text with what may be read as commas
     */
    public InputException withCommas(
            InputException asItStands, String text, String separated, Consumer<String> reader) {
        String apart = LenientSpellings.apart(position.board(), separated);
        if (asItStands instanceof IllegalTurnException || apart.equals(text.strip())) {
            return asItStands;
        }
        try {
            reader.accept(apart);
        } catch (IllegalTurnException e) {
            return e;
        } catch (TurnFormatException e) {
            return asItStands;
        }
        int space = IntStream.range(text.indexOf(text.strip()), text.length())
                .filter(i -> Character.isWhitespace(text.charAt(i)))
                .findFirst()
                .orElse(0);
        return new TurnFormatException(
                "expected a comma between sub-moves, found " + Quoted.of(text.substring(space)), space);
    }

    Turn parseAsItStands(String text, boolean lenient) {
        CoordinateForm form = form();
        List<ParsedSubMove> written = new ArrayList<>();
        boolean lettered = false;
        int end = -1;
        for (Part part : parts(text)) {
            Optional<ParsedSubMove> one = form.read(part.text());
            // algebraic form alone has parts without a comma between them
            if (one.isEmpty() || part.offset() == end) {
                return new Algebraic(position).parse(text, lenient);
            }
            end = part.offset() + part.text().length();
            lettered |= one.get().isLettered();
            written.add(one.get());
        }
        Optional<long[]> turn = match(written);
        if (lettered && turn.isEmpty()) {
            return new Algebraic(position).parse(text, lenient);
        }
        return turn.filter(position.rules().turns(position)::contains)
                .<Turn>map(legal -> new ArrayTurn(position, legal))
                .orElseThrow(() -> refuse(text, written, turn));
    }

    private CoordinateForm form() {
        return CoordinateForm.of(position.tables);
    }

    private Optional<long[]> match(List<ParsedSubMove> written) {
        return position.clause.structure.match(position, written);
    }

    private IllegalTurnException refuse(String text, List<ParsedSubMove> written, Optional<long[]> matched) {
        Structure structure = position.clause.structure;
        return matched.map(turn -> RefusalFinder.exception(position, new ListedTurn(structure.unpack(position, turn))))
                .orElseGet(() -> new IllegalTurnException(text, new RefusalFinder(position).refuseText(written)));
    }
}
