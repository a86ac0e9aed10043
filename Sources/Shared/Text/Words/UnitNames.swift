/// Names and signs of units: beside a number, "gigabytes" is "GB".
enum UnitNames {
    /// Returns the other spelling of a unit: the sign of a name or the name of a sign.
    static func other(_ word: String) -> String? { signs[word] ?? names[word] }

    private static let signs: [String: String] = Dictionary(
        table.flatMap { sign, names in names.map { ($0, sign) } }, uniquingKeysWith: { first, _ in first })
    private static let names: [String: String] = Dictionary(
        table.compactMap { sign, names in names.first.map { (sign, $0) } }, uniquingKeysWith: { first, _ in first })

    private static let table: [(sign: String, names: [String])] = [
        ("kb", ["kilobytes", "kilobyte"]), ("mb", ["megabytes", "megabyte"]), ("gb", ["gigabytes", "gigabyte"]),
        ("tb", ["terabytes", "terabyte"]), ("km", ["kilometers", "kilometer", "kilometres", "kilometre"]),
        ("cm", ["centimeters", "centimeter", "centimetres", "centimetre", "zentimeter"]),
        ("mm", ["millimeters", "millimeter", "millimetres", "millimetre"]),
        ("kg", ["kilograms", "kilogram", "kilos", "kilo", "kilogramm"]),
        ("ml", ["milliliters", "millilitres", "milliliter"]),
        ("ms", ["milliseconds", "millisecond", "millisekunden"]), ("mins", ["minutes"]),
        ("min", ["minute", "minuten"]),
        ("hrs", ["hours"]), ("kwh", ["kilowatt-hours", "kilowattstunden"]), ("px", ["pixels", "pixel"]),
    ]
}
