import FoundationEssentials
import Glibc

/// The benchmark program, for the speed of Daybook's parts and the quality of its answers.
@main struct Benchmark {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch (arguments.first, arguments.count) {
            case ("speed", _): try SpeedBenchmark(Array(arguments.dropFirst())).run()
            case ("weigh", 2...): print(try Weighing.report(on: Array(arguments.dropFirst())))
            case ("readings", 2): print(try ReadingBenchmark(file: arguments[1]).run().text)
            case ("ranking", 2...): try RankingBenchmark(Array(arguments.dropFirst())).run()
            case ("misspell", 2):
                guard let data = FileManager.default.contents(atPath: arguments[1]) else {
                    throw RankingBenchmark.Failure.unreadable(file: arguments[1])
                }
                var misspelling = MisspellingBenchmark()
                print(try misspelling.lines(of: data), terminator: "")
            case ("similar", 2...): try SimilarBenchmark(sets: Array(arguments.dropFirst())).run()
            case ("frames", 2...):
                var counts = try FrameCounts(Array(arguments.dropFirst()))
                try counts.run()
            case ("abstention", 2...): try AbstentionBenchmark(Array(arguments.dropFirst())).run()
            default:
                print(usage)
                exit(2)
            }
        } catch {
            print("Benchmark: \(error)")
            exit(2)
        }
    }

    private static let usage = """
        usage: Benchmark speed [--chunks N,N,…] [--json FILE] [--limits FILE] [--program FILE]
                                                  how fast the program and its parts are on generated vaults
               Benchmark readings FILE.jsonl      how many questions are read in a second
               Benchmark ranking SET… [--questions FILE] [--limit N] [--ablation] [--fit] [NAME=VALUE…]
                                                  how well SET/questions.jsonl is answered from SET/vault
               Benchmark misspell FILE.jsonl      the questions of a set with two words misspelt in each
               Benchmark abstention SET… [--list]  how well questions without an answer are told from others
               Benchmark frames SET…              which words of questions say how people ask, not what they are after
               Benchmark similar SET…             how well lines like a relevant one are found
        """
}
