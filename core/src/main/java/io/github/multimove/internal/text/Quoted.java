package io.github.multimove.internal.text;

/** Untrusted text, made fit for a message: quoted, shortened, control characters made visible. */
public final class Quoted {
    private static final int MOST = 60;

    private Quoted() {}

    /** Returns the text in quotes, at most 60 characters of it, control characters escaped. */
    public static String of(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length() && i < MOST; i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) ? String.format("\\u%04x", (int) c) : Character.toString(c));
        }
        return out.append(text.length() > MOST ? "...\"" : "\"").toString();
    }
}
