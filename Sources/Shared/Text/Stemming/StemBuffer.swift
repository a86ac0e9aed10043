/// A word during stemming: its bytes, and the regions R1 and R2 in which endings may be removed.
///
/// Source: https://snowballstem.org/texts/r1r2.html. Regions begin at byte offsets, which remain when the word becomes shorter, so they may
/// begin after its end.
struct StemBuffer {
    /// The part of a word after its first or second group of vowels and a consonant.
    enum Region: Sendable {
        case first
        case second
    }

    private(set) var bytes: [UInt8] = []
    var firstRegion = 0
    var secondRegion = 0
    /// The last eight bytes, the last one lowest, padded with zeros.
    private var tail: UInt64 = 0

    /// Takes over the storage of a word until `give` returns it.
    init(taking word: inout [UInt8]) {
        swap(&bytes, &word)
        readTail()
    }

    mutating func give(to word: inout [UInt8]) { swap(&bytes, &word) }

    var count: Int { bytes.count }

    @inline(__always)
    func ends(in ending: Ending) -> Bool { tail & ending.mask == ending.characters }

    @inline(__always)
    func isExactly(_ ending: Ending) -> Bool { bytes.count == ending.count && ends(in: ending) }

    @inline(__always)
    func has(_ ending: Ending, in region: Region) -> Bool {
        bytes.count - ending.count >= (region == .first ? firstRegion : secondRegion)
    }

    /// Returns the byte before an ending of at most seven characters; 0 at the beginning of the word.
    @inline(__always)
    func byte(before ending: Ending) -> UInt8 { UInt8(truncatingIfNeeded: tail >> UInt64(8 * ending.count)) }

    /// Returns the index of the first byte of the letter that ends before an index above 0.
    func letterStart(before place: Int) -> Int {
        var start = place - 1
        while start > 0, bytes[start].isContinuation { start -= 1 }
        return start
    }

    /// Returns the index after the first non-vowel that follows a vowel, or the end of the word.
    @inline(__always)
    func regionStart(from start: Int, isVowel: (UInt8) -> Bool) -> Int {
        var place = start
        while place < bytes.count, !isVowel(bytes[place]) { place += 1 }
        while place < bytes.count, isVowel(bytes[place]) { place += 1 }
        guard place < bytes.count else { return place }
        repeat { place += 1 } while place < bytes.count && bytes[place].isContinuation
        return place
    }
}

extension StemBuffer {
    /// Applies only the first rule whose ending the word has, even if it changes nothing; returns whether there is one.
    @discardableResult
    mutating func apply(_ rules: [EndingRule]) -> Bool {
        for rule in rules where ends(in: rule.ending) {
            let isAllowed = rule.predecessors?.contains(byte(before: rule.ending)) ?? true
            if isAllowed, has(rule.ending, in: rule.region) { replace(rule.ending.count, with: rule.replacement) }
            return true
        }
        return false
    }

    mutating func drop(_ count: Int) {
        bytes.removeLast(count)
        readTail()
    }

    mutating func replace(_ count: Int, with ending: Ending) {
        bytes.removeLast(count)
        for position in (0..<ending.count).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: ending.characters >> UInt64(8 * position)))
        }
        readTail()
    }

    mutating func dropFirst() {
        bytes.removeFirst()
        readTail()
    }

    /// Edits the bytes in place; may also shorten the word.
    @inline(__always)
    mutating func edit(_ change: (inout [UInt8]) -> Void) {
        change(&bytes)
        readTail()
    }

    private mutating func readTail() {
        tail = 0
        for place in max(0, bytes.count - 8)..<bytes.count { tail = tail << 8 | UInt64(bytes[place]) }
    }
}

extension UInt8 {
    @inline(__always)
    var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// The index after the third letter of UTF-8 text; nil for fewer letters.
    var endOfThirdLetter: Int? {
        guard count >= 3 else { return nil }
        var letters = 0
        for place in indices where !self[place].isContinuation {
            if letters == 3 { return place }
            letters += 1
        }
        return letters == 3 ? endIndex : nil
    }
}
