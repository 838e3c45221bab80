package io.github.multimove.stress.cost;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Looks for positions that are expensive to ask about, for every rule set and every public question: it draws wild positions,
 * keeps for each question the position that costs most, and changes one of those a little at a time. It counts work
 * ({@link Work}) and looks at no clock, so that the same seed finds the same. System properties:
 *
 * <ul>
 *   <li>{@code tries}: how many positions of each rule set are asked about; 20 unless told, 1,000 is the long form
 *   <li>{@code only}: a part of the ids of the rule sets to try; all unless told
 *   <li>{@code seed}: 1 unless told
 *   <li>{@code show}: prints every record of so many units or more; none unless told
 * </ul>
 *
 * It fails if a question costs more than {@link Costs#MOST_UNITS}, or goes on for more than {@link Costs#MOST_STRETCH}
 * without a look at the interruption of its thread. Put such a position into {@code costly.tsv}: from then on the ordinary
 * build asks it everything.
 */
public final class CostSearch {
    private final Costs costs = new Costs();
    private final int tries;
    private final long show;
    private final Set<String> findings = new HashSet<>();

    private CostSearch(int tries, long show) {
        this.tries = tries;
        this.show = show;
    }

    /** Runs the command; exits with 1 if a bound does not hold. */
    public static void main(String[] arguments) {
        CostSearch search = new CostSearch(Integer.getInteger("tries", 20), Long.getLong("show", Long.MAX_VALUE));
        String part = System.getProperty("only", "");
        long seed = Long.getLong("seed", 1);
        int found = 0;
        for (String id : search.costs.ids()) {
            if (id.contains(part)) {
                found += search.search(id, seed);
            }
        }
        System.out.println(found + " findings");
        System.exit(found == 0 ? 0 : 1);
    }

    /** The most expensive position that was found for a question. */
    private record Expensive(long units, String text) {}

    private int search(String id, long seed) {
        SplittableRandom random = new SplittableRandom(seed * 31 + id.hashCode());
        Asker asker = costs.rules(id);
        Map<String, Expensive> mostExpensive = new HashMap<>();
        List<String> asked = new ArrayList<>();
        int before = findings.size();
        for (int i = 0; i < tries; i++) {
            boolean anew = asked.isEmpty() || i < tries / 5 || random.nextInt(10) == 0;
            Optional<String> text = anew
                    ? asker.wild(random.nextLong())
                    : Optional.ofNullable(mostExpensive.get(asked.get(random.nextInt(asked.size()))))
                            .flatMap(expensive -> asker.changed(expensive.text(), random.nextLong()));
            text.ifPresent(found -> look(id, found, mostExpensive, asked));
        }
        Expensive most = mostExpensive.values().stream()
                .max(java.util.Comparator.comparingLong(Expensive::units))
                .orElse(new Expensive(0, "-"));
        System.out.printf(Locale.ROOT, "%-50s %,15d  %s%n", id, most.units(), most.text());
        return findings.size() - before;
    }

    private void look(String id, String text, Map<String, Expensive> mostExpensive, List<String> asked) {
        costs.ask(text, (question, bounded, cost) -> {
            record(id, question, bounded ? cost.units() : 0, Costs.MOST_UNITS, text, mostExpensive, asked);
            record(id, question + ", without a look", cost.stretch(), Costs.MOST_STRETCH, text, mostExpensive, asked);
        });
    }

    private void record(
            String id,
            String question,
            long units,
            long most,
            String text,
            Map<String, Expensive> mostExpensive,
            List<String> asked) {
        Expensive known = mostExpensive.get(question);
        if (units == 0 || (known != null && known.units() >= units)) {
            return;
        }
        if (known == null) {
            asked.add(question);
        }
        mostExpensive.put(question, new Expensive(units, text));
        boolean over = units > most && findings.add(id + question);
        if (over || units >= show) {
            System.out.printf(
                    Locale.ROOT, "%s\t%s\t%s\t%,d%s%n", id, text, question, units, over ? "\tOVER THE BOUND" : "");
        }
    }
}
