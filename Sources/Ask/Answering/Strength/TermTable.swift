/// What the terms of a question mean, by their hashes: looked into for every word of every text that is judged.
///
/// An open hash table with linear probing; stable hashes are spread already, so they are not hashed again.
struct TermTable<Value> {
    private var hashes: [UInt64]
    private var values: [Value?]
    private let mask: Int

    /// A table of some terms; of equal hashes the first one counts.
    init(_ terms: [(hash: UInt64, value: Value)]) {
        var size = 16
        while size < terms.count * 3 { size *= 2 }
        mask = size - 1
        hashes = [UInt64](repeating: 0, count: size)
        values = [Value?](repeating: nil, count: size)
        for (hash, value) in terms where self[hash] == nil {
            let slot = slot(of: hash)
            (hashes[slot], values[slot]) = (hash, value)
        }
    }

    /// What a term means; nil where it is none of the question's.
    @inline(__always)
    subscript(hash: UInt64) -> Value? { values[slot(of: hash)] }

    /// Changes what a term means; one that is none of the question's stays so.
    mutating func change(_ hash: UInt64, _ body: (inout Value) -> Void) {
        let slot = slot(of: hash)
        guard var value = values[slot] else { return }
        body(&value)
        values[slot] = value
    }

    /// The slot that holds a hash, else the free one where it belongs; that of no term has no value.
    @inline(__always)
    private func slot(of hash: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }
}

extension TermTable: Sendable where Value: Sendable {}
