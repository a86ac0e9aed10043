/// A value of a YAML document: text, a list, or a map in the order of the file.
///
/// Numbers, dates, `yes` and `no` are the text that was written: that is what their writer sees.
enum YAMLValue: Equatable {
    case text(String)
    case list([YAMLValue])
    case map([Entry])

    /// A key of a map with its value.
    struct Entry: Equatable {
        var key: String
        var value: YAMLValue
        /// The 1-based line of the key.
        var line: Int
    }

    /// The texts of a value without the empty ones: a list of lists is one list, a map's entries are `key: value`.
    var texts: [String] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let values): values.flatMap(\.texts)
        case .map(let entries):
            entries.flatMap { entry in entry.value.texts.map { "\(entry.key): \($0)" } }
        }
    }

    /// The text of a key of a map, in any case; nil for other values.
    func text(of key: String) -> String? {
        guard case .map(let entries) = self else { return nil }
        return entries.first { $0.key.lowercased() == key }?.value.texts.first
    }
}
