/// The German stemmer of the Snowball project.
///
/// Source: https://snowballstem.org/algorithms/german/stemmer.html, as of Snowball 3.1. Letters beyond a … z, ä, ö, ü and ß count as
/// consonants.
public struct GermanStemmer: Stemmer {
    /// Creates a stemmer.
    public init() {}

    /// Replaces a German word by its stem, which need not be a word and has no umlauts.
    ///
    /// - Parameter word: One lower-cased word in UTF-8; umlauts are precomposed (NFC) or spelt `ae`, `oe`, `ue`; replaced by its stem.
    public func stem(_ word: inout [UInt8]) {
        GermanSpelling.encode(&word)
        var buffer = StemBuffer(taking: &word)
        markRegions(&buffer)
        removeInflection(&buffer)
        removeComparison(&buffer)
        removeDerivation(&buffer)
        removeApostrophe(&buffer)
        buffer.give(to: &word)
        GermanSpelling.decode(&word)
    }

    /// Sets R1, which starts after at least three letters, and R2.
    private func markRegions(_ word: inout StemBuffer) {
        word.firstRegion = word.count
        word.secondRegion = word.count
        guard let third = word.bytes.endOfThirdLetter else { return }
        let first = word.regionStart(from: 0, isVowel: GermanSpelling.isVowel)
        word.firstRegion = max(first, third)
        word.secondRegion = word.regionStart(from: first, isVowel: GermanSpelling.isVowel)
    }

    /// Step 1.
    private func removeInflection(_ word: inout StemBuffer) {
        if word.ends(in: "system") || word.apply(GermanEndings.step1a) { return }
        if word.apply(GermanEndings.step1b) {
            if word.ends(in: "niss") { word.drop(1) }
        } else {
            word.apply(GermanEndings.step1c)
        }
    }

    /// Step 2.
    private func removeComparison(_ word: inout StemBuffer) {
        if word.apply(GermanEndings.step2) { return }
        if word.ends(in: "st") {
            guard word.has("st", in: .first), GermanEndings.beforeST.contains(word.byte(before: "st")) else { return }
            if word.bytes.dropLast(3).endOfThirdLetter != nil { word.drop(2) }
        } else if word.ends(in: "et") {
            guard word.has("et", in: .first), isBeforeET(word.byte(before: "et")) else { return }
            if !GermanEndings.keptET.contains(where: word.ends) { word.drop(2) }
        }
    }

    private func isBeforeET(_ byte: UInt8) -> Bool {
        GermanEndings.beforeET.contains(byte) || byte == GermanSpelling.consonantU
    }

    /// Step 3.
    private func removeDerivation(_ word: inout StemBuffer) {
        if word.ends(in: "end") || word.ends(in: "ung") {
            guard word.has("end", in: .second) else { return }
            word.drop(3)
            if word.ends(in: "ig") { removeUnlessBehindE(&word, "ig") }
        } else if let ending = GermanEndings.step3.first(where: word.ends) {
            removeUnlessBehindE(&word, ending)
        } else if word.ends(in: "lich") || word.ends(in: "heit") {
            guard word.has("heit", in: .second) else { return }
            word.drop(4)
            word.apply(GermanEndings.beforeHeit)
        } else if word.ends(in: "keit"), word.has("keit", in: .second) {
            word.drop(4)
            word.apply(GermanEndings.beforeKeit)
        }
    }

    private func removeUnlessBehindE(_ word: inout StemBuffer, _ ending: Ending) {
        guard word.has(ending, in: .second), word.byte(before: ending) != UInt8(ascii: "e") else { return }
        word.drop(ending.count)
    }

    /// Step 4: removes the genitive or adjective ending of a name, but keeps at least two letters.
    private func removeApostrophe(_ word: inout StemBuffer) {
        guard let ending = GermanEndings.step4.first(where: word.ends) else { return }
        let stem = word.count - ending.count
        if stem > 0, word.letterStart(before: stem) > 0 { word.drop(ending.count) }
    }
}
