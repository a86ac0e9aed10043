import Answering
import Model
import Store
import Time

/// Answers a question about habits or subscriptions from the records, and cites them.
public struct HabitAnswer {
    let context: HabitContext
    let question: HabitQuestion

    /// Creates the answer to a question.
    ///
    /// - Parameters:
    ///   - context: What it is computed from.
    ///   - question: The question.
    public init(_ context: HabitContext, _ question: HabitQuestion) {
        (self.context, self.question) = (context, question)
    }

    var templates: Templates { context.templates }
    var wording: HabitPhrases { context.wording }
    var today: CivilDate { context.today }

    /// Computes the answer.
    ///
    /// - Returns: An answer whose quotes are computed lines; an exact "no" or 0 counts as found.
    public func answer() -> Answer {
        switch question.request {
        case .whether: question.habits.first.map(whether) ?? nothing
        case .count: question.habits.first.map(count) ?? nothing
        case .last: question.habits.first.map(last) ?? nothing
        case .streak(let isLongest): streak(isLongest: isLongest)
        case .level: level()
        case .xp: points(\.xp, "xp", "habits.xp")
        case .coins: points(\.coins, "coins", "habits.coins.sum")
        case .missed: missed()
        case .left: left()
        case .habits:
            context.answer(context.habits(showsAll: false))
        case .subscriptions:
            context.answer(context.subscriptions(showsAll: false))
        case .renewals: renewals()
        case .nextBill: question.subscriptions.first.map(nextBill) ?? nothing
        case .cost: cost()
        }
    }

    private var nothing: Answer { context.answer("", found: false) }

    // MARK: Days

    /// The days of a span that are not after today; all of them without a span.
    private func isInside(_ day: CivilDate, _ span: TimeSpan?) -> Bool {
        day <= today && (span?.overlaps(from: day.midnight, to: day.adding(days: 1).midnight) ?? true)
    }

    private func done(_ habit: Habit, _ span: TimeSpan?) -> [Habit.Completion] {
        habit.completions.filter { isInside($0.day, span) }
    }

    private func whether(_ habit: Habit) -> Answer {
        let span = question.span ?? today.span
        let days = done(habit, span)
        var answer = counted(habit, days, "habits.whether", span)
        if days.isEmpty { answer = never(habit, span) }
        answer.value = .number(Double(days.count))
        return answer
    }

    /// "No", with the last time that it was done.
    private func never(_ habit: Habit, _ span: TimeSpan) -> Answer {
        guard let last = habit.completions(until: today).last else {
            var answer = context.answer(
                templates.text("habits.never", ["habit": habit.title, "time": wording.time(span)]))
            add(habit, to: &answer)
            return answer
        }
        let slots = [
            "habit": habit.title, "time": wording.time(span), "date": templates.dates.day(last.day),
        ]
        var answer = context.answer(templates.text("habits.not", slots))
        add(habit, [last], to: &answer)
        return answer
    }

    private func count(_ habit: Habit) -> Answer {
        let days = done(habit, question.span)
        var answer = counted(habit, days, "habits.count", question.span)
        if days.isEmpty { add(habit, to: &answer) }
        answer.value = .number(Double(days.count))
        return answer
    }

    private func counted(_ habit: Habit, _ days: [Habit.Completion], _ key: String, _ span: TimeSpan?) -> Answer {
        let slots = [
            "count": String(days.count), "habit": habit.title, "time": wording.time(span),
            "date": days.first.map { templates.dates.day($0.day) } ?? "",
        ]
        var answer = context.answer(templates.text(key, slots))
        add(habit, days, to: &answer)
        return answer
    }

    private func last(_ habit: Habit) -> Answer {
        guard let last = habit.completions(until: today).last else { return never(habit, today.span) }
        let slots = [
            "date": templates.dates.day(last.day), "habit": habit.title,
            "ago": templates.text("habits.ago", ["count": String(today.dayNumber - last.day.dayNumber)]),
        ]
        var answer = context.answer(templates.text(last.day == today ? "habits.last.today" : "habits.last", slots))
        answer.value = .moment(last.day.midnight)
        add(habit, [last], to: &answer)
        return answer
    }

