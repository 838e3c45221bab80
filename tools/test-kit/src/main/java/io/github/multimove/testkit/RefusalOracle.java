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
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.explain.RoyalRefusal.Attacker;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
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
        } else if (refusal instanceof StepRefusal || refusal instanceof MissingStep) {
            steps().step(refusal);
        } else if (refusal instanceof GeneralRefusal && refusal.rule() == Refusal.Rule.GAME_OVER) {
            String how =
                    rules.outcome(position).map(Outcome::reason).orElseThrow().words();
            holds("the outcome", refusal.sentence().endsWith("(" + how + ")"), refusal);
        } else {
            holds("a turn that is no text has no refusal of texts", false, refusal);
        }
    }

    void holds(String law, boolean holds, Refusal refusal) {
        if (!holds) {
            throw Broken.law(position, "the refusal of " + turn + " is true: " + law, "true", refusal);
        }
    }

    // ---- royal pieces -------------------------------------------------------------------------------------------

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
            if (Unbound.isOver(next)) {
                return;
            }
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
        var board = unbound.rules().begin(next);
        for (SubMove before : attacker.before()) {
            board = board.then(before);
        }
        Map<Square, List<Piece>> pieces = board.placement();
        holds(
                "it captures the royal piece or a sibling of its",
                pieces.getOrDefault(attacker.line().on(), List.of())
                        .contains(attacker.line().royal()),
                refusal);
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
        Optional<Refusal> ofFirst = position.refusal(Turn.of(turn.subMoves().get(0)));
        boolean now = ofFirst.filter(refusal::equals).isPresent() || isSimultaneous();
        if (!now) {
            return; // the board after other sub-moves of the turn
        }
        Side side = position.side();
        List<List<Piece>> pieces =
                refusal.squares().stream().map(position::pieces).toList();
        switch (refusal.kind()) {
            case NO_PIECE ->
                holds("no piece of the side", pieces.get(0).stream().noneMatch(piece -> piece.side() == side), refusal);
            case FROZEN -> {
                holds("a piece is there", pieces.get(0).stream().anyMatch(piece -> piece.side() == side), refusal);
                holds(
                        "an enemy that holds is there",
                        pieces.get(1).stream()
                                .anyMatch(by -> by.side() != side
                                        && rules.base().freezes().stream().anyMatch(f -> f.by().equals(by.type()))),
                        refusal);
            }
            case BLOCKED -> {
                holds("stands there", !pieces.get(1).isEmpty(), refusal);
                holds(
                        "another piece",
                        !refusal.squares().get(0).equals(refusal.squares().get(1)),
                        refusal);
                without(refusal);
            }
            case NO_SCREEN ->
                holds(
                        "a piece that needs a screen",
                        pieces.get(0).stream()
                                .anyMatch(piece -> piece.type().movement().components().stream()
                                        .anyMatch(Movement.Component::screened)),
                        refusal);
            case CANNOT_CAPTURE ->
                holds("an enemy stands there", pieces.get(1).stream().anyMatch(piece -> piece.side() != side), refusal);
            case NOTHING_TO_CAPTURE -> {
                Square to =
                        turn.subMoves().get(texts.indexOf(refusal.subMove())).to();
                holds("no enemy", position.pieces(to).stream().noneMatch(piece -> piece.side() != side), refusal);
            }
            case FOREIGN -> {
                SubMove here = refusal.possible().get(0);
                boolean another = turn.subMoves().stream()
                        .anyMatch(m -> m.toString().equals(refusal.subMove()) && !m.equals(here));
                holds("another sub-move", another, refusal);
                holds("of the same text", here.toString().equals(refusal.subMove()), refusal);
            }
            case ONLY_AS ->
                holds(
                        "another text",
                        refusal.possible().stream().noneMatch(m -> m.toString().equals(refusal.subMove())),
                        refusal);
            case NO_CASTLING_RIGHT ->
                holds(
                        "no such right",
                        position.castlingRights().stream()
                                .noneMatch(right -> right.side() == side
                                        && (right.king() + "" + right.kingTo()).equals(refusal.subMove())),
                        refusal);
            default -> {}
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
    private void without(SubMoveRefusal blocked) {
        Setup setup = Setup.of(position).toBuilder()
                .pieces(blocked.squares().get(1))
                .castlingRights(List.of())
                .noEnPassant()
                .build();
        if (!position.siblings().isEmpty() || !unbound.rules().problems(setup).isEmpty()) {
            return;
        }
        Position cleared = unbound.rules().position(setup);
        cleared.refusal(turn).ifPresent(next -> {
            boolean known = next instanceof SubMoveRefusal no
                    && no.kind() == SubMoveRefusal.Kind.NO_SUCH_MOVE
                    && no.subMove().equals(blocked.subMove());
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
        List<SubMove> shown = refusal.subMoves();
        List<SubMove> all = turn.subMoves();
        switch (refusal.kind()) {
            case NOT_A_TURN -> holds("more can be said", false, refusal);
            case SAME_PIECE, SAME_DESTINATION, SAME_CAPTURE, COLLISION -> clash(refusal);
            case NOT_ASCENDING, PAWN_FIRST, CHOICE_FIRST, PUSH_LAST, PLACEMENT_LAST -> {
                holds("both are there", all.containsAll(shown), refusal);
                boolean pawnFirst = refusal.kind() == TurnRefusal.Kind.PAWN_FIRST;
                boolean ofKinds = !pawnFirst && refusal.kind() != TurnRefusal.Kind.NOT_ASCENDING;
                Refusal again = position.refusal(sorted()).orElse(refusal);
                holds(
                        "in order it is refused otherwise or legal",
                        pawnFirst || ofKinds || again == refusal || !again.equals(refusal),
                        refusal);
                holds("the late one is early", !ofKinds || steps().comesBefore(shown.get(0), shown.get(1)), refusal);
            }
            case TOO_MANY_STEPS, TOO_FEW_STEPS -> steps().wrongNumber(refusal);
            case TOO_MANY_PIECES ->
                holds(
                        "the opening rule",
                        !refusal.sentence().startsWith("the first turn") || position.isUnderOpeningRule(),
                        refusal);
            case NO_PLACE -> noPlace(refusal);
            case NOT_SIBLINGS ->
                holds(
                        "no siblings",
                        position.siblings().stream().noneMatch(set -> set.containsAll(refusal.squares())),
                        refusal);
            case SIBLING_MISSING -> {
                Square on = refusal.squares().get(0);
                holds("a piece is there", !position.pieces(on).isEmpty(), refusal);
                holds(
                        "a sibling of a mover",
                        position.siblings().stream()
                                .anyMatch(
                                        set -> set.contains(on) && all.stream().anyMatch(m -> set.contains(m.start()))),
                        refusal);
            }
            case MUST_CAPTURE -> {
                holds("it captures nothing", all.stream().noneMatch(SubMove::isCapture), refusal);
                holds(
                        "legal turns do",
                        position.legalTurns().iterator().next().subMoves().stream()
                                .anyMatch(SubMove::isCapture),
                        refusal);
            }
            case SHORT_RESERVE -> holds("of the turn", shown.size() > 1 && all.containsAll(shown), refusal);
            default -> {}
        }
    }

    private void noPlace(TurnRefusal refusal) {
        TurnStructure structure = rules.structure();
        List<Step.Pieces> places = structure instanceof TurnStructure.Opening opening
                ? ((TurnStructure.UpTo) (position.isUnderOpeningRule() ? opening.first() : opening.then())).places()
                : ((TurnStructure.UpTo) structure).places();
        long pawns = turn.subMoves().stream().filter(this::isPawn).count();
        long others = turn.subMoves().size() - pawns;
        boolean roomForPawns = pawns <= places.size() - Collections.frequency(places, Step.Pieces.OTHERS);
        boolean roomForOthers = others <= places.size() - Collections.frequency(places, Step.Pieces.PAWNS);
        boolean castles = turn.subMoves().stream().anyMatch(SubMove.Castling.class::isInstance);
        holds("no place for a piece", castles || !roomForPawns || !roomForOthers, refusal);
    }

    /** The turn with its sub-moves in the documented order. */
    private Turn sorted() {
        DocumentedOrder order = new DocumentedOrder(rules);
        List<SubMove> all = new ArrayList<>(turn.subMoves());
        all.sort((one, other) -> order.compare(Turn.of(one), Turn.of(other)));
        return Turn.of(all);
    }

    private void clash(TurnRefusal clash) {
        SubMove a = clash.subMoves().get(0);
        SubMove b = clash.subMoves().get(1);
        Square on = clash.on().orElseThrow();
        holds("both are there", turn.subMoves().containsAll(List.of(a, b)), clash);
        switch (clash.kind()) {
            case SAME_PIECE ->
                holds("one piece", pieces(a).contains(on) && pieces(b).contains(on), clash);
            case SAME_DESTINATION ->
                holds(
                        "one square",
                        destinations(a).contains(on) && destinations(b).contains(on),
                        clash);
            case SAME_CAPTURE -> holds("one piece captured", takes(a, on) && takes(b, on), clash);
            default -> {
                holds("between them", isBetween(a.start(), on, a.to()), clash);
                holds("between them", isBetween(b.start(), on, b.to()), clash);
            }
        }
        if (turn.subMoves().size() == 2 && !a.equals(b) && position.siblings().isEmpty() && !Unbound.isOver(position)) {
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
