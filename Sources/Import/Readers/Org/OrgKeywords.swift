import Model

/// The settings of an org-mode file from keywords and property drawers: `#+TITLE: Plan`, `:CREATED: [2026-03-10 Tue]`.
///
/// Source: The Org Manual, "Summary of In-Buffer Settings", "Properties and Columns".
struct OrgKeywords {
    private(set) var properties: [YAMLValue.Entry] = []
    /// The state keywords of the file, or else the usual ones.
    private(set) var words = OrgKeywords.usualWords
    private var namesWords = false

    /// The keywords of outliners and of common settings.
    private static let usualWords = MarkerTask.words.merging([
        "NEXT": .open, "HOLD": .open, "SOMEDAY": .open, "STARTED": .begun, "INPROGRESS": .begun, "KILL": .cancelled,
        "KILLED": .cancelled,
    ]) { $1 }

    /// The front matter fields of Org keywords with other names.
    private static let fields: [String: String] = [
        "filetags": "tags", "roam_tags": "tags", "hugo_tags": "tags", "keywords": "tags", "roam_alias": "aliases",
        "roam_aliases": "aliases", "hugo_aliases": "aliases",
    ]

    /// Program settings, which say nothing about the text; below are prefixes of further ones.
    private static let settings: Set<String> = [
        "archive", "bibliography", "bind", "columns", "constants", "csl_style", "custom_id", "effort", "exclude_tags",
        "include", "language", "last_repeat", "latex", "link", "macro", "name", "options", "ordered", "plot",
        "priorities", "property", "results", "select_tags", "setupfile", "startup", "style", "tags", "tblfm", "texinfo",
        "visibility", "caption", "identifier", "downloaded",
    ]
    private static let settingPrefixes = [
        "attr_", "header", "html", "latex_", "export_", "hugo_", "reveal", "beamer", "archive_", "odt_", "cite_",
    ]

    struct Pair {
        /// In lower case.
        let key: String
        let value: String

        /// Reads `#+KEY: value`, or `:KEY: value` in a drawer, from a line without surrounding blanks; `mark` precedes the key.
        init?(_ line: ArraySlice<UInt8>, mark: String) {
            guard line.starts(with: mark.utf8) else { return nil }
            let rest = line.dropFirst(mark.utf8.count)
            guard let colon = rest.prefix(60).firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
                !rest[..<colon].contains(where: LineCursor.isBlank)
            else { return nil }
            let name = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
            key = name.hasSuffix("+") ? String(name.dropLast()) : name
            value = String(decoding: rest[(colon + 1)...].trimmingBlanks, as: UTF8.self)
        }

        var isSetting: Bool {
            OrgKeywords.settings.contains(key) || OrgKeywords.settingPrefixes.contains(where: key.hasPrefix)
                || ProgramProperty.isOne(key, value)
        }
    }

    /// Adds a keyword or property of the file; unknown keywords below a heading are ignored.
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

    /// Adds the timestamp of the title heading, unless a keyword dates the file.
    mutating func addDate(_ stamp: OrgTimestamp, line: Int) {
        guard !properties.contains(where: { $0.key == "date" }) else { return }
        properties.append(YAMLValue.Entry(key: "date", value: .text(stamp.written), line: line))
    }

    /// Adds the state keywords of `TODO(t) NEXT | DONE(d) KILLED`; those after the bar, or else the last, mean done.
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

    /// Returns a timestamp as a date, and any other value with its links rewritten.
    private static func plain(_ value: String) -> String {
        let bytes = Array(value.utf8)[...]
        if let stamp = OrgTimestamp(prefix: bytes), stamp.length == bytes.count { return stamp.written }
        return String(decoding: OrgLinks.rewritten(bytes), as: UTF8.self)
    }

    private static func tags(_ value: String) -> [String] {
        value.split { $0 == ":" || $0 == "," || $0 == "\"" || $0.isWhitespace }.map(String.init)
    }

    /// Splits a value into names; quoted names may contain blanks.
    private static func quoted(_ value: String) -> [String] {
        value.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
            place.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map(String.init) : [String(part)]
        }
        .filter { !$0.isEmpty }
    }

    /// Joins the values of lines with the same key: two texts become one text, others a list.
    private static func joined(_ first: YAMLValue, _ second: YAMLValue) -> YAMLValue {
        if case .text(let left) = first, case .text(let right) = second { return .text(left + " " + right) }
        return .list([first, second])
    }
}
