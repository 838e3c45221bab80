package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Algebraic form without check marks by going through all legal turns (rules/notation.md): slow, right by inspection. */
final class PlainAlgebraic {
    /** Ways to name an origin: level, file and rank, least first. */
    private static final List<String> WAYS = List.of("", "l", "f", "r", "lf", "lr", "fr", "lfr");

    private final Position position;
    private final List<Turn> turns;
    private final Map<List<SubMove>, Set<SubMove>> known = new HashMap<>();
    private final boolean set;
    private final boolean flat;

    PlainAlgebraic(Position position, List<Turn> allLegalTurns) {
        this.position = position;
        this.turns = allLegalTurns;
        this.set = !position.ruleSet().structure().isOrdered();
        this.flat = position.board().levelNames() == Board.LevelNames.UNNAMED;
    }

    String write(Turn turn) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < turn.subMoves().size(); i++) {
            parts.add(write(turn.subMoves().get(i), occurring(turn.subMoves().subList(0, i))));
        }
        return String.join(",", parts).replace(",@", "@"); // the neutral piece stands without comma
    }

    /** The sub-moves that stand in a legal turn; in ordered turns, right after a beginning. */
    private Set<SubMove> occurring(List<SubMove> beginning) {
        List<SubMove> place = set ? List.of() : List.copyOf(beginning);
        return known.computeIfAbsent(place, this::find);
    }

    private Set<SubMove> find(List<SubMove> beginning) {
        Set<SubMove> found = new LinkedHashSet<>();
        for (Turn turn : turns) {
            List<SubMove> all = turn.subMoves();
            if (set) {
                found.addAll(all);
            } else if (all.size() > beginning.size()
                    && all.subList(0, beginning.size()).equals(beginning)) {
                found.add(all.get(beginning.size()));
            }
        }
        return found;
    }

    private String write(SubMove subMove, Set<SubMove> occurring) {
        for (int way = 0; way < WAYS.size(); way++) {
            Optional<String> text = text(subMove, way);
            if (text.isPresent() && !isCaptured(subMove, text.get(), way, occurring)) {
                return text.get();
            }
        }
        return subMove.toString();
    }

    private boolean isCaptured(SubMove subMove, String text, int way, Set<SubMove> occurring) {
        for (SubMove other : occurring) {
            for (int i = 0; i <= way; i++) {
                boolean same = other.toString().equals(subMove.toString());
                if (!same && text(other, i).equals(Optional.of(text))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Optional<String> text(SubMove subMove, int way) {
        String letter = subMove.actor()
                .filter(piece -> !isPawn(subMove))
                .map(piece -> letter(piece.type()))
                .orElse("");
        if (subMove instanceof SubMove.Castling castling) {
            return Optional.of(castling.symbol());
        }
        if (subMove instanceof SubMove.Swap swap) {
            String into = swap.into().isEmpty() ? "" : "=" + letter(swap.into().get(0));
            return Optional.of(swap.from() + "/" + swap.to() + into);
        }
        if (subMove.origin().isEmpty()) {
            return Optional.of(subMove.toString());
        }
        if (subMove instanceof SubMove.RemoteCapture) {
            return Optional.of(letter + subMove);
        }
        String parts = WAYS.get(way);
        boolean withoutFile = isPawn(subMove) && subMove.isCapture() && !parts.contains("f");
        if (withoutFile || (flat && parts.contains("l"))) {
            return Optional.empty();
        }
        StringBuilder promotion = new StringBuilder();
        if (!subMove.promotion().isEmpty()) {
            promotion.append('=');
            subMove.promotion().forEach(type -> promotion.append(type.letter()));
        }
        return Optional.of(
                letter + named(subMove.start(), parts) + (subMove.isCapture() ? "x" : "") + subMove.to() + promotion);
    }

    private boolean isPawn(SubMove subMove) {
        return subMove.actor().stream()
                .anyMatch(piece -> position.ruleSet().base().pawns().contains(piece.type()));
    }

    private String named(Square square, String parts) {
        String name = square.toString();
        int file = flat ? 0 : 1;
        return (parts.contains("l") ? name.substring(0, file) : "")
                + (parts.contains("f") ? name.substring(file, file + 1) : "")
                + (parts.contains("r") ? name.substring(file + 1) : "");
    }

    private static String letter(PieceType type) {
        return String.valueOf(type.letter());
    }
}
