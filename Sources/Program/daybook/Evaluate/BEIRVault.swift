import Evaluation
import Glibc
import Text

/// The corpus of a BEIR set as a vault in the cache: one Markdown file per document, named by its identifier.
struct BEIRVault {
    let set: BEIRSet
    let folder: String

    init(_ set: BEIRSet, cache: String) {
        self.set = set
        folder = cache + "/beir-" + String(StableHash.of(Paths.absolute(set.folder).utf8), radix: 16)
    }

    /// Writes the files, unless their corpus is unchanged by its size and modification time.
    ///
    /// - Throws: `ProgramError` if the corpus cannot be read or a file cannot be written.
    func write() throws(ProgramError) {
        var status = stat()
        guard unsafe stat(set.corpus, &status) == 0 else { throw .setUnreadable(path: set.corpus) }
        let stamp = "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)\n"
        let stampFile = folder + ".stamp"
        if Files.text(stampFile) == stamp, Files.isFolder(folder) { return }
        guard Files.makeFolder(folder) else {
            throw .cannotMakeFolder(path: folder, reason: Files.lastFailure)
        }
        unsafe unlink(stampFile)
        guard let lines = LineFile(path: set.corpus) else { throw .setUnreadable(path: set.corpus) }
        for line in lines {
            let document = try self.document(line)
            try OutputFile.write(document: document.markdown, to: folder + "/" + BEIRSet.fileName(of: document.id))
        }
        try OutputFile.write(document: stamp, to: stampFile)
    }

    private func document(_ line: LineFile.Line) throws(ProgramError) -> BEIRSet.Document {
        do throws(QuestionSetError) {
            return try BEIRSet.document(reading: line.bytes, line: line.number)
        } catch {
            throw .badQuestion(set: set.corpus, reason: ErrorWords.sentence(error))
        }
    }
}
