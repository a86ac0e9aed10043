/// The weights of terms by field, in quarters of an occurrence in the text, since postings hold whole numbers.
public enum FieldWeights {
    /// The version of the weights; an index of another version is rebuilt.
    public static let version = 3
    /// The weight of one occurrence in the text.
    public static let unit: Float = 4
    /// An occurrence in the chunk's text.
    public static let text = 4
    /// An occurrence in a heading above the chunk.
    public static let heading = 3
    /// An occurrence in the document's title or alias, stored under the hash of `TitleTerm`.
    public static let title = 4
    /// An occurrence in the tags, properties or path, stored under that hash too.
    public static let property = 2
}

/// The pseudo-term for words of titles, tags, properties and paths: one posting per document, at its first chunk.
///
/// These words describe the whole document; in every chunk they would not distinguish its chunks.
public enum TitleTerm {
    /// Returns the hash for a title word, given its stem's hash; it differs from those of words.
    public static func hash(_ stem: UInt64) -> UInt64 { (stem ^ 0x7469_746c_6500_0000) &* 0x9e37_79b9_7f4a_7c15 }
}

/// The pseudo-term for a speaker of a chunk; its count is the speaker's share, 255 for a single speaker.
public enum SpeakerTerm {
    /// Returns the hash for a speaker, given the name as written; it differs from those of words.
    public static func hash(_ name: String) -> UInt64 {
        var hash = StableHash(seed: 0x5350)
        hash.combine(LetterFolding.fold(name).utf8)
        return hash.value
    }
}
