import Foundation

/// Files in a folder that is deleted with the value.
public final class TemporaryFiles: Sendable {
    /// The folder.
    public let path: String

    /// Creates a folder with files, given as texts by relative path.
    public init(_ files: [String: String], name: String = "daybook-test") throws {
        path = NSTemporaryDirectory() + name + "-" + UUID().uuidString
        for (file, text) in files {
            let url = URL(fileURLWithPath: path + "/" + file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
