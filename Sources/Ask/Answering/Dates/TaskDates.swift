import Parsing
import Time

/// The dates behind the marks of a task, each of which says something else: when it was made, is due, was done.
///
/// Source: publish.obsidian.md/tasks, "Tasks Emoji Format".
struct TaskDates {
    /// What is asked of a task.
    enum Asked {
        /// When it happened.
        case deed
        /// By when it is to be done.
        case duty
        /// Nothing that its marks tell.
        case nothing
    }

    private let text: [UInt8]
    private let times: [StatedTime]

    /// Some times of a line, or of a sentence of one.
    init(_ times: [StatedTime], in text: String) {
        (self.times, self.text) = (times, Array(text.utf8))
    }

    /// The times that may say what is asked.
    func telling(_ asked: Asked) -> [StatedTime] {
        switch asked {
        case .deed: ofDeed
        case .duty: ofDuty
        case .nothing: times
        }
    }

    /// The times that may say when it happened: of a task the day on which it was done, and none that stands behind another mark.
    var ofDeed: [StatedTime] {
        let done = times.filter { stands($0, behind: TaskDates.done) }
        return done.isEmpty ? times.filter { !stands($0, behind: TaskDates.others) } : done
    }

    /// The days by which it is to be done; all times where none stands behind such a mark.
    private var ofDuty: [StatedTime] {
        let due = times.filter { stands($0, behind: TaskDates.due) }
        return due.isEmpty ? times : due
    }

    private func stands(_ time: StatedTime, behind marks: [[UInt8]]) -> Bool {
        let end = text[..<time.range.lowerBound].lastIndex { $0 != UInt8(ascii: " ") } ?? -1
        let before = text[..<(end + 1)]
        return marks.contains { before.suffix($0.count).elementsEqual($0) }
    }

    /// Some keyboards write a selector behind a mark.
    private static func marks(_ text: String) -> [[UInt8]] {
        text.split(separator: " ").flatMap { [Array($0.utf8), Array($0.utf8) + [0xEF, 0xB8, 0x8F]] }
    }

    private static let done = marks("✅")
    private static let due = marks("📅 🗓 📆 due:")
    private static let others = marks("📅 🗓 📆 ⏳ 🛫 ➕ ❌ due:")
}
