package io.github.multimove.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Spoils texts: what a person, a broken program or an attacker might send. The same from the same seed. */
public final class BrokenText {
    private static final String STRANGE = "KQRBNPkqrbnp/0123456789-wb|()[]@>*x=+#,. \t\n\u0000\u00e9\u0664\ud83d\udc51";
    private static final List<String> NUMBERS = List.of(
            "-1",
            "00",
            "0",
            "2147483647",
            "2147483648",
            "-2147483649",
            "9999999999",
            "99999999999999999999999",
            "1e9",
            "+1");
    private static final int LONG = Budget.of(1 << 17, 1 << 20);

    private BrokenText() {}

    /** Returns texts that were never of any form: empty, blank, endless, of one character again and again. */
    public static List<String> hopeless() {
        List<String> all = new ArrayList<>(List.of(
                "",
                " ",
                "\n",
                "\u0000",
                "\ud83d",
                "null",
                "%s%n",
                "8/8/8/8/8/8/8/8",
                "[]",
                "()",
                ",",
                "-",
                "--",
                "O-O-O-O-O"));
        for (String one :
                List.of("[", "(", "/", "8", "k", " ", ",", "e2e4,", "K@", "9/", "|", "m", "two-prong[base=")) {
            all.add(one.repeat(LONG / one.length()));
        }
        return all;
    }

    /** Returns spoilt copies of a text, some of which may happen to be right. */
    public static List<String> of(String text, long seed, int howMany) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            String spoilt = text;
            for (int times = 1 + random.nextInt(3); times > 0; times--) {
                spoilt = once(spoilt, random);
            }
            all.add(spoilt);
        }
        return all;
    }

    private static String once(String text, SplittableRandom random) {
        if (text.isEmpty()) {
            return String.valueOf(STRANGE.charAt(random.nextInt(STRANGE.length())));
        }
        int at = random.nextInt(text.length());
        int other = random.nextInt(text.length());
        int from = Math.min(at, other);
        int to = Math.max(at, other);
        char strange = STRANGE.charAt(random.nextInt(STRANGE.length()));
        return switch (random.nextInt(9)) {
            case 0 -> text.substring(0, at);
            case 1 -> text.substring(at);
            case 2 -> text.substring(0, from) + text.substring(to);
            case 3 -> text.substring(0, to) + text.substring(from);
            case 4 -> text.substring(0, at) + strange + text.substring(at + 1);
            case 5 -> text.substring(0, at) + strange + text.substring(at);
            case 6 -> swapped(text, from, to);
            case 7 -> field(text, random, NUMBERS.get(random.nextInt(NUMBERS.size())));
            default -> swappedFields(text, random);
        };
    }

    private static String swapped(String text, int from, int to) {
        char[] characters = text.toCharArray();
        characters[from] = text.charAt(to);
        characters[to] = text.charAt(from);
        return new String(characters);
    }

    private static String field(String text, SplittableRandom random, String by) {
        String[] fields = text.split(" ", -1);
        fields[random.nextInt(fields.length)] = by;
        return String.join(" ", fields);
    }

    private static String swappedFields(String text, SplittableRandom random) {
        String[] fields = text.split(" ", -1);
        int a = random.nextInt(fields.length);
        int b = random.nextInt(fields.length);
        String first = fields[a];
        fields[a] = fields[b];
        fields[b] = first;
        return String.join(" ", fields);
    }
}
