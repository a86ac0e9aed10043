import Model
import Time

/// A habit with its completions, as a page records it.
public struct Habit: Sendable {
    /// A day on which it was done.
    public struct Completion: Sendable, Equatable {
        /// The day.
        public var day: CivilDate
        /// The 1-based line that says so first.
        public var line: Int
    }

    /// The page.
    public let page: RecordPage
    /// The area of life that it counts for, as written.
    public let area: String?
    /// The experience points of a completion.
    public let xp: Int
    /// The coins of a completion.
    public let coins: Int
    /// The days on which it is due; nil if it has none.
    public let schedule: HabitSchedule?
    /// The schedule as written.
    public let writtenSchedule: String?
    /// The day from which on it is due.
    public let started: CivilDate?
    /// When it was laid aside.
    public let archived: Archival?
    /// The completions in the order of their days, one for each.
    public let completions: [Completion]
    /// The records that cannot be read.
    public let problems: [RecordProblem]

    /// The title of its page.
    public var title: String { page.title }

    /// Reads a page.
    ///
    /// - Parameter page: A page with `kind: habit`.
    public init(_ page: RecordPage) {
        var problems: [RecordProblem] = []
        self.page = page
        area = page.field("area")?.text
        xp = page.number("xp", &problems)
        coins = page.number("coins", &problems)
        let schedule = page.field("schedule")
        writtenSchedule = schedule?.text
        self.schedule = schedule.flatMap { HabitSchedule($0.text) }
        if let schedule, self.schedule == nil {
            problems.append(page.problem(.noSchedule(schedule.text), line: schedule.line))
        }
        started = page.day("started", &problems)
        archived = page.archival(&problems)
        completions = Habit.completions(page, &problems)
        self.problems = problems.sorted { $0.line < $1.line }
    }

    private static func completions(_ page: RecordPage, _ problems: inout [RecordProblem]) -> [Completion] {
        var lines: [CivilDate: Int] = [:]
        for (line, text) in page.recordLines {
            switch RecordLine(text) {
            case .done(let day): lines[day] = lines[day] ?? line
            case .unreadable(let reason): problems.append(page.problem(reason, line: line))
            case nil: break
            }
        }
        return lines.map { Completion(day: $0.key, line: $0.value) }.sorted { $0.day < $1.day }
    }

    /// The lines of the fields from which its figures come.
    var head: LineRange { page.lines(of: ["kind", "title", "area", "xp", "coins", "schedule", "started", "archived"]) }

    /// The completions up to a day.
    func completions(until day: CivilDate) -> [Completion] { Array(completions.prefix { $0.day <= day }) }

    func isArchived(on day: CivilDate) -> Bool { archived?.holds(on: day) ?? false }
}

extension RecordPage {
    /// The lines below the front matter with their numbers, without blocks of code.
    var recordLines: [(line: Int, text: String)] {
        var fence: Substring?
        var result: [(line: Int, text: String)] = []
        for (place, text) in lines.enumerated().dropFirst(frontLineCount) {
            let mark = text.drop { $0 == " " }.prefix(3)
            if let open = fence {
                if mark == open { fence = nil }
            } else if mark == "```" || mark == "~~~" {
                fence = mark
            } else {
                result.append((place + 1, text))
            }
        }
        return result
    }
}
