import Model
import Parsing
import Store

/// Answers for each person that an ambiguous name may mean, because one answer over all of them would describe nobody.
struct AnswerForEach {
    let reading: ParsedQuestion
    let templates: Templates

    /// The intents whose answer is one date, number or list, which cannot be computed over two people at once.
    private static let exact: Set<Intent> = [.when, .who, .list, .count, .duration]

    /// Maximum number of people answered for, those with the most meetings first; each costs a query.
    static let mostPeople = 20

    /// Whether a reading must be answered for each person, because an attendee's name has several candidates.
    static func isNeeded(_ reading: ParsedQuestion) -> Bool {
        exact.contains(reading.intent) && place(reading) != nil
    }

    private static func place(_ reading: ParsedQuestion) -> Int? {
        let isAlternative = reading.people.contains(where: \.isAlternative)
        return isAlternative
            ? nil : reading.people.firstIndex { $0.candidates.count > 1 && $0.role == .attendee }
    }

    /// Joins the answers for each person; the value is that of the first answer found; if none is found, returns the first.
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
            all = before.found && answered.found ? before.joined(with: answered) : before.found ? before : answered
        }
        var result = all ?? Answer(found: false, headline: templates.text("nothing.asked"))
        result.remarks = [remark(place)] + result.remarks
        return result
    }

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
}

extension Answer {
    /// Whether it cites the best lines of another answer.
    func cites(_ other: Answer) -> Bool {
        guard let best = other.citations.first else { return false }
        return citations.contains {
            $0.document == best.document && $0.lines.first <= best.lines.last && best.lines.first <= $0.lines.last
        }
    }

    /// Joins two answers; the second one's citation ranks continue those of the first.
    func joined(with second: Answer) -> Answer {
        var result = self
        result.shown = nil
        result.value = value ?? second.value
        let shift = citations.count
        result.headline = [headline, second.headline].joined(separator: "\n")
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
