import Answering
import Text

/// A text shown at the prompt in pages of the screen's height, without another program or a file.
struct Pages {
    private let screen: Screen
    private let templates: Templates
    private let lines: [SafeText]
    /// The number of lines up to the last that is not empty.
    private let count: Int

    init(_ text: SafeText, screen: Screen, templates: Templates) {
        self.screen = screen
        self.templates = templates
        lines = text.split(separator: "\n", keepsEmpty: true)
        count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    }

    /// Writes the text page by page, each of the current height; `goesOn` asks for the next, given the position in words that fit.
    func show(asking goesOn: (_ place: () -> SafeText) -> Bool) {
        var first = 0
        while true {
            let end = self.end(ofPageFrom: first)
            Output.answers.line(lines[first..<end].joined(separator: "\n"))
            guard end < lines.count, goesOn({ place(first + 1, end) }) else { return }
            first = end
        }
    }

    /// Returns the end of a page; leaves one row for the question, unless the rest fits.
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

    private func rows(_ line: SafeText) -> Int {
        let width = max(1, screen.width ?? 80)
        return max(1, (DisplayWidth.of(line.text) + width - 1) / width)
    }

    /// Returns the lines shown and the keys to press, shortened for a narrow terminal.
    private func place(_ first: Int, _ last: Int) -> SafeText {
        let slots = ["first": String(first), "last": String(last), "count": String(count)]
        let words = SafeText.line(templates.text("prompt.page", slots))
        guard let width = screen.width, DisplayWidth.of(words.text) >= width else { return words }
        return .line(templates.text("prompt.page.narrow", slots))
    }
}
