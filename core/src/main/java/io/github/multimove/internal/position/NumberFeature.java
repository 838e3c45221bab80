package io.github.multimove.internal.position;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.text.Quoted;

/** A number that a structure has declared: a field of position text, some bytes, a variant field of set-ups. */
final class NumberFeature extends PositionFeature {
    private final NumberField number;
    private final boolean isInHead;

    NumberFeature(Rules rules, NumberField number) {
        super(rules, true);
        this.number = number;
        this.isInHead = isInHead(number);
    }

    /** Whether it is the bit of the first byte that there is for one number of yes or no. */
    static boolean isInHead(NumberField number) {
        return number.isFlag() && number.shift() == 0;
    }

    @Override
    String title() {
        return number.isOwed() ? "the " + number.name() + " owed" : number.name();
    }

    @Override
    void read(PositionText in, String field, int offset, PositionDraft draft) {
        int value = number.read(field);
        if (value < 0) {
            throw in.refuse(number.expected(), offset);
        }
        say(draft, value);
    }

    @Override
    void write(BoardPosition position, StringBuilder out) {
        out.append(number.text(number.of(position.numbers())));
    }

    @Override
    void write(BoardPosition position, ByteWriter out) {
        int value = number.of(position.numbers());
        if (isInHead) {
            out.flag(value);
        } else {
            out.number(value, number.bytes());
        }
    }

    @Override
    void read(ByteReader in, PositionDraft draft) {
        if (isInHead) {
            say(draft, in.flag() ? 1 : 0);
        } else {
            say(draft, in.number(number.bytes(), number.name(), 0, number.most()));
        }
    }

    private void say(PositionDraft draft, int value) {
        draft.numbers = number.with(draft.numbers, value);
        draft.said |= number.mask();
    }

    @Override
    public void read(Setup setup, PositionDraft draft) {
        String text = setup.variantFields().get(number.name());
        if (text == null) {
            return;
        }
        int value = number.read(text);
        if (value < 0) {
            draft.problem(Kind.TEXT, "expected " + number.expected() + ", found " + Quoted.of(text));
        } else {
            say(draft, value);
        }
    }

    @Override
    public void write(PositionDraft draft, Setup.Builder setup) {
        if ((draft.said & number.mask()) != 0) {
            setup.variantField(number.name(), number.text(number.of(draft.numbers)));
        }
    }

    @Override
    void setUnchecked(PositionDraft draft, BoardState state) {
        int value = (draft.said & number.mask()) != 0
                ? number.of(draft.numbers)
                : rules.structures.unsaid(number, state, draft.number);
        state.numbers(number.with(state.numbers(), value));
    }
}
