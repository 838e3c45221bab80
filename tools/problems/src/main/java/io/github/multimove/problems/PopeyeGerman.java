package io.github.multimove.problems;

import java.util.List;

/** The German words and letters of Popeye's input language, for the words that are read. */
final class PopeyeGerman {
    private static final String LETTERS = "DTLSBdtlsb";
    private static final String ENGLISH_LETTERS = "QRBNPqrbnp";

    /** What is written in German and in English; of two words that begin alike, the first is meant. */
    private static final List<List<String>> WORDS = List.of(
            List.of("anfangproblem", "beginproblem"),
            List.of("weiteresproblem", "nextproblem"),
            List.of("endeproblem", "endproblem"),
            List.of("autor", "author"),
            List.of("quelle", "origin"),
            List.of("titel", "title"),
            List.of("auszeichnung", "award"),
            List.of("bemerkung", "remark"),
            List.of("protokoll", "protocol"),
            List.of("latex", "latex"),
            List.of("forsyth", "forsyth"),
            List.of("partieanfangsstellung", "initialgamearray"),
            List.of("steine", "pieces"),
            List.of("forderung", "stipulation"),
            List.of("option", "option"),
            List.of("zwilling", "twin"),
            List.of("nullstellung", "zeroposition"),
            List.of("bedingung", "condition"),
            List.of("ferner", "continued"),
            List.of("versetze", "move"),
            List.of("tausche", "exchange"),
            List.of("entferne", "remove"),
            List.of("hinzufuegen", "add"),
            List.of("weiss", "white"),
            List.of("schwarz", "black"),
            List.of("ersetze", "substitute"),
            List.of("drehung", "rotate"),
            List.of("spiegelung", "mirror"),
            List.of("verschiebung", "shift"),
            List.of("verschiebe", "shift"),
            List.of("farbwechsel", "polishtype"),
            List.of("weissbeginnt", "whitetoplay"),
            List.of("satzspiel", "setplay"),
            List.of("verfuehrung", "try"),
            List.of("widerlegung", "defence"),
            List.of("varianten", "variations"),
            List.of("maxloesungen", "maxsolutions"),
            List.of("duplex", "duplex"),
            List.of("halbduplex", "halfduplex"),
            List.of("keinerochade", "nocastling"),
            List.of("enpassant", "enpassant"),
            List.of("ohnebrett", "noboard"),
            List.of("intelligent", "intelligent"),
            List.of("zugnummern", "movenumbers"),
            List.of("ohnedrohung", "nothreat"),
            List.of("ohnekurzvarianten", "noshortvariations"),
            List.of("nachschluessel", "postkeyplay"),
            List.of("maxzeit", "maxtime"),
            List.of("pieps", "beep"));

    private PopeyeGerman() {}

    /** Returns the first of some English words whose German word begins so, or the empty text. */
    static String english(List<String> words, String beginning) {
        return WORDS.stream()
                .filter(pair -> pair.get(0).startsWith(beginning) && words.contains(pair.get(1)))
                .map(pair -> pair.get(1))
                .findFirst()
                .orElse("");
    }

    /** Returns the English letter of a piece; other letters, such as that of the king, are the same. */
    static char letter(char letter) {
        int place = LETTERS.indexOf(letter);
        return place < 0 ? letter : ENGLISH_LETTERS.charAt(place);
    }
}
