import Time

enum ContactText {
    /// Returns a value without escapes and surrounding white space; line breaks remain.
    static func unescaped(_ value: String) -> String {
        String(CalendarText.unescaped(value).trimmingWhitespace)
    }

    static func line(_ value: String) -> String {
        CalendarText.unescaped(value).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Splits a value at unescaped separators; each part is on one line, and empty parts are kept.
    static func parts(_ value: String, at separator: Character) -> [String] {
        var parts: [String] = [""]
        var isEscaped = false
        for character in value {
            if character == separator, !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts.map(line)
    }

    /// Returns a telephone number as dialled, also from `tel:+49-30-1234;ext=5`.
    static func telephone(_ value: String) -> String {
        let text = line(value)
        guard text.lowercased().hasPrefix("tel:") else { return text }
        return String(text.dropFirst(4)).replacing(";ext=", with: " ext. ")
    }

    /// Returns a date in words, `12 March 1984`, without an unknown year; other text is unchanged.
    static func date(_ value: String) -> String {
        let text = line(value)
        let day = text.prefix { $0 != "T" }
        let isYearless = day.hasPrefix("--")
        // Any leap year serves to validate the day.
        let digits = isYearless ? "2000" + day.dropFirst(2).filter { $0 != "-" } : day.filter { $0 != "-" }
        guard digits.count == 8, let date = ISO8601.parse(digits)?.local.date else { return text }
        let words = "\(date.day) \(months[date.month - 1])"
        // Apple writes 1604 for an unknown year.
        return isYearless || date.year == 1604 ? words : "\(words) \(date.year)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
