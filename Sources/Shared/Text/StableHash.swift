/// A 64-bit hash for the index that is the same on every machine and in every run, unlike `Hasher`.
///
/// FNV-1a over the bytes (Fowler, Noll, Vo; draft-eastlake-fnv) with the finalizer of MurmurHash3, so that all 64 bits serve as slot and
/// sign. It is not cryptographic.
public struct StableHash: Sendable {
    @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates an empty hash; a seed separates the hashes of different purposes.
    @inlinable
    public init(seed: UInt64 = 0) {
        state ^= seed &* 0x9e37_79b9_7f4a_7c15
    }

    /// Adds one byte.
    @inlinable @inline(__always)
    public mutating func combine(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Adds bytes.
    @inlinable @inline(__always)
    public mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    /// Adds bytes.
    @inlinable @inline(__always)
    public mutating func combine(_ bytes: Span<UInt8>) {
        for place in bytes.indices { combine(bytes[place]) }
    }

    /// The hash of all added bytes.
    @inlinable @inline(__always)
    public var value: UInt64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
        mixed = (mixed ^ (mixed >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return mixed ^ (mixed >> 33)
    }

    /// Returns the hash of some bytes, which depends only on them.
    @inlinable
    public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.value
    }

    /// Returns the hash of some bytes, which depends only on them.
    @inlinable
    public static func of(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.value
    }
}
