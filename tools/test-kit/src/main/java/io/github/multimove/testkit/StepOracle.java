package io.github.multimove.testkit;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Checks what the refusal of a step of an ordered turn says of its place, against what may stand there. */
final class StepOracle {
    private final RefusalOracle oracle;
    private final Position position;
    private final RuleSet rules;
    private final Unbound unbound;
    private final Turn turn;

    StepOracle(RefusalOracle oracle, Position position, Unbound unbound, Turn turn) {
        this.oracle = oracle;
        this.position = position;
        this.rules = position.ruleSet();
        this.unbound = unbound;
        this.turn = turn;
    }

    /** Whether the late sub-move stands where it cannot, and before the early one, which can stand there. */
    boolean comesBefore(SubMove late, SubMove early) {
        List<SubMove> all = turn.subMoves();
        int at = all.indexOf(late);
        return at < all.lastIndexOf(early)
                && next(all.subList(0, at)).stream().noneMatch(m -> m.getClass() == late.getClass());
    }

    private boolean isRoyal(SubMove m) {
        return oracle.isOfRoyalKind(m.actor().stream().toList());
    }

    /** Whether the royal piece has to be safe between two sub-moves, so that a turn may be whole because none is safe. */
    private boolean isSafeBetween() {
        return isSafeBetween(rules);
    }

    static boolean isSafeBetween(RuleSet rules) {
        return isSafeBetween(rules.structure());
    }

    private static boolean isSafeBetween(TurnStructure structure) {
        if (structure instanceof TurnStructure.Opening opening) {
            return isSafeBetween(opening.first()) || isSafeBetween(opening.then());
        }
        return structure instanceof Series series && series.steps().stream().anyMatch(Step::isSafe);
    }

    /** Whether a legal turn begins with sub-moves and goes on. */
    private boolean isEnteredLegally(List<SubMove> made) {
        return entered(rules.begin(position), made)
                .filter(begun -> !begun.next().isEmpty())
                .isPresent();
    }

    /** What may follow, safety aside. */
    private List<SubMove> next(List<SubMove> made) {
        return unbound.entered(made).next();
    }

    private boolean mayBeEntered(List<SubMove> made) {
        return entered(unbound.entered(List.of()), made).isPresent();
    }

    private static Optional<PartialTurn> entered(PartialTurn nothing, List<SubMove> made) {
        PartialTurn begun = nothing;
        for (SubMove m : made) {
            if (!begun.next().contains(m)) {
                return Optional.empty();
            }
            begun = begun.then(m);
        }
        return Optional.of(begun);
    }

    /** Whether it may follow, safety not aside: a round is over where no safe sub-move is left in it. */
    private boolean isOffered(List<SubMove> made, SubMove next) {
        PartialTurn entered = rules.begin(position);
        for (SubMove m : made) {
            if (entered.refusal(m).isPresent()) {
                return false;
            }
            entered = entered.then(m);
        }
        return entered.next().contains(next);
    }

    void step(Refusal refusal) {
        if (refusal instanceof MissingStep missing) {
            missing(missing);
        } else if (refusal instanceof StepRefusal no) {
            notAllowed(no);
        }
    }

    /** More sub-moves than a whole turn has, or fewer drops. */
    void wrongNumber(TurnRefusal number) {
        List<SubMove> all = turn.subMoves();
        List<SubMove> whole = number.subMoves();
        boolean many = number.kind() == TurnRefusal.Kind.TOO_MANY_STEPS;
        oracle.holds("so many are found", number.sentence().contains("found " + all.size()), number);
        oracle.holds("where they are too many", number.squares().isEmpty() != many, number);
        oracle.holds("the turn begins with them", all.subList(0, whole.size()).equals(whole), number);
        oracle.holds("more follow, or none", many == all.size() > whole.size(), number);
        boolean drops = whole.stream().allMatch(m -> m instanceof SubMove.Drop || m instanceof SubMove.RelocatingDrop);
        oracle.holds(
                "nothing follows",
                drops || isSafeBetween() || !mayBeEntered(whole) || next(whole).isEmpty(),
                number);
    }

