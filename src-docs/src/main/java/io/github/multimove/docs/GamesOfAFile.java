package io.github.multimove.docs;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException;

/** Reads a variant file; each line says what it prints. */
public final class GamesOfAFile {
    private GamesOfAFile() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        // @start region="file"
        VariantFile file = VariantFile.read("""
                [small-double:losalamos]
                turn = move safe, move safe if-possible
                turnEnds = check
                """); // or VariantFile.read(Path.of("own.ini"))
        RuleSet rules = file.ruleSet("small-double");
        System.out.println(rules.initialPosition().legalTurns().count()); // -> 121
        RuleSet other = RuleSets.of("two-prong[base=small-double]", file.library());
        System.out.println(other.initialPosition().legalTurns().count()); // -> 10
        // @end
        try {
            VariantFile.read("[small:losalamos]\nturn = move\nmaxFil = 7\n");
        } catch (VariantFileException e) {
            e.problems().forEach(System.out::println);
            // -> line 3, column 1, [small] maxFil: expected a key, found "maxFil" (the nearest is maxFile)
        }
    }
}
