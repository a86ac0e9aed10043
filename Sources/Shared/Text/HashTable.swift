/// Values under keys that are hashes already, in the order in which they came: no second hash is taken of a key.
///
/// Open addressing with linear probing over the places of the keys; nothing is ever removed but all at once.
public struct HashTable<Value> {
    /// The value of each key.
    public var values: [Value] = []
    @usableFromInline var storedKeys: [UInt64] = []
    /// One more than the place of a key, by the key's lowest bits or behind; 0 where none is.
    @usableFromInline var slots: [UInt32]
    @usableFromInline var mask: Int

    /// An empty table.
    ///
    /// - Parameter capacity: The number of keys for which there is room at once.
    @inlinable
    public init(capacity: Int = 32) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        mask = size - 1
    }

    /// A table of some pairs.
    ///
    /// - Parameter pairs: Keys with their values; of equal keys the first one counts.
    @inlinable
    public init(_ pairs: [(key: UInt64, value: Value)]) {
        self.init(capacity: pairs.count)
        for (key, value) in pairs { _ = insert(key, value) }
    }

    /// The keys, each once.
    @inlinable public var keys: [UInt64] { storedKeys }

    /// The number of keys.
    @inlinable public var count: Int { storedKeys.count }

    /// The value of a key; nil for a key that was not added.
    ///
    /// - Parameter key: Any hash.
    @inlinable
    public subscript(key: UInt64) -> Value? {
        let slot = slots[slot(of: key)]
        return slot == 0 ? nil : values[Int(slot) - 1]
    }

    /// The value of a key, which a change adds if it is new.
    ///
    /// - Parameters:
    ///   - key: Any hash.
    ///   - initial: The value of a key that was not added.
    @inlinable
    public subscript(key: UInt64, default initial: @autoclosure () -> Value) -> Value {
        get { self[key] ?? initial() }
        _modify { yield &values[place(of: key, adding: initial())] }
    }

    /// The place of a key, or nil.
    ///
    /// - Parameter key: Any hash.
    /// - Returns: A place in `keys` and `values`.
    @inlinable
    public func place(of key: UInt64) -> Int? {
        let slot = slot(of: key)
        return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
    }

    /// The place of a key that is added with a value where it is new.
    ///
    /// - Parameters:
    ///   - key: Any hash.
    ///   - value: Its value where it is new.
    /// - Returns: A place in `keys` and `values`.
    @inlinable
    public mutating func place(of key: UInt64, adding value: @autoclosure () -> Value) -> Int {
        let slot = slot(of: key)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        append(key, value(), at: slot)
        return count - 1
    }

    /// Adds a key where it is new.
    ///
    /// - Parameters:
    ///   - key: Any hash.
    ///   - value: Its value.
    /// - Returns: Whether it is new.
    @inlinable
    public mutating func insert(_ key: UInt64, _ value: @autoclosure () -> Value) -> Bool {
        let slot = slot(of: key)
        guard slots[slot] == 0 else { return false }
        append(key, value(), at: slot)
        return true
    }

    /// Removes all keys; a table that has grown large becomes small again.
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

    /// Clearing more slots than this would cost more than to make them anew.
    @inlinable static var largestKept: Int { 4096 }

    /// Where a key stands, or where it would.
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
        // At most half of the slots are taken, so that most keys are found at once.
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
