import Foundation

/// The sanitizer under which `make sanitize` runs the tests and the program that they start.
enum Sanitizer {
    /// Its name, `address` or `thread`; nil if there is none.
    static let name = ProcessInfo.processInfo.environment["DAYBOOK_SANITIZER"]

    /// How much more time things may take: the program is several times slower, and its checks start with it.
    static let slowness = name == nil ? 1 : 20

    /// The variables by which the sanitizer in the program knows where to report.
    static let variables = ProcessInfo.processInfo.environment.filter {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }
}
