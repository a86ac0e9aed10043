import Parsing
import Time

/// Selects dates by the task marks before them, which tell when a task was created, is due or was done.
///
/// Source: publish.obsidian.md/tasks, "Tasks Emoji Format".
struct TaskDates {
    /// The date asked for.
    enum Asked {
        case deed
        case duty
        case nothing
    }

    private let text: [UInt8]
    private let times: [StatedTime]

    init(_ times: [StatedTime], in text: String) {
        (self.times, self.text) = (times, Array(text.utf8))
    }

    func telling(_ asked: Asked) -> [StatedTime] {
        switch asked {
        case .deed: ofDeed
        case .duty: ofDuty
        case .nothing: times
        }
    }

    /// The times of completion: those after a "done" mark if there are any, else those without another mark.
    var ofDeed: [StatedTime] {
        let done = times.filter { stands($0, behind: TaskDates.done) }
        return done.isEmpty ? times.filter { !stands($0, behind: TaskDates.others) } : done
    }

    /// The times after a "due" mark if there are any, else all.
    private var ofDuty: [StatedTime] {
        let due = times.filter { stands($0, behind: TaskDates.due) }
        return due.isEmpty ? times : due
    }

    private func stands(_ time: StatedTime, behind marks: [[UInt8]]) -> Bool {
        let end = text[..<time.range.lowerBound].lastIndex { $0 != UInt8(ascii: " ") } ?? -1
        let before = text[..<(end + 1)]
        return marks.contains { before.suffix($0.count).elementsEqual($0) }
    }

    /// Some keyboards add a variation selector after an emoji.
    private static func marks(_ text: String) -> [[UInt8]] {
        text.split(separator: " ").flatMap { [Array($0.utf8), Array($0.utf8) + [0xEF, 0xB8, 0x8F]] }
    }

    private static let done = marks("✅")
    private static let due = marks("📅 🗓 📆 due:")
    private static let others = marks("📅 🗓 📆 ⏳ 🛫 ➕ ❌ due:")
}
