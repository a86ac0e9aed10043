import Evaluation
import FoundationEssentials
import Time

/// A vault of generated notes, meetings and transcripts with matching questions; equal seeds give equal vaults.
///
/// Its words follow Zipf's law, so posting lists have realistic lengths. The sentences mean nothing: use it for timing, not for judging
/// answers.
struct GeneratedVault {
    let files: Int
    private let names: [String]
    private let words: GeneratedWords
    private var generator: SplitMix64

    /// The average number of chunks per file.
    static let chunksPerFile = 9

    /// Creates a vault of about `chunks` chunks.
    init(chunks: Int, seed: UInt64 = 1) {
        files = max(1, chunks / GeneratedVault.chunksPerFile)
        generator = SplitMix64(state: seed)
        let words = GeneratedWords(count: 40_000, seed: seed)
        self.words = words
        names = (0..<60).map { "\(words.name($0)) \(words.name(60 + $0))" }
    }

    private static let filesPerFolder = 100

    var paths: [String] { (0..<files).map { "\($0 / GeneratedVault.filesPerFolder)/note-\($0).md" } }

    /// Writes all files and returns their number of bytes.
    mutating func write(to folder: String) throws -> Int {
        var bytes = 0
        for (number, path) in paths.enumerated() {
            if number % GeneratedVault.filesPerFolder == 0 {
                let place = "\(folder)/\(number / GeneratedVault.filesPerFolder)"
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            }
            let text = Data(file(number).utf8)
            guard FileManager.default.createFile(atPath: folder + "/" + path, contents: text) else {
                throw SpeedBenchmark.Failure.unwritable(folder: folder)
            }
            bytes += text.count
        }
        return bytes
    }

    /// Questions of common forms: topics alone, with a person or a time, and for dates, people and lists.
    mutating func questions(_ count: Int) -> [String] {
        (0..<count).map { number in
            let topic = words.topic(of: 2 + below(3), &generator)
            let person = names[below(names.count)].split(separator: " ").first ?? ""
            switch number % 8 {
            case 0: return "when did we discuss \(topic)?"
            case 1: return "what did \(person) say about \(topic)?"
            case 2: return "\(topic) in March \(2018 + below(8))"
            case 3: return "meetings with \(person) in \(2018 + below(8))"
            case 4: return "what did I discuss with \(person) last month?"
            case 5: return "who knows about \(topic)?"
            default: return topic
            }
        }
    }

    // MARK: A file

    private mutating func file(_ number: Int) -> String {
        let date = CivilDate(year: 2018 + below(8), month: 1 + below(12), day: 1 + below(28))
        let title = words.topic(of: 3, &generator)
        let head = "---\ntitle: \(title)\ndate: \(date.map { "\($0)" } ?? "")\n"
        switch number % 10 {
        case 0: return head + attendees(3) + "---\n" + transcript(sentences: 24)
        case 1...3: return head + attendees(2 + below(4)) + "---\n\n# Notes\n\n" + paragraphs(sentences: 20) + tasks()
        default: return head + "tags: [\(words.topic(of: 1, &generator))]\n---\n\n" + paragraphs(sentences: 22)
        }
    }

    private mutating func attendees(_ count: Int) -> String {
        "kind: meeting\nattendees: " + (0..<count).map { _ in names[below(names.count)] }.joined(separator: ", ") + "\n"
    }

    private mutating func transcript(sentences: Int) -> String {
        (0..<sentences).map { _ in "\(names[below(names.count)]): \(sentence())\n" }.joined()
    }

    private mutating func paragraphs(sentences: Int) -> String {
        (0..<sentences).map { _ in
            switch below(10) {
            case 0: "\n\n## \(words.topic(of: 2, &generator))\n\n"
            case 1...4: "- \(sentence())\n"
            case 5, 6: sentence() + "\n\n"
            default: sentence() + " "
            }
        }.joined()
    }

    private mutating func tasks() -> String { "\n\n- [ ] \(words.topic(of: 5, &generator))\n" }

    private mutating func sentence() -> String { words.sentence(of: 6 + below(12), &generator) }

    private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
}
