/** The serial forms: what a deserialization filter has to name. */
@NullMarked
package io.github.multimove.internal.serial;

import org.jspecify.annotations.NullMarked;
