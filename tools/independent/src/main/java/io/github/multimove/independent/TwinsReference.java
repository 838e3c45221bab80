package io.github.multimove.independent;

import io.github.multimove.independent.TwinsBoard.Piece;
import io.github.multimove.independent.TwinsText.Read;
import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Twins Chess by brute force, with every option, from `rules/twins.md` alone. */
final class TwinsReference implements ReferenceGame {

    /** The order of turns of `rules/notation.md`: sub-move by sub-move, a turn before its continuations. */
    private static final Comparator<List<TwinsSubMove>> ORDER = (one, other) -> {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = TwinsSubMove.ORDER.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    };

    private final TwinsRules rules;
    private final TwinsMoves moves;
    private final TwinsAftermath aftermath;
    private final TwinsText text;

    private TwinsReference(TwinsRules rules) {
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
    static ReferenceGame of(Map<String, String> options) {
        return new TwinsReference(TwinsRules.of(options));
    }

    @Override
    public String initialPosition() {
        return rules.initialPosition();
    }

    private Read read(String position) {
        Read read = text.read(position);
        if (inCheck(read.board(), !read.white())) {
            // rules/common.md: the side to move could capture the other side's king.
            throw new IllegalArgumentException("expected the side that has moved not to be in check: " + position);
        }
        return read;
    }

    /** The royal pieces: the king and, where siblings die together, its siblings (their capture removes it). */
    private List<Piece> royals(TwinsBoard board, boolean white) {
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

    /** Returns the legal turns in order. */
    private Collection<List<TwinsSubMove>> turns(Read position) {
        TreeMap<List<TwinsSubMove>, Boolean> legal = new TreeMap<>(ORDER);
        moves.anyTurn(position.board(), position.white(), position.enPassant(), turn -> {
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
    private boolean isSafe(Read position, List<TwinsSubMove> turn) {
        TwinsBoard after = aftermath.after(position.board(), turn, position.enPassant());
        boolean alive = after.pieces(position.white()).stream().anyMatch(piece -> piece.kind() == 'K');
        return alive && !inCheck(after, position.white());
    }

    /** `rules/twins.md`, Castling: out of no check, through none, into none, by pieces that are free to go alone. */
    private List<List<TwinsSubMove>> castlings(Read position) {
        List<List<TwinsSubMove>> castlings = new ArrayList<>();
        TwinsBoard board = position.board();
        boolean white = position.white();
        for (PlainCastling castling : new PlainOrthodox().castlings()) {
            boolean clear = castling.way().stream().allMatch(board::isEmpty);
            if (castling.white() != white || !position.castling().contains(castling.right()) || !clear) {
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
    public List<String> legalTurns(String position) {
        return turns(read(position)).stream().map(TwinsReference::text).toList();
    }

    @Override
    public String play(String position, String turn) {
        Read before = read(position);
        for (List<TwinsSubMove> legal : turns(before)) {
            if (sorted(text(legal)).equals(sorted(turn))) {
                return TwinsText.write(after(before, legal));
            }
        }
        throw new IllegalArgumentException("expected a legal turn of " + position + ", found: " + turn);
    }

    /** A turn is the set of its sub-moves: any order is read. */
    private static List<String> sorted(String turn) {
        return Arrays.stream(turn.split(",", -1)).sorted().toList();
    }

    private Read after(Read before, List<TwinsSubMove> turn) {
        boolean white = before.white();
        TwinsBoard board = aftermath.after(before.board(), turn, before.enPassant());
        TwinsSubMove first = turn.get(0);
        boolean pawn = first.piece().kind() == 'P';
        boolean capture = !TwinsAftermath.captured(before.board(), turn, before.enPassant())
                .isEmpty();
        boolean doubleStep = pawn && Math.abs(first.to() - first.from()) == 16;
        List<Integer> passed = doubleStep ? List.of((first.from() + first.to()) / 2) : List.of();
        return new Read(
                board,
                !white,
                rightsAfter(before.castling(), board, turn),
                PlainPosition.usable(new PlainOrthodox(), board.letters(), !white, passed),
                pawn || capture ? 0 : before.clock() + 1,
                white ? before.number() : before.number() + 1);
    }

    /** A right ends when the king moves, when a rook leaves the rook's home, and when none is left there. */
    private static List<String> rightsAfter(List<String> rights, TwinsBoard after, List<TwinsSubMove> turn) {
        return new PlainOrthodox()
                .castlings().stream()
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
    public boolean isCheck(String position) {
        Read read = read(position);
        return inCheck(read.board(), read.white());
    }

    /** The same as check: whatever captures a sibling of the king captures the king. */
    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isCheckmate(String position) {
        Read read = read(position);
        return inCheck(read.board(), read.white()) && turns(read).isEmpty();
    }

    @Override
    public boolean isStalemate(String position) {
        Read read = read(position);
        return !inCheck(read.board(), read.white()) && turns(read).isEmpty();
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        read(position);
        return false;
    }

    @Override
    public Optional<String> outcome(String position) {
        if (isStalemate(position)) {
            return Optional.of("draw");
        }
        return isCheckmate(position) ? Optional.of(read(position).white() ? "b" : "w") : Optional.empty();
    }

    @Override
    public List<String> threats(String position) {
        Read read = read(position);
        List<Integer> royals = royals(read.board(), read.white()).stream()
                .map(read.board()::squareOf)
                .toList();
        Set<List<TwinsSubMove>> taking = new TreeSet<>(ORDER);
        moves.anyTurn(read.board(), !read.white(), Set.of(), turn -> {
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
