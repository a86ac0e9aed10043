import Model
import Testing
import Time

@testable import Parsing

/// Which words of a question may say what somebody is.
@Suite struct PersonDescriptionTests {
    private func descriptions(_ question: String) -> [String] {
        QuestionDraft(question).describedPlaces().map { $0.description.words.joined(separator: " ") }
    }

    @Test(
        arguments: [
            ("what did the tax adviser say about VAT", "tax adviser"),
            ("meetings with our landlord in May", "landlord"),
            ("has my dentist answered us", "dentist"), ("I spoke to the head of sales", "head sales"),
            ("what did people from Monera want", "monera"), ("was hat der Vermieter gesagt", "vermieter"),
        ])
    func `an article and nouns stand as a person would`(question: String, words: String) {
        #expect(descriptions(question) == [words])
    }

    @Test(arguments: [
        "what did the report say", "notes from the design review", "what is the price", "with the meetings",
        "what did we decide about the roof", "who was at the launch",
    ])
    func `other things are not taken for people`(question: String) {
        #expect(descriptions(question).isEmpty)
    }

    @Test func `who is asked for by what they are is part of the request`() throws {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        let request = Names.parser.parse("who works at Monera", now: now).request
        var actor = ActorRequest()
        actor.predicate = "works"
        actor.description = PersonDescription(.belonging, ["monera"])
        #expect(request == .actor(actor))
    }
}
