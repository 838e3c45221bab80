package io.github.multimove.stress.cost;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the library a second time, its classes changed so that they count their {@link Work}. The library itself knows
 * nothing of it.
 */
final class CountingLoader extends ClassLoader {
    private static final String LIBRARY = "io.github.multimove.";
    private static final String TRIALS = "io.github.multimove.stress.";
    private static final String WORK = Work.class.getName().replace('.', '/');
    private static final String LOOKS = "io/github/multimove/internal/turns/Interruption";

    /** Loaded once, so that both sides speak of the same. */
    private static final Set<String> SHARED = Set.of(Work.class.getName(), Asker.class.getName());

    CountingLoader(ClassLoader parent) {
        super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(LIBRARY) || SHARED.contains(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            return known == null ? define(name) : known;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = in.readAllBytes();
            byte[] counting = name.startsWith(TRIALS) ? bytes : counting(bytes);
            return defineClass(name, counting, 0, counting.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] counting(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(0);
        boolean looks = reader.getClassName().equals(LOOKS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                        return name.equals("<clinit>") ? next : new Counted(next, looks ? "look" : "unit");
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** Calls the counter where a method begins and before every branch. */
    private static final class Counted extends MethodVisitor {
        private final String begins;
        private final Set<Label> seen = new HashSet<>();

        Counted(MethodVisitor next, String begins) {
            super(Opcodes.ASM9, next);
            this.begins = begins;
        }

        private void call(String name) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, WORK, name, "()V", false);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            call(begins);
        }

        @Override
        public void visitLabel(Label label) {
            super.visitLabel(label);
            seen.add(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (opcode != Opcodes.GOTO || seen.contains(label)) {
                call("unit");
            }
            super.visitJumpInsn(opcode, label);
        }
    }
}
