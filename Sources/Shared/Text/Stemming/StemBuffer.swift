/// A word while its endings are taken off: its bytes and the regions R1 and R2 in which endings may go.
///
/// Source: https://snowballstem.org/texts/r1r2.html. Places are byte offsets from the beginning of the word; they stay
/// where they are when the word becomes shorter, so a region may begin behind its end.
struct StemBuffer {
    /// The parts of a word that begin behind its first and its second group of vowel and consonant.
    enum Region: Sendable {
        case first
        case second
    }

    /// The word in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Where R1 begins.
    var firstRegion = 0
    /// Where R2 begins.
    var secondRegion = 0
    /// The last eight bytes, the last one lowest; zeros stand before a shorter word.
    private var tail: UInt64 = 0

    /// Takes over the storage of a word, which is empty until `give` returns it.
    ///
    /// - Parameter word: The word.
    init(taking word: inout [UInt8]) {
        swap(&bytes, &word)
        readTail()
    }

    /// Returns the storage.
    ///
    /// - Parameter word: What `init` has left empty; afterwards the bytes of this buffer.
    mutating func give(to word: inout [UInt8]) { swap(&bytes, &word) }

    /// The number of bytes.
    var count: Int { bytes.count }

    /// Whether the word ends so.
    @inline(__always)
    func ends(in ending: Ending) -> Bool { tail & ending.mask == ending.characters }

    /// Whether the word is this and nothing more.
    @inline(__always)
    func isExactly(_ ending: Ending) -> Bool { bytes.count == ending.count && ends(in: ending) }

    /// Whether an ending of the word lies in a region.
    @inline(__always)
    func has(_ ending: Ending, in region: Region) -> Bool {
        bytes.count - ending.count >= (region == .first ? firstRegion : secondRegion)
    }

    /// The byte before an ending of at most seven characters, 0 where the word begins with it.
    @inline(__always)
    func byte(before ending: Ending) -> UInt8 { UInt8(truncatingIfNeeded: tail >> UInt64(8 * ending.count)) }

    /// The first byte of the letter that ends before a place above 0.
    func letterStart(before place: Int) -> Int {
        var start = place - 1
        while start > 0, bytes[start].isContinuation { start -= 1 }
        return start
    }

    /// The place after the first non-vowel that follows a vowel, or the word's end where there is none.
    ///
    /// - Parameters:
    ///   - start: Where to begin.
    ///   - isVowel: Whether a byte is a vowel.
    /// - Returns: A place between two letters.
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
    /// Follows the first rule whose ending the word has; the others are not tried, whatever comes of it.
    ///
    /// - Parameter rules: An ending that ends in another one stands before it.
    /// - Returns: Whether the word has one of the endings.
    @discardableResult
    mutating func apply(_ rules: [EndingRule]) -> Bool {
        for rule in rules where ends(in: rule.ending) {
            let isAllowed = rule.predecessors?.contains(byte(before: rule.ending)) ?? true
            if isAllowed, has(rule.ending, in: rule.region) { replace(rule.ending.count, with: rule.replacement) }
            return true
        }
        return false
    }

    /// Takes bytes off the end.
    ///
    /// - Parameter count: How many, at most as many as there are.
    mutating func drop(_ count: Int) {
        bytes.removeLast(count)
        readTail()
    }

    /// Puts other characters in the place of the last ones.
    ///
    /// - Parameters:
    ///   - count: How many bytes go, at most as many as there are.
    ///   - ending: What comes.
    mutating func replace(_ count: Int, with ending: Ending) {
        bytes.removeLast(count)
        for position in (0..<ending.count).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: ending.characters >> UInt64(8 * position)))
        }
        readTail()
    }

    /// Takes the first byte off.
    mutating func dropFirst() {
        bytes.removeFirst()
        readTail()
    }

    /// Changes bytes in place; the closure may also make the word shorter.
    ///
    /// - Parameter change: What to do with the bytes.
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
    /// Whether this byte of UTF-8 continues a letter.
    @inline(__always)
    var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// The place after the third letter of UTF-8 text, or nil where there are fewer.
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
