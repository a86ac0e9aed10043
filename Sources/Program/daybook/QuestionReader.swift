import Answering
import Parsing
import Store
import Time

/// Reads questions without answering them: over the names of a vault where there is one, else over none.
struct QuestionReader {
    private let settings: Settings
    private let asker: Asker?
    private let parser: QuestionParser

    /// A reader; a vault's index is brought up to date and opened.
    init(settings: Settings) throws {
        self.settings = settings
        asker =
            settings.vault == nil ? nil : try Asker(settings: settings, index: try Workspace(settings: settings).open())
        parser = QuestionParser(names: KnownNames(), weekStart: settings.weekStart, dayFirst: settings.dayFirst)
    }

    /// Reads a question.
    func read(_ text: String, now: CivilDateTime? = nil) -> ParsedQuestion {
        asker?.read(text, now: now) ?? parser.parse(text, now: now ?? settings.now)
    }

    /// How candidates were filtered and ranked; without a vault nothing but the reading in words.
    func explain(_ text: String) throws(StoreError) -> Explanation {
        try asker?.explain(text) ?? Explanation(read(text), templates: Templates.embedded(), now: settings.now)
    }
}
