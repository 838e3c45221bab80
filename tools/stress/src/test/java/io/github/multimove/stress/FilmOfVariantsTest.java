package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Film;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** From where pieces come in the films of games whose turns do more than to move a piece. */
class FilmOfVariantsTest {
    private static final Pattern MOTION =
            Pattern.compile("<animateTransform [^>]*values=\"([-0-9]+ [-0-9]+);[^>]*/>\\s*<g"
                    + " [^>]*?(data-square=\"([a-h][1-8])|transform)");

    private record Played(Film byTurns, Film bySubMoves) {}

    private static Played played(String id, String position, String text) {
        RuleSet rules = RuleSets.of(id);
        Position before = rules.position(position);
        Turn turn = rules.parseTurn(before, text);
        return new Played(Film.of(Game.of(before).play(turn)), Film.of(before, turn));
    }

    /** What moves where in the pictures: the square, and from how far to the right and how far below it is reached. */
    private static List<String> motions(Film film) {
        return MOTION.matcher(film.drawn(diagram -> diagram.squareSize(10)).animation(Duration.ofSeconds(1)))
                .results()
                .map(motion -> (motion.group(3) == null ? "neutral" : motion.group(3)) + " from " + motion.group(1))
                .toList();
    }

    @Test
    void aPieceThatMovesAgainComesFromWhereHeStoodFirst() {
        Played promoted = played("progressive", "4k3/P7/8/8/8/8/1P6/4K3 w - - 0 2", "a7a8n,a8b6,b6d5");
        assertThat(motions(promoted.byTurns())).containsExactly("d5 from -30 -20");
        assertThat(motions(promoted.bySubMoves()))
                .containsExactly("a8 from 0 10", "b6 from -10 -20", "d5 from -20 -10");
        Played castled = played("progressive", "4k3/8/8/8/8/8/P6N/4K2R w K - 0 2", "h2f3,f3d4,e1g1");
        assertThat(motions(castled.byTurns()))
                .containsExactlyInAnyOrder("d4 from 40 20", "f1 from 20 0", "g1 from -20 0");
    }

    @Test
    void aPieceWhoComesToTheSquareThatAnotherLeavesIsNotTheOther() {
        Played simultaneous = played("twins[sharing=true]", "4k3/8/8/8/8/8/8/RR2K3 w - - 0 9 a1+b1", "a1b1,b1b5");
        assertThat(motions(simultaneous.byTurns())).containsExactlyInAnyOrder("b1 from -10 0", "b5 from 0 40");
        Played first = played("progressive", "4k3/8/8/8/8/8/8/RR2K3 w - - 0 2", "b1b5,a1b1,b1b3");
        assertThat(motions(first.byTurns())).containsExactlyInAnyOrder("b3 from -10 20", "b5 from 0 40");
        Played captor = played("progressive", "4k3/8/8/8/1r6/8/8/1R2K2R w - - 0 2", "b1b4,b4c4,h1h2");
        assertThat(motions(captor.byTurns())).containsExactlyInAnyOrder("c4 from -10 30", "h2 from 0 10");
    }

    @Test
    void pushedPiecesAndTheDuckComeFromWhereTheyStood() {
        Played pushed = played("avalanche", "4k3/1p6/8/8/8/8/4P3/4K3 w - - 0 9", "e2e4,b7b6");
        assertThat(motions(pushed.byTurns())).containsExactlyInAnyOrder("e4 from 0 20", "b6 from 0 -10");
        assertThat(motions(pushed.bySubMoves())).containsExactly("e4 from 0 20", "b6 from 0 -10");
        Played duck = played("duck", "rnbqkbnr/pppppppp/2*5/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e7e5,@e3");
        assertThat(motions(duck.byTurns())).containsExactly("neutral from -20 -30", "e5 from 0 -20");
    }

    @Test
    void aPieceFromTheHandComesFromNowhereEvenWhereAnotherHasPassed() {
        Played twice =
                played("geminus", "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 1", "N@h3>h2,N@h2>g2");
        assertThat(motions(twice.byTurns())).containsExactly("g2 from 10 -10");
        assertThat(motions(twice.bySubMoves())).containsExactly("h2 from 0 -10", "g2 from 10 0");
    }

    @Test
    void whatHappensWhenATurnEndsIsAPictureOfItsOwn() {
        Played struck = played("twins", "4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3", "c3d2,d3c2");
        assertThat(struck.bySubMoves().captions()).containsExactly("", "Bxd2", "Bxc2", "Bxd2,Bxc2");
        assertThat(struck.bySubMoves().diagrams().get(3).text()).isEqualTo("""
                8  .  .  .  .  k  .  .  .
                7  .  .  .  .  .  .  .  .
                6  .  .  .  .  .  .  .  .
                5  .  .  .  .  .  .  .  .
                4  .  .  .  .  .  .  .  .
                3  .  . ~.~~.~ .  .  .  .
                2  .  . ~.~~.~ .  .  .  .
                1  .  .  .  .  K  .  .  .
                   a  b  c  d  e  f  g  h
                White to move
                """);
        assertThat(motions(struck.bySubMoves())).containsExactly("d2 from -10 -10", "c2 from 10 -10");
        assertThat(struck.bySubMoves().diagrams().get(1).text())
                .contains("White has siblings: a1+c2", "Black has siblings: d2+d3");
    }
}
