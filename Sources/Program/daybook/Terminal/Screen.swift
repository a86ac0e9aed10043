import Glibc
import Text

/// What the terminal can show, and what its user wants to see: the one place that decides on width, colour, links and words for symbols.
///
/// The conventions of NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR, ACCESSIBLE and TERM are followed; options beat them.
struct Screen: Sendable {
    /// Whether marks for bold, underlined and dim text may be written.
    let isDecorated: Bool
    /// Whether places may be links that the terminal opens.
    let hasLinks: Bool
    /// Whether every symbol is a word, and every label stands before its value: for somebody who hears the screen.
    let isPlain: Bool
    /// Whether the cursor may be moved back.
    let movesCursor: Bool
    /// Whether a line of messages may be written over.
    let redrawsMessages: Bool
    /// Whether a person looks at the answers.
    let isTerminal: Bool
    /// The program that shows long output page by page, but at the prompt; nil for none.
    let pager: String?
    /// Whether long output comes page by page at the prompt.
    let hasPages: Bool

    /// The columns of the terminal as it is now; nil for pipes.
    var width: Int? { isTerminal ? Output.answers.size.columns : nil }
    /// The width to fold lines at; nil for none, as what is read aloud has no width.
    var foldingWidth: Int? { isPlain ? nil : width }
    /// The rows of the terminal as it is now; nil for pipes.
    var height: Int? { isTerminal ? Output.answers.size.rows : nil }

    /// The screen that the arguments and the environment speak of.
    ///
    /// - Parameters:
    ///   - arguments: What was typed.
    ///   - environment: The environment's variables.
    ///   - isTerminal: Whether answers go to a terminal.
    /// - Throws: `Arguments.Failure` for a value that is none of the three.
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

    /// Whether colour is wanted where no option says so: a refusal beats a demand, a demand beats what the terminal is.
    private static func wantsColor(_ environment: [String: String], _ isColorTerminal: Bool) -> Bool {
        if let refusal = environment["NO_COLOR"], !refusal.isEmpty { return false }
        if isOn(environment["CLICOLOR_FORCE"]) || isOn(environment["FORCE_COLOR"]) { return true }
        return isColorTerminal && environment["CLICOLOR"] != "0" && environment["FORCE_COLOR"] != "0"
    }

    private static func isOn(_ value: String?) -> Bool {
        guard let value else { return false }
        return !["", "0", "false", "no"].contains(value.lowercased())
    }

    /// The value of an option that is `auto`, `always` or `never`.
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

    /// A heading.
    func bold(_ text: SafeText) -> SafeText { isDecorated ? "\u{1B}[1m\(text)\u{1B}[22m" : text }

    /// What matters less; every terminal shows it on a light and on a dark background.
    func dim(_ text: SafeText) -> SafeText { isDecorated ? "\u{1B}[2m\(text)\u{1B}[22m" : text }

    /// A matched word: bold and underlined, which is more than colour, and readable on any background.
    func match(_ text: SafeText) -> SafeText { isDecorated ? "\u{1B}[1;4m\(text)\u{1B}[22;24m" : text }

    /// A text that opens a file where the terminal can.
    ///
    /// - Parameters:
    ///   - text: What is shown.
    ///   - path: The file, absolute.
    /// - Returns: The text alone where links are not wanted.
    func link(_ text: SafeText, to path: String) -> SafeText {
        hasLinks ? Hyperlink(path: path).around(text) : text
    }
}
