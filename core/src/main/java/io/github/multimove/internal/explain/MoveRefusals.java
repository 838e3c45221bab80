package io.github.multimove.internal.explain;

import io.github.multimove.Piece;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.SubMoveRefusal.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.CastlingRight;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says why one sub-move, as it is written, cannot be made on a board. */
record MoveRefusals(Explainer explainer, BoardState now) {
    Refusal refusal(ParsedSubMove written) {
        String text = written.canonical();
        Optional<Refusal> ofStructure = explainer.reason(now, written);
        if (ofStructure.isPresent()) {
            return ofStructure.get();
        }
        if (written.from().isEmpty()) {
            return castling(
                            text,
                            right -> now.tables.castles[right].symbol().equals(text)
                                    && (now.castling >>> right & 1) != 0)
                    .orElseGet(() -> noRight(text));
        }
        Square from = written.from().get();
        if (text.indexOf('@') >= 0) {
            return Refused.subMove(Kind.NO_DROP, text, text + " is not a drop that the rules allow here", from);
        }
        int code = now.piece(from.index());
        if (code <= BoardState.NEUTRAL || (code & 1) != now.side) {
            List<Piece> found = Structure.pieces(now, from.index());
            return Refused.subMove(
                    Kind.NO_PIECE,
                    text,
                    "no piece of " + Refused.name(GameTables.side(now.side)) + " stands on " + from
                            + (found.isEmpty() ? "" : " but " + Refused.name(found.get(0))),
                    from);
        }
        if (now.isFrozen(from.index())) {
            return frozen(text, from);
        }
        return written.to()
                .flatMap(to -> way(text, from, to))
                .map(Obstacle::refusal)
                .orElseGet(() -> noSuchMove(text, from));
    }

    /** Why none of the pieces on some squares makes a move to a square: what hinders the one that comes nearest. */
    Refusal nearest(String text, int[] origins, Square to) {
        Optional<Refusal> ofStructure =
                explainer.reason(now, new ParsedSubMove(text, Optional.of(to), Optional.of(to)));
        return ofStructure
                .or(() -> Arrays.stream(origins)
                        .mapToObj(now.tables.board::square)
                        .flatMap(from -> (now.isFrozen(from.index())
                                        ? obstacle(1, frozen(text, from))
                                        : way(text, from, to))
                                .stream())
                        .max(Comparator.comparingInt(Obstacle::nearness))
                        .map(Obstacle::refusal))
                .orElseGet(() -> Refused.noPieceCan(text, GameTables.side(now.side)));
    }

    private SubMoveRefusal frozen(String text, Square from) {
        int by = now.freezer(from.index());
        Square on = now.tables.board.square(by);
        return Refused.subMove(
                Kind.FROZEN,
                text,
                Refused.name(pieceOn(from)) + " on " + from + " is frozen by the "
                        + pieceOn(on).type().name() + " on " + on,
                from,
                on);
    }

