/// Formats numbers for answers.
struct NumberWording {
    let templates: Templates

    /// Formats with at most two decimal places, three for values below 0.1: `1.5`, `12`, `0.003`.
    func text(_ number: Double) -> String {
        let digits = number.magnitude < 0.1 && number != 0 ? 1000.0 : 100.0
        let rounded = (number * digits).rounded() / digits
        guard rounded.magnitude < 1e15 else { return String(rounded) }
        let parts = String(rounded).split(separator: ".")
        let whole = grouped(String(Int(rounded)).drop { $0 == "-" })
        let sign = rounded < 0 ? "-" : ""
        guard rounded != rounded.rounded(), parts.count == 2 else { return sign + whole }
        return sign + whole + templates.text("number.point") + parts[1]
    }

    /// Groups digits by threes if the language has a separator.
    private func grouped(_ digits: Substring) -> String {
        let mark = templates.text("number.group")
        guard digits.count > NumberWording.mostUngrouped, !mark.isEmpty else { return String(digits) }
        var result = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { result += mark }
            result.append(digit)
        }
        return result
    }

    private static let mostUngrouped = 4
}
