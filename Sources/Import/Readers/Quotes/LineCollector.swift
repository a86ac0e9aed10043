import Glibc
import Model

/// Collects some lines of a file by their numbers while its bytes come in blocks, from the first on.
///
/// Lines end as readers count them: with CRLF, LF or CR alone. The lines between are passed over by counting their ends, and nothing
/// is read behind the last one that is wanted.
public struct LineCollector {
    /// Sorted, without overlaps.
    private let wanted: [LineRange]
    private var nextWanted = 0
    /// Whether a line that begins with a blank goes on with the one before, as in calendars.
    private let hasFolds: Bool
    private(set) var lines: [Int: [UInt8]] = [:]
    private var number = 1
    private var isAtStart = true
    private var isCollecting = false
    private var endedWithReturn = false
    private var current: [UInt8] = []

    /// A collector.
    ///
    /// - Parameters:
    ///   - wanted: The lines, in any order.
    ///   - path: The file's name tells its format.
    public init(_ wanted: [LineRange], path: String) {
        var merged: [LineRange] = []
        for range in wanted.sorted(by: { $0.first < $1.first }) {
            if let last = merged.last, range.first <= last.last {
                merged[merged.count - 1] = last.union(range)
            } else {
                merged.append(range)
            }
        }
        self.wanted = merged
        hasFolds = QuoteFormat(path: path).hasFolds
    }

    /// Takes the next block.
    ///
    /// - Parameter block: The bytes that follow those before.
    /// - Returns: False where nothing more is wanted.
    public mutating func take(_ block: UnsafeRawBufferPointer) -> Bool {
        var place = 0
        var nextReturn = LineCollector.find(carriageReturn, in: block, from: 0)
        while place < block.count {
            if endedWithReturn {
                endedWithReturn = false
                if block[place] == lineFeed {
                    place += 1
                    continue
                }
            }
            place = skip(block, from: place)
            if isAtStart, !begin(with: block[place]) { return false }
            if nextReturn < place { nextReturn = LineCollector.find(carriageReturn, in: block, from: place) }
            let end = min(LineCollector.find(lineFeed, in: block, from: place), nextReturn)
            if isCollecting { current += block[place..<end] }
            guard end < block.count else { break }
            endLine()
            endedWithReturn = end == nextReturn
            place = end + 1
        }
        return isCollecting || nextWanted < wanted.count || hasFolds
    }

    /// Passes over stretches that hold no line that is wanted, and returns where the next one begins.
    private mutating func skip(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
        var place = start
        while !isCollecting, nextWanted < wanted.count, number < wanted[nextWanted].first,
            place + LineEnds.stretch < block.count, let ends = LineEnds.count(in: block, from: place),
            number + ends < wanted[nextWanted].first
        {
            number += ends
            place += LineEnds.stretch
            isAtStart = block[place - 1] == lineFeed
        }
        return place
    }

    /// Begins a line; false where neither it nor a later one is wanted.
    private mutating func begin(with byte: UInt8) -> Bool {
        isAtStart = false
        while nextWanted < wanted.count, wanted[nextWanted].last < number { nextWanted += 1 }
        let goesOn = hasFolds && isCollecting && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
        isCollecting = goesOn || (nextWanted < wanted.count && wanted[nextWanted].contains(number))
        return isCollecting || nextWanted < wanted.count
    }

    private mutating func endLine() {
        if isCollecting { lines[number] = current }
        current.removeAll(keepingCapacity: true)
        number += 1
        isAtStart = true
    }

    /// Ends the last line of the file, which may have no end of its own.
    public mutating func finish() {
        if !isAtStart, lines[number] == nil { endLine() }
    }

    /// The place of a byte, or the end.
    private static func find(_ byte: UInt8, in block: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = block.baseAddress, start < block.count,
            let found = memchr(base + start, Int32(byte), block.count - start)
        else { return block.count }
        return base.distance(to: UnsafeRawPointer(found))
    }

    private let lineFeed = UInt8(ascii: "\n")
    private let carriageReturn = UInt8(ascii: "\r")
}
