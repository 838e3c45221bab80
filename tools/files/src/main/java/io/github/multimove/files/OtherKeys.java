package io.github.multimove.files;

import io.github.multimove.files.Key.Sort;

/** Keys that other programs read and this library accepts without reading, or refuses by name. */
final class OtherKeys {
    private OtherKeys() {}

    static void add(Keys.Table table) {
        table.accepted(
                Sort.LOOKS,
                "looks and values of other programs",
                "variantTemplate",
                "pieceToCharTable",
                "pocketSize",
                "pieceValue",
                "pieceValueMg",
                "pieceValueEg");
        table.accepted(
                Sort.NOT_APPLIED,
                "repetition, chasing and counting, which do not change the turns of a position",
                "nFoldRule",
                "nFoldValue",
                "nFoldValueAbsolute",
                "nFoldRuleImmediate",
                "nMoveRuleImmediate",
                "nMoveHardLimitRule",
                "nMoveRuleTypes",
                "nMoveRuleTypesWhite",
                "nMoveRuleTypesBlack",
                "perpetualCheckIllegal",
                "moveRepetitionIllegal",
                "chasingRule",
                "countingRule",
                "materialCounting");
        promotionAndCapture(table);
        drops(table);
        duties(table);
        goals(table);
        captures(table);
    }

    /** Keys of Fairy-Stockfish-X that change which turns there are. */
    private static void captures(Keys.Table table) {
        String flags =
                "captureMorph capturerDiesOnCapture capturerDiesOnSameTypeCapture mustCaptureEnPassant selfCapture"
                        + " surroundCaptureOpposite surroundCaptureEdge forcedJumpContinuation blastOnMove blastOnSelfDestruct sudoku"
                        + " connectGoalByType connect3D connect4D diagonalGeneral dropMates passUntilSetup pieceSpecificDropRegion"
                        + " pieceSpecificDoubleStepRegion pieceSpecificTripleStepRegion freeDrops payPointsToDrop pointsCounting potions"
                        + " prisonPawnPromotion promotionRequireInHand";
        String letters = "captureForbidden deathOnCaptureTypes jumpCaptureTypes antiRoyalTypes pseudoRoyalTypes"
                + " captureToHandTypes hostageExchange priorityDropTypes";
        String meaning = "captures and other rules of Fairy-Stockfish-X";
        table.unsupported("false", meaning, flags.split(" ", 0));
        table.unsupported("-", meaning, letters.split(" ", 0));
        table.unsupported("0", meaning, "connectGroup", "removeConnectN", "castlingForbiddenPlies");
    }

    private static void promotionAndCapture(Keys.Table table) {
        table.unsupported("false", "promotion of other pieces than pawns", "pieceDemotion", "sittuyinPromotion");
        table.unsupported(
                "false",
                "captures that explode or petrify",
                "blastOnCapture",
                "petrifyOnCapture",
                "petrifyBlastPieces");
        table.unsupported(
                "-",
                "captures that explode or petrify",
                "blastImmuneTypes",
                "mutuallyImmuneTypes",
                "petrifyOnCaptureTypes",
                "ironPieceTypes");
        table.unsupported("false", "other castling", "castlingDroppedPiece");
    }

    private static void drops(Keys.Table table) {
        table.unsupported("false", "drops by other rules", "dropPromoted", "dropOppositeColoredBishop", "twoBoards");
        table.unsupported("-", "drops by other rules", "mustDropType", "enclosingDropStart");
        table.unsupported("none", "drops that enclose", "flipEnclosedPieces");
        table.unsupported("false", "gating", "gating", "seirawanGating", "cambodianMoves");

        table.unsupported("-", "walls", "wallingRegion", "wallingRegionWhite", "wallingRegionBlack");
        table.unsupported("false", "walls", "wallOrMove", "arrowGating", "duckGating", "staticGating", "pastGating");
        table.unsupported("-", "walls", "staticGatingRegion");
    }

    private static void duties(Keys.Table table) {
        table.unsupported(
                "false",
                "passes of a side without another turn: here it is stalemated",
                "passOnStalemate",
                "passOnStalemateWhite",
                "passOnStalemateBlack");
        table.unsupported("false", "other duties of kings", "makpongRule", "shatarMateRule");
        table.unsupported("false", "other ends by counting pieces", "extinctionClaim", "adjudicateFullBoard");
        table.unsupported("0", "other ends by counting pieces", "extinctionOpponentPieceCount");
    }

    private static void goals(Keys.Table table) {
        table.unsupported("-", "goals of other kinds", "castlingWins");
        table.unsupported("false", "goals of other kinds", "flagMove", "flagPieceSafe");
        table.unsupported("false", "counting checks", "checkCounting");
        table.unsupported("0", "games won by connecting pieces otherwise than in one line", "connectNxN", "collinearN");
        table.unsupported(
                "true",
                "games won by connecting pieces otherwise than in one line",
                "connectHorizontal",
                "connectVertical");
        table.unsupported(
                "-",
                "games won by connecting pieces otherwise than in one line",
                "connectRegion1White",
                "connectRegion1Black",
                "connectRegion2White",
                "connectRegion2Black");
    }
}
