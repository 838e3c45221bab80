package io.github.multimove.independent;

import io.github.multimove.independent.TwinsBoard.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Twins Chess by brute force, with every option, from `rules/twins.md` alone. */
final class TwinsReference extends ListedGame {

    /** The order of turns of `rules/notation.md`: sub-move by sub-move, a turn before its continuations. */
    private static final Comparator<List<TwinsSubMove>> ORDER = PlainSubMove.ofTurns(TwinsSubMove.ORDER);

    private final TwinsRules rules;
    private final TwinsMoves moves;
    private final TwinsAftermath aftermath;
    private final TwinsText text;

    private TwinsReference(TwinsRules rules) {
        super(new PlainOrthodox());
        this.rules = rules;
        this.moves = new TwinsMoves(rules);
        this.aftermath = new TwinsAftermath(rules, moves);
        this.text = new TwinsText(rules);
    }

    /**
     * Returns the game with the given options, defaults for those that are absent.
     *
     * @throws IllegalArgumentException if there is no such option or value, or the combination is refused
     */
    static ListedGame of(Map<String, String> options) {
        return new TwinsReference(TwinsRules.of(options));
    }

    @Override
    public String initialPosition() {
        return rules.initialPosition();
    }

    @Override
    PlainPosition read(String position) {
        PlainPosition read = text.read(position);
        // rules/common.md: the side to move could capture the other side's king.
        PlainText.require(!isCheck(read.turned()), "the side that has moved not to be in check", position);
        return read;
    }

    @Override
    String write(PlainPosition position) {
        return TwinsText.write(position);
    }

    @Override
    boolean isCheck(PlainPosition now) {
        return inCheck(now.more().twins(), now.white());
    }

    /** The royal pieces: the king and, where siblings die together, its siblings (their capture removes it). */
    private List<Piece> royals(TwinsBoard board, boolean white) {
        if (!rules.hasKings()) {
            return List.of();
        }
        Piece king = board.king(white);
        List<Piece> royals = new ArrayList<>(List.of(king));
        if (rules.dieTogether()) {
            royals.addAll(board.siblings(king));
        }
        return royals;
    }

    /** The one definition of check: the opponent, were it its turn, has a whole turn that captures a royal piece. */
    private boolean inCheck(TwinsBoard board, boolean white) {
        return moves.anyTurnCaptures(board, !white, royals(board, white));
    }

    @Override
    boolean isOver(PlainPosition now) {
        return winner(now).isPresent();
    }

    @Override
    Optional<String> outcome(PlainPosition now) {
        return isOver(now) ? winner(now) : super.outcome(now);
    }

