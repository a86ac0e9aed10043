/// Times from the beginning of a recording.
enum TranscriptTime {
    /// How far a time may deviate from `01:02:03.450`.
    enum Form {
        /// Minutes and seconds of two digits and a fraction of three, as required by WebVTT; a comma is tolerated.
        case standard
        case loose
        /// A first field of any length, other fields of two digits, and an optional fraction: unmistakable even among words.
        case written
    }

    /// Reads a time at the beginning of a text, `1:02:03.450`, `02:03,450` or `0:05`; returns it with the rest, or nil.
    static func prefix(of text: Substring, _ form: Form = .written) -> (milliseconds: Int, rest: Substring)? {
        let bytes = text.utf8
        guard bytes.first?.isDigit == true else { return nil }
        var index = bytes.startIndex
        var seconds = 0
        var fields = 0
        var firstLength = 0
        while fields < 3 {
            let (value, count, end) = number(bytes, at: index)
            guard count > 0, count <= 6, fields == 0 || isField(value, count, form) else { return nil }
            if fields == 0 { firstLength = count }
            seconds = seconds * 60 + value
            fields += 1
            index = end
            let next = end < bytes.endIndex ? bytes.index(after: end) : end
            guard fields < 3, next < bytes.endIndex, bytes[end] == UInt8(ascii: ":"), bytes[next].isDigit else { break }
            index = next
        }
        guard fields >= 2 else { return nil }
        let (milliseconds, digits, end) = fraction(bytes, at: index)
        if form == .standard {
            guard digits == 3, fields == 3 || (firstLength == 2 && seconds < 3600) else { return nil }
        }
        return (seconds * 1000 + milliseconds, text[end...])
    }

    private static func isField(_ value: Int, _ count: Int, _ form: Form) -> Bool {
        value < 60 && (count == 2 || (form == .loose && count == 1))
    }

    private static func number(_ bytes: Substring.UTF8View, at start: Substring.Index) -> (Int, Int, Substring.Index) {
        var (value, count, index) = (0, 0, start)
        while index < bytes.endIndex, bytes[index].isDigit, count < 7 {
            value = value * 10 + Int(bytes[index] - 48)
            count += 1
            index = bytes.index(after: index)
        }
        return (value, count, index)
    }

    /// Reads `.450` or `,45`; returns milliseconds, number of digits, and the index after them.
    private static func fraction(_ bytes: Substring.UTF8View, at index: Substring.Index) -> (Int, Int, Substring.Index)
    {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") else {
            return (0, 0, index)
        }
        var (value, count, end) = (0, 0, bytes.index(after: index))
        while end < bytes.endIndex, bytes[end].isDigit {
            if count < 3 { value = value * 10 + Int(bytes[end] - 48) }
            count += 1
            end = bytes.index(after: end)
        }
        guard count > 0 else { return (0, 0, index) }
        return (value * [1, 100, 10, 1][min(count, 3)], count, end)
    }
}

struct CaptionTimes {
    /// In milliseconds from the beginning of the recording.
    let start: Int
    let end: Int

    /// Returns whether a line has the arrow between times: `-->`, or also `->` if the form is not standard.
    static func hasArrow(_ line: String, _ form: TranscriptTime.Form) -> Bool {
        let fewest = form == .standard ? 2 : 1
        var hyphens = 0
        for byte in line.utf8 {
            if byte == UInt8(ascii: ">"), hyphens >= fewest { return true }
            hyphens = byte == UInt8(ascii: "-") ? hyphens + 1 : 0
        }
        return false
    }

    /// Returns whether a line may hold times: it has the arrow, or two times with a comma, as in SubViewer.
    static func areMeant(in line: String, _ form: TranscriptTime.Form) -> Bool {
        hasArrow(line, form) || (form == .loose && pair(in: line.trimmingWhitespace) != nil)
    }

    /// Reads `00:01.000 --> 00:02.000`, perhaps followed by settings.
    init?(_ line: String, _ form: TranscriptTime.Form) {
        let text = line.trimmingWhitespace
        let pair = form == .loose ? CaptionTimes.pair(in: text) : nil
        guard let times = CaptionTimes.prefix(of: text, form)?.times ?? pair else { return nil }
        self = times
    }

    static func isAlone(_ line: String) -> Bool {
        prefix(of: line.trimmingWhitespace, .loose).map { $0.rest.isEmpty } ?? false
    }

    /// Reads two times of SubViewer alone on their line, `0:00:01.000,0:00:04.000`.
    private static func pair(in text: Substring) -> CaptionTimes? {
        guard let (start, rest) = TranscriptTime.prefix(of: text, .loose), rest.utf8.first == UInt8(ascii: ","),
            let (end, behind) = TranscriptTime.prefix(of: rest.dropFirst(), .loose), behind.isEmpty
        else { return nil }
        return CaptionTimes(start: start, end: end)
    }

    private init(start: Int, end: Int) { (self.start, self.end) = (start, end) }

    /// Reads the times at the beginning of a text; returns them with the rest.
    static func prefix(of text: Substring, _ form: TranscriptTime.Form) -> (times: CaptionTimes, rest: Substring)? {
        guard let (start, rest) = TranscriptTime.prefix(of: text, form) else { return nil }
        let arrow = rest.trimmingWhitespace.utf8
        let hyphens = arrow.prefix { $0 == UInt8(ascii: "-") }
        let head = arrow[hyphens.endIndex...]
        guard hyphens.count == 2 || (hyphens.count == 1 && form != .standard), head.first == UInt8(ascii: ">"),
            let (end, behind) = TranscriptTime.prefix(of: Substring(head.dropFirst()).trimmingWhitespace, form)
        else { return nil }
        return (CaptionTimes(start: start, end: end), behind)
    }
}
