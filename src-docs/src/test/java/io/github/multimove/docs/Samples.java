package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.Constraint;
import io.github.multimove.Effect;
import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.Frontier;
import io.github.multimove.counting.MemoryBound;
import io.github.multimove.counting.PositionBag;
import io.github.multimove.counting.RandomGames;
import io.github.multimove.counting.Successors;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.files.VariantFile;
import io.github.multimove.perft.Perft;
import io.github.multimove.perft.PerftPart;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnAnnotation;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.pgn.PgnReader;
import io.github.multimove.pgn.PgnTurn;
import io.github.multimove.problems.EndingPass;
import io.github.multimove.problems.EndingTable;
import io.github.multimove.problems.Endings;
import io.github.multimove.problems.PopeyeInput;
import io.github.multimove.problems.PrintedProblem;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solver;
import io.github.multimove.problems.Stipulation;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.Variant;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A sensible value of each type that a public method takes: the array of orthodox chess, its first turn, its pieces. */
final class Samples {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Position START = RULES.initialPosition();
    private static final Problem PROBLEM = new Problem(START, Stipulation.of("#1"));
    private static final Turn TURN = START.parseTurn("e2e4");

    private static final Map<Class<?>, Object> VALUES = new HashMap<>();

    static {
        VALUES.put(boolean.class, true);
        VALUES.put(int.class, 1);
        VALUES.put(long.class, 1L);
        VALUES.put(double.class, 1.0);
        VALUES.put(char.class, 'X');
        VALUES.put(String.class, "orthodox");
        VALUES.put(Integer.class, 1);
        VALUES.put(Object.class, TURN);
        VALUES.put(List.class, List.of());
        VALUES.put(Collection.class, List.of());
        VALUES.put(Set.class, Set.of());
        VALUES.put(Map.class, Map.of());
        VALUES.put(Optional.class, Optional.empty());
        VALUES.put(OptionalInt.class, OptionalInt.empty());
        VALUES.put(OptionalLong.class, OptionalLong.empty());
        VALUES.put(Duration.class, Duration.ZERO);
        VALUES.put(Duration.class, Duration.ofSeconds(1));
        VALUES.put(RandomGenerator.class, new Random(1));
        VALUES.put(ClassLoader.class, Samples.class.getClassLoader());
        VALUES.put(RuleSetLibrary.class, RuleSetLibrary.of(List.of(), List.of()));
        VALUES.put(VariantFile.class, VariantFile.bases());
        VALUES.put(Path.class, Path.of("none.ini"));
        VALUES.put(java.io.Reader.class, new StringReader(""));
        VALUES.put(Appendable.class, new StringWriter());
        VALUES.put(RuleSet.class, RULES);
        VALUES.put(Position.class, START);
        VALUES.put(Placement.class, START);
        VALUES.put(SquareSet.class, START.occupiedSquares());
        VALUES.put(LegalTurns.class, START.legalTurns());
        VALUES.put(Turn.class, TURN);
        VALUES.put(SubMove.class, TURN.subMoves().get(0));
        VALUES.put(PartialTurn.class, RULES.begin(START));
        VALUES.put(Square.class, START.board().square("e2"));
        VALUES.put(Board.class, START.board());
        VALUES.put(Piece.class, new Piece(Side.WHITE, Orthodox.ROOK));
        VALUES.put(PieceType.class, Orthodox.ROOK);
        VALUES.put(Movement.class, Orthodox.ROOK.movement());
        VALUES.put(
                Movement.Component.class, Orthodox.ROOK.movement().components().get(0));
        VALUES.put(Movement.Offset.class, new Movement.Offset(1, 2, 0));
        VALUES.put(Game.class, Game.of(RULES).play(TURN));
        VALUES.put(Setup.class, Setup.of(START));
        VALUES.put(Setup.Builder.class, Setup.of(START).toBuilder());
        VALUES.put(Diagram.class, Diagram.of(START));
        VALUES.put(Film.class, Film.of(START, TURN));
        VALUES.put(Outcome.class, Outcome.win(Side.WHITE, Outcome.Reason.RESIGNATION));
        VALUES.put(Perft.class, Perft.of(START));
        VALUES.put(PerftPart.class, PerftPart.of(START, 1));
        VALUES.put(Pgn.class, Pgn.lenient());
        VALUES.put(Reading.class, Reading.LENIENT);
        VALUES.put(Locale.class, Locale.ITALIAN);
        VALUES.put(PgnGame.class, PgnGame.of(Game.of(RULES).play(TURN)));
        VALUES.put(PgnReader.class, Pgn.lenient().reader(new StringReader("")));
        VALUES.put(PgnAnnotation.class, new PgnAnnotation.Nag(1));
        VALUES.put(Effect.class, START.effects(TURN).get(0));
        VALUES.put(Refusal.class, START.refusal("e2e5").orElseThrow());
        VALUES.put(BaseGame.class, Orthodox.game());
        VALUES.put(BaseGame.Builder.class, Orthodox.game().toBuilder("house"));
        VALUES.put(CastlingRight.class, Orthodox.game().castlingRights().get(0));
        VALUES.put(TurnStructure.class, TurnStructure.one());
        VALUES.put(TurnStructure.One.class, TurnStructure.one());
        VALUES.put(TurnStructure.UpTo.class, TurnStructure.upTo(2));
        VALUES.put(
                TurnStructure.Opening.class,
                TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2)));
        VALUES.put(Siblings.class, Siblings.of(SiblingBond.CONJOINED));
        VALUES.put(RoyalRule.class, RoyalRule.lastRoyal());
        VALUES.put(RoyalRule.LastRoyal.class, RoyalRule.lastRoyal());
        VALUES.put(RoyalRule.Capture.class, RoyalRule.capture());
        VALUES.put(RoyalRule.LastPiece.class, RoyalRule.lastPiece());
        VALUES.put(
                TurnStructure.WhileInHand.class,
                TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one()));
        VALUES.put(Series.class, Series.of(Step.move()));
        VALUES.put(Series.Length.class, Series.Length.of(1));
        VALUES.put(Step.class, Step.move());
        VALUES.put(Drops.class, Drops.of(1));
        VALUES.put(Promotion.class, Promotion.of(Orthodox.PAWN, Orthodox.ROOK));
        VALUES.put(CastlingRight.Builder.class, CastlingRight.builder(START.board(), Side.WHITE, "O-O"));
        VALUES.put(
                PgnAnnotation.Variation.class,
                new PgnAnnotation.Variation(List.of(), List.of(new PgnTurn(TURN, List.of()))));
        VALUES.put(Constraint.class, new ConstraintKinds.DropsFirst(1));
        VALUES.put(RoyalRefusal.class, new RoyalRefusal.RoyalLeft(List.of(), TURN));
        VALUES.put(InputStream.class, InputStream.nullInputStream());
        VALUES.put(OutputStream.class, OutputStream.nullOutputStream());
        VALUES.put(Stream.class, Stream.of());
        VALUES.put(SplittableRandom.class, new SplittableRandom(1));
        VALUES.put(Problem.class, PROBLEM);
        VALUES.put(
                PopeyeInput.class, new PopeyeInput(PROBLEM, "", "", "", false, 0, false, false, false, List.of(), 1));
        VALUES.put(PrintedProblem.class, new PrintedProblem(Solver.of(PROBLEM).solve(), "", ""));
        VALUES.put(Stipulation.class, PROBLEM.stipulation());
        VALUES.put(Solver.class, Solver.of(PROBLEM));
        VALUES.put(Endings.class, Endings.of(RULES));
        VALUES.put(EndingPass.class, pass());
        VALUES.put(EndingTable.class, Endings.of(RULES).table("Kk"));
        VALUES.put(Counting.class, Counting.of(START));
        VALUES.put(Frontier.class, Counting.of(START).frontier(0));
        VALUES.put(MemoryBound.class, MemoryBound.of(100_000));
        VALUES.put(PositionBag.class, PositionBag.within(MemoryBound.of(100_000)));
        VALUES.put(Successors.class, Successors.of(RULES, EnPassantSquares.AS_PLAYED));
        VALUES.put(RandomGames.class, RandomGames.of(START, 1, 1));
        Option<Boolean> odd = Option.of("odd", "Odd", "Whether.").value(false, "No");
        Variant variant =
                Variant.of("house", "House", "A turn.", choice -> RULES).with(odd);
        VALUES.put(Option.class, odd);
        VALUES.put(Variant.class, variant);
        VALUES.put(Choice.class, variant.choice());
    }

    private Samples() {}

    /** Returns what {@code options()} of a class returns, or of the class around it. */
    /** The first pass of a table. */
    private static EndingPass pass() {
        AtomicReference<EndingPass> first = new AtomicReference<>();
        Endings.of(RULES)
                .passes(pass -> {
                    first.compareAndSet(null, pass);
                    return IntStream.range(0, EndingPass.PARTS)
                            .mapToObj(part -> pass.part(RULES, part))
                            .toList();
                })
                .table("Kk");
        return Objects.requireNonNull(first.get());
    }

    private static @Nullable Object own(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        try {
            for (Class<?> in : outer == null ? List.<Class<?>>of(type) : List.of(type, outer)) {
                for (Method method : in.getMethods()) {
                    if (method.getName().equals("options")
                            && Modifier.isStatic(method.getModifiers())
                            && method.getReturnType().equals(type)) {
                        return method.invoke(null);
                    }
                }
            }
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no sample of " + type, e);
        }
    }

    /** Returns a value of a type: one of the above, the first of an enum, a record of samples, an array of one, the options of a variant, or one that does nothing. */
    static Object of(Class<?> type) {
        Object known = VALUES.get(type);
        if (known != null) {
            return known;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), 1);
            if (!type.getComponentType().isPrimitive()) {
                Array.set(array, 0, of(type.getComponentType()));
            }
            return array;
        }
        if (type.isRecord()) {
            Class<?>[] types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            try {
                return type.getConstructor(types)
                        .newInstance(Arrays.stream(types).map(Samples::of).toArray());
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException("no sample of " + type, e);
            }
        }
        Object own = own(type);
        if (own != null) {
            return own;
        }
        if (type.isInterface() && !type.getName().startsWith("io.github.multimove.internal")) {
            return Proxy.newProxyInstance(
                    Samples.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
        }
        throw new IllegalArgumentException("no sample of " + type);
    }
}
