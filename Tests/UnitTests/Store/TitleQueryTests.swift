import Model
import Testing
import Time

@testable import Store

@Suite struct TitleQueryTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    @Test func `everything but pages of people has a title to be named by`() throws {
        try index.apply(
            replace("a.md", try document(.note, "Product strategy")),
            replace("b.md", try document(.note, "Tiers") { $0.aliases = ["Strategy of prices"] }),
            replace("e.md", try document(.person, "Strategos")))
        let titled = try index.reader().titledDocuments().sorted { $0.record.title < $1.record.title }
        #expect(titled.map(\.record.title) == ["Product strategy", "Tiers"])
        #expect(titled.map(\.aliases) == [[], ["Strategy of prices"]])
        #expect(titled.map(\.isOccasion) == [false, false])
    }

    @Test func `places are those where something took place, each once`() throws {
        for (file, place) in [("a.ics", "Zoom"), ("b.ics", "Zoom"), ("c.ics", "Café Übersee")] {
            try index.apply(
                replace(file, try document(.event) { $0.properties = [Property(key: "location", value: place)] }))
        }
        try index.apply(replace("d.md", try document { $0.properties = [Property(key: "purpose", value: "Boats")] }))
        let reader = try index.reader()
        #expect(try reader.places() == ["Café Übersee", "Zoom"])
        #expect(try reader.paths { $0.places = ["zoom"] } == ["a.ics", "b.ics"])
        #expect(try reader.paths { $0.places = ["übersee"] } == ["c.ics"])
        #expect(try reader.paths { $0.places = ["übersee", "zoo"] }.count == 3)
        #expect(try reader.paths { $0.places = ["boats"] }.isEmpty)
    }

    @Test func `documents can be wanted or left out one by one`() throws {
        for name in ["a", "b", "c"] { try index.apply(replace("\(name).md", try document())) }
        let reader = try index.reader()
        let numbers = Dictionary(
            uniqueKeysWithValues: try reader.documents(DocumentFilter()).map { ($0.path, $0.number) })
        let (a, b) = (try #require(numbers["a.md"]), try #require(numbers["b.md"]))
        #expect(try reader.paths { $0.documents = [[a, b]] } == ["a.md", "b.md"])
        #expect(try reader.paths { $0.documents = [[a, b], [b]] } == ["b.md"])
        #expect(try reader.paths { $0.documents = [[]] }.isEmpty)
        #expect(try reader.paths { $0.excludedDocuments = [a] } == ["b.md", "c.md"])
    }
}
