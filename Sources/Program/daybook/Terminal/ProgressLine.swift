import Text

/// One line on standard error that tells how far an import is, on a terminal and only where it takes a while:
/// `reading 3,120 of 10,000 files, 5,400 a second, 2 s left`.
///
/// Where the cursor may not be moved back, as for somebody who hears the screen, it is a line of its own now and then.
final class ProgressLine {
    private let start = ContinuousClock.now
    private var isShown = false
    private var last: ContinuousClock.Instant?
    private let isRedrawn: Bool

    /// A line that was not shown yet.
    init(_ screen: Screen) { isRedrawn = screen.redrawsMessages }

    private static let patience = Duration.milliseconds(300)

    /// Shows the state of the import, not more often than ten times a second.
    ///
    /// - Parameters:
    ///   - count: The files read so far.
    ///   - all: The files to be read.
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

    /// Takes the line away.
    func end() {
        if isShown { Output.messages.write("\r\u{1B}[K") }
    }

    /// How far an import is, how fast it is, and how long the rest will take.
    ///
    /// - Parameters:
    ///   - count: The files read so far.
    ///   - all: The files to be read.
    ///   - time: How long that took.
    /// - Returns: Words for one line.
    static func words(_ count: Int, of all: Int, after time: Duration) -> SafeText {
        let state: SafeText = "reading \(grouped(count)) of \(grouped(all)) files"
        let seconds = time / .seconds(1)
        guard count > 0, seconds > 0 else { return state }
        let rate = Double(count) / seconds
        let left = (Double(all - count) / rate).rounded(.up)
        return state + ", \(grouped(Int(rate.rounded()))) a second, \(Int(left)) s left"
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> SafeText {
        guard number >= 1000 else { return "\(number)" }
        return "\(grouped(number / 1000)),\(line: String(String(number % 1000 + 1000).dropFirst()))"
    }
}
