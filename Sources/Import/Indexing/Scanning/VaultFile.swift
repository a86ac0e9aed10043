import Model
import Readers

/// Reads one file of a vault again, for details that the index lacks.
public enum VaultFile {
    /// Returns the documents of a file.
    ///
    /// - Parameters:
    ///   - path: The path relative to the vault, with forward slashes.
    ///   - vault: The vault's folder, absolute.
    ///   - context: Information from outside the file that readers need.
    /// - Returns: The documents in file order; none if the file cannot be read.
    public static func documents(of path: String, in vault: String, _ context: ReadingContext) -> [Document] {
        guard let content = try? FileBytes.read(vault + "/" + path) else { return [] }
        let modified = context.zone.local(at: content.stamp.modified / 1_000_000_000)
        return VaultReaders().read(
            Source(path: path, bytes: content.bytes, modified: modified, context: context)
        ).documents
    }
}
