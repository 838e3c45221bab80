package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Freeze;
import io.github.multimove.rules.Promotion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes a base game as the keys of a section. */
final class GameWriter {
    private final BaseGame game;
    private final StringBuilder out = new StringBuilder();

    private GameWriter(BaseGame game) {
        this.game = game;
    }

    /** Returns the section, or nothing if a movement cannot be written. */
    static Optional<String> write(BaseGame game, String name) {
        GameWriter writer = new GameWriter(game);
        writer.out.append('[').append(name).append("]\n");
        try {
            writer.keys();
        } catch (UnsupportedOperationException e) {
            return Optional.empty();
        }
        return Optional.of(writer.out.toString());
    }

    private void keys() {
        Board board = game.board();
        line("maxRank", "" + board.ranks());
        line("maxFile", "" + board.files());
        if (board.levels() > 1) {
            line("maxLevel", "" + board.levels());
        }
        if (board.levelNames() != Board.LevelNames.UNNAMED) {
            line("levelNames", StepWords.word(board.levelNames()));
        }
        if (board.isCornerLight()) {
            line("lightCorner", "true");
        }
        int number = 0;
        for (PieceType type : game.types()) {
            if (!type.isPromoted()) {
                line("customPiece" + ++number, letter(type) + ":" + PieceText.write(type.movement()));
            }
        }
        List<PieceType> plain =
                game.types().stream().filter(type -> !type.isPromoted()).toList();
        List<PieceType> promoted = promoted(plain);
        line("pieceNames", list(plain, ", ", type -> letter(type) + ":" + type.name()));
        line("pieceOrder", letters(plain));
        if (!promoted.isEmpty()) {
            line(
                    "promotedPieces",
                    list(promoted, ", ", type -> letter(type).substring(1) + ":" + PieceText.write(type.movement())));
        }
        line("royals", game.royals().isEmpty() ? "-" : letters(game.royals()));
        line("pawnTypes", game.pawns().isEmpty() ? "-" : letters(game.pawns()));
        line("initial", "array");
        line("symmetry", game.mirrorsFiles() ? "half-turn" : "mirror");
        line("startFen", game.array() + (game.firstSide() == Side.WHITE ? " w" : " b") + " - - 0 1");
        line("enPassantRegion", game.enPassant() ? "**" : "-");
        String enPassantOn = enPassantOn();
        if (!enPassantOn.isEmpty()) {
            line("enPassantOn", enPassantOn);
        }
        line("capturedEnPassant", game.capturedEnPassant().isEmpty() ? "-" : letters(game.capturedEnPassant()));
        line("promotions", list(game.promotions(), "; ", this::promotion));
        line("castlingRights", list(game.castlingRights(), "; ", GameWriter::castling));
        line("neverOnRanks", ranks(game.barredRanks()));
        if (!game.levels().isEmpty()) {
            line("standsOn", ranks(game.levels()));
        }
        if (!game.initialRanks().isEmpty()) {
            line("initialOnRanks", ranks(game.initialRanks()));
        }
        String initialFrom = initialFrom();
        if (!initialFrom.isEmpty()) {
            line("initialFrom", initialFrom);
        }
        if (!game.freezes().isEmpty()) {
            line("freezes", list(game.freezes(), "; ", GameWriter::freeze));
        }
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Set<Square> region = game.enterable().get(new Piece(side, type));
                if (region != null) {
                    line(
                            Draft.regionKey(side, "customPiece" + (game.types().indexOf(type) + 1)),
                            region.isEmpty() ? "none" : squares(region));
                }
            }
        }
        for (Side side : Side.values()) {
            goals(side);
        }
        if (game.goalPieces() > 1) {
            line("flagPieceCount", Integer.toString(game.goalPieces()));
        }
        if (game.fullGoalWins()) {
            line("flagPieceBlockedWin", "true");
        }
        game.connected().ifPresent(pieces -> line("connectN", Integer.toString(pieces)));
        if (game.connectedStraight()) {
            line("connectDiagonal", "false");
        }
        if (game.connectedLoses()) {
            line("connectValue", "loss");
        }
        if (game.forbidsChecks()) {
            line("checking", "false");
        }
        List<String> vital = new ArrayList<>();
        if (!game.vital().isEmpty()) {
            vital.add(each(game.vital(), most -> " " + most));
        }
        game.vitalPieces().ifPresent(most -> vital.add("* " + most));
        if (game.tooFewWins()) {
            vital.add("wins");
        }
        if (!vital.isEmpty()) {
            line("vital", String.join("; ", vital));
        }
        if (game.mustCapture()) {
            line("mustCapture", "true");
        }
        if (game.flyingGeneral()) {
            line("flyingGeneral", "true");
        }
        if (!game.lines().isEmpty()) {
            line("diagonalLines", squares(game.lines()));
        }
        if (game.mirrorsLevels()) {
            line("mirrorsLevels", "true");
        }
        if (game.capturesToHand()) {
            line("capturesToHand", "true");
            line("dropLoop", "" + !game.promotedTurnBack());
        }
        game.drops().ifPresent(drops -> line("drops", drops(drops)));
    }

    private String initialFrom() {
        StringJoiner all = new StringJoiner("; ");
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Map<Component, Set<Square>> from = game.initialFrom().getOrDefault(new Piece(side, type), Map.of());
                for (Component component : type.movement().components()) {
                    Set<Square> squares = from.get(component);
                    if (squares != null && component.initial()) { // of others nothing is changed
                        all.add(letter(type) + (side == Side.WHITE ? " white " : " black ")
                                + (squares.isEmpty() ? "" : squares(squares) + " ") + "by "
                                + PieceText.write(Movement.of(List.of(component))));
                    }
                }
            }
        }
        return all.toString();
    }

    /** Where pawns capture en passant, if not everywhere, or everywhere though they may not go everywhere. */
    private String enPassantOn() {
        StringJoiner all = new StringJoiner("; ");
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Piece pawn = new Piece(side, type);
                boolean isNarrowed = game.enPassant()
                        && game.pawns().contains(type)
                        && game.enterable().containsKey(pawn);
                if (isNarrowed || game.enPassantOn().containsKey(pawn)) {
                    Set<Square> everywhere = Set.copyOf(game.board().squares());
                    Set<Square> squares = game.enPassantOn().getOrDefault(pawn, everywhere);
                    all.add(letter(type)
                            + (side == Side.WHITE ? " white " : " black ")
                            + (squares.isEmpty() ? "-" : squares(squares)));
                }
            }
        }
        return all.toString();
    }

    private void goals(Side side) {
        List<PieceType> winning = game.types().stream()
                .filter(type -> game.goals().containsKey(new Piece(side, type)))
                .toList();
        List<Set<Square>> squares = winning.stream()
                .map(type -> game.goals().getOrDefault(new Piece(side, type), Set.of()))
                .distinct()
                .toList();
        if (squares.size() > 1) {
            throw new UnsupportedOperationException("pieces of one side that win on different squares");
        }
        if (!winning.isEmpty()) {
            String name = side == Side.WHITE ? "White" : "Black";
            line("flagPiece" + name, letters(winning));
            line("flagRegion" + name, squares(squares.get(0)));
        }
    }

    private void line(String key, String value) {
        out.append(key).append(" = ").append(value).append('\n');
    }

    private static <T> String list(Collection<? extends T> parts, String between, Function<T, String> form) {
        return parts.isEmpty() ? "-" : parts.stream().map(form).collect(Collectors.joining(between));
    }

    /** The kinds that a map has, in the order of the game. */
    private <T> String each(Map<PieceType, T> of, Function<T, String> form) {
        List<PieceType> types = game.types().stream().filter(of::containsKey).toList();
        return list(types, "; ", type -> letter(type) + form.apply(Objects.requireNonNull(of.get(type))));
    }

    private String ranks(Map<PieceType, Set<Integer>> of) {
        return each(of, GameWriter::numbers);
    }

    /** The kinds that have come about by promotion, which a file lists behind the others, in their order. */
    private List<PieceType> promoted(List<PieceType> plain) {
        List<PieceType> promoted =
                game.types().subList(plain.size(), game.types().size());
        List<PieceType> written = plain.stream()
                .flatMap(type -> promoted.stream()
                        .filter(each -> each.letter() == type.letter())
                        .map(each -> type.promoted(each.movement())))
                .toList();
        boolean isRestricted = game.enterable().keySet().stream().anyMatch(piece -> promoted.contains(piece.type()));
        if (!written.equals(promoted) || isRestricted) {
            throw new UnsupportedOperationException("promoted kinds of another order, name or region");
        }
        return promoted;
    }

    private static String letter(PieceType type) {
        return type.text().toLowerCase(Locale.ROOT);
    }

    /** The letters of a list in its order, of a set in that of the game: a set may have another one in each run. */
    private String letters(Collection<PieceType> types) {
        return (types instanceof Set ? game.types().stream().filter(types::contains) : types.stream())
                .map(GameWriter::letter)
                .collect(Collectors.joining());
    }

    private static String numbers(Collection<Integer> numbers) {
        return numbers.stream().sorted().map(n -> " " + (n + 1)).collect(Collectors.joining());
    }

    private String squares(Collection<Square> squares) {
        return squares(game.board(), squares);
    }

    static String squares(Board board, Collection<Square> squares) {
        StringJoiner text = new StringJoiner(" ");
        for (int rank = 0; rank < board.ranks(); rank++) {
            List<Square> line = List.copyOf(board.rank(rank));
            if (squares.containsAll(line)) {
                text.add("*" + (rank + 1));
            } else {
                line.stream().filter(squares::contains).forEach(square -> text.add(square.toString()));
            }
        }
        return text.toString();
    }

    private String promotion(Promotion promotion) {
        return letter(promotion.from()) + " to " + (promotion.into().isEmpty() ? "-" : letters(promotion.into()))
                + (promotion.may().isEmpty() ? "" : " may " + squares(promotion.may()))
                + (promotion.must().isEmpty() ? "" : " must " + squares(promotion.must()))
                + (promotion.isLeaving() ? " leaving" : "")
                + (promotion.isOnlyCapturing() ? " capturing" : "")
                + (promotion.isOnlyToCaptured() ? " captured" : "")
                + promotion.limits().entrySet().stream()
                        .map(limit -> " at-most " + letter(limit.getKey()) + " " + limit.getValue())
                        .sorted()
                        .collect(Collectors.joining())
                + (promotion.sides().size() == 2 ? "" : promotion.sides().contains(Side.WHITE) ? " white" : " black");
    }

    private static String castling(CastlingRight right) {
        return (right.side() == Side.WHITE ? "w " : "b ") + right.text() + " " + right.king() + " " + right.kingTo()
                + " " + right.rook() + " " + right.rookTo() + " " + right.symbol()
                + right.ends().stream().sorted().map(ended -> " ends " + ended).collect(Collectors.joining());
    }

    private static String freeze(Freeze freeze) {
        return letter(freeze.by()) + " " + offset(freeze.offset());
    }

    private static String offset(Offset offset) {
        return offset.files() + " " + offset.ranks() + " " + offset.levels();
    }

    private String drops(Drops drops) {
        StringJoiner text = new StringJoiner("; ");
        text.add(numbers(drops.zone()).strip());
        drops.only().forEach((type, ranks) -> text.add("only " + letter(type) + numbers(ranks)));
        if (!drops.oppositeColours().isEmpty()) {
            text.add("opposite " + letters(drops.oppositeColours()));
        }
        if (drops.isOnTop()) {
            text.add("on-top");
        }
        if (!drops.oneToAFile().isEmpty()) {
            text.add("one-to-a-file " + letters(drops.oneToAFile()));
        }
        if (!drops.notChecking().isEmpty()) {
            text.add("not-checking " + letters(drops.notChecking()));
        }
        if (!drops.notMating().isEmpty()) {
            text.add("not-mating " + letters(drops.notMating()));
        }
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Set<Square> squares = drops.within().get(new Piece(side, type));
                if (squares != null) {
                    text.add((side == Side.WHITE ? "white " : "black ") + letter(type) + " "
                            + (squares.isEmpty() ? "-" : squares(squares)));
                }
            }
        }
        drops.on()
                .ifPresent(type -> text.add("on " + letter(type) + numbers(drops.onRanks()) + " to "
                        + (drops.relocatedTo().orElse(0) + 1)));
        return text.toString();
    }
}
