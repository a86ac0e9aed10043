import Model
import Store

/// The scores of chunks and documents besides words: people, dates, questions and answers.
struct Preferences {
    private let layout: SegmentLayout
    private let stretches: Stretches
    private let documents: DocumentPlaces
    // By document.
    private var attendees: SparseColumn
    private var dates: SparseColumn
    // By slot.
    private var speakers: SparseColumn
    private var namedTimes: SparseColumn
    /// By stretch.
    private var mostSpeakers: SparseColumn
    private var marks: (wanted: UInt8, weights: RankingWeights)?

    init(_ layout: SegmentLayout, _ stretches: Stretches) {
        self.layout = layout
        self.stretches = stretches
        documents = DocumentPlaces(layout)
        attendees = SparseColumn(count: layout.documentCount)
        dates = SparseColumn(count: layout.documentCount)
        speakers = SparseColumn(count: layout.count)
        namedTimes = SparseColumn(count: layout.count)
        mostSpeakers = SparseColumn(count: stretches.count)
    }

    mutating func clear() {
        attendees.clear()
        dates.clear()
        speakers.clear()
        namedTimes.clear()
        mostSpeakers.clear()
        marks = nil
    }

    /// Adds to the score of a document, given by its row, for its attendees or as a person's page.
    mutating func add(attendees score: Float, toDocument number: Int) {
        if let place = documents.place(ofDocument: number) { attendees.add(score, to: place) }
    }

    mutating func add(date score: Float, toDocument number: Int) {
        if let place = documents.place(ofDocument: number) { dates.add(score, to: place) }
    }

    mutating func add(namedTime score: Float, to slot: Int) { namedTimes.add(score, to: slot) }

    mutating func add(speakers score: Float, to slot: Int) {
        speakers.add(score, to: slot)
        mostSpeakers.raise(stretches.ofSlots[slot], to: speakers[slot])
    }

    /// Sets the preferred marks, without which questions and answers are not scored either.
    mutating func add(marks wanted: ChunkMarks, _ weights: RankingWeights) { marks = (wanted.rawValue, weights) }

    /// Adds the preferences for a chunk to the parts of its score, given the word score of the chunk before it.
    @inline(__always)
    func add(to parts: inout ScoreParts, of slot: Int, wordsBefore: Float) {
        let document = stretches.document(of: slot)
        parts.attendees = attendees[document]
        parts.speakers = speakers[slot]
        parts.date = dates[document] + namedTimes[slot]
        guard let (wanted, weights) = marks else { return }
        let question = ChunkMarks.question.rawValue
        let own = layout.marks[slot]
        let answers =
            slot > 0 && layout.marks[slot - 1] & question != 0 && stretches.document(of: slot - 1) == document
        parts.dialogue =
            (answers ? weights.answersQuestion * wordsBefore : 0) - (own & question != 0 ? weights.isQuestion : 0)
        if own & wanted != 0 { parts.cue = weights.cue }
    }

    /// Returns an upper bound of the preferences for a chunk of a stretch, given that of the word scores in and just before the stretch.
    ///
    /// Named times are left out, because they are added to chunks already scored.
    @inline(__always)
    func most(of stretch: Int, mostWords: Float) -> Float {
        let document = Int(stretches.documents[stretch])
        var most = attendees[document] + dates[document] + mostSpeakers[stretch]
        guard let (wanted, weights) = marks else { return most }
        if stretches.marks[stretch] & wanted != 0 { most += weights.cue }
        if stretches.marks[stretch] & ChunkMarks.question.rawValue != 0 { most += weights.answersQuestion * mostWords }
        return most
    }
}
