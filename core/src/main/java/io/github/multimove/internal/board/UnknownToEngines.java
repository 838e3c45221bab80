package io.github.multimove.internal.board;

import io.github.multimove.Movement.Component;
import java.util.Arrays;

/** What a game may have that no engine knows, so that the reference answers. */
public final class UnknownToEngines {
    private UnknownToEngines() {}

    /**
     * Whether a game has such: captures that come to hand, promotion as in shogi, royal pieces that must not face one another, passes, lines,
     * a piece that needs a screen, castling to where the king could step, or of a piece that is not royal, en passant of other pieces
     * than pawns, after a leap or where the pawn may not go.
     */
    public static boolean isIn(GameTables tables) {
        PathMaker maker = new PathMaker(tables);
        return tables.held != null
                || tables.limitsChecks
                || tables.hasSigns
                || tables.game.flyingGeneral()
                || tables.game.promotions().stream()
                        .anyMatch(promotion -> promotion.isLeaving() || promotion.isOnlyCapturing())
                || tables.passerMask != tables.pawnMask
                || maker.leapsPast()
                || maker.hasPassantPaths()
                || tables.stepsWhereItCaptures
                || !tables.game.enPassantOn().isEmpty()
                || Arrays.stream(tables.castles)
                        .anyMatch(right -> tables.royalMask != 0
                                && !tables.isRoyal(
                                        tables.arrayPieces[right.king().index()]))
                || tables.castlings.nameRooks()
                || tables.stayMask != 0
                || tables.sparingMask != 0
                || !tables.game.lines().isEmpty()
                || hasScreens(tables);
    }

    /** Whether some piece needs a screen. */
    public static boolean hasScreens(GameTables tables) {
        return tables.game.types().stream()
                .flatMap(type -> type.movement().components().stream())
                .anyMatch(Component::screened);
    }

    /** Whether a pawn could step to a square that an enemy has passed, and capture en passant there: it steps. */
    static boolean stepsWhereItCaptures(GameTables tables) {
        for (int code = 2; tables.game.enPassant() && code < tables.codes; code++) {
            int[][][] crossed = tables.victims[1 - (code & 1)];
            for (MovePath[] from : tables.isPawn(code) ? tables.paths[code] : new MovePath[0][]) {
                for (MovePath path : from) {
                    for (int i = path.firstLanding(); path.capturing() && i < path.squares().length; i++) {
                        int to = path.squares()[i];
                        if (crossed[to] != null
                                && tables.capturesEnPassant(code, to)
                                && Arrays.stream(from).anyMatch(step -> step.toEmpty() && step.reaches(to))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}
