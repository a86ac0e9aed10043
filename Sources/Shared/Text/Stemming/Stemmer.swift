/// Takes the endings off words, so that the forms of one word become one term.
public protocol Stemmer: Sendable {
    /// Replaces a word by its stem.
    ///
    /// The buffer may be reused for the next word: nothing is kept of it, and its storage stays.
    ///
    /// - Parameter word: One lower-cased word in UTF-8 without blanks; afterwards its stem. Other bytes do no harm, but
    ///   capital letters A–Z are not treated as letters.
    func stem(_ word: inout [UInt8])
}
