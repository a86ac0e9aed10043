import Store

/// Finds events that are superseded by a later version in another calendar file, such as an old export beside a new one.
///
/// An occurrence is superseded by the same occurrence in a later version. An event that takes place once is also superseded by a
/// later version at another time.
enum EventVersions {
    /// Returns the row numbers of events of which another file holds a later version; other sources of meetings are ignored.
    static func superseded(_ sources: [MeetingSource]) -> Set<Int> {
        let events = sources.filter { $0.kind == .event && $0.identity != nil }
        var result = older(Dictionary(grouping: events) { $0.identity ?? "" })
        let byUID = Dictionary(grouping: events) { $0.eventUID ?? "" }
        // A series may be exported in part, so a missing occurrence proves nothing.
        let single = byUID.filter { _, copies in Set(copies.map(\.source)).count == copies.count }
        result.formUnion(older(single))
        return result
    }

    /// Returns, in each group, the documents that are older than the latest version and come from other files.
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
