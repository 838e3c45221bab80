package io.github.multimove.js;

import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram;
import org.teavm.jso.JSExport;

/** A turn that is being entered. */
public final class PartialTurnFacade {
    private final PartialTurn turn;

    PartialTurnFacade(PartialTurn turn) {
        this.turn = turn;
    }

    /** Returns the sub-moves entered, as lines. */
    @JSExport
    public String entered() {
        return Facade.lines(turn.entered());
    }

    /**
     * Returns the sub-moves that may come next: lines of text, square it begins on, square it ends on, piece that makes it, letters
     * it promotes to, and letters of what it captures, with tabs.
     */
    @JSExport
    public String next() {
        StringBuilder out = new StringBuilder();
        for (SubMove next : turn.next()) {
            String from = next.origin().map(Square::toString).orElse("");
            out.append(out.isEmpty() ? "" : "\n").append(next).append('\t').append(from);
            out.append('\t').append(next.to()).append('\t');
            out.append(next.actor().map(Piece::toString).orElse("")).append('\t');
            next.promotion().forEach(type -> out.append(type.letter()));
            out.append('\t');
            next.captured().forEach(out::append);
        }
        return out.toString();
    }

    /** Returns how a sub-move that may come next is written in algebraic form. */
    @JSExport
    public String label(String subMove) {
        return turn.next().stream()
                .filter(next -> next.toString().equals(subMove))
                .findFirst()
                .map(turn::label)
                .orElse(subMove);
    }

    /** Returns the pieces in hand as {@link PositionFacade#hands()} does. */
    @JSExport
    public String hands() {
        return PositionFacade.hands(turn);
    }

    /** Returns the turn with one sub-move more. */
    @JSExport
    public PartialTurnFacade then(String subMove) {
        return new PartialTurnFacade(turn.then(subMove));
    }

    /** Returns the turn without its last sub-move. */
    @JSExport
    public PartialTurnFacade back() {
        return new PartialTurnFacade(turn.back());
    }

    /** Returns whether what is entered is a legal turn. */
    @JSExport
    public boolean mayStop() {
        return turn.mayStop();
    }

    /** Returns whether no sub-move may follow. */
    @JSExport
    public boolean mustStop() {
        return turn.mustStop();
    }

    /** Returns the text of the whole turn. */
    @JSExport
    public String turn() {
        return turn.turn().toString();
    }

    /** Returns why a sub-move cannot come next, in a sentence, or nothing. */
    @JSExport
    public String refusal(String subMove) {
        return turn.refusal(subMove).map(Refusal::sentence).orElse("");
    }

    /** Returns what stands where in the midst of the turn. */
    @JSExport
    public String pieces() {
        return PositionFacade.pieces(turn.placement());
    }

    /** Returns a picture. */
    @JSExport
    public String svg(String seenFrom, String theme, boolean coordinates) {
        return PositionFacade.svg(Diagram.of(turn), seenFrom, theme, coordinates);
    }
}
