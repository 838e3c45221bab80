package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;
import static io.github.multimove.independent.SeriesRules.Event;
import static io.github.multimove.independent.SeriesRules.Next;
import static io.github.multimove.independent.SeriesRules.WhenShort;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * A game whose turn is an ordered series: which sub-moves make a turn, whether it is legal ({@code rules/series.md}), and how
 * the game ends ({@code rules/common.md}).
 */
class SeriesGame extends ListedGame {
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

    private final SeriesRules rules;
    private final SeriesSubMoves subMoves;

    SeriesGame(PlainBase base, SeriesRules rules) {
        super(base);
        this.rules = rules;
        this.subMoves = new SeriesSubMoves(base, rules);
    }

    // ---- The length of a turn ----

    /** Returns the sub-moves of a full turn here, the opening clause (White, number 1, the array) and a reply counted. */
    private int length(PlainPosition position) {
        return rules.opening && isArray(position) ? 1 : fullLength(position);
    }

    private int fullLength(PlainPosition position) {
        boolean white = position.white();
        if (!rules.parts.isEmpty()) {
            return subMoves.parts(position).size();
        }
        return switch (rules.lengthFrom) {
            case KINGS_RANK -> {
                int rank = base.shape.rank(base.royals(position.board(), white).get(0));
                yield white ? rank + 1 : base.shape.ranks() - rank;
            }
            case LAST_TURN -> Math.min(16, position.more().last() + 1);
            case NUMBER -> 2 * position.number() - (white ? 1 : 0);
            case SIDE -> position.more().reply() ? 1 : rules.length(white);
        };
    }

