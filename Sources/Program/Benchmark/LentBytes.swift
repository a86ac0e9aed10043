import FoundationEssentials
import Text

/// The bytes of a file, kept in memory so that they can be read in place.
@safe final class LentBytes {
    private let buffer: UnsafeMutableRawBufferPointer

    private init(_ data: Data) {
        unsafe buffer = .allocate(byteCount: data.count, alignment: 8)
        unsafe buffer.copyBytes(from: data)
    }

    deinit { unsafe buffer.deallocate() }

    /// Loads the related words that the build puts next to the program; nil if there are none.
    static func relatedWords() -> RelatedWords? {
        let found = ["en", "de"].compactMap(relatedWords)
        return found.first.map { found.dropFirst().reduce($0) { $0.adding($1) } }
    }

    private static func relatedWords(_ language: String) -> RelatedWords? {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let slash = program.lastIndex(of: "/"),
            let data = FileManager.default.contents(
                atPath: program[..<slash] + "/daybook_RelatedWordsData.resources/related-words-\(language).bin")
        else { return nil }
        let bytes = LentBytes(data)
        return try? unsafe RelatedWords(UnsafeRawBufferPointer(bytes.buffer), lentBy: bytes)
    }
}
