package io.github.multimove.files;

import io.github.multimove.Movement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A random section of ten to twenty keys that Fairy-Stockfish reads as well, the same for a seed; not every one fits together. */
final class RandomDefinition {
    private static final String LETTERS = "acdefghijlmostuvwxyzqrbn";
    private static final String ATOMS = "W F D A N R B Q K H C Z G J L R3 B2 W2 F3 R2 Q2 NN CC";
    private static final String DIRECTIONS = "f b s v l r fb fs bs fr fl ff fh hr hl ffs rf lb";

    private final SplittableRandom random;
    private final int files;
    private final int ranks;
    private final Map<Character, String> slots = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final Map<String, String> keys = new LinkedHashMap<>();
    private boolean castles;

    private RandomDefinition(long seed) {
        random = new SplittableRandom(seed);
        files = often(40) ? 8 : from(5, 12);
        ranks = often(45) ? 8 : from(6, 10);
    }

    static String of(String name, long seed) {
        RandomDefinition definition = new RandomDefinition(seed);
        definition.pieces();
        boolean hand = definition.often(30);
        definition.array(hand);
        for (int tries = definition.from(10, 40); tries > 0; tries--) {
            definition.key(hand);
        }
        String parent = definition.often(85)
                ? "chess"
                : definition.word("fairy berolina torpedo nocastle capablanca extinction pawnsideways legan grand");
        definition.keys.forEach((key, value) -> definition.lines.add(key + " = " + value));
        return "[" + name + ":" + parent + "]\n" + String.join("\n", definition.lines) + "\n";
    }

    private boolean often(int percent) {
        return random.nextInt(100) < percent;
    }

