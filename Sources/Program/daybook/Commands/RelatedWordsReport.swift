/// Whether related words take part in answers, for `daybook status`.
struct RelatedWordsReport: Encodable {
    /// `found`, `missing`, `damaged`, or `off` where they are not wanted.
    private var state: String
    private var stems: Int?
    /// Where the lists are.
    private var file: String?
    /// What is wrong with them.
    private var problem: String?
    /// Where they were looked for in vain.
    private var looked_in: [String]

    /// The report of the lists; nil where they are not wanted.
    init(_ file: RelatedWordsFile?) {
        looked_in = []
        switch file?.state {
        case .found(let words, _, let path):
            state = "found"
            stems = words.count
            self.file = path
        case .missing(let places):
            state = "missing"
            looked_in = places
        case .damaged(let path, let reason):
            state = "damaged"
            self.file = path
            problem = reason
        case nil: state = "off"
        }
    }

    /// One line for people to read.
    var line: String {
        if let stems { return "Related words: \(RelatedWordsReport.grouped(stems)) stems" }
        if let file, let problem { return "Related words: damaged: \(file) (\(problem)); install it again" }
        return looked_in.isEmpty
            ? "Related words: left out (--no-related)"
            : "Related words: not found; looked in \(looked_in.joined(separator: ", "))"
    }

    /// A number with a comma behind the thousands.
    private static func grouped(_ number: Int) -> String {
        let thousands = number / 1000
        guard thousands > 0 else { return String(number) }
        return "\(grouped(thousands)),\(String(number % 1000 + 1000).dropFirst())"
    }

    private enum Key: CodingKey { case state, stems, file, problem, looked_in }

    /// All keys are always there, null where nothing is to be said.
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(state, forKey: .state)
        try object.encode(stems, forKey: .stems)
        try object.encode(file, forKey: .file)
        try object.encode(problem, forKey: .problem)
        try object.encode(looked_in, forKey: .looked_in)
    }
}
