package io.github.multimove.internal.notation;

import io.github.multimove.Board;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.explain.Refused;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads turns in algebraic form (rules/notation.md).
 *
 * <h2>What a text means</h2>
 *
 * A text means, of the sub-moves that occur in a legal turn and can be written like that, the one that names least of
 * its origin by it. So a sub-move is written in the first way in which no other is written that names as little or less;
 * and on boards where a level's letter is a piece's letter too, what looks like a bishop's move is one.
 */
public final class Algebraic {
    private final Rules rules;
    private final BoardPosition position;
    private final Structure structure;
    private final Turns engine;
    private final AlgebraicWays ways;
    private final CoordinateForm form;
    /** The places of the turn looked at before: a turn that begins alike needs what is known of them once. */
    private final List<Place> places = new ArrayList<>();
    /** Whether every sub-move that can be made is told apart, legal or not. */
    private final boolean any;
    /** Whether a turn is one sub-move, so that the legal turns are what is told apart. */
    private final boolean isSingle;

    private @Nullable SubMoves legal;
    /** The destinations of the legal sub-moves, or -1 for castling. */
    private int[] destinations = {};

    public Algebraic(BoardPosition position) {
        this(position, position.rules().turns(position));
    }

    /** The same with the legal turns of the position, which are known. */
    public Algebraic(BoardPosition position, Turns turns) {
        this(position, turns, false);
    }

    private Algebraic(BoardPosition position, Turns turns, boolean any) {
        this.any = any;
        this.rules = position.rules();
        this.position = position;
        this.structure = rules.structureAt(position);
        this.engine = turns;
        SimultaneousStructure set = SimultaneousStructure.free(structure);
        this.isSingle = !any && set != null && set.most == 1;
        this.ways = new AlgebraicWays(position);
        this.form = CoordinateForm.of(rules.tables);
        this.places.add(new Place(position, new long[0]));
    }

    /** Where a turn is one sub-move, all of them; they are listed when first asked for. */
    private @Nullable SubMoves legal() {
        if (isSingle && legal == null) {
            SubMoves found = new SubMoves();
            for (TurnCursor cursor = engine.cursor(); cursor.next(); ) {
                found.add(cursor.turn[0]);
            }
            destinations = new int[found.size];
            for (int i = 0; i < found.size; i++) {
                destinations[i] = Packed.kind(found.at[i]) == Packed.CASTLE ? -1 : Packed.to(found.at[i]);
            }
            legal = found;
        }
        return legal;
    }

