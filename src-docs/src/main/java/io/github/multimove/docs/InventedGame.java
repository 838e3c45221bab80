package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.twinmove.Twinmove;
import io.github.multimove.twoprong.TwoProng;
import java.util.List;
import java.util.Set;

/**
 * Sentinels, a small game invented for the guide: 5x6 squares, and a sentinel that steps like a king but captures two
 * squares away. Each line says what it prints.
 */
public final class InventedGame {
    // @start region="base"
    /** Steps to an empty neighbouring square; captures by a leap of two squares, straight or diagonal. */
    static final PieceType SENTINEL = PieceType.of("sentinel", 'S', "mKcDcA");

    /** A pawn without a double step. */
    static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");

    static final BaseGame GAME = game();

    private static BaseGame game() {
        Board board = Board.of(5, 6);
        Set<io.github.multimove.Square> lastRank = Set.of(
                board.square("a6"), board.square("b6"), board.square("c6"), board.square("d6"), board.square("e6"));
        return BaseGame.builder("sentinels", board)
                .royal(Orthodox.KING)
                .men(Orthodox.ROOK, SENTINEL, Orthodox.KNIGHT)
                .pawn(PAWN)
                .array("rnksr/ppppp/5/5/PPPPP/RNKSR")
                .promotion(new Promotion(PAWN, Set.of(), lastRank, List.of(Orthodox.ROOK, SENTINEL), false))
                .neverOnRanks(PAWN, 0)
                .build();
    }
    // @end

    private InventedGame() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        compose();
        over();
        found();
    }

    private static void compose() {
        // @start region="compose"
        RuleSet chess = RuleSet.of("sentinels", GAME, TurnStructure.one()); // one move a turn, won by checkmate
        RuleSet duel = RuleSet.of(
                "sentinel-duel", // an id of the program's own
                GAME,
                TurnStructure.opening(TurnStructure.upTo(1)).then(TurnStructure.upTo(2)),
                RoyalRule.capture()); // two men a turn, the king is there to be taken
        Position start = duel.initialPosition();
        System.out.println(chess.legalTurns(chess.initialPosition()).count()); // -> 7
        System.out.println(duel.legalTurns(start).count()); // -> 7
        start = duel.play(start, duel.legalTurns(start).at(0));
        System.out.println(duel.legalTurns(start).count()); // -> 25
        // @end
    }

    private static void over() {
        // @start region="over"
        RuleSet twoProng = TwoProng.over(GAME); // the published variants take any base game
        RuleSet twinmove = Twinmove.over(GAME);
        System.out.println(twoProng.id()); // -> two-prong[base=sentinels]
        System.out.println(twinmove.legalTurns(twinmove.initialPosition()).count()); // -> 17
        // @end
    }

    private static void found() {
        // @start region="announced"
        System.out.println(
                RuleSets.of("two-prong[base=sentinels,prongs=3]").base().equals(GAME)); // -> true
        // @end
    }

    // @start region="provider"
    /** Announces the base game, so that ids find it; named in {@code META-INF/services} and in {@code module-info}. */
    public static final class Provider implements io.github.multimove.spi.BaseGameProvider {
        /** For the service loader. */
        public Provider() {}

        @Override
        public Set<String> names() {
            return Set.of("sentinels");
        }

        @Override
        public BaseGame create(String name, io.github.multimove.spi.OptionReader options) {
            options.id(); // refuses options that nobody asked for: this game has none
            return GAME;
        }
    }
    // @end
}
