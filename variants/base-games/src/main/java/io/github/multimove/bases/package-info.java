/** Grand Chess (1984), Raumschach (1907) and Dragonchess (1985), to be played alone or under another turn structure. */
@NullMarked
package io.github.multimove.bases;

import org.jspecify.annotations.NullMarked;
