import Testing
import Time

@testable import Habits

/// Pages and days for tests of habits and subscriptions.
enum HabitFixtures {
    static func day(_ text: String) throws -> CivilDate { try #require(ISO8601.parse(text)).local.date }

    static func page(_ fields: String, _ lines: [String] = [], path: String = "habits/run.md") -> RecordPage {
        let text = "---\n\(fields)\n---\n" + lines.map { $0 + "\n" }.joined()
        return RecordPage(path: path, title: "Running", bytes: Array(text.utf8))
    }

    static func habit(_ fields: String, _ lines: [String] = []) -> Habit { Habit(page(fields, lines)) }

    static func habit(_ fields: String, days: [String]) -> Habit { habit(fields, days.map { "- " + $0 }) }
}
