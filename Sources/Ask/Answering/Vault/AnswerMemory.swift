import Model
import Store
import Text

/// A cache shared by the questions of one index; valid as long as the index is open.
final class AnswerMemory {
    let words = WordMemos()
    /// The people who take part in a meeting, by its row number.
    private var people = BoundedCache<Int, [Person]>(most: 1 << 12)
    /// The forms of a document's lines, by its number.
    private var forms = BoundedCache<Int, Set<UInt64>>(most: 1 << 7)

    /// Returns the people who take part in a meeting, cached or read.
    func people(
        ofMeeting meeting: Int, _ read: () throws(StoreError) -> [Person]
    ) throws(StoreError) -> [Person] {
        try people.value(of: meeting, read)
    }

    /// Returns the forms of a document's lines, cached or read; see `RecurringLines`.
    func forms(
        ofDocument number: Int, _ read: () throws(StoreError) -> Set<UInt64>
    ) throws(StoreError) -> Set<UInt64> {
        try forms.value(of: number, read)
    }
}

/// A cache that is emptied when it is full.
private struct BoundedCache<Key: Hashable, Value> {
    let most: Int
    private var values: [Key: Value] = [:]

    init(most: Int) { self.most = most }

    mutating func value(of key: Key, _ read: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        if let known = values[key] { return known }
        let found = try read()
        if values.count == most { values.removeAll(keepingCapacity: true) }
        values[key] = found
        return found
    }
}