    /** In its place the turn has nothing, or something that may not stand there, and all that may is of that kind. */
    private void missing(MissingStep missing) {
        List<SubMove> all = turn.subMoves();
        List<SubMove> made = all.subList(0, missing.place() - 1);
        boolean isFollowed = mayBeEntered(made);
        List<SubMove> next = isFollowed ? next(made) : List.of();
        boolean follows = next.contains(missing.possible());
        oracle.holds("it may follow, safety aside", follows || isOffered(made, missing.possible()), missing);
        boolean isThere = all.size() >= missing.place();
        boolean isDue = rules.base().mustCapture() && missing.possible().isCapture();
        oracle.holds("the turn goes on", isThere || isDue || !unbound.turns().contains(turn), missing);
        oracle.holds("the turn has another", !isThere || !next.contains(all.get(missing.place() - 1)), missing);
        oracle.holds("it is of the kind", isOf(missing, missing.possible()), missing);
        oracle.holds("all are of the kind", next.stream().allMatch(m -> isOf(missing, m)), missing);
        oracle.holds(
                "the turn has another kind",
                !isThere || missing.kind() == MissingStep.Kind.MOVE || !isOf(missing, all.get(missing.place() - 1)),
                missing);
    }

    private boolean isOf(MissingStep missing, SubMove m) {
        boolean isMove = !(m instanceof SubMove.Swap || m instanceof SubMove.Place);
        return switch (missing.kind()) {
            case MOVE -> true;
            case PAWN_MOVE -> oracle.isPawn(m) && isMove;
            case NON_PAWN_MOVE -> !oracle.isPawn(m) && isMove;
            case ROYAL_MOVE -> isRoyal(m) && isMove;
            case NEITHER_MOVE -> !oracle.isPawn(m) && !isRoyal(m) && isMove;
            case MOVE_OF_TYPES ->
                m.actor()
                        .filter(piece -> missing.types().contains(piece.type()))
                        .isPresent();
            case DROP -> m instanceof SubMove.Drop || m instanceof SubMove.RelocatingDrop;
            case PUSH -> m instanceof SubMove.Push;
            case PLACE -> m instanceof SubMove.Place;
            case SWAP -> m instanceof SubMove.Swap;
            case CHOICE -> m instanceof SubMove.Choice;
        };
    }

    private void notAllowed(StepRefusal no) {
        oracle.holds(
                "it stands there",
                turn.subMoves().get(no.place() - 1).start().equals(no.subMove().start()),
                no);
        switch (no.property()) {
            case ONE_PAWN_MOVE ->
                oracle.holds(
                        "two pawns",
                        turn.subMoves().stream().filter(oracle::isPawn).count() == 2,
                        no);
            case ONLY_AFTER_PAWN_MOVE ->
                oracle.holds("no pawn", turn.subMoves().stream().noneMatch(oracle::isPawn), no);
            case ENDED_BY_ROYAL_CAPTURE -> {
                SubMove taking = no.because().orElseThrow();
                oracle.holds("it captures a king", oracle.isOfRoyalKind(taking.captured()), no);
                Turn ended = Turn.of(turn.subMoves().subList(0, no.place() - 1));
                oracle.holds("with it the turn is one", unbound.turns().contains(ended), no);
            }
            default -> inSeries(no);
        }
    }

