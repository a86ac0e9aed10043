import Text

/// The colour of matched words and of the numbers of citations, one of the eight that each terminal has, or none.
enum Hue: String, CaseIterable, Sendable {
    case none, red, green, yellow, blue, magenta, cyan

    /// The escape sequence that begins it; nil for none.
    var start: SafeText? {
        switch self {
        case .none: nil
        case .red: "\u{1B}[31m"
        case .green: "\u{1B}[32m"
        case .yellow: "\u{1B}[33m"
        case .blue: "\u{1B}[34m"
        case .magenta: "\u{1B}[35m"
        case .cyan: "\u{1B}[36m"
        }
    }
}
