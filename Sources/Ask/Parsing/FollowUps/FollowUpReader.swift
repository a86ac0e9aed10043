import Model
import Time

/// Reads what is said after a question as a part of it, where it is no question of its own.
///
/// Pure: asks for nothing but the readings of texts. Whatever can stand alone does: a follow-up is a fragment that begins like one
/// ("and with Bob?"), names conditions alone ("last month?"), or points back ("what did she say about that?").
public struct FollowUpReader: Sendable {
    let precedent: Precedent
    let now: CivilDateTime
    let weekStart: Weekday

    /// A reader of what follows a question.
    ///
    /// - Parameters:
    ///   - precedent: The question before, and what its answer showed.
    ///   - now: The moment of the question.
    ///   - weekStart: The weekday that weeks begin with.
    public init(after precedent: Precedent, now: CivilDateTime, weekStart: Weekday = .monday) {
        self.precedent = precedent
        self.now = now
        self.weekStart = weekStart
    }

    /// Whether a text may be a follow-up or a request, told by its words alone.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: False where it stands alone whatever went before.
    public static func mayFollow(_ text: String) -> Bool {
        let typed = FollowUpText(text)
        guard typed.tokens.count <= mostTokens else { return false }
        let words = typed.tokens.count { $0.kind != .symbol }
        if words <= fewWords || FragmentText(typed).opening != nil { return true }
        return !PronounReader(typed).all.isEmpty || !DocumentOrdinal.all(in: typed).isEmpty
    }

    /// A longer text says all that it has to say.
    private static let mostTokens = 40
    /// A text of so few words may be a fragment without a cue.
    private static let fewWords = 6

    /// Reads a text as a follow-up.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - parse: Reads a text alone.
    /// - Returns: Nil where it stands alone.
    /// - Throws: What `parse` throws.
    public func read<Failure: Error>(
        _ text: String, parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard FollowUpReader.mayFollow(text) else { return nil }
        return try understood(text, parse)?.countingAll(behind: precedent.reading.intent)
    }

    private func understood<Failure: Error>(
        _ text: String, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let typed = FollowUpText(text)
        guard !typed.tokens.isEmpty else { return nil }
        if let found = try fragment(FragmentText(typed), parse) { return found }
        let pronouns = PronounReader(typed)
        if let restated = try restated(pronouns, parse) {
            if let found = try fragment(FragmentText(FollowUpText(restated)), parse) { return found }
            return try pointed(PronounReader(FollowUpText(restated)), named: precedent.people, parse)
        }
        if let found = try pointed(pronouns, named: [], parse) { return found }
        return try elliptical(typed, parse)
    }

    // MARK: Fragments

