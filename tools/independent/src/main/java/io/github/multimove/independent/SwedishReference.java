package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Swedish Chess, from {@code rules/swedish.md}: one drop a turn while a side has pieces in hand, then orthodox chess without
 * double step.
 */
final class SwedishReference implements ReferenceGame {

    private static final String ARRAY = "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R";

    /** The order of turns: the square dropped on, the piece list, the relocation square. */
    private static final Comparator<Drop> ORDER = Comparator.comparingInt(Drop::square)
            .thenComparingInt(drop -> SwedishHands.PIECE_LIST.indexOf(drop.kind()))
            .thenComparingInt(Drop::relocation);

    /** A drop; the relocation square is nowhere unless a pawn stood there. */
    private record Drop(char kind, int square, int relocation) {}

    private final PlainBase base;
    private final ReferenceGame play;
    private final SwedishHands hands;

    private SwedishReference() {
        base = PlainVariation.of(new PlainOrthodox())
                .from(ARRAY + " w KQkq - 0 1")
                .withoutDoubleStep();
        play = new PlainGame(base, 1, false);
        hands = new SwedishHands(base);
    }

    /**
     * Returns the game, which has no options.
     *
     * @throws IllegalArgumentException if an option is given
     */
    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of());
        return new SwedishReference();
    }

    @Override
    public String initialPosition() {
        return ARRAY + "[QBBNNqbbnn] w KQkq - 0 1";
    }

    @Override
    public List<String> legalTurns(String position) {
        SwedishHands.Reading now = hands.read(position);
        if (now.hand().isEmpty()) {
            return play.legalTurns(now.rest());
        }
        return drops(now).stream().map(this::text).toList();
    }

    @Override
    public String play(String position, String turn) {
        SwedishHands.Reading now = hands.read(position);
        if (now.hand().isEmpty()) {
            return hands.write(play.play(now.rest(), turn), "");
        }
        for (Drop drop : drops(now)) {
            if (text(drop).equals(turn)) {
                return after(now, drop);
            }
        }
        throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
    }

    @Override
    public boolean isCheck(String position) {
        SwedishHands.Reading now = hands.read(position);
        return now.hand().isEmpty() && play.isCheck(now.rest());
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isCheckmate(String position) {
        SwedishHands.Reading now = hands.read(position);
        return now.hand().isEmpty() && play.isCheckmate(now.rest());
    }

    /** A side with a piece in hand can always drop it somewhere. */
    @Override
    public boolean isStalemate(String position) {
        SwedishHands.Reading now = hands.read(position);
        return now.hand().isEmpty() && play.isStalemate(now.rest());
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        hands.read(position);
        return false;
    }

    @Override
    public Optional<String> outcome(String position) {
        SwedishHands.Reading now = hands.read(position);
        return now.hand().isEmpty() ? play.outcome(now.rest()) : Optional.empty();
    }

    /** No check exists while any piece of either side is in hand. */
    @Override
    public List<String> threats(String position) {
        SwedishHands.Reading now = hands.read(position);
        return now.hand().isEmpty() ? play.threats(now.rest()) : List.of();
    }

    // ---- Drops ----

    private List<Drop> drops(SwedishHands.Reading now) {
        boolean white = now.plain().white();
        List<Drop> drops = new ArrayList<>();
        now.hand()
                .chars()
                .filter(piece -> PlainBase.isOf((char) piece, white))
                .distinct()
                .forEach(piece -> addDrops(drops, now.plain(), Character.toUpperCase((char) piece)));
        drops.sort(ORDER);
        return drops;
    }

    private void addDrops(List<Drop> drops, PlainPosition now, char kind) {
        List<Integer> second = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (rank(now.white(), square) == 2 && now.board()[square] == PlainBase.EMPTY) {
                second.add(square);
            }
        }
        for (int square = 0; square < 64; square++) {
            boolean behind = rank(now.white(), square) <= 2 && now.board()[square] == PlainBase.EMPTY;
            boolean onPawn = rank(now.white(), square) <= 3 && now.board()[square] == (now.white() ? 'P' : 'p');
            if (kind == 'B' && hasBishopOfColour(now, square)) {
                continue;
            }
            if (behind) {
                drops.add(new Drop(kind, square, PlainShape.NOWHERE));
            }
            if (onPawn) {
                for (int relocation : second) {
                    drops.add(new Drop(kind, square, relocation));
                }
            }
        }
    }

    private boolean hasBishopOfColour(PlainPosition now, int square) {
        for (int other = 0; other < 64; other++) {
            if (now.board()[other] == (now.white() ? 'B' : 'b')
                    && SwedishHands.colour(other) == SwedishHands.colour(square)) {
                return true;
            }
        }
        return false;
    }

    private int rank(boolean white, int square) {
        return white ? base.shape().rank(square) + 1 : 8 - base.shape().rank(square);
    }

    private String after(SwedishHands.Reading now, Drop drop) {
        PlainPosition before = now.plain();
        boolean white = before.white();
        char piece = white ? drop.kind() : Character.toLowerCase(drop.kind());
        char[] board = before.board().clone();
        if (drop.relocation() != PlainShape.NOWHERE) {
            board[drop.relocation()] = board[drop.square()];
        }
        board[drop.square()] = piece;
        PlainPosition after = new PlainPosition(
                board, !white, before.rights(), before.enPassant(), 0, white ? before.number() : before.number() + 1);
        String hand = new StringBuilder(now.hand())
                .deleteCharAt(now.hand().indexOf(piece))
                .toString();
        return hands.write(PlainText.write(base, after), hand);
    }

    private String text(Drop drop) {
        String relocation = drop.relocation() == PlainShape.NOWHERE
                ? ""
                : ">" + base.shape().name(drop.relocation());
        return drop.kind() + "@" + base.shape().name(drop.square()) + relocation;
    }
}
