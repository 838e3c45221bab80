/** What the compiler to JavaScript and WebAssembly is told. */
@NullMarked
package io.github.multimove.js.compile;

import org.jspecify.annotations.NullMarked;
