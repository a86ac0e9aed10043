/// The English stemmer of the Snowball project ("Porter2").
///
/// Source: https://snowballstem.org/algorithms/english/stemmer.html, as of Snowball 3.1. Letters beyond a … z count as consonants.
/// Typographic apostrophes must be replaced by `'` first.
public struct EnglishStemmer: Stemmer {
    /// Creates a stemmer.
    public init() {}

    /// Replaces an English word by its stem, which need not be a word.
    ///
    /// - Parameter word: One lower-cased word in UTF-8 with `'` as apostrophe; replaced by its stem. Words of one or two letters remain.
    public func stem(_ word: inout [UInt8]) {
        guard word.endOfThirdLetter != nil else { return }
        var buffer = StemBuffer(taking: &word)
        if !replaceException(&buffer) { stemRegularly(&buffer) }
        buffer.give(to: &word)
    }

    private func stemRegularly(_ word: inout StemBuffer) {
        if word.bytes[0] == UInt8(ascii: "'") { word.dropFirst() }
        let isMarked = markConsonantY(&word)
        markRegions(&word)
        removePossessive(&word)
        removePlural(&word)
        removeVerbEnding(&word)
        replaceFinalY(&word)
        word.apply(EnglishEndings.step2)
        word.apply(EnglishEndings.step3)
        word.apply(EnglishEndings.step4)
        removeFinalLetter(&word)
        if isMarked { unmarkConsonantY(&word) }
    }

    private func replaceException(_ word: inout StemBuffer) -> Bool {
        guard word.count <= 6 else { return false }
        for (exception, stem) in EnglishEndings.exceptions where word.isExactly(exception) {
            word.replace(exception.count, with: stem)
            return true
        }
        return false
    }

    /// Writes a consonant `y` (the first letter, or after a vowel) as `Y`; returns whether the word has any `y`.
    private func markConsonantY(_ word: inout StemBuffer) -> Bool {
        guard word.bytes.contains(UInt8(ascii: "y")) else { return false }
        word.edit { bytes in
            for place in bytes.indices where bytes[place] == UInt8(ascii: "y") {
                if place == 0 || isVowel(bytes[place - 1]) { bytes[place] = UInt8(ascii: "Y") }
            }
        }
        return true
    }

    private func unmarkConsonantY(_ word: inout StemBuffer) {
        word.edit { bytes in
            for place in bytes.indices where bytes[place] == UInt8(ascii: "Y") { bytes[place] = UInt8(ascii: "y") }
        }
    }

    private func markRegions(_ word: inout StemBuffer) {
        let prefix = EnglishEndings.prefixLength(of: word.bytes)
        word.firstRegion = prefix ?? word.regionStart(from: 0, isVowel: isVowel)
        word.secondRegion = word.regionStart(from: word.firstRegion, isVowel: isVowel)
    }
}

extension EnglishStemmer {
    /// Step 0.
    private func removePossessive(_ word: inout StemBuffer) {
        if word.ends(in: "'") {
            word.drop(word.ends(in: "'s'") ? 3 : 1)
        } else if word.ends(in: "'s") {
            word.drop(2)
        }
    }

    /// Step 1a.
    private func removePlural(_ word: inout StemBuffer) {
        if word.ends(in: "ied") || word.ends(in: "ies") {
            let stem = word.count - 3
            word.drop(stem > 0 && word.letterStart(before: stem) > 0 ? 2 : 1)
        } else if word.ends(in: "sses") {
            word.drop(2)
        } else if word.ends(in: "s"), !word.ends(in: "us"), !word.ends(in: "ss"), word.count > 1 {
            if hasVowel(word, before: word.letterStart(before: word.count - 1)) { word.drop(1) }
        }
    }

