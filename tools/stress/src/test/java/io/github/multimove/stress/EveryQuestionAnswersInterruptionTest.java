package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every public question about a position ends, by an answer or by {@link CancellationException}, when its thread is
 * interrupted, however wild the position. The table of questions fails when a public method is missing from it.
 */
@Isolated
class EveryQuestionAnswersInterruptionTest {
    /** Generous: what answers interruption does so within milliseconds, what does not takes minutes. */
    private static final long MOST_MILLISECONDS = 30_000;

    private static final long UNDISTURBED_MILLISECONDS = 25;

    /** What is asked, by the class and the name of the method. */
    private static final Map<String, Function<Position, Object>> QUESTIONS = new TreeMap<>();

    private static void asks(String method, Function<Position, Object> question) {
        QUESTIONS.put(method, question);
    }

    static {
        asks("RuleSet.initialPosition", p -> p.ruleSet().initialPosition());
        asks("RuleSet.position", p -> p.ruleSet().position(p.toString()));
        asks("RuleSet.positionLeniently", p -> p.ruleSet().positionLeniently(p.toString(), forgiven -> {}));
        asks("RuleSet.setup", p -> p.ruleSet().setup(p.toString()));
        asks("RuleSet.problems", p -> p.ruleSet().problems(p.ruleSet().setup(p.toString())));
        asks("RuleSet.positionUnchecked", p -> p.ruleSet().positionUnchecked(p.toBytes()));
        asks("RuleSet.legalTurns", p -> p.ruleSet().legalTurns(p));
        asks("RuleSet.begin", p -> p.ruleSet().begin(p).next());
        asks("RuleSet.play", p -> p.ruleSet().play(p, p.legalTurns().at(0)));
        asks(
                "RuleSet.playUnchecked",
                p -> p.ruleSet().playUnchecked(p, p.legalTurns().at(0)));
        asks("Position.playUnchecked", p -> p.playUnchecked(p.legalTurns().at(0)));
        asks("RuleSet.isCheck", p -> p.ruleSet().isCheck(p));
        asks("RuleSet.isBoundByCheck", p -> p.ruleSet().isBoundByCheck(p));
        asks("RuleSet.isCheckmate", p -> p.ruleSet().isCheckmate(p));
        asks("RuleSet.isStalemate", p -> p.ruleSet().isStalemate(p));
        asks("RuleSet.isDoubleCheckmate", p -> p.ruleSet().isDoubleCheckmate(p));
        asks("RuleSet.outcome", p -> p.ruleSet().outcome(p));
        asks("RuleSet.threats", p -> p.ruleSet().threats(p));
        asks("Position.refusal", p -> p.refusal(p.legalTurns().at(0)));
        asks("Position.constraints", p -> p.constraints());
        asks(
                "RuleSet.parseTurn",
                p -> p.ruleSet().parseTurn(p, p.legalTurns().at(0).toString()));
        asks(
                "Position.parseTurn(text, reading)",
                p -> p.parseTurn(p.legalTurns().at(0).toString(), Reading.LENIENT));
        asks("RuleSet.effects", p -> p.ruleSet().effects(p, p.legalTurns().at(0)));
        asks("Placement.squares", p -> p.squares(Side.WHITE));
        asks("Placement.count", p -> p.count(Side.WHITE));
        asks("Placement.piece", p -> p.piece(square(p)));
        asks("Placement.occupiedSquares", Position::occupiedSquares);
        asks("Placement.materialBalance", p -> p.materialBalance(Side.WHITE, kind -> 1));
        asks("Placement.forEachPiece", p -> {
            List<Square> all = new ArrayList<>();
            p.forEachPiece((square, piece) -> all.add(square));
            return all;
        });
        asks("Position.attackers", p -> p.attackers(square(p), Side.BLACK));
        asks("Position.withSideToMove", p -> p.withSideToMove(Side.BLACK));
        asks("Placement.pieces", Position::pieces);
        asks("Placement.neutralSquares", Position::neutralSquares);
        asks("Placement.hand", p -> p.hand(Side.WHITE));
        asks("Position.siblings", Position::siblings);
        asks("Position.enPassant", Position::enPassant);
        asks("Position.castlingRights", Position::castlingRights);
        asks("Position.hash", Position::hash);
        asks("Position.toBytes", p -> p.ruleSet().position(p.toBytes()));
        asks("Position.toBytesWithCounters", Position::toBytesWithCounters);
        asks("Position.legalTurns", Position::legalTurns);
        asks("Position.play", p -> p.play(p.legalTurns().at(0)));
        asks("Position.begin", p -> p.begin(p.legalTurns().at(0).toString()).next());
        asks("Position.isCheck", Position::isCheck);
        asks("Position.isBoundByCheck", Position::isBoundByCheck);
        asks("Position.isCheckmate", Position::isCheckmate);
        asks("Position.isStalemate", Position::isStalemate);
        asks("Position.isDoubleCheckmate", Position::isDoubleCheckmate);
        asks("Position.outcome", Position::outcome);
        asks("Position.canWin", p -> p.canWin(p.side()));
        asks("Position.exchangeValue", p -> p.exchangeValue(p.board().square(0), type -> 1, Integer.MAX_VALUE));
        asks("Position.threats", Position::threats);
        asks("Position.hasTooMuchMaterial", Position::hasTooMuchMaterial);
        asks("Position.parseTurn", p -> p.parseTurn(p.legalTurns().at(0).toString()));
        asks("Position.turn", p -> p.turn(p.legalTurns().at(0).subMoves()));
        asks("Position.algebraic", p -> p.algebraic(p.legalTurns().at(0)));
        asks("Position.effects", p -> p.effects(p.legalTurns().at(0)));
        asks("Position.refusal", p -> p.refusal("Kb1"));
        asks("PartialTurn.next", p -> p.begin().next());
        asks("PartialTurn.from", p -> p.begin().from(square(p)));
        asks("PartialTurn.origins", p -> p.begin().origins());
        asks("PartialTurn.targets", p -> p.begin().targets(square(p)));
        asks("PartialTurn.drops", p -> p.begin().drops());
        asks("PartialTurn.clicked", p -> p.begin().clicked(List.of(square(p))));
        asks("PartialTurn.label", p -> p.begin().label(p.begin().next().get(0)));
        asks("PartialTurn.instruction", p -> first(p).instruction());
        asks("PartialTurn.refusal", p -> p.begin().refusal("Kb1"));
        asks("PartialTurn.then", p -> first(p).next());
        asks("PartialTurn.back", p -> first(p).back().mayStop());
        asks("PartialTurn.mayStop", p -> first(p).mayStop());
        asks("PartialTurn.mustStop", p -> first(p).mustStop());
        asks("PartialTurn.turn", p -> first(p).turn());
        asks("PartialTurn.placement", p -> first(p).placement());
        asks("PartialTurn.hash", p -> first(p).hash());
        asks("PartialTurn.toString", p -> first(p).toString());
        asks("LegalTurns.size", p -> p.legalTurns().size());
        asks("LegalTurns.count", p -> p.legalTurns().count());
        asks("LegalTurns.countUpTo", p -> p.legalTurns().countUpTo(1L << 40));
        asks("LegalTurns.contains", p -> p.legalTurns().contains(p.legalTurns().at(0)));
        asks("LegalTurns.isEmpty", p -> p.legalTurns().isEmpty());
        asks("LegalTurns.at", p -> p.legalTurns().at(10_000));
        asks("LegalTurns.uniform", p -> p.legalTurns().uniform(new SplittableRandom(1)));
        asks("LegalTurns.sample", p -> p.legalTurns().sample(new SplittableRandom(1)));
        asks("LegalTurns.from", p -> p.legalTurns().from(square(p)).count());
        asks("LegalTurns.givingCheck", p -> p.legalTurns().givingCheck().count());
        asks("LegalTurns.mating", p -> p.legalTurns().mating().count());
        asks("LegalTurns.moving", p -> p.legalTurns().moving(square(p)).count());
        asks("LegalTurns.capturing", p -> p.legalTurns().capturing().count());
        asks("LegalTurns.quiet", p -> p.legalTurns().quiet().count());
        asks("LegalTurns.promoting", p -> p.legalTurns().promoting().count());
        asks("LegalTurns.indexOf", p -> p.legalTurns().indexOf(p.legalTurns().at(100)));
        asks(
                "LegalTurns.withAny",
                p -> p.legalTurns().withAny(m -> m.isCapture()).count());
        asks(
                "LegalTurns.withAll",
                p -> p.legalTurns().withAll(m -> m.isCapture()).count());
        asks("LegalTurns.winning", p -> p.legalTurns().winning().count());
        asks("LegalTurns.algebraic", p -> p.legalTurns().algebraic().count());
        asks("LegalTurns.stream", p -> p.legalTurns().stream().count());
    }

