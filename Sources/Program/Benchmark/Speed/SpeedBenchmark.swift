import FoundationEssentials
import Glibc

/// Measures the speed of the program and its parts on generated vaults of several sizes, relative to work of known cost.
struct SpeedBenchmark {
    enum Failure: Error {
        case badValue(option: String)
        case unknownArgument(String)
        case unreadable(file: String)
        case unwritable(folder: String)
        case doesNotStart(String)
        case failed(String)
        case slower([String])
    }

    private var sizes = [1_000, 10_000, 100_000]
    private var output: String?
    private var limits: SpeedLimits?
    private var program = SpeedBenchmark.besideThis("daybook")

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard ["--chunks", "--json", "--limits", "--program"].contains(argument) else {
                throw Failure.unknownArgument(argument)
            }
            guard let value = rest.popFirst() else { throw Failure.badValue(option: argument) }
            switch argument {
            case "--json": output = value
            case "--limits": limits = try SpeedLimits(file: value)
            case "--program": program = value
            default:
                sizes = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
                guard !sizes.isEmpty else { throw Failure.badValue(option: argument) }
            }
        }
    }

    /// Measures all sizes, prints the results, writes the report, and compares the ratios with their limits.
    func run() throws {
        var report = SpeedReport()
        var slower: [String] = []
        print(SpeedReport.heading)
        for size in sizes {
            let vault = try SpeedVault(chunks: size, program: program)
            for stage in vault.stages {
                let measurement = try best(of: stage, chunks: size)
                report.measurements.append(measurement)
                print(SpeedReport.line(measurement))
                if let complaint = limits?.complaint(about: measurement) { slower.append(complaint) }
            }
            for measurement in try vault.sizes() {
                report.measurements.append(measurement)
                print(SpeedReport.line(measurement))
                if let complaint = limits?.complaint(about: measurement) { slower.append(complaint) }
            }
        }
        print(report.laws)
        if let output { try report.write(to: output) }
        guard slower.isEmpty else { throw Failure.slower(slower) }
    }

    /// Measures a stage, and if it exceeds its limit up to five times more, because the machine may be busy for a while.
    private func best(of stage: Stage, chunks: Int) throws -> Measurement {
        var best = try stage.measured(chunks: chunks)
        for attempt in 1...5 where limits?.complaint(about: best) != nil {
            sleep(UInt32(5 * attempt))
            let again = try stage.measured(chunks: chunks)
            if again.processorRatio < best.processorRatio { best = again }
        }
        return best
    }

    /// Returns the path of a program in the same folder as this one.
    private static func besideThis(_ name: String) -> String {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return program[..<(program.lastIndex(of: "/") ?? program.startIndex)] + "/" + name
    }
}
