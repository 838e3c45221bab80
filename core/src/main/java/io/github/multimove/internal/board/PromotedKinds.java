package io.github.multimove.internal.board;

import io.github.multimove.PieceType;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import java.util.ArrayList;
import java.util.List;

/** The kinds that pieces become by promotion and that are marked so, and what each piece is in the captor's hand. */
final class PromotedKinds {
    private PromotedKinds() {}

    /** The kinds of a game and those that are marked as promoted, where these turn back. */
    static List<PieceType> all(BaseGame game) {
        List<PieceType> all = new ArrayList<>(game.types());
        for (Promotion promotion : game.promotedTurnBack() ? game.promotions() : List.<Promotion>of()) {
            for (PieceType type : promotion.into()) {
                if (!game.royals().contains(type) && !all.contains(type.promoted())) {
                    all.add(type.promoted());
                }
            }
        }
        return List.copyOf(all);
    }

    /** By code what a piece captured is in hand. */
    static byte[] held(GameTables tables) {
        byte[] all = new byte[tables.codes];
        for (int code = 2; code < tables.codes; code++) {
            PieceType type = tables.types[code >> 1];
            PieceType back = tables.game.promotions().stream()
                    .filter(promotion -> type.isPromoted() && promotion.into().contains(tables.plain(type)))
                    .map(Promotion::from)
                    .findFirst()
                    .orElse(type.isMarkedBefore() ? tables.types[tables.code(type.letter()) >> 1] : type);
            all[code] = (byte) (tables.isRoyal(code) ? 0 : ((tables.kinds.indexOf(back) + 1) << 1) | (1 - (code & 1)));
        }
        return all;
    }
}
