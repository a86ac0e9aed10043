import Answering
import Text

/// A text in pages of the screen's height, for the prompt: no other program runs, and nothing is written to a file.
struct Pages {
    private let screen: Screen
    private let templates: Templates
    private let lines: [SafeText]
    /// The lines that hold something up to the last one; those behind it only keep a distance.
    private let count: Int

    /// A text in pages.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - screen: What the terminal can show.
    ///   - templates: The words of the prompt.
    init(_ text: SafeText, screen: Screen, templates: Templates) {
        self.screen = screen
        self.templates = templates
        lines = text.split(separator: "\n", keepsEmpty: true)
        count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    }

    /// Writes the pages one by one; the height of the screen counts as it is when a page begins.
    ///
    /// - Parameter goesOn: Asks whether the next page is wanted, and says where one is in words that it is given anew for each size
    ///   of the window.
    func show(asking goesOn: (_ place: () -> SafeText) -> Bool) {
        var first = 0
        while true {
            let end = self.end(ofPageFrom: first)
            Output.answers.line(lines[first..<end].joined(separator: "\n"))
            guard end < lines.count, goesOn({ place(first + 1, end) }) else { return }
            first = end
        }
    }

    /// The end of the page that begins with a line: it leaves a row for the question, unless all that is left fits.
    private func end(ofPageFrom first: Int) -> Int {
        guard let height = screen.height else { return lines.count }
        var (rows, end) = (0, first)
        while end < lines.count {
            rows += self.rows(lines[end])
            guard rows < height || end == first else { break }
            end += 1
        }
        return end >= count ? lines.count : end
    }

    /// The rows of the terminal that a line takes.
    private func rows(_ line: SafeText) -> Int {
        let width = max(1, screen.width ?? 80)
        return max(1, (DisplayWidth.of(line.text) + width - 1) / width)
    }

    /// Says which lines are shown, and what to press; in few words where the terminal is narrow.
    private func place(_ first: Int, _ last: Int) -> SafeText {
        let slots = ["first": String(first), "last": String(last), "count": String(count)]
        let words = SafeText.line(templates.text("prompt.page", slots))
        guard let width = screen.width, DisplayWidth.of(words.text) >= width else { return words }
        return .line(templates.text("prompt.page.narrow", slots))
    }
}
