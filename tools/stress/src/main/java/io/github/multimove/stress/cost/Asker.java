package io.github.multimove.stress.cost;

import java.util.List;
import java.util.Optional;

/** Asks the counted library, of which the asker of costs holds nothing but this: names and texts in, none but these out. */
public interface Asker {
    /** Returns the names of the questions whose cost is bounded under the rule set, or of those that may go through turns. */
    List<String> questions(boolean counting);

    /** Returns the ids of the rule sets that are tried. */
    List<String> ids();

    /** Takes up a rule set. */
    void rules(String id);

    /** Takes up a position; answers whether it is one. */
    boolean position(String text);

    /** Asks a question of the position that was taken up, and forgets the answer. */
    void ask(String question);

    /** Returns the text of a position drawn at random, or nothing if none of some drawn ones is possible. */
    Optional<String> wild(long seed);

    /** Returns the text of a position a little unlike one, or nothing if none of some drawn ones is possible. */
    Optional<String> changed(String text, long seed);
}
