import Answering
import Parsing
import Store
import Time

/// Makes readings of the planner's commands: the words typed after them are read as those of a question are.
struct ViewReading {
    /// The commands that show a view; the same names at the prompt.
    enum Name: String, CaseIterable {
        case today, week, agenda, notes, people, tags, tasks, prep
    }

    /// The conditions given by options.
    struct Options {
        /// Shows cancelled and declined entries too.
        var showsAll = false
        /// The minimum length of free time in minutes.
        var leastFree: Int?
        var isDone = false
        var isOverdue = false
        var due: String?
        var owner: String?
        var tag: String?
        var when: String?
        /// A file or folder of the vault.
        var scope: String?
    }

    let asker: Asker
    let options: Options

    /// Returns the reading of a command.
    ///
    /// - Parameters:
    ///   - name: The command.
    ///   - words: What was typed after it.
    /// - Returns: A reading that a question could have.
    /// - Throws: `ProgramError` if the words are no time or nobody's name; `StoreError` if the index cannot be read.
    func reading(_ name: Name, _ words: String) throws -> ParsedQuestion {
        var reading = try conditions(name, words)
        if let when = options.when { reading.time = try time(when) }
        if let tag = options.tag {
            reading.tags.append((tag.hasPrefix("#") ? String(tag.dropFirst()) : tag).lowercased())
        }
        if options.showsAll { reading.statuses = [.confirmed, .tentative, .cancelled, .declined] }
        reading.language = nil
        return reading
    }

    private func conditions(_ name: Name, _ words: String) throws -> ParsedQuestion {
        switch name {
        case .today: return try agenda("today", hasTasks: true)
        case .week: return try agenda("this week")
        case .agenda: return try agenda(words.isEmpty ? "today" : words)
        case .people where words.isEmpty: return ParsedQuestion(question: "", request: .view(.people))
        case .people:
            var reading = ParsedQuestion(question: words, request: .view(.person))
            reading.people = [try person(words)]
            return reading
        case .tags:
            guard words.isEmpty else {
                throw Arguments.Failure.missingArgument(
                    command: "tags", argument: "'rename OLD NEW' or nothing after it, not '\(words)'")
            }
            return ParsedQuestion(question: words, request: .view(.tags))
        case .notes: return try asked(words, .view(.notes))
        case .tasks: return try tasks(words)
        case .prep:
            guard !words.isEmpty else {
                throw Arguments.Failure.missingArgument(command: "prep", argument: "a name or the title of a meeting")
            }
            return try asked(words, .view(.preparation))
        }
    }

    private func agenda(_ when: String, hasTasks: Bool = false) throws -> ParsedQuestion {
        let view = ViewRequest.agenda(leastFree: options.leastFree, hasTasks: hasTasks)
        var reading = ParsedQuestion(question: when, request: .view(view))
        reading.time = try time(when)
        return reading
    }

    private func tasks(_ words: String) throws -> ParsedQuestion {
        var request = TaskRequest()
        request.state = options.isDone ? .done : options.isOverdue ? .overdue : options.due == nil ? nil : .due
        request.isByDue = options.due != nil
        var reading = try asked(words, .tasks(request))
        if let due = options.due { reading.time = try time(due) }
        if let owner = options.owner { reading.people.append(try person(owner)) }
        return reading
    }

    /// Reads words as the conditions of a question with a known request.
    private func asked(_ words: String, _ request: Request) throws -> ParsedQuestion {
        guard !words.isEmpty else { return ParsedQuestion(question: "", request: request) }
        return try asker.read(words).turned(to: request)
    }

    private func time(_ when: String) throws -> QuestionTime {
        // Days ahead are meant, as in questions about the calendar.
        let reading = try asker.read("what's on \(when)?")
        guard var time = reading.time, reading.unread.isEmpty, reading.topic.isEmpty else {
            throw ProgramError.noTime(when)
        }
        // On 13 March, "10 March" is not that of the next year.
        if let start = time.hull.start, start.date > asker.settings.now.date.adding(days: ViewReading.farAhead),
            let past = try asker.read("what was on \(when)?").time
        {
            time = past
        }
        time.text = when
        return time
    }

    /// The number of days after which the same day of this year is meant, which has passed.
    private static let farAhead = 300

    private func person(_ name: String) throws -> PersonReading {
        let reading = try asker.read("with \(name)")
        guard var person = reading.people.first ?? reading.peopleOfText.first else { throw ProgramError.nobody(name) }
        (person.text, person.role) = (name, .mention)
        return person
    }
}
