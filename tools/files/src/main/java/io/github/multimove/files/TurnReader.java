package io.github.multimove.files;

import io.github.multimove.PieceType;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads the keys for turns of a section into a turn structure. */
final class TurnReader {
    /** Keys that say what relates the steps of {@code turn}, with the words that say the same after the steps. */
    private static final Map<String, String> RELATIONS = Map.of(
            "turnLength", "length",
            "turnNext", "next",
            "turnKin", "kin",
            "turnEnds", "ends",
            "turnOnlyLast", "only-last",
            "turnBeginsAsReply", "begins-as-reply",
            "turnPassed", "passed",
            "turnCommuting", "commuting",
            "turnInAnyOrder", "in-any-order",
            "turnLaterSpareRoyals", "later-spare-royals");

    private final Map<String, Entry> entries;
    private final Draft draft;
    private final Problems problems;
    private final Section section;
    private final SeriesWords series;

    private TurnReader(
            Map<String, Entry> entries,
            Draft draft,
            Section section,
            Problems problems,
            Function<String, PieceType> types) {
        this.entries = entries;
        this.draft = draft;
        this.section = section;
        this.problems = problems;
        this.series = new SeriesWords(types);
    }

    /**
     * Reads a structure; what is wrong is noted, each key by itself.
     *
     * @param entries the keys for turns, by name; {@code rules} is not among them
     */
    static Optional<TurnStructure> read(
            Map<String, Entry> entries,
            Draft draft,
            Section section,
            Problems problems,
            Function<String, PieceType> types) {
        int before = problems.errors();
        TurnStructure structure = new TurnReader(entries, draft, section, problems, types).structure();
        return problems.errors() > before ? Optional.empty() : Optional.of(structure);
    }

    private TurnStructure structure() {
        Entry turn = entries.get("turn");
        TurnStructure structure = TurnStructure.one();
        if (turn == null) {
            Entry any = entries.values().iterator().next();
            problems.add(section.name(), any, new BadValue(Kind.COMBINATION, 0, "turn beside " + any.key(), "none"));
            return structure;
        }
        structure = one(turn, relations());
        Entry reply = entries.get("turnReply");
        if (reply != null && structure instanceof Series main && one(reply, Map.of()) instanceof Series answer) {
            structure = main.reply(answer);
        } else if (reply != null) {
            problems.add(
                    section.name(), reply, new BadValue(Kind.COMBINATION, 0, "steps in turn and in turnReply", "none"));
        }
        structure = atTurns(structure);
        structure = openings(structure);
        Entry inHand = entries.get("turnWhileInHand");
        return inHand == null
                ? structure
                : TurnStructure.whileInHand(one(inHand, Map.of())).then(structure);
    }

    /** Puts others before for the first turns of the game. */
    private TurnStructure openings(TurnStructure structure) {
        Entry entry = entries.get("turnFirst");
        TurnStructure with = structure;
        if (entry == null) {
            return with;
        }
        try {
            List<Value> parts = Value.of(entry, draft).parts('|');
            for (int i = parts.size() - 1; i >= 0; i--) {
                with = TurnStructure.opening(one(entry, parts.get(i), Map.of())).then(with);
            }
        } catch (BadValue bad) {
            problems.add(section.name(), entry, bad);
        }
        return with;
    }

    /** Puts other series in at turn numbers. */
    private TurnStructure atTurns(TurnStructure structure) {
        Entry entry = entries.get("turnAt");
        if (entry == null) {
            return structure;
        }
        TurnStructure with = structure;
        try {
            for (Value part : Value.of(entry, draft).parts('|')) {
                int colon = part.text().indexOf(':');
                if (colon < 0 || !(with instanceof Series main)) {
                    throw part.expected("a turn number, \":\" and steps, beside steps in turn");
                }
                int number = part.part(0, colon).number(1, Series.MAX_LENGTH);
                with = main.atTurn(
                        number, series.read(part.part(colon + 1, part.text().length()), Map.of()));
            }
        } catch (BadValue bad) {
            problems.add(section.name(), entry, bad);
        }
        return with;
    }

    private Map<String, Value> relations() {
        Map<String, Value> relations = new HashMap<>();
        RELATIONS.forEach((key, word) -> {
            Entry entry = entries.get(key);
            if (entry != null) {
                relations.put(word, Value.of(entry, draft));
            }
        });
        return relations;
    }

    /** Reads one structure; a problem of it is noted at the key that has it. */
    private TurnStructure one(Entry entry, Map<String, Value> relations) {
        try {
            return one(entry, Value.of(entry, draft), relations);
        } catch (BadValue bad) {
            problems.add(section.name(), entry, bad);
            return TurnStructure.one();
        }
    }

    private TurnStructure one(Entry entry, Value value, Map<String, Value> relations) {
        try {
            String word = value.text().replaceAll("[\\s,;].*", "");
            boolean steps = !List.of("one", "up-to", "siblings").contains(word);
            if (steps && !StepWords.isKind(word)) {
                List<String> known = new ArrayList<>(List.of("one", "up-to", "siblings"));
                known.addAll(StepWords.all().subList(0, StepWords.kinds()));
                throw new BadValue(
                        Kind.VALUE,
                        0,
                        "one of " + String.join(", ", known),
                        Words.quoted(word),
                        Words.nearest(word, known));
            }
            if (!steps && entry.key().equals("turn")) {
                refuseRelations(word);
            }
            return switch (word) {
                case "one" -> alone(value);
                case "up-to" -> upTo(value);
                case "siblings" -> siblings(value);
                default -> series(entry, value, relations);
            };
        } catch (BadValue bad) {
            problems.add(section.name(), entry, bad);
        } catch (IllegalArgumentException e) {
            problems.add(section.name(), entry, BadValue.of(Kind.COMBINATION, e, "a possible turn"));
        }
        return TurnStructure.one();
    }