    /// Adds the completions as lines: each day, or if there are many, each run of neighbouring lines.
    private func add(_ habit: Habit, _ days: [Habit.Completion], to answer: inout Answer) {
        var section = Answer.Section(quotes: [])
        if days.count <= HabitAnswer.mostDays {
            for completion in days {
                let ranks = context.cite(habit, [completion], in: &answer)
                section.quotes.append(.computed(templates.dates.day(completion.day), citations: ranks))
            }
        } else {
            for run in LineRange.runs(of: days.map(\.line)) {
                let inside = days.filter { run.contains($0.line) }
                guard let first = inside.first, let last = inside.last else { continue }
                let slots = [
                    "time": templates.dates.span(TimeSpan(first: first.day, last: last.day)),
                    "count": String(inside.count),
                ]
                section.quotes.append(
                    .computed(
                        templates.text("habits.run", slots), citations: context.cite(habit.page, run, in: &answer)))
            }
        }
        if !section.quotes.isEmpty { answer.sections.append(section) }
    }

    /// Adds the habit itself, if none of its days is shown.
    private func add(_ habit: Habit, to answer: inout Answer) {
        let ranks = context.cite(habit.page, habit.head, in: &answer)
        answer.sections.append(Answer.Section(quotes: [.computed(habit.title, citations: ranks)]))
    }

    /// The greatest number of days that are listed one by one.
    private static let mostDays = 7

    // MARK: Streaks

    private func streak(isLongest: Bool) -> Answer {
        let habits = question.habits.isEmpty ? context.book.habits : question.habits
        let streaks = habits.map { habit in
            let both = HabitStreaks(habit, today: today, weekStart: context.weekStart)
            return (habit, streak: isLongest ? both.longest : both.current)
        }
        // Days and weeks are compared by the days that they cover.
        let best = streaks.max { HabitAnswer.covered($0.streak) < HabitAnswer.covered($1.streak) }
        guard let (habit, streak) = best else { return nothing }
        let slots = [
            "streak": wording.streak(streak), "habit": habit.title,
            "time": streak.days.map { templates.dates.span(TimeSpan(first: $0.lowerBound, last: $0.upperBound)) } ?? "",
        ]
        let key =
            streak.length == 0 ? "habits.streak.none" : isLongest ? "habits.streak.longest" : "habits.streak.current"
        var answer = context.answer(templates.text(key, slots))
        let days = habit.completions.filter { streak.days?.contains($0.day) ?? false }
        if days.isEmpty { add(habit, to: &answer) } else { add(habit, days, to: &answer) }
        answer.value = .number(Double(streak.length))
        return answer
    }

    private static func covered(_ streak: HabitStreak) -> Int { streak.length * (streak.unit == .weeks ? 7 : 1) }

    // MARK: Points

    private var counted: [Habit] { question.area.map(context.book.habits(of:)) ?? context.book.habits }

    private func level() -> Answer {
        let level = context.curve.level(counted.xp(until: today))
        var slots = wording.level(level)
        slots["area"] = question.area ?? ""
        var answer = context.answer(templates.text(question.area == nil ? "habits.level.all" : "habits.level", slots))
        addPoints(\.xp, "xp", nil, to: &answer)
        answer.value = .number(Double(level.number))
        return answer
    }

    private func points(_ points: KeyPath<Habit, Int>, _ unit: String, _ key: String) -> Answer {
        let span = question.span
        let sum = counted.reduce(0) { $0 + done($1, span).count * $1[keyPath: points] }
        let slots = [
            "count": wording.number(sum), "time": wording.time(span),
            "area": question.area.map { " " + templates.text("habits.of", ["area": $0]) } ?? "",
        ]
        var answer = context.answer(templates.text(key, slots))
        addPoints(points, unit, span, to: &answer)
        answer.value = .number(Double(sum))
        return answer
    }

    /// Adds for each habit how its points come about: "12 × 20 XP = 240 XP".
    private func addPoints(_ points: KeyPath<Habit, Int>, _ unit: String, _ span: TimeSpan?, to answer: inout Answer) {
        var section = Answer.Section(quotes: [])
        for habit in counted where habit[keyPath: points] > 0 {
            let days = done(habit, span)
            guard !days.isEmpty else { continue }
            let each = habit[keyPath: points]
            let slots = [
                "habit": habit.title, "days": String(days.count), "each": String(each),
                "points": wording.number(days.count * each),
            ]
            let ranks = context.cite(habit.page, habit.head, in: &answer) + context.cite(habit, days, in: &answer)
            section.quotes.append(.computed(templates.text("habits.points.\(unit)", slots), citations: ranks))
        }
        if !section.quotes.isEmpty { answer.sections.append(section) }
    }

    // MARK: What is due

