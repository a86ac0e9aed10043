/// Values by the key of a word: a hash table for keys that are well-mixed hashes already.
///
/// Open addressing with linear probing, at most half full. A look-up costs a few nanoseconds, which is why this is no `Dictionary`.
struct KeyTable<Value: Sendable>: Sendable {
    private var keys: [UInt64]
    private var values: [Value]
    private let empty: Value
    private(set) var count = 0

    /// An empty table.
    ///
    /// - Parameters:
    ///   - empty: The value of a key that was never set.
    ///   - capacity: The number of keys for which there is room at once.
    init(empty: Value, capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        self.empty = empty
        keys = [UInt64](repeating: 0, count: size)
        values = [Value](repeating: empty, count: size)
    }

    subscript(key: UInt64) -> Value {
        get { values[slot(of: key)] }
        set {
            if count * 2 >= keys.count { grow() }
            let slot = slot(of: key)
            if keys[slot] == 0 { count += 1 }
            keys[slot] = KeyTable.filled(key)
            values[slot] = newValue
        }
        _modify {
            if count * 2 >= keys.count { grow() }
            let slot = slot(of: key)
            if keys[slot] == 0 { count += 1 }
            keys[slot] = KeyTable.filled(key)
            yield &values[slot]
        }
    }

    /// Nothing marks an empty slot, so that no key is nothing.
    private static func filled(_ key: UInt64) -> UInt64 { key == 0 ? 1 : key }

    private func slot(of key: UInt64) -> Int {
        let key = KeyTable.filled(key)
        var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    private mutating func grow() {
        var larger = KeyTable(empty: empty, capacity: keys.count)
        for (slot, key) in keys.enumerated() where key != 0 { larger[key] = values[slot] }
        self = larger
    }
}
