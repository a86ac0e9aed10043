import Language
import Testing
import Text

@testable import Answering

/// The tables of words by which notes are read for answers.
@Suite struct AnswerTablesTests {
    /// The lists that a language has no words for; all others have some.
    private static let empty: [Language: Set<String>] = [
        .english: [
            "events.nominative", "events.verbParts", "events.sharedPlaces", "events.sharedPrepositions",
            "amounts.compounds", "amounts.halfBehind", "decisions.delaysBehind", "asked.sharedWhat",
        ],
        .german: [
            "events.inLower", "events.orders", "events.things", "events.aspects", "events.sharedPlaces",
            "events.sharedPrepositions", "events.partitives", "amounts.compounds", "amounts.halfBehind",
            "states.linking", "states.auxiliaries", "dates.meetings", "offices.assisting", "decisions.subjects",
            "decisions.inverting", "promises.contracted", "asked.what",
        ],
        .french: [
            "events.nominative", "events.inLower", "events.verbParts", "amounts.old", "states.auxiliaries",
            "offices.assisting", "decisions.delaysBehind", "asked.how", "asked.sharedWhat",
        ],
    ]

    private static func tables(of language: Language) -> [(name: String, table: Any)] {
        [
            ("events", language.events), ("amounts", language.amounts), ("states", language.states),
            ("dates", language.dates), ("descriptions", language.descriptions), ("actors", language.actors),
            ("offices", language.offices), ("decisions", language.decisions), ("lines", language.lines),
            ("promises", language.promises), ("asked", language.asked), ("places", language.places),
        ]
    }

    /// The words of each list of a language, by the names of its table and its own.
    private static func lists(of language: Language) -> [(name: String, words: [String])] {
        tables(of: language).flatMap { name, table in
            Mirror(reflecting: table).children.filter { !($0.value is Bool) }.map { list in
                ("\(name).\(list.label ?? "")", texts(in: list.value).flatMap(WordList.words(of:)))
            }
        }
    }

    /// The strings of a list, or of the pairs that it holds.
    private static func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
    }

    @Test(arguments: Language.allCases) func `every language has words in every list`(language: Language) {
        let empty = AnswerTablesTests.lists(of: language).filter(\.words.isEmpty).map(\.name)
        #expect(Set(empty) == AnswerTablesTests.empty[language])
    }

    @Test(arguments: Language.allCases) func `no list names a word twice`(language: Language) {
        let isOfPhrases: Set = [
            "decisions.certain", "decisions.likely", "dates.elapsed", "dates.headers", "amounts.totals",
            "amounts.totalsOfPeriods",
        ]
        for list in AnswerTablesTests.lists(of: language) where !isOfPhrases.contains(list.name) {
            #expect(Set(list.words).count == list.words.count, "\(list.name)")
        }
    }

    @Test func `French words that are others in English or German are left out`() {
        let others: Set = [
            "on", "or", "car", "des", "son", "mon", "ma", "sa", "ton", "mais", "hier", "cent", "an", "a",
        ]
        for list in AnswerTablesTests.lists(of: .french) {
            #expect(others.isDisjoint(with: list.words), "\(list.name)")
        }
    }

    @Test func `prepositions that other languages share count only in their own`() {
        #expect(EventWords.isPreposition("pour", in: .french) && !EventWords.isPreposition("pour", in: .english))
        #expect(EventWords.isSame("au", "à", in: .french) && !EventWords.isSame("au", "à", in: .german))
        #expect(EventWords.isPreposition("avec", in: .english) && EventWords.isPreposition("mit", in: .french))
    }
}
