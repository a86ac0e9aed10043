/// Removes word endings, so that the forms of one word become one term.
public protocol Stemmer: Sendable {
    /// Replaces a word by its stem.
    ///
    /// The storage of the buffer is kept, so callers may reuse it for the next word.
    ///
    /// - Parameter word: One lower-cased word in UTF-8 without blanks; replaced by its stem. Other bytes are safe, but
    ///   capital letters A–Z are not treated as letters.
    func stem(_ word: inout [UInt8])
}
