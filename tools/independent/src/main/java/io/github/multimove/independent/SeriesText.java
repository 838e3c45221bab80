package io.github.multimove.independent;

import static io.github.multimove.independent.PlainText.require;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Reads and writes positions of games whose turn is an ordered series ({@code rules/notation.md}, positions). */
final class SeriesText {

    private final PlainBase base;
    private final SeriesRules rules;
    private final Predicate<SeriesPosition> isArray;

    /** Takes what tells the array, with White to move at turn number 1. */
    SeriesText(PlainBase base, SeriesRules rules, Predicate<SeriesPosition> isArray) {
        this.base = base;
        this.rules = rules;
        this.isArray = isArray;
    }

    SeriesPosition read(String text) {
        String[] fields = text.split(" ", -1);
        boolean counts = rules.more().lengthFrom() == SeriesRules.LengthFrom.LAST_TURN;
        boolean seventh = (rules.reply() || counts) && fields.length == 7;
        require(fields.length == 4 || fields.length == 6 || seventh, "four or six fields", text);
        boolean recorded =
                rules.enPassant() != SeriesRules.EnPassant.NONE && rules.passed() != SeriesRules.EnPassantSquares.NONE;
        PlainPosition plain = plain(base, fields, rules.capture(), recorded);
        if (rules.passed() == SeriesRules.EnPassantSquares.LAST) {
            List<Integer> written = PlainText.crossed(base, plain.board(), plain.white(), fields[3]);
            require(written.size() <= 1, "one en passant square, of the last sub-move", fields[3]);
        }
        if (!seventh) {
            SeriesPosition alone = new SeriesPosition(plain, false);
            return new SeriesPosition(plain, rules.reply() && isArray.test(alone));
        }
        if (counts) {
            require(fields[6].matches("[0-9]|1[0-6]"), "a number from 0 to 16", fields[6]);
            return new SeriesPosition(plain, false, Integer.parseInt(fields[6]), false);
        }
        require(fields[6].equals("r") || fields[6].equals("-"), "r or -", fields[6]);
        return new SeriesPosition(plain, fields[6].equals("r"));
    }

    /**
     * Reads the six fields that every game has.
     *
     * @param capture whether the side to move may have lost its last royal
     * @param recorded whether en passant squares are kept; otherwise those that could have been passed are dropped
     */
    static PlainPosition plain(PlainBase base, String[] fields, boolean capture, boolean recorded) {
        char[] board = PlainText.placement(base, fields[0]);
        require(fields[1].equals("w") || fields[1].equals("b"), "w or b", fields[1]);
        boolean white = fields[1].equals("w");
        for (boolean side : new boolean[] {true, false}) {
            int royals = base.royals(board, side).size();
            int least = capture && side == white ? 0 : 1;
            require(
                    royals >= least && royals <= base.royals(),
                    "1 to " + base.royals() + " royal pieces a side",
                    fields[0]);
        }
        List<String> rights = PlainText.rights(base, board, fields[2]);
        List<Integer> crossed = PlainText.crossed(base, board, white, fields[3]);
        int clock = fields.length > 4 ? Integer.parseInt(fields[4]) : 0;
        int number = fields.length > 4 ? Integer.parseInt(fields[5]) : 1;
        require(clock >= 0 && number >= 1, "a clock from 0 and a turn number from 1", clock + " " + number);
        return new PlainPosition(
                board,
                white,
                rights,
                recorded ? PlainPosition.usable(base, board, white, crossed) : new TreeSet<>(),
                clock,
                number);
    }

    String write(SeriesPosition position) {
        String text = PlainText.write(base, position.plain());
        if (rules.more().lengthFrom() == SeriesRules.LengthFrom.LAST_TURN) {
            return text + " " + position.last();
        }
        return rules.reply() ? text + (position.reply() ? " r" : " -") : text;
    }
}
