extension QuestionDraft {
    /// Takes words for what was written of meetings as the source of the answer, not as its topic: "do the May minutes give", "meetings that
    /// we have minutes of".
    mutating func readRecords() {
        for place in tokens.indices where isFree(place) && isRecordNoun(place) {
            use([place])
            if traits(place + 1).contains(.content), isAskedOf(place) { use([place + 1]) }
        }
        // The verb of a log or list that is named otherwise: "how many hours does the log give".
        for place in tokens.indices
        where traits(place).contains(.content) && isFree(place) && isAskedOf(place - 1)
            && traits(place - 1).contains(.documentNoun)
        {
            use([place])
        }
    }

    /// Tells whether a noun stands for documents though it is a unit of time, too: "the minutes of May", "have minutes for", but not "the 10
    /// minutes of silence" or "how many minutes".
    private func isRecordNoun(_ place: Int) -> Bool {
        guard place > 0, traits(place).contains([.documentNoun, .timeUnit]), asked.intent != .duration,
            !hasCue(before: place, where: { $0 == .howMany })
        else { return false }
        if isFree(place - 1), tokens[place - 1].kind == .number || entry(place - 1).number != 0 { return false }
        if traits(place - 1).contains(.auxiliary) { return true }
        return (max(0, place - QuestionDraft.mostBeforeRecord)..<place).contains { start in
            traits(start).contains(.determiner) && (start + 1..<place).allSatisfy { !isFree($0) || !isIdle($0) }
        }
    }

    /// Tells whether a question with an auxiliary asks what a document says: "do the December minutes".
    private func isAskedOf(_ noun: Int) -> Bool {
        var start = noun - 1
        while start > 0, noun - start <= QuestionDraft.mostBeforeRecord, !traits(start).contains(.auxiliary) {
            start -= 1
        }
        return start >= 0 && traits(start).contains(.auxiliary) && traits(start + 1).contains(.determiner)
    }

    /// The maximum number of words between the auxiliary and the noun: "does the 20 December 2016 board".
    private static let mostBeforeRecord = 6
}
