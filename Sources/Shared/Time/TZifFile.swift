/// A compiled time zone file (RFC 9636, versions 1 to 4): clock changes, and the rule after the last.
///
/// Leap seconds, designations and standard/UT indicators are skipped.
struct TZifFile {
    let firstOffset: Int
    let changes: [Int]
    let offsets: [Int]
    let rule: PosixTimeRule?

    /// Reads a file; returns nil if it is no TZif file, truncated or inconsistent.
    init?(_ bytes: [UInt8]) {
        guard var header = Header(bytes, at: 0) else { return nil }
        var start = Header.length
        var timeWidth = 4
        if header.version >= UInt8(ascii: "2") {
            start += header.blockLength(timeWidth: 4)
            guard let second = Header(bytes, at: start) else { return nil }
            header = second
            start += Header.length
            timeWidth = 8
        }
        let end = start + header.blockLength(timeWidth: timeWidth)
        guard header.typeCount > 0, end <= bytes.count else { return nil }
        let typeOffsets = TZifFile.typeOffsets(bytes, header: header, start: start, timeWidth: timeWidth)
        let times = (0..<header.timeCount).map { bytes.bigEndianInteger(at: start + $0 * timeWidth, width: timeWidth) }
        let indices = (0..<header.timeCount).map { Int(bytes[start + header.timeCount * timeWidth + $0]) }
        guard indices.allSatisfy({ $0 < typeOffsets.count }), zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
        firstOffset = typeOffsets[0]
        changes = times
        offsets = indices.map { typeOffsets[$0] }
        rule = timeWidth == 8 ? TZifFile.footer(bytes, from: end) : nil
    }

    /// Returns the offset of each local time type, stored as 4 bytes of offset, 1 of daylight saving, 1 of designation.
    private static func typeOffsets(_ bytes: [UInt8], header: Header, start: Int, timeWidth: Int) -> [Int] {
        let types = start + header.timeCount * (timeWidth + 1)
        return (0..<header.typeCount).map { bytes.bigEndianInteger(at: types + $0 * 6, width: 4) }
    }

    /// Reads the rule between two line feeds at the end of the file.
    private static func footer(_ bytes: [UInt8], from start: Int) -> PosixTimeRule? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\n") else { return nil }
        return PosixTimeRule(Array(bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\n") }))
    }

    private struct Header {
        static let length = 44
        let version: UInt8
        let timeCount: Int
        let typeCount: Int
        private let characterCount: Int
        private let leapCount: Int
        private let standardCount: Int
        private let universalCount: Int

        init?(_ bytes: [UInt8], at start: Int) {
            guard start + Header.length <= bytes.count, bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
                return nil
            }
            version = bytes[start + 4]
            let counts = (0..<6).map { bytes.bigEndianInteger(at: start + 20 + $0 * 4, width: 4) }
            // No count may exceed the file size, so that the sums below cannot overflow.
            guard counts.allSatisfy({ (0...bytes.count).contains($0) }) else { return nil }
            universalCount = counts[0]
            standardCount = counts[1]
            leapCount = counts[2]
            timeCount = counts[3]
            typeCount = counts[4]
            characterCount = counts[5]
        }

        func blockLength(timeWidth: Int) -> Int {
            timeCount * (timeWidth + 1) + typeCount * 6 + characterCount + leapCount * (timeWidth + 4) + standardCount
                + universalCount
        }
    }
}

extension [UInt8] {
    fileprivate func bigEndianInteger(at start: Int, width: Int) -> Int {
        let bits = self[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return width == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(Int64(bitPattern: bits))
    }
}
