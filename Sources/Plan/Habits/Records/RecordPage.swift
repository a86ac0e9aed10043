import Model
import Readers
import Time

/// A page of the vault that keeps records.
public struct RecordPage: Sendable {
    /// The kinds of pages, as `kind` of the front matter names them.
    public enum Kind: String, Sendable, CaseIterable {
        case habit, subscription
    }

    /// The path of the file, relative to the vault.
    public let path: String
    /// The title of the note.
    public let title: String
    /// The lines of the file without their ends.
    public var lines: [String] { page.lines }
    /// The number of lines of the front matter with both fences; 0 if there is none.
    public var frontLineCount: Int { page.frontLineCount }

    private let page: PageFields

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the vault.
    ///   - title: The title of the note.
    ///   - bytes: The content of the file.
    public init(path: String, title: String, bytes: [UInt8]) {
        (self.path, self.title) = (path, title)
        page = PageFields(path: path, bytes: bytes)
    }

    /// Returns a field that has a value.
    ///
    /// - Parameter key: The key in lower case, with blanks for `-` and `_`.
    /// - Returns: The last of its name; nil if there is none.
    public func field(_ key: String) -> PageFields.Field? { page.fields.last { $0.key == key && !$0.text.isEmpty } }

    /// Returns the lines from the first to the last of some fields; the first line of the file if there are none.
    func lines(of keys: [String]) -> LineRange {
        let places = keys.compactMap { field($0)?.line }
        return LineRange(places.min() ?? 1, places.max() ?? 1)
    }

    func problem(_ reason: RecordProblem.Reason, line: Int) -> RecordProblem {
        RecordProblem(path: path, line: line, reason: reason)
    }

    /// The names by which questions and commands mean the page: its title, its aliases and its file's name.
    var names: [String] {
        let file = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        let aliases = field("aliases")?.text ?? field("alias")?.text ?? ""
        return [title] + aliases.split(separator: ",").map { $0.trimmingBlanks } + [file]
    }
}

extension RecordPage {
    /// Reads a whole number of 0 … `largest`; 0 without the field.
    func number(_ key: String, _ problems: inout [RecordProblem]) -> Int {
        guard let field = field(key) else { return 0 }
        if let number = Int(field.text), (0...RecordPage.largest).contains(number) { return number }
        problems.append(problem(.noNumber(field.text, key: key), line: field.line))
        return 0
    }

    private static let largest = 100_000

    /// Reads a day; nil without the field.
    func day(_ key: String, _ problems: inout [RecordProblem]) -> CivilDate? {
        guard let field = field(key) else { return nil }
        if let moment = ISO8601.parse(field.text) { return moment.local.date }
        problems.append(problem(.noDay(field.text), line: field.line))
        return nil
    }

    /// Reads whether a page is archived, `true`, or the day from which on it is.
    func archival(_ problems: inout [RecordProblem]) -> Archival? {
        guard let text = field("archived")?.text.lowercased(), !["false", "no"].contains(text) else { return nil }
        return ["true", "yes"].contains(text) ? .always : day("archived", &problems).map(Archival.since)
    }
}

/// When a page was laid aside.
public enum Archival: Sendable, Equatable {
    case always
    case since(CivilDate)

    func holds(on day: CivilDate) -> Bool {
        switch self {
        case .always: true
        case .since(let first): day >= first
        }
    }
}

extension StringProtocol {
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
