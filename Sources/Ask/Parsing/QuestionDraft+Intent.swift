import Model

extension QuestionDraft {
    /// Reads what kind of answer is wanted.
    mutating func readIntent() {
        let start = leadingPlace()
        for words in IntentWords.all where readCount(words, at: start) || readList(words, at: start) {
            return finishIntent(words)
        }
        for words in IntentWords.all {
            for rule in words.rules {
                guard let found = phrase(of: rule, at: start) else { continue }
                reading.intent = rule.intent
                use(found)
                return finishIntent(words)
            }
        }
        finishIntent(.english)
    }

    /// The first word that says something.
    private func leadingPlace() -> Int {
        var place = 0
        while place < tokens.count,
            IntentWords.all.contains(where: { $0.fillers.contains(lower(place)) }) || tokens[place].text == ","
                || isUsed[place]
        {
            place += 1
        }
        return place
    }

    /// The longest phrase of a rule that stands in the question and means what the rule says.
    private func phrase(of rule: IntentWords.Rule, at start: Int) -> [Int]? {
        rule.phrases.compactMap { phrase in
            matcher.first(phrase, at: rule.isLeading ? start : nil) { isFree($0) || prepositions.contains($0) }
        }
        .filter { accepts(rule, $0) }
        .max { $0.count < $1.count }
    }

    /// Phrases that mean something else where the question goes on differently.
    private func accepts(_ rule: IntentWords.Rule, _ found: [Int]) -> Bool {
        guard rule.intent == .agenda, let last = found.last else { return true }
        // "Anything on Friday", but not "anything on the webhook trouble".
        if ["on", "anything"].contains(lower(last)) { return reading.time != nil && !hasTopic(behind: last) }
        return true
    }

    private func hasTopic(behind place: Int) -> Bool {
        tokens.indices.contains {
            $0 > place && isFree($0) && tokens[$0].kind == .word && lower($0).count > 2 && lower($0) != "the"
        }
    }

    /// "How many meetings", "how often did we", "number of stand-ups".
    private mutating func readCount(_ words: IntentWords, at start: Int) -> Bool {
        for phrase in words.frequency {
            guard let found = matcher.first(phrase, at: start) else { continue }
            guard tokens.contains(where: { words.speaker.contains($0.lower) }) else { return false }
            reading.intent = .count
            use(found)
            return true
        }
        for phrase in ["how many", "number of", "wie viele", "wieviele"] {
            guard let found = matcher.first(phrase, at: start), let last = found.last else { continue }
            if ["hours", "minutes", "stunden", "minuten"].contains(lower(last + 1)) { return false }
            let next = (last + 1)..<min(last + 4, tokens.count)
            let isOfSeries = ["have there been", "were there", "gab es"].contains { matcher.first($0) != nil }
            guard
                isOfSeries
                    || next.contains(where: { words.kinds[lower($0)] != nil || words.series.contains(lower($0)) })
            else {
                return false
            }
            reading.intent = .count
            use(found)
            return true
        }
        return false
    }

    /// "Which meetings", "list my notes", "meetings with Mark".
    private mutating func readList(_ words: IntentWords, at start: Int) -> Bool {
        var place = start
        let orders = words.orders.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        while words.listing.contains(lower(place)) || orders.contains(lower(place)) { place += 1 }
        let isKind = words.kinds[lower(place)] != nil
        let isExplicit = ["list", "liste"].contains(lower(start))
        guard isExplicit || (isKind && !nextIsVerb(after: place, from: start)) else { return false }
        reading.intent = .list
        use((start..<place).filter { !orders.contains(lower($0)) })
        return true
    }

    /// "What meeting notes say …" is no list; "what meetings did I have" is one.
    private func nextIsVerb(after place: Int, from start: Int) -> Bool {
        ["say", "says", "about"].contains(lower(place + 1)) && place > start && lower(start) == "the"
    }

    private mutating func finishIntent(_ words: IntentWords) {
        readAttendance()
        readOrder()
        readStatuses()
        reading.looksFromNow = tokens.contains { ["still", "left", "noch"].contains($0.lower) }
        readTaskState()
        let ownWords = IntentWords.all.flatMap {
            $0.speaker.intersection(["i", "me", "my", "ich", "mir", "meine", "mein"])
        }
        reading.asksOwn = reading.intent == .tasks && tokens.contains { ownWords.contains($0.lower) }
        let hard: Set<Intent> = [.discuss, .list, .count, .agenda, .duration, .summary, .tasks, .who]
        reading.time?.isFilter = hard.contains(reading.intent)
    }

    /// "Cancelled meetings", "which calls did I decline".
    private mutating func readStatuses() {
        guard [.list, .count, .agenda, .find].contains(reading.intent),
            tokens.contains(where: { token in
                IntentWords.all.contains { $0.kinds[token.lower]?.contains(.event) == true }
            })
        else { return }
        for (status, words) in QuestionDraft.statuses {
            for place in tokens.indices where isFree(place) && words.contains(lower(place)) {
                reading.statuses.insert(status)
                if reading.intent == .find { reading.intent = .list }
                use([place])
            }
        }
    }

    private static let statuses: [(status: EventStatus, words: Set<String>)] = [
        (.cancelled, ["cancelled", "canceled", "abgesagt", "abgesagte", "ausgefallen"]),
        (.declined, ["declined", "decline", "abgelehnt", "abgelehnte"]),
    ]

    /// "Overdue", "due this week", "done"; "what do I owe" and "not done" are of the open ones.
    private mutating func readTaskState() {
        guard reading.intent == .tasks else { return }
        for (state, words) in QuestionDraft.taskStates {
            guard let place = tokens.indices.first(where: { words.contains(lower($0)) }) else { continue }
            use([place])
            let isDenied = place > 0 && ["not", "nicht"].contains(lower(place - 1))
            if isDenied { use([place - 1]) } else { reading.taskState = state }
            return
        }
        // A time to come can only be that by which something is due.
        if reading.tense == .future, reading.time != nil { reading.taskState = .due }
    }

    private static let taskStates: [(state: TaskState, words: Set<String>)] = [
        (.overdue, ["overdue", "überfällig"]), (.due, ["due", "fällig"]),
        (.done, ["done", "finished", "completed", "erledigt"]),
    ]

    /// "Who was at the pricing committee" asks who took part; "who has the key" does not.
    private mutating func readAttendance() {
        guard reading.intent == .who else { return }
        for words in IntentWords.all {
            let found = words.attendance.compactMap { matcher.first($0) }.max { $0.count < $1.count }
            guard let found else { continue }
            reading.asksAttendance = true
            return use(found)
        }
    }

    /// "The last meeting", "the next call", "when did we last".
    private mutating func readOrder() {
        for words in IntentWords.all {
            for (order, forms) in words.orders {
                guard let place = tokens.indices.first(where: { isFree($0) && forms.contains(lower($0)) }) else {
                    continue
                }
                let next = (place + 1)..<min(place + 5, tokens.count)
                let isOfMeetings = next.contains { words.kinds[lower($0)] != nil || words.series.contains(lower($0)) }
                guard reading.intent == .when || isOfMeetings else { continue }
                reading.order = order
                return use([place])
            }
        }
    }
}
