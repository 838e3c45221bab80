package io.github.multimove.rules;

import io.github.multimove.Movement.Component;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The parts of a {@link BaseGame}, each by the method that changes it, with what it is if that is never called. */
final class GameParts {
    private static final Kinds KINDS = new Kinds();
    static final Part<List<PieceType>> TYPES = KINDS.part("pieces", List.of());
    static final Part<Set<PieceType>> ROYALS = KINDS.part("royal", Set.of());
    static final Part<Set<PieceType>> PAWNS = KINDS.part("pawn", Set.of());
    static final Part<String> ARRAY = KINDS.ofBoard("array", "");
    static final Part<Side> FIRST_SIDE = KINDS.part("firstSide", Side.WHITE);
    static final Part<List<CastlingRight>> CASTLING_RIGHTS = KINDS.ofBoard("castling", List.of());
    static final Part<Boolean> EN_PASSANT = KINDS.part("enPassant", false);
    static final Part<Set<PieceType>> CAPTURED_EN_PASSANT = KINDS.part("capturedEnPassant", Set.of());
    static final Part<Map<Piece, Set<Square>>> EN_PASSANT_ON = KINDS.ofBoard("enPassantOn", Map.of());
    static final Part<List<Promotion>> PROMOTIONS = KINDS.ofBoard("promotion", List.of());
    static final Part<List<Freeze>> FREEZES = KINDS.part("freeze", List.of());
    static final Part<Map<PieceType, Set<Integer>>> LEVELS = KINDS.ofBoard("standsOn", Map.of());
    static final Part<Map<PieceType, Set<Integer>>> BARRED_RANKS = KINDS.ofBoard("neverOnRanks", Map.of());
    static final Part<Map<PieceType, Set<Integer>>> INITIAL_RANKS = KINDS.ofBoard("initialOnRanks", Map.of());
    static final Part<Optional<Drops>> DROPS = KINDS.ofBoard("drops", Optional.empty());
    static final Part<Boolean> CAPTURES_TO_HAND = KINDS.ofBoard("capturesToHand()", false);
    static final Part<Boolean> PROMOTED_TURN_BACK = KINDS.ofBoard("promotedTurnBack()", false);
    static final Part<Boolean> MIRRORS_LEVELS = KINDS.part("mirrorsLevels()", false);
    static final Part<Boolean> MIRRORS_FILES = KINDS.part("mirrorsFiles()", false);
    static final Part<Set<Square>> HOLES = KINDS.ofBoard("holes", Set.of());
    static final Part<Map<Piece, Map<Component, Set<Square>>>> INITIAL_FROM = KINDS.ofBoard("initialFrom", Map.of());
    static final Part<Map<Piece, Set<Square>>> ENTERABLE = KINDS.ofBoard("mayEnter", Map.of());
    static final Part<Map<Piece, Set<Square>>> GOALS = KINDS.ofBoard("goal", Map.of());
    static final Part<Integer> GOAL_PIECES = KINDS.part("goalPieces", 1);
    static final Part<Boolean> FULL_GOAL_WINS = KINDS.part("fullGoalWins()", false);
    static final Part<Map<PieceType, Integer>> VITAL = KINDS.part("vital", Map.of());
    static final Part<OptionalInt> VITAL_PIECES = KINDS.part("vitalPieces", OptionalInt.empty());
    static final Part<Boolean> TOO_FEW_WINS = KINDS.part("tooFewWins()", false);
    static final Part<OptionalInt> CONNECTED = KINDS.part("connected", OptionalInt.empty());
    static final Part<Boolean> MUST_CAPTURE = KINDS.part("mustCapture", false);
    static final Part<Boolean> FORBIDS_CHECKS = KINDS.part("forbidsChecks()", false);
    static final Part<Boolean> CONNECTED_STRAIGHT = KINDS.part("connectedStraight()", false);
    static final Part<Boolean> CONNECTED_LOSES = KINDS.part("connectedLoses()", false);
    static final Part<Boolean> FLYING_GENERAL = KINDS.part("flyingGeneral()", false);
    static final Part<Set<Square>> LINES = KINDS.ofBoard("lines", Set.of());
    static final Part<RoyalRule> ROYAL_RULE = KINDS.part("royalRule", RoyalRule.lastRoyal());
    static final Parts USUAL = KINDS.usual();

    private GameParts() {}
}