    // ---- Turns ----

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        return visitLegal(position, longer -> true, visitor);
    }

    @Override
    boolean visit(PlainPosition position, String text, Predicate<Turn> visitor) {
        return visitLegal(position, begun -> (text + ",").startsWith(begun.text(base) + ","), visitor);
    }

    private boolean visitLegal(PlainPosition position, Predicate<SeriesPrefix> wanted, Predicate<Turn> visitor) {
        return !isOver(position)
                && visit(SeriesPrefix.begin(position), length(position), !rules.capture, wanted, (made, ending) -> {
                    PlainPosition after = after(made, ending);
                    return isSafe(made, after) && visitor.test(new Turn(made.text(base), after, made.royalCapturers()));
                });
    }

    @Override
    boolean hasTurn(PlainPosition position) {
        boolean everyPrefixCompletes = rules.shortTurn != WhenShort.REFUSED && !asksAtTheEnd();
        if (everyPrefixCompletes) {
            // An allowed first sub-move is enough (rules/progressive.md, decided).
            return !isOver(position)
                    && !allowed(SeriesPrefix.begin(position), length(position), !rules.capture)
                            .isEmpty();
        }
        return visit(position, turn -> true);
    }

    /** Shows the turns that begin with a prefix and whose beginnings are wanted, in order, until the visitor says true. */
    private boolean visit(
            SeriesPrefix prefix,
            int length,
            boolean safe,
            Predicate<SeriesPrefix> wanted,
            BiPredicate<SeriesPrefix, Ending> visitor) {
        if (prefix.size() > 0) {
            Optional<Ending> end = end(prefix, length);
            if (end.isPresent()) {
                return visitor.test(prefix, end.get());
            }
        }
        List<SeriesPrefix> further = allowed(prefix, length, safe);
        Optional<Ending> stop = prefix.size() == 0 ? Optional.empty() : stop(further.isEmpty());
        if (stop.isPresent() && visitor.test(prefix, stop.get())) {
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
        if (capturedLast(prefix) || prefix.size() == length) {
            return Optional.of(Ending.FULL);
        }
        return subMoves.closes(prefix) ? Optional.of(Ending.CLOSED) : Optional.empty();
    }

    private boolean capturedLast(SeriesPrefix prefix) {
        return base.royals(prefix.board(), !prefix.white()).isEmpty();
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
            boolean between = safe && rules.safeBetween;
            if (castles && !(between && subMoves.isExposed(longer)) && !isTooEarly(longer, length)) {
                allowed.add(longer);
            }
        }
        return rules.next == Next.ROUNDS ? inRounds(prefix, allowed) : allowed;
    }

    /** Check that only the last sub-move of a full series may give; capturing the last royal is no event. */
    private boolean isTooEarly(SeriesPrefix longer, int length) {
        return rules.lastChecks
                && longer.size() < length
                && !capturedLast(longer)
                && subMoves.happens(Event.CHECK, longer);
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
        PlainPosition opponent = new PlainPosition(
                with,
                !prefix.white(),
                prefix.rights(),
                new TreeSet<>(),
                prefix.before().clock(),
                prefix.before().number());
        return subMoves.canCapture(SeriesPrefix.begin(opponent), fullLength(opponent), square);
    }

    // ---- Safety and what is over ----

    /** Tells whether safety must be asked once more after the whole turn. */
    private boolean asksAtTheEnd() {
        return !rules.capture && !(rules.safeBetween && rules.capturesFirst());
    }

    /** Tells whether after all its effects the opponent has no turn that captures the mover's last royal. */
    private boolean isSafe(SeriesPrefix made, PlainPosition after) {
        boolean stays = after.white() == made.white();
        return !asksAtTheEnd() || !canCaptureAll(stays ? after.turned() : after);
    }

    /** Tells whether the king of the side to move is gone. */
    @Override
    boolean isOver(PlainPosition position) {
        return rules.capture && base.royals(position.board(), position.white()).isEmpty();
    }

    /**
     * Tells whether the side to move can capture, by one turn, all royal pieces that the other side has left; safety and the
     * opening clause aside.
     */
    private boolean canCaptureAll(PlainPosition position) {
        List<Integer> royals = base.royals(position.board(), !position.white());
        if (royals.size() == 1 && (rules.capturesFirst() || rules.next != Next.ROUNDS)) {
            return subMoves.canCapture(SeriesPrefix.begin(position), fullLength(position), royals.get(0));
        }
        return !royals.isEmpty()
                && visitCapturing(position, made -> made.royalCapturers().size() == royals.size());
    }

    /** Tells whether a royal of several can be captured: by an attack of the base game where no later sub-move may capture it. */
    private boolean canCaptureOne(PlainPosition position) {
        return rules.capturesFirst()
                ? base.royals(position.board(), !position.white()).stream()
                        .anyMatch(
                                royal -> subMoves.canCapture(SeriesPrefix.begin(position), fullLength(position), royal))
                : visitCapturing(position, made -> true);
    }

    /**
     * Shows turns of the side to move that capture a royal, safety and the opening clause aside, in order, until the visitor
     * says true. Where only first sub-moves capture, the first turn of each such sub-move is shown.
     */
    private boolean visitCapturing(PlainPosition position, Predicate<SeriesPrefix> visitor) {
        SeriesPrefix begin = SeriesPrefix.begin(position);
        int length = fullLength(position);
        Predicate<SeriesPrefix> taking = made -> !made.royalCapturers().isEmpty() && visitor.test(made);
        if (!rules.capturesFirst()) {
            return visit(begin, length, false, longer -> true, (made, ending) -> taking.test(made));
        }
        for (SeriesPrefix first : allowed(begin, length, false)) {
            if (!first.royalCapturers().isEmpty()) {
                boolean[] answer = {false};
                visit(first, length, false, longer -> true, (made, ending) -> {
                    answer[0] = taking.test(made);
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
    private PlainPosition after(SeriesPrefix made, Ending ending) {
        if (ending == Ending.STUCK && rules.shortTurn == WhenShort.DRAWS) {
            // rules/series.md, short, draws: the same side is to move, at the same number, and is stalemated.
            return made.before().stuck(made.board(), made.rights(), made.resets());
        }
        List<Integer> crossed = made.crossed().stream()
                .filter(square -> records() && (!rules.lastPassed || made.last().crossed() == square))
                .toList();
        return made.before()
                .next(base, made.board(), made.rights(), crossed, made.resets())
                .with(rules.reply && ending == Ending.CLOSED, counts() ? made.size() : 0);
    }

    // ---- Check and ends ----

    @Override
    boolean isCheck(PlainPosition now) {
        int royals = base.royals(now.board(), now.white()).size();
        return royals > 0 && (royals == 1 ? canCaptureAll(now.turned()) : canCaptureOne(now.turned()));
    }

    @Override
    boolean isBound(PlainPosition now) {
        return canCaptureAll(now.turned());
    }

    @Override
    boolean isCheckmate(PlainPosition now) {
        if (!rules.capture || isOver(now)) {
            return super.isCheckmate(now);
        }
        // rules/common.md, won by capture: a turn, every one lets the king be captured, none captures the enemy's.
        return hasTurn(now)
                && !visit(
                        now,
                        turn -> turn.after().white() == now.white()
                                || base.royals(turn.after().board(), !now.white())
                                        .isEmpty()
                                || !canCaptureAll(turn.after()));
    }

    @Override
    boolean isStalemate(PlainPosition now) {
        return rules.capture ? !isOver(now) && !hasTurn(now) : super.isStalemate(now);
    }

    @Override
    boolean areBothInCheck(PlainPosition now, List<Integer> royals) {
        Set<Integer> taken = new HashSet<>();
        return visitCapturing(now.turned(), made -> {
            made.royalCapturers().forEach(capturer -> taken.add(capturer.taken()));
            return taken.containsAll(royals);
        });
    }

    @Override
    boolean scoresDoubleCheckmate() {
        return !rules.capture && base.scoresDoubleCheckmate();
    }

    @Override
    String withoutTurn(PlainPosition now) {
        return rules.loses ? side(!now.white()) : super.withoutTurn(now);
    }

    @Override
    public List<String> threats(String position) {
        Set<String> seen = new HashSet<>();
        Set<String> witnesses = new LinkedHashSet<>();
        PlainPosition now = read(position);
        if (!isCheck(now)) {
            return List.of();
        }
        visitCapturing(now.turned(), made -> {
            boolean shown = false;
            for (PlainSubMove capturer : made.royalCapturers()) {
                shown |= seen.add(capturer.text(base.shape));
            }
            // Where two royal pieces can fall together, the first turn that captures two.
            shown |= made.royalCapturers().size() > 1 && seen.add("two");
            if (shown) {
                witnesses.add(made.text(base));
            }
            return false;
        });
        return List.copyOf(witnesses);
    }

    // ---- Positions ({@code rules/notation.md}, positions), with the seventh field of some games ----

    private boolean records() {
        return rules.enPassant != SeriesRules.EnPassant.NONE;
    }

    private boolean counts() {
        return rules.lengthFrom == SeriesRules.LengthFrom.LAST_TURN;
    }

    @Override
    PlainPosition read(String position) {
        PlainPosition now = readFields(position);
        require(rules.capture || !canCaptureAll(now), "that the other side keeps its last royal", position);
        return now;
    }

    private PlainPosition readFields(String position) {
        String[] fields = position.split(" ", -1);
        boolean seventh = (rules.reply || counts()) && fields.length == 7;
        String six = seventh ? String.join(" ", List.of(fields).subList(0, 6)) : position;
        PlainPosition plain = PlainText.read(base, six, rules.capture, records());
        if (rules.lastPassed) {
            List<Integer> written = PlainText.crossed(base, plain.board(), plain.white(), fields[3]);
            require(written.size() <= 1, "one en passant square, of the last sub-move", fields[3]);
        }
        if (!seventh) {
            return plain.with(rules.reply && isArray(plain), 0);
        }
        if (counts()) {
            require(fields[6].matches("[0-9]|1[0-6]"), "a number from 0 to 16", fields[6]);
            return plain.with(false, Integer.parseInt(fields[6]));
        }
        require(fields[6].equals("r") || fields[6].equals("-"), "r or -", fields[6]);
        return plain.with(fields[6].equals("r"), 0);
    }

    @Override
    String write(PlainPosition position) {
        String text = super.write(position);
        return counts()
                ? text + " " + position.more().last()
                : rules.reply ? text + (position.more().reply() ? " r" : " -") : text;
    }
}
