import FoundationEssentials

/// Limits of speed, by stage and number of chunks: the processor time as a multiple of the reference's.
struct SpeedLimits: Codable {
    /// The ratios by stage, then by the requested number of chunks.
    var limits: [String: [String: Double]]

    /// A ratio fails above its limit times this factor; smaller differences are noise between machines.
    static let tolerance = 1.3

    init(file: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw SpeedBenchmark.Failure.unreadable(file: file)
        }
        self = try JSONDecoder().decode(SpeedLimits.self, from: data)
    }

    init(_ limits: [String: [String: Double]]) { self.limits = limits }

    func limit(_ stage: String, chunks: Int) -> Double? { limits[stage]?["\(chunks)"] }

    func complaint(about measurement: Measurement) -> String? {
        guard let limit = limit(measurement.stage, chunks: measurement.chunks),
            measurement.processorRatio > limit * SpeedLimits.tolerance
        else { return nil }
        return """
            \(measurement.stage), \(measurement.chunks) chunks: \(measurement.processorRatio) times \(measurement.reference), \
            the limit is \(limit) and a tolerance of \(SpeedLimits.tolerance)
            """
    }
}
