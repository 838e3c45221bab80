package consumer;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a graphical board, an editor, a server and an archive ask of one variant, along a game of random turns. */
final class Tour {
    private static final int LENGTH = 40;
    private static final int FEW = 500;
    private static final long MANY = 100_000;

    private final RuleSet rules;
    private final Game game;
    private final List<Position> positions;
    private int walks;

    Tour(RuleSet rules) {
        this.rules = rules;
        Random random = new Random(rules.id().hashCode());
        Game playing = Game.of(rules);
        while (playing.outcome().isEmpty() && playing.length() < LENGTH) {
            playing = playing.play(rules.legalTurns(playing.position()).sample(random));
        }
        this.game = playing;
        this.positions = playing.positions();
    }

    /** Each turn played is entered sub-move by sub-move, written in both forms and read back; each board is drawn. */
    void turns() {
        for (int i = 0; i < game.length(); i++) {
            Position position = positions.get(i);
            Turn turn = game.turns().get(i);
            LegalTurns turns = rules.legalTurns(position);
            Expect.that(turns.contains(turn), turn + " is legal");

            PartialTurn entered = rules.begin(position);
            for (SubMove subMove : turn.subMoves()) {
                Expect.that(entered.next().contains(subMove), subMove + " is offered after " + entered);
                entered = entered.then(subMove);
                Expect.equal(position.begin(entered.toString()), entered, "stored and read");
            }
            Expect.that(entered.mayStop(), turn + " may stop");
            Expect.equal(entered.turn(), turn, "the turn entered");
            Expect.equal(entered.back().then(turn.subMoves().get(turn.subMoves().size() - 1)), entered, "back and on");
            if (turns.stream().limit(FEW).count() < FEW && walks < 5) {
                walks++;
                Set<Turn> reached = new HashSet<>();
                walk(rules.begin(position), reached);
                Expect.equal(reached, new HashSet<>(new ArrayList<>(turns)), "turns reached by walking");
            }

            Expect.equal(rules.parseTurn(position, position.algebraic(turn)), turn, "algebraic form");
            Expect.equal(rules.parseTurn(position, turn.toString()), turn, "coordinate form");
            Expect.equal(rules.threats(position).isEmpty(), !rules.isCheck(position), "no check without a threat");
            Expect.that(!rules.effects(position, turn).isEmpty(), turn + " does something");
            Pictures.check(position, turn);
        }
    }

    private static void walk(PartialTurn turn, Set<Turn> reached) {
        if (turn.mayStop()) {
            reached.add(turn.turn());
        }
        Expect.that(turn.mayStop() || !turn.next().isEmpty(), turn + " leads somewhere");
        turn.next().forEach(subMove -> walk(turn.then(subMove), reached));
    }

    /** The game is entered by hand, read from loose text and under other names, filmed, and named in words. */
    void hand() {
        Hand.check(rules, game);
        Foreign.check(rules, game);
    }

    /** Each position is taken up as an editor does; a royal piece too many, or text cut short, is a problem by kind. */
    void setup() {
        for (Position position : positions) {
            Setup setup = Setup.of(position);
            Expect.equal(rules.problems(setup), Set.of(), "problems of " + position);
            Expect.equal(rules.position(setup), position, "the position of a set-up");
            Expect.equal(rules.position(position.toString()).toString(), position.toString(), "the position of a text");
        }
        Position start = positions.get(0);
        for (PieceType king :
                rules.base().royals().stream().limit(1).toList()) { // where the last piece wins none is royal
            Piece royal = new Piece(Side.WHITE, king);
            Square empty = start.board().squares().stream()
                    .filter(square -> start.pieces(square).isEmpty())
                    .findFirst()
                    .orElseThrow();
            Setup crowded = Setup.of(start).toBuilder().pieces(empty, royal).build();
            Expect.that(
                    rules.problems(crowded).stream().anyMatch(p -> p.kind() == PositionException.Kind.TOO_MANY_ROYALS),
                    "a royal piece too many: " + rules.problems(crowded));
            PositionException refused =
                    Expect.refused(PositionException.class, () -> rules.position(crowded), "a royal piece too many");
            Expect.equal(Set.copyOf(refused.problems()), rules.problems(crowded), "what the refusal lists");
        }
        PositionException cut = Expect.refused(
                PositionException.class, () -> rules.position(start.toString().substring(0, 5)), "text cut short");
        Expect.equal(cut.kinds(), Set.of(PositionException.Kind.TEXT), "kinds of text cut short");
    }

    /** The turn just played cannot be played by the other side, and no text that is no turn is one. */
    void refusals() {
        for (int i = 0; i + 1 < positions.size(); i++) {
            Position after = positions.get(i + 1);
            Turn turn = game.turns().get(i);
            if (!rules.legalTurns(after).contains(turn)) {
                IllegalTurnException refused =
                        Expect.refused(IllegalTurnException.class, () -> rules.play(after, turn), turn + " again");
                Expect.equal(refused.turn(), turn.toString(), "the turn refused");
                Expect.that(refused.getMessage().startsWith(turn + ": "), "a sentence: " + refused.getMessage());
            }
            Expect.refused(TurnFormatException.class, () -> rules.parseTurn(after, turn + ",?"), "no turn");
        }
    }

    /** The game is ended, saved and opened again; two games make a stream. */
    void game() {
        Game ended = game.outcome().isPresent() ? game : game.resign(Side.WHITE);
        PgnGame text = PgnGame.of(ended).withTag("White", "Somebody");
        PgnGame read = Pgn.strict().read(text.toString());
        Expect.equal(read, text, "the game read");
        Expect.equal(read.game().turns(), game.turns(), "its turns");
        Expect.equal(read.game().outcome(), ended.outcome(), "its outcome");
        Expect.equal(read.game().ruleSet(), rules, "its variant");
        List<PgnGame> games = new ArrayList<>();
        Pgn.strict().reader(new StringReader(text + "\n" + text)).forEachRemaining(games::add);
        Expect.equal(games, List.of(text, text), "the games of a stream");
        Expect.equal(game.undo().play(game.turns().get(game.length() - 1)), game, "undo and redo");
    }

    /** A server keeps what it knows as bytes, and lets threads ask one position at once. */
    void server() {
        Expect.equal(Stored.again(rules), rules, "the rule set stored");
        for (int i = 0; i < game.length(); i++) {
            Position position = positions.get(i);
            Turn turn = game.turns().get(i);
            Expect.equal(Stored.again(position), position, "the position stored");
            Expect.equal(Stored.again(turn), turn, "the turn stored");
            Expect.equal(
                    rules.play(Stored.again(position), Stored.again(turn)),
                    positions.get(i + 1),
                    "stored, then played");

            Position shared = rules.position(position.toString());
            long count = rules.legalTurns(position).countUpTo(MANY);
            List<Long> counts = IntStream.range(0, 8)
                    .parallel()
                    .mapToObj(thread -> rules.legalTurns(shared).countUpTo(MANY))
                    .collect(Collectors.toList());
            Expect.equal(counts, Collections.nCopies(8, count), "what threads counted");
        }
    }

    @Override
    public String toString() {
        return game.length() + " turns, " + walks + " walks, " + game;
    }
}
