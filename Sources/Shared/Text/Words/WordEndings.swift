/// Endings that stemmers remove and that may follow the stem of a misspelt word.
public enum WordEndings {
    /// Returns the edit distance of a text to the nearest ending: 0 for "ation", 1 for "aton".
    ///
    /// - Parameter text: The text after a stem.
    /// - Returns: 0 or 1; nil if it is neither an ending nor one edit away from an ending of four letters or more.
    public static func distance(of text: String) -> Int? {
        if all.contains(text) { return 0 }
        guard text.utf8.count > 2 else { return nil }
        return all.contains { $0.utf8.count > 3 && EditDistance.within(1, text, $0) != nil } ? 1 : nil
    }

    private static let all = english.union(german)

    private static let english = words(
        """
        s es ed d er ers or ors ing ings ly al ally ial ic ical ive ative able ible ably ity ies ness ment ments ful fully less \
        ation ations ion ions ition itions ator ators ance ences ence ances ant ent ism ist ists ize ized izes izing ise ised \
        ous ously y e age ages ary ory ery ure ures ish en ens th
        """)

    private static let german = words(
        "e en er es em n s st t te ten ung ungen heit keit heiten keiten lich liche lichen ig ige igen isch ische ischen"
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
