/// Numbers terms in order of first appearance; a hash table that does not hash again, since terms are hashes.
struct TermNumbers {
    private(set) var terms: [UInt64] = []
    /// The number of each cell's term plus one; 0 for a free cell.
    private var cells = [UInt32](repeating: 0, count: 1024)

    mutating func number(of term: UInt64) -> Int {
        if 2 * terms.count >= cells.count { grow() }
        let cell = self.cell(of: term)
        if cells[cell] != 0 { return Int(cells[cell]) - 1 }
        terms.append(term)
        cells[cell] = UInt32(terms.count)
        return terms.count - 1
    }

    func known(_ term: UInt64) -> Int? {
        let number = cells[cell(of: term)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// Returns the cell that holds a term, or the free cell for it.
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
