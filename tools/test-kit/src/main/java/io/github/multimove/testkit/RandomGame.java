package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rule sets put together at random of base games, turn structures and royal rules; the same for the same seed. */
public final class RandomGame {
    private static final String MOVES =
            "K N R B Q W F D A WF R2 B2 NN mWcF mFcW pR gB mQcN mKcN fsWbF nD nA H C Z fNbK K2 mRcpR iDK sWfF cKmN";
    private static final String PAWNS = "mfWcfF mfWcfFimfnD mfFcfW mfsWcfF fWfF mfWcfFimfnDimfnH mfWcfFcsW";

    private final SplittableRandom random;
    private final Board board;
    private final PieceType king;
    private final PieceType duke;
    private final PieceType pawn;
    private final PieceType rook;
    private final PieceType knight;

    private RandomGame(long seed) {
        this.random = new SplittableRandom(seed);
        this.board = one(8)
                ? Board.of(3, 4, 2, Board.LevelNames.DIGITS)
                : Board.of(3 + random.nextInt(4), 4 + random.nextInt(3));
        this.king = piece("king", 'K', one(3) ? MOVES : "K");
        this.duke = piece("duke", 'D', MOVES);
        this.pawn = piece("pawn", 'P', PAWNS);
        this.rook = piece("rook", 'R', MOVES);
        this.knight = piece("knight", 'N', MOVES);
    }

