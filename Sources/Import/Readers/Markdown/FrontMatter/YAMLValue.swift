/// A value of a YAML document; numbers, dates, `yes` and `no` stay the text as written, and maps keep file order.
enum YAMLValue: Equatable {
    case text(String)
    case list([YAMLValue])
    case map([Entry])

    struct Entry: Equatable {
        var key: String
        var value: YAMLValue
        /// The 1-based line of the key.
        var line: Int
    }

    /// The non-empty texts of a value: nested lists are flattened, a map's entries become `key: value`.
    var texts: [String] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let values): values.flatMap(\.texts)
        case .map(let entries):
            entries.flatMap { entry in entry.value.texts.map { "\(entry.key): \($0)" } }
        }
    }

    /// Returns the text of a map's key, which is matched in any case; nil for other values.
    func text(of key: String) -> String? {
        guard case .map(let entries) = self else { return nil }
        return entries.first { $0.key.lowercased() == key }?.value.texts.first
    }
}
