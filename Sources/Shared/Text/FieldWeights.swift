/// How much a word counts by where it stands, in units of `unit`: postings hold whole numbers.
public enum FieldWeights {
    /// Changes with any of the weights; an index of another version is rebuilt.
    public static let version = 1
    /// What one occurrence in the text counts.
    public static let unit: Float = 4
    /// An occurrence in the chunk's text.
    public static let text = 4
    /// An occurrence in a heading above the chunk.
    public static let heading = 3
    /// An occurrence in the document's title, tags or properties.
    public static let title = 2
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
