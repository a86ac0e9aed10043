/// A bit for each document of a segment, set if the document is gone.
struct DeadBits: Sendable {
    private(set) var bytes: [UInt8]

    init(count: Int) { bytes = [UInt8](repeating: 0, count: (count + 7) / 8) }

    init(bytes: [UInt8]) { self.bytes = bytes }

    subscript(place: Int) -> Bool {
        get { place / 8 < bytes.count && bytes[place / 8] & (1 << UInt8(place % 8)) != 0 }
        set {
            guard place / 8 < bytes.count else { return }
            if newValue {
                bytes[place / 8] |= 1 << UInt8(place % 8)
            } else {
                bytes[place / 8] &= ~(1 << UInt8(place % 8))
            }
        }
    }

    var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }
}
