package io.github.multimove.internal.explain;

import io.github.multimove.Square;
import io.github.multimove.explain.Line;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The ways by which pieces of a side could capture a piece on a square. */
record CaptureLines(BoardState field, int on) {
    /**
     * Those on which no piece of the attacker's side stands between, and whose attacker is not frozen; of those over a screen only
     * the open ones, which no piece shuts by itself.
     */
    List<Line> withoutFriendsBetween() {
        int side = field.piece(on) & 1;
        List<Line> lines = new ArrayList<>();
        for (CapturePath attack : field.tables.attacks[on]) {
            int from = attack.from();
            if (!field.isEnemy(from, side) || field.isFrozen(from) || !isFree(attack, 1 - side)) {
                continue;
            }
            Arrays.stream(field.codes(from))
                    .distinct()
                    .filter(code -> (attack.codes() >>> code & 1) != 0)
                    .forEach(code -> lines.add(line(attack, code)));
        }
        return lines;
    }

    private boolean isFree(CapturePath attack, int side) {
        if (attack.behind() > 0) {
            return field.isOpen(attack);
        }
        for (short s : attack.between()) {
            if (field.piece(s) != 0 && (field.piece(s) & 1) == side) {
                return false;
            }
        }
        return true;
    }

    /** The way by which a piece captures here: one that is free, unless its own siblings make way. */
    Line of(int from, int code) {
        List<CapturePath> ways = Arrays.stream(field.tables.attacks[on])
                .filter(attack -> attack.from() == from && (attack.codes() >>> code & 1) != 0)
                .toList();
        return line(ways.stream().filter(field::isOpen).findFirst().orElseGet(() -> ways.get(0)), code);
    }

    private Line line(CapturePath attack, int code) {
        var board = field.tables.board;
        List<Square> between = new ArrayList<>();
        Optional<Square> screen = Optional.empty();
        for (short s : attack.between()) {
            if (attack.behind() > 0 && field.piece(s) != 0) {
                screen = Optional.of(board.square(s));
            } else {
                between.add(board.square(s));
            }
        }
        return new Line(
                field.tables.pieces[code],
                board.square(attack.from()),
                field.tables.pieces[field.piece(on)],
                board.square(on),
                between,
                screen);
    }
}