    /** Methods that hand out what the object holds. */
    private static final Set<String> HELD = Set.of("""
            RuleSet.of RuleSet.id RuleSet.base RuleSet.structure RuleSet.royalRule Position.ruleSet
            Position.side Placement.board Position.halfTurnClock Position.turnNumber Position.isUnderOpeningRule
            PartialTurn.position PartialTurn.entered LegalTurns.position
            """.strip().split("\\s+", -1));

    /** Asked as well: a second method of a name. */
    private static final Set<String> BESIDE = Set.of("Position.parseTurn(text, reading)");

    private static Square square(Position position) {
        return position.pieces().keySet().iterator().next();
    }

    private static PartialTurn first(Position position) {
        return position.begin(position.legalTurns().at(0).subMoves().get(0).toString());
    }

    @Test
    void everyPublicMethodIsInTheTable() {
        Set<String> methods = new TreeSet<>();
        for (Class<?> type :
                List.of(RuleSet.class, Placement.class, Position.class, PartialTurn.class, LegalTurns.class)) {
            Arrays.stream(type.getDeclaredMethods())
                    .filter(method -> !method.isSynthetic() && !isOfEveryObject(method))
                    .forEach(method -> methods.add(type.getSimpleName() + "." + method.getName()));
        }
        methods.removeAll(HELD);
        methods.addAll(BESIDE);
        assertThat(QUESTIONS.keySet()).containsExactlyElementsOf(methods);
    }

