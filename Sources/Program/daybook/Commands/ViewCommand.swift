import Answering
import Readers
import Store
import Text

/// `daybook today`, `week`, `agenda`, `notes`, `people`, `tags`, `tasks` and `prep`: the planner's views.
struct ViewCommand {
    let settings: Settings
    let name: ViewReading.Name
    let options: ViewReading.Options

    /// Reads the options of a command line.
    ///
    /// - Parameters:
    ///   - name: The command.
    ///   - arguments: The command line.
    ///   - settings: The settings.
    /// - Throws: `Arguments.Failure` if the value of an option makes no sense.
    init(_ name: ViewReading.Name, _ arguments: Arguments, settings: Settings) throws(Arguments.Failure) {
        (self.name, self.settings) = (name, settings)
        var options = ViewReading.Options()
        options.showsAll = arguments.has("all")
        options.isDone = arguments.has("done")
        options.isOverdue = arguments.has("overdue")
        options.due = arguments.value("due")
        options.owner = arguments.value("owner")
        options.tag = arguments.value("tag")
        options.when = arguments.value("when")
        options.scope = arguments.value("in")
        if let free = arguments.value("free") {
            guard let minutes = ViewCommand.minutes(free) else {
                throw .invalidValue(option: "free", value: free, expected: "a duration such as 30m, 1h or 1h30")
            }
            options.leastFree = minutes
        }
        self.options = options
    }

    /// Returns the minutes of a duration such as `1h30`; nil if it is none.
    static func minutes(_ text: String) -> Int? {
        WrittenDuration(text).map(\.minutes).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Programs get every entry unless a number is given.
    static func limit(_ settings: Settings) -> Int? {
        settings.limit ?? (settings.format == .text ? nil : everything)
    }

    private static let everything = 1_000_000

    /// Shows the view.
    ///
    /// - Parameter words: What was typed after the command.
    /// - Returns: `.nothingFound` if it is empty.
    /// - Throws: An error if the words make no sense or the index cannot be read.
    func run(_ words: String) throws -> ExitStatus {
        let reply = try Workspace(settings: settings).withIndex { index in
            let asker = try Asker(settings: settings, index: index)
            return try asker.view(name, words, options, limit: ViewCommand.limit(settings))
        }
        settings.write(reply) {
            JSONLine.line(ViewJSON(name: name.rawValue, answer: reply.answer, zone: settings.zone))
        }
        return reply.answer.found ? .answered : .nothingFound
    }
}

extension Asker {
    /// Answers with a planner's view.
    ///
    /// - Parameters:
    ///   - name: The view.
    ///   - words: What was typed after its name.
    ///   - options: The conditions given by options.
    ///   - limit: The maximum number of entries; nil for the usual one.
    /// - Returns: The reply, as to a question with the same conditions.
    /// - Throws: `ProgramError` if the words make no sense, `StoreError` if the index cannot be read.
    func view(
        _ name: ViewReading.Name, _ words: String, _ options: ViewReading.Options = .init(), limit: Int? = nil
    ) throws -> Reply {
        let reading = try ViewReading(asker: self, options: options).reading(name, words)
        let typed = words.isEmpty ? name.rawValue : name.rawValue + " " + words
        var reply = try show(reading, typed: typed, scope: options.scope, limit: limit)
        // Questions about tasks go on to sentences; a list of tasks has none of them.
        if name == .tasks, reply.answer.found, reply.answer.view == nil {
            reply.answer = Answer(found: false, headline: settings.words.of(nil).text("tasks.none"))
            reply.answer.certainty = .nothing
        }
        return reply
    }
}
