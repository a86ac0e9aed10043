import Glibc
import Model

/// Collects some lines of a file from its bytes in consecutive blocks.
///
/// Lines end as for readers: with CRLF, LF or CR. Unwanted lines are skipped by counting their ends; nothing is read after the last wanted
/// line.
public struct LineCollector {
    /// Sorted, without overlaps.
    private let wanted: [LineRange]
    private var nextWanted = 0
    private let hasFolds: Bool
    private(set) var lines: [Int: [UInt8]] = [:]
    private var number = 1
    private var isAtStart = true
    private var isCollecting = false
    private var endedWithReturn = false
    private var current: [UInt8] = []

    /// Creates a collector.
    ///
    /// - Parameters:
    ///   - wanted: The lines, in any order.
    ///   - path: The path of the file, which determines its format.
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

    /// Reads the bytes after those of the previous block; returns false if no further bytes are needed.
    public mutating func take(_ block: UnsafeRawBufferPointer) -> Bool {
        var place = 0
        var nextReturn = unsafe LineCollector.find(carriageReturn, in: block, from: 0)
        while place < block.count {
            if endedWithReturn {
                endedWithReturn = false
                if unsafe block[place] == lineFeed {
                    place += 1
                    continue
                }
            }
            place = unsafe skip(block, from: place)
            if isAtStart, unsafe !begin(with: block[place]) { return false }
            if nextReturn < place { nextReturn = unsafe LineCollector.find(carriageReturn, in: block, from: place) }
            let end = unsafe min(LineCollector.find(lineFeed, in: block, from: place), nextReturn)
            if isCollecting { unsafe current += block[place..<end] }
            guard end < block.count else { break }
            endLine()
            endedWithReturn = end == nextReturn
            place = end + 1
        }
        return isCollecting || nextWanted < wanted.count || hasFolds
    }

    /// Skips stretches without a wanted line; returns the index after them.
    private mutating func skip(_ block: UnsafeRawBufferPointer, from start: Int) -> Int {
        var place = start
        while !isCollecting, nextWanted < wanted.count, number < wanted[nextWanted].first,
            place + LineEnds.stretch < block.count, let ends = unsafe LineEnds.count(in: block, from: place),
            number + ends < wanted[nextWanted].first
        {
            number += ends
            place += LineEnds.stretch
            isAtStart = unsafe block[place - 1] == lineFeed
        }
        return place
    }

    /// Begins a line; returns false if neither it nor a later one is wanted.
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

    /// Ends the last line of the file, which may have no line end.
    public mutating func finish() {
        if !isAtStart, lines[number] == nil { endLine() }
    }

    /// Returns the index of a byte, or the end of the block.
    private static func find(_ byte: UInt8, in block: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = block.baseAddress, start < block.count,
            let found = unsafe memchr(base + start, Int32(byte), block.count - start)
        else { return block.count }
        return unsafe base.distance(to: UnsafeRawPointer(found))
    }

    private let lineFeed = UInt8(ascii: "\n")
    private let carriageReturn = UInt8(ascii: "\r")
}
