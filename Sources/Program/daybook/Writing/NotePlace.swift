/// A file of the vault that was named, with the lines named after it: `notes/boat.md:14-16`.
struct NotePlace {
    var path: String
    var lines: ClosedRange<Int>?

    /// Splits a place as citations print it; the path is as typed.
    init(_ typed: String) {
        path = typed
        guard let colon = typed.lastIndex(of: ":") else { return }
        let numbers = typed[typed.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false)
        guard let first = numbers.first.flatMap({ Int($0) }), first > 0, numbers.count < 3,
            let last = numbers.count == 2 ? Int(numbers[1]) : first, last >= first
        else { return }
        (path, lines) = (String(typed[..<colon]), first...last)
    }
}
