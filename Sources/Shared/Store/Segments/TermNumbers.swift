/// Numbers terms in order of first appearance; a hash table whose keys are hashes already and are not hashed again.
struct TermNumbers {
    private(set) var terms: [UInt64] = []
    /// For each cell, the number of its term plus one; 0 for a free cell.
    private var cells = [UInt32](repeating: 0, count: 1024)

    /// Returns the number of a term; a new term gets the next one.
    mutating func number(of term: UInt64) -> Int {
        if 2 * terms.count >= cells.count { grow() }
        let cell = self.cell(of: term)
        if cells[cell] != 0 { return Int(cells[cell]) - 1 }
        terms.append(term)
        cells[cell] = UInt32(terms.count)
        return terms.count - 1
    }

    /// Returns the number of a term; nil if it was never added.
    func known(_ term: UInt64) -> Int? {
        let number = cells[cell(of: term)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// Returns the cell that holds a term, or the free one where it belongs.
    @inline(__always)
    private func cell(of term: UInt64) -> Int {
        let mask = cells.count - 1
        var cell = Int(truncatingIfNeeded: term ^ (term >> 32)) & mask
        while cells[cell] != 0, terms[Int(cells[cell]) - 1] != term { cell = (cell + 1) & mask }
        return cell
    }

    private mutating func grow() {
        cells = [UInt32](repeating: 0, count: 4 * cells.count)
        for (number, term) in terms.enumerated() { cells[cell(of: term)] = UInt32(number + 1) }
    }
}
