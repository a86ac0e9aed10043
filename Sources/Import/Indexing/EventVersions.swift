import Store

/// Tells which copies of an event are older than another calendar's: an old export beside a new one.
///
/// An occurrence is superseded by the same occurrence of a later version in another file; an event that takes place once also by its
/// later version at another time.
enum EventVersions {
    /// The events of which another file holds a later version.
    ///
    /// - Parameter sources: Events, and other sources of meetings, which have no versions.
    /// - Returns: Rows of documents.
    static func superseded(_ sources: [MeetingSource]) -> Set<Int> {
        let events = sources.filter { $0.kind == .event && $0.identity != nil }
        var result = older(Dictionary(grouping: events) { $0.identity ?? "" })
        let byUID = Dictionary(grouping: events) { $0.eventUID ?? "" }
        // A series may be exported in part: its other occurrences are not gone.
        let single = byUID.filter { _, copies in Set(copies.map(\.source)).count == copies.count }
        result.formUnion(older(single))
        return result
    }

    /// Of each group the documents of other files than the one with the latest version, as far as they are older.
    private static func older(_ groups: [String: [MeetingSource]]) -> Set<Int> {
        var result: Set<Int> = []
        for copies in groups.values where copies.count > 1 {
            guard let latest = copies.max(by: { $0.revision < $1.revision }) else { continue }
            for copy in copies where copy.source != latest.source && copy.revision < latest.revision {
                result.insert(copy.document)
            }
        }
        return result
    }
}
