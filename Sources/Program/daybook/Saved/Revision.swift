import Answering
import Text
import Time

/// The lines of an answer to a saved question, as they stood after a change of the index.
struct Revision: Codable, Equatable {
    /// One line of an answer.
    struct Line: Codable, Hashable {
        /// The heading above it, the title of a document as a rule; nil for none.
        var heading: String?
        var text: String
        /// The file that it comes from; nil for the head of the answer.
        var file: String?
        /// The first line there.
        var line: Int?
    }

    var question: String
    /// When it was kept, in local time (ISO 8601).
    var at: String
    /// Whether private notes took part.
    var isPrivate: Bool
    /// The state of the vault in which the answer was last the same.
    var state: String
    var lines: [Line]

    var moment: CivilDateTime? { ISO8601.parse(at)?.local }

    /// Returns the lines of an answer: its head, then each quote with its place.
    static func lines(of answer: Answer) -> [Line] {
        let citations = Dictionary(answer.citations.map { ($0.rank, $0) }) { first, _ in first }
        let quotes = answer.sections.flatMap { section in
            section.quotes.map { quote in
                let citation = quote.citations.lazy.compactMap { citations[$0] }.first
                return Line(
                    heading: section.heading, text: quote.line, file: citation?.document.path,
                    line: citation?.lines.first)
            }
        }
        return (answer.headline.isEmpty ? [] : [Line(heading: nil, text: answer.headline)]) + quotes
    }
}

/// What differs between two states of an answer.
struct AnswerDiff: Equatable {
    struct Change: Equatable {
        var before: Revision.Line
        var after: Revision.Line
    }

    private(set) var new: [Revision.Line] = []
    private(set) var gone: [Revision.Line] = []
    private(set) var changed: [Change] = []
    private(set) var unchanged = 0

    var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }

    /// Compares two states.
    ///
    /// Lines are equal if their words and file are; another line number or heading makes no difference. A new line and a gone one of the same
    /// file that share at least half of their words are one that changed.
    init(from before: [Revision.Line], to after: [Revision.Line]) {
        var counts = Dictionary(before.map { (Key($0), 1) }, uniquingKeysWith: +)
        for line in after {
            if let count = counts[Key(line)], count > 0 {
                counts[Key(line)] = count - 1
                unchanged += 1
            } else {
                new.append(line)
            }
        }
        for line in before.reversed() {
            guard let count = counts[Key(line)], count > 0 else { continue }
            counts[Key(line)] = count - 1
            gone.insert(line, at: 0)
        }
        pair()
    }

    private struct Key: Hashable {
        var text: String
        var file: String?

        init(_ line: Revision.Line) { (text, file) = (line.text, line.file) }
    }

    private mutating func pair() {
        var pairs: [(likeness: Double, gone: Int, new: Int)] = []
        for (old, before) in gone.enumerated() {
            for (young, after) in new.enumerated() where before.file == after.file {
                let likeness = before.file == nil ? 1 : AnswerDiff.likeness(before.text, after.text)
                if likeness >= AnswerDiff.leastLikeness { pairs.append((likeness, old, young)) }
            }
        }
        pairs.sort { ($1.likeness, $0.new, $0.gone) < ($0.likeness, $1.new, $1.gone) }
        var (usedGone, usedNew, changes) = (Set<Int>(), Set<Int>(), [(place: Int, change: Change)]())
        for pair in pairs where !usedGone.contains(pair.gone) && !usedNew.contains(pair.new) {
            usedGone.insert(pair.gone)
            usedNew.insert(pair.new)
            changes.append((pair.new, Change(before: gone[pair.gone], after: new[pair.new])))
        }
        changed = changes.sorted { $0.place < $1.place }.map(\.change)
        gone = gone.enumerated().filter { !usedGone.contains($0.offset) }.map(\.element)
        new = new.enumerated().filter { !usedNew.contains($0.offset) }.map(\.element)
    }

    private static let leastLikeness = 0.5

    /// The share of the words of both lines that they have in common.
    private static func likeness(_ left: String, _ right: String) -> Double {
        func words(_ text: String) -> Set<String> {
            Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
        }
        let (left, right) = (words(left), words(right))
        return Double(left.intersection(right).count) / Double(max(1, left.union(right).count))
    }
}
