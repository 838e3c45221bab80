/** What the rule sets on the class or module path are called and which options they have, for people to choose from. */
@NullMarked
package io.github.multimove.catalogue;

import org.jspecify.annotations.NullMarked;
