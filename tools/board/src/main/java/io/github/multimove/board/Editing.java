package io.github.multimove.board;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The position editor: a request tells the set-up as text and one change, the answer is the changed set-up with its
 * problems. A set-up need not be possible.
 */
final class Editing {
    private static final String NEUTRAL = "*";

    /** A board for one piece. */
    private static final Board ONE = Board.of(1, 1);

    private final BoardGames games;

    Editing(BoardGames games) {
        this.games = games;
    }

    // @start region="edit"
    /** Answers a set-up after the change that the field {@code change} names, none if it is empty. */
    Map<String, Object> edit(RequestForm form) {
        RuleSet rules = games.rules(form);
        String text = form.text("setup");
        Setup setup = text.isEmpty() ? Setup.of(rules.initialPosition()) : rules.setup(text);
        setup = changed(rules, setup, form);
        Set<Problem> problems = rules.problems(setup);
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("setup", setup.toString());
        answer.put("position", problems.isEmpty() ? rules.position(setup).toString() : "");
        answer.put("problems", problems.stream().map(Problem::message).toList());
        answer.put("svg", ViewRequests.dressed(Diagram.of(setup), form).svg());
        answer.put("pieces", ViewRequests.pieces(setup.pieces()));
        answer.put("neutral", ViewRequests.names(setup.neutralSquares()));
        answer.put("side", ViewRequests.side(setup.side()));
        answer.put("kinds", kinds(rules));
        answer.put("rights", rights(rules, setup));
        answer.put("hands", hands(rules, setup));
        return answer;
    }

    private static Setup changed(RuleSet rules, Setup setup, RequestForm form) {
        Setup.Builder builder = setup.toBuilder();
        return switch (form.text("change")) {
            case "" -> setup;
            case "start" -> Setup.of(rules.initialPosition());
            case "clear" -> Setup.builder(rules.base().board()).build();
            case "side" -> setup.withOtherSideToMove();
            case "put" -> put(rules, setup, form.text("piece"), square(rules, form), false);
            case "add" -> put(rules, setup, form.text("piece"), square(rules, form), true);
            case "right" -> right(rules, setup, form.text("right"));
            case "hand" -> {
                Piece piece = piece(rules, form.text("piece"));
                yield builder.hand(piece.side(), piece.type(), form.number("count"))
                        .build();
            }
            case "repair" ->
                setup.withoutPiecesOutOfPlace(rules)
                        .withoutImpossibleCastlingRights(rules)
                        .withoutImpossibleEnPassant(rules);
            default -> throw new IllegalArgumentException("expected a change of a set-up, found something else");
        };
    }
    // @end

    private static Square square(RuleSet rules, RequestForm form) {
        return rules.base().board().square(form.text("square"));
    }

    private static Setup put(RuleSet rules, Setup setup, String letter, Square square, boolean more) {
        Setup.Builder builder = setup.toBuilder();
        if (letter.equals(NEUTRAL)) {
            return builder.pieces(square).neutral(square).build();
        }
        List<Piece> pieces = new ArrayList<>(more ? setup.pieces(square) : List.of());
        if (!letter.isEmpty()) {
            pieces.add(piece(rules, letter));
        }
        if (setup.neutralSquares().contains(square)) {
            builder.neutral();
        }
        return builder.pieces(square, pieces).build();
    }

    private static Setup right(RuleSet rules, Setup setup, String text) {
        List<CastlingRight> kept = new ArrayList<>();
        for (CastlingRight right : rules.base().castlingRights()) {
            if (setup.castlingRights().contains(right) != right.text().equals(text)) {
                kept.add(right);
            }
        }
        return setup.toBuilder().castlingRights(kept).build();
    }

    static Piece piece(RuleSet rules, String letter) {
        Side side = letter.equals(letter.toUpperCase(Locale.ROOT)) ? Side.WHITE : Side.BLACK;
        for (PieceType type : types(rules)) {
            if (letter.equalsIgnoreCase(type.text())) {
                return new Piece(side, type);
            }
        }
        throw new IllegalArgumentException(
                "expected the letter of a piece of " + rules.base().id());
    }

    /** The kinds of a game, and the promoted ones of those that turn back. */
    private static List<PieceType> types(RuleSet rules) {
        List<PieceType> types = new ArrayList<>(rules.base().types());
        if (rules.base().promotedTurnBack()) {
            rules.base().promotions().stream()
                    .flatMap(promotion -> promotion.into().stream())
                    .filter(type -> !rules.base().royals().contains(type) && !type.isPromoted())
                    .map(PieceType::promoted)
                    .distinct()
                    .forEach(types::add);
        }
        return types;
    }

    private static List<Object> kinds(RuleSet rules) {
        List<Object> kinds = new ArrayList<>();
        for (Side side : Side.values()) {
            for (PieceType type : types(rules)) {
                Piece piece = new Piece(side, type);
                kinds.add(Map.of(
                        "piece",
                        piece.toString(),
                        "words",
                        SubMoveWords.of(piece),
                        "svg",
                        alone(setup -> setup.pieces("a1", piece))));
            }
        }
        if (hasNeutral(rules)) {
            kinds.add(
                    Map.of("piece", NEUTRAL, "words", "duck", "svg", alone(setup -> setup.neutral(ONE.square("a1")))));
        }
        return kinds;
    }

    /** Returns the picture of one piece, which is found by its class in the picture of a board with one square. */
    static String alone(UnaryOperator<Setup.Builder> piece) {
        Setup setup = piece.apply(Setup.builder(ONE)).build();
        return Diagram.of(setup).withoutCoordinates().svg();
    }

    /** Returns whether the game has a neutral piece: whether a set-up with one on an empty square is possible. */
    private static boolean hasNeutral(RuleSet rules) {
        Setup array = Setup.of(rules.initialPosition());
        return rules.base().board().squares().stream()
                .filter(square -> array.pieces(square).isEmpty())
                .findFirst()
                .filter(square -> rules.problems(
                                array.toBuilder().neutral(square).build())
                        .isEmpty())
                .isPresent();
    }

    private static List<Object> rights(RuleSet rules, Setup setup) {
        return rules.base().castlingRights().stream()
                .<Object>map(right -> Map.of(
                        "text",
                        right.text(),
                        "words",
                        ViewRequests.side(right.side()) + " " + right.symbol(),
                        "on",
                        setup.castlingRights().contains(right)))
                .toList();
    }

    private static Map<String, Object> hands(RuleSet rules, Setup setup) {
        if (rules.base().drops().isEmpty()) {
            return Map.of("white", List.of(), "black", List.of());
        }
        Map<String, Object> hands = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            Map<PieceType, Integer> all = new LinkedHashMap<>();
            rules.base().types().forEach(type -> all.put(type, setup.hand(side).getOrDefault(type, 0)));
            hands.put(ViewRequests.side(side), ViewRequests.hand(all, side));
        }
        return hands;
    }
}
