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
 * <tr><td>{@code exact-#3}</td><td>it mates with its third turn, no sooner and no later, against every defence</td></tr>
 * <tr><td>{@code =3}</td><td>it stalemates in three turns or fewer against every defence</td></tr>
 * <tr><td>{@code s#3}, {@code s=3}</td><td>it forces the opponent to mate (stalemate) it in three turns or fewer</td></tr>
 * <tr><td>{@code h#3}, {@code h=3}</td><td>the side to move helps, and is mated (stalemated) by the opponent's third
 * turn</td></tr>
 * <tr><td>{@code h#2.5}, {@code h=2.5}</td><td>the same, the opponent beginning: the side to move mates with its third
 * turn</td></tr>
 * <tr><td>{@code r#3}, {@code semi-r#3}</td><td>it forces that in reflex play: a side (the opponent alone) that can mate at
 * once must</td></tr>
 * <tr><td>{@code hs#3}, {@code hr#3}</td><td>both help, and the third turn of the side to move forces the opponent's, as
 * {@code s#1} or {@code r#1}; {@code hs#2.5}: the opponent begins</td></tr>
 * <tr><td>{@code reci-h#3}</td><td>the same as {@code h#3}, and before its last turn the side to move can mate as well;
 * both ends are told</td></tr>
 * <tr><td>{@code ser-#7}, {@code ser-=7}</td><td>the side to move makes seven turns in a row, the last of which mates
 * (stalemates)</td></tr>
 * <tr><td>{@code ser-h#7}, {@code ser-h=7}</td><td>it makes seven turns in a row, and then the opponent mates
 * (stalemates) it in one</td></tr>
 * <tr><td>{@code ser-hs#7}</td><td>it makes seven turns in a row, and then one turn of the opponent forces it to
 * mate</td></tr>
 * <tr><td>{@code ser-s#7}, {@code ser-r#7}</td><td>it makes seven turns in a row, and then the opponent must mate it: for
 * want of another turn, or because a side that can mate must</td></tr>
 * <tr><td>{@code pser-#7}, {@code pser-h#7}</td><td>the same as {@code ser-#7} and {@code ser-h#7}, but it may give check
 * before, and each check is parried by one turn of the opponent, as it likes ({@code pser-h#7}: as it helps)</td></tr>
 * <tr><td>{@code pser-s#7}</td><td>the same with a last turn after which the opponent must mate it</td></tr>
 * <tr><td>{@code phser-#7}, {@code phser-s#7}</td><td>the same as {@code pser-#7} and {@code pser-s#7} with parries that
 * help</td></tr>
 * <tr><td>{@code ser-reci-h#7}</td><td>the side to move makes six turns in a row, and then {@code reci-h#1} is
 * played</td></tr>
 * <tr><td>{@code dia6}, {@code dia6.5}</td><td>proof game: six turns of each side (and one more of the first) that lead
 * from the initial position to the placement of the problem</td></tr>
 * <tr><td>{@code ser-dia6}</td><td>the side that begins the game makes six turns in a row that lead there</td></tr>
 * </table>
 *
 * <p>Instead of mate and stalemate the goal may be {@code #=} either of them, {@code +} a check, {@code x} a capture,
 * {@code ep} one en passant, {@code 00} castling, {@code prom} a promotion, {@code ze4} the arrival of a piece on a square, or
 * {@code ##} the mate of two royal pieces.
 *
 * <p>Direct play but {@code exact-}, selfmate play and reflex play ask for the goal <em>in at most</em> so many turns; help play and series for <em>exactly</em>
 * so many.
 */
public final class Stipulation {
    /** The most turns of a stipulation. */
    public static final int MAX_TURNS = 30;

    /** How the two sides play. This enum may grow. */
    public enum Play {
        /** One side attacks, the other defends. */
        DIRECT(""),
        /** The same, with the last turn and no sooner. */
        EXACT("exact-"),
        /** One side forces the other to reach the goal. */
        SELF("s"),
        /** The same, and a side that can reach the goal at once must. */
        REFLEX("r"),
        /** The same, and the defender that can reach the goal at once must. */
        SEMI_REFLEX("semi-r"),
        /** Both sides help to reach the goal. */
        HELP("h"),
        /** Both sides help, and the last turn but one forces the opponent to reach the goal. */
        HELP_SELF("hs"),
        /** Both sides help until the goal is reached in one by reflex play. */
        HELP_REFLEX("hr"),
        /** Both sides help, and the last turn but one could as well reach the goal itself. */
        RECIPROCAL("reci-h"),
        /** One side alone plays. */
        SERIES("ser-"),
        /** One side alone plays, and then the other reaches the goal with one turn. */
        SERIES_HELP("ser-h"),
        /** One side alone plays, and then one turn of the other forces it to reach the goal. */
        SERIES_HELP_SELF("ser-hs"),
        /** One side alone plays, and its last turn forces the other to reach the goal. */
        SERIES_SELF("ser-s"),
        /** One side alone plays, and then the other can reach the goal and so must, as the first must not be able to. */
        SERIES_REFLEX("ser-r"),
        /** One side alone plays until the last turn but one could as well reach the goal itself. */
        SERIES_RECIPROCAL("ser-reci-h"),
        /** One side alone plays, but each of its checks is parried by one turn of the other, against every parry. */
        PARRY_SERIES("pser-"),
        /** The same with parries that help, and then the other reaches the goal with one turn. */
        PARRY_SERIES_HELP("pser-h"),
        /** One side alone plays but for parries, against every parry, and its last turn forces the other to reach the goal. */
        PARRY_SERIES_SELF("pser-s"),
        /** One side alone plays but for parries that help. */
        PARRY_HELP_SERIES("phser-"),
        /** The same, and its last turn forces the other to reach the goal. */
        PARRY_HELP_SERIES_SELF("phser-s"),
        /** Both sides help to reach the placement of the problem from the initial position. */
        PROOF("dia"),
        /** The side that begins the game alone plays from the initial position to the placement of the problem. */
        SERIES_PROOF("ser-dia");

        private final String text;

        Play(String text) {
            this.text = text;
        }

        /** Returns whether one side makes all turns but perhaps the last. */
        public boolean isSeries() {
            return text.contains("ser-");
        }

        /** Returns how many turns follow a series. */
        int after() {
            return switch (this) {
                case SERIES_HELP_SELF -> 2;
                case SERIES_HELP,
                        SERIES_SELF,
                        SERIES_REFLEX,
                        SERIES_RECIPROCAL,
                        PARRY_SERIES_HELP,
                        PARRY_SERIES_SELF,
                        PARRY_HELP_SERIES_SELF -> 1;
                default -> 0;
            };
        }

        /** Returns whether a series may give check before its end. */
        boolean isParried() {
            return text.startsWith("p");
        }

        /** Returns whether every parry must let a series go on to the goal. */
        boolean isParriedAnyhow() {
            return this == PARRY_SERIES || this == PARRY_SERIES_SELF;
        }

        boolean isReciprocal() {
            return this == RECIPROCAL || this == SERIES_RECIPROCAL;
        }

        /** Returns whether play begins from the initial position. */
        boolean isProof() {
            return this == PROOF || this == SERIES_PROOF;
        }

        /** Returns whether one side forces the goal against every defence, so that keys and not lines are solutions. */
        public boolean isForced() {
            return this == DIRECT || this == EXACT || this == SELF || this == REFLEX || this == SEMI_REFLEX;
        }

        /** Returns whether both sides help, so that a stipulation may be half a turn longer. */
        public boolean isHelp() {
            return this == HELP || this == HELP_SELF || this == HELP_REFLEX || this == RECIPROCAL || this == PROOF;
        }
    }

    /** What is to be reached. This enum may grow. */
    public enum Goal {
        /**
         * The opponent is mated ({@link io.github.multimove.RuleSet#isCheckmate}) or the game is won, such as by capturing
         * the king where that wins.
         */
        MATE("#"),
        /** Both royal pieces of the opponent are mated ({@link io.github.multimove.RuleSet#isDoubleCheckmate}). */
        DOUBLE_MATE("##"),
        /** The opponent is stalemated ({@link io.github.multimove.RuleSet#isStalemate}). */
        STALEMATE("="),
        /** The opponent is mated or stalemated. */
        MATE_OR_STALEMATE("#="),
        /** The opponent is in check ({@link io.github.multimove.RuleSet#isCheck}). */
        CHECK("+"),
        /** A piece is captured. */
        CAPTURE("x"),
        /** A pawn is captured en passant. */
        EN_PASSANT("ep"),
        /** A king castles. */
        CASTLING("00"),
        /** A piece is promoted. */
        PROMOTION("prom"),
        /** A piece comes to a square, {@link #square()}. */
        SQUARE("z"),
        /** The placement of the problem stands on the board, in a proof game. */
        POSITION("");

        private final String symbol;

        Goal(String symbol) {
            this.symbol = symbol;
        }
    }

    private final Play play;
    private final Goal goal;
    private final String square;
    private final int turns;
    private final boolean half;

    private Stipulation(Play play, Goal goal, String square, int turns, boolean half) {
        this.play = play;
        this.goal = goal;
        this.square = square;
        this.turns = turns;
        this.half = half;
    }

    /**
     * Returns the stipulation of a text: play (see above; or nothing), goal
     * (none after {@code dia}), the number of turns, and in help play {@code .5} if the side that reaches the goal begins.
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

    /** Returns the name of the square that is the goal, or the empty text if the goal is another. */
    public String square() {
        return square;
    }

    /** Returns the same stipulation with another number of turns, half a turn more if this has one. */
    Stipulation withTurns(int number) {
        return new Stipulation(play, goal, square, number, half);
    }

    /** Returns the number of turns as it is written, a half left out. */
    public int turns() {
        return turns;
    }

    /** Returns whether half a turn more is written: in help play the side that reaches the goal begins. */
    public boolean isHalfMoveLonger() {
        return half;
    }

    /** Returns how many turns both sides make together if the goal is reached no sooner than asked. */
    public int plies() {
        return switch (play) {
            case DIRECT, EXACT -> 2 * turns - 1;
            case SELF, REFLEX, SEMI_REFLEX -> 2 * turns;
            default -> play.isSeries() ? turns + play.after() : 2 * turns + (half ? 1 : 0);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stipulation that
                && play == that.play
                && goal == that.goal
                && square.equals(that.square)
                && turns == that.turns
                && half == that.half;
    }

    @Override
    public int hashCode() {
        return Objects.hash(play, goal, square, turns, half);
    }

    /** Returns the text, such as {@code ser-h#7}. */
    @Override
    public String toString() {
        return play.text + goal.symbol + square + turns + (half ? ".5" : "");
    }

    /** Reads one text, from left to right. */
    private static final class Reader {
        private static final String PLAYS =
                "exact-, s, r, semi-r, h, hs, hr, reci-h, ser-, ser-h, ser-hs, ser-s, ser-r,"
                        + " ser-reci-h, pser-, pser-h, pser-s, phser-, phser-s, dia, ser-dia";
        private static final String GOALS = "#, ##, =, #=, +, x, ep, 00, prom or z with a square";

        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Stipulation read() {
            Play play = play();
            Goal goal = play.isProof() ? Goal.POSITION : goal();
            String square = goal == Goal.SQUARE ? square() : "";
            int digits = at;
            int turns = number();
            boolean half = text.startsWith(".", at);
            if (half) {
                half(play);
            }
            if (at < text.length()) {
                throw new StipulationException(text, at, "the end of the stipulation");
            }
            if (turns > MAX_TURNS || (turns == 0 && (!half || play == Play.RECIPROCAL))) {
                throw new StipulationException(text, digits, at, "1 to " + MAX_TURNS + " turns");
            }
            return new Stipulation(play, goal, square, turns, half);
        }

        /** The longest beginning that is a way to play and has a goal after it, such as {@code hs} in {@code hs#2}. */
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
            Goal longest = null;
            for (Goal goal : Goal.values()) {
                if (goal != Goal.POSITION
                        && text.startsWith(goal.symbol, at)
                        && (longest == null || goal.symbol.length() > longest.symbol.length())) {
                    longest = goal;
                }
            }
            if (longest == null) {
                throw new StipulationException(text, at, at == 0 ? PLAYS + " or a goal: " + GOALS : GOALS);
            }
            at += longest.symbol.length();
            return longest;
        }

        /** The name of a square: a letter and a digit. */
        private String square() {
            if (at + 2 > text.length() || text.charAt(at) < 'a' || text.charAt(at) > 'z' || !isDigit(at + 1)) {
                throw new StipulationException(text, at, "a square, such as e4");
            }
            at += 2;
            return text.substring(at - 2, at);
        }

        private boolean isDigit(int place) {
            return text.charAt(place) >= '0' && text.charAt(place) <= '9';
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
                throw new StipulationException(text, begin, at, "a number without leading zeros");
            }
            return number;
        }

        private void half(Play play) {
            if (!play.isHelp()) {
                throw new StipulationException(text, at, "whole turns, since only help play has half moves,");
            }
            if (!text.startsWith(".5", at)) {
                throw new StipulationException(text, at, ".5 or nothing");
            }
            at += 2;
        }
    }
}
