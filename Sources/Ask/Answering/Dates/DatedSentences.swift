import Language
import Parsing
import Text
import Time

/// Splits a passage into dated sentences.
struct DatedSentences {
    private let coverage: QuestionCoverage
    private let verb: HappenedVerb?
    private let asked: TaskDates.Asked
    private let text: String
    private let speakers: [String]
    private let headings: String
    /// The certainty of each question word in the headings and title.
    private let above: [Float]
    /// The same for the list items above a line, by line.
    private let items: [String: [Float]]
    private let language: Language
    /// The day to which relative times refer; nil if the day of writing is unknown.
    private let day: CivilDate?
    private let today: CivilDate

    /// Reads a passage.
    ///
    /// Relative times refer to the day of writing, or to `today` if that is unknown.
    init(
        _ found: RetrievedPassage, coverage: QuestionCoverage, verb: HappenedVerb?, asked: TaskDates.Asked,
        writtenOn day: CivilDate?, today: CivilDate
    ) {
        self.asked = asked
        self.coverage = coverage
        self.verb = verb
        self.day = day
        self.today = today
        text = found.passage.speakers.isEmpty ? found.passage.readText : found.passage.text
        speakers = found.passage.speakers
        headings = Set(found.passage.chunks.flatMap(\.headingPath)).sorted().joined(separator: "\n")
        above = coverage.certainties(coverage.matches(in: headings + "\n" + found.document.title))
        items =
            found.passage.speakers.isEmpty ? verb.map { DatedSentences.items(above: found, coverage, $0) } ?? [:] : [:]
        language = LanguageDetector.language(of: QuestionTokenizer().tokens(of: text))
    }

    /// Returns the certainty of each question word in the list items above each line that stands below some; of the verb, only if they state
    /// the event: "Approved" below "Charter Approval" does, "Please review" does not.
    private static func items(
        above found: RetrievedPassage, _ coverage: QuestionCoverage, _ verb: HappenedVerb
    ) -> [String: [Float]] {
        var known: [[String]: [Float]] = [:]
        var items: [String: [Float]] = [:]
        for line in LineReader().lines(of: found.passage.chunks) where line.form == .item && !line.headings.isEmpty {
            let certainties = known[line.headings] ?? certainties(of: line.headings, coverage, verb)
            known[line.headings] = certainties
            items[line.text] = certainties
        }
        return items
    }

    private static func certainties(
        of items: [String], _ coverage: QuestionCoverage, _ verb: HappenedVerb
    ) -> [Float] {
        let above = items.joined(separator: "\n")
        let matches = coverage.matches(in: above)
        var certainties = coverage.certainties(matches)
        if verb.telling(in: above, matches) != .stated { certainties[verb.place] = 0 }
        return certainties
    }

    /// Returns the relevant sentences of whole lines, in order; starts no new line after `count` sentences.
    func sentences(atMost count: Int) -> [DatedSentence] {
        var sentences: [DatedSentence] = []
        var day = day
        for line in text.lines() where sentences.count < count {
            let line = String(line)
            if StatementWords.isDateOfMail(line) {
                let times = times(in: line, from: day, following: nil)
                day = times.first(where: \.isAbsolute)?.span.start?.date ?? day
            }
            sentences += self.sentences(of: line, from: day)
        }
        return sentences
    }

    private func sentences(of line: String, from day: CivilDate?) -> [DatedSentence] {
        let speaker = SpokenLines.turn(line[...], of: speakers)?.speaker
        let isOpen = !line.holds(HappenedVerb.done)
        let isTask = isOpen && (DatedSentences.dueMarks.contains { line.holds($0) } || line.begins(with: "@"))
        let texts = Sentences.ranges(in: line).map { String(line[$0]) }
        let matches = texts.map { coverage.matches(in: LinkTargets.blanked(in: $0)) }
        let whole = coverage.certainties(matches.flatMap { $0 })
        let above = items[String(line[...].unindented)].map { zip(self.above, $0).map(max) } ?? self.above
        // In a transcript, a neighbouring turn may contain the question's words; a list item stands alone.
        guard speaker != nil || coverage.share(above) + coverage.share(whole) > 0 else { return [] }
        var previous: TimeSpan?
        return zip(texts, matches).map { text, matches in
            let stated = times(in: LinkTargets.blanked(in: text), from: day, following: previous)
            let times = TaskDates(stated, in: text).telling(asked)
            previous = times.last { $0.kind == .named }?.span ?? previous
            // A word inside a time does not match: "July" is related to "birthday", but does not mean it.
            let matches = matches.filter { match in !times.contains { $0.range.overlaps(match.range) } }
            let own = coverage.certainties(matches)
            return DatedSentence(
                text: text, times: times, matches: matches, share: coverage.share(own),
                shareOfLine: coverage.share(whole, beyond: own),
                shareOfHeadings: coverage.share(above, beyond: whole),
                telling: speaker == nil ? telling(in: text, matches, below: above) : nil,
                speaker: speaker, isTask: isTask,
                headings: headings, day: day)
        }
    }

    /// Returns the sentence's statement about the event; every line below a heading with the verb states it: "Members approved".
    private func telling(
        in text: String, _ matches: [QuestionCoverage.Match], below above: [Float]
    ) -> HappenedVerb.Telling? {
        guard let verb else { return nil }
        let own = verb.telling(in: text, matches)
        return own == .silent && above[verb.place] >= HappenedVerb.leastCertainty ? .stated : own
    }

    private static let dueMarks = ["📅", "⏳", "due:"]

    /// Finds times in the language of the passage, or else in that of the sentence.
    private func times(in text: String, from day: CivilDate?, following previous: TimeSpan?) -> [StatedTime] {
        let tokens = QuestionTokenizer().tokens(of: text)
        func read(_ language: Language) -> [StatedTime] {
            TimeGrammar(now: (day ?? today).at(hour: 12), language: language)
                .statedTimes(of: tokens, in: text, following: previous)
        }
        let times = read(language)
        let own = times.isEmpty ? LanguageDetector.language(of: tokens) : language
        return own == language ? times : read(own)
    }
}
