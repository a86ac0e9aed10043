extension Double {
    /// The shortest digits that parse to the same number; whole numbers have no decimal point.
    var short: String { description.hasSuffix(".0") ? String(description.dropLast(2)) : description }

    /// Formats the number with a fixed number of decimals, 0 … 6, rounded to nearest; from 10¹² on in Swift's own format.
    func text(decimals: Int) -> String {
        guard magnitude < 1e12 else { return String(describing: self) }
        let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
        let scaled = Int((magnitude * Double(factor)).rounded())
        let fraction = String(scaled % factor + factor).dropFirst()
        return "\(self < 0 && scaled > 0 ? "-" : "")\(scaled / factor)\(decimals > 0 ? "." : "")\(fraction)"
    }
}
