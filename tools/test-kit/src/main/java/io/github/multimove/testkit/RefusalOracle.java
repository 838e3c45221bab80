package io.github.multimove.testkit;

import io.github.multimove.Movement;
import io.github.multimove.Outcome;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.Clash;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks what the refusal of one turn says, kind by kind, against the position and the pseudo-legal turns. */
final class RefusalOracle {
    private final Position position;
    private final RuleSet rules;
    private final Unbound unbound;
    private final Turn turn;

    RefusalOracle(Position position, Unbound unbound, Turn turn) {
        this.position = position;
        this.rules = position.ruleSet();
        this.unbound = unbound;
        this.turn = turn;
    }

    void check(Refusal refusal) {
        holds("says something: " + refusal, refusal.sentence().length() > 10, refusal);
        for (Square square : refusal.squares()) {
            holds("squares are of the board", square.board().equals(position.board()), refusal);
        }
        if (refusal instanceof RoyalRefusal royal) {
            royal(royal);
        } else if (refusal instanceof SubMoveRefusal subMove) {
            subMove(subMove);
        } else if (refusal instanceof TurnRefusal structure) {
            structure(structure);
        } else if (refusal instanceof GeneralRefusal.GameOver over) {
            holds("the outcome", rules.outcome(position).map(Outcome::reason).equals(Optional.of(over.how())), over);
        } else {
            holds("a turn that is no text has no refusal of texts", false, refusal);
        }
    }

    void holds(String law, boolean holds, Refusal refusal) {
        if (!holds) {
            throw Broken.law(position, "the refusal of " + turn + " is true: " + law, "true", refusal);
        }
    }

    // ---- royal pieces
    // --------------------------------------------------------------------------------------------------

    private void royal(RoyalRefusal refusal) {
        if (refusal instanceof RoyalRefusal.RoyalRemoved removed) {
            holds(
                    "no royal piece is left",
                    Unbound.royals(unbound.played(turn), position.side()).isEmpty(),
                    removed);
        } else if (refusal instanceof RoyalRefusal.RoyalLeft left) {
            boolean enPassant = left.witness().subMoves().stream().anyMatch(SubMove.EnPassant.class::isInstance);
            Position next = enPassant ? unbound.played(turn) : unbound.after(turn);
            holds("somebody attacks", !left.attackers().isEmpty(), left);
            left.attackers().forEach(attacker -> attacks(next, attacker, left));
            holds("the witness is a turn", unbound.rules().legalTurns(next).contains(left.witness()), left);
            Position end = unbound.rules().play(next, left.witness());
            boolean castles = turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
            holds(
                    "the witness captures the last royal pieces",
                    castles
                            || TurnTraits.bound(position.ruleSet()) != RoyalRule.Bound.TOGETHER
                            || Unbound.royals(end, position.side()).isEmpty(),
                    left);
            holds(
                    "the witness captures by a named attacker",
                    left.attackers().stream()
                            .anyMatch(attacker -> left.witness().subMoves().stream()
                                    .anyMatch(m ->
                                            m.start().equals(attacker.line().from())
                                                    && takes(m, attacker.line().on()))),
                    left);
        } else if (refusal instanceof RoyalRefusal.CastlingAttacked attacked) {
            holds("a castling of the turn", turn.subMoves().contains(attacked.castling()), attacked);
            castling(attacked);
        }
    }

    private void attacks(Position next, Attacker attacker, Refusal refusal) {
        SubMove capture = attacker.capture();
        holds("the capture captures it", takes(capture, attacker.line().on()), refusal);
        holds("from there", capture.start().equals(attacker.line().from()), refusal);
        holds("the capture is in its witness", attacker.witness().subMoves().contains(capture), refusal);
        holds("its witness is a turn", unbound.rules().legalTurns(next).contains(attacker.witness()), refusal);
        holds(
                "it captures the royal piece or a sibling of its",
                next.pieces(attacker.line().on()).contains(attacker.line().royal()),
                refusal);
        var board = unbound.rules().begin(next);
        for (SubMove before : attacker.before()) {
            board = board.then(before);
        }
        Map<Square, List<Piece>> pieces = board.placement();
        Set<Square> made = new HashSet<>();
        if (!next.siblings().isEmpty()) {
            attacker.witness().subMoves().forEach(m -> made.add(m.start())); // siblings may make way
        }
        holds(
                "the line is free",
                attacker.line().between().stream()
                        .allMatch(square -> made.contains(square) || !pieces.containsKey(square)),
                refusal);
        holds(
                "the line's ends",
                pieces.getOrDefault(attacker.line().from(), List.of())
                        .contains(attacker.line().piece()),
                refusal);
        boolean checked = rules.threats(position).stream()
                .flatMap(threat -> threat.subMoves().stream())
                .anyMatch(m ->
                        m.start().equals(attacker.line().from()) && m.isCapture() && isOfRoyalGroup(m.capturedOn()));
        Broken.equal(position, turn + " leaves a check unanswered: " + refusal, checked, attacker.isUnanswered());
    }

