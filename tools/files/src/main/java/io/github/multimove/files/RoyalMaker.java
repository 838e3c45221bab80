package io.github.multimove.files;

import io.github.multimove.Side;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.RoyalRule;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which pieces are royal, which ones a side must keep, and how the game is won, by the format's keys for extinction and its own. */
final class RoyalMaker {
    private final GameMaker maker;
    private final Draft draft;

    RoyalMaker(GameMaker maker) {
        this.maker = maker;
        this.draft = maker.draft;
    }

    private boolean isExtinction() {
        return !draft.extinctionValue.equals("none") && !draft.extinctionTypes.isEmpty();
    }

    /** Whether extinction ends the game besides what becomes of royal pieces: no piece is royal for it. */
    boolean isVital() {
        return isExtinction()
                && !draft.pseudoRoyal
                && draft.extinctionValue.equals("loss")
                && !draft.extinctionAll
                && (draft.extinctionTypes.size() > 1
                        || draft.extinctionCount > 0
                        || !draft.extinctionTypes.containsAll(royalsOfArray())
                        || draft.pawns().containsAll(draft.extinctionTypes));
    }

    /** Notes a kind whose loss ends the game and that a side has too few of from the beginning. */
    void problemOfExtinction() {
        Entry entry = draft.given.get("extinctionPieceTypes");
        for (String slot : draft.extinctionTypes) {
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
        royals.retainAll(draft.pieces.keySet());
        if (isVital()) {
            draft.extinctionTypes.stream()
                    .filter(maker.types::containsKey)
                    .forEach(slot -> maker.builder.vital(maker.type(slot), draft.extinctionCount));
        } else if (isExtinction()) {
            Entry entry = draft.given.get("extinctionPieceTypes");
            boolean others = royals.stream()
                    .anyMatch(slot -> maker.types.containsKey(slot)
                            && !draft.extinctionTypes.contains(slot)
                            && (!draft.pseudoRoyal || hasBoth(slot, draft.extinctionTypes)));
            boolean last = draft.extinctionTypes.size() == 1 && draft.extinctionCount == 0 && !others;
            if (!draft.extinctionValue.equals("loss") || (!last && !isEveryRoyal())) {
                maker.problem(
                        entry,
                        Kind.UNSUPPORTED,
                        "extinction that loses, of all pieces of one kind, without another royal piece, or of every royal piece",
                        draft.extinctionValue + " by " + (entry == null ? "" : entry.value()));
            }
            royals.addAll(draft.extinctionTypes);
        }
        return royals;
    }

    /** Whether every piece that extinction is about is royal: a side never has more of a kind than one above the fewest. */
    private boolean isEveryRoyal() {
        int all = 0;
        for (DraftPiece piece : draft.pieces.values()) {
            all += most(piece);
        }
        boolean every = draft.pseudoRoyal;
        for (String slot : draft.extinctionTypes) {
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

    /** Whether a side has a piece in the array, and one of others as well. */
    private boolean hasBoth(String slot, Set<String> others) {
        for (Side side : Side.values()) {
            DraftPiece one = draft.pieces.get(slot);
            for (String other : others) {
                DraftPiece two = draft.pieces.get(other);
                if (one != null
                        && two != null
                        && maker.array.count(one.letter(), side) > 0
                        && maker.array.count(two.letter(), side) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    RoyalRule royalRule() {
        if (draft.royalRule != null) {
            return withoutTurn(draft.royalRule);
        }
        RoyalRule rule =
                !isExtinction() || draft.pseudoRoyal ? RoyalRule.lastRoyal().bound(bound()) : RoyalRule.capture();
        if (isVital()) {
            rule = royals().stream().anyMatch(maker.types::containsKey) ? RoyalRule.lastRoyal() : RoyalRule.lastPiece();
        }
        return withoutTurn(rule.claimAfter(draft.claimAfter));
    }

    private RoyalRule.Bound bound() {
        if (!isExtinction() || !draft.pseudoRoyal) {
            return RoyalRule.Bound.TOGETHER;
        }
        return isEveryRoyal()
                ? RoyalRule.Bound.ANY
                : draft.dupleCheck ? RoyalRule.Bound.EACH : RoyalRule.Bound.TOGETHER;
    }

    /** What stalemate and mate give, as far as the royal rule can say it. */
    private RoyalRule withoutTurn(RoyalRule rule) {
        RoyalRule.WithoutTurn without = answer(draft.stalemateValue);
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
                : changed instanceof RoyalRule.LastRoyal last ? last.withoutTurn(without) : changed;
    }

    private static RoyalRule.WithoutTurn answer(String value) {
        return switch (value) {
            case "win" -> RoyalRule.WithoutTurn.WINS;
            case "loss" -> RoyalRule.WithoutTurn.LOSES;
            default -> RoyalRule.WithoutTurn.DRAWS;
        };
    }
}
