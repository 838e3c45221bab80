package io.github.multimove;

import static io.github.multimove.Streams.read;
import static io.github.multimove.Streams.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets, positions and turns are written as text and nothing else, and nothing else is read. */
class SerializationTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Position START = RULES.initialPosition();
    private static final String PACKAGE = "io.github.multimove.internal.";

    /** Stands in a stream in the place of a class that never writes itself. */
    private static final class Nothing implements Serializable {
        private static final long serialVersionUID = 1;
    }

    private record PositionOfText(Object rules, Object text) implements Serializable {
        private static final long serialVersionUID = 1;
    }

    @Test
    void aTurnOfAnotherPositionStaysForeign() throws Exception {
        Turn step = RULES.parseTurn(RULES.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
        Position occupied = RULES.position("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        Turn capture = RULES.parseTurn(occupied, "a1a8");
        assertThat(step).hasToString(capture.toString()).isNotEqualTo(capture);
        assertThat(read(written(step))).isEqualTo(step).isNotEqualTo(capture);
        assertThat(read(written(capture))).isEqualTo(capture).isNotEqualTo(step);
    }

    @Test
    void aStreamHoldsTheIdAndTheTextsAndNoState() throws Exception {
        String stream = new String(written(START), java.nio.charset.StandardCharsets.ISO_8859_1);
        assertThat(stream)
                .contains(
                        PACKAGE + "serial.SerialPosition",
                        PACKAGE + "serial.SerialRuleSet",
                        "orthodox",
                        START.toString())
                .doesNotContain("BoardPosition", "Composition", "BoardState", "GameTables");
        assertThat(stream.length()).isLessThan(400);
    }

    @Test
    void positionsOfAStreamShareTheirRuleSetAndItIsWrittenOnce() throws Exception {
        List<?> read = (List<?>) read(written(new ArrayList<>(List.of(START, RULES, START))));
        assertThat(((Position) read.get(0)).ruleSet()).isSameAs(read.get(1));
        assertThat(read.get(2)).isSameAs(read.get(0));
    }

    @Test
    void theReferenceGeneratorIsWrittenAsTheRuleSetThatItEquals() throws Exception {
        assertThat(read(written(Reference.of(RULES)))).isEqualTo(RULES);
    }

    // ---- what cannot be written -------------------------------------------------------------------------------------

    @Test
    void aRuleSetOfNoProviderIsRefusedByName() {
        RuleSet house = RuleSet.of("house-chess", Orthodox.game(), TurnStructure.one());
        for (Object value : List.of(
                house,
                house.initialPosition(),
                house.legalTurns(house.initialPosition()).at(0))) {
            assertThatExceptionOfType(NotSerializableException.class)
                    .isThrownBy(() -> written(value))
                    .withMessageStartingWith("rule set house-chess, which RuleSets does not find by its id: expected a"
                            + " rule set, one of orthodox");
        }
    }

    @Test
    void aRuleSetThatBorrowsAKnownIdIsRefused() {
        RuleSet other = RuleSet.of("orthodox", Orthodox.game(), TurnStructure.upTo(2));
        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> written(other))
                .withMessage("rule set orthodox, which RuleSets does not find by its id: RuleSets knows another rule"
                        + " set of that id");
    }

    @Test
    void aTurnThatWasPutTogetherIsRefused() throws Exception {
        Turn turn = Turn.of(RULES.parseTurn(START, "e2e4").subMoves());
        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> written(turn))
                .withMessage("turn e2e4, which was put together and is of no position");
        assertThat(read(written(START.turn(turn.subMoves())))).isEqualTo(turn);
    }

    // ---- what cannot be read ----------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"", "orthodoxy", "orthodox[]", "orthodox[prongs=3]", "Orthodox", "[[[["})
    void anotherIdIsRefused(String id) {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(replaced(written(RULES), "orthodox", id)))
                .withMessageStartingWith("expected a rule set id, found \"" + id + "\": ");
    }

    @Test
    void anotherTextIsRefused() {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(replaced(written(START), START.toString(), "8/8/8/8/8/8/8/8 w - - 0 1")))
                .withMessageStartingWith("expected a position of orthodox, found \"8/8/8/8/8/8/8/8 w - - 0 1\": ")
                .withCauseInstanceOf(PositionException.class);
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(replaced(written(turn()), "e2e4", "e2e5")))
                .withMessageStartingWith("expected a turn at " + START + ", found \"e2e5\": e2e5: ")
                .withCauseInstanceOf(IllegalTurnException.class);
    }

    @Test
    void whatUntrustedInputSendIsRefusedByExceptionsThatAreWrittenWhole() throws Exception {
        PositionException position =
                refused(PositionException.class, () -> RULES.position("8/8/8/8/8/8/8/8 w KQ - 0 1"));
        PositionException again = (PositionException) read(written(position));
        assertThat(position.problems()).hasSizeGreaterThan(1);
        assertThat(again.problems()).isEqualTo(position.problems());
        assertThat(again.kinds()).isEqualTo(position.kinds());
        assertThat(again).hasMessage(position.getMessage());
        MovementException betza = refused(MovementException.class, () -> Movement.betza("RX"));
        assertThat(betza.offset()).isEqualTo(1);
        assertThat(((MovementException) read(written(betza))).offset()).isEqualTo(1);
        TurnFormatException form = refused(TurnFormatException.class, () -> RULES.parseTurn(START, "e2-e9"));
        assertThat(((TurnFormatException) read(written(form))).offset()).isEqualTo(form.offset());
        refused(RuleSetIdException.class, () -> RuleSets.of("orthodox[x=y]"));
        refused(RuleSetIdException.class, () -> RuleSets.of("nothing"));
        refused(RuleSetIdException.class, () -> RuleSets.baseGame("Nothing"));
        refused(IllegalTurnException.class, () -> RULES.parseTurn(START, "e2e5"));
    }

    private static <E extends InputException> E refused(Class<E> type, Supplier<?> sent) {
        try {
            throw new AssertionError("expected a refusal, found " + sent.get());
        } catch (InputException e) {
            return type.cast(e);
        }
    }

    @Test
    void textThatIsReadElsewhereButNeverWrittenIsRefused() {
        String shortened = START.toString().replace(" 0 1", "");
        assertThat(RULES.position(shortened)).isEqualTo(START);
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(replaced(written(START), START.toString(), shortened)))
                .withMessageStartingWith("expected the canonical position of orthodox, \"" + "rnbqkbnr/");
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(replaced(written(turn()), "e2e4", "e4")))
                .withMessage("expected the canonical turn at " + START + ", \"e2e4\", found \"e4\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play.Composition", "position.ArrayTurn", "position.PairTurn", "position.ListedTurn"})
    void anObjectWithoutItsWrittenFormIsRefused(String type) {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(renamed(new Nothing(), PACKAGE + type)))
                .withMessage("expected a written form of text, found the fields of " + PACKAGE + type);
    }

    @Test
    void aPositionWithoutItsWrittenFormIsRefused() {
        // a position is a board, and no board is ever written
        assertThatExceptionOfType(InvalidClassException.class)
                .isThrownBy(() -> read(renamed(new Nothing(), PACKAGE + "position.BoardPosition")))
                .withMessageEndingWith("no valid constructor");
    }

    @Test
    void aWrittenFormWithoutItsPartsIsRefused() {
        for (Object[] parts :
                new Object[][] {{null, null}, {RULES, null}, {null, "8/8"}, {"orthodox", "8/8"}, {RULES, 1}}) {
            assertThatThrownBy(() ->
                            read(renamed(new PositionOfText(parts[0], parts[1]), PACKAGE + "serial.SerialPosition")))
                    .isInstanceOf(InvalidObjectException.class);
        }
        for (String type : List.of("serial.SerialPosition", "serial.SerialRuleSet", "serial.SerialTurn")) {
            assertThatThrownBy(() -> read(renamed(new Nothing(), PACKAGE + type)))
                    .isInstanceOf(InvalidObjectException.class);
        }
    }

    /** Whatever byte is another one: what is read, if anything, is a value that was written like that. */
    @Test
    void streamsWithOtherBytesAreRefusedOrWhatTheySay() throws Exception {
        byte[] bytes = written(turn());
        SplittableRandom random = new SplittableRandom(1);
        int refused = 0;
        for (int at = 4; at < bytes.length; at++) {
            byte[] other = bytes.clone();
            other[at] ^= (byte) (1 << random.nextInt(8));
            try {
                Object read = read(other);
                assertThat(read).isInstanceOf(Turn.class);
                assertThat(read(written(read))).isEqualTo(read);
            } catch (IOException | ClassNotFoundException | ClassCastException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(bytes.length / 2);
    }

    // ---- streams ----------------------------------------------------------------------------------------------------

    private static Turn turn() {
        return RULES.parseTurn(START, "e2e4");
    }

    private static byte[] renamed(Object value, String type) throws IOException {
        return replaced(written(value), value.getClass().getName(), type);
    }

    /** The stream with another text, of whatever length, in the place of one. */
    private static byte[] replaced(byte[] stream, String text, String by) throws IOException {
        byte[] old = utf(text);
        int at = 0;
        while (!Arrays.equals(stream, at, at + old.length, old, 0, old.length)) {
            at++;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(stream, 0, at);
        bytes.writeBytes(utf(by));
        bytes.write(stream, at + old.length, stream.length - at - old.length);
        return bytes.toByteArray();
    }

    private static byte[] utf(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(text);
        return bytes.toByteArray();
    }
}
