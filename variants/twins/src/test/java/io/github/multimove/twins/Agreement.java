package io.github.multimove.twins;

import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.EntryLaws;
import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** Compares a rule set with the independent implementation on the positions of random play, and counts what the play has reached. */
final class Agreement {
    /** Positions from which a promotion is near, whatever the options. */
    static final List<String> NEAR_PROMOTION = List.of(
            "r3k2r/P4P1P/8/8/8/8/p4p1p/R3K2R w - - 0 1 -",
            "4k3/1P4P1/2N2b2/8/8/2n2B2/1p4p1/4K3 w - - 0 1 -",
            "n5k1/1P4P1/8/8/8/8/1p4p1/N5K1 w - - 0 1 -",
            "k1r1r3/3P4/8/8/8/8/3p4/K1R1R3 w - - 0 1 -",
            "6k1/PP5P/8/3QQ3/3qq3/8/pp5p/6K1 b - - 0 1 d5+e5,d4+e4",
            "4k3/PPP5/8/2nnn3/2NNN3/8/ppp5/4K3 w - - 0 1 c4+d4+e4,c5+d5+e5");

    final TreeMap<String, Integer> reached = new TreeMap<>();
    private final String id;
    private final RuleSet rules;
    private final ReferenceGame reference;
    private final Random random;
    private long most = 4000;

    Agreement(String id, long seed) {
        this.id = id;
        this.rules = RuleSets.of(id);
        this.reference = ReferenceGames.of(id);
        this.random = new Random(seed);
    }

    /** Leaves positions with more pseudo-legal turns than that alone, for the reference lists them all. */
    Agreement upTo(long turns) {
        most = turns;
        return this;
    }

    int count(String what) {
        return reached.getOrDefault(what, 0);
    }

    private void reach(String what) {
        reached.merge(what, 1, Integer::sum);
    }

    /** All positions kept for the rule set, and those near a promotion. */
    List<String> starts() {
        List<String> starts = new ArrayList<>(ReferencePositions.of(id));
        for (String text : NEAR_PROMOTION) {
            try {
                reference.isCheck(text);
                starts.add(text);
            } catch (IllegalArgumentException impossible) {
                reach("impossible start");
            }
        }
        return starts;
    }

    /** Plays games from every start by turns, until so many positions have been compared. */
    Agreement play(int positions, int longest) {
        List<String> starts = starts();
        for (int i = 0; count("position") < positions; i++) {
            game(starts.get(i % starts.size()), longest);
        }
        return this;
    }

    /** Plays games from the positions near a promotion alone. */
    Agreement nearPromotion(int positions, int longest) {
        List<String> starts = starts();
        starts.removeIf(start -> !NEAR_PROMOTION.contains(start));
        for (int i = 0; count("position") < positions; i++) {
            game(starts.get(i % starts.size()), longest);
        }
        return this;
    }

    /** Compares every start once, and so many turns from there. */
    Agreement starts(int longest) {
        starts().forEach(start -> game(start, longest));
        return this;
    }

    private void game(String start, int longest) {
        Position position = rules.position(start);
        for (int ply = 0; ply < longest; ply++) {
            if (Reference.of(rules).legalTurns(position).stream().limit(most).count() == most) {
                reach("left alone");
                return;
            }
            List<Turn> turns = compare(position);
            if (turns.isEmpty()) {
                return;
            }
            Turn turn = choose(position, turns);
            note(position, turn);
            position = rules.play(position, turn);
        }
    }

    /** Prefers captures and promotions a little, so that something happens. */
    private Turn choose(Position position, List<Turn> turns) {
        Turn turn = turns.get(random.nextInt(turns.size()));
        for (int i = 0; i < 3 && !isLively(turn); i++) {
            turn = turns.get(random.nextInt(turns.size()));
        }
        return position.side() == Side.WHITE || random.nextBoolean() ? turn : turns.get(random.nextInt(turns.size()));
    }

    private static boolean isLively(Turn turn) {
        return turn.subMoves().stream().anyMatch(m -> m.isCapture() || m instanceof SubMove.Promotion);
    }

