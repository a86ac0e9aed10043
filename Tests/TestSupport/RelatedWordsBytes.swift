/// The bytes of a file of related words, at a fixed address for the lifetime of the value, as `RelatedWords` requires.
public final class RelatedWordsBytes: Sendable {
    /// A related stem with its nearness; 255 is the maximum.
    public typealias Entry = (stem: String, nearness: UInt8)

    private nonisolated(unsafe) let buffer: UnsafeMutableRawBufferPointer

    /// The bytes.
    public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer) }

    /// Copies any bytes.
    public init(_ bytes: [UInt8]) {
        buffer = .allocate(byteCount: bytes.count, alignment: 8)
        buffer.copyBytes(from: bytes)
    }

    /// Creates a file that maps stems to their related stems, best first.
    public convenience init(_ lists: [String: [Entry]]) { self.init(RelatedWordsBytes.file(lists)) }

    deinit { buffer.deallocate() }

    /// Returns a file that maps stems to their related stems, best first.
    public static func file(_ lists: [String: [Entry]]) -> [UInt8] {
        let stems = Set(lists.keys).union(lists.values.joined().map(\.stem))
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let numbers = Dictionary(uniqueKeysWithValues: stems.enumerated().map { ($1, $0) })
        let names = stems.flatMap { Array(($0 + "\n").utf8) }
        let entries = stems.flatMap { lists[$0] ?? [] }.flatMap { entry in
            bytes(UInt16(numbers[entry.stem] ?? 0)) + [entry.nearness]
        }
        return Array("RWL2".utf8) + bytes(UInt32(stems.count)) + bytes(UInt32(names.count)) + names
            + stems.map { UInt8(lists[$0]?.count ?? 0) } + entries
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }
}
