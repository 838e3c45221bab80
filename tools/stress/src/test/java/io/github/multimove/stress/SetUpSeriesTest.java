package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Ordered turns. */
class SetUpSeriesTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(2, """
                        marseillais marseillais[balanced=false,stuck=draws] marseillais[early-check=last]
                        marseillais[en-passant=first] marseillais[base=grand] progressive
                        progressive[form=italian] progressive[form=english]
                        progressive[form=english,logical=true] monster monster[pawns=8] monster[win=capture]
                        monster[en-passant=last,reversed=true] avalanche avalanche[balanced=true] doublemove
                        doublemove[balanced=false,en-passant=none] extra-move two-move two-fisted bennekom
                        accelerated triplets kings-progressive moderate-progressive[conservative=true]
                        progressive[form=portuguese] balanced-swap progressive-take-all
                        bennekom[base=double-king] swedish duck duck[base=grand] three-until-check
                        three-to-capture
                        """);
    }
}
