import Glibc

/// Measures the speed of Daybook's parts, warm and in one process: `Benchmark readings FILE`.
@main struct Benchmark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == "readings", arguments.count == 2, let file = arguments.last else {
            print("usage: Benchmark readings FILE.jsonl   (objects with \"text\" or \"question\", and \"now\")")
            exit(2)
        }
        do {
            print(try ReadingBenchmark(file: file).run().text)
        } catch {
            print("Benchmark: \(error)")
            exit(2)
        }
    }
}
