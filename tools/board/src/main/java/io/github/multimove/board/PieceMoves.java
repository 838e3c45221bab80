package io.github.multimove.board;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Diagram.Mark;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows how a piece moves, whoever is to move and whatever binds it: by itself, or among the pieces on the board. */
final class PieceMoves {
    private final BoardGames games;

    PieceMoves(BoardGames games) {
        this.games = games;
    }

    /** Answers to which squares the piece on a square of a game could go, were it alone in moving and no king to be kept safe. */
    Map<String, Object> goes(RequestForm form) {
        PartialTurn turn = games.game(form).position().begin(form.text("entered"));
        Square from = turn.position().ruleSet().base().board().square(form.text("square"));
        List<Piece> there = turn.placement().getOrDefault(from, List.of());
        if (there.isEmpty()) {
            return Map.of("goes", List.of());
        }
        Setup.Builder setup = Setup.builder(from.board()).side(there.get(0).side());
        turn.placement().forEach((square, all) -> setup.pieces(square, all.get(0)));
        return Map.of("goes", ViewRequests.names(squares(freely(turn.position().ruleSet()), setup, from)));
    }

    /** Answers a picture of how a kind of piece moves: a dot where it goes, a ring around what it captures there only. */
    Map<String, Object> moves(RequestForm form) {
        RuleSet rules = games.rules(form);
        Piece piece = Editing.piece(rules, form.text("piece"));
        Piece enemy = new Piece(piece.side().opposite(), piece.type());
        Square from = example(rules, piece);
        Setup.Builder setup = Setup.builder(from.board()).pieces(from, piece);
        for (Component move : piece.type().movement().components()) {
            if (move.screened()) {
                at(from, move, 2).ifPresent(square -> setup.pieces(square, piece));
            }
            if (!move.toEmpty()) {
                at(from, move, move.screened() ? 4 : move.range() == 1 ? 1 : 2)
                        .ifPresent(square -> setup.pieces(square, enemy));
            }
        }
        Setup shown = setup.build();
        Diagram diagram = Diagram.of(shown)
                .levels(Diagram.Levels.COLUMN)
                .mark(Mark.CHOSEN, List.of(from))
                .mark(Mark.TARGET, withAnEnemy(rules, shown, from));
        return Map.of("svg", ViewRequests.dressed(diagram, form).svg(), "words", words(piece.type()));
    }

    /** Where one move leads; an enemy piece that is not shown stands far away, for without any the game were over. */
    private static Set<Square> withAnEnemy(RuleSet rules, Setup shown, Square from) {
        RuleSet free = freely(rules);
        Board board = from.board();
        Square away = board.square(from.index() * 2 < board.size() ? board.size() - 1 : 0);
        return rules.base().types().stream()
                .map(type ->
                        shown.toBuilder().pieces(away, new Piece(shown.side().opposite(), type)))
                .map(setup -> squares(free, setup, from))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(Set.of());
    }

    /** The game by one move a turn, without royal pieces and castling. */
    private static RuleSet freely(RuleSet rules) {
        return RuleSet.of(
                "moves",
                rules.base().toBuilder("moves").noCastling().build(),
                TurnStructure.one(),
                RoyalRule.lastPiece());
    }

    /** Where one move with these pieces leads from a square. */
    private static Set<Square> squares(RuleSet free, Setup.Builder setup, Square from) {
        try {
            return free.position(setup.build()).legalTurns().from(from).stream()
                    .map(turn -> turn.subMoves().get(0).to())
                    .collect(Collectors.toSet());
        } catch (PositionException e) {
            return Set.of(); // the pieces stand as no position of this game has them
        }
    }

    /** A square from which a kind shows all that it can: one of the array's near the middle, else the middle of its level. */
    private static Square example(RuleSet rules, Piece piece) {
        Board board = rules.base().board();
        List<Square> home = rules.initialPosition().pieces().entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        boolean isShownAtHome = piece.type().movement().components().stream().anyMatch(Component::initial);
        if (isShownAtHome && !home.isEmpty()) {
            return home.get(home.size() / 2);
        }
        int level = home.isEmpty() ? board.levels() / 2 : home.get(0).level();
        return board.square(board.files() / 2, (board.ranks() - 1) / 2, level).orElseThrow();
    }

    /** The square so many steps along a movement of White's. */
    private static Optional<Square> at(Square from, Component move, int steps) {
        Offset vector = move.vector();
        return from.board()
                .square(
                        from.file() + steps * vector.files(),
                        from.rank() + steps * vector.ranks(),
                        from.level() + steps * vector.levels());
    }

    private static String words(PieceType type) {
        boolean only = type.movement().components().stream().anyMatch(move -> !move.toEmpty());
        boolean screen = type.movement().components().stream().anyMatch(Component::screened);
        return type.name() + ": a dot is where it goes" + (only ? ", a ring what it captures" : "")
                + (screen ? ", over one piece between" : "") + ".";
    }
}
