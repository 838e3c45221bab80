package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/** Keys of base games that this library alone reads: what its games have and the shared keys cannot say. */
final class OwnKeys {
    private OwnKeys() {}

    static void add(Keys.Table table) {
        pieces(table);
        zones(table);
        table.own(
                "royalRule",
                "`last-royal`, then any of `bound-any`, `bound-each`, `exposure-loses`, `lenient-castling`, `score-double-checkmate`, `mated-wins`, `mated-draws`, `mated-fewer-win`, `dead-draws`, `white-may-lack-royals`, `black-may-lack-royals`;"
                        + " `capture`, then perhaps `strict-castling`; or `last-piece`; then any of `without-turn-wins`, `without-turn-loses`, `without-turn-fewer-win`, `claim-after 20`",
                "when a turn is legal and how the game is won",
                (d, v, e) -> d.royalRule = royalRule(v));
    }

    static void board(Keys.Table table) {
        table.own(
                "maxLevel",
                "a number, 1 to 26",
                "how many levels; `startFen` writes them with `|` between",
                (d, v, e) -> {
                    d.levels = v.number(1, 26);
                    if (d.levels > 1 && d.levelNames == Board.LevelNames.UNNAMED) {
                        d.levelNames = Board.LevelNames.LETTERS;
                    }
                });
        table.own("levelNames", "`letters` or `digits`", "how levels are named", (d, v, e) -> {
            boolean digits = v.choice("letters", "digits").equals("digits");
            d.levelNames = digits ? Board.LevelNames.DIGITS : Board.LevelNames.LETTERS;
        });
        table.own(
                "lightCorner",
                "`true` or `false`",
                "whether `a1` is a light square",
                (d, v, e) -> d.lightCorner = v.flag());
    }

    private static void pieces(Keys.Table table) {
        table.own("pieceNames", "a letter, `:` and a name, with `,` between", "what pieces are called", (d, v, e) -> {
            for (Value part : v.parts(',')) {
                if (!part.text().matches("[A-Za-z]:[A-Za-z][A-Za-z -]{0,39}")) {
                    throw part.expected("a letter, \":\" and a name");
                }
                d.names.put(part.piece(0), part.text().substring(2));
            }
        });
        table.own(
                "promotedPieces",
                "a letter, `:` and Betza notation, with `,` between",
                "how a piece moves that has promoted as `promotedPieceType` has it; other keys name it by `+` and the letter",
                (d, v, e) -> {
                    for (Value part : v.parts(',')) {
                        if (!part.text().matches("[A-Za-z]:.+")) {
                            throw part.expected("a letter, \":\" and Betza notation");
                        }
                        String slot = part.piece(0);
                        d.promotedTypes.remove(slot);
                        d.promotedMoves.put(
                                slot, PieceText.read(part.part(2, part.text().length())));
                    }
                });
        table.own(
                "pieceOrder",
                "letters of pieces",
                "in which order pieces are listed, which is that of hands",
                (d, v, e) -> d.order = List.copyOf(v.pieces()));
        table.own(
                "synonyms",
                "a letter, `:` and the letter of a piece, with spaces between",
                "letters that `startFen` may have for others, unless pieces have them",
                (d, v, e) -> {
                    if (!v.text().matches("([a-z]:[a-z]( |$))+")) {
                        throw v.expected("a letter, \":\" and a letter");
                    }
                    d.synonyms = v.text();
                });
        table.own(
                "royals",
                "letters of pieces, or `-` for none",
                "which pieces are royal; none where the last piece is captured",
                (d, v, e) -> d.royals = v.pieces());
        table.own(
                "initial",
                "`array`",
                "the mark `i` means squares where the array has the piece, and its ranks if it is a pawn",
                (d, v, e) -> v.choice("array"));
        table.own(
                "capturedEnPassant",
                "letters of pieces, or `-` for none",
                "which pieces besides pawns are captured en passant; without the key those that make moves with the mark `i`",
                (d, v, e) -> d.capturedEnPassant = v.pieces());
        table.own(
                "symmetry",
                "`mirror` or `half-turn`",
                "Black's pieces move as White's with ranks mirrored, or with ranks and files, as they do without the key",
                (d, v, e) -> d.halfTurn = v.choice("mirror", "half-turn").equals("half-turn"));
        table.own("mirrorsLevels", "`true` or `false`", "whether levels are mirrored as well", (d, v, e) -> {
            if (v.flag()) {
                d.additions.add(maker -> maker.builder.mirrorsLevels());
            }
        });
        each(
                table,
                "freezes",
                "a letter and the offset in files, ranks and levels, such as `b 0 0 1`",
                "which pieces hold enemy pieces fast, and where",
                (maker, part) -> {
                    List<Value.Word> words = part.words();
                    int[] offset = new int[3];
                    for (int i = 0; i < 3; i++) {
                        String word = words.size() == 4 ? words.get(i + 1).text() : "";
                        if (!word.matches("-?[0-9]{1,2}")) {
                            throw part.expected("a letter and three numbers");
                        }
                        offset[i] = Integer.parseInt(word);
                    }
                    maker.builder.freeze(maker.type(part.piece(0)), offset[0], offset[1], offset[2]);
                });
    }