    private List<Turn> compare(Position position) {
        String text = position.toString();
        reach("position");
        LegalTurns legal = rules.legalTurns(position);
        List<Turn> turns = new ArrayList<>(legal.stream().toList());
        same(
                text,
                "turns",
                reference.legalTurns(text),
                turns.stream().map(Turn::toString).toList());
        same(text, "check", reference.isCheck(text), rules.isCheck(position));
        same(text, "bound", reference.isBoundByCheck(text), rules.isBoundByCheck(position));
        same(text, "mate", reference.isCheckmate(text), rules.isCheckmate(position));
        same(text, "stalemate", reference.isStalemate(text), rules.isStalemate(position));
        same(text, "outcome", reference.outcome(text), outcome(position));
        same(
                text,
                "threats",
                reference.threats(text),
                rules.threats(position).stream().map(Turn::toString).toList());
        for (int i = 0; i < Math.min(3, turns.size()); i++) {
            Turn turn = turns.get(random.nextInt(turns.size()));
            Position next = rules.play(position, turn);
            same(text, "play " + turn, reference.play(text, turn.toString()), next.toString());
            Position read = rules.position(next.toString());
            same(next.toString(), "read", next, read);
            same(next.toString(), "hash", next.hash(), read.hash());
            same(text, "parse", turn, rules.parseTurn(position, turn.toString()));
        }
        laws(position, legal, turns);
        state(position, turns);
        return turns;
    }

    private Optional<String> outcome(Position position) {
        return rules.outcome(position)
                .map(o -> o.winner().map(s -> s == Side.WHITE ? "w" : "b").orElse("draw"));
    }

    private void laws(Position position, LegalTurns legal, List<Turn> turns) {
        String text = position.toString();
        same(text, "count", (long) turns.size(), legal.count());
        same(text, "empty", turns.isEmpty(), legal.isEmpty());
        for (int i = 0; i < Math.min(4, turns.size()); i++) {
            int at = random.nextInt(turns.size());
            same(text, "at", turns.get(at), legal.at(at));
            same(text, "contains", true, legal.contains(Turn.of(turns.get(at).subMoves())));
        }
        EntryLaws.offersAreThoseOfTheReferenceGenerator(position, text.hashCode());
        LegalTurns plain = Reference.of(rules).legalTurns(position);
        for (Turn turn : plain) {
            if (random.nextInt(20) == 0) {
                same(text, "contains " + turn, true, legal.contains(turn));
            }
        }
    }

    private void state(Position position, List<Turn> turns) {
        position.siblings().stream().filter(set -> set.size() > 2).findFirst().ifPresent(s -> reach("triplets"));
        if (position.pieces().values().stream().anyMatch(pieces -> pieces.size() > 1)) {
            reach("stack");
        }
        if (position.pieces().values().stream()
                .anyMatch(pieces -> pieces.stream().distinct().count() > 1)) {
            reach("mixed stack");
        }
        if (rules.isCheck(position)) {
            reach(turns.isEmpty() ? "mate" : "check");
        } else if (turns.isEmpty()) {
            reach("no turn");
        }
    }

    private void note(Position position, Turn turn) {
        for (Effect effect : rules.effects(position, turn)) {
            if (effect instanceof Effect.Promoted promoted) {
                reach(promoted.into().size() == 2 ? "twin promotion" : "promotion");
            } else if (!(effect instanceof Effect.Moved)) {
                reach(effect.getClass().getSimpleName());
            }
        }
        for (SubMove subMove : turn.subMoves()) {
            if (subMove instanceof SubMove.Castling || subMove instanceof SubMove.EnPassant) {
                reach(subMove.getClass().getSimpleName());
            }
        }
    }

    private void same(String position, String what, Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            throw new AssertionError(what + " of " + id + " at " + position + "\nreference: " + expected
                    + "\nfound:     " + found + difference(expected, found));
        }
    }

    private static String difference(Object expected, Object found) {
        if (!(expected instanceof List<?> one) || !(found instanceof List<?> other)) {
            return "";
        }
        List<Object> missing = new ArrayList<>(one);
        missing.removeAll(other);
        List<Object> more = new ArrayList<>(other);
        more.removeAll(one);
        return "\nmissing " + missing + ", too many " + more;
    }
}
