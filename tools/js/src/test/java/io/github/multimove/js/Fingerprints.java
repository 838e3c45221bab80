package io.github.multimove.js;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what the library answers about positions of every rule set, a line a position, with tabs. {@code fingerprints.js} asks
 * the JavaScript package the same and compares.
 */
final class Fingerprints {
    /** Turns are counted up to here, and those of larger positions are not asked for by number. */
    static final int MOST_COUNTED = 20_000;

    private static final int LONGEST = 40;
    private static final List<String> COMPOSED = List.of(
            "two-prong[prongs=3]",
            "two-prong[base=double-king]",
            "two-prong[base=grand]",
            "two-prong[base=raumschach]",
            "twinmove[base=grand]",
            "marseillais[base=grand]",
            "duck[base=grand]",
            "monster[reversed=true]",
            "twins[bond=separated]");

    private Fingerprints() {}

    /** Returns the ids of the published rule sets and of some that are composed. */
    static List<String> ids() {
        return Stream.concat(RuleSets.ids().stream(), COMPOSED.stream()).toList();
    }

    /** Writes so many positions of each rule set, from random games, and returns how many there are. */
    static int write(Path file, int each) throws IOException {
        int written = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (String id : ids()) {
                SplittableRandom random = new SplittableRandom(id.hashCode());
                for (int n = 0; n < each; ) {
                    Position position = RuleSets.of(id).initialPosition();
                    for (int i = 0; i < LONGEST && n < each; i++, n++) {
                        int seed = random.nextInt(1_000_000);
                        out.write(line(id, position, seed));
                        out.newLine();
                        written++;
                        if (position.outcome().isPresent()) {
                            break;
                        }
                        position = position.play(position.legalTurns().sample(random));
                    }
                }
            }
        }
        return written;
    }

    /** Returns the answers about a position; the first three say what is asked. */
    static String line(String id, Position position, int seed) {
        List<String> answers = new ArrayList<>(List.of(id, position.toString(), Integer.toString(seed)));
        LegalTurns turns = position.legalTurns();
        long count = turns.countUpTo(MOST_COUNTED);
        List<Turn> asked = new ArrayList<>();
        if (count > 0) {
            asked.add(turns.iterator().next());
            asked.addAll(turns.sample(1, new SplittableRandom(seed)));
        }
        if (count > 0 && count < MOST_COUNTED) {
            asked.add(turns.at(count / 2));
            asked.add(turns.at(count - 1));
        }
        answers.add(Long.toString(count));
        answers.add(Boolean.toString(position.isCheck()));
        answers.add(Boolean.toString(position.isCheckmate()));
        answers.add(Boolean.toString(position.isStalemate()));
        answers.add(position.outcome().map(Outcome::words).orElse(""));
        answers.add(position.threats().stream().map(Turn::toString).collect(Collectors.joining(";")));
        for (Turn turn : asked) {
            String text = turn.toString();
            answers.add(text);
            answers.add(position.algebraic(turn));
            answers.add(position.play(turn).toString());
            for (String spoilt : spoilt(text)) {
                answers.add(position.refusal(spoilt).map(Refusal::sentence).orElse("legal"));
            }
        }
        return String.join("\t", answers);
    }

    /** Returns texts like a turn's that are most often none; {@code fingerprints.js} makes the same. */
    static List<String> spoilt(String text) {
        return List.of(
                text.substring(0, text.length() - 1),
                text.replaceFirst("4", "5").replaceFirst("a", "b"),
                text.substring(text.indexOf(',') + 1) + "," + text.replaceFirst(",.*", ""));
    }
}
