package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Step.Pieces;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Games on small boards that bring together, each in few pieces, what base games can say. */
final class SmallGames {
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    private static final PieceType BISHOP = PieceType.of("bishop", 'B', "B");
    private static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");
    private static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfFimfnD");

    private SmallGames() {}

    /** Returns every small game under every structure and royal rule that suits it. */
    static List<RuleSet> all() {
        List<RuleSet> all = new ArrayList<>();
        for (BaseGame base :
                List.of(orthodoxPieces(), riders(), royals(), captured(), cube(), powers(), narrow(), squirks())) {
            all.add(RuleSet.of(base.id(), base, TurnStructure.one()));
            all.add(RuleSet.of(base.id() + "-2", base, opening(TurnStructure.upTo(2))));
            all.add(RuleSet.of(base.id() + "-2c", base, TurnStructure.upTo(2).collision(true)));
            all.add(RuleSet.of(base.id() + "-2k", base, TurnStructure.upTo(2), RoyalRule.capture()));
            all.add(RuleSet.of(base.id() + "-3", base, opening(TurnStructure.upTo(3))));
        }
        all.add(RuleSet.of(
                "royals-2l",
                royals(),
                TurnStructure.upTo(2),
                RoyalRule.lastRoyal().lenientCastling(true).scoreDoubleCheckmate(true)));
        all.add(RuleSet.of("pieces-3c", orthodoxPieces(), TurnStructure.upTo(3).collision(true)));
        all.add(RuleSet.of("pieces-2p", orthodoxPieces(), TurnStructure.upTo(2).places(Pieces.ALL, Pieces.PAWNS)));
        all.add(RuleSet.of(
                "captured-3p",
                captured(),
                TurnStructure.opening(TurnStructure.upTo(2))
                        .then(TurnStructure.upTo(3).places(Pieces.PAWNS, Pieces.PAWNS, Pieces.OTHERS))));
        return all;
    }

    private static TurnStructure opening(TurnStructure rest) {
        return TurnStructure.opening(TurnStructure.upTo(1)).then(rest);
    }

