import Model
import Parsing
import Store

/// Answers for each of the people whom a name may mean, where an answer over all of them together would be of nobody.
struct AnswerForEach {
    let reading: ParsedQuestion
    let templates: Templates

    /// The answers that are one date, number or list: of two people's meetings together they say nothing of either.
    private static let exact: Set<Intent> = [.when, .who, .list, .count, .duration]

    /// An answer is given for so many people at most, those with most meetings: nobody reads more, and each costs a question.
    static let mostPeople = 20

    /// Whether a reading must be answered for each: a name that may mean several who take part.
    static func isNeeded(_ reading: ParsedQuestion) -> Bool {
        exact.contains(reading.intent) && place(reading) != nil
    }

    private static func place(_ reading: ParsedQuestion) -> Int? {
        let isAlternative = reading.people.contains(where: \.isAlternative)
        return isAlternative
            ? nil : reading.people.firstIndex { $0.candidates.count > 1 && $0.role == .attendee }
    }

    /// One answer out of those for each person; what is computed is the first one's who has an answer.
    ///
    /// - Parameter answer: Answers a reading in which the name means one.
    /// - Returns: The answers one below the other, or the first one where nobody has any.
    /// - Throws: `StoreError` where the index cannot be read.
    func answer(_ answer: (ParsedQuestion) throws(StoreError) -> Answer) throws(StoreError) -> Answer {
        guard let place = AnswerForEach.place(reading) else { return try answer(reading) }
        var all: Answer?
        for candidate in asked(place) {
            var one = reading
            one.choose(candidate, at: place)
            let answered = try answer(one)
            guard let before = all else {
                all = answered
                continue
            }
            all = before.found && answered.found ? joined(before, answered) : before.found ? before : answered
        }
        var result = all ?? Answer(found: false, headline: templates.text("nothing.asked"))
        result.remarks = [remark(place)] + result.remarks
        return result
    }

    /// The people who are answered for.
    private func asked(_ place: Int) -> [Person] {
        let candidates = reading.people[place].candidates
        guard candidates.count > AnswerForEach.mostPeople else { return candidates }
        let sorted = candidates.enumerated().sorted { left, right in
            (right.element.meetingCount, left.offset) < (left.element.meetingCount, right.offset)
        }
        return sorted.prefix(AnswerForEach.mostPeople).map(\.element)
    }

    private func remark(_ place: Int) -> String {
        let person = reading.people[place]
        let names = asked(place).map(\.name).joined(separator: ", ")
        let key = person.candidates.count > AnswerForEach.mostPeople ? "remark.most" : "remark.each"
        return templates.text(
            key, ["text": person.text, "names": names, "count": String(person.candidates.count)])
    }

    /// Two answers as one: the second one's citations go on counting.
    private func joined(_ first: Answer, _ second: Answer) -> Answer {
        var result = first
        result.shown = nil
        let shift = first.citations.count
        result.headline = [first.headline, second.headline].joined(separator: "\n")
        result.citations += second.citations.map { citation in
            var moved = citation
            moved.rank += shift
            return moved
        }
        result.sections += second.sections.map { section in
            var moved = section
            for place in moved.quotes.indices {
                moved.quotes[place].citations = moved.quotes[place].citations.map { $0 + shift }
            }
            return moved
        }
        for remark in second.remarks where !result.remarks.contains(remark) { result.remarks.append(remark) }
        return result
    }
}
