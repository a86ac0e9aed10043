import TestSupport
import Testing
import Text

/// The hash of publication, and the checksum that is quick.
@Suite struct ChecksumTests {
    @Test(arguments: [
        // NIST, "Examples with Intermediate Values": SHA-256 of no byte, of one block and of two.
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `SHA-256 gives the values of its standard`(text: String, expected: String) {
        #expect(Array(text.utf8).withUnsafeBytes(SHA256.hexadecimal) == expected)
    }

    @Test func `SHA-256 gives the value of its standard for a million bytes`() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            bytes.withUnsafeBytes(SHA256.hexadecimal)
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [0, 1, 7, 31, 32, 33, 200])
    func `a change of any bit changes the checksum`(count: Int) {
        var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        var seen = [bytes.withUnsafeBytes(BlockChecksum.of)]
        for bit in 0..<(8 * count) {
            bytes[bit / 8] ^= 1 << (bit % 8)
            seen.append(bytes.withUnsafeBytes(BlockChecksum.of))
            bytes[bit / 8] ^= 1 << (bit % 8)
        }
        #expect(Set(seen).count == seen.count)
    }

    @Test func `bytes that change places, and zeros behind others, change the checksum`() {
        let all = [[1, 2], [2, 1], [1, 2, 0], [1, 2, 0, 0], [], [0]] as [[UInt8]]
        #expect(Set(all.map { $0.withUnsafeBytes(BlockChecksum.of) }).count == all.count)
    }
}
