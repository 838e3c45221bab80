package io.github.multimove.internal.explain;

import io.github.multimove.Effect;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.RoyalRefusal.CastlingAttacked;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.explain.RoyalRefusal.RoyalRemoved;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Says which royal pieces a turn leaves to be captured, and by which: the witness turns of the one definition of check, on the
 * board after the turn, or for castling on the board before it.
 *
 * @param start the board before the turn, if it is in its midst; else the same
 */
record RoyalRefusals(Rules rules, Structure structure, BoardState state, BoardState start) {
    RoyalRefusals(Rules rules, Structure structure, BoardState state) {
        this(rules, structure, state, state);
    }

    private Structure judge() {
        return rules.structures.judge(1 - state.side);
    }

    /** Why a pseudo-legal turn does not leave the royal pieces safe, if it does not. */
    Optional<RoyalRefusal> refusal(long[] turn) {
        for (long m : turn) {
            int attacked = Packed.kind(m) == Packed.CASTLE ? rules.royal.attackedOnCastling(state, m) : -1;
            if (attacked >= 0) {
                return Optional.of(castling(m, attacked));
            }
        }
        if (!rules.royal.guards()) {
            return Optional.empty();
        }
        List<Effect> effects = new ArrayList<>();
        BoardState after = structure.after(state, turn, turn.length, effects);
        int[][] groups = rules.royal.royals(after, state.side);
        if (groups.length == 0) {
            return removed(effects);
        }
        List<int[][]> exposed = rules.royal.exposed(after, after.side, groups);
        if (!exposed.isEmpty()) {
            return Optional.of(left(after, exposed));
        }
        for (long m : turn) {
            if (Packed.kind(m) == Packed.CASTLE && !rules.royal.mayHaveCastled(after, m, state.side)) {
                int[][] castled = {RoyalLaw.groupOf(groups, Packed.to(m))};
                return Optional.of(left(after, List.<int[][]>of(castled)));
            }
        }
        return Optional.empty();
    }

    private Optional<RoyalRefusal> removed(List<Effect> effects) {
        for (int king : state.royals(state.side)) {
            var royal = rules.tables.pieces[state.piece(king)];
            for (Effect effect : effects) {
                if ((effect instanceof Effect.Struck struck && struck.piece().equals(royal))
                        || (effect instanceof Effect.RemovedWithSibling with
                                && with.piece().equals(royal))) {
                    return Optional.of(new RoyalRemoved(royal, effect));
                }
            }
        }
        return Optional.empty();
    }

    /** En passant counts only where nothing else captures the royal pieces (rules/common.md, Legal turn, mate, stalemate). */
    private RoyalLeft left(BoardState after, List<int[][]> exposed) {
        Set<Attacker> attackers = new LinkedHashSet<>();
        Turn witness = null;
        for (int[][] groups : exposed) {
            BoardState turned = after.turned(after.side);
            List<long[]> threats = judge().threats(turned, groups);
            if (threats.stream().noneMatch(turn -> Groups.areCaptured(turn, turn.length, groups))) {
                turned = after;
                threats = judge().threats(after, groups);
            }
            attackers.addAll(attackers(turned, groups, threats, checkers()));
            if (witness == null) {
                witness = turn(
                        turned,
                        threats.stream()
                                .filter(turn -> Groups.areCaptured(turn, turn.length, groups))
                                .findFirst()
                                .orElseThrow());
            }
        }
        return new RoyalLeft(List.copyOf(attackers), Objects.requireNonNull(witness));
    }

    private CastlingAttacked castling(long castling, int on) {
        int king = Packed.from(castling);
        int[][] groups = rules.royal.royals(state, state.side);
        BoardState turned = state.turned(1 - state.side);
        if (rules.tables.isRoyal(state.piece(king))) {
            turned = RoyalLaw.withKingOn(turned, king, on);
            groups = new int[][] {RoyalLaw.groupWith(groups, king, on)};
        }
        return new CastlingAttacked(
                Structure.unpack(state, castling),
                rules.tables.board.square(on),
                attackers(turned, groups, judge().threats(turned, groups), checkers()));
    }

    /** The pieces that could capture a piece of the groups on a board, the side to move there capturing. */
    List<Attacker> attackers() {
        int[][] groups = rules.royal.royals(state, state.side);
        BoardState turned = state.turned(1 - state.side);
        List<long[]> threats = groups.length == 0 ? List.of() : judge().threats(turned, groups);
        return attackers(turned, groups, threats, squares(threats, groups));
    }

    private List<Attacker> attackers(BoardState turned, int[][] groups, List<long[]> threats, Set<Integer> before) {
        Set<Integer> seen = new HashSet<>();
        List<Attacker> attackers = new ArrayList<>();
        for (long[] threat : threats) {
            Turn witness = turn(turned, threat);
            BoardState now = turned;
            int[][] at = groups;
            for (int i = 0; i < threat.length; i++) {
                int from = Packed.from(threat[i]);
                int on = Packed.capturedOn(threat[i]);
                if (Groups.taken(threat[i], at) != 0 && seen.add(from << 9 | on)) {
                    attackers.add(new Attacker(
                            new CaptureLines(now, on).of(from, Packed.type(threat[i]) << 1 | turned.side),
                            witness.subMoves().get(i),
                            before(witness, i),
                            witness,
                            before.contains(from)));
                }
                now = judge().then(now, threat[i]);
                at = Groups.after(at, threat[i]);
            }
        }
        attackers.sort(
                Comparator.comparing((Attacker attacker) -> attacker.line().on())
                        .thenComparing(attacker -> attacker.line().from()));
        return attackers;
    }

    private List<SubMove> before(Turn witness, int place) {
        return judge().isSimultaneous() ? List.of() : witness.subMoves().subList(0, place);
    }

    /** The squares of pieces that give check on the board before the turn. */
    private Set<Integer> checkers() {
        int[][] groups = rules.royal.royals(start, start.side);
        return squares(groups.length == 0 ? List.of() : judge().threats(start.turned(1 - start.side), groups), groups);
    }

    /** The squares of the pieces that capture those of groups. */
    private static Set<Integer> squares(List<long[]> threats, int[][] groups) {
        Set<Integer> squares = new HashSet<>();
        for (long[] threat : threats) {
            int[][] at = groups;
            for (long m : threat) {
                if (Groups.taken(m, at) != 0) {
                    squares.add(Packed.from(m));
                }
                at = Groups.after(at, m);
            }
        }
        return squares;
    }

    private Turn turn(BoardState turned, long[] packed) {
        return new ListedTurn(judge().unpack(turned, packed));
    }
}
