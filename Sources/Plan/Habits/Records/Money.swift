import Text

/// An amount of money in the minor units of its currency: 1299 is 12.99 EUR, 500 is 500 JPY.
public struct Money: Sendable, Equatable {
    /// The amount in minor units, at least 0.
    public var minor: Int
    /// The code of the currency (ISO 4217).
    public var currency: String

    /// Reads "12.99 EUR", "€12,99" or "$5".
    ///
    /// The last of two different separators is the decimal one; a single one is, unless exactly three digits follow.
    ///
    /// - Parameter text: The price as written.
    /// - Throws: `RecordProblem.Reason` if it has no currency, or is no amount of it.
    public init(_ text: String) throws(RecordProblem.Reason) {
        guard let first = text.firstIndex(where: Money.isDigit), let last = text.lastIndex(where: Money.isDigit) else {
            throw .noPrice(text)
        }
        let marks = (text[..<first] + text[text.index(after: last)...]).filter { !$0.isWhitespace }
        guard !marks.isEmpty else { throw .noCurrency(text) }
        guard let currency = Money.currency(marks),
            let minor = Money.minor(text[first...last], places: Money.places(of: currency))
        else { throw .noPrice(text) }
        (self.minor, self.currency) = (minor, currency)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    init(minor: Int, currency: String) { (self.minor, self.currency) = (minor, currency) }

    private static func currency(_ marks: String) -> String? {
        if let code = symbols[marks] { return code }
        let code = marks.uppercased()
        return code.count == 3 && code.allSatisfy { ("A"..."Z").contains($0) } ? code : nil
    }

    private static let symbols = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "zł": "PLN"]

    /// The number of decimal places of a currency (ISO 4217), 2 for most.
    static func places(of currency: String) -> Int {
        switch currency {
        case "JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF", "XPF", "PYG", "UGX", "RWF", "BIF", "GNF", "KMF", "DJF",
            "VUV":
            0
        case "KWD", "BHD", "OMR", "JOD", "TND", "IQD", "LYD": 3
        default: 2
        }
    }

    private static func minor(_ number: Substring, places: Int) -> Int? {
        let separators = number.filter { !isDigit($0) }
        var whole = number
        var decimals: Substring = ""
        if let last = number.lastIndex(where: { !isDigit($0) }), ".,".contains(number[last]) {
            let behind = number[number.index(after: last)...]
            let isDecimal =
                Set(separators).count > 1 || separators.count == 1 && (behind.count != 3 || places == 3)
            if isDecimal { (whole, decimals) = (number[..<last], behind) }
        }
        let groups = whole.split(omittingEmptySubsequences: false) { !isDigit($0) }
        guard whole.allSatisfy({ isDigit($0) || groupMarks.contains($0) }), whole.count <= longest,
            groups.dropFirst().allSatisfy({ $0.count == 3 }), decimals.count <= places
        else { return nil }
        return Int(groups.joined() + decimals + String(repeating: "0", count: places - decimals.count))
    }

    private static let groupMarks = ".,'’ \u{A0}\u{202F}"

    /// The greatest number of characters before the decimals.
    private static let longest = 12

    /// The amount with a point before its decimals, for programs: `12.99`.
    public var decimal: String {
        let (whole, rest) = parts
        return rest.isEmpty ? whole : whole + "." + rest
    }

    /// The digits before and after the decimal separator.
    var parts: (whole: String, decimals: String) {
        let places = Money.places(of: currency)
        let digits = String(minor)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (String(padded.dropLast(places)), String(padded.suffix(places)))
    }
}

extension RecordProblem.Reason: Error {}

/// Sums of money by currency, exact until they are rounded once.
///
/// Amounts of different currencies are never added.
struct MoneySum {
    private var shares: [String: Ratio] = [:]

    mutating func add(_ money: Money, times rate: Ratio) {
        let share = Ratio(money.minor * rate.numerator, rate.denominator)
        shares[money.currency] = (shares[money.currency] ?? Ratio(0, 1)) + share
    }

    /// The sums divided by a number, each rounded half up to its minor unit, the greatest currency code last.
    func divided(by divisor: Int) -> [Money] {
        shares.sorted { $0.key < $1.key }.map { currency, share in
            Money(minor: Ratio(share.numerator, share.denominator * divisor).rounded, currency: currency)
        }
    }
}

/// An exact fraction, at least 0.
struct Ratio: Equatable {
    private(set) var numerator: Int
    private(set) var denominator: Int

    init(_ numerator: Int, _ denominator: Int) {
        let divisor = max(1, Ratio.divisor(numerator, denominator))
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    private static func divisor(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }

    /// Adds exactly; if the common denominator becomes too large, whole units are added.
    static func + (left: Ratio, right: Ratio) -> Ratio {
        let shared = divisor(left.denominator, right.denominator)
        let (factor, other) = (right.denominator / shared, left.denominator / shared)
        let denominator = left.denominator.multipliedReportingOverflow(by: factor)
        let first = left.numerator.multipliedReportingOverflow(by: factor)
        let second = right.numerator.multipliedReportingOverflow(by: other)
        let sum = first.partialValue.addingReportingOverflow(second.partialValue)
        guard ![denominator.overflow, first.overflow, second.overflow, sum.overflow].contains(true) else {
            return Ratio(left.rounded + right.rounded, 1)
        }
        return Ratio(sum.partialValue, denominator.partialValue)
    }

    /// The nearest whole number, half up.
    var rounded: Int {
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return rest >= denominator - rest ? whole + 1 : whole
    }
}
