package io.github.multimove.internal;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.IllegalTurnException.Rule;
import io.github.multimove.Piece;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Says which rule an illegal turn breaks, and where. Only asked for turns that are not legal. */
final class Refusals {
    private final Composition rules;
    private final Field field;
    private final Structure structure;
    private final Tables tables;

    Refusals(Composition rules, BoardPosition position) {
        this.rules = rules;
        this.field = position.field;
        this.structure = rules.structureAt(position);
        this.tables = rules.tables;
    }

    IllegalTurnException refuse(Turn turn) {
        String text = turn.toString();
        if (rules.isOver(field)) {
            return new IllegalTurnException(text, Rule.GAME_OVER, List.of(), "the game is over");
        }
        List<SubMove> subMoves = turn.subMoves();
        Field now = field;
        long[] packed = new long[subMoves.size()];
        for (int i = 0; i < packed.length; i++) {
            SubMove subMove = subMoves.get(i);
            packed[i] = structure.pack(now, subMove);
            if (packed[i] < 0) {
                return refuseSubMove(text, now, subMove.toString(), subMove.from());
            }
            if (!structure.isSimultaneous()) {
                now = now == field ? field.copy() : now;
                now.apply(packed[i]);
            }
        }
        return refusePacked(text, packed);
    }

    /** Refuses a turn of which some sub-move, in canonical text, cannot be made where it stands in the turn. */
    IllegalTurnException refuseText(String text, List<String> subMoves) {
        if (rules.isOver(field)) {
            return new IllegalTurnException(text, Rule.GAME_OVER, List.of(), "the game is over");
        }
        Field now = field;
        for (String subMove : subMoves) {
            Optional<Square> from = beginning(subMove);
            SubMoves found = new SubMoves();
            for (int s = 0; s < tables.size; s++) {
                if (from.isEmpty() || from.get().index() == s) {
                    structure.candidates(now, s, found);
                }
            }
            long match = -1;
            int matches = 0;
            for (int i = 0; i < found.size; i++) {
                SubMove candidate = Structure.unpack(now, found.at[i]);
                if (candidate.toString().equals(subMove)
                        || (candidate instanceof SubMove.Castling castling
                                && castling.symbol().equals(subMove))) {
                    match = found.at[i];
                    matches++;
                }
            }
            if (matches > 1) {
                return new IllegalTurnException(
                        text, Rule.MOVEMENT, List.of(), subMove + " could mean several castlings");
            }
            if (match < 0) {
                return from.isPresent()
                        ? refuseSubMove(text, now, subMove, from.get())
                        : new IllegalTurnException(
                                text, Rule.MOVEMENT, List.of(), "no castling " + subMove + " is open now");
            }
            if (!structure.isSimultaneous()) {
                now = now == field ? field.copy() : now;
                now.apply(match);
            }
        }
        return new IllegalTurnException(text, Rule.STRUCTURE, List.of(), "these sub-moves do not make up a turn");
    }

