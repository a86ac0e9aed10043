/// How much a word counts by where it stands, in units of `unit`: postings hold whole numbers.
public enum FieldWeights {
    /// Changes with any of the weights; an index of another version is rebuilt.
    public static let version = 2
    /// What one occurrence in the text counts.
    public static let unit: Float = 4
    /// An occurrence in the chunk's text.
    public static let text = 4
    /// An occurrence in a heading above the chunk.
    public static let heading = 3
    /// An occurrence in the document's title or another name of it, in a list of its own: see `TitleTerm`.
    public static let title = 4
    /// An occurrence in its tags or properties, in the same list.
    public static let property = 2
}

/// The pseudo-term under which postings hold the words of titles, tags and properties: one posting for a document, at its first chunk.
///
/// They say what a document is about as a whole; counted in each of its chunks they would tell none from another.
public enum TitleTerm {
    /// The hash of a word in a title.
    ///
    /// - Parameter stem: The hash of the word's stem.
    /// - Returns: A hash that no word has.
    public static func hash(_ stem: UInt64) -> UInt64 { (stem ^ 0x7469_746c_6500_0000) &* 0x9e37_79b9_7f4a_7c15 }
}

/// The pseudo-term under which postings hold who speaks in a chunk; its count is the speaker's share, 255 for all of it.
public enum SpeakerTerm {
    /// The hash of a speaker.
    ///
    /// - Parameter name: The name as written.
    /// - Returns: A hash that no word has.
    public static func hash(_ name: String) -> UInt64 {
        var hash = StableHash(seed: 0x5350)
        hash.combine(LetterFolding.fold(name).utf8)
        return hash.value
    }
}