    /** Returns the game of a seed, or nothing if its parts do not go together or no turn begins it. */
    public static Optional<RuleSet> of(long seed) {
        try {
            RandomGame game = new RandomGame(seed);
            BaseGame base = game.one(4) ? Orthodox.game() : game.base();
            RuleSet rules = RuleSet.of("random-" + seed, base, game.structure(base), game.royalRule());
            return Optional.of(rules)
                    .filter(made -> !made.initialPosition().legalTurns().isEmpty());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private boolean one(int ofSoMany) {
        return random.nextInt(ofSoMany) == 0;
    }

    @SafeVarargs
    private <T> T any(T... values) {
        return values[random.nextInt(values.length)];
    }

    private PieceType piece(String name, char letter, String moves) {
        return PieceType.of(name, letter, Movement.betza(any(moves.split(" "))));
    }

    private Square square() {
        return board.squares().get(random.nextInt(board.squares().size()));
    }

    private Set<Square> squares() {
        Square always = square();
        return board.squares().stream()
                .filter(square -> square.equals(always) || one(4))
                .collect(Collectors.toUnmodifiableSet());
    }

    private BaseGame base() {
        boolean hasPawns = one(2);
        boolean hasDuke = one(5);
        int castler =
                !hasDuke && board.levels() == 1 && board.files() > 4 && one(2) ? random.nextInt(board.files() - 3) : -1;
        BaseGame.Builder game = BaseGame.builder("random", board).royal(king).pieces(rook, knight);
        game = hasPawns ? game.pawn(pawn) : game;
        game = hasDuke ? game.royal(duke) : game;
        game = game.array(array(hasPawns, hasDuke, castler));
        for (Side side : castler < 0 ? new Side[0] : Side.values()) {
            String rank = side == Side.WHITE ? "1" : "" + board.ranks();
            game = game.castling(
                    side,
                    side == Side.WHITE ? "K" : "k",
                    right -> right.king((char) ('a' + castler) + rank, (char) ('a' + castler + 2) + rank)
                            .rook((char) ('a' + board.files() - 1) + rank, (char) ('a' + castler + 1) + rank)
                            .symbol("O-O"));
        }
        if (hasPawns && !one(6)) {
            game = game.promotion(promotion(hasDuke));
        }
        boolean passes = hasPawns && pawn.movement().components().stream().anyMatch(Component::initial);
        game = game.enPassant(passes && one(2));
        if (one(4)) {
            game = game.drops(hasPawns && one(2) ? Drops.of().notMating(pawn).oneToAFile(pawn) : Drops.of());
            game = one(2) ? game.capturesToHand(one(2)) : game;
        }
        game = one(10) ? game.mustCapture(true) : game;
        game = one(12) ? game.flyingGeneral() : game;
        game = one(15) ? game.holes(List.of(square())) : game;
        game = one(15) ? game.freeze(knight, 1, 0, 0) : game;
        return more(game, hasPawns).build();
    }

    private BaseGame.Builder more(BaseGame.Builder game, boolean hasPawns) {
        Side side = any(Side.values());
        PieceType kind = any(king, rook, knight);
        BaseGame.Builder more = one(8) ? game.mayEnter(side, kind, squares()) : game;
        more = one(8) ? more.neverOnRanks(any(knight, rook, king), random.nextInt(4)) : more;
        more = hasPawns && one(6) ? more.initialOnRanks(pawn, random.nextInt(4)) : more;
        more = one(10) ? more.mirrorsFiles() : more;
        more = one(10) ? more.firstSide(Side.BLACK) : more;
        more = one(10) ? more.lines(squares()) : more;
        more = one(8) ? more.goal(side, kind, squares()) : more;
        more = one(10) ? more.vital(knight, 1) : more;
        more = one(10) ? more.vitalPieces(1 + random.nextInt(2)) : more;
        more = one(10) ? more.connected(3).connectedLoses() : more;
        for (Component move : pawn.movement().components()) {
            more = hasPawns && move.initial() && one(8) ? more.initialFrom(side, pawn, move, squares()) : more;
        }
        return one(8) ? more.drops(Drops.of(0, 2).only(rook, 1).within(side, knight, squares())) : more;
    }

    private String array(boolean hasPawns, boolean hasDuke, int castler) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < board.ranks(); row++) {
            char[] text = ".".repeat(board.files()).toCharArray();
            boolean isEdge = row == 0 || row == board.ranks() - 1;
            int at = castler < 0 ? random.nextInt(board.files()) : castler;
            for (int file = 0; file < board.files() && (isEdge || row == 1 || row == board.ranks() - 2); file++) {
                text[file] = any(isEdge ? "RN..".charAt(random.nextInt(4)) : hasPawns ? 'P' : '.', '.');
            }
            for (int file = at; isEdge && file < board.files(); file++) {
                text[file] = file == at ? 'K' : castler < 0 ? text[file] : file == board.files() - 1 ? 'R' : '.';
            }
            if (hasDuke && isEdge) {
                text[(at + 1) % text.length] = 'D';
            }
            String rank = (row == 0 ? "" : "/") + new String(text);
            rows.append(row < board.ranks() / 2 ? rank.toLowerCase(Locale.ROOT) : rank);
        }
        String empty = "|" + (board.files() + "/").repeat(board.ranks()).replaceAll("/$", "");
        return Pattern.compile("\\.+")
                        .matcher(rows)
                        .replaceAll(run -> "" + run.group().length())
                + empty.repeat(board.levels() - 1);
    }

    private Promotion promotion(boolean hasDuke) {
        Set<Square> far = board.squares().stream()
                .filter(square -> square.rank() == 0 || square.rank() == board.ranks() - 1)
                .collect(Collectors.toUnmodifiableSet());
        Promotion promotion = Promotion.of(pawn, one(3) || !hasDuke ? List.of(rook, knight) : List.of(rook, duke));
        promotion = one(5) ? promotion.may(far) : promotion.must(far);
        promotion = one(8) ? promotion.onlyToCaptured() : promotion;
        promotion = one(8) ? promotion.atMost(rook, 1 + random.nextInt(2)) : promotion;
        return one(8) ? promotion.onlyCapturing() : promotion;
    }

    private TurnStructure structure(BaseGame base) {
        return switch (random.nextInt(10)) {
            case 0 -> TurnStructure.one();
            case 1, 2 -> {
                TurnStructure.UpTo upTo = TurnStructure.upTo(1 + random.nextInt(3));
                Step.Pieces[] able = {Step.Pieces.ALL, Step.Pieces.PAWNS, Step.Pieces.OTHERS};
                upTo = upTo.most() == 2 && one(3) ? upTo.places(any(able), any(able)) : upTo;
                yield upTo.collision(one(3)).castlesAsOne(one(3));
            }
            case 3 ->
                Siblings.of(any(SiblingBond.values()))
                        .kin(base.types().stream()
                                .filter(type -> !base.royals().contains(type))
                                .map(Set::of)
                                .toList())
                        .sharing(one(2))
                        .sequential(one(3))
                        .promotion(any(SiblingPromotion.values()));
            case 4 -> TurnStructure.opening(series(base)).then(series(base));
            default -> series(base);
        };
    }

