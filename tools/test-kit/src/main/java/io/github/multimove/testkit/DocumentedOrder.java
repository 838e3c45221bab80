package io.github.multimove.testkit;

import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The documented order once more: sub-move by sub-move, a turn before its continuations (rules/notation.md, The order of turns). */
final class DocumentedOrder implements Comparator<Turn> {
    private final Comparator<SubMove> subMoves;

    DocumentedOrder(RuleSet rules) {
        subMoves = Comparator.comparing(SubMove::start)
                .thenComparing(SubMove::to)
                .thenComparing(DocumentedOrder::kind)
                .thenComparing(subMove -> subMove.actor()
                        .map(piece -> rules.base().types().indexOf(piece.type()))
                        .orElse(-1))
                .thenComparing(DocumentedOrder::promotion)
                .thenComparing(DocumentedOrder::relocation);
    }

    @Override
    public int compare(Turn a, Turn b) {
        List<SubMove> one = a.subMoves();
        List<SubMove> other = b.subMoves();
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = subMoves.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private static int kind(SubMove subMove) {
        return subMove instanceof SubMove.RemoteCapture
                ? 1
                : subMove instanceof SubMove.Castling
                        ? 2
                        : subMove.origin().isEmpty() ? 3 : subMove instanceof SubMove.Swap ? 4 : 0;
    }

    private static String promotion(SubMove subMove) {
        return subMove.promotion().stream()
                .map(type -> String.valueOf(type.letter()))
                .collect(Collectors.joining());
    }

    private static int relocation(SubMove subMove) {
        return subMove instanceof SubMove.RelocatingDrop drop
                ? drop.relocatedTo().index()
                : -1;
    }
}
