package io.github.multimove.independent;

/** Positions of Twins Chess by array, one a line; lines beginning with a number sign say what for. */
final class TwinsPositions {

    static final String STANDARD = """
            # The inventor's examples.
            4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3
            # Promotions near, whatever the options; captures of twins, castling, stacks and larger sets close at hand.
            r3k2r/P4P1P/8/8/8/8/p4p1p/R3K2R w - - 0 1 -
            r3k2r/P4P1P/8/8/8/8/p4p1p/R3K2R w KQkq - 0 1 -
            4k3/1P4P1/2N2b2/8/8/2n2B2/1p4p1/4K3 w - - 0 1 -
            n5k1/1P4P1/8/8/8/8/1p4p1/N5K1 w - - 0 1 -
            k1r1r3/3P4/8/8/8/8/3p4/K1R1R3 w - - 0 1 -
            6k1/PP5P/8/3QQ3/3qq3/8/pp5p/6K1 b - - 0 1 d5+e5,d4+e4
            3qk3/2P3P1/8/8/8/8/2p3p1/3QK3 w - - 0 1 d1+e1,d8+e8
            r1b1kb1r/8/8/pPpPpPpP/PpPpPpPp/8/8/R1B1KB1R w - - 0 1
            4k3/PPP5/8/2nnn3/2NNN3/8/ppp5/4K3 w - - 0 1 c4+d4+e4,c5+d5+e5
            # Standard positions, sets left out: rights are kept, whether or not they can be used.
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
            8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -
            # The bishop whose brother cannot move gives no check; now it can.
            rnbqkbnr/ppp2ppp/8/1B1pp3/8/4P3/PPPP1PPP/RNBQK1NR b - - 0 3
            rnbqkbnr/ppp2ppp/8/1B1pp3/3P4/4P3/PPP2PPP/RNBQK1NR b - - 0 3
            # A sibling pinned by movement: both rooks must move, one is walled in.
            4k3/8/8/8/4r3/8/p7/rn2K3 w - - 0 1 a1+e4
            # The king may capture a twin that no sibling guards, but not one that a sibling guards.
            4k3/8/8/8/8/8/4n3/n3K3 w - - 0 1 a1+e2
            4k3/8/8/8/8/2n5/4n3/4K3 w - - 0 1 e2+c3
            # A struck captor captures its sibling along; a struck pawn comes off without promoting.
            1k2r2r/3P4/8/8/8/8/8/1N2K1N1 w - - 0 1 b1+g1,e8+h8
            1k6/8/2n5/4n3/8/2N3N1/8/4K2B w - - 0 1 c3+g3,e5+c6
            # A capture that leaves a sibling on the line: the captor stands between the guard and nothing.
            4k3/8/8/r2p3r/8/8/3R4/3RK3 w - - 0 1 d1+d2,a5+h5
            # Removal at the end of the turn opens a line onto the mover's own king, or the enemy's.
            4k3/4n3/8/8/4r3/n7/1P6/4K3 w - - 0 1 a3+e7
            4k3/8/4n3/8/4R3/n7/1P6/4K3 w - - 0 1 a3+e6
            # Triplets about to be made; twins, in a stack; both on the board with a third set.
            r6r/4P2k/8/2N2N2/8/8/6K1/8 w - - 0 1 c5+f5,a8+h8
            3r4/2P1k3/8/8/2b5/8/8/K7 w - - 0 1 -
            (NN)3k3/8/8/8/8/8/8/4K3 w - - 0 1 a8+a8
            2(QQ)5/5k1P/8/8/1N4N1/8/6K1/8 w - - 0 1 b4+g4,c8+c8
            2(NN)5/5k1P/8/8/1N4N1/7N/6K1/8 w - - 4 40 b4+g4,c8+c8
            8/7P/2k5/8/1R4N1/8/2p3K1/3n3R w - - 0 1 h1+b4
            # Triplets, and a stack that can be captured.
            4n3/n6k/8/3N1N2/8/3N4/6K1/n7 w - - 0 1 a1+a7+e8,d3+d5+f5
            4k3/8/8/8/3(nn)4/2P5/8/1R2K2R w - - 0 1 b1+h1,d4+d4
            1n4n1/p4k2/1Np1p1N1/1q1p1ppp/1P6/1QN2P2/P2PP1PP/R1B1KB1R w - - 3 15 a1+h1,c1+f1,c3+b6+g6,b8+g8
            # En passant, and a square that no piece can use.
            4k3/8/8/3pP3/8/8/8/1N2K1N1 w - d6 0 2 b1+g1
            4k3/8/8/8/3pP3/8/8/1N2K1N1 b - e3 0 2 b1+g1
            rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR w - d6 0 2
            # Castling: rooks that are single, rooks that are a pair, attacks by pairs that cannot be carried out.
            r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1 -
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 a1+h1,a8+h8
            r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 -
            4k3/8/8/5r2/8/8/p7/rn2K2R w K - 0 1 a1+f5
            4k3/8/8/5r2/8/8/8/rn2K2R w K - 0 1 a1+f5
            4k3/8/8/5r2/8/8/8/r3K2R w K - 0 1 -
            4k3/5b2/8/8/2b5/8/8/4K2R w K - 0 1 c4+f7
            # Checkmates, stalemate, one way out, several promotions giving check.
            5k2/8/N7/4p3/3p1P1p/2p5/2K1P3/1q4q1 w - - 2 60 b1+g1
            rr6/6k1/K1p2p2/3p1P2/3P3p/7P/8/8 w - - 8 62 a8+b8
            kB6/3p4/p6p/3B4/7P/P2P4/2P2PP1/1R2K1R1 b - - 2 37 b1+g1,d5+b8
            7k/5Q2/8/8/8/8/8/K7 b - - 0 1 -
            4k3/p1prP3/1q6/5p1P/5P2/6P1/1r6/6K1 w - - 5 41 b2+d7
            5k2/4Pp2/1r1p2r1/p3nnP1/7p/2K4P/8/1q6 b - - 0 50 e5+f5,b6+g6
            # Bare kings: over. Nearly bare: the pawn's capture captures everything.
            4k3/8/8/8/8/8/8/4K3 w - - 0 2 -
            8/8/8/8/8/4kp2/6n1/n3K3 w - - 0 2 a1+g2
            """;

