import Answering
import Time

/// The phrases of answers about habits and subscriptions.
struct HabitPhrases {
    let templates: Templates
    let today: CivilDate

    func text(_ key: String, _ slots: [String: String] = [:]) -> String { templates.text(key, slots) }

    /// Writes a span of days: "February 2026", "since Mon 2 March 2026"; empty for nil.
    func time(_ span: TimeSpan?) -> String {
        span.map { text("habits.time", ["time": templates.dates.span($0)]) } ?? ""
    }

    /// Joins names: "a, b and c".
    func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return text("habits.and", ["first": names.dropLast().joined(separator: ", "), "last": last])
    }

    // MARK: Habits

    func streak(_ streak: HabitStreak) -> String {
        text("habits.length.\(streak.unit.rawValue)", ["count": String(streak.length)])
    }

    func level(_ level: HabitLevel) -> [String: String] {
        [
            "level": String(level.number), "xp": number(level.xp), "missing": number(level.missing),
            "next": String(level.number + 1),
        ]
    }

    /// Writes a whole number, its digits in groups of three from five digits on.
    func number(_ number: Int) -> String { grouped(String(number)) }

    // MARK: Money

    /// Writes "12.99 EUR" with the separators of the language.
    func money(_ money: Money) -> String {
        let (whole, decimals) = money.parts
        let amount = grouped(whole) + (decimals.isEmpty ? "" : text("number.point") + decimals)
        return text("money", ["amount": amount, "currency": money.currency])
    }

    func money(_ amounts: [Money]) -> String { list(amounts.map(money)) }

    /// Writes "monthly" or "every 3 weeks".
    func cycle(_ cycle: BillingCycle) -> String {
        let named = "cycle.\(cycle.unit.rawValue).\(cycle.count)"
        return templates.has(named) ? text(named) : text("cycle.\(cycle.unit.rawValue)", ["count": String(cycle.count)])
    }

    private func grouped(_ digits: String) -> String {
        let mark = text("number.group")
        guard digits.count > HabitPhrases.mostUngrouped, !mark.isEmpty else { return digits }
        var result = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { result += mark }
            result.append(digit)
        }
        return result
    }

    private static let mostUngrouped = 4
}
