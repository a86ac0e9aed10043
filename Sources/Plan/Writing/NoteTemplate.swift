import Time

/// A text with slots such as `{{title}}`; what is no slot stays as it is.
public struct NoteTemplate: Sendable {
    private let text: String

    /// Creates a template from its text.
    public init(_ text: String) { self.text = text }

    /// Tells whether the template has a slot.
    public func has(_ slot: String) -> Bool { text.contains("{{\(slot)}}") }

    /// Fills the slots.
    ///
    /// - Parameter slots: The values by the names of slots.
    /// - Returns: The text; a value is not looked through for slots again.
    public func filled(_ slots: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            let value = slots[String(rest[open.upperBound..<close.lowerBound])]
            result += rest[..<open.lowerBound]
            result += value ?? "{{"
            rest = rest[(value == nil ? open.upperBound : close.upperBound)...]
        }
        return result + rest
    }

    /// The slots for a moment: `date`, `time`, and the parts of the date.
    ///
    /// - Parameter now: The moment.
    /// - Returns: The values by the names of slots.
    public static func slots(at now: CivilDateTime) -> [String: String] {
        let date = ISO8601.string(now.date)
        let parts = date.split(separator: "-").map(String.init)
        let clock = [now.hour, now.minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
        return ["date": date, "time": clock, "year": parts[0], "month": parts[1], "day": parts[2]]
    }
}