    /** Whether a royal piece of the side to move stands there, or a sibling that takes one with it when it dies. */
    private boolean isOfRoyalGroup(Square square) {
        List<Square> royals = Unbound.royals(position, position.side());
        boolean alone = rules.structure() instanceof Siblings siblings && siblings.bond() == SiblingBond.IDENTICAL;
        return royals.contains(square)
                || (!alone
                        && position.siblings().stream()
                                .anyMatch(set ->
                                        set.contains(square) && set.stream().anyMatch(royals::contains)));
    }

    private static boolean takes(SubMove subMove, Square on) {
        return subMove.isCapture() && subMove.capturedOn().equals(on);
    }

    /** With the king on the square named, if it is royal, the pieces named would capture the royal piece there; in a series after the sub-moves before. */
    private void castling(RoyalRefusal.CastlingAttacked attacked) {
        SubMove castling = attacked.castling();
        Setup.Builder moved = Setup.of(position).toBuilder();
        List<SubMove> before = isSimultaneous()
                ? List.of()
                : turn.subMoves().subList(0, turn.subMoves().indexOf(castling));
        Map<Square, List<Piece>> pieces = unbound.entered(before).placement();
        position.board().squares().forEach(square -> moved.pieces(square, pieces.getOrDefault(square, List.of())));
        boolean royal =
                rules.base().royals().contains(castling.actor().orElseThrow().type());
        if (royal && !attacked.on().equals(castling.start())) {
            List<Piece> rest = new ArrayList<>(pieces.get(castling.start()));
            rest.remove(castling.actor().orElseThrow());
            moved.pieces(castling.start(), rest)
                    .pieces(attacked.on(), castling.actor().orElseThrow());
        }
        Setup setup = moved.castlingRights(List.of()).noEnPassant().build();
        if (!unbound.rules().problems(setup).isEmpty()) {
            return;
        }
        List<Turn> threats = unbound.rules().threats(unbound.rules().position(setup));
        holds("somebody attacks", !attacked.attackers().isEmpty(), attacked);
        for (Attacker attacker : attacked.attackers()) {
            holds(
                    "it would capture the king there",
                    threats.stream().anyMatch(threat -> threat.subMoves().contains(attacker.capture())),
                    attacked);
        }
    }

    // ---- single sub-moves -------------------------------------------------------------------------------------------

