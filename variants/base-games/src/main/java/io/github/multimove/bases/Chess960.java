package io.github.multimove.bases;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.internal.text.ShuffledRank;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Locale;

/**
 * Chess960: orthodox chess from one of 960 arrays. Castling leads king and rook to where they go in orthodox chess; its
 * rights are named by the file of the rook.
 *
 * <p>Source: FIDE Laws of Chess, Guidelines II, as rules/base-games.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="chess960"}
 */
public final class Chess960 {
    private static final Option<Integer> ARRAY = Option.number(
            "array",
            "Array",
            "The number of the array; 518 is that of orthodox chess.",
            ShuffledRank.ORTHODOX,
            0,
            ShuffledRank.COUNT - 1);

    static final Variant VARIANT = Variant.ofBase(
                    "chess960",
                    "Chess960",
                    "A turn is one move from one of 960 arrays; checkmate wins.",
                    choice -> make(choice.id(), ShuffledRank.of(choice.of(ARRAY))))
            .by("Bobby Fischer")
            .in(1996)
            .alsoCalled("Fischerandom", "Fischer Random", "Freestyle")
            .with(ARRAY, Option.DEAD_DRAWS);

    private Chess960() {}

    private static BaseGame make(String id, String rank) {
        BaseGame orthodox = Orthodox.game();
        Board board = orthodox.board();
        String black = rank.toLowerCase(Locale.ROOT);
        BaseGame.Builder game = orthodox.toBuilder(id, board)
                .array(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank)
                .neverOnRanks(Orthodox.PAWN, 0, board.ranks() - 1);
        orthodox.promotions().forEach(game::promotion);
        for (Side side : Side.values()) {
            char home = side == Side.WHITE ? '1' : '8';
            for (boolean kingside : new boolean[] {true, false}) {
                char rook = (char) ('a' + (kingside ? rank.lastIndexOf('R') : rank.indexOf('R')));
                char king = (char) ('a' + rank.indexOf('K'));
                String text = side == Side.WHITE ? ("" + rook).toUpperCase(Locale.ROOT) : "" + rook;
                game.castling(
                        side,
                        text,
                        right -> right.king("" + king + home, (kingside ? "g" : "c") + home)
                                .rook("" + rook + home, (kingside ? "f" : "d") + home)
                                .symbol(kingside ? "O-O" : "O-O-O"));
            }
        }
        return game.build();
    }

    /** Returns the rule set of the orthodox array, one move a turn (id {@code chess960}). */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    /**
     * Returns the number of the array that a position's text shows or, in a later position, the lowest number whose kings and rooks
     * stand where the castling rights need them ({@code HFhf} or {@code KQkq}); 518 if it has no rights.
     *
     * @throws IllegalArgumentException if no array has these rights
     */
    public static int arrayOf(String position) {
        return ShuffledRank.numberOf(position)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected castling rights of one array of Chess960, found " + position));
    }

    /** The options of Chess960. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /**
         * Sets the number of the array; 518 if this is not called.
         *
         * @throws IllegalArgumentException if the number is not from 0 to 959
         */
        public Options array(int value) {
            return with(ARRAY, value);
        }

        /** Sets whether a position in which neither side can win is drawn; false if this is not called. */
        public Options deadDraws(boolean value) {
            return with(Option.DEAD_DRAWS, value);
        }

        /** Returns the base game with these options. */
        public BaseGame game() {
            return choice().game();
        }
    }
}
