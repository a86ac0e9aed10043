import Language
import Answering
import Glibc
import Text

/// The templates of answers as files: the program's own, and a user's replacements.
enum PromptFiles {
    /// Loads the program's templates by language, some replaced by those of a folder (empty for none); `spoken` replaces symbols by words.
    ///
    /// Files in a subfolder such as `de` apply to its language; files in the folder itself are English.
    ///
    /// - Throws: `ProgramError` if the folder or one of its `.txt` files cannot be read, `TemplateError` for an invalid line.
    static func templates(
        replacedBy folder: String, spoken: Bool = false
    ) throws -> @Sendable (Language) -> Templates {
        let embedded: @Sendable (Language) -> Templates =
            if spoken { { PlainWords.templates($0) } } else { { Templates.embedded($0) } }
        guard !folder.isEmpty else { return embedded }
        let common = try files(in: folder)
        var replaced: [Language: Templates] = [:]
        for language in Language.allCases {
            let path = folder + "/" + language.code
            let own = Files.isFolder(Paths.absolute(path)) ? try files(in: path) : []
            replaced[language] = try embedded(language).replaced(by: (language == .english ? common : []) + own)
        }
        return { [replaced] in replaced[$0] ?? embedded($0) }
    }

    private static func files(in folder: String) throws(ProgramError) -> [TemplateFile] {
        let path = Paths.absolute(folder)
        guard let names = Files.names(in: path) else {
            throw .promptsUnreadable(path: folder, reason: Files.lastFailure)
        }
        return try names.filter { $0.hasSuffix(".txt") }.sorted().map { name throws(ProgramError) in
            guard let bytes = Files.bytes(path + "/" + name) else {
                throw .promptsUnreadable(path: folder + "/" + name, reason: Files.lastFailure)
            }
            return TemplateFile(name: folder + "/" + name, bytes: bytes)
        }
    }

    /// Writes the program's templates into one subfolder per language, for the user to edit, and returns their paths.
    ///
    /// - Throws: `ProgramError` if a file cannot be written, or exists already.
    static func write(to folder: String) throws -> [String] {
        try make(folder)
        return try Language.allCases.flatMap { language in
            let path = folder + "/" + language.code
            try make(path)
            return try Templates.files(language).map { try write($0.bytes, to: path + "/" + $0.name) }
        }
    }

    private static func make(_ folder: String) throws(ProgramError) {
        guard unsafe Files.isFolder(folder) || mkdir(folder, 0o700) == 0 else {
            throw ProgramError.cannotWrite(path: folder, reason: Files.lastFailure)
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(ProgramError) -> String {
        guard Files.write(String(decoding: bytes, as: UTF8.self), toNew: path) else {
            throw ProgramError.cannotWrite(path: path, reason: Files.lastFailure)
        }
        return path
    }
}
