/** What the JavaScript package calls: texts, numbers, truth, and objects whose methods take and return these. */
@NullMarked
package io.github.multimove.js;

import org.jspecify.annotations.NullMarked;
