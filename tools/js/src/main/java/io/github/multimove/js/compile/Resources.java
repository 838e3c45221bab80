package io.github.multimove.js.compile;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Names the resources that the library reads, which the compiler puts into what it writes. */
@SuppressWarnings("deprecation")
public final class Resources implements ResourceSupplier {
    /** Called by the compiler. */
    public Resources() {}

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {"io/github/multimove/files/bases.ini"};
    }
}
