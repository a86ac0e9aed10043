import Answering
import Model
import Time

extension HabitContext {
    /// Answers with all habits by area: level, streak, and what was done today and this week.
    ///
    /// - Parameter overview: The habits.
    /// - Returns: The answer; not found without any habit.
    public func answer(_ overview: HabitOverview) -> Answer {
        guard !overview.habits.isEmpty else {
            let key = book.habits.isEmpty ? "habits.none" : "habits.none.active"
            return answer(templates.text(key), found: false)
        }
        var slots = wording.level(overview.total.level)
        slots["count"] = String(overview.habits.count)
        slots["coins"] = coins(overview.total.coins)
        var answer = answer(templates.text("habits.all", slots))
        for area in overview.areas {
            var slots = wording.level(area.points.level)
            slots["area"] = area.name ?? templates.text("habits.no-area")
            slots["coins"] = coins(area.points.coins)
            var section = Answer.Section(heading: templates.text("habits.area", slots), quotes: [])
            for standing in area.habits {
                let ranks = cite(standing.habit.page, standing.habit.head, in: &answer)
                section.quotes.append(.computed(line(standing), citations: ranks))
            }
            answer.sections.append(section)
        }
        answer.value = .list(overview.habits.map(\.habit.title))
        return answer
    }

    private func coins(_ count: Int) -> String {
        count == 0 ? "" : templates.text("habits.coins", ["count": wording.number(count)])
    }

    private func line(_ standing: HabitStanding) -> String {
        let habit = standing.habit
        if standing.isArchived { return [habit.title, templates.text("habits.archived")].joined(separator: " · ") }
        let week = ["count": String(standing.doneThisWeek), "due": standing.dueThisWeek.map(String.init) ?? ""]
        let parts = [
            habit.title,
            standing.dueThisWeek == nil ? templates.text("habits.week", week) : templates.text("habits.week.due", week),
            standing.current.length == 0
                ? ""
                : templates.text(
                    "habits.streak",
                    ["streak": wording.streak(standing.current), "longest": String(standing.longest.length)]),
            templates.text(standing.isDoneToday ? "habits.today" : "habits.today.not"),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Answers with all subscriptions by category: the next bill, the price, and totals.
    ///
    /// - Parameter overview: The subscriptions.
    /// - Returns: The answer; not found without any subscription.
    public func answer(_ overview: SubscriptionOverview) -> Answer {
        guard !overview.subscriptions.isEmpty else {
            let key = book.subscriptions.isEmpty ? "subscriptions.none" : "subscriptions.none.active"
            return answer(templates.text(key), found: false)
        }
        var slots = costs(overview.total)
        slots["count"] = String(overview.subscriptions.count)
        var answer = answer(templates.text("subscriptions.all", slots))
        for category in overview.categories {
            var slots = costs(category.cost)
            slots["category"] = category.name ?? templates.text("subscriptions.no-category")
            var section = Answer.Section(heading: templates.text("subscriptions.category", slots), quotes: [])
            for entry in category.subscriptions {
                let ranks = cite(entry.subscription.page, entry.subscription.head, in: &answer)
                section.quotes.append(.computed(line(entry), citations: ranks))
            }
            answer.sections.append(section)
        }
        answer.value = .list(overview.subscriptions.map(\.subscription.title))
        return answer
    }

    private func costs(_ cost: SubscriptionOverview.Cost) -> [String: String] {
        let nothing = templates.text("subscriptions.nothing")
        return [
            "monthly": cost.monthly.isEmpty ? nothing : wording.money(cost.monthly),
            "yearly": cost.yearly.isEmpty ? nothing : wording.money(cost.yearly),
        ]
    }

    private func line(_ entry: SubscriptionOverview.Entry) -> String {
        let subscription = entry.subscription
        var parts = [subscription.title, wording.price(subscription)]
        if let archived = subscription.archived, archived.holds(on: today) {
            parts.append(templates.text("habits.archived"))
        } else if let cancelled = subscription.cancelled {
            parts.append(
                templates.text(
                    entry.isOver ? "subscriptions.ended" : "subscriptions.ends",
                    ["date": templates.dates.day(cancelled)]))
        }
        if let next = entry.next {
            parts.append(templates.text("subscriptions.next", ["date": templates.dates.day(next)]))
        } else if subscription.started == nil {
            parts.append(templates.text("subscriptions.no-start"))
        }
        return parts.joined(separator: " · ")
    }
}

extension HabitPhrases {
    /// Writes "12.99 EUR monthly".
    func price(_ subscription: Subscription) -> String {
        text("subscriptions.price", ["price": money(subscription.price), "cycle": cycle(subscription.cycle)])
    }
}
