package io.github.multimove.internal.explain;

import io.github.multimove.Bond;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMoveRefusal;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Written;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.Optional;

/** Explains turns of sub-moves one after the other (rules/series.md). */
final class SeriesExplainer extends Explainer {
    private final SeriesStructure series;

    /** Whether a pawn moves and then another man (rules/twinmove.md). */
    private final boolean pawnFirst;

    SeriesExplainer(SeriesStructure series) {
        super(series);
        this.series = series;
        this.pawnFirst = PawnFirstReasons.fits(series);
    }

    @Override
    Optional<Refusal> misfit(Rules rules, Field field, long[] turn, boolean isOpening) {
        Optional<Refusal> order =
                pawnFirst ? new PawnFirstReasons(series, rules, field).reason(turn) : Optional.empty();
        return order.isPresent() ? order : Optional.of(new SeriesReasons(series, rules, field).refuse(turn));
    }

    @Override
    Optional<Refusal> reason(Field now, Written subMove) {
        String text = subMove.canonical();
        DropSquares drops = series.drops;
        if (drops != null) {
            return subMove.from()
                    .map(from -> text.indexOf('@') == 1
                            ? drops.reason(now, text, from)
                            : new SubMoveRefusal.DropsFirst(text, from));
        }
        if (text.indexOf('@') == 0 && series.placesNeutral()) {
            return subMove.from()
                    .filter(on -> now.man(on.index()) != 0)
                    .map(on -> new SubMoveRefusal.NoPlacement(text, on, now.man(on.index()) == Field.NEUTRAL));
        }
        return series.has(Step.Kind.PUSH) ? subMove.from().flatMap(from -> push(now, text, from)) : Optional.empty();
    }

    private static Optional<Refusal> push(Field now, String text, Square from) {
        int code = now.man(from.index());
        boolean enemyPawn = code > Field.NEUTRAL && (code & 1) != now.side && now.tables.isPawn(code);
        return enemyPawn
                ? Optional.of(new SubMoveRefusal.NoPush(text, now.tables.pieces[code], from))
                : Optional.empty();
    }

    @Override
    List<Bond> bonds(Rules rules, Field field) {
        if (pawnFirst) {
            return new PawnFirstReasons(series, rules, field).bonds();
        }
        return series.drops == null ? List.of() : List.of(new Bond.DropsFirst(field.inHand(field.side)));
    }

    /** Two men only if one of them is a pawn and the other not, where these are told apart. */
    @Override
    boolean mayLeaveTogether(Field field, int[] squares) {
        return squares.length == 1
                || (pawnFirst
                        && PawnFirstReasons.isPaired(series)
                        && squares.length == 2
                        && series.tables.isPawn(field.man(squares[0])) != series.tables.isPawn(field.man(squares[1])));
    }

    /** A pawn that takes the last royal man ends its turn; another man may have to wait for a pawn. */
    @Override
    boolean takesAlone(Field field, int from, int code) {
        return pawnFirst && (series.tables.isPawn(code) || !PawnFirstReasons.isCompelled(series));
    }
}
