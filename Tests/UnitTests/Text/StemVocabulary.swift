import Foundation

/// A vocabulary with the stems that a reference implementation gives, kept outside of the project.
struct StemVocabulary {
    /// Words and their stems.
    var pairs: [(word: String, stem: String)]

    /// Reads lines of a word, a tab and its stem from the file that an environment variable names.
    init?(variable: String) {
        guard let path = ProcessInfo.processInfo.environment[variable],
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return nil }
        pairs = text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return fields.count == 2 ? (String(fields[0]), String(fields[1])) : nil
        }
    }

    static func isPresent(_ variable: String) -> Bool {
        FileManager.default.fileExists(atPath: ProcessInfo.processInfo.environment[variable] ?? "")
    }
}
