import Language
import Store
import Text

struct TitleMatch {
    /// The number of occurrences of each significant term in the topic: "1:1" has two.
    private let terms: [UInt64: Int]
    /// The beginnings of their stems.
    private let beginnings: WordBeginnings

    /// Creates a match; words common to all meetings ("call", "session") are not significant.
    ///
    /// - Parameter topic: The topic of a question.
    init(_ topic: String) {
        let telling = TermAnalyzer().terms(of: topic).filter {
            !QuestionWords.isEmpty($0.word) && !TitleMatch.idle.contains($0.stem)
        }
        terms = TitleMatch.counted(telling)
        beginnings = WordBeginnings(ofStems: telling.map(\.stem))
    }

    /// Whether the topic has several significant words.
    var isOfSeveralWords: Bool { terms.values.reduce(0, +) > 1 }

    /// Whether the topic has no significant word.
    var isIdle: Bool { terms.isEmpty }

    /// Returns the largest share of the topic's words in one of some titles.
    ///
    /// - Parameter titles: The titles of one document or meeting.
    /// - Returns: 0 … 1; 0 if the topic has no significant word.
    func share(of titles: [String]) -> Float {
        let wanted = terms.values.reduce(0, +)
        guard wanted > 0 else { return 0 }
        return titles.map { title in
            var left = terms
            var held = 0
            TermAnalyzer().forEachTerm(in: title) { _, _, _, hash in
                guard let count = left[hash], count > 0 else { return }
                left[hash] = count - 1
                held += 1
            }
            return Float(held) / Float(wanted)
        }.max() ?? 0
    }

    /// Returns whether one of some titles has all of the topic's words.
    ///
    /// - Parameter titles: The titles of one document or meeting.
    /// - Returns: False if the topic has no significant word.
    func isWhole(in titles: [String]) -> Bool {
        titles.contains { beginnings.mayAllBe(in: $0) && share(of: [$0]) == 1 }
    }

    /// Returns whether the title of a document has all of the topic's words together with those of its file and folders, and a year.
    ///
    /// - Parameters:
    ///   - document: A document.
    ///   - year: A year to be added to its names; nil for none.
    /// - Returns: False if the topic has no significant word.
    func isWhole(inNamesOf document: DocumentRecord, year: Int? = nil) -> Bool {
        let path = year.map { "\(document.path) \($0)" } ?? document.path
        guard beginnings.mayAllBe(in: document.title, and: path) else { return false }
        return isWhole(in: [year.map { "\(document.fullName) \($0)" } ?? document.fullName])
    }

    /// Returns the meetings that the topic names: those with all of its words in a title, else in a title with its file and folders.
    ///
    /// "The lab meeting" has the title "labmtg" in the folder "lab meetings".
    ///
    /// - Parameters:
    ///   - meetings: Meetings in any order.
    ///   - isOrdered: Whether the last or first one is sought; then those whose folder names them count beside those whose title does.
    /// - Returns: The meetings in the same order; empty if the topic has no significant word.
    func named(among meetings: [Meeting], isOrdered: Bool = false) -> [Meeting] {
        guard !isIdle else { return [] }
        let titled = withUntitled(meetings.filter { isWhole(in: $0.titles) }, among: meetings)
        guard titled.isEmpty || isOrdered else { return titled }
        let known = Set(titled.map(\.record.number))
        return meetings.filter { meeting in
            known.contains(meeting.record.number) || meeting.sources.contains { isWhole(inNamesOf: $0) }
        }
    }

    /// Adds the meetings whose titles say nothing ("Minutes") from folders in which nearly all other meetings have the topic in their titles.
    ///
    /// Such a folder keeps the minutes of one body, and who asks for its meetings means all of them.
    private func withUntitled(_ titled: [Meeting], among meetings: [Meeting]) -> [Meeting] {
        let counts = Dictionary(titled.map { (TitleMatch.folder($0), 1) }, uniquingKeysWith: +)
            .filter { $0.value >= TitleMatch.fewestOfFolder }
        guard !counts.isEmpty else { return titled }
        let known = Set(titled.map(\.record.number))
        var others: [UInt64: Int] = [:]
        var untitled: [UInt64: [Int]] = [:]
        for meeting in meetings where !known.contains(meeting.record.number) {
            let folder = TitleMatch.folder(meeting)
            // A folder with many other titles is soon left, before all of them are read.
            guard let count = counts[folder], others[folder, default: 0] * TitleMatch.leastOfOthers <= count else {
                continue
            }
            if TitleMatch.saysNothing(meeting) {
                untitled[folder, default: []].append(meeting.record.number)
            } else {
                others[folder, default: 0] += 1
            }
        }
        let added = untitled.filter { others[$0.key, default: 0] * TitleMatch.leastOfOthers <= counts[$0.key] ?? 0 }
        guard !added.isEmpty else { return titled }
        let found = known.union(added.values.joined())
        return meetings.filter { found.contains($0.record.number) }
    }

    /// In a folder of theirs, the meetings with the topic in their titles are at least this many times those with other titles.
    private static let leastOfOthers = 9
    /// The minimum number of meetings with the topic in their titles that make a folder theirs.
    private static let fewestOfFolder = 3

    /// Returns the hash of a meeting's folder.
    private static func folder(_ meeting: Meeting) -> UInt64 {
        let path = meeting.record.path.utf8
        return StableHash.of(path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }

    /// Returns whether the titles of a meeting have nothing but numbers and words for meetings and records.
    private static func saysNothing(_ meeting: Meeting) -> Bool {
        // The first word that tells something ends the search, which is why words are read one by one.
        meeting.titles.allSatisfy { title in
            title.split { !$0.isLetter }.allSatisfy { word in
                TermAnalyzer().terms(of: String(word)).allSatisfy {
                    idle.contains($0.stem) || records.contains($0.stem)
                }
            }
        }
    }

    private static let records = Set(words: Language.allCases.map(\.places.records))

    /// Returns the documents of meetings that may have a title with all words of the topic.
    ///
    /// - Parameter documents: Documents that passed a filter.
    /// - Returns: The documents of meetings with such a title, and of meetings whose representing document the filter removed.
    func mayBeWhole(among documents: [DocumentRecord]) -> [DocumentRecord] {
        guard !isIdle else { return documents }
        let known = Set(documents.map(\.number))
        let whole = Set(documents.filter { isWhole(in: [$0.title]) }.map(\.meeting))
        return documents.filter { whole.contains($0.meeting) || !known.contains($0.meeting) }
    }

    private static func counted(_ terms: [TermAnalyzer.Term]) -> [UInt64: Int] {
        Dictionary(terms.map { ($0.hash, 1) }, uniquingKeysWith: +)
    }

    private static let idle = Set(words: Language.allCases.map(\.places.meetings))
}
