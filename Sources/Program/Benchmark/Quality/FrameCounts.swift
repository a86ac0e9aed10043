import FoundationEssentials
import Model
import Parsing
import Text
import Time

/// Counts which words of questions belong to the frame (how people ask) and which to the content (what they ask about).
///
/// If a set states the subject of a question (`gold`), the words of subject, place and people are content, the others frame. If it states
/// only relevant lines, their words are content; each other word counts half as frame, because an answer need not repeat the question.
/// Function words, names, numbers and times do not count. The share of a stem is (*f* + 0.6) / (*f* + *c* + 2), 0.3 if unseen.
struct FrameCounts {
    private struct Count {
        var frame = 0.0
        var content = 0.0
        var share: Double { (frame + 0.6) / (frame + content + 2) }
    }

    private struct Line: Decodable {
        struct Gold: Decodable {
            var subject: String?
            var place: String?
            var people: [String]?
        }
        struct Place: Decodable {
            var file: String
            var lines: [Int]?
        }
        var question: String
        var gold: Gold?
        var relevant: [Place]?
    }

    private var sets: [String] = []
    private var counts: [String: Count] = [:]

    init(_ arguments: [String]) throws {
        sets = arguments
        guard !sets.isEmpty else { throw RankingBenchmark.Failure.noSet }
    }

    /// Prints the stems that are mostly frame with their counts and shares, highest share first.
    mutating func run() throws {
        for set in sets { try add(set) }
        let rows = counts.filter { $0.value.frame > $0.value.content }
            .sorted { ($1.value.share, $0.key) < ($0.value.share, $1.key) }
        for (stem, count) in rows {
            print(
                "\(stem)\t\(FrameCounts.rounded(count.frame))\t\(FrameCounts.rounded(count.content))\t\(Int(count.share * 100))"
            )
        }
    }

    private static func rounded(_ count: Double) -> String { count == count.rounded() ? "\(Int(count))" : "\(count)" }

    private mutating func add(_ set: String) throws {
        guard let data = FileManager.default.contents(atPath: set + "/questions.jsonl") else {
            throw RankingBenchmark.Failure.unreadable(file: set + "/questions.jsonl")
        }
        var files: [String: [Substring]] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
            let one = try JSONDecoder().decode(Line.self, from: Data(line))
            if let gold = one.gold {
                let content = [gold.subject, gold.place].compactMap { $0 } + (gold.people ?? [])
                add(one.question, content: FrameCounts.stems(content), weight: 1)
            } else {
                let texts = (one.relevant ?? []).flatMap { place -> [String] in
                    let lines = files[place.file] ?? FrameCounts.lines(of: set + "/vault/" + place.file)
                    files[place.file] = lines
                    guard let range = place.lines, range.count == 2, range[0] > 0, range[0] <= lines.count else {
                        return []
                    }
                    return lines[(range[0] - 1)..<min(range[1], lines.count)].map(String.init)
                }
                if !texts.isEmpty { add(one.question, content: FrameCounts.stems(texts), weight: 0.5) }
            }
        }
    }

    private static func lines(of file: String) -> [Substring] {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func stems(_ texts: [String]) -> Set<String> {
        Set(texts.flatMap { TermAnalyzer.questionTerms(of: $0).map(\.stem) })
    }

    private mutating func add(_ question: String, content: Set<String>, weight: Double) {
        let now = CivilDate(year: 2026, month: 1).midnight
        let reading = QuestionParser(names: KnownNames()).parse(question, now: now)
        let times = FrameCounts.stems([reading.time?.text ?? ""])
        var seen: Set<String> = []
        for (place, term) in TermAnalyzer.questionTerms(of: question).enumerated() {
            let isName =
                place > 0
                && question.utf8.dropFirst(term.range.lowerBound).first.map { (65...90).contains($0) } ?? false
            guard !isName, !QuestionWords.isFunctionWord(term.word), term.word.utf8.allSatisfy({ $0 > 57 || $0 == 45 }),
                !times.contains(term.stem), seen.insert(term.stem).inserted
            else { continue }
            if content.contains(term.stem) {
                counts[term.stem, default: Count()].content += 1
            } else {
                counts[term.stem, default: Count()].frame += weight
            }
        }
    }
}
