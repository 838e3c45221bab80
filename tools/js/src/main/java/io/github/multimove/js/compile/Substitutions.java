package io.github.multimove.js.compile;

import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Called by the compiler: calls of what its class library does wrongly go to {@link Substitutes}. */
public final class Substitutions implements TeaVMPlugin {
    private static final Map<String, String> INSTEAD = Map.of("java.util.Map", "copyOf", "java.util.Set", "copyOf");

    /** Called by the compiler. */
    public Substitutions() {}

    @Override
    public void install(TeaVMHost host) {
        host.add((ofClass, context) -> redirect(ofClass));
    }

    private static void redirect(ClassHolder ofClass) {
        if (ofClass.getName().equals(Substitutes.class.getName())) {
            return;
        }
        for (MethodHolder method : ofClass.getMethods()) {
            Program program = method.getProgram();
            for (int i = 0; program != null && i < program.basicBlockCount(); i++) {
                redirect(program.basicBlockAt(i));
            }
        }
    }

    private static void redirect(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
                MethodReference method = call.getMethod();
                if (method.getName().equals(INSTEAD.get(method.getClassName()))) {
                    call.setMethod(new MethodReference(Substitutes.class.getName(), method.getDescriptor()));
                }
            }
        }
    }
}
