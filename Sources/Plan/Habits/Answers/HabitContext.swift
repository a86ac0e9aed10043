import Answering
import Model
import Store
import Time

/// What answers about habits and subscriptions are computed from.
public struct HabitContext {
    /// The records.
    public var book: HabitBook
    /// The documents of the pages, by path.
    public var documents: [String: DocumentRecord]
    /// The day of asking.
    public var today: CivilDate
    /// The first weekday of a week.
    public var weekStart: Weekday
    /// The points of levels.
    public var curve: LevelCurve
    /// The texts of the answer.
    public var templates: Templates

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - book: The records.
    ///   - documents: The documents of the pages, by path.
    ///   - today: The day of asking.
    ///   - weekStart: The first weekday of a week.
    ///   - curve: The points of levels.
    ///   - templates: The texts of the answer.
    public init(
        book: HabitBook, documents: [String: DocumentRecord], today: CivilDate, weekStart: Weekday, curve: LevelCurve,
        templates: Templates
    ) {
        (self.book, self.documents, self.today) = (book, documents, today)
        (self.weekStart, self.curve, self.templates) = (weekStart, curve, templates)
    }

    /// Computes how all habits stand.
    ///
    /// - Parameter showsAll: Whether archived habits are shown.
    /// - Returns: The habits by area.
    public func habits(showsAll: Bool) -> HabitOverview {
        HabitOverview(book, today: today, weekStart: weekStart, curve: curve, showsAll: showsAll)
    }

    /// Computes what all subscriptions cost.
    ///
    /// - Parameter showsAll: Whether those that are over are shown.
    /// - Returns: The subscriptions by category.
    public func subscriptions(showsAll: Bool) -> SubscriptionOverview {
        SubscriptionOverview(book, today: today, showsAll: showsAll)
    }

    var wording: HabitPhrases { HabitPhrases(templates: templates, today: today) }

    /// An answer without quotes that is computed, not searched for.
    func answer(_ headline: String, found: Bool = true) -> Answer {
        var answer = Answer(found: found, headline: headline)
        (answer.isSearched, answer.isWhole) = (false, true)
        return answer
    }

    /// Cites lines of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - lines: The lines.
    ///   - answer: The citation is added to it.
    /// - Returns: The rank of the citation; empty if the page is not in the index.
    func cite(_ page: RecordPage, _ lines: LineRange, in answer: inout Answer) -> [Int] {
        guard let document = documents[page.path] else { return [] }
        let rank = answer.citations.count + 1
        let text = (lines.first...lines.last).compactMap { line in
            page.lines.indices.contains(line - 1) ? page.lines[line - 1].trimmingBlanks : nil
        }
        let snippet = text.filter { !$0.isEmpty }.prefix(HabitContext.mostLines).joined(separator: "\n")
        answer.citations.append(Citation(document: document, lines: lines, snippet: snippet, rank: rank))
        return [rank]
    }

    /// Cites completions, those on neighbouring lines together.
    func cite(_ habit: Habit, _ completions: [Habit.Completion], in answer: inout Answer) -> [Int] {
        LineRange.runs(of: completions.map(\.line)).flatMap { cite(habit.page, $0, in: &answer) }
    }

    /// The greatest number of lines in a snippet.
    private static let mostLines = 8
}

extension LineRange {
    /// Returns the runs of neighbouring lines in ascending order.
    static func runs(of lines: [Int]) -> [LineRange] {
        var runs: [LineRange] = []
        for line in lines.sorted() {
            if let last = runs.last, line <= last.last + 1 {
                runs[runs.count - 1] = LineRange(last.first, line)
            } else {
                runs.append(LineRange(line, line))
            }
        }
        return runs
    }
}
