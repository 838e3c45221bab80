package io.github.multimove;

/** How the text of a turn is read. More may come in a minor version: a {@code switch} needs a default. */
public enum Reading {
    /**
     * As the library writes turns, in coordinate or algebraic form: algebraic form as {@link Position#algebraic} writes it,
     * neither with a letter more nor with a check mark less; only the order of sub-moves is free where a turn is a set.
     */
    STRICT,

    /**
     * As people and other programs write turns: with more of the origin than is needed ({@code Ngf3}, {@code Ng1f3},
     * {@code e2e4}), a {@code -} or {@code x} too many or too few, {@code e8Q} for {@code e8=Q}, {@code 0-0} for {@code O-O},
     * and with check marks missing or wrong.
     *
     * <p>A text that is no legal turn even so is read with {@code ;}, {@code /} or spaces alone between sub-moves, capitals and
     * small letters exchanged ({@code nf3}, {@code E2E4}, {@code e8=q}), {@code o-o}, castling as the king's way to the rook
     * ({@code e1h1}), {@code exd6ep} and {@code exd6 e.p.}, marks after each sub-move, {@code :} for {@code x}. If what it may
     * stand for is one legal turn, that is the turn; several are refused as ambiguous.
     */
    LENIENT
}
