package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** The byte form of positions, version 1, as {@link Position#toBytes} describes it; the bytes here are put together by hand. */
class PositionBytesTest {
    private static final RuleSet RULES = Orthodox.rules();
    /** Black to move; no rights; e1, d4, e4 and e8; King, pawn, Pawn, king; one en passant square, e3. */
    private static final String CAPTURE = "11" + "00" + "1000001800000010" + "b01a" + "0114";

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static void refuses(String hex, String message) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position(bytes(hex)))
                .withMessage(message)
                .satisfies(e -> assertThat(e.kinds()).containsExactly(Kind.BYTES));
    }

    @Test
    void theArrayTakes27Bytes() {
        assertThat(RULES.initialPosition().toBytes())
                .isEqualTo(bytes(
                        "10" + "0f" + "ffff00000000ffff" + "84266048" + "aaaaaaaa" + "bbbbbbbb" + "95377159" + "00"));
    }

    @Test
    void theFormIsAsDocumented() {
        Position position = RULES.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 7 258");
        assertThat(position.toBytes()).isEqualTo(bytes(CAPTURE));
        assertThat(position.toBytesWithCounters())
                .isEqualTo(bytes("13" + CAPTURE.substring(2) + "00000007" + "00000102"));
    }

    @Test
    void bytesWithoutCountersReadAsTheFirstTurn() {
        assertThat(RULES.position(bytes(CAPTURE))).hasToString("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        assertThat(RULES.positionUnchecked(bytes(CAPTURE))).isEqualTo(RULES.position(bytes(CAPTURE)));
    }

    @Test
    void badFormIsRefusedAtItsByte() {
        refuses("", "expected the version and the side to move, found the end at byte 0");
        refuses("21" + CAPTURE.substring(2), "expected version 1 in the upper four bits, found 0x21 at byte 0");
        refuses("15" + CAPTURE.substring(2), "expected no turn number in this game, found 0x15 at byte 0");
        refuses("19" + CAPTURE.substring(2), "expected no reply owed in this game, found 0x19 at byte 0");
        refuses(
                "11" + "10" + CAPTURE.substring(4),
                "expected no bits beyond the 4 of castling rights, found 0x10 at byte 1");
        refuses(CAPTURE.substring(0, 16), "expected the occupied squares, found the end at byte 8");
        refuses(CAPTURE.substring(0, 22), "expected one piece for each occupied square, found the end at byte 11");
        refuses(CAPTURE.replace("b01a", "c01a"), "expected pieces from 0 to 11, found 0xc0 at byte 10");
        refuses(CAPTURE.replace("0114", "0140"), "expected an en passant square from 0 to 63, found 0x40 at byte 13");
        refuses(CAPTURE + "00", "expected the end, found 0x00 at byte 14");
        refuses("13" + CAPTURE.substring(2) + "00000007", "expected a turn number, found the end at byte 18");
        refuses(
                "13" + CAPTURE.substring(2) + "00000007" + "00000000",
                "expected a turn number from 1 to 2147483647, found 0x00 at byte 18");
    }

    /** As text, which drops an en passant square that no piece can use: there it is another form of the position, here none. */
    @Test
    void bytesThatAreNotCanonicalAreRefused() {
        assertThat(RULES.position("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").enPassant())
                .isEmpty();
        refuses(
                "11" + "00" + "1000001000000010" + "a001" + "0114",
                "expected 0x00, as 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 is written, found 0x01 at byte 12");
        refuses(
                "11" + "00" + "1000001000000010" + "a0f1" + "00",
                "expected 0x01, as 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 is written, found 0xf1 at byte 11");
    }

    @Test
    void impossiblePositionsAreRefusedWithEveryProblem() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position(bytes("10" + "01" + "0100000000000010" + "1a" + "00")))
                .satisfies(e -> assertThat(e.kinds())
                        .containsExactlyInAnyOrder(Kind.PIECE_OUT_OF_PLACE, Kind.NO_ROYAL, Kind.CASTLING_RIGHT));
    }

    /** Pieces of eight kinds, both sides', are 16: four bits each. One kind more, and each piece captures a byte. */
    @Test
    void piecesOfUpToEightTypesNeedFourBits() {
        assertThat(rooksWith("ABCDEF").toBytes()).isEqualTo(bytes("10" + "0990" + "2031" + "00"));
        assertThat(rooksWith("ABCDEFG").toBytes()).isEqualTo(bytes("10" + "0990" + "00020103" + "00"));
    }

    /** Kings and rooks in the corners of 16 squares, in a game that knows further piece types. */
    private static Position rooksWith(String letters) {
        BaseGame.Builder base = BaseGame.builder("rooks", Board.of(4, 4))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array("k2r/4/4/K2R");
        letters.chars().forEach(letter -> base.pieces(PieceType.of("piece " + (char) letter, (char) letter, "W")));
        return RuleSet.of("rooks", base.build(), TurnStructure.one()).initialPosition();
    }

    @Test
    void setsOfSiblingsAreNumberedInTheOrderOfTheirSquares() {
        RuleSet siblings = PositionTest.SIBLINGS;
        String pieces = "10" + "0780" + "2012" + "00" + "0000";
        assertThat(siblings.position("3k/4/4/KNN1 w - - 0 1 b1+c1").toBytes()).isEqualTo(bytes(pieces + "00010100"));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> siblings.position(bytes(pieces + "00020200")))
                .withMessage("expected a set of siblings from 0 to 1, found 0x02 at byte 9");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> siblings.position(bytes(pieces + "00010300")))
                .withMessage("expected a set of siblings from 0 to 2, found 0x03 at byte 10");
    }
}
