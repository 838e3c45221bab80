package io.github.multimove.stress;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Bytes as a text to be read: the first says in which rule set, the second at which position, the third how often the
 * text is repeated, from 240 up, until it has a megabyte; the rest is the text.
 *
 * @param rules the rule set
 * @param place which position of {@link #position()}
 * @param text the text
 */
record FuzzInput(RuleSet rules, int place, String text) {
    private static final List<RuleSet> RULES = StressRules.all();
    private static final Map<RuleSet, List<Position>> POSITIONS = new ConcurrentHashMap<>();
    private static final int MEGABYTE = 1 << 20;
    private static final int GAME = 47;
    private static final int HEADER = 3;
    private static final int MAX_LISTED = 1000;

    static FuzzInput of(byte[] bytes) {
        int[] header = new int[HEADER];
        for (int i = 0; i < HEADER && i < bytes.length; i++) {
            header[i] = bytes[i] & 255;
        }
        String text = bytes.length <= HEADER ? "" : new String(bytes, HEADER, bytes.length - HEADER, UTF_8);
        return new FuzzInput(RULES.get(header[0] % RULES.size()), header[1], repeated(text, header[2]));
    }

    /** Even numbers repeat the whole text, odd ones its first sub-move only, as where brackets are opened and never closed. */
    private static String repeated(String text, int how) {
        if (how < 240 || text.isEmpty()) {
            return text;
        }
        int times = Math.min(16 << (how - 240), MEGABYTE / text.length());
        int half = how % 2 == 0 ? text.length() : (text.length() + 1) / 2;
        return text.substring(0, half).repeat(Math.max(1, times)) + text.substring(half);
    }

    /** The bytes that {@link #of} reads as that text, in one of the rule sets and at one of its positions. */
    static byte[] bytes(int rules, int place, String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(rules);
        out.write(place);
        out.write(0);
        out.writeBytes(text.getBytes(UTF_8));
        return out.toByteArray();
    }

    static List<RuleSet> ruleSets() {
        return RULES;
    }

    /** A position of a random game, the same each time. */
    Position position() {
        List<Position> game = POSITIONS.computeIfAbsent(rules, FuzzInput::game);
        return game.get(place % game.size());
    }

    private static List<Position> game(RuleSet rules) {
        SplittableRandom random = new SplittableRandom(1);
        List<Position> game = new ArrayList<>(List.of(rules.initialPosition()));
        for (int i = 0; i < GAME; i++) {
            Position last = game.get(game.size() - 1);
            pick(last, random).ifPresent(turn -> game.add(rules.play(last, turn)));
        }
        return game;
    }

    /** One of the first turns in order; {@code uniform} would count them, which takes long where pieces are many a turn. */
    static Optional<Turn> pick(Position position, SplittableRandom random) {
        List<Turn> turns = position.ruleSet().legalTurns(position).stream()
                .limit(MAX_LISTED)
                .toList();
        return turns.isEmpty() ? Optional.empty() : Optional.of(turns.get(random.nextInt(turns.size())));
    }
}
