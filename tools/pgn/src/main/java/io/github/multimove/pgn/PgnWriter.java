package io.github.multimove.pgn;

import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Nag;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import java.io.IOException;
import java.util.List;

/** Writes one game in PGN export format. */
final class PgnWriter {
    private static final int WIDTH = 80;

    private final Appendable out;
    private int column;
    /** Whether the next word follows without a space. */
    private boolean tight;

    PgnWriter(Appendable out) {
        this.out = out;
    }

    void write(PgnGame game) throws IOException {
        for (var tag : game.tags().entrySet()) {
            String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
            out.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
        }
        out.append('\n');
        line(game.game().start(), game.comments(), game.turns());
        word(PgnTermination.result(game.game().outcome()));
        out.append('\n');
    }

    private void line(Position start, List<Comment> comments, List<PgnTurn> turns) throws IOException {
        for (Comment comment : comments) {
            comment(comment);
        }
        Position position = start;
        boolean numbered = false;
        for (PgnTurn turn : turns) {
            String text = position.algebraic(turn.turn());
            if (position.side() == Side.WHITE) {
                word(position.turnNumber() + ".");
            } else if (!numbered) {
                word(position.turnNumber() + "...");
            }
            word(text);
            numbered = true;
            for (PgnAnnotation annotation : turn.annotations()) {
                numbered &= annotation instanceof Nag;
                annotation(position, annotation);
            }
            position = position.ruleSet().play(position, turn.turn());
        }
    }

    private void annotation(Position before, PgnAnnotation annotation) throws IOException {
        if (annotation instanceof Nag nag) {
            word("$" + nag.number());
        } else if (annotation instanceof Comment comment) {
            comment(comment);
        } else if (annotation instanceof Variation variation) {
            word("(");
            tight = true;
            line(before, variation.comments(), variation.turns());
            tight = column > 0;
            word(")");
        }
    }

    private void comment(Comment comment) throws IOException {
        String text = comment.text();
        if (!Comment.hasBrace(text)) {
            word("{" + text + "}");
            int newline = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
            column = newline < 0 ? column : text.length() - newline;
        } else {
            // in a comment to the end of the line braces are as other characters
            word(";" + text);
            out.append('\n');
            column = 0;
        }
    }

    private void word(String text) throws IOException {
        if (tight) {
            tight = false;
        } else if (column > 0 && column + 1 + text.length() >= WIDTH) {
            out.append('\n');
            column = 0;
        } else if (column > 0) {
            out.append(' ');
            column++;
        }
        out.append(text);
        column += text.length();
    }
}