    private Optional<Square> beginning(String subMove) {
        int start = subMove.indexOf('@') >= 0 ? subMove.indexOf('@') + 1 : 0;
        for (int at = start; at <= start + 1; at++) {
            for (int length = 4; length >= 2; length--) {
                if (at + length <= subMove.length()) {
                    Optional<Square> found = tables.board.find(subMove.substring(at, at + length));
                    if (found.isPresent()) {
                        return found;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private IllegalTurnException refuseSubMove(String text, Field now, String subMove, Square from) {
        if (!from.board().equals(tables.board)) {
            return new IllegalTurnException(
                    text, Rule.FOREIGN, List.of(), from + " is a square of another board, " + from.board());
        }
        Optional<Structure.Reason> reason = structure.reason(now, subMove, from);
        if (reason.isPresent() && !isCandidate(now, subMove, from)) {
            return refuse(text, reason.get());
        }
        int code = now.men[from.index()];
        boolean drop = subMove.indexOf('@') >= 0;
        if (!drop && (code == 0 || (code & 1) != now.side)) {
            return new IllegalTurnException(
                    text,
                    Rule.NO_MAN,
                    List.of(from),
                    "no man of " + side(now.side) + " stands on " + from
                            + (code == 0 ? "" : " but " + name(tables.pieces[code])));
        }
        if (!drop && now.isFrozen(from.index())) {
            return new IllegalTurnException(
                    text, Rule.FROZEN, List.of(from), name(tables.pieces[code]) + " on " + from + " is held fast");
        }
        if (isCandidate(now, subMove, from)) {
            return new IllegalTurnException(
                    text,
                    Rule.FOREIGN,
                    List.of(from),
                    subMove + " is described for another position: another man moves or is taken");
        }
        return new IllegalTurnException(
                text,
                Rule.MOVEMENT,
                List.of(from),
                drop
                        ? subMove + " is not a drop that the rules allow here"
                        : name(tables.pieces[code]) + " on " + from + " cannot make the move " + subMove);
    }

    private boolean isCandidate(Field now, String subMove, Square from) {
        SubMoves found = new SubMoves();
        structure.candidates(now, from.index(), found);
        for (int i = 0; i < found.size; i++) {
            if (Structure.unpack(now, found.at[i]).toString().equals(subMove)) {
                return true;
            }
        }
        return false;
    }

    private static IllegalTurnException refuse(String text, Structure.Reason reason) {
        return new IllegalTurnException(text, reason.rule(), reason.squares(), reason.sentence());
    }

    private IllegalTurnException refusePacked(String text, long[] packed) {
        Optional<Structure.Reason> reason = structure.reason(field, packed);
        if (reason.isPresent()) {
            return refuse(text, reason.get());
        }
        if (structure.isSet()) {
            for (int i = 1; i < packed.length; i++) {
                if (packed[i - 1] > packed[i]) {
                    return new IllegalTurnException(
                            text,
                            Rule.ORDER,
                            List.of(tables.board.square(Packed.from(packed[i]))),
                            "the sub-moves are not in ascending order of their squares");
                }
            }
        }
        if (structure instanceof Prongs prongs) {
            Optional<IllegalTurnException> refusal = refuseProngs(text, prongs, packed);
            if (refusal.isPresent()) {
                return refusal.get();
            }
        } else if (!isPseudoLegal(packed)) {
            return new IllegalTurnException(text, Rule.STRUCTURE, List.of(), structure.misfit(field, packed));
        }
        for (long m : packed) {
            if (Packed.kind(m) == Packed.CASTLE && !rules.mayCastle(field, m)) {
                return new IllegalTurnException(
                        text,
                        Rule.CASTLING_ATTACKED,
                        List.of(tables.board.square(Packed.from(m))),
                        "the king may not castle out of or through attack");
            }
        }
        return refuseUnsafe(text, packed);
    }

    private boolean isPseudoLegal(long[] packed) {
        Cursor cursor = structure.cursor(field);
        while (cursor.next()) {
            if (java.util.Arrays.equals(cursor.turn, 0, cursor.size, packed, 0, packed.length)) {
                return true;
            }
        }
        return false;
    }

    private Optional<IllegalTurnException> refuseProngs(String text, Prongs prongs, long[] packed) {
        int weight = 0;
        for (int i = 0; i < packed.length; i++) {
            weight += prongs.weight(packed[i]);
            long[] one = {packed[i]};
            for (int j = 0; j < i; j++) {
                if (!prongs.areDisjoint(field, packed[j], one[0])) {
                    Square a = tables.board.square(Packed.from(packed[j]));
                    Square b = tables.board.square(Packed.from(one[0]));
                    boolean collide = prongs.collision && prongs.collide(field, packed[j], one[0]);
                    return Optional.of(new IllegalTurnException(
                            text,
                            Rule.COMBINATION,
                            List.of(b, a),
                            a.equals(b)
                                    ? "one man, on " + a + ", moves only once in a turn"
                                    : collide
                                            ? "the men on " + a + " and " + b + " would collide"
                                            : "the moves of the men on " + a + " and " + b
                                                    + " meet on one square or take one man"));
                }
            }
        }
        if (weight > prongs.most) {
            return Optional.of(new IllegalTurnException(
                    text,
                    Rule.STRUCTURE,
                    List.of(),
                    "this turn has at most " + prongs.most + (prongs.most == 1 ? " man move" : " men move")
                            + " (castling counts for " + prongs.castlingWeight + "), found " + weight));
        }
        for (int i = 1; i < packed.length; i++) {
            if (!prongs.fits(field, packed, i, packed[i])) {
                return Optional.of(new IllegalTurnException(
                        text, Rule.COMBINATION, List.of(), "there are not enough captured men for these promotions"));
            }
        }
        return Optional.empty();
    }

    /** Says which royal man would be left to be taken, and by which men. */
    private IllegalTurnException refuseUnsafe(String text, long[] packed) {
        Field after = structure.after(field, packed, packed.length, null);
        int[][] groups = rules.structures.judge().royals(after, field.side);
        if (groups.length == 0) {
            return new IllegalTurnException(
                    text, Rule.ROYAL_LEFT_ATTACKED, List.of(), "your own king would come off the board");
        }
        List<Square> squares = new ArrayList<>();
        StringBuilder reason = new StringBuilder();
        for (int[] group : groups) {
            if (groups.length > 1 && !rules.canTake(after, after.side, new int[][] {group})) {
                continue;
            }
            Square royal = tables.board.square(group[0]);
            Piece man = tables.pieces[after.men[group[0]]];
            reason.append(reason.length() == 0 ? "" : " and ")
                    .append("your ")
                    .append(man.type().name());
            reason.append(" on ").append(royal).append(" would be left attacked");
            squares.add(royal);
            Field turned = after.copy();
            turned.passed = Field.NONE;
            SubMoves found = new SubMoves();
            Generator.all(turned, turned.side, structure.options() | Generator.NO_EN_PASSANT, found);
            String by = " by the ";
            for (int i = 0; i < found.size; i++) {
                Square from = tables.board.square(Packed.from(found.at[i]));
                if (Packed.takenOn(found.at[i]) == group[0] && !squares.contains(from)) {
                    squares.add(from);
                    reason.append(by)
                            .append(tables.pieces[after.men[from.index()]]
                                    .type()
                                    .name());
                    reason.append(" on ").append(from);
                    by = " and the ";
                }
            }
        }
        return new IllegalTurnException(text, Rule.ROYAL_LEFT_ATTACKED, squares, reason.toString());
    }

    private static String side(int side) {
        return Tables.name(side);
    }

    private static String name(Piece piece) {
        String side = piece.side().name();
        return "the " + side.charAt(0) + side.substring(1).toLowerCase(Locale.ROOT) + " "
                + piece.type().name();
    }
}
