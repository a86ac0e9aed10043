extension Double {
    /// The shortest digits that give the number again, whole ones without a point.
    var short: String { description.hasSuffix(".0") ? String(description.dropLast(2)) : description }

    /// The number with a fixed number of decimals, rounded to nearest.
    ///
    /// - Parameter decimals: 0 … 6.
    /// - Returns: Digits with a point, or Swift's own form for numbers beyond 10¹².
    func text(decimals: Int) -> String {
        guard magnitude < 1e12 else { return String(describing: self) }
        let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
        let scaled = Int((magnitude * Double(factor)).rounded())
        let fraction = String(scaled % factor + factor).dropFirst()
        return "\(self < 0 && scaled > 0 ? "-" : "")\(scaled / factor)\(decimals > 0 ? "." : "")\(fraction)"
    }
}
