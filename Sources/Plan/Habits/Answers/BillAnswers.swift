import Answering
import Model
import Time

/// What subscriptions cost, and when they renew.
extension HabitAnswer {
    func renewals() -> Answer {
        let first = question.span?.start.map { $0.date } ?? today
        let last =
            question.span.map { $0.end?.adding(seconds: -1).date ?? first.adding(days: HabitAnswer.days) }
            ?? today.adding(days: HabitAnswer.days)
        let days = max(first, CivilDate(dayNumber: 0))...max(first, last, CivilDate(dayNumber: 0))
        let bills = context.book.subscriptions.flatMap { subscription in
            subscription.bills(in: days).map { (day: $0, subscription: subscription) }
        }.sorted { ($0.day, $0.subscription.title) < ($1.day, $1.subscription.title) }
        var sum = MoneySum()
        for bill in bills { sum.add(bill.subscription.price, times: Ratio(1, 1)) }
        let slots = [
            "count": String(bills.count), "price": wording.money(sum.divided(by: 1)),
            "time": templates.dates.span(TimeSpan(first: days.lowerBound, last: days.upperBound)),
        ]
        var answer = context.answer(
            templates.text(bills.isEmpty ? "subscriptions.renew.none" : "subscriptions.renew", slots))
        var section = Answer.Section(quotes: [])
        for bill in bills {
            let parts = [
                templates.dates.day(bill.day), bill.subscription.title, wording.money(bill.subscription.price),
            ]
            let ranks = context.cite(bill.subscription.page, bill.subscription.head, in: &answer)
            section.quotes.append(.computed(parts.joined(separator: " · "), citations: ranks))
        }
        if !bills.isEmpty { answer.sections.append(section) }
        var seen: Set<String> = []
        answer.value = .list(bills.map(\.subscription.title).filter { seen.insert($0).inserted })
        return answer
    }

    /// The number of days that are looked ahead if a question names no time.
    private static let days = 30

    func nextBill(_ subscription: Subscription) -> Answer {
        let next = subscription.nextBill(onOrAfter: today)
        let slots = [
            "date": next.map(templates.dates.day) ?? "", "name": subscription.title,
            "price": wording.price(subscription),
        ]
        let key =
            next != nil
            ? "subscriptions.bill"
            : subscription.started == nil ? "subscriptions.bill.unknown" : "subscriptions.bill.none"
        var answer = context.answer(templates.text(key, slots), found: next != nil || subscription.started != nil)
        answer.value = next.map { .moment($0.midnight) }
        answer.sections = [Answer.Section(quotes: [line(subscription, in: &answer)])]
        return answer
    }

    func cost() -> Answer {
        let named = question.billed == nil ? context.book.subscriptions : question.subscriptions
        let paid = named.filter { $0.isActive(on: today) }
        let cost = SubscriptionOverview.Cost(paid, on: today)
        let rate = question.rate ?? .month
        let amounts = rate == .month ? cost.monthly : cost.yearly
        let slots = [
            "count": String(paid.count), "price": wording.money(amounts),
            "name": question.billed.map { templates.text("subscriptions.for", ["name": $0]) } ?? "",
        ]
        let key = paid.isEmpty ? "subscriptions.cost.none" : "subscriptions.cost.\(rate == .month ? "month" : "year")"
        var answer = context.answer(templates.text(key, slots))
        let lines = (paid.isEmpty ? named : paid).map { line($0, in: &answer) }
        if !lines.isEmpty { answer.sections = [Answer.Section(quotes: lines)] }
        answer.value = value(amounts)
        return answer
    }

    /// One amount as a number, several currencies as texts.
    private func value(_ amounts: [Money]) -> AnswerValue {
        guard amounts.count <= 1 else { return .list(amounts.map { $0.decimal + " " + $0.currency }) }
        return .number(amounts.first.flatMap { Double($0.decimal) } ?? 0)
    }

    private func line(_ subscription: Subscription, in answer: inout Answer) -> Answer.Quote {
        let text = [subscription.title, wording.price(subscription)].joined(separator: " · ")
        return .computed(text, citations: context.cite(subscription.page, subscription.head, in: &answer))
    }
}
