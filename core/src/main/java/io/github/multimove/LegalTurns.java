package io.github.multimove;

import io.github.multimove.internal.play.TurnView;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The legal turns of a position: a set that enumerates them only when asked to.
 *
 * <h2>Guarantees</h2>
 *
 * Unmodifiable (mutators throw {@link UnsupportedOperationException}) and safe to share between threads. Iteration and
 * streams go in one order, the same every time: sub-move by sub-move, a turn before its continuations (rules/notation.md,
 * The order of turns).
 *
 * <h2>Cost</h2>
 *
 * {@link #count()}, {@link #countUpTo}, {@link #size()}, {@link #isEmpty()}, {@link #contains}, {@link #at} and {@link #uniform} do not list
 * the turns where the turn structure lets them be counted; {@link #hashCode()}, {@link #toArray()} and {@link #equals}
 * with another kind of set list everything. Long counting answers interruption of its thread with a
 * {@link java.util.concurrent.CancellationException}.
 *
 * <h2>Views</h2>
 *
 * {@link #from}, {@link #moving}, {@link #capturing}, {@link #withAny}, {@link #withAll},
 * {@link #givingCheck}, {@link #mating} and {@link #winning} give views of the turns that pass a test, which are legal turns
 * in their own right: counted, tested, indexed and filtered further. A view of a view holds the turns that pass both tests,
 * and their order does not matter.
 *
 * <p>For one piece a turn and for up to two at once, on boards of at most 64 squares with eight files and one king a side, in
 * games won by checkmate, views are combined as sets and no turn is made: {@code withAny} and {@code withAll} ask each sub-move
 * once, {@code givingCheck} follows from lines and leaps to the enemy king, and {@code mating} makes checks alone.
 * Elsewhere, and of {@code winning}, a view goes through the turns for all but {@link #contains}. {@code isEmpty} stops at the
 * first turn that passes. Where there are millions of turns, as in long series and with many pieces at once, that takes long: it
 * answers interruption, and a program that plays asks a {@link PartialTurn} for one sub-move after the other instead.
 *
 * <h2>Implementations</h2>
 *
 * Only the library implements this interface, so methods may be added in a minor version.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.TurnsExample" region="count"}
 */
public sealed interface LegalTurns extends Set<Turn> permits TurnView {
    /** Returns the position whose turns these are. */
    Position position();

    /** Returns the exact number of turns up to {@link Integer#MAX_VALUE}, and from there on that, as collections do. */
    @Override
    int size();

    /**
     * Returns the exact number of turns.
     *
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    long count();

    /**
     * Returns the number of turns if it is smaller than a limit, and the limit if there are as many or more; unlike
     * {@link #count()} it refuses no position for having too many. The first turns are iterated, so that a small limit
     * is reached without counting; for a large limit all may be counted.
     *
     * @throws IllegalArgumentException if the limit is negative
     */
    long countUpTo(long limit);

    /** Returns whether an object is a legal turn of the position; a turn that describes another position is not. */
    @Override
    boolean contains(Object turn);

    /** Returns whether there is no legal turn; stops at the first. */
    @Override
    boolean isEmpty();

    /**
     * Returns the turn at a place of the documented order; the first one, {@code at(0)}, without counting.
     *
     * @param index from 0 to {@link #count()} - 1
     * @throws IndexOutOfBoundsException if there is none
     * @throws ArithmeticException as {@link #count()}
     */
    Turn at(long index);

    /**
     * Returns a turn chosen uniformly at random. Its place in the order is {@code random.nextLong(count())}, so that a source of the
     * same seed gives the same turn again.
     *
     * @throws java.util.NoSuchElementException if there is no legal turn
     * @throws ArithmeticException as {@link #count()}
     */
    Turn uniform(RandomGenerator random);

    /**
     * Returns a turn chosen at random without counting, not uniformly.
     *
     * <p>{@link #uniform} is fair and counts; this method also answers where counting takes too long. An ordered turn (
     * {@link io.github.multimove.rules.TurnStructure#isOrdered}) is sampled sub-move by sub-move: at each place each sub-move
     * that may follow has the same chance, and where the turn may stop, stopping has one chance in two. Where a turn
     * moves up to four or more pieces at once, or siblings, or pieces that may collide around two kings, it has a number of sub-moves at
     * random, if it can, each with the same chance among those that fit. Where the turn structure otherwise lets turns be counted without enumerating them, this is {@code uniform}.
     * Elsewhere it may be one of the first turns of the order.
     *
     * @throws java.util.NoSuchElementException if there is no legal turn
     */
    Turn sample(RandomGenerator random);

    /**
     * Returns that number of turns, each chosen as {@link #sample(RandomGenerator)} chooses one, independently of the others: one turn
     * may occur several times.
     *
     * @throws java.util.NoSuchElementException if there is no legal turn, unless the number is 0
     * @throws IllegalArgumentException if the number is negative
     */
    List<Turn> sample(int number, RandomGenerator random);

    /**
     * Returns the place of a turn in the documented order, the one that {@link #at} gives it, or -1 if it is none of these. The
     * turns before it are iterated.
     */
    long indexOf(Turn turn);

    /**
     * Returns the turns of these of which some sub-move begins on that square (a drop or placement: is put on it), in the
     * same order: a view, see <em>Views</em>.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    LegalTurns from(Square square);

    /**
     * Returns {@link #from(Square)} for the square of that name, such as {@code e2}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default LegalTurns from(String square) {
        return from(position().board().square(square));
    }

    /**
     * Returns the turns of these that move the piece of that square, or all pieces of a stack or some of them, in the same
     * order: a view, see <em>Views</em>. The piece is the one that stands there before the turn. It moves when it goes, castles
     * as king or rook, is pushed or relocated, captures remotely, or becomes another piece where it stands; the neutral piece when
     * it is set elsewhere. Unlike {@link #from} it holds the castlings of a rook, and neither drops on an empty square nor
     * what another piece does that comes to the square within the turn. Of an empty square it is empty.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    LegalTurns moving(Square square);

    /**
     * Returns {@link #moving(Square)} for the square of that name, such as {@code e2}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default LegalTurns moving(String square) {
        return moving(position().board().square(square));
    }

    /**
     * Returns the turns of these of which some sub-move captures a piece ({@link SubMove#isCapture}), in the same order: a view,
     * see <em>Views</em>.
     */
    LegalTurns capturing();

    /**
     * Returns the turns of these of which some sub-move captures what stands on a square ({@link SubMove#capturedOn}), in the same
     * order: a view, see <em>Views</em>.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    LegalTurns capturing(Square square);

    /**
     * Returns {@link #capturing(Square)} for the square of that name, such as {@code e2}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default LegalTurns capturing(String square) {
        return capturing(position().board().square(square));
    }

    /**
     * Returns the turns of these of which some sub-move promotes a piece or chooses a promotion owed, in the same order: a view,
     * see <em>Views</em>.
     */
    LegalTurns promoting();

    /**
     * Returns the turns of these that {@link #capturing()} and {@link #promoting()} do not hold, in the same order: a view, see
     * <em>Views</em>.
     */
    LegalTurns quiet();

    /**
     * Returns the turns of these of which some sub-move passes a test, in the same order: a view, see <em>Views</em>.
     *
     * @param test asked of any sub-move of a turn any number of times, in any order, and by any thread that asks the view;
     *     it must always give the same answer
     */
    LegalTurns withAny(Predicate<? super SubMove> test);

    /**
     * Returns the turns of these of which every sub-move passes a test, in the same order: a view, see <em>Views</em>.
     *
     * @param test as of {@link #withAny}
     */
    LegalTurns withAll(Predicate<? super SubMove> test);

    /**
     * Returns the turns of these after which the mover has won ({@link Position#outcome}), in the same order: a view, see
     * <em>Views</em>. Where games are won by checkmate these are the mates; where they are won by capturing the king, the
     * captures of the king and not {@link #mating()}, which ends nothing there.
     */
    LegalTurns winning();

    /**
     * Returns the turns of these after which the opponent stands in check ({@link Position#isCheck}), in the same order: a
     * view, see <em>Views</em>.
     */
    LegalTurns givingCheck();

    /**
     * Returns the turns of these after which the opponent is mated ({@link Position#isCheckmate}), in the same order: a view,
     * see <em>Views</em>.
     */
    LegalTurns mating();

    /**
     * Returns the algebraic forms of the turns, in the same order and made one by one: the text of each is that of
     * {@link Position#algebraic}, found faster because the turns of one position share what tells their sub-moves apart.
     */
    Stream<String> algebraic();

    /** Returns the turns in the documented order, made one by one. */
    @Override
    Stream<Turn> stream();
}
