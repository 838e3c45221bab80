package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of problem, each by itself: its sentence, line and column. */
final class ProblemsTest {
    static Stream<String> cases() throws IOException {
        return Stream.of(VariantFileTest.resource("problems.txt").split("----\n", 0));
    }

    private static String part(String text, boolean told) {
        return text.lines().filter(line -> line.startsWith(">> ") == told).collect(Collectors.joining("\n"));
    }

    private static List<Problem> all(VariantFile file) {
        List<Problem> all = new ArrayList<>(file.problems());
        all.addAll(file.warnings());
        return all;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aProblemIsToldWithItsPlace(String text) {
        String told = all(VariantFile.readLeniently(part(text, false))).stream()
                .map(problem -> ">> " + problem.kind() + " " + problem)
                .collect(Collectors.joining("\n"));
        assertThat(told).isEqualTo(part(text, true));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void strictReadingRefusesWhatLenientReadingLeavesOut(String text) {
        if (text.contains(">> READ_OTHERWISE") && !text.contains("maxRank = 8 ")) {
            return; // what is lenient reading's alone
        }
        String file = part(text, false);
        List<Problem> lenient = VariantFile.readLeniently(file).problems().stream()
                .filter(problem -> !problem.expected().equals("a parent that can be read"))
                .toList();
        VariantFileException refused = catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(file));
        assertThat(refused == null ? List.of() : refused.problems()).isEqualTo(lenient);
    }

    @Test
    void everyKindIsAmongTheCases() throws IOException {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        cases().forEach(text ->
                all(VariantFile.readLeniently(part(text, false))).forEach(p -> kinds.add(p.kind())));
        assertThat(EnumSet.complementOf(EnumSet.copyOf(kinds)))
                .containsExactly(Kind.LIMIT, Kind.SECTION_TWICE, Kind.KEY_TWICE);
    }

    /** What ffish 0.7.10 makes of the same texts; strictly each is refused. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            castling = false # no           | castling = false
            doubleStep = true # yes         | doubleStep = false
            promotionPieceTypes = qr # xnb  | promotionPieceTypes = qr
            queen = w # weak                | queen = w
            castling = true~  queen = -     | castling = true
            pieceDrops = true #             | pieceDrops = false
            queen = -~[a:chess]~rook = -    | queen = -
            queen = w~queen = -             | queen = -
            """)
    void linesAreReadLenientlyAsFairyStockfishReadsThem(String odd, String plain) {
        String text = "[a:chess]\nstartFen = 4k3/P6p/8/8/8/8/1p6/4K3 w - - 0 1\n";
        String written = text + odd.replace('~', '\n') + "\n";
        VariantFile file = VariantFile.readLeniently(written);
        assertThat(file.problems()).isEmpty();
        assertThat(file.warnings()).extracting(Problem::kind).containsExactly(Kind.READ_OTHERWISE);
        assertThat(file.ruleSet("a"))
                .isEqualTo(VariantFile.read(text + plain + "\n").ruleSet("a"));
        assertThatThrownBy(() -> VariantFile.read(written)).isInstanceOf(VariantFileException.class);
    }

    @Test
    void aKeyGivenTwiceIsRefusedAndLenientlyTheLastCounts() {
        String text = "[a:chess]\ncastling = true\ncastling = false\n";
        VariantFileException refused = catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(text));
        assertThat(refused)
                .hasMessage(
                        "line 3, column 1, [a] castling: expected each key once in a section, found castling a second time");
        assertThat(refused.kinds()).containsExactly(Kind.KEY_TWICE);
        assertThat(VariantFile.readLeniently(text).baseGame("a").castlingRights())
                .isEmpty();
    }

    @Test
    void limitsAreProblems() {
        assertThat(only("x".repeat(VariantFile.MAX_CHARACTERS + 1))).isEqualTo("at most 1048576 characters");
        assertThat(only("[a:chess]\nx" + "x".repeat(VariantFile.MAX_LINE)))
                .isEqualTo("at most 1000 characters in a line");
        StringBuilder sections = new StringBuilder();
        StringBuilder chain = new StringBuilder("[s0:chess]\n");
        for (int i = 0; i <= VariantFile.MAX_SECTIONS; i++) {
            sections.append("[s").append(i).append(":nothing]\n");
        }
        for (int i = 1; i <= VariantFile.MAX_DEPTH + 1; i++) {
            chain.append("[s").append(i).append(":s").append(i - 1).append("]\n");
        }
        assertThat(VariantFile.readLeniently(sections.toString()).problems())
                .filteredOn(problem -> problem.kind() == Kind.LIMIT)
                .singleElement()
                .extracting(Problem::expected)
                .isEqualTo("at most 1000 sections");
        assertThat(only(chain.toString())).isEqualTo("at most 16 parents, one of the other");
    }

    @Test
    void whatManySectionsInheritIsLimitedInAll() {
        StringBuilder keys = new StringBuilder();
        for (Key key : Keys.all()) {
            if (key.grammar().equals("anything")) {
                keys.append(key.name()).append(" = ").append("x".repeat(900)).append('\n');
            }
        }
        StringBuilder text = new StringBuilder("[s0:chess]\n").append(keys);
        for (int i = 1; i < 10; i++) {
            text.append("[s%d:s%d]%n".formatted(i, i - 1)).append(keys);
        }
        int each = 10 * keys.length();
        for (int i = 0; i < 8 * VariantFile.MAX_CHARACTERS / each; i++) {
            text.append("[heir").append(i).append(":s9]\n");
        }
        VariantFile file = VariantFile.readLeniently(text.toString());
        assertThat(file.problems()).isNotEmpty().allMatch(problem -> problem.kind() == Kind.LIMIT);
        assertThat(file.names()).contains("heir0");
    }

    private static String only(String text) {
        VariantFileException refused = catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(text));
        assertThat(refused.problems()).singleElement().extracting(Problem::kind).isEqualTo(Kind.LIMIT);
        return refused.problems().get(0).expected();
    }

    @Test
    void allProblemsAreToldAtOnceAndSerialized() throws IOException, ClassNotFoundException {
        VariantFileException refused = catchThrowableOfType(
                VariantFileException.class, () -> VariantFile.read("[a:chess]\nturn = move\nmaxFil = 7\n[b:none]\n"));
        assertThat(refused.problems()).extracting(Problem::line).containsExactly(3, 4);
        assertThat(refused.kinds()).containsExactly(Kind.PARENT, Kind.UNKNOWN_KEY);
        assertThat(refused).hasMessageContaining("line 3").hasMessageContaining("line 4");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(refused);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(((VariantFileException) in.readObject()).problems()).isEqualTo(refused.problems());
        }
    }

    @Test
    void aFileOfOtherBytesIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("variants.ini");
        Files.write(file, new byte[] {'[', 'a', (byte) 0xff, ']'});
        assertThat(catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(file)))
                .hasMessageContaining("expected UTF-8");
        Files.write(file, "[a:chess]\r\n".getBytes(StandardCharsets.UTF_8));
        assertThat(VariantFile.read(file).names()).containsExactly("a");
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
            Files.writeString(file, "\ufeff[a:chess]\n", charset);
            assertThat(VariantFile.read(file).names()).containsExactly("a");
        }
        Files.writeString(file, "[a:chess]\rcastling = false\r");
        assertThat(catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(file)))
                .hasMessage("line 1, column 10, expected lines that end with LF or CR LF, found CR alone");
        Files.write(file, new byte[VariantFile.MAX_CHARACTERS + 1]);
        assertThat(catchThrowableOfType(VariantFileException.class, () -> VariantFile.readLeniently(file)))
                .hasMessageContaining("at most 1048576 bytes");
    }
}