    /// Step 1b.
    private func removeVerbEnding(_ word: inout StemBuffer) {
        if word.ends(in: "eed") {
            shortenEed(&word, "eed")
        } else if word.ends(in: "eedly") {
            shortenEed(&word, "eedly")
        } else if word.ends(in: "ing") {
            if !keepIng(&word) { removeVerbEnding(&word, 3) }
        } else if word.ends(in: "ed") {
            removeVerbEnding(&word, 2)
        } else if word.ends(in: "edly") {
            removeVerbEnding(&word, 4)
        } else if word.ends(in: "ingly") {
            removeVerbEnding(&word, 5)
        }
    }

    private func shortenEed(_ word: inout StemBuffer, _ ending: Ending) {
        guard word.has(ending, in: .first) else { return }
        let stem = word.bytes.dropLast(ending.count)
        if stem.elementsEqual("proc".utf8) || stem.elementsEqual("exc".utf8) || stem.elementsEqual("succ".utf8) {
            return
        }
        word.drop(ending.count - 2)
    }

    /// Handles words in -ing that lose nothing or become -ie; returns whether this is one.
    private func keepIng(_ word: inout StemBuffer) -> Bool {
        if word.ends(in: "ying"), word.count > 4, word.letterStart(before: word.count - 4) == 0 {
            guard !isVowel(word.bytes[0]) else { return false }
            word.replace(4, with: "ie")
            return true
        }
        return word.count <= 7 && EnglishEndings.keptIng.contains { word.isExactly($0) }
    }

    private func removeVerbEnding(_ word: inout StemBuffer, _ count: Int) {
        guard hasVowel(word, before: word.count - count) else { return }
        word.drop(count)
        if word.ends(in: "at") || word.ends(in: "bl") || word.ends(in: "iz") {
            word.replace(0, with: "e")
        } else if isDoubled(word) {
            let isShortWord = word.count == 3 && ("aeo" as EndingLetters).contains(word.bytes[0])
            if !isShortWord { word.drop(1) }
        } else if word.count == word.firstRegion, endsInShortSyllable(word, before: word.count) {
            word.replace(0, with: "e")
        }
    }

    /// Step 1c.
    private func replaceFinalY(_ word: inout StemBuffer) {
        guard word.ends(in: "y") || word.ends(in: "Y"), word.count > 1, !isVowel(word.byte(before: "y")) else { return }
        if word.letterStart(before: word.count - 1) > 0 { word.replace(1, with: "i") }
    }

    /// Step 5.
    private func removeFinalLetter(_ word: inout StemBuffer) {
        if word.ends(in: "e") {
            guard word.has("e", in: .first) else { return }
            if word.has("e", in: .second) || !endsInShortSyllable(word, before: word.count - 1) { word.drop(1) }
        } else if word.ends(in: "ll"), word.has("l", in: .second) {
            word.drop(1)
        }
    }
}

extension EnglishStemmer {
    @inline(__always)
    private func isVowel(_ byte: UInt8) -> Bool { ("aeiouy" as EndingLetters).contains(byte) }

    private func hasVowel(_ word: StemBuffer, before end: Int) -> Bool {
        for place in 0..<end where isVowel(word.bytes[place]) { return true }
        return false
    }

    /// Returns whether the word ends in a double letter that may be doubled before an ending.
    private func isDoubled(_ word: StemBuffer) -> Bool {
        let last = word.byte(before: "")
        return last == word.byte(before: "x") && ("bdfgmnprt" as EndingLetters).contains(last)
    }

    private func endsInShortSyllable(_ word: StemBuffer, before end: Int) -> Bool {
        let bytes = word.bytes
        guard end > 1 else { return false }
        let last = word.letterStart(before: end)
        if last > 0, !isVowel(bytes[last]), isVowel(bytes[last - 1]) {
            if last == 1 { return true }
            if !isVowel(bytes[last - 2]), !isOpenEnd(bytes[last]) { return true }
        }
        return end >= 4 && bytes[..<end].suffix(4).elementsEqual("past".utf8)
    }

    /// Returns whether a final consonant leaves its syllable long.
    private func isOpenEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "w") || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "Y")
    }
}
