/** The board in the browser: a page that listens, and a server on the loopback address that renders and judges. */
@NullMarked
package io.github.multimove.board;

import org.jspecify.annotations.NullMarked;
