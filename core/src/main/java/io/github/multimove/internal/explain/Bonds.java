package io.github.multimove.internal.explain;

import io.github.multimove.Bond;
import io.github.multimove.Line;
import io.github.multimove.Square;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds what binds the side to move. Only asked on request: some answers go through the turns. */
public final class Bonds {
    private final Rules rules;
    private final BoardPosition position;
    private final Field field;
    private final Structure structure;
    private final Structure judge;
    private final Explainer explainer;
    private final Explainer judging;
    private final List<Bond> checks = new ArrayList<>();
    private final List<Bond> pins = new ArrayList<>();

    public Bonds(Rules rules, BoardPosition position) {
        this.rules = rules;
        this.position = position;
        this.field = position;
        this.structure = rules.structureAt(position);
        this.judge = rules.structures.judge(1 - position.side);
        this.explainer = Explainer.of(structure);
        this.judging = Explainer.of(judge);
    }

    public List<Bond> all() {
        if (rules.royal.isOver(field)) {
            return List.of();
        }
        if (rules.royal.guards() && field.inHand(0) + field.inHand(1) == 0) {
            lines();
        }
        List<Bond> ofMen = new ArrayList<>();
        List<Bond> all = new ArrayList<>(checks);
        boolean drops = false;
        for (Bond bond : explainer.bonds(field)) {
            drops |= bond instanceof Bond.DropsFirst;
            (bond.isDuty() ? all : ofMen).add(bond);
        }
        all.addAll(pins);
        if (!drops) {
            heldFast(ofMen);
            motionless(ofMen);
        }
        ofMen.sort(Comparator.comparing(bond -> bond.men().get(0)));
        all.addAll(ofMen);
        return List.copyOf(all);
    }

    // ---- men by themselves ------------------------------------------------------------------------------------------

    private void heldFast(List<Bond> found) {
        for (int s = 0; s < field.tables.size; s++) {
            if (isOwn(s) && field.isFrozen(s)) {
                int[] by = Obstacles.freezer(field, s);
                found.add(new Bond.Frozen(
                        rules.tables.pieces[field.man(s)], square(s), rules.tables.pieces[by[1]], square(by[0])));
            }
        }
    }

    private void motionless(List<Bond> found) {
        Set<Integer> acting = acting();
        for (int s = 0; s < field.tables.size; s++) {
            int before = 0;
            for (int code : isOwn(s) ? field.codes(s) : new int[0]) {
                if (code != before && !acting.contains(s << 6 | code)) {
                    found.add(new Bond.Motionless(rules.tables.pieces[code], square(s)));
                }
                before = code;
            }
        }
    }

    /** The men, by square and code, who have a sub-move in some legal turn. */
    private Set<Integer> acting() {
        Set<Integer> acting = new HashSet<>();
        TurnEngine engine = rules.engine(position);
        if (structure.isSimultaneous()) {
            for (long m : engine.completions(new long[0])) {
                add(m, acting);
            }
            return acting;
        }
        int most = 0;
        for (int s = 0; s < field.tables.size; s++) {
            most += isOwn(s) ? (int) Arrays.stream(field.codes(s)).distinct().count() : 0;
        }
        Cursor cursor = engine.cursor();
        while (acting.size() < most && cursor.next()) {
            long first = cursor.turn[0];
            add(first, acting);
            for (int i = 1; i < cursor.size; i++) {
                // a man that moves again, on another square or as another man, has been counted
                if (Packed.from(cursor.turn[i]) != Packed.to(first)) {
                    add(cursor.turn[i], acting);
                }
            }
        }
        return acting;
    }

    private void add(long m, Set<Integer> acting) {
        acting.add(Packed.from(m) << 6 | Packed.type(m) << 1 | field.side);
        if (Packed.kind(m) == Packed.CASTLE) {
            int rook = rules.tables.castles[Packed.extra(m)].rook().index();
            acting.add(rook << 6 | rules.tables.arrayMen[rook]);
        }
    }

    // ---- lines ------------------------------------------------------------------------------------------------------

