package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Series;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link Position#hash()} is what its documentation says, computed from the documentation alone. */
@Tag("budget")
class DocumentedHashTest {
    static Stream<String> ids() {
        return Stream.concat(RuleSets.ids().stream(), Stream.of("two-prong[base=grand]"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theHashIsTheDocumentedSum(String id) {
        int turns = id.startsWith("progressive") ? 6 : 40;
        for (long seed = 1; seed <= Budget.of(1, 6); seed++) {
            for (Position position : RandomPlay.game(RuleSets.of(id), seed, turns)) {
                assertThat(position.hash()).as(position.toString()).isEqualTo(documented(position));
            }
        }
    }

    private static long documented(Position position) {
        List<String> features = new ArrayList<>();
        position.pieces().forEach((square, pieces) -> pieces.forEach(piece -> features.add(piece + "@" + square)));
        position.neutralSquares().forEach(square -> features.add("*@" + square));
        for (Side side : Side.values()) {
            for (Map.Entry<PieceType, Integer> held : position.hand(side).entrySet()) {
                for (int i = 0; i < held.getValue(); i++) {
                    features.add(new Piece(side, held.getKey()) + "@hand");
                }
            }
        }
        if (position.side() == Side.BLACK) {
            features.add("side=b");
        }
        for (CastlingRight right : position.castlingRights()) {
            features.add("castling=" + (right.side() == Side.WHITE ? "w" : "b") + right.text());
        }
        position.enPassant().forEach(square -> features.add("passed=" + square));
        if (position.isUnderOpeningRule()) {
            features.add("opening");
        }
        if ("r".equals(Setup.of(position).variantFields().get("reply"))) {
            features.add("reply");
        }
        String last = Setup.of(position).variantFields().get("last");
        if (last != null && !last.equals("0")) {
            features.add("last=" + last);
        }
        boolean hasOwnTurn = position.ruleSet().structure() instanceof Series series
                && !series.atTurns().isEmpty()
                && position.turnNumber() <= Collections.max(series.atTurns().keySet());
        if (hasOwnTurn || position.ruleSet().structure().toString().contains("growing")) {
            features.add("turn=" + position.turnNumber());
        }
        long sum = 0;
        for (String feature : features) {
            sum += key(feature);
        }
        for (List<Square> set : position.siblings()) {
            long part = 0;
            for (Square square : new HashSet<>(set)) {
                part += key("sibling=" + square);
            }
            sum += mix(part);
        }
        return sum;
    }

    private static long key(String name) {
        long hash = 0xcbf29ce484222325L;
        for (byte b : name.getBytes(StandardCharsets.US_ASCII)) {
            hash = (hash ^ b) * 0x100000001b3L;
        }
        return mix(hash);
    }

    private static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
