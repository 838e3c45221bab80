package io.github.multimove.files;

import io.github.multimove.PieceType;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A series in words: steps, then what relates them, either as keys of a section or after {@code ;}. */
final class SeriesWords {
    static final Map<String, Series.Next> NEXT = words(Series.Next.values());
    static final Map<String, Series.Event> EVENTS = words(Series.Event.values());
    static final Map<String, Series.EnPassantSquares> PASSED = words(Series.EnPassantSquares.values());

    static {
        EVENTS.put("takeable-double-step", Series.Event.CAPTURABLE_DOUBLE_STEP);
    }

    /** Lengths without a number. */
    static final Map<String, Supplier<Series.Length>> LENGTHS = lengths();

    private static Map<String, Supplier<Series.Length>> lengths() {
        Map<String, Supplier<Series.Length>> lengths = new LinkedHashMap<>();
        lengths.put("growing", Series.Length::growing);
        lengths.put("kings-rank", Series.Length::kingsRank);
        lengths.put("one-more-than-last-turn", Series.Length::oneMoreThanLastTurn);
        lengths.put("royal-pieces", Series.Length::royalPieces);
        return lengths;
    }

    private final Function<String, PieceType> types;

    /** Reads series over a base game whose piece types are found by what defines them. */
    SeriesWords(Function<String, PieceType> types) {
        this.types = types;
    }

    private static <E extends Enum<E>> Map<String, E> words(E[] values) {
        Map<String, E> words = new LinkedHashMap<>();
        for (E value : values) {
            words.put(StepWords.word(value), value);
        }
        return words;
    }

    static String list(Map<String, ?> words) {
        return words.keySet().stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }

    /** Reads steps and the words after them; keys of the section replace words that are missing. */
    Series read(Value value, Map<String, Value> keys) {
        List<Value> parts = value.parts(';');
        Map<String, Value> options = new HashMap<>(keys);
        for (Value part : parts.subList(1, parts.size())) {
            List<Value.Word> words = part.words();
            String name = words.isEmpty() ? "" : words.get(0).text();
            Value first = words.isEmpty() ? part : part.word(words.get(0));
            String key = first.choice(
                    "length",
                    "next",
                    "kin",
                    "ends",
                    "only-last",
                    "passed",
                    "commuting",
                    "begins-as-reply",
                    "in-any-order",
                    "later-spare-royals");
            if (options.put(key, part.part(name.length(), part.text().length())) != null) {
                throw first.expected("each word once, as a key or after the steps");
            }
        }
        List<Step> steps = new ArrayList<>();
        List<Value> written = parts.get(0).parts(',');
        if (written.size() > Series.MAX_LENGTH) {
            throw new BadValue(Kind.LIMIT, 0, "at most " + Series.MAX_LENGTH + " steps", "" + written.size());
        }
        written.forEach(step -> steps.add(StepWords.read(step, types)));
        Series series = length(steps, options, parts.get(0));
        Value next = options.get("next");
        if (next != null) {
            Series.Next who = NEXT.get(next.choice(NEXT.keySet().toArray(new String[0])));
            series = who == null ? series : series.next(who);
        }
        series = kin(series, options.get("kin"));
        series = events(series, options);
        Value passed = options.get("passed");
        if (passed != null) {
            Series.EnPassantSquares squares =
                    PASSED.get(passed.choice(PASSED.keySet().toArray(new String[0])));
            series = squares == null ? series : series.passed(squares);
        }
        series = flag(options, "begins-as-reply") ? series.beginsAsReply() : series;
        series = flag(options, "in-any-order") ? series.inAnyOrder() : series;
        series = flag(options, "later-spare-royals") ? series.laterSpareRoyals() : series;
        return flag(options, "commuting") ? series.commuting() : series;
    }

    private static boolean flag(Map<String, Value> options, String name) {
        Value value = options.get(name);
        return value != null && (value.text().isEmpty() || value.flag());
    }

