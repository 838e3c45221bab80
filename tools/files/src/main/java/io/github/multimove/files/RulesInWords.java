package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.catalogue.Description;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A rule set in words, made of its definition: what a turn is, how the game is won, and the board. */
public final class RulesInWords {
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight"};

    private RulesInWords() {}

    /** Returns the title that a name makes, and the rules in sentences: what a turn is, how the game is won, and the board. */
    public static Description of(String name, RuleSet rules) {
        return Description.of(title(name), sentence(rules));
    }

    /** A name as people write it: {@code two-prong-capablanca} is Two Prong Capablanca. */
    private static String title(String name) {
        StringBuilder out = new StringBuilder();
        for (String word : name.split("[-_]", -1)) {
            if (!word.isEmpty()) {
                out.append(out.length() == 0 ? "" : " ")
                        .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                        .append(word.substring(1));
            }
        }
        return out.toString();
    }

    private static String sentence(RuleSet rules) {
        String turn = "A turn is " + named(turn(rules.structure()), rules.base()) + "; " + won(rules) + ".";
        return turn + " " + board(rules.base());
    }

    /** A sentence with the name of the only royal kind that a game has. */
    private static String named(String sentence, BaseGame game) {
        if (game.royals().size() != 1) {
            return sentence;
        }
        String royal = game.royals().iterator().next().name();
        return sentence.replace("the king", "the " + royal)
                .replace("a royal piece", "the " + royal)
                .replace("royal pieces", royal + "s");
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    private static String turn(TurnStructure structure) {
        if (structure instanceof TurnStructure.One) {
            return "one move";
        }
        if (structure instanceof TurnStructure.UpTo upTo) {
            return upTo(upTo);
        }
        if (structure instanceof Series series) {
            return series(series);
        }
        if (structure instanceof Siblings siblings) {
            return "a move by one piece or by its siblings"
                    + (siblings.sequential() ? ", one after the other" : " at once");
        }
        if (structure instanceof TurnStructure.WhileInHand inHand) {
            return turn(inHand.then()) + " (while pieces are in hand: " + turn(inHand.drops()) + ")";
        }
        if (!(structure instanceof TurnStructure.Opening opening)) {
            return structure.toString();
        }
        String rest = " (the first turn of the game: " + turn(opening.first());
        TurnStructure then = opening.then();
        for (; then instanceof TurnStructure.Opening next; then = next.then()) {
            rest += "; the one after it: " + turn(next.first());
        }
        return turn(then) + rest + ")";
    }

    private static String upTo(TurnStructure.UpTo upTo) {
        if (upTo.most() == 1) {
            return "one move";
        }
        long pawns = upTo.places().stream()
                .filter(place -> place == Step.Pieces.PAWNS)
                .count();
        long others = upTo.places().stream()
                .filter(place -> place == Step.Pieces.OTHERS)
                .count();
        return "a move by each of up to " + number(upTo.most()) + " different pieces at once"
                + (pawns > 0
                        ? ", at least " + number((int) pawns) + " of a full turn a pawn" + (pawns > 1 ? "s" : "")
                        : "")
                + (others > 0 ? ", " + number((int) others) + " of a full turn not a pawn" : "")
                + (upTo.collision() ? ", no two toward each other over common squares" : "")
                + (upTo.castlesAsOne() ? ", castling as one of them" : "");
    }

    private static String series(Series series) {
        List<String> parts = new ArrayList<>();
        if (series.length().isPresent()) {
            Series.Length length = series.length().get();
            String first = step(series.steps().get(0));
            String later = step(series.steps().get(1));
            parts.add(length(length) + ", "
                    + (first.equals(later) ? "each " + first : "first " + first + ", then each time " + later));
        } else {
            parts.add(series.steps().stream().map(RulesInWords::step).collect(Collectors.joining(", then ")));
        }
        switch (series.next()) {
            case ANOTHER -> parts.add("no piece twice");
            case SAME -> parts.add("all by one piece");
            case KIN -> parts.add("by different pieces of one kind");
            case ROUNDS -> parts.add("no piece again before all others that can have moved");
            default -> {}
        }
        if (!series.events().isEmpty()) {
            String events = series.events().stream()
                    .map(event -> StepWords.word(event).replace('-', ' '))
                    .collect(Collectors.joining(" or "));
            parts.add(
                    series.closing() == Series.Closing.ENDS
                            ? "a " + events + " ends it"
                            : "only the last sub-move may be a " + events);
        }
        if (series.isInAnyOrder()) {
            parts.add("in any order");
        }
        if (series.sparesRoyalsLater()) {
            parts.add("only the first may capture a royal piece");
        }
        series.atTurns().forEach((number, other) -> parts.add("turn " + number + " is " + series(other)));
        series.reply().ifPresent(reply -> parts.add("which the opponent answers by " + series(reply)));
        return String.join(", ", parts);
    }

    private static String length(Series.Length length) {
        return switch (length.source()) {
            case NUMBERS ->
                length.at(true, 1) == length.at(false, 1)
                        ? number(length.at(true, 1)) + " sub-moves"
                        : number(length.at(true, 1)) + " sub-moves for White and " + number(length.at(false, 1))
                                + " for Black";
            case TURN_NUMBER ->
                "one sub-move, then two by the opponent, then three, and so on"
                        + (length.most() == Integer.MAX_VALUE ? "" : " up to " + number(length.most()));
            case KINGS_RANK -> "as many sub-moves as the rank of the king";
            case LAST_TURN -> "up to one sub-move more than the last turn had";
            case ROYAL_PIECES -> "as many sub-moves as the side has royal pieces";
            case CHECK ->
                number(length.at(true)) + " sub-moves in check and " + number(length.at(false)) + " otherwise";
        };
    }

    private static String step(Step step) {
        String what = switch (step.kind()) {
            case MOVE ->
                switch (step.pieces()) {
                    case PAWNS -> "a pawn move";
                    case OTHERS -> "a move by a piece that is no pawn";
                    case ROYALS -> "a move by a royal piece";
                    case NEITHER -> "a move by a piece that is neither pawn nor royal";
                    case TYPES ->
                        step.types().stream()
                                .map(type -> "a " + type.name())
                                .sorted()
                                .collect(Collectors.joining(" or ", "a move by ", ""));
                    default -> "a move";
                };
            case DROP -> "a drop";
            case PUSH -> "a push of an enemy pawn";
            case PLACE -> "the neutral piece set on another empty square";
            case CHOOSE -> "the choice of a promotion owed";
            case SWAP -> "a swap of two pieces";
        };
        String how =
                (step.isQuiet() ? " without capture" : "") + (step.isSafe() ? " after which the king is safe" : "");
        String duty = switch (step.duty()) {
            case IF_POSSIBLE -> " if there is one";
            case OPTIONAL -> " (it may be left out)";
            case OR_STALEMATE -> " or stalemate";
            default -> "";
        };
        return what
                + (step.mayBeDrop() ? " or a drop" : "")
                + how
                + duty
                + (step.isLast() ? ", which ends the turn" : "");
    }

    // ---- how it is won, and the board -------------------------------------------------------------------------------

    private static String won(RuleSet rules) {
        String royals =
                rules.base().royals().stream().map(PieceType::name).sorted().collect(Collectors.joining(" or the "));
        if (rules.royalRule() instanceof RoyalRule.LastPiece rule) {
            boolean losing =
                    rules.base().tooFewWins() && rules.base().vitalPieces().isPresent();
            return (losing ? "having no piece left wins" : "capturing the last enemy piece wins")
                    + without(rule.withoutTurn());
        }
        if (rules.royalRule() instanceof RoyalRule.Capture rule) {
            return "capturing the last " + royals + " wins"
                    + (rule.strictCastling() ? ", though no king castles out of, through or into attack" : "")
                    + without(rule.withoutTurn());
        }
        if (!(rules.royalRule() instanceof RoyalRule.LastRoyal rule)) {
            return rules.royalRule().toString();
        }
        if (royals.isEmpty()) {
            return "no piece is royal, only goals win" + without(rule.withoutTurn());
        }
        return switch (rule.mated()) {
                    case WINS -> "a checkmated side has won";
                    case LOSES -> "checkmate wins";
                    case DRAWS -> "checkmate is a draw";
                    case FEWER_WIN -> "a side with fewer pieces at checkmate has won";
                }
                + switch (rule.bound()) {
                    case ANY -> ", every royal piece (" + royals + ") having to be safe";
                    case EACH -> ", a side being in check when each of its royal pieces (" + royals + ") is attacked";
                    case LAST_OF_KIND -> ", the last piece of each royal kind (" + royals + ") having to be safe";
                    case TOGETHER -> "";
                }
                + (rule.exposure() == RoyalRule.Exposure.LOSES ? ", and exposing the " + royals + " loses" : "")
                + (rule.deadDraws() ? ", and what neither side can win is drawn" : "")
                + rule.mayLackRoyals().stream()
                        .sorted()
                        .map(side -> ", and" + named(side) + " need not have a " + royals)
                        .collect(Collectors.joining())
                + without(rule.withoutTurn());
    }

    private static String without(RoyalRule.WithoutTurn answer) {
        return switch (answer) {
            case WINS -> ", and so does a side that has no turn";
            case LOSES -> ", and a side that has no turn loses";
            case FEWER_WIN -> ", and so does the side with fewer pieces where one has no turn";
            default -> "";
        };
    }

    private static String board(BaseGame game) {
        Board board = game.board();
        String size = board.files() + "x" + board.ranks() + (board.levels() > 1 ? "x" + board.levels() : "");
        String pieces = names(game.types());
        String holes = game.holes().isEmpty()
                ? ""
                : " without " + number(game.holes().size()) + " squares that are marked * in position text";
        return "The board is " + size + holes + ", with " + pieces + "; "
                + (game.castlingRights().isEmpty() ? "without castling" : "with castling") + ", "
                + (game.enPassant() ? "with en passant" : "without en passant")
                + (game.capturedEnPassant().isEmpty()
                        ? "."
                        : ", also of " + names(List.copyOf(game.capturedEnPassant())) + ".")
                + (game.enterable().isEmpty()
                        ? ""
                        : " Some squares are closed to "
                                + names(game.types().stream()
                                        .filter(type -> game.enterable().keySet().stream()
                                                .anyMatch(piece -> piece.type().equals(type)))
                                        .toList())
                                + ".")
                + narrowed(game)
                + (game.mirrorsFiles() ? " Black's pieces move by half a turn." : "")
                + beginnings(game)
                + promotions(game)
                + (game.capturesToHand()
                        ? " A captured piece comes to the captor's hand"
                                + (game.promotedTurnBack() ? ", a promoted one as what it was before" : "")
                                + "; every move of a turn may be a drop."
                        : "")
                + drops(game)
                + (game.mustCapture()
                        ? " A capture is mandatory: a turn captures if a legal one does, and of moves one after the other each."
                        : "")
                + (game.forbidsChecks() ? " No turn may give check." : "")
                + (game.types().stream()
                                .anyMatch(type -> type.movement().components().contains(Component.stay()))
                        ? " A move may be a pass."
                        : "")
                + (game.flyingGeneral()
                        ? " Royal pieces must not face one another on a file or rank: they capture one another there."
                        : "")
                + (game.lines().isEmpty() ? "" : " Some moves go between " + squares(game.lines()) + " alone.")
                + goals(game);
    }

    /** Says where captures en passant are not allowed everywhere, and which castlings end rights of the other side. */
    private static String narrowed(BaseGame game) {
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Set<Square> squares = game.enPassantOn().get(new Piece(side, type));
                if (squares != null) {
                    text.append(whose(side))
                            .append(type.name())
                            .append(" captures en passant ")
                            .append(squares.isEmpty() ? "nowhere." : "on " + squares(squares) + " only.");
                }
            }
        }
        return text
                + (game.castlingRights().stream().allMatch(right -> right.ends().isEmpty())
                        ? ""
                        : " Castling ends rights of the other side.");
    }

    /** Says from which squares pieces make moves that are first moves elsewhere, where the array does not say so. */
    private static String beginnings(BaseGame game) {
        Set<String> all = new LinkedHashSet<>();
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Map<Component, Set<Square>> from = game.initialFrom().getOrDefault(new Piece(side, type), Map.of());
                for (Component move : type.movement().components()) {
                    Set<Square> squares = from.getOrDefault(move, Set.of());
                    int ranks = Math.abs(move.vector().ranks());
                    int length = Math.max(ranks, Math.abs(move.vector().files()));
                    String far = length == 1 && ranks == 0
                            ? "sideways"
                            : number(length) + " squares at once" + (ranks == 0 ? ", sideways," : "");
                    String where = squares.size() == game.board().squares().size()
                            ? "everywhere"
                            : GameWriter.squares(game.board(), squares);
                    if (!squares.isEmpty()) {
                        all.add(whose(side) + type.name() + " goes " + far + " from " + where + ".");
                    }
                }
            }
        }
        return String.join("", all);
    }

    static String whose(Side side) {
        return named(side) + "'s ";
    }

    private static String named(Side side) {
        return side == Side.WHITE ? " White" : " Black";
    }

    private static String squares(Set<Square> squares) {
        return squares.stream()
                .sorted(Comparator.comparingInt(Square::index))
                .map(Square::toString)
                .collect(Collectors.joining(" "));
    }

    /** Says what each side's pieces become, where that differs. */
    private static String promotions(BaseGame game) {
        return game.promotions().stream()
                .filter(promotion ->
                        promotion.sides().size() == 1 || promotion.isLeaving() || promotion.isOnlyCapturing())
                .map(promotion -> (promotion.sides().size() == 1
                                ? whose(promotion.sides().iterator().next())
                                : " A ")
                        + promotion.from().name() + (promotion.may().isEmpty() ? " promotes to " : " may promote to ")
                        + (promotion.into().isEmpty() ? "nothing" : names(promotion.into()))
                        + (promotion.isLeaving() ? " where it moves into, within or out of the region" : "")
                        + (promotion.isOnlyCapturing() ? " by a capture" : "")
                        + ".")
                .collect(Collectors.joining());
    }

    /** Says where pieces in hand may be dropped. */
    private static String drops(BaseGame game) {
        return game.drops()
                .map(drops -> {
                    List<String> parts = new ArrayList<>();
                    if (drops.zone().size() < game.board().ranks()) {
                        parts.add(" of " + ranks(drops.zone()));
                    }
                    drops.only().forEach((type, ranks) -> parts.add(", a " + type.name() + " on " + ranks(ranks)));
                    for (Side side : Side.values()) {
                        for (PieceType type : game.types()) {
                            Set<Square> squares = drops.within().get(new Piece(side, type));
                            if (squares != null) {
                                parts.add("," + whose(side)
                                        + type.name()
                                        + (squares.isEmpty() ? " nowhere" : " on " + squares(squares)));
                            }
                        }
                    }
                    drops.oppositeColours()
                            .forEach(type -> parts.add(", no two of " + type.name() + " on squares of one colour"));
                    drops.oneToAFile().forEach(type -> parts.add(", no " + type.name() + " on a file with another"));
                    if (drops.isOnTop()) {
                        parts.add(", on the first rank or straight above a piece or hole");
                    }
                    drops.notChecking().stream()
                            .filter(type -> !game.royals().contains(type))
                            .forEach(type -> parts.add(", no " + type.name() + " with check"));
                    drops.notMating().forEach(type -> parts.add(", no " + type.name() + " to mate"));
                    drops.on()
                            .ifPresent(type -> parts.add(", or on a " + type.name() + " of "
                                    + ranks(drops.onRanks()) + ", which goes to rank "
                                    + (drops.relocatedTo().orElse(0) + 1)));
                    return " Pieces in hand are dropped on empty squares" + String.join("", parts) + ".";
                })
                .orElse("");
    }

    private static String ranks(Set<Integer> ranks) {
        return (ranks.size() == 1 ? "rank " : "ranks ")
                + ranks.stream().sorted().map(rank -> String.valueOf(rank + 1)).collect(Collectors.joining(" "));
    }

    private static String goals(BaseGame game) {
        StringBuilder text = new StringBuilder();
        String too = " A side " + (game.tooFewWins() ? "wins" : "loses") + " that has ";
        for (PieceType type : game.types()) {
            int most = game.vital().getOrDefault(type, -1);
            if (most >= 0) {
                text.append(too)
                        .append(most == 0 ? "no " : "no more than " + number(most) + " pieces of the kind ")
                        .append(type.name())
                        .append(most == 0 ? " left." : ".");
            }
        }
        game.vitalPieces()
                .ifPresent(most -> text.append(too)
                        .append(most == 0 ? "no piece left." : "no more pieces than " + number(most) + "."));
        game.connected()
                .ifPresent(pieces -> text.append(game.connectedLoses() ? " A turn loses" : " A turn wins")
                        .append(" that ends with ")
                        .append(number(pieces))
                        .append(" pieces of the side in a line")
                        .append(game.connectedStraight() ? " along a rank or file." : "."));
        for (Side side : Side.values()) {
            for (PieceType type : game.types()) {
                Set<Square> squares = game.goals().getOrDefault(new Piece(side, type), Set.of());
                if (!squares.isEmpty()) {
                    text.append(named(side))
                            .append(" wins by a turn that ends with ")
                            .append(
                                    game.goalPieces() == 1
                                            ? "a"
                                            : number(game.goalPieces()) + " of its pieces, such as a")
                            .append(" ")
                            .append(type.name())
                            .append(game.goalPieces() == 1 ? " on " : ", on ")
                            .append(squares(squares))
                            .append(game.fullGoalWins() ? ", or with fewer where those are full." : ".");
                }
            }
        }
        return text.toString();
    }

    private static String names(Collection<PieceType> types) {
        List<String> names = types.stream().map(PieceType::name).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.get(names.size() - 1);
    }

    private static String number(int number) {
        return number < NUMBERS.length ? NUMBERS[number] : Integer.toString(number);
    }
}
