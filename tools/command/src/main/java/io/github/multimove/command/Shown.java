package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The position that a command looks at: of a variant, from its initial position or another, after some turns. */
final class Shown {
    @Parameters(
            index = "0",
            paramLabel = "VARIANT",
            completionCandidates = Ids.class,
            description = "The variant's id, such as two-prong or \"two-prong[base=grand,prongs=3]\".")
    String variant = "";

    @Option(
            names = {"-p", "--position"},
            paramLabel = "TEXT",
            description = "The position, as FEN or the variant's form of it. Default: the initial position.")
    Optional<String> text = Optional.empty();

    @Option(
            names = {"-a", "--after"},
            paramLabel = "TURN",
            split = "\\s*;\\s*",
            splitSynopsisLabel = ";",
            description = "Turns played from there, with ; between them. May be repeated.")
    List<String> after = new ArrayList<>();

    @Mixin
    VariantFiles files = new VariantFiles();

    /** The ids that a shell completes. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return RuleSets.ids().iterator();
        }
    }

    RuleSet rules() {
        return RuleSets.ofLeniently(variant, files.library());
    }

    /**
     * Returns the line of play.
     *
     * @throws IllegalArgumentException if variant, position or a turn is refused, with the library's own sentence
     */
    Game game() {
        RuleSet rules = rules();
        Game game = text.map(given -> Game.of(rules.position(given))).orElseGet(() -> Game.of(rules));
        for (String turn : after) {
            game = game.play(game.position().parseTurn(turn, Reading.LENIENT));
        }
        return game;
    }

    /**
     * Returns the position.
     *
     * @throws IllegalArgumentException as {@link #game()}
     */
    Position position() {
        return game().position();
    }
}
