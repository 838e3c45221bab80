package io.github.multimove.twins;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.List;
import java.util.stream.Collectors;

/** Boards drawn rank by rank, a dot for an empty square, pieces that share one in parentheses. */
final class Drawn {
    private Drawn() {}

    /** Returns the position of a drawn board and the other fields of position text. */
    static Position position(RuleSet rules, String drawn, String fields) {
        return io.github.multimove.testkit.Drawn.position(rules, fields, drawn);
    }

    /** Draws a position's board. */
    static String board(Position position) {
        StringBuilder out = new StringBuilder();
        for (char rank = '8'; rank >= '1'; rank--) {
            for (char file = 'a'; file <= 'h'; file++) {
                List<Piece> pieces = position.pieces(position.board().square("" + file + rank));
                String letters = pieces.stream().map(Piece::toString).collect(Collectors.joining());
                out.append(pieces.isEmpty() ? "." : pieces.size() == 1 ? letters : "(" + letters + ")");
            }
            out.append('\n');
        }
        return out.toString();
    }

    /** Returns the fields after the placement. */
    static String fields(Position position) {
        String text = position.toString();
        return text.substring(text.indexOf(' ') + 1);
    }

    static Position play(RuleSet rules, Position position, String turn) {
        return rules.play(position, rules.parseTurn(position, turn));
    }

    static List<String> turns(RuleSet rules, Position position) {
        return rules.legalTurns(position).stream().map(Object::toString).toList();
    }
}
