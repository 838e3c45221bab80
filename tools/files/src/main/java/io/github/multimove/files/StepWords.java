package io.github.multimove.files;

import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A step in words: its kind, then what restricts it. The words are those of {@link Step}. */
final class StepWords {
    private static final Map<String, Supplier<Step>> KINDS = new LinkedHashMap<>();
    private static final Map<String, UnaryOperator<Step>> WORDS = new LinkedHashMap<>();

    static {
        KINDS.put("move", Step::move);
        KINDS.put("drop", Step::drop);
        KINDS.put("push", Step::push);
        KINDS.put("place", Step::place);
        KINDS.put("choose", Step::choose);
        KINDS.put("swap", Step::swap);
        WORDS.put("pawns", Step::pawns);
        WORDS.put("others", Step::others);
        WORDS.put("royals", Step::royals);
        WORDS.put("neither-pawns-nor-royals", Step::neitherPawnsNorRoyals);
        WORDS.put("safe", Step::safe);
        WORDS.put("quiet", Step::quiet);
        WORDS.put("no-double-step", Step::noDoubleStep);
        WORDS.put("ends-turn", Step::endsTurn);
        for (Step.Duty duty : Step.Duty.values()) {
            WORDS.put(word(duty), step -> step.duty(duty));
        }
        WORDS.put("en-passant-never", step -> step.enPassant(Step.EnPassant.NEVER));
        WORDS.put("en-passant-after-another", step -> step.enPassant(Step.EnPassant.AFTER_ANOTHER));
    }

    private StepWords() {}

    /** Returns a constant as a word: {@code IF_POSSIBLE} is {@code if-possible}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static boolean isKind(String word) {
        return KINDS.containsKey(word);
    }

    /** Returns how many kinds there are. */
    static int kinds() {
        return KINDS.size();
    }

    /** Returns every word of a step, kinds first. */
    static List<String> all() {
        List<String> all = new ArrayList<>(KINDS.keySet());
        all.addAll(WORDS.keySet());
        return all;
    }

    static Step read(Value value) {
        List<Value.Word> words = value.words();
        if (words.isEmpty()) {
            throw value.expected("a step, one of " + String.join(", ", KINDS.keySet()));
        }
        Supplier<Step> kind =
                KINDS.get(value.word(words.get(0)).choice(KINDS.keySet().toArray(new String[0])));
        Step step = kind == null ? Step.move() : kind.get();
        List<String> seen = new ArrayList<>();
        for (Value.Word word : words.subList(1, words.size())) {
            Value one = value.word(word);
            UnaryOperator<Step> change = WORDS.get(one.choice(WORDS.keySet().toArray(new String[0])));
            if (seen.contains(word.text())) {
                throw one.expected("each word once in a step");
            }
            seen.add(word.text());
            step = change == null ? step : change.apply(step);
        }
        return step;
    }

    static String write(Step step) {
        StringJoiner out = new StringJoiner(" ");
        out.add(word(step.kind()));
        if (step.pieces() != Step.Pieces.ALL) {
            out.add(step.pieces() == Step.Pieces.NEITHER ? "neither-pawns-nor-royals" : word(step.pieces()));
        }
        if (step.isSafe()) {
            out.add("safe");
        }
        if (step.isQuiet()) {
            out.add("quiet");
        }
        if (!step.allowsDoubleStep()) {
            out.add("no-double-step");
        }
        if (step.isLast()) {
            out.add("ends-turn");
        }
        if (step.duty() != Step.Duty.REQUIRED) {
            out.add(word(step.duty()));
        }
        if (step.enPassant() != Step.EnPassant.ALLOWED) {
            out.add("en-passant-" + word(step.enPassant()));
        }
        return out.toString();
    }
}
