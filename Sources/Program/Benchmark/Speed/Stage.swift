/// Something that is timed, and what it is timed beside: both run in turn, so that their ratio outlives the machine and its load.
struct Stage {
    /// What is timed.
    let name: String
    /// What it is compared with.
    let reference: Reference
    /// How often it runs, the first time to warm up.
    let rounds: Int
    /// Runs it once: the time of each question, or of the whole where there is but one.
    let run: () throws -> [ElapsedTime]

    /// Something of known work.
    struct Reference {
        let name: String
        let run: () throws -> ElapsedTime
    }

    /// Runs both in turn.
    ///
    /// - Parameter chunks: The size of the vault.
    /// - Returns: What was measured.
    /// - Throws: What keeps either from running.
    func measured(chunks: Int) throws -> Measurement {
        var times: [ElapsedTime] = []
        var walls: [Double] = []
        var processor = ElapsedTime.Least()
        for round in 0..<rounds {
            let own = try run()
            let other = try reference.run()
            guard round > 0 || rounds == 1 else { continue }
            times += own
            walls.append(own.map(\.wall).median / other.wall)
            processor.add(own.map(\.processor).median, beside: other.processor)
        }
        let walled = times.map(\.wall).sorted()
        return Measurement(
            stage: name, chunks: chunks, unit: "ms", median: walled.median.rounded(to: 4),
            p95: walled[min(walled.count - 1, walled.count * 95 / 100)].rounded(to: 4), reference: reference.name,
            ratio: walls.median.rounded(to: 3), processorRatio: processor.ratio.rounded(to: 3))
    }
}

/// How long something took, in milliseconds.
struct ElapsedTime {
    /// On the clock.
    var wall: Double
    /// Of all processors together.
    var processor: Double

    /// The least of several times, and the least of what they are compared with: another process can only add to either.
    struct Least {
        private var own = Double.infinity
        private var other = Double.infinity

        /// Adds a round.
        mutating func add(_ own: Double, beside other: Double) {
            self.own = min(self.own, own)
            self.other = min(self.other, other)
        }

        /// What was measured, over what it is compared with.
        var ratio: Double { own / other }
    }
}

/// A figure of a stage at one size of vault.
struct Measurement: Codable, Equatable {
    var stage: String
    var chunks: Int
    var unit: String
    var median: Double
    var p95: Double
    var reference: String
    /// The median of the ratios of each round, by the clock.
    var ratio: Double
    /// The least processor time of a round over the least of the reference: other processes disturb it least, so limits are held
    /// against it.
    var processorRatio: Double
}

extension [Double] {
    /// The middle of the values; the upper of two.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
    /// With so many digits behind the point.
    func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { value, _ in value * 10 }
        return (self * factor).rounded() / factor
    }
}
