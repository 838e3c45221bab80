package io.github.multimove.docs.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The links and images of a page of HTML, and whether they lead somewhere within their site. */
final class Links {
    private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]*)\"");

    private Links() {}

    /** Returns those that lead to no file of the site or no element of it; links to other sites are left alone. */
    static List<String> broken(Path site, String page, String html) throws IOException {
        List<String> broken = new ArrayList<>();
        Matcher link = LINK.matcher(html);
        while (link.find()) {
            String to = link.group(1);
            if (!to.startsWith("https://") && !leads(site, page, to)) {
                broken.add(to);
            }
        }
        return broken;
    }

    private static boolean leads(Path site, String page, String link) throws IOException {
        String[] parts = link.split("#", 2);
        Path from = site.resolve(page);
        Path file = parts[0].isEmpty() ? from : from.resolveSibling(parts[0]).normalize();
        return file.startsWith(site)
                && Files.isRegularFile(file)
                && (parts.length == 1 || Files.readString(file).contains("id=\"" + parts[1] + "\""));
    }
}
