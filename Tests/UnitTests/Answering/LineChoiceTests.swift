import Model
import Testing

@testable import Answering
@testable import Store

@Suite struct LineChoiceTests {
    private func lines(_ text: String, speakers: [String] = [], headings: [String] = []) -> [QuotableLine] {
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let chunk = ChunkRecord(
            number: 1, document: 1, lines: LineRange(1, count), text: text, headingPath: headings, speakers: speakers,
            cueSecond: nil)
        return LineReader().lines(of: [chunk])
    }

    private func chosen(_ text: String, count: Int, speakers: [String] = []) -> [String] {
        LineChoice().lines(of: lines(text, speakers: speakers), count: count).map(\.text)
    }

    @Test func `a wrapped sentence is read whole, and cites its own lines`() {
        let first = "Ana: We looked at " + String(repeating: "many words ", count: 20) + "and then"
        var chunk = ChunkRecord(
            number: 1, document: 1, lines: LineRange(7, 10), text: "Before.\n\(first) \n  stopped. It went\nwell.",
            headingPath: [], speakers: [], cueSecond: nil)
        chunk.wrapped.insert(2)
        chunk.wrapped.insert(3)
        let lines = LineReader().lines(of: [chunk])
        #expect(lines.map(\.text) == ["Before.", first + " stopped.", "It went well."])
        #expect(lines.map(\.lines) == [LineRange(7, 7), LineRange(8, 9), LineRange(9, 10)])
    }

    @Test(arguments: [
        "The request added a search bar to the site, and all boats are found.",
        "It added a search bar to the site, and all boats are found.",
    ]) func `a sentence that points back is quoted with the one before it`(second: String) {
        let first =
            "The reason for all that came to be in spring, after " + String(repeating: "many long ", count: 20)
            + "evenings, is one request that Ines made."
        let lines = lines("\(first) \(second)")
        #expect(lines.count == 2)
        let units = LineUnits(
            lines: lines, words: lines.map { $0.words(QuotableLine.memo()) }, merits: [0, 1], evidence: Evidence([]))
        #expect(units.unit(of: 1) == [0, 1])
    }

    @Test func `the name in a wikilink is text, and the target of a link is none`() {
        #expect(LinkTargets.blanked(in: "see [[churn]] and [here](churn.md)", keepsNames: true).contains("[[churn]]"))
        #expect(!LinkTargets.blanked(in: "see [[churn|this]] and [here](churn.md)", keepsNames: true).contains("churn"))
    }

    @Test func `what is decided comes before what is said`() {
        let text =
            "The room was warm and we had tea.\nWe agreed to ship the beta on Monday.\nSomebody laughed about the horn."
        #expect(chosen(text, count: 1) == ["We agreed to ship the beta on Monday."])
    }

    @Test func `a line that repeats another is passed over`() {
        let text =
            "Churn was 3.8 % in February.\nIn February churn was 3.8 %.\nSarah wants a cap of 15 % on the discount."
        #expect(chosen(text, count: 2).count == 2)
        #expect(chosen(text, count: 2).last == "Sarah wants a cap of 15 % on the discount.")
    }

    @Test func `a row is quoted with the head of its table, and the head never alone`() {
        let text = "| month | churn |\n|---|---|\n| Jan | 3.1 % |\n| Feb | 3.8 % |"
        #expect(chosen(text, count: 1) == ["| month | churn |", "| Feb | 3.8 % |"])
    }

    @Test func `a question in talk is quoted with the reply`() {
        let text = "Ann: What did you play at the picnic?\nBob: Mm-hmm.\nBob: We played charades until dark."
        #expect(unit(of: 0, in: lines(text, speakers: ["Ann", "Bob"])) == [0, 2])
    }

    private func unit(of place: Int, in lines: [QuotableLine]) -> [Int] {
        LineUnits(
            lines: lines, words: lines.map { $0.words(QuotableLine.memo()) }, merits: lines.map { _ in 0 },
            evidence: nil
        ).unit(of: place)
    }

    @Test func `a question in a note is quoted with the line below it that is no question`() {
        let text = "Should the mast be painted?\nAnd the boom?\nKofi: only the mast, in grey."
        #expect(unit(of: 0, in: lines(text)) == [0, 2])
    }

    @Test func `items are understood by those that they stand in`() {
        var chunk = ChunkRecord(
            number: 1, document: 1, lines: LineRange(5, 8), text: "Mast\npainted grey\ntwice\nBoom",
            headingPath: ["Boat"], speakers: [], cueSecond: nil)
        chunk.parentItems = ["Yard"]
        for (line, depth) in [1, 2, 3, 1].enumerated() { chunk.depths[line] = depth }
        #expect(
            LineReader().lines(of: [chunk]).map { $0.headings.joined(separator: " › ") }
                == ["Boat › Yard", "Boat › Yard › Mast", "Boat › Yard › Mast › painted grey", "Boat › Yard"])
    }

    @Test(arguments: ["Mm - hmm.", "Yeah right.", "OK.", "Uh-huh, yeah.", "Ja, genau."])
    func `who only listens is never quoted`(turn: String) {
        #expect(chosen("Ann: \(turn)", count: 1, speakers: ["Ann"]).isEmpty)
    }

    @Test func `what leads to a list is quoted with the list`() {
        let text = "In the end 3 goals of the offsite remained:\nCut churn.\nMonera live."
        #expect(chosen(text, count: 1) == text.split(separator: "\n").map(String.init))
    }

    @Test(arguments: [
        "[38425]: https://example.com/a/b", "<br/>", "&nbsp;", "See also [[the other note]]", "![[boat.png]]",
        "[#12](https://example.com/12)",
    ])
    func `what is there for a program is never quoted alone`(line: String) {
        #expect(chosen(line + "\nThe boat is grey.", count: 2) == ["The boat is grey."])
    }

    @Test func `a long line is quoted by its sentences`() {
        let filler =
            "The pier is long. The wind is cold today. Nobody brought gloves. The ferry was late again. "
            + "Tea helped a little. Then the sun came out behind the crane. Somebody sang a song about herring. "
            + "The dog wanted to go home early, as always on Fridays. "
        #expect(chosen(filler + "We decided to buy a second boat.", count: 1) == ["We decided to buy a second boat."])
    }
}
