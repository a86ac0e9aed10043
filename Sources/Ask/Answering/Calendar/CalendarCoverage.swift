import Model
import Store
import Time

/// Of which time the vault's calendars can tell that nothing was planned.
struct CalendarCoverage {
    let index: IndexReader

    /// Whether there is a calendar at all.
    var hasCalendar: Bool { get throws(StoreError) { try !events().isEmpty } }

    /// Whether calendars have entries from the beginning of a time, and beyond its end or in it.
    ///
    /// - Parameter span: Open ends are those of all time, of which they have a part.
    /// - Returns: False where they begin later or end earlier, so that they say nothing of it.
    /// - Throws: `StoreError` where the index cannot be read.
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
