import Parsing

extension AmountRequest {
    /// The quantity of the unit if the question names one: "how many grams" asks for a weight.
    var measured: Quantity {
        unit.flatMap(AmountWords.quantity) ?? quantity
    }

    /// The unit if the question names one, in lower case: "grams" of "how many grams of flour".
    var unit: String? {
        quantity == .count ? counted.first.flatMap { AmountWords.quantity(of: $0) == nil ? nil : $0 } : nil
    }

    /// Whether a measured quantity is asked for, not a number of things.
    var isMeasure: Bool { measured != .count && measured != .any }

    /// Whether an amount is of the quantity asked for.
    func fits(_ amount: AmountsInText.Amount) -> Bool {
        switch measured {
        case .count: amount.quantity == nil
        // An unknown unit is kept with its number: "2 floz tequila".
        case .any: amount.quantity != .duration
        case .age: true
        default: amount.quantity == measured
        }
    }

    /// Returns the number of the units that the question counts, "how many days"; a duration is in minutes.
    func inAskedUnit(_ amount: AmountsInText.Amount) -> Double {
        guard amount.quantity == .duration, quantity == .count,
            let minutes = counted.first.flatMap(AmountWords.minutes)
        else { return amount.value }
        return amount.value / minutes
    }
}
