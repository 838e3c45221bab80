package io.github.multimove.files;

import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.files.Key.Sort;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Makes the base game and the rule set of one section, from those that it inherits down. */
final class SectionReader {
    /** The id by which {@code rules} names the base game of its own section. */
    private static final String THIS = "this";

    private final List<Section> chain;
    private final Section section;
    private final boolean orthodox;
    private final Problems problems;

    /**
     * Makes a reader.
     *
     * @param chain the sections from the first ancestor to the section itself
     * @param orthodox whether the first ancestor begins with the pieces of orthodox chess
     */
    SectionReader(List<Section> chain, boolean orthodox, Problems problems) {
        this.chain = chain;
        this.section = chain.get(chain.size() - 1);
        this.orthodox = orthodox;
        this.problems = problems;
    }

    /**
     * Returns the rule set, or nothing after noting why there is none.
     *
     * @param others the games above, which only a section with {@code rules} asks for
     */
    Optional<RuleSet> read(Supplier<RuleSetLibrary> others) {
        int before = problems.errors();
        Draft draft = new Draft();
        if (orthodox) {
            draft.orthodoxPieces();
        }
        for (Section ancestor : chain) {
            draft.current = ancestor.entries();
            Problems into = ancestor.equals(section) ? problems : new Problems();
            inOrder(ancestor).forEach(entry -> apply(entry, draft, into));
            if (!draft.doubleStep) { // an heir with double steps says where they begin
                draft.doubleStepWhite = Zone.NONE;
                draft.doubleStepBlack = Zone.NONE;
            }
        }
        Map<String, Entry> turn = turnEntries();
        if (problems.errors() > before) {
            tryTurn(turn, draft);
            return Optional.empty();
        }
        Optional<BaseGame> base = GameMaker.make(draft, section, problems);
        if (base.isEmpty()) {
            tryTurn(turn, draft);
            return Optional.empty();
        }
        if (mustNotDrop(turn, base.get(), draft)) {
            return Optional.empty();
        }
        Entry rules = turn.get("rules");
        return rules != null ? overlay(rules, turn, base.get(), others.get()) : structured(turn, base.get(), draft);
    }

    /**
     * Notes what is wrong with the section's own keys where it cannot be made.
     *
     * @param values whether values are looked at as well; without a parent they would be judged by other pieces
     */
    void readKeys(boolean values) {
        Draft draft = new Draft();
        draft.orthodoxPieces();
        Problems none = new Problems();
        for (Section ancestor : chain) {
            boolean own = ancestor.equals(section);
            draft.current = ancestor.entries();
            for (Entry entry : inOrder(ancestor)) {
                apply(entry, draft, own && (values || Keys.find(entry.key()) == null) ? problems : none);
            }
        }
    }

    /** The keys of a section in the order in which they take effect. */
    private static List<Entry> inOrder(Section section) {
        List<Entry> entries = new ArrayList<>(section.entries());
        entries.sort(Comparator.comparingInt(entry -> Keys.place(entry.key())));
        return entries;
    }

    private void apply(Entry entry, Draft draft, Problems into) {
        Key key = Keys.find(entry.key());
        if (key == null) {
            if (into == problems) { // of those inherited it has been told
                unknown(entry, section, into);
            }
            return;
        }
        if (key.sort() == Sort.UNSUPPORTED && !entry.value().equals(key.grammar())) {
            into.add(new Problem(
                    entry.line(),
                    1,
                    section.name(),
                    entry.key(),
                    Kind.UNSUPPORTED,
                    "a key that is supported (" + entry.key() + " = " + key.grammar() + " changes nothing)",
                    entry.key() + " (" + key.meaning() + ")",
                    ""));
        } else if (key.sort() == Sort.NOT_APPLIED) {
            draft.given.put(entry.key(), entry);
            into.add(
                    section.name(),
                    entry,
                    new BadValue(
                            Kind.NOT_APPLIED,
                            0,
                            "keys that are applied",
                            entry.key() + ", which is not (" + key.meaning() + ")"));
        } else {
            try {
                draft.given.put(entry.key(), entry);
                key.effect().apply(draft, Value.of(entry, draft), entry);
            } catch (BadValue bad) {
                into.add(section.name(), entry, bad);
            } catch (IllegalArgumentException e) {
                into.add(
                        section.name(),
                        entry,
                        BadValue.of(Kind.VALUE, e, key.grammar().replace("`", "\"")));
            }
        }
    }

