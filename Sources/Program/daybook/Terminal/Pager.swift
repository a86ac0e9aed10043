import Glibc
import Text

/// Shows output longer than the screen in an external pager; the prompt uses `Pages` instead.
struct Pager {
    let screen: Screen

    static func isRefused(_ environment: [String: String]) -> Bool {
        named(environment).map { ["", "cat"].contains($0.trimmingBlanks) } ?? false
    }

    private static func named(_ environment: [String: String]) -> String? {
        environment["DAYBOOK_PAGER"] ?? environment["PAGER"]
    }

    /// Returns the pager that the environment names, else `less` if installed; nil for none.
    static func command(_ environment: [String: String]) -> String? {
        if let named = named(environment) { return isRefused(environment) ? nil : named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { unsafe access($0 + "/less", X_OK) == 0 } ? "less" : nil
    }

    func show(_ text: SafeText) {
        guard let command = screen.pager, let height = screen.height, rows(text.text) >= height,
            ExternalProgram(words: ["/bin/sh", "-c", Pager.defaults + command]).run(input: text.text + "\n") != nil
        else { return Output.answers.line(text) }
    }

    /// Settings for `less`: it runs no other program, writes no file and keeps no history.
    ///
    /// Unless the user has set `LESS`, it exits at once if the text fits, passes styles through, leaves the text on the screen, and shows
    /// line numbers in its prompt.
    private static let defaults =
        "export LESSSECURE=1 LESSHISTFILE=- LESS=\"${LESS--FIRX -Pslines %lt-%lb?L of %L., Space\\: more, q\\: leave\\$}\"; "

    private func rows(_ text: String) -> Int {
        let width = max(1, screen.width ?? 80)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + max(1, (DisplayWidth.of($1) + width - 1) / width) }
    }
}
