/** Small readers and writers of text. */
@NullMarked
package io.github.multimove.internal.kinds;

import org.jspecify.annotations.NullMarked;
