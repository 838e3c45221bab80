package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game whose turn is an ordered series ({@code rules/series.md}), over any base game, won by checkmate or by capturing
 * the last royal ({@code rules/common.md}).
 */
final class SeriesGame implements ReferenceGame {

    private final PlainBase base;
    private final SeriesRules rules;
    private final SeriesTurns turns;

    SeriesGame(PlainBase base, SeriesRules rules) {
        this.base = base;
        this.rules = rules;
        this.turns = new SeriesTurns(base, rules);
    }

    @Override
    public String initialPosition() {
        return write(read(base.initialPosition()));
    }

    @Override
    public List<String> legalTurns(String position) {
        return firstTurns(position, Integer.MAX_VALUE);
    }

    @Override
    public List<String> firstTurns(String position, int most) {
        List<String> texts = new ArrayList<>();
        SeriesPosition now = read(position);
        if (most > 0) {
            turns.visitLegal(now, turn -> {
                texts.add(text(turn));
                return texts.size() >= most;
            });
        }
        return texts;
    }

    @Override
    public String play(String position, String turn) {
        return turns.legal(read(position), turn)
                .map(legal -> write(turns.after(legal)))
                .orElseThrow(() -> new IllegalArgumentException(turn + " is not a legal turn in " + position));
    }

    @Override
    public boolean isCheck(String position) {
        return isCheck(read(position));
    }

    private boolean isCheck(SeriesPosition now) {
        int royals = base.royals(now.plain().board(), now.white()).size();
        if (royals == 0) {
            return false;
        }
        return royals == 1 ? turns.canCaptureAll(now.turned()) : turns.canCaptureOne(now.turned());
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return turns.canCaptureAll(read(position).turned());
    }

    @Override
    public boolean isCheckmate(String position) {
        return isCheckmate(read(position));
    }

    private boolean isCheckmate(SeriesPosition now) {
        if (turns.isOver(now)) {
            return false;
        }
        if (!rules.capture) {
            return turns.canCaptureAll(now.turned()) && !turns.hasLegal(now);
        }
        // rules/common.md, won by capture: a turn, every one lets the king be captured, none captures the enemy's.
        return turns.hasLegal(now)
                && !turns.visitLegal(now, turn -> {
                    SeriesPosition after = turns.after(turn);
                    boolean stays = after.white() == now.white();
                    boolean wins =
                            base.royals(after.plain().board(), !now.white()).isEmpty();
                    return stays || wins || !turns.canCaptureAll(after);
                });
    }

    @Override
    public boolean isStalemate(String position) {
        return isStalemate(read(position));
    }

    private boolean isStalemate(SeriesPosition now) {
        return !turns.isOver(now) && !turns.hasLegal(now) && (rules.capture || !turns.canCaptureAll(now.turned()));
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        return isDoubleCheckmate(read(position));
    }

    /** The definition of rules/double-king.md word for word. */
    private boolean isDoubleCheckmate(SeriesPosition now) {
        List<Integer> royals = base.royals(now.plain().board(), now.white());
        if (royals.size() != 2 || !areAllInCheck(now, royals) || !turns.hasLegal(now)) {
            return false;
        }
        return !turns.visitLegal(now, turn -> !canMateByCapturing(turns.after(turn), now.white()));
    }

    private boolean areAllInCheck(SeriesPosition now, List<Integer> royals) {
        Set<Integer> taken = new HashSet<>();
        return turns.visitCapturing(now.turned(), turn -> {
            turn.prefix().royalCapturers().forEach(capturer -> taken.add(capturer.taken()));
            return taken.containsAll(royals);
        });
    }

    private boolean canMateByCapturing(SeriesPosition now, boolean victim) {
        return now.white() != victim
                && turns.visitLegal(now, turn -> {
                    boolean takes = !turn.prefix().royalCapturers().isEmpty();
                    SeriesPosition after = turns.after(turn);
                    return takes
                            && after.white() == victim
                            && base.royals(after.plain().board(), victim).size() == 1
                            && isCheckmate(after);
                });
    }

    @Override
    public Optional<String> outcome(String position) {
        SeriesPosition now = read(position);
        String opponent = now.white() ? "b" : "w";
        if (turns.isOver(now)) {
            return Optional.of(opponent);
        }
        if (!turns.hasLegal(now)) {
            boolean lost = rules.loses || (!rules.capture && isCheckmate(now));
            return Optional.of(lost ? opponent : "draw");
        }
        boolean scored = !rules.capture && base.scoresDoubleCheckmate();
        return scored && isDoubleCheckmate(now) ? Optional.of(opponent) : Optional.empty();
    }

    @Override
    public List<String> threats(String position) {
        Set<String> seen = new HashSet<>();
        Set<String> witnesses = new LinkedHashSet<>();
        SeriesPosition now = read(position);
        if (!isCheck(now)) {
            return List.of();
        }
        turns.visitCapturing(now.turned(), turn -> {
            boolean shown = false;
            for (PlainSubMove capturer : turn.prefix().royalCapturers()) {
                shown |= seen.add(capturer.text(base.shape()));
            }
            // Where two royal pieces can fall together, the first turn that captures two.
            shown |= turn.prefix().royalCapturers().size() > 1 && seen.add("two");
            if (shown) {
                witnesses.add(text(turn));
            }
            return false;
        });
        return List.copyOf(witnesses);
    }

    private String text(SeriesTurns.Turn turn) {
        return turn.prefix().text(base);
    }

    // ---- Positions ({@code rules/notation.md}, positions), with the seventh field of some games ----

    private SeriesPosition read(String position) {
        SeriesPosition now = readFields(position);
        require(rules.capture || !turns.canCaptureAll(now), "that the other side keeps its last royal", position);
        return now;
    }

    private SeriesPosition readFields(String position) {
        String[] fields = position.split(" ", -1);
        boolean counts = rules.lengthFrom == SeriesRules.LengthFrom.LAST_TURN;
        boolean seventh = (rules.reply || counts) && fields.length == 7;
        String six = seventh ? String.join(" ", List.of(fields).subList(0, 6)) : position;
        PlainPosition plain = PlainText.read(base, six, rules.capture, rules.recordsEnPassant());
        if (rules.passed == SeriesRules.EnPassantSquares.LAST) {
            List<Integer> written = PlainText.crossed(base, plain.board(), plain.white(), fields[3]);
            require(written.size() <= 1, "one en passant square, of the last sub-move", fields[3]);
        }
        if (!seventh) {
            return new SeriesPosition(plain, rules.reply && turns.isArray(new SeriesPosition(plain, false)));
        }
        if (counts) {
            require(fields[6].matches("[0-9]|1[0-6]"), "a number from 0 to 16", fields[6]);
            return new SeriesPosition(plain, false, Integer.parseInt(fields[6]), false);
        }
        require(fields[6].equals("r") || fields[6].equals("-"), "r or -", fields[6]);
        return new SeriesPosition(plain, fields[6].equals("r"));
    }

    private String write(SeriesPosition position) {
        String text = PlainText.write(base, position.plain());
        if (rules.lengthFrom == SeriesRules.LengthFrom.LAST_TURN) {
            return text + " " + position.last();
        }
        return rules.reply ? text + (position.reply() ? " r" : " -") : text;
    }
}
