import Answering
import Parsing
import Store
import Time

/// Reads questions without answering them, with the names of the vault if there is one.
struct QuestionReader {
    private let settings: Settings
    private let asker: Asker?
    private let parser: QuestionParser

    /// Opens the vault's index; with `updating`, first updates it to the state of the vault at `looked` or later.
    init(settings: Settings, updating: Bool = true, looked: ContinuousClock.Instant = .now) throws {
        self.settings = settings
        if settings.vault == nil {
            asker = nil
        } else {
            let workspace = try Workspace(settings: settings)
            asker = try Asker(
                settings: settings, index: updating ? try workspace.open() : try workspace.reopen(), looked: looked)
        }
        parser = QuestionParser(names: KnownNames(), weekStart: settings.weekStart, dayFirst: settings.dayFirst)
    }

    /// Runs `work` with names that reflect the vault at `moment` or later.
    func upToDate<Result>(to moment: ContinuousClock.Instant, _ work: () throws -> Result) throws -> Result {
        if let asker { try asker.upToDate(to: moment, work) } else { try work() }
    }

    func read(_ text: String, now: CivilDateTime? = nil) throws(StoreError) -> ParsedQuestion {
        if let asker { return try asker.read(text, now: now) }
        let now = now ?? settings.now
        return ReferenceResolver(documents: [], now: now, weekStart: settings.weekStart)
            .resolve(parser.parse(text, now: now))
    }

    /// Answers a question about habits or subscriptions; nil for any other one.
    func habitReply(to text: String, now: CivilDateTime?) throws(StoreError) -> Reply? {
        try asker?.habitReply(to: text, now: now)
    }

    /// Explains a reading; with `withScores` and a vault, also its filters and ranking.
    func explain(
        _ reading: ParsedQuestion, now: CivilDateTime? = nil, withScores: Bool
    ) throws(StoreError) -> Explanation {
        guard withScores, let asker else {
            let words = settings.words.of(reading.language)
            return Explanation(reading, templates: words, now: now ?? settings.now)
        }
        return try asker.explain(reading, now: now)
    }
}
