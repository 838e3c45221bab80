package io.github.multimove.problems;

import java.util.Objects;

/**
 * What a problem asks for: how the two sides play, what is to be reached, and in how many turns.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value. {@link #toString()} is the text that composers write and {@link #of(String)} reads:
 *
 * <table>
 * <caption>Stipulations</caption>
 * <tr><th>text</th><th>what is asked</th></tr>
 * <tr><td>{@code #3}</td><td>the side to move mates in three turns or fewer against every defence</td></tr>
 * <tr><td>{@code =3}</td><td>it stalemates in three turns or fewer against every defence</td></tr>
 * <tr><td>{@code s#3}, {@code s=3}</td><td>it forces the opponent to mate (stalemate) it in three turns or fewer</td></tr>
 * <tr><td>{@code h#3}, {@code h=3}</td><td>the side to move helps, and is mated (stalemated) by the opponent's third
 * turn</td></tr>
 * <tr><td>{@code h#2.5}, {@code h=2.5}</td><td>the same, the opponent beginning: the side to move mates with its third
 * turn</td></tr>
 * <tr><td>{@code ser-#7}, {@code ser-=7}</td><td>the side to move makes seven turns in a row, the last of which mates
 * (stalemates)</td></tr>
 * <tr><td>{@code ser-h#7}, {@code ser-h=7}</td><td>it makes seven turns in a row, and then the opponent mates
 * (stalemates) it in one</td></tr>
 * </table>
 *
 * <p>Direct play and selfplay ask for the goal <em>in at most</em> so many turns; help play and series for <em>exactly</em>
 * so many.
 */
public final class Stipulation {
    /** The most turns of a stipulation. */
    public static final int MAX_TURNS = 30;

    /** How the two sides play. This enum may grow. */
    public enum Play {
        /** One side attacks, the other defends. */
        DIRECT(""),
        /** One side forces the other to reach the goal. */
        SELF("s"),
        /** Both sides help to reach the goal. */
        HELP("h"),
        /** One side alone plays. */
        SERIES("ser-"),
        /** One side alone plays, and then the other reaches the goal with one turn. */
        SERIES_HELP("ser-h");

        private final String text;

        Play(String text) {
            this.text = text;
        }

        /** Returns whether one side makes all turns but perhaps the last. */
        public boolean isSeries() {
            return this == SERIES || this == SERIES_HELP;
        }
    }

    /** What is to be reached. This enum may grow. */
    public enum Goal {
        /**
         * The opponent is mated ({@link io.github.multimove.RuleSet#isCheckmate}) or the game is won, such as by capturing
         * the king where that wins.
         */
        MATE('#'),
        /** The opponent is stalemated ({@link io.github.multimove.RuleSet#isStalemate}). */
        STALEMATE('=');

        private final char symbol;

        Goal(char symbol) {
            this.symbol = symbol;
        }
    }

    private final Play play;
    private final Goal goal;
    private final int turns;
    private final boolean half;

    private Stipulation(Play play, Goal goal, int turns, boolean half) {
        this.play = play;
        this.goal = goal;
        this.turns = turns;
        this.half = half;
    }

    /**
     * Returns the stipulation of a text: play ({@code s}, {@code h}, {@code ser-}, {@code ser-h} or nothing), goal
     * ({@code #} or {@code =}), the number of turns, and in help play {@code .5} if the side that reaches the goal begins.
     *
     * @throws StipulationException if the text is not of that form, or the number is not 1 to {@value #MAX_TURNS}
     *     ({@code .5} not counted, and 0 only with it)
     */
    public static Stipulation of(String text) {
        return new Reader(Objects.requireNonNull(text, "text")).read();
    }

    /** Returns how the two sides play. */
    public Play play() {
        return play;
    }

    /** Returns what is to be reached. */
    public Goal goal() {
        return goal;
    }

    /** Returns the number of turns as it is written, a half left out. */
    public int turns() {
        return turns;
    }

    /** Returns whether half a turn more is written: in help play the side that reaches the goal begins. */
    public boolean isPawnThenPiece() {
        return half;
    }

    /** Returns how many turns both sides make together if the goal is reached no sooner than asked. */
    public int plies() {
        return switch (play) {
            case DIRECT -> 2 * turns - 1;
            case SELF -> 2 * turns;
            case HELP -> 2 * turns + (half ? 1 : 0);
            case SERIES -> turns;
            case SERIES_HELP -> turns + 1;
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stipulation that
                && play == that.play
                && goal == that.goal
                && turns == that.turns
                && half == that.half;
    }

    @Override
    public int hashCode() {
        return Objects.hash(play, goal, turns, half);
    }

    /** Returns the text, such as {@code ser-h#7}. */
    @Override
    public String toString() {
        return play.text + goal.symbol + turns + (half ? ".5" : "");
    }

    /** Reads one text, from left to right. */
    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Stipulation read() {
            Play play = play();
            Goal goal = goal();
            int digits = at;
            int turns = number();
            boolean half = text.startsWith(".", at);
            if (half) {
                half(play);
            }
            if (at < text.length()) {
                throw new StipulationException(text, at, "the end of the stipulation");
            }
            if (turns > MAX_TURNS || (turns == 0 && !half)) {
                throw new StipulationException(text, digits, "1 to " + MAX_TURNS + " turns");
            }
            return new Stipulation(play, goal, turns, half);
        }

        private Play play() {
            Play longest = Play.DIRECT;
            for (Play play : Play.values()) {
                if (text.startsWith(play.text) && play.text.length() > longest.text.length()) {
                    longest = play;
                }
            }
            at = longest.text.length();
            return longest;
        }

        private Goal goal() {
            for (Goal goal : Goal.values()) {
                if (text.startsWith(String.valueOf(goal.symbol), at)) {
                    at++;
                    return goal;
                }
            }
            throw new StipulationException(text, at, at == 0 ? "s, h, ser-, ser-h, # or =" : "# or =");
        }

        private int number() {
            int begin = at;
            int number = 0;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                number = Math.min(10 * number + text.charAt(at) - '0', MAX_TURNS + 1);
                at++;
            }
            if (at == begin) {
                throw new StipulationException(text, at, "a number of turns");
            }
            if (text.charAt(begin) == '0' && at > begin + 1) {
                throw new StipulationException(text, begin, "a number without leading zeros");
            }
            return number;
        }

        private void half(Play play) {
            if (play != Play.HELP) {
                throw new StipulationException(text, at, "whole turns, since only help play has half moves,");
            }
            if (!text.startsWith(".5", at)) {
                throw new StipulationException(text, at, ".5 or nothing");
            }
            at += 2;
        }
    }
}
