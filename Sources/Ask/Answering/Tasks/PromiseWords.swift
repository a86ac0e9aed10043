/// The words with which people say in prose what somebody will do: another language is another line of a table.
enum PromiseWords {
    /// The speaker with a verb of the future in one word, or the words of one that follows "I".
    static let contracted = words(["i'll we'll"])
    /// Behind the speaker: "I will", "I promise".
    static let promising = words(["will promise shall", "werde verspreche mache schicke kümmere"])
    /// Behind a name: "Sarah will send", "Sarah promised".
    static let intended = words(
        [
            "will shall promises promised offers offered owes",
            "wird verspricht versprach übernimmt macht schickt kümmert",
        ])
    /// Labels of what is to be done.
    static let labels = words(["action actions todo to-do ai", "aufgabe todo"])

    private static func words(_ lines: [String]) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
