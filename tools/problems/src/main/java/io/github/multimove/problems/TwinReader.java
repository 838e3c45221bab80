package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.CastlingRight;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the changes that make a twin, word by word. */
final class TwinReader {
    private static final String CHANGES =
            "move, exchange, remove, add, substitute, polishtype, shift, rotate, mirror or stipulation";
    private static final Set<String> COLOURS = Set.of("white", "black");
    private static final Pattern PIECES = Pattern.compile("[A-Za-z](?:[a-z][0-9]{1,2})++");
    private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]{1,2}");
    private static final Pattern MIRROR = Pattern.compile("([a-z][0-9]{1,2})<-+>([a-z][0-9]{1,2})");
    /** Space, or the arrow between two squares: {@code a1==>b1}. */
    private static final Pattern GAP = Pattern.compile("\\s+|(?<=[0-9])[=-]+>");

    private static final int QUARTER = 90;

    private final RuleSet rules;
    private final Board board;
    private final Setup before;
    private final Setup.Builder changed;
    private Setup now;
    private Stipulation stipulation;

    private final String text;
    private final Matcher gap;
    /** The place of the word that was read last, and of the next one, beyond the end if there is none. */
    private int from;

    private int at;

    TwinReader(Problem problem, String changes) {
        text = changes.strip();
        gap = GAP.matcher(text);
        rules = problem.position().ruleSet();
        board = rules.base().board();
        before = Setup.of(problem.position());
        now = before;
        changed = now.toBuilder().noEnPassant();
        stipulation = problem.stipulation();
    }

    Problem read() {
        while (hasNext()) {
            switch (next(CHANGES).toLowerCase(Locale.ROOT)) {
                case "move" -> {
                    Square left = square();
                    List<Piece> moved = pieces(left);
                    put(square(), moved);
                    put(left, List.of());
                }
                case "exchange" -> {
                    Square one = square();
                    List<Piece> moved = pieces(one);
                    Square other = square();
                    put(one, pieces(other));
                    put(other, moved);
                }
                case "remove" -> {
                    Square emptied = square();
                    Objects.requireNonNull(pieces(emptied));
                    put(emptied, List.of());
                }
                case "add" -> add();
                case "substitute" -> substitute();
                case "polishtype" -> everyPiece(piece -> new Piece(piece.side().opposite(), piece.type()));
                case "shift" -> shift(square(), square());
                case "rotate" -> rotate(next("90, 180 or 270 degrees"));
                case "mirror" -> mirror(next("two corners, such as a1<-->h1"));
                case "stipulation" -> ask(Stipulation.of(next("a stipulation")));
                default -> throw expected(CHANGES);
            }
        }
        return new Problem(rules.position(castling().withoutImpossibleCastlingRights(rules)), stipulation);
    }

    /** Asks something else; where that is customary of it, the other side is to move. */
    private void ask(Stipulation asked) {
        if (Problem.customarySide(asked) != Problem.customarySide(stipulation)) {
            now = changed.side(now.side().opposite()).build();
        }
        stipulation = asked;
    }

    /** Castling is allowed unless king and rook stood at home before and might not. */
    private Setup castling() {
        Set<CastlingRight> possible = with(before, rules.base().castlingRights())
                .withoutImpossibleCastlingRights(rules)
                .castlingRights();
        return with(
                now,
                rules.base().castlingRights().stream()
                        .filter(right -> !possible.contains(right)
                                || before.castlingRights().contains(right))
                        .toList());
    }

    private static Setup with(Setup setup, Collection<CastlingRight> rights) {
        return setup.toBuilder().castlingRights(rights).build();
    }

    // ---- changes of the whole board ---------------------------------------------------------------------------------

    private void everyPiece(UnaryOperator<Piece> change) {
        for (Square square : board.squares()) {
            put(square, now.pieces(square).stream().map(change).toList());
        }
    }

    private void substitute() {
        PieceType from = type(next("two kinds of pieces, such as R B"));
        PieceType to = type(next("a kind of piece, such as B"));
        everyPiece(piece -> piece.type().equals(from) ? new Piece(piece.side(), to) : piece);
    }

    /** Moves every piece to the square that is given for its file and rank. */
    private void everySquare(IntBinaryOperator file, IntBinaryOperator rank) {
        Setup old = now;
        board.squares().forEach(square -> put(square, List.of()));
        for (Square square : board.squares()) {
            List<Piece> pieces = old.pieces(square);
            if (!pieces.isEmpty()) {
                int f = file.applyAsInt(square.file(), square.rank());
                int r = rank.applyAsInt(square.file(), square.rank());
                Square to = board.square(f, r, square.level())
                        .orElseThrow(() -> expected("a change that leaves what stands on " + square + " on the board"));
                put(to, pieces);
            }
        }
    }

    private void shift(Square from, Square to) {
        everySquare((f, r) -> f + to.file() - from.file(), (f, r) -> r + to.rank() - from.rank());
    }

    private void rotate(String degrees) {
        if (!degrees.matches("90|180|270")) {
            throw expected("90, 180 or 270 degrees");
        }
        for (int turned = 0; turned < Integer.parseInt(degrees); turned += QUARTER) {
            everySquare((f, r) -> board.ranks() - 1 - r, (f, r) -> f);
        }
    }

    /** Mirrors the board so that two of its corners change places. */
    private void mirror(String corners) {
        Matcher matcher = MIRROR.matcher(corners);
        if (!matcher.matches()) {
            throw expected("two corners, such as a1<-->h1");
        }
        Square one = board.square(matcher.group(1));
        Square other = board.square(matcher.group(2));
        int files = Math.abs(one.file() - other.file());
        int ranks = Math.abs(one.rank() - other.rank());
        if ((files != 0 && files != board.files() - 1)
                || (ranks != 0 && ranks != board.ranks() - 1)
                || one.equals(other)) {
            throw expected("two corners, such as a1<-->h1");
        }
        if (ranks == 0) {
            everySquare((f, r) -> board.files() - 1 - f, (f, r) -> r);
        } else if (files == 0) {
            everySquare((f, r) -> f, (f, r) -> board.ranks() - 1 - r);
        } else if (one.file() == one.rank()) {
            everySquare((f, r) -> board.files() - 1 - r, (f, r) -> board.ranks() - 1 - f);
        } else {
            everySquare((f, r) -> r, (f, r) -> f);
        }
    }

    // ---- words ------------------------------------------------------------------------------------------------------

    private StipulationException expected(String what) {
        return new StipulationException(text, from, Math.min(at, text.length()), what);
    }

    private boolean hasNext() {
        return at <= text.length();
    }

    private String next(String what) {
        from = Math.min(at, text.length());
        if (!hasNext()) {
            throw expected(what);
        }
        boolean isLast = !gap.find(at);
        at = isLast ? text.length() + 1 : gap.end();
        return text.substring(from, isLast ? text.length() : gap.start());
    }

    /** Whether the next word is one of those. */
    private boolean isNext(Predicate<String> word) {
        int before = at;
        boolean isNext = hasNext() && word.test(next(""));
        at = before;
        return isNext;
    }

    private Square square() {
        return board.square(next("a square"));
    }

    private List<Piece> pieces(Square square) {
        List<Piece> found = now.pieces(square);
        if (found.isEmpty()) {
            throw expected("a square with a piece");
        }
        return found;
    }

    private void put(Square square, List<Piece> pieces) {
        now = changed.pieces(square, pieces).build();
    }

    /** One colour or two, each with pieces. */
    private void add() {
        do {
            String colour = next("white or black").toLowerCase(Locale.ROOT);
            if (!COLOURS.contains(colour)) {
                throw expected("white or black");
            }
            Side side = colour.equals("white") ? Side.WHITE : Side.BLACK;
            place(side, next("a piece with its square, such as Pa2"));
            while (isNext(word -> PIECES.matcher(word).matches())) {
                place(side, next("a piece"));
            }
        } while (isNext(word -> COLOURS.contains(word.toLowerCase(Locale.ROOT))));
    }

    /** Puts pieces of one kind on squares, such as {@code Pa2b2}. */
    private void place(Side side, String word) {
        if (!PIECES.matcher(word).matches()) {
            throw expected("a piece with its square, such as Pa2");
        }
        List<Piece> piece = List.of(new Piece(side, type(word.substring(0, 1))));
        for (Matcher square = SQUARE.matcher(word.substring(1)); square.find(); ) {
            put(board.square(square.group()), piece);
        }
    }

    /** The kind of a letter of either case; S is a knight where nothing else has that letter. */
    private PieceType type(String letter) {
        String upper = letter.toUpperCase(Locale.ROOT);
        return typed(upper)
                .or(() -> upper.equals("S") ? typed("N") : Optional.empty())
                .orElseThrow(() -> expected("the letter of a piece"));
    }

    private Optional<PieceType> typed(String upper) {
        return rules.base().types().stream()
                .filter(each -> String.valueOf(each.letter()).equals(upper))
                .findFirst();
    }
}
