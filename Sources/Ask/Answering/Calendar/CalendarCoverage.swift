import Model
import Store
import Time

/// The time for which the vault's calendars can show that nothing is planned.
struct CalendarCoverage {
    let index: IndexReader

    var hasCalendar: Bool { get throws(StoreError) { try !events().isEmpty } }

    /// Whether a span starts between the first and the last start of calendar entries; false without entries.
    ///
    /// If its start is open, an entry must start by its end; if both ends are open, any entry is enough.
    func covers(_ span: TimeSpan) throws(StoreError) -> Bool {
        let starts = try events().compactMap(\.start)
        guard let first = starts.min(), let last = starts.max() else { return false }
        return first <= (span.start ?? span.end ?? last) && last >= (span.start ?? first)
    }

    private func events() throws(StoreError) -> [DocumentRecord] {
        var filter = DocumentFilter()
        filter.kinds = [.event]
        return try index.documents(filter)
    }
}