    private void lines() {
        int[][] groups = rules.royal.royals(field, field.side);
        if (groups.length == 1) {
            for (int royal : new TreeSet<>(Arrays.stream(groups[0]).boxed().toList())) {
                for (Line line : new Lines(field, royal).withoutFriendsBetween()) {
                    of(List.of(line));
                }
            }
            checksByTurnsOnly();
        } else if (groups.length > 1) {
            List<List<Line>> all = new ArrayList<>();
            for (int[] group : groups) {
                all.add(new Lines(field, group[0]).withoutFriendsBetween());
            }
            choose(all, new ArrayList<>());
        }
    }

    /** Goes through the choices of one line for each royal man. */
    private void choose(List<List<Line>> all, List<Line> chosen) {
        if (chosen.size() == all.size()) {
            of(chosen);
            return;
        }
        for (Line line : all.get(chosen.size())) {
            if (chosen.stream().noneMatch(other -> other.from().equals(line.from()))) {
                List<Line> more = new ArrayList<>(chosen);
                more.add(line);
                choose(all, more);
            }
        }
    }

    private void of(List<Line> lines) {
        BitSet between = new BitSet();
        boolean closable = true;
        for (Line line : lines) {
            line.between().stream()
                    .filter(square -> field.man(square.index()) != 0)
                    .forEach(square -> between.set(square.index()));
            closable &=
                    lines.size() > 1 || judging.takesAlone(field, line.from().index(), rules.tables.code(line.piece()));
        }
        int[] men = between.stream().toArray();
        if (lines.size() > 1
                && (lines.stream().anyMatch(line -> between.get(line.on().index())) || !fitTogether(lines, men))) {
            return;
        }
        if (men.length == 0) {
            if (closable) {
                checks.add(new Bond.Check(lines, true));
            }
        } else if (mayLeave(men)) {
            List<Square> all = new ArrayList<>();
            for (int man : men) {
                all.addAll(Collections.nCopies(field.codes(man).length, square(man)));
            }
            pins.add(new Bond.Pin(all, lines, closable));
        }
    }

    /** Checks by men who take only together with siblings or with a pawn move: those that some turn holds. */
    private void checksByTurnsOnly() {
        for (var attacker : new Exposures(rules, structure, field).attackers()) {
            Line line = attacker.line();
            if (checks.stream()
                    .noneMatch(check ->
                            check instanceof Bond.Check known && known.lines().contains(line))) {
                checks.add(new Bond.Check(List.of(line), false));
            }
        }
    }

    /** Whether each man has a sub-move by which it leaves, and one turn could hold them all. */
    private boolean mayLeave(int[] men) {
        for (int man : men) {
            SubMoves found = new SubMoves();
            structure.candidates(field, man, found);
            boolean leaves = men.length == 1;
            for (int i = 0; i < found.size; i++) {
                leaves |= Packed.kind(found.at[i]) != Packed.REMOTE;
            }
            if (!leaves) {
                return false;
            }
        }
        return explainer.mayLeaveTogether(field, men);
    }

    /** Whether, the men who stand between gone, one turn takes all royal men along those lines. */
    private boolean fitTogether(List<Line> lines, int[] men) {
        Field turned = field.copy(Field.NONE);
        turned.side = 1 - field.side;
        for (int man : men) {
            turned.clear(man);
        }
        return fitTogether(turned, lines, new long[lines.size()], 0);
    }

    private boolean fitTogether(Field turned, List<Line> lines, long[] captures, int found) {
        if (found == captures.length) {
            return judging.fitTogether(turned, captures);
        }
        SubMoves all = new SubMoves();
        judge.candidates(turned, lines.get(found).from().index(), all);
        for (int i = 0; i < all.size; i++) {
            if (Packed.takenOn(all.at[i]) == lines.get(found).on().index()) {
                captures[found] = all.at[i];
                if (fitTogether(turned, lines, captures, found + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOwn(int square) {
        return field.man(square) != 0 && !field.isEnemy(square, field.side);
    }

    private Square square(int index) {
        return rules.tables.board.square(index);
    }
}
