import Foundation

/// A folder for the files of one test, removed with its last owner.
final class TemporaryFolder: Sendable {
    /// The folder's path, absolute and without symbolic links.
    let path: String

    /// Makes an empty folder that everybody may enter, so that tests can give up their rights in it.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("daybook-tests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    func path(of name: String) -> String { path + "/" + name }

    /// Writes a file, with the folders above it, and gives its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file, with the folders above it, and gives its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// The text of a file.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
    }

    /// The names of all files below a folder.
    func files(below name: String) -> [String] {
        (FileManager.default.enumerator(atPath: path(of: name))?.allObjects as? [String] ?? []).sorted()
    }

    /// The permissions of a file, such as `0o600`.
    func mode(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(of: name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}
