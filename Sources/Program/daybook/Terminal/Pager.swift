import Glibc
import Text

/// Shows output that is longer than the screen in another program, page by page; at the prompt `Pages` does.
struct Pager {
    let screen: Screen

    /// Whether the environment wants no pages.
    static func isRefused(_ environment: [String: String]) -> Bool {
        named(environment).map { ["", "cat"].contains($0.trimmingBlanks) } ?? false
    }

    private static func named(_ environment: [String: String]) -> String? {
        environment["DAYBOOK_PAGER"] ?? environment["PAGER"]
    }

    /// The program that the environment names, or `less` where there is one; nil where output is simply to be written.
    static func command(_ environment: [String: String]) -> String? {
        if let named = named(environment) { return isRefused(environment) ? nil : named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { access($0 + "/less", X_OK) == 0 } ? "less" : nil
    }

    /// Writes a text, through the pager where it has more rows than the screen.
    func show(_ text: SafeText) {
        guard let command = screen.pager, let height = screen.height, rows(text.text) >= height,
            ExternalProgram(words: ["/bin/sh", "-c", Pager.defaults + command]).run(input: text.text + "\n") != nil
        else { return Output.answers.line(text) }
    }

    /// What `less` is told: it runs no other program, writes no file and keeps no history.
    ///
    /// Unless its user has options of their own, it leaves at once where all fits, passes marks through, leaves the text on the screen,
    /// and says which lines it shows.
    private static let defaults =
        "export LESSSECURE=1 LESSHISTFILE=- LESS=\"${LESS--FIRX -Pslines %lt-%lb?L of %L., Space\\: more, q\\: leave\\$}\"; "

    /// The rows of the terminal that a text takes.
    private func rows(_ text: String) -> Int {
        let width = max(1, screen.width ?? 80)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + max(1, (DisplayWidth.of($1) + width - 1) / width) }
    }
}
