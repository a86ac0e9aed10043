/// The stems of a segment as bytes: what misspelt words of a question are compared with.
///
/// Stored one behind the other in byte order of the stems: one length byte, the term's hash (8 bytes, little-endian), the
/// stem's UTF-8.
enum Vocabulary {
    static func encode(_ words: [UInt64: [UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        let sorted = words.sorted {
            $0.value == $1.value ? $0.key < $1.key : $0.value.lexicographicallyPrecedes($1.value)
        }
        for (hash, word) in sorted {
            guard !word.isEmpty, word.count < 256 else { continue }
            bytes.append(UInt8(word.count))
            withUnsafeBytes(of: hash.littleEndian) { bytes += $0 }
            bytes += word
        }
        return bytes
    }

    static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (UInt64, UnsafeRawBufferPointer) -> Void) {
        var index = 0
        while index < bytes.count {
            let start = index + 9
            let end = start + Int(bytes[index])
            guard end <= bytes.count else { return }
            let hash = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 1, as: UInt64.self))
            body(hash, UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
            index = end
        }
    }
}
