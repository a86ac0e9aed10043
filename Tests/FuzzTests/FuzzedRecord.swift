import Time

@testable import Habits

/// Pages of habits and subscriptions, and questions about them, fed with any text.
enum FuzzedRecord {
    private static let today = CivilDateTime(secondNumber: 1_773_829_000).date

    static func problem(with bytes: [UInt8]) -> String? {
        let page = RecordPage(path: "fuzzed.md", title: "Fuzzed", bytes: bytes)
        let book = book(of: page)
        for habit in book.habits {
            _ = habit.completions(until: today)
            if habit.completions.contains(where: { $0.line < 1 || $0.line > page.lines.count }) {
                return "a completion stands on no line of its page"
            }
        }
        for subscription in book.subscriptions {
            guard let bill = subscription.nextBill(onOrAfter: today) else { continue }
            if bill < today { return "the next bill lies behind" }
        }
        let problems = book.problems(of: .habit) + book.problems(of: .subscription)
        return problems.contains { $0.line < 1 || $0.line > max(1, page.lines.count) } ? "a problem has no line" : nil
    }

    static func problemOfQuestion(with bytes: [UInt8]) -> String? {
        let reader = HabitQuestionReader(now: today.midnight, weekStart: .monday, dayFirst: true)
        _ = reader.question(String(decoding: bytes, as: UTF8.self)) { sample }
        return nil
    }

    private static func book(of page: RecordPage) -> HabitBook {
        var book = HabitBook()
        for kind in RecordPage.Kind.allCases { book.add(page, kind) }
        return book
    }

    private static let sample: HabitBook = {
        let text = "---\nschedule: daily\nprice: 9.99 EUR\ncycle: monthly\narea: Body\n---\n- 2026-03-10\n"
        return book(of: RecordPage(path: "running.md", title: "Running", bytes: Array(text.utf8)))
    }()
}
