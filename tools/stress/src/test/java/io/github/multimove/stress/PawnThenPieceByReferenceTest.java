package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A pawn and then a piece, and pairs of drops, where few pieces stand: all that is counted is what the reference generator counts. */
@Tag("mutation")
class PawnThenPieceByReferenceTest {
    private static void agrees(RuleSet rules, String text, int depth) {
        Position position = rules.position(text);
        Position plain = Reference.of(rules).position(text);
        List<String> turns = SetUpDrawnGames.texts(plain.legalTurns());
        assertThat(SetUpDrawnGames.texts(position.legalTurns())).isEqualTo(turns);
        assertThat(position.legalTurns().count()).isEqualTo(turns.size());
        assertThat(position.legalTurns().isEmpty()).isEqualTo(turns.isEmpty());
        for (int i = 0; i < turns.size(); i++) {
            assertThat(position.legalTurns().at(i)).hasToString(turns.get(i));
        }
        assertThat(position.isCheck()).isEqualTo(plain.isCheck());
        for (int i = 1; i <= depth; i++) {
            assertThat(Perft.count(position, i)).as("depth " + i).isEqualTo(Perft.count(plain, i));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "twinmove                      | r3k2r/pp6/8/8/8/8/PP6/R3K2R w KQkq - 0 9 | 2", // castlings
                "twinmove                      | 7k/P7/8/8/8/8/p7/7K w - - 0 9            | 3", // promotions
                "twinmove                      | r1b1k2r/p7/8/8/8/8/P7/RN2K1NR w KQkq - 0 9 | 2", // castlings shut
                "twinmove                      | 7k/P7/1N6/8/8/8/8/R6K w - - 0 9          | 2", // beside a knight
                "twinmove                      | 7k/8/8/8/8/8/PPP4P/KB6 w - - 0 9         | 3", // no piece moves then
                "twinmove                      | kb6/ppp4p/8/8/8/8/8/7K b - - 0 9         | 3",
                "twinmove                      | k7/1P6/8/8/8/8/8/7K w - - 0 9            | 3", // a pawn captures the
                // king
                "twinmove                      | 7k/8/8/8/8/p7/P7/7K w - - 0 9            | 3", // no pawn can move
                "twinmove                      | 7k/8/R7/8/8/8/P7/7K w - - 0 9            | 2", // toward its rook
                "twinmove                      | 7k/8/8/8/8/8/P7/R6K w - - 0 9            | 2", // away from it
                "twinmove                      | k7/6P1/8/8/8/8/7K/8 b - - 0 9            | 2", // check then
                "twinmove[pawn-move=optional]  | r3k2r/p7/8/8/8/8/P7/R3K2R w KQkq - 0 9   | 2",
                "twinmove[pawn-move=optional]  | 7k/P7/8/8/8/8/p7/7K w - - 0 9            | 3",
                "twinmove[promotion=queen]     | 7k/P7/8/8/8/8/p7/7K b - - 0 9            | 3"
            })
    void fewPiecesAreCountedAsOneByOne(String id, String position, int depth) {
        agrees(RuleSets.of(id), position, depth);
    }