    private static Series length(List<Step> steps, Map<String, Value> options, Value written) {
        Value value = options.get("length");
        if (value == null) {
            return Series.of(steps.toArray(new Step[0]));
        }
        if (steps.size() != 2) {
            throw new BadValue(
                    Kind.COMBINATION,
                    written.start(),
                    "a first and a later step beside a length",
                    steps.size() + (steps.size() == 1 ? " step" : " steps"));
        }
        Series.Length length;
        Supplier<Series.Length> named = LENGTHS.get(value.text());
        if (named != null) {
            length = named.get();
        } else if (value.text().matches("growing [0-9]{1,2}")) {
            length = Series.Length.growing(
                    value.part("growing ".length(), value.text().length()).number(1, Series.MAX_LENGTH));
        } else if (value.text().matches("by-check [0-9]{1,2}/[0-9]{1,2}")) {
            List<Value> numbers =
                    value.part("by-check ".length(), value.text().length()).parts('/');
            length = Series.Length.byCheck(
                    numbers.get(0).number(1, Series.MAX_LENGTH), numbers.get(1).number(1, Series.MAX_LENGTH));
        } else if (value.text().matches("[0-9]{1,2}(/[0-9]{1,2})?")) {
            List<Value> numbers = value.parts('/');
            int white = numbers.get(0).number(1, Series.MAX_LENGTH);
            length = Series.Length.bySide(
                    white, numbers.size() > 1 ? numbers.get(1).number(1, Series.MAX_LENGTH) : white);
        } else {
            throw value.expected(
                    "a number such as 3, one for each side such as 3/1, by-check 2/1, growing 4, or one of "
                            + String.join(", ", LENGTHS.keySet()));
        }
        return Series.repeat(length, steps.get(0), steps.get(1));
    }

    private Series kin(Series series, @org.jspecify.annotations.Nullable Value value) {
        Series with = series;
        if (value != null) {
            for (Set<PieceType> group : groups(value)) {
                with = with.kin(group);
            }
        }
        return with;
    }

    /** Groups of letters, as sets of piece types. */
    List<Set<PieceType>> groups(Value value) {
        List<Set<PieceType>> groups = new ArrayList<>();
        for (Value.Word word : value.words()) {
            Set<PieceType> group = new LinkedHashSet<>();
            for (String slot : value.word(word).pieces()) {
                group.add(types.apply(slot));
            }
            groups.add(group);
        }
        return groups;
    }

    private static Series events(Series series, Map<String, Value> options) {
        Value ends = options.get("ends");
        Value last = options.get("only-last");
        if (ends != null && last != null) {
            throw new BadValue(Kind.COMBINATION, last.start(), "either turnEnds or turnOnlyLast", "both");
        }
        Value value = ends != null ? ends : last;
        if (value == null) {
            return series;
        }
        List<Series.Event> events = new ArrayList<>();
        for (Value.Word word : value.words()) {
            Series.Event event =
                    EVENTS.get(value.word(word).choice(EVENTS.keySet().toArray(new String[0])));
            if (event != null) {
                events.add(event);
            }
        }
        if (events.isEmpty()) {
            throw value.expected("any of " + String.join(", ", EVENTS.keySet()));
        }
        return series.on(
                ends != null ? Series.Closing.ENDS : Series.Closing.ONLY_LAST, events.toArray(new Series.Event[0]));
    }

    /** Writes a series without its reply; nothing if it cannot be said. */
    static Optional<String> write(Series series) {
        StringJoiner out = new StringJoiner("; ");
        out.add(series.steps().stream().map(StepWords::write).collect(Collectors.joining(", ")));
        series.length().ifPresent(length -> out.add("length " + length(length)));
        if (series.next() != Series.Next.ANY) {
            out.add("next " + StepWords.word(series.next()));
        }
        if (!series.kin().isEmpty()) {
            out.add("kin " + groups(series.kin()));
        }
        if (!series.events().isEmpty()) {
            out.add(StepWords.word(series.closing())
                    + series.events().stream()
                            .map(event -> " " + StepWords.word(event))
                            .collect(Collectors.joining()));
        } else if (series.closing() != Series.Closing.ENDS) {
            return Optional.empty();
        }
        if (series.isBegunAsReply()) {
            out.add("begins-as-reply");
        }
        if (series.passed() != Series.EnPassantSquares.ALL) {
            out.add("passed " + StepWords.word(series.passed()));
        }
        if (series.isCommuting()) {
            out.add("commuting");
        }
        if (series.isInAnyOrder()) {
            out.add("in-any-order");
        }
        if (series.sparesRoyalsLater()) {
            out.add("later-spare-royals");
        }
        return Optional.of(out.toString());
    }

    private static String length(Series.Length length) {
        return switch (length.source()) {
            case NUMBERS -> length.at(true, 1) + "/" + length.at(false, 1);
            case CHECK -> "by-check " + length.at(true) + "/" + length.at(false);
            case TURN_NUMBER -> length.most() == Integer.MAX_VALUE ? "growing" : "growing " + length.most();
            default ->
                LENGTHS.entrySet().stream()
                        .filter(entry -> entry.getValue().get().equals(length))
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow(() ->
                                new IllegalArgumentException("expected a length that keys can say, found " + length));
        };
    }

    static String groups(List<Set<PieceType>> groups) {
        return groups.stream()
                .map(group -> group.stream()
                        .map(type -> String.valueOf(Character.toLowerCase(type.letter())))
                        .sorted()
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }
}
