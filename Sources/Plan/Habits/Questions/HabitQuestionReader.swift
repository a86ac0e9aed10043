import Language
import Parsing
import Text
import Time

/// Reads questions about habits and subscriptions.
///
/// A question is one only if all of its words fit a pattern, a time and the names of the vault; any other question is left to the ordinary
/// reading. The records are read only if the words may fit.
public struct HabitQuestionReader {
    private let now: CivilDateTime
    private let weekStart: Weekday
    private let dayFirst: Bool

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - now: The moment of asking, in local time.
    ///   - weekStart: The first weekday of a week.
    ///   - dayFirst: Whether 3/4 is 3 April.
    public init(now: CivilDateTime, weekStart: Weekday, dayFirst: Bool) {
        (self.now, self.weekStart, self.dayFirst) = (now, weekStart, dayFirst)
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - text: The question as typed.
    ///   - before: The questions before it, the latest last; "and in March?" leans on them.
    ///   - book: Returns the records of the vault; called at most once.
    /// - Returns: The question; nil if it is another one.
    public func question(_ text: String, after before: [String] = [], book: () -> HabitBook) -> HabitQuestion? {
        let wordings = Language.allCases.map { HabitWording(text, $0) }
        let asking = wordings.filter(\.mayAsk)
        let follows = wordings.contains(where: \.mayFollow) && before.contains(where: mayAsk)
        guard !asking.isEmpty || follows else { return nil }
        let book = book()
        if let found = asking.lazy.compactMap({ question($0, book) }).first { return found }
        return follows ? followUp(text, before[...], book) : nil
    }

    private func mayAsk(_ text: String) -> Bool { Language.allCases.contains { HabitWording(text, $0).mayAsk } }

    // MARK: Whole questions

    private func question(_ wording: HabitWording, _ book: HabitBook) -> HabitQuestion? {
        if let whole = fitting(wording, wording.words, time: nil, book) { return whole }
        guard let time = time(in: wording) else { return nil }
        return fitting(wording, time.rest, time: time, book)
    }

    private func fitting(
        _ wording: HabitWording, _ words: [String], time: FoundTime?, _ book: HabitBook
    ) -> HabitQuestion? {
        for pattern in wording.table.patterns where pattern.mayBegin(with: words.first ?? "") {
            guard time == nil || pattern.request.takesTime else { continue }
            for filling in pattern.fillings(of: words) {
                var question = HabitQuestion(request: pattern.request, language: wording.language)
                question.span = time?.span(isAhead: pattern.request == .renewals)
                // What is left can be told of today alone.
                if pattern.request == .left, question.span ?? now.date.span != now.date.span { continue }
                if fill(&question, filling, wording.table, book) { return question }
            }
        }
        return nil
    }

    /// Fills in what the slots name; returns false if the vault has no such thing.
    private func fill(
        _ question: inout HabitQuestion, _ filling: HabitPattern.Filling, _ table: HabitWords, _ book: HabitBook
    ) -> Bool {
        let names = RecordNames(determiners: table.determiners)
        if let words = filling[.habit] {
            question.habits = names.named(words, among: book.habits) { $0.page.names }
            guard question.habits.count == 1 else { return false }
        }
        if let words = filling[.area] {
            let areas = names.named(words, among: book.areas) { HabitQuestionReader.names(ofArea: $0) }
            guard areas.count == 1 else { return false }
            question.area = areas[0]
        }
        if let words = filling[.bill], !fillBill(&question, words, names, book) { return false }
        if let words = filling[.per], !words.isEmpty {
            let isMonthly = table.monthly.contains(Array(words))
            guard isMonthly || table.yearly.contains(Array(words)) else { return false }
            question.rate = isMonthly ? .month : .year
        }
        return isAboutVault(question.request, book)
    }

    private func fillBill(
        _ question: inout HabitQuestion, _ words: ArraySlice<String>, _ names: RecordNames, _ book: HabitBook
    ) -> Bool {
        let categories = names.named(words, among: book.categories) { [$0] }
        if categories.count == 1 {
            question.billed = categories[0]
            question.subscriptions = book.subscriptions(of: categories[0])
        } else {
            question.subscriptions = names.named(words, among: book.subscriptions) { $0.page.names }
            guard question.subscriptions.count == 1 else { return false }
            question.billed = question.subscriptions[0].title
        }
        return true
    }

    /// Whether the vault has records of the kind asked about.
    private func isAboutVault(_ request: HabitPattern.Request, _ book: HabitBook) -> Bool {
        HabitQuestion(request: request, language: .english).kind == .habit
            ? !book.habits.isEmpty : !book.subscriptions.isEmpty
    }

    /// The names of an area: as written, and if it is a common one, in all languages.
    private static func names(ofArea area: String) -> [String] {
        let folded = LetterFolding.fold(area)
        let tables = Language.allCases.map(\.habitWords.areas)
        guard let place = tables.lazy.compactMap({ $0.firstIndex(of: folded) }).first else { return [area] }
        return [area] + tables.map { $0[place] }
    }

    // MARK: Follow-ups

    /// Reads "and in March?" or "and reading?" after another question.
    private func followUp(_ text: String, _ before: ArraySlice<String>, _ book: HabitBook) -> HabitQuestion? {
        guard let last = before.last else { return nil }
        let whole = Language.allCases.lazy.compactMap { question(HabitWording(last, $0), book) }.first
        guard var question = whole ?? followUp(last, before.dropLast(), book) else { return nil }
        let wording = HabitWording(text, question.language)
        guard let opening = wording.followUp else { return nil }
        let rest = Array(wording.words.dropFirst(opening))
        if question.request.takesTime, let time = time(in: wording), time.isAll(of: wording, after: opening) {
            question.span = time.span(isAhead: question.request == .renewals)
            return question
        }
        let slots: [HabitPattern.Slot] =
            !question.habits.isEmpty ? [.habit] : question.area != nil ? [.area] : question.billed != nil ? [.bill] : []
        for slot in slots where !rest.isEmpty {
            if fill(&question, [slot: rest[...]], wording.table, book) { return question }
        }
        return nil
    }

    // MARK: Times

    private struct FoundTime {
        var past, ahead: [TimeSpan]
        /// The words of the question without those of the time.
        var rest: [String]

        func span(isAhead: Bool) -> TimeSpan? {
            let spans = isAhead ? ahead : past
            return QuestionTime(text: "", spans: spans, isFilter: true).hull
        }

        /// Whether a follow-up says nothing but a time behind its opening.
        func isAll(of wording: HabitWording, after opening: Int) -> Bool {
            rest.isEmpty || rest.count <= opening && wording.words.starts(with: rest)
        }
    }

    private func time(in wording: HabitWording) -> FoundTime? {
        let grammar = TimeGrammar(now: now, weekStart: weekStart, dayFirst: dayFirst, language: wording.language)
        let reading = grammar.read(wording.tokens, question: wording.text)
        guard !reading.expressions.isEmpty, reading.unread.isEmpty else { return nil }
        let consumed = Set(reading.expressions.flatMap(\.consumed))
        return FoundTime(
            past: reading.expressions.map(\.span), ahead: reading.expressions.map { later($0) },
            rest: wording.words(without: consumed))
    }

    /// Returns the reading of a time that is not over: "in April", asked in March.
    private func later(_ time: TimeExpression) -> TimeSpan {
        ([time.span] + time.alternatives).first { $0.end.map { $0 > now } ?? true } ?? time.span
    }
}
