package io.github.multimove;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** How the text of a turn is read. */
public final class Reading {
    /** The letters of king, queen, rook, bishop, knight and pawn, by language. */
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("cs", "KDVSJP"),
            Map.entry("da", "KDTLSB"),
            Map.entry("de", "KDTLSB"),
            Map.entry("en", "KQRBNP"),
            Map.entry("es", "RDTACP"),
            Map.entry("et", "KLVORP"),
            Map.entry("fi", "KDTLRS"),
            Map.entry("fr", "RDTFCP"),
            Map.entry("hu", "KVBFHG"),
            Map.entry("is", "KDHBRP"),
            Map.entry("it", "RDTACP"),
            Map.entry("nb", "KDTLSB"),
            Map.entry("nl", "KDTLPO"),
            Map.entry("no", "KDTLSB"),
            Map.entry("pl", "KHWGSP"),
            Map.entry("pt", "RDTBCP"),
            Map.entry("ro", "RDTNCP"),
            Map.entry("sv", "KDTLSB"));

    /**
     * As the library writes turns, in coordinate or algebraic form: algebraic form as {@link Position#algebraic} writes it,
     * neither with a letter more nor with a check mark less; only the order of sub-moves is free where a turn is a set.
     */
    public static final Reading STRICT = new Reading(false, "");

    /**
     * As people and other programs write turns: with more of the origin than is needed ({@code Ngf3}, {@code Ng1f3},
     * {@code e2e4}), a {@code -} or {@code x} too many or too few, {@code e8Q} for {@code e8=Q}, {@code 0-0} for {@code O-O},
     * and with check marks missing or wrong.
     *
     * <p>A text that is no legal turn even so is read with {@code ;}, {@code /}, {@code +}, {@code and} or spaces alone between
     * sub-moves, figurines for letters, capitals and small letters exchanged ({@code nf3}, {@code E2E4}, {@code e8=q}),
     * {@code o-o}, castling as the king's way to the rook ({@code e1h1}), {@code exd6ep} and {@code exd6 e.p.}, marks after each
     * sub-move, {@code :} for {@code x}, and ducks as other programs write them. If what it may stand for is one legal turn,
     * that is the turn; several are refused as ambiguous.
     */
    public static final Reading LENIENT = new Reading(true, "");

    private final boolean lenient;
    private final String letters;

    private Reading(boolean lenient, String letters) {
        this.lenient = lenient;
        this.letters = letters;
    }

    /**
     * Returns the reading that is {@link #LENIENT} of texts whose pieces have the letters of a language: {@code Cf3} is
     * {@code Nf3} in {@link Locale#ITALIAN}. Languages are those of the PGN standard.
     *
     * @throws IllegalArgumentException if the letters of the language are not known
     */
    public static Reading lenient(Locale language) {
        String known = LETTERS.get(Objects.requireNonNull(language, "language").getLanguage());
        if (known == null) {
            throw new IllegalArgumentException("expected one of the languages "
                    + String.join(", ", LETTERS.keySet().stream().sorted().toList()) + ", found "
                    + language.toLanguageTag());
        }
        return new Reading(true, known);
    }

    /** Returns whether a text need not be as the library writes turns. */
    public boolean isLenient() {
        return lenient;
    }

    /** Returns the letters of king, queen, rook, bishop, knight and pawn that texts have; empty for those of the game. */
    public String letters() {
        return letters;
    }

    /** Returns {@code STRICT}, {@code LENIENT}, or {@code LENIENT} and the letters. */
    @Override
    public String toString() {
        return !lenient ? "STRICT" : letters.isEmpty() ? "LENIENT" : "LENIENT " + letters;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Reading reading && lenient == reading.lenient && letters.equals(reading.letters);
    }

    @Override
    public int hashCode() {
        return letters.hashCode() + (lenient ? 1 : 0);
    }
}
