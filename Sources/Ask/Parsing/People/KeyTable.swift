/// Values by the key of a word: a hash table for keys that are well-mixed hashes already.
///
/// Open addressing with linear probing, at most two thirds full; values stand close together in the order in which they were added. Slots
/// hold 40 bits of a key, so that two keys are taken for one once in a million million times, and the place of its value, of which there
/// may be 16 million. A look-up costs a few nanoseconds, which is why this is no `Dictionary`.
struct KeyTable<Value: Sendable>: Sendable {
    /// The upper 40 bits of each key above the place of its value, counted from 1; nothing in an empty slot.
    private var slots: [UInt64]
    private var values: [Value] = []
    private let empty: Value

    /// The number of keys that were set.
    var count: Int { values.count }

    /// An empty table.
    ///
    /// - Parameters:
    ///   - empty: The value of a key that was never set.
    ///   - capacity: The number of keys for which there is room at once.
    init(empty: Value, capacity: Int) {
        var size = 16
        while size * 2 < capacity * 3 { size *= 2 }
        self.empty = empty
        slots = [UInt64](repeating: 0, count: size)
        values.reserveCapacity(capacity)
    }

    subscript(key: UInt64) -> Value {
        get {
            let slot = slots[slot(of: key)]
            return slot == 0 ? empty : values[KeyTable.place(slot)]
        }
        set { self[place: place(adding: key)] = newValue }
        _modify { yield &self[place: place(adding: key)] }
    }

    /// The value of a key by the place that `place(adding:)` told.
    subscript(place place: Int) -> Value {
        get { values[place] }
        _modify { yield &values[place] }
    }

    /// The place of a key's value, which is added where there is none.
    mutating func place(adding key: UInt64) -> Int {
        var slot = slot(of: key)
        if slots[slot] != 0 { return KeyTable.place(slots[slot]) }
        if (count + 1) * 3 > slots.count * 2 {
            grow()
            slot = self.slot(of: key)
        }
        precondition(count < KeyTable.lower)
        values.append(empty)
        slots[slot] = key & ~KeyTable.lower | UInt64(count)
        return count - 1
    }

    /// The bits of a slot that tell the place.
    private static var lower: UInt64 { 0xff_ffff }

    private static func place(_ slot: UInt64) -> Int { Int(slot & lower) - 1 }

    private func slot(of key: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = KeyTable.home(key, mask)
        while slots[slot] != 0, (slots[slot] ^ key) & ~KeyTable.lower != 0 { slot = (slot + 1) & mask }
        return slot
    }

    /// Where the search for a key begins: told by bits that slots hold, so that a table can grow without the whole keys.
    private static func home(_ key: UInt64, _ mask: Int) -> Int { Int(truncatingIfNeeded: key >> 24) & mask }

    private mutating func grow() {
        let old = slots
        let mask = old.count * 2 - 1
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for entry in old where entry != 0 {
            var slot = KeyTable.home(entry, mask)
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = entry
        }
    }
}