    private static boolean isOfEveryObject(Method method) {
        return method.getName().equals("equals")
                || method.getName().equals("hashCode")
                || (method.getName().equals("toString") && method.getDeclaringClass() != PartialTurn.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "twins; k7/8/rrrrrrrr/8/rrrr4/8/8/K6R w - - 0 30",
                "twins[promotion=sibling]; k7/8/rrrrrrrr/8/rr6/8/8/K6R w - - 0 30",
                "twins[bond=separated]; k7/8/rrrrrrrr/8/rrrrrrrr/8/8/K6R w - - 0 30",
                "twins[order=sequential]; k7/8/rrrrrrrr/8/rrrrrrrr/8/8/K6R w - - 0 30",
                "two-prong[base=raumschach];"
                        + " 4N/2n2/1n1n1/2n2/4R|2n2/1qqq1/nqqqn/1qqq1/2n2|1n1n1/nqqqn/1qKq1/nqqqn/1n1n1|2n2/1qqq1/nqqqn/1qqq1/2n2|5/2n2/1n1n1/2n2/k4"
                        + " w - - 0 40",
                "two-prong[prongs=8]; nNnnN1NN/nn1N1nNN/nNn1N2N/1Nn3Nn/NNnNNNnn/1n1Nnkn1/2N1N3/nKN3nn b - - 23 40",
            })
    void everyQuestionEndsWhenItsThreadIsInterrupted(String id, String text) throws InterruptedException {
        Position position = RuleSets.of(id).position(text);
        for (var question : QUESTIONS.entrySet()) {
            endsWhenInterrupted(
                    id + " " + question.getKey(), () -> question.getValue().apply(position));
        }
    }

    private static void endsWhenInterrupted(String what, java.util.function.Supplier<Object> question)
            throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(() -> {
            try {
                assertThat(question.get()).isNotNull();
            } catch (IllegalStateException
                    | IllegalArgumentException
                    | IndexOutOfBoundsException
                    | java.util.NoSuchElementException
                    | ArithmeticException expected) {
                // cancelled (a CancellationException is an IllegalStateException), or refused in words
            } catch (Throwable other) {
                thrown.set(other);
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(UNDISTURBED_MILLISECONDS);
        thread.interrupt();
        thread.join(MOST_MILLISECONDS);
        if (thread.isAlive()) {
            fail(what + " does not answer interruption:\n"
                    + Arrays.stream(thread.getStackTrace())
                            .map(Object::toString)
                            .collect(Collectors.joining("\n")));
        }
        assertThat(thrown.get()).as(what).isNull();
    }
}
