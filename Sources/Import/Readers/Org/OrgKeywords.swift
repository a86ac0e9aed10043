import Model

/// What the keywords and property drawers of an org-mode file say of all of it: `#+TITLE: Plan`, `:CREATED: [2026-03-10 Tue]`.
///
/// Source: The Org Manual, "Summary of In-Buffer Settings", "Properties and Columns".
struct OrgKeywords {
    /// The properties of the file.
    private(set) var properties: [YAMLValue.Entry] = []
    /// The words of states: those of the file, else the usual ones.
    private(set) var words = OrgKeywords.usualWords
    /// Whether the file names words of its own.
    private var namesWords = false

    /// Those of outliners, and the words of common settings.
    private static let usualWords = MarkerTask.words.merging([
        "NEXT": .open, "HOLD": .open, "SOMEDAY": .open, "STARTED": .begun, "INPROGRESS": .begun, "KILL": .cancelled,
        "KILLED": .cancelled,
    ]) { $1 }

    /// Keywords of other names for a field of front matter.
    private static let fields: [String: String] = [
        "filetags": "tags", "roam_tags": "tags", "hugo_tags": "tags", "keywords": "tags", "roam_alias": "aliases",
        "roam_aliases": "aliases", "hugo_aliases": "aliases",
    ]

    /// Settings for the program, which say nothing of the text, and what they begin with.
    private static let settings: Set<String> = [
        "archive", "bibliography", "bind", "columns", "constants", "csl_style", "custom_id", "effort", "exclude_tags",
        "include", "language", "last_repeat", "latex", "link", "macro", "name", "options", "ordered", "plot",
        "priorities", "property", "results", "select_tags", "setupfile", "startup", "style", "tags", "tblfm", "texinfo",
        "visibility", "caption", "identifier", "downloaded",
    ]
    private static let settingPrefixes = [
        "attr_", "header", "html", "latex_", "export_", "hugo_", "reveal", "beamer", "archive_", "odt_", "cite_",
    ]

    /// A keyword or a property with its value.
    struct Pair {
        /// The name in lower case.
        let key: String
        /// The value without blanks around it.
        let value: String

        /// Reads `#+KEY: value`, or in a drawer `:KEY: value`.
        ///
        /// - Parameters:
        ///   - line: The line without blanks around it.
        ///   - mark: What stands before the key.
        init?(_ line: ArraySlice<UInt8>, mark: StaticString) {
            guard mark.withUTF8Buffer({ line.starts(with: $0) }) else { return nil }
            let rest = line.dropFirst(mark.utf8CodeUnitCount)
            guard let colon = rest.prefix(60).firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
                !rest[..<colon].contains(where: LineCursor.isBlank)
            else { return nil }
            let name = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
            key = name.hasSuffix("+") ? String(name.dropLast()) : name
            value = String(decoding: rest[(colon + 1)...].trimmingBlanks, as: UTF8.self)
        }

        /// Whether it is a setting for the program.
        var isSetting: Bool {
            OrgKeywords.settings.contains(key) || OrgKeywords.settingPrefixes.contains(where: key.hasPrefix)
                || ProgramProperty.isOne(key, value)
        }
    }

    /// Takes a keyword or a property of the file.
    ///
    /// - Parameters:
    ///   - pair: The keyword.
    ///   - line: Its 1-based line.
    ///   - isAtTop: Whether no heading stands above it; below one, unknown keywords belong to what follows them.
    mutating func add(_ pair: Pair, line: Int, isAtTop: Bool = true) {
        if ["todo", "seq_todo", "typ_todo"].contains(pair.key) { return addWords(pair.value) }
        guard !pair.value.isEmpty, !pair.isSetting else { return }
        let key = OrgKeywords.fields[pair.key] ?? pair.key
        guard isAtTop || FrontMatterField(key: key) != nil else { return }
        let value: YAMLValue =
            switch FrontMatterField(key: key) {
            case .tags: .list(OrgKeywords.tags(pair.value).map(YAMLValue.text))
            case .aliases: .list(OrgKeywords.quoted(pair.value).map(YAMLValue.text))
            default: .text(OrgKeywords.plain(pair.value))
            }
        guard let place = properties.firstIndex(where: { $0.key == key }) else {
            return properties.append(YAMLValue.Entry(key: key, value: value, line: line))
        }
        properties[place].value = OrgKeywords.joined(properties[place].value, value)
    }

    /// Takes the timestamp of the heading that names the file, unless a keyword dates it.
    mutating func addDate(_ stamp: OrgTimestamp, line: Int) {
        guard !properties.contains(where: { $0.key == "date" }) else { return }
        properties.append(YAMLValue.Entry(key: "date", value: .text(stamp.written), line: line))
    }

    /// Of `TODO(t) NEXT | DONE(d) KILLED`, what stands behind the bar is done; without one the last word is.
    private mutating func addWords(_ value: String) {
        if !namesWords { words = [:] }
        namesWords = true
        let names = value.split(whereSeparator: \.isWhitespace).map { $0.prefix { $0 != "(" } }.filter { !$0.isEmpty }
        let bar = names.firstIndex(of: "|") ?? names.count - 1
        for (place, name) in names.enumerated() where name != "|" {
            let usual = OrgKeywords.usualWords[String(name)]
            let isDone = place >= bar
            words[String(name)] =
                isDone ? (usual == .cancelled ? .cancelled : .done) : (usual == .begun ? .begun : .open)
        }
    }

    /// A value that is a timestamp as a date, any other without the brackets of links.
    private static func plain(_ value: String) -> String {
        let bytes = Array(value.utf8)[...]
        if let stamp = OrgTimestamp(prefix: bytes), stamp.length == bytes.count { return stamp.written }
        return String(decoding: OrgLinks.rewritten(bytes), as: UTF8.self)
    }

    /// `:work:phone:`, `work phone`, `"work", "phone"`.
    private static func tags(_ value: String) -> [String] {
        value.split { $0 == ":" || $0 == "," || $0 == "\"" || $0.isWhitespace }.map(String.init)
    }

    /// Names in quotes, which may hold blanks, and names without.
    private static func quoted(_ value: String) -> [String] {
        value.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
            place.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map(String.init) : [String(part)]
        }
        .filter { !$0.isEmpty }
    }

    /// Lists of two lines are one, and so are texts.
    private static func joined(_ first: YAMLValue, _ second: YAMLValue) -> YAMLValue {
        if case .text(let left) = first, case .text(let right) = second { return .text(left + " " + right) }
        return .list([first, second])
    }
}