    static final String STANDARD_SHARING = """
            # Stacks of pairs and triplets, next to what they may enter, pass and capture.
            4k3/8/8/8/8/8/1(RR)6/4K3 w - - 0 1 b2+b2
            4k3/8/8/3(NNN)4/8/2n5/4n3/4K3 w - - 0 1 e2+c3,d5+d5+d5
            4k3/3p4/3r4/1r6/3R4/8/8/3RK3 w - - 0 1 d1+d4,b5+d6
            8/5k2/8/3p4/1q6/8/4q3/4K3 w - - 40 72 e2+b4
            1(rr)6/pk1p1pp1/4p3/1P5p/PQ1Pq3/1N2PR2/1R6/1N1K4 w - - 10 47 b1+b3,b2+f3,b8+b8
            4k3/2p1ppRp/4P3/8/1(qq)1p4/5PKP/1R6/8 w - - 2 27 b2+g7,b4+b4
            # Rook and brother on the corner: castling under separated.
            4k3/8/8/8/8/8/8/4K2(RR) w K - 0 1 h1+h1
            """;

    static final String ROYAL_QUEEN = """
            # King and queen must both move; where the queen cannot, the king cannot.
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
            4k3/8/8/8/8/8/8/3QK3 w - - 0 1 d1+e1
            3qk3/3p4/8/8/8/8/3P4/3QK3 w - - 0 1 d1+e1,d8+e8
            # Kings may stand side by side while the queens are walled in.
            qn6/pp6/8/3kK3/8/8/6PP/6NQ w - - 0 1 h1+e5,d5+a8
            8/8/8/3kK3/8/8/6PP/6NQ w - - 0 1 h1+e5
            # The queen is attacked, so the king is in check; capturing the attacker with a guarded twin's brother.
            4k3/8/8/3n4/8/2Q5/4n3/4K3 w - - 0 1 e1+c3,e2+d5
            1r1qkr2/p2ppp2/7p/1pp5/K1P3pP/3P2P1/P3PP2/5Q2 w - - 0 23 f1+a4,b8+f8,d8+e8
            3qk2r/pr1ppp2/7p/Kpp5/2P3pP/3P2P1/P3PP2/1Q6 w - - 2 24 b1+a5,b7+h8,d8+e8
            2b2b1r/prppkp1p/4pqp1/1p6/1Q3P2/P5K1/1R1PP1PP/2B2B1R b - - 5 11 c1+f1,h1+b2,g3+b4,f6+e7,b7+h8,c8+f8
            # A second queen joins king and queen, or not.
            8/4P1k1/8/8/8/8/8/3QK3 w - - 0 1 d1+e1
            4Q3/6k1/8/8/8/8/8/3QK3 b - - 0 1 d1+e1+e8
            6k1/8/8/8/4r3/8/8/Q2QK3 w - - 0 1 a1+d1+e1
            # Castling with and without the queen bound to the king.
            r2qk2r/3p4/8/8/8/8/3P4/R2QK2R w KQkq - 0 1 a1+h1,d1+e1,a8+h8,d8+e8
            r3k2r/8/8/3q4/8/8/8/R3K2R w KQkq - 0 1 d5+e8
            rn2k1nr/2pp1ppp/q3p3/1N6/1Q6/P7/3PPPPP/R1B1KBNR w KQ - 5 14 a1+h1,c1+f1,e1+b4,g1+b5,a6+e8,a8+h8,b8+g8
            # Mates and checks from play.
            1rbqkbr1/1pNpp1pp/1p5n/1N3p2/8/8/n1PPPPPP/R1BQKB1R b - - 0 7 a1+h1,c1+f1,d1+e1,a2+h6,b5+c7,b8+g8,c8+f8,d8+e8
            rnbqkbnr/p1Nppppp/1p6/2p2N2/8/8/PPPPPPPP/R1BQKB1R b - - 1 3 a1+h1,c1+f1,d1+e1,f5+c7,a8+h8,b8+g8,c8+f8,d8+e8
            r1bk1b1r/pp1ppppp/6n1/qN6/2pP4/1P1n1N1R/P1P1PPP1/R1BQKB2 w Q - 1 10 a1+h3,c1+f1,d1+e1,d3+g6,f3+b5,a5+d8,a8+h8,c8+f8
            1n2q1n1/1r2r3/4p1pp/p4p2/4kP1P/1KPp4/PQ1P2P1/RN4NR w - - 4 24 a1+h1,b1+g1,b2+b3,e4+e8,b7+e7,b8+g8
            8/2p3k1/4p3/8/1Q1PP1PK/P7/5P1P/1(bb)1q4 b - - 1 30 b1+b1,d1+g7,b4+h4
            8/4k3/4b3/8/8/8/3b4/3QK3 w - - 0 1 d1+e1,d2+e6
            """;

