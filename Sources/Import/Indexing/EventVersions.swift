import Store

/// Finds events superseded by a later version in another calendar file, such as a newer export.
///
/// An occurrence is superseded by the same occurrence in a later version. A single event is also superseded by a later version at another
/// time.
enum EventVersions {
    /// Returns the row numbers of superseded events; other kinds of sources are ignored.
    static func superseded(_ sources: [MeetingSource]) -> Set<Int> {
        let events = sources.filter { $0.kind == .event && $0.identity != nil }
        var result = older(Dictionary(grouping: events) { $0.identity ?? "" })
        let byUID = Dictionary(grouping: events) { $0.eventUID ?? "" }
        // A series may be exported in part, so a missing occurrence proves nothing.
        let single = byUID.filter { _, copies in Set(copies.map(\.source)).count == copies.count }
        result.formUnion(older(single))
        return result
    }

    /// Returns, of each group, the documents from other files than the latest version and older than it.
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
