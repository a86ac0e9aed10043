import Model
import Time

/// Reads a text that depends on the previous question.
///
/// A text that can stand alone is not a follow-up. A follow-up is a fragment with a typical opening ("and with Bob?"), a list of conditions
/// ("last month?"), or points back ("what did she say about that?"). The reader itself never accesses the index.
public struct FollowUpReader: Sendable {
    let previous: PreviousTurn
    let now: CivilDateTime
    let weekStart: Weekday

    /// Creates a reader of follow-ups.
    ///
    /// - Parameters:
    ///   - previous: The previous question and what its answer showed.
    ///   - now: The moment at which the question is asked.
    ///   - weekStart: The first weekday of a week.
    public init(after previous: PreviousTurn, now: CivilDateTime, weekStart: Weekday = .monday) {
        self.previous = previous
        self.now = now
        self.weekStart = weekStart
    }

    /// Tells whether a text may be a follow-up, by its words alone.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: False if the text stands alone after any question.
    public static func mayFollow(_ text: String) -> Bool {
        let typed = FollowUpText(text)
        guard typed.tokens.count <= mostTokens else { return false }
        let words = typed.tokens.count { $0.kind != .symbol }
        if words <= fewWords || FragmentText(typed).opening != nil { return true }
        return !PronounReader(typed).all.isEmpty || !DocumentOrdinal.all(in: typed).isEmpty
            || NeighbourPhrase.first(in: typed.tokens) != nil || amongThem(typed) != nil
            || ChoicePhrase(in: typed.tokens[...]) != nil
    }

    /// Tells whether a text may select shown documents or a neighbour, by its words alone; if there are none, the program says so.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: False if the text does neither.
    public static func mayChoose(_ text: String) -> Bool {
        let typed = FollowUpText(text)
        return NeighbourPhrase.first(in: typed.tokens) != nil || NeighbourPhrase.asked(typed.tokens[...]) != nil
            || ChoicePhrase(in: FragmentText(typed).tokens) != nil
    }

    /// Tells whether a text asks for an amount without a verb, "how much sugar?", and so needs the previous question.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: False if the text has a verb or is longer than such a question.
    public static func isElliptical(_ text: String) -> Bool {
        let tokens = FragmentText(FollowUpText(text)).tokens
        guard (2...mostElliptical).contains(tokens.count) else { return false }
        let words = LanguageWords.detected(Array(tokens))
        let cues = CueScanner(lexicon: words.lexicon, tokens: Array(tokens), entries: words.entries).cues()
        let asksAmount = cues.contains { cue in
            switch cue.cue {
            case .amount, .howMany, .quantity: cue.first.lowerBound == 0 && cue.end < tokens.count
            default: false
            }
        }
        return asksAmount
            && !words.entries.contains {
                !words.lexicon.entries[$0].traits.isDisjoint(with: [.auxiliary, .meetingVerb])
            }
    }

    /// The maximum number of tokens of such a question, as in "how much brown sugar?".
    private static let mostElliptical = 5

    /// The maximum number of tokens of a follow-up; a longer text is complete.
    private static let mostTokens = 40
    /// The maximum number of words of a fragment without a typical opening.
    private static let fewWords = 6

    /// Reads a text as a follow-up.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - parse: Reads a text alone.
    /// - Returns: The follow-up; nil if the text stands alone.
    /// - Throws: The error of `parse`.
    public func read<Failure: Error>(
        _ text: String, parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard FollowUpReader.mayFollow(text) else { return nil }
        if FollowUpReader.mayAskForView(text), case .view = try parse(text).request { return nil }
        guard var found = try understood(text, parse)?.countingAll(behind: previous.reading.intent) else { return nil }
        found.reading.language = ParsedQuestion.language(of: text, after: previous.reading.language)
        return found
    }

    /// Tells whether a text may ask for a view, "tell me about Priya", which no question before changes.
    private static func mayAskForView(_ text: String) -> Bool {
        let tokens = FollowUpText(text).tokens
        let words = LanguageWords.detected(tokens)
        return CueScanner(lexicon: words.lexicon, tokens: tokens, entries: words.entries).cues().contains { found in
            if case .view(let view) = found.cue { view != .next } else { false }
        }
    }

    private func understood<Failure: Error>(
        _ text: String, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let typed = FollowUpText(text)
        guard !typed.tokens.isEmpty else { return nil }
        if let found = nextNamed(typed) { return found }
        if let found = try ofTasks(typed, parse) { return found }
        if let found = try fragment(FragmentText(typed), parse) { return found }
        if let found = try amongShown(typed, parse) { return found }
        let pronouns = PronounReader(typed)
        if let restated = try restated(pronouns, parse) {
            if let found = try fragment(FragmentText(FollowUpText(restated)), parse) { return found }
            return try pointed(PronounReader(FollowUpText(restated)), named: previous.people, parse)
        }
        if let found = try pointed(pronouns, named: [], parse) { return found }
        return try elliptical(typed, parse)
    }

    // MARK: Fragments

    func fragment<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let tables = FollowUpTables.self
        let body = fragment.tokens
        guard !body.isEmpty else { return nil }
        if let part = tables.dropped.whole(body), isIn(part) { return dropping(part) }
        if let found = walking(fragment) ?? sinceThen(fragment) { return found }
        if let found = try choosing(fragment, parse) { return found }
        if let order = order(DocumentOrdinal.focus(body)) { return ofSeries(order, asking: previous.unfocused) }
        let opened = tables.open.beginning(body).map { body.dropFirst($0.count) } ?? body
        if let focus = DocumentOrdinal.focus(body) ?? DocumentOrdinal.focus(opened), isShown(focus) {
            return telling(focus)
        }
        if let shift = ShiftedTime(body, words: fragment.string), let time = shifted(shift) {
            var reading = previous.unfocused
            (reading.time, reading.looksFromNow) = (time, false)
            return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading))
        }
        if let asked = tables.intents.beginning(body) {
            if let found = try asking(asked, fragment, parse) { return found }
        }
        return try joining(fragment, parse)
    }
}
