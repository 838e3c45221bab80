package io.github.multimove.independent;

/** Positions of Twinmove and Geminus Chess, one a line; lines beginning with a number sign say what for. */
final class PawnThenPiecePositions {

    static final String TWINMOVE = """
            # A pawn move opens the bishop's line onto the king.
            7k/8/8/8/3P4/8/8/B3K3 b - - 0 1
            # The only pawn move closes the line: compelled, the king is not in check.
            7k/8/8/8/8/3P4/8/B3K3 b - - 0 1
            # A pawn captures the king, or promotes to a piece that does.
            4k3/3P4/8/8/8/8/8/K7 b - - 0 1
            7k/3P4/8/8/8/8/8/K7 b - - 0 1
            4k3/3P4/8/8/8/8/8/K7 w - - 0 1
            # Every move loses the king, which is not attacked now; and the same with a way out.
            k7/7R/8/8/8/8/8/1R1K4 b - - 0 1
            k7/7R/8/8/8/8/8/1R1K3q b - - 0 1
            # Stalemate; the same with a pawn that can move, after which no one else can.
            7k/8/8/1p6/pPp5/PRP5/PPP5/KB6 w - - 0 1
            7k/8/8/1p6/pPp5/PRP5/PPP4P/KB6 w - - 0 1
            # Castling out of, through and into attack, also after the pawn move has cleared the way or captured a rook.
            r3k2r/8/8/8/4R3/8/8/R3K2R b KQkq - 0 1
            r3k2r/6P1/8/8/8/8/1p6/R3K2R w KQkq - 0 1
            rn2k2r/P5pp/8/8/8/8/PP4p1/RN2K2R w KQkq - 3 9
            # En passant does not exist: the square is dropped.
            rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 2
            # The opening clauses: in force, over because a piece has moved, over because it is Black's turn.
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1
            rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1
            # Over: the king of the side to move is gone.
            3Bkb1r/1B5Q/6p1/6P1/8/1n5N/1q1N3P/3nR3 w k - 0 21
            6n1/1R3p2/n2p1P1b/1r1P1P1r/7P/5b2/8/q2K2nR b - - 0 25
            # From play: checks by either move, several capturers, every turn losing, one turn.
            b1r1k3/1P3r2/4Q1p1/1P2P1P1/3p4/3K4/1p4B1/1R4b1 b - - 0 21
            1n2N1nr/1k6/5p2/5P2/1b3Pq1/8/1q6/1N2K2q w - - 0 25
            4kQ1r/4P2Q/1p5n/1b3R2/8/1B4pP/1r6/4K1NR b Kk - 0 21
            4k2r/1r2n2p/R3bP1b/8/1q1p2pP/3P2P1/1R2p3/1N2K1N1 w k - 0 16
            r2qk1nr/p5p1/2np4/1BpPBp2/1pP2PPp/1Q1P3P/4N3/RNb2RK1 b kq - 0 11
            1n2b2r/4b2p/r4k1P/1p3q2/1P1p4/3p1N2/3BK3/QR4b1 b - - 1 19
            8/7p/7P/8/3k4/4p3/4PKr1/1q4n1 b - - 3 40
            1bR5/8/1n1k4/1q6/8/3n1p1N/3n1R1p/1K4r1 w - - 0 37
            rn4r1/3kQ3/7b/1b4pn/1p1Ppp1P/1q1K1P2/5RP1/5R2 w - - 0 16
            2R3Q1/1b2k3/1q5n/1r2p3/4P3/2N5/5p1R/4K3 w - - 0 19
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
            """;

    static final String GEMINUS = """
            # The drop phase, both sides.
            8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] b - - 0 1
            8/8/pppppppp/8/8/PPPNPPPP/2P5/5B2[KQRRBNkqrrbbnn] b - - 0 1
            5b2/2p5/pppnpppp/8/8/PPPNPPPP/2P5/5B2[KQRRBNkqrrbn] w - - 0 2
            5b2/2p5/pppnpppp/8/8/PPPNPPPP/2P4K/R4B2[QRBNkqrrbn] b - - 0 2
            r4b2/k1p5/pppnpppp/8/8/PPPNPPPP/2P4K/R4B2[QRBNqrbn] w - - 0 3
            r4b2/k1p5/pppnpppp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqrbn] b - - 0 3
            r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/1BPN3K/R2Q1B1R[qr] b - - 0 4
            r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 0 4
            # Black's last drops cannot save the king on the third rank from the queen opposite.
            r1b2b2/2nnp3/ppppkppp/8/8/PPPPQPPP/2NNP2K/R1B2B1R[qr] b - - 0 4
            # White's first turn after the drops.
            2r4r/ppppkp2/nbqnppbp/8/8/KPPNQPNP/BP2P1PP/2R1B2R[] w - - 0 5
            4r2r/ppb1pp1p/npqpbnpk/8/8/PPPPNPQP/3PBB1P/KRN1R3[] w - - 0 5
            1rr5/1ppppbp1/pnnpqkpb/8/8/KPPPNPBP/1P2PN1P/2RBQ1R1[] w - - 0 5
            # No double step from the second rank, no castling.
            r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[] w - - 0 9
            # A pawn move opens a line, closes the only one, captures the king, promotes.
            7k/8/8/8/3P4/8/8/B3K3[] b - - 0 7
            7k/8/8/8/8/3P4/8/B3K3[] b - - 0 7
            4k3/3P4/8/8/8/8/8/K7[] w - - 0 7
            7k/3P4/8/8/8/8/8/K7[] b - - 0 7
            k7/7R/8/8/8/8/8/1R1K4[] b - - 0 30
            7k/8/8/1p6/pPp5/PRP5/PPP5/KB6[] w - - 0 30
            7k/8/8/1p6/pPp5/PRP5/PPP4P/KB6[] w - - 0 30
            # From play.
            4r2r/ppb1pp1p/npqpbnpk/8/2P4Q/PP1PNP1P/3PBB1P/KRN1R3[] b - - 0 5
            1k4r1/3p4/bp4p1/P3pp2/1prB1bP1/P1P2P1n/1N6/1R3NKR[] w - - 0 14
            1k4r1/1b1p4/8/P5p1/1r2p1P1/1N2b2n/1B6/1R4KR[] w - - 0 19
            1B4q1/8/6q1/1Q2k2p/7P/N7/NQ4K1/4q2n[] b - - 1 32
            r5n1/3p1p2/1pq1r1pp/1n1b1pk1/1p2K2P/1P1PBPb1/4P1NP/3BRR2[] w - - 0 11
            8/8/1R6/4k1p1/6P1/1r6/1B5K/8[] b - - 8 51
            rq1rb1k1/1p1p2n1/1n1pp3/1Q1p3P/3P2p1/PpP2N2/P1P3RB/R2N4[] w - - 0 12
            """;

    private PawnThenPiecePositions() {}
}
