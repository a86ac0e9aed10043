import Model
import Parsing
import Store
import Text
import Time

/// Answers who led meetings or took their notes, by the roles that the minutes name.
struct DutyAnswer {
    /// A person with the requested role in one meeting.
    private struct Holder {
        var name: String
        /// The role as written.
        var role: String
        var document: DocumentRecord
        var line: Int?
        /// How clearly the minutes state the role, 0 … 3: on a line of its own (2), without other words in it (1).
        var clarity: Int
    }

    let context: AnswerContext
    let request: DutyRequest

    /// Returns the holders in one meeting, or how often each person had the role in several.
    ///
    /// Nil if the question selects no meetings, or their minutes do not name the role.
    func answer() throws(StoreError) -> Answer? {
        let meetings = try meetings()
        var holders: [[Holder]] = []
        for meeting in meetings {
            let own = try self.holders(in: meeting)
            if !own.isEmpty { holders.append(own) }
        }
        if let order = context.reading.order, !request.isMostOften {
            holders = [order.end == .first ? holders.first : holders.last].compactMap { $0 }
        }
        guard let first = holders.first else { return nil }
        return holders.count == 1 && !request.isMostOften ? try answer(first) : try answer(holders)
    }

    /// Returns the meetings in which one of some people had the role; titles restrict them only if any has the question's other words.
    func occurrences(of people: Set<Int>) throws(StoreError) -> [Occurrence] {
        let names = Set(context.names.people.filter { people.contains($0.number) }.map(\.name))
        let titled = try meetings(besides: TitleMatch(request.rest.joined(separator: " ")))
        var found: [Occurrence] = []
        for meeting in titled.isEmpty ? try meetings(besides: TitleMatch("")) : titled {
            guard let holder = try holders(in: meeting).first(where: { names.contains($0.name) }) else { continue }
            let (line, text) = try line(of: holder)
            found.append(
                Occurrence(
                    span: meeting.days, statement: EventStatement(text: text), document: meeting,
                    lines: LineRange(line, line)))
        }
        return found
    }

    // MARK: Meetings

    /// Returns the past meetings that the question selects, ordered by time; none if it selects none.
    private func meetings() throws(StoreError) -> [DocumentRecord] {
        let reading = context.reading
        let rest = TitleMatch(request.rest.joined(separator: " "))
        guard request.isMostOften || reading.time != nil || reading.order != nil || !rest.isIdle else { return [] }
        return try meetings(besides: rest)
    }

    /// Returns the past meetings of the asked time whose title or path has the question's other words, ordered by time.
    private func meetings(besides rest: TitleMatch) throws(StoreError) -> [DocumentRecord] {
        let reading = context.reading
        let time = reading.time.flatMap { $0.isVague ? nil : $0 }
        return try context.documents().filter { document in
            guard let start = document.start, start <= context.now else { return false }
            let isInTime = time.map { $0.spans.contains { $0.contains(start) } } ?? true
            return isInTime
                && (rest.isIdle || rest.share(of: [document.title, document.path]) >= DutyAnswer.leastShare)
        }.sorted { ($0.start?.secondNumber ?? 0, $0.path) < ($1.start?.secondNumber ?? 0, $1.path) }
    }

    /// The minimum share of the question's other words in a title or path.
    private static let leastShare: Float = 0.6

    /// Returns the people with the role in a meeting, each once; only those whose role is stated most clearly.
    private func holders(in document: DocumentRecord) throws(StoreError) -> [Holder] {
        var holders: [Holder] = []
        for (name, role, isOwnLine, line) in try context.index.duties(ofDocument: document.number)
        where DutyWords.duty(in: role) == request.duty && !holders.contains(where: { $0.name == name }) {
            let clarity = (isOwnLine ? 2 : 0) + (DutyWords.isPlain(role) ? 1 : 0)
            holders.append(Holder(name: name, role: role, document: document, line: line, clarity: clarity))
        }
        if holders.isEmpty { holders = try stated(in: document) }
        // Among all meetings, only labels and sentences at the head are looked for.
        if holders.isEmpty, !request.isMostOften { holders = try listed(in: document) }
        let clearest = holders.map(\.clarity).max()
        return holders.filter { $0.clarity == clearest }
    }

