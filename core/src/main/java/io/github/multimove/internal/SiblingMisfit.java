package io.github.multimove.internal;

import io.github.multimove.Square;
import io.github.multimove.rules.TurnStructure.Bond;

/** Says why sub-moves do not make up a turn of one man or of siblings (rules/twins.md, 1 and Variations). */
final class SiblingMisfit {
    private final SiblingStructure structure;
    private final Field field;
    private final byte[] sets;
    private final long[] turn;

    SiblingMisfit(SiblingStructure structure, Field field, long[] turn) {
        this.structure = structure;
        this.field = field;
        this.sets = SiblingStructure.sets(field);
        this.turn = turn;
    }

    String reason() {
        for (long m : turn) {
            if (Packed.kind(m) == Packed.CASTLE && turn.length > 1) {
                return "castling is a turn by itself";
            }
        }
        if (turn.length > 1 && structure.description.bond() == Bond.SEPARATED_SINGLE) {
            return "one man moves in a turn, found " + turn.length;
        }
        for (int i = 1; i < turn.length; i++) {
            String reason = together(turn[i - 1], turn[i]);
            if (!reason.isEmpty()) {
                return reason;
            }
        }
        String missing = structure.together ? missing() : "";
        return missing.isEmpty() ? "siblings cannot make these moves one after the other in any order" : missing;
    }

    private String together(long a, long b) {
        int one = Packed.from(a);
        int other = Packed.from(b);
        boolean siblings = sets[one] != 0 && sets[one] == sets[other];
        if (one != other && !siblings) {
            return "the men on " + square(one) + " and " + square(other)
                    + " are not siblings and move in turns of their own";
        }
        int moves = 0;
        int arrivals = 0;
        for (long m : turn) {
            moves += Packed.from(m) == other && Packed.type(m) == Packed.type(b) ? 1 : 0;
            arrivals += Packed.to(m) == Packed.to(b) ? 1 : 0;
        }
        if (moves > men(other, Packed.type(b))) {
            return "one man, on " + square(other) + ", moves only once in a turn";
        }
        return arrivals > 1 && !structure.description.sharing()
                ? "two siblings cannot go to " + square(Packed.to(b)) + " in one turn"
                : "";
    }

    private int men(int square, int type) {
        int men = 0;
        for (int code : field.codes(square)) {
            men += code >> 1 == type ? 1 : 0;
        }
        return men;
    }

    /** The first sibling that must move and does not, or nothing if all do. */
    private String missing() {
        byte set = sets[Packed.from(turn[0])];
        for (int s = 0; set != 0 && s < sets.length; s++) {
            for (int code : sets[s] == set ? field.codes(s) : new int[0]) {
                int moving = 0;
                for (long m : turn) {
                    moving += Packed.from(m) == s && Packed.type(m) == code >> 1 ? 1 : 0;
                }
                if (moving < men(s, code >> 1)) {
                    return "the " + structure.tables.types[code >> 1].name() + " on " + square(s)
                            + " must move in the same turn, for it is a sibling";
                }
            }
        }
        return "";
    }

    private Square square(int index) {
        return structure.tables.board.square(index);
    }
}
