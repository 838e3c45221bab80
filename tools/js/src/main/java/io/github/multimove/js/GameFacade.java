package io.github.multimove.js;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.pgn.PgnGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;

/** A game. */
public final class GameFacade {
    private final Game game;
    private final PgnGame told;

    GameFacade(Game game) {
        this(PgnGame.of(game));
    }

    /** Makes one of what PGN tells. */
    GameFacade(PgnGame told) {
        this.game = told.game();
        this.told = told;
    }

    private GameFacade next(Game next) {
        return new GameFacade(told.withGame(next));
    }

    /** Returns its rule set. */
    @JSExport
    public RulesFacade ruleSet() {
        return new RulesFacade(game.ruleSet());
    }

    /** Returns the position reached. */
    @JSExport
    public PositionFacade position() {
        return new PositionFacade(game.position());
    }

    /** Returns the turns, as lines. */
    @JSExport
    public String turns() {
        return Facade.lines(game.turns());
    }

    /** Returns the turns in algebraic form, as lines. */
    @JSExport
    public String algebraic() {
        List<Position> positions = game.positions();
        List<String> turns = new ArrayList<>();
        for (int i = 0; i < game.length(); i++) {
            turns.add(positions.get(i).algebraic(game.turns().get(i)));
        }
        return String.join("\n", turns);
    }

    /** Returns the outcome as {@link PositionFacade#outcome()} does. */
    @JSExport
    public String outcome() {
        return PositionFacade.outcome(game.outcome());
    }

    /** Returns the draws that can be claimed, in words, as lines. */
    @JSExport
    public String claims() {
        return game.claims().stream().map(Outcome.Reason::words).collect(Collectors.joining("\n"));
    }

    /** Returns the game with one turn more. */
    @JSExport
    public GameFacade play(String turn) {
        return next(game.play(turn, Reading.LENIENT));
    }

    /** Returns the game without its last turn. */
    @JSExport
    public GameFacade undo() {
        return next(game.undo());
    }

    /** Returns the game, resigned by a side. */
    @JSExport
    public GameFacade resign(String side) {
        return next(game.resign(Side.valueOf(side.toUpperCase(Locale.ROOT))));
    }

    /** Returns the game, ended because a side's time ran out. */
    @JSExport
    public GameFacade timeout(String side) {
        return next(game.timeout(Side.valueOf(side.toUpperCase(Locale.ROOT))));
    }

    /** Returns the game, drawn by agreement. */
    @JSExport
    public GameFacade agreeDraw() {
        return next(game.agreeDraw());
    }

    /** Returns the game, drawn by a claim. */
    @JSExport
    public GameFacade claimDraw() {
        Outcome.Reason reason = game.claims().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no draw can be claimed now"));
        return next(game.claimDraw(reason));
    }

    /** Returns the game as PGN. */
    @JSExport
    public String pgn() {
        return told.toString();
    }
}