    /// Returns whom the first lines of minutes name as having done the duty: "The meeting was led by Ana".
    private func stated(in document: DocumentRecord) throws(StoreError) -> [Holder] {
        guard document.kind == .meeting else { return [] }
        let head = Array(document.chunks.prefix(DutyAnswer.mostChunks))
        let chunks = try context.index.chunks(head)
        for chunk in head.compactMap({ chunks[$0] }) {
            for part in chunk.readLines {
                guard let doers = DutyWords.doers(of: request.duty, in: part.text) else { continue }
                let line = document.lines(of: part, in: chunk).first
                let people = context.peopleInText.people(in: String(doers))
                if people.isEmpty { continue }
                return people.map {
                    Holder(name: $0.name, role: String(part.text), document: document, line: line, clarity: 0)
                }
            }
        }
        return []
    }

    /// Returns the names that stand alone below a heading on the duty: "Note takers wanted", "- Ana", "- Bo".
    private func listed(in document: DocumentRecord) throws(StoreError) -> [Holder] {
        let head = Array(document.chunks.prefix(DutyAnswer.mostChunksOfList))
        let chunks = try context.index.chunks(head)
        var holders: [Holder] = []
        for chunk in head.compactMap({ chunks[$0] }) {
            guard let heading = chunk.headingPath.last, DutyWords.duty(in: heading) == request.duty else {
                if holders.isEmpty { continue }
                break
            }
            for part in chunk.readLines {
                let places = context.peopleInText.places(in: part.text)
                let named = places.reduce(0) { $0 + $1.range.count }
                guard named > 0, part.text.utf8.count - named <= DutyAnswer.mostBesideNames else { continue }
                let line = document.lines(of: part, in: chunk).first
                holders += places.map {
                    Holder(name: $0.person.name, role: heading, document: document, line: line, clarity: 0)
                }
            }
        }
        return holders
    }

    /// The maximum number of bytes beside the names in a line of names: marks and "and".
    private static let mostBesideNames = 6
    /// The maximum number of chunks at the head of minutes in which a sentence, or a list below a heading, names who did a duty.
    private static let mostChunks = 3
    private static let mostChunksOfList = 40

    // MARK: Answers

    private func answer(_ holders: [Holder]) throws(StoreError) -> Answer? {
        var answer = try shown([holders])
        answer.value = .list(holders.map(\.name).sorted())
        answer.headline = context.templates.text(
            "who.named",
            [
                "people": holders.map(\.name).joined(separator: ", "),
                "source": context.wording.source(holders[0].document),
            ])
        return answer
    }

    private func answer(_ meetings: [[Holder]]) throws(StoreError) -> Answer? {
        let counts = Dictionary(grouping: meetings.joined(), by: \.name).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        let most = counts[0].value.count
        let named = request.isMostOften ? counts.filter { $0.value.count == most } : counts
        let names = Set(named.map(\.key))
        var answer = try shown(
            meetings.map { $0.filter { names.contains($0.name) } }.filter { !$0.isEmpty }.reversed())
        answer.value = .list(named.map(\.key))
        answer.headline = context.templates.text(
            "who.duty",
            [
                "names": counts.prefix(DutyAnswer.mostNamed).map { "\($0.key) \($0.value.count)" }.joined(
                    separator: ", "),
                "count": String(meetings.count), "conditions": context.wording.conditionsBesideTopic,
            ])
        return answer
    }

    private static let mostNamed = 8
    private static let mostShown = 5

    /// Quotes the lines that name the holders.
    private func shown(_ meetings: [[Holder]]) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        for holder in meetings.joined().prefix(DutyAnswer.mostShown) {
            let (line, text) = try line(of: holder)
            let people = try context.people(holder.document)
            let rank = answer.citations.count + 1
            answer.citations.append(
                Citation(
                    rank: rank, document: holder.document, people: people, lines: LineRange(line, line), snippet: text,
                    matches: [], score: 0))
            answer.sections.append(
                Answer.Section(
                    heading: context.wording.heading(holder.document, people: people),
                    quotes: text.isEmpty ? [] : [Answer.Quote(text: text, citations: [rank])]))
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the line that names a person with the role, possibly below the attendees; its text is empty in front matter.
    private func line(of holder: Holder) throws(StoreError) -> (number: Int, text: String) {
        let role = LetterFolding.fold(holder.role)
        let names = Set(Tokenizer().tokens(of: holder.name).map(\.folded))
        var listed = (number: holder.line ?? holder.document.lines.first, text: "")
        for chunk in try context.index.chunks(ofDocument: holder.document.number) {
            for part in chunk.readLines {
                let number = holder.document.lines(of: part, in: chunk).first
                if number == listed.number { listed.text = part.text }
                if LetterFolding.fold(part.text).contains(role),
                    Tokenizer().tokens(of: part.text).contains(where: { names.contains($0.folded) })
                {
                    return (number, part.text)
                }
            }
        }
        return listed
    }
}
