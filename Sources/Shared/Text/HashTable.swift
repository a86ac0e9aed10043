/// A hash table in insertion order whose keys are hashes, which are not hashed again.
///
/// Open addressing with linear probing over indices of keys; single keys cannot be removed.
public struct HashTable<Value> {
    /// The value of each key.
    public var values: [Value] = []
    @usableFromInline var storedKeys: [UInt64] = []
    /// One more than the index of a key, in or after the slot of the key's lowest bits; 0 for an empty slot.
    @usableFromInline var slots: [UInt32]
    @usableFromInline var mask: Int

    /// Creates an empty table with memory reserved for `capacity` keys.
    @inlinable
    public init(capacity: Int = 32) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        mask = size - 1
        if capacity > 32 {
            storedKeys.reserveCapacity(capacity)
            values.reserveCapacity(capacity)
        }
    }

    /// Creates a table of keys with values; of equal keys the first wins.
    @inlinable
    public init(_ pairs: [(key: UInt64, value: Value)]) {
        self.init(capacity: pairs.count)
        for (key, value) in pairs { _ = insert(key, value) }
    }

    /// The keys, each once.
    @inlinable public var keys: [UInt64] { storedKeys }

    /// The number of keys.
    @inlinable public var count: Int { storedKeys.count }

    /// The value of a key; nil for an unknown key.
    @inlinable
    public subscript(key: UInt64) -> Value? {
        let slot = slots[slot(of: key)]
        return slot == 0 ? nil : values[Int(slot) - 1]
    }

    /// The value of a key; a change of a new key adds it, beginning with the initial value.
    @inlinable
    public subscript(key: UInt64, default initial: @autoclosure () -> Value) -> Value {
        get { self[key] ?? initial() }
        _modify { yield &values[place(of: key, adding: initial())] }
    }

    /// Returns the index of a key in `keys` and `values`; nil for an unknown key.
    @inlinable
    public func place(of key: UInt64) -> Int? {
        let slot = slot(of: key)
        return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
    }

    /// Returns the index of a key in `keys` and `values`; adds a new key with a value.
    @inlinable
    public mutating func place(of key: UInt64, adding value: @autoclosure () -> Value) -> Int {
        let slot = slot(of: key)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        append(key, value(), at: slot)
        return count - 1
    }

    /// Adds a key with a value; returns false if the key is known.
    @inlinable
    public mutating func insert(_ key: UInt64, _ value: @autoclosure () -> Value) -> Bool {
        let slot = slot(of: key)
        guard slots[slot] == 0 else { return false }
        append(key, value(), at: slot)
        return true
    }

    /// Removes all keys; shrinks a large table.
    @inlinable
    public mutating func removeAll() {
        if slots.count > HashTable.largestKept {
            self = HashTable()
        } else {
            for slot in slots.indices { slots[slot] = 0 }
            storedKeys.removeAll(keepingCapacity: true)
            values.removeAll(keepingCapacity: true)
        }
    }

    /// The maximum number of slots to clear; more cost more than new ones.
    @inlinable static var largestKept: Int { 4096 }

    /// Returns the slot of a key, or the free slot for it.
    @inlinable @inline(__always)
    func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: key) & mask
        while slots[slot] != 0, storedKeys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
        return slot
    }

    @inlinable
    mutating func append(_ key: UInt64, _ value: Value, at slot: Int) {
        storedKeys.append(key)
        values.append(value)
        slots[slot] = UInt32(truncatingIfNeeded: storedKeys.count)
        // At most half of the slots are taken, which keeps probing short.
        if storedKeys.count * 2 > slots.count { grow() }
    }

    @usableFromInline
    mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for (place, key) in storedKeys.enumerated() { slots[slot(of: key)] = UInt32(truncatingIfNeeded: place + 1) }
    }
}

extension HashTable: Sendable where Value: Sendable {}
