/** Pictures of positions and turns: SVG and text. */
module io.github.multimove.diagram {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.diagram;
}
