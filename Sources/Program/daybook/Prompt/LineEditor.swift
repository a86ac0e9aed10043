import CEditLine
import Glibc
import Text

/// Reads lines from a terminal with editing, history and completion; the only user of libedit.
final class LineEditor {
    enum Input {
        case line(String)
        /// Ctrl-C; the line is dropped.
        case interrupted
        /// Ctrl-D on an empty line.
        case end
    }

    var completer = Completer()

    private let historyFile: String
    private let screen: Screen
    private let signals = TerminalSignals()
    private let editor: OpaquePointer?
    private let lines: OpaquePointer?
    private var keys: KeyReader
    private var wasInterrupted = false
    private var prompt: UnsafeMutablePointer<CChar>?

    private static let longestHistory: Int32 = 1000

    /// Prepares the terminal; `historyFile` keeps the history between runs.
    init(historyFile: String, screen: Screen) {
        self.historyFile = historyFile
        self.screen = screen
        keys = KeyReader(input: STDIN_FILENO, signals: signals)
        // With another character set, libedit loses all non-ASCII letters.
        DisplayWidth.useUTF8()
        editor = daybook_editor("daybook")
        lines = history_init()
        guard let editor, let lines else { return }
        daybook_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        daybook_set_prompt(editor) { LineEditor.owner(of: $0)?.prompt }
        daybook_set_reader(editor) { LineEditor.owner(of: $0)?.readKey(into: $1) ?? 0 }
        daybook_add_function(editor, "daybook-complete", "Complete the words before the cursor") { editor, _ in
            LineEditor.owner(of: editor)?.complete() ?? UInt8(CC_ERROR)
        }
        // Without cursor movement, the line is written as on a dumb terminal.
        if !screen.movesCursor { daybook_set_terminal(editor, "dumb") }
        bindKeys(editor)
        daybook_use_history(editor, lines, LineEditor.longestHistory)
        daybook_reload_history(lines, historyFile)
    }

    deinit {
        if let editor { el_end(editor) }
        if let lines { history_end(lines) }
        free(prompt)
    }

    /// Binds the keys known from readline; the user's `.editrc` takes precedence.
    private func bindKeys(_ editor: OpaquePointer) {
        daybook_set_keys(editor, "emacs")
        for (key, function) in LineEditor.bindings { daybook_bind(editor, key, function) }
        el_source(editor, nil)
        // Tab completes even if the file binds it otherwise.
        daybook_bind(editor, "^I", "daybook-complete")
    }

    private static let bindings = [
        // The arrow keys find lines of the history that begin with the typed text, as in fish; on an empty line, all lines.
        ("\\e[A", "ed-search-prev-history"), ("\\e[B", "ed-search-next-history"),
        ("\\eOA", "ed-search-prev-history"), ("\\eOB", "ed-search-next-history"), ("^U", "vi-kill-line-prev"),
        ("^R", "em-inc-search-prev"), ("^S", "em-inc-search-next"), ("^W", "ed-delete-prev-word"),
        ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("\\e[7~", "ed-move-to-beg"),
        ("\\e[8~", "ed-move-to-end"), ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
        ("\\e[3~", "ed-delete-next-char"), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
        ("\\e[5C", "em-next-word"), ("\\e[5D", "ed-prev-word"), ("\\e\\e[C", "em-next-word"),
        ("\\e\\e[D", "ed-prev-word"),
    ]

