import Model
import Store

/// Answers with the number of tags, and lists them, the most frequent first.
struct TagsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer { try answer(try context.index.tags()) }

    private func answer(_ tags: [(name: String, count: Int)]) throws(StoreError) -> Answer {
        guard !tags.isEmpty else { return try NothingFound(context: context).answer() }
        let shown = tags.prefix(context.listLimit ?? 20)
        var answer = Answer(found: true, headline: "")
        answer.value = .number(Double(tags.count))
        for tag in shown { try add(tag, to: &answer) }
        answer.headline = context.templates.text(
            "tags.counted",
            [
                "count": String(tags.count),
                "more": MeetingLines(context: context).more(shown: shown.count, of: tags.count),
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Answers with the tags themselves.
    func listed() throws(StoreError) -> Answer {
        let tags = try context.index.tags()
        var answer = try answer(tags)
        answer.view = .tags(
            tags.prefix(context.listLimit ?? tags.count).map { TagEntry(name: $0.name, count: $0.count) })
        answer.value = .list(tags.map(\.name))
        if tags.isEmpty { answer.headline = context.templates.text("tags.none") }
        return answer
    }

    /// Adds a tag with the newest document that has it.
    private func add(_ tag: (name: String, count: Int), to answer: inout Answer) throws(StoreError) {
        var filter = DocumentFilter()
        filter.tags = [tag.name.lowercased()]
        let text = context.templates.text("tags.entry", ["name": tag.name, "count": String(tag.count)])
        var quote = Answer.Quote.computed(text)
        if let newest = try context.index.documents(filter).last {
            let meeting = Meeting(record: newest, sources: [newest])
            let citations = try context.citations(meeting, from: answer.citations.count + 1)
            answer.citations += citations
            quote.citations = citations.map(\.rank)
        }
        answer.sections.append(Answer.Section(quotes: [quote]))
    }
}