    static final String ROYAL_QUEEN_SHARING = """
            # King and queen on one square: letters before the squares, castling included.
            4k3/8/8/8/8/8/8/3(KQ)4 w - - 0 1 d1+d1
            3k4/8/8/1n6/8/8/8/R3(KQ)2R w KQ - 0 1 a1+h1,e1+e1
            4k3/8/8/8/8/8/6n1/3(KQ)3n w - - 0 1 d1+d1,h1+g2
            8/1q1p1ppp/5k2/4p3/6P1/3P3P/3(KQ)4/8 b - - 14 67 d2+d2,f6+b7
            1r2n1r1/p(kq)p1pp1p/n6b/1p1p2p1/1PNP1Pb1/QKP5/P3P1PP/RNB2BR1 b - - 12 17 a1+g1,b1+c4,c1+f1,a3+b3,g4+h6,a6+e8,b7+b7,b8+g8
            5rr1/2k1n3/1p1pp2b/p1p2pp1/6P1/8/P1P1BP(KQ)P/1N2R1R1 w - - 10 31 e1+g1,g2+g2,f8+g8
            8/4P1k1/8/8/8/8/8/3(KQ)4 w - - 0 1 d1+d1
            """;

    static final String TWIN_QUEENS = """
            rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR w - - 0 1
            # The stacked queens with and without room for both; captured together.
            rnb(qq)kbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB(QQ)KBNR w - - 0 2
            3(qq)k3/8/8/8/8/8/3P4/3(QQ)K3 w - - 0 1 d1+d1,d8+d8
            3(qq)k3/8/8/8/8/8/8/3(QQ)K3 w - - 0 1 d1+d1,d8+d8
            4k3/1(qq)6/2N5/8/8/8/8/1R2K1NR w - - 0 1 b1+h1,g1+c6,b7+b7
            3(QQ)4/5k1P/8/8/8/8/8/4K3 b - - 0 1 d8+d8
            3(QQ)4/6kP/8/8/8/8/8/3QK3 b - - 0 1 d1+d8+d8
            r3k2r/8/8/8/8/8/8/R2(QQ)K2R w KQkq - 0 1 d1+d1
            r2(qq)k2r/pbpp1p2/1p1bpNp1/8/3n4/5P2/n1PPP1PP/RNB(QQ)KB1R b - - 1 8 a1+h1,b1+f6,c1+f1,d1+d1,a2+d4,d6+b7,a8+h8,d8+d8
            rq2k2r/p1pp1p1N/4pqp1/1p3n2/1n2b3/2N2PP1/PBPbP1BP/RQQ1K2R w - - 0 11 a1+h1,b1+c1,b2+g2,d2+e4,c3+h7,b4+f5,f6+b8,a8+h8
            7k/1Q1p2p1/4pp1p/8/1b3Q2/3P3P/4PP2/4Kb2 w - - 0 33 f1+b4,f4+b7
            """;

