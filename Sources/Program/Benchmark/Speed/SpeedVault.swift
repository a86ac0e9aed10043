import Answering
import FoundationEssentials
import Glibc
import Parsing
import Retrieval
import Store
import Text
import Time

/// A generated vault in a temporary folder, with the stages measured on it.
final class SpeedVault {
    private let folder: String
    private let program: String
    private let chunks: Int
    private let text: Int
    private let questions: [String]
    private let paths: [String]
    private let measured: MeasuredVault
    private let related = LentBytes.relatedWords()

    private var vault: String { folder + "/vault" }
    private var index: String { folder + "/index.sqlite" }
    private var lines: String { folder + "/questions.txt" }

    init(chunks: Int, program: String) throws {
        self.chunks = chunks
        self.program = program
        folder = FileManager.default.temporaryDirectory.path + "/daybook-speed-\(getpid())-\(chunks)"
        var generated = GeneratedVault(chunks: chunks)
        questions = generated.questions(200)
        paths = generated.paths
        text = try generated.write(to: folder + "/vault")
        try Data((questions.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: folder + "/questions.txt"))
        // Files that were just modified are read again by the next update; the timings assume a vault at rest.
        sleep(3)
        measured = try MeasuredVault(folder: folder + "/vault", related: related)
        _ = try Stopwatch.run(
            [program, "--vault", folder + "/vault", "--index", folder + "/index.sqlite", "index"],
            environment: ["HOME=" + folder, "TZ=UTC"])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var stages: [Stage] {
        let isBig = chunks >= 100_000
        let rounds = isBig ? 8 : 16
        return [
            process("start", ["--version"], beside: nothing, rounds: rounds),
            process("cold question", ask + ["--no-update", "ask", questions[1]], beside: nothing, rounds: rounds),
            process("cold question, vault checked", ask + ["ask", questions[1]], beside: find, rounds: rounds),
            process("status", ask + ["status"], beside: find, rounds: rounds),
            inProcess("reading", rounds: 40) { flow, question in _ = try flow.read(question) },
            ranking(rounds: 8),
            inProcess("reading, ranking, answer", rounds: 8) { flow, question in
                _ = try flow.answer(question, reading: try flow.read(question))
            },
            .scan(of: chunks, rounds: 16),
            pipe(rounds: isBig ? 2 : 10),
            process("import", rebuilt, beside: reading, rounds: isBig ? 1 : 6),
        ]
    }

    func sizes() throws -> [Measurement] {
        let command = [program] + ask + ["--no-update", "ask", questions[1]]
        let memory = try Weighing.megabytes(of: command, environment: environment, folder: folder)
        let least = try Weighing.megabytes(of: ["/bin/true"], environment: environment, folder: folder)
        let index = Double(Weighing.bytes(index) + Weighing.bytes(index + ".vectors")) / 1e6
        return [
            weight("memory of a cold question", memory, beside: "the least that can be weighed", least),
            weight("index", index, beside: "text", Double(text) / 1e6),
        ]
    }

    private func weight(_ stage: String, _ megabytes: Double, beside: String, _ other: Double) -> Measurement {
        let ratio = (megabytes / other).rounded(to: 3)
        return Measurement(
            stage: stage, chunks: chunks, unit: "MB", median: megabytes.rounded(to: 2), p95: megabytes.rounded(to: 2),
            reference: beside, ratio: ratio, processorRatio: ratio)
    }

    // MARK: Whole processes

    private var environment: [String] { ["HOME=" + folder, "TZ=UTC"] }
    private var ask: [String] { ["--vault", vault, "--index", index, "--now", "2026-03-18T10:15"] }
    private var rebuilt: [String] { ask + ["index", "--rebuild"] }

    private func process(_ name: String, _ arguments: [String], beside: Stage.Reference, rounds: Int) -> Stage {
        Stage(name: name, reference: beside, rounds: rounds) { [self] in
            [try Stopwatch.run([program] + arguments, environment: environment).time]
        }
    }

    /// All questions through a pipe; the time of a question is the average.
    private func pipe(rounds: Int) -> Stage {
        Stage(name: "question in a pipe", reference: hashing, rounds: rounds) { [self] in
            let command = [program] + ask + ["--no-update", "--json"]
            let whole = try Stopwatch.run(command, input: lines, environment: environment).time
            let count = Double(questions.count)
            return [ElapsedTime(wall: whole.wall / count, processor: whole.processor / count)]
        }
    }

    // MARK: In this process

    private func inProcess(
        _ name: String, rounds: Int, _ work: @escaping (AskFlow, Question) throws -> Void
    ) -> Stage {
        Stage(name: name, reference: hashing, rounds: rounds) { [self] in
            let flow = try flow()
            return try questions.map { text in
                let question = Question(text: text, now: SpeedVault.now)
                return try Stopwatch.time { try work(flow, question) }
            }
        }
    }

    /// Ranking alone, of questions parsed beforehand.
    private func ranking(rounds: Int) -> Stage {
        Stage(name: "ranking", reference: hashing, rounds: rounds) { [self] in
            let flow = try flow()
            let queries = try questions.map { Query(try flow.read(Question(text: $0, now: SpeedVault.now))) }
            let retriever = try Retriever(index: measured.index, related: related)
            return try queries.map { query in try Stopwatch.time { _ = try retriever.rank(query) } }
        }
    }

    /// Returns a warm flow: the data that questions share is loaded.
    private func flow() throws -> AskFlow {
        let flow = try measured.flow()
        for text in questions.prefix(5) {
            let question = Question(text: text, now: SpeedVault.now)
            _ = try flow.answer(question, reading: try flow.read(question))
        }
        return flow
    }

    private static let now = CivilDate(year: 2026, month: 3).midnight

    // MARK: Work of known cost

    private var nothing: Stage.Reference {
        Stage.Reference(name: "/bin/true") { [self] in
            try Stopwatch.run(["/bin/true"], environment: environment).time
        }
    }

    private var find: Stage.Reference {
        Stage.Reference(name: "find, a stat of each file") { [self] in
            try Stopwatch.run(["/usr/bin/find", vault, "-newer", lines], environment: environment).time
        }
    }

    /// Reading and hashing each file of the vault; the median of nine runs, because one takes only milliseconds.
    private var reading: Stage.Reference {
        Stage.Reference(name: "reading and hashing each file") { [self] in
            let times = (0..<9).map { _ in
                Stopwatch.time {
                    var hash: UInt32 = 0
                    for path in paths {
                        guard let data = FileManager.default.contents(atPath: vault + "/" + path) else { continue }
                        hash ^= SpeedVault.hash(data)
                    }
                    SpeedVault.use(hash)
                }
            }
            return ElapsedTime(wall: times.map(\.wall).median, processor: times.map(\.processor).median)
        }
    }

    private var hashing: Stage.Reference {
        let bytes = [UInt8](repeating: 0xA5, count: 1 << 20)
        return Stage.Reference(name: "hashing 1 MB") {
            Stopwatch.time { SpeedVault.use(SpeedVault.hash(bytes)) }
        }
    }

    /// The 32-bit FNV-1a hash.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    /// Keeps the compiler from removing an unused result.
    @inline(never) private static func use(_ value: UInt32) { if value == 1 { print("", terminator: "") } }
}
