/// A duration as written in front matter: `45m`, `1h30`, `1h 30m`, `90`, `1:30`, `PT45M`.
public struct WrittenDuration {
    /// The length in minutes.
    public let minutes: Int

    /// Reads a duration.
    ///
    /// - Parameter text: A number of minutes, or hours and minutes with their letters or a colon: `45m`, `1h30`, `1.5 hours`.
    public init?(_ text: String) {
        var hours = 0.0
        var minutes = 0
        var number = ""
        var sawUnit = false
        for character in text.lowercased() {
            if character.isASCII, character.isNumber {
                number.append(character)
                continue
            }
            guard number.count <= 4 else { return nil }
            if character == "." || character == ",", !number.isEmpty, !number.contains(".") {
                number.append(".")
            } else if character == "h" || character == ":" {
                hours = Double(number) ?? 0
                (number, sawUnit) = ("", true)
            } else if character == "m", !number.isEmpty {
                minutes = Int(number) ?? 0
                (number, sawUnit) = ("", true)
            } else if !character.isLetter && character != " " {
                return nil
            }
        }
        if let rest = Int(number), number.count <= 4 { minutes = rest } else if !sawUnit { return nil }
        self.minutes = Int((hours * 60).rounded()) + minutes
        guard self.minutes > 0 else { return nil }
    }
}
