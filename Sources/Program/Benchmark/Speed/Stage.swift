/// A stage to be timed with its reference; both run in turn, so that their ratio does not depend on the machine or its load.
struct Stage {
    let name: String
    let reference: Reference
    /// The number of rounds; the first is a warm-up unless it is the only one.
    let rounds: Int
    /// Runs one round and returns the time of each question, or one time for all.
    let run: () throws -> [ElapsedTime]

    /// Work of known cost.
    struct Reference {
        let name: String
        let run: () throws -> ElapsedTime
    }

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

struct ElapsedTime {
    var wall: Double
    /// The processor time of all threads.
    var processor: Double

    /// The minimum of several times and of their references; other processes can only add to either.
    struct Least {
        private var own = Double.infinity
        private var other = Double.infinity

        mutating func add(_ own: Double, beside other: Double) {
            self.own = min(self.own, own)
            self.other = min(self.other, other)
        }

        var ratio: Double { own / other }
    }
}

struct Measurement: Codable, Equatable {
    var stage: String
    var chunks: Int
    var unit: String
    var median: Double
    var p95: Double
    var reference: String
    /// The median over the rounds of the ratio of wall-clock times.
    var ratio: Double
    /// The minimum processor time divided by that of the reference; used for limits, because other processes disturb it least.
    var processorRatio: Double
}

extension [Double] {
    /// The median; the upper of two.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
    func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { value, _ in value * 10 }
        return (self * factor).rounded() / factor
    }
}