    private static func owner(of editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let owner = daybook_owner(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
    }

    func read(prompt text: SafeText) -> Input {
        guard let editor else { return .end }
        free(prompt)
        prompt = strdup(text.text)
        wasInterrupted = false
        _ = signals.takeInterrupt()
        setPasteBrackets(true)
        defer { setPasteBrackets(false) }
        var count: Int32 = 0
        let line = signals.holdingLeave { el_gets(editor, &count) }
        if wasInterrupted { return .interrupted }
        guard let line, count > 0 else { return .end }
        let typed = String(cString: line)
        return .line(typed.last?.isNewline == true ? String(typed.dropLast()) : typed)
    }

    /// Whether Ctrl-C was pressed since the last call or since a line was read.
    var isInterrupted: Bool { signals.takeInterrupt() }

    // MARK: History

    /// Adds a line to the history, unless it begins with a blank, as in a shell.
    func remember(_ line: String) {
        guard let lines, !line.isEmpty, line.first?.isWhitespace != true else { return }
        // Keeps lines that another prompt may have added meanwhile.
        daybook_reload_history(lines, historyFile)
        if let last = daybook_latest_history(lines), String(cString: last) == line { return }
        daybook_add_history(lines, line)
        _ = Files.replace(historyFile) { daybook_save_history(lines, $0) != 0 }
    }

    /// Returns the last lines of the history, oldest first.
    func history(last count: Int) -> [String] {
        guard let lines else { return [] }
        var result: [String] = []
        var next = daybook_latest_history(lines)
        while let line = next, result.count < count {
            result.append(String(cString: line))
            next = daybook_earlier_history(lines)
        }
        _ = daybook_latest_history(lines)
        return result.reversed()
    }

    // MARK: Keys

    /// The reader that libedit calls: returns 1 with a character, 0 at the end of input, -1 to abandon the line.
    private func readKey(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while true {
            switch keys.next() {
            case .character(let scalar):
                // Invisible characters and direction marks would make the line look different from what it is.
                if SafeText.clean(String(scalar)).isEmpty { continue }
                character?.pointee = wchar_t(bitPattern: scalar.value)
                return 1
            case .end: return 0
            case .event(.interrupt):
                wasInterrupted = true
                keys.forget()
                leaveLine()
                return -1
            case .event(.resize): resize()
            case .event(.leave(let signal)): leave(by: signal) { $0.redraw() }
            }
        }
    }

    // MARK: Pages

    /// Asks for a key whether to show more of a text; `place` returns the position in it, in words that fit the window.
    ///
    /// Return and Space mean yes; `q`, Escape and Ctrl-C mean no. Any other key means no and begins the next line.
    func wantsMore(_ place: () -> SafeText) -> Bool {
        guard let editor else { return true }
        daybook_set_raw(editor, 1)
        setPasteBrackets(true)
        defer {
            setPasteBrackets(false)
            daybook_set_raw(editor, 0)
        }
        return signals.holdingLeave {
            var words = place()
            Output.answers.write(words)
            while true {
                switch keys.next() {
                case .character("\r"), .character("\n"), .character(" "):
                    erase(words)
                    return true
                case .character(let scalar):
                    erase(words)
                    if !["q", "\u{1B}"].contains(scalar) || beginsMore() { keys.giveBack(scalar) }
                    return false
                case .event(.resize):
                    erase(words)
                    words = place()
                    Output.answers.write(words)
                case .event(.leave(let signal)): leave(by: signal) { _ in Output.answers.write(words) }
                case .event(.interrupt), .end:
                    keys.forget()
                    erase(words)
                    return false
                }
            }
        }
    }

    /// Tells whether the key just read begins a word or another key's sequence; false if only Return follows.
    private func beginsMore() -> Bool {
        guard keys.goesOn, case .character(let scalar) = keys.next() else { return false }
        if ["\r", "\n"].contains(scalar) { return false }
        keys.giveBack(scalar)
        return true
    }

    /// Erases the words in the last row, wrapped as the window is now; without cursor movement, ends the row instead.
    private func erase(_ words: SafeText) {
        guard screen.movesCursor, let width = screen.width, width > 0 else { return Output.answers.line() }
        let rows = max(0, DisplayWidth.of(words.text) - 1) / width
        Output.answers.write("\r\(rows > 0 ? "\u{1B}[\(rows)A" : "" as SafeText)\u{1B}[J")
    }

    // MARK: Drawing

    private func resize() {
        guard let editor else { return }
        el_resize(editor)
        guard screen.movesCursor, let width = screen.width, width > 0 else { return }
        // Terminals wrap the existing line to the new width and keep the cursor on its character.
        let rows = (promptColumns + DisplayWidth.of(text { $0.cursor })) / width
        Output.answers.write("\r\(rows > 0 ? "\u{1B}[\(rows)A" : "" as SafeText)\u{1B}[J")
        redraw()
    }

    /// Moves the cursor below the last row of an abandoned line.
    private func leaveLine() {
        guard screen.movesCursor, let width = screen.width, width > 0 else { return }
        let before = promptColumns + DisplayWidth.of(text { $0.cursor })
        let rows = (promptColumns + DisplayWidth.of(text { $0.lastchar })) / width - before / width
        if rows > 0 { Output.answers.write("\u{1B}[\(rows)B") }
    }

    private var promptColumns: Int { DisplayWidth.of(prompt.map { String(cString: $0) } ?? "") }

    private func redraw() {
        guard let editor else { return }
        daybook_redraw(editor)
        daybook_flush()
    }

    /// Returns the part of the line before a position.
    private func text(upTo end: (LineInfo) -> UnsafePointer<CChar>?) -> String {
        guard let editor, let line = el_line(editor)?.pointee, let start = line.buffer, let end = end(line) else {
            return ""
        }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    /// Returns the terminal to the shell until the program continues.
    private func leave(by signal: Int32, redraw: (LineEditor) -> Void) {
        guard let editor else { return }
        setPasteBrackets(false)
        daybook_set_raw(editor, 0)
        signals.leave(by: signal)
        daybook_set_raw(editor, 1)
        setPasteBrackets(true)
        el_resize(editor)
        redraw(self)
    }

    /// Turns the marking of pasted text on or off, if the terminal supports it.
    private func setPasteBrackets(_ isOn: Bool) {
        guard screen.movesCursor else { return }
        daybook_flush()
        Output.answers.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    }

    // MARK: Completion

    private func complete() -> UInt8 {
        guard let editor else { return UInt8(CC_ERROR) }
        let completion = completer.completion(of: text { $0.cursor })
        guard !completion.matches.isEmpty else { return UInt8(CC_ERROR) }
        if let text = completion.replacement {
            el_deletestr(editor, Int32(completion.replaced.unicodeScalars.count))
            _ = el_insertstr(editor, text)
        }
        guard completion.matches.count > 1, completion.replacement == nil else { return UInt8(CC_REFRESH) }
        daybook_flush()
        Output.answers.line("\n" + MatchList(completion.matches, width: screen.width ?? 80).text)
        return UInt8(CC_REDISPLAY)
    }
}
