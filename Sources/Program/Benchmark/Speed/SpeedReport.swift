import FoundationEssentials
import Glibc

struct SpeedReport: Codable {
    /// The load average of the last minute at the start; above the number of processors, timings are unreliable.
    var load = SpeedReport.load()
    var processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    var measurements: [Measurement] = []

    static let heading = columns("stage", "chunks", "p50", "p95", "unit", "ratio", "by processor", "of")

    static func line(_ one: Measurement) -> String {
        columns(
            one.stage, "\(one.chunks)", "\(one.median.rounded(to: 3))", "\(one.p95.rounded(to: 3))", one.unit,
            "\(one.ratio)", "\(one.processorRatio)", one.reference)
    }

    private static func columns(_ texts: String...) -> String {
        zip(texts, [30, -9, -10, -10, 4, -9, -13, 1]).map { text, width in
            let blank = String(repeating: " ", count: max(0, abs(width) - text.count))
            return width < 0 ? blank + text : text + blank
        }.joined(separator: " ")
    }

    var laws: String {
        var stages: [String] = []
        for one in measurements where !stages.contains(one.stage) { stages.append(one.stage) }
        let lines = stages.compactMap { stage -> String? in
            let own = measurements.filter { $0.stage == stage }
            guard let law = CostLaw(own.map { ($0.chunks, $0.median) }), let unit = own.first?.unit else { return nil }
            let (fixed, rate) = (law.fixed.rounded(to: 2), (law.perChunk * 1e6).rounded(to: 2))
            let lifetime = law.milliseconds(4_000_000).rounded(to: 1)
            return """
                \(stage): \(fixed) \(unit) + \(rate) \(unit) a million chunks, \
                at most \((law.largestError * 100).rounded(to: 0)) % off; 4 million chunks: \(lifetime) \(unit)
                """
        }
        return lines.joined(separator: "\n")
    }

    private static func load() -> Double {
        var load = 0.0
        return unsafe getloadavg(&load, 1) == 1 ? load.rounded(to: 2) : 0
    }

    func write(to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(filePath: file))
    }
}
