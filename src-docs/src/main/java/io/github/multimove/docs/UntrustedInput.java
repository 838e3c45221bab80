package io.github.multimove.docs;

import io.github.multimove.InputException;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;

/** What a server does with positions: writes them, reads them back carefully, and stops long work. */
public final class UntrustedInput {
    private UntrustedInput() {}

    /** Prints what its lines say. */
    public static void main(String[] args) throws IOException, ClassNotFoundException {
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.initialPosition().play(rules.initialPosition().parseTurn("e2e4"));
        Turn turn = position.parseTurn("e5,Nf6");

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(position);
            out.writeObject(turn);
        }
        // @start region="read"
        ObjectInputFilter filter =
                ObjectInputFilter.Config.createFilter("maxbytes=100000;maxdepth=10;io.github.multimove.internal.**;!*");
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            in.setObjectInputFilter(filter);
            Position read = (Position) in.readObject();
            Turn reply = (Turn) in.readObject();
            System.out.println(read.equals(position) + " " + reply.equals(turn)); // -> true true
            System.out.println(read.legalTurns().contains(reply)); // -> true
        }
        // @end
        // @start region="refuse"
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written(List.of(position))))) {
            in.setObjectInputFilter(filter);
            System.out.println(in.readObject());
        } catch (java.io.InvalidClassException e) {
            System.out.println(e.getMessage()); // -> filter status: REJECTED
        }
        // @end
        // @start region="input"
        for (String text : List.of("e5,Nf6", "e5,Nf7", "e5;")) { // what clients have sent
            try {
                System.out.println(position.play(text).side());
            } catch (InputException e) { // whatever was wrong with it: answer "bad request"
                System.out.println(e.getClass().getSimpleName());
            }
        }
        // -> WHITE
        // -> IllegalTurnException
        // -> TurnFormatException
        // @end
    }

    private static byte[] written(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }
}
