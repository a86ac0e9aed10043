import Model
import Parsing
import Store
import Time

/// Tells of the words of a question what an open index knows.
struct IndexLookup: VaultLookup {
    let flow: QuestionFlow
    let now: CivilDateTime

    func tags() throws(StoreError) -> Set<String> { try flow.tags() }

    func people(described descriptions: [PersonDescription]) throws(StoreError) -> [[Person]] {
        try flow.people(described: descriptions)
    }

    func collections(named names: [String]) throws(StoreError) -> [NamedCollection?] {
        try flow.collections(named: names)
    }

    func times(of references: [DocumentReference]) throws(StoreError) -> [EventTime?] {
        try flow.resolver(for: references, at: now).times(of: references)
    }
}
