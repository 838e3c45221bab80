package io.github.multimove.internal.explain;

import io.github.multimove.PieceType;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Says what a player may do now, from the structure in force and what has been entered of a turn.
 *
 * @param next the sub-moves that may follow
 * @param mayStop whether what has been entered is a turn
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Instruction(BoardPosition position, long[] entered, long[] next, boolean mayStop) {
    /** Returns the sentences. */
    public String sentences(Structure structure) {
        if (entered.length == 0 && next.length == 0) {
            return GameEnds.outcome(position)
                    .map(end -> "The game is over (" + end.reason().words() + ").")
                    .orElse("There is no legal turn.");
        }
        return Explainer.of(structure).instruction(this);
    }

    /** Of sub-moves one after the other. */
    String ofSeries(SeriesStructure series) {
        SeriesPrefixState made = SeriesPrefixState.start(series, position, null);
        for (long m : entered) {
            SeriesPrefixState with = made.with(m);
            if (with == null) {
                return next.length == 0 ? complete(false) : "Enter the next sub-move" + stop();
            }
            made = with;
        }
        if (next.length == 0) {
            boolean isShort = made.made < series.length && made.lastPlace < series.length - 1;
            return made.byEvent && isShort
                    ? "The turn is complete after sub-move " + made.made + " of " + series.length + ": "
                            + events(series.description, " ends it") + "."
                    : complete(isShort && !owesOnlyChoice(series, made.lastPlace + 1));
        }
        TreeSet<Integer> places = new TreeSet<>();
        for (int i = 0; i < made.size(); i++) {
            if (contains(made.subMove(i))) {
                places.add(made.place(i));
            }
        }
        int first = places.isEmpty() ? made.step : places.first();
        int number = entered.length + 1;
        int all = entered.length + (int) Math.max(1, steps(series, first));
        String steps = places.stream()
                .map(place -> words(series, series.step(place), entered.length > 0))
                .distinct()
                .collect(Collectors.joining(", or "));
        String which = all == 1 ? "" : "sub-move " + number + " of " + all + ": ";
        String opening =
                position.clause.opening && number == 1 ? " The first turn of the game has a rule of its own." : "";
        return capitalized(which + steps) + stop() + (number < all ? closing(series.description) : "") + opening;
    }

    /** How many sub-moves a full turn still has from a place on; a promotion owed is not always one of them. */
    private static long steps(SeriesStructure series, int first) {
        return IntStream.range(first, series.length)
                .filter(place -> place == first || series.step(place).kind() != Step.Kind.CHOOSE)
                .count();
    }

    private static boolean owesOnlyChoice(SeriesStructure series, int from) {
        return IntStream.range(from, series.length)
                .allMatch(place -> series.step(place).kind() == Step.Kind.CHOOSE);
    }

    private boolean contains(long m) {
        return Arrays.stream(next).anyMatch(each -> each == m);
    }

    private String words(SeriesStructure series, Step step, boolean isLater) {
        return switch (step.kind()) {
            case MOVE ->
                "move " + (isLater ? later(series, step) : "a") + pieces(step)
                        + (series.steps.mayBeDrop(step) && position.inHand(position.side) > 0 ? " or drop one" : "");
            case DROP -> "drop a" + pieces(step);
            case PUSH -> "push a pawn of the opponent";
            case PLACE -> "set the duck on an empty square";
            case CHOOSE -> "choose what the pawn becomes";
            case SWAP -> "let two pieces change places";
        };
    }

    private static String later(SeriesStructure series, Step step) {
        Next who = series.description.next();
        return who == Next.SAME ? "the same" : who == Next.ANY || step.pieces() != Step.Pieces.ALL ? "a" : "another";
    }

    private String pieces(Step step) {
        return switch (step.pieces()) {
            case ALL -> " piece";
            case PAWNS -> " pawn";
            case OTHERS -> " piece other than a pawn";
            case ROYALS -> " " + names(position.tables.game.royals());
            case NEITHER -> " piece that is neither pawn nor " + names(position.tables.game.royals());
            case TYPES -> " " + names(step.types());
        };
    }

    private static String names(Collection<PieceType> types) {
        return types.stream().map(type -> type.name()).sorted().collect(Collectors.joining(" or "));
    }

    private static String closing(Series series) {
        if (series.events().isEmpty()) {
            return "";
        }
        return series.closing() == Closing.ENDS
                ? " " + capitalized(events(series, " ends the turn.")) // as long as sub-moves would follow
                : " Only the last sub-move may be " + events(series, ".");
    }

    private static String events(Series series, String end) {
        List<String> names = new ArrayList<>();
        for (Event event : new TreeSet<>(series.events())) {
            names.add(
                    switch (event) {
                        case CHECK -> "a check";
                        case CAPTURE -> "a capture";
                        case PROMOTION -> "a promotion";
                        case CAPTURABLE_DOUBLE_STEP -> "a double step that can be captured en passant";
                    });
        }
        return String.join(" or ", names) + end;
    }

    static String complete(boolean isShort) {
        return isShort ? "The turn is complete: nothing more can be moved." : "The turn is complete.";
    }

    String stop() {
        return mayStop ? ", or end the turn." : ".";
    }

    private static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