    static final String TWIN_QUEENS_ONLY = """
            rnb(qq)kbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB(QQ)KBNR b KQkq e3 0 1
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
            r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1
            rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8
            # A promoted queen is single beside the twins.
            8/P5k1/8/8/8/8/8/2Q1K2Q w - - 0 1 c1+h1
            Q7/6k1/8/8/8/8/8/2Q1K2Q b - - 0 1 c1+h1
            rnb1k1nr/p2p1p1p/1q4p1/1p2p1q1/1bP1P3/B4PP1/P2P3P/R2(QQ)KBNR b KQkq - 0 9 d1+d1,g5+b6
            r3k1nr/pb1p1p2/n5pp/1P2p3/8/B4PP1/P2PN2P/R3KB1R w KQkq - 3 16 -
            N3k1nr/R2p4/5ppp/4p3/6PP/3n4/1B1PN3/1b2KB1R w k - 1 25 -
            1r4nr/8/p2pp2p/P5pP/2k1Pp2/5RP1/5P2/1N1K1B2 b - e3 0 34 -
            r3k2r/8/8/8/8/8/q6q/4K2R w Kkq - 0 1 a2+h2
            4k3/8/8/8/5q2/8/pp6/qb2K2R w K - 0 1 a1+f4
            8/6k1/8/8/3qq3/2P2P2/8/4K3 w - - 0 1 d4+e4
            8/6k1/8/8/q2R4/8/4q3/4K2Q w - - 0 1 e2+a4
            7k/5Q2/8/8/8/8/8/K7 b - - 0 1 -
            """;

    static final String FRATERNAL = """
            # The bishop guards the knight, and not the other way.
            4k3/8/8/3b4/4n3/3P4/8/4K3 w - - 0 1 e4+d5
            4k3/8/8/3b4/2P1n3/8/8/4K3 w - - 0 1 e4+d5
            7k/8/5n2/3b4/4R3/8/8/3RK3 w - - 0 1 d5+f6
            4k3/8/5n2/3b4/8/8/8/3RK3 w - - 0 1 d5+f6
            # A new knight joins both wings' sets; a new rook joins the single rooks.
            4k3/1P6/8/8/8/8/1N4N1/1B2K1B1 w - - 0 1 b1+b2,g1+g2
            4k3/8/8/8/8/8/p4K2/2r4r b - - 0 1 -
            4k3/8/8/8/8/5K2/6p1/r6B b - - 0 1 -
            # Castling is free in this array; the attack test asks for whole turns.
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 -
            4k3/8/8/1b6/pp6/np6/8/r3K2R w K - 0 1 a3+b5
            4k2r/pp6/8/1b6/8/8/n7/4K2R w Kk - 0 1 a2+b5
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 d2+c3,e2+e5,a6+b6,f6+g7
            # From play: en passant, triplets, stacks, mates, one way out.
            4kbnr/p1p1p1pp/5B2/qP6/1QPpNr2/3P2P1/P3PP2/R3KBNR b KQk c3 0 18 f1+g1,e4+f6,f8+g8
            4kbnr/1B1p3p/6p1/4pp2/3P1P2/P3PN1P/6P1/1n1K3R w k - 0 30 b1+f8+g8,f3+b7
            4k2r/3Nb2p/n7/1B3p2/3P1P2/Pn2P2P/6P1/4K2R b k - 0 34 b3+a6+e7,b5+d7
            8/5kb1/3p1p2/3p2p1/3P4/4P2n/7K/1(nn)6 w - - 0 66 b1+b1,h3+g7
            3(RR)3r/5p1p/5P1k/5K2/pr4P1/3P4/1q6/8 w - - 1 69 d8+d8
            RR6/8/8/k6p/4Pp1P/5P2/8/1K6 b - - 2 63 a8+b8
            4kbnr/4pp2/1r5p/6p1/5P2/3PP1P1/1q5P/2KR4 w k - 4 30 f8+g8
            rn2kbnr/p3p2p/1ppq4/3p4/6b1/7Q/P1PP1PPP/R3KBNR w KQkq - 2 12 f1+g1,g4+b8,f8+g8
            3R4/1R2k1p1/3p4/4p1pp/2K1P2P/8/8/8 b - - 1 61 b7+d8
            7r/p2kpp2/5R2/6Pp/P7/8/4KP1P/7R w - h6 0 35 -
            """;

    static final String FRATERNAL_SHARING = """
            # Bishop and knight on one square.
            4k3/8/8/8/3(BN)4/8/8/4K3 w - - 0 1 d4+d4
            4k3/8/8/3(BN)4/8/3(bn)4/8/4K3 w - - 0 1 d3+d3,d5+d5
            rn1qk2r/pb1ppp1p/1p4p(bn)/1Pp5/5P2/5N2/PBPPP1PP/RN1QKB1R w KQkq - 3 6 b1+b2,f1+f3,h6+h6,b7+b8
            r2qk2r/p2ppp1p/np4p(bn)/1Ppb4/P4P1N/8/1BPPP1PP/RN1QKB1R b KQkq - 0 7 b1+b2,f1+h4,d5+a6,h6+h6
            """;

    private TwinsPositions() {}
}
