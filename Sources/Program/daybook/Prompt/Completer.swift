import Text

/// Tab completion of the words before the cursor: commands, their arguments, and names that the vault knows.
///
/// Completes the longest run of words that begins a candidate, so "last w" becomes "last week" and "pricing s" a title; case and diacritics
/// do not matter.
struct Completer {
    struct Candidate {
        var text: String
        /// The text that typed words are matched with: the inserted text or another name, without case and diacritics.
        var key: String

        init(_ text: String, named name: String? = nil) {
            self.text = text
            key = Completer.key(name ?? text)
        }
    }

    struct Completion {
        var replaced = ""
        /// The replacement; nil if it would add nothing certain.
        var replacement: String?
        var matches: [String] = []
    }

    /// The people, tags, titles and phrases of questions; computed lazily, because many conversations never need them.
    final class Names {
        private let gather: () -> [Candidate]
        private(set) lazy var all = gather()

        init(_ gather: @escaping () -> [Candidate] = { [] }) { self.gather = gather }
    }

    var names = Names()
    var commands = ReplCommand.usable(judging: false)
    var arguments: (ReplCommand) -> [String] = { _ in [] }

    /// The maximum number of words before the cursor that are tried.
    private static let mostWords = 8

    func completion(of line: String) -> Completion {
        let start = line.drop { $0 == " " }
        guard start.first == ":" else { return phrase(endOf: line) }
        guard let blank = start.firstIndex(of: " ") else {
            let names = commands.map { Candidate(":" + $0.name) }
            return Completer.completion(of: String(start), among: names)
        }
        guard let command = ReplCommand(named: start[..<blank].dropFirst()) else { return Completion() }
        let typed = String(start[blank...].drop { $0 == " " })
        if command.argument == .file { return FileNames.completion(of: typed) }
        let candidates = arguments(command).map { Candidate($0) }
        return candidates.isEmpty && command.argument == .question
            ? phrase(endOf: typed) : Completer.completion(of: typed, among: candidates)
    }

    private func phrase(endOf line: String) -> Completion {
        for start in Completer.wordStarts(line).suffix(Completer.mostWords) {
            let completion = Completer.completion(of: String(line[start...]), among: names.all)
            if !completion.matches.isEmpty { return completion }
        }
        return Completion()
    }

    /// Returns the starts of words, after a blank, quotation mark or bracket; a `#` belongs to its word.
    private static func wordStarts(_ line: String) -> [String.Index] {
        line.indices.filter { place in
            guard line[place] != " " else { return false }
            return place == line.startIndex || " \"'„“‘(".contains(line[line.index(before: place)])
        }
    }

    /// Returns the candidates that begin with the typed words, and their common beginning.
    static func completion(of typed: String, among candidates: [Candidate]) -> Completion {
        let key = key(typed)
        var matches: [Candidate] = []
        var seen: Set<String> = []
        for candidate in candidates
        where candidate.key.utf8.starts(with: key.utf8) && seen.insert(candidate.text).inserted {
            matches.append(candidate)
        }
        guard let first = matches.first else { return Completion() }
        let texts = matches.map(\.text)
        if texts.count == 1 { return Completion(replaced: typed, replacement: texts[0] + " ", matches: texts) }
        // A candidate found by another name does not share the typed beginning.
        guard matches.allSatisfy({ $0.key == Completer.key($0.text) }) else {
            return Completion(replaced: typed, matches: texts)
        }
        let common = texts.dropFirst().reduce(first.text) { commonBeginning($0, $1) }
        return Completion(replaced: typed, replacement: common.count > typed.count ? common : nil, matches: texts)
    }

    private static func commonBeginning(_ left: String, _ right: String) -> String {
        String(zip(left, right).prefix { Completer.key(String($0)) == Completer.key(String($1)) }.map(\.0))
    }

    /// Removes case and diacritics; keeps blanks, because words are typed one at a time.
    private static func key(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { LetterFolding.fold($0) }.joined(
            separator: " ")
    }
}
