import TestSupport
import Testing
import Text

@Suite struct HashTableTests {
    @Test func `a table holds what a dictionary holds, in the order in which it came`() {
        var generator = SeededGenerator(seed: 5)
        var table = HashTable<Int>()
        var known: [UInt64: Int] = [:]
        var order: [UInt64] = []
        for round in 0..<5000 {
            let key =
                UInt64.random(in: 0..<2000, using: &generator) << 60 | UInt64.random(in: 0..<900, using: &generator)
            if known[key] == nil { order.append(key) }
            known[key, default: 0] += round
            table.values[table.place(of: key, adding: 0)] += round
        }
        #expect(table.keys == order)
        #expect(table.values == order.map { known[$0] ?? -1 })
        let found = order.map { key in table.place(of: key).map { table.values[$0] } }
        #expect(found == order.map { known[$0] })
        #expect(table.place(of: 12_345) == nil)
    }

    @Test func `a key is new only once`() {
        var table = HashTable<Void>()
        let areNew = [0, 0, UInt64.max].map { table.insert($0, ()) }
        #expect(areNew == [true, false, true])
        #expect(table.count == 2)
    }

    @Test(arguments: [3, 10_000]) func `an emptied table holds nothing and can be filled again`(count: Int) {
        var table = HashTable<Int>()
        for key in 0..<count { _ = table.insert(UInt64(key), key) }
        table.removeAll()
        #expect(table.keys.isEmpty && table.values.isEmpty && table.place(of: 1) == nil)
        let isNew = table.insert(1, 7)
        #expect(isNew)
        #expect(table.place(of: 1) == 0)
    }
}
