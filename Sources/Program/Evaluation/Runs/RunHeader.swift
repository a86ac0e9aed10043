/// What a run was made with, so that any of its figures can be made again; the first line of a kept run.
public struct RunHeader: Codable, Equatable, Sendable {
    /// The form of the file.
    public var format = RunHeader.newest
    /// The program's version.
    public var program: String
    /// The question sets, by their paths as they were typed.
    public var sets: [String]
    /// A hash of the content of the sets.
    public var questions: String
    /// A hash of the content of all files of the vault.
    public var revision: String
    /// The parts that were left out.
    public var without: [String]
    /// The numbers that were set, by name.
    public var settings: [String: Double]
    /// The largest number of citations.
    public var limit: Int
    /// Whether private documents took part.
    public var seesPrivate: Bool

    /// The form that this version writes.
    public static let newest = 1

    /// What a run was made with.
    ///
    /// - Parameters:
    ///   - program: The program's version.
    ///   - sets: The question sets, as they were typed.
    ///   - questions: A hash of the content of the sets.
    ///   - revision: A hash of the content of the vault.
    ///   - without: The parts that were left out.
    ///   - settings: The numbers that were set.
    ///   - limit: The largest number of citations.
    ///   - seesPrivate: Whether private documents took part.
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

    /// What was changed against the product, in words; empty where nothing was.
    public var changes: String {
        (without.map { "without \($0)" } + settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.short)" })
            .joined(separator: ", ")
    }
}
