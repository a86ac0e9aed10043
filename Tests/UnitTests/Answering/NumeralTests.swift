import Testing

@testable import Answering

/// How numbers are written.
@Suite struct NumeralTests {
    private func values(_ text: String) -> [Double] { AmountsInText(text).amounts.map(\.value) }

    @Test(
        arguments: [
            ("1,200,300 people", 1_200_300), ("1.200.300 Menschen", 1_200_300), ("2.500,50 €", 2500.5),
            ("1,200.50 dollars", 1200.5), ("0.125 kg", 0.125), ("12345.678 km", 12345.678),
        ] as [(String, Double)])
    func `marks between thousands are told from those of fractions`(text: String, value: Double) {
        #expect(values(text) == [value])
    }

    @Test(arguments: ["4.3.1", "1.200.30.4", "12.5,300"]) func `what has marks of neither is no number`(text: String) {
        #expect(values(text).isEmpty)
    }

    @Test func `a sign of money belongs to one number`() {
        #expect(AmountsInText("5 € 6 times").amounts.map(\.quantity) == [.money, nil])
        #expect(AmountsInText("2026 £65").amounts.map(\.quantity) == [nil, .money])
    }

    @Test(arguments: ["", "€", "half", "one", "a", ",", "½", "-", "5 €", "€ 5 €"])
    func `odd ends of a text are no trouble`(text: String) {
        #expect(values(text).count <= 1)
    }

    @Test func `hours and minutes behind each other are one length`() {
        #expect(values("it took 1 h 15 min") == [75])
        #expect(values("first 15 min, then 1 h") == [15, 60])
    }
}
