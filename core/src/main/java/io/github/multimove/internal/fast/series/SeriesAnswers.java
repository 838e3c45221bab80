package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.endings.MateSearch;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.RuleSetAnswers;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers for games of ordered turns on boards of one word, for the positions whose turns {@link SeriesSets} serve. // must
 * agree with PlainEngine: AgreementTest proves it
 */
public final class SeriesAnswers implements RuleSetAnswers {
    private final Rules rules;

    private SeriesAnswers(Rules rules) {
        this.rules = rules;
    }

    /** Returns the answers for a rule set, or null if its board, pieces or structures do not fit. */
    public static @Nullable SeriesAnswers of(Rules rules) {
        Attacks64 reach = GeometryTables.of(rules.tables).emptyHanded;
        return reach != null
                        && reach.isSupported
                        && rules.structures.all().allMatch(structure -> structure instanceof SeriesStructure)
                ? new SeriesAnswers(rules)
                : null;
    }

    @Override
    public boolean serves(BoardPosition position) {
        return position.clause.engines instanceof SeriesSets sets
                && sets.serves(position)
                && !rules.royal.isOver(position);
    }

    private static SeriesSets sets(BoardPosition position) {
        return (SeriesSets) position.clause.engines;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        return rules.royal.canLoseOne(position, position.side);
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return rules.royal.canLoseAll(position, position.side);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return rules.royal.isMate(() -> sets(position).isMate(position), () -> MateSearch.isDoomed(position));
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        ToLongFunction<BoardState> whole = sets(position).turnCount();
        return whole == null ? engine(position).isEmpty() : whole.applyAsLong(position) == 0;
    }

    @Override
    public long count(BoardPosition position) {
        return sets(position).count(position);
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        return sets(position).engine(position);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        return new SeriesPerft(rules).count(position, position.number, depth);
    }
}
