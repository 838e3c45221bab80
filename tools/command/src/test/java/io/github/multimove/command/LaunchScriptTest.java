package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the launch script of the download says where there is no Java, or an old one. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LaunchScriptTest {
    @TempDir
    private Path folder;

    private String said(String javaHome) throws IOException, InterruptedException {
        Path script = Files.createDirectories(folder.resolve("bin")).resolve("multimove");
        try (InputStream in = Multimove.class.getResourceAsStream("multimove.sh")) {
            Files.write(script, Objects.requireNonNull(in).readAllBytes());
        }
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : new String[] {"dirname", "readlink", "sed"}) {
            Path there = Files.exists(Path.of("/usr/bin", tool)) ? Path.of("/usr/bin", tool) : Path.of("/bin", tool);
            Files.deleteIfExists(tools.resolve(tool));
            Files.copy(there, tools.resolve(tool), java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        }
        ProcessBuilder start = new ProcessBuilder("/bin/sh", script.toString(), "variants");
        start.environment().clear();
        start.environment().put("PATH", tools.toString());
        if (!javaHome.isEmpty()) {
            start.environment().put("JAVA_HOME", javaHome);
        }
        Process process = start.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(127);
        return out;
    }

    @Test
    void withoutJavaItSaysWhatItNeeds() throws IOException, InterruptedException {
        assertThat(said("")).isEqualTo("multimove: needs Java 17 or later, or the zip with a Java of its own\n");
    }

    @Test
    void anOlderJavaIsNamed() throws IOException, InterruptedException {
        Path old = folder.resolve("jdk8");
        Path java = Files.createFile(Files.createDirectories(old.resolve("bin")).resolve("java"));
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"1.8.0_392\"\n");
        assertThat(said(old.toString())).startsWith("multimove: needs Java 17 or later, found an older one: ");
    }
}
