/// Words without a topic: removed from a question before scoring, but indexed in documents.
public enum QuestionWords {
    /// Returns whether a word carries no topic in a question: a function word, or a verb or noun of asking.
    ///
    /// - Parameters:
    ///   - word: A folded word.
    ///   - isGerman: Whether the question is German; `die`, `war` and `hat` have a meaning in English.
    /// - Returns: True for `the`, `what`, `discuss`, `meeting` …
    public static func isEmpty(_ word: String, isGerman: Bool = false) -> Bool {
        if isGerman, germanFunctionWords.contains(word) || germanAskingWords.contains(word) { return true }
        return englishFunctionWords.contains(word) || askingWords.contains(word)
    }

    /// The folded English words without a topic, in lists separated by blanks.
    public static let englishEmptyWords = [englishFunctionList, askingList]

    /// The folded German words without a topic, in lists separated by blanks.
    public static let germanEmptyWords = [germanFunctionList, germanAskingList]

    /// Returns whether a word is a function word (article, pronoun, preposition, auxiliary …) of English or German.
    ///
    /// - Parameter word: A folded word.
    /// - Returns: True for `the`, `what`, `und` …
    public static func isFunctionWord(_ word: String) -> Bool {
        englishFunctionWords.contains(word) || germanFunctionWords.contains(word)
    }

    /// Returns whether a word is a function word, without creating a string.
    ///
    /// - Parameter word: A folded word in UTF-8.
    /// - Returns: True for `the`, `what`, `und` …
    public static func isFunctionWord(_ word: [UInt8]) -> Bool {
        word.count <= longestFunctionWord && functionWordHashes.contains(StableHash.of(word))
    }

    private static let functionWordHashes = Set(
        englishFunctionWords.union(germanFunctionWords).map { StableHash.of($0.utf8) })

    private static let longestFunctionWord =
        englishFunctionWords.union(germanFunctionWords).map(\.utf8.count).max() ?? 0

    /// Verbs and nouns used to ask about notes and meetings.
    static let askingWords = words(askingList)

    private static let askingList = """
        cant couldnt didnt doesnt dont hasnt hows id im isnt ive pls please thanks thats wasnt whats whens whos wont youre
        anybody anyone anything everybody everyone many much somebody someone something us
        describe discuss discussed discussing discussion group meeting mention mentioned opinion said say summarise summarize
        talk talked talking team tell think thought
        """

    static let germanAskingWords = words(germanAskingList)

    private static let germanAskingList = """
        alles bereden besprechen besprochen bitte denn eigentlich erwahnt erwahnen etwas geredet gesagt gesprochen gibts jemand
        konnte konnten mal mochte reden sagen soll sollen sollte sollten sprechen viele vielen wann welchem welchen weshalb wieso wieviel
        wieviele womit woruber worum wovon wurden zusammenfassen
        """

    static let englishFunctionWords = words(englishFunctionList)

    private static let englishFunctionList = """
        a about above after again against all also am an and any are aren as at be because been before being below between both
        but by can cannot could couldn d did didn do does doesn doing don down during each ever few for from further had hadn has
        hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m me might
        more most mustn my myself no nor not now o of off on once only or other our ours ourselves out over own re s same shan
        she should shouldn so some such t than that the their theirs them themselves then there these they this those through to
        too under until up ve very was wasn we were weren what when where which while who whom whose why will with won would
        wouldn y you your yours yourself yourselves
        """

    static let germanFunctionWords = words(germanFunctionList)

    private static let germanFunctionList = """
        aber als am auch auf aus bei bin bis da darf das dass dem den der des die dies diese diesem diesen dieser doch dort du ein
        eine einem einen einer er es fur gab gibt habe haben hat hatte hatten hier ich ihr im in ist ja kann kein keine man mein meine meinem meinen meiner deinem deiner
        mich mir mit nach nicht noch nur oder ob sein seit sich sie sind uber um und uns unser unsere unserem unseren unserer vom von vor war waren warum
        was wegen welche welcher welches wem wen wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen
        """

    private static func words(_ text: String) -> Set<String> {
        Set(text.utf8.split { $0 <= 32 }.map { String(Substring($0)) })
    }
}
