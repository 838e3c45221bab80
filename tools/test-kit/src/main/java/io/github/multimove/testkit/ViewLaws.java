package io.github.multimove.testkit;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What must hold of the views of legal turns: each is the filter of the turns written plainly. */
public final class ViewLaws {
    /** As many turns are filtered; of more only the first ones are asked for one by one. */
    private static final int MOST_FILTERED = 800;

    private static final int MOST_ASKED = 25;
    /** As many turns are played to know what stands after them. */
    private static final int MOST_PLAYED = 800;
    /** As many of ordered turns, whose checks cost more. */
    private static final int MOST_PLAYED_ORDERED = 40;

    /** As many are played where there are more, or where mate is sought turn by turn. */
    private static final int FEW = 4;

    private ViewLaws() {}

    /** Tries {@link #viewsOfSubMovesAreFilters} and {@link #viewsOfWhatComesAfterAreFilters}. */
    public static void viewsAreFilters(Position position, long seed) {
        viewsOfSubMovesAreFilters(position, seed);
        viewsOfWhatComesAfterAreFilters(position, seed);
    }

    /** The views that ask what sub-moves a turn has hold the turns that pass, in the same order; so do views of views. */
    public static void viewsOfSubMovesAreFilters(Position position, long seed) {
        LegalTurns turns = position.legalTurns();
        List<Turn> listed = turns.stream().limit(MOST_FILTERED + 1L).toList();
        SplittableRandom random = new SplittableRandom(seed);
        List<Square> squares = position.board().squares();
        Square square = squares.get(random.nextInt(squares.size()));
        if (!listed.isEmpty() && random.nextInt(4) > 0) {
            Turn any = listed.get(random.nextInt(listed.size()));
            square = any.subMoves().get(random.nextInt(any.subMoves().size())).start();
        }
        int rank = random.nextInt(position.board().ranks());
        Square on = square;
        Square target = listed.stream()
                .flatMap(turn -> turn.subMoves().stream())
                .filter(SubMove::isCapture)
                .map(SubMove::capturedOn)
                .findFirst()
                .orElse(on);
        Predicate<SubMove> far = subMove -> subMove.to().rank() >= rank;
        Predicate<Turn> begins =
                turn -> turn.subMoves().stream().anyMatch(m -> m.start().equals(on));
        Predicate<Turn> captures =
                turn -> turn.subMoves().stream().anyMatch(m -> !m.captured().isEmpty());
        Predicate<Turn> moves = turn -> moves(position, turn, on);
        Predicate<Turn> anyFar = turn -> turn.subMoves().stream().anyMatch(far);
        Predicate<Turn> allFar = turn -> turn.subMoves().stream().allMatch(far);
        same(position, "from(" + on + ")", all -> all.from(on), listed, begins);
        same(position, "moving(" + on + ")", all -> all.moving(on), listed, moves);
        same(position, "capturing()", all -> all.capturing(), listed, captures);
        Predicate<Turn> promotes = turn ->
                turn.subMoves().stream().anyMatch(m -> m instanceof SubMove.Promotion || m instanceof SubMove.Choice);
        Predicate<Turn> capturesThere = turn -> turn.subMoves().stream()
                .anyMatch(m -> m.isCapture() && m.capturedOn().equals(target));
        same(position, "promoting()", all -> all.promoting(), listed, promotes);
        same(
                position,
                "quiet()",
                all -> all.quiet(),
                listed,
                captures.or(promotes).negate());
        same(position, "capturing(" + target + ")", all -> all.capturing(target), listed, capturesThere);
        placesAreThoseOfTurns(position, listed, random);
        same(position, "withAny(to rank " + (rank + 1) + " or beyond)", all -> all.withAny(far), listed, anyFar);
        same(position, "withAll(to rank " + (rank + 1) + " or beyond)", all -> all.withAll(far), listed, allFar);
        same(position, "withAny.capturing()", all -> all.withAny(far).capturing(), listed, anyFar.and(captures));
        same(
                position,
                "capturing().moving(" + on + ").withAll",
                all -> all.capturing().moving(on).withAll(far),
                listed,
                allFar.and(captures).and(moves));
    }

    /** A turn is found at its place, and turns drawn together are turns. */
    private static void placesAreThoseOfTurns(Position position, List<Turn> listed, SplittableRandom random) {
        LegalTurns turns = position.legalTurns();
        if (listed.isEmpty()) {
            return;
        }
        int place = random.nextInt(listed.size());
        Broken.equal(position, "indexOf(" + listed.get(place) + ")", (long) place, turns.indexOf(listed.get(place)));
        List<Turn> drawn = turns.sample(3, random);
        Broken.equal(position, "turns drawn", 3, drawn.size());
        Broken.holds(position, "turns drawn are turns", turns.containsAll(drawn));
    }

