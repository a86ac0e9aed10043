import Text

/// The progress of an import on standard error: `reading 3,120 of 10,000 files, 5,400 a second, 2 s left`.
///
/// If the line cannot be redrawn, as for screen readers, a new line is written every five seconds.
final class ProgressLine {
    private let start = ContinuousClock.now
    private var isShown = false
    private var last: ContinuousClock.Instant?
    private let isRedrawn: Bool

    init(_ screen: Screen) { isRedrawn = screen.redrawsMessages }

    private static let patience = Duration.milliseconds(300)

    /// Shows the progress at most ten times a second, and not in the first 0.3 seconds.
    func show(_ count: Int, of all: Int) {
        let now = ContinuousClock.now
        let pause = isRedrawn ? Duration.milliseconds(100) : .seconds(5)
        guard now - start > ProgressLine.patience, last.map({ now - $0 > pause }) ?? true, Output.messages.isTerminal
        else { return }
        last = now
        let words = ProgressLine.words(count, of: all, after: now - start)
        guard isRedrawn else { return Output.messages.line(words) }
        isShown = true
        Output.messages.write("\r\u{1B}[K\(words)")
    }

    func end() {
        if isShown { Output.messages.write("\r\u{1B}[K") }
    }

    static func words(_ count: Int, of all: Int, after time: Duration) -> SafeText {
        let state: SafeText = "reading \(grouped(count)) of \(grouped(all)) files"
        let seconds = time / .seconds(1)
        guard count > 0, seconds > 0 else { return state }
        let rate = Double(count) / seconds
        let left = (Double(all - count) / rate).rounded(.up)
        return state + ", \(grouped(Int(rate.rounded()))) a second, \(Int(left)) s left"
    }

    private static func grouped(_ number: Int) -> SafeText {
        guard number >= 1000 else { return "\(number)" }
        return "\(grouped(number / 1000)),\(line: String(String(number % 1000 + 1000).dropFirst()))"
    }
}
