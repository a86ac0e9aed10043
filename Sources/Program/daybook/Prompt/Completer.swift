import Text

/// What Tab makes of the words before the cursor: commands, their arguments, and anything that the vault knows by name.
///
/// The longest run of words before the cursor that begins a candidate is completed, so that "last w" becomes "last week" and
/// "pricing s" a title; case and diacritics do not count.
struct Completer {
    /// Something that may be typed.
    struct Candidate {
        /// What is typed.
        var text: String
        /// What its typing may begin with: the text without case and diacritics, or another name of it.
        var key: String

        init(_ text: String, named name: String? = nil) {
            self.text = text
            key = Completer.key(name ?? text)
        }
    }

    /// What is known of the words before the cursor.
    struct Completion {
        /// The words before the cursor that are meant.
        var replaced = ""
        /// What replaces them; nil where nothing more is certain.
        var replacement: String?
        /// Everything that they may become.
        var matches: [String] = []
    }

    /// People, tags, titles and phrases that questions are made of: gathered when they are first asked for, since many a conversation
    /// never does.
    final class Names {
        private let gather: () -> [Candidate]
        private(set) lazy var all = gather()

        init(_ gather: @escaping () -> [Candidate] = { [] }) { self.gather = gather }
    }

    /// What the vault knows by name.
    var names = Names()
    /// The commands that can be used.
    var commands = ReplCommand.usable(judging: false)
    /// What can stand behind a command.
    var arguments: (ReplCommand) -> [String] = { _ in [] }

    /// The most words that one candidate is looked for by.
    private static let mostWords = 8

    /// Completes a line up to the cursor.
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

    /// Completes the longest run of words at the end of a line that begins a candidate.
    private func phrase(endOf line: String) -> Completion {
        for start in Completer.wordStarts(line).suffix(Completer.mostWords) {
            let completion = Completer.completion(of: String(line[start...]), among: names.all)
            if !completion.matches.isEmpty { return completion }
        }
        return Completion()
    }

    /// Where words begin: behind a blank, a quotation mark or a bracket; a `#` belongs to its word.
    private static func wordStarts(_ line: String) -> [String.Index] {
        line.indices.filter { place in
            guard line[place] != " " else { return false }
            return place == line.startIndex || " \"'„“‘(".contains(line[line.index(before: place)])
        }
    }

    /// The candidates that some words begin, and what all of them have in common.
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
        // Other names of the same candidate have other beginnings.
        guard matches.allSatisfy({ $0.key == Completer.key($0.text) }) else {
            return Completion(replaced: typed, matches: texts)
        }
        let common = texts.dropFirst().reduce(first.text) { commonBeginning($0, $1) }
        return Completion(replaced: typed, replacement: common.count > typed.count ? common : nil, matches: texts)
    }

    private static func commonBeginning(_ left: String, _ right: String) -> String {
        String(zip(left, right).prefix { Completer.key(String($0)) == Completer.key(String($1)) }.map(\.0))
    }

    /// A text without case and diacritics; blanks stay, since words are typed one by one.
    private static func key(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { LetterFolding.fold($0) }.joined(
            separator: " ")
    }
}
