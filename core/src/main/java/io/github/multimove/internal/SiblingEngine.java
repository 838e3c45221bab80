package io.github.multimove.internal;

/** Answers for turns of single men and siblings. Whether one turn is legal is found without the others. */
final class SiblingEngine implements TurnEngine {
    private final BoardPosition position;
    private final SiblingStructure structure;
    private final PlainEngine plain;

    SiblingEngine(BoardPosition position, SiblingStructure structure) {
        this.position = position;
        this.structure = structure;
        this.plain = new PlainEngine(position, structure);
    }

    @Override
    public long count() {
        return plain.count();
    }

    @Override
    public boolean isEmpty() {
        return plain.isEmpty();
    }

    @Override
    public Cursor cursor() {
        return plain.cursor();
    }

    @Override
    public long[] at(long index) {
        return plain.at(index);
    }

    @Override
    public boolean contains(long[] turn) {
        return plain.contains(turn);
    }
}
