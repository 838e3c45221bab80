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
record CaptureLines(BoardState state, int on) {
    /**
     * Those on which no piece of the attacker's side stands between, and whose attacker is not frozen; of those over a screen only
     * the open ones, which no piece shuts by itself.
     */
    List<Line> withoutFriendsBetween() {
        int side = state.piece(on) & 1;
        List<Line> lines = new ArrayList<>();
        for (CapturePath attack : state.tables.attacks[on]) {
            int from = attack.from();
            if (!state.isEnemy(from, side) || state.isFrozen(from) || !isFree(attack, 1 - side)) {
                continue;
            }
            Arrays.stream(state.codes(from))
                    .distinct()
                    .filter(code -> (attack.codes() >>> code & 1) != 0)
                    .forEach(code -> lines.add(line(attack, code)));
        }
        return lines;
    }

    private boolean isFree(CapturePath attack, int side) {
        if (attack.behind() > 0) {
            return state.isOpen(attack);
        }
        for (short s : attack.between()) {
            if (state.piece(s) != 0 && (state.piece(s) & 1) == side) {
                return false;
            }
        }
        return true;
    }

    /** The way by which a piece captures here: one that is free, unless its own siblings make way. */
    Line of(int from, int code) {
        List<CapturePath> ways = Arrays.stream(state.tables.attacks[on])
                .filter(attack -> attack.from() == from && (attack.codes() >>> code & 1) != 0)
                .toList();
        return line(ways.stream().filter(state::isOpen).findFirst().orElseGet(() -> ways.get(0)), code);
    }

    private Line line(CapturePath attack, int code) {
        var board = state.tables.board;
        List<Square> between = new ArrayList<>();
        Optional<Square> screen = Optional.empty();
        for (short s : attack.between()) {
            if (attack.behind() > 0 && state.piece(s) != 0) {
                screen = Optional.of(board.square(s));
            } else {
                between.add(board.square(s));
            }
        }
        return new Line(
                state.tables.pieces[code],
                board.square(attack.from()),
                state.tables.pieces[state.piece(on)],
                board.square(on),
                between,
                screen);
    }
}
