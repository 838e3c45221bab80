package io.github.multimove.independent;

import static io.github.multimove.independent.SeriesRules.Between;
import static io.github.multimove.independent.SeriesRules.Effect;
import static io.github.multimove.independent.SeriesRules.EnPassantSquares;
import static io.github.multimove.independent.SeriesRules.Next;
import static io.github.multimove.independent.SeriesRules.WhenShort;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Which sub-moves make a turn of an ordered series, and whether it is legal ({@code rules/series.md}). */
final class SeriesTurns {

    /** How a turn came to its end. */
    enum Ending {
        /** As long as it can be, or the last royal was captured. */
        FULL,
        /** An event ended the series. */
        CLOSED,
        /** The mover ended it. */
        CHOSEN,
        /** No further sub-move is allowed. */
        STUCK
    }

    /** A whole turn. */
    record Turn(SeriesPrefix prefix, Ending ending) {}

    private final PlainBase base;
    private final SeriesRules rules;
    private final SeriesSubMoves subMoves;
    private final char[] array;

    SeriesTurns(PlainBase base, SeriesRules rules) {
        this.base = base;
        this.rules = rules;
        this.subMoves = new SeriesSubMoves(base, rules);
        this.array = PlainText.placement(base, base.initialPosition().split(" ", -1)[0]);
    }

    // ---- The length of a turn ----

    /** Returns the sub-moves of a full turn here, the opening clause (White, number 1, the array) and a reply counted. */
    int length(SeriesPosition position) {
        return rules.opening && isArray(position) ? 1 : fullLength(position);
    }

    boolean isArray(SeriesPosition position) {
        return position.white()
                && position.plain().number() == 1
                && Arrays.equals(position.plain().board(), array);
    }

    private int fullLength(SeriesPosition position) {
        char[] board = position.plain().board();
        switch (rules.lengthFrom) {
            case KINGS_RANK -> {
                List<Integer> royals = base.royals(board, position.white());
                int rank = base.shape().rank(royals.get(0));
                return position.white() ? rank + 1 : base.shape().ranks() - rank;
            }
            case LAST_TURN -> {
                return Math.min(16, position.last() + 1);
            }
            case LENGTH -> {}
        }
        if (!rules.parts.isEmpty()) {
            return subMoves.parts(position).size();
        }
        return position.reply()
                ? 1
                : rules.length.of(position.white(), position.plain().number());
    }

    // ---- Turns ----

    /** Shows the legal turns, in order, until the visitor says true. */
    boolean visitLegal(SeriesPosition position, Predicate<Turn> visitor) {
        return !isOver(position)
                && visit(
                        SeriesPrefix.begin(position),
                        length(position),
                        !rules.capture,
                        turn -> isSafe(turn) && visitor.test(turn));
    }

    /** Tells whether there is a legal turn. */
    boolean hasLegal(SeriesPosition position) {
        boolean everyPrefixCompletes = rules.shortTurn != WhenShort.REFUSED && !asksAtTheEnd();
        if (everyPrefixCompletes) {
            // An allowed first sub-move is enough (rules/progressive.md, decided).
            return !isOver(position)
                    && !allowed(SeriesPrefix.begin(position), length(position), !rules.capture)
                            .isEmpty();
        }
        return visitLegal(position, turn -> true);
    }

    /** Returns the legal turn of that text. */
    Optional<Turn> legal(SeriesPosition position, String text) {
        Predicate<SeriesPrefix> begins = prefix -> (text + ",").startsWith(prefix.text(base) + ",");
        List<Turn> found = new ArrayList<>();
        if (!isOver(position)) {
            visit(SeriesPrefix.begin(position), length(position), !rules.capture, begins, turn -> {
                return turn.prefix().text(base).equals(text) && isSafe(turn) && found.add(turn);
            });
        }
        return found.stream().findFirst();
    }

    /** Shows the turns that begin with a prefix, in order, until the visitor says true. */
    private boolean visit(SeriesPrefix prefix, int length, boolean safe, Predicate<Turn> visitor) {
        return visit(prefix, length, safe, longer -> true, visitor);
    }