    /** Notes a key that the table does not have. */
    static void unknown(Entry entry, Section section, Problems into) {
        into.add(new Problem(
                entry.line(),
                1,
                section.name(),
                entry.key(),
                Kind.UNKNOWN_KEY,
                "a key",
                Words.quoted(entry.key()),
                into.nearest(entry.key(), Keys.names())));
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** The keys for turns: those of the nearest section that has any. */
    private Map<String, Entry> turnEntries() {
        for (int i = chain.size() - 1; i >= 0; i--) {
            Map<String, Entry> found = new LinkedHashMap<>();
            for (Entry entry : chain.get(i).entries()) {
                Key key = Keys.find(entry.key());
                if (key != null && key.sort() == Sort.TURN) {
                    found.put(entry.key(), entry);
                }
            }
            if (!found.isEmpty()) {
                return found;
            }
        }
        return Map.of();
    }

    /** Looks for more problems where there is no base game. */
    private void tryTurn(Map<String, Entry> turn, Draft draft) {
        Entry rules = turn.get("rules");
        if (rules != null && section.entries().contains(rules)) {
            overlay(rules, turn, Orthodox.game(), RuleSetLibrary.of(List.of(), List.of()));
        }
        if (!turn.isEmpty() && !turn.containsKey("rules") && section.entries().containsAll(turn.values())) {
            TurnReader.read(turn, draft, section, problems, slot -> PieceType.of(slot, 'A', "W"));
        }
    }

    /** Notes a duty to drop that no turn of the section would have. */
    private boolean mustNotDrop(Map<String, Entry> turn, BaseGame base, Draft draft) {
        boolean isSaid = turn.isEmpty() || turn.containsKey("turnWhileInHand");
        if (!draft.mustDrop || base.drops().isEmpty() || (isSaid && !base.capturesToHand())) {
            return false;
        }
        mustNotDrop(
                isSaid ? "where captures come to hand" : "beside keys for turns, where turnWhileInHand says it", draft);
        return true;
    }

    private void mustNotDrop(String where, Draft draft) {
        String expected = "mustDrop = false " + where;
        Entry entry = draft.given.get("mustDrop");
        if (entry != null && section.entries().contains(entry)) {
            problems.add(section.name(), entry, new BadValue(Kind.UNSUPPORTED, 0, expected, "true"));
        } else {
            problems.add(section, Kind.UNSUPPORTED, expected, "true");
        }
    }

    /** Whether a side with pieces in hand is sure to have a legal drop: nothing gives check, and there are squares for all. */
    private static boolean canAlwaysDrop(Position start) {
        BaseGame base = start.ruleSet().base();
        boolean isChecked = !base.royals().isEmpty()
                && base.types().stream()
                        .flatMap(type -> type.movement().components().stream())
                        .anyMatch(Movement.Component::capturing);
        Optional<Drops> dropped = base.drops();
        if (dropped.isEmpty()) {
            return true;
        }
        Drops drops = dropped.get();
        int inHand = 0;
        int squares = Integer.MAX_VALUE;
        for (Side side : Side.values()) {
            for (Map.Entry<PieceType, Integer> hand : start.hand(side).entrySet()) {
                Piece piece = new Piece(side, hand.getKey());
                inHand += hand.getValue();
                squares = Math.min(squares, (int) base.board().squares().stream()
                        .filter(square -> start.pieces(square).isEmpty()
                                && drops.within()
                                        .getOrDefault(piece, Set.of(square))
                                        .contains(square))
                        .count());
            }
        }
        return !isChecked
                && !base.mustCapture()
                && !drops.isOnTop()
                && drops.only().isEmpty()
                && drops.oneToAFile().isEmpty()
                && drops.oppositeColours().isEmpty()
                && inHand <= squares;
    }

    private Optional<RuleSet> structured(Map<String, Entry> turn, BaseGame base, Draft draft) {
        if (turn.isEmpty()) {
            if (draft.duck && base.royalRule() instanceof RoyalRule.LastRoyal) {
                problems.add(
                        section,
                        Kind.UNSUPPORTED,
                        "wallingRule = duck where the king is captured (extinctionValue = loss), or turn = move, place",
                        "a king that must be safe");
            }
            Entry entry = draft.given.get(draft.growing ? "progressiveMultimove" : "multimoves");
            if ((draft.growing || !draft.lengths.isEmpty()) && entry != null) {
                return severalMoves(entry, base, draft);
            }
            Optional<RuleSet> rules = compose(base, oneMove(base, draft), Optional.empty(), draft);
            if (draft.mustDrop
                    && rules.filter(each -> !canAlwaysDrop(each.initialPosition()))
                            .isPresent()) {
                mustNotDrop(
                        "where a side with pieces in hand may have no legal drop, as in check, and would move", draft);
            }
            return rules;
        }
        Map<Character, PieceType> types = new LinkedHashMap<>();
        base.types().forEach(type -> types.putIfAbsent(type.letter(), type)); // promoted kinds stand behind
        return TurnReader.read(turn, draft, section, problems, slot -> type(slot, types, draft))
                .flatMap(structure -> {
                    Optional<Entry> at = Optional.ofNullable(turn.get("turn"));
                    Optional<RuleSet> rules = compose(base, structure, at, draft);
                    at.filter(entry -> rules.isPresent()).ifPresent(entry -> warn(structure, base.royalRule(), entry));
                    return rules;
                });
    }

    /** What keys of Fairy-Stockfish-X say: each move is one of chess, and the other side passes between them. */
    private Optional<RuleSet> severalMoves(Entry entry, BaseGame base, Draft draft) {
        boolean binds = base.royalRule() instanceof RoyalRule.LastRoyal
                && !base.royals().isEmpty();
        try {
            if (base.firstSide() != Side.WHITE
                    || draft.mustDrop
                    || draft.duck
                    || (binds && !draft.onlyLast.contains(Series.Event.CHECK))) {
                throw new BadValue( // in check the other side could not pass, and would be mated
                        Kind.UNSUPPORTED,
                        0,
                        "White to begin, no mustDrop and no duck, and multimoveCheck = false where kings must be safe",
                        Words.quoted(entry.value()));
            }
            Step first = binds ? move(base, draft).safe() : move(base, draft);
            Step later = first.enPassant(Step.EnPassant.NEVER).duty(Step.Duty.OR_STALEMATE);
            int openings = draft.growing ? 0 : draft.lengths.size() - 2;
            Series.Length length = draft.growing
                    ? Series.Length.growing()
                    : Series.Length.bySide(
                            draft.lengths.get(openings + openings % 2), draft.lengths.get(openings + 1 - openings % 2));
            TurnStructure structure = onlyLast(Series.repeat(length, first, later), draft);
            for (int i = openings - 1; i >= 0; i--) {
                int moves = draft.lengths.get(i);
                Series opening = Series.repeat(Series.Length.bySide(moves, moves), first, later);
                structure = TurnStructure.opening(onlyLast(opening, draft)).then(structure);
            }
            return compose(base, structure, Optional.of(entry), draft);
        } catch (IllegalArgumentException e) {
            problems.add(section.name(), entry, BadValue.of(Kind.COMBINATION, e, "a possible turn"));
        } catch (BadValue bad) {
            problems.add(section.name(), entry, bad);
        }
        return Optional.empty();
    }

    private static Series onlyLast(Series series, Draft draft) {
        return draft.onlyLast.isEmpty()
                ? series
                : series.on(Series.Closing.ONLY_LAST, draft.onlyLast.toArray(new Series.Event[0]));
    }

    /** What a turn is without keys for turns. */
    private static TurnStructure oneMove(BaseGame base, Draft draft) {
        if (draft.mustDrop && base.drops().isPresent()) {
            return TurnStructure.whileInHand(Series.of(Step.drop().safe())).then(TurnStructure.one());
        }
        Step move = move(base, draft);
        return draft.duck
                ? Series.of(move, Step.place())
                : move.equals(Step.move()) ? TurnStructure.one() : Series.of(move.safe());
    }

    /** A move, or a drop as well where that is not said by captures that come to hand. */
    private static Step move(BaseGame base, Draft draft) {
        boolean drops = draft.pieceDrops && base.drops().isPresent() && !base.capturesToHand();
        return drops ? Step.move().orDrop() : Step.move();
    }

    /** Tells which questions take long where turns are long. */
    private void warn(TurnStructure structure, RoyalRule rule, Entry turn) {
        String found = new LongTurns(rule instanceof RoyalRule.LastRoyal).of(structure);
        if (!found.isEmpty()) {
            problems.add(
                    section.name(),
                    turn,
                    new BadValue(
                            Kind.EXPENSIVE,
                            0,
                            LongTurns.SHORT,
                            found + ": counting turns, listing them and counting games may take long"));
        }
    }

    private static PieceType type(String slot, Map<Character, PieceType> types, Draft draft) {
        DraftPiece piece = draft.pieces.get(slot);
        PieceType type = piece == null ? null : types.get(piece.letter());
        if (type == null) {
            throw new BadValue(Kind.LETTER, 0, "a piece on the array or reached by promotion", slot);
        }
        return type;
    }

    private Optional<RuleSet> compose(BaseGame base, TurnStructure structure, Optional<Entry> at, Draft draft) {
        try {
            return Optional.of(RuleSet.of(section.id(), base, structure));
        } catch (IllegalArgumentException e) {
            if (at.isPresent()
                    && compose(base, oneMove(base, draft), Optional.empty(), draft)
                            .isEmpty()) {
                return Optional.empty(); // the turn is not at fault
            }
            String message = String.valueOf(e.getMessage());
            boolean array = message.startsWith("array of ") || e instanceof PositionException;
            boolean castling = message.contains("castling");
            Entry entry = at.orElse(array || castling ? draft.startFenEntry : null);
            Kind kind = at.isPresent()
                    ? Kind.COMBINATION
                    : array ? Kind.ARRAY : castling ? Kind.CASTLING : Kind.COMBINATION;
            BadValue bad = e instanceof PositionException
                    ? new BadValue(kind, 0, "a position as the array", "one that is none: " + message)
                    : BadValue.of(kind, e, "rules that fit together");
            if (entry == null || !section.entries().contains(entry)) {
                problems.add(section, bad.kind(), bad.expected(), bad.found());
            } else {
                problems.add(section.name(), entry, bad);
            }
            return Optional.empty();
        }
    }

    /** Why an id does not go over the base game of a section: it names its own, or has none to name. */
    private static Optional<BadValue> notOver(String id, RuleSetLibrary others) {
        int base = id.indexOf("base=");
        if (base > 0) {
            return Optional.of(
                    new BadValue(Kind.VALUE, base, "an id without a base game, which is this section", "base="));
        }
        String name = id.replaceFirst("\\[.*", "");
        List<String> ids = RuleSets.ids(others);
        if (!ids.contains(name) || goesOverAny(name, others)) {
            return Optional.empty(); // what is wrong with other ids is told where they are read
        }
        String able = ids.stream().filter(one -> goesOverAny(one, others)).collect(Collectors.joining(", "));
        return Optional.of(new BadValue(
                Kind.VALUE, 0, "a variant that goes over any base game, one of " + able, Words.quoted(name)));
    }

    private static boolean goesOverAny(String name, RuleSetLibrary others) {
        return RuleSets.describe(name, others).options().stream()
                .anyMatch(option -> option.name().equals("base"));
    }

    /** Puts a published variant, or one of the file, over the base game. */
    private Optional<RuleSet> overlay(Entry rules, Map<String, Entry> turn, BaseGame base, RuleSetLibrary others) {
        if (turn.size() > 1) {
            problems.add(
                    section.name(),
                    rules,
                    new BadValue(Kind.COMBINATION, 0, "rules without other keys for turns", "both"));
            return Optional.empty();
        }
        String id = rules.value();
        Optional<BadValue> bad = notOver(id, others);
        if (bad.isPresent()) {
            problems.add(section.name(), rules, bad.get());
            return Optional.empty();
        }
        boolean bracket = id.endsWith("]");
        String over = (bracket ? id.substring(0, id.length() - 1) + "," : id + "[") + "base=" + THIS + "]";
        Variant own = Variant.ofBase(THIS, THIS, THIS, choice -> base);
        try {
            RuleSet made = RuleSets.of(over, others.and(RuleSetLibrary.of(List.of(), List.of(() -> List.of(own)))));
            return Optional.of(RuleSet.of(section.id(), made.base(), made.structure(), made.royalRule()));
        } catch (IllegalArgumentException e) {
            problems.add(
                    section.name(),
                    rules,
                    BadValue.of(Kind.VALUE, e, "the id of a variant that goes over any base game"));
            return Optional.empty();
        }
    }
}
