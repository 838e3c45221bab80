package io.github.multimove.command;

import io.github.multimove.counting.CountingLimitException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command {@code multimove}: looks at every game that is on the class path, and plays it. Answers go to standard
 * output, whatever is wrong and all progress to standard error. The exit code is one of the constants of this class.
 */
@Command(
        name = "multimove",
        description = "Shows, counts, explains and plays multi-move chess variants.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Multimove.Version.class,
        footer = {"", "multimove COMMAND --help tells more about each."})
final class Multimove {
    /** It is done, or the answer is yes. */
    static final int DONE = 0;

    /** The answer is no: the turn is not legal, the problem has no solution, a game is refused. */
    static final int NO = 1;

    /** The arguments are not understood: an option, a variant, a position, a turn. */
    static final int USAGE = 2;

    /** Something failed: a file, a count beyond the largest number or the memory it may take. */
    static final int FAILED = 3;

    /** It was interrupted. */
    static final int INTERRUPTED = 130;

    /** What people type for something that has another name. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("version", "--version", "help", "--help", "list", "variants");

    private static final Map<String, String> EXIT_CODES = new LinkedHashMap<>();

    static {
        EXIT_CODES.put("0", "done, or the answer is yes");
        EXIT_CODES.put("1", "the answer is no: an illegal turn, no solution, a refused game");
        EXIT_CODES.put("2", "an option, variant, position or turn is not understood");
        EXIT_CODES.put("3", "something failed, such as writing a file");
        EXIT_CODES.put("130", "interrupted");
    }

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Shows this help.")
    boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Shows the version.")
    boolean version;

    /** Runs the command on the terminal that the process was started from, and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    /** Runs the command and returns its exit code. */
    static int run(Terminal terminal, String... args) {
        CommandLine command = command(terminal);
        command.setOut(terminal.out()).setErr(terminal.err());
        command.setParameterExceptionHandler(Multimove::misused);
        command.setExecutionExceptionHandler((problem, failed, parsed) -> refuse(terminal, problem));
        int code = command.execute(args.length == 1 ? new String[] {OTHER_NAMES.getOrDefault(args[0], args[0])} : args);
        terminal.out().flush();
        terminal.err().flush();
        return code;
    }

    /** Returns the command with all that it has below it. */
    static CommandLine command(Terminal terminal) {
        CommandLine command = new CommandLine(new Multimove());
        add(command, new Variants(terminal));
        add(command, new Check(terminal));
        add(command, new Show(terminal));
        add(command, new TurnsCommand(terminal));
        add(command, new CountTurns(terminal));
        add(command, new Status(terminal));
        add(command, new Explain(terminal));
        add(command, new Count(terminal));
        add(command, new PositionsCommand(terminal));
        add(command, new Solve(terminal));
        add(command, new EndingsCommand(terminal));
        add(command, new Playouts(terminal));
        add(command, new Games(terminal));
        add(command, new Play(terminal));
        add(command, new BoardCommand(terminal));
        add(command, new UciCommand(terminal));
        command.getCommandSpec().usageMessage().exitCodeList(EXIT_CODES).exitCodeListHeading("%nExit codes:%n");
        return command;
    }

    private static void add(CommandLine command, Callable<Integer> subcommand) {
        CommandLine added = new CommandLine(subcommand);
        added.getCommandSpec().usageMessage().exitCodeList(EXIT_CODES).exitCodeListHeading("%nExit codes:%n");
        command.addSubcommand(added);
    }

    /** Says what is wrong with the arguments, what may have been meant, and where help is. */
    private static int misused(ParameterException problem, String... args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("multimove: " + problem.getMessage());
        UnmatchedArgumentException.printSuggestions(problem, err);
        err.println("See " + command.getCommandSpec().qualifiedName() + " --help.");
        return USAGE;
    }

    /** Says in one line what is wrong; a fault of the program itself is thrown on. */
    private static int refuse(Terminal terminal, Exception problem) throws Exception {
        int code;
        if (problem instanceof CancellationException) {
            Thread.currentThread().interrupt(); // closing a progress bar forgets it
            code = INTERRUPTED;
        } else if (problem instanceof IllegalArgumentException) {
            code = USAGE;
        } else if (problem instanceof IOException
                || problem instanceof UncheckedIOException
                || problem instanceof ArithmeticException
                || problem instanceof CountingLimitException) {
            code = FAILED;
        } else {
            throw problem;
        }
        terminal.err().println("multimove: " + sentence(problem));
        return code;
    }

    /**
     * Returns a path that is no folder's.
     *
     * @throws FileSystemException if it is a folder's
     */
    static Path file(Path path) throws FileSystemException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "is a folder");
        }
        return path;
    }

    /** The message; that of a file names only the file, so what is wrong with it is added. */
    static String sentence(Exception problem) {
        if (problem instanceof UncheckedIOException && problem.getCause() instanceof IOException cause) {
            return sentence(cause);
        }
        if (problem instanceof NoSuchFileException) {
            return problem.getMessage() + ": there is no such file or folder";
        }
        if (problem instanceof AccessDeniedException) {
            return problem.getMessage() + ": access is denied";
        }
        return problem instanceof FileSystemException failed && failed.getReason() == null
                ? problem.getMessage() + ": cannot be read or written"
                : String.valueOf(problem.getMessage());
    }

    /** The version that the build writes down. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            try (InputStream in = Multimove.class.getResourceAsStream("version.txt")) {
                return new String[] {"multimove " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
            }
        }
    }
}
