package io.github.multimove.files;

import io.github.multimove.Movement;
import io.github.multimove.Side;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.RoyalRule;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which pieces are royal, which ones a side must keep, and how the game is won, by the format's keys for extinction and its own. */
final class RoyalMaker {
    private final GameMaker maker;
    private final Draft draft;
    /** The kinds of extinction, but for a king whose safety every turn keeps. */
    private final Set<String> kinds;

    RoyalMaker(GameMaker maker) {
        this.maker = maker;
        this.draft = maker.draft;
        this.kinds = new LinkedHashSet<>(draft.extinctionTypes);
        if (draft.extinctionCount == 0 && !draft.extinctionAll && draft.royals.equals(Set.of("king"))) {
            kinds.remove("king");
        }
    }

    boolean isExtinction() {
        return (draft.pseudoRoyal || !draft.extinctionValue.equals("none")) && !kinds.isEmpty();
    }

    /** Whether extinction ends the game besides what becomes of royal pieces: no piece is royal for it. */
    boolean isVital() {
        return isExtinction()
                && !draft.pseudoRoyal
                && (draft.extinctionValue.equals("win") || (draft.extinctionValue.equals("loss") && isOfSeveral()));
    }

    /** Whether a game without royal pieces is won: by extinction, or by pieces in a line where none is ever captured. */
    boolean isWonWithoutRoyals() {
        boolean isPeaceful = maker.types.values().stream()
                .flatMap(type -> type.movement().components().stream())
                .noneMatch(Movement.Component::capturing);
        // a side without pieces has no turn, and so loses in the other program as well
        return isVital()
                || (isPeaceful && (draft.connected > 0 || !draft.flagRegions.isEmpty()))
                || (draft.stalemateValue.equals("loss") && !isExtinction());
    }

    /** Whether a side loses by extinction of another kind than a royal one. */
    private boolean isOfSeveral() {
        return draft.extinctionAll
                || kinds.size() > 1
                || draft.extinctionCount > 0
                || !kinds.containsAll(royalsOfArray())
                || draft.pawns().containsAll(kinds);
    }

    /** Notes a kind whose loss ends the game and that a side has too few of from the beginning. */
    void problemOfExtinction() {
        Entry entry = draft.given.get("extinctionPieceTypes");
        for (String slot : kinds) {
            DraftPiece piece = draft.pieces.get(slot);
            for (Side side : Side.values()) {
                int count = piece == null ? 0 : maker.array.count(piece.letter(), side);
                if (isExtinction() && !draft.pseudoRoyal && !draft.extinctionAll && count <= draft.extinctionCount) {
                    maker.problem(
                            entry,
                            Kind.ARRAY,
                            "more than " + draft.extinctionCount
                                    + " of each kind in the array of both sides, whose game would be over at once",
                            count + " " + (piece == null ? slot : NamedPieces.english(slot, piece.letter())) + " of "
                                    + (side == Side.WHITE ? "White" : "Black"));
                    return;
                }
            }
        }
    }

    private Set<String> royalsOfArray() {
        Set<String> royals = new LinkedHashSet<>(draft.royals);
        royals.removeIf(slot -> {
            DraftPiece piece = draft.pieces.get(slot);
            return piece == null || most(piece) == 0;
        });
        return royals;
    }

    /** Returns the pieces that are royal, after noting the kinds that a side must keep. */
    Set<String> royals() {
        Set<String> royals = new LinkedHashSet<>(draft.royals);
        royals.removeIf(slot -> !draft.pieces.containsKey(slot.replace("+", "")));
        if (isVital()) {
            if (draft.extinctionValue.equals("win")) {
                maker.builder.tooFewWins();
            }
            if (draft.extinctionAll) {
                maker.builder.vitalPieces(draft.extinctionCount);
            }
            Set<String> vital = new LinkedHashSet<>(draft.extinctionAll ? Set.of() : kinds);
            vital.retainAll(maker.types.keySet());
            vital.forEach(slot -> maker.builder.vital(maker.type(slot), draft.extinctionCount));
            vital.retainAll(draft.promotedTypes.values()); // what has become one would count in the other program
            if (!vital.isEmpty()) {
                maker.problem(
                        draft.given.get("extinctionPieceTypes"),
                        Kind.UNSUPPORTED,
                        "kinds that no piece becomes by promotedPieceType",
                        String.join(", ", vital));
            }
        } else if (isExtinction()) {
            Entry entry = draft.given.get("extinctionPieceTypes");
            boolean others = royals.stream().anyMatch(slot -> maker.types.containsKey(slot) && !kinds.contains(slot));
            boolean last =
                    draft.extinctionValue.equals("loss") && kinds.size() == 1 && draft.extinctionCount == 0 && !others;
            royals.addAll(kinds);
            if (draft.pseudoRoyal ? bound(royals).isEmpty() : !last) {
                maker.problem(
                        entry,
                        Kind.UNSUPPORTED,
                        draft.pseudoRoyal
                                ? "royal pieces of which every one counts, or the last of each kind, that neither promote nor are dropped"
                                : "extinction that loses, of all pieces of one kind, without another royal piece",
                        draft.extinctionValue + " by " + (entry == null ? "" : entry.value()));
            }
        }
        return royals;
    }