    private static void zones(Keys.Table table) {
        each(
                table,
                "standsOn",
                "a letter and levels, from 1, such as `s 3`",
                "on which levels a piece can stand",
                (maker, part) -> maker.builder.standsOn(maker.type(part.piece(0)), numbers(part)));
        each(
                table,
                "neverOnRanks",
                "a letter and ranks, counted from the owner's side from 1; `-` for no piece",
                "on which ranks a piece never stands; it moves there only where it must promote",
                (maker, part) -> maker.builder.neverOnRanks(maker.type(part.piece(0)), numbers(part)));
        each(
                table,
                "initialOnRanks",
                "a letter and ranks, counted from the owner's side from 1",
                "from which further ranks a piece makes moves with the mark `i`, without en passant",
                (maker, part) -> maker.builder.initialOnRanks(maker.type(part.piece(0)), numbers(part)));
        each(
                table,
                "initialFrom",
                "a letter, `white` or `black`, squares, `by` and Betza notation",
                "from which squares alone a piece makes a move with the mark `i`; what a pawn passes is captured on en passant",
                OwnKeys::initialFrom);
        each(
                table,
                "enPassantOn",
                "a letter, `white` or `black`, and squares, or `-` for none",
                "on which squares alone a pawn captures en passant",
                OwnKeys::enPassantOn);
        each(
                table,
                "vital",
                "a letter and a number, such as `p 0`, `*` and a number for all pieces, or `wins`",
                "how few pieces of a kind, or in all, lose, or win",
                OwnKeys::vital);
        each(
                table,
                "promotions",
                "a letter, `to` and letters, then `may` and squares, `must` and squares, `captured`, `at-most` and a letter and a number, `white` or `black`; `-` for none",
                "what promotes, to what and where, instead of the shared keys",
                OwnKeys::promotion);
        each(
                table,
                "castlingRights",
                "side, right, king from and to, rook from and to, and move: `w K e1 g1 h1 f1 O-O`, then `ends k` for rights of the other side that it ends; `-` for none",
                "the castling rights, instead of the shared keys",
                OwnKeys::castlingRight);
        table.own(
                "drops",
                "ranks from the owner's side; then `only b 1`, `opposite b`, `one-to-a-file p`, `not-mating p`, `on-top`, `white n e4`, `on p 2 to 3`, each after a `;`",
                "where pieces in hand are dropped",
                (d, v, e) -> {
                    List<Value> parts = v.parts(';');
                    d.additions.add(adding(e, maker -> maker.builder.drops(drops(maker, parts))));
                });
    }

    /** A key whose value has parts, separated by {@code ;}, each of which adds to the game. */
    private static void each(
            Keys.Table table, String name, String grammar, String meaning, BiConsumer<GameMaker, Value> effect) {
        table.own(name, "with `;` between: " + grammar, meaning, (d, v, e) -> {
            List<Value> parts = v.text().equals("-") ? List.of() : v.parts(';');
            boolean replaces = name.equals("promotions") || name.equals("castlingRights");
            d.additions.add(adding(e, maker -> {
                if (replaces) {
                    if (name.equals("promotions")) {
                        maker.builder.noPromotion();
                    } else {
                        maker.builder.noCastling();
                    }
                }
                parts.forEach(part -> effect.accept(maker, part));
            }));
        });
    }

