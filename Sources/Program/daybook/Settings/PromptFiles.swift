import Answering
import Glibc
import Prompts

/// The words of answers as files: those of the program, and those that a user puts in their place.
enum PromptFiles {
    /// The program's own texts, with those of a folder in place of some.
    ///
    /// - Parameters:
    ///   - folder: The folder; empty for none.
    ///   - spoken: Whether their symbols become words.
    /// - Returns: All texts.
    /// - Throws: `ProgramError` where the folder or one of its `.txt` files cannot be read, `TemplateError` for a line that is wrong.
    static func templates(replacedBy folder: String, spoken: Bool = false) throws -> Templates {
        let embedded = spoken ? try PlainWords.templates() : Templates.embedded()
        guard !folder.isEmpty else { return embedded }
        let path = Paths.absolute(folder)
        guard let names = Files.names(in: path) else {
            throw ProgramError.promptsUnreadable(path: folder, reason: String(cString: strerror(errno)))
        }
        let files = try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
            guard let bytes = Files.bytes(path + "/" + name) else {
                throw ProgramError.promptsUnreadable(
                    path: folder + "/" + name, reason: String(cString: strerror(errno)))
            }
            return TemplateFile(name: folder + "/" + name, bytes: bytes)
        }
        return try embedded.replaced(by: files)
    }

    /// Writes the program's own texts as files into a folder, for somebody to change.
    ///
    /// - Parameter folder: The folder; made where it is missing.
    /// - Returns: The paths of the files.
    /// - Throws: `ProgramError` where a file cannot be written, or is there already.
    static func write(to folder: String) throws -> [String] {
        guard Files.isFolder(folder) || mkdir(folder, 0o755) == 0 else {
            throw ProgramError.cannotWrite(path: folder, reason: String(cString: strerror(errno)))
        }
        return try EmbeddedPrompts.files.map { file in
            let path = folder + "/" + file.name
            guard let stream = fopen(path, "wxe") else {
                throw ProgramError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
            }
            let isWritten = fwrite(file.bytes, 1, file.bytes.count, stream) == file.bytes.count
            guard fclose(stream) == 0, isWritten else {
                throw ProgramError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
            }
            return path
        }
    }
}
