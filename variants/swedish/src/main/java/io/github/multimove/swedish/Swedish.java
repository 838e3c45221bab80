package io.github.multimove.swedish;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;
import java.util.Set;

/**
 * Swedish Chess (id {@code swedish}): the pawns stand on the third ranks, kings and rooks at home, the other pieces are
 * dropped behind or among the pawns, one a turn; then orthodox chess is played. Won by checkmate.
 *
 * <p>Source: Mats Winther, Swedish Chess, as rules/swedish.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="swedish"}
 */
public final class Swedish {
    /** The pawn: no double step. */
    public static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");

    private static final BaseGame GAME = make();

    static final Variant VARIANT = Variant.of(
                    "swedish",
                    "Swedish Chess",
                    "Pieces are dropped first, and then a turn is one move; checkmate wins.",
                    Swedish::rules)
            .by("Mats Winther");

    private Swedish() {}

    private static BaseGame make() {
        BaseGame orthodox = Orthodox.game();
        BaseGame.Builder builder = BaseGame.builder("swedish", orthodox.board())
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(PAWN)
                .array("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNNqbbnn]")
                .neverOnRanks(PAWN, 0, 7)
                .drops(Drops.of(0, 1).oppositeColours(Orthodox.BISHOP).relocating(PAWN, Set.of(1, 2), 1));
        orthodox.castlingRights().forEach(builder::castling);
        Promotion promotion = orthodox.promotions().get(0);
        return builder.promotion(Promotion.of(PAWN, promotion.into()).must(promotion.must()))
                .build();
    }

    /** Returns the base game: orthodox pieces, pawns on the third ranks, kings and rooks at home, the others in hand. */
    public static BaseGame game() {
        return GAME;
    }

    /** Returns Swedish Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        return RuleSet.of(
                choice.id(),
                GAME,
                TurnStructure.whileInHand(Series.of(Step.drop()))
                        .then(Series.of(Step.move().safe())));
    }
}