    /** An addition whose problems are noted at its key. */
    private static Draft.Addition adding(Entry entry, Draft.Addition addition) {
        return maker -> {
            try {
                addition.to(maker);
            } catch (BadValue bad) {
                maker.problems.add(maker.section.name(), entry, bad);
            } catch (IllegalArgumentException e) {
                maker.problem(entry, Kind.VALUE, "a possible value", String.valueOf(e.getMessage()));
            }
        };
    }

    private static Integer[] numbers(Value part) {
        List<Integer> numbers = new ArrayList<>();
        List<Value.Word> words = part.words();
        for (Value.Word word : words.subList(Math.min(1, words.size()), words.size())) {
            numbers.add(part.word(word).number(1, 99) - 1);
        }
        return numbers.toArray(new Integer[0]);
    }

    private static void vital(GameMaker maker, Value part) {
        List<Value.Word> words = part.words();
        if (part.text().equals("wins")) {
            maker.builder.tooFewWins();
            return;
        }
        if (words.size() != 2) {
            throw part.expected("a letter or * and a number, or wins");
        }
        int most = part.word(words.get(1)).number(0, 99);
        if (words.get(0).text().equals("*")) {
            maker.builder.vitalPieces(most);
        } else {
            maker.builder.vital(maker.type(part.piece(0)), most);
        }
    }

    private static void enPassantOn(GameMaker maker, Value part) {
        List<Value.Word> words = part.words();
        if (words.size() < 3) {
            throw part.expected("a letter, \"white\" or \"black\", and squares");
        }
        boolean white = part.word(words.get(1)).choice("white", "black").equals("white");
        maker.builder.enPassantOn(
                white ? Side.WHITE : Side.BLACK,
                maker.type(part.piece(0)),
                zone(maker, part, words.subList(2, words.size())));
    }

    private static void initialFrom(GameMaker maker, Value part) {
        List<Value.Word> words = part.words();
        int by = 2;
        while (by < words.size() && !words.get(by).text().equals("by")) {
            by++;
        }
        if (by + 1 >= words.size()) {
            throw part.expected("a letter, \"white\" or \"black\", squares, \"by\" and Betza notation");
        }
        Side side = part.word(words.get(1)).choice("white", "black").equals("white") ? Side.WHITE : Side.BLACK;
        Set<Square> squares = by == 2 ? Set.of() : zone(maker, part, words.subList(2, by));
        PieceType type = maker.type(part.piece(0));
        Value move =
                part.part(words.get(by + 1).offset() - part.start(), part.text().length());
        for (Component component : PieceText.read(move).components()) {
            if (!component.initial() || !type.movement().components().contains(component)) {
                throw move.expected("a move of the piece that has the mark i");
            }
            maker.builder.initialFrom(side, type, component, squares);
        }
    }

    private static Set<Square> zone(GameMaker maker, Value part, List<Value.Word> words) {
        Value.Word last = words.get(words.size() - 1);
        int end = last.offset() + last.text().length() - part.start();
        Zone zone = Zone.read(part.part(words.get(0).offset() - part.start(), end));
        zone.requireOn(maker.board);
        return zone.on(maker.board);
    }

    private static void promotion(GameMaker maker, Value part) {
        List<Value.Word> words = part.words();
        if (words.size() < 3 || !words.get(1).text().equals("to")) {
            throw part.expected("a letter, \"to\" and letters");
        }
        List<PieceType> into =
                part.word(words.get(2)).pieces().stream().map(maker::type).toList();
        Map<String, Set<Square>> zones = new LinkedHashMap<>(Map.of("may", Set.of(), "must", Set.of()));
        boolean captured = false;
        boolean leaving = false;
        boolean capturing = false;
        Map<PieceType, Integer> limits = new LinkedHashMap<>();
        Set<Side> sides = Set.of();
        for (int i = 3; i < words.size(); ) {
            Value word = part.word(words.get(i++));
            String name = word.choice("may", "must", "captured", "at-most", "white", "black", "leaving", "capturing");
            int from = i;
            while (i < words.size()
                    && !words.get(i).text().matches("may|must|captured|at-most|white|black|leaving|capturing")) {
                i++;
            }
            if (name.equals("captured")) {
                captured = true;
            } else if (name.equals("leaving") || name.equals("capturing")) {
                leaving |= name.equals("leaving");
                capturing |= name.equals("capturing");
            } else if (name.equals("at-most")) {
                if (i != from + 2) {
                    throw word.expected("at-most, a letter and a number");
                }
                limits.put(
                        maker.type(part.word(words.get(from)).piece(0)),
                        part.word(words.get(from + 1)).number(0, 99));
            } else if (name.equals("white") || name.equals("black")) {
                sides = Set.of(name.equals("white") ? Side.WHITE : Side.BLACK);
            } else if (i > from) {
                zones.put(name, zone(maker, part, words.subList(from, i)));
            }
        }
        Promotion promotion = Promotion.of(maker.type(part.piece(0)), into)
                .may(zones.getOrDefault("may", Set.of()))
                .must(zones.getOrDefault("must", Set.of()));
        promotion = leaving ? promotion.orLeaving() : promotion;
        promotion = capturing ? promotion.onlyCapturing() : promotion;
        for (Side side : sides) {
            promotion = promotion.only(side);
        }
        for (Map.Entry<PieceType, Integer> limit : limits.entrySet()) {
            promotion = promotion.atMost(limit.getKey(), limit.getValue());
        }
        maker.builder.promotion(captured ? promotion.onlyToCaptured() : promotion);
    }

