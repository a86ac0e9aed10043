import Parsing
import Testing

/// What is said in a conversation and is no question for the vault.
@Suite struct ConversationWordsTests {
    @Test(arguments: [
        ("hello", SmallTalk.hello), ("Hi!", .hello), ("good morning", .hello), ("Hallo", .hello), ("thanks", .thanks),
        ("Thank you very much!", .thanks), ("danke schön", .thanks), ("hi, thanks", .thanks), ("bye", .bye),
        ("what can you do?", .capabilities), ("was kannst du?", .capabilities), ("who are you?", .identity),
        ("wer bist du", .identity), ("help", .help), ("Hilfe!", .help), ("how are you?", .wellbeing),
    ])
    func `talk is told by the whole text`(text: String, talk: SmallTalk) {
        #expect(ConversationWords.smallTalk(text) == talk)
    }

    @Test(arguments: [
        "the hello world note", "thanks to Bob we found it", "help desk tickets", "who are you meeting tomorrow?",
        "hello, what did I discuss with Sarah?", "good morning meetings", "what can you do about churn", "",
    ])
    func `what says more is searched`(text: String) {
        #expect(ConversationWords.smallTalk(text) == nil)
    }

    @Test(arguments: [
        ("more", ConversationRequest.more), ("show me more please", .more), ("what else?", .more), ("mehr", .more),
        ("why?", .explain), ("how do you know?", .explain), ("warum?", .explain), ("again", .again), ("undo", .undo),
        ("go back", .undo), ("zurück", .undo), ("open the second one", .open(.item(2))),
        ("open number 3", .open(.citation(3))),
    ])
    func `requests are about the last answer`(text: String, request: ConversationRequest) {
        #expect(ConversationWords.request(text) == request)
    }

    @Test(arguments: [
        "more meetings with Bob", "why did we raise prices?", "open tasks", "what else is on tomorrow?", "back office",
    ])
    func `questions are no requests`(text: String) {
        #expect(ConversationWords.request(text) == nil)
    }

    @Test(arguments: [
        ("the third one", ConversationPointer.place), ("number 4", .place), ("das zweite", .place),
        ("who was at the second one?", .place), ("any time", .condition), ("egal wann", .condition),
    ])
    func `some words only point at what was shown or said`(text: String, pointer: ConversationPointer) {
        #expect(ConversationWords.pointer(text) == pointer)
    }

    @Test(arguments: ["the third meeting with Bob", "when is the next one?", "any time left for Bob?", "one"])
    func `what can be looked for points at nothing`(text: String) {
        #expect(ConversationWords.pointer(text) == nil)
    }
}
