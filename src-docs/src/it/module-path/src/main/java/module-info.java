module consumer {
    requires io.github.multimove.twoprong;
}
