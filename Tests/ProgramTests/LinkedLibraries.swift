import Foundation

/// The libraries that a program asks the loader for (`DT_NEEDED`); none where it is linked statically throughout.
///
/// Source: System V Application Binary Interface, "Object Files" and "Program Loading and Dynamic Linking", for 64 bits little-endian.
struct LinkedLibraries {
    private struct Segment {
        var type: UInt32
        var offset: Int
        var address: Int
        var size: Int
    }

    let names: [String]

    /// Why a file has none to be read.
    enum Failure: Error { case noProgram }

    init(program: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped))
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw Failure.noProgram }
        func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
            Number(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) })
        }
        func word(_ offset: Int) -> Int { Int(number(UInt64.self, at: offset)) }
        let segments = (0..<Int(number(UInt16.self, at: 56))).map { place in
            let start = word(32) + place * Int(number(UInt16.self, at: 54))
            return Segment(
                type: number(UInt32.self, at: start), offset: word(start + 8), address: word(start + 16),
                size: word(start + 32))
        }
        guard let dynamic = segments.first(where: { $0.type == 2 }) else {
            names = []
            return
        }
        let entries = stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16)
            .map { (tag: word($0), value: word($0 + 8)) }.prefix { $0.tag != 0 }
        let strings = entries.first { $0.tag == 5 }?.value ?? 0
        let table = segments.first {
            $0.type == 1 && $0.address <= strings && strings < $0.address + $0.size
        }.map { strings - $0.address + $0.offset }
        guard let table else { throw Failure.noProgram }
        names = entries.filter { $0.tag == 1 }.map { entry in
            String(decoding: bytes[(table + entry.value)...].prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
