package io.github.multimove.files;

import io.github.multimove.Game;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Turns as Fairy-Stockfish and the programs built on it, such as PyChess, write them: one move, or one move and the duck's
 * square.
 *
 * <p>{@link Position#parseTurn(String, Reading)} reads both forms leniently, and {@link io.github.multimove.RuleSet#position}
 * reads their positions: an en passant field of two squares, {@code d5e6}, and the duck, {@code *}; {@link #position} passes over
 * a field that means nothing here.
 *
 * {@snippet class="io.github.multimove.docs.OtherPrograms" region="turns"}
 */
public final class FairyStockfish {
    /** The kinds of sub-moves that have a form there. */
    private static final Set<Class<? extends SubMove>> MOVES = Set.of(
            SubMove.Move.class,
            SubMove.Capture.class,
            SubMove.EnPassant.class,
            SubMove.Castling.class,
            SubMove.Promotion.class,
            SubMove.Drop.class);

    /** PyChess's names of the games that both play with the same letters. */
    private static final Map<String, String> PYCHESS =
            Map.of("chess960", "Chess960", "duck", "Duck", "grand", "Grand", "orthodox", "Chess");

    private static final Pattern CASTLING_FIELD = Pattern.compile("^(\\S+ [wb] )[A-Za-z]+(?= )");

    private FairyStockfish() {}

    /**
     * Returns the position that a text of Fairy-Stockfish describes: as {@link RuleSet#position(String)}, but an en passant field
     * that means nothing here is passed over, castling rights are where the game has no castling, so are empty hands where nothing is dropped, and pieces in hand may
     * stand in any order. Fairy-Stockfish writes such a field after every initial move, also one that passes no square.
     *
     * @throws PositionException if the text, but for these fields, is not of a position of the game
     */
    public static Position position(RuleSet rules, String written) {
        String[] fields = written.strip().split("\\s+", 2);
        fields[0] = ArrayText.withHandIn(
                fields[0], rules.base().types().stream().map(PieceType::letter).toList());
        if (rules.base().drops().isEmpty() && fields[0].endsWith("[]")) { // there where pieces are dropped, if any
            fields[0] = fields[0].substring(0, fields[0].length() - 2);
        }
        String text = String.join(" ", fields);
        if (rules.base().castlingRights().isEmpty()) {
            text = CASTLING_FIELD.matcher(text).replaceFirst("$1-");
        }
        try {
            return rules.position(text);
        } catch (PositionException e) {
            if (!e.kinds().equals(Set.of(PositionException.Kind.EN_PASSANT))) {
                throw e;
            }
            return rules.position(text.strip().replaceFirst("^(\\S+\\s+\\S+\\s+\\S+\\s+)\\S+", "$1-"));
        }
    }

    /**
     * Returns a legal turn as a word of UCI, such as {@code e7e8q} or {@code e2e4,e4f6}: the second part goes from the square
     * that the move went to, for castling the king's, to the duck's. Where capturing the king ends the game, the duck goes to
     * the square that the piece left, since Fairy-Stockfish sets it then too.
     *
     * @throws IllegalArgumentException if the turn is not one move, or one move and a placement
     */
    public static String uci(Position position, Turn turn) {
        return uci(position, turn, false);
    }

    /**
     * As {@link #uci(Position, Turn)}; with {@code chess960} castling goes from the king's square to the rook's, {@code e1h1}, as
     * Fairy-Stockfish writes and expects it with its option {@code UCI_Chess960}.
     *
     * @throws IllegalArgumentException if the turn is not one move, or one move and a placement
     */
    public static String uci(Position position, Turn turn, boolean chess960) {
        SubMove move = move(turn);
        String word = move.toString();
        if (move instanceof SubMove.Castling castling
                && (chess960 || castling.from().equals(castling.to()))) {
            word = "" + castling.from() + (chess960 ? castling.rookFrom() : castling.to());
        }
        String written = word;
        return duck(position, turn)
                .map(square -> written + "," + move.to() + square)
                .orElse(written);
    }

    /**
     * Returns a legal turn in algebraic form, such as {@code e8=Q} or {@code e4,f6}: the second part is the duck's square. The
     * move is written as {@link Position#algebraic} writes it, but without a mark of check where there is a duck. Fairy-Stockfish may name
     * less of the origin, where the duck's square tells which piece moved.
     *
     * @throws IllegalArgumentException if the turn is not one move, or one move and a placement; or as
     *     {@link Position#algebraic}
     */
    public static String algebraic(Position position, Turn turn) {
        move(turn);
        String text = position.algebraic(turn);
        return duck(position, turn)
                .map(square -> text.replaceFirst("(@.*)?[+#]?$", "") + "," + square)
                .orElse(text);
    }

    /**
     * Returns a game of Duck Chess, Grand Chess, Chess960 or orthodox chess as PGN for PyChess: with its tag {@code Variant} and turns as
     * {@link #algebraic} writes them, without comments and variations. {@link io.github.multimove.pgn.Pgn#lenient} reads it.
     *
     * @throws IllegalArgumentException if it is of another game
     */
    public static String pgn(PgnGame game) {
        Game line = game.game();
        String id = line.ruleSet().id();
        Optional<String> variant = Optional.ofNullable(PYCHESS.get(id.startsWith("chess960[") ? "chess960" : id));
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.put(
                "Variant",
                variant.orElseThrow(() -> new IllegalArgumentException(
                        "expected a game of " + new TreeSet<>(PYCHESS.keySet()) + ", found " + id)));
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) ->
                text.append("[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]\n"));
        text.append('\n');
        Position position = line.start();
        for (Turn turn : line.turns()) {
            boolean white = position.side() == Side.WHITE;
            if (white || position.equals(line.start())) {
                text.append(position.turnNumber()).append(white ? ". " : "... ");
            }
            text.append(algebraic(position, turn)).append(' ');
            position = position.play(turn);
        }
        return text.append(tags.getOrDefault("Result", "*")).append('\n').toString();
    }

    /** The square of the duck, if the game has one. */
    private static Optional<Square> duck(Position position, Turn turn) {
        boolean places = position.ruleSet().structure() instanceof Series series
                && series.steps().stream().anyMatch(step -> step.kind() == Step.Kind.PLACE);
        List<SubMove> subMoves = turn.subMoves();
        return subMoves.size() > 1
                ? Optional.of(subMoves.get(1).to())
                : places ? subMoves.get(0).origin() : Optional.empty();
    }

    private static SubMove move(Turn turn) {
        List<SubMove> subMoves = turn.subMoves();
        boolean alone = subMoves.size() == 1 || (subMoves.size() == 2 && subMoves.get(1) instanceof SubMove.Place);
        if (!alone || !MOVES.contains(subMoves.get(0).getClass())) {
            throw new IllegalArgumentException("expected one move, or one move and a placement, found " + turn);
        }
        return subMoves.get(0);
    }
}
