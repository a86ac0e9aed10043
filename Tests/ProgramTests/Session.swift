import Foundation

/// A commented session with the shell, kept as a file that reads as documentation.
///
/// A line `$ …` is typed; the lines below it are what standard output must hold, up to the next `$` or `#`. `...` alone stands for
/// any lines, `*` in a line for any characters. `2> …` is a line of standard error, `? N` the exit status where it is not 0.
/// Variables that a line exports hold for the lines below it. Blank lines at the end of an output do not count.
struct Session: Sendable {
    /// One line that is typed, with what must come of it.
    struct Step: Sendable {
        var line: Int
        var command: String
        var output: [String] = []
        var messages: [String] = []
        var status: Int32 = 0
    }

    var steps: [Step] = []

    /// Reads the text of a session.
    init(_ text: String) {
        var isOpen = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("$ ") {
                steps.append(Step(line: index + 1, command: String(line.dropFirst(2))))
                isOpen = true
            } else if line.hasPrefix("#") {
                isOpen = false
            } else if isOpen {
                Session.expect(line, of: &steps[steps.count - 1])
            }
        }
        for place in steps.indices { steps[place].output = Session.withoutBlankEnd(steps[place].output) }
    }

    private static func expect(_ line: Substring, of step: inout Step) {
        if line.hasPrefix("2> ") {
            step.messages.append(String(line.dropFirst(3)))
        } else if line.hasPrefix("? "), let status = Int32(line.dropFirst(2)) {
            step.status = status
        } else {
            step.output.append(String(line))
        }
    }

    /// Lines without the empty ones at their end.
    static func withoutBlankEnd(_ lines: [String]) -> [String] {
        Array(lines.reversed().drop { $0.isEmpty }.reversed())
    }

    /// The session's file names, in their order.
    static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (files ?? []).filter { $0.hasSuffix(".session") }.sorted()
    }()

    /// The folder of the sessions.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/sessions"
}

/// Compares lines with patterns of lines.
enum LinePattern {
    /// Whether lines agree with patterns, of which `...` stands for any number of lines.
    static func matches(_ lines: [String], _ patterns: [String]) -> Bool {
        matches(lines[...], patterns[...], any: "...") { line, pattern in
            matches(Array(line)[...], Array(pattern)[...], any: "*", ==)
        }
    }

    /// Whether elements agree with patterns one by one, where one pattern stands for any number of elements.
    private static func matches<Element: Equatable>(
        _ elements: ArraySlice<Element>, _ patterns: ArraySlice<Element>, any: Element,
        _ agree: (Element, Element) -> Bool
    ) -> Bool {
        // Only the last wildcard needs to be tried again with one element more.
        var (elements, patterns) = (elements, patterns)
        var retry: (elements: ArraySlice<Element>, patterns: ArraySlice<Element>)?
        while true {
            if patterns.first == any {
                patterns = patterns.dropFirst()
                retry = (elements, patterns)
            } else if let element = elements.first, let pattern = patterns.first, agree(element, pattern) {
                (elements, patterns) = (elements.dropFirst(), patterns.dropFirst())
            } else if elements.isEmpty, patterns.isEmpty {
                return true
            } else if let last = retry, !last.elements.isEmpty {
                retry = (last.elements.dropFirst(), last.patterns)
                (elements, patterns) = (last.elements.dropFirst(), last.patterns)
            } else {
                return false
            }
        }
    }
}
