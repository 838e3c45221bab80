package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.position.Rules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One way through the positions of a table with one side to move, for several machines: each has it whole and goes through some of
 * its parts. See {@link Endings#passes}.
 *
 * <p>Safe to share between threads. Parts may be gone through more than once.
 */
public final class EndingPass implements Serializable {
    /** How many parts there are, numbered from 0. */
    public static final int PARTS = EndingWork.PARTS;

    @Serial
    private static final long serialVersionUID = 1;

    private final String pieces;
    private final int side;
    private final int turns;
    private final short[][] values;
    /** The tables that are solved. */
    private final Map<String, short[][]> others;

    private transient @Nullable EndingWork work;

    EndingPass(String pieces, int side, int turns, short[][] values, Map<String, short[][]> others) {
        this.pieces = pieces;
        this.side = side;
        this.turns = turns;
        this.values = values;
        this.others = others;
    }

    /**
     * Goes through a part, and returns what was found, as bytes for the machine that made the pass.
     *
     * @param rules the game, made anew on this machine
     * @param part 0 to {@code PARTS - 1}
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public byte[] part(RuleSet rules, int part) {
        Objects.checkIndex(part, PARTS);
        EndingWork working = work(EndingBoard.work(Objects.requireNonNull(rules, "rules")));
        working.go(side, part, turns);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(part);
            out.writeBoolean(working.waits);
            out.writeBoolean(working.staysToMove);
            List<String> missing = List.copyOf(working.missing);
            out.writeInt(missing.size());
            for (String each : missing) {
                out.writeUTF(each);
            }
            for (int number = working.first(part); number < working.first(part + 1); number++) {
                out.writeShort(values[side][number]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private synchronized EndingWork work(Rules rules) {
        EndingWork known = work;
        if (known == null) {
            Map<String, EndingTable> tables = new HashMap<>();
            others.forEach((name, held) -> tables.put(name, new EndingTable(new EndingBoard(rules, name), held)));
            known = new EndingWork(new EndingBoard(rules, pieces), values, tables::get, null);
            known.share();
            work = known;
        }
        return known;
    }

    /** Takes over what was found in some parts. */
    static void take(EndingWork work, int side, List<byte[]> found) {
        List<Integer> parts = new ArrayList<>();
        for (byte[] bytes : found) {
            try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
                int part = in.readInt();
                parts.add(part);
                work.waits |= in.readBoolean();
                work.staysToMove |= in.readBoolean();
                for (int missing = in.readInt(); missing > 0; missing--) {
                    work.missing.add(in.readUTF());
                }
                for (int number = work.first(part); number < work.first(part + 1); number++) {
                    work.decide(side, number, in.readShort());
                }
            } catch (IOException e) {
                throw new IllegalStateException("expected what a part of a pass returned, found other bytes", e);
            }
        }
        if (parts.stream().distinct().count() != PARTS) {
            throw new IllegalStateException("expected every part of a pass, found " + parts.size());
        }
    }
}
