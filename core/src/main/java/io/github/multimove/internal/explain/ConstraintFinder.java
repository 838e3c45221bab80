package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Square;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.Line;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.rules.RoyalRule.Bound;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds what binds the side to move. Only asked on request: some answers go through the turns. */
public final class ConstraintFinder {
    private final Rules rules;
    private final BoardPosition position;
    private final Explainer explainer;
    private final Explainer judging;
    /** Whether one turn has to capture all royal pieces to bind. */
    private final boolean together;

    /** Whether a turn may also answer by promoting to a royal piece, which the attackers do not reach. */
    private final boolean mayAddRoyal;

    private final List<Constraint> checks = new ArrayList<>();
    private final List<Constraint> pins = new ArrayList<>();

    public ConstraintFinder(BoardPosition position) {
        this.rules = position.rules();
        this.position = position;
        this.explainer = Explainer.of(position.clause.structure);
        this.together = rules.royal.bound() != Bound.EACH;
        this.mayAddRoyal = rules.tables.promotions.toRoyal && rules.royal.bound() != Bound.ANY;
        this.judging = Explainer.of(rules.structures.judge(1 - position.side));
    }

    public List<Constraint> all() {
        if (rules.royal.isOver(position)) {
            return List.of();
        }
        if (rules.royal.guards() && !rules.structures.isBeforePlay(position)) {
            lines();
        }
        List<Constraint> ofPieces = new ArrayList<>();
        List<Constraint> all = new ArrayList<>(checks);
        boolean drops = false;
        for (Constraint bond : explainer.constraints(rules, position)) {
            drops |= bond instanceof ConstraintKinds.DropsFirst;
            (bond.isDuty() ? all : ofPieces).add(bond);
        }
        all.addAll(pins);
        if (!drops) {
            heldFast(ofPieces);
        }
        ofPieces.sort(Comparator.comparing(bond -> bond.squares().get(0)));
        all.addAll(ofPieces);
        return List.copyOf(all);
    }

    // ---- pieces by themselves --------------------------------------------------------------------------------------

    private void heldFast(List<Constraint> found) {
        for (int s = 0; s < position.tables.size; s++) {
            if (isOwn(s) && position.isFrozen(s)) {
                int by = position.freezer(s);
                found.add(new ConstraintKinds.Frozen(
                        rules.tables.pieces[position.piece(s)],
                        square(s),
                        rules.tables.pieces[position.piece(by)],
                        square(by)));
            }
        }
    }

    // ---- lines ------------------------------------------------------------------------------------------------------

    private void lines() {
        int[][] groups = rules.royal.royals(position, position.side);
        Set<Integer> alone = new TreeSet<>();
        List<int[][]> bonds = rules.royal.bound() == Bound.EACH
                ? List.<int[][]>of(groups)
                : rules.royal.bonds(position, groups).toList();
        for (int[][] bond : bonds) {
            if (bond.length == 1) {
                Arrays.stream(bond[0]).forEach(alone::add);
            } else if (bond.length > 1) {
                List<List<Line>> all = new ArrayList<>();
                for (int[] group : bond) {
                    all.add(new CaptureLines(position, group[0]).withoutFriendsBetween());
                }
                choose(all, new ArrayList<>());
            }
        }
        for (int royal : alone) {
            for (Line line : new CaptureLines(position, royal).withoutFriendsBetween()) {
                of(List.of(line));
            }
        }
        if (!alone.isEmpty()) {
            checksByTurnsOnly(alone);
        }
    }

    /** Goes through the choices of one line for each royal piece. */
    private void choose(List<List<Line>> all, List<Line> chosen) {
        if (chosen.size() == all.size()) {
            of(chosen);
            return;
        }
        for (Line line : all.get(chosen.size())) {
            if (!together || chosen.stream().noneMatch(other -> other.from().equals(line.from()))) {
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
                    .filter(square -> position.piece(square.index()) != 0)
                    .forEach(square -> between.set(square.index()));
            closable &= lines.size() > 1
                    || judging.capturesAlone(position, line.from().index(), rules.tables.code(line.piece()));
        }
        int[] pieces = between.stream().toArray();
        if (lines.size() > 1
                && (lines.stream().anyMatch(line -> between.get(line.on().index()))
                        || (together && !fitTogether(lines, pieces)))) {
            return;
        }
        if (pieces.length == 0) {
            if (closable) {
                checks.add(new ConstraintKinds.Check(lines, !mayAddRoyal));
            }
        } else if (mayLeave(pieces)) {
            List<Square> all = new ArrayList<>();
            for (int piece : pieces) {
                all.addAll(Collections.nCopies(position.codes(piece).length, square(piece)));
            }
            pins.add(new ConstraintKinds.Pin(all, lines, closable && !mayAddRoyal));
        }
    }

    /** Checks of royal pieces that count alone, by pieces that capture only together with siblings or with a pawn move. */
    private void checksByTurnsOnly(Set<Integer> royals) {
        for (var attacker : new RoyalRefusals(rules, explainer.structure, position).attackers()) {
            Line line = attacker.line();
            if (royals.contains(line.on().index())
                    && checks.stream()
                            .noneMatch(check -> check instanceof ConstraintKinds.Check known
                                    && known.lines().contains(line))) {
                checks.add(new ConstraintKinds.Check(List.of(line), false));
            }
        }
    }

    /** Whether one piece, or each of several, could leave in one turn; who leaves after others may be shut in now. */
    private boolean mayLeave(int[] pieces) {
        boolean asked = pieces.length > 1 && explainer.structure.isSimultaneous();
        return (!asked || Arrays.stream(pieces).allMatch(this::leaves)) && explainer.mayLeaveTogether(position, pieces);
    }

    private boolean leaves(int piece) {
        return explainer.structure.candidates(position, piece).stream().anyMatch(m -> Packed.kind(m) != Packed.REMOTE);
    }

    /** Whether, the pieces that stand between gone, one turn captures all royal pieces along those lines. */
    private boolean fitTogether(List<Line> lines, int[] pieces) {
        BoardState turned = position.copy(BoardState.NONE);
        turned.side = 1 - position.side;
        for (int piece : pieces) {
            turned.clear(piece);
        }
        return fitTogether(turned, lines, new long[lines.size()], 0);
    }

    private boolean fitTogether(BoardState turned, List<Line> lines, long[] captures, int found) {
        if (found == captures.length) {
            return judging.fitTogether(turned, captures);
        }
        for (long m : judging.structure
                .candidates(turned, lines.get(found).from().index())
                .toArray()) {
            captures[found] = m;
            if (Packed.capturedOn(m) == lines.get(found).on().index()
                    && fitTogether(turned, lines, captures, found + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOwn(int square) {
        return position.piece(square) != 0 && !position.isEnemy(square, position.side);
    }

    private Square square(int index) {
        return rules.tables.board.square(index);
    }
}
