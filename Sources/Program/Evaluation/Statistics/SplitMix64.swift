/// A small seeded random number generator with the same numbers on every machine.
///
/// Source: Steele, Lea and Flood, OOPSLA 2014, doi:10.1145/2660193.2660195.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter state: The seed.
    public init(state: UInt64) { self.state = state }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below a bound; uniform except for a bias of about 2⁻³² (Lemire, doi:10.1145/3230636).
    mutating func below(_ bound: Int) -> Int { Int((next() >> 32 &* UInt64(bound)) >> 32) }
}
