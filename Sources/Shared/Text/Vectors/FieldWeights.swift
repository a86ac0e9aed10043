/// Term weights by field, in units of `unit`, because postings hold whole numbers.
public enum FieldWeights {
    /// The version of the weights; an index of another version is rebuilt.
    public static let version = 3
    /// The weight of one occurrence in the text.
    public static let unit: Float = 4
    /// An occurrence in the chunk's text.
    public static let text = 4
    /// An occurrence in a heading above the chunk.
    public static let heading = 3
    /// An occurrence in the document's title or alias, stored under the separate hash of `TitleTerm`.
    public static let title = 4
    /// An occurrence in the tags, properties or path, stored under the same hash.
    public static let property = 2
}

/// The pseudo-term for words of titles, tags, properties and paths: one posting per document, at its first chunk.
///
/// These words describe the whole document; counted in every chunk they would not distinguish its chunks.
public enum TitleTerm {
    /// Returns the hash of a title word.
    ///
    /// - Parameter stem: The hash of the word's stem.
    /// - Returns: A hash that differs from those of words.
    public static func hash(_ stem: UInt64) -> UInt64 { (stem ^ 0x7469_746c_6500_0000) &* 0x9e37_79b9_7f4a_7c15 }
}

/// The pseudo-term for the speakers of a chunk; its count is the speaker's share, where 255 means all of it.
public enum SpeakerTerm {
    /// Returns the hash of a speaker.
    ///
    /// - Parameter name: The name as written.
    /// - Returns: A hash that differs from those of words.
    public static func hash(_ name: String) -> UInt64 {
        var hash = StableHash(seed: 0x5350)
        hash.combine(LetterFolding.fold(name).utf8)
        return hash.value
    }
}
