import Indexing
import Model
import Store

/// Reads lines of a file of the vault, if the index holds it and shows it; private parts of it are left out.
struct MCPFile {
    let vault: String
    let index: IndexReader

    /// The largest number of lines of one reading.
    static let most = 400

    /// Reads lines from a first to a last one, 1-based.
    ///
    /// - Throws: `MCPArguments.Failure` if there is no such file to be shown, `StoreError` if the index cannot be read.
    func read(_ file: String, from first: Int, to last: Int?) throws -> MCPFileLines {
        guard let source = try index.source(file), try index.showsDocuments(of: file) else {
            throw MCPArguments.Failure(reason: "the vault has no file '\(file)'; name it as citations do")
        }
        let last = last ?? .max
        guard first <= last else { throw MCPArguments.Failure(reason: "'last' must not be below 'first'") }
        // One line more tells whether there are any.
        let wanted = LineRange(first, min(last, first + MCPFile.most))
        guard case .read(let stamp, let lines) = VaultLines(vault: vault).read(file, [wanted]), stamp == source.stamp
        else { throw MCPArguments.Failure(reason: "'\(file)' has just changed or cannot be read: try again") }
        let hidden = try index.privateLines(of: file)
        let all = zip(first..., lines[wanted]?.written ?? []).map { MCPFileLines.Line(number: $0, text: $1) }
            .filter { $0.number <= last }
        let shown = all.prefix(MCPFile.most).filter { line in !hidden.contains { $0.contains(line.number) } }
        return MCPFileLines(file: file, lines: shown, next: all.count > MCPFile.most ? first + MCPFile.most : nil)
    }
}

/// Lines of a file as JSON.
struct MCPFileLines: JSONWritable {
    struct Line: JSONWritable {
        var number: Int
        var text: String

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("line", number)
                $0.field("text", text)
            }
        }
    }

    var file: String
    var lines: [Line]
    /// The line to go on with; nil at the end.
    var next: Int?

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("file", file)
            $0.field("lines", lines)
            $0.field("next", next)
        }
    }
}
