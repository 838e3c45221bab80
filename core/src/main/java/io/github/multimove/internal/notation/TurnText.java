package io.github.multimove.internal.notation;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads turns in coordinate form (rules/notation.md), and hands what is not in that form to the algebraic reader. */
public record TurnText(BoardPosition position) {
    /** More sub-moves than any turn can have. */
    private static final int MAX_SUB_MOVES = 512;

    /** One sub-move's text and where it stands. */
    record Part(String text, int offset) {}

    /**
     * Reads the sub-moves of a turn or of its beginning, in coordinate form only.
     *
     * @throws TurnFormatException if it is not of that form
     */
    public List<ParsedSubMove> written(String text) {
        List<ParsedSubMove> written = new ArrayList<>();
        for (Part part : parts(text)) {
            written.add(form().read(part.text())
                    .orElseThrow(() -> new TurnFormatException(
                            "expected sub-moves such as e2e4,g1f3, found " + Quoted.of(text), part.offset())));
        }
        return written;
    }

    /** Refuses a text in coordinate form that is neither a legal turn nor the beginning of one. */
    public IllegalTurnException refuse(String text) {
        return refuse(text, written(text));
    }

    /**
     * The parts of a turn's text, one for each sub-move: commas stand between them, and none before a placement of the neutral
     * piece in algebraic form (rules/notation.md, Turns: algebraic form).
     *
     * @throws TurnFormatException if there are more parts than any turn can have
     */
    List<Part> parts(String turn) {
        List<Part> parts = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= turn.length(); at++) {
            boolean comma = at < turn.length() && turn.charAt(at) == ',';
            // behind one letter the sign is that of a drop
            boolean joined = at > start + 1
                    && at < turn.length()
                    && turn.charAt(at) == '@'
                    && position.rules().structures.placesNeutral();
            if (comma || joined || at == turn.length()) {
                if (parts.size() == MAX_SUB_MOVES) {
                    throw new TurnFormatException("expected at most " + MAX_SUB_MOVES + " sub-moves, found more", 0);
                }
                parts.add(new Part(turn.substring(start, at), start));
                start = comma ? at + 1 : at;
            }
        }
        return parts;
    }

    /**
     * Reads a legal turn.
     *
     * @param lenient whether it may be looser than what is written
     */
    public Turn parse(String text, boolean lenient) {
        try {
            return parseAsItStands(text, lenient);
        } catch (InputException e) {
            if (lenient) {
                return new LenientReader(position).read(text, e);
            }
            throw e;
        }
    }

    private Turn parseAsItStands(String text, boolean lenient) {
        List<ParsedSubMove> written = new ArrayList<>();
        List<Part> parts = parts(text);
        boolean lettered = false;
        int end = -1;
        for (Part part : parts) {
            Optional<ParsedSubMove> one = form().read(part.text());
            // algebraic form alone has parts without a comma between them
            if (one.isEmpty() || part.offset() == end) {
                return new Algebraic(position).parse(text, lenient);
            }
            end = part.offset() + part.text().length();
            lettered |= one.get().isLettered();
            written.add(one.get());
        }
        boolean algebraic = lettered && match(written).isEmpty();
        return algebraic ? new Algebraic(position).parse(text, lenient) : find(text, written);
    }

    private CoordinateForm form() {
        return new CoordinateForm(position.board());
    }

    private Optional<long[]> match(List<ParsedSubMove> written) {
        return position.clause.structure.match(position, written);
    }

    /**
     * The legal turn of sub-moves in coordinate form.
     *
     * @throws io.github.multimove.IllegalTurnException if there is none; it names the text
     */
    PackedTurn find(String text, List<ParsedSubMove> written) {
        Optional<long[]> packed = match(written).filter(position.rules().turns(position)::contains);
        return packed.map(turn -> new ArrayTurn(position, turn)).orElseThrow(() -> refuse(text, written));
    }

    private IllegalTurnException refuse(String text, List<ParsedSubMove> written) {
        Structure structure = position.clause.structure;
        return match(written)
                .map(turn -> RefusalFinder.exception(position, new ListedTurn(structure.unpack(position, turn))))
                .orElseGet(() -> new IllegalTurnException(text, new RefusalFinder(position).refuseText(written)));
    }
}
