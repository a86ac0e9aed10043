import Parsing
import Text
import Time

/// Notes on a reading: the parts that were not used, and other possible meanings.
struct ReadingNotes {
    let templates: Templates
    let reading: ParsedQuestion

    /// Whether the question was too long, so that its end was not read.
    var isCut: Bool { reading.question.count >= QuestionParser.longestQuestion }

    var remarks: [String] {
        let cut = String(QuestionParser.longestQuestion)
        return (isCut ? [templates.text("remark.cut", ["count": cut])] : [])
            + unread.map { templates.text(isSought($0) ? "remark.unnamed" : "remark.unread", ["text": $0]) }
    }

    /// Returns the notes as lines of an explanation, with other possible meanings.
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

    /// Whether text that was not understood is searched for as a name; words of a time are not.
    private func isSought(_ text: String) -> Bool {
        func words(_ text: String) -> Set<String> { Set(Tokenizer().tokens(of: text).map(\.folded)) }
        return !words(text).isDisjoint(with: words(reading.topic))
    }

    /// The topic, if a computed answer ignores it because all meetings share its words.
    private var unused: [String] {
        let isComputed = [.list, .count, .duration, .agenda].contains(reading.intent)
        guard isComputed, !reading.topic.isEmpty, TitleMatch(reading.topic).isIdle else { return [] }
        return [reading.topic]
    }

    /// Whether a past time is meant without doubt: "January" in a question about the past is the latest one.
    private func isSettled(_ ambiguity: Ambiguity, at now: CivilDateTime) -> Bool {
        guard let time = reading.time, time.text.contains(ambiguity.text), let end = time.hull.end, end <= now else {
            return false
        }
        let looksAhead = reading.tense == .future || reading.order?.end == .next || reading.intent == .agenda
        return !looksAhead && Set(ambiguity.spans.map { $0.start?.date.year }).count > 1
    }

    /// Describes the other meanings of a part, or all meanings if none was chosen.
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
    /// The parts with more than one meaning, each once.
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
    /// Returns the meanings of a part in words; the first is the one used.
    ///
    /// - Parameter dates: The wording of dates.
    /// - Returns: Names, or times.
    public func words(_ dates: DateWording) -> [String] { spans.isEmpty ? readings : spans.map(dates.span) }
}
