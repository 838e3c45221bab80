package io.github.multimove;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Base games of no published game: boards of many sizes, pieces that move in many ways, one royal kind or two. */
final class InventedGames {
    private static final List<String> PIECES = List.of(
            "R", "B", "Q", "N", "RN", "BN", "RNAD", "WD", "R3", "B2N", "NN", "nN", "FA", "mRcB", "cRmN", "K", "fRsW",
            "AA", "nD", "nA", "mQ", "cQ", "C", "Z", "fBbW", "D", "WF", "RAA");
    private static final List<String> KINGS = List.of("K", "K", "K", "WD", "KN", "Q", "R2", "FA", "mKcN");
    private static final List<String> PAWNS =
            List.of("mfWcfF", "mfWcfFimfnD", "mfWcfFimfnD", "mFcW", "mfWcfFcN", "imfnDcfF", "mfWimfR3cfF");

    private final Random random;

    InventedGames(Random random) {
        this.random = random;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private PieceType piece(char letter, List<String> movements) {
        String movement = any(movements);
        return PieceType.of(letter + " that moves as " + movement, letter, movement);
    }

    BaseGame next() {
        int files = 5 + random.nextInt(8);
        int ranks = 6 + random.nextInt(7);
        if (random.nextInt(4) == 0) {
            files = 8;
            ranks = 8;
        }
        Board board = Board.of(files, ranks);
        boolean twoRoyals = random.nextInt(4) == 0;
        PieceType king = piece('K', KINGS);
        PieceType pawn = piece('P', PAWNS);
        List<PieceType> pieces = new ArrayList<>();
        for (char letter : "ABCD".toCharArray()) {
            pieces.add(piece(letter, PIECES));
        }
        BaseGame.Builder game = BaseGame.builder("invented", board)
                .royal(king)
                .pieces(pieces.toArray(PieceType[]::new))
                .pawn(pawn)
                .array(array(files, ranks, twoRoyals))
                .enPassant(random.nextInt(4) > 0)
                .neverOnRanks(pawn, ranks - 1)
                .promotion(promotion(board, pawn, pieces));
        if (twoRoyals) {
            game.royal(piece('E', KINGS));
        }
        return game.build();
    }

    private Promotion promotion(Board board, PieceType pawn, List<PieceType> pieces) {
        Set<Square> may = new TreeSet<>((a, b) -> Integer.compare(a.index(), b.index()));
        Set<Square> must = new TreeSet<>((a, b) -> Integer.compare(a.index(), b.index()));
        boolean early = random.nextInt(3) == 0;
        for (Square square : board.squares()) {
            if (square.rank() == board.ranks() - 1) {
                must.add(square);
            } else if (early && square.rank() == board.ranks() - 2) {
                may.add(square);
            }
        }
        Promotion promotion = Promotion.of(pawn, pieces.subList(0, 1 + random.nextInt(4)))
                .may(may)
                .must(must);
        return random.nextInt(4) == 0 ? promotion.onlyToCaptured() : promotion;
    }

    /** White's pieces on the first rank, its royal pieces among them, pawns before them; Black's the same. */
    private String array(int files, int ranks, boolean twoRoyals) {
        StringBuilder first = new StringBuilder();
        for (int f = 0; f < files; f++) {
            char any = "ABCD".charAt(random.nextInt(4));
            first.append(f == files / 2 ? 'K' : twoRoyals && f == 1 ? 'E' : any);
        }
        StringBuilder second = new StringBuilder();
        for (int f = 0; f < files; f++) {
            second.append(random.nextInt(4) == 0 ? '1' : 'P');
        }
        List<String> rows = new ArrayList<>();
        rows.add(first.toString().toLowerCase(java.util.Locale.ROOT));
        rows.add(united(second.toString().toLowerCase(java.util.Locale.ROOT)));
        for (int r = 4; r < ranks; r++) {
            rows.add(Integer.toString(files));
        }
        rows.add(united(second.toString()));
        rows.add(first.toString());
        return String.join("/", rows);
    }

    /** Runs of empty squares as one number. */
    private static String united(String row) {
        return java.util.regex.Pattern.compile("1+")
                .matcher(row)
                .replaceAll(run -> Integer.toString(run.group().length()));
    }

    static String describe(BaseGame game) {
        return game.board() + " " + game.array() + " "
                + game.types().stream().map(PieceType::name).collect(Collectors.joining(" "))
                + " promotion " + game.promotions();
    }
}
