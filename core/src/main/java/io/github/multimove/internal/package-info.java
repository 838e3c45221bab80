/** The rules at work; not exported. */
@NullMarked
package io.github.multimove.internal;

import org.jspecify.annotations.NullMarked;
