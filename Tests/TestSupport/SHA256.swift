/// SHA-256, with which published files can be checked by `sha256sum`.
///
/// Source: NIST FIPS 180-4, "Secure Hash Standard", section 6.2. The toolchain has an implementation only in Foundation proper.
public enum SHA256 {
    /// Returns the hash of some bytes.
    ///
    /// - Parameter bytes: Any bytes.
    /// - Returns: 64 hexadecimal digits, lower case.
    public static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
        let whole = bytes.count / blockSize * blockSize
        var state = initial
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            for start in stride(from: 0, to: whole, by: blockSize) {
                compress(&state, UnsafeRawBufferPointer(rebasing: bytes[start..<(start + blockSize)]), schedule)
            }
            let end = padded(bytes[whole...], length: bytes.count)
            end.withUnsafeBytes { end in
                for start in stride(from: 0, to: end.count, by: blockSize) {
                    compress(&state, UnsafeRawBufferPointer(rebasing: end[start..<(start + blockSize)]), schedule)
                }
            }
        }
        return (0..<8).map { hexadecimal(state[$0]) }.joined()
    }

    private static let blockSize = 64

    /// Pads the last bytes with a 1 bit, zeros, and the total length in bits.
    private static func padded(_ rest: Slice<UnsafeRawBufferPointer>, length: Int) -> [UInt8] {
        let size = rest.count < blockSize - 8 ? blockSize : 2 * blockSize
        var end = Array(rest) + [0x80]
        end += [UInt8](repeating: 0, count: size - 8 - end.count)
        return end + withUnsafeBytes(of: UInt64(length * 8).bigEndian, Array.init)
    }

    private static func compress(
        _ state: inout SIMD8<UInt32>, _ block: UnsafeRawBufferPointer, _ schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        for t in 0..<16 {
            schedule[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
        }
        for t in 16..<64 {
            let near = schedule[t - 2]
            let far = schedule[t - 15]
            let sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
            let sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
            schedule[t] = sigma1 &+ schedule[t - 7] &+ sigma0 &+ schedule[t - 16]
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for t in 0..<64 {
            let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ sum1 &+ (e & f ^ ~e & g) &+ constants[t] &+ schedule[t]
            let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = sum0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

    private static func hexadecimal(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let initial = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
