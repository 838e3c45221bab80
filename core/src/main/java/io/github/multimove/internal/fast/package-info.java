/** What several fast rooms use. */
@NullMarked
package io.github.multimove.internal.fast;

import org.jspecify.annotations.NullMarked;
