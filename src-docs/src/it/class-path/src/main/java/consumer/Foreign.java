package consumer;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.Description;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What other programs and people write: other names of games, loose turns, games that went on past a draw. */
final class Foreign {
    private Foreign() {}

    /** A game whose tag has the title in capitals, and a text with spaces around the parts of each turn, are the same game. */
    static void check(RuleSet rules, Game game) {
        Description words = RuleSets.describe(rules.id());
        String text = PgnGame.of(game).toString();
        String tag = "[Variant \"" + (rules.id().equals("chess960") ? "Chess960" : rules.id()) + "\"]";
        Expect.that(text.contains(tag) || rules.id().equals("orthodox"), "the tag of " + rules.id());
        for (String name : List.of(words.title(), words.title().toUpperCase(Locale.ROOT))) {
            String foreign = text.contains(tag)
                    ? text.replace(tag, "[Variant \"" + name + "\"]")
                    : "[Variant \"" + name + "\"]\n" + text;
            Expect.equal(Pgn.lenient().read(foreign).game(), game, "the game of the variant " + name);
        }
        String id = rules.id().toUpperCase(Locale.ROOT).replace('-', ' ');
        Expect.equal(RuleSets.ofLeniently(" " + id + " "), rules, "found as " + id);
    }

    /** Names of orthodox chess, and a game that was played on past a fivefold repetition. */
    static void orthodox() {
        for (String name : List.of("Standard", "normal", "Chess", "From Position")) {
            Expect.equal(RuleSets.ofLeniently(name).id(), "orthodox", name);
        }
        Expect.equal(
                RuleSets.ofLeniently("Two-Prong [ base = grand, prongs = 3 ]").id(),
                "two-prong[base=grand,prongs=3]",
                "an id with spaces");
        String text = "[Variant \"Standard\"]\n\n" + "Nf3 Nf6 Ng1 Ng8 ".repeat(5) + "e4 e5 1/2-1/2";
        Game read = Pgn.lenient().read(text).game();
        Expect.equal(read.length(), 22, "turns of a game played past a draw");
        Expect.equal(read.playedPast(), Set.of(Outcome.Reason.FIVEFOLD_REPETITION), "the draw it went past");
        Expect.refused(PgnException.class, () -> Pgn.strict().read(text), "a game played past a draw");
    }
}
