import Testing

@testable import Parsing

/// Which titles some words may name, by the first letters alone.
@Suite struct TitleBeginningsTests {
    private func numbers(_ asked: String..., of titles: [String]) -> [Int]? {
        var beginnings = TitleBeginnings()
        for (number, title) in titles.enumerated() { beginnings.add(title, of: number) }
        return beginnings.numbers(namedBy: asked)
    }

    @Test func `a title with a word that begins alike may be meant`() {
        let titles = ["Budget review", "The new budgets", "Rebudgeting", "Offsite"]
        #expect(numbers("budget", of: titles) == [0, 1])
    }

    @Test func `capitals, accents and marks do not count`() {
        #expect(numbers("cafe", of: ["Plan (CAFÉ)", "Über Café-Pläne", "Kaffee"]) == [0, 1])
    }

    @Test func `each of several names may mean its own titles`() {
        #expect(numbers("offsite", "budget", of: ["Budget", "Retro", "Offsite"]) == [0, 2])
    }

    @Test func `without a name anything may be meant`() {
        #expect(numbers("meeting", of: ["Budget", "Offsite"]) == nil)
        #expect(numbers("budget", "meeting", of: ["Budget", "Offsite"]) == nil)
    }

    @Test func `what no title begins like is nothing`() {
        #expect(numbers("zebra", of: ["Budget", "Offsite"]) == [])
    }

    @Test func `a one-on-one is found however it is written`() {
        #expect(numbers("1:1", of: ["1:1 Sarah", "One on one with Bob", "Retro"]) == [0, 1])
    }
}
