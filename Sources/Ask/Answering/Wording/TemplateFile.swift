/// A file of texts: each line is `key: text`; `#` begins a comment line, and blank lines are skipped.
public struct TemplateFile: Sendable {
    /// The name of the file in errors.
    public let name: String
    let entries: [Entry]
    /// The first line that is neither a text nor a comment.
    private let fault: TemplateError?

    struct Entry: Sendable {
        var key: String
        var text: String
        /// 1-based.
        var line: Int
    }

    /// Parses a file.
    ///
    /// - Parameters:
    ///   - name: The name of the file in errors.
    ///   - bytes: The content in UTF-8, with or without a byte order mark.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        var entries: [Entry] = []
        var fault: TemplateError?
        var rest = bytes.starts(with: TemplateFile.byteOrderMark) ? bytes[3...] : bytes[...]
        var place = -1
        while !rest.isEmpty {
            place += 1
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let isCarried = end > rest.startIndex && rest[end - 1] == UInt8(ascii: "\r")
            let line = rest[rest.startIndex..<(isCarried ? end - 1 : end)]
            rest = rest[min(end + 1, rest.endIndex)...]
            guard let first = line.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "#") else {
                continue
            }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), TemplateFile.isKey(line[..<colon]) else {
                fault = fault ?? TemplateError(file: name, line: place + 1, problem: .noKey)
                continue
            }
            let text = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
            entries.append(
                Entry(
                    key: String(decoding: line[..<colon], as: UTF8.self), text: String(decoding: text, as: UTF8.self),
                    line: place + 1))
        }
        self.entries = entries
        self.fault = fault
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns the texts of some files in order, each with its file's name; all have balanced braces.
    ///
    /// - Throws: `TemplateError` for the first invalid line.
    static func checked(_ files: [TemplateFile]) throws(TemplateError) -> [(file: String, entry: Entry)] {
        var checked: [(file: String, entry: Entry)] = []
        for file in files {
            if let fault = file.fault { throw fault }
            for entry in file.entries {
                guard areBracesPaired(entry.text) else {
                    throw TemplateError(file: file.name, line: entry.line, problem: .openSlot(key: entry.key))
                }
                checked.append((file.name, entry))
            }
        }
        return checked
    }

    static func slots(of text: String) -> Set<String> {
        var slots: Set<String> = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            slots.insert(String(rest[open.upperBound..<close.lowerBound]))
            rest = rest[close.upperBound...]
        }
        return slots
    }

    private static func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                let lower = byte | 0x20
                return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
            }
    }

    private static func areBracesPaired(_ text: String) -> Bool {
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            guard let close = rest[open.upperBound...].firstRange(of: "}}"),
                !rest[open.upperBound..<close.lowerBound].contains("{")
            else { return false }
            rest = rest[close.upperBound...]
        }
        return !rest.contains("}}")
    }
}

/// A reason why a user's own text is invalid.
public struct TemplateError: Error, Equatable {
    /// The file.
    public var file: String
    /// The line, 1-based.
    public var line: Int
    /// The problem.
    public var problem: Problem

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - line: The line, 1-based.
    ///   - problem: The problem.
    public init(file: String, line: Int, problem: Problem) {
        self.file = file
        self.line = line
        self.problem = problem
    }

    /// A problem of a line.
    public enum Problem: Sendable, Equatable {
        /// It is not `key: text`.
        case noKey
        /// No answer uses this text.
        case unknown(key: String)
        /// The key occurs in an earlier line.
        case repeated(key: String)
        /// `{{` without `}}`, or `}}` without `{{`.
        case openSlot(key: String)
        /// The replaced text has no such slot.
        case unknownSlot(String, key: String, known: [String])
        /// The text lacks a slot of the replaced one.
        case missingSlot(String, key: String)
    }
}
