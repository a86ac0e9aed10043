/// The forms in which an answer is written.
enum AnswerFormat: String, CaseIterable {
    case text, json, vimgrep, paths, markdown, csv

    /// Reads `--format`, `--json` and `--print0`, which stand for formats of their own.
    ///
    /// - Throws: `Arguments.Failure` for an unknown format, or options that contradict each other.
    init(_ arguments: Arguments) throws(Arguments.Failure) {
        let typed = arguments.value("format")
        let implied: AnswerFormat? = arguments.has("json") ? .json : arguments.has("print0") ? .paths : nil
        guard let named = typed.map(AnswerFormat.init(rawValue:)) ?? implied ?? .text else {
            throw .invalidValue(option: "format", value: typed ?? "", expected: AnswerFormat.names)
        }
        self = named
        if arguments.has("json"), self != .json { throw contradiction("json") }
        if arguments.has("print0"), self != .paths { throw contradiction("print0") }
    }

    /// Tells whether arguments ask for JSON, also if they are wrong otherwise.
    static func isJSON(_ typed: [String]) -> Bool {
        let options = typed.prefix { $0 != "--" }
        return options.contains("--json") || options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    }

    private func contradiction(_ option: String) -> Arguments.Failure {
        let expected = option == "json" ? AnswerFormat.json : .paths
        return .invalidValue(option: "format", value: rawValue, expected: "\(expected.rawValue), or no --\(option)")
    }

    /// The names of all formats: `text, json, … or csv`.
    private static let names: String = {
        let names = allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }()

    /// Whether programs read it: they get as many citations as JSON has, and everything that people see only after `:more`.
    var isForPrograms: Bool { self != .text && self != .markdown }

    /// Checks that a command writes an answer, as all formats but text and JSON need one.
    ///
    /// - Throws: `Arguments.Failure` if it does not.
    func check(_ command: String?) throws(Arguments.Failure) {
        let isAnswering =
            command == nil || ["ask", "q", "similar"].contains(command)
            || ViewReading.Name.allCases.contains { $0.rawValue == command }
        guard isAnswering || self == .text || self == .json else {
            throw .invalidValue(
                option: "format", value: rawValue, expected: "text or json for 'daybook \(command ?? "")'")
        }
    }
}
