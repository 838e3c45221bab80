package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.CastlingRight;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes castling rights of the castling field of the array and the keys for castling. */
final class CastlingMaker {
    /** What is told of a rank on which several kings stand, none of them where a key says. */
    private static final int SEVERAL = -2;

    private final GameMaker maker;
    private final Draft draft;
    private final Board board;
    private final Map<String, CastlingRight> rights = new HashMap<>();

    CastlingMaker(GameMaker maker) {
        this.maker = maker;
        this.draft = maker.draft;
        this.board = maker.board;
    }

    void add() {
        String field = maker.array.castling();
        if (draft.shuffled || !field.matches("-|[KQkq]{1,4}")) {
            field = bySides(field);
        }
        if (!field.matches("-|[KQkq]{1,4}")) {
            maker.problem(
                    draft.startFenEntry,
                    Kind.CASTLING,
                    "KQkq, some of these letters, or -, for castling",
                    Words.quoted(field));
            return;
        }
        DraftPiece king = draft.pieces.get("king");
        for (Side side : Side.values()) {
            String other = draft.castlingKing(side);
            if (!field.equals("-") && !other.equals("king") && king != null && isOnArray(king)) {
                // the other program then looks for the way with one piece, and moves the other
                maker.problem(
                        castlingKingEntry(),
                        Kind.UNSUPPORTED,
                        "the king as the piece that castles in a game that has one",
                        NamedPieces.english(other, maker.type(other).letter()));
                return;
            }
        }
        for (char right : field.replace("-", "").toCharArray()) {
            right(String.valueOf(right));
        }
        Stream.of("K", "Q", "k", "q").map(rights::get).filter(Objects::nonNull).forEach(maker.builder::castling);
    }

    private boolean isOnArray(DraftPiece piece) {
        return maker.array.count(piece.letter(), Side.WHITE) + maker.array.count(piece.letter(), Side.BLACK) > 0;
    }

    private @Nullable Entry castlingKingEntry() {
        return Stream.of("castlingKingPiece", "castlingKingPieceWhite", "castlingKingPieceBlack")
                .map(draft.given::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** The field with the outermost rook on each side of the king named by its side; another rook's file stays. */
    private String bySides(String field) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
            DraftPiece king = draft.pieces.get(draft.castlingKing(side));
            int file = Character.toLowerCase(c) - 'a';
            int rank = side == Side.WHITE ? draft.castlingRank : board.ranks() - 1 - draft.castlingRank;
            int home = king == null ? -1 : king(side, rank, king.letter());
            if (home >= 0 && file > home && file == rook(side, rank, true)) {
                out.append(side == Side.WHITE ? 'K' : 'k');
            } else if (home >= 0 && file < home && file == rook(side, rank, false)) {
                out.append(side == Side.WHITE ? 'Q' : 'q');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    /** Adds the right that a letter stands for: with the first rook that is found, on whichever side of the king it stands. */
    private void right(String letter) {
        Side side = Character.isUpperCase(letter.charAt(0)) ? Side.WHITE : Side.BLACK;
        int rank = side == Side.WHITE ? draft.castlingRank : board.ranks() - 1 - draft.castlingRank;
        DraftPiece king = draft.pieces.get(draft.castlingKing(side));
        int home = king == null ? -1 : king(side, rank, king.letter());
        int rook = rook(side, rank, letter.equalsIgnoreCase("K"));
        boolean kingside = rook > home;
        String text = kingside ? "K" : "Q";
        text = side == Side.WHITE ? text : text.toLowerCase(Locale.ROOT);
        if (home < 0 || rook < 0) {
            // the other program leaves such a right out without a word
            maker.problem(
                    draft.startFenEntry,
                    home == SEVERAL ? Kind.CASTLING : Kind.READ_OTHERWISE,
                    "king and rook at home for the castling right " + letter,
                    home == SEVERAL
                            ? "several kings"
                            : (home < 0 ? "no king" : "no rook") + ", and the right is left out");
            return;
        }
        if (!text.equals(letter)) {
            maker.problem(
                    draft.startFenEntry,
                    Kind.READ_OTHERWISE,
                    "king and rook at home for the castling right " + letter,
                    "a rook on the other side, with which the king castles");
        }
        if (draft.pseudoRoyal && draft.castlingRooks(side).stream().anyMatch(draft.extinctionTypes::contains)) {
            maker.problem(
                    draft.given.get("extinctionPieceTypes"),
                    Kind.UNSUPPORTED,
                    "castling with a rook that is not royal",
                    text);
            return;
        }
        int to = kingside ? draft.castlingKingsideFile : draft.castlingQueensideFile;
        int rookTo = kingside ? to - 1 : to + 1;
        if (!board.has(to, rank, 0) || !board.has(rookTo, rank, 0)) {
            maker.problem(draft.castlingEntry, Kind.CASTLING, "castling to squares of the board", text);
            return;
        }
        rights.put(
                text,
                CastlingRight.builder(board, side, text)
                        .king(square(home, rank), square(to, rank))
                        .rook(square(rook, rank), square(rookTo, rank))
                        .symbol(kingside ? "O-O" : "O-O-O")
                        .ends(draft.oppositeCastling ? new String[] {otherSides(text)} : new String[0])
                        .build());
    }

    private static String otherSides(String right) {
        String lower = right.toLowerCase(Locale.ROOT);
        return right.equals(lower) ? right.toUpperCase(Locale.ROOT) : lower;
    }

    /** The file of the king: the one that is named or, where another stands alone on the rank, its own; -1 if there is none. */
    private int king(Side side, int rank, char letter) {
        if (stands(draft.castlingKingFile, rank, letter, side)) {
            return draft.castlingKingFile;
        }
        int found = -1;
        for (int file = 0; file < board.files(); file++) {
            if (stands(file, rank, letter, side)) {
                if (found >= 0) {
                    return SEVERAL;
                }
                found = file;
            }
        }
        return found;
    }

    /** The file of the first rook, from the file where it is looked for, against the other side's edge; -1 if there is none. */
    private int rook(Side side, int rank, boolean kingside) {
        int from = kingside
                ? Math.min(draft.castlingRookKingsideFile, board.files() - 1)
                : draft.castlingRookQueensideFile;
        for (int file = from; file >= 0 && file < board.files(); file += kingside ? -1 : 1) {
            for (String slot : draft.castlingRooks(side)) {
                DraftPiece rook = draft.pieces.get(slot);
                if (rook != null && stands(file, rank, rook.letter(), side)) {
                    return file;
                }
            }
        }
        return -1;
    }

    private boolean stands(int file, int rank, char letter, Side side) {
        return board.has(file, rank, 0) && maker.stands(square(file, rank), letter, side);
    }

    private Square square(int file, int rank) {
        return board.square(file, rank, 0).orElseThrow();
    }
}
