/// The cost of a stage by the size of the vault: *a* + *b* · chunks, fitted by least squares of the relative error; *a* ≥ 0.
struct CostLaw {
    let fixed: Double
    let perChunk: Double
    /// The largest relative error over the measurements.
    let largestError: Double

    /// Fits the law; nil for fewer than two sizes.
    init?(_ values: [(chunks: Int, milliseconds: Double)]) {
        guard Set(values.map(\.chunks)).count > 1, values.allSatisfy({ $0.milliseconds > 0 }) else { return nil }
        // Each equation a + b n = t is divided by t, to weigh relative errors.
        var (ones, mixed, squares, right, rightMixed) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for value in values {
            let (one, size) = (1 / value.milliseconds, Double(value.chunks) / value.milliseconds)
            ones += one * one
            mixed += one * size
            squares += size * size
            right += one
            rightMixed += size
        }
        let determinant = ones * squares - mixed * mixed
        let fitted = (right * squares - rightMixed * mixed) / determinant
        let fixed = determinant > 0 ? max(0, fitted) : 0
        let perChunk = max(0, fixed > 0 ? (ones * rightMixed - mixed * right) / determinant : rightMixed / squares)
        self.fixed = fixed
        self.perChunk = perChunk
        largestError = values.map { abs((fixed + perChunk * Double($0.chunks)) / $0.milliseconds - 1) }.max() ?? 0
    }

    func milliseconds(_ chunks: Int) -> Double { fixed + perChunk * Double(chunks) }
}
