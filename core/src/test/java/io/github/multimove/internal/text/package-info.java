/** Tests of small readers and writers of text. */
@NullMarked
package io.github.multimove.internal.text;

import org.jspecify.annotations.NullMarked;
