struct RelatedWordsReport: Encodable {
    /// `found`, `missing`, `damaged`, or `off` if switched off.
    private var state: String
    private var stems: Int?
    private var file: String?
    private var problem: String?
    /// The paths searched in vain.
    private var looked_in: [String]

    /// Creates the report; nil means that related words are switched off.
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

    func line(isVerbose: Bool) -> String {
        if let stems {
            return isVerbose ? "Related words: \(RelatedWordsReport.grouped(stems)) stems" : "Related words: there"
        }
        if let file, let problem { return "Related words: damaged: \(file) (\(problem)); install it again" }
        return looked_in.isEmpty
            ? "Related words: left out (--no-related)"
            : "Related words: not found; looked in \(looked_in.joined(separator: ", "))"
    }

    private static func grouped(_ number: Int) -> String {
        let thousands = number / 1000
        guard thousands > 0 else { return String(number) }
        return "\(grouped(thousands)),\(String(number % 1000 + 1000).dropFirst())"
    }

    private enum Key: CodingKey { case state, stems, file, problem, looked_in }

    /// Writes all keys, even those that are null.
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(state, forKey: .state)
        try object.encode(stems, forKey: .stems)
        try object.encode(file, forKey: .file)
        try object.encode(problem, forKey: .problem)
        try object.encode(looked_in, forKey: .looked_in)
    }
}