    private func fragment<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let tables = FollowUpTables.all
        let body = fragment.tokens
        guard !body.isEmpty else { return nil }
        if let part = tables.dropped.whole(body), isIn(part) { return dropping(part) }
        if let order = order(DocumentOrdinal.focus(body)) { return ofSeries(order, asking: precedent.wide) }
        let opened = tables.open.beginning(body).map { body.dropFirst($0.count) } ?? body
        if let focus = DocumentOrdinal.focus(body) ?? DocumentOrdinal.focus(opened), isShown(focus) {
            return telling(focus)
        }
        if let shift = ShiftedTime(body, words: fragment.string), let time = shifted(shift) {
            var reading = precedent.wide
            (reading.time, reading.looksFromNow) = (time, false)
            return FollowUp(reading: reading, carried: precedent.wide.carried(to: reading))
        }
        if let asked = tables.intents.beginning(body) {
            if let found = try asking(asked, fragment, parse) { return found }
        }
        return try joining(fragment, parse)
    }

    private func isIn(_ part: ReadingPart) -> Bool {
        part.isIn(precedent.wide) || part == .people && !precedent.wide.excluded.people.isEmpty
    }

    private func dropping(_ part: ReadingPart) -> FollowUp {
        var reading = part.copied(from: ParsedQuestion(question: ""), to: precedent.wide)
        if part == .people { reading.excluded.people = [] }
        return FollowUp(reading: reading, carried: precedent.wide.carried(to: reading))
    }

    private func isShown(_ focus: Focus) -> Bool {
        switch focus {
        case .item(let number): number <= precedent.shownCount
        case .that, .last, .citation: precedent.shownCount > 0
        case .next, .latest, .earliest: false
        }
    }

    /// "The second one": what it says, of the same topic where lines were sought.
    private func telling(_ focus: Focus) -> FollowUp {
        let before = precedent.reading
        if before.request.isOfOneMeeting, !before.containers.isEmpty {
            return FollowUp(reading: before, carried: before.carried(to: before).subtracting([.titles]), focus: focus)
        }
        var reading = ParsedQuestion(question: before.question, request: .discussion)
        if [.find, .discuss, .decision, .summary].contains(before.intent) {
            (reading.topic, reading.phrases) = (before.topic, before.phrases)
        }
        return FollowUp(reading: reading, carried: before.carried(to: reading), focus: focus)
    }

    /// The time counted from the one of the question before, else from the one that its answer named.
    private func shifted(_ shift: ShiftedTime) -> QuestionTime? {
        guard let span = precedent.wide.time?.hull ?? precedent.span,
            let moved = shift.time(from: span, weekStart: weekStart)
        else { return nil }
        return QuestionTime(text: shift.words, spans: [moved], isFilter: precedent.wide.time?.isFilter ?? true)
    }

    /// The same question for another kind of answer: "who?", "how many in February?".
    private func asking<Failure: Error>(
        _ asked: (meaning: Intent, count: Int), _ fragment: FragmentText,
        _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let rest = (fragment.body.lowerBound + asked.count)..<fragment.body.upperBound
        let words = fragment.text.string(fragment.body.lowerBound..<(fragment.body.lowerBound + asked.count))
        var reading = try parse(words)
        // One meeting has a date, but it is not counted, and there is no next one of it.
        let isWide = [.count, .list].contains(asked.meaning) || !rest.isEmpty || reading.order != nil
        var before = isWide ? precedent.wide : precedent.reading
        let source = before
        (before.topic, before.thing) = (before.meant, "")
        if !rest.isEmpty {
            // "Decisions in March" says all it has to say.
            if fragment.opening == nil, FragmentText.nouns.contains(asked.meaning) { return nil }
            let more = FragmentText(FollowUpText(fragment.text.string(rest)))
            guard more.isFragment else { return nil }
            let said = try parse(more.string)
            guard says(said), isBare(said), said.kinds.isEmpty, !said.people.contains(where: { $0.role == .mention })
            else {
                return nil
            }
            before = FollowUpMerge().joined(said, to: before)
        }
        if let request = before.request.ofSameMeetings(as: asked.meaning) {
            // A list and its number are of the same things.
            before.request = request
            return FollowUp(reading: before, carried: source.carried(to: before))
        }
        reading.request = reading.request.turned(to: asked.meaning)
        if reading.order != nil { (before.order, before.time) = (nil, nil) }
        (reading.topic, reading.phrases, reading.kinds) = ("", [], [])
        let counted: Set<Intent> = [.list, .count, .agenda, .duration, .discuss]
        if before.topic.isEmpty || counted.contains(before.intent) { reading.request = reading.request.ofAttendance }
        reading = reading.taking(of: before)
        return FollowUp(reading: reading, carried: source.carried(to: reading))
    }

    // MARK: Conditions

    private func joining<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard fragment.isFragment else { return nil }
        var said = try parse(fragment.readable)
        if said.excluded == Exclusions(), let title = fragment.readableByTitle { said = try parse(title) }
        if case .without = fragment.opening { said.kinds = [] }
        if said.time != nil, looksAhead { try readAhead(&said, fragment, parse) }
        moveHours(of: &said)
        guard says(said), fits(said, fragment) else { return nil }
        // "And about pricing?" goes on within the meeting, "and with Bob?" does not.
        let before = goesOn(said) ? precedent.reading : precedent.wide
        var merge = FollowUpMerge()
        if case .also = fragment.ending { merge.adds = true }
        if case .also = fragment.opening { merge.adds = true }
        if case .correction = fragment.opening { merge.corrects = true }
        merge.addsTopic = addsTopic(fragment)
        var reading = merge.joined(said, to: before)
        // "Not the notes" behind "only notes" lets go of them.
        reading.kinds.subtract(reading.excluded.kinds)
        if fragment.namesIntent, fragment.opening != nil {
            reading = said.taking(of: before)
        }
        var found = FollowUp(reading: reading, carried: before.carried(to: reading))
        if merge.addsTopic, !reading.thing.isEmpty { found.carried.insert(.topic) }
        if merge.corrects { found.corrected = merge.misread(before.people, said.people) }
        return found
    }

    /// "And on Android?" is asked of the topic before, unless that stood behind the same word itself.
    private func addsTopic(_ fragment: FragmentText) -> Bool {
        guard let first = fragment.tokens.first?.folded, FollowUpTables.all.adding.contains(first) else { return false }
        return !FollowUpText(precedent.wide.question).tokens.contains { $0.folded == first }
    }

    /// Whether a fragment changes what the question about one meeting said itself: "what did Liam say there?", "and Tomasz?".
    private func goesOn(_ said: ParsedQuestion) -> Bool {
        let own = ReadingPart.allCases.filter { $0 != .titles && $0.isIn(precedent.reading) }
        return !isBare(said) || own.contains { $0.isIn(said) }
    }

    /// Whether the question before looked ahead, so that "Friday" is the one to come.
    private var looksAhead: Bool {
        let before = precedent.wide
        return before.tense == .future || before.intent == .agenda || before.order?.end == .next
    }

    /// "In the morning" behind a question about tomorrow is tomorrow's.
    private func moveHours(of said: inout ParsedQuestion) {
        guard let day = ShiftedTime.day(of: precedent.wide.time?.hull), let time = said.time, day != now.date,
            ShiftedTime.day(of: time.hull) == now.date, time.hull != now.date.span
        else { return }
        let seconds = (day.dayNumber - now.date.dayNumber) * 86_400
        said.time?.spans = time.spans.map { span in
            TimeSpan(start: span.start?.adding(seconds: seconds), end: span.end?.adding(seconds: seconds))
        }
    }

    private func readAhead<Failure: Error>(
        _ said: inout ParsedQuestion, _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) {
        let language = LanguageWords.detected(Array(fragment.tokens)).language
        let ahead = try parse(FollowUpTables.words(language).ahead + " " + fragment.string)
        guard ahead.time != nil else { return }
        (said.time, said.looksFromNow, said.tense) = (ahead.time, ahead.looksFromNow, ahead.tense)
    }

    /// Whether a reading says anything at all.
    private func says(_ said: ParsedQuestion) -> Bool {
        let saysTasks = said.request.tasks.map { $0.state != nil || $0.isOwn } ?? false
        return saysTasks || ReadingPart.allCases.contains { $0.isIn(said) }
    }

    /// Nothing but times, people, tags, places and what is left out.
    private func isBare(_ said: ParsedQuestion) -> Bool {
        said.topic.isEmpty && said.phrases.isEmpty && said.containers.isEmpty && said.request.measure == nil
    }

    /// Whether what a fragment says is enough of a follow-up for the way it begins.
    private func fits(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        let count = fragment.body.count
        switch fragment.opening {
        case .about, .correction, .instead: return true
        case .and, .also: return isBare(said) || count <= FollowUpReader.shortTopic
        case .only: return isBare(said) || !said.containers.isEmpty || count <= FollowUpReader.shortTopic
        case .without: return isBare(said) && said.people.isEmpty && said.excluded != Exclusions()
        case nil: return fitsAlone(said, fragment)
        }
    }

    /// A topic of more words is rather a search of its own.
    private static let shortTopic = 5

    /// Without any cue only conditions make a fragment, and of names alone only those that follow names.
    private func fitsAlone(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        guard isBare(said), !fragment.namesIntent, said.order == nil, said.excluded == Exclusions() else {
            return false
        }
        if fragment.ending != nil { return true }
        let isName = said.people.contains { $0.role == .mention }
        return said.kinds.isEmpty && said.statuses.isEmpty && (!isName || !precedent.reading.people.isEmpty)
    }
}
