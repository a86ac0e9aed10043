/// The settings of a run, which make its results reproducible; the first line of a kept run.
public struct RunHeader: Codable, Equatable, Sendable {
    /// The version of the file format.
    public var format = RunHeader.newest
    /// The program's version.
    public var program: String
    /// The paths of the question sets, as typed.
    public var sets: [String]
    /// A hash of the content of the sets.
    public var questions: String
    /// A hash of the content of all files of the vault.
    public var revision: String
    /// The switched-off parts of the program.
    public var without: [String]
    /// The changed numeric settings, by name.
    public var settings: [String: Double]
    /// The maximum number of citations per answer.
    public var limit: Int
    /// Whether private documents were searched.
    public var seesPrivate: Bool

    /// The version of the file format that this program writes.
    public static let newest = 1

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - program: The program's version.
    ///   - sets: The paths of the question sets, as typed.
    ///   - questions: A hash of the content of the sets.
    ///   - revision: A hash of the content of the vault.
    ///   - without: The switched-off parts of the program.
    ///   - settings: The changed numeric settings, by name.
    ///   - limit: The maximum number of citations per answer.
    ///   - seesPrivate: Whether private documents were searched.
    public init(
        program: String, sets: [String], questions: String, revision: String, without: [String] = [],
        settings: [String: Double] = [:], limit: Int, seesPrivate: Bool = false
    ) {
        self.program = program
        self.sets = sets
        self.questions = questions
        self.revision = revision
        self.without = without
        self.settings = settings
        self.limit = limit
        self.seesPrivate = seesPrivate
    }

    private enum CodingKeys: String, CodingKey {
        case format = "daybook_run"
        case program, sets, questions, revision, without, settings, limit
        case seesPrivate = "private"
    }

    /// The changes from the default settings, in words; empty if there are none.
    public var changes: String {
        (without.map { "without \($0)" } + settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.short)" })
            .joined(separator: ", ")
    }
}
