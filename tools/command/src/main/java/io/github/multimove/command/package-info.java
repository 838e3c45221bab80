/** The command: the rules at a terminal, for people who would rather look than program. */
@NullMarked
package io.github.multimove.command;

import org.jspecify.annotations.NullMarked;
