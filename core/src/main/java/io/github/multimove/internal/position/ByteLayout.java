package io.github.multimove.internal.position;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.turns.time.StructuresInTime;
import java.util.List;
import java.util.stream.Stream;

/** What the byte form of a game's positions consists of; see {@link io.github.multimove.Position#toBytes}. */
final class ByteLayout {
    /** The version, in the upper half of the first byte. */
    static final int VERSION = 1;

    static final int BLACK = 1;
    static final int COUNTERS = 2;
    static final int NUMBER = 4;
    /** There is one number of yes or no that stands here. */
    static final int FLAG = 8;

    /** Pieces with codes below this one fit into four bits. */
    private static final int CODES_OF_HALF_BYTES = 18;

    private static final int SQUARES_OF_BYTES = 256;

    /** How many bytes castling rights and the occupied squares take. */
    final int castling;

    final int board;
    /** Whether a piece takes four bits. */
    final boolean halfBytes;
    /** How many bytes a square takes. */
    final int square;

    /** The features of the game's positions. */
    final PositionFeature[] features;
    /** Those that are written as fields of position text. */
    final List<PositionFeature> written;
    /** Whether a number of yes or no stands in the first byte. */
    final boolean hasFlag;
    /** Whether turns depend on the number of every turn. */
    final boolean counts;
    /** Whether a turn number may follow. */
    final boolean numbers;

    ByteLayout(Rules rules) {
        GameTables tables = rules.tables;
        StructuresInTime structures = rules.structures;
        castling = (tables.castles.length + 7) >> 3;
        board = (tables.size + 7) >> 3;
        halfBytes = tables.codes <= CODES_OF_HALF_BYTES;
        square = square(tables);
        features = rules.features.stream().filter(feature -> feature.isPresent).toArray(PositionFeature[]::new);
        written = Stream.of(features)
                .filter(feature -> !feature.title().isEmpty())
                .toList();
        hasFlag = structures.facts.numbers().stream().anyMatch(NumberFeature::isInHead);
        counts = structures.facts.countsTurns();
        numbers = counts || structures.hasOwnTurns() || structures.dropsFirst() || structures.hasOpening();
    }

    /** How many bytes a square of a game takes. */
    static int square(GameTables tables) {
        return tables.size <= SQUARES_OF_BYTES ? 1 : 2;
    }
}
