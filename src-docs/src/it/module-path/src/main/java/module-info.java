module consumer {
    requires io.github.multimove.all;
    requires java.xml;
}
