import Habits
import Time

/// The JSON format of `daybook habits` and `daybook subscriptions`; every key is always present, null if unknown.
struct HabitViewJSON: JSONWritable {
    var view: RecordView

    func write(to json: inout JSONBytes) {
        json.object {
            switch view.entries {
            case .habits(let overview):
                $0.field("areas", overview.areas.map(AreaJSON.init))
                $0.field("entries", overview.areas.flatMap(\.habits).map(HabitJSON.init))
                writeHead(to: &$0)
                $0.field("total", PointsJSON(points: overview.total))
                $0.field("view", "habits")
            case .subscriptions(let overview):
                $0.field("categories", overview.categories.map(CategoryJSON.init))
                $0.field("entries", overview.subscriptions.map(SubscriptionJSON.init))
                writeHead(to: &$0)
                $0.field("total", CostJSON(cost: overview.total))
                $0.field("view", "subscriptions")
            }
        }
    }

    private func writeHead(to json: inout JSONBytes) {
        json.field("found", view.reply.answer.found)
        json.field("headline", view.reply.answer.headline)
        json.field("problems", view.problems.map(RecordProblemJSON.init))
        json.field("schema", JSONLine.schema)
    }
}

private struct PointsJSON: JSONWritable {
    var points: HabitOverview.Points

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("coins", points.coins)
            $0.field("level", points.level.number)
            $0.field("to_next", points.level.missing)
            $0.field("xp", points.level.xp)
        }
    }
}

private struct AreaJSON: JSONWritable {
    var area: HabitOverview.Area

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("name", area.name)
            $0.field("points", PointsJSON(points: area.points))
        }
    }
}

private struct HabitJSON: JSONWritable {
    var standing: HabitStanding

    init(_ standing: HabitStanding) { self.standing = standing }

    func write(to json: inout JSONBytes) {
        let habit = standing.habit
        json.object {
            $0.field("archived", standing.isArchived)
            $0.field("area", habit.area)
            $0.field("coins", habit.coins)
            $0.field("done_this_week", standing.doneThisWeek)
            $0.field("done_today", standing.isDoneToday)
            $0.field("due_this_week", standing.dueThisWeek)
            $0.field("file", habit.page.path)
            $0.field("last", standing.last.map { ISO8601.string($0.day) })
            $0.field("longest_streak", standing.longest.length)
            $0.field("schedule", habit.writtenSchedule)
            $0.field("started", habit.started.map { ISO8601.string($0) })
            $0.field("streak", standing.current.length)
            $0.field("streak_unit", standing.current.unit.rawValue)
            $0.field("title", habit.title)
            $0.field("xp", habit.xp)
        }
    }
}

private struct MoneyJSON: JSONWritable {
    var money: Money

    func write(to json: inout JSONBytes) {
        json.object {
            // A text, since a number of JSON need not keep its decimals.
            $0.field("amount", money.decimal)
            $0.field("currency", money.currency)
        }
    }
}

private struct CostJSON: JSONWritable {
    var cost: SubscriptionOverview.Cost

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("monthly", cost.monthly.map(MoneyJSON.init))
            $0.field("yearly", cost.yearly.map(MoneyJSON.init))
        }
    }
}

private struct CategoryJSON: JSONWritable {
    var category: SubscriptionOverview.Category

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("cost", CostJSON(cost: category.cost))
            $0.field("name", category.name)
        }
    }
}

private struct SubscriptionJSON: JSONWritable {
    var entry: SubscriptionOverview.Entry

    init(_ entry: SubscriptionOverview.Entry) { self.entry = entry }

    func write(to json: inout JSONBytes) {
        let subscription = entry.subscription
        json.object {
            $0.field("cancelled", subscription.cancelled.map { ISO8601.string($0) })
            $0.field("category", subscription.category)
            $0.field("cycle", "\(subscription.cycle.count) \(subscription.cycle.unit.rawValue)")
            $0.field("file", subscription.page.path)
            $0.field("next", entry.next.map { ISO8601.string($0) })
            $0.field("over", entry.isOver)
            $0.field("price", MoneyJSON(money: subscription.price))
            $0.field("started", subscription.started.map { ISO8601.string($0) })
            $0.field("title", subscription.title)
        }
    }
}

private struct RecordProblemJSON: JSONWritable {
    var problem: RecordProblem

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("file", problem.path)
            $0.field("line", problem.line)
            $0.field("message", ErrorWords.sentence(problem))
        }
    }
}