    /** What a property of series.md says of the sub-moves before. */
    private void inSeries(StepRefusal no) {
        SubMove subMove = no.subMove();
        List<SubMove> before = turn.subMoves().subList(0, no.place() - 1);
        boolean moved = before.stream()
                .flatMap(m -> RefusalOracle.destinations(m).stream())
                .anyMatch(RefusalOracle.pieces(subMove)::contains);
        switch (no.property()) {
            case ANOTHER_PIECE, ROUND -> oracle.holds("the piece has moved", moved, no);
            case SAME_PIECE ->
                oracle.holds(
                        "another piece", !before.get(before.size() - 1).to().equals(subMove.start()), no);
            case KIND ->
                oracle.holds(
                        "another kind, or the same piece",
                        moved || !kind(before.get(0)).equals(kind(subMove)),
                        no);
            case NO_CAPTURE -> noneOf(no, SubMove::isCapture);
            case NO_ROYAL_CAPTURE_LATER ->
                oracle.holds(
                        "a royal piece captured later",
                        oracle.isOfRoyalKind(subMove.captured()) && !before.isEmpty(),
                        no);
            case PART_MADE ->
                oracle.holds(
                        "none may stand there",
                        !mayBeEntered(before) || next(before).stream().noneMatch(subMove::equals),
                        no);
            case NO_DOUBLE_STEP -> noneOf(no, m -> oracle.isPawn(m) && RefusalOracle.distance(m.start(), m.to()) > 1);
            case NO_EN_PASSANT -> noneOf(no, SubMove.EnPassant.class::isInstance);
            case EN_PASSANT_ONLY_AFTER_ANOTHER -> {
                noneOf(no, SubMove.EnPassant.class::isInstance);
                oracle.holds("not right after one", !(before.get(before.size() - 1) instanceof SubMove.EnPassant), no);
            }
            case NOTHING_FOLLOWS -> {
                List<SubMove> made = turn.subMoves().subList(0, no.place());
                boolean isWhole = !mayBeEntered(made) || next(made).isEmpty();
                oracle.holds("nothing follows", isSafeBetween() || isWhole, no);
                oracle.holds("no legal turn goes on", !isEnteredLegally(made), no);
            }
            case NO_STEP -> {
                if (!isSafeBetween()) {
                    noneOf(no, subMove::equals);
                }
            }
            case CHECK_ONLY_LAST, CAPTURE_ONLY_LAST, PROMOTION_ONLY_LAST, DOUBLE_STEP_ONLY_LAST ->
                oracle.holds(
                        "before the last of a full turn",
                        !rules.legalTurns(position).contains(upTo(no.place())),
                        no);
            case ENDED_BY_CHECK, ENDED_BY_CAPTURE, ENDED_BY_PROMOTION, ENDED_BY_DOUBLE_STEP -> {
                SubMove ending = no.because().orElseThrow();
                oracle.holds("it is the one before", ending.equals(before.get(before.size() - 1)), no);
                oracle.holds(
                        "what stands before is a turn",
                        isSafeBetween() || unbound.turns().contains(Turn.of(before)),
                        no);
                oracle.holds("it captures", no.property() != Property.ENDED_BY_CAPTURE || ending.isCapture(), no);
                oracle.holds(
                        "it promotes",
                        no.property() != Property.ENDED_BY_PROMOTION || ending instanceof SubMove.Promotion,
                        no);
                oracle.holds(
                        "it checks",
                        no.property() != Property.ENDED_BY_CHECK
                                || isSafeBetween()
                                || attacksRoyal(unbound.played(Turn.of(before))),
                        no);
            }
            case MUST_CAPTURE -> {
                SubMove instead = no.because().orElseThrow();
                oracle.holds("it captures nothing", !subMove.isCapture(), no);
                oracle.holds("another captures", instead.isCapture() && isOffered(before, instead), no);
            }
            case EXPOSED_IN_BETWEEN ->
                oracle.holds(
                        "the capturer captures a royal piece",
                        no.because().stream().allMatch(m -> oracle.isOfRoyalKind(m.captured())),
                        no);
            default -> throw new AssertionError("no law tells the truth of " + no);
        }
    }

    /** Whether a royal piece of the side to move could be captured by one sub-move. */
    private static boolean attacksRoyal(Position next) {
        return Unbound.royals(next, next.side()).stream()
                .anyMatch(
                        royal -> !next.attackers(royal, next.side().opposite()).isEmpty());
    }

    /** The sub-move is one of those, and none of those by the same piece may stand in its place. */
    private void noneOf(StepRefusal no, Predicate<SubMove> those) {
        SubMove subMove = no.subMove();
        List<SubMove> before = turn.subMoves().subList(0, no.place() - 1);
        oracle.holds("it is one", those.test(subMove), no);
        oracle.holds(
                "none may stand there",
                !mayBeEntered(before)
                        || next(before).stream().noneMatch(m -> m.start().equals(subMove.start()) && those.test(m)),
                no);
    }

    private Turn upTo(int place) {
        return Turn.of(turn.subMoves().subList(0, place));
    }

    /** The kind that moves, or the group that counts as one kind. */
    private String kind(SubMove subMove) {
        return subMove.actor().map(piece -> piece.type().name()).orElse("");
    }
}