    private Piece pieceOn(Square square) {
        return now.tables.pieces[now.piece(square.index())];
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    private Optional<Obstacle> way(String text, Square from, Square to) {
        List<SubMove> possible = explainer.structure.candidates(now, from.index()).stream()
                .filter(m -> Packed.to(m) == to.index())
                .mapToObj(m -> Structure.unpack(now, m))
                .toList();
        if (!possible.isEmpty()) {
            Piece piece = possible.get(0).actor().orElseThrow();
            String ways = possible.stream().map(SubMove::toString).collect(Collectors.joining(" or "));
            return obstacle(
                    4,
                    new SubMoveRefusal(
                            Kind.ONLY_AS,
                            text,
                            List.of(from),
                            possible,
                            Refused.cannot(piece, from, text) + ", only " + ways));
        }
        Optional<SubMoveRefusal> castling = castling(
                text,
                right -> now.tables.castles[right].king().equals(from)
                        && (now.tables.castlings.namesRook[right]
                                        ? now.tables.castles[right].rook()
                                        : now.tables.castles[right].kingTo())
                                .equals(to));
        if (castling.isPresent()) {
            return obstacle(4, castling.get());
        }
        BoardState board = explainer.boardFor(now, from.index());
        return Arrays.stream(now.codes(from.index()))
                .boxed()
                .flatMap(code -> Arrays.stream(now.tables.paths[code][from.index()])
                        .filter(path -> path.meets(board.piece(to.index())))
                        .flatMap(path -> along(board, text, now.tables.pieces[code], from, to, path).stream()))
                .max(Comparator.comparingInt(Obstacle::nearness));
    }

    /** What a way lacks to be a move; of several ways the first that comes nearest is told. */
    private record Obstacle(int nearness, SubMoveRefusal refusal) {}

    private Optional<Obstacle> along(
            BoardState board, String text, Piece piece, Square from, Square to, MovePath path) {
        short[] squares = path.squares();
        int end = -1;
        int blocked = -1;
        for (int i = 0; i < squares.length && end < 0; i++) {
            if (squares[i] == to.index() && i >= path.firstLanding()) {
                end = i;
            } else if (blocked < 0 && board.piece(squares[i]) != 0) {
                blocked = squares[i];
            }
        }
        if (end < 0) {
            return Optional.empty();
        }
        if (path.isScreened() && !board.isOpen(path, end)) {
            String reason = ": it needs exactly one piece to leap over, in the right place";
            return hindered(1, Kind.NO_SCREEN, text, piece, reason, from);
        }
        blocked = path.isScreened() ? -1 : blocked;
        int there = board.piece(to.index());
        boolean enemy = there > BoardState.NEUTRAL && (there & 1) != board.side;
        if (blocked < 0 && there != 0 && !enemy) {
            blocked = to.index();
        }
        if (blocked >= 0) {
            return obstacle(1, blocked(text, piece, from, board.piece(blocked), now.tables.board.square(blocked)));
        }
        if (enemy && !path.capturing()) {
            String reason = ": it cannot capture " + Refused.name(now.tables.pieces[there]) + " there";
            return hindered(2, Kind.CANNOT_CAPTURE, text, piece, reason, from, to);
        }
        String nothing = ": there is nothing to capture on " + to;
        return !enemy && !path.toEmpty()
                ? hindered(2, Kind.NOTHING_TO_CAPTURE, text, piece, nothing, from)
                : hindered(3, Kind.NO_CAPTURED_PIECE, text, piece, ": there is no captured piece to promote to", from);
    }

    private SubMoveRefusal blocked(String text, Piece piece, Square from, int by, Square on) {
        boolean neutral = by == BoardState.NEUTRAL;
        return Refused.cannot(
                neutral ? Kind.BLOCKED_BY_NEUTRAL : Kind.BLOCKED,
                text,
                piece,
                ": " + (neutral ? "the duck" : Refused.name(now.tables.pieces[by])) + " stands on " + on,
                from,
                on);
    }

    private static Optional<Obstacle> hindered(
            int nearness, Kind kind, String text, Piece piece, String reason, Square... squares) {
        return obstacle(nearness, Refused.cannot(kind, text, piece, reason, squares));
    }

    private static Optional<Obstacle> obstacle(int nearness, SubMoveRefusal refusal) {
        return Optional.of(new Obstacle(nearness, refusal));
    }

    private SubMoveRefusal noSuchMove(String text, Square from) {
        return Refused.cannot(Kind.NO_SUCH_MOVE, text, pieceOn(from), ": it does not move like that", from);
    }

    // ---- castling ---------------------------------------------------------------------------------------------------

    /** Why the first castling of the side to move that is named like that, and is not possible, is not. */
    private Optional<SubMoveRefusal> castling(String text, IntPredicate isNamed) {
        return IntStream.range(0, now.tables.castles.length)
                .filter(right -> GameTables.number(now.tables.castles[right].side()) == now.side && isNamed.test(right))
                .mapToObj(right -> castling(text, right))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<SubMoveRefusal> castling(String text, int right) {
        if ((now.castling >>> right & 1) == 0) {
            return Optional.of(noRight(text));
        }
        CastlingRight castling = now.tables.castles[right];
        Piece king = now.tables.pieces[now.tables.arrayPieces[castling.king().index()]];
        for (int s : now.tables.castlings.empty[right]) {
            if (now.piece(s) != 0) {
                return Optional.of(blocked(text, king, castling.king(), now.piece(s), now.tables.board.square(s)));
            }
        }
        return explainer.castlingReason(now, right, text);
    }

    private SubMoveRefusal noRight(String text) {
        return Refused.subMove(
                Kind.NO_CASTLING_RIGHT,
                text,
                Refused.name(GameTables.side(now.side)) + " has no right to castle " + text);
    }
}