    private Series series(BaseGame base) {
        if (base.drops().isPresent() && one(8)) {
            return TurnStructure.twoDrops();
        }
        Series series = one(4)
                ? Series.repeat(length(), step(base), step(base))
                : Series.of(IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(i -> step(base))
                        .toArray(Step[]::new));
        series = one(2)
                ? series.next(any(Series.Next.ANY, Series.Next.ANOTHER, Series.Next.SAME, Series.Next.ROUNDS))
                : series;
        series = one(3) ? series.on(any(Series.Closing.values()), any(Series.Event.values())) : series;
        series = one(5) ? series.passed(any(Series.EnPassantSquares.values())) : series;
        series = one(6) ? series.inAnyOrder() : series;
        series = one(6) ? series.atTurn(1 + random.nextInt(3), Series.of(step(base))) : series;
        return one(6) ? series.laterSpareRoyals() : series;
    }

    private Series.Length length() {
        return switch (random.nextInt(8)) {
            case 0 -> Series.Length.growing(1 + random.nextInt(6));
            case 1 -> Series.Length.kingsRank();
            case 2 -> Series.Length.oneMoreThanLastTurn();
            case 3 -> Series.Length.royalPieces();
            case 4 -> Series.Length.byCheck(2, 1);
            default -> Series.Length.bySide(1 + random.nextInt(3), 1 + random.nextInt(3));
        };
    }

    private Step step(BaseGame base) {
        Step step = switch (random.nextInt(16)) {
            case 0 -> Step.move().pawns();
            case 1 -> Step.move().others();
            case 2 -> Step.move().royals();
            case 3 -> Step.move().neitherPawnsNorRoyals();
            case 4 -> base.drops().isPresent() ? Step.drop() : Step.move();
            case 5 -> base.pawns().isEmpty() ? Step.move() : Step.push();
            case 6 -> Step.swap();
            case 7 -> Step.place();
            case 8 -> Step.move().by(Set.of(any(base.types().toArray(PieceType[]::new))));
            default -> Step.move();
        };
        step = one(2) ? step.duty(any(Step.Duty.values())) : step;
        step = one(3) ? step.safe() : step;
        if (step.kind() == Step.Kind.MOVE) {
            step = one(8) ? step.quiet() : step;
            step = one(8) ? step.noDoubleStep() : step;
            step = one(6) ? step.enPassant(any(Step.EnPassant.values())) : step;
            step = base.drops().isPresent() && one(4) ? step.orDrop() : step;
        }
        return one(8) ? step.endsTurn() : step;
    }

    private RoyalRule royalRule() {
        RoyalRule.WithoutTurn without = any(RoyalRule.WithoutTurn.values());
        RoyalRule.LastRoyal last = RoyalRule.lastRoyal()
                .bound(one(3) ? any(RoyalRule.Bound.values()) : RoyalRule.Bound.TOGETHER)
                .exposure(one(4) ? RoyalRule.Exposure.LOSES : RoyalRule.Exposure.ILLEGAL)
                .withoutTurn(one(4) ? without : RoyalRule.WithoutTurn.DRAWS)
                .deadDraws(one(6))
                .scoreDoubleCheckmate(one(6))
                .lenientCastling(one(6))
                .mated(any(RoyalRule.WithoutTurn.values()))
                .mayLackRoyals(one(6) ? Set.of(any(Side.values())) : Set.of());
        RoyalRule rule = switch (random.nextInt(5)) {
            case 0 -> RoyalRule.capture().strictCastling(one(2)).withoutTurn(without);
            case 1 -> RoyalRule.lastPiece().withoutTurn(without);
            default -> last;
        };
        return one(4) ? rule.claimAfter(1 + random.nextInt(300)) : rule;
    }
}
