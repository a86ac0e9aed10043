import Foundation
import Testing

/// The cases of one family that lie beside the project, in `DAYBOOK_IMPORT_CASES`, else `../shared/eval/import`.
struct ImportCases {
    /// One case with its keys as JSON holds them.
    typealias Case = [String: Any]

    /// `ics`, `rrule`, `transcript` or `markdown`.
    let family: String

    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["DAYBOOK_IMPORT_CASES"] { return URL(fileURLWithPath: path) }
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return root.deletingLastPathComponent().appendingPathComponent("shared/eval/import")
    }()

    private var folder: URL { ImportCases.folder.appendingPathComponent(family) }

    /// Whether the family is there; a suite without it is skipped.
    var exists: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("oracle.json").path) }

    /// What a skipped suite says.
    static let absent: Comment = "no import cases: set DAYBOOK_IMPORT_CASES to their folder"

    /// The content of a case's file.
    func content(_ file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("cases/" + file)))
    }

    /// Compares every case with its oracle, prints how many are right, and expects a share of them.
    ///
    /// Cases that accept either of two readings (`accept`) are compared and printed, but do not count.
    ///
    /// - Parameters:
    ///   - behaviours: Only cases of these behaviours.
    ///   - share: The share of cases that must be right.
    ///   - excuse: Why a wrong case is not the reader's fault; nil where it is. It is not counted as right, but fails no test.
    ///   - difference: What is wrong with a case, in a few words; nil where it is right.
    /// - Throws: What `difference` throws, or where the oracle cannot be read.
    func expect(
        _ behaviours: Set<String>, share: Double, excuse: (Case) throws -> String? = { _ in nil },
        difference: (Case) throws -> String?
    ) throws {
        let data = try Data(contentsOf: folder.appendingPathComponent("oracle.json"))
        let content = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let cases = (content?["cases"] as? [Case] ?? []).filter { behaviours.contains(ImportCases.behaviour($0)) }
        var wrong: [String] = []
        var excused = 0
        var count = 0
        for item in cases {
            let isFirm = item["accept"] == nil
            if isFirm { count += 1 }
            guard let words = try difference(item) else { continue }
            let line = "\(item["name"] ?? ""): \(words)"
            if isFirm, let excuse = try excuse(item) {
                excused += 1
                print("\(family), \(excuse): \(line)")
            } else if isFirm {
                wrong.append(line)
            } else {
                print("\(family), not counted: \(line)")
            }
        }
        for line in wrong.prefix(20) { print("\(family), wrong: \(line)") }
        let right = count - wrong.count - excused
        print("\(family) \(behaviours.sorted().joined(separator: ", ")): \(right) of \(count) right")
        #expect(
            Double(right) >= Double(count - excused) * share,
            "\(wrong.count) of \(count) wrong:\n\(wrong.prefix(20).joined(separator: "\n"))")
    }

    private static func behaviour(_ item: Case) -> String {
        item["behaviour"] as? String ?? item["expect"] as? String ?? "exact"
    }
}
