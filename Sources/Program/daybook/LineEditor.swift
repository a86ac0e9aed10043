import CEditLine
import Glibc

/// Reads lines from a terminal with editing, history and completion: the only place that calls libedit.
///
/// libedit keeps its state in globals, so there can be one editor in a process.
final class LineEditor {
    /// What came from the terminal.
    enum Input {
        case line(String)
        /// Ctrl-C: the line is dropped.
        case interrupted
        /// Ctrl-D on an empty line.
        case end
    }

    private let historyFile: String
    private static let longestHistory: Int32 = 1000

    /// Prepares the terminal.
    ///
    /// - Parameters:
    ///   - historyFile: Where lines are kept from run to run.
    ///   - candidates: Everything that Tab may complete.
    init(historyFile: String, candidates: [String]) {
        self.historyFile = historyFile
        setlocale(LC_ALL, "")
        // In another character set libedit loses every letter beyond ASCII.
        if let charset = nl_langinfo(Int32(CODESET)), String(cString: charset) != "UTF-8" {
            setlocale(LC_CTYPE, "C.UTF-8")
        }
        daybook_set_name("daybook")
        Completion.candidates = candidates
        daybook_set_completion { _, start, _ in Completion.matches(from: Int(start)) }
        using_history()
        stifle_history(LineEditor.longestHistory)
        read_history(historyFile)
        LineEditor.interruptReads()
    }

    /// Reads one line.
    func read(prompt: String) -> Input {
        errno = 0
        guard let bytes = readline(prompt) else { return errno == EINTR ? .interrupted : .end }
        defer { free(bytes) }
        return .line(String(cString: bytes))
    }

    /// Keeps a line in the history; one that begins with a blank stays out, as in a shell.
    func remember(_ line: String) {
        guard !line.isEmpty, line.first?.isWhitespace != true else { return }
        if let last = daybook_last_history_line(), String(cString: last) == line { return }
        add_history(line)
        Files.makePrivate(historyFile)
        write_history(historyFile)
    }

    /// Makes Ctrl-C end the reading of a line instead of the program.
    private static func interruptReads() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGINT, &action, nil)
    }
}

/// Completes the whole line from a list; libedit asks through a C callback, so the list must be global.
///
/// It is set once, before the first line, and libedit asks on the thread that reads lines: nothing else touches it.
private enum Completion {
    nonisolated(unsafe) static var candidates: [String] = []

    /// The matches as libedit wants them: the common beginning, then each match, ended by null.
    ///
    /// Each is what replaces the line from a byte on; libedit frees all of it.
    static func matches(from start: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        daybook_end_completion()
        guard let buffer = daybook_line() else { return nil }
        let line = String(cString: buffer)
        let found = completions(of: line).map { String(decoding: $0.utf8.dropFirst(start), as: UTF8.self) }
        guard let first = found.first else { return nil }
        let common = found.dropFirst().reduce(first) { commonBeginning($0, $1) }
        let texts = [common] + (found.count > 1 ? found : [])
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
        for (place, text) in texts.enumerated() { list[place] = strdup(text) }
        list[texts.count] = nil
        return list
    }

    /// The whole line with its last words completed: a command at its beginning, a name anywhere.
    private static func completions(of line: String) -> [String] {
        if line.hasPrefix(":") { return candidates.filter { $0.hasPrefix(line) } }
        var starts = line.indices.filter { $0 == line.startIndex || line[line.index(before: $0)] == " " }
        starts = Array(starts.suffix(3))
        for start in starts {
            let typed = line[start...].lowercased()
            guard !typed.isEmpty else { continue }
            let found = candidates.filter { $0.lowercased().hasPrefix(typed) && !$0.hasPrefix(":") }
            if !found.isEmpty { return found.map { line[..<start] + $0 } }
        }
        return []
    }

    private static func commonBeginning(_ left: String, _ right: String) -> String {
        String(zip(left, right).prefix { $0 == $1 }.map(\.0))
    }
}
