/// Remembers the hashes of words: texts that are read for questions repeat most of theirs, and stemming costs more than looking up.
///
/// An open hash table with linear probing, as large as a few questions need; of too many words all are forgotten.
public final class WordMemo {
    /// By the stable hash of the word, which tells words apart as surely as postings do; 0 where a slot is free.
    private var keys: [UInt64] = []
    /// Where the hashes of each slot's word stand among all.
    private var places: [(start: Int32, end: Int32)] = []
    private var hashes: [UInt64] = []
    private var count = 0

    private static let mostWords = 1 << 16

    /// A memo of no words.
    public init() { forget(slots: 1 << 10) }

    /// Calls `body` with each hash of a word; `read` adds them where it has not been asked for before.
    @inline(__always)
    func forEachHash(of word: [UInt8], _ read: (inout [UInt64]) -> Void, _ body: (UInt64) -> Void) {
        let key = max(1, StableHash.of(word))
        var slot = slot(of: key)
        if keys[slot] == 0 { slot = add(key, at: slot, read) }
        for place in places[slot].start..<places[slot].end { body(hashes[Int(place)]) }
    }

    /// The slot that holds a key, else the free one where it belongs.
    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var slot = Int(truncatingIfNeeded: key) & mask
        while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }

    @inline(never)
    private func add(_ key: UInt64, at free: Int, _ read: (inout [UInt64]) -> Void) -> Int {
        var slot = free
        if count == WordMemo.mostWords {
            forget(slots: 1 << 10)
            slot = self.slot(of: key)
        } else if count * 2 >= keys.count {
            grow()
            slot = self.slot(of: key)
        }
        let start = hashes.count
        read(&hashes)
        keys[slot] = key
        places[slot] = (Int32(start), Int32(hashes.count))
        count += 1
        return slot
    }

    private func grow() {
        let (oldKeys, oldPlaces) = (keys, places)
        keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
        places = [(start: Int32, end: Int32)](repeating: (0, 0), count: keys.count)
        for old in oldKeys.indices where oldKeys[old] != 0 {
            let slot = slot(of: oldKeys[old])
            (keys[slot], places[slot]) = (oldKeys[old], oldPlaces[old])
        }
    }

    private func forget(slots: Int) {
        keys = [UInt64](repeating: 0, count: slots)
        places = [(start: Int32, end: Int32)](repeating: (0, 0), count: slots)
        hashes.removeAll()
        count = 0
    }
}