    private static void castlingRight(GameMaker maker, Value part) {
        List<Value.Word> words = part.words();
        if (words.size() < 7 || words.size() % 2 == 0) {
            throw part.expected("seven words such as w K e1 g1 h1 f1 O-O, then \"ends\" and a right of the other side");
        }
        List<String> ended = new ArrayList<>();
        for (int i = 7; i < words.size(); i += 2) {
            part.word(words.get(i)).choice("ends");
            ended.add(words.get(i + 1).text());
        }
        Side side = part.word(words.get(0)).choice("w", "b").equals("w") ? Side.WHITE : Side.BLACK;
        Square[] squares = new Square[4];
        for (int i = 0; i < 4; i++) {
            Value.Word word = words.get(i + 2);
            squares[i] = maker.board
                    .find(word.text())
                    .orElseThrow(() -> new BadValue(
                            Kind.SQUARE, word.offset(), "a square of " + maker.board, Words.quoted(word.text())));
        }
        maker.builder.castling(
                CastlingRight.builder(maker.board, side, words.get(1).text())
                        .king(squares[0], squares[1])
                        .rook(squares[2], squares[3])
                        .symbol(words.get(6).text())
                        .ends(new LinkedHashSet<>(ended).toArray(new String[0]))
                        .build());
    }

    private static final String[] DROPS = {
        "only", "opposite", "one-to-a-file", "not-checking", "not-mating", "white", "black", "on", "on-top"
    };

    private static Drops drops(GameMaker maker, List<Value> parts) {
        Set<Integer> ranks = new LinkedHashSet<>();
        Value first = parts.get(0);
        first.words().forEach(word -> ranks.add(first.word(word).number(1, 99) - 1));
        Drops drops = Drops.of(ranks.toArray(new Integer[0]));
        for (Value part : parts.subList(1, parts.size())) {
            List<Value.Word> words = part.words();
            String name = words.isEmpty() ? "" : part.word(words.get(0)).choice(DROPS);
            if (name.equals("on-top")) {
                drops = drops.onTop();
                continue;
            }
            if (words.size() < 2) {
                throw part.expected("one of " + String.join(", ", DROPS) + ", and letters");
            }
            Value letters = part.word(words.get(1));
            List<Integer> numbers = new ArrayList<>();
            boolean within = name.equals("white") || name.equals("black");
            for (Value.Word word : words.subList(within ? words.size() : 2, words.size())) {
                if (!word.text().equals("to")) {
                    numbers.add(part.word(word).number(1, 99) - 1);
                }
            }
            PieceType[] types = letters.pieces().stream().map(maker::type).toArray(PieceType[]::new);
            drops = switch (name) {
                case "only" -> drops.only(types[0], numbers.toArray(new Integer[0]));
                case "opposite" -> drops.oppositeColours(types);
                case "one-to-a-file" -> drops.oneToAFile(types);
                case "not-checking" -> drops.notChecking(types);
                case "not-mating" -> drops.notMating(types);
                case "white", "black" -> {
                    Zone zone = Zone.read(part.part(
                            words.get(1).offset() + words.get(1).text().length() - part.start(),
                            part.text().length()));
                    zone.requireOn(maker.board);
                    for (PieceType type : types) {
                        drops = drops.within(
                                name.equals("white") ? Side.WHITE : Side.BLACK, type, zone.on(maker.board));
                    }
                    yield drops;
                }
                default -> {
                    if (numbers.size() < 2) {
                        throw part.expected("on, a letter, ranks, to, and a rank");
                    }
                    int to = numbers.remove(numbers.size() - 1);
                    yield drops.relocating(types[0], Set.copyOf(numbers), to);
                }
            };
        }
        return drops;
    }

