/// Verbs and nouns that tell little about the subject of a question, however rare they are in a vault.
public enum LightWords {
    /// Returns whether a folded word tells little, such as "give", "thing" or "kind".
    public static func contains(_ word: String) -> Bool { words.contains(word) || isManner(word) }

    /// Returns whether a word is an English adverb of manner: "mainly", "anonymously".
    private static func isManner(_ word: String) -> Bool {
        word.utf8.count >= 6 && word.hasSuffix("ly") && !notOfManner.contains(word)
    }

    private static let notOfManner = Set(
        """
        anomaly assembly butterfly comply dragonfly elderly family firefly friendly hourly lonely monopoly monthly multiply \
        quarterly supply weekly yearly
        """.split(separator: " ").map(String.init))

    private static let words = Set(
        """
        ask asked back became become becomes begin best bring call called came change choose chose chosen come coming current currently \
        day days different end exactly feel find found gave get gets getting give given go goes going good got happen \
        happened help idea ideas impression impressions keep kept kind know knows last left let like likes long look \
        looking lot made main make makes making mean means need needs new next one ones part people person plan \
        planning plans put reason reasons run see seen show sort stance stand stands start started still stood stop \
        take taken takes taking thing things thought thoughts time times took try turn type use used uses using want \
        wanted wants way week went work worked working works year years behind inside near nearby opposite outside past round \
        alt ding dinge geht gehen gemacht ging hoch kam kommen kommt lang lange machen macht oft sache sachen viel viele
        """.split(separator: " ").map(String.init))
}