    private func missed() -> Answer {
        let week = today.startOfWeek(context.weekStart)
        let span = question.span ?? TimeSpan(first: week, last: week.adding(days: 6))
        let missed = context.book.habits.compactMap { habit in
            MissedDays(habit, span: span, today: today, weekStart: context.weekStart).map { (habit, $0) }
        }
        let slots = ["count": String(missed.count), "time": wording.time(span)]
        var answer = context.answer(templates.text(missed.isEmpty ? "habits.missed.none" : "habits.missed", slots))
        var section = Answer.Section(quotes: [])
        for (habit, missed) in missed {
            let line = [habit.title, text(of: missed)].joined(separator: " · ")
            section.quotes.append(.computed(line, citations: context.cite(habit.page, habit.head, in: &answer)))
        }
        if !missed.isEmpty { answer.sections.append(section) }
        answer.value = .list(missed.map(\.0.title))
        return answer
    }

    private func text(of missed: MissedDays) -> String {
        switch missed {
        case .days(let days):
            let shown = days.suffix(HabitAnswer.mostDays).map(templates.dates.day)
            let more = days.count - shown.count
            let rest = more == 0 ? [] : [templates.text("habits.missed.more", ["count": String(more)])]
            return (rest + shown).joined(separator: ", ")
        case .weeks(let weeks):
            return weeks.map { week in
                templates.text(
                    "habits.missed.week",
                    [
                        "time": templates.dates.span(TimeSpan(first: week.first, last: week.first.adding(days: 6))),
                        "count": String(week.done), "due": String(week.due),
                    ])
            }.joined(separator: ", ")
        }
    }

    private func left() -> Answer {
        let standings = context.book.habits.map { HabitStanding($0, today: today, weekStart: context.weekStart) }
        let left = standings.filter { standing in
            guard !standing.isDoneToday, !standing.isArchived, let schedule = standing.habit.schedule,
                standing.habit.started.map({ $0 <= today }) ?? true
            else { return false }
            if case .timesAWeek(let times) = schedule { return standing.doneThisWeek < times }
            return schedule.isDue(on: today)
        }
        var answer = context.answer(
            templates.text(left.isEmpty ? "habits.left.none" : "habits.left", ["count": String(left.count)]))
        var section = Answer.Section(quotes: [])
        for standing in left {
            let ranks = context.cite(standing.habit.page, standing.habit.head, in: &answer)
            let parts = [standing.habit.title, standing.habit.writtenSchedule ?? ""].filter { !$0.isEmpty }
            section.quotes.append(.computed(parts.joined(separator: " · "), citations: ranks))
        }
        if !left.isEmpty { answer.sections.append(section) }
        answer.value = .list(left.map(\.habit.title))
        return answer
    }
}

/// The days or weeks of a span on which a habit was due and not done; today and the present week are not over.
enum MissedDays {
    case days([CivilDate])
    case weeks([(first: CivilDate, done: Int, due: Int)])

    /// Finds what was missed; nil if nothing was, or the habit has no schedule.
    init?(_ habit: Habit, span: TimeSpan, today: CivilDate, weekStart: Weekday) {
        guard let schedule = habit.schedule,
            let start = [span.start?.date, habit.started ?? habit.completions.first?.day].compactMap({ $0 }).max()
        else { return nil }
        let end = min(span.end.map { $0.adding(seconds: -1).date } ?? today, today)
        let done = Set(habit.completions.map(\.day))
        func isWanted(_ day: CivilDate) -> Bool { !habit.isArchived(on: day) }
        guard start <= end else { return nil }
        switch schedule {
        case .days:
            let days = (start.dayNumber...end.dayNumber).map(CivilDate.init(dayNumber:)).filter {
                $0 < today && isWanted($0) && schedule.isDue(on: $0) && !done.contains($0)
            }
            guard !days.isEmpty else { return nil }
            self = .days(days)
        case .timesAWeek(let times):
            // Only weeks that lie whole in the span are judged.
            let weeks = stride(from: start.startOfWeek(weekStart).dayNumber, through: end.dayNumber, by: 7).map {
                CivilDate(dayNumber: $0)
            }.compactMap { week -> (first: CivilDate, done: Int, due: Int)? in
                let last = week.adding(days: 6)
                let count = (0..<7).count { done.contains(week.adding(days: $0)) }
                let left = max(0, last.dayNumber - max(today, week).dayNumber + (done.contains(today) ? 0 : 1))
                let isOver = last < today || count + left < times
                guard week >= start, isOver, isWanted(last), count < times else { return nil }
                return (week, count, times)
            }
            guard !weeks.isEmpty else { return nil }
            self = .weeks(weeks)
        }
    }
}
