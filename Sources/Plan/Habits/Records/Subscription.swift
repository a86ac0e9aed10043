import Model
import Time

/// Something that is paid for again and again, as a page records it.
public struct Subscription: Sendable {
    /// The page.
    public let page: RecordPage
    /// The price of each bill.
    public let price: Money
    /// How often it is billed.
    public let cycle: BillingCycle
    /// The category, as written.
    public let category: String?
    /// The day of the first bill.
    public let started: CivilDate?
    /// The day on which it ends; bills before it are paid.
    public let cancelled: CivilDate?
    /// When it was laid aside.
    public let archived: Archival?

    /// The title of its page.
    public var title: String { page.title }

    /// Reads a page with `kind: subscription`, and adds what cannot be read to the problems; nil without a price or a cycle.
    init?(_ page: RecordPage, _ problems: inout [RecordProblem]) {
        self.page = page
        category = page.field("category")?.text
        started = page.day("started", &problems)
        cancelled = page.day("cancelled", &problems)
        archived = page.archival(&problems)
        guard let price = Subscription.price(page, &problems), let cycle = Subscription.cycle(page, &problems)
        else { return nil }
        (self.price, self.cycle) = (price, cycle)
    }

    private static func price(_ page: RecordPage, _ problems: inout [RecordProblem]) -> Money? {
        guard let field = page.field("price") else {
            problems.append(page.problem(.missing(key: "price"), line: 1))
            return nil
        }
        do throws(RecordProblem.Reason) {
            return try Money(field.text)
        } catch {
            problems.append(page.problem(error, line: field.line))
            return nil
        }
    }

    private static func cycle(_ page: RecordPage, _ problems: inout [RecordProblem]) -> BillingCycle? {
        guard let field = page.field("cycle") else {
            problems.append(page.problem(.missing(key: "cycle"), line: 1))
            return nil
        }
        if let cycle = BillingCycle(field.text) { return cycle }
        problems.append(page.problem(.noCycle(field.text), line: field.line))
        return nil
    }

    /// The lines of the fields from which its figures come.
    var head: LineRange {
        page.lines(of: ["kind", "title", "price", "cycle", "category", "started", "cancelled", "archived"])
    }

    /// Whether it is paid for on a day.
    func isActive(on day: CivilDate) -> Bool {
        !(archived?.holds(on: day) ?? false) && (started.map { $0 <= day } ?? true)
            && (cancelled.map { day < $0 } ?? true)
    }

    /// Whether it is over on a day: archived, or cancelled by then.
    func isOver(on day: CivilDate) -> Bool {
        (archived?.holds(on: day) ?? false) || (cancelled.map { $0 <= day } ?? false)
    }

    /// Returns the next bill on or after a day; nil without a start, or if it ends before.
    func nextBill(onOrAfter day: CivilDate) -> CivilDate? { bills(from: day, count: 1).first }

    /// Returns the bills of a span of days, at most ``mostBills``.
    func bills(in span: ClosedRange<CivilDate>) -> [CivilDate] {
        bills(from: span.lowerBound, count: Subscription.mostBills).filter { $0 <= span.upperBound }
    }

    /// The greatest number of bills that are listed.
    private static let mostBills = 400

    private func bills(from day: CivilDate, count: Int) -> [CivilDate] {
        guard let started else { return [] }
        let first = cycle.firstBill(onOrAfter: day, from: started)
        return (first..<first + count).map { cycle.day(ofBill: $0, from: started) }.filter { isPaid(on: $0) }
    }

    private func isPaid(on day: CivilDate) -> Bool {
        !(archived?.holds(on: day) ?? false) && (cancelled.map { day < $0 } ?? true)
    }
}
