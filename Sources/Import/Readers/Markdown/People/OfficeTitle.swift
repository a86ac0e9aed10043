/// The words for an office or standing that minutes put before a last name: "Chair Becker", "Member Okafor".
public enum OfficeTitle {
    /// Returns whether a word is one, such as "Treasurer".
    ///
    /// - Parameter word: A word in any case.
    /// - Returns: False for plurals and for other words.
    public static func contains(_ word: some StringProtocol) -> Bool {
        LabelVocabulary.shared.isOffice(Substring(word))
    }
}
