import Glibc
import Text

/// The capabilities of the terminal and the preferences of its user: width, colour, links and words for symbols.
///
/// Follows NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR, ACCESSIBLE and TERM; options override them.
struct Screen: Sendable {
    /// Whether bold, underlined and dim text may be used.
    let isDecorated: Bool
    let hasLinks: Bool
    /// The one colour, of matched words and the numbers of citations.
    var hue = Hue.magenta
    /// Whether words replace symbols, for screen readers.
    let isPlain: Bool
    let movesCursor: Bool
    /// Whether a line of messages may be overwritten.
    let redrawsMessages: Bool
    let isTerminal: Bool
    /// The external pager, which the prompt does not use; nil for none.
    let pager: String?
    /// Whether the prompt shows long output page by page.
    let hasPages: Bool

    /// The current columns of the terminal; nil for pipes.
    var width: Int? { isTerminal ? Output.answers.size.columns : nil }
    /// The width at which lines are wrapped at blanks; nil for no wrapping.
    var foldingWidth: Int? { width }
    var height: Int? { isTerminal ? Output.answers.size.rows : nil }

    /// Reads the options and the environment.
    ///
    /// - Throws: `Arguments.Failure` for a value other than `auto`, `always` and `never`.
    init(
        _ arguments: Arguments, environment: [String: String], isTerminal: Bool = Output.answers.isTerminal
    ) throws(Arguments.Failure) {
        self.isTerminal = isTerminal
        isPlain = arguments.has("plain") || Screen.isOn(environment["ACCESSIBLE"])
        let terminal = environment["TERM"] ?? "dumb"
        let isDumb = terminal == "dumb" || terminal.isEmpty
        redrawsMessages = !isPlain && !isDumb
        movesCursor = isTerminal && redrawsMessages
        let color = try Choice(arguments, "color").isMet(auto: Screen.wantsColor(environment, isTerminal && !isDumb))
        isDecorated = color && !isPlain
        let links = try Choice(arguments, "hyperlinks").isMet(auto: movesCursor && terminal != "linux")
        hasLinks = links && !isPlain
        hasPages = isTerminal && !arguments.has("no-pager") && !Pager.isRefused(environment)
        pager = hasPages && !isPlain && !isDumb ? Pager.command(environment) : nil
        if isTerminal { DisplayWidth.useUTF8() }
    }

    /// Tells whether to use colour if no option decides: by NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then the terminal.
    private static func wantsColor(_ environment: [String: String], _ isColorTerminal: Bool) -> Bool {
        if let refusal = environment["NO_COLOR"], !refusal.isEmpty { return false }
        if isOn(environment["CLICOLOR_FORCE"]) || isOn(environment["FORCE_COLOR"]) { return true }
        return isColorTerminal && environment["CLICOLOR"] != "0" && environment["FORCE_COLOR"] != "0"
    }

    private static func isOn(_ value: String?) -> Bool {
        guard let value else { return false }
        return !["", "0", "false", "no"].contains(value.lowercased())
    }

    private enum Choice: String {
        case auto, always, never

        init(_ arguments: Arguments, _ option: String) throws(Arguments.Failure) {
            let typed = arguments.value(option) ?? "auto"
            guard let choice = Choice(rawValue: typed) else {
                throw Arguments.Failure.invalidValue(option: option, value: typed, expected: "auto, always or never")
            }
            self = choice
        }

        func isMet(auto: Bool) -> Bool { self == .auto ? auto : self == .always }
    }

    // MARK: Marks

    func bold(_ text: SafeText) -> SafeText { isDecorated ? "\u{1B}[1m\(text)\u{1B}[22m" : text }

    /// Dims text, which stays readable on light and dark backgrounds.
    func dim(_ text: SafeText) -> SafeText { isDecorated ? "\u{1B}[2m\(text)\u{1B}[22m" : text }

    /// Marks a matched word, bold and underlined so that it does not depend on colour.
    func match(_ text: SafeText) -> SafeText { isDecorated ? tint("\u{1B}[1;4m\(text)\u{1B}[22;24m") : text }

    /// Gives a text the one hue.
    func tint(_ text: SafeText) -> SafeText {
        guard isDecorated, let start = hue.start else { return text }
        return "\(start)\(text)\u{1B}[39m"
    }

    /// Links a text; returns the text alone if links are off.
    func link(_ text: SafeText, to link: @autoclosure () -> Hyperlink) -> SafeText {
        hasLinks ? link().around(text) : text
    }
}
