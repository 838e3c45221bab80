package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The references of games whose turn is ordered agree with themselves, on kept positions and on drawn ones. */
class SeriesPositionsTest {

    private static final int MOST = 3000;

    @ParameterizedTest
    @MethodSource("games")
    void keptPositionsAreOfTheirGame(String id) {
        List<String> positions = ReferencePositions.of(id);
        assertThat(positions).hasSizeBetween(10, 35).doesNotHaveDuplicates();
        positions.forEach(position -> agree(id, position));
    }

    @ParameterizedTest
    @MethodSource("options")
    void drawnPositionsAgreeUnderEveryOption(String id) {
        ReferenceGame game = ReferenceGames.of(id);
        Random random = new Random(id.hashCode());
        int compared = 0;
        for (int i = 0; i < 60; i++) {
            String position = SeriesSetup.text(id, random);
            if (isPosition(game, position)) {
                compared++;
                agree(id, position);
            }
        }
        assertThat(compared).isGreaterThan(15);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("basedGames")
    void keptPositionsOverOtherBasesAreOfTheirGame(String id) {
        List<String> positions = ReferencePositions.of(id);
        assertThat(positions).hasSizeBetween(8, 35).doesNotHaveDuplicates();
        positions.forEach(position -> agree(id, position));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "marseillais[balanced=false,stuck=draws]",
                "marseillais[balanced=false,early-check=last]",
                "doublemove[balanced=false]",
                "bennekom",
                "avalanche"
            })
    void exchangingTheColoursExchangesTheTurns(String id) {
        ReferenceGame game = ReferenceGames.of(id);
        Random random = new Random(3);
        int compared = 0;
        for (int i = 0; i < 80; i++) {
            String position = SeriesSetup.text(id, random);
            if (isPosition(game, position)) {
                compared++;
                String other = ReferenceLaws.mirrored(position);
                assertThat(Set.copyOf(game.legalTurns(other)))
                        .as(position)
                        .isEqualTo(game.legalTurns(position).stream()
                                .map(ReferenceLaws::reversed)
                                .collect(Collectors.toSet()));
                assertThat(game.isCheckmate(other)).isEqualTo(game.isCheckmate(position));
                assertThat(game.isStalemate(other)).isEqualTo(game.isStalemate(position));
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    private static void agree(String id, String position) {
        ReferenceGame game = ReferenceGames.of(id);
        List<String> turns = game.firstTurns(position, MOST);
        boolean check = game.isCheck(position);
        boolean mate = game.isCheckmate(position);
        boolean stalemate = game.isStalemate(position);
        assertThat(turns).as(position).doesNotHaveDuplicates();
        assertThat(game.threats(position).isEmpty()).as(position).isNotEqualTo(check);
        assertThat(check || !game.isBoundByCheck(position)).as(position).isTrue();
        assertThat(mate && stalemate).as(position).isFalse();
        boolean capture = id.startsWith("doublemove") || id.startsWith("duck") || id.contains("win=capture");
        if (stalemate || (mate && !capture)) {
            assertThat(turns).as(position).isEmpty();
        }
        if (turns.isEmpty()) {
            assertThat(game.outcome(position)).as(position).isPresent();
        }
        Random random = new Random(position.hashCode());
        for (int i = 0; i < 5 && !turns.isEmpty(); i++) {
            String turn = turns.get(random.nextInt(turns.size()));
            String next = game.play(position, turn);
            // Reading what was written gives the same position again, so that its answers are those of its text.
            assertThat(isPosition(game, next))
                    .as(position + " " + turn + " -> " + next)
                    .isTrue();
            List<String> firstReplies = game.firstTurns(next, 1);
            if (!firstReplies.isEmpty()) {
                assertThat(side(next)).as(next).isNotEqualTo(side(position));
            }
        }
        if (turns.size() < MOST) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game.play(position, strange(turns)))
                    .withMessageContaining("not a legal turn");
        }
    }

    /** Returns a turn that is none: the first sub-move of all with what it can hardly be followed by. */
    private static String strange(Collection<String> turns) {
        Set<String> known = new HashSet<>(turns);
        String first = known.isEmpty() ? "a1a1" : turns.iterator().next();
        return first + "," + first;
    }

    private static String side(String position) {
        return position.split(" ", -1)[1];
    }

    private static boolean isPosition(ReferenceGame game, String text) {
        try {
            game.isCheck(text);
            return true;
        } catch (IllegalArgumentException impossible) {
            return false;
        }
    }

    static List<String> games() {
        return List.of(
                "marseillais",
                "progressive",
                "monster",
                "avalanche",
                "doublemove",
                "extra-move",
                "two-move",
                "two-fisted",
                "bennekom",
                "accelerated",
                "triplets",
                "kings-progressive",
                "moderate-progressive",
                "balanced-swap",
                "progressive-take-all",
                "swedish",
                "duck");
    }

    static List<String> basedGames() {
        return List.of("marseillais", "progressive", "doublemove", "bennekom", "duck").stream()
                .flatMap(game -> List.of("grand", "double-king", "raumschach", "dragonchess").stream()
                        .map(base -> game + "[base=" + base + "]"))
                .toList();
    }

    static List<String> options() {
        return List.of(
                "marseillais[balanced=false]",
                "marseillais[stuck=draws]",
                "marseillais[early-check=last]",
                "marseillais[early-check=last,stuck=draws]",
                "marseillais[en-passant=first]",
                "marseillais[en-passant=last]",
                "marseillais[base=grand]",
                "marseillais[base=double-king[castling=lenient]]",
                "progressive[form=italian]",
                "progressive[form=english]",
                "progressive[logical=true]",
                "progressive[base=raumschach[array=cvp]]",
                "monster[win=capture]",
                "monster[en-passant=last]",
                "monster[reversed=true,pawns=8]",
                "avalanche[array=reversed,balanced=true]",
                "doublemove[en-passant=none]",
                "doublemove[balanced=false]",
                "doublemove[base=double-king]",
                "extra-move",
                "two-move",
                "two-fisted",
                "bennekom[base=dragonchess]",
                "accelerated[balanced=true]",
                "triplets",
                "kings-progressive[form=italian]",
                "moderate-progressive[conservative=true]",
                "progressive[form=portuguese]",
                "balanced-swap",
                "progressive-take-all",
                "swedish",
                "duck[base=grand]");
    }
}