    /** Returns the legal turns in order. */
    private Collection<List<TwinsSubMove>> turns(PlainPosition position) {
        TreeMap<List<TwinsSubMove>, Boolean> legal = new TreeMap<>(ORDER);
        if (isOver(position)) {
            return List.of();
        }
        moves.anyTurn(position.more().twins(), position.white(), position.enPassant(), turn -> {
            // The same set of sub-moves has the same effect in whatever order it came.
            legal.computeIfAbsent(turn, tried -> isSafe(position, tried));
            return false;
        });
        castlings(position).forEach(castling -> legal.put(castling, isSafe(position, castling)));
        return legal.entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** A turn may not remove the mover's own king or leave it in check after everything came off. */
    private boolean isSafe(PlainPosition position, List<TwinsSubMove> turn) {
        TwinsBoard after = aftermath.after(position.more().twins(), turn, position.enPassant());
        boolean alive = after.pieces(position.white()).stream().anyMatch(piece -> piece.kind() == 'K');
        return !rules.hasKings() || (alive && !inCheck(after, position.white()));
    }

    /** Without kings the capture of the last piece wins; on an empty board the side to move has lost (`rules/more-series.md`). */
    private Optional<String> winner(PlainPosition now) {
        boolean[] bare = {false, false};
        for (int side = 0; side < 2 && !rules.hasKings(); side++) {
            bare[side] = now.more().twins().pieces((side == 0) == now.white()).isEmpty();
        }
        return !bare[0] && !bare[1] ? Optional.empty() : Optional.of(side(bare[0] != now.white()));
    }

    /** `rules/twins.md`, Castling: out of no check, through none, into none, by pieces that are free to go alone. */
    private List<List<TwinsSubMove>> castlings(PlainPosition position) {
        List<List<TwinsSubMove>> castlings = new ArrayList<>();
        TwinsBoard board = position.more().twins();
        boolean white = position.white();
        for (PlainCastling castling : base.castlings) {
            boolean clear = castling.way().stream().allMatch(board::isEmpty);
            if (castling.white() != white || !position.rights().contains(castling.right()) || !clear) {
                continue;
            }
            Piece king = board.king(white);
            boolean bound = !board.siblings(king).isEmpty()
                    || !board.siblings(board.piece(castling.rookFrom(), 'R')).isEmpty();
            boolean attacked = castling.asked().stream().anyMatch(square -> inCheck(board.moved(king, square), white));
            if (!attacked && !(rules.moveTogether() && bound)) {
                int from = castling.kingFrom();
                castlings.add(List.of(new TwinsSubMove(king, from, castling.kingTo(), "", true, board.isMixed(from))));
            }
        }
        return castlings;
    }

    private static String text(List<TwinsSubMove> turn) {
        return turn.stream().map(TwinsSubMove::toString).collect(Collectors.joining(","));
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        return turns(position).stream()
                .anyMatch(turn -> visitor.test(new Turn(text(turn), after(position, turn), List.of())));
    }

    private PlainPosition after(PlainPosition before, List<TwinsSubMove> turn) {
        TwinsBoard twins = before.more().twins();
        TwinsBoard board = aftermath.after(twins, turn, before.enPassant());
        TwinsSubMove first = turn.get(0);
        boolean pawn = first.piece().kind() == 'P';
        boolean capture =
                !TwinsAftermath.captured(twins, turn, before.enPassant()).isEmpty();
        boolean doubleStep = pawn && Math.abs(first.to() - first.from()) == 16;
        List<Integer> passed = doubleStep ? List.of((first.from() + first.to()) / 2) : List.of();
        List<String> rights = rightsAfter(before.rights(), board, turn);
        return before.next(base, board.letters(), rights, passed, pawn || capture)
                .with(board);
    }

    /** A right ends when the king moves, when a rook leaves the rook's home, and when none is left there. */
    private List<String> rightsAfter(List<String> rights, TwinsBoard after, List<TwinsSubMove> turn) {
        return base.castlings.stream()
                .filter(way -> rights.contains(way.right()))
                .filter(way -> turn.stream()
                        .filter(subMove -> subMove.piece().white() == way.white())
                        .noneMatch(subMove -> subMove.piece().kind() == 'K'
                                || (subMove.piece().kind() == 'R' && subMove.from() == way.rookFrom())))
                .filter(way -> after.letters()[way.kingFrom()] == PlainBase.ofSide('K', way.white())
                        && after.letters()[way.rookFrom()] == PlainBase.ofSide('R', way.white()))
                .map(PlainCastling::right)
                .toList();
    }

    @Override
    public List<String> threats(String position) {
        PlainPosition read = read(position);
        TwinsBoard board = read.more().twins();
        List<Integer> royals =
                royals(board, read.white()).stream().map(board::squareOf).toList();
        Set<List<TwinsSubMove>> taking = new TreeSet<>(ORDER);
        moves.anyTurn(board, !read.white(), Set.of(), turn -> {
            if (turn.stream().anyMatch(subMove -> royals.contains(subMove.to()))) {
                taking.add(turn);
            }
            return false;
        });
        Set<String> seen = new HashSet<>();
        List<String> witnesses = new ArrayList<>();
        boolean bothSeen = false;
        for (List<TwinsSubMove> turn : taking) {
            boolean witness = false;
            for (TwinsSubMove subMove : turn) {
                witness |= royals.contains(subMove.to()) && seen.add(subMove.toString());
            }
            // Two royal pieces that fall together: on two squares, or in one stack.
            Set<Integer> targets = turn.stream().map(TwinsSubMove::to).collect(Collectors.toSet());
            boolean both = royals.stream().filter(targets::contains).count() > 1;
            witness |= both && !bothSeen;
            bothSeen |= both;
            if (witness) {
                witnesses.add(text(turn));
            }
        }
        return witnesses;
    }
}