    private static final List<String> ROYAL_RULES = List.of("last-royal", "capture", "last-piece");

    private static RoyalRule royalRule(Value value) {
        List<Value.Word> words = value.words();
        String kind = words.isEmpty() ? "" : words.get(0).text();
        if (!ROYAL_RULES.contains(kind)) {
            throw new BadValue(
                    Kind.VALUE,
                    0,
                    "last-royal, capture or last-piece",
                    Words.quoted(kind),
                    Words.nearest(kind, ROYAL_RULES));
        }
        RoyalRule.LastRoyal last = RoyalRule.lastRoyal();
        RoyalRule.Capture capture = RoyalRule.capture();
        boolean captures = kind.equals("capture");
        boolean lastPiece = kind.equals("last-piece");
        RoyalRule.LastPiece pieces = RoyalRule.lastPiece();
        int claim = 100;
        for (int i = 1; i < words.size(); i++) {
            Value word = value.word(words.get(i));
            String name = lastPiece
                    ? word.choice("without-turn-wins", "without-turn-loses", "without-turn-fewer-win", "claim-after")
                    : captures
                            ? word.choice(
                                    "strict-castling",
                                    "without-turn-wins",
                                    "without-turn-loses",
                                    "without-turn-fewer-win",
                                    "claim-after")
                            : word.choice(
                                    "exposure-loses",
                                    "bound-any",
                                    "bound-each",
                                    "bound-last-of-kind",
                                    "lenient-castling",
                                    "score-double-checkmate",
                                    "dead-draws",
                                    "mated-wins",
                                    "mated-draws",
                                    "mated-fewer-win",
                                    "white-may-lack-royals",
                                    "black-may-lack-royals",
                                    "without-turn-wins",
                                    "without-turn-loses",
                                    "without-turn-fewer-win",
                                    "claim-after");
            switch (name) {
                case "without-turn-wins", "without-turn-loses", "without-turn-fewer-win" -> {
                    RoyalRule.WithoutTurn without = name.endsWith("wins")
                            ? RoyalRule.WithoutTurn.WINS
                            : name.endsWith("loses") ? RoyalRule.WithoutTurn.LOSES : RoyalRule.WithoutTurn.FEWER_WIN;
                    capture = capture.withoutTurn(without);
                    last = last.withoutTurn(without);
                    pieces = pieces.withoutTurn(without);
                }
                case "exposure-loses" -> last = last.exposure(RoyalRule.Exposure.LOSES);
                case "bound-any" -> last = last.bound(RoyalRule.Bound.ANY);
                case "bound-each" -> last = last.bound(RoyalRule.Bound.EACH);
                case "bound-last-of-kind" -> last = last.bound(RoyalRule.Bound.LAST_OF_KIND);
                case "lenient-castling" -> last = last.lenientCastling(true);
                case "strict-castling" -> capture = capture.strictCastling(true);
                case "mated-wins" -> last = last.mated(RoyalRule.WithoutTurn.WINS);
                case "mated-draws" -> last = last.mated(RoyalRule.WithoutTurn.DRAWS);
                case "mated-fewer-win" -> last = last.mated(RoyalRule.WithoutTurn.FEWER_WIN);
                case "dead-draws" -> last = last.deadDraws(true);
                case "white-may-lack-royals", "black-may-lack-royals" -> {
                    Set<Side> sides = new LinkedHashSet<>(last.mayLackRoyals());
                    sides.add(name.startsWith("w") ? Side.WHITE : Side.BLACK);
                    last = last.mayLackRoyals(sides);
                }
                case "score-double-checkmate" -> last = last.scoreDoubleCheckmate(true);
                default -> {
                    if (++i >= words.size()) {
                        throw word.expected("claim-after and a number of turns");
                    }
                    String number = words.get(i).text();
                    claim = number.equals("never")
                            ? Integer.MAX_VALUE
                            : value.word(words.get(i)).number(1, 999_999_999);
                }
            }
        }
        return captures ? capture.claimAfter(claim) : lastPiece ? pieces.claimAfter(claim) : last.claimAfter(claim);
    }
}
