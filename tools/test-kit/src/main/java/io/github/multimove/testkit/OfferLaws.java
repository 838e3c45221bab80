package io.github.multimove.testkit;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.explain.MissingStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** What must hold of the ways in which a {@link PartialTurn} offers sub-moves: by square, by kind and by label. */
public final class OfferLaws {
    private static final int REFUSED = 4;

    private OfferLaws() {}

    /**
     * What a turn entered at random offers by origin and target, by drop, and by squares touched is exactly
     * {@link PartialTurn#next()}.
     */
    public static void squaresOfferWhatMayComeNext(Position position, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PartialTurn turn = position.ruleSet().begin(position);
        while (true) {
            bySquare(turn);
            byKind(turn);
            List<SubMove> next = turn.next();
            if (next.isEmpty()) {
                return;
            }
            int index = random.nextInt(next.size());
            PartialTurn then = turn.then(next.get(index));
            Broken.equal(position, "the sub-move at place " + index, then, turn.then(index));
            Broken.equal(
                    position,
                    "the hash of " + then,
                    then.hash(),
                    turn.then(index).hash());
            turn = then;
        }
    }

    private static void bySquare(PartialTurn turn) {
        Position position = turn.position();
        List<SubMove> next = turn.next();
        Set<SubMove> moves = new HashSet<>();
        for (Square origin : turn.origins()) {
            for (Square target : turn.targets(origin)) {
                List<SubMove> meant = next.stream()
                        .filter(m -> m.origin().equals(Optional.of(origin)) && m.to().equals(target))
                        .toList();
                Broken.holds(position, origin + " to " + target + " is offered after " + turn, !meant.isEmpty());
                moves.addAll(meant);
            }
        }
        Set<SubMove> expected = new HashSet<>(next);
        expected.removeIf(m -> m.origin().isEmpty());
        Broken.equal(position, "moves by origin and target after " + turn, expected, moves);
        List<SubMove> touched = new ArrayList<>();
        for (Square square : position.board().squares()) {
            List<SubMove> first = turn.clicked(List.of(square));
            Broken.equal(position, "what begins on " + square + " after " + turn, turn.from(square), first);
            touched.addAll(first);
            Broken.equal(
                    position,
                    "a square that offers something is not refused: " + square + " after " + turn,
                    first.isEmpty(),
                    turn.refusal(List.of(square)).isPresent());
            for (SubMove m : first) {
                List<SubMove> meant = turn.clicked(m.clicks());
                Broken.holds(position, m + " is meant by " + m.clicks(), meant.contains(m) && first.containsAll(meant));
            }
        }
        Broken.equal(
                position, "what some first square offers after " + turn, new HashSet<>(next), new HashSet<>(touched));
        Broken.equal(position, "each once after " + turn, next.size(), touched.size());
        Broken.equal(position, "all after no click on " + turn, next, turn.clicked(List.of()));
    }

    private static void byKind(PartialTurn turn) {
        Set<SubMove> drops = new HashSet<>();
        for (PieceType kind : turn.drops()) {
            drops.addAll(turn.drops(kind));
        }
        Set<SubMove> expected = new HashSet<>(turn.next());
        expected.removeIf(m -> m.origin().isPresent() || m.actor().isEmpty());
        Broken.equal(turn.position(), "drops by kind after " + turn, expected, drops);
    }

    /**
     * Labels of what a turn entered at random offers are unique, enter their sub-move when read, and are how the whole turn
     * is written in the end.
     */
    public static void labelsAreUniqueAndReadBack(Position position, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RuleSet rules = position.ruleSet();
        PartialTurn turn = rules.begin(position);
        Map<SubMove, String> entered = new HashMap<>();
        while (!turn.next().isEmpty()) {
            Map<String, SubMove> labels = new HashMap<>();
            for (SubMove m : turn.next()) {
                SubMove other = labels.put(turn.label(m), m);
                Broken.equal(position, "the only one of that label after " + turn, m, other == null ? m : other);
            }
            SubMove next = turn.next().get(random.nextInt(turn.next().size()));
            String label = turn.label(next);
            PartialTurn then = turn.then(next);
            Broken.equal(position, label + " read after " + turn, then, turn.then(label));
            Broken.equal(position, next + " read after " + turn, then, turn.then(next.toString()));
            Broken.equal(position, "no refusal of " + label, Optional.empty(), turn.refusal(label));
            entered.put(next, label);
            turn = then;
        }
        if (turn.mayStop()) {
            StringBuilder written = new StringBuilder();
            for (SubMove m : turn.turn().subMoves()) {
                String label = entered.get(m);
                written.append(written.isEmpty() || (label + "").startsWith("@") ? "" : ",")
                        .append(label);
            }
            String algebraic = position.algebraic(turn.turn());
            Broken.equal(position, "labels of " + turn, algebraic.replaceAll("[+#]$", ""), written.toString());
        }
    }

    /**
     * A sub-move is refused exactly if it is not offered; the refusal is that of {@link PartialTurn#then(SubMove)} and never
     * that the turn is not at its end yet. Tries sub-moves that could come first.
     */
    public static void whatIsNotOfferedIsRefused(Position position, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PartialTurn begun = position.ruleSet().begin(position);
        List<SubMove> first = new ArrayList<>(begun.next());
        Unbound unbound = new Unbound(position);
        unbound.entered(List.of()).next().stream()
                .filter(m -> !begun.next().contains(m))
                .limit(REFUSED)
                .forEach(first::add);
        PartialTurn turn = begun;
        while (!turn.next().isEmpty()) {
            for (int i = 0; i < REFUSED; i++) {
                refused(
                        turn,
                        first.get(first.size() - 1 - (i % 2 == 0 ? random.nextInt(first.size()) : i % first.size())));
            }
            turn = turn.then(turn.next().get(random.nextInt(turn.next().size())));
        }
    }

    private static void refused(PartialTurn turn, SubMove subMove) {
        Position position = turn.position();
        Optional<Refusal> refusal = turn.refusal(subMove);
        String what = subMove + " after " + turn;
        Broken.equal(position, "refused: " + what, !turn.next().contains(subMove), refusal.isPresent());
        if (refusal.isEmpty()) {
            return;
        }
        Broken.holds(position, "a reason: " + what, refusal.get().sentence().length() > 10);
        int place = turn.entered().size() + 1;
        boolean unfinished = refusal.get() instanceof MissingStep missing && missing.place() > place;
        Broken.holds(position, "not refused for what may follow: " + what + ", found " + refusal, !unfinished);
        try {
            turn.then(subMove);
        } catch (IllegalTurnException e) {
            Broken.equal(position, "the same refusal: " + what, refusal.get(), e.refusal());
            return;
        }
        throw Broken.law(position, "refused: " + what, "a refusal", "none");
    }
}
