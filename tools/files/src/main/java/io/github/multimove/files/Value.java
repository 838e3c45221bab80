package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The value of a key being read: each question refuses a value of another type. */
final class Value {
    /** A word of a value and where it begins, from 0. */
    record Word(String text, int offset) {}

    private final String text;
    private final int start;
    private final Draft draft;

    Value(String text, int start, Draft draft) {
        this.text = text;
        this.start = start;
        this.draft = draft;
    }

    static Value of(Entry entry, Draft draft) {
        return new Value(entry.value(), 0, draft);
    }

    String text() {
        return text;
    }

    /** Refuses the value as a whole. */
    BadValue expected(String what) {
        return new BadValue(Kind.VALUE, start, what, Words.quoted(text));
    }

    boolean flag() {
        if (!text.equals("true") && !text.equals("false")) {
            throw expected("true or false");
        }
        return text.equals("true");
    }

    int number(int least, int most) {
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw expected("a number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    /** A file by letter or by number, from 0. */
    int file() {
        if (text.matches("[a-zA-Z]")) {
            return text.toLowerCase(Locale.ROOT).charAt(0) - 'a';
        }
        if (!text.matches("[1-9]|1[0-9]|2[0-6]")) {
            throw expected("a file, by letter or number");
        }
        return Integer.parseInt(text) - 1;
    }

    String choice(String... known) {
        if (!List.of(known).contains(text)) {
            throw new BadValue(
                    Kind.VALUE,
                    start,
                    "one of " + String.join(", ", known),
                    Words.quoted(text),
                    Words.nearest(text, List.of(known)));
        }
        return text;
    }

    /** The pieces whose letters stand in the value, {@code -} or nothing for none; spaces between them are allowed. */
    Set<String> pieces() {
        Set<String> slots = new LinkedHashSet<>();
        for (int i = 0; i < text.length() && !text.equals("-"); i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                slots.add(piece(i));
                i += text.charAt(i) == '+' ? 1 : 0;
            }
        }
        return slots;
    }

    /** The piece whose letter the value is. */
    String onePiece() {
        String slot = piece(0);
        if (text.length() > (slot.startsWith("+") ? 2 : 1)) {
            throw expected("the letter of one piece");
        }
        return slot;
    }

    /** The piece whose letter stands at an offset. */
    String piece(int offset) {
        char letter = offset < text.length() ? text.charAt(offset) : ' ';
        if (letter == '+') {
            return "+" + piece(offset + 1); // what a piece has become
        }
        return draft.slot(letter)
                .orElseThrow(() -> new BadValue(
                        Kind.LETTER,
                        start + offset,
                        "the letter of a piece, one of " + draft.letters(),
                        offset < text.length() ? Words.quoted(String.valueOf(letter)) : "nothing"));
    }

    List<Word> words() {
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < text.length(); ) {
            int end = i;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            if (end > i) {
                words.add(new Word(text.substring(i, end), start + i));
            }
            i = end + 1;
        }
        return words;
    }

    /** The parts between separators, without spaces around them. */
    List<Value> parts(char separator) {
        List<Value> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                parts.add(part(from, i));
                from = i + 1;
            }
        }
        return parts;
    }

    /** The part between two offsets, without spaces around it. */
    Value part(int from, int to) {
        int begin = from;
        int end = to;
        while (begin < end && Character.isWhitespace(text.charAt(begin))) {
            begin++;
        }
        while (end > begin && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return new Value(text.substring(begin, end), start + begin, draft);
    }

    Value word(Word word) {
        return new Value(word.text(), word.offset(), draft);
    }

    int start() {
        return start;
    }
}
