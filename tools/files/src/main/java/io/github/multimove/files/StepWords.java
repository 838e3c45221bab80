package io.github.multimove.files;

import io.github.multimove.PieceType;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A step in words: its kind, then what restricts it. The words are those of {@link Step}. */
final class StepWords {
    private static final String OR_DROP = "or-drop";

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
        WORDS.put(OR_DROP, Step::orDrop);
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

    /** Before letters of the pieces that may make a step. */
    private static final String BY = "by";

    /** Of these a step has one at most. */
    private static final Set<String> PIECES = Set.of("pawns", "others", "royals", "neither-pawns-nor-royals", BY);

    /** Words that say the same. */
    private static final Map<String, String> OTHER_WORDS =
            Map.of("in-passing-never", "en-passant-never", "in-passing-after-another", "en-passant-after-another");

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
        all.add(BY);
        return all;
    }

    /** Reads a step over a base game whose piece types are found by what defines them. */
    static Step read(Value value, Function<String, PieceType> types) {
        List<Value.Word> words = value.words();
        if (words.isEmpty()) {
            throw value.expected("a step, one of " + String.join(", ", KINDS.keySet()));
        }
        Supplier<Step> kind =
                KINDS.get(value.word(words.get(0)).choice(KINDS.keySet().toArray(new String[0])));
        Step step = kind == null ? Step.move() : kind.get();
        List<String> seen = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            Value one = value.word(words.get(i));
            String other = OTHER_WORDS.get(one.text());
            String word = other != null
                    ? other
                    : one.choice(all().subList(kinds(), all().size()).toArray(new String[0]));
            if (seen.contains(word)) {
                throw one.expected("each word once in a step");
            }
            seen.add(word);
            UnaryOperator<Step> change = WORDS.get(word);
            if (word.equals(OR_DROP) && step.kind() != Step.Kind.MOVE) {
                throw one.expected("or-drop after move");
            }
            if (PIECES.contains(word) && step.pieces() != Step.Pieces.ALL) {
                throw one.expected("one word for the pieces that make a step");
            }
            if (change != null) {
                step = change.apply(step);
            } else if (i + 1 < words.size()) {
                Set<PieceType> able = new LinkedHashSet<>();
                value.word(words.get(++i)).pieces().forEach(slot -> able.add(types.apply(slot)));
                step = step.by(able);
            } else {
                throw one.expected("letters of pieces after \"by\"");
            }
        }
        return step;
    }

    /** Writes the kind, and the words that change a plain step of the kind and leave this one as it is. */
    static String write(Step step) {
        StringJoiner out = new StringJoiner(" ").add(word(step.kind()));
        if (step.pieces() == Step.Pieces.TYPES) {
            out.add(BY).add(SeriesWords.groups(List.of(step.types())));
        }
        Step plain = KINDS.getOrDefault(word(step.kind()), Step::move).get();
        WORDS.forEach((word, change) -> {
            boolean apt = step.kind() == Step.Kind.MOVE || !word.equals(OR_DROP);
            boolean same = PIECES.contains(word)
                    ? change.apply(plain).pieces() == step.pieces()
                    : apt && change.apply(step).equals(step);
            if (same && !change.apply(plain).equals(plain)) {
                out.add(word);
            }
        });
        return out.toString();
    }
}
