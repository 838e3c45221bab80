package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes a rule set as a section. */
final class RuleSetWriter implements TurnStructure.Visitor<String> {
    private final StringBuilder out = new StringBuilder();

    static String write(RuleSet rules) {
        String name = rules.id().matches("[a-z0-9]+(-[a-z0-9]+)*") && rules.id().length() <= 64 ? rules.id() : "game";
        StringBuilder text = new StringBuilder(GameWriter.write(rules.base(), name)
                .orElseThrow(() -> new IllegalArgumentException("expected a base game that keys can say, found "
                        + rules.base().id())));
        text.append("royalRule = ").append(royal(rules.royalRule())).append('\n');
        RuleSetWriter writer = new RuleSetWriter();
        writer.structure(rules.structure());
        return text.append(writer.out).toString();
    }

    private void structure(TurnStructure structure) {
        TurnStructure rest = structure;
        if (rest instanceof TurnStructure.WhileInHand inHand) {
            line("turnWhileInHand", inHand.drops().accept(this));
            rest = inHand.then();
        }
        StringJoiner first = new StringJoiner(" | ");
        for (; rest instanceof TurnStructure.Opening opening; rest = opening.then()) {
            first.add(opening.first().accept(this));
        }
        if (first.length() > 0) {
            line("turnFirst", first.toString());
        }
        if (rest instanceof Series series) {
            line("turn", words(series));
            series.reply().ifPresent(reply -> line("turnReply", reply.accept(this)));
            if (!series.atTurns().isEmpty()) {
                line(
                        "turnAt",
                        series.atTurns().entrySet().stream()
                                .map(other ->
                                        other.getKey() + ": " + other.getValue().accept(this))
                                .collect(Collectors.joining(" | ")));
            }
            return;
        }
        line("turn", rest.accept(this));
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

    @Override
    public String other(TurnStructure structure) {
        throw new IllegalArgumentException("expected a structure that keys can say, found " + structure);
    }

    @Override
    public String one(TurnStructure.One structure) {
        return "one";
    }

    @Override
    public String upTo(TurnStructure.UpTo structure) {
        boolean kept = structure.places().stream().anyMatch(place -> place != Step.Pieces.ALL);
        return "up-to " + structure.most()
                + (kept
                        ? " places "
                                + structure.places().stream()
                                        .map(StepWords::word)
                                        .collect(Collectors.joining(" "))
                        : "")
                + (structure.collision() ? " collision" : "") + (structure.castlesAsOne() ? " castles-as-one" : "");
    }

    @Override
    public String series(Series structure) {
        if (structure.reply().isPresent() || !structure.atTurns().isEmpty()) {
            return other(structure);
        }
        return words(structure);
    }

    @Override
    public String siblings(Siblings structure) {
        return "siblings " + StepWords.word(structure.bond()) + (structure.sharing() ? " sharing" : "")
                + (structure.sequential() ? " sequential" : "") + " promotion " + StepWords.word(structure.promotion());
    }

    /** Writes a royal rule as the key has it. */
    static String royal(RoyalRule rule) {
        StringJoiner out = new StringJoiner(" ");
        rule.accept(new RoyalRule.Visitor<StringJoiner>() {
            @Override
            public StringJoiner other(RoyalRule unknown) {
                throw new IllegalArgumentException("expected a royal rule that keys can say, found " + unknown);
            }

            @Override
            public StringJoiner lastRoyal(RoyalRule.LastRoyal last) {
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
                return without(last.withoutTurn());
            }

            @Override
            public StringJoiner lastPiece(RoyalRule.LastPiece lastPiece) {
                out.add("last-piece");
                return without(lastPiece.withoutTurn());
            }

            @Override
            public StringJoiner capture(RoyalRule.Capture capture) {
                out.add("capture");
                return without(capture.withoutTurn());
            }

            private StringJoiner without(RoyalRule.WithoutTurn answer) {
                return answer == RoyalRule.WithoutTurn.DRAWS ? out : out.add("without-turn-" + StepWords.word(answer));
            }
        });
        if (rule.claimAfter() != RoyalRule.lastRoyal().claimAfter()) {
            out.add("claim-after " + (rule.claimAfter() > 9999 ? "never" : "" + rule.claimAfter()));
        }
        return out.toString();
    }
}
