package io.github.multimove.board;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.problems.Endings;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tells what the tables of a folder say of a position; they are read there and not solved. */
final class EndingRequests {
    private final Path folder;
    private final Map<RuleSet, Endings> byGame = new ConcurrentHashMap<>();

    EndingRequests(Path folder) {
        this.folder = folder;
    }

    /** Adds the value of a position and the turns that keep it, if there is its table. */
    void add(Position position, Map<String, Object> answer) {
        try {
            Endings endings = byGame.computeIfAbsent(
                    position.ruleSet(), rules -> Endings.of(rules).folder(folder));
            endings.known(position).ifPresent(value -> {
                String result = value.result().name().toLowerCase(Locale.ROOT);
                answer.put("ending", "Table: " + result + (value.turns() == 0 ? "" : ", turns: " + value.turns()));
                answer.put("best", AnalysisRequests.told(position, endings.best(position).stream()));
            });
        } catch (IllegalArgumentException e) {
            // no table is of this game, or of a position with castling rights
        } catch (UncheckedIOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
