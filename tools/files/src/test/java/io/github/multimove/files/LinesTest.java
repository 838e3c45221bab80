package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces in a line that win, and kings that must not face one another, by definition; examples are points. */
class LinesTest {
    private static RuleSet game(String name, boolean mayFace) throws IOException {
        String text = VariantFileTest.resource("lines.ini");
        return VariantFile.read(mayFace ? text.replace("flyingGeneral = true", "") : text)
                .ruleSet(name);
    }

    /** Every end by a line is one, and no line is overlooked. */
    @ParameterizedTest
    @ValueSource(strings = {"three", "three-twice", "four"})
    void endsAreThoseOfALine(String name) throws IOException {
        RuleSet rules = game(name, false);
        int won = 0;
        for (int seed = 0; seed < 20; seed++) {
            for (Position position : RandomPlay.game(rules, seed, 40)) {
                boolean isLine = hasLine(position, name.equals("four") ? 4 : 3);
                Optional<Outcome> end = position.outcome().filter(each -> each.reason() == Reason.PIECES_CONNECTED);
                assertThat(end.isPresent()).as(position.toString()).isEqualTo(isLine);
                assertThat(end.flatMap(Outcome::winner)).isNotEqualTo(Optional.of(position.side()));
                won += isLine ? 1 : 0;
            }
        }
        assertThat(won).isPositive();
    }

    /** Each square and each way, a square at a time. */
    private static boolean hasLine(Position position, int length) {
        return position.board().squares().stream()
                .anyMatch(first -> Stream.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {1, -1})
                        .anyMatch(way -> IntStream.range(0, length)
                                .allMatch(n -> position.board()
                                        .square(first.file() + n * way[0], first.rank() + n * way[1], 0)
                                        .flatMap(position::piece)
                                        .filter(piece -> piece.side() != position.side())
                                        .isPresent())));
    }

    /** Of the turns of the game in which they may face, those none of whose moves leaves them so, or at once the whole turn. */
    @ParameterizedTest
    @ValueSource(strings = {"one", "at-once", "last", "until-check", "growing"})
    void noKingsFace(String name) throws IOException {
        RuleSet bound = game(name, false);
        RuleSet free = game(name, true);
        int narrowed = 0;
        for (int seed = 0; seed < 2; seed++) {
            for (Position position : RandomPlay.game(bound, seed, name.equals("growing") ? 2 : 9)) {
                Position same = free.position(position.toString());
                List<Turn> all = same.legalTurns().stream().toList();
                List<Turn> kept = all.stream().filter(turn -> !face(same, turn)).toList();
                assertThat(position.legalTurns().stream().map(Turn::toString))
                        .as("%s", position)
                        .isEqualTo(kept.stream().map(Turn::toString).toList());
                assertThat(position.isCheck()).isEqualTo(same.isCheck());
                narrowed += kept.size() < all.size() ? 1 : 0;
            }
        }
        assertThat(narrowed).isPositive();
    }

    private static boolean face(Position position, Turn turn) {
        PartialTurn begun = position.begin();
        boolean face = false;
        for (SubMove subMove : turn.subMoves()) {
            begun = begun.then(subMove);
            PartialTurn now = begun;
            boolean facing = Stream.<Function<Square, Integer>>of(Square::file, Square::rank)
                    .anyMatch(line -> face(now, line));
            face = facing || (face && position.ruleSet().structure().isOrdered());
        }
        return face;
    }

    /** Whether the kings are neighbours among the pieces of a file, or of a rank. */
    private static boolean face(PartialTurn now, Function<Square, Integer> line) {
        String pieces = now.placement().keySet().stream()
                .sorted(Comparator.comparing(line).thenComparing(Square::index))
                .map(square -> line.apply(square) + "" + now.pieces(square))
                .reduce("", String::concat);
        return pieces.matches("(?i).*(\\d)\\[K]\\1\\[K].*");
    }
}
