plugins {
    application
}

repositories {
    mavenCentral()
}

dependencies {
    implementation(platform("io.github.multimove:multimove-bom:0.1.0"))
    implementation("io.github.multimove:multimove-all") // every variant; or one alone, such as multimove-two-prong
}

application {
    mainClass.set("consumer.Main")
}
