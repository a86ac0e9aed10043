import Foundation

/// A home of its own with a vault of a few notes, to sit down at.
struct Desk {
    let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        try runner.vault.write(
            """
            ---
            kind: meeting
            date: 2026-03-10T14:00
            attendees: [Wilhelmina Ottersberg, Jürgen Brandt]
            ---

            # Harbour talk

            Jürgen wants a longer pier. The crane stays where it is.

            """, to: "2026-03-10-harbour-talk.md")
        try runner.vault.write("# Boat\n\nThe mast is nine metres long.\n", to: "boat.md")
    }

    func terminal(_ options: [String] = [], setting: [String: String] = [:]) throws -> Terminal {
        try Terminal(runner, arguments + options, setting: setting)
    }

    /// What is typed behind `daybook`.
    var arguments: [String] { ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"] }

    /// The lines of the history; libedit writes letters other than plain ones as octal numbers.
    func history() throws -> [String] {
        try runner.home.text(of: "state/daybook/history").split(separator: "\n")
            .filter { !$0.hasPrefix("_HiStOrY") }.map { Desk.decoded($0) }
    }

    private static func decoded(_ line: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(line.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(3), as: UTF8.self)
            if byte == UInt8(ascii: "\\"), digits.utf8.count == 3, let value = UInt8(digits, radix: 8) {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
