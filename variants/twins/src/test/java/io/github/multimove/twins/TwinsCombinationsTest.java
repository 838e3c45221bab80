package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.EntryLaws;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every combination of options in random play: one path against the other, texts, keys, and the board turned round. */
@Tag("budget")
class TwinsCombinationsTest {
    static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (String array : List.of("standard", "royal-queen", "twin-queens", "twin-queens-only", "fraternal")) {
            for (String bond : List.of("conjoined", "separated", "separated-single", "identical")) {
                for (String sharing : List.of("false", "true")) {
                    for (String order : List.of("simultaneous", "sequential")) {
                        ids.add("twins[array=" + array + ",bond=" + bond + ",order=" + order + ",sharing=" + sharing
                                + "]");
                    }
                }
            }
        }
        ids.add("twins[promotion=sibling]");
        ids.add("twins[promotion=twins]");
        return ids;
    }

    @ParameterizedTest
    @MethodSource("ids")
    void plainAndFastPathAgree(String id) {
        play(id, 1, Budget.of(1, 3), Budget.of(150, 300));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("ids")
    void plainAndFastPathAgreeOnLongGames(String id) {
        play(id, 2, 40, 4000);
    }

    private static void play(String id, long seed, int longest, int most) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(seed);
        List<String> starts = new ArrayList<>(ReferencePositions.of(id));
        starts.addAll(Agreement.NEAR_PROMOTION.subList(2, 4));
        for (String start : starts) {
            Position position = rules.position(start);
            for (int ply = 0; ply < longest; ply++) {
                List<Turn> plain = Reference.of(rules).legalTurns(position).stream()
                        .limit(most)
                        .toList();
                if (plain.isEmpty() || plain.size() == most) {
                    break;
                }
                check(rules, position, plain, random);
                position = rules.play(position, plain.get(random.nextInt(plain.size())));
            }
        }
    }

    private static void check(RuleSet rules, Position position, List<Turn> plain, Random random) {
        LegalTurns legal = rules.legalTurns(position);
        assertThat(legal.count()).as("count at %s", position).isEqualTo(plain.size());
        assertThat(legal.stream().toList()).as("turns at %s", position).isEqualTo(plain);
        assertThat(legal.isEmpty()).isFalse();
        EntryLaws.offersAreThoseOfTheReferenceGenerator(position, plain.size());
        assertThat(rules.position(position.toString())).isEqualTo(position).hasToString(position.toString());
        assertThat(rules.position(position.toString()).hash()).isEqualTo(position.hash());
        int at = random.nextInt(plain.size());
        Turn turn = plain.get(at);
        assertThat(legal.at(at)).isEqualTo(turn);
        assertThat(legal.contains(Turn.of(turn.subMoves()))).isTrue();
        List<String> subMoves = Arrays.asList(turn.toString().split(",", -1));
        Collections.shuffle(subMoves, random);
        assertThat(rules.parseTurn(position, String.join(",", subMoves))).isEqualTo(turn);
        assertThat(position.turn(turn.subMoves())).isEqualTo(turn);
        Position turned = rules.position(turned(position.toString()));
        assertThat(rules.legalTurns(turned).stream().map(t -> canonical(t.toString())))
                .as("turned round: %s", position)
                .containsExactlyInAnyOrderElementsOf(plain.stream()
                        .map(t -> canonical(mirrored(t.toString())))
                        .toList());
    }

    /** Exchanges colours and reverses ranks. */
    private static String turned(String text) {
        String[] fields = text.split(" ", -1);
        List<String> ranks = Arrays.asList(fields[0].split("/", -1));
        Collections.reverse(ranks);
        fields[0] = swapped(String.join("/", ranks));
        fields[1] = fields[1].equals("w") ? "b" : "w";
        fields[2] = swapped(fields[2])
                .chars()
                .mapToObj(c -> String.valueOf((char) c))
                .sorted()
                .collect(Collectors.joining());
        fields[3] = mirrored(fields[3]);
        if (!fields[6].equals("-")) {
            fields[6] = Arrays.stream(mirrored(fields[6]).split(","))
                    .map(set -> Arrays.stream(set.split("\\+"))
                            .sorted(TwinsCombinationsTest::compare)
                            .collect(Collectors.joining("+")))
                    .sorted(TwinsCombinationsTest::compare)
                    .collect(Collectors.joining(","));
        }
        return String.join(" ", fields);
    }

    private static int compare(String a, String b) {
        int rank = Character.compare(a.charAt(1), b.charAt(1));
        return rank != 0 ? rank : Character.compare(a.charAt(0), b.charAt(0));
    }

    private static String swapped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return out.toString();
    }

    private static String mirrored(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(c >= '1' && c <= '8' ? (char) ('1' + '8' - c) : c);
        }
        return out.toString();
    }

    private static String canonical(String turn) {
        return Arrays.stream(turn.split(",")).sorted().collect(Collectors.joining(","));
    }
}
