package io.github.multimove.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram.Theme;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@Isolated
class DiagramTest {
    private static final RuleSet RULES = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));
    private static final String BUSY = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 2";
    private static final double SIZE = Diagram.SQUARE_SIZE;

    static List<Board> boards() {
        return List.of(
                Board.of(8, 8),
                Board.of(10, 8).withLightCorner(),
                Board.of(10, 10),
                Board.of(5, 5, 5, Board.LevelNames.LETTERS),
                Board.of(12, 8, 3, Board.LevelNames.DIGITS));
    }

    // ---- text -------------------------------------------------------------------------------------------------------

    @Test
    void textShowsTheTurnAndWhoIsToMove() {
        Position position = RULES.position(BUSY);
        assertThat(Diagram.of(position).turn(RULES.parseTurn(position, "d2g5,e5g6")))
                .hasToString("""
                8  r  .  .  .  k  .  .  r
                7  p  .  p  p  q  p  b  .
                6  b  n  .  .  p  n [p] .
                5  .  .  .  P (N) . [.] .
                4  .  p  .  .  P  .  .  .
                3  .  .  N  .  .  Q  .  p
                2  P  P  P (B) B  P  P  P
                1  R  .  .  .  K  .  .  R
                   a  b  c  d  e  f  g  h
                White to move
                turn: 1 d2g5, 2 e5g6
                """);
    }

    @Test
    void textSeenFromBlackShowsCheckAndThreats() {
        Position position = RULES.position("rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 0 2");
        assertThat(Diagram.of(position).seenFrom(Side.BLACK).threats().text()).isEqualTo("""
                1  R  N  B !K! Q  B  N  R
                2  P  .  .  P  P  P  P  P
                3  .  .  .  .  .  .  .  .
                4  q  P  P  .  .  .  .  .
                5  .  .  .  p  .  .  .  .
                6  .  .  .  .  .  .  .  .
                7  p  p  p  .  p  p  p  p
                8  r  n  b  k  .  b  n  r
                   h  g  f  e  d  c  b  a
                White to move, in check on e1
                threats: h4e1
                """);
    }

    @Test
    void textShowsLevelsSideBySideStacksHandsAndMarks() {
        Board board = Board.of(2, 3, 2, Board.LevelNames.LETTERS);
        Piece rook = new Piece(Side.WHITE, Orthodox.ROOK);
        Piece knight = new Piece(Side.BLACK, Orthodox.KNIGHT);
        Setup setup = Setup.builder(board)
                .pieces("Aa1", rook, rook)
                .pieces("Bb3", knight)
                .hand(Side.WHITE, Orthodox.QUEEN, 1)
                .hand(Side.BLACK, Orthodox.ROOK, 2)
                .side(Side.BLACK)
                .build();
        assertThat(Diagram.of(setup).mark(Set.of(board.square("Ba2"))).text()).isEqualTo("""
                  level A   level B
                3  .   .     .   n
                2  .   .    *. * .
                1  RR  .     .   .
                   a   b     a   b
                Black to move
                White has in hand: Q
                Black has in hand: R2
                """);
    }

    // ---- SVG --------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @MethodSource("boards")
    void everySquareAndEveryPieceIsDrawnOnceInItsPlace(Board board) {
        Setup.Builder builder = Setup.builder(board);
        List<PieceType> kinds = List.of(
                Orthodox.KING,
                Orthodox.QUEEN,
                Orthodox.ROOK,
                Orthodox.BISHOP,
                Orthodox.KNIGHT,
                Orthodox.PAWN,
                PieceType.of("squirk", 'S', "RNAD"));
        for (int i = 0; i < board.size(); i += 3) {
            builder.pieces(
                    board.square(i), new Piece(i % 2 == 0 ? Side.WHITE : Side.BLACK, kinds.get(i / 3 % kinds.size())));
        }
        Setup setup = builder.build();
        for (Side side : Side.values()) {
            for (Theme theme : Theme.values()) {
                Document svg = parse(Diagram.of(setup).seenFrom(side).theme(theme));
                List<Element> squares = elements(svg, "square");
                assertThat(squares).hasSize(board.size());
                Set<String> places = new HashSet<>();
                Set<String> colours = new HashSet<>();
                for (Element square : squares) {
                    places.add(square.getAttribute("x") + " " + square.getAttribute("y"));
                    boolean light =
                            board.square(square.getAttribute("data-square")).isLight();
                    colours.add(light + square.getAttribute("fill"));
                }
                assertThat(places).hasSize(board.size());
                assertThat(colours).hasSize(2);
                List<Element> pieces = elements(svg, "piece");
                assertThat(pieces).hasSize(setup.pieces().size());
                for (Element piece : pieces) {
                    Square square = board.square(piece.getAttribute("data-square"));
                    assertThat(piece.getAttribute("data-piece"))
                            .isEqualTo(setup.pieces(square).get(0).toString());
                    Element ground = squareOf(svg, square.toString());
                    assertThat(piece.getAttribute("transform"))
                            .isEqualTo("translate(" + ground.getAttribute("x") + " " + ground.getAttribute("y")
                                    + ") scale(1)");
                }
                double width = Double.parseDouble(svg.getDocumentElement().getAttribute("width"));
                double height = Double.parseDouble(svg.getDocumentElement().getAttribute("height"));
                for (Element square : squares) {
                    assertThat(at(square, "x")).isBetween(0.0, width - SIZE);
                    assertThat(at(square, "y")).isBetween(0.0, height - SIZE);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theFirstRankOfTheViewerIsAtTheBottom(Side side) {
        Document svg = parse(Diagram.of(RULES.initialPosition()).seenFrom(side));
        Element a1 = squareOf(svg, "a1");
        Element h8 = squareOf(svg, "h8");
        assertThat(at(a1, "y") > at(h8, "y")).isEqualTo(side == Side.WHITE);
        assertThat(at(a1, "x") < at(h8, "x")).isEqualTo(side == Side.WHITE);
        Element mover = elements(svg, "to-move").get(0);
        assertThat(mover.getAttribute("data-side")).isEqualTo("w");
        assertThat(at(mover, "cy") > 4 * SIZE).isEqualTo(side == Side.WHITE);
    }

    @Test
    void arrowsGoToTheMiddleOrBeforeAPieceAndAreNumbered() {
        Position position = RULES.position(BUSY);
        Document svg = parse(Diagram.of(position).turn(RULES.parseTurn(position, "d2g5,e5g6")));
        List<Element> arrows = elements(svg, "arrow");
        assertThat(arrows).extracting(a -> a.getAttribute("data-sub-move")).containsExactly("d2g5", "e5g6");
        arrow(svg, arrows.get(0), "d2", "g5", 0, 0);
        arrow(svg, arrows.get(1), "e5", "g6", 0, 0.3);
        assertThat(elements(svg, "number")).extracting(Element::getTextContent).containsExactly("1", "2");
        assertThat(elements(svg, "origin")).hasSize(2);
        assertThat(elements(svg, "destination")).hasSize(2);
    }

    @Test
    void castlingShowsKingAndRookAndAPassingCaptureItsVictim() {
        Position position = RULES.position("4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 2");
        Document castled = parse(Diagram.of(position).turn(RULES.parseTurn(position, "e1g1")));
        List<Element> arrows = elements(castled, "arrow");
        assertThat(arrows).hasSize(2);
        arrow(castled, arrows.get(0), "e1", "g1", 0, 0);
        arrow(castled, arrows.get(1), "h1", "f1", SIZE * 0.28, 0);
        assertThat(Diagram.of(position).turn(RULES.parseTurn(position, "e1g1")).text())
                .contains("1  .  .  .  . (K)[.][.](R)");
        Document taken = parse(Diagram.of(position).turn(RULES.parseTurn(position, "a7a8n,e5d6")));
        assertThat(elements(taken, "captured"))
                .extracting(e -> e.getAttribute("data-square"))
                .containsExactly("d5");
        assertThat(elements(taken, "promotion"))
                .extracting(Element::getTextContent)
                .containsExactly("=N");
    }

    @Test
    void checkAndThreatsAreMarked() {
        Position position = RULES.position("rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 0 2");
        Document svg = parse(Diagram.of(position));
        assertThat(elements(svg, "check"))
                .extracting(e -> e.getAttribute("data-square"))
                .containsExactly("e1");
        assertThat(elements(svg, "threat")).isEmpty();
        Document threats = parse(Diagram.of(position).threats());
        assertThat(elements(threats, "threat")).hasSize(1);
        Element threat = elements(threats, "threat").get(0);
        Element king = squareOf(threats, "e1");
        Element head = (Element) threat.getElementsByTagName("polygon").item(0);
        String[] tip = head.getAttribute("points").split("[, ]", 3);
        double x = Double.parseDouble(tip[0]) - at(king, "x") - SIZE / 2;
        double y = Double.parseDouble(tip[1]) - at(king, "y") - SIZE / 2;
        assertThat(Math.hypot(x, y)).isCloseTo(SIZE * 0.3, within(0.01)); // before the king, which it does not cover
        assertThat(x).isCloseTo(-y, within(0.01));
        assertThat(elements(parse(Diagram.of(RULES.initialPosition())), "check"))
                .isEmpty();
    }

    @Test
    void ofATurnThatCapturesTheKingOnlyHisCaptureIsAThreat() {
        RuleSet series =
                RuleSet.of("series", Orthodox.game(), Series.repeat(Series.Length.of(2), Step.move(), Step.move()));
        Position position = series.position("4r1k1/8/8/4P3/8/8/8/4K3 w - - 0 9");
        assertThat(series.threats(position)).hasToString("[e8e5,e5e1]");
        Document svg = parse(Diagram.of(position).threats());
        assertThat(elements(svg, "check"))
                .extracting(e -> e.getAttribute("data-square"))
                .containsExactly("e1");
        assertThat(elements(svg, "threat"))
                .extracting(e -> e.getAttribute("data-sub-move"))
                .containsExactly("e5e1");
    }

    @Test
    void stacksAndHandsShowEveryPiece() {
        Board board = Board.of(8, 8);
        Piece rook = new Piece(Side.WHITE, Orthodox.ROOK);
        for (int n = 1; n <= 9; n++) {
            Setup setup = Setup.builder(board)
                    .pieces(board.square("c3"), java.util.Collections.nCopies(n, rook))
                    .hand(Side.BLACK, Orthodox.QUEEN, n)
                    .build();
            Document svg = parse(Diagram.of(setup));
            Set<String> places = new HashSet<>();
            elements(svg, "piece").forEach(piece -> places.add(piece.getAttribute("transform")));
            assertThat(places).hasSize(n);
            assertThat(elements(svg, "hand")).hasSize(1);
            assertThat(elements(svg, "hand").get(0).getAttribute("data-count")).isEqualTo(Integer.toString(n));
        }
    }

    @Test
    void dropsAreRingedAndTheirPieceIsShown() {
        Board board = Board.of(8, 8);
        Piece knight = new Piece(Side.WHITE, Orthodox.KNIGHT);
        Setup setup = Setup.builder(board)
                .pieces("d3", new Piece(Side.WHITE, Orthodox.PAWN))
                .build();
        Turn turn = Turn.of(
                new SubMove.Drop(knight, board.square("b1")),
                new SubMove.RelocatingDrop(knight, board.square("d3"), board.square("c2")));
        Document svg = parse(Diagram.of(setup).turn(turn));
        assertThat(elements(svg, "drop")).hasSize(2);
        assertThat(elements(svg, "dropped")).hasSize(2);
        assertThat(elements(svg, "arrow")).hasSize(1);
        arrow(svg, elements(svg, "arrow").get(0), "d3", "c2", 0, 0);
        assertThat(elements(svg, "arrow").get(0).getAttribute("data-sub-move")).isEqualTo("N@d3>c2");
    }

    @Test
    void theOptionsChangeWhatTheySay() {
        Diagram diagram = Diagram.of(RULES.initialPosition());
        assertThat(elements(parse(diagram), "coordinate")).hasSize(16);
        assertThat(elements(parse(diagram.withoutCoordinates()), "coordinate")).isEmpty();
        assertThat(squareOf(parse(diagram.squareSize(20)), "e4").getAttribute("width"))
                .isEqualTo("20");
        assertThat(diagram.squareSize(8).area(Board.of(8, 8).square("a1")).size())
                .isEqualTo(8);
        assertThat(diagram.squareSize(512).area(Board.of(8, 8).square("a1")).size())
                .isEqualTo(512);
        assertThatIllegalArgumentException().isThrownBy(() -> diagram.squareSize(7));
        assertThatIllegalArgumentException().isThrownBy(() -> diagram.squareSize(513));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> diagram.mark(List.of(Board.of(5, 5).square("a1"))));
        assertThat(elements(parse(diagram.mark(List.of(Board.of(8, 8).square("a4")))), "target"))
                .hasSize(1);
    }

    @Test
    void marksOfOccupiedSquaresLieOverThePieces() {
        Board board = RULES.base().board();
        Diagram diagram = Diagram.of(RULES.initialPosition())
                .mark(List.of(board.square("e7"), board.square("e4")))
                .mark(Diagram.Mark.CHOSEN, List.of(board.square("b1")))
                .mark(Diagram.Mark.LAST_TURN, List.of(board.square("g8")));
        String svg = diagram.svg();
        assertThat(svg.indexOf("class=\"target\" data-square=\"e7\""))
                .isGreaterThan(svg.lastIndexOf("class=\"piece\""));
        assertThat(svg.indexOf("class=\"chosen\"")).isBetween(0, svg.indexOf("class=\"piece\""));
        List<Element> targets = elements(parse(diagram), "target");
        assertThat(targets.get(0).getAttribute("fill")).isEqualTo("none"); // a ring around the pawn
        assertThat(targets.get(1).getAttribute("fill")).isEqualTo(Diagram.Colour.TARGET.usual(Diagram.Theme.LIGHT));
        assertThat(elements(parse(diagram), "last-turn")).hasSize(1);
        assertThat(diagram.text())
                .contains("*p*")
                .contains("<N>")
                .contains("~n~")
                .contains("*.*");
        assertThat(elements(parse(diagram.mark(Diagram.Mark.CHOSEN, List.of())), "chosen"))
                .isEmpty();
    }

    @Test
    void checkStaysMarkedWhileTheKingStandsWhereHeStood() {
        Position position = RULES.position("4k3/8/8/8/8/5N2/4r3/4K3 w - - 0 9");
        PartialTurn begun = RULES.begin(position);
        assertThat(elements(parse(Diagram.of(begun)), "check")).hasSize(1);
        PartialTurn other = begun.then("Nd2").back().then("Kxe2");
        assertThat(elements(parse(Diagram.of(other)), "check")).isEmpty();
    }

    @Test
    void aProgramHasItsOwnColoursAndPieces() {
        Piece queen = new Piece(Side.WHITE, Orthodox.QUEEN);
        Diagram diagram = Diagram.of(RULES.initialPosition())
                .colour(Diagram.Colour.LIGHT_SQUARE, "#eed")
                .colour(Diagram.Colour.DARK_SQUARE, "var(--dark)")
                .pictures(piece ->
                        piece.equals(queen) ? Optional.of("<circle class=\"mine\" r=\"9\"/>") : Optional.empty());
        Document svg = parse(diagram);
        assertThat(squareOf(svg, "a1").getAttribute("fill")).isEqualTo("var(--dark)");
        assertThat(squareOf(svg, "h1").getAttribute("fill")).isEqualTo("#eed");
        assertThat(elements(svg, "mine")).hasSize(1);
        for (String value : List.of("\"/><script>", "#12", "url(x)", "")) {
            assertThatIllegalArgumentException().isThrownBy(() -> diagram.colour(Diagram.Colour.GROUND, value));
        }
    }

    @ParameterizedTest
    @EnumSource(Diagram.Levels.class)
    void aPointOfThePictureIsThatOfItsSquare(Diagram.Levels levels) {
        Board board = Board.of(3, 4, 3, Board.LevelNames.LETTERS);
        Setup setup = Setup.builder(board).hand(Side.BLACK, Orthodox.ROOK, 2).build();
        for (Side side : Side.values()) {
            Diagram diagram = Diagram.of(setup).levels(levels).seenFrom(side);
            Document svg = parse(diagram);
            for (Square square : board.squares()) {
                Diagram.Area area = diagram.area(square);
                assertThat(squareOf(svg, square.toString()).getAttribute("x")).isEqualTo(DiagramSvg.number(area.x()));
                assertThat(squareOf(svg, square.toString()).getAttribute("y")).isEqualTo(DiagramSvg.number(area.y()));
                assertThat(diagram.squareAt(area.x(), area.y())).contains(square);
                assertThat(diagram.squareAt(area.x() + area.size() - 0.1, area.y() + area.size() - 0.1))
                        .contains(square);
                assertThat(area.x() + area.size()).isLessThan(diagram.width());
                assertThat(area.y() + area.size()).isLessThan(diagram.height());
            }
            assertThat(diagram.squareAt(0, 0)).isEmpty();
            double y = side == Side.WHITE ? 20 : diagram.height() - 20;
            assertThat(diagram.handAt(40, y)).contains(new Piece(Side.BLACK, Orthodox.ROOK));
            assertThat(diagram.handAt(diagram.width() - 1, y)).isEmpty();
        }
    }

    @Test
    void everySvgIsWellFormedWhateverTheNamesAre() {
        assertThat(DiagramSvg.escaped("<a href=\"&\">\u0001\ud800x\ud83d\ude00"))
                .isEqualTo("&lt;a href=&quot;&amp;&quot;&gt;\ufffd\ufffdx\ud83d\ude00");
        PieceType odd = PieceType.of("<odd & \"strange\">", 'O', "K");
        Setup setup = Setup.builder(Board.of(8, 8))
                .pieces("a1", new Piece(Side.WHITE, odd))
                .build();
        assertThat(elements(parse(Diagram.of(setup)), "piece")).hasSize(1);
        // a piece that moves as two others is drawn as both
        PieceType both = PieceType.of("archbishop", 'A', "BN");
        Diagram drawn = Diagram.of(Setup.builder(Board.of(8, 8))
                .pieces("a1", new Piece(Side.WHITE, both))
                .build());
        assertThat(drawn.svg().split("scale\\(0.65\\)\"><(?!/g)")).hasSize(3);
    }

    @Test
    void theSvgIsTheSameEveryTimeAndInEveryLocale() {
        Position position = RULES.position(BUSY);
        Diagram diagram = Diagram.of(position).turn(RULES.parseTurn(position, "d2g5,e5g6"));
        String svg = diagram.svg();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG"));
            assertThat(diagram.svg()).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(DiagramSvg.number(-0.0004)).isEqualTo("0");
        assertThat(DiagramSvg.number(-1.25)).isEqualTo("-1.25");
        assertThat(DiagramSvg.number(17)).isEqualTo("17");
        assertThat(DiagramSvg.number(0.0056)).isEqualTo("0.006");
    }

    /** A change of these files is a change of every picture: look at one in a browser before it is put there. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void aPictureIsDrawnAsAlways(String name, Diagram diagram) throws IOException {
        try (InputStream known = DiagramTest.class.getResourceAsStream(name + ".svg")) {
            assertThat(known).isNotNull();
            assertThat(diagram.svg()).isEqualTo(new String(known.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    static List<Arguments> pictures() {
        Position busy = RULES.position(BUSY);
        Position free = RULES.position("4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 2");
        List<SubMove> subMoves = new ArrayList<>();
        for (String turn : List.of("a7a8n", "e5d6", "e1g1")) {
            subMoves.addAll(RULES.parseTurn(free, turn).subMoves());
        }
        Position checked = RULES.position("4k3/P7/8/3pP3/8/8/4r3/4K2R w - d6 0 2");
        Board small = Board.of(2, 3, 2, Board.LevelNames.LETTERS);
        Piece rook = new Piece(Side.WHITE, Orthodox.ROOK);
        Piece squirk = new Piece(Side.BLACK, PieceType.of("unknown", 'S', "RNAD"));
        Setup setup = Setup.builder(small)
                .pieces("Aa1", rook, rook, rook)
                .pieces("Ab2", rook, squirk)
                .pieces("Bb3", squirk)
                .neutral(small.square("Ba1"))
                .hand(Side.WHITE, Orthodox.QUEEN, 1)
                .hand(Side.WHITE, Orthodox.PAWN, 2)
                .hand(Side.BLACK, Orthodox.ROOK, 2)
                .side(Side.BLACK)
                .build();
        Turn drops = Turn.of(
                new SubMove.Drop(rook, small.square("Ab3")),
                new SubMove.RelocatingDrop(squirk, small.square("Ab2"), small.square("Bb2")));
        return List.of(
                Arguments.of(
                        "diagram",
                        Diagram.of(busy)
                                .turn(RULES.parseTurn(busy, "d2g5,e5g6"))
                                .mark(List.of(busy.board().square("d6")))),
                Arguments.of(
                        "diagram-turn",
                        Diagram.of(checked)
                                .turn(Turn.of(subMoves))
                                .threats()
                                .seenFrom(Side.BLACK)
                                .theme(Theme.DARK)),
                Arguments.of(
                        "diagram-levels",
                        Diagram.of(setup)
                                .turn(drops)
                                .levels(Diagram.Levels.COLUMN)
                                .mark(Diagram.Mark.CHOSEN, List.of(small.square("Aa1")))
                                .mark(List.of(small.square("Aa1"), small.square("Aa2")))),
                Arguments.of(
                        "diagram-row", Diagram.of(setup).seenFrom(Side.BLACK).squareSize(20)));
    }

    // ---- means ------------------------------------------------------------------------------------------------------

    private static Document parse(Diagram diagram) {
        String svg = diagram.svg();
        assertThat(svg).doesNotContain("NaN").doesNotContain("Infinity").doesNotContain("null");
        return parse(svg);
    }

    static Document parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
    }

    private static List<Element> elements(Document svg, String kind) {
        return elements(svg, element -> element.getAttribute("class").equals(kind));
    }

    private static List<Element> elements(Document svg, Predicate<Element> test) {
        NodeList all = svg.getElementsByTagName("*");
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < all.getLength(); i++) {
            if (all.item(i) instanceof Element element && test.test(element)) {
                found.add(element);
            }
        }
        return found;
    }

    private static Element squareOf(Document svg, String square) {
        List<Element> found = elements(
                svg,
                element -> element.getAttribute("class").equals("square")
                        && element.getAttribute("data-square").equals(square));
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static double at(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    /** Checks an arrow that ends so many squares before the middle of its target. */
    private static void arrow(Document svg, Element arrow, String from, String to, double lowered, double before) {
        Element line = (Element) arrow.getElementsByTagName("line").item(0);
        Element head = (Element) arrow.getElementsByTagName("polygon").item(0);
        Element origin = squareOf(svg, from);
        Element target = squareOf(svg, to);
        assertThat(at(line, "x1")).isEqualTo(at(origin, "x") + SIZE / 2);
        assertThat(at(line, "y1")).isEqualTo(at(origin, "y") + SIZE / 2 + lowered);
        double dx = at(target, "x") - at(origin, "x");
        double dy = at(target, "y") - at(origin, "y");
        double part = before * SIZE / Math.hypot(dx, dy);
        assertThat(head.getAttribute("points"))
                .startsWith(DiagramSvg.number(at(target, "x") + SIZE / 2 - dx * part) + ","
                        + DiagramSvg.number(at(target, "y") + SIZE / 2 + lowered - dy * part) + " ");
    }

    @Test
    void diagramsShowWhatStaysOnItsSquareAsARing() {
        Position position = Orthodox.rules().initialPosition();
        Turn turn = Turn.of(
                new SubMove.Choice(new Piece(Side.WHITE, Orthodox.PAWN), at("d1"), Orthodox.QUEEN),
                new SubMove.Push(new Piece(Side.WHITE, Orthodox.PAWN), at("d7"), at("d6")),
                new SubMove.Place(at("c6")));
        Diagram diagram = Diagram.of(position).turn(turn);
        assertThat(diagram.text()).contains("turn: 1 d1d1q, 2 d7d6, 3 @c6");
        assertThat(diagram.svg())
                .contains("<g class=\"drop\" data-sub-move=\"@c6\"")
                .contains("<g class=\"drop\" data-sub-move=\"d1d1q\"")
                .contains("data-sub-move=\"d7d6\"")
                .contains(">=Q<");
    }

    @Test
    void holesAreNotDrawn() {
        Board board = Board.of(5, 5);
        BaseGame holed = BaseGame.builder("holed", board)
                .royal(Orthodox.KING)
                .array("4k/5/2*2/5/K4")
                .holes(List.of(board.square("c3")))
                .build();
        RuleSet rules = RuleSet.of("holed", holed, TurnStructure.one());
        Diagram diagram = Diagram.of(rules.initialPosition());
        assertThat(diagram.svg()).contains("data-square=\"c2\"").doesNotContain("data-square=\"c3\"");
        assertThat(diagram.toString()).doesNotContain("*");
    }

    private static Square at(String square) {
        return Board.of(8, 8).square(square);
    }
}
