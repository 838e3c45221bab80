package io.github.multimove.internal.play;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Refusal;
import io.github.multimove.SubMove;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.NoContinuation;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.ListedTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says why a sub-move does not fit what has been entered of a turn.
 *
 * <p>The turn with it is refused as whole turns are, with one exception: where that refusal only says that the turn is not
 * at its end, the sub-moves that it says are possible are tried, and what hinders the turn then is the reason.
 */
record EntryRefusals(EnteredTurn turn) {
    /** More sub-moves than this are not tried to find out why a turn cannot be completed. */
    private static final int MOST_TRIED = 16;

    /** The exception for a sub-move that may not be entered; it names the turn with it. */
    IllegalTurnException exception(SubMove subMove) {
        return new IllegalTurnException(with(subMove).toString(), of(subMove));
    }

    /** The exception for a text in coordinate form that is none of the sub-moves that may be entered. */
    IllegalTurnException exception(String text) {
        String all = turn.entered().isEmpty() ? text : turn + "," + text;
        TurnText reader = new TurnText(turn.position());
        Optional<SubMove> made = turn.structure()
                .match(turn.position(), reader.written(all))
                .map(packed -> turn.structure().unpack(turn.position(), packed))
                .flatMap(subMoves -> subMoves.stream()
                        .filter(subMove -> !turn.entered().contains(subMove))
                        .reduce((first, second) -> second));
        return made.map(this::exception).orElseGet(() -> reader.refuse(all));
    }

    /** Why a sub-move may not be entered. */
    Refusal of(SubMove subMove) {
        List<SubMove> tried = new ArrayList<>();
        ListedTurn whole = with(subMove);
        Refusal refusal = refuse(whole);
        while (RefusalFinder.isUnfinished(refusal, whole.subMoves().size()) && tried.size() < MOST_TRIED) {
            if (!(refusal instanceof MissingStep missing)) {
                return new NoContinuation(subMove, tried, refusal);
            }
            tried.add(missing.possible());
            whole = with(subMove, tried);
            refusal = refuse(whole);
        }
        return tried.isEmpty() ? refusal : new NoContinuation(subMove, tried, refusal);
    }

    private Refusal refuse(ListedTurn whole) {
        return new RefusalFinder(turn.position()).refuse(whole);
    }

    private ListedTurn with(SubMove subMove) {
        return with(subMove, List.of());
    }

    private ListedTurn with(SubMove subMove, List<SubMove> following) {
        List<SubMove> all = new ArrayList<>(turn.entered());
        all.add(subMove);
        all.addAll(following);
        Optional<long[]> packed = turn.structure().arrange(turn.position(), all);
        return new ListedTurn(packed.map(canonical -> turn.structure().unpack(turn.position(), canonical))
                .orElse(all));
    }
}
