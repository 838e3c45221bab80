package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.testkit.Drawn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Games on a board of four by four squares, played by the turns and won by the rules of published games. */
final class SmallBoard {
    private static final int WIDTH = 4;
    private static final String ARRAY = "kn2/p3/3P/2NK";
    private static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    private static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");

    /** The games whose turns and wins are tried. */
    static final List<String> GAMES = List.of("""
            orthodox two-prong two-prong[prongs=3] twinmove twins marseillais marseillais[stuck=draws] monster
            monster[win=capture] progressive avalanche doublemove extra-move two-fisted duck two-move bennekom
            two-prong[collision=true] double-king swedish geminus
            """.strip().split("\\s+", -1));

    private SmallBoard() {}

    /** Returns a game on the small board, with king, queen, rook, bishop, knight and pawn. */
    static BaseGame base() {
        return base(ARRAY);
    }

    /** The game with another array; pieces in hand, if there are any, are dropped on the first rank. */
    private static BaseGame base(String array) {
        return base(array, KING, ROOK, KNIGHT);
    }

    private static BaseGame base(String array, PieceType king, PieceType rook, PieceType knight) {
        Board board = Board.of(WIDTH, WIDTH);
        Set<io.github.multimove.Square> ends = board.squares().stream()
                .filter(square -> square.rank() == WIDTH - 1)
                .collect(Collectors.toSet());
        BaseGame.Builder game = BaseGame.builder("four", board)
                .royal(king)
                .pieces(PieceType.of("queen", 'Q', "Q"), rook, PieceType.of("bishop", 'B', "B"), knight)
                .pawn(PAWN)
                .array(array)
                .promotion(Promotion.of(PAWN, rook, knight).must(ends));
        return array.contains("[") ? game.drops(Drops.of(0)).build() : game.build();
    }

    private static RuleSet withMoves(String rook, String knight) {
        return played(base(ARRAY, KING, PieceType.of("rook", 'R', rook), PieceType.of("knight", 'N', knight)));
    }

    /** Returns games on the small board whose pieces check otherwise than on the orthodox board. */
    static Stream<RuleSet> otherMoves() {
        return Stream.of(
                withMoves("mRcpR", "nN"), // screens and squares leapt over that must be empty
                withMoves("gQ", "W"),
                withMoves("RDD", "N"), // two ways to a square
                withMoves("RF", "fWbF")); // the second is back where it was after four moves
    }

    /** Returns games on the small board whose kings are bound otherwise, or whose promoted pieces have the letters of others. */
    static Stream<RuleSet> otherRules() {
        PieceType promoted = KNIGHT.promoted(ROOK.movement());
        Promotion promotion =
                Promotion.of(KNIGHT, promoted).may(Set.copyOf(base().board().squares()));
        return Stream.of(
                        base().toBuilder("f").flyingGeneral(),
                        base().toBuilder("m").mustCapture(true),
                        base().toBuilder("p").pieces(promoted).promotion(promotion))
                .map(game -> played(game.build()));
    }

    /** Returns orthodox play on the small board with another king. */
    static RuleSet withKing(PieceType king) {
        return played(base(ARRAY, king, ROOK, KNIGHT));
    }

    private static RuleSet played(BaseGame base) {
        RuleSet game = RuleSets.of("orthodox");
        return RuleSet.of("four-other", base, game.structure(), game.royalRule());
    }

    /** Returns the small board played by the turns of a game, and won as it is. */
    static RuleSet of(String id) {
        RuleSet game = RuleSets.of(id);
        return RuleSet.of(
                "four-" + id.replaceAll("[^a-z0-9-]", "-").replaceAll("-+$", ""),
                game.base().drops().isPresent()
                        ? base("k3/p3/3P/3K[RNrn]")
                        : id.startsWith("double-king") ? base("kk2/p3/3P/2KK") : base(),
                game.structure(),
                game.royalRule());
    }

    /** Returns a position of two kings and one to three other pieces. */
    static Position position(RuleSet rules, Random random) {
        String hands = rules.base().drops().isPresent() ? "[]" : ""; // all are dropped
        int turn = rules.id().contains("progressive") ? 1 : 7; // the length of a series
        while (true) {
            char[] pieces = new char[WIDTH * WIDTH];
            Arrays.fill(pieces, '.');
            List<Character> put = new ArrayList<>(List.of('K', 'k'));
            for (int i = random.nextInt(3); i >= 0; i--) {
                put.add("RNPRrnp".charAt(random.nextInt("RNPRrnp".length())));
            }
            for (char piece : put) {
                int square = random.nextInt(pieces.length);
                if (pieces[square] == '.') {
                    pieces[square] = piece;
                }
            }
            String placement = Drawn.placement(new String(pieces).replaceAll(".{" + WIDTH + "}", "$0\n"));
            try {
                return rules.position(placement + hands + (random.nextBoolean() ? " w" : " b") + " - - 0 " + turn);
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // such as kings side by side
            }
        }
    }

    /** A position of the orthodox board with many pieces, in which mates are frequent. */
    static Position crowded(RuleSet rules, Random random) {
        String letters = "QRRBBNNPPPPPqrrbbnnppppp";
        while (true) {
            char[] squares = ".".repeat(64).toCharArray();
            boolean castles = random.nextBoolean();
            if (castles) {
                squares[60] = 'K';
                squares[63] = 'R';
                squares[56] = 'R';
            } else {
                squares[random.nextInt(64)] = 'K';
            }
            squares[random.nextInt(40)] = 'k';
            for (int i = 4 + random.nextInt(16); i > 0; i--) {
                int square = random.nextInt(64);
                char letter = letters.charAt(random.nextInt(letters.length()));
                boolean stands =
                        squares[square] == '.' && (square / 8 % 7 != 0 || Character.toUpperCase(letter) != 'P');
                squares[square] = stands ? letter : squares[square];
            }
            String placement = Drawn.placement(new String(squares).replaceAll(".{8}", "$0\n"));
            try {
                String side = random.nextBoolean() ? " w " : " b ";
                return rules.position(placement + side + (castles ? "KQ" : "-") + " - 0 20");
            } catch (PositionException e) {
                assertThat(e.problems()).isNotEmpty(); // such as a king to be captured
            }
        }
    }
}
