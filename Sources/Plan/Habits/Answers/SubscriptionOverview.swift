import Time

/// The subscriptions on a day, by category, with what they cost.
public struct SubscriptionOverview: Sendable {
    /// The cost of some subscriptions, one amount for each currency.
    public struct Cost: Sendable {
        /// The cost of a month: a twelfth of a year.
        public var monthly: [Money]
        /// The cost of a year.
        public var yearly: [Money]

        init(_ subscriptions: [Subscription], on day: CivilDate) {
            var sum = MoneySum()
            for subscription in subscriptions where subscription.isActive(on: day) {
                sum.add(subscription.price, times: subscription.cycle.timesAYear)
            }
            (monthly, yearly) = (sum.divided(by: 12), sum.divided(by: 1))
        }
    }

    /// A category with its subscriptions.
    public struct Category: Sendable {
        /// The name; nil for subscriptions without a category.
        public var name: String?
        /// The cost of those that are paid for.
        public var cost: Cost
        /// The subscriptions shown, by their next bill.
        public var subscriptions: [Entry]
    }

    /// A subscription with its next bill.
    public struct Entry: Sendable {
        /// The subscription.
        public var subscription: Subscription
        /// The day of the next bill; nil if none is to come, or its start is not written.
        public var next: CivilDate?
        /// Whether it is over.
        public var isOver: Bool
    }

    /// The categories by name, subscriptions without a category last.
    public let categories: [Category]
    /// The cost of all that are paid for.
    public let total: Cost

    /// The subscriptions shown.
    public var subscriptions: [Entry] { categories.flatMap(\.subscriptions) }

    /// Computes the cost of a vault's subscriptions.
    ///
    /// - Parameters:
    ///   - book: The records.
    ///   - today: The day.
    ///   - showsAll: Whether those that are over are shown.
    public init(_ book: HabitBook, today: CivilDate, showsAll: Bool) {
        categories = (book.categories.map(Optional.some) + [nil]).compactMap { name in
            let subscriptions = book.subscriptions(of: name)
            let shown = subscriptions.map {
                Entry(subscription: $0, next: $0.nextBill(onOrAfter: today), isOver: $0.isOver(on: today))
            }.filter { showsAll || !$0.isOver }
            guard !shown.isEmpty else { return nil }
            return Category(
                name: name, cost: Cost(subscriptions, on: today),
                subscriptions: shown.sorted {
                    ($0.next?.dayNumber ?? .max, $0.subscription.title) < (
                        $1.next?.dayNumber ?? .max, $1.subscription.title
                    )
                })
        }
        total = Cost(book.subscriptions, on: today)
    }
}
