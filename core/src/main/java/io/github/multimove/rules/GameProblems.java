package io.github.multimove.rules;

import io.github.multimove.Movement.Component;
import io.github.multimove.PieceType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Refuses base games whose parts do not go together ({@link BaseGame.Builder#build}). */
final class GameProblems {
    /** The largest number of kinds with the marked ones. */
    private static final int MAX_MARKED = 31;

    private final BaseGame game;

    private GameProblems(BaseGame game) {
        this.game = game;
    }

    static void refuse(BaseGame game) {
        new GameProblems(game).refuse();
    }

    /** Returns a number of pieces of 0 or more, or refuses it. */
    static int few(int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("expected a number of pieces from 0, found " + pieces);
        }
        return pieces;
    }

    /** Returns a number of pieces up to 99, or refuses it. */
    static int pieces(int pieces, int least, String where) {
        if (pieces < least || pieces > 99) {
            throw new IllegalArgumentException("expected " + least + " to 99 pieces " + where + ", found " + pieces);
        }
        return pieces;
    }

    private void refuse() {
        long plain = game.types().stream().filter(type -> !type.isPromoted()).count();
        if (plain == 0 || plain > BaseGame.MAX_TYPES || game.types().size() > MAX_MARKED) {
            throw new IllegalArgumentException("expected 1 to " + BaseGame.MAX_TYPES + " piece types in " + game.id()
                    + (plain < game.types().size() ? ", " + MAX_MARKED + " with promoted ones" : "") + ", found "
                    + game.types().size());
        }
        Set<String> letters = new TreeSet<>();
        for (PieceType type : game.types()) {
            boolean isKept = type.isMarkedBefore()
                    && game.types().stream().noneMatch(each -> !each.isPromoted() && each.letter() == type.letter());
            if (isKept || type.mark().equals("~")) {
                throw new IllegalArgumentException("expected in " + game.id()
                        + " beside each kind that is marked as promoted the one that it was, found " + type.text());
            }
            if (!letters.add(type.text())) {
                throw new IllegalArgumentException("expected a letter of its own for every piece type in " + game.id()
                        + ", found two of " + type.text());
            }
        }
        if (game.royals().isEmpty() && game.royalRule().needsRoyals()) {
            throw new IllegalArgumentException("expected a royal piece type in " + game.id() + ", found none");
        }
        game.promotions().forEach(promotion -> requireKind(promotion.from(), "that promotes"));
        game.capturedEnPassant().forEach(kind -> requireKind(kind, "that is captured en passant"));
        game.enPassantOn().keySet().forEach(piece -> requireKind(piece.type(), "that captures en passant"));
        game.freezes().forEach(freeze -> requireKind(freeze.by(), "that freezes pieces"));
        game.initialFrom().keySet().forEach(piece -> requireKind(piece.type(), "whose initial moves begin elsewhere"));
        game.enterable().keySet().forEach(piece -> requireKind(piece.type(), "whose squares are restricted"));
        game.goals().keySet().forEach(piece -> requireKind(piece.type(), "that wins on a square"));
        game.vital().keySet().forEach(kind -> requireKind(kind, "that a side must keep"));
        if (game.drops().isPresent() && !game.vital().isEmpty()) {
            throw new IllegalArgumentException(
                    "expected no pieces in hand in " + game.id() + ", where a side must keep pieces of a kind");
        }
        if (game.capturesToHand()) {
            requireTurningBack();
        }
        game.drops().flatMap(Drops::on).ifPresent(kind -> requireKind(kind, "that is dropped on"));
    }

    /** Refuses what captured pieces in hand do not go together with, and promoted kinds that could turn back to several. */
    private void requireTurningBack() {
        Map<PieceType, PieceType> origins = new HashMap<>();
        boolean plain = game.drops().isPresent()
                && game.drops().flatMap(Drops::on).isEmpty()
                && game.freezes().isEmpty();
        for (Promotion promotion : game.promotions()) {
            plain &= !promotion.isOnlyToCaptured();
            for (PieceType into : game.promotedTurnBack() ? promotion.into() : List.<PieceType>of()) {
                PieceType other = origins.putIfAbsent(into, promotion.from());
                plain &= other == null || other.equals(promotion.from());
                plain &=
                        game.promotions().stream().noneMatch(each -> each.from().equals(into))
                                && into.movement().components().stream().noneMatch(Component::initial);
            }
        }
        long marked =
                origins.keySet().stream().filter(type -> !type.isPromoted()).count();
        if (!plain || game.types().size() + marked > MAX_MARKED) {
            throw new IllegalArgumentException(
                    "expected in " + game.id() + ", where captures come to hand, drops on empty squares,"
                            + " no freezes, no promotions to captured pieces alone, at most " + MAX_MARKED
                            + " kinds with the promoted ones, and where these turn back kinds that one kind alone becomes,"
                            + " without initial moves and promotions of their own");
        }
    }

    private void requireKind(PieceType kind, String what) {
        if (!game.types().contains(kind)) {
            throw new IllegalArgumentException(
                    "expected a piece type in " + game.id() + " " + what + ", found " + kind + ", which is not in it");
        }
    }
}
