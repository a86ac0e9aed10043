/// Removes the endings of words, so that the forms of a word become one term.
public protocol Stemmer: Sendable {
    /// Replaces a word by its stem; keeps the storage of the buffer, so that callers may reuse it.
    ///
    ///
    /// - Parameter word: One lower-cased word in UTF-8 without blanks; replaced by its stem. Other bytes are safe, but capital letters A–Z
    ///   are not treated as letters.
    func stem(_ word: inout [UInt8])
}