    @Test
    void attackForbidsCastlingWhereKingsMayBeExposed() {
        RuleSet exposed = RuleSet.of(
                "exposed",
                Orthodox.game().toBuilder("quiet").enPassant(false).build(),
                TurnStructure.pawnThenPiece(true),
                RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES));
        agrees(exposed, "4k3/8/8/8/8/5r2/P7/R3K2R w KQ - 0 9", 1);
        agrees(exposed, "4k3/8/8/8/8/1r6/P7/R3K2R w KQ - 0 9", 1);
        // was counted with castling
        agrees(exposed, "r1bqk2r/5pp1/pnp2n2/bB2p2p/QP1pN2P/N1P1PPP1/P2P4/1RB1K1R1 b kq - 0 8", 1);
    }

    @Test
    void aKingOfTwoIsNotInCheck() {
        BaseGame kings = BaseGame.builder("kings", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .pawn(Orthodox.PAWN)
                .enPassant(false)
                .array("kk5r/p7/8/8/8/8/P7/KK5R")
                .build();
        RuleSet rules = RuleSet.of("kings", kings, TurnStructure.pawnThenPiece(true), RoyalRule.capture());
        agrees(rules, "k6k/8/8/8/8/8/P7/1K5R b - - 0 9", 2);
        agrees(rules, "k6r/8/8/8/8/8/8/K6K w - - 0 9", 2);
        agrees(rules, "7k/8/8/8/8/8/P7/1K5R b - - 0 9", 2);
    }

    /** The texts tell the rooks apart on the board after the pawn's move. */
    @Test
    void piecesAreToldApartAfterThePawn() {
        RuleSet rules = RuleSets.of("twinmove");
        Position position = rules.position("6k1/8/8/8/P6R/3p4/2P5/R6K w - - 0 1");
        assertThat(position.algebraic(position.parseTurn("c2c3,h4b4"))).isEqualTo("c3,Rb4");
        assertThat(position.algebraic(position.parseTurn("a4a5,h4a4"))).isEqualTo("a5,Rha4");
        assertThat(position.parseTurn("a5,Raa4")).hasToString("a4a5,a1a4");
    }

    /** Drops on the first two ranks of a board, on pawns of the second, which go to the first. */
    private static RuleSet drops(int size, String hands) {
        String empty = ("/" + size).repeat(size - 4);
        BaseGame base = BaseGame.builder("drops", Board.of(size, size))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK, Orthodox.BISHOP)
                .pawn(Orthodox.PAWN)
                .array(size + "/p" + (size - 1) + empty + "/P" + (size - 1) + "/" + size + hands)
                .drops(Drops.of(0).oppositeColours(Orthodox.BISHOP).relocating(Orthodox.PAWN, Set.of(1), 0))
                .build();
        return RuleSet.of(
                "drops",
                base,
                TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one()),
                RoyalRule.capture());
    }

    @ParameterizedTest
    @CsvSource({"4", "8", "10"})
    void dropsAreCountedAsOneByOne(int size) {
        RuleSet rules = drops(size, "[KRBBkrbb]");
        agrees(rules, rules.initialPosition().toString(), 1);
        RuleSet few = drops(size, "[KRkr]");
        agrees(few, few.initialPosition().toString(), 1);
    }

    /** A drop that begins no turn, since no other can follow, stands among those that do. */
    @Test
    void everyIndexHasItsTurn() {
        Position start = drops(4, "[KRBBkrbb]").initialPosition();
        for (Turn first : start.legalTurns()) {
            Position reply = start.play(first);
            Position second = reply.play(reply.legalTurns().at(0));
            List<Turn> turns = List.copyOf(second.legalTurns().stream().toList());
            for (int i = 0; i < turns.size(); i++) {
                assertThat(second.legalTurns().at(i)).as(second.toString()).isEqualTo(turns.get(i));
            }
        }
    }

    @Test
    void aPairOfDropsIsEnteredInEitherOrderAndHasOne() {
        RuleSet rules = drops(4, "[KRBBkrbb]");
        Position position = rules.initialPosition();
        Set<Turn> turns = Set.copyOf(position.legalTurns());
        List<Turn> entered = new ArrayList<>();
        PartialTurn begun = position.begin();
        begun.next().forEach(first -> {
            PartialTurn one = begun.then(first);
            one.next().forEach(second -> {
                Turn turn = one.then(second).turn();
                entered.add(turn);
                Turn reversed = Turn.of(turn.subMoves().get(1), turn.subMoves().get(0));
                assertThat(position.legalTurns().contains(reversed)).isFalse();
            });
        });
        assertThat(entered).hasSizeGreaterThan(turns.size());
        assertThat(Set.copyOf(entered)).isEqualTo(turns);
        for (Turn turn : turns) {
            assertThat(position.parseTurn(position.algebraic(turn))).isEqualTo(turn);
        }
    }
}
