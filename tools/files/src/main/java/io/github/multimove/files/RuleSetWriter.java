package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes a rule set as a section. */
final class RuleSetWriter {
    private final StringBuilder out = new StringBuilder();

    static String write(RuleSet rules) {
        String name = rules.id().matches("[a-z0-9]+(-[a-z0-9]+)*") && rules.id().length() <= 64 ? rules.id() : "game";
        StringBuilder text = new StringBuilder(GameWriter.write(rules.base(), name)
                .orElseThrow(() -> new IllegalArgumentException("expected a base game that keys can say, found "
                        + rules.base().id())));
        text.append("royalRule = ").append(royal(rules.royalRule())).append('\n');
        RuleSetWriter writer = new RuleSetWriter();
        writer.structure(rules.structure());
        String written = text.append(writer.out).toString();
        if (!readsBack(rules, written, name)) {
            throw new IllegalArgumentException(
                    "expected a rule set that keys can say, found " + rules.id() + ", which reads back otherwise");
        }
        return written;
    }

    private static boolean readsBack(RuleSet rules, String written, String name) {
        RuleSet read;
        try {
            read = VariantFile.read(written).ruleSet(name);
        } catch (VariantFileException e) {
            throw new IllegalArgumentException(
                    "expected a rule set that keys can say, found " + rules.id() + ": " + e.getMessage());
        }
        BaseGame base =
                rules.base().toBuilder(name).royalRule(rules.royalRule()).build();
        return read.structure().equals(rules.structure())
                && read.royalRule().equals(rules.royalRule())
                && read.base().toBuilder(name).build().equals(base);
    }

    private void structure(TurnStructure structure) {
        TurnStructure rest = structure;
        if (rest instanceof TurnStructure.WhileInHand inHand) {
            line("turnWhileInHand", simple(inHand.drops()));
            rest = inHand.then();
        }
        StringJoiner first = new StringJoiner(" | ");
        for (; rest instanceof TurnStructure.Opening opening; rest = opening.then()) {
            first.add(simple(opening.first()));
        }
        if (first.length() > 0) {
            line("turnFirst", first.toString());
        }
        if (rest instanceof Series series) {
            line("turn", words(series));
            series.reply().ifPresent(reply -> line("turnReply", simple(reply)));
            if (!series.atTurns().isEmpty()) {
                line(
                        "turnAt",
                        series.atTurns().entrySet().stream()
                                .map(other -> other.getKey() + ": " + simple(other.getValue()))
                                .collect(Collectors.joining(" | ")));
            }
            return;
        }
        line("turn", simple(rest));
        if (rest instanceof Siblings siblings) {
            if (!siblings.kin().isEmpty()) {
                line("turnKin", SeriesWords.groups(siblings.kin()));
            }
            if (!siblings.arraySets().isEmpty()) {
                line("turnSets", siblings.arraySets());
            }
        }
    }

    private void line(String key, String value) {
        out.append(key).append(" = ").append(value).append('\n');
    }

    private static String words(Series series) {
        return SeriesWords.write(series)
                .orElseThrow(
                        () -> new IllegalArgumentException("expected a series that keys can say, found " + series));
    }

    private static String simple(TurnStructure structure) {
        if (structure instanceof TurnStructure.One) {
            return "one";
        }
        if (structure instanceof TurnStructure.UpTo upTo) {
            boolean kept = upTo.places().stream().anyMatch(place -> place != Step.Pieces.ALL);
            String places = upTo.places().stream().map(StepWords::word).collect(Collectors.joining(" "));
            return "up-to " + upTo.most() + (kept ? " places " + places : "") + (upTo.collision() ? " collision" : "")
                    + (upTo.castlesAsOne() ? " castles-as-one" : "");
        }
        if (structure instanceof Siblings siblings) {
            return "siblings " + StepWords.word(siblings.bond()) + (siblings.sharing() ? " sharing" : "")
                    + (siblings.sequential() ? " sequential" : "") + " promotion "
                    + StepWords.word(siblings.promotion());
        }
        if (structure instanceof Series series
                && series.reply().isEmpty()
                && series.atTurns().isEmpty()) {
            return words(series);
        }
        throw new IllegalArgumentException("expected a structure that keys can say, found " + structure);
    }

    /** Writes a royal rule as the key has it. */
    static String royal(RoyalRule rule) {
        StringJoiner out = new StringJoiner(" ");
        RoyalRule.WithoutTurn without;
        if (rule instanceof RoyalRule.LastRoyal last) {
            out.add("last-royal");
            if (last.exposure() == RoyalRule.Exposure.LOSES) {
                out.add("exposure-loses");
            }
            if (last.bound() != RoyalRule.Bound.TOGETHER) {
                out.add("bound-" + StepWords.word(last.bound()));
            }
            if (last.lenientCastling()) {
                out.add("lenient-castling");
            }
            if (last.scoreDoubleCheckmate()) {
                out.add("score-double-checkmate");
            }
            if (last.mated() != RoyalRule.WithoutTurn.LOSES) {
                out.add("mated-" + StepWords.word(last.mated()));
            }
            if (last.deadDraws()) {
                out.add("dead-draws");
            }
            last.mayLackRoyals().stream().sorted().forEach(side -> out.add(StepWords.word(side) + "-may-lack-royals"));
            without = last.withoutTurn();
        } else if (rule instanceof RoyalRule.LastPiece last) {
            out.add("last-piece");
            without = last.withoutTurn();
        } else if (rule instanceof RoyalRule.Capture capture) {
            out.add(capture.strictCastling() ? "capture strict-castling" : "capture");
            without = capture.withoutTurn();
        } else {
            throw new IllegalArgumentException("expected a royal rule that keys can say, found " + rule);
        }
        if (without != RoyalRule.WithoutTurn.DRAWS) {
            out.add("without-turn-" + StepWords.word(without));
        }
        if (rule.claimAfter() != RoyalRule.lastRoyal().claimAfter()) {
            out.add("claim-after " + (rule.claimAfter() == Integer.MAX_VALUE ? "never" : "" + rule.claimAfter()));
        }
        return out.toString();
    }
}
