import FoundationEssentials
import Glibc

/// Weighs memory and disk.
enum Weighing {
    /// The most memory that a program holds at once.
    ///
    /// A process starts with the peak of the one that starts it, so this program, anew and small, starts it: `Benchmark weigh …`.
    ///
    /// - Parameters:
    ///   - command: The program's path and its arguments.
    ///   - environment: Its environment, `NAME=value` each.
    ///   - folder: Where a file may be written.
    /// - Returns: Megabytes.
    /// - Throws: `SpeedBenchmark.Failure` where the program does not run.
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

    /// What `Benchmark weigh` prints: the megabytes of a program that is run now.
    static func report(on command: [String]) throws -> String {
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        return "\(try Stopwatch.run(command, environment: environment).memory)"
    }

    /// The bytes of a file; none where there is no such file.
    static func bytes(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
