package io.github.multimove.internal.play;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.internal.position.PositionText;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.text.Replaced;
import io.github.multimove.rules.CastlingRight;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads texts of positions as people and other programs write them: {@link RuleSet#positionLeniently}. */
final class ForgivenPosition {
    private static final Pattern SPACE = Pattern.compile("[\\s\ufeff]+");
    private static final Pattern NUMBER_0 = Pattern.compile("^((?:\\S+ ){5})0($| )");
    private static final Pattern CLOCK_ALONE = Pattern.compile("^((?:\\S+ ){4}[0-9]+)$");
    private static final Pattern WINGS = Pattern.compile("^(\\S+ \\S )([KQkq]+)( .*)$");
    private static final Pattern RUN = Pattern.compile("[0-9]{2,}");
    /** On boards of so many files a number of two digits may be one run. */
    private static final int TWO_DIGITS = 10;

    private static final int ALL_BUT_COUNTERS = 4;
    private static final Set<Kind> FORGIVEN = EnumSet.of(Kind.CASTLING_RIGHT, Kind.EN_PASSANT);

    private ForgivenPosition() {}

    static Position read(RuleSet rules, String text, Consumer<? super String> forgiven) {
        try {
            return rules.position(text);
        } catch (PositionException e) {
            String other = written(rules, text);
            Setup setup = setup(rules, other, other.equals(text), e);
            Set<Problem> problems = rules.problems(setup);
            if (problems.stream().anyMatch(problem -> !FORGIVEN.contains(problem.kind()))) {
                return rules.position(setup); // refuses with every problem
            }
            if (!other.equals(text)) {
                forgiven.accept("expected " + other + ", found " + text);
            }
            problems.forEach(problem -> forgiven.accept(problem.message()));
            return rules.position(setup.withoutImpossibleCastlingRights(rules).withoutImpossibleEnPassant(rules));
        }
    }

    private static Setup setup(RuleSet rules, String text, boolean isSame, PositionException first) {
        try {
            return rules.setup(text);
        } catch (PositionException e) {
            if (isSame) {
                throw first;
            }
            String read = " in " + Quoted.of(text);
            throw new PositionException(e.problems().stream()
                    .map(problem -> new Problem(problem.kind(), problem.message() + read))
                    .toList());
        }
    }

    /** The text in the form of position text: one blank between fields, four fields or more, numbers from 1, runs added up. */
    private static String written(RuleSet rules, String text) {
        String plain = SPACE.matcher(text).replaceAll(" ").strip();
        int fields = plain.split(" ", -1).length;
        if (fields > 1 && fields < ALL_BUT_COUNTERS) {
            plain += " -".repeat(ALL_BUT_COUNTERS - fields);
        }
        plain = CLOCK_ALONE.matcher(plain).replaceFirst("$1 1");
        plain = Replaced.each(WINGS, plain, field -> field.group(1) + rights(rules, field.group(2)) + field.group(3));
        plain = NUMBER_0.matcher(plain).replaceFirst("$11$2");
        int end = plain.indexOf(' ') < 0 ? plain.length() : plain.indexOf(' ');
        String written =
                rules.base().drops().isEmpty() ? plain.substring(0, end) : withHands(rules, plain.substring(0, end));
        if (rules.base().board().files() >= TWO_DIGITS) {
            return written + plain.substring(end);
        }
        String placement = Replaced.each(
                RUN,
                written,
                run -> Integer.toString(
                        run.group().chars().map(Character::getNumericValue).sum()));
        return placement + plain.substring(end);
    }

    /** The letters of castling on wings on which a side has one in the game, in order. */
    private static String rights(RuleSet rules, String letters) {
        String left = "KQkq"
                .chars()
                .filter(letter -> letters.indexOf(letter) >= 0)
                .filter(letter -> rules.base().castlingRights().stream().anyMatch(right -> isOf(right, (char) letter)))
                .mapToObj(letter -> String.valueOf((char) letter))
                .collect(Collectors.joining());
        return left.isEmpty() ? "-" : left;
    }

    private static boolean isOf(CastlingRight right, char letter) {
        return right.text().equals(String.valueOf(letter)) || PositionText.isOnWing(right, letter);
    }

    /** A placement with its hands in brackets, in the order of the piece list; some write them as one rank more, or leave them out. */
    private static String withHands(RuleSet rules, String placement) {
        int open = placement.endsWith("]") ? placement.indexOf('[') : -1;
        boolean isRank = open < 0
                && placement.chars().filter(c -> c == '/').count()
                        == rules.base().board().ranks();
        int end = isRank ? placement.lastIndexOf('/') : open < 0 ? placement.length() : open;
        String held = isRank ? placement.substring(end + 1) : open < 0 ? "" : placement.substring(open + 1);
        StringBuilder hands = new StringBuilder(placement.substring(0, end)).append('[');
        for (Side side : Side.values()) {
            for (PieceType type : rules.base().types()) {
                char letter = new Piece(side, type).letter();
                hands.append(String.valueOf(letter)
                        .repeat((int) held.chars().filter(c -> c == letter).count()));
            }
        }
        boolean isKnown = hands.length() - end - 1
                == held.replace("]", "").replace("-", "").length();
        return isKnown ? hands.append(']').toString() : placement;
    }
}
