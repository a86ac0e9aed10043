/// A parser of the part of TOML 1.0 used in front matter between lines of `+++`: strings, dates, numbers, arrays and tables.
///
/// The keys of a table (`[taxonomies]`, `[extra]`) are treated as top-level keys, unless an earlier key has the same name.
struct TOMLParser {
    private(set) var entries: [YAMLValue.Entry] = []
    private(set) var problems: [(line: Int, message: String)] = []

    private static let mostValueLines = 200
    /// The maximum depth of arrays and tables; deeper ones are not read.
    private static let deepest = 12

    /// Reads the lines between the fences; `firstLine` is the number of the first one in its file.
    init(_ lines: ArraySlice<String>, firstLine: Int) {
        var index = lines.startIndex
        // Tables such as `[[resources]]` may repeat, each with a title of its own.
        var isInArray = false
        while index < lines.endIndex {
            let start = index
            let line = lines[index].trimmed
            index += 1
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("[") {
                isInArray = line.hasPrefix("[[")
                continue
            }
            let number = firstLine + start - lines.startIndex
            guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                problems.append((number, "a line without a key was left out"))
                continue
            }
            let key = line[..<equals].trimmed.filter { $0 != "\"" && $0 != "'" }
            var text = line[line.utf8.index(after: equals)...].trimmed
            var scanner = Scanner(text)
            var value = scanner.value(depth: 0)
            while value == nil, scanner.isOpen, index < lines.endIndex, index - start < TOMLParser.mostValueLines {
                text += "\n" + lines[index]
                index += 1
                scanner = Scanner(text)
                value = scanner.value(depth: 0)
            }
            guard let value, !key.isEmpty else {
                problems.append((number, "a value that cannot be read was left out"))
                index = start + 1
                continue
            }
            if !isInArray, !entries.contains(where: { $0.key == key }) {
                entries.append(YAMLValue.Entry(key: key, value: value, line: number))
            }
        }
    }

    private struct Scanner {
        private let bytes: [UInt8]
        private var index = 0
        /// Whether the text ended inside a value.
        private(set) var isOpen = false

        init(_ text: String) { bytes = Array(text.utf8) }

        mutating func value(depth: Int) -> YAMLValue? {
            skipBlanks()
            guard index < bytes.count, depth < TOMLParser.deepest else { return end() }
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): return string().map(YAMLValue.text)
            case UInt8(ascii: "["): return array(depth: depth)
            case UInt8(ascii: "{"): return table(depth: depth)
            default: return bare().map { .text($0.trimmed) }
            }
        }

        private mutating func end<Value>() -> Value? {
            isOpen = isOpen || index >= bytes.count
            return nil
        }

        /// Skips blanks, line ends and comments.
        private mutating func skipBlanks() {
            while index < bytes.count {
                if bytes[index] <= 0x20 {
                    index += 1
                } else if bytes[index] == UInt8(ascii: "#") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else {
                    return
                }
            }
        }

        /// Reads a number, date or word.
        private mutating func bare() -> String? {
            let text = bytes[index...].prefix { !",]}#\n".utf8.contains($0) }
            guard !text.isEmpty else { return nil }
            index += text.count
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func string() -> String? {
            let quote = bytes[index]
            let isLong = bytes[index...].starts(with: [quote, quote, quote])
            index += isLong ? 3 : 1
            if isLong, index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            var text: [UInt8] = []
            while index < bytes.count {
                if bytes[index] == quote, !isLong || bytes[index...].starts(with: [quote, quote, quote]) {
                    index += isLong ? 3 : 1
                    return String(decoding: text, as: UTF8.self)
                }
                if bytes[index] == UInt8(ascii: "\n"), !isLong { return nil }
                if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                    text += escaped()
                } else {
                    text.append(bytes[index])
                    index += 1
                }
            }
            return end()
        }

        private mutating func escaped() -> [UInt8] {
            let mark = index + 1 < bytes.count ? bytes[index + 1] : 0
            index = min(bytes.count, index + 2)
            switch mark {
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\n"): return [UInt8(ascii: " ")]
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let digits = bytes[index...].prefix(mark == UInt8(ascii: "u") ? 4 : 8)
                let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
                guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else { return [] }
                index += digits.count
                return Array(String(scalar).utf8)
            case 0: return []
            default: return [mark]
            }
        }

        private mutating func array(depth: Int) -> YAMLValue? {
            index += 1
            var values: [YAMLValue] = []
            while true {
                skipBlanks()
                guard index < bytes.count else { return end() }
                if take(UInt8(ascii: "]")) { return .list(values) }
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                skipBlanks()
                if !take(UInt8(ascii: ",")), index < bytes.count, bytes[index] != UInt8(ascii: "]") { return nil }
            }
        }

        private mutating func table(depth: Int) -> YAMLValue? {
            index += 1
            var entries: [YAMLValue.Entry] = []
            while true {
                skipBlanks()
                guard index < bytes.count else { return end() }
                if take(UInt8(ascii: "}")) { return .map(entries) }
                let key = bytes[index...].prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "}") }
                index += key.count
                guard take(UInt8(ascii: "=")), let value = value(depth: depth + 1) else { return nil }
                entries.append(
                    YAMLValue.Entry(key: String(decoding: key, as: UTF8.self).trimmed, value: value, line: 0))
                skipBlanks()
                if !take(UInt8(ascii: ",")), index < bytes.count, bytes[index] != UInt8(ascii: "}") { return nil }
            }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
            return true
        }
    }
}
