package consumer;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Writes objects to bytes and reads them, with a filter that knows the library's classes and strings only. */
final class Stored {
    private Stored() {}

    @SuppressWarnings("unchecked") // what was written is of the type read
    static <T> T again(T object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new AssertionError("cannot be written: " + object, e);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            in.setObjectInputFilter(
                    ObjectInputFilter.Config.createFilter("io.github.multimove.**;java.lang.String;!*"));
            return (T) in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError("cannot be read: " + object, e);
        }
    }
}