    /** Which of these royal kinds have to be attacked for a check to bind; nothing if no bound says it. */
    private Optional<RoyalRule.Bound> bound(Set<String> royals) {
        boolean ofKind = kinds.stream().noneMatch(slot -> draft.pawns().contains(slot) || isInHand(slot));
        if (isEveryRoyal() && ofKind) {
            return Optional.of(RoyalRule.Bound.ANY);
        }
        boolean several = Stream.of(Side.values())
                .anyMatch(side ->
                        royals.stream().filter(slot -> mayHave(slot, side)).count() > 1);
        // the other program goes on to protect what a royal piece has become, and every royal piece that is dropped
        if (!ofKind || draft.extinctionCount > 0 || draft.extinctionAll || (several && draft.dupleCheck)) {
            return Optional.empty();
        }
        return Optional.of(
                several
                        ? RoyalRule.Bound.LAST_OF_KIND
                        : draft.dupleCheck ? RoyalRule.Bound.EACH : RoyalRule.Bound.TOGETHER);
    }

    private boolean isInHand(String slot) {
        DraftPiece piece = draft.pieces.get(slot);
        // a piece that is always royal is never captured
        return piece != null
                && Stream.of(Side.values())
                        .anyMatch(side -> isEveryRoyal()
                                ? maker.array.isInHand(piece.letter(), side)
                                : maker.mayDrop(piece.letter(), side));
    }

    /** Whether a side has a piece of a kind in the array or by promotion. */
    private boolean mayHave(String slot, Side side) {
        DraftPiece piece = draft.pieces.get(slot);
        return piece != null
                && maker.types.containsKey(slot)
                && (maker.array.count(piece.letter(), side) > 0
                        || draft.promotionTypes(side).contains(slot));
    }

    /** Whether every piece that extinction is about is royal: a side never has more of a kind than one above the fewest. */
    boolean isEveryRoyal() {
        int all = 0;
        for (DraftPiece piece : draft.pieces.values()) {
            all += most(piece);
        }
        boolean every = true;
        for (String slot : kinds) {
            DraftPiece piece = draft.pieces.get(slot);
            boolean more = draft.promotionTypes.values().stream().anyMatch(types -> types.contains(slot));
            every &= draft.extinctionCount + 1 >= (more || piece == null ? all : most(piece));
        }
        return every;
    }

    /** How many pieces of a kind the side with more of them has in the array. */
    private int most(DraftPiece piece) {
        return Math.max(maker.array.count(piece.letter(), Side.WHITE), maker.array.count(piece.letter(), Side.BLACK));
    }

    RoyalRule royalRule(Set<String> royals) {
        if (draft.royalRule != null) {
            return withoutTurn(draft.royalRule);
        }
        RoyalRule rule = !isExtinction() || draft.pseudoRoyal ? RoyalRule.lastRoyal() : RoyalRule.capture();
        if (draft.pseudoRoyal && isExtinction()) {
            rule = RoyalRule.lastRoyal().bound(bound(royals).orElse(RoyalRule.Bound.TOGETHER));
        } else if (isWonWithoutRoyals()) {
            rule = royals.stream().anyMatch(maker.types::containsKey) ? RoyalRule.lastRoyal() : RoyalRule.lastPiece();
        } else if (!isExtinction() && royals.stream().noneMatch(maker.types::containsKey)) {
            rule = RoyalRule.lastRoyal().mayLackRoyals(Set.of(Side.values())); // nothing but goals ends the game
        }
        return withoutTurn(rule.claimAfter(draft.claimAfter));
    }

    /** What stalemate and mate give, as far as the royal rule can say it. */
    private RoyalRule withoutTurn(RoyalRule rule) {
        RoyalRule.WithoutTurn without = answer(draft.stalemateValue);
        if (draft.stalematePieceCount && without == RoyalRule.WithoutTurn.WINS) {
            without = RoyalRule.WithoutTurn.FEWER_WIN;
        } else if (draft.stalematePieceCount && without == RoyalRule.WithoutTurn.LOSES) {
            maker.problem(
                    draft.given.get("stalematePieceCount"),
                    Kind.UNSUPPORTED,
                    "stalemateValue = win, where the side with fewer pieces wins",
                    draft.stalemateValue);
        }
        RoyalRule.WithoutTurn mated = answer(draft.checkmateValue);
        RoyalRule changed = rule;
        if (changed instanceof RoyalRule.LastRoyal last && mated != RoyalRule.WithoutTurn.LOSES) {
            changed = last.mated(mated);
        }
        if (without == RoyalRule.WithoutTurn.DRAWS) {
            return changed; // the key royalRule may have said another
        }
        return changed instanceof RoyalRule.Capture capture
                ? capture.withoutTurn(without)
                : changed instanceof RoyalRule.LastRoyal last
                        ? last.withoutTurn(without)
                        : ((RoyalRule.LastPiece) changed).withoutTurn(without);
    }

    private static RoyalRule.WithoutTurn answer(String value) {
        return switch (value) {
            case "win" -> RoyalRule.WithoutTurn.WINS;
            case "loss" -> RoyalRule.WithoutTurn.LOSES;
            default -> RoyalRule.WithoutTurn.DRAWS;
        };
    }
}