    private int from(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    private String word(String words) {
        String[] all = words.split(" ", -1);
        return all[random.nextInt(all.length)];
    }

    // ---- pieces and array -------------------------------------------------------------------------------------------

    private void pieces() {
        if (files != 8) {
            lines.add("maxFile = " + files);
        }
        if (ranks != 8) {
            lines.add("maxRank = " + ranks);
        }
        slots.put('k', "king");
        slots.put('p', "pawn");
        List.of("queen", "rook", "bishop").forEach(name -> slots.put(name.charAt(0), name));
        slots.put('n', "knight");
        if (often(12)) {
            lines.add("king = -");
            lines.add("commoner = k");
            slots.put('k', "commoner");
        } else if (often(20)) {
            lines.add("king = k:" + word("KN WfF KnD KD KAD F W N"));
        }
        List<String> named = new ArrayList<>(NamedPieces.BETZA.keySet());
        TreeSet<Character> given = new TreeSet<>();
        for (int i = from(1, 5); i > 0; i--) {
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            String slot = often(55) ? "customPiece" + i : named.get(random.nextInt(named.size()));
            if (!slots.containsValue(slot) && !slot.equals("king") && given.add(letter)) {
                slots.put(letter, slot);
                lines.add(slot + " = " + letter + (slot.startsWith("custom") ? ":" + betza() : ""));
            }
        }
        if (often(12)) {
            lines.add("pawn = -");
            lines.add("customPiece9 = p:"
                    + word("fmWfceF fmWfcF fmWfcFimfnD fFfcW fmFfcWimfA fsmWfcF mfFcfWimfnA fWfF fFimfR3cW"));
            slots.put('p', "customPiece9");
        }
    }

    private String betza() {
        StringBuilder text = new StringBuilder();
        for (int parts = from(1, 3); parts > 0; parts--) {
            text.append(often(35) ? word("m c") : "")
                    .append(often(12) ? word("i n p g n") : "")
                    .append(often(45) ? word(DIRECTIONS) : "")
                    .append(word(ATOMS));
        }
        try {
            return Movement.betza(text.toString()).components().isEmpty() ? betza() : text.toString();
        } catch (IllegalArgumentException e) {
            return betza();
        }
    }

    private char letter() {
        List<Character> all =
                slots.keySet().stream().filter(c -> c != 'k' && c != 'p').toList();
        return all.get(random.nextInt(all.size()));
    }

    private String letters(int most) {
        return IntStream.rangeClosed(1, from(1, most))
                .mapToObj(i -> String.valueOf(letter()))
                .distinct()
                .collect(Collectors.joining());
    }

    private void array(boolean hand) {
        char[][] board = new char[ranks][files];
        Arrays.stream(board).forEach(row -> Arrays.fill(row, '.'));
        if (often(35)) {
            board[0][random.nextInt(files)] = 'K';
            board[ranks - 1][random.nextInt(files)] = 'k';
            for (int pieces = from(6, 16); pieces > 0; pieces--) {
                char[] row = board[from(1, ranks - 2)];
                char piece = often(40) ? 'p' : letter();
                row[random.nextInt(files)] = often(50) ? Character.toUpperCase(piece) : piece;
            }
        } else {
            int king = often(60) ? Math.min(4, files - 1) : random.nextInt(files);
            int pawns = often(75) ? 1 : 2;
            for (int file = 0; file < files; file++) {
                char piece = file == king ? 'k' : (file == 0 || file == files - 1) && often(70) ? 'r' : letter();
                board[0][file] = file != king && often(10) ? '.' : Character.toUpperCase(piece);
                board[ranks - 1][file] = piece;
                board[pawns][file] = often(92) ? 'P' : '.';
                board[ranks - 1 - pawns][file] = often(92) ? 'p' : '.';
            }
        }
        StringBuilder castling = new StringBuilder();
        for (char king : often(45) ? "Kk".toCharArray() : new char[0]) {
            String row = new String(board[king == 'K' ? 0 : ranks - 1]);
            char rook = king == 'K' ? 'R' : 'r';
            castling.append(row.lastIndexOf(rook) > row.indexOf(king) ? king : "")
                    .append(
                            row.indexOf(rook) >= 0 && row.indexOf(rook) < row.indexOf(king)
                                    ? rook == 'R' ? "Q" : "q"
                                    : "");
        }
        castles = castling.length() > 0;
        StringBuilder text = new StringBuilder();
        for (int rank = ranks - 1; rank >= 0; rank--) {
            text.append(new String(board[rank])).append(rank > 0 ? "/" : "");
        }
        for (int empty = files; empty > 0; empty--) {
            int at;
            while ((at = text.indexOf(".".repeat(empty))) >= 0) {
                text.replace(at, at + empty, "" + empty);
            }
        }
        String held = !hand ? "" : often(30) ? "p" : letters(2);
        lines.add("startFen = " + text + (hand ? "[" + held.toUpperCase(java.util.Locale.ROOT) + held + "]" : "")
                + (often(92) ? " w " : " b ") + (castles ? castling : "-") + " - 0 1");
    }

    // ---- other keys -------------------------------------------------------------------------------------------------

    private String square() {
        return "" + (char) ('a' + random.nextInt(files));
    }

    private String zone() {
        return IntStream.rangeClosed(1, from(1, 3))
                .mapToObj(i -> switch (random.nextInt(4)) {
                    case 0 -> square() + "*";
                    case 1 -> square() + from(1, ranks);
                    default -> "*" + from(1, ranks);
                })
                .collect(Collectors.joining(" "));
    }

    private String ranks(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(rank -> "*" + rank).collect(Collectors.joining(" "));
    }

    private void key(boolean hand) {
        String side = word(", White, Black").replace(",", "");
        String one = word("White Black");
        String yes = word("true false");
        switch (random.nextInt(hand ? 60 : 49)) {
            case 0 -> keys.put("promotionRegionWhite", often(70) ? ranks(from(ranks - 3, ranks), ranks) : zone());
            case 1 -> keys.put("promotionRegionBlack", often(70) ? ranks(1, from(1, 3)) : zone());
            case 2 -> keys.put(word("promotionRank soldierPromotionRank"), "" + from(2, ranks));
            case 3, 4 ->
                keys.put("promotionPieceTypes" + side, letters(4) + (often(6) ? "k" : "") + (often(6) ? "p" : ""));
            case 5, 6 -> keys.put("promotionPawnTypes" + side, "p" + (often(60) ? letters(1) : ""));
            case 7 -> keys.put("enPassantTypes" + side, (often(70) ? "p" : "") + (often(30) ? letters(1) : ""));
            case 8 -> keys.put("pawnTypes", "p" + letters(1));
            case 9 -> keys.put("mandatoryPawnPromotion", yes);
            case 10 -> keys.put("immobilityIllegal", often(20) ? yes : "false");
            case 11 -> keys.put("promotionLimit", letter() + ":" + from(0, 3));
            case 12 -> keys.put("doubleStep", yes);
            case 13 -> keys.put(word("doubleStepRank doubleStepRankMin"), "" + from(1, 3));
            case 14 ->
                keys.put(
                        "doubleStepRegion" + one,
                        often(50) ? zone() : one.equals("White") ? "*1 *2" : ranks(ranks - 2, ranks));
            case 15 ->
                keys.put("tripleStepRegion" + one, often(40) ? zone() : one.equals("White") ? "*2" : "*" + (ranks - 1));
            case 16 -> keys.put("enPassantRegion" + side, often(25) ? "-" : zone());
            case 17 -> keys.put("castling", yes);
            case 18, 19 -> {
                if (castles) {
                    keys.put(
                            "castling" + word("KingsideFile QueensideFile KingFile RookKingsideFile RookQueensideFile"),
                            square());
                }
            }
            case 20 -> keys.put("castlingRookPieces" + side, "r" + (often(60) ? letters(1) : ""));
            case 21, 22 -> {
                List<String> all = List.copyOf(slots.values());
                String slot = all.get(random.nextInt(all.size()));
                keys.put(
                        "mobilityRegion" + one + Character.toUpperCase(slot.charAt(0)) + slot.substring(1),
                        often(50) ? ranks(from(1, 3), from(ranks - 3, ranks)) : zone());
            }
            case 23 -> keys.put("flagPiece" + side, word("k * p " + letter()));
            case 24 -> keys.put(word("flagRegion flagRegionWhite flagRegionBlack whiteFlag blackFlag"), zone());
            case 25 -> keys.put("nMoveRule", "" + from(0, 70));
            case 26 -> keys.put(word("stalemateValue checkmateValue"), word("win draw loss"));
            case 27 -> keys.put("extinctionPieceTypes", often(30) ? word("k p") : letters(2));
            case 28 -> keys.put("extinctionValue", often(30) ? "loss" : "none");
            case 29 -> keys.put("extinctionPseudoRoyal", yes);
            case 30 -> keys.put("dupleCheck", yes);
            case 31 -> keys.put("oppositeCastling", yes);
            case 32, 33 ->
                keys.put(
                        "promotedPieceType",
                        letter() + ":" + letter() + (often(40) ? " " + letter() + ":" + letter() : ""));
            case 34 -> keys.put("mandatoryPiecePromotion", yes);
            case 35 -> keys.put("piecePromotionOnCapture", yes);
            case 36, 37 -> keys.put("immobilityIllegal", yes);
            case 38 -> keys.put(word("mustCapture flyingGeneral"), "true");
            case 39 -> {
                keys.put("extinctionValue", word("win loss"));
                keys.put("extinctionPieceTypes", word("* p " + letter()));
            }
            case 40 -> keys.put("extinctionPieceCount", "" + from(0, 2));
            case 41 -> keys.put(word("checking pass passWhite passBlack"), yes);
            case 42, 43 -> keys.put(word("connectN flagPieceCount"), "" + from(2, 4));
            case 44 -> keys.put(word("connectDiagonal flagPieceBlockedWin"), yes);
            case 45 -> keys.put("connectValue", word("win loss"));
            case 46 -> keys.put("diagonalLines", zone() + " " + zone());
            case 47 -> keys.put("soldierPromotionRank", "" + from(2, ranks));
            case 48, 49 -> keys.put("pieceDrops", "true");
            case 50 -> keys.put(word("whiteDropRegion blackDropRegion dropRegionWhite dropRegionBlack"), zone());
            case 51 -> keys.put(word("firstRankPawnDrops promotionZonePawnDrops sittuyinRookDrop"), yes);
            case 52, 53 -> keys.put("capturesToHand", "true");
            case 54 -> keys.put("captureType", "out");
            case 55 -> keys.put("dropLoop", yes);
            case 56 -> keys.put("shogiPawnDropMateIllegal", yes);
            case 57 -> keys.put(word("dropChecks mustDrop"), yes);
            case 58 -> keys.put("enclosingDrop", "top");
            default -> keys.put("dropNoDoubled", often(50) ? "p" : "" + letter());
        }
    }
}