    private void subMove(SubMoveRefusal refusal) {
        List<String> texts = turn.subMoves().stream().map(SubMove::toString).toList();
        holds("it names a sub-move of the turn", texts.contains(refusal.subMove()), refusal);
        Optional<Refusal> ofFirst =
                rules.refusal(position, Turn.of(turn.subMoves().get(0)));
        boolean now = ofFirst.filter(refusal::equals).isPresent() || isSimultaneous();
        if (!now) {
            return; // the board after other sub-moves of the turn
        }
        Side side = position.side();
        if (refusal instanceof SubMoveRefusal.NoPiece no) {
            holds("no piece of the side", position.pieces(no.from()).equals(no.found()), no);
            holds("no piece of the side", no.found().stream().noneMatch(piece -> piece.side() == side), no);
        } else if (refusal instanceof SubMoveRefusal.Frozen frozen) {
            holds("the piece is there", position.pieces(frozen.from()).contains(frozen.piece()), frozen);
            holds("its holder is there", position.pieces(frozen.on()).contains(frozen.by()), frozen);
            holds("an enemy", frozen.by().side() != frozen.piece().side(), frozen);
            holds(
                    "a holder",
                    rules.base().freezes().stream()
                            .anyMatch(f -> f.by().equals(frozen.by().type())),
                    frozen);
        } else if (refusal instanceof SubMoveRefusal.Blocked blocked) {
            holds("stands there", position.pieces(blocked.on()).contains(blocked.by()), blocked);
            holds("another piece", !blocked.on().equals(blocked.from()), blocked);
            without(blocked);
        } else if (refusal instanceof SubMoveRefusal.NoScreen no) {
            holds(
                    "a piece that needs a screen",
                    no.piece().type().movement().components().stream().anyMatch(Movement.Component::isScreened),
                    no);
            holds("it stands there", position.pieces(no.from()).contains(no.piece()), no);
        } else if (refusal instanceof SubMoveRefusal.CannotCapture cannot) {
            holds("stands there", position.pieces(cannot.on()).contains(cannot.enemy()), cannot);
            holds("an enemy", cannot.enemy().side() != side, cannot);
        } else if (refusal instanceof SubMoveRefusal.NothingToCapture nothing) {
            holds("no enemy", position.pieces(nothing.on()).stream().noneMatch(piece -> piece.side() != side), nothing);
        } else if (refusal instanceof SubMoveRefusal.Foreign foreign) {
            holds("another sub-move", !foreign.here().equals(foreign.described()), foreign);
            holds("of the same text", foreign.here().toString().equals(foreign.subMove()), foreign);
        } else if (refusal instanceof SubMoveRefusal.OnlyAs only) {
            holds(
                    "another text",
                    only.possible().stream().noneMatch(m -> m.toString().equals(only.subMove())),
                    only);
        } else if (refusal instanceof SubMoveRefusal.NoCastlingRight no) {
            holds(
                    "no such right",
                    position.castlingRights().stream()
                            .noneMatch(right ->
                                    right.side() == side && (right.king() + "" + right.kingTo()).equals(no.subMove())),
                    no);
        }
    }

    private boolean isSimultaneous() {
        TurnStructure structure = rules.structure();
        if (structure instanceof TurnStructure.Opening opening) {
            structure = opening.then();
        }
        return structure instanceof TurnStructure.One || structure instanceof TurnStructure.UpTo;
    }

    /** Without the piece that is said to stand in the way, it does not stand in the way any longer. */
    private void without(SubMoveRefusal.Blocked blocked) {
        Setup setup = Setup.of(position).toBuilder()
                .pieces(blocked.on())
                .castlingRights(List.of())
                .noEnPassant()
                .build();
        if (!position.siblings().isEmpty() || !unbound.rules().problems(setup).isEmpty()) {
            return;
        }
        Position cleared = unbound.rules().position(setup);
        unbound.rules().refusal(cleared, turn).ifPresent(next -> {
            boolean known =
                    next instanceof SubMoveRefusal.NoSuchMove no && no.subMove().equals(blocked.subMove());
            boolean castling = turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
            // a piece of another kind may make the same move later in the turn
            boolean once = turn.subMoves().stream()
                            .filter(m -> m.toString().equals(blocked.subMove()))
                            .count()
                    == 1;
            holds("the piece moves like that", castling || !known || !once, next);
        });
    }

    // ---- structure --------------------------------------------------------------------------------------------------

    private StepOracle steps() {
        return new StepOracle(this, position, unbound, turn);
    }

