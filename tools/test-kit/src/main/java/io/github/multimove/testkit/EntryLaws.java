package io.github.multimove.testkit;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.spi.Reference;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** What must hold when turns are entered sub-move by sub-move. */
public final class EntryLaws {
    private static final int MOST_WALKED = 150;
    /** The reference generator goes through all turns at every step. */
    private static final int MOST_COMPARED = 1_000;

    private static final int TAKEN_UP = 6;

    private EntryLaws() {}

    /**
     * Every legal turn can be entered, nothing else can, and no beginning is offered that cannot be completed. Where turns
     * are many only some of them are entered.
     */
    public static void partialTurnsReachTheLegalTurns(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        if (turns.stream().limit(MOST_WALKED + 1L).count() <= MOST_WALKED) {
            Set<Turn> reached = new HashSet<>();
            walk(position, rules.begin(position), reached);
            Broken.equal(position, "partial turns reach the legal turns", new HashSet<>(turns), reached);
        }
        for (Turn turn : Laws.some(position, seed)) {
            PartialTurn partial = rules.begin(position);
            for (SubMove subMove : turn.subMoves()) {
                Broken.holds(
                        position,
                        "offers " + subMove + " of " + turn,
                        partial.next().contains(subMove));
                PartialTurn next = partial.then(subMove);
                Broken.equal(position, "back() undoes " + subMove, partial, next.back());
                partial = next;
            }
            Broken.holds(position, "may stop after " + turn, partial.mayStop());
            Broken.equal(position, "is the turn entered", turn, partial.turn());
        }
    }

    /**
     * A turn entered at random is offered the same sub-moves at every step as on the path of {@link Reference},
     * and may stop at the same places. Positions of very many turns are passed over.
     */
    public static void offersAreThoseOfTheReferenceGenerator(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        if (rules.legalTurns(position).stream().limit(MOST_COMPARED + 1L).count() > MOST_COMPARED) {
            return;
        }
        SplittableRandom random = new SplittableRandom(seed);
        PartialTurn fast = rules.begin(position);
        PartialTurn plain = Reference.of(rules).begin(position);
        List<SubMove> offered = fast.next();
        while (true) {
            Broken.equal(position, "offers after " + fast, plain.next(), offered);
            Broken.equal(position, "may stop after " + fast, plain.mayStop(), fast.mayStop());
            if (offered.isEmpty()) {
                return;
            }
            SubMove next = offered.get(random.nextInt(offered.size()));
            fast = fast.then(next);
            plain = plain.then(next);
            offered = fast.next();
        }
    }

    /**
     * What has been entered is taken up again from its text ({@link io.github.multimove.Position#begin(String)}): two sub-moves that
     * may each come first are taken up one after the other exactly if the second is offered after the first.
     */
    public static void beginningsAreTakenUpOrRefused(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        List<SubMove> first = rules.begin(position).next();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < TAKEN_UP && !first.isEmpty(); i++) {
            PartialTurn one = rules.begin(position).then(first.get(random.nextInt(first.size())));
            Broken.equal(position, "taken up from its text", one, position.begin(one.toString()));
            SubMove next = first.get(random.nextInt(first.size()));
            String text = one + "," + next;
            // a capture may have become a step: its text is the same
            Optional<SubMove> meant = one.next().stream()
                    .filter(subMove -> subMove.toString().equals(next.toString()))
                    .findFirst();
            Broken.equal(position, "what " + text + " is taken up as", meant.map(one::then), takenUp(position, text));
        }
    }

    private static Optional<PartialTurn> takenUp(Position position, String text) {
        try {
            return Optional.of(position.begin(text));
        } catch (IllegalTurnException e) {
            return Optional.empty();
        }
    }

    private static void walk(Position position, PartialTurn partial, Set<Turn> reached) {
        List<SubMove> subMoves = partial.next();
        if (partial.mayStop()) {
            reached.add(partial.turn());
        } else if (!partial.entered().isEmpty()) {
            Broken.holds(position, partial + " can be completed", !subMoves.isEmpty());
        }
        subMoves.forEach(subMove -> walk(position, partial.then(subMove), reached));
    }
}
