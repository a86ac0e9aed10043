import Answering
import Parsing
import Store
import Time

/// Reads questions without answering them: over the names of a vault where there is one, else over none.
struct QuestionReader {
    private let settings: Settings
    private let asker: Asker?
    private let parser: QuestionParser

    /// A reader over the opened index of a vault; if wanted it is brought up to date first, to what the vault held at `looked` or later.
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

    /// Does something with the names of the vault as they are at a moment or later.
    func upToDate<Result>(to moment: ContinuousClock.Instant, _ work: () throws -> Result) throws -> Result {
        if let asker { try asker.upToDate(to: moment, work) } else { try work() }
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - text: The question.
    ///   - now: The moment it is asked at; nil for that of the settings.
    /// - Returns: The reading; without a vault what a question names is looked for among nothing.
    /// - Throws: `StoreError` where the index cannot be read.
    func read(_ text: String, now: CivilDateTime? = nil) throws(StoreError) -> ParsedQuestion {
        if let asker { return try asker.read(text, now: now) }
        let now = now ?? settings.now
        return ReferenceResolver(documents: [], now: now, weekStart: settings.weekStart)
            .resolve(parser.parse(text, now: now))
    }

    /// How a reading came about.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - now: The moment the question is asked at; nil for that of the settings.
    ///   - withScores: Whether its filters and its ranking are told too, where there is a vault.
    /// - Returns: The reading in words, and what was wanted beyond it.
    /// - Throws: `StoreError` where the index cannot be read.
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
