import Parsing
import Text
import Time

/// What a reader should know of a reading beyond what was understood: what could not be used, and what else may be meant.
struct ReadingNotes {
    let templates: Templates
    let reading: ParsedQuestion

    /// Whether the question was so long that its end was not read.
    var isCut: Bool { reading.question.count >= QuestionParser.longestQuestion }

    /// What of a question was not read, as remarks of an answer.
    var remarks: [String] {
        let cut = String(QuestionParser.longestQuestion)
        return (isCut ? [templates.text("remark.cut", ["count": cut])] : [])
            + unread.map { templates.text(isSought($0) ? "remark.unnamed" : "remark.unread", ["text": $0]) }
    }

    /// The same with what it may also mean, as lines of an explanation.
    func lines(at now: CivilDateTime) -> [String] {
        let cut = String(QuestionParser.longestQuestion)
        var lines = isCut ? [templates.text("remark.cut", ["count": cut])] : []
        lines += unread.map { templates.text(isSought($0) ? "explain.unnamed" : "explain.unread", ["text": $0]) }
        lines += unused.map { templates.text("explain.unused", ["text": $0]) }
        lines += reading.openAmbiguities.filter { !isSettled($0, at: now) }.map(words)
        return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var unread: [String] {
        reading.unread.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether something that was not understood is a name whose words are looked for: those of a time are left out.
    private func isSought(_ text: String) -> Bool {
        func words(_ text: String) -> Set<String> { Set(Tokenizer().tokens(of: text).map(\.folded)) }
        return !words(text).isDisjoint(with: words(reading.topic))
    }

    /// Computed answers pass over a topic of nothing but words that every meeting has.
    private var unused: [String] {
        let isComputed = [.list, .count, .duration, .agenda].contains(reading.intent)
        guard isComputed, !reading.topic.isEmpty, TitleMatch(reading.topic).isIdle else { return [] }
        return [reading.topic]
    }

    /// "January" of a question that does not look ahead is the one that has been, not that of another year.
    private func isSettled(_ ambiguity: Ambiguity, at now: CivilDateTime) -> Bool {
        guard let time = reading.time, time.text.contains(ambiguity.text), let end = time.hull.end, end <= now else {
            return false
        }
        let looksAhead = reading.tense == .future || reading.order?.end == .next || reading.intent == .agenda
        return !looksAhead && Set(ambiguity.spans.map { $0.start?.date.year }).count > 1
    }

    /// What a part may also mean; all that it may mean where nothing was chosen.
    private func words(_ ambiguity: Ambiguity) -> String {
        let isOpen = reading.people.contains { ambiguity.text.hasPrefix($0.text) && $0.candidates.count > 1 }
        let words = ambiguity.words(templates.dates)
        let all = words.joined(separator: "; ")
        let other = words.dropFirst().joined(separator: "; ")
        return templates.text(
            isOpen ? "explain.each" : "explain.ambiguous", ["text": ambiguity.text, "other": other, "all": all])
    }
}

extension ParsedQuestion {
    /// The parts that may really mean more than one thing, each once.
    public var openAmbiguities: [Ambiguity] {
        ambiguous.reduce(into: []) { open, ambiguity in
            var one = ambiguity
            one.readings = ambiguity.readings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            one.spans = ambiguity.spans.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            if one.readings.count + one.spans.count > 1, !open.contains(one) { open.append(one) }
        }
    }
}

extension Ambiguity {
    /// What a part may mean, in words; the first is what was taken.
    ///
    /// - Parameter dates: The words of dates.
    /// - Returns: Names, or times.
    public func words(_ dates: DateWording) -> [String] { spans.isEmpty ? readings : spans.map(dates.span) }
}
