import FoundationEssentials

/// The ratios that may not get worse: for each stage and number of chunks, the processor time as a multiple of the reference's.
struct SpeedLimits: Codable {
    /// Ratios by stage, then by the number of chunks that was asked for.
    var limits: [String: [String: Double]]

    /// A ratio this many times its limit is a failure: less than that is the noise of machines.
    static let tolerance = 1.3

    /// Reads a file of limits.
    init(file: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw SpeedBenchmark.Failure.unreadable(file: file)
        }
        self = try JSONDecoder().decode(SpeedLimits.self, from: data)
    }

    /// Limits of some stages.
    init(_ limits: [String: [String: Double]]) { self.limits = limits }

    /// The limit of a stage; nil where it has none.
    func limit(_ stage: String, chunks: Int) -> Double? { limits[stage]?["\(chunks)"] }

    /// What is wrong with a measurement; nil where nothing is.
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
