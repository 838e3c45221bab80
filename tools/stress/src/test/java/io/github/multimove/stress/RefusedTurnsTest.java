package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Constraint;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An illegal turn says which rule of its game it breaks, and where; a position that cannot be is refused. */
class RefusedTurnsTest {
    private static final String GEMINUS = "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 1";
    private static final String LATE = "r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 0 4";

    /** The initial position, by no text, the drop phase by its name, or a text. */
    private static Position position(RuleSet rules, @Nullable String text) {
        if (text == null) {
            return rules.initialPosition();
        }
        return rules.position(text.equals("late") ? LATE : text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Avalanche: a move without its push, a push alone or before the move, of two squares, onto a piece
            avalanche | | e2e4 | STRUCTURE |
            avalanche | | d7d6 | STRUCTURE |
            avalanche | | e2e4,d7d5 | MOVEMENT |
            avalanche | 4k3/8/8/8/8/p7/P7/K7 w - - 0 9 | a1b1,a3a2 | MOVEMENT |
            # the choice owed, a king that the first part leaves attacked, a game that is over
            avalanche | k7/8/8/8/8/8/K7/3p4 b - - 0 9 | a8a7 | STRUCTURE |
            avalanche | 4k3/4p3/8/8/8/8/8/4K2r w - - 0 9 | e1d1,e7e6 | ROYAL_LEFT_ATTACKED |
            avalanche | 3bk3/8/4p3/8/7K/8/8/8 b - - 0 9 | e8e7 | GAME_OVER |
            # going on after the king has been captured
            doublemove | 4k3/8/8/8/8/8/4Q3/K7 w - - 0 9 | e2e8,a1b1 | STRUCTURE |
            # a second sub-move that captures or is by the same piece, a late double step alone
            extra-move | 4k3/8/8/8/8/p7/1P6/K7 w - - 0 9 | a1b1,b2a3 | STRUCTURE |
            extra-move | 4k3/8/8/8/8/p7/1P6/K7 w - - 0 9 | b2b3,b3b4 | STRUCTURE |
            extra-move | 4k3/8/8/8/8/p7/1P6/K7 w - - 0 9 | b2b4 | STRUCTURE |
            # one sub-move that does nothing, two after a check, two in a reply
            two-move | 4k3/8/8/8/8/8/8/K6R w - - 0 12 - | h1h7 | STRUCTURE |
            two-move | 4k3/8/8/8/8/8/8/K6R w - - 0 12 - | h1h8,a1b1 | STRUCTURE |
            two-move | 4k3/8/8/8/8/8/8/K6R w - - 0 12 r | h1h7,a1b1 | STRUCTURE |
            # a piece of another kind, the same piece, another piece
            two-fisted | 4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9 | b2b4,e1d1 | STRUCTURE |
            two-fisted | 4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9 | b2b3,b3b4 | STRUCTURE |
            bennekom | 4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9 | b2b3,e2e3 | STRUCTURE |
            # one sub-move of White and two of Black, kings attacked at the end, castling attacked by two sub-moves
            monster | | e2e4 | STRUCTURE |
            monster | rnbqkbnr/pppppppp/8/4P3/8/8/2PP1P2/4K3 b kq - 0 1 | d7d6,e7e6 | STRUCTURE |
            monster | 8/8/4p3/3p4/4K3/8/8/k7 w - - 0 9 | e4f4,f4f5 | ROYAL_LEFT_ATTACKED |
            monster | rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2 | a7a6 | ROYAL_LEFT_ATTACKED |
            monster | 4k2r/8/4P3/8/8/8/8/4K3 b k - 0 9 | e8g8 | CASTLING_ATTACKED |
            # fewer or more sub-moves than are due, going on after a check, a check too soon
            progressive | 4k3/8/8/8/8/8/8/K6R w - - 0 2 | a1b1,b1c1 | STRUCTURE |
            progressive | 4k3/8/8/8/8/8/8/K6R w - - 0 2 | a1b1,b1c1,c1d1,d1c1 | STRUCTURE |
            progressive | | e2e4,d2d4 | STRUCTURE |
            progressive | 4k3/8/8/8/8/8/8/K6R w - - 0 2 | h1h8,a1b1,b1c1 | STRUCTURE |
            progressive[form=italian] | 4k3/8/8/8/8/8/8/K6R w - - 0 2 | h1h8,a1b1,b1c1 | STRUCTURE |
            # the same piece again while others can move, a king left attacked in between
            progressive[form=english] | 8/8/8/8/8/1k6/7P/K7 w - - 0 3 | h2h3,h3h4,a1b1,b1a1,h4h5 | STRUCTURE |
            progressive | 4r2k/8/8/8/8/8/3P4/4K3 w - - 0 2 | d2d4,e1d1,d1c1 | ROYAL_LEFT_ATTACKED |
            # a move while pieces are in hand, two drops, a drop before the pawns, a piece that is not in hand
            swedish | | e1d1 | STRUCTURE |
            swedish | | Q@d1,B@c1 | STRUCTURE |
            swedish | | Q@d4 | MOVEMENT |
            swedish | | R@d1 | NO_PIECE |
            # a sub-move after a check, one where two are due, three, a king attacked in between
            marseillais | 4k3/8/8/8/8/8/8/K6R w - - 0 9 | h1h8,a1b1 | STRUCTURE |
            marseillais | 4k3/8/8/8/8/8/8/K6R w - - 0 9 | a1b1 | STRUCTURE |
            marseillais | 4k3/8/8/8/8/8/8/K6R w - - 0 9 | a1b1,b1c1,c1d1 | STRUCTURE |
            marseillais | | e2e4,d2d4 | STRUCTURE |
            marseillais | 4r2k/8/8/8/8/8/3P4/4K3 w - - 0 9 | d2d4,e1d1 | ROYAL_LEFT_ATTACKED |
            marseillais | 3r3k/8/8/8/8/8/8/4K3 w - - 0 9 | e1d1,d1c1 | ROYAL_LEFT_ATTACKED |
            marseillais | 4k3/8/8/8/8/8/P7/R3K3 w - - 0 9 | a2a4,a1a5 | MOVEMENT |
            marseillais | 4r1k1/8/8/8/4B3/8/4N3/4K3 w - - 0 9 | e4c6,e2c3 | ROYAL_LEFT_ATTACKED |
            # a piece before a pawn, a pawn alone, two pawns, the other order, three moves
            twinmove | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a1b1 | STRUCTURE | a turn begins with a pawn move while a pawn can move, such as a2a3
            twinmove | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a2a3 | STRUCTURE | move 2 of this turn has to be a move of a piece other than a pawn, such as a1b1
            twinmove[pawn-move=optional] | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | h2h4 | STRUCTURE | move 2 of this turn has to be a move of a piece other than a pawn, such as a1b1
            twinmove | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a2a3,h2h3 | STRUCTURE | never two pawn moves in a turn
            twinmove[pawn-move=optional] | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a1b1,a2a3 | ORDER | the pawn move comes first, then the move of another piece
            twinmove[pawn-move=optional] | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a1b1,h1g1 | STRUCTURE | without a pawn move before it only one piece moves in a turn
            twinmove | 4k3/8/8/8/8/8/P6P/K6R w - - 0 9 | a2a3,a1b1,h2h3 | STRUCTURE | this turn is a pawn move and then a move of another piece, found 3 moves
            twinmove | 8/4k3/3P4/8/8/8/8/K7 w - - 0 9 | d6e7,a1a2 | STRUCTURE | the pawn captures the king and ends the game: the turn is that move alone
            twinmove | 4k3/8/8/8/8/8/P7/R3K3 w - - 0 9 | a2a4,a1a5 | MOVEMENT | the White rook on a1 cannot make the move a1a5: the White pawn stands on a4
            twinmove | 4k3/1P6/8/8/8/8/8/K7 w - - 0 9 | b7b8n,b8b2 | MOVEMENT | the White knight on b8 cannot make the move b8b2: it does not move like that
            twinmove[balanced=true] | | e2e4,g1f3 | STRUCTURE | this turn is one move alone, found 2 moves
            twinmove[balanced=true] | | g1f3 | STRUCTURE | this turn is a pawn move while a pawn can move, such as a2a3
            twinmove | 8/4k3/8/8/8/8/8/8 w - - 0 9 | e2e4 | GAME_OVER | the game is over (king captured)
            # drops of what is not in hand, on occupied squares, out of the ranks, of bishops on one colour
            geminus | late | Q@b1,N@c1 | NO_PIECE | no queen is in hand
            geminus | late | N@b1,N@c1 | NO_PIECE | no knight is in hand
            geminus | late | X@b1,N@c1 | NO_PIECE | no X is in hand
            geminus | late | N@a1,B@c1 | MOVEMENT | a1 is occupied by a rook
            geminus | late | N@d6,B@c1 | MOVEMENT | d6 is occupied by a knight
            geminus | late | N@d4,B@c1 | MOVEMENT | a piece is dropped on an empty square of rank 1 or rank 2, seen from its side
            geminus | late | B@b1,N@c1 | MOVEMENT | a bishop already stands on f1, a square of the same colour
            geminus | | R@a2,N@c1 | MOVEMENT | a rook is dropped on rank 1 only, seen from its side
            geminus | | R@a3>a2,N@c1 | MOVEMENT | a rook is dropped on rank 1 only, seen from its side
            # relocations
            geminus | late | N@e3,B@c1 | MOVEMENT | the pawn on e3 is relocated to an empty square of rank 2, seen from its side: the drop has to say where to
            geminus | late | N@e3>e4,B@c1 | MOVEMENT | the pawn on e3 is relocated to an empty square of rank 2, seen from its side, not to e4
            geminus | late | N@c2>c2,B@c1 | MOVEMENT | the pawn on c2 is relocated to an empty square of rank 2, seen from its side, not to c2
            geminus | late | N@b1>b2,B@c1 | MOVEMENT | no pawn of yours stands on b1 to be relocated
            geminus | kqnbbn2/8/pppppppp/8/8/QBNKBRPP/PPPPPPNR/8[] w - - 0 9 | N@g3>a1 | MOVEMENT | N@g3>a1 is not a drop that the rules allow here
            # one drop, three, moves among drops
            geminus | late | N@b1 | STRUCTURE | while there are pieces in hand a turn is two drops, found 1
            geminus | late | e3e4 | STRUCTURE | while there are pieces in hand they are dropped and no piece moves
            geminus | late | N@b1,e3e4 | STRUCTURE | while there are pieces in hand they are dropped and no piece moves
            geminus | | K@a1,Q@b1,N@c1 | STRUCTURE | while there are pieces in hand a turn is two drops, found 3
            """)
    void aTurnIsRefused(String id, @Nullable String position, String turn, Rule rule, @Nullable String sentence) {
        Position at = position(RuleSets.of(id), position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> at.parseTurn(turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": " + (sentence == null ? "" : sentence));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # a pawn on its last rank is of the side to move, and one only
            avalanche | 4k3/8/8/8/8/8/8/3pK3 w - - 0 9 | PIECE_OUT_OF_PLACE |
            avalanche | k7/8/8/8/8/8/K7/3pp3 b - - 0 9 | PIECE_OUT_OF_PLACE |
            avalanche | k7/8/8/8/8/8/K7/3P4 w - - 0 9 | PIECE_OUT_OF_PLACE |
            marseillais | 4k3/8/8/8/8/8/8/4K3 w K - 0 1 | CASTLING_RIGHT |
            marseillais | 4k2R/8/8/8/8/8/8/4K3 w - - 0 1 | ROYAL_CAPTURABLE |
            marseillais | 4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1 | EN_PASSANT |
            # two en passant squares where only the last is recorded
            marseillais[en-passant=last] | k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9 | EN_PASSANT |
            twinmove | 8/8/8/8/8/8/8/K7 w - - 0 1 | NO_ROYAL |
            twinmove | 8/8/8/8/8/8/8/8 w - - 0 1 | NO_ROYAL |
            twinmove | kk6/8/8/8/8/8/8/K7 w - - 0 1 | TOO_MANY_ROYALS |
            twinmove | k6P/8/8/8/8/8/8/K7 w - - 0 1 | PIECE_OUT_OF_PLACE |
            twinmove | 4k3/8/8/8/8/8/8/R3K3 w K - 0 1 | CASTLING_RIGHT |
            twinmove | 4k3/8/8/8/8/8/8/R3K3 w Q d6 0 1 | EN_PASSANT |
            # hands fit the turn
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] b - - 0 1 | HAND | Black to move must have two more pieces in hand than White, found 8 and 8
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] w - - 0 1 | HAND | White to move must have as many pieces in hand as Black, found 6 and 8
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/K7[QRRBBNNkqrrbbnn] b - - 0 1 | HAND | expected an even number of pieces in hand of White, found 7
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 2 | HAND | White to move with 8 pieces in hand must have turn number 1, found 2
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] b - - 0 2 | HAND | Black to move with 8 pieces in hand must have turn number 1, found 2
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/KN6[RRBBNNkqrrbbnn] b - - 0 1 | HAND | White has 3 knights on the board and in hand, but the game starts with 2
            # pieces stand where drops put them, pawns on the second rank at most
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/R7/K7[QRBBNNkqrrbbnn] b - - 0 1 | PIECE_OUT_OF_PLACE | while there are pieces in hand no rook of White can stand on a2
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/B1B5[KQRRNNkqrrbbnn] b - - 0 1 | PIECE_OUT_OF_PLACE | no bishop of White can stand on c1
            geminus | 8/8/pppppppp/8/P7/1PPPPPPP/8/KQ6[RRBBNNkqrrbbnn] b - - 0 1 | HAND | while there are pieces in hand a piece of White must stand on a3, found none
            geminus | 8/8/pppppppp/8/P7/NPPPPPPP/8/K7[QRRBBNkqrrbbnn] b - - 0 1 | PIECE_OUT_OF_PLACE | while there are pieces in hand no pawn of White can stand on a4
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/KQ6 b - - 0 1 | TEXT | expected "["
            geminus | 8/8/pppppppp/8/8/PPPPPPPP/8/8[QKRRBBNNkqrrbbnn] w - - 0 1 | TEXT | in the order of the piece list
            geminus | 4k3/8/8/8/8/8/8/4K2R[] w K - 0 9 | TEXT | castling
            """)
    void aPositionIsRefused(String id, String position, Kind kind, @Nullable String sentence) {
        RuleSet rules = RuleSets.of(id);
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(position))
                .satisfies(e -> assertThat(e.kinds()).contains(kind))
                .withMessageContaining(sentence == null ? "" : sentence);
    }

