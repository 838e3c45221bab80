/** Tests of the test kit, and with it of the core. */
@NullMarked
package io.github.multimove.testkit;

import org.jspecify.annotations.NullMarked;