    private void structure(TurnRefusal refusal) {
        holds("more can be said", !(refusal instanceof TurnRefusal.NotATurn), refusal);
        if (refusal instanceof Clash clash) {
            clash(clash);
        } else if (refusal instanceof TurnRefusal.OutOfOrder order) {
            holds("both are there", turn.subMoves().containsAll(List.of(order.early(), order.late())), order);
            boolean pawnFirst = order.order() == TurnRefusal.OutOfOrder.Order.PAWN_FIRST;
            Refusal again = rules.refusal(position, sorted()).orElse(order);
            holds(
                    "in order it is refused otherwise or legal",
                    pawnFirst || StepOracle.isOfKinds(order) || again == order || !again.equals(order),
                    order);
            holds("the late one is early", !StepOracle.isOfKinds(order) || steps().comesBefore(order), order);
        } else if (refusal instanceof StepRefusal step) {
            steps().step(step);
        } else if (refusal instanceof TurnRefusal.TooManyPieces many) {
            holds("too many", many.found() > many.most(), many);
            holds("the opening rule", !many.isOpening() || position.isUnderOpeningRule(), many);
        } else if (refusal instanceof TurnRefusal.NoPlace no) {
            long pawns = turn.subMoves().stream().filter(this::isPawn).count();
            long others = turn.subMoves().size() - pawns;
            boolean roomForPawns = pawns <= no.places().size() - Collections.frequency(no.places(), Step.Pieces.OTHERS);
            boolean roomForOthers =
                    others <= no.places().size() - Collections.frequency(no.places(), Step.Pieces.PAWNS);
            boolean castles = turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
            holds("no place for a piece", castles || !roomForPawns || !roomForOthers, no);
        } else if (refusal instanceof TurnRefusal.NotSiblings no) {
            Set<Square> both = Set.of(no.first().start(), no.second().start());
            holds("no siblings", position.siblings().stream().noneMatch(set -> set.containsAll(both)), no);
        } else if (refusal instanceof TurnRefusal.SiblingMissing missing) {
            holds("a piece is there", position.pieces(missing.on()).contains(missing.sibling()), missing);
            holds(
                    "a sibling of a mover",
                    position.siblings().stream()
                            .anyMatch(set -> set.contains(missing.on())
                                    && turn.subMoves().stream().anyMatch(m -> set.contains(m.start()))),
                    missing);
        } else if (refusal instanceof TurnRefusal.ShortReserve reserve) {
            holds("too few", reserve.promoting().size() > reserve.captured(), reserve);
            holds("of the turn", turn.subMoves().containsAll(reserve.promoting()), reserve);
        }
    }

    /** The turn with its sub-moves in the documented order. */
    private Turn sorted() {
        DocumentedOrder order = new DocumentedOrder(rules);
        List<SubMove> all = new ArrayList<>(turn.subMoves());
        all.sort((one, other) -> order.compare(Turn.of(one), Turn.of(other)));
        return Turn.of(all);
    }

    private void clash(Clash clash) {
        SubMove a = clash.first();
        SubMove b = clash.second();
        holds("both are there", turn.subMoves().containsAll(List.of(a, b)), clash);
        switch (clash.claim()) {
            case PIECE ->
                holds("one piece", pieces(a).contains(clash.on()) && pieces(b).contains(clash.on()), clash);
            case DESTINATION ->
                holds(
                        "one square",
                        destinations(a).contains(clash.on()) && destinations(b).contains(clash.on()),
                        clash);
            case CAPTURED_PIECE -> holds("one piece captured", takes(a, clash.on()) && takes(b, clash.on()), clash);
            case WAY -> {
                holds("between them", isBetween(a.start(), clash.on(), a.to()), clash);
                holds("between them", isBetween(b.start(), clash.on(), b.to()), clash);
            }
        }
        if (turn.subMoves().size() == 2 && !a.equals(b) && position.siblings().isEmpty()) {
            holds("the first alone is a turn", unbound.turns().contains(Turn.of(a)), clash);
            holds("the second alone is a turn", unbound.turns().contains(Turn.of(b)), clash);
        }
    }

    static List<Square> pieces(SubMove m) {
        return m instanceof SubMove.Castling castling ? List.of(m.start(), castling.rookFrom()) : List.of(m.start());
    }

    static List<Square> destinations(SubMove m) {
        return m instanceof SubMove.Castling castling
                ? List.of(m.to(), castling.rookTo())
                : m instanceof SubMove.RemoteCapture ? List.of() : List.of(m.to());
    }

    private static boolean isBetween(Square from, Square square, Square to) {
        return distance(from, square) + distance(square, to) == distance(from, to);
    }

    static int distance(Square a, Square b) {
        return Math.max(
                Math.max(Math.abs(a.file() - b.file()), Math.abs(a.rank() - b.rank())),
                Math.abs(a.level() - b.level()));
    }

    boolean isPawn(SubMove m) {
        return m.actor().stream().anyMatch(piece -> rules.base().pawns().contains(piece.type()));
    }

    boolean isOfRoyalKind(List<Piece> pieces) {
        return pieces.stream().anyMatch(piece -> rules.base().royals().contains(piece.type()));
    }

    static boolean begins(Turn turn, SubMove first) {
        return turn.subMoves().get(0).equals(first);
    }
}
