import FoundationEssentials
import Glibc

enum Weighing {
    /// Measures the peak memory of a program, in megabytes.
    ///
    /// A process inherits its parent's peak, so a new, small process of this program starts it: `Benchmark weigh …`.
    static func megabytes(of command: [String], environment: [String], folder: String) throws -> Double {
        let output = folder + "/weight-\(command.count)"
        let this = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        _ = try Stopwatch.run([this, "weigh"] + command, output: output, environment: environment)
        let text = try String(contentsOfFile: output, encoding: .utf8)
        guard let megabytes = Double(text.split(separator: "\n").first ?? "") else {
            throw SpeedBenchmark.Failure.unreadable(file: output)
        }
        return megabytes
    }

    /// Runs a program and returns its peak memory in megabytes; the output of `Benchmark weigh`.
    static func report(on command: [String]) throws -> String {
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        return "\(try Stopwatch.run(command, environment: environment).memory)"
    }

    /// Returns the size of a file in bytes; 0 if it does not exist.
    static func bytes(_ path: String) -> Int {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
