import Model
import Parsing
import Retrieval
import Store
import Time

extension DateCandidates {
    /// Returns the features of a sentence, which all its dates share.
    func features(of sentence: DatedSentence, at place: Int) -> FeatureSum {
        var features = FeatureSum()
        features.add(.share, sentence.share)
        features.add(.shareOfLine, sentence.shareOfLine)
        features.add(.shareOfHeadings, sentence.shareOfHeadings)
        if sentence.isStatement { features.add(.headingsOfStatement, sentence.shareOfHeadings) }
        features.add(.rank, 1 / Float(1 + place))
        if strongest > 0 { features.add(.retrieval, search.found[place].passage.score / strongest) }
        if sentence.isTask, !isDue { features.add(.task) }
        if verb != nil, !hasNumbers(sentence, search.found[place]) { features.add(.lacksNumber) }
        if sentence.telling == .stated { features.add(.stated) }
        if isOfPerson(sentence, search.found[place].document) { features.add(.namesPerson) }
        return features
    }

    /// Whether a person asked about is the speaker or is named.
    private func isOfPerson(_ sentence: DatedSentence, _ document: DocumentRecord) -> Bool {
        guard !names.isEmpty else { return false }
        if let speaker = sentence.speaker { return isNamed(in: speaker) }
        return isNamed(in: sentence.text) || (document.kind == .person && isNamed(in: document.title))
    }

    /// Whether a sentence, its headings or its title contain all numbers of the question.
    func hasNumbers(_ sentence: DatedSentence, _ found: RetrievedPassage) -> Bool {
        let text = (sentence.text + " " + sentence.headings + " " + found.document.title).lowercased()
        return numbers.allSatisfy { text.holds($0) }
    }

    /// Whether a passage or its speaker names a person of the question; true if the question names nobody.
    func names(_ sentence: DatedSentence, _ found: RetrievedPassage) -> Bool {
        names.isEmpty || (found.texts + [sentence.speaker ?? ""]).contains(where: isNamed)
    }

    private func isNamed(in text: String) -> Bool { names.stand(in: text) }

    func features(of time: StatedTime, in sentence: DatedSentence, title: String) -> FeatureSum {
        var features = FeatureSum()
        // A list item must stand alone, so its date only counts in full if it contains enough of the question.
        features.add(
            isAct ? .statedTimeOfAct : .statedTime, sentence.speaker == nil ? min(1, 2 * sentence.shareOfAll) : 1)
        if let distance = sentence.distance(of: time) { features.add(.nearness, 1 / (1 + Float(distance) / 3)) }
        if time.isVague { features.add(.vague) }
        if sentence.speaker == nil, sentence.telling.map({ $0 != .stated }) ?? false { features.add(.ofOtherVerb) }
        if time.isBare { features.add(.bare) }
        switch time.kind {
        case .since: features.add(.since)
        case .length: if StatementWords.asksBeginning(words) { features.add(.since) }
        case .named, .until: break
        }
        if time.span.days > 200, grain != .year { features.add(.long) }
        if grain == .day || grain == .minute, time.span.days > 7 { features.add(.coarse) }
        // A day is no time of day.
        if grain == .minute, time.span.days > 0 { features.add(.coarse) }
        if let day = sentence.day, !isAnnounced(time.span, by: title) {
            add(tenseOf: time.span, on: day, to: &features)
        }
        addQuestionTime(time.span, to: &features)
        return features
    }

    /// Returns the features of the document's own date, which is right for calendar entries and for acts, such as decisions.
    func features(ofDayOf document: DocumentRecord, _ sentence: DatedSentence) -> FeatureSum {
        var features = FeatureSum()
        if document.kind == .event {
            if sentence.share + sentence.shareOfHeadings >= 0.5 { features.add(.dayOfEntry) }
        } else if isAct {
            features.add(.dayOfAct)
        }
        if let day = sentence.day { addQuestionTime(day.span, to: &features) }
        return features
    }

    /// Whether a note named after the event announces a time that is over by now; that is when it was.
    private func isAnnounced(_ span: TimeSpan, by title: String) -> Bool {
        guard verb == nil, !isAct, context.reading.tense == .past, let start = span.start, start <= context.now else {
            return false
        }
        return topic.isWhole(in: [title])
    }

    /// Adds a feature if a date contradicts the tense: a past event after the note, or a future one before it.
    private func add(tenseOf span: TimeSpan, on day: CivilDate, to features: inout FeatureSum) {
        guard let start = span.start, let end = span.end else { return }
        guard context.reading.tense == .past else {
            if end <= day.midnight { features.add(.behindNote) }
            return
        }
        guard start.date > day, !StatementWords.asksPlan(words) else { return }
        features.add(.aheadOfNote)
        if isAct || isOfDeed || verb != nil { features.add(.deedAheadOfNote, isAct || isOfDeed ? 2 : 1) }
    }

    /// Adds whether a date is in the question's own time: "when did we go camping in July".
    private func addQuestionTime(_ span: TimeSpan, to features: inout FeatureSum) {
        guard let time = context.reading.time, !time.isVague else { return }
        features.add(.inAskedTime, time.spans.contains { $0.intersection(span) != nil } ? 1 : -1)
    }

    private var isAct: Bool { context.reading.tense == .past && StatementWords.asksAct(words) }
}

extension TimeSpan {
    /// The number of days; 0 for an open span.
    var days: Int {
        guard let start, let end else { return 0 }
        return end.date.dayNumber - start.date.dayNumber
    }
}
