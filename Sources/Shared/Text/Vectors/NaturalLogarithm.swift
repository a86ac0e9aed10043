/// The natural logarithm with the same rounding on every machine, unlike the C library's.
public enum NaturalLogarithm {
    /// Returns ln of a positive number, by its exponent and the artanh series of its significand.
    ///
    ///
    /// - Parameter value: A finite number above 0; others give 0.
    /// - Returns: The natural logarithm, exact to about 1e-7.
    public static func of(_ value: Float) -> Float {
        guard value > 0, value.isFinite else { return 0 }
        let exponent = Double(value.exponent)
        let mantissa = Double(value.significand)
        let ratio = (mantissa - 1) / (mantissa + 1)
        let square = ratio * ratio
        var power = ratio
        var sum = 0.0
        for step in 0..<20 {
            sum += power / Double(2 * step + 1)
            power *= square
        }
        return Float(exponent * 0.693_147_180_559_945_3 + 2 * sum)
    }
}
