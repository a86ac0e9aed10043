import Testing

@testable import Habits

/// Prices, read and added without floating point.
@Suite struct MoneyTests {
    @Test(arguments: [
        ("12.99 EUR", 1299, "EUR"), ("€12,99", 1299, "EUR"), ("$5", 500, "USD"), ("12,9 €", 1290, "EUR"),
        ("1.299,00 CHF", 129_900, "CHF"), ("1,299.00 usd", 129_900, "USD"), ("1.299 EUR", 129_900, "EUR"),
        ("1 299,50 €", 129_950, "EUR"), ("¥500", 500, "JPY"), ("KWD 1.250", 1250, "KWD"), ("£0.99", 99, "GBP"),
    ])
    func `a price is read in minor units of its currency`(text: String, minor: Int, currency: String) throws {
        let money = try Money(text)
        #expect(money.minor == minor && money.currency == currency)
    }

    @Test(arguments: [
        "free", "", "12.999.9 EUR", "12.99", "-5 EUR", "5 euros", "1.2.3 EUR", "500.5 JPY", "9999999999999 EUR",
    ])
    func `what is no price is not guessed`(text: String) {
        #expect(throws: RecordProblem.Reason.self) { try Money(text) }
    }

    @Test func `an amount is written with the decimals of its currency`() throws {
        #expect(try Money("€0,05").decimal == "0.05")
        #expect(try Money("¥1200").decimal == "1200")
        #expect(try Money("KWD 1.250").decimal == "1.250")
    }

    @Test func `shares are added exactly and rounded once`() throws {
        var sum = MoneySum()
        for _ in 0..<3 { sum.add(try Money("100 EUR"), times: Ratio(1, 1)) }
        #expect(sum.divided(by: 12).map(\.decimal) == ["25.00"])
    }

    @Test func `currencies are never added`() throws {
        var sum = MoneySum()
        sum.add(try Money("$1"), times: Ratio(12, 1))
        sum.add(try Money("€1"), times: Ratio(12, 1))
        #expect(sum.divided(by: 1).map { $0.decimal + $0.currency } == ["12.00EUR", "12.00USD"])
    }
}
