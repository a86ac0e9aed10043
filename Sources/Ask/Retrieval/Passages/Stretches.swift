import Model
import Store
import Text

/// The chunks of an index in stretches: runs of chunks of one document, each as wide as smoothing reaches, so that a word counts
/// for no chunks but those of its own stretch and of the two beside it.
///
/// Short documents are one stretch each. Ranking looks at a stretch as a whole before it looks at its chunks.
struct Stretches {
    /// For each slot its stretch.
    private(set) var ofSlots = RunPlaces()
    /// For each stretch its first slot, and behind the last one the number of slots.
    private(set) var starts: [Int32] = []
    /// For each stretch the place of its document.
    private(set) var documents: [Int32] = []
    /// For each stretch the least number of words around a chunk.
    private(set) var leastLengths: [Float] = []
    /// For each stretch all marks of its chunks, and `.question` also where the chunk before it has it.
    private(set) var marks: [UInt8] = []
    /// For each stretch whether it is its whole document.
    private(set) var areAlone: [Bool] = []
    /// For each document its first stretch, and behind the last one the number of stretches.
    private(set) var firsts: [Int32] = []

    /// The largest number of slots of a stretch.
    private(set) var longest = 0

    /// The number of stretches.
    var count: Int { documents.count }

    /// Cuts the chunks of an index into stretches.
    ///
    /// - Complexity: O(*n*).
    init(_ layout: SegmentLayout) {
        reserve(slots: layout.count, documents: layout.documentCount)
        for document in 0..<layout.documentCount {
            firsts.append(Int32(starts.count))
            let whole = layout.chunks(ofDocumentAt: document)
            var rest = whole
            while !rest.isEmpty {
                let end = Stretches.end(of: rest, layout.middles)
                areAlone.append(rest.lowerBound..<end == whole)
                append(rest.lowerBound..<end, of: document, layout)
                rest = end..<rest.upperBound
            }
        }
        firsts.append(Int32(starts.count))
        starts.append(Int32(layout.count))
    }

    /// Makes room for a stretch of each document: few have more.
    private mutating func reserve(slots: Int, documents count: Int) {
        ofSlots.reserveCapacity(slots)
        starts.reserveCapacity(count + 1)
        documents.reserveCapacity(count)
        leastLengths.reserveCapacity(count)
        marks.reserveCapacity(count)
        areAlone.reserveCapacity(count)
        firsts.reserveCapacity(count + 1)
    }

    /// The end of the stretch that begins a run of chunks.
    private static func end(of slots: Range<Int>, _ middles: [UInt32]) -> Int {
        let last = Int(middles[slots.lowerBound]) + SmoothingKernel.reach
        if Int(middles[slots.upperBound - 1]) <= last { return slots.upperBound }
        return slots.first { Int(middles[$0]) > last } ?? slots.upperBound
    }

    private mutating func append(_ slots: Range<Int>, of document: Int, _ layout: SegmentLayout) {
        var least = Float.infinity
        var marks: UInt8 = 0
        for slot in slots {
            least = min(least, layout.smoothedLengths[slot])
            marks |= layout.marks[slot]
        }
        if slots.lowerBound > layout.chunks(ofDocumentAt: document).lowerBound {
            marks |= layout.marks[slots.lowerBound - 1] & ChunkMarks.question.rawValue
        }
        ofSlots.append(run: slots.count)
        longest = max(longest, slots.count)
        starts.append(Int32(slots.lowerBound))
        documents.append(Int32(document))
        leastLengths.append(least)
        self.marks.append(marks)
    }

    /// The slots of a stretch.
    @inline(__always)
    func slots(of stretch: Int) -> Range<Int> { Int(starts[stretch])..<Int(starts[stretch + 1]) }

    /// The place of the document of a slot.
    @inline(__always)
    func document(of slot: Int) -> Int { Int(documents[ofSlots[slot]]) }

    /// A stretch and those beside it in its document.
    @inline(__always)
    func around(_ stretch: Int) -> ClosedRange<Int> {
        let document = Int(documents[stretch])
        return max(stretch - 1, Int(firsts[document]))...min(stretch + 1, Int(firsts[document + 1]) - 1)
    }

    /// The slots of a stretch and of those beside it in its document.
    func slotsAround(_ stretch: Int) -> Range<Int> {
        let around = around(stretch)
        return Int(starts[around.lowerBound])..<Int(starts[around.upperBound + 1])
    }
}

/// Finds documents by their rows.
struct DocumentPlaces {
    private let numbers: [UInt32]
    /// The places in the order of rows; nil where rows rise already.
    private let order: [Int32]?

    /// The documents of a layout.
    init(_ layout: SegmentLayout) {
        let numbers = layout.documentNumbers
        self.numbers = numbers
        order =
            DocumentPlaces.areRising(numbers)
            ? nil : numbers.indices.map(Int32.init).sorted { numbers[Int($0)] < numbers[Int($1)] }
    }

    private static func areRising(_ numbers: [UInt32]) -> Bool {
        var place = 1
        while place < numbers.count, numbers[place - 1] < numbers[place] { place += 1 }
        return place >= numbers.count
    }

    /// The place of the document with a row; nil where no chunk is of it.
    func place(ofDocument number: Int) -> Int? {
        var range = 0..<numbers.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            let place = order.map { Int($0[middle]) } ?? middle
            if Int(numbers[place]) == number { return place }
            range = Int(numbers[place]) < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
