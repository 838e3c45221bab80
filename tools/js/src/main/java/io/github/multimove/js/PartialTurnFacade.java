package io.github.multimove.js;

import io.github.multimove.PartialTurn;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.diagram.Diagram;
import java.util.stream.Collectors;
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

    /** Returns the sub-moves that may come next: lines of text, square it begins on, square it ends on, and label, with tabs. */
    @JSExport
    public String next() {
        return turn.next().stream()
                .map(next -> next + "\t" + next.origin().map(Square::toString).orElse("") + "\t" + next.to() + "\t"
                        + turn.label(next))
                .collect(Collectors.joining("\n"));
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
