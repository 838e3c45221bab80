package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drops of pieces in hand beside moves (rules/series.md, Drops). */
final class DropsTest {
    /** Two sub-moves each of which may be a drop, where a piece in hand, a pawn and a king are enough. */
    private static RuleSet two(String options) {
        return VariantFile.read("""
                [two:chess]
                startFen = 4k3/p7/8/8/8/8/P7/4K3[NPnp] w - - 0 1
                castling = false
                pieceDrops = true
                """ + options).ruleSet("two");
    }

    private static VariantFile games() throws IOException {
        return VariantFile.read(VariantFileTest.resource("drops.ini"));
    }

    @Test
    @Tag("budget")
    void theLawsHold() throws IOException {
        VariantFileTest.theLawsHold(games(), Budget.of(20, 1), 1, Budget.of(1, 2));
    }

    @Test
    void javaAndTheFileSayTheSame() {
        BaseGame game = Orthodox.game().toBuilder("pocket")
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn]")
                .drops(Drops.of(0, 1, 2, 3, 4, 5, 6, 7))
                .build();
        RuleSet java = RuleSet.of("pocket", game, Series.of(Step.move().orDrop().safe()), RoyalRule.lastRoyal());
        RuleSet file = VariantFile.bases().ruleSet("pocketknight");
        assertThat(file.structure()).isEqualTo(java.structure());
        assertThat(file.initialPosition().legalTurns().count())
                .isEqualTo(java.initialPosition().legalTurns().count());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("pocket", game, TurnStructure.one(), RoyalRule.lastRoyal()))
                .withMessageContaining("a base game with hands and a structure without drops");
    }

    /** A drop meets a check as a move does, and no turn leaves the king in check. */
    @Test
    void aDropMeetsACheck() {
        RuleSet rules = VariantFile.bases().ruleSet("pocketknight");
        Position position = rules.position("4k3/8/8/8/4r3/8/3P1P2/3QKB2[N] w - - 0 1");
        assertThat(position.isCheck()).isTrue();
        assertThat(position.legalTurns().stream().map(Turn::toString))
                .containsExactlyInAnyOrder("N@e2", "N@e3", "d1e2", "f1e2");
        Position mate = rules.position("4k3/8/8/8/8/8/5PPP/r5K1[N] w - - 0 1");
        assertThat(mate.isCheckmate()).isFalse();
        assertThat(rules.position("4k3/8/8/8/8/8/5PPP/r5K1[n] w - - 0 1").isCheckmate())
                .isTrue();
    }

    /** Where the whole turn counts, a piece in hand gives check: it is dropped and captures. */
    @Test
    void aPieceInHandThreatens() {
        RuleSet rules = two(
                "dropRegionWhite = *1\ndropRegionBlack = *1 *2\nturn = move or-drop quiet if-possible, move if-possible\n");
        Position position = rules.position("4k3/p7/8/8/8/8/P7/4K3[Nn] w - - 0 1");
        assertThat(position.isCheck()).isTrue();
        assertThat(position.threats().get(0).toString()).isEqualTo("N@c2,c2e1");
        assertThat(rules.position("4k3/p7/8/8/8/8/P7/4K3[N] w - - 0 1").isCheck())
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "any, true, true, true",
        "another, false, true, true",
        "same, true, false, false",
        "kin, false, false, false",
        "rounds, false, true, true",
    })
    void aDropIsTheSubMoveOfThePieceDropped(String next, boolean goesOn, boolean moves, boolean drops) {
        Position position = two("turn = move or-drop, move or-drop if-possible\nturnNext = " + next + "\n"
                        + "royalRule = capture\n")
                .initialPosition();
        assertThat(isLegal(position, "N@d4,d4e6")).isEqualTo(goesOn);
        assertThat(isLegal(position, "N@d4,a2a3")).isEqualTo(moves);
        assertThat(isLegal(position, "e1d1,N@d4")).isEqualTo(drops);
    }

    private static boolean isLegal(Position position, String turn) {
        try {
            return position.legalTurns().contains(position.parseTurn(turn));
        } catch (IllegalTurnException e) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "N@e1 | e1 is occupied by a king",
                "P@e8 | e8 is occupied by a king",
                "P@d8 | a pawn is not dropped on d8",
                "P@d1 | a pawn is not dropped on d1",
                "P@a3 | a pawn already stands on the file of a3",
                "Q@d4 | queen",
                "N@d9 | d9",
            })
    void aDropThatIsNotPossibleIsRefused(String turn, String why) {
        Position position = two("dropNoDoubled = p\n").initialPosition();
        assertThatThrownBy(() -> position.parseTurn(turn)).hasMessageContaining(why);
    }

    @Test
    void moreThanTheArrayHasInHandIsRefused() {
        RuleSet rules = VariantFile.bases().ruleSet("pocketknight");
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1"))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining("expected at most 1 of N in hand, as the game starts with, found 2");
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1"))
                .isInstanceOf(PositionException.class);
    }

    @Test
    void bytesAndPgnCarryHands() throws IOException {
        VariantFile file = games();
        for (String name : file.names()) {
            RuleSet rules = file.ruleSet(name);
            Game game = Game.of(rules);
            for (int i = 0; i < 3 && game.position().outcome().isEmpty(); i++) {
                game = game.play(game.position()
                        .legalTurns()
                        .at(game.position().legalTurns().countUpTo(300) - 1));
                assertThat(rules.position(game.position().toBytes())).isEqualTo(game.position());
                assertThat(rules.position(game.position().toString())).isEqualTo(game.position());
            }
            String text = PgnGame.of(game).toString();
            assertThat(Pgn.strict()
                            .withRuleSets(id -> RuleSets.of(id, file.library()))
                            .read(text)
                            .game()
                            .position())
                    .isEqualTo(game.position());
        }
    }

    @Test
    void bareKingsAreNoDrawWhileAPieceIsInHand() {
        RuleSet rules = VariantFile.bases().ruleSet("pocketknight");
        assertThat(Game.of(rules.position("4k3/8/8/8/8/8/8/4K3[n] w - - 0 1")).outcome())
                .isEmpty();
        assertThat(Game.of(rules.position("4k3/8/8/8/8/8/8/4K3[] w - - 0 1")).outcome())
                .isPresent();
    }

    @Test
    void aSectionWrittenReadsBack() throws IOException {
        VariantFile file = games();
        for (String name : file.names()) {
            RuleSet rules = file.ruleSet(name);
            String text = VariantFile.write(rules);
            RuleSet read = VariantFile.read(text).ruleSet(name);
            assertThat(read.structure()).as(text).isEqualTo(rules.structure());
            assertThat(read.base().drops()).as(text).isEqualTo(rules.base().drops());
        }
    }

    @Test
    void theyAreToldInWords() throws IOException {
        VariantFile file = games();
        assertThat(file.describe("growing-pocket").sentence())
                .contains("a move or a drop after which the king is safe")
                .contains("Pieces in hand are dropped on empty squares, White's knight on a1");
    }

    @Test
    void aPieceInHandIsNotCaptured() {
        RuleSet rules = VariantFile.read("""
                        [pocket:chess]
                        pieceDrops = true
                        promotions = p to qn must *8 captured
                        startFen = rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[Nn] w KQkq - 0 1
                        """).ruleSet("pocket");
        assertThat(promotions(rules, "3qk3/P7/8/8/8/8/7p/RNBQKB2[N] w - - 0 1")).isEmpty();
        assertThat(promotions(rules, "3qk3/P7/8/8/8/8/7p/RNB1KB2[N] w - - 0 1")).containsExactly("a7a8q");
        assertThat(promotions(rules, "3qk3/P7/8/8/8/8/7p/RNB1KB2[] w - - 0 1")).containsExactly("a7a8n", "a7a8q");
    }

    /** As Fairy-Stockfish has it: a promoted piece is marked, and comes to hand as a pawn; where it stays promoted, as it is. */
    @ParameterizedTest
    @CsvSource({"crazyhouse, Q~, p", "loop, Q, q"})
    void aCapturedPieceComesToHand(String game, String promoted, String inHand) {
        RuleSet rules = VariantFile.bases().ruleSet(game);
        Position position =
                rules.position("rnbqkbnr/P7/8/8/8/8/8/4K3[] w kq - 0 1").play("a7b8q");
        assertThat(position).hasToString("r" + promoted + "bqkbnr/8/8/8/8/8/8/4K3[N] b kq - 0 1");
        assertThat(Setup.of(position)).hasToString(position.toString());
        Position next = position.play("a8b8");
        assertThat(next).hasToString("1rbqkbnr/8/8/8/8/8/8/4K3[N" + inHand + "] w k - 0 2");
        assertThat(next.hand(Side.WHITE)).containsExactly(Map.entry(Orthodox.KNIGHT, 1));
        assertThat(next.hasTooMuchMaterial()).isFalse();
    }

    /** Each prong is judged on the board before the turn: what it captures is not yet in hand, what is in hand is dropped once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two-prong-house | N@d4,N@e4 | true",
                "two-prong-house | e1e2,N@e4 | true",
                "two-prong-house | a7a8q,N@a7 | false",
                "marseillais-house | d5c4,N@d5 | true",
                "twinmove-house | P@d4,N@e5 | true",
                "twinmove-house | N@d4,P@e5 | false",
            })
    void turnsOfSeveralMovesDropWhatTheyHave(String game, String turn, boolean isLegal) throws IOException {
        RuleSet rules = games().ruleSet(game);
        String second = rules.initialPosition().toString().replaceFirst("1$", "2"); // no first turn's rule is in force
        assertThat(isLegal(rules.position(second), turn)).isEqualTo(isLegal);
    }

    @Test
    void aPawnCapturedInATurnMayBeDroppedInIt() throws IOException {
        RuleSet rules = games().ruleSet("progressive-house");
        Position position = rules.initialPosition().play("e2e4").play("d7d5,b8c6");
        assertThat(isLegal(position, "e4d5,P@h3,d5c6")).isTrue();
        assertThat(isLegal(position, "P@h3,e4d5,d5c6")).isFalse();
        assertThat(position.play("e4d5,P@h3,d5c6").toString()).contains("[N]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "promotionLimit = q:1 | promotions without limits",
                "turn = siblings conjoined; turnKin = r b n | expected a structure without siblings",
                "king = -; commoner = k; extinctionValue = loss; extinctionPieceTypes = k | no royal piece but the king",
                "pieceDrops = false | pieceDrops = true where captures come to hand",
            })
    void whatDoesNotGoTogetherIsRefused(String keys, String why) {
        assertThatThrownBy(() -> VariantFile.read("[a:crazyhouse]\n" + keys.replace("; ", "\n") + "\n"))
                .hasMessageContaining(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2Q~/QPn w | [QPn]",
                "4k3/8/8/8/8/8/8/4K2Q~[nPQ] w - - 0 1 | [QPn]",
                "4k3/8/8/8/8/8/8/4K2Q~ w - - | []",
            })
    void handsAreReadLenientlyAsOthersWriteThem(String text, String hands) {
        RuleSet rules = VariantFile.bases().ruleSet("crazyhouse");
        String read = rules.positionLeniently(text, forgiven -> {}).toString();
        assertThat(read).isEqualTo("4k3/8/8/8/8/8/8/4K2Q~" + hands + " w - - 0 1");
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K3[Q~] w - - 0 1"))
                .isInstanceOf(PositionException.class);
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K~3[] w - - 0 1"))
                .isInstanceOf(PositionException.class);
    }

    private static List<String> promotions(RuleSet rules, String position) {
        return rules.position(position).legalTurns().stream()
                .map(Turn::toString)
                .filter(turn -> turn.startsWith("a7"))
                .toList();
    }
}
