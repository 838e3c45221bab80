/** Makes the user guide a small site: Markdown to HTML, with examples that are checked and drawn by the library. */
@NullMarked
package io.github.multimove.docs.guide;

import org.jspecify.annotations.NullMarked;
