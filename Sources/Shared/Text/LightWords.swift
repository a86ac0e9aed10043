/// Verbs and nouns that say little about what a question is after, however rare they are in a vault.
public enum LightWords {
    /// Whether a folded word says little.
    ///
    /// - Parameter word: A folded word.
    /// - Returns: True for "give", "thing", "kind" …
    public static func contains(_ word: String) -> Bool { words.contains(word) }

    private static let words = Set(
        """
        ask asked back become begin best bring call called came change come coming current currently day days different \
        end exactly feel find found gave get gets getting give given go goes going good got happen happened help keep \
        kept kind know knows last left let like likes long look looking lot made main make makes making mean means need \
        needs new next one ones part people person plan planning plans put reason run see seen show sort start started \
        still stop take taken takes taking thing things time times took try turn type use used using want wanted wants \
        uses way week went work working works year years \
        alt ding dinge geht gehen gemacht ging hoch kam kommen kommt lang lange machen macht oft sache sachen viel viele
        """.split(separator: " ").map(String.init))
}
