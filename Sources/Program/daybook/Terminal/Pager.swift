import Glibc
import Text

/// Shows output that is longer than the screen page by page.
struct Pager {
    let screen: Screen

    /// The program that the environment names, or `less` where there is one; nil where output is simply to be written.
    static func command(_ environment: [String: String]) -> String? {
        if let named = environment["DAYBOOK_PAGER"] ?? environment["PAGER"] {
            return ["", "cat"].contains(named.trimmingBlanks) ? nil : named
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        // Leaves at once where all fits, passes marks through, and leaves the text on the screen.
        return folders.contains { access($0 + "/less", X_OK) == 0 } ? "less -FIRX" : nil
    }

    /// Writes a text, through the pager where it has more rows than the screen.
    func show(_ text: SafeText) {
        guard let command = screen.pager, let height = screen.height, rows(text.text) >= height,
            ExternalProgram(words: ["/bin/sh", "-c", Pager.defaults + command]).run(input: text.text + "\n") != nil
        else { return Output.answers.line(text) }
    }

    /// `less` without options would show marks as letters; whoever has options of their own keeps them.
    private static let defaults = "export LESS=\"${LESS-FIRX}\"; "

    /// The rows of the terminal that a text takes.
    private func rows(_ text: String) -> Int {
        let width = max(1, screen.width ?? 80)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + max(1, (DisplayWidth.of($1) + width - 1) / width) }
    }
}
