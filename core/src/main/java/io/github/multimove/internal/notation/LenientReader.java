package io.github.multimove.internal.notation;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Refusal;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.explain.Refused;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads turns as people write them, where a text is no turn as it stands: with spaces, other separators, other capitals,
 * castling by the rook's square, notes on en passant capture ({@link LenientSpellings}).
 *
 * <p>Every spelling that a text may stand for is read. The legal turns that they mean are one, and that is the turn; or
 * several, and the text is refused as ambiguous; or none, and it is refused for what it is as it stands. Letters are
 * exchanged for capitals and small ones only in a text that means nothing otherwise.
 */
final class LenientReader {
    /** Longer texts are refused as they stand. */
    private static final int MOST_CHARACTERS = 4096;
    /** So many sub-moves are looked at before a text is given up. */
    private static final int MOST_TRIED = 4096;

    private final BoardPosition position;
    private final Algebraic algebraic;
    private final TurnText coordinates;
    private final CoordinateForm form;
    private final LenientSpellings spellings;
    /** Whether what is read need only begin a turn. */
    private final boolean begins;

    private final Map<String, Read> found = new LinkedHashMap<>();
    private Optional<IllegalTurnException> ambiguous = Optional.empty();
    /** Whether capitals and small letters are one; only asked where they are not enough as they stand. */
    private boolean anyCase;

    private int tried;

    /** A turn, or the beginning of one, and its sub-moves in the order of the text. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Read(Turn turn, long[] subMoves) {}

    LenientReader(BoardPosition position, boolean begins) {
        this.begins = begins;
        this.position = position;
        this.algebraic = new Algebraic(position);
        this.coordinates = new TurnText(position);
        this.form = CoordinateForm.of(position.tables);
        this.spellings = new LenientSpellings(
                position.tables, position.side(), position.rules().structures.placesNeutral());
    }

    /**
     * Returns what a text means.
     *
     * @param asItStands why it is none as it stands
     * @throws IllegalTurnException if it could mean several legal turns
     * @throws InputException as it stands, if it means none
     */
    Read read(String text, InputException asItStands) {
        boolean over = asItStands instanceof IllegalTurnException illegal && illegal.rule() == Refusal.Rule.GAME_OVER;
        if (over || text.length() > MOST_CHARACTERS) {
            throw asItStands;
        }
        String separated = LenientSpellings.separated(
                spellings.plain(text), position.rules().structures.swaps());
        walk(text, separated, asItStands);
        String apart = LenientSpellings.apart(position.board(), separated);
        if (found.isEmpty() && ambiguous.isEmpty() && !apart.equals(separated)) {
            walk(text, apart, asItStands);
        }
        if (tried > MOST_TRIED) {
            throw asItStands;
        }
        List<Read> turns = List.copyOf(found.values());
        if (turns.size() > 1) {
            throw ambiguous.orElseGet(
                    () -> several(text, turns.get(0).turn(), turns.get(1).turn()));
        }
        if (turns.size() == 1) {
            return turns.get(0);
        }
        if (ambiguous.isPresent()) {
            throw ambiguous.get();
        }
        throw coordinates.withCommas(asItStands, text, separated, commas -> coordinates.parseAsItStands(commas, true));
    }

    /** Refuses a text of two turns, which have as many sub-moves as it has parts; the first that differ are named. */
    private static IllegalTurnException several(String text, Turn one, Turn other) {
        List<SubMove> first = one.subMoves();
        List<SubMove> second = other.subMoves();
        int place = 0;
        while (first.get(place).equals(second.get(place))) {
            place++;
        }
        return new IllegalTurnException(text, Refused.ambiguous(text, first.get(place), second.get(place)));
    }

    /** Reads the parts of a text as they stand, and if they mean nothing in any case. */
    private void walk(String text, String separated, InputException asItStands) {
        List<TurnText.Part> parts;
        try {
            parts = coordinates.parts(separated);
        } catch (InputException e) {
            throw asItStands;
        }
        anyCase = false;
        walk(text, parts, algebraic.place(), new long[0]);
        if (found.isEmpty() && ambiguous.isEmpty()) {
            anyCase = true;
            walk(text, parts, algebraic.place(), new long[0]);
        }
    }

    private void walk(String text, List<TurnText.Part> parts, Algebraic.Place place, long[] order) {
        if (order.length == parts.size()) {
            end(order);
            return;
        }
        String part = parts.get(order.length).text();
        Set<String> all = spellings.of(part, anyCase);
        // coordinates of a legal sub-move are nothing else, as in strict reading
        Map<String, Long> meant = new LinkedHashMap<>();
        addCoordinates(place, all, meant);
        boolean isOther = meant.isEmpty();
        if (isOther) {
            addCoordinates(place, spellings.castlings(part), meant);
            meant.values().removeIf(m -> Packed.kind(m) != Packed.CASTLE);
        }
        boolean isEnded = false;
        if (order.length > 0) {
            long last = order[order.length - 1];
            Set<String> placements = spellings.placements(part, position.board().square(Packed.to(last)));
            if (isOther) {
                addCoordinates(place, placements, meant);
            }
            all.addAll(placements);
            isEnded = Packed.capturedOn(last) >= 0 && order.length == parts.size() - 1 && isPlacement(placements);
        }
        if (isOther) {
            addAlgebraic(place, text, all, meant);
        }
        if (meant.isEmpty() && isEnded) {
            end(order); // a square behind the capture that ends the game
        }
        for (long m : meant.values()) {
            if (++tried > MOST_TRIED) {
                return;
            }
            long[] more = Packed.with(order, m);
            walk(text, parts, more.length < parts.size() ? algebraic.after(place, m) : place, more);
        }
    }

    private void end(long[] subMoves) {
        // sub-moves that do not make up a turn are no reading
        Optional<? extends Turn> turn = begins ? algebraic.beginning(subMoves) : algebraic.turn(subMoves);
        turn.ifPresent(read -> found.putIfAbsent(read.toString(), new Read(read, subMoves)));
    }

    private boolean isPlacement(Set<String> spellings) {
        return position.rules().structures.placesNeutral()
                && spellings.stream().anyMatch(spelling -> form.read(spelling).isPresent());
    }

    /** Adds the sub-moves that some legal turn has at a place and that texts of coordinate form mean. */
    private void addCoordinates(Algebraic.Place place, Set<String> spellings, Map<String, Long> meant) {
        for (String spelling : spellings) {
            form.read(spelling).ifPresent(written -> add(algebraic.described(place, written), place, meant));
        }
    }

    /** Adds those that texts of algebraic form mean. */
    private void addAlgebraic(Algebraic.Place place, String text, Set<String> spellings, Map<String, Long> meant) {
        for (String spelling : spellings) {
            try {
                long[] read = algebraic.meant(place, spelling);
                if (read.length > 1) {
                    ambiguous = Optional.of(new IllegalTurnException(text, Algebraic.ambiguous(place, spelling, read)));
                }
                add(read, place, meant);
            } catch (TurnFormatException e) {
                // not of the form: no reading
            }
        }
    }

    private void add(long[] read, Algebraic.Place place, Map<String, Long> meant) {
        Arrays.stream(read)
                .filter(m -> algebraic.occurs(place, m))
                .forEach(m -> meant.putIfAbsent(Structure.text(position, m), m));
    }
}
