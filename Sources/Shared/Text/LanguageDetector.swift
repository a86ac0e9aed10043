/// Detects the language of a text from its function words; English if in doubt.
///
/// Words shared by several languages ("in", "was", "die") do not count. Deterministic; reads only the start of a text.
public struct LanguageDetector: Sendable {
    private var lead = 0
    private var read = 0

    /// Creates a detector that has read nothing.
    public init() {}

    /// The language of the text read so far.
    public var language: TextLanguage { lead > 0 ? .german : .english }

    /// Whether the limit is reached; further text is ignored.
    public var isFull: Bool { read >= LanguageDetector.longestText }

    /// Reads a text, up to the limit.
    ///
    /// - Parameter text: Any text.
    public mutating func read(_ text: String) {
        guard !isFull else { return }
        var text = text
        text.withUTF8 { utf8 in
            let beginning = utf8.prefix(LanguageDetector.longestText - read)
            read += beginning.count
            var lead = 0
            let marks = LanguageDetector.marks
            Tokenizer().forEachToken(in: UnsafeBufferPointer(rebasing: beginning)) { _, word in
                if let place = marks.place(of: StableHash.of(word)) { lead += marks.values[place] }
            }
            self.lead += lead
        }
    }

    /// Returns the language of a text.
    ///
    /// - Parameter text: A document or a question.
    /// - Returns: English unless another language has more function words in it.
    public static func language(of text: String) -> TextLanguage {
        var detector = LanguageDetector()
        detector.read(text)
        return detector.language
    }

    /// The maximum length read, in bytes.
    private static let longestText = 3000

    /// Hashes of words: 1 for exclusively German ones, -1 for exclusively English ones.
    private static let marks: HashTable<Int> = {
        let english = QuestionWords.englishFunctionWords.union(LanguageMarks.english)
        let german = QuestionWords.germanFunctionWords.union(LanguageMarks.german)
        var marks = HashTable<Int>()
        for word in german.subtracting(english) { _ = marks.insert(StableHash.of(word.utf8), 1) }
        for word in english.subtracting(german) { _ = marks.insert(StableHash.of(word.utf8), -1) }
        return marks
    }()
}

/// Frequent words, besides function words, that show a language; folded.
enum LanguageMarks {
    static let english = words(
        """
        back come could every get go going good got know let like make me need new one see still think time two us want way well
        would yes
        """)

    static let german = words(
        """
        alle allem allen aller alles andere anderen beim bereits bisher damals damit danach dann darauf daruber davon dazu
        deren dessen deshalb dich dir durch ebenfalls eben eigentlich einfach einmal erst etwa etwas euch euer ganz gegen gehen
        geht gerne gerade gewesen ging hatte heute ihm ihn ihnen ihre ihrem ihren immer ins irgendwie jeder jede jeden jedoch
        jemand jetzt keinen konnen konnte konnten leider letzte letzten machen macht mehr mochte morgen muss mussen nachste
        nachsten neue neuen nichts nie niemand nochmal nun ohne schon sehr seine seinen seiner seit selbst sich sollen sollte
        sollten sondern sonst soll trotzdem uhr unter unserem unseren viel viele vielleicht wann weil weiter weniger wieder will
        wirklich woche wochen wohin wollen wollte worden woruber wieviel wieviele wofur worum zuerst zuletzt zwei
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