    /** Orthodox pieces on six files and seven ranks, with castling and promotion, white squares dark. */
    static BaseGame orthodoxPieces() {
        Board board = Board.of(6, 7);
        return BaseGame.builder("pieces", board)
                .royal(KING)
                .pieces(ROOK, BISHOP, KNIGHT)
                .pawn(PAWN)
                .array("rnkbnr/pppppp/6/6/6/PPPPPP/RNKBNR")
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("c1", "e1").rook("f1", "d1").symbol("O-O"))
                .castling(
                        Side.WHITE,
                        "Q",
                        right -> right.king("c1", "a1").rook("a1", "b1").symbol("O-O-O"))
                .castling(
                        Side.BLACK,
                        "k",
                        right -> right.king("c7", "e7").rook("f7", "d7").symbol("O-O"))
                .castling(
                        Side.BLACK,
                        "q",
                        right -> right.king("c7", "a7").rook("a7", "b7").symbol("O-O-O"))
                .enPassant(true)
                .promotion(Promotion.of(PAWN, ROOK, KNIGHT).must(squares(board, s -> s.rank() == 6)))
                .neverOnRanks(PAWN, 0, 6)
                .build();
    }

    /** Riders with a range, lame leaps, pieces of one direction; on a board of more than two figures' ranks. */
    static BaseGame riders() {
        Board board = Board.of(5, 11);
        return BaseGame.builder("riders", board)
                .royal(KING)
                .pieces(
                        PieceType.of("nightrider", 'N', "NN"),
                        PieceType.of("elephant", 'E', "nAnD"),
                        PieceType.of("horse", 'H', "nN"),
                        PieceType.of("gold", 'G', "WfF"),
                        PieceType.of("lance", 'L', "fR4cbR"))
                .array("nhkel/gg1gg/5/5/5/5/5/5/5/GG1GG/NHKEL")
                .build();
    }

    /** Two royal pieces a side, one of which castles. */
    static BaseGame royals() {
        Board board = Board.of(7, 6);
        return BaseGame.builder("royals", board)
                .royal(KING)
                .pieces(ROOK, KNIGHT)
                .pawn(PieceType.of("pawn", 'P', "mfWcfF"))
                .array("rnk1k1r/pppnppp/7/7/PPPNPPP/RNK1K1R")
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("e1", "g1").rook("g1", "f1").symbol("O-O"))
                .castling(
                        Side.BLACK,
                        "k",
                        right -> right.king("e6", "g6").rook("g6", "f6").symbol("O-O"))
                .promotion(Promotion.of(PieceType.of("pawn", 'P', "mfWcfF"), ROOK)
                        .must(squares(board, s -> s.rank() == 5)))
                .build();
    }

    /** Promotion, from the third rank on, to pieces that have been captured only. */
    static BaseGame captured() {
        Board board = Board.of(5, 6);
        return BaseGame.builder("captured", board)
                .royal(KING)
                .pieces(ROOK, BISHOP)
                .pawn(PieceType.of("pawn", 'P', "mfWcfF"))
                .array("rbkbr/p1p1p/5/5/P1P1P/RBKBR")
                .promotion(Promotion.of(PieceType.of("pawn", 'P', "mfWcfF"), ROOK, BISHOP)
                        .may(squares(board, s -> s.rank() == 4))
                        .must(squares(board, s -> s.rank() == 5))
                        .onlyToCaptured())
                .build();
    }

    /** Three dimensions, levels mirrored. */
    static BaseGame cube() {
        Board board = Board.of(3, 4, 3, Board.LevelNames.LETTERS);
        PieceType king = PieceType.of(
                "king",
                'K',
                Movement.leaps(0, 0, 1).and(Movement.leaps(0, 1, 1)).and(Movement.leaps(1, 1, 1)));
        PieceType rook = PieceType.of("rook", 'R', Movement.slides(0, 0, 1));
        PieceType unicorn = PieceType.of("unicorn", 'U', Movement.slides(1, 1, 1));
        PieceType pawn = PieceType.of(
                "pawn",
                'P',
                Movement.leap(0, 1, 0)
                        .and(Movement.leap(0, 0, 1))
                        .moveOnly()
                        .and(Movement.leap(1, 1, 0)
                                .and(Movement.leap(-1, 1, 0))
                                .and(Movement.leap(0, 1, 1))
                                .captureOnly()));
        return BaseGame.builder("cube", board)
                .royal(king)
                .pieces(rook, unicorn)
                .pawn(pawn)
                .mirrorsLevels()
                .array("rku/ppp/3/3|3/3/3/3|3/3/PPP/RKU")
                .promotion(Promotion.of(pawn, rook, unicorn).must(squares(board, s -> s.rank() == 3 && s.level() == 2)))
                .build();
    }

    /** Pieces that freeze others, capture remotely, return home, and stand only on some levels. */
    static BaseGame powers() {
        Board board = Board.of(4, 5, 2, Board.LevelNames.DIGITS);
        PieceType dragon = PieceType.of(
                "dragon",
                'D',
                Movement.betza("FW")
                        .and(Movement.leap(0, 0, -1)
                                .and(Movement.leap(1, 0, -1))
                                .and(Movement.leap(-1, 0, -1))
                                .remote()));
        PieceType basilisk = PieceType.of("basilisk", 'B', "WF");
        PieceType hero = PieceType.of(
                "hero",
                'H',
                Movement.betza("A").and(Movement.leap(0, 0, 1).fromLevels(0)).and(Movement.toHomeSquares()));
        PieceType king = PieceType.of("king", 'K', Movement.betza("K"));
        PieceType rook = PieceType.of("rook", 'R', Movement.betza("R"));
        return BaseGame.builder("powers", board)
                .royal(king)
                .pieces(rook, dragon, basilisk, hero)
                .standsOn(dragon, 1)
                .standsOn(king, 0)
                .standsOn(rook, 0)
                .standsOn(basilisk, 0)
                .freeze(basilisk, 0, 1, 0)
                .freeze(basilisk, 0, 0, 1)
                .array("1d2/4/4/4/1D2|rkbh/4/4/4/RKBH")
                .build();
    }

    /** Pieces that reach a square in two ways, on the orthodox board. */
    static BaseGame squirks() {
        return BaseGame.builder("squirks", Board.of(8, 8))
                .royal(KING)
                .pieces(PieceType.of("squirk", 'S', "RNAD"), BISHOP, KNIGHT)
                .array("1s1kb1n1/8/8/8/8/8/8/1S1KB1N1")
                .build();
    }

    /** A narrow board, and pieces that go ahead in several ways to one square. */
    static BaseGame narrow() {
        return BaseGame.builder("narrow", Board.of(2, 9))
                .royal(KING)
                .pieces(PieceType.of("lance", 'L', "fWfWfW2"), PieceType.of("camel", 'C', "CfF"))
                .array("kl/cl/2/2/2/2/2/CL/KL")
                .build();
    }

    private static Set<Square> squares(Board board, Predicate<Square> test) {
        Set<Square> squares = new HashSet<>();
        for (Square square : board.squares()) {
            if (test.test(square)) {
                squares.add(square);
            }
        }
        return squares;
    }
}
