/// A time of day as written in front matter: `15:00`, `9.30`.
struct TimeOfDay {
    let hour: Int
    let minute: Int

    /// Reads hours and minutes, separated by a colon or a full stop, with optional seconds.
    init?(_ text: String) {
        let parts = text.split { $0 == ":" || $0 == "." }
        guard (2...3).contains(parts.count), text.count <= 8, let hour = Int(parts[0]), let minute = Int(parts[1])
        else {
            return nil
        }
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Reads a leading time with minutes, am or pm: `14:00`, `9.30`, `9:30 pm`, `3pm`, `14:00 Uhr`; returns nil if there is none.
    static func prefix(of text: String) -> (time: TimeOfDay, rest: String)? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }
        var written = digits
        while let last = written.last, !last.isNumber { written = written.dropLast() }
        let isHour = (1...2).contains(written.count) && written.allSatisfy(\.isNumber)
        let separator = written.dropLast(2).last
        guard isHour || (written.count >= 4 && (separator == ":" || separator == ".")),
            let time = TimeOfDay(isHour ? written + ":00" : String(written))
        else { return nil }
        var rest = text[written.endIndex...]
        let behind = rest.drop { $0 == " " }.lowercased()
        for (mark, length) in [("am", 2), ("pm", 2), ("a.m.", 4), ("p.m.", 4), ("uhr", 3), ("h", 1)]
        where behind.hasPrefix(mark) && !(behind.dropFirst(length).first?.isLetter ?? false) {
            rest = rest.drop { $0 == " " }.dropFirst(length)
            if (1...12).contains(time.hour), mark.hasPrefix("a") || mark.hasPrefix("p") {
                return (
                    TimeOfDay(hour: time.hour % 12 + (mark.hasPrefix("p") ? 12 : 0), minute: time.minute), String(rest)
                )
            }
        }
        // A number alone may be anything: `12 people`.
        return isHour ? nil : (time, String(rest))
    }

    /// Returns the text after the mark between two times, `14:00–15:00`, `2pm → 3pm`, `2 to 3`; empty if there is no mark.
    static func behindRangeMark(_ text: Substring) -> Substring {
        let bare = text.drop { $0 == " " }
        for mark in ["–", "-", "—", "→", "to ", "bis "] where bare.hasPrefix(mark) {
            return bare.dropFirst(mark.count).drop { $0 == " " }
        }
        return ""
    }

    private init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
    }
}