    /** Reads a series; each key that relates its steps is tried by itself, so that its problem is noted there. */
    private TurnStructure series(Entry entry, Value value, Map<String, Value> relations) {
        Map<String, Value> good = new HashMap<>();
        for (Map.Entry<String, String> relation : RELATIONS.entrySet()) {
            Entry key = entries.get(relation.getKey());
            Value one = relations.get(relation.getValue());
            if (key != null && one != null) {
                try {
                    Map<String, Value> alone = new HashMap<>(Map.of(relation.getValue(), one));
                    series.read(
                            new Value(relation.getValue().equals("length") ? "move, move" : "move", 0, draft), alone);
                    good.put(relation.getValue(), one);
                } catch (BadValue bad) {
                    problems.add(section.name(), key, bad);
                }
            }
        }
        if (entries.containsKey("turnSets") && entry.key().equals("turn")) {
            throw new BadValue(Kind.COMBINATION, 0, "siblings beside turnSets", "steps");
        }
        return series.read(value, good);
    }

    private void refuseRelations(String word) {
        Stream.concat(RELATIONS.keySet().stream(), Stream.of("turnReply", "turnAt"))
                .filter(key -> entries.containsKey(key) && !(word.equals("siblings") && key.equals("turnKin")))
                .sorted()
                .forEach(key -> {
                    Entry entry = entries.get(key);
                    if (entry != null) {
                        problems.add(
                                section.name(),
                                entry,
                                new BadValue(Kind.COMBINATION, 0, "steps in turn beside " + key, word));
                    }
                });
    }

    private static TurnStructure alone(Value value) {
        if (!value.text().equals("one")) {
            throw value.expected("one, without more words");
        }
        return TurnStructure.one();
    }

    private static TurnStructure upTo(Value value) {
        List<Value.Word> words = value.words();
        if (words.size() < 2) {
            throw value.expected("up-to and a number from 1 to " + TurnStructure.UpTo.MAX_PIECES);
        }
        int most = value.word(words.get(1)).number(1, TurnStructure.UpTo.MAX_PIECES);
        TurnStructure.UpTo structure = TurnStructure.upTo(most);
        List<Step.Pieces> places = new ArrayList<>();
        for (Value.Word word : words.subList(2, words.size())) {
            Value one = value.word(word);
            switch (one.choice("collision", "castles-as-one", "places", "all", "pawns", "others")) {
                case "collision" -> structure = structure.collision(true);
                case "castles-as-one" -> structure = structure.castlesAsOne(true);
                case "places" -> places.clear();
                default -> places.add(Step.Pieces.valueOf(word.text().toUpperCase(Locale.ROOT)));
            }
        }
        if (!places.isEmpty() && places.size() != most) {
            throw value.expected("as many places as pieces");
        }
        return places.isEmpty() ? structure : structure.places(places.toArray(new Step.Pieces[0]));
    }

    private TurnStructure siblings(Value value) {
        List<Value.Word> words = value.words();
        Siblings structure = Siblings.of(SiblingBond.CONJOINED);
        boolean bound = false;
        for (int i = 1; i < words.size(); i++) {
            Value one = value.word(words.get(i));
            String word = one.text();
            Optional<SiblingBond> bond = Stream.of(SiblingBond.values())
                    .filter(b -> StepWords.word(b).equals(word))
                    .findFirst();
            if (i == 1 && bond.isPresent()) {
                structure = Siblings.of(bond.get());
                bound = true;
            } else if (i > 1 && word.equals("sharing")) {
                structure = structure.sharing(true);
            } else if (i > 1 && word.equals("sequential")) {
                structure = structure.sequential(true);
            } else if (i > 1 && word.equals("promotion") && i + 1 < words.size()) {
                Value effect = value.word(words.get(++i));
                String name = effect.choice(Stream.of(SiblingPromotion.values())
                        .map(StepWords::word)
                        .toArray(String[]::new));
                structure = structure.promotion(SiblingPromotion.valueOf(name.toUpperCase(Locale.ROOT)));
            } else {
                throw one.expected(
                        i == 1
                                ? "one of "
                                        + String.join(
                                                ", ",
                                                Stream.of(SiblingBond.values())
                                                        .map(StepWords::word)
                                                        .toList())
                                : "sharing, sequential, or promotion and sibling, twins, either or single");
            }
        }
        if (!bound) {
            throw value.expected("siblings and one of "
                    + String.join(
                            ", ",
                            Stream.of(SiblingBond.values()).map(StepWords::word).toList()));
        }
        Entry kin = entries.get("turnKin");
        List<Set<PieceType>> groups = kin == null ? List.of() : series.groups(Value.of(kin, draft));
        Entry sets = entries.get("turnSets");
        return structure.kin(groups).arraySets(sets == null ? "" : sets.value());
    }
}