    /** A turn without a sign of check, sharing what turns have in common; for one thread. */
    private String unsigned(long[] turn) {
        if (turn.length == 1) {
            return place(turn, 0).text(turn[0]);
        }
        List<String> parts = parts(turn);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < turn.length; i++) {
            text.append(i == 0 || Packed.kind(turn[i]) == Packed.PLACE ? "" : ",")
                    .append(parts.get(i));
        }
        return text.toString();
    }

    /** A turn of this position with the sign of check or mate that belongs to the position after it. */
    public synchronized String write(PackedTurn turn) {
        return unsigned(turn.packed()) + sign(turn.played(position));
    }

    /** The algebraic form of a turn, legal or not, of the side to move of a position; nothing if it has no such sub-moves. */
    public static Optional<String> threat(BoardPosition position, Turn turn) {
        return position.rules()
                .structures
                .judge(position.side)
                .pack(position, turn.subMoves())
                .map(new Algebraic(position, position.rules().turns(position), true)::unsigned);
    }

    private List<String> parts(long[] turn) {
        List<String> parts = new ArrayList<>(turn.length);
        for (int i = 0; i < turn.length; i++) {
            parts.add(place(turn, structure.isSimultaneous() ? 0 : i).text(turn[i]));
        }
        return parts;
    }

    /** The place in a turn, which begins with places of the turn before if it begins like that. */
    private Place place(long[] turn, int size) {
        for (int i = 1; i <= size; i++) {
            if (places.size() == i || places.get(i).turn[i - 1] != turn[i - 1]) {
                places.subList(i, places.size()).clear();
                places.add(after(places.get(i - 1), turn[i - 1]));
            }
        }
        return places.get(size);
    }

    /** The sign of check or mate that belongs to the position after a turn. */
    private String sign(BoardPosition next) {
        boolean check = rules.engine(next).isCheck(next);
        return rules.royal.isMateSign(next, () -> check && GameEnds.isCheckmate(next)) ? "#" : check ? "+" : "";
    }

    /** How a sub-move is written that comes after others; see {@link io.github.multimove.PartialTurn#label}. */
    public String label(long[] entered, long m) {
        return placeAfter(entered).text(m);
    }

    /**
     * The sub-move that a text means after others: one that some legal turn goes on with, if one can be meant.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if no piece could do so, or several could
     */
    public long read(long[] entered, String text, int offset) {
        return resolve(placeAfter(entered), text, text, AlgebraicForm.read(rules.tables, text, offset), entered);
    }

    /** The sub-moves that a text in coordinate form describes at a place. */
    long[] described(Place place, ParsedSubMove written) {
        return structure.described(place.state, written);
    }

    private Place placeAfter(long[] entered) {
        return place(entered, structure.isSimultaneous() ? 0 : entered.length);
    }

    // ---- places of a turn -------------------------------------------------------------------------------------------

    /** One place of a turn: what stands before it, the board that its sub-move is made on, and what is known of it. */
    final class Place {
        final BoardState state;
        final long[] turn;
        private final Map<Long, String> texts = new HashMap<>();
        private final Map<Long, SubMoves> ofPieces = new HashMap<>();

        Place(BoardState state, long[] turn) {
            this.state = state;
            this.turn = turn;
        }

        /** The sub-moves that begin where such pieces stand, or on the squares that a text names, and could be made there. */
        SubMoves candidates(String text) {
            if (text.startsWith("O-O")) {
                return structure.candidates(state, Structure.castlers(state));
            }
            boolean isLettered = text.charAt(0) >= 'A' && text.charAt(0) <= 'Z' && text.indexOf('@') != 1;
            boolean mayNameLevel = rules.tables.board.levelNames() == Board.LevelNames.LETTERS;
            long codes = isLettered ? rules.tables.codesOf(text.charAt(0)) : 0;
            codes |= isLettered && !mayNameLevel ? 0 : rules.tables.pawnMask;
            SubMoves found = ofPieces.computeIfAbsent(codes, pieces -> structure.candidates(state, squares(pieces)));
            return isLettered && !mayNameLevel ? found : withNamed(found, text);
        }

        private int[] squares(long pieces) {
            return Arrays.stream(state.squares(pieces)).distinct().toArray();
        }

        private SubMoves withNamed(SubMoves known, String text) {
            SubMoves found = new SubMoves();
            known.stream().forEach(found::add);
            Set<Integer> named = new TreeSet<>();
            for (int at = 0; at < text.length(); at++) {
                CoordinateForm.square(rules.tables.board, text, at).ifPresent(square -> named.add(square.index()));
            }
            named.forEach(square -> structure.candidates(state, square, found));
            return found;
        }

        /** How a sub-move is written there. */
        String text(long m) {
            if (isSingle) {
                return shortest(this, m); // each is asked for once
            }
            String text = texts.get(m);
            if (text == null) {
                text = shortest(this, m);
                texts.put(m, text);
            }
            return text;
        }
    }

    /** The first place. */
    Place place() {
        return places.get(0);
    }

    /** The place after one more sub-move; where turns are sets all places are one. */
    Place after(Place place, long m) {
        if (structure.isSimultaneous()) {
            return place;
        }
        return new Place(structure.then(place.state, m), Packed.with(place.turn, m));
    }

    /** Whether some legal turn has a sub-move at a place. */
    boolean occurs(Place place, long m) {
        if (any) {
            return true;
        }
        return engine.completes(Packed.with(place.turn, m));
    }

    // ---- writing ----------------------------------------------------------------------------------------------------

    private String shortest(Place place, long m) {
        for (int way = 0; way < AlgebraicWays.COUNT - 1; way++) {
            Optional<String> text = ways.text(m, way);
            if (text.isPresent() && !isCaptured(place, m, text.get(), way)) {
                return text.get();
            }
        }
        return Structure.text(position, m);
    }

    /** Whether a text means another sub-move, or could as well. */
    private boolean isCaptured(Place place, long m, String text, int way) {
        Optional<ParsedSubMove> written = mayNameOrigin(text) ? form.read(text) : Optional.empty();
        if (written.isPresent()
                && written.get()
                        .from()
                        .filter(from -> from.index() != Packed.from(m))
                        .isPresent()) {
            return true;
        }
        SubMoves all = legal();
        SubMoves candidates = all == null ? place.candidates(text) : all;
        int to = Packed.to(m);
        for (int i = 0; i < candidates.size; i++) {
            boolean isNear = all == null
                    ? Packed.to(candidates.at[i]) == to || Packed.kind(candidates.at[i]) == Packed.CASTLE
                    : destinations[i] == to || destinations[i] < 0;
            if (isNear && isOther(place, candidates.at[i], m, text, way)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text may have two squares, or is a drop: all others are in no coordinate form. */
    private static boolean mayNameOrigin(String text) {
        int digits = 0;
        for (int i = 0; i < text.length(); i++) {
            digits += text.charAt(i) <= '9' && text.charAt(i) >= '0' ? 1 : 0;
        }
        return digits > 1 || text.indexOf('@') >= 0;
    }

    private boolean isOther(Place place, long other, long m, String text, int way) {
        return !AlgebraicWays.areSame(other, m) && isWritten(other, text, way) && (isSingle || occurs(place, other));
    }

    private boolean isWritten(long m, String text, int most) {
        for (int way = 0; way <= most; way++) {
            if (ways.text(m, way).filter(text::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    // ---- reading ----------------------------------------------------------------------------------------------------

    /**
     * The legal turn that a text means.
     *
     * @param lenient whether the text need not be what is written
     */
    Turn parse(String text, boolean lenient) {
        int end = text.length();
        while (end > 0 && end > text.length() - 2 && "+#".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        List<TurnText.Part> parts = new TurnText(position).parts(text.substring(0, end));
        List<AlgebraicForm.Read> read = parts.stream()
                .map(part -> AlgebraicForm.read(rules.tables, part.text(), part.offset()))
                .toList();
        long[] order = new long[parts.size()];
        Place place = place();
        for (int i = 0; i < order.length; i++) {
            order[i] = resolve(place, text, parts.get(i).text(), read.get(i), Arrays.copyOf(order, i));
            place = i + 1 < order.length ? after(place, order[i]) : place;
        }
        PackedTurn turn = turn(order)
                .orElseThrow(() -> RefusalFinder.exception(
                        position, new ListedTurn(structure.unpack(position, structure.canonical(position, order)))));
        if (!lenient) {
            requireCanonical(text, parts, order, end, turn);
        }
        return turn;
    }

    /** The legal turn that sub-moves are, each of which could be made at its place, if it is one. */
    Optional<PackedTurn> turn(long[] order) {
        long[] turn = structure.canonical(position, order.clone());
        return engine.contains(turn) ? Optional.of(new ArrayTurn(position, turn)) : Optional.empty();
    }

    /** Sub-moves, each of which could be made at its place, if some legal turn begins so. */
    Optional<Turn> beginning(long[] order) {
        return engine.completes(order)
                ? Optional.of(new ListedTurn(structure.unpack(position, order)))
                : Optional.empty();
    }

    /**
     * What a text means at a place: a sub-move that occurs in a legal turn if one can be meant, else one that does not.
     *
     * @param before the sub-moves that have been read before it
     */
    private long resolve(Place place, String text, String part, AlgebraicForm.Read read, long[] before) {
        long[] meant = meant(place, read);
        if (meant.length == 0) {
            throw new IllegalTurnException(text, refusal(place, part, read, before));
        }
        if (meant.length > 1) {
            throw new IllegalTurnException(text, ambiguous(place, part, meant));
        }
        return meant[0];
    }

    /** Refuses a part of a text that means several sub-moves. */
    static Refusal ambiguous(Place place, String part, long[] meant) {
        return Refused.ambiguous(
                part, Structure.unpack(place.state, meant[0]), Structure.unpack(place.state, meant[1]));
    }

    /**
     * The sub-moves that a text means at a place: none if none can be written like that, several if it is ambiguous; one alone
     * may occur in no legal turn.
     *
     * @throws TurnFormatException if the text is not of the form
     */
    long[] meant(Place place, String part) {
        return meant(place, AlgebraicForm.read(rules.tables, part, 0));
    }

    private long[] meant(Place place, AlgebraicForm.Read read) {
        long[] all = place.candidates(read.whole()).stream()
                .filter(m -> ways.read(m, read) < AlgebraicWays.COUNT)
                .toArray();
        for (int way = 0; all.length > 1 && way < AlgebraicWays.COUNT; way++) {
            long[] found = {};
            for (long m : all) {
                if (ways.read(m, read) == way
                        && (found.length == 0 || !AlgebraicWays.areSame(m, found[0]))
                        && occurs(place, m)) {
                    found = Packed.with(found, m);
                }
            }
            if (found.length > 0) {
                return found;
            }
        }
        return all.length > 1 ? new long[] {all[0]} : all;
    }

    /** Why no piece can do what a text says: what hinders the one that comes nearest to it. */
    private Refusal refusal(Place place, String part, AlgebraicForm.Read read, long[] before) {
        return RefusalFinder.over(position).orElseGet(() -> refusalOf(place, part, read, before));
    }

    private Refusal refusalOf(Place place, String part, AlgebraicForm.Read read, long[] before) {
        if (structure.isSimultaneous()) {
            BoardState midst = structure.midst(position, byDifferentPieces(before));
            for (long first : before) {
                boolean goesOn = structure.candidates(midst, Packed.to(first)).stream()
                        .anyMatch(m -> ways.read(m, read) < AlgebraicWays.COUNT);
                if (goesOn) {
                    return Refused.movedAlready(Structure.unpack(position, first));
                }
            }
        }
        RefusalFinder finder = new RefusalFinder(position);
        Optional<ParsedSubMove> written = form.read(part);
        if (written.isPresent()) {
            return finder.refuse(place.state, written.get());
        }
        Optional<Square> to = rules.tables.board.find(read.to());
        return to.isEmpty()
                ? Refused.noPieceCan(part, position.side())
                : finder.refuse(place.state, part, ways.origins(place.state, read), to.get());
    }

    /** Some sub-moves without those of a piece that has moved already. */
    private long[] byDifferentPieces(long[] moves) {
        long[] made = {};
        for (long m : moves) {
            long others = Arrays.stream(made)
                    .filter(other -> Packed.from(other) == Packed.from(m) && Packed.type(other) == Packed.type(m))
                    .count();
            long pieces = Arrays.stream(position.codes(Packed.from(m)))
                    .filter(code -> code >> 1 == Packed.type(m))
                    .count();
            made = others < pieces ? Packed.with(made, m) : made;
        }
        return made;
    }

    /** Refuses what means the turn and is not how it is written, the order of its parts apart, which has been read. */
    private void requireCanonical(String text, List<TurnText.Part> parts, long[] order, int end, PackedTurn turn) {
        List<String> canonical = parts(turn.packed());
        for (int i = 0; i < order.length; i++) {
            String expected = canonical.get(placeOf(order[i], i, turn.packed()));
            TurnText.Part part = parts.get(i);
            if (!part.text().equals(expected)) {
                throw refuse(expected, part.text(), part.offset());
            }
        }
        String mark = sign(rules.after(position, turn.packed()));
        if (!text.substring(end).equals(mark)) {
            throw refuse(mark.isEmpty() ? "the end" : mark, text.substring(end), end);
        }
    }

    private static int placeOf(long m, int likely, long[] turn) {
        int place = likely;
        for (int i = 0; i < turn.length && !AlgebraicWays.areSame(turn[place], m); i++) {
            place = i;
        }
        return place;
    }

    private static TurnFormatException refuse(String expected, String found, int offset) {
        return new TurnFormatException(
                "expected " + expected + ", found " + (found.isEmpty() ? "the end" : Quoted.of(found)), offset);
    }
}
