package io.github.multimove.internal.notation;

import io.github.multimove.Board;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.explain.Refusals;
import io.github.multimove.internal.play.TurnView;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Reads turns in coordinate form (rules/notation.md), and hands what is not in that form to the algebraic reader. */
public final class TurnText {
    /** More sub-moves than any structure can have. */
    private static final int MOST_SUB_MOVES = 64;

    private final Rules rules;
    private final BoardPosition position;
    private final Board board;
    /** Whether algebraic form may be looser than what is written. */
    private final boolean lenient;

    public TurnText(Rules rules, BoardPosition position) {
        this(rules, position, false);
    }

    public TurnText(Rules rules, BoardPosition position, boolean lenient) {
        this.rules = rules;
        this.position = position;
        this.lenient = lenient;
        this.board = rules.tables.board;
    }

    /** One sub-move as written: its canonical text, the squares that it begins and ends on; none for a castling's symbol. */
    public record Written(String canonical, Optional<Square> from, Optional<Square> to) {
        /** Whether it names the man that moves, as algebraic form does too when it names the whole origin. */
        boolean isLettered() {
            return from.isPresent()
                    && canonical.indexOf('@') < 0
                    && !canonical.startsWith(from.get().toString());
        }
    }

    /**
     * Reads the sub-moves of a turn or of its beginning, in coordinate form only.
     *
     * @throws TurnFormatException if it is not of that form
     */
    List<Written> written(String text) {
        List<Written> written = new ArrayList<>();
        int offset = 0;
        for (String part : parts(text)) {
            int at = offset;
            written.add(read(part)
                    .orElseThrow(() -> new TurnFormatException(
                            "expected sub-moves such as e2e4,g1f3, found " + Quoted.of(text), at)));
            offset += part.length() + 1;
        }
        return written;
    }

    /** The sub-moves of a turn or of its beginning as descriptions; see {@link #written}. */
    public List<Structure.Wanted> wanted(String text) {
        return written(text).stream().map(TurnText::wanted).toList();
    }

    /** Refuses a text in coordinate form that is neither a legal turn nor the beginning of one. */
    public IllegalTurnException refuse(String text) {
        return refuse(text, written(text));
    }

    private static String[] parts(String text) {
        String[] parts = Objects.requireNonNull(text, "text").split(",", MOST_SUB_MOVES + 1);
        if (parts.length > MOST_SUB_MOVES) {
            throw new TurnFormatException("expected at most " + MOST_SUB_MOVES + " sub-moves, found more", 0);
        }
        return parts;
    }

    public Turn parse(String text) {
        List<Written> written = new ArrayList<>();
        String[] parts = parts(text);
        boolean lettered = false;
        for (String part : parts) {
            Optional<Written> one = read(part);
            if (one.isEmpty()) {
                return new Algebraic(rules, position).parse(text, lenient);
            }
            lettered |= one.get().isLettered();
            written.add(one.get());
        }
        boolean algebraic = lettered && match(written).isEmpty();
        return algebraic ? new Algebraic(rules, position).parse(text, lenient) : find(text, written);
    }

    /** Reads one sub-move in coordinate form, or nothing if it is not in that form. */
    public Optional<Written> read(String part) {
        if (part.equals("O-O") || part.equals("O-O-O") || part.equals("O-O-O-O")) {
            return Optional.of(new Written(part, Optional.empty(), Optional.empty()));
        }
        int at = 0;
        String letter = "";
        if (part.length() > 1
                && isLetter(part.charAt(0))
                && (part.charAt(1) == '@' || square(part, 0).isEmpty())) {
            letter = part.substring(0, 1);
            at = 1;
            if (part.charAt(1) == '@') {
                return drop(part);
            }
        }
        Optional<Square> from = square(part, at);
        if (from.isEmpty()) {
            return Optional.empty();
        }
        at += from.get().toString().length();
        boolean flat = board.levelNames() == Board.LevelNames.UNNAMED;
        String between = flat ? "" : "-";
        Optional<Square> to = flat ? square(part, at) : Optional.empty();
        if (to.isEmpty() && at < part.length() && "-x*".indexOf(part.charAt(at)) >= 0) {
            between = part.charAt(at) == '*' ? "*" : between;
            to = square(part, ++at);
        }
        if (to.isEmpty()) {
            return Optional.empty();
        }
        at += to.get().toString().length();
        String promotion = part.substring(at);
        if (promotion.length() > 2 || !promotion.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            return Optional.empty();
        }
        return Optional.of(new Written(letter + from.get() + between + to.get() + promotion, from, to));
    }

    private Optional<Written> drop(String part) {
        Optional<Square> to = square(part, 2);
        int at = 2 + to.map(s -> s.toString().length()).orElse(0);
        if (to.isPresent() && at < part.length() && part.charAt(at) == '>') {
            Optional<Square> relocated = square(part, at + 1);
            at += 1 + relocated.map(s -> s.toString().length()).orElse(-1);
        }
        return to.isPresent() && at == part.length() ? Optional.of(new Written(part, to, to)) : Optional.empty();
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /** The longest square name that stands at a place of the text. */
    private Optional<Square> square(String text, int at) {
        for (int length = 4; length >= 2; length--) {
            if (at + length <= text.length()) {
                Optional<Square> found = board.find(text.substring(at, at + length));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Structure.Wanted wanted(Written written) {
        String text = written.canonical();
        return written.from()
                .map(from -> new Structure.Wanted(
                        from.index(), subMove -> subMove.toString().equals(text)))
                .orElseGet(() -> new Structure.Wanted(
                        -1,
                        subMove -> subMove instanceof SubMove.Castling castling
                                && castling.symbol().equals(text)));
    }

    private Optional<long[]> match(List<Written> written) {
        return rules.structureAt(position)
                .match(position, written.stream().map(TurnText::wanted).toList());
    }

    /**
     * The legal turn of sub-moves in coordinate form.
     *
     * @throws io.github.multimove.IllegalTurnException if there is none; it names the text
     */
    PackedTurn find(String text, List<Written> written) {
        Optional<long[]> packed = match(written).filter(new TurnView(position).engine()::contains);
        return packed.map(turn -> new ArrayTurn(position, turn)).orElseThrow(() -> refuse(text, written));
    }

    private IllegalTurnException refuse(String text, List<Written> written) {
        Structure structure = rules.structureAt(position);
        return match(written)
                .map(turn -> Refusals.exception(position, new ListedTurn(structure.unpack(position, turn))))
                .orElseGet(() -> new IllegalTurnException(text, new Refusals(rules, position).refuseText(written)));
    }
}