    private boolean visit(
            SeriesPrefix prefix, int length, boolean safe, Predicate<SeriesPrefix> wanted, Predicate<Turn> visitor) {
        if (prefix.size() > 0) {
            Optional<Ending> end = end(prefix, length);
            if (end.isPresent()) {
                return visitor.test(new Turn(prefix, end.get()));
            }
        }
        List<SeriesPrefix> further = allowed(prefix, length, safe);
        Optional<Ending> stop = prefix.size() == 0 ? Optional.empty() : stop(further.isEmpty());
        if (stop.isPresent() && visitor.test(new Turn(prefix, stop.get()))) {
            return true;
        }
        for (SeriesPrefix longer : further) {
            if (wanted.test(longer) && visit(longer, length, safe, wanted, visitor)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how a turn ends here if it must: the last royal captured (3), the length reached, closed by an event. */
    private Optional<Ending> end(SeriesPrefix prefix, int length) {
        boolean capturedLast = !prefix.royalCapturers().isEmpty()
                && base.royals(prefix.board(), !prefix.white()).isEmpty();
        if (capturedLast || prefix.size() == length) {
            return Optional.of(Ending.FULL);
        }
        return subMoves.closing(prefix).map(effect -> Ending.CLOSED);
    }

    /** Returns how a turn that need not end here may: the property short. */
    private Optional<Ending> stop(boolean stuck) {
        return switch (rules.shortTurn) {
            case MAY -> Optional.of(Ending.CHOSEN);
            case PASSES, DRAWS -> stuck ? Optional.of(Ending.STUCK) : Optional.empty();
            case REFUSED -> Optional.empty();
        };
    }

    /** Returns the prefix with each sub-move that is allowed next, in order. */
    private List<SeriesPrefix> allowed(SeriesPrefix prefix, int length, boolean safe) {
        List<SeriesPrefix> allowed = new ArrayList<>();
        for (PlainSubMove subMove : subMoves.following(prefix, length)) {
            SeriesPrefix longer = prefix.with(base, subMove);
            boolean castles = !safe || subMove.castling().isEmpty() || mayCastle(prefix, subMove);
            boolean between = safe && rules.between == Between.EACH;
            if (castles && !(between && subMoves.isExposed(longer)) && !isTooEarly(longer, length)) {
                allowed.add(longer);
            }
        }
        return rules.next == Next.ROUNDS ? inRounds(prefix, allowed) : allowed;
    }

    /** An event whose effect is "last" is for the last sub-move of a full series; capturing the last royal is no event. */
    private boolean isTooEarly(SeriesPrefix longer, int length) {
        boolean capturedLast = !longer.royalCapturers().isEmpty()
                && base.royals(longer.board(), !longer.white()).isEmpty();
        return rules.closing.containsValue(Effect.LAST)
                && longer.size() < length
                && !capturedLast
                && subMoves.closing(longer).equals(Optional.of(Effect.LAST));
    }

    /** The rounds of rules/progressive.md, 6. */
    private static List<SeriesPrefix> inRounds(SeriesPrefix prefix, List<SeriesPrefix> allowed) {
        List<SeriesPrefix> fresh = allowed.stream()
                .filter(longer -> longer.last().movers().stream().noneMatch(prefix.round()::contains))
                .toList();
        return fresh.isEmpty() ? allowed.stream().map(SeriesPrefix::inNewRound).toList() : fresh;
    }

    private boolean mayCastle(SeriesPrefix prefix, PlainSubMove subMove) {
        boolean lenient = base.castlesLeniently()
                && base.royals(prefix.board(), prefix.white()).size() == 2;
        return lenient
                || subMove.castling().orElseThrow().asked().stream().noneMatch(square -> isAttacked(prefix, square));
    }

    /** Tells whether a king of the mover's standing there, before the next sub-move, would be in check. */
    private boolean isAttacked(SeriesPrefix prefix, int square) {
        char[] with = prefix.board().clone();
        with[square] = prefix.white() ? 'K' : 'k';
        PlainPosition before = prefix.before().plain();
        PlainPosition turned = new PlainPosition(
                with, !prefix.white(), prefix.rights(), new TreeSet<>(), before.clock(), before.number());
        SeriesPosition opponent = new SeriesPosition(turned, false);
        return subMoves.canCapture(SeriesPrefix.begin(opponent), fullLength(opponent), square);
    }

    // ---- Safety and what is over ----

    /** Tells whether safety must be asked once more after the whole turn. */
    private boolean asksAtTheEnd() {
        return !rules.capture && !(rules.between == Between.EACH && rules.capturesFirst());
    }

    /** Tells whether after all its effects the opponent has no turn that captures the mover's last royal. */
    private boolean isSafe(Turn turn) {
        if (!asksAtTheEnd()) {
            return true;
        }
        SeriesPosition after = after(turn);
        boolean stays = after.white() == turn.prefix().white();
        return !canCaptureAll(stays ? after.turned() : after);
    }

    /** Tells whether the king of the side to move is gone. */
    boolean isOver(SeriesPosition position) {
        return rules.capture
                && base.royals(position.plain().board(), position.white()).isEmpty();
    }

    /**
     * Tells whether the side to move can capture, by one turn, all royal pieces that the other side has left; safety and the
     * opening clause aside.
     */
    boolean canCaptureAll(SeriesPosition position) {
        List<Integer> royals = base.royals(position.plain().board(), !position.white());
        if (royals.size() == 1 && (rules.capturesFirst() || rules.next != Next.ROUNDS)) {
            return subMoves.canCapture(SeriesPrefix.begin(position), fullLength(position), royals.get(0));
        }
        return !royals.isEmpty()
                && visitCapturing(
                        position, turn -> turn.prefix().royalCapturers().size() == royals.size());
    }

    /** Tells whether a royal of several can be captured: by an attack of the base game where no later sub-move may capture it. */
    boolean canCaptureOne(SeriesPosition position) {
        return rules.capturesFirst()
                ? base.royals(position.plain().board(), !position.white()).stream()
                        .anyMatch(
                                royal -> subMoves.canCapture(SeriesPrefix.begin(position), fullLength(position), royal))
                : visitCapturing(position, turn -> true);
    }

    /**
     * Shows turns of the side to move that capture a royal, safety and the opening clause aside, in order, until the visitor
     * says true. Where only first sub-moves capture, the first turn of each such sub-move is shown.
     */
    boolean visitCapturing(SeriesPosition position, Predicate<Turn> visitor) {
        SeriesPrefix begin = SeriesPrefix.begin(position);
        int length = fullLength(position);
        Predicate<Turn> taking = turn -> !turn.prefix().royalCapturers().isEmpty() && visitor.test(turn);
        if (!rules.capturesFirst()) {
            return visit(begin, length, false, taking);
        }
        for (SeriesPrefix first : allowed(begin, length, false)) {
            if (!first.royalCapturers().isEmpty()) {
                boolean[] answer = {false};
                visit(first, length, false, turn -> {
                    answer[0] = taking.test(turn);
                    return true;
                });
                if (answer[0]) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- What a turn leaves ----

    /** Returns the position after a turn, whose legality is the caller's affair. */
    SeriesPosition after(Turn turn) {
        SeriesPrefix prefix = turn.prefix();
        PlainPosition before = prefix.before().plain();
        if (turn.ending() == Ending.STUCK && rules.shortTurn == WhenShort.DRAWS) {
            // rules/series.md, short, draws: the same side is to move, at the same number, and is stalemated.
            int clock = prefix.resets() ? 0 : before.clock() + 1;
            return new SeriesPosition(
                    new PlainPosition(
                            prefix.board(), before.white(), prefix.rights(), new TreeSet<>(), clock, before.number()),
                    false);
        }
        boolean all = rules.passed == EnPassantSquares.ALL;
        List<Integer> crossed = prefix.crossed().stream()
                .filter(square ->
                        rules.recordsEnPassant() && (all || prefix.last().crossed() == square))
                .toList();
        PlainPosition next = before.next(base, prefix.board(), prefix.rights(), crossed, prefix.resets());
        boolean counts = rules.lengthFrom == SeriesRules.LengthFrom.LAST_TURN;
        return new SeriesPosition(
                next, rules.reply && turn.ending() == Ending.CLOSED, counts ? prefix.size() : 0, false);
    }
}