    /** Whether whatever stands on a square before a turn moves, told from the first sub-move that begins there. */
    private static boolean moves(Position position, Turn turn, Square square) {
        Set<Square> entered = new HashSet<>();
        boolean neutral = position.neutralSquares().contains(square);
        for (SubMove subMove : turn.subMoves()) {
            boolean begins = subMove.origin().filter(square::equals).isPresent()
                    || (subMove instanceof SubMove.Castling castling
                            && castling.rookFrom().equals(square))
                    || (subMove instanceof SubMove.RelocatingDrop drop
                            && drop.to().equals(square))
                    || (subMove instanceof SubMove.Swap swap && swap.to().equals(square))
                    || (neutral && subMove instanceof SubMove.Place);
            if (begins && (!position.ruleSet().structure().isOrdered() || !entered.contains(square))) {
                return true;
            }
            entered.add(subMove.to());
            if (subMove instanceof SubMove.Castling castling) {
                entered.add(castling.rookTo());
            }
            if (subMove instanceof SubMove.RelocatingDrop drop) {
                entered.add(drop.relocatedTo());
            }
        }
        return false;
    }

    /** The views that ask what stands after a turn hold the turns that pass, in the same order; so do views of views. */
    public static void viewsOfWhatComesAfterAreFilters(Position position, long seed) {
        RuleSet rules = position.ruleSet();
        LegalTurns turns = rules.legalTurns(position);
        int most = rules.structure().isOrdered() ? MOST_PLAYED_ORDERED : MOST_PLAYED;
        List<Turn> listed = turns.stream().limit(most + 1L).toList();
        Predicate<Turn> checks = turn -> rules.isCheck(rules.play(position, turn));
        Predicate<Turn> mates = turn -> rules.isCheckmate(rules.play(position, turn));
        Predicate<Turn> wins = turn -> rules.outcome(rules.play(position, turn))
                .flatMap(Outcome::winner)
                .filter(position.side()::equals)
                .isPresent();
        Predicate<Turn> captures =
                turn -> turn.subMoves().stream().anyMatch(m -> !m.captured().isEmpty());
        if (listed.size() > most || !TurnTraits.isWonByMate(rules)) {
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < FEW && !listed.isEmpty(); i++) {
                Turn turn = listed.get(random.nextInt(listed.size()));
                Broken.equal(
                        position,
                        turn + " checks",
                        checks.test(turn),
                        turns.givingCheck().contains(turn));
                Broken.equal(
                        position,
                        turn + " mates",
                        mates.test(turn),
                        turns.mating().contains(turn));
                Broken.equal(
                        position,
                        turn + " wins",
                        wins.test(turn),
                        turns.winning().contains(turn));
            }
            return;
        }
        same(position, "givingCheck()", all -> all.givingCheck(), listed, checks);
        same(position, "mating()", all -> all.mating(), listed, mates);
        same(position, "winning()", all -> all.winning(), listed, wins);
        same(position, "capturing().givingCheck()", all -> all.capturing().givingCheck(), listed, checks.and(captures));
        same(position, "mating().capturing()", all -> all.mating().capturing(), listed, mates.and(captures));
    }

    /** A view is a filter: the same turns in the same order, counted, tested and found by their places. */
    private static void same(
            Position position,
            String name,
            UnaryOperator<LegalTurns> filter,
            List<Turn> listed,
            Predicate<Turn> passes) {
        LegalTurns view = filter.apply(position.legalTurns());
        List<Turn> asked = listed.subList(0, Math.min(listed.size(), MOST_ASKED));
        for (Turn turn : asked) {
            Broken.equal(position, name + " contains " + turn, passes.test(turn), view.contains(turn));
        }
        if (listed.size() > MOST_FILTERED) {
            return;
        }
        List<Turn> expected = listed.stream().filter(passes).toList();
        Broken.equalTexts(position, name, texts(expected), texts(view.stream().toList()));
        // nothing has been listed yet of these: a view may know a shorter way
        LegalTurns counted = filter.apply(position.legalTurns());
        Broken.equal(position, name + " is counted", (long) expected.size(), counted.count());
        LegalTurns asIs = filter.apply(position.legalTurns());
        Broken.equal(position, name + " is empty", expected.isEmpty(), asIs.isEmpty());
        Broken.equal(position, name + " is counted up to 3", Math.min(3L, expected.size()), asIs.countUpTo(3));
        if (!expected.isEmpty()) {
            int last = expected.size() - 1;
            Broken.equal(position, name + " has a last turn", expected.get(last), view.at(last));
            Broken.equal(position, name + " has a middle turn", expected.get(last / 2), view.at(last / 2));
            Broken.holds(
                    position,
                    name + " contains a turn drawn from it",
                    expected.contains(asIs.sample(new SplittableRandom(expected.size()))));
            Turn putTogether = Turn.of(expected.get(last).subMoves());
            Broken.holds(position, name + " contains a turn put together", view.contains(putTogether));
        }
    }

    private static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::toString).toList();
    }
}
