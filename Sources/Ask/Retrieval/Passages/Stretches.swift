import Model
import Store
import Text

/// The chunks of an index in stretches: runs of chunks of one document, no wider than the reach of smoothing, so that a word affects only
/// its own stretch and the two neighbours.
///
/// Ranking bounds the score of a stretch before it scores its chunks. A short document is one stretch.
struct Stretches {
    /// The stretch of each slot.
    private(set) var ofSlots = RunPlaces()
    /// The first slot of each stretch; at the end, the number of slots.
    private(set) var starts: [Int32] = []
    /// The index of each stretch's document.
    private(set) var documents: [Int32] = []
    /// The minimum smoothed length of each stretch's chunks.
    private(set) var leastLengths: [Float] = []
    /// The union of the marks of each stretch's chunks; `.question` also if the chunk before the stretch has it.
    private(set) var marks: [UInt8] = []
    /// Whether each stretch is its whole document.
    private(set) var areAlone: [Bool] = []
    /// The first stretch of each document; at the end, the number of stretches.
    private(set) var firsts: [Int32] = []

    /// In slots.
    private(set) var longest = 0

    var count: Int { documents.count }

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

    /// Reserves capacity for one stretch of each document, since few have more.
    private mutating func reserve(slots: Int, documents count: Int) {
        ofSlots.reserveCapacity(slots)
        starts.reserveCapacity(count + 1)
        documents.reserveCapacity(count)
        leastLengths.reserveCapacity(count)
        marks.reserveCapacity(count)
        areAlone.reserveCapacity(count)
        firsts.reserveCapacity(count + 1)
    }

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

    @inline(__always)
    func slots(of stretch: Int) -> Range<Int> { Int(starts[stretch])..<Int(starts[stretch + 1]) }

    @inline(__always)
    func document(of slot: Int) -> Int { Int(documents[ofSlots[slot]]) }

    /// Returns a stretch and its neighbours in the document.
    @inline(__always)
    func around(_ stretch: Int) -> ClosedRange<Int> {
        let document = Int(documents[stretch])
        return max(stretch - 1, Int(firsts[document]))...min(stretch + 1, Int(firsts[document + 1]) - 1)
    }

    func slotsAround(_ stretch: Int) -> Range<Int> {
        let around = around(stretch)
        return Int(starts[around.lowerBound])..<Int(starts[around.upperBound + 1])
    }
}

/// Finds the index of a document by its row, in O(log *n*).
struct DocumentPlaces {
    private let numbers: [UInt32]
    /// The indices in row order; nil if the rows already ascend.
    private let order: [Int32]?

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

    /// Returns the index of the document with a row; nil if it has no chunk.
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
