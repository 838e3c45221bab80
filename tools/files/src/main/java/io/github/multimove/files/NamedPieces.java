package io.github.multimove.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The pieces that have keys of their own, by key: how they move. A pawn's double step is added where it has one. */
final class NamedPieces {
    static final Map<String, String> BETZA = new LinkedHashMap<>();

    static {
        String[][] table = {
            {"pawn", "mfWcfF"},
            {"knight", "N"},
            {"bishop", "B"},
            {"rook", "R"},
            {"queen", "Q"},
            {"fers", "F"},
            {"alfil", "A"},
            {"fersAlfil", "FA"},
            {"silver", "FfW"},
            {"aiwok", "RNF"},
            {"bers", "RF"},
            {"archbishop", "BN"},
            {"chancellor", "RN"},
            {"amazon", "QN"},
            {"knibis", "mNcB"},
            {"biskni", "mBcN"},
            {"kniroo", "mNcR"},
            {"rookni", "mRcN"},
            {"shogiPawn", "fW"},
            {"lance", "fR"},
            {"shogiKnight", "fN"},
            {"gold", "WfF"},
            {"dragonHorse", "BW"},
            {"clobber", "cW"},
            {"breakthrough", "fmWfF"},
            {"immobile", ""},
            {"soldier", "fsW"},
            {"horse", "nN"},
            {"elephant", "nA"},
            {"janggiElephant", "nZ"},
            {"cannon", "mRcpR"},
            {"janggiCannon", "pR"},
            {"banner", "RcpRnN"},
            {"wazir", "W"},
            {"commoner", "K"},
            {"centaur", "KN"},
            {"king", "K"},
        };
        for (String[] row : table) {
            BETZA.put(row[0], row[1]);
        }
    }

    /** By which moves some pieces go along the diagonal lines of a palace. */
    static final Map<String, String> LINED = Map.of("wazir", "F", "soldier", "fF", "rook", "B", "janggiCannon", "pB");

    /** In which order pieces stand in a game's list: the king first, pawns last. */
    static final List<String> ORDER = order();

    private NamedPieces() {}

    private static List<String> order() {
        List<String> order = new ArrayList<>(List.of("king", "queen", "rook", "bishop", "knight"));
        BETZA.keySet().stream()
                .filter(slot -> !order.contains(slot) && !slot.equals("pawn"))
                .forEach(order::add);
        order.add("pawn");
        return List.copyOf(order);
    }

    /** Returns the name of a piece in English: {@code dragonHorse} is a dragon horse. */
    static String english(String slot, char letter) {
        if (slot.startsWith("customPiece")) {
            return "piece " + letter;
        }
        return slot.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }
}
