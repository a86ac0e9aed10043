import CEditLine
import Glibc
import Text

/// Reads lines from a terminal with editing, history and completion; the only user of libedit.
@safe final class LineEditor {
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
        unsafe editor = unsafe daybook_editor("daybook")
        unsafe lines = unsafe history_init()
        guard let editor = unsafe editor, let lines = unsafe lines else { return }
        unsafe daybook_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        unsafe daybook_set_prompt(editor) { unsafe LineEditor.owner(of: $0)?.prompt }
        unsafe daybook_set_reader(editor) { unsafe LineEditor.owner(of: $0)?.readKey(into: $1) ?? 0 }
        unsafe daybook_add_function(editor, "daybook-complete", "Complete the words before the cursor") { editor, _ in
            unsafe LineEditor.owner(of: editor)?.complete() ?? UInt8(CC_ERROR)
        }
        // Without cursor movement, the line is written as on a dumb terminal.
        if !screen.movesCursor { unsafe daybook_set_terminal(editor, "dumb") }
        unsafe bindKeys(editor)
        unsafe daybook_use_history(editor, lines, LineEditor.longestHistory)
        unsafe daybook_reload_history(lines, historyFile)
    }

    deinit {
        if let editor = unsafe editor { unsafe el_end(editor) }
        if let lines = unsafe lines { unsafe history_end(lines) }
        unsafe free(prompt)
    }

    /// Binds the keys known from readline; the user's `.editrc` takes precedence.
    private func bindKeys(_ editor: OpaquePointer) {
        unsafe daybook_set_keys(editor, "emacs")
        for (key, function) in LineEditor.bindings { unsafe daybook_bind(editor, key, function) }
        unsafe el_source(editor, nil)
        // Tab completes even if the file binds it otherwise.
        unsafe daybook_bind(editor, "^I", "daybook-complete")
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
        guard let editor = unsafe editor, let owner = unsafe daybook_owner(editor) else { return nil }
        return unsafe Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
    }

    func read(prompt text: SafeText) -> Input {
        guard let editor = unsafe editor else { return .end }
        unsafe free(prompt)
        unsafe prompt = unsafe strdup(text.text)
        wasInterrupted = false
        _ = signals.takeInterrupt()
        setPasteBrackets(true)
        defer { setPasteBrackets(false) }
        var count: Int32 = 0
        let line = unsafe signals.holdingLeave { unsafe el_gets(editor, &count) }
        if wasInterrupted { return .interrupted }
        guard let line = unsafe line, count > 0 else { return .end }
        let typed = unsafe String(cString: line)
        return .line(typed.last?.isNewline == true ? String(typed.dropLast()) : typed)
    }

    /// Whether Ctrl-C was pressed since the last call or since a line was read.
    var isInterrupted: Bool { signals.takeInterrupt() }

    // MARK: History

    /// Adds a line to the history, unless it begins with a blank, as in a shell.
    func remember(_ line: String) {
        guard let lines = unsafe lines, !line.isEmpty, line.first?.isWhitespace != true else { return }
        // Keeps lines that another prompt may have added meanwhile.
        unsafe daybook_reload_history(lines, historyFile)
        if let last = unsafe daybook_latest_history(lines), unsafe String(cString: last) == line { return }
        unsafe daybook_add_history(lines, line)
        _ = Files.replace(historyFile) { unsafe daybook_save_history(lines, $0) != 0 }
    }

    /// Returns the last lines of the history, oldest first.
    func history(last count: Int) -> [String] {
        guard let lines = unsafe lines else { return [] }
        var result: [String] = []
        var next = unsafe daybook_latest_history(lines)
        while let line = unsafe next, result.count < count {
            unsafe result.append(String(cString: line))
            unsafe next = unsafe daybook_earlier_history(lines)
        }
        _ = unsafe daybook_latest_history(lines)
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
                unsafe character?.pointee = wchar_t(bitPattern: scalar.value)
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
        guard let editor = unsafe editor else { return true }
        unsafe daybook_set_raw(editor, 1)
        setPasteBrackets(true)
        defer {
            setPasteBrackets(false)
            unsafe daybook_set_raw(editor, 0)
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
        guard let editor = unsafe editor else { return }
        unsafe el_resize(editor)
        guard screen.movesCursor, let width = screen.width, width > 0 else { return }
        // Terminals wrap the existing line to the new width and keep the cursor on its character.
        let rows = unsafe (promptColumns + DisplayWidth.of(text { unsafe $0.cursor })) / width
        Output.answers.write("\r\(rows > 0 ? "\u{1B}[\(rows)A" : "" as SafeText)\u{1B}[J")
        redraw()
    }

    /// Moves the cursor below the last row of an abandoned line.
    private func leaveLine() {
        guard screen.movesCursor, let width = screen.width, width > 0 else { return }
        let before = unsafe promptColumns + DisplayWidth.of(text { unsafe $0.cursor })
        let rows = unsafe (promptColumns + DisplayWidth.of(text { unsafe $0.lastchar })) / width - before / width
        if rows > 0 { Output.answers.write("\u{1B}[\(rows)B") }
    }

    private var promptColumns: Int { unsafe DisplayWidth.of(prompt.map { unsafe String(cString: $0) } ?? "") }

    private func redraw() {
        guard let editor = unsafe editor else { return }
        unsafe daybook_redraw(editor)
        daybook_flush()
    }

    /// Returns the part of the line before a position.
    private func text(upTo end: (LineInfo) -> UnsafePointer<CChar>?) -> String {
        guard let editor = unsafe editor, let line = unsafe el_line(editor)?.pointee, let start = unsafe line.buffer,
            let end = unsafe end(line)
        else {
            return ""
        }
        return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    /// Returns the terminal to the shell until the program continues.
    private func leave(by signal: Int32, redraw: (LineEditor) -> Void) {
        guard let editor = unsafe editor else { return }
        setPasteBrackets(false)
        unsafe daybook_set_raw(editor, 0)
        signals.leave(by: signal)
        unsafe daybook_set_raw(editor, 1)
        setPasteBrackets(true)
        unsafe el_resize(editor)
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
        guard let editor = unsafe editor else { return UInt8(CC_ERROR) }
        let completion = unsafe completer.completion(of: text { unsafe $0.cursor })
        guard !completion.matches.isEmpty else { return UInt8(CC_ERROR) }
        if let text = completion.replacement {
            unsafe el_deletestr(editor, Int32(completion.replaced.unicodeScalars.count))
            _ = unsafe el_insertstr(editor, text)
        }
        guard completion.matches.count > 1, completion.replacement == nil else { return UInt8(CC_REFRESH) }
        daybook_flush()
        Output.answers.line("\n" + MatchList(completion.matches, width: screen.width ?? 80).text)
        return UInt8(CC_REDISPLAY)
    }
}
