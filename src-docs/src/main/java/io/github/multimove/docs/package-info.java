/** The guided tour and the examples that Javadoc and README quote. */
@NullMarked
package io.github.multimove.docs;

import org.jspecify.annotations.NullMarked;