    /** A pawn relocated by the knight in its place; two pieces of a kind on squares of one colour that are not bishops. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/pppppppp/8/8/NPPPPPPP/P7/K7[QRRBBNkqrrbbnn] b - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/8/N1N5[KQRRBBkqrrbbnn] b - - 0 1"
            })
    void piecesStandWhereverDropsPutThem(String position) {
        assertThat(RuleSets.of("geminus").position(position)).hasToString(position);
    }

    @Test
    void aTurnInTheOtherOrderIsNotTheTurnItself() {
        RuleSet rules = RuleSets.of("geminus");
        assertThat(rules.initialPosition()).hasToString(GEMINUS);
        Position late = rules.position(LATE);
        Turn turn = rules.parseTurn(late, "N@b1,B@c1");
        Turn other = Turn.of(turn.subMoves().get(1), turn.subMoves().get(0));

        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.play(late, other))
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.ORDER))
                .withMessage(
                        "B@c1,N@b1: drops that can be made in either order stand in ascending order of their squares");
    }

    @Test
    void anEntryKnowsThatTheSeriesIsOver() {
        Position position = RuleSets.of("marseillais").position("4k3/8/8/8/8/8/8/K6R w - - 0 9");

        assertThat(position.begin("h1h8").mayStop()).isTrue();
        assertThat(position.begin("h1h8").next()).isEmpty();
        assertThat(position.begin("h1h7").mayStop()).isFalse();
        assertThat(position.begin("h1h7").next()).isNotEmpty();
    }

    @Test
    void twoPiecesThatShelterTheKingMayNotBothLeave() {
        Position position = RuleSets.of("marseillais").position("4r1k1/8/8/8/4B3/8/4N3/4K3 w - - 0 9");

        assertThat(position.constraints())
                .extracting(Constraint::sentence)
                .containsExactly(
                        "the pieces on e2 and e4 may not all leave: they alone stand between the rook on e8 and"
                                + " the king on e1");
    }
}
